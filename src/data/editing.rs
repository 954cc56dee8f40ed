//! What of a game's levels can be edited without writing files: the squares, the pieces and the switches.
//!
//! Each game says it in [`Editing::means`], in plain values, so that an editor serves every game and names
//! none. Deliberately absent: edits. What a level means is read by the game's own readers, and nobody else.

use crate::data::shipped::Shipped;
use crate::data::{Files, Flaw, Label, Switch};
use crate::rules::{Grid, Square};

/// A game whose levels can be edited, as far as its [`Means`] go.
pub trait Editing: Shipped {
    /// What can be edited.
    fn means() -> Means;

    /// The pieces of a running match as the start of a level, with the level's own board; `None` where levels
    /// cannot say what the position does.
    fn taken_over(tables: &Self::Tables, position: &Self::Position) -> Option<Vec<Standing>> {
        let _ = (tables, position);
        None
    }
}

/// What can be edited of the levels of a game.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// The game's id.
    pub game: &'static str,
    /// The kinds of squares, in the order in which they are offered; none where squares are not edited.
    pub grounds: &'static [Ground],
    /// The areas that boards are made of, if every other sign of a drawing stands for one: painting with one that the board
    /// has exchanges it with another.
    pub areas: Option<Areas>,
    /// The most squares of a board; 0 where their number stays.
    pub most_squares: usize,
    /// The squares that a board's symmetry gives the same meaning as one with a letter, and their letters;
    /// the square itself is the first.
    pub images: fn(Grid, Square, char) -> Vec<(Square, char)>,
    /// Whether a board without this symmetry is no board, so that squares are always painted with their
    /// images.
    pub is_symmetric: bool,
    /// How the pieces at the start are written.
    pub pieces: Pieces,
    /// The field of a level that names its file of animals; empty if it has none.
    pub cast: &'static str,
    /// The kinds of pieces in a file of animals, in its order; none if it cannot be read. What lies between areas has
    /// one kind, and no file.
    pub kinds: fn(&dyn Files, &str) -> Vec<PieceKind>,
    /// The switches of a level.
    pub switches: &'static [Switch],
    /// Switches that are settings of a match and no options of a level.
    pub beside: &'static [&'static str],
    /// Switches and choices that options write in other words: the word of the switch, that of the level.
    pub written: &'static [(&'static str, &'static str)],
}

impl Means {
    /// Whether pieces point somewhere.
    #[must_use]
    pub const fn turns(&self) -> bool {
        matches!(self.pieces, Pieces::Listed(..))
    }

    /// Whether pieces lie at corners where four squares meet, and belong to no seat.
    #[must_use]
    pub const fn lie_between(&self) -> bool {
        matches!(self.pieces, Pieces::Between(_))
    }
}

/// How a level writes the areas of its board.
#[derive(Clone, Copy, Debug)]
pub struct Areas {
    /// The field that lists them, each with its letter, id and kind.
    pub field: &'static str,
    /// How the keys of their names begin, before their ids.
    pub names: &'static str,
    /// What the area is, as levels write it, that a letter stands for in the game's own levels.
    pub kind: fn(char) -> Option<&'static str>,
    /// The most squares of a board across and up.
    pub most_side: u8,
}

/// A kind of square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    /// Its letter in a drawing.
    pub letter: char,
    /// The key of its name.
    pub name: &'static str,
    /// The seat that it belongs to by its letter.
    pub seat: Option<u8>,
    /// Whether a board has only one such square.
    pub is_single: bool,
}

impl Ground {
    /// A kind of square that is nobody's.
    #[must_use]
    pub const fn new(letter: char, name: &'static str) -> Self {
        Self { letter, name, seat: None, is_single: false }
    }
}

/// How a level writes the pieces that stand at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pieces {
    /// Not at all.
    None,
    /// As a drawing in this field, a capital for the first seat and a small letter for the second.
    Drawn(&'static str),
    /// As a list for each seat in this field, each piece with its square.
    Listed(&'static str, [&'static str; 2]),
    /// As signs of the board's drawing where four areas meet. They belong to no seat.
    Between(Between),
}

/// How a level writes what lies where four areas meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Between {
    /// The field that lists all of them, each with its letter and id.
    pub field: &'static str,
    /// The key of what they are called together.
    pub name: &'static str,
    /// Ids that say where one lies: a third of the board across and one up, row by row from the bottom left.
    pub ids: [&'static str; 9],
}

/// A kind of piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceKind {
    /// Its id.
    pub id: String,
    /// Its letter in drawings, where pieces are drawn.
    pub letter: char,
    /// Its name on screen.
    pub name: Label,
    /// Its picture.
    pub picture: String,
}

/// A piece on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Its square.
    pub square: Square,
    /// Whose it is.
    pub seat: u8,
    /// The id of its kind.
    pub kind: String,
}

/// All flaws of a level.
#[must_use]
pub fn flaws<G: Editing>(files: &dyn Files, id: &str) -> Vec<Flaw> {
    G::level(files, id).err().map(|flaws| flaws.0).unwrap_or_default()
}

/// A square alone.
#[must_use]
pub fn alone(_: Grid, square: Square, letter: char) -> Vec<(Square, char)> {
    vec![(square, letter)]
}

/// The square on the other side of the board's middle.
#[must_use]
pub fn opposite(grid: Grid, square: Square) -> Square {
    let (x, y) = grid.place(square);
    let (width, height) = (grid.width.cast_signed(), grid.height.cast_signed());
    grid.at(width - 1 - x, height - 1 - y).unwrap_or(square)
}
