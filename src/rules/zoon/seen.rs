//! What a viewer knows, and what of it lies face up.
//!
//! A view is the position with its secrets blanked: faces the viewer does not know, diagonals
//! touched by others, the other seat's deployment. What everybody can infer (a move tells of a
//! grid, a shooter has a type) is part of the public field, so a view never depends on a secret.

use crate::rules::zoon::{
    Card, Event, Faces, Field, Kind, Position, SEATS, Secrets, Slot, Stage, Tables, Touch,
    Whereabouts, enemy,
};
use crate::rules::{Seat, Square, Viewer};

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) position: Position,
}

impl View {
    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The public part of the position.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        self.position.field()
    }

    /// The position as far as it is known: faces unknown to the viewer are `None`, and touches are
    /// [`Touch::Hidden`].
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// A face, if the viewer knows it; of [`super::Zoon`]'s `shown_to`, if it lies face up.
    #[must_use]
    pub fn face(&self, slot: Slot) -> Option<Kind> {
        self.position.face(slot)
    }

    /// Z13-Z15: whether the viewer may look at its own cards on the field: in its own turn, while no
    /// combat is about to take place. Between two combats of one turn it may again.
    #[must_use]
    pub fn may_peek(&self) -> bool {
        let moment = self.field().moment();
        self.viewer == Viewer::Seat(moment.turn)
            && moment.stage == Stage::Playing
            && !moment.before_reveal()
            && self.field().ending().is_none()
    }
}
