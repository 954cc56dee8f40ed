//! Matches in pairs: both players from the same opening, once on each side.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use menagerie::ai::tournament::{AnyAction, Opening, Played, Player, play_opened};
use menagerie::ai::{AiGame, Observation};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::hashing::mix;
use menagerie::rules::{Actor, Seat, Viewer, after};

use super::contender::{Contender, Cost};
use super::order::{Entrant, Order};
use super::score::{Score, Verdict};

/// Openings are drawn anew this often until both players call one even.
const TRIES: u64 = 200;
/// What a player looks at to judge an opening.
const GLANCE: u64 = 4_000;
/// After this many pairs the count so far is told.
const TELL: u32 = 25;

/// What a duel has come to.
#[derive(Clone, Default)]
pub(crate) struct Met {
    pub(crate) score: Score,
    pub(crate) costs: [Cost; 2],
    pub(crate) verdict: Option<Verdict>,
}

/// Two players that meet.
pub(crate) struct Duel<'a, G: AiGame> {
    tables: &'a G::Tables,
    setup: &'a G::Setup,
    order: &'a Order,
    entrants: [&'a Entrant; 2],
}

/// One pair of matches.
struct Pair {
    number: u32,
    /// What the first player made of each, in halves of a win.
    halves: [u8; 2],
    costs: [Cost; 2],
}

impl<'a, G: AiGame> Duel<'a, G> {
    /// A duel, if both can play this game.
    pub(crate) fn new(
        tables: &'a G::Tables,
        setup: &'a G::Setup,
        order: &'a Order,
        entrants: [&'a Entrant; 2],
    ) -> Result<Self, String> {
        for entrant in entrants {
            Contender::<G>::new(tables, entrant)?;
        }
        Ok(Self { tables, setup, order, entrants })
    }

    /// Plays until the pairs are used up or the sequential test has decided.
    pub(crate) fn play(&self) -> Result<Met, String> {
        let (next, over) = (&AtomicU32::new(0), &AtomicBool::new(false));
        std::thread::scope(|scope| {
            let (sender, pairs) = channel();
            for _ in 0..self.order.threads {
                let sender = sender.clone();
                scope.spawn(move || self.work(next, over, &sender));
            }
            drop(sender);
            let met = self.count(&pairs);
            over.store(true, Ordering::Relaxed);
            met
        })
    }

    /// One thread: takes the next pair until there is none.
    fn work(&self, next: &AtomicU32, over: &AtomicBool, sender: &Sender<Result<Pair, String>>) {
        while !over.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.order.pairs || sender.send(self.pair(number)).is_err() {
                return;
            }
        }
    }

    /// Counts pairs in the order of their numbers, whichever is finished first, so that the test ends after the same one.
    fn count(&self, pairs: &Receiver<Result<Pair, String>>) -> Result<Met, String> {
        let (mut met, mut early, mut counted) = (Met::default(), BTreeMap::new(), 0);
        for pair in pairs {
            let pair = pair?;
            early.insert(pair.number, pair);
            while let Some(pair) = early.remove(&counted) {
                counted += 1;
                met.score.count(pair.halves);
                met.costs.iter_mut().zip(pair.costs).for_each(|(all, cost)| all.add(cost));
                met.verdict = self.order.sprt.and_then(|sprt| met.score.verdict(sprt));
                if counted.is_multiple_of(TELL) {
                    eprintln!("{}", met.score.told(self.order.sprt));
                }
                if met.verdict.is_some() {
                    return Ok(met);
                }
            }
        }
        Ok(met)
    }

    fn pair(&self, number: u32) -> Result<Pair, String> {
        let contender = |entrant| Contender::<G>::new(self.tables, entrant);
        let contenders = [contender(self.entrants[0])?, contender(self.entrants[1])?];
        let seed = mix(self.order.seed ^ mix(u64::from(number) + 1));
        let actions = self.opening(&contenders, seed)?;
        let opening = Opening { setup: self.setup, actions: &actions };
        let mut halves = [0; 2];
        for (first, half) in halves.iter_mut().enumerate() {
            let mut players: Vec<_> = contenders.iter().map(Contender::player).collect();
            players.rotate_left(first);
            let mut dice = SmallDice::new(seed);
            let played =
                play_opened(self.tables, &opening, &mut players, &mut dice, &mut |_, _| ());
            if let Some(why) = contenders.iter().find_map(|one| one.trouble.take()) {
                return Err(why);
            }
            *half = halves_of(&played, Seat(first as u8));
        }
        Ok(Pair { number, halves, costs: contenders.map(|one| *one.cost.borrow()) })
    }

    /// Random first actions after which both players see little for either side.
    fn opening(&self, contenders: &[Contender<G>; 2], seed: u64) -> Result<Vec<G::Action>, String> {
        for attempt in 0..TRIES {
            let mut dice = SmallDice::new(mix(seed ^ mix(attempt + 1)));
            let actions = self.drawn(&mut dice);
            let mut position = G::start(self.tables, self.setup);
            for action in &actions {
                position = after::<G>(self.tables, &position, *action);
            }
            let Actor::Seat(seat) = G::actor(self.tables, &position) else { continue };
            let observation = Observation::<G>::fresh(self.tables, &position, Viewer::Seat(seat));
            let is_even = |one: &Contender<G>| {
                let score = one.judges(self.tables, &observation, GLANCE);
                score.is_none_or(|score| score.abs() < self.order.even)
            };
            if contenders.iter().all(is_even) {
                return Ok(actions);
            }
        }
        Err(format!("no even opening in {TRIES} tries: allow a larger judgement, or fewer actions"))
    }

    /// Random actions, among them as many of seats as ordered.
    fn drawn(&self, dice: &mut SmallDice) -> Vec<G::Action> {
        let mut players: Vec<Box<dyn Player<G>>> =
            (0..2).map(|_| Box::new(Brief { left: self.order.plies / 2 }) as Box<_>).collect();
        let opening = Opening { setup: self.setup, actions: &[] };
        play_opened(self.tables, &opening, &mut players, dice, &mut |_, _| ()).actions
    }
}

/// Plays anything for some decisions, then gives up.
struct Brief {
    left: u32,
}

impl<G: AiGame> Player<G> for Brief {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        self.left = self.left.checked_sub(1)?;
        AnyAction.choose(tables, observation, seed)
    }
}

/// What a match brought the player on a seat, in halves of a win; one without an outcome is a draw.
fn halves_of<G: AiGame>(played: &Played<G>, seat: Seat) -> u8 {
    match played.outcome {
        Some(outcome) if outcome.is_draw() => 1,
        Some(outcome) => 2 * u8::from(outcome.rank(seat) == 0),
        None => 1,
    }
}
