//! A level being edited, and the way back.

use std::ops::Range;

use super::amend::{self, find, shape};
use super::edit::{self, Edit};
use super::{areas, between};
use crate::data::editing::{Means, PieceKind, Pieces};
use crate::data::index;
use crate::data::{Files, Flaw, Flaws, Text};
use crate::packs::tree::Node;
use crate::rules::{Grid, Square};

/// The most edits that can be undone.
const MOST_UNDONE: usize = 500;
/// The most squares, or signs of a drawing, that have numbers.
pub(super) const MOST_NUMBERED: usize = 256;
/// The fields that speak of the level that a copy was made of.
const OF_THE_ORIGINAL: [&str; 2] = ["reconstructed", "line"];

/// A level being edited.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) means: Means,
    /// The id of the level that it was taken from.
    pub of: String,
    text: String,
    past: Vec<String>,
    future: Vec<String>,
    /// The text as it was opened or saved last.
    kept: String,
}

/// A board as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its size.
    pub grid: Grid,
    /// The letter of every square, in the order of their numbers.
    pub letters: Vec<char>,
}

impl Board {
    /// The letter of a square.
    #[must_use]
    pub fn letter(&self, square: Square) -> Option<char> {
        self.letters.get(square.index()).copied()
    }
}

/// A piece that stands at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where it stands; between areas a corner, see [`Draft::corners`].
    pub square: Square,
    /// Whose it is.
    pub seat: u8,
    /// Its kind: a place in the list of kinds.
    pub kind: usize,
    /// Where it points, in eighths clockwise from the top, where the file says so.
    pub heading: Option<u8>,
}

impl Draft {
    /// A level as it is.
    ///
    /// # Errors
    /// Why its file cannot be edited: it cannot be read, or its board is no rectangle.
    pub fn of(means: Means, id: &str, text: &str) -> Result<Self, Flaws> {
        let draft = Self {
            means,
            of: id.to_owned(),
            text: text.to_owned(),
            past: Vec::new(),
            future: Vec::new(),
            kept: text.to_owned(),
        };
        let file = Text::new(id, text);
        let whole = Node::of(&file).map_err(Flaws)?;
        let sized = |field| {
            let cause = format!("`{field}` is drawn as no rectangle");
            let drawn = drawing(&whole, field).map(|drawn| drawn.grid);
            drawn.ok_or_else(|| Flaws::from(Flaw::of_file(id, cause)))
        };
        if !means.grounds.is_empty() && means.areas.is_none() {
            let board = sized("board")?;
            if let Pieces::Drawn(field) = means.pieces
                && sized(field)? != board
            {
                let cause = format!("`board` and `{field}` are not equally large");
                return Err(Flaw::of_file(id, cause).into());
            }
        }
        Ok(draft)
    }

    /// A copy of a level under a title of its own. What the file says of the original is left out.
    ///
    /// # Errors
    /// Why its file cannot be edited.
    pub fn copy_of(means: Means, id: &str, text: &str, title: &str) -> Result<Self, Flaws> {
        let start = crate::data::source::blanks(text);
        let begun =
            format!("// Made from the level `{id}` with the game's editor.\n{}", &text[start..]);
        let told =
            OF_THE_ORIGINAL.iter().try_fold(begun, |text, field| amend::remove(&text, &[field]));
        let copy = Self::of(means, id, told.as_deref().unwrap_or(text))?;
        let text = edit::applied(&copy, &[], &Edit::Title(title.to_owned())).unwrap_or(copy.text);
        Self::of(means, id, &text)
    }

    /// What can be edited.
    #[must_use]
    pub fn means(&self) -> &Means {
        &self.means
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Edits the level. With `goes_on` it is undone together with the edit before, as strokes of one brush
    /// are. Returns whether anything changed.
    pub fn edit(&mut self, kinds: &[PieceKind], edit: &Edit, goes_on: bool) -> bool {
        let new = edit::applied(self, kinds, edit);
        let Some(new) = new.filter(|new| *new != self.text && shape(new).is_some()) else {
            return false;
        };
        let before = std::mem::replace(&mut self.text, new);
        if !goes_on || self.past.is_empty() {
            self.past.push(before);
        }
        if self.past.len() > MOST_UNDONE {
            self.past.remove(0);
        }
        self.future.clear();
        true
    }

    /// Whether an edit would change anything.
    #[must_use]
    pub fn allows(&self, kinds: &[PieceKind], edit: &Edit) -> bool {
        edit::applied(self, kinds, edit).is_some_and(|new| new != self.text)
    }

    /// Takes the last edit back.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.text, before));
        true
    }

    /// Does again what was taken back.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.text, after));
        true
    }

    /// Whether an edit can be taken back, and whether one can be done again.
    #[must_use]
    pub fn steps(&self) -> [bool; 2] {
        [!self.past.is_empty(), !self.future.is_empty()]
    }

    /// Whether it differs from what was opened or saved last.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.text != self.kept
    }

    /// Notes that it was saved.
    pub fn saved(&mut self) {
        self.kept.clone_from(&self.text);
    }

    /// Notes that what was edited so far is what it was opened with: nothing of it can be taken back or lost.
    pub fn begin(&mut self) {
        self.past.clear();
        self.saved();
    }

    /// Its board; `None` in a game whose squares are not edited, and where areas are drawn otherwise than the game's own.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        if self.means.grounds.is_empty() {
            return None;
        }
        if let Some(areas) = &self.means.areas {
            return areas::board(&self.text, &self.means, areas);
        }
        drawing(&shape(&self.text)?, "board")
    }

    /// The pieces at the start, as far as their kinds and squares are known.
    #[must_use]
    pub fn pieces(&self, kinds: &[PieceKind]) -> Vec<Piece> {
        let (Some(whole), Some(board)) = (shape(&self.text), self.board()) else {
            return Vec::new();
        };
        match self.means.pieces {
            Pieces::None => Vec::new(),
            Pieces::Drawn(field) => {
                let Some(drawn) = drawing(&whole, field) else { return Vec::new() };
                let pieces = drawn.grid.squares().filter_map(|square| {
                    let letter = drawn.letter(square)?;
                    let known = |kind: &PieceKind| kind.letter == letter.to_ascii_uppercase();
                    let kind = kinds.iter().position(known)?;
                    let seat = u8::from(letter.is_ascii_lowercase());
                    Some(Piece { square, seat, kind, heading: None })
                });
                pieces.collect()
            }
            Pieces::Listed(field, lists) => {
                let members = members(&self.text, field, lists, board.grid);
                let pieces = members.into_iter().filter_map(|member| {
                    let kind = kinds.iter().position(|kind| kind.id == member.animal)?;
                    let Member { square, seat, heading, .. } = member;
                    Some(Piece { square: square?, seat, kind, heading })
                });
                pieces.collect()
            }
            Pieces::Between(_) => {
                let corners = between::taken(&self.text).into_iter();
                corners.map(|square| Piece { square, seat: 0, kind: 0, heading: None }).collect()
            }
        }
    }

    /// The kinds of its pieces.
    #[must_use]
    pub fn kinds(&self, files: &dyn Files) -> Vec<PieceKind> {
        (self.means.kinds)(files, &self.cast().unwrap_or_default())
    }

    /// The corners where four squares meet, as squares of a smaller board, if pieces lie there.
    #[must_use]
    pub fn corners(&self) -> Option<Grid> {
        // Only then is the text read.
        let board = if self.means.lie_between() { self.board() } else { None };
        board.map(|board| between::corners(board.grid))
    }

    /// The name of where a piece may stand: a square, or two that meet at a corner.
    #[must_use]
    pub fn spot(&self, square: Square) -> Option<String> {
        let grid = self.board()?.grid;
        if !self.means.lie_between() {
            return Some(grid.name(square));
        }
        let corners = between::corners(grid);
        let (x, y) = (!corners.is_empty()).then(|| corners.place(square))?;
        let [low, high] = [grid.at(x, y)?, grid.at(x + 1, y + 1)?];
        Some(format!("{}–{}", grid.name(low), grid.name(high)))
    }

    /// The name of its file of animals.
    #[must_use]
    pub fn cast(&self) -> Option<String> {
        self.word(self.means.cast)
    }

    /// Its title, where the file gives one.
    #[must_use]
    pub fn title(&self) -> Option<String> {
        self.word("title")
    }

    /// The line about it, where the file gives one.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        self.word("line")
    }

    /// For whom it is, as the file writes it.
    #[must_use]
    pub fn difficulty(&self) -> Option<String> {
        self.value(&["difficulty"])
    }

    /// The pack that it belongs to, and its name there.
    #[must_use]
    pub fn owner(&self) -> (Option<&str>, &str) {
        let (_, name) = index::split(&self.of).unwrap_or_default();
        index::owner(name)
    }

    fn word(&self, field: &str) -> Option<String> {
        shape(&self.text)?.field(field)?.word().map(str::to_owned)
    }

    /// The words of a value as the file writes them.
    pub(super) fn value(&self, path: &[&str]) -> Option<String> {
        let whole = shape(&self.text)?;
        self.text.get(find(&whole, path)?.range.clone()).map(str::to_owned)
    }
}

/// A member of a pack: a piece in a list.
pub(super) struct Member {
    pub(super) range: Range<usize>,
    pub(super) seat: u8,
    pub(super) animal: String,
    pub(super) square: Option<Square>,
    pub(super) heading: Option<u8>,
}

/// The headings, clockwise from the top.
pub(super) const HEADINGS: [&str; 8] =
    ["North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest"];

/// Where a member points, if the file says so.
fn heading(text: &str, member: &Node) -> Option<u8> {
    let word = text.get(member.field("heading")?.range.clone())?;
    HEADINGS.iter().position(|heading| *heading == word).map(|place| place as u8)
}

/// The pieces of both lists.
pub(super) fn members(text: &str, field: &str, lists: [&str; 2], grid: Grid) -> Vec<Member> {
    let Some(whole) = shape(text) else { return Vec::new() };
    let listed = (0_u8..).zip(lists).flat_map(|(seat, list)| {
        let entries = find(&whole, &[field, list]).and_then(Node::list).unwrap_or_default();
        entries.iter().map(move |entry| (seat, entry))
    });
    let members = listed.filter_map(|(seat, entry)| {
        let square = entry.field("square").and_then(Node::word);
        Some(Member {
            range: entry.range.clone(),
            seat,
            animal: entry.field("animal")?.word()?.to_owned(),
            square: square.and_then(|name| grid.square(name).ok()),
            heading: heading(text, entry),
        })
    });
    members.collect()
}

/// A field drawn as rows of equal length, the top one first.
pub(super) fn drawing(whole: &Node, field: &str) -> Option<Board> {
    let rows: Vec<Vec<char>> = whole
        .field(field)?
        .list()?
        .iter()
        .map(|row| row.word().map(|row| row.chars().collect()))
        .collect::<Option<_>>()?;
    let width = rows.first()?.len();
    let size = |length: usize| u8::try_from(length).ok().filter(|size| (1..=26).contains(size));
    let grid = Grid { width: size(width)?, height: size(rows.len())? };
    let even = rows.iter().all(|row| row.len() == width) && grid.len() <= MOST_NUMBERED;
    even.then(|| Board { grid, letters: rows.into_iter().rev().flatten().collect() })
}
