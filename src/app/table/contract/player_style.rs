//! What tells players apart: a colour and a shape for every side.
//!
//! Two packs wear red discs and blue squares; where each seat plays for itself, every seat has a
//! colour and a shape of its own. The game chooses in [`super::table_game::TableGame::PLAYER_STYLE`]. The shape is
//! compulsory, for players who cannot tell the colours apart.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::rules::{MAX_SEATS, Side};

/// How the sides of the current match are told apart.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PlayerStyle {
    /// Two packs, red and blue.
    #[default]
    Packs,
    /// Up to five seats, each for itself.
    Seats,
}

const PACKS: [(&str, Color); 2] = [("red", palette::RED), ("blue", palette::BLUE)];
/// Circle, square, triangle, diamond, hexagon.
const SEATS: [(&str, Color); MAX_SEATS] = [
    ("seat_1", palette::SEATS[0]),
    ("seat_2", palette::SEATS[1]),
    ("seat_3", palette::SEATS[2]),
    ("seat_4", palette::SEATS[3]),
    ("seat_5", palette::SEATS[4]),
];

/// The name of one of two packs.
#[must_use]
pub fn side_name(side: Side) -> LocalText {
    LocalText::new(["side-red", "side-blue"][usize::from(side.0 & 1)])
}

impl PlayerStyle {
    fn style_of(self, side: Side) -> (&'static str, Color) {
        let tokens: &[_] = match self {
            Self::Packs => &PACKS,
            Self::Seats => &SEATS,
        };
        tokens[usize::from(side.0) % tokens.len()]
    }

    /// The token under a side's pawns: a cell of the `tokens` sheet.
    #[must_use]
    pub fn token(self, side: Side) -> &'static str {
        self.style_of(side).0
    }

    /// A side's colour.
    #[must_use]
    pub fn color(self, side: Side) -> Color {
        self.style_of(side).1
    }

    /// The text colour for a side: seats use ink, because yellow on paper cannot be read.
    #[must_use]
    pub fn ink(self, side: Side) -> Color {
        match self {
            Self::Packs => self.color(side),
            Self::Seats => palette::INK,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_of_five_seats_look_alike() {
        let looks: Vec<_> = (0..5).map(|side| SEATS[side]).collect();
        for (index, look) in looks.iter().enumerate() {
            let others = &looks[index + 1..];
            assert!(others.iter().all(|other| other.0 != look.0 && other.1 != look.1), "{look:?}");
        }
        assert_eq!(PlayerStyle::Seats.token(Side(4)), "seat_5");
        assert_eq!(PlayerStyle::Packs.token(Side(1)), "blue");
    }
}
