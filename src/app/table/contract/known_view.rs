//! What the viewer at this screen has been told so far, as a view.
//!
//! Events do not list which cards lie open as a result: when a turn begins, its owner may look at
//! all its cards, and no event names them again. Such games apply every event to this view while
//! they enact it, and show the open cards in it. It is set when pawns are laid and updated from
//! events alone, never from the position.

use bevy::prelude::*;

use crate::rules::Game;

/// See the module.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct KnownView<G: Game>(G::View);

impl<G: Game> KnownView<G> {
    /// The view at the time when pawns are laid.
    #[must_use]
    pub fn new(view: G::View) -> Self {
        Self(view)
    }

    /// Applies the events of a phase.
    pub fn learn<'a>(
        &mut self,
        tables: &G::Tables,
        events: impl IntoIterator<Item = &'a G::Event>,
    ) {
        for event in events {
            G::learn(tables, &mut self.0, event);
        }
    }

    /// Everything told so far.
    #[must_use]
    pub fn known(&self) -> &G::View {
        &self.0
    }
}
