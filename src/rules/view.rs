//! What a viewer knows, in two kinds: the whole position, or the position with what is secret blanked.
//!
//! What is blanked, and how a view learns, each game says itself.

use crate::rules::{Seat, Viewer};

/// The view of a game without secrets: everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open<P>(pub(in crate::rules) P);

impl<P> Open<P> {
    /// The position seen.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.0
    }
}

/// The view of a game with secrets: a position in which the secrets that the viewer does not know are blank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blanked<P> {
    pub(in crate::rules) viewer: Viewer,
    pub(in crate::rules) position: P,
}

impl<P> Blanked<P> {
    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat whose view it is; `None` for a spectator's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The position as far as it is known.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }
}
