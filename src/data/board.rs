//! Boards drawn as text: a list of strings, the top rank first, one letter a square.
//!
//! A [`Drawing`] is a rectangle of letters, each with its place in the file. Each game's legend
//! gives the letters their meaning.

use crate::data::source::{At, Reader};
use crate::rules::grid::{MAX_FILES, MAX_RANKS};
use crate::rules::{Grid, Square};

/// One letter of a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn<'a> {
    /// The letter.
    pub letter: char,
    /// Its place in the file.
    pub place: &'a str,
    /// The square it stands on.
    pub square: Square,
}

/// A rectangle of letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing<'a> {
    /// Its size.
    pub grid: Grid,
    /// All letters, the top rank first.
    pub letters: Vec<Drawn<'a>>,
}

impl<'a> Drawing<'a> {
    /// Reads a drawing of at most `most` squares. Reports flaws of its shape to the reader.
    pub fn read(
        reader: &mut Reader<'a>,
        list: &At<'a, Vec<At<'a, String>>>,
        most: usize,
    ) -> Option<Self> {
        const WHAT: [&str; 2] =
            ["a list of strings, the top rank first,", "a rank drawn in double quotes"];
        let rows = rows(reader, list, WHAT)?;
        let grid = measure(reader, list.token(), &rows, most)?;
        let letters = rows.iter().rev().enumerate().rev().flat_map(|(y, (_, row))| {
            row.iter().enumerate().map(move |(x, (letter, place))| Drawn {
                letter: *letter,
                place,
                square: Square((y * usize::from(grid.width) + x) as u8),
            })
        });
        Some(Self { grid, letters: letters.collect() })
    }
}

/// A row: its token, and its letters with their places.
pub(super) type Row<'a> = (&'a str, Vec<(char, &'a str)>);

/// Reads the rows of a drawing. `what` names the list and one row of it, for messages.
pub(super) fn rows<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
    what: [&str; 2],
) -> Option<Vec<Row<'a>>> {
    let rows = reader.get(list, what[0])?;
    let rows: Vec<_> =
        rows.iter().map(|row| reader.get(row, what[1]).map(|_| letters(row))).collect();
    rows.into_iter().collect()
}

/// The letters of a row with their places. In a string with escapes, every letter's place is the
/// whole token.
fn letters<'a>(row: &At<'a, String>) -> Row<'a> {
    let (token, value) = (row.token(), row.ok().map(String::as_str).unwrap_or_default());
    let inside = token.find(value).and_then(|at| token.get(at..at + value.len()));
    let letters = value.char_indices().map(|(at, letter)| {
        let place = inside.and_then(|inside| inside.get(at..at + letter.len_utf8()));
        (letter, place.unwrap_or(token))
    });
    (token, letters.collect())
}

/// The size of a drawing, if it is a rectangle of an allowed size.
fn measure(reader: &mut Reader<'_>, list: &str, rows: &[Row<'_>], most: usize) -> Option<Grid> {
    let width = rows.first().map_or(0, |(_, row)| row.len());
    if width == 0 {
        reader.flaw(list, "the board has no squares", Some("draw it rank by rank".to_owned()));
        return None;
    }
    let uneven: Vec<_> = rows.iter().filter(|(_, row)| row.len() != width).collect();
    for (token, row) in &uneven {
        let cause = format!("this rank has {}, the first has {width}", squares(row.len()));
        reader.flaw(token, cause, Some("draw every rank equally long".to_owned()));
    }
    if width > usize::from(MAX_FILES) {
        let cause = format!("the board is {width} files wide, but files go from a to z");
        reader.flaw(list, cause, Some(format!("draw at most {MAX_FILES} letters a rank")));
        return None;
    }
    if rows.len() > usize::from(MAX_RANKS) {
        let cause = format!("the board is {} ranks high, more than {MAX_RANKS}", rows.len());
        reader.flaw(list, cause, Some(format!("draw at most {MAX_RANKS} ranks")));
        return None;
    }
    if width * rows.len() > most {
        let cause = format!("the board has {}, more than {most}", squares(width * rows.len()));
        reader.flaw(list, cause, Some("draw a smaller board".to_owned()));
        return None;
    }
    uneven.is_empty().then_some(Grid { width: width as u8, height: rows.len() as u8 })
}

/// A number of squares, in words.
pub(super) fn squares(count: usize) -> String {
    format!("{count} {}", if count == 1 { "square" } else { "squares" })
}
