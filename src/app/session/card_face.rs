//! A card's face as data: pictures and numerals at places of a grid, so that the table, panels and the result print the same face,
//! small and large.
//!
//! Deliberately absent: drawing it, and what stands on it; a game says that.

use bevy::prelude::*;

/// The grid's width and height.
pub const GRID: f32 = 128.0;
/// A card's width and height on the grid.
pub const CARD: Vec2 = Vec2::new(90.0, 126.0);
/// A face as it is printed.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CardFace {
    /// Pictures, the lowest first.
    pub pictures: Vec<Printed>,
    /// Numerals, over all pictures.
    pub numerals: Vec<Numeral>,
}

/// A picture on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// Its sheet.
    pub sheet: &'static str,
    /// Its cell.
    pub cell: String,
    /// Its middle, from the upper left.
    pub middle: Vec2,
    /// Its width.
    pub size: f32,
}

/// A numeral on a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Numeral {
    /// What it says.
    pub says: String,
    /// Its middle, from the upper left.
    pub middle: Vec2,
    /// Its height.
    pub size: f32,
}

impl CardFace {
    /// A blank card.
    #[must_use]
    pub fn new(frame: impl Into<String>) -> Self {
        Self::default().with("cards", frame, Vec2::splat(GRID / 2.0), GRID)
    }

    /// With a picture on top.
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

    /// With a numeral.
    #[must_use]
    pub fn numbered(mut self, says: impl Into<String>, middle: Vec2, size: f32) -> Self {
        self.numerals.push(Numeral { says: says.into(), middle, size });
        self
    }
}
