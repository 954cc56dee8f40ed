//! How computer players value things, `assets/<game>/weights.ron`.
//!
//! Each game says which numbers there are (`data/<game>/weights.rs`). They are the same for all its levels, and no rule reads them:
//! a match that was saved with others goes on. Deliberately absent: what players do with them, which is in `ai/evaluate`.

use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, files};

/// Where the weights of a game lie.
#[must_use]
pub fn path(game: &str) -> String {
    format!("assets/{game}/weights.ron")
}

/// Reads the weights of a game.
///
/// # Errors
/// All flaws of the file.
pub(super) fn load<W>(
    files: &dyn Files,
    game: &str,
    compile: fn(&mut Reader<'_>) -> Option<W>,
) -> Result<W, Vec<Flaw>> {
    let text = files::text(files, &path(game)).map_err(|flaws| flaws.0)?;
    read_whole(&text, compile)
}

/// Reads a weight from `low` to `high`.
pub(super) fn weight<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, i64>,
    low: i32,
    high: i32,
) -> Option<i32> {
    let number = *reader.get(at, &format!("a whole number from {low} to {high}"))?;
    if !(i64::from(low)..=i64::from(high)).contains(&number) {
        let hint = format!("write a whole number from {low} to {high}");
        reader.flaw(at.token(), format!("{number} is not possible here"), Some(hint));
        return None;
    }
    i32::try_from(number).ok()
}

/// Reads a list of exactly `N` weights.
pub(super) fn numbers<'a, const N: usize>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, i64>>>,
    low: i32,
    high: i32,
) -> Option<[i32; N]> {
    let list = reader.get(at, &format!("a list of {N} whole numbers"))?;
    if list.len() != N {
        let cause = format!("here are {} numbers", list.len());
        reader.flaw(at.token(), cause, Some(format!("write {N} numbers")));
        return None;
    }
    let read: Vec<_> = list.iter().map(|at| weight(reader, at, low, high)).collect();
    read.into_iter().collect::<Option<Vec<i32>>>()?.try_into().ok()
}
