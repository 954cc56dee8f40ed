//! Puzzles: positions with one best action, `levels/<game>/puzzles.ron`.
//!
//! `examples/find_puzzles` writes these files and proves them ([`crate::ai`]'s `puzzle`). Reading one
//! checks what needs no search: the level can be played, the position can be read, the solution is
//! legal and, where the task is to win, it wins. The texts of tasks are not data: they follow from the
//! [`Goal`].

pub mod daily;
mod head;

#[cfg(test)]
mod tests;

pub use head::{Head, Loaded, OPTION, find, heads, is_graded};

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Deserialize;

use crate::data::fields::{distinct, id, whole};
use crate::data::letters::visible;
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, FromFiles, files};
use crate::rules::{Actor, Seat, after};

/// The most puzzles of a game.
pub const MAX_PUZZLES: usize = 1_000;
/// The most moves of a solution.
pub const MAX_MOVES: u8 = 4;
/// The hardest grade.
pub const MAX_GRADE: u8 = 5;
/// A certain chance, in quarters.
pub const CERTAIN: u8 = 4;
/// The most actions of a line.
const LONGEST_LINE: usize = 100;
/// The most points that a turn is asked to score.
const MOST_POINTS: i64 = 100;

/// The path of a game's puzzles.
#[must_use]
pub fn path(game: &str) -> String {
    format!("levels/{game}/puzzles.ron")
}

/// A file of puzzles: `(puzzles: [(…), …])`, in the order in which they are offered.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesDef<'a> {
    /// The puzzles, at most 1000.
    #[serde(borrow)]
    pub puzzles: At<'a, Vec<At<'a, PuzzleDef<'a>>>>,
}

/// One puzzle.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PuzzleDef<'a> {
    /// Its id, which no other puzzle of the game has. What was solved is remembered by it.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// The level it is played on, such as `jungle/combat`.
    pub level: At<'a, String>,
    /// The position in the game's notation, as `simulate --show` writes it. Of what is hidden in it the
    /// player sees only what the seat may know.
    pub position: At<'a, String>,
    /// The seat that is to decide: the player's, counted from 0.
    pub seat: At<'a, i64>,
    /// What the player is to do: `Win`, `Take` or `Score`.
    pub goal: At<'a, Goal>,
    /// In how many moves, 1 to 4.
    pub moves: At<'a, i64>,
    /// For the goal `Score` the points that the turn gains. For the goal `Take` the chance that the enemy
    /// card falls, in quarters: 4 is certain.
    #[serde(default)]
    pub worth: At<'a, Option<i64>>,
    /// The solution in the game's notation, to the end: with the replies of other seats and of chance
    /// for which it takes longest, or any of them where they make no difference. Only the first action
    /// is asked for.
    pub line: At<'a, Vec<At<'a, String>>>,
    /// How hard it is: 1 for the weakest player who solves it, to 5 for none of the computer's
    /// strengths.
    pub grade: At<'a, i64>,
}

/// What a puzzle asks for.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// Win the match, whatever the others do.
    Win,
    /// Begin the combat that eliminates the enemy card with the best chance, whatever the enemy does.
    Take,
    /// Score the most points in this turn.
    Score,
}

/// A puzzle, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<G: FromFiles> {
    /// Its id.
    pub id: String,
    /// The id of its level.
    pub level: String,
    /// The position.
    pub position: G::Position,
    /// The seat that is to decide.
    pub seat: Seat,
    /// What is asked for.
    pub goal: Goal,
    /// The number of moves.
    pub moves: u8,
    /// The points to score, or the chance in quarters; 0 for the goal `Win`.
    pub worth: u8,
    /// The solution; at least one action.
    pub line: Vec<G::Action>,
    /// How hard it is, 1 to 5.
    pub grade: u8,
}

/// Loads a game's puzzles, in the order of the file.
///
/// # Errors
/// All flaws of the file.
pub fn load<G: FromFiles>(files: &dyn Files) -> Result<Vec<Puzzle<G>>, Vec<Flaw>> {
    let path = path(G::ID);
    let text = files::text(files, &path).map_err(|flaws| flaws.0)?;
    let mut levels = Levels { files, known: BTreeMap::new() };
    read_whole(&text, |reader| compile::<G>(reader, &mut levels))
}

/// The levels named so far, each compiled once.
struct Levels<'f, G: FromFiles> {
    files: &'f dyn Files,
    known: BTreeMap<String, Option<Rc<G::Tables>>>,
}

impl<G: FromFiles> Levels<'_, G> {
    fn tables(&mut self, level: &str) -> Option<Rc<G::Tables>> {
        let compile = || G::tables(self.files, level, &[]).ok().map(Rc::new);
        self.known.entry(level.to_owned()).or_insert_with(compile).clone()
    }
}

fn compile<G: FromFiles>(
    reader: &mut Reader<'_>,
    levels: &mut Levels<'_, G>,
) -> Option<Vec<Puzzle<G>>> {
    let file: PuzzlesDef<'_> = reader.whole()?;
    let entries = reader.get(&file.puzzles, "a list of puzzles")?;
    if entries.len() > MAX_PUZZLES {
        let cause = format!("there are {} puzzles, more than {MAX_PUZZLES}", entries.len());
        reader.flaw(file.puzzles.token(), cause, Some("list fewer".to_owned()));
        return None;
    }
    let what = "a puzzle `(id: …, level: …, position: …, …)`";
    let mut made: Vec<Option<Puzzle<G>>> = Vec::new();
    for entry in entries {
        let def = reader.get(entry, what);
        let puzzle = def.and_then(|def| puzzle::<G>(reader, def, levels));
        let same = puzzle.as_ref().and_then(|new| {
            made.iter().flatten().find(|old| old.level == new.level && old.position == new.position)
        });
        if let (Some(same), Some(def)) = (same, def) {
            let cause = format!("`{}` has the same position", same.id);
            reader.flaw(def.position.token(), cause, Some("take one of them out".to_owned()));
        }
        made.push(puzzle);
    }
    distinct(reader, entries.iter().filter_map(|entry| Some(&entry.ok()?.id)), "puzzle");
    made.into_iter().collect()
}

/// Compiles one puzzle; reads every field before giving up.
fn puzzle<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    def: &PuzzleDef<'a>,
    levels: &mut Levels<'_, G>,
) -> Option<Puzzle<G>> {
    let id = id(reader, &def.id, "the puzzle's id in double quotes");
    let goal = reader.get(&def.goal, "`Win`, `Take` or `Score`").copied();
    let moves = whole(reader, &def.moves, 1, MAX_MOVES.into());
    let grade = whole(reader, &def.grade, 1, MAX_GRADE.into());
    let worth = worth(reader, &def.worth, goal);
    let level = reader.get(&def.level, "a level's id in double quotes").cloned();
    let tables = level.as_deref().and_then(|level| tables(reader, def, levels, level));
    let stands = tables.as_deref().and_then(|tables| position::<G>(reader, def, tables));
    let solved = match (tables.as_deref(), &stands) {
        (Some(tables), Some((position, seat))) => {
            line::<G>(reader, &def.line, tables, position.clone())
                .filter(|(_, end)| is_won::<G>(reader, def, tables, (end, *seat)))
        }
        _ => None,
    };
    let ((position, seat), (line, _)) = (stands?, solved?);
    let (id, level, goal, moves, worth, grade) = (id?, level?, goal?, moves?, worth?, grade?);
    Some(Puzzle { id, level, position, seat, goal, moves, worth, line, grade })
}

/// What belongs to the goal: points, a chance, or nothing.
fn worth<'a>(reader: &mut Reader<'a>, at: &At<'a, Option<i64>>, goal: Option<Goal>) -> Option<u8> {
    let worth = *reader.get(at, "a whole number")?;
    let most = match goal? {
        Goal::Win => 0,
        Goal::Take => CERTAIN.into(),
        Goal::Score => MOST_POINTS,
    };
    let (cause, hint) = match worth {
        None if most == 0 => return Some(0),
        Some(worth) if (1..=most).contains(&worth) => return u8::try_from(worth).ok(),
        Some(_) if most == 0 => {
            ("the goal `Win` has no `worth`".to_owned(), "take it out".to_owned())
        }
        None => ("this goal needs `worth`".to_owned(), format!("write a number from 1 to {most}")),
        Some(worth) => {
            (format!("{worth} is not possible here"), format!("write a number from 1 to {most}"))
        }
    };
    reader.flaw(at.token(), cause, Some(hint));
    None
}

/// The level, if it can be played.
fn tables<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    def: &PuzzleDef<'a>,
    levels: &mut Levels<'_, G>,
    level: &str,
) -> Option<Rc<G::Tables>> {
    let tables = levels.tables(level);
    if tables.is_none() {
        let cause = format!("`{}` is no level of {} that can be played", visible(level), G::ID);
        let hint = "write a level's id such as its file has it, and check that file".to_owned();
        reader.flaw(def.level.token(), cause, Some(hint));
    }
    tables
}

/// The position and the seat that decides in it.
fn position<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    def: &PuzzleDef<'a>,
    tables: &G::Tables,
) -> Option<(G::Position, Seat)> {
    let seat = *reader.get(&def.seat, "the number of a seat, counted from 0")?;
    let text = reader.get(&def.position, "a position in double quotes")?;
    let place = def.position.token();
    let position = match G::parse_position(tables, text) {
        Ok(position) => position,
        Err(flaw) => {
            let hint = "write it as `simulate --show` does".to_owned();
            reader.flaw(place, format!("this position cannot be read: {flaw}"), Some(hint));
            return None;
        }
    };
    match G::actor(tables, &position) {
        Actor::Seat(decider) if i64::from(decider.0) == seat => Some((position, decider)),
        Actor::Seat(decider) => {
            let cause = format!("seat {seat} does not decide in this position");
            reader.flaw(def.seat.token(), cause, Some(format!("write {}", decider.0)));
            None
        }
        Actor::Chance | Actor::Nobody(_) => {
            let hint = "write one in which a seat decides".to_owned();
            reader.flaw(place, "no seat is to decide in this position", Some(hint));
            None
        }
    }
}

/// The actions of a line, all legal one after the other, and where they lead.
fn line<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, String>>>,
    tables: &G::Tables,
    mut position: G::Position,
) -> Option<(Vec<G::Action>, G::Position)> {
    let texts = reader.get(at, "a list of actions in double quotes")?;
    if texts.is_empty() || texts.len() > LONGEST_LINE {
        let cause = format!("this line has {} actions", texts.len());
        let hint = format!("write the solution, 1 to {LONGEST_LINE} actions");
        reader.flaw(at.token(), cause, Some(hint));
        return None;
    }
    let mut line = Vec::new();
    for text in texts {
        let word = reader.get(text, "an action in double quotes")?;
        let action = match G::parse_action(tables, word) {
            Ok(action) if G::accepts(tables, &position, action) => action,
            Ok(_) => {
                let cause = format!("`{}` is not legal at this point", visible(word));
                reader.flaw(text.token(), cause, None);
                return None;
            }
            Err(flaw) => {
                reader.flaw(text.token(), format!("this action cannot be read: {flaw}"), None);
                return None;
            }
        };
        position = after::<G>(tables, &position, action);
        line.push(action);
    }
    Some((line, position))
}

/// Whether the line of a puzzle that asks for a win ends with one.
fn is_won<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    def: &PuzzleDef<'a>,
    tables: &G::Tables,
    (end, seat): (&G::Position, Seat),
) -> bool {
    let won = match G::actor(tables, end) {
        Actor::Nobody(outcome) => outcome.is_won_by(seat),
        _ => false,
    };
    let asked = def.goal.ok() == Some(&Goal::Win);
    if asked && !won {
        let hint = "write the solution to the end of the match".to_owned();
        reader.flaw(def.line.token(), "the seat has not won after this line", Some(hint));
    }
    won || !asked
}
