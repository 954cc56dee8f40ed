//! The story of the match on the table, once it is over: its turning points in pictures, how well
//! each side stood, the best action, what was taken.
//!
//! Written by the part that looks back at the match, shown with the result. Deliberately absent:
//! working it out, and the words around it.

use bevy::prelude::*;

use super::card_face::CardFace;
use crate::app::kit::locale::LocalText;

/// The number of pictures of a story, the end included.
pub const PICTURES: usize = 5;

/// A match of fewer deeds has no turning point.
pub const TURNING: usize = 6;

/// The story so far; it fills while the result is already shown.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Story {
    /// Whether everything but the pictures is there.
    pub told: bool,
    /// Whether a chance changed before the end as much as by a mistake.
    pub turned: bool,
    /// The number of entries of the match.
    pub entries: usize,
    /// The moments shown in pictures, in order, the end last.
    pub moments: Vec<StoryMoment>,
    /// How every side stood; the viewer's own first. Empty where nobody can tell.
    pub curves: Vec<StoryCurve>,
    /// The best action of the viewer, or else of the winner.
    pub best: Option<BestAction>,
    /// What each side has taken.
    pub taken: Vec<Taken>,
}

/// A moment of a story.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryMoment {
    /// The number of entries before it.
    pub entries: usize,
    /// What happened last, in the words of the log.
    pub says: Vec<LocalText>,
    /// The token of the side that did it.
    pub token: Option<&'static str>,
    /// The board at that moment, once it is painted.
    pub picture: Option<Handle<Image>>,
}

/// How a side stood at every moment, in thousandths: 0 is lost, 1,000 won.
#[derive(Clone, PartialEq, Debug)]
pub struct StoryCurve {
    /// The side's colour.
    pub color: Color,
    /// One value more than the match has entries.
    pub chances: Vec<i32>,
}

/// An action that gained its side more than any other.
#[derive(Clone, PartialEq, Debug)]
pub struct BestAction {
    /// The number of entries before it.
    pub entries: usize,
    /// The action in the words of the log.
    pub says: Vec<LocalText>,
    /// The token of its side.
    pub token: &'static str,
}

/// The pawns that a side has taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Taken {
    /// The side's token.
    pub token: &'static str,
    /// Their heads.
    pub heads: Vec<String>,
    /// Their faces, where they are cards.
    pub faces: Vec<CardFace>,
}
