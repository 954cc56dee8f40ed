//! The looks of a game's board and of a level, read once when a match is put on the table.

use crate::app::session::card_face::CardFace;
use crate::rules::{Grid, Spot};

/// What a level displays in its own way.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Looks {
    /// Text keys and the words to show for them in every language.
    pub names: Vec<(String, String)>,
    /// Names of pawns and the cell of the `heads` sheet that shows each.
    pub heads: Vec<(String, String)>,
    /// Cells of other sheets under names of the level's own: the sheet, the name, the cell.
    pub pictures: Vec<(&'static str, String, String)>,
    /// Where the level draws the spots of a board that is no grid.
    pub drawn: Vec<(Spot, Cells)>,
}

/// The cells that a spot covers of a board drawn as cells, counted from the upper left. A spot
/// where cells meet has no width and height.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cells {
    /// Cells to the left of it.
    pub column: u8,
    /// Cells above it.
    pub row: u8,
    /// Cells from left to right.
    pub width: u8,
    /// Cells from top to bottom.
    pub height: u8,
}

/// A few digits that say how strong or how fast a pawn is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The digits.
    pub says: String,
    /// Whether they count in water only.
    pub in_water: bool,
}

/// The board as it is drawn once.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardLook {
    /// Its size.
    pub grid: Grid,
    /// A cell of the `squares` sheet for every square, in the order of their numbers.
    pub squares: Vec<String>,
    /// Cells of the `squares` sheet laid over corners, each with its corner: files and ranks from
    /// the bottom left.
    pub joints: Vec<((u8, u8), String)>,
    /// Where captives stand on the board, for the captives of each side; a side without cells has
    /// its captives beside the board.
    pub cells: Vec<Vec<Spot>>,
    /// The faces of cards, by name; empty in a game without cards.
    pub faces: Vec<(String, CardFace)>,
    /// What a token may show at its rim, by the picture of its pawn, for who wishes.
    pub ranks: Vec<(String, Vec<Rank>)>,
    /// The scene that hides secrets while the screen is handed over.
    pub curtain: &'static str,
    /// Further scenes that this table shows.
    pub scenes: &'static [&'static str],
    /// Whether decisions are taken by buttons too, for which there is room below the board in an upright window. A board
    /// with trays always has it.
    pub choices: bool,
    /// Whether the players' plates count points, for which the near one needs another line in an upright window.
    pub points: bool,
}

impl BoardLook {
    /// A board of squares only, without joints, cards or scenes.
    #[must_use]
    pub fn new(grid: Grid, squares: Vec<String>) -> Self {
        let (joints, cells, faces, ranks) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self {
            grid,
            squares,
            joints,
            cells,
            faces,
            ranks,
            curtain: "",
            scenes: &[],
            choices: false,
            points: false,
        }
    }
}
