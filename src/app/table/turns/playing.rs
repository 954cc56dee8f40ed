//! The match being played, its viewer, and what the viewer may know.

use std::ops::Range;

use bevy::prelude::*;

use super::seats::Seats;
use crate::app::session::route::Route;
use crate::app::table::contract::scene::Scene;
use crate::app::table::contract::table_game::TableGame;
use crate::referee::{Entry, Match, Passed};
use crate::rules::{Actor, Game, Resolution, Seat, Side, Spot, Viewer};

/// The match being played.
#[derive(Resource, Deref, DerefMut, Debug)]
pub struct Playing<G: Game> {
    #[deref]
    played: Match<G>,
    viewer: Viewer,
    /// Whether a match that is over is looked back at, so that the viewer sees all its own cards at any time.
    looks_back: bool,
}

impl<G: TableGame> Playing<G> {
    /// A match as `viewer` may see it.
    #[must_use]
    pub fn new(played: Match<G>, viewer: Viewer) -> Self {
        Self { played, viewer, looks_back: false }
    }

    /// Who looks at this screen.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Changes the viewer, as when the screen is handed to the next seat. Pawns are laid and the
    /// log is written again, so that nothing stays that only the previous viewer may know.
    pub fn look_as(&mut self, viewer: Viewer) {
        (self.viewer, self.looks_back) = (viewer, false);
    }

    /// The same in the replay of a match that is over.
    pub(in crate::app::table) fn look_back_as(&mut self, viewer: Viewer) {
        (self.viewer, self.looks_back) = (viewer, true);
    }

    /// What the viewer knows: after the end, everything.
    #[must_use]
    pub fn seen(&self) -> G::View {
        self.laid_open().unwrap_or_else(|| self.played.view(self.viewer))
    }

    /// What of it lies face up.
    #[must_use]
    pub fn shown(&self) -> G::View {
        self.laid_open().unwrap_or_else(|| self.face_up(&self.played.view(self.viewer)))
    }

    /// The part of what the viewer knows that lies face up.
    pub(in crate::app::table) fn face_up(&self, known: &G::View) -> G::View {
        if self.looks_back { G::shown_afterwards(known) } else { G::shown_to(known) }
    }

    fn laid_open(&self) -> Option<G::View> {
        self.outcome()?;
        G::laid_open(self.position(), self.viewer)
    }

    /// The side a seat plays for.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        G::side_of(self.played.position(), seat)
    }
}

/// The events of the phase stepped last, as `viewer` may hear them.
pub(in crate::app::table) fn heard<G: Game>(
    resolution: &Resolution<G>,
    viewer: Viewer,
) -> Vec<G::Event> {
    let hear = |event| G::told_to(resolution.position(), event, viewer);
    resolution.last_told().iter().filter_map(hear).collect()
}

impl<G: TableGame> Playing<G> {
    /// The squares of every action of the last turn among the first so many entries, the latest action first: of the latest one in any case, of those before it only if it went from
    /// one square to another. Actions that the viewer did not hear completely are left out, so a hidden
    /// choice leaves no trace.
    #[must_use]
    pub fn last_turn(&self, entries: usize) -> Vec<Route> {
        let (mut turn, mut found) = (None, 0);
        let mut squares = Vec::new();
        for passed in self.played.history().take(entries).rev() {
            let Some(action) = passed.action() else { continue };
            let mut route = G::route(self.tables(), action);
            let whose = G::turn_of(&passed.view(self.viewer), passed.actor());
            // A chance action belongs to no player, and nothing before it is of the last turn.
            if route.spots.is_empty() || *turn.get_or_insert(whose) != whose {
                break;
            }
            route.spots.retain(|spot| matches!(spot, Spot::Square(_)));
            if route.spots.len() > usize::from(found > 0) {
                found += 1;
                squares.extend(self.heard_whole(&passed).then_some(route));
            }
        }
        squares
    }

    /// The squares of these entries, the latest first, with the same exception.
    #[must_use]
    pub fn squares_of(&self, entries: Range<usize>) -> Vec<Route> {
        let told = self.played.history().skip(entries.start).take(entries.len());
        let squares = told.filter_map(|passed| {
            let mut route = G::route(self.tables(), passed.action()?);
            route.spots.retain(|spot| matches!(spot, Spot::Square(_)));
            (!route.spots.is_empty() && self.heard_whole(&passed)).then_some(route)
        });
        let mut squares: Vec<_> = squares.collect();
        squares.reverse();
        squares
    }

    /// Whether the viewer heard all events of an action.
    fn heard_whole(&self, passed: &Passed<'_, G>) -> bool {
        let Some(mut resolution) = passed.again() else { return false };
        (0..G::TURN.len()).all(|index| {
            resolution.step(self.tables(), index);
            resolution.last_told() == heard(&resolution, self.viewer)
        })
    }

    /// The latest event told to the viewer for which `find` returns something.
    pub(in crate::app::table) fn told_last<T>(
        &self,
        find: impl Fn(&G::Event) -> Option<T>,
    ) -> Option<T> {
        self.played.history().rev().find_map(|passed| {
            let mut resolution = passed.again()?;
            let mut told = Vec::new();
            for index in 0..G::TURN.len() {
                resolution.step(self.tables(), index);
                told.extend(heard(&resolution, self.viewer));
            }
            told.iter().rev().find_map(&find)
        })
    }

    /// The match before the last decision of a person at this machine; `None` if there was none.
    /// Default actions before that decision are taken back too. Where there are secrets, what was
    /// shown or drawn since stays so, and a decision made behind a curtain is taken back only by the
    /// seat that made it: otherwise the others could count such decisions.
    #[must_use]
    pub fn before_last_decision(&self, seats: &Seats) -> Option<Match<G>> {
        let seat = seats.humans().find(|seat| self.played.may_take_back(*seat) > 0)?;
        if self.is_veiled() && self.private_seat() == Some(seat) {
            return None;
        }
        let mut earlier = self.played.clone();
        while let Some(entry) = earlier.take_back(seat) {
            let human = match earlier.actor() {
                Actor::Seat(seat) => seats.is_human(seat),
                _ => false,
            };
            if human || !matches!(entry, Entry::Action(_)) {
                return Some(before_defaults(earlier));
            }
        }
        None
    }

    /// Everything to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        G::stage(self.tables(), &self.shown())
    }

    /// A copy to look ahead in.
    #[must_use]
    pub fn fork(&self) -> Match<G> {
        self.played.clone()
    }

    /// Continues from another moment of the match.
    pub fn go_to(&mut self, game: Match<G>) {
        self.played = game;
    }

    /// Restarts the same level and set-up with other lots.
    pub fn begin_again(&mut self, seed: u64) {
        self.played = Match::new(self.tables().clone(), self.setup().clone(), seed);
    }

    /// The seat that owes a private decision.
    #[must_use]
    pub fn private_seat(&self) -> Option<Seat> {
        let Actor::Seat(seat) = self.actor() else { return None };
        G::is_private(self.tables(), &self.view(Viewer::Spectator)).then_some(seat)
    }

    /// The seat that may look at its secrets in a decision that is not private.
    #[must_use]
    pub fn peeking_seat(&self) -> Option<Seat> {
        let Actor::Seat(seat) = self.actor() else { return None };
        let view = self.view(Viewer::Spectator);
        let peeks = !G::is_private(self.tables(), &view) && G::may_peek(self.tables(), &view);
        peeks.then_some(seat)
    }

    /// Whether the deciding seat holds secrets that it does not look at now.
    #[must_use]
    pub fn is_hidden_now(&self) -> bool {
        self.peeking_seat().is_some_and(|seat| self.viewer() != Viewer::Seat(seat))
    }

    /// Whether the pending decision is hidden from the viewer.
    #[must_use]
    pub fn is_veiled(&self) -> bool {
        self.private_seat().is_some_and(|seat| self.viewer() != Viewer::Seat(seat))
    }
}

/// The match before the default actions that were entered last.
fn before_defaults<G: TableGame>(mut played: Match<G>) -> Match<G> {
    let tables = played.tables();
    let is_default = |passed: &Passed<'_, G>| {
        let default = G::default_action(tables, passed.position());
        default.is_some() && default == passed.action()
    };
    let defaults = played.history().rev().take_while(is_default).count();
    played.go_to(played.entries().len() - defaults);
    played
}

/// Set when the pawns are to be laid again and playback is to be emptied.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct NeedsRelayout(pub bool);

/// The seed of a match's lots: the process's own entropy and the moment of pressing Start, because
/// the web has no entropy of this kind. Only the app may ask.
#[must_use]
pub(in crate::app) fn seed(time: &Time<Real>) -> u64 {
    use std::hash::{BuildHasher, Hasher};
    let mut hasher = std::hash::RandomState::new().build_hasher();
    hasher.write_u128(time.elapsed().as_nanos());
    hasher.finish()
}
