//! One match from its start to its outcome, with all its entries.

mod past;
mod reading;

use std::sync::Arc;

use crate::referee::RefereeDice;
use crate::rules::dice::draw_weighted;
use crate::rules::turn::Illegal;
use crate::rules::{Actor, Game, Outcome, Resolution, Seat, Side, Viewer, hashing};

pub use past::Passed;
pub(in crate::referee) use reading::Passage;
pub use reading::Seen;

/// One entry of a match's record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// A decision of a seat or of chance.
    Action(A),
    /// A seat gives up.
    Resign(Seat),
    /// The two sides agree on a draw.
    DrawAgreed,
    /// The time is up: the match ends as the game defines, once the running turn is finished.
    TimeUp,
}

/// Why the referee rejects an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The rules forbid it.
    Illegal,
    /// The match is over.
    Over,
    /// The time is up already; only the running turn is finished.
    TimeIsUp,
    /// The match has no such seat.
    NoSuchSeat,
    /// No draw is on offer from the other side.
    NothingOffered,
    /// Draws are agreed between two sides; this match has more.
    TooManySides,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(match self {
            Self::Illegal => "the rules do not allow this",
            Self::Over => "the match is over",
            Self::TimeIsUp => "the time is up already; the running turn is finished",
            Self::NoSuchSeat => "the match has no such seat",
            Self::NothingOffered => "no draw is on offer",
            Self::TooManySides => "more than two sides cannot agree on a draw",
        })
    }
}

impl std::error::Error for Refused {}

impl From<Illegal> for Refused {
    fn from(_: Illegal) -> Self {
        Self::Illegal
    }
}

/// A match being played.
#[derive(Debug)]
pub struct Match<G: Game> {
    tables: Arc<G::Tables>,
    setup: G::Setup,
    entries: Vec<Entry<G::Action>>,
    undone: Vec<Entry<G::Action>>,
    /// The first position and the position after each action among `entries`.
    positions: Vec<G::Position>,
    declared: Option<Outcome>,
    /// Whether [`Entry::TimeUp`] is among the entries.
    is_time_up: bool,
    offer: Option<Seat>,
    dice: RefereeDice,
}

impl<G: Game> Match<G> {
    /// A new match. `seed` seeds its random draws and is never recorded.
    #[must_use]
    pub fn new(tables: Arc<G::Tables>, setup: G::Setup, seed: u64) -> Self {
        let start = G::start(&tables, &setup);
        Self {
            tables,
            setup,
            entries: Vec::new(),
            undone: Vec::new(),
            positions: vec![start],
            declared: None,
            is_time_up: false,
            offer: None,
            dice: RefereeDice::new(seed),
        }
    }

    /// Replaces the random generator. A replayed match needs this before it goes on, because
    /// replays all use the same seed.
    pub fn take_dice(&mut self, seed: u64) {
        self.dice = RefereeDice::new(seed);
    }

    /// The compiled level.
    #[must_use]
    pub fn tables(&self) -> &Arc<G::Tables> {
        &self.tables
    }

    /// The choices made before the match.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// All entries, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The full position, hidden information included. Only the referee, records and tests of open
    /// games read it; players get [`Match::view`].
    #[must_use]
    pub fn position(&self) -> &G::Position {
        // `positions` starts with one element, and `undo` never removes the last.
        &self.positions[self.positions.len() - 1]
    }

    /// Everything a viewer knows.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::known_to(&self.tables, self.position(), viewer)
    }

    /// Whose decision is pending. The outcome of repetition, resignation, agreement or time is
    /// included.
    #[must_use]
    pub fn actor(&self) -> Actor {
        match self.declared {
            Some(outcome) => Actor::Nobody(outcome),
            None => G::actor(&self.tables, self.position()),
        }
    }

    /// The outcome, or `None` while the match runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.actor() {
            Actor::Nobody(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Every legal action; none once the match is over.
    #[must_use]
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.outcome().is_none() {
            G::actions(&self.tables, self.position(), &mut actions);
        }
        actions
    }

    /// The hashes of the positions that can still occur again, the current one last.
    #[must_use]
    pub fn recent_keys(&self) -> Vec<u64> {
        let quiet = usize::from(G::plies_since_irreversible(self.position()));
        let from = self.positions.len().saturating_sub(quiet + 1);
        self.positions[from..].iter().map(|position| G::hash(&self.tables, position)).collect()
    }

    /// Draws an action when chance must decide. Returns the same action after an undo, so that a
    /// player cannot repeat a draw until it suits.
    pub fn draw(&mut self) -> Option<G::Action> {
        if self.actor() != Actor::Chance {
            return None;
        }
        let fell = self.to_redo();
        if let Some(lot) = fell.filter(|lot| G::accepts(&self.tables, self.position(), *lot)) {
            return Some(lot);
        }
        let actions = self.actions();
        let weigh = |action: &G::Action| G::weight(&self.tables, self.position(), *action);
        let weights: Vec<u32> = actions.iter().map(weigh).collect();
        let drawn = draw_weighted(weights.iter().copied(), &mut self.dice)?;
        actions.get(drawn).copied()
    }

    /// Starts an action that the table carries out phase by phase and then passes to
    /// [`Match::commit`].
    ///
    /// # Errors
    /// When the match is over or the action is not legal.
    pub fn begin(&self, action: G::Action) -> Result<Resolution<G>, Refused> {
        if self.outcome().is_some() {
            return Err(Refused::Over);
        }
        Ok(Resolution::<G>::begin(&self.tables, self.position(), action)?)
    }

    /// Enters an action that has been carried out, and returns its events.
    pub fn commit(&mut self, resolution: Resolution<G>) -> Vec<G::Event> {
        let entry = Entry::Action(resolution.action());
        // Playing the undone action again keeps the later undone entries.
        if self.undone.pop() != Some(entry) {
            self.undone.clear();
        }
        let (position, events) = resolution.finish();
        self.entries.push(entry);
        self.positions.push(position);
        self.offer = None;
        self.declare_repetition();
        self.declare_time();
        events
    }

    /// Carries out and enters an action.
    ///
    /// # Errors
    /// When the match is over or the action is not legal.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, Refused> {
        let mut resolution = self.begin(action)?;
        for index in 0..G::TURN.len() {
            resolution.step(&self.tables, index);
        }
        Ok(self.commit(resolution))
    }

    /// J22 and similar rules: a position that occurs too often ends the match.
    fn declare_repetition(&mut self) {
        let Some(limit) = G::repetitions_to_draw(&self.tables) else { return };
        if matches!(G::actor(&self.tables, self.position()), Actor::Nobody(_)) {
            return;
        }
        if hashing::came_often(&self.recent_keys(), limit) {
            let seats = G::seats(self.position());
            self.declared = Some(Outcome::shared(seats, "referee-end-repetition"));
        }
    }

    /// A seat gives up. Its side comes last; the game ranks the others.
    ///
    /// # Errors
    /// When the match is over or has no such seat.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        self.refuse_when_over()?;
        self.refuse_strangers(seat)?;
        let outcome = G::if_given_up(&self.tables, self.position(), seat);
        self.enter(Entry::Resign(seat), outcome);
        Ok(())
    }

    /// A seat offers a draw. The offer stands until the next entry.
    ///
    /// # Errors
    /// When the match is over, has no such seat, or has more than two sides.
    pub fn offer_draw(&mut self, seat: Seat) -> Result<(), Refused> {
        self.refuse_when_over()?;
        self.refuse_strangers(seat)?;
        self.refuse_many_sides()?;
        self.offer = Some(seat);
        Ok(())
    }

    /// The seat that currently offers a draw.
    #[must_use]
    pub fn draw_offered_by(&self) -> Option<Seat> {
        self.offer
    }

    /// A seat answers the other side's offer.
    ///
    /// # Errors
    /// When the match is over, has no such seat, or the other side has offered no draw.
    pub fn answer_draw(&mut self, seat: Seat, agreed: bool) -> Result<(), Refused> {
        self.refuse_when_over()?;
        self.refuse_strangers(seat)?;
        let from_other = |offerer: Seat| self.side_of(offerer) != self.side_of(seat);
        if !self.offer.is_some_and(from_other) {
            return Err(Refused::NothingOffered);
        }
        self.offer = None;
        if agreed {
            let seats = G::seats(self.position());
            self.enter(Entry::DrawAgreed, Outcome::shared(seats, "referee-end-agreed"));
        }
        Ok(())
    }

    /// The agreed time is up. R97: a running turn is finished first.
    ///
    /// # Errors
    /// When the match is over, or the time is up already.
    pub fn time_up(&mut self) -> Result<(), Refused> {
        self.refuse_when_over()?;
        if self.is_time_up() {
            return Err(Refused::TimeIsUp);
        }
        self.undone.clear();
        self.entries.push(Entry::TimeUp);
        self.is_time_up = true;
        self.offer = None;
        self.declare_time();
        Ok(())
    }

    /// Whether the time is up and the running turn is being finished.
    #[must_use]
    pub fn is_time_up(&self) -> bool {
        self.is_time_up
    }

    fn declare_time(&mut self) {
        if self.outcome().is_none() && self.is_time_up() {
            self.declared = G::if_stopped(&self.tables, self.position());
        }
    }

    /// Enters a recorded entry, during a replay.
    ///
    /// # Errors
    /// When the match is over or the entry is not legal.
    pub fn enter_recorded(&mut self, entry: Entry<G::Action>) -> Result<Vec<G::Event>, Refused> {
        match entry {
            Entry::Action(action) => self.play(action),
            Entry::Resign(seat) => self.resign(seat).map(|()| Vec::new()),
            Entry::TimeUp => self.time_up().map(|()| Vec::new()),
            Entry::DrawAgreed => {
                self.refuse_when_over()?;
                self.refuse_many_sides()?;
                let seats = G::seats(self.position());
                self.enter(entry, Outcome::shared(seats, "referee-end-agreed"));
                Ok(Vec::new())
            }
        }
    }

    fn enter(&mut self, entry: Entry<G::Action>, outcome: Outcome) {
        self.undone.clear();
        self.entries.push(entry);
        self.declared = Some(outcome);
        self.offer = None;
    }

    fn side_of(&self, seat: Seat) -> Side {
        G::side_of(self.position(), seat)
    }

    fn refuse_when_over(&self) -> Result<(), Refused> {
        if self.outcome().is_some() { Err(Refused::Over) } else { Ok(()) }
    }

    fn refuse_many_sides(&self) -> Result<(), Refused> {
        let sides = || (0..G::seats(self.position())).map(|seat| self.side_of(Seat(seat)));
        let first = sides().next();
        let second = sides().find(|side| Some(*side) != first);
        let two = sides().all(|side| Some(side) == first || Some(side) == second);
        if two { Ok(()) } else { Err(Refused::TooManySides) }
    }

    /// Rejects a seat that the game does not have. Any program may have written the record.
    fn refuse_strangers(&self, seat: Seat) -> Result<(), Refused> {
        if seat.0 < G::seats(self.position()) { Ok(()) } else { Err(Refused::NoSuchSeat) }
    }
}
