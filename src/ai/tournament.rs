//! Plays and counts matches between computer players. Used by `examples/simulate` and the tests
//! of strength; games outside the crate can use it too.
//!
//! A fast referee: positions and keys only, no record, no events. Matches end as they do at the
//! table: by the rules, or by repetition as the game declares it.

use crate::ai::{AiGame, ComputerPlayer, Observation, Thinking};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::{Actor, Dice, Game, MAX_SEATS, Outcome, Seat, Viewer, after, hashing};

/// A player that decides for a seat.
pub trait Player<G: Game> {
    /// The action chosen; `seed` is drawn anew for every decision. `None` gives up the match.
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action>;
    /// What the player sees. A yardstick may be given more than a seat may know; real players never
    /// are.
    fn eyes(
        &self,
        tables: &G::Tables,
        position: &G::Position,
        observation: Observation<G>,
    ) -> Observation<G> {
        let _ = (tables, position);
        observation
    }
}

/// Plays anything, in any game.
#[derive(Clone, Copy, Debug)]
pub struct AnyAction;

impl<G: Game> Player<G> for AnyAction {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        let mut actions = Vec::new();
        G::actions(tables, &observation.determinize(tables, seed), &mut actions);
        let drawn = SmallDice::new(seed).below(actions.len().max(1) as u32);
        actions.get(drawn as usize).copied()
    }
}

impl<G: AiGame> Player<G> for ComputerPlayer {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        let mut thinking = Thinking::new(tables, observation, self.strength, self.nodes, seed)?;
        Some(thinking.decide(tables))
    }
}

/// How one match went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: Game> {
    /// The seats' ranks; `None` for a match that was given up or never ended.
    pub outcome: Option<Outcome>,
    /// The decisions of seats and of chance, in order.
    pub actions: Vec<G::Action>,
    /// How many of them were decisions that a player was asked for.
    pub decisions: u32,
}

/// A callback that gets every position and the action that led to it.
pub type Watch<'a, G> = dyn FnMut(&<G as Game>::Position, Option<<G as Game>::Action>) + 'a;

/// Plays one match. `watch` sees every position with the action that led to it.
pub fn play_match<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    players: &mut [Box<dyn Player<G>>],
    dice: &mut dyn Dice,
    watch: &mut Watch<'_, G>,
) -> Played<G> {
    play_opened(tables, &Opening { setup, actions: &[] }, players, dice, watch)
}

/// How a match begins.
#[derive(Debug)]
pub struct Opening<'a, G: Game> {
    /// Its set-up.
    pub setup: &'a G::Setup,
    /// The first actions, of seats and of chance, about which no player is asked.
    pub actions: &'a [G::Action],
}

/// Plays one match whose first actions are given.
pub fn play_opened<G: Game>(
    tables: &G::Tables,
    opening: &Opening<'_, G>,
    players: &mut [Box<dyn Player<G>>],
    dice: &mut dyn Dice,
    watch: &mut Watch<'_, G>,
) -> Played<G> {
    let mut position = G::start(tables, opening.setup);
    let mut played = Played { outcome: None, actions: Vec::new(), decisions: 0 };
    let mut seen = vec![G::hash(tables, &position)];
    let mut decided = vec![Vec::new(); MAX_SEATS];
    watch(&position, None);
    for _ in 0..G::LONGEST_MATCH {
        let actor = G::actor(tables, &position);
        let action = match actor {
            Actor::Nobody(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
            _ if played.actions.len() < opening.actions.len() => {
                Some(opening.actions[played.actions.len()])
            }
            Actor::Chance => draw::<G>(tables, &position, dice),
            Actor::Seat(seat) => {
                if let Some(draw) = repetition::<G>(tables, &position, &seen) {
                    played.outcome = Some(draw);
                    break;
                }
                played.decisions += 1;
                let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
                let own = decided.get(usize::from(seat.0)).map_or(&[][..], Vec::as_slice);
                let past = Past { seen: &seen, own };
                decide(tables, &position, seat, past, players, seed)
            }
        };
        let Some(action) = action.filter(|action| G::accepts(tables, &position, *action)) else {
            break;
        };
        if let Actor::Seat(Seat(seat)) = actor
            && let Some(own) = decided.get_mut(usize::from(seat))
        {
            own.push(action);
        }
        position = after::<G>(tables, &position, action);
        if G::plies_since_irreversible(&position) == 0 {
            seen.clear();
        }
        seen.push(G::hash(tables, &position));
        played.actions.push(action);
        watch(&position, Some(action));
    }
    played
}

/// What a seat may know of how a match came to its position.
#[derive(Clone, Copy)]
struct Past<'a, A> {
    /// Keys of positions since the last irreversible action.
    seen: &'a [u64],
    /// The seat's own decisions.
    own: &'a [A],
}

fn decide<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    seat: Seat,
    past: Past<'_, G::Action>,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
) -> Option<G::Action> {
    let viewer = Viewer::Seat(seat);
    let view = G::known_to(tables, position, viewer);
    let player = players.get_mut(usize::from(seat.0))?;
    let observation = Observation::new(tables, view, viewer, past.seen.to_vec()).after(past.own);
    let observation = player.eyes(tables, position, observation);
    player.choose(tables, &observation, seed)
}

/// A chance action, drawn by weight.
fn draw<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    dice: &mut dyn Dice,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(tables, position, &mut actions);
    let weights = actions.iter().map(|action| G::weight(tables, position, *action));
    draw_weighted(weights, dice).map(|drawn| actions[drawn])
}

/// The draw by repetition, once the last position has occurred often enough.
fn repetition<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    seen: &[u64],
) -> Option<Outcome> {
    let limit = G::repetitions_to_draw(tables)?;
    hashing::came_often(seen, limit)
        .then(|| Outcome::shared(G::seats(position), "referee-end-repetition"))
}

/// Results of many matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches counted.
    pub matches: u32,
    /// Matches in which each seat alone had the first rank.
    pub wins: [u32; MAX_SEATS],
    /// Matches in which each seat shared the first rank, be it with all others or with some.
    pub shared: [u32; MAX_SEATS],
    /// How often each seat had each rank, the first one first.
    pub ranks: [[u32; MAX_SEATS]; MAX_SEATS],
    /// Matches drawn by all seats.
    pub draws: u32,
    /// Matches without an outcome.
    pub unfinished: u32,
    /// Decisions of seats in all of them.
    pub decisions: u64,
}

impl Tally {
    /// Counts one match.
    pub fn count<G: Game>(&mut self, played: &Played<G>) {
        self.count_moved(played, 0);
    }

    /// Counts one match in which each player sat `moved` seats further on.
    pub fn count_moved<G: Game>(&mut self, played: &Played<G>, moved: u8) {
        self.matches += 1;
        self.decisions += u64::from(played.decisions);
        let Some(outcome) = played.outcome else {
            self.unfinished += 1;
            return;
        };
        let seats = outcome.seats().max(1);
        let own = |seat: Seat| usize::from((seat.0 + seats - moved % seats) % seats);
        let alone = outcome.winners().count() == 1;
        let counts = if alone { &mut self.wins } else { &mut self.shared };
        outcome.winners().for_each(|seat| counts[own(seat)] += 1);
        for seat in (0..seats).map(Seat) {
            self.ranks[own(seat)][usize::from(outcome.rank(seat)) % MAX_SEATS] += 1;
        }
        self.draws += u32::from(outcome.is_draw());
    }
}
