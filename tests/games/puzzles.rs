//! The shipped puzzles: they are read without a flaw, are many, differ, and some of each game are
//! proven again; `examples/find_puzzles --prove` proves all. And tasks of positions made by hand.

use std::collections::{BTreeMap, BTreeSet};

use menagerie::ai::puzzle::{Puzzling, Task, prove};
use menagerie::data::puzzles::{self, Goal, Puzzle, daily};
use menagerie::data::{Flaws, FromFiles};
use menagerie::rules::arena::{Action, Arena, Position, Tables};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{self, Honga};
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Actor, Dice, Game, Seat, Side, after};

use super::read;

/// How many puzzles of Arena and Jungle a test proves again, and of the games with secrets.
const PROVEN: [usize; 2] = [6, 3];

fn shipped<G: FromFiles>() -> Vec<Puzzle<G>> {
    puzzles::load::<G>(&read).unwrap_or_else(|flaws| panic!("{}", Flaws(flaws)))
}

fn level<G: FromFiles>(id: &str) -> G::Tables {
    G::tables(&read, id, &[]).unwrap_or_else(|flaws| panic!("{flaws}"))
}

/// Reads a game's puzzles and compares them; proves some of them, from the whole range of grades.
fn check<G: Puzzling + FromFiles>(least: usize, grades: usize, proven: usize) {
    let puzzles = shipped::<G>();
    assert!(puzzles.len() >= least, "{} has only {} puzzles", G::ID, puzzles.len());
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "easiest first");
    let filled: BTreeSet<u8> = puzzles.iter().map(|puzzle| puzzle.grade).collect();
    assert!(filled.len() >= grades, "only the grades {filled:?} of {}", G::ID);
    let mut levels = BTreeMap::new();
    for puzzle in &puzzles {
        levels.entry(&puzzle.level).or_insert_with(|| level::<G>(&puzzle.level));
    }
    let likenesses = puzzles.iter().map(|puzzle| {
        let all = G::reflections(&levels[&puzzle.level], &puzzle.position);
        all.into_iter().min()
    });
    let different: BTreeSet<_> = likenesses.collect();
    assert_eq!(different.len(), puzzles.len(), "two are the same, perhaps mirrored");
    for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(proven)) {
        if let Err(trouble) = prove(&levels[&puzzle.level], puzzle) {
            panic!("{} {}: {trouble}", G::ID, puzzle.id);
        }
    }
}

#[test]
fn the_puzzles_of_jungle_are_proven() {
    check::<Jungle>(50, 4, PROVEN[0]);
}

#[test]
fn the_puzzles_of_arena_are_proven() {
    check::<Arena>(60, 1, PROVEN[0]);
}

#[test]
fn the_puzzles_of_zoon_are_proven_whatever_is_hidden() {
    check::<Zoon>(33, 5, PROVEN[1]);
}

#[test]
fn the_puzzles_of_honga_are_proven_whatever_is_hidden() {
    check::<Honga>(33, 4, PROVEN[1]);
}

#[test]
fn a_puzzle_with_another_answer_is_not_proven() {
    let puzzle = shipped::<Jungle>().into_iter().find(|puzzle| puzzle.moves == 2).unwrap();
    let tables = level::<Jungle>(&puzzle.level);
    assert_eq!(prove(&tables, &puzzle), Ok(()));
    let longer = Puzzle { moves: 3, ..puzzle.clone() };
    assert!(prove(&tables, &longer).unwrap_err().contains("asks for Win in 2"));
    let other = Puzzle { line: puzzle.line[..1].to_vec(), ..puzzle.clone() };
    assert!(prove(&tables, &other).unwrap_err().contains("the answer is"));
    let next = after::<Jungle>(&tables, &puzzle.position, puzzle.line[0]);
    let lost = Puzzle { position: next, ..puzzle };
    assert!(prove(&tables, &lost).unwrap_err().contains("no answer"));
}

#[test]
fn every_day_has_a_puzzle_of_all_games() {
    let counts = [
        shipped::<Jungle>().len(),
        shipped::<Arena>().len(),
        shipped::<Zoon>().len(),
        shipped::<Honga>().len(),
    ];
    let count = counts.iter().sum();
    let first = daily::Day::of_date(2026, 11, 24).unwrap();
    let year: BTreeSet<_> =
        (0..366).map(|day| daily::daily(daily::Day(first.0 + day), count).unwrap()).collect();
    assert_eq!(year.len(), count.min(366), "every puzzle has its day");
    assert!(year.last() < Some(&count));
}

/// A position of Arena with only these pawns, red to move; all others are captives, or beside the
/// board if they cannot be taken.
fn arena(tables: &Tables, score: &str, pawns: [&str; 2]) -> Position {
    let packs = [0, 1].map(|side| {
        let ids =
            tables.pack(Side(side)).iter().map(|kind| &tables.animals()[kind.index()].plan.id);
        let words: Vec<&str> = pawns[usize::from(side)].split(' ').collect();
        let word = |id: &String| {
            let own = words.iter().find(|word| word.split('@').next() == Some(id));
            let absent = if id == "turtle" { "=-" } else { "=x" };
            own.map_or_else(|| format!("{id}{absent}"), |word| (*word).to_owned())
        };
        ids.map(word).collect::<Vec<_>>().join(",")
    });
    let text = format!("playing red {score} red:{} blue:{}", packs[0], packs[1]);
    Arena::parse_position(tables, &text).unwrap_or_else(|flaw| panic!("{text}: {flaw}"))
}

fn asked(tables: &Tables, score: &str, red: &str) -> Option<(u8, Vec<String>)> {
    let blue = "wolf@a10s gorilla@m10s zebra@a12s hippopotamus@m12s";
    let task = Arena::task(tables, &arena(tables, score, [red, blue]))?;
    let names = task.answers.iter().map(|action| Arena::action_text(tables, *action));
    Some((task.moves, names.collect()))
}

#[test]
fn one_hunt_that_wins_is_a_task_of_arena_and_two_are_none() {
    let tables = level::<Arena>("arena/jungla");
    let far = "elephant@a5n crocodile@m5n";
    let one = asked(&tables, "4-0/5", &format!("wolf@f14n {far}"));
    assert_eq!(one, Some((1, vec!["f14n1".to_owned()])));
    assert_eq!(asked(&tables, "4-0/5", &format!("wolf@f14n cheetah@h14n {far}")), None);
    assert_eq!(asked(&tables, "3-0/5", &format!("wolf@f14n {far}")), None, "one point short");
}

#[test]
fn two_hunts_of_one_turn_are_one_answer_in_either_order() {
    let tables = level::<Arena>("arena/jungla");
    let both = asked(&tables, "3-0/5", "wolf@f14n cheetah@h14n elephant@a5n");
    let (moves, mut answers) = both.unwrap();
    answers.sort();
    assert_eq!((moves, answers), (2, vec!["f14n1".to_owned(), "h14n1".to_owned()]));
    let spare = asked(&tables, "3-0/5", "wolf@f14n cheetah@h14n elephant@e14ne");
    assert!(spare.is_none(), "a third animal may hunt instead: {spare:?}");
}

#[test]
fn an_animal_that_counts_double_needs_no_second_hunt() {
    let tables = level::<Arena>("arena/jungla");
    let turtle = asked(&tables, "3-0/5", "turtle@f14n cheetah@h14n elephant@a5n");
    assert_eq!(turtle, Some((1, vec!["f14n1".to_owned()])));
}

#[test]
fn an_answer_of_arena_is_judged_at_the_end_of_the_turn() {
    let tables = level::<Arena>("arena/jungla");
    let red = "wolf@f14n cheetah@h14n elephant@a5n";
    let start = arena(&tables, "3-0/5", [red, "wolf@a10s gorilla@m10s zebra@a12s"]);
    let task = Arena::task(&tables, &start).unwrap();
    let mut now = start.clone();
    for (number, action) in task.line.iter().enumerate() {
        let last = number + 1 == task.line.len();
        assert_eq!(Arena::verdict(&tables, &task, &now, *action), last.then_some(true));
        now = after::<Arena>(&tables, &now, *action);
    }
    let lazy = walk(&tables, &task, &start);
    assert_eq!(lazy, Some(false), "a turn without the hunts fails");
}

/// The verdict of a turn in which everybody only turns.
fn walk(tables: &Tables, task: &Task<Action>, start: &Position) -> Option<bool> {
    let mut now = start.clone();
    for _ in 0..10 {
        let mut all = Vec::new();
        Arena::actions(tables, &now, &mut all);
        let quiet = |action: &&Action| !matches!(action, Action::Move { .. });
        let action = *all.iter().find(quiet)?;
        let verdict = Arena::verdict(tables, task, &now, action);
        if verdict.is_some() {
            return verdict;
        }
        now = after::<Arena>(tables, &now, action);
    }
    None
}

#[test]
fn no_turn_of_honga_scores_more_than_the_answer_and_none_as_much_with_another_placement() {
    let mut dice = SmallDice::new(5);
    for puzzle in shipped::<Honga>().into_iter().step_by(6) {
        let tables = level::<Honga>(&puzzle.level);
        let points = |position: &honga::Position| position.field().tray(puzzle.seat).points;
        let asked = points(&puzzle.position) + u16::from(puzzle.worth);
        let end = puzzle
            .line
            .iter()
            .fold(puzzle.position.clone(), |now, action| after::<Honga>(&tables, &now, *action));
        assert_eq!(points(&end), asked, "{}: the line scores what is asked", puzzle.id);
        let placed = puzzle.line.iter().find(|a| matches!(a, honga::Action::Place { .. }));
        for _ in 0..200 {
            let (mut now, mut place) = (puzzle.position.clone(), None);
            while Honga::actor(&tables, &now) == Actor::Seat(puzzle.seat) {
                let mut all = Vec::new();
                Honga::actions(&tables, &now, &mut all);
                all.retain(|action| *action != honga::Action::EndTurn);
                if all.is_empty() {
                    break;
                }
                let action = all[dice.below(all.len() as u32) as usize];
                if matches!(action, honga::Action::Place { .. }) {
                    place = Some(action);
                }
                now = after::<Honga>(&tables, &now, action);
            }
            assert!(points(&now) <= asked, "{}", puzzle.id);
            assert!(points(&now) < asked || place.as_ref() == placed, "{}", puzzle.id);
        }
    }
}

#[test]
fn a_combat_of_zoon_is_certain_only_by_what_is_known() {
    let mut unknown = 0;
    for puzzle in shipped::<Zoon>().into_iter().filter(|puzzle| puzzle.goal == Goal::Take) {
        let tables = level::<Zoon>(&puzzle.level);
        let enemy = 1 - puzzle.seat.0;
        let text = Zoon::position_text(&tables, &puzzle.position);
        let tribe = puzzle.position.field().tribe(Seat(enemy));
        let every_face = tables.tribe(tribe).every_kind();
        let veiled: Vec<String> = text
            .split(' ')
            .map(|word| match word.strip_prefix(&format!("{enemy}:")) {
                Some(cards) => format!("{enemy}:{}", veil(cards, every_face)),
                None => word.to_owned(),
            })
            .collect();
        let Ok(position) = Zoon::parse_position(&tables, &veiled.join(" ")) else { continue };
        let task = Zoon::task(&tables, &position);
        unknown += u32::from(task.is_none_or(|task| task.answers[0] != puzzle.line[0]));
    }
    assert!(unknown > 0, "only {unknown} combats need what was seen");
}

/// The same cards, of which nothing is known.
fn veil(cards: &str, every_face: u16) -> String {
    let card = |card: &str| match card.split_once('?') {
        Some((face, state)) if face.contains('@') && !state.contains(['^', '*']) => {
            let rest = state.trim_start_matches(|letter: char| letter.is_ascii_hexdigit());
            format!("{face}?{every_face:x}{rest}")
        }
        _ => card.to_owned(),
    };
    cards.split(',').map(card).collect::<Vec<_>>().join(",")
}
