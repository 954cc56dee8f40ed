//! A card's face as data: pictures and numerals placed on a grid, so that the table, panels and the
//! result draw the same face at any size.
//!
//! Deliberately absent: drawing it, and what is on it, which each game decides.

use bevy::prelude::*;

/// The grid's width and height.
pub const GRID: f32 = 128.0;
/// A card's width and height on the grid.
pub const CARD: Vec2 = Vec2::new(90.0, 126.0);
/// What is printed on a card.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CardFace {
    /// Pictures, the bottom one first.
    pub pictures: Vec<Printed>,
    /// Numerals, above all pictures.
    pub numerals: Vec<Numeral>,
}

/// A picture on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// The name of its sheet.
    pub sheet: &'static str,
    /// The name of its cell.
    pub cell: String,
    /// Its centre on the grid, measured from the upper left.
    pub middle: Vec2,
    /// Its width on the grid.
    pub size: f32,
}

/// A numeral on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Numeral {
    /// Its text.
    pub says: String,
    /// Its centre on the grid, measured from the upper left.
    pub middle: Vec2,
    /// Its height on the grid.
    pub size: f32,
}

impl CardFace {
    /// An empty card with this frame, a cell of the `cards` sheet.
    #[must_use]
    pub fn new(frame: impl Into<String>) -> Self {
        Self::default().with("cards", frame, Vec2::splat(GRID / 2.0), GRID)
    }

    /// Adds a picture on top.
    #[must_use]
    pub fn with(
        mut self,
        sheet: &'static str,
        cell: impl Into<String>,
        middle: Vec2,
        size: f32,
    ) -> Self {
        self.pictures.push(Printed { sheet, cell: cell.into(), middle, size });
        self
    }

    /// Adds a numeral.
    #[must_use]
    pub fn numbered(mut self, says: impl Into<String>, middle: Vec2, size: f32) -> Self {
        self.numerals.push(Numeral { says: says.into(), middle, size });
        self
    }
}
