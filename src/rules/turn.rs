//! Carrying out one action: [`Game::TURN`], phase by phase.
//!
//! There are two ways through the list and no third: [`after`] runs it in one go for players that
//! think ahead, and [`Resolution`] stops after every phase for the table, which shows what each
//! one did. Both call [`Resolution`]'s loop body, so a rule cannot differ between them.

use crate::rules::{Game, Phase};

/// What a phase works on: the only argument it gets.
pub struct Turn<'a, G: Game> {
    /// The compiled board and animals.
    pub tables: &'a G::Tables,
    /// The position being changed.
    pub position: &'a mut G::Position,
    /// The decision being carried out.
    pub action: G::Action,
    /// What earlier phases left for later ones.
    pub scratch: &'a mut G::Scratch,
    log: Option<&'a mut Vec<G::Event>>,
}

impl<G: Game> Turn<'_, G> {
    /// Tells what happened. In a search nobody listens and the event is never made.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event());
        }
    }

    /// Tells a fact about the position as it is now.
    #[inline]
    pub fn tell_of(&mut self, event: impl FnOnce(&G::Position) -> G::Event) {
        if let Some(log) = &mut self.log {
            log.push(event(self.position));
        }
    }
}

/// The position after a legal action, silently. An illegal action gives a meaningless position.
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

/// Writes the position [`after`] a legal action into `next`, whatever that held: for loops that
/// look at millions of positions, one after the other.
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

/// The action is not among [`Game::actions`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal;

impl std::fmt::Display for Illegal {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("this action is not legal in this position")
    }
}

impl std::error::Error for Illegal {}

/// The position after an action and what happened, or a refusal.
///
/// # Errors
/// [`Illegal`] when the action is not among [`Game::actions`]; nothing has changed then.
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

/// An action half carried out: the table steps it from stage to stage.
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

    /// Carries out the phase at `index` of [`Game::TURN`] and returns what it told.
    /// Phases are to be stepped in order, each once; an index beyond the list does nothing.
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

    /// What the phase stepped last told.
    #[must_use]
    pub fn last_told(&self) -> &[G::Event] {
        &self.events[self.told..]
    }

    /// The position as the phases so far have left it, for [`Game::told_to`].
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The action being carried out.
    #[must_use]
    pub fn action(&self) -> G::Action {
        self.action
    }

    /// The position reached and everything told on the way.
    #[must_use]
    pub fn finish(self) -> (G::Position, Vec<G::Event>) {
        (self.position, self.events)
    }
}

/// The place of `phase` in the game's list.
#[must_use]
pub fn phase_index<G: Game>(phase: Phase) -> Option<usize> {
    G::TURN.iter().position(|(name, _)| *name == phase)
}
