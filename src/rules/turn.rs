//! Carries out one action: [`Game::TURN`], phase by phase.
//!
//! There are exactly two ways through the list: [`after`] runs it in one go for search, and
//! [`Resolution`] stops after every phase, so that the table can show what the phase did. Both call
//! the same phase functions with a [`Turn`], so a rule cannot differ between them.

use crate::rules::{Game, Phase};

/// The data a phase works on, passed as its only argument.
pub struct Turn<'a, G: Game> {
    /// The compiled board and animals.
    pub tables: &'a G::Tables,
    /// The position being changed.
    pub position: &'a mut G::Position,
    /// The decision being carried out.
    pub action: G::Action,
    /// Data that earlier phases left for later ones.
    pub scratch: &'a mut G::Scratch,
    log: Option<&'a mut Vec<G::Event>>,
}

impl<G: Game> Turn<'_, G> {
    /// Reports an event. During a search there is no log, and `event` is never called.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }

    /// Reports an event computed from the position as it is now.
    #[inline]
    pub fn tell_of(&mut self, event: impl FnOnce(&G::Position) -> G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event(self.position));
        }
    }
}

/// The position after a legal action, without events. An illegal action gives a meaningless
/// position.
#[inline]
#[must_use]
pub fn after<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    action: G::Action,
) -> G::Position {
    let mut next = position.clone();
    carry_out::<G>(tables, &mut next, action);
    next
}

/// Writes the position [`after`] a legal action into `next` and reuses its memory, for loops over
/// millions of positions.
#[inline]
pub fn after_into<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    action: G::Action,
    next: &mut G::Position,
) {
    next.clone_from(position);
    carry_out::<G>(tables, next, action);
}

#[inline]
fn carry_out<G: Game>(tables: &G::Tables, position: &mut G::Position, action: G::Action) {
    let mut scratch = G::Scratch::default();
    let mut turn = Turn { tables, position, action, scratch: &mut scratch, log: None };
    for (_, resolve) in G::TURN {
        resolve(&mut turn);
    }
}

/// The error for an action that is not among [`Game::actions`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal;

impl std::fmt::Display for Illegal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("this action is not legal in this position")
    }
}

impl std::error::Error for Illegal {}

/// The position after an action, and the events.
///
/// # Errors
/// [`Illegal`] when the action is not among [`Game::actions`].
pub fn play<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    action: G::Action,
) -> Result<(G::Position, Vec<G::Event>), Illegal> {
    let mut resolution = Resolution::<G>::begin(tables, position, action)?;
    for index in 0..G::TURN.len() {
        resolution.step(tables, index);
    }
    Ok(resolution.finish())
}

/// An action being carried out, phase by phase.
#[derive(Clone, Debug)]
pub struct Resolution<G: Game> {
    position: G::Position,
    action: G::Action,
    scratch: G::Scratch,
    events: Vec<G::Event>,
    told: usize,
}

impl<G: Game> Resolution<G> {
    /// Starts a legal action.
    ///
    /// # Errors
    /// [`Illegal`] when the action is not among [`Game::actions`].
    pub fn begin(
        tables: &G::Tables,
        position: &G::Position,
        action: G::Action,
    ) -> Result<Self, Illegal> {
        if !G::accepts(tables, position, action) {
            return Err(Illegal);
        }
        let (position, scratch) = (position.clone(), G::Scratch::default());
        Ok(Self { position, action, scratch, events: Vec::new(), told: 0 })
    }

    /// Carries out the phase at `index` of [`Game::TURN`] and returns its events. The caller steps
    /// each phase once, in order; an index beyond the list does nothing.
    pub fn step(&mut self, tables: &G::Tables, index: usize) -> &[G::Event] {
        let from = self.events.len();
        if let Some((_, resolve)) = G::TURN.get(index) {
            resolve(&mut Turn {
                tables,
                position: &mut self.position,
                action: self.action,
                scratch: &mut self.scratch,
                log: Some(&mut self.events),
            });
        }
        self.told = from;
        &self.events[from..]
    }

    /// The events of the phase stepped last.
    #[must_use]
    pub fn last_told(&self) -> &[G::Event] {
        &self.events[self.told..]
    }

    /// The position after the phases stepped so far, for [`Game::told_to`].
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The action being carried out.
    #[must_use]
    pub fn action(&self) -> G::Action {
        self.action
    }

    /// The position reached and all events.
    #[must_use]
    pub fn finish(self) -> (G::Position, Vec<G::Event>) {
        (self.position, self.events)
    }
}

/// The index of `phase` in the game's list.
#[must_use]
pub fn phase_index<G: Game>(phase: Phase) -> Option<usize> {
    G::TURN.iter().position(|(name, _)| *name == phase)
}
