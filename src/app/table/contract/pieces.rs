//! What stands on a table: the components every game shares, and nothing that names a game.
//!
//! They hold what is true now, not what is being shown: enacting a phase changes them at once,
//! and playback lets the eye follow ([`Appearance`]). Deliberately absent: positions and legality. A
//! pawn knows its side, its picture and the key of its name; what it may do is asked of the rules.

use bevy::prelude::*;

use crate::rules::{Side, Spot};

/// The spot that a square of the board, or anything else that pointers hit, stands for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnSpot(pub Spot);

/// A square of the board; it has an [`OnSpot`] and is what pointers hit.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct SquareTile;

/// A pawn, and what never changes about it.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(Transform, Visibility, Whereabouts, Slot, Heading, Worn, Look, Face, Tally, Appearance)]
pub struct Pawn {
    /// Its number for the whole match, where the game gives one. Beside the board such a pawn is
    /// picked as the marker of this number.
    pub id: Option<u16>,
    /// Whose it is.
    pub side: Side,
    /// Its head: a cell of the `heads` sheet, or a name that the level lends one.
    pub picture: String,
    /// The text key of its name.
    pub name: String,
}

/// Where a pawn is.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Whereabouts {
    /// On a spot of the board.
    On(Spot),
    /// Taken: in the tray beside those who took it.
    Captive,
    /// Beside the board, and to come onto it.
    #[default]
    Aside,
    /// Nowhere to be seen.
    Away,
}

impl Whereabouts {
    /// The spot of the board it stands on.
    #[must_use]
    pub fn spot(self) -> Option<Spot> {
        match self {
            Self::On(spot) => Some(spot),
            Self::Captive | Self::Aside | Self::Away => None,
        }
    }
}

/// A pawn's place in its tray; without meaning on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Slot(pub u8);

/// Where a pawn points, in eighths of a full turn clockwise from the board's upper edge.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heading(pub Option<u8>);

/// What a pawn wears: cells of the `tokens` sheet, in the order in which they lie over its head.
#[derive(Component, Clone, PartialEq, Eq, Default, Debug)]
pub struct Worn(pub Vec<String>);

/// What kind of thing a pawn is to the eye; it never changes.
#[derive(Component, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Look {
    /// A head on its side's token.
    #[default]
    Token,
    /// A card with a back: a cell of the `cards` sheet. Face up it is what its [`Face`] names.
    Card {
        /// The cell.
        back: String,
    },
    /// What its [`Face`] shows, cut out: upright, without paper beneath it.
    Piece,
    /// Something that covers its square: its [`Face`] is a cell of the `squares` sheet, or two with
    /// a bar between them, the second for a board seen from the other side.
    Cover,
}

/// What lies face up of a card: a name among the faces of the level (`BoardLook::faces`); `None` while it lies face down.
#[derive(Component, Clone, PartialEq, Eq, Default, Debug)]
pub struct Face(pub Option<String>);

/// For how many alike a pawn stands; nothing is written up to one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally(pub u8);

/// A pawn that stands where its side wants to be.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct AtGoal;

/// Whose turn the table shows, and whether the rules have ended the match. What enacts a phase keeps
/// it; everybody may read it.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The side to move; nobody before a lot has fallen.
    pub to_move: Option<Side>,
    /// The rules say it is over. What the referee ends besides is in
    /// `TurnNow::outcome`.
    pub ended: bool,
}

/// What of a pawn is on show.
#[derive(Component, Clone, PartialEq, Default, Debug)]
pub struct Appearance {
    /// Where it points, in eighths; between two of them while it turns.
    pub heading: Option<f32>,
    /// What it wears.
    pub worn: Vec<String>,
    /// What lies face up of it.
    pub face: Option<String>,
    /// For how many alike it stands.
    pub tally: u8,
}

impl Appearance {
    /// A pawn at rest.
    pub(in crate::app::table) fn of(
        heading: Heading,
        worn: &Worn,
        face: &Face,
        tally: Tally,
    ) -> Self {
        let (heading, worn) = (heading.0.map(f32::from), worn.0.clone());
        Self { heading, worn, face: face.0.clone(), tally: tally.0 }
    }
}
