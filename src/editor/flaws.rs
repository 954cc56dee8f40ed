//! The flaws of a level while it is edited, told by the game's own readers.

use std::ops::Range;

use super::amend::{find, shape};
use super::areas;
use super::draft::{Draft, members};
use crate::data::editing::{self, Pieces};
use crate::data::files::Trouble;
use crate::data::origin::{FurtherLetters, Origin};
use crate::data::{Files, Flaw};
use crate::for_game;
use crate::packs::tree::Node;
use crate::rules::Square;

/// The name of a level that is played from an editor. No list names it.
pub const EDITED: &str = "edited-level";

/// Files with one level more: the one that is being edited.
pub struct Edited<'f> {
    below: &'f dyn Files,
    path: String,
    text: &'f str,
}

impl<'f> Edited<'f> {
    /// These files with the draft as the level [`EDITED`] of its game.
    #[must_use]
    pub fn new(draft: &'f Draft, below: &'f dyn Files) -> Self {
        Self { below, path: path(draft.means().game, EDITED), text: draft.text() }
    }

    /// The path of the level.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The id of the level.
    #[must_use]
    pub fn id(game: &str) -> String {
        format!("{game}/{EDITED}")
    }
}

/// The path of a level.
pub(super) fn path(game: &str, name: &str) -> String {
    format!("levels/{game}/{name}.board.ron")
}

impl Files for Edited<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        if path == self.path { Ok(self.text.into()) } else { self.below.read(path) }
    }

    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        if path == self.path { Ok((self.text.into(), None)) } else { self.below.traced(path) }
    }

    fn further_letters(&self) -> FurtherLetters {
        self.below.further_letters()
    }

    fn meant(&self, path: &str) -> Option<String> {
        self.below.meant(path)
    }
}

/// A flaw, and the squares it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftFlaw {
    /// The flaw.
    pub flaw: Flaw,
    /// The squares.
    pub squares: Vec<Square>,
    /// The corner between squares with what it is about, see [`Draft::corners`].
    pub corner: Option<Square>,
}

/// All flaws of a draft; none if it can be played.
#[must_use]
pub fn flaws(draft: &Draft, files: &dyn Files) -> Vec<DraftFlaw> {
    let (game, edited) = (draft.means().game, Edited::new(draft, files));
    let id = Edited::id(game);
    let found = for_game!(game, G => editing::flaws::<G>(&edited, &id)).unwrap_or_default();
    let told = found.into_iter().map(|flaw| {
        let place = bytes(draft.text(), &edited.path, &flaw).map(|range| place(draft, &range));
        let (squares, corner) = place.unwrap_or_default();
        DraftFlaw { flaw, squares, corner }
    });
    told.collect()
}

/// The bytes that a flaw of the level itself is about.
fn bytes(text: &str, path: &str, flaw: &Flaw) -> Option<Range<usize>> {
    let place = flaw.place.as_ref().filter(|_| flaw.file == path)?;
    let lines = text.split_inclusive('\n').take(place.line.saturating_sub(1));
    let line: usize = lines.map(str::len).sum();
    let letters = || text[line..].char_indices().map(|(at, _)| line + at);
    let start = letters().nth(place.column.saturating_sub(1))?;
    let end = letters().nth(place.column.saturating_sub(1) + place.length).unwrap_or(text.len());
    Some(start..end)
}

/// The squares that a part of the text draws, if it draws a few, and the corner; a whole drawing means none of them.
fn place(draft: &Draft, range: &Range<usize>) -> (Vec<Square>, Option<Square>) {
    let (text, means) = (draft.text(), draft.means());
    let none = (Vec::new(), None);
    let Some(whole) = shape(text) else { return none };
    let Some(grid) = draft.board().map(|board| board.grid) else { return none };
    let mut fields = vec!["board"];
    if let Pieces::Drawn(field) = means.pieces {
        fields.push(field);
    }
    if let Pieces::Listed(field, lists) = means.pieces {
        let all = members(text, field, lists, grid);
        let within =
            all.iter().filter(|it| it.range.start <= range.start && range.end <= it.range.end);
        let found: Vec<Square> = within.filter_map(|member| member.square).collect();
        if !found.is_empty() {
            return (found, None);
        }
    }
    let rows = fields.into_iter().filter_map(|field| find(&whole, &[field])?.list());
    let mut drawn: Vec<(i8, i8)> = rows.flat_map(|rows| in_rows(rows, range, text)).collect();
    let corner = match (&drawn[..], draft.corners()) {
        (&[(x, y)], Some(corners)) if x % 2 == 1 && y % 2 == 1 => corners.at(x / 2, y / 2),
        _ => None,
    };
    if means.areas.is_some() {
        drawn = drawn.into_iter().flat_map(areas::around).collect();
    }
    (drawn.into_iter().filter_map(|(x, y)| grid.at(x, y)).collect(), corner)
}

/// The letters of one row that a range covers: file and rank of each.
fn in_rows(rows: &[Node], range: &Range<usize>, text: &str) -> Vec<(i8, i8)> {
    let holds = |row: &Node| row.range.start < range.start && range.end < row.range.end;
    let Some(at) = rows.iter().position(holds) else { return Vec::new() };
    let rank = (rows.len() - 1 - at) as i8;
    let before = text[rows[at].range.start + 1..range.start].chars().count();
    let covered = text[range.clone()].chars().count();
    (before..before + covered).filter_map(|file| Some((i8::try_from(file).ok()?, rank))).collect()
}
