//! What lists of puzzles show, and one puzzle to be put on the table.

use super::{MAX_GRADE, MAX_MOVES, Puzzle, PuzzleDef, PuzzlesDef, load, path};
use crate::data::source::read;
use crate::data::{Files, Flaws, FromFiles, files, index};

/// The key of a match's option that names the puzzle it is played in.
pub const OPTION: &str = "puzzle";

/// What a list tells of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Its id, which no other puzzle of the game has.
    pub id: String,
    /// The id of its level.
    pub level: String,
    /// The number of moves.
    pub moves: u8,
    /// How hard it is, 1 to 5.
    pub grade: u8,
}

/// Whether the grades of a game's puzzles tell some from others. Where the weakest player solves all of them, they do
/// not.
#[must_use]
pub fn is_graded(grades: impl IntoIterator<Item = u8>) -> bool {
    let mut grades = grades.into_iter();
    let first = grades.next();
    grades.any(|grade| Some(grade) != first)
}

/// The heads of a game's puzzles in the order of the file, as far as they can be read; neither positions
/// nor solutions are judged.
#[must_use]
pub fn heads(files: &dyn Files, game: &str) -> Vec<Head> {
    let path = path(game);
    let Ok(text) = files::text(files, &path) else { return Vec::new() };
    let all = read(&text, |reader| {
        let file: PuzzlesDef<'_> = reader.whole()?;
        let entries = file.puzzles.ok()?.iter();
        Some(entries.filter_map(|entry| head(entry.ok()?)).collect::<Vec<_>>())
    });
    all.0.unwrap_or_default()
}

fn head(def: &PuzzleDef<'_>) -> Option<Head> {
    let within = |number: i64, most: u8| {
        u8::try_from(number).ok().filter(|number| (1..=most).contains(number))
    };
    let moves = within(*def.moves.ok()?, MAX_MOVES)?;
    let grade = within(*def.grade.ok()?, MAX_GRADE)?;
    Some(Head { id: def.id.ok()?.clone(), level: def.level.ok()?.clone(), moves, grade })
}

/// A puzzle with the tables of its level and the set-up of a match that begins with its position.
#[derive(Debug)]
pub struct Loaded<G: FromFiles> {
    /// The puzzle.
    pub puzzle: Puzzle<G>,
    /// Its number in the file, counted from 1.
    pub number: usize,
    /// Whether the grades of the file tell some from others.
    pub graded: bool,
    /// The tables of its level.
    pub tables: G::Tables,
    /// The set-up.
    pub setup: G::Setup,
}

/// Loads the puzzle `jungle/combat-2`.
///
/// # Errors
/// All flaws of its game's file, or that it has no such puzzle, in words.
pub fn find<G: FromFiles>(files: &dyn Files, id: &str) -> Result<Loaded<G>, String> {
    let name = index::split(id).map_or("", |(_, name)| name);
    let all = load::<G>(files).map_err(|flaws| Flaws(flaws).to_string())?;
    let graded = is_graded(all.iter().map(|puzzle| puzzle.grade));
    let found = all.into_iter().zip(1..).find(|(puzzle, _)| puzzle.id == name);
    let (puzzle, number) =
        found.ok_or_else(|| format!("{}: there is no puzzle `{name}`", path(G::ID)))?;
    let tables = G::tables(files, &puzzle.level, &[])?;
    let position = G::position_text(&tables, &puzzle.position);
    let setup = G::parse_setup(&tables, &format!("position={position}"));
    Ok(Loaded { setup: setup.map_err(|flaw| flaw.to_string())?, puzzle, number, graded, tables })
}
