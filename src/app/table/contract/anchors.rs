//! Where spots lie that are no squares: petals around a pawn, badges on squares, buttons beside the
//! board.
//!
//! A game lists such spots in [`super::table_game::TableGame::anchors`]. Pawns with an id need no anchor:
//! beside the board they are picked where they lie, as markers or as cards. Cards on the board are
//! picked as their squares.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::rules::Spot;

/// Where a spot lies that is no square, and how it looks.
#[derive(Clone, PartialEq, Debug)]
pub enum Anchor {
    /// In the ring of eight around a square.
    Petal {
        /// The square of the pawn in the middle.
        around: Spot,
        /// Its direction in eighths, clockwise from the board's upper edge.
        eighths: u8,
        /// What picking it costs, unless it is free.
        costs: Option<LocalText>,
    },
    /// A switch on a square.
    Badge {
        /// The square.
        on: Spot,
        /// A cell of the `marks` sheet.
        cell: &'static str,
        /// What picking it does. Where the badge is too small for a finger, a button beside the board
        /// says so.
        label: LocalText,
    },
    /// One of the ways in which a thing on a spot can lie. The player turns to it by the wheel, by
    /// keys or by pressing the thing again, and takes it by pressing twice.
    Turn {
        /// Where the thing lies.
        around: Spot,
    },
    /// At the place of another spot.
    Over {
        /// The other spot.
        on: Spot,
    },
    /// A button beside the board.
    Button(ButtonAnchor),
}

/// A choice that is a button beside the board.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct ButtonAnchor {
    /// Its text.
    pub label: LocalText,
    /// What it does, if its text is only a sign. It then stands close to the button before it.
    pub explained: Option<LocalText>,
    /// Whether the key that ends turns presses it.
    pub ends_turn: bool,
    /// Whether pressing it is the next thing to do, although more could be done.
    pub is_due: bool,
}

impl ButtonAnchor {
    /// A button with this text.
    #[must_use]
    pub fn new(label: impl Into<LocalText>) -> Self {
        Self { label: label.into(), ..Self::default() }
    }

    /// The key that ends turns presses it.
    #[must_use]
    pub fn ends_turn(self) -> Self {
        Self { ends_turn: true, ..self }
    }

    /// Whether pressing it is the next thing to do, although more could be done.
    #[must_use]
    pub fn due(self, is_due: bool) -> Self {
        Self { is_due, ..self }
    }

    /// Its text is only a sign for this.
    #[must_use]
    pub fn explained(self, what: LocalText) -> Self {
        Self { explained: Some(what), ..self }
    }
}

/// A petal in the ring around a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Petal {
    /// The spot that the petal is.
    pub spot: Spot,
    /// The square of the pawn in the middle.
    pub around: Spot,
    /// Its direction in eighths, clockwise from the board's upper edge.
    pub eighths: u8,
}

/// Every anchored spot of this moment, including those that cannot be picked.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Anchors(pub(in crate::app::table) Vec<(Spot, Anchor)>);

impl Anchors {
    /// The anchor of a spot.
    #[must_use]
    pub fn of(&self, spot: Spot) -> Option<&Anchor> {
        self.0.iter().find(|(known, _)| *known == spot).map(|(_, anchor)| anchor)
    }

    /// All of them, in the game's order.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, &Anchor)> {
        self.0.iter().map(|(spot, anchor)| (*spot, anchor))
    }

    /// The petals of all rings.
    pub fn petals(&self) -> impl Iterator<Item = Petal> + '_ {
        self.iter().filter_map(|(spot, anchor)| match anchor {
            Anchor::Petal { around, eighths, .. } => {
                Some(Petal { spot, around: *around, eighths: *eighths })
            }
            _ => None,
        })
    }

    /// Whether a spot is a petal.
    #[must_use]
    pub fn is_petal(&self, spot: Spot) -> bool {
        matches!(self.of(spot), Some(Anchor::Petal { .. }))
    }

    /// The ways in which the thing on a spot can lie, in order; empty if nothing there can be
    /// turned.
    pub fn turns_of(&self, thing: Spot) -> impl Iterator<Item = Spot> + '_ {
        let of =
            move |anchor: &Anchor| matches!(anchor, Anchor::Turn { around } if *around == thing);
        self.iter().filter(move |(_, anchor)| of(anchor)).map(|(spot, _)| spot)
    }

    /// The spot that ends a turn.
    #[must_use]
    pub fn turn_end(&self) -> Option<Spot> {
        let ends = |anchor: &Anchor| matches!(anchor, Anchor::Button(button) if button.ends_turn);
        self.iter().find(|(_, anchor)| ends(anchor)).map(|(spot, _)| spot)
    }
}

/// The direction of `eighths`, on a board seen from below.
pub(in crate::app::table) fn way(eighths: u8) -> Vec2 {
    let angle = f32::from(eighths) * FRAC_PI_4;
    Vec2::new(angle.sin(), angle.cos())
}

/// The eighths nearest to a direction, on a board seen from below.
#[must_use]
pub(in crate::app::table) fn nearest_eighths(direction: Vec2) -> u8 {
    let angle = direction.x.atan2(direction.y);
    (angle / FRAC_PI_4).round().rem_euclid(8.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eighths_run_clockwise_from_the_upper_edge() {
        for eighths in 0..8 {
            assert_eq!(nearest_eighths(way(eighths)), eighths);
        }
        assert_eq!(nearest_eighths(Vec2::new(0.0, 5.0)), 0);
        assert_eq!(nearest_eighths(Vec2::new(3.0, 0.5)), 2);
        assert_eq!(nearest_eighths(Vec2::new(-1.0, 1.2)), 7);
    }
}
