//! The components that the pieces of all games share.
//!
//! They hold what is true now, not what is being shown: enacting a phase changes them at once,
//! and playback updates [`Appearance`] later. They hold no positions and no legality: a pawn has
//! its side, its picture and the key of its name; the rules decide what it may do.

use bevy::prelude::*;

use crate::rules::{Side, Spot};

/// The spot of a board square or of anything else that pointers hit.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnSpot(pub Spot);

/// A square of the board; it has an [`OnSpot`] and is what pointers hit.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct SquareTile;

/// A pawn, and what never changes about it.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[require(
    Transform,
    Visibility,
    Whereabouts,
    Slot,
    Stance,
    Heading,
    Attachments,
    Look,
    Face,
    Tally,
    Appearance
)]
pub struct Pawn {
    /// Its number for the whole match, where the game gives one. Beside the board such a pawn is
    /// picked as the marker of this number.
    pub id: Option<u16>,
    /// Its side.
    pub side: Side,
    /// Its head: a cell of the `heads` sheet, or a name that the level maps to one.
    pub picture: String,
    /// The text key of its name.
    pub name: String,
}

/// Where a pawn is.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Whereabouts {
    /// On a spot of the board.
    On(Spot),
    /// Captured: in the tray beside its captors.
    Captive,
    /// Beside the board, still to come onto it.
    #[default]
    Aside,
    /// Hidden.
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

/// A pawn's place in its tray; meaningless on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Slot(pub u8);

/// Where a pawn has stood last on the board. Its picture may stay there although the rules have the pawn
/// elsewhere, such as an animal that has won by going home.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stance {
    /// The spot, once it has left the board.
    pub spot: Option<Spot>,
    /// Where it pointed there.
    pub heading: Heading,
    /// Whether its picture stays there.
    pub stays: bool,
}

impl Stance {
    /// The spot on which the picture stays.
    #[must_use]
    pub fn kept(self) -> Option<Spot> {
        self.spot.filter(|_| self.stays)
    }
}

/// Where a pawn points, in eighths of a full turn clockwise from the board's upper edge.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heading(pub Option<u8>);

/// The attachments of a pawn: cells of the `tokens` sheet, in the order in which they lie over its head.
#[derive(Component, Clone, PartialEq, Eq, Default, Debug)]
pub struct Attachments(pub Vec<String>);

/// The kind of picture a pawn has; it never changes.
#[derive(Component, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Look {
    /// A head on its side's token.
    #[default]
    Token,
    /// A card. Face up it shows what its [`Face`] names.
    Card {
        /// The back: a cell of the `cards` sheet.
        back: String,
    },
    /// What its [`Face`] shows, cut out: upright, without paper beneath it.
    Piece,
    /// Something that covers its square: its [`Face`] is a cell of the `squares` sheet, or two with
    /// a bar between them, the second for a board seen from the other side.
    Cover,
}

/// The visible face of a card: a name among the faces of the level (`BoardLook::faces`); `None`
/// while it lies face down.
#[derive(Component, Clone, PartialEq, Eq, Default, Debug)]
pub struct Face(pub Option<String>);

/// How many equal pawns a pawn stands for; shown from two on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally(pub u8);

/// A pawn that has reached its goal.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct AtGoal;

/// Whose turn the table shows, and whether the rules have ended the match. Written where phases are
/// enacted.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The side to move; `None` before a lot has been drawn.
    pub to_move: Option<Side>,
    /// Whether the rules have ended the match. Other endings, such as resigning, are in
    /// `TurnNow::outcome`.
    pub ended: bool,
}

/// The state of a pawn that is currently drawn.
#[derive(Component, Clone, PartialEq, Default, Debug)]
pub struct Appearance {
    /// Where it points, in eighths; fractional while it turns.
    pub heading: Option<f32>,
    /// Its attachments.
    pub attachments: Vec<String>,
    /// Its visible face.
    pub face: Option<String>,
    /// How many equal pawns it stands for.
    pub tally: u8,
    /// Whether it is presented: upright and sharp at several times its size.
    pub large: bool,
}

impl Appearance {
    /// The appearance of a pawn at rest.
    pub(in crate::app::table) fn of(
        heading: Heading,
        attachments: &Attachments,
        face: &Face,
        tally: Tally,
    ) -> Self {
        let (heading, attachments) = (heading.0.map(f32::from), attachments.0.clone());
        Self { heading, attachments, face: face.0.clone(), tally: tally.0, large: false }
    }
}
