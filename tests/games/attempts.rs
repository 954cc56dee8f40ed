//! Puzzles being solved: their lines solve them, other answers are told what they give, and a match begins
//! with their positions.

use menagerie::ai::puzzle::attempt::{Attempt, Miss, Moment, attempt, shown};
use menagerie::ai::puzzle::{Puzzling, actions};
use menagerie::data::puzzles::{self, Loaded, Puzzle};
use menagerie::data::{Flaws, FromFiles};
use menagerie::rules::arena::Arena;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Game, after};

use super::read;

fn all<G: Puzzling>() -> Vec<Loaded<G>> {
    let heads = puzzles::heads(&read, G::ID);
    let load = |head: &puzzles::Head| {
        puzzles::find::<G>(&read, &format!("{}/{}", G::ID, head.id))
            .unwrap_or_else(|flaws| panic!("{flaws}"))
    };
    heads.iter().map(load).collect()
}

/// Plays what is expected, beginning with these actions, until somebody has to choose; returns all actions.
fn follow<G: Puzzling>(
    Loaded { puzzle, tables, .. }: &Loaded<G>,
    mut played: Vec<G::Action>,
    goes_on: bool,
) -> (Vec<G::Action>, Attempt<G::Action>) {
    loop {
        let now = attempt::<G>(tables, puzzle, &played);
        match (now.moment, now.next) {
            (Moment::Reply(action), _) => played.push(action),
            (Moment::Open, Some(action)) if goes_on => played.push(action),
            _ => return (played, now),
        }
        assert!(played.len() < 100, "{}", puzzle.id);
    }
}

/// Checks that every puzzle is solved by what its attempt proposes, and that its line is shown to its end.
fn solved<G: Puzzling>() {
    for loaded in all::<G>() {
        let Loaded { puzzle, tables, setup, .. } = &loaded;
        assert_eq!(G::start(tables, setup), puzzle.position, "{}", puzzle.id);
        let (played, end) = follow(&loaded, Vec::new(), true);
        assert_eq!((end.moment, &played), (Moment::Solved, &puzzle.line), "{}", puzzle.id);
        for (number, action) in puzzle.line.iter().enumerate() {
            assert_eq!(shown::<G>(puzzle, &puzzle.line[..number]), Moment::Reply(*action));
        }
        assert_eq!(shown::<G>(puzzle, &puzzle.line), Moment::Missed(Miss::Other));
    }
}

#[test]
fn every_puzzle_of_jungle_is_solved_by_its_line() {
    solved::<Jungle>();
}

#[test]
fn every_puzzle_of_arena_is_solved_by_its_line() {
    solved::<Arena>();
}

#[test]
fn every_puzzle_of_zoon_is_solved_by_its_line() {
    solved::<Zoon>();
}

#[test]
fn every_puzzle_of_honga_is_solved_by_its_line() {
    solved::<Honga>();
}

/// What the first actions of some puzzles give, other than the line's, that miss at once.
fn misses<G: Puzzling>(some: usize) -> Vec<(Miss, Puzzle<G>)> {
    let mut found = Vec::new();
    for loaded in all::<G>().into_iter().filter(|loaded| loaded.puzzle.moves < 4).take(some) {
        let Loaded { puzzle, tables, .. } = &loaded;
        for action in actions::<G>(tables, &puzzle.position) {
            let (_, end) = follow(&loaded, vec![action], false);
            match end.moment {
                Moment::Missed(miss) => found.push((miss, puzzle.clone())),
                Moment::Solved => {
                    assert!(puzzle.moves == 1 || puzzle.line.contains(&action), "{}", puzzle.id)
                }
                _ => {}
            }
        }
    }
    found
}

#[test]
fn a_wrong_move_of_jungle_is_told_its_way_out() {
    let misses = misses::<Jungle>(20);
    let escapes = |miss: &Miss, moves: u8| *miss == Miss::Escape(moves - 1);
    let count = |is: &dyn Fn(&Miss, u8) -> bool| {
        misses.iter().filter(|(miss, puzzle)| is(miss, puzzle.moves)).count()
    };
    assert!(count(&|miss, moves| moves > 1 && escapes(miss, moves)) > 20);
    assert!(count(&|miss, _| *miss == Miss::Lost) > 0, "nobody loses");
    assert_eq!(count(&|miss, _| *miss == Miss::Other), 0);
    assert_eq!(
        count(&|miss, moves| (moves == 1) != (*miss == Miss::NotYet)),
        0,
        "one move wins now or is not yet won"
    );
}

#[test]
fn another_combat_of_zoon_is_told_its_smaller_chance() {
    let misses = misses::<Zoon>(4);
    assert!(misses.iter().any(|(miss, _)| *miss == Miss::NoCombat));
    let chances = misses.iter().filter_map(|(miss, puzzle)| match miss {
        Miss::Chance { chance, best } => Some((*chance, *best, puzzle.worth)),
        _ => None,
    });
    let chances: Vec<_> = chances.collect();
    assert!(chances.iter().all(|(chance, best, worth)| chance < best && best == worth));
    assert!(!chances.is_empty());
}

#[test]
fn another_placement_of_honga_is_told_its_fewer_points() {
    let misses = misses::<Honga>(4);
    assert!(misses.len() > 4);
    for (miss, puzzle) in misses {
        let Miss::Points { gained, best } = miss else { panic!("{}: {miss:?}", puzzle.id) };
        assert!(gained < best && best == u16::from(puzzle.worth), "{}", puzzle.id);
    }
}

#[test]
fn a_turn_of_arena_that_does_not_win_is_told_what_it_brings() {
    let mut told = 0;
    for loaded in all::<Arena>().into_iter().take(12) {
        let Loaded { puzzle, tables, .. } = &loaded;
        let mut now = puzzle.position.clone();
        let mut played = Vec::new();
        // A turn of only turning round.
        while Arena::actor(tables, &now) == menagerie::rules::Actor::Seat(puzzle.seat) {
            let listed = actions::<Arena>(tables, &now);
            let is_move = |a: &&_| matches!(a, menagerie::rules::arena::Action::Move { .. });
            let Some(action) = listed.iter().find(|action| !is_move(action)) else { break };
            played.push(*action);
            now = after::<Arena>(tables, &now, *action);
        }
        match attempt::<Arena>(tables, puzzle, &played).moment {
            Moment::Missed(Miss::Points { gained, best }) => {
                assert!(gained < best, "{}", puzzle.id);
                told += 1;
            }
            Moment::Missed(Miss::Free(free)) => {
                assert!(free > 0);
                told += 1;
            }
            other => panic!("{}: {other:?}", puzzle.id),
        }
    }
    assert!(told > 0);
}

#[test]
fn the_movements_of_a_turn_may_be_made_in_the_other_order() {
    let mut others = 0;
    for loaded in all::<Arena>().into_iter().filter(|loaded| loaded.puzzle.moves == 2).take(6) {
        let Loaded { puzzle, tables, .. } = &loaded;
        let task = Arena::task(tables, &puzzle.position).unwrap();
        let other = task.answers.into_iter().find(|answer| *answer != puzzle.line[0]);
        let Some(other) = other else { continue };
        let (_, end) = follow(&loaded, vec![other], true);
        assert_eq!(end.moment, Moment::Solved, "{}", puzzle.id);
        others += 1;
    }
    assert!(others > 0, "every order is forced");
}

#[test]
fn a_later_move_of_jungle_may_be_another_one_that_wins_in_time() {
    let mut others = 0;
    let long = all::<Jungle>().into_iter().filter(|loaded| (2..4).contains(&loaded.puzzle.moves));
    for loaded in long.take(12) {
        let Loaded { puzzle, tables, .. } = &loaded;
        let begun = puzzle.line[..2].to_vec();
        let now = begun
            .iter()
            .fold(puzzle.position.clone(), |now, action| after::<Jungle>(tables, &now, *action));
        for action in actions::<Jungle>(tables, &now) {
            let played = begun.iter().copied().chain([action]).collect();
            let (_, end) = follow(&loaded, played, true);
            assert_ne!(end.moment, Moment::Open, "{}", puzzle.id);
            others += u32::from(end.moment == Moment::Solved && action != puzzle.line[2]);
            if let Moment::Missed(_) = end.moment {
                assert_eq!((end.held, end.begun), (1, 2), "{}", puzzle.id);
            }
        }
    }
    assert!(others > 0, "every later move is forced");
}

#[test]
fn heads_say_what_the_whole_file_says() {
    fn check<G: FromFiles>() {
        let whole = puzzles::load::<G>(&read).map_err(Flaws).unwrap();
        let heads = puzzles::heads(&read, G::ID);
        let whole: Vec<_> = whole.into_iter().map(|one| (one.id, one.level, one.grade)).collect();
        let heads: Vec<_> = heads.into_iter().map(|one| (one.id, one.level, one.grade)).collect();
        assert_eq!(heads, whole);
    }
    check::<Jungle>();
    check::<Arena>();
    check::<Zoon>();
    check::<Honga>();
    assert_eq!(puzzles::heads(&read, "ludo"), []);
}
