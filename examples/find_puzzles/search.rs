//! The search: matches, their positions, the puzzle taken from each.

use menagerie::ai::AiGame;
use menagerie::ai::puzzle::{Puzzling, Task, decider, grade};
use menagerie::ai::tournament::{Player, play_match};
use menagerie::data::puzzles::Puzzle;
use menagerie::data::{FromFiles, index};
use menagerie::rules::Game;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::hashing::{Hasher, mix};

use crate::Order;
use crate::games::tables;
use crate::shelf::Shelf;

/// How many tasks of one match are graded at most, besides those that the weakest player solves, which is
/// soon found out.
const GRADED: usize = 3;

/// Searches matches until there are enough puzzles or no more matches.
///
/// # Errors
/// A level or a set-up cannot be played, or the file cannot be read or written.
pub(crate) fn search<G>(order: &Order) -> Result<(), String>
where
    G: Puzzling + FromFiles<Setup: Default>,
{
    let mut shelf = Shelf::<G>::open()?;
    let mut levels: Vec<(&String, G::Tables)> = Vec::new();
    for level in &order.levels {
        levels.push((level, tables::<G>(level, &[])?));
    }
    for number in 1..=order.matches {
        for (level, tables) in &levels {
            let searched = shelf.searched.get(*level).copied().unwrap_or_default();
            if shelf.len() >= order.most || number <= searched {
                continue;
            }
            let found = take_one(order, &shelf, tables, (level, number))?;
            shelf.searched.insert((*level).clone(), number);
            if let Some(puzzle) = found {
                let Puzzle { id, moves, grade, .. } = &puzzle;
                eprintln!("{id}: {moves} moves, grade {grade}; {} so far", shelf.len() + 1);
                shelf.add(tables, puzzle);
                shelf.write(order)?;
            }
        }
    }
    shelf.write(order)?;
    let grades: Vec<String> =
        (1..=5).map(|grade| format!("{} of grade {grade}", shelf.of_grade(grade))).collect();
    println!("{} puzzles: {}", shelf.len(), grades.join(", "));
    Ok(())
}

/// The puzzle of one match, the most welcome of its tasks.
fn take_one<G>(
    order: &Order,
    shelf: &Shelf<G>,
    tables: &G::Tables,
    (level, number): (&str, u32),
) -> Result<Option<Puzzle<G>>, String>
where
    G: Puzzling + FromFiles<Setup: Default>,
{
    let positions = play::<G>(order, tables, (level, number))?;
    let late = positions.len().saturating_sub(G::LATE);
    let mut tasks: Vec<_> = positions[late..]
        .iter()
        .flat_map(|position| G::variants(tables, position))
        .filter_map(|position| {
            let task = G::task(tables, &position)?;
            Some((shelf.rank(order, tables, &position, &task)?, position, task))
        })
        .collect();
    // Late positions first where tasks are equally welcome: fewer pawns are easier to survey.
    tasks.reverse();
    tasks.sort_by_key(|(rank, ..)| *rank);
    let mut graded = 0;
    for (_, position, task) in tasks {
        if graded == GRADED {
            break;
        }
        let grade = grade::<G>(tables, &position, &task);
        graded += usize::from(grade > 1);
        let (Some(seat), Some((_, name))) = (decider::<G>(tables, &position), index::split(level))
        else {
            continue;
        };
        if shelf.of_grade(grade) >= order.per_grade {
            continue;
        }
        let Task { goal, moves, worth, line, .. } = task;
        let (id, level) = (format!("{name}-{number}"), level.to_owned());
        return Ok(Some(Puzzle { id, level, position, seat, goal, moves, worth, line, grade }));
    }
    Ok(None)
}

/// The positions of a match in which a seat decides.
fn play<G: AiGame<Setup: Default>>(
    order: &Order,
    tables: &G::Tables,
    (level, number): (&str, u32),
) -> Result<Vec<G::Position>, String> {
    let turn = number as usize - 1;
    let setup = match order.setups.get(turn % order.setups.len().max(1)) {
        Some(text) => G::parse_setup(tables, text).map_err(|flaw| format!("set-up: {flaw}"))?,
        None => G::Setup::default(),
    };
    let seats = usize::from(G::seats(&G::start(tables, &setup)));
    let sitting = order.players.iter().cycle().skip(turn % order.players.len().max(1));
    let mut players: Vec<Box<dyn Player<G>>> =
        sitting.take(seats).map(|player| Box::new(*player) as Box<dyn Player<G>>).collect();
    let mut hasher = Hasher::new(order.seed);
    hasher.bytes(level.as_bytes());
    let mut dice = SmallDice::new(mix(hasher.finish() ^ u64::from(number)));
    let mut positions = Vec::new();
    let mut watch = |position: &<G as Game>::Position, _| {
        if decider::<G>(tables, position).is_some() {
            positions.push(position.clone());
        }
    };
    play_match(tables, &setup, &mut players, &mut dice, &mut watch);
    Ok(positions)
}
