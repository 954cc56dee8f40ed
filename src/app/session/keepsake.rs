//! A picture or film of the match that the player takes away: how far it is, and where it lies.
//!
//! Deliberately absent: making it.

use bevy::prelude::*;

/// The state of the last picture or film that was asked for.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub enum Keepsake {
    /// None was asked for.
    #[default]
    Nothing,
    /// It is being made: the part that is done, in per cent.
    Making(u32),
    /// It is finished.
    Kept(KeptFile),
    /// It could not be written, for this reason.
    Failed(String),
}

/// A finished picture or film.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptFile {
    /// Its path, or the name under which the browser has downloaded it.
    pub place: String,
    /// What it is.
    pub kind: KeptKind,
    /// Whether the browser has downloaded it, so that its path is not known.
    pub downloaded: bool,
    /// Whether the system can hand it to other programs and people.
    pub shares: bool,
    /// Whether the last attempt to copy it or its path worked.
    pub copied: Option<bool>,
}

/// What a finished file shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeptKind {
    /// The board.
    Picture,
    /// The match.
    Film,
}
