//! What a computer player is given to decide with.

use crate::rules::dice::SmallDice;
use crate::rules::{Game, Viewer};

/// Everything a player may use: the seat's view, and the keys of earlier positions.
#[derive(Clone, Debug)]
pub struct Observation<G: Game> {
    /// What the seat knows.
    pub view: G::View,
    /// The viewer the view belongs to.
    pub viewer: Viewer,
    /// [`Game::hash`] of every position since the last irreversible action, oldest first; the last
    /// one is the position to decide in. Used to find repetitions. Empty in games that do not end
    /// by repetition, because a hash of the true position could reveal what is hidden in it.
    pub seen: Vec<u64>,
    /// The decisions that the viewer's seat made last, at most [`Observation::LATELY`], oldest first.
    pub lately: Vec<G::Action>,
}

impl<G: Game> Observation<G> {
    /// The most decisions that it holds of those made before.
    pub const LATELY: usize = 12;

    /// An observation with the keys of earlier positions.
    #[must_use]
    pub fn new(tables: &G::Tables, view: G::View, viewer: Viewer, keys: Vec<u64>) -> Self {
        let repeats = G::repetitions_to_draw(tables).is_some();
        let seen = if repeats { keys } else { Vec::new() };
        Self { view, viewer, seen, lately: Vec::new() }
    }

    /// The same with the last of these decisions of the viewer's seat, oldest first.
    #[must_use]
    pub fn after(mut self, decisions: &[G::Action]) -> Self {
        let from = decisions.len().saturating_sub(Self::LATELY);
        self.lately = decisions[from..].to_vec();
        self
    }

    /// An observation without earlier positions.
    #[must_use]
    pub fn fresh(tables: &G::Tables, position: &G::Position, viewer: Viewer) -> Self {
        let view = G::known_to(tables, position, viewer);
        Self::new(tables, view, viewer, vec![G::hash(tables, position)])
    }

    /// A position that fits the view; in an open game, the actual position.
    #[must_use]
    pub fn determinize(&self, tables: &G::Tables, seed: u64) -> G::Position {
        G::determinize(tables, &self.view, self.viewer, &mut SmallDice::new(seed))
    }
}
