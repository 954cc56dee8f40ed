//! Laws every game keeps, checked by playing at random. Written once, run for each game by a line.
//!
//! A match is drawn from its seed alone, so a broken law names a seed and the actions that lead
//! there. What secrets must not reach is watched apart, in [`secrecy`]. Cheap laws hold at every position; the dear ones ([`Pace::sweep_every`]) at some.
//! Deliberately absent: what a game's own sheet says, which its own tests hold.

mod deeds;
pub mod secrecy;
mod texts;
mod views;

#[cfg(test)]
mod tests;

use std::fmt;

use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::{Actor, Dice, Game, Seat, after};

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LawsReport {
    /// Matches played to their end.
    pub matches: u64,
    /// Actions played in them.
    pub actions: u64,
    /// Positions at which the dear laws were checked too.
    pub sweeps: u64,
    /// Actions of the longest match.
    pub longest: u64,
}

impl fmt::Display for LawsReport {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { matches, actions, sweeps, longest } = self;
        write!(out, "{matches} matches, {actions} actions, {sweeps} sweeps, longest {longest}")
    }
}

/// A law that does not hold, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawBroken {
    /// The law's name.
    pub law: &'static str,
    /// The seed of the match.
    pub seed: u64,
    /// The actions up to there, in text.
    pub entries: String,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for LawBroken {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, seed, entries, detail } = self;
        write!(out, "law `{law}` is broken: {detail}; seed {seed}, actions [{entries}]")
    }
}

impl std::error::Error for LawBroken {}

/// How many matches, and how closely they are watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Matches to play.
    pub matches: u32,
    /// The dear laws are checked at one position in so many.
    pub sweep_every: u32,
}

/// Plays `matches` random matches and holds every law against them, the dear ones at one position
/// in fifty. Match number `n` has the seed `dice_seed + n`.
///
/// # Errors
/// The first law that is broken.
pub fn check_laws<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    matches: u32,
    dice_seed: u64,
) -> Result<LawsReport, LawBroken> {
    check_laws_at::<G>(tables, setup, Pace { matches, sweep_every: 50 }, dice_seed)
}

/// [`check_laws`] at another pace.
///
/// # Errors
/// The first law that is broken.
pub fn check_laws_at<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    pace: Pace,
    dice_seed: u64,
) -> Result<LawsReport, LawBroken> {
    let mut report = LawsReport::default();
    for number in 0..u64::from(pace.matches) {
        let seed = dice_seed.wrapping_add(number);
        let mut walk = Walk::<G>::new(tables, setup, seed);
        // All begin at the same position: once is enough to look at it closely.
        let opening = number == 0;
        walk.play_out(setup, opening, pace.sweep_every.max(1), &mut report).map_err(|fault| {
            let texts = walk.entries.iter().map(|action| G::action_text(tables, *action));
            let entries = texts.collect::<Vec<_>>().join(" ");
            LawBroken { law: fault.law, seed, entries, detail: fault.detail }
        })?;
        report.matches += 1;
        report.longest = report.longest.max(walk.entries.len() as u64);
    }
    Ok(report)
}

/// A broken law before it is known where.
#[derive(Debug)]
struct Fault {
    law: &'static str,
    detail: String,
}

/// Fails with `law` unless `holds`.
fn demand(law: &'static str, holds: bool, detail: impl FnOnce() -> String) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault { law, detail: detail() }) }
}

/// One random match.
struct Walk<'a, G: Game> {
    tables: &'a G::Tables,
    position: G::Position,
    /// What positions are written over.
    written: G::Position,
    views: views::Views<G>,
    entries: Vec<G::Action>,
    actions: Vec<G::Action>,
    /// The hash of every position, with the number of irreversible actions before it.
    hashes: Vec<(u64, u32)>,
    /// Irreversible actions so far.
    stretch: u32,
    dice: SmallDice,
    /// Apart from `dice`, so that how closely one looks does not change the match.
    eyes: SmallDice,
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(tables: &'a G::Tables, setup: &G::Setup, seed: u64) -> Self {
        let position = G::start(tables, setup);
        Self {
            tables,
            views: views::Views::of(tables, &position),
            written: position.clone(),
            position,
            hashes: Vec::new(),
            stretch: 0,
            entries: Vec::new(),
            actions: Vec::new(),
            dice: SmallDice::new(seed),
            eyes: SmallDice::new(!seed),
        }
    }

    fn play_out(
        &mut self,
        setup: &G::Setup,
        opening: bool,
        sweep_every: u32,
        report: &mut LawsReport,
    ) -> Result<(), Fault> {
        texts::setup::<G>(self.tables, setup)?;
        loop {
            // The opening and the last position are looked at closely, and some between.
            let over = matches!(G::actor(self.tables, &self.position), Actor::Nobody(_));
            let first = opening && self.entries.is_empty();
            let close = over || first || self.eyes.below(sweep_every) == 0;
            self.hold_laws(close)?;
            report.sweeps += u64::from(close);
            if over {
                return self.nothing_returned();
            }
            let ended = (self.entries.len() as u32) < G::LONGEST_MATCH;
            demand("ends", ended, || format!("no end after {} actions", G::LONGEST_MATCH))?;
            self.act()?;
            report.actions += 1;
        }
    }

    /// The laws of the position reached.
    fn hold_laws(&mut self, close: bool) -> Result<(), Fault> {
        let (tables, position) = (self.tables, &self.position);
        G::check(tables, position).map_err(|detail| Fault { law: "check", detail })?;
        self.actions.clear();
        G::actions(tables, position, &mut self.actions);
        deeds::actor::<G>(tables, position, &self.actions)?;
        self.hashes.push((deeds::hash::<G>(tables, position)?, self.stretch));
        self.views.hold(tables, position)?;
        if close {
            deeds::sweep::<G>(tables, position, &self.actions)?;
            deeds::spots::<G>(tables, position, &self.actions)?;
            texts::position::<G>(tables, position, &self.actions, &mut self.eyes)?;
            views::imagined::<G>(tables, position, &self.actions, &mut self.eyes)?;
        }
        Ok(())
    }

    /// Plays a random action in every way there is; all must lead to the same.
    fn act(&mut self) -> Result<(), Fault> {
        let action = self.draw();
        self.entries.push(action);
        let (tables, views) = (self.tables, &mut self.views);
        let hear = |left: &_, events: &[_]| views.learn(tables, left, events);
        let next = deeds::played::<G>(tables, &self.position, action, &mut self.written, hear)?;
        let (before, now) = (G::quiet(&self.position), G::quiet(&next));
        self.stretch += u32::from(now == 0);
        let grew = now <= before.saturating_add(1);
        self.position = next;
        demand("quiet", grew, || format!("from {before} to {now} quiet actions by one"))
    }

    /// Any action, chance by its weights.
    fn draw(&mut self) -> G::Action {
        let chance = G::actor(self.tables, &self.position) == Actor::Chance;
        let weight = |action: &G::Action| {
            if chance { G::weight(self.tables, &self.position, *action) } else { 1 }
        };
        let drawn = draw_weighted(self.actions.iter().map(weight), &mut self.dice);
        // Weights are at least 1 and the match goes on, so something was drawn.
        self.actions[drawn.unwrap_or_default()]
    }

    /// What was irreversible did not come again.
    fn nothing_returned(&mut self) -> Result<(), Fault> {
        self.hashes.sort_unstable();
        let again =
            self.hashes.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
        demand("quiet", again.is_none(), || {
            "a position came again after something irreversible".into()
        })
    }
}

/// Every seat of a position.
fn seats<G: Game>(position: &G::Position) -> impl Iterator<Item = Seat> {
    (0..G::seats(position)).map(Seat)
}

/// The position after `action`, as players that think ahead see it.
fn foreseen<G: Game>(tables: &G::Tables, position: &G::Position, action: G::Action) -> G::Position {
    after::<G>(tables, position, action)
}
