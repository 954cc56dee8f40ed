//! What the people before this screen have been told so far, as a view.
//!
//! Facts do not say what lies open because of them: when a turn begins, its owner may look at all
//! its cards, and no fact names them again. Such games take every fact into this
//! view when they enact it, and show what of it lies face up. It is set when pawns are laid and learns from facts alone.
//! Deliberately absent: the position.

use bevy::prelude::*;

use crate::rules::Game;

/// See the module.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Told<G: Game>(G::View);

impl<G: Game> Told<G> {
    /// What is known when pawns are laid.
    #[must_use]
    pub fn new(view: G::View) -> Self {
        Self(view)
    }

    /// Takes in what a phase told.
    pub fn learn<'a>(&mut self, tables: &G::Tables, facts: impl IntoIterator<Item = &'a G::Event>) {
        for fact in facts {
            G::learn(tables, &mut self.0, fact);
        }
    }

    /// All that was told.
    #[must_use]
    pub fn known(&self) -> &G::View {
        &self.0
    }

    /// What of it lies face up.
    #[must_use]
    pub fn shown(&self) -> G::View {
        G::shown_to(&self.0)
    }
}
