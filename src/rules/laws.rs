//! Laws that every game must satisfy, checked on random matches. The laws are generic; one line
//! runs them for a game.
//!
//! A match depends only on its seed, so a broken law is reported with the seed and the actions that
//! lead to it. Cheap laws are checked at every position, expensive ones at one in
//! [`Pace::sweep_every`]. Laws about hidden information are in [`secrecy`]. Deliberately absent:
//! the rules of a single game's sheet, which that game's own tests check.

mod deeds;
pub mod secrecy;
mod texts;
mod views;

#[cfg(test)]
mod tests;

use std::fmt;

use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::{Actor, Dice, Game, Seat, after};

/// What a run checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LawsReport {
    /// Number of matches played to their end.
    pub matches: u64,
    /// Number of actions played in them.
    pub actions: u64,
    /// Number of positions at which the expensive laws were checked.
    pub sweeps: u64,
    /// Number of actions in the longest match.
    pub longest: u64,
}

impl fmt::Display for LawsReport {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { matches, actions, sweeps, longest } = self;
        write!(out, "{matches} matches, {actions} actions, {sweeps} sweeps, longest {longest}")
    }
}

/// A broken law, and what is needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawBroken {
    /// The law's name.
    pub law: &'static str,
    /// The seed of the match.
    pub seed: u64,
    /// The actions that lead to it, in text.
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

/// How many matches to play, and how often the expensive laws are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Matches to play.
    pub matches: u32,
    /// The expensive laws are checked at one position in this many, on average.
    pub sweep_every: u32,
}

/// Plays `matches` random matches and checks every law, the expensive ones at about one position in
/// fifty. Match number `n` has the seed `dice_seed + n`.
///
/// # Errors
/// The first broken law.
pub fn check_laws<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    matches: u32,
    dice_seed: u64,
) -> Result<LawsReport, LawBroken> {
    check_laws_at::<G>(tables, setup, Pace { matches, sweep_every: 50 }, dice_seed)
}

/// [`check_laws`] with another [`Pace`].
///
/// # Errors
/// The first broken law.
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
        // All matches share the first position, so it is checked closely only once.
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

/// A broken law, before the seed and the actions are added.
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
    /// Scratch position that [`crate::rules::after_into`] overwrites.
    written: G::Position,
    views: views::Views<G>,
    entries: Vec<G::Action>,
    actions: Vec<G::Action>,
    /// The hash of every position, with the number of irreversible actions before it.
    hashes: Vec<(u64, u32)>,
    /// Irreversible actions so far.
    stretch: u32,
    dice: SmallDice,
    /// Separate from `dice`, so that `sweep_every` does not change the match.
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
            // The first and the last position are checked closely, and some in between.
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

    /// Checks the laws of the current position.
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

    /// Plays a random action in every supported way; all must give the same result.
    fn act(&mut self) -> Result<(), Fault> {
        let action = self.draw();
        self.entries.push(action);
        let (tables, views) = (self.tables, &mut self.views);
        let hear = |left: &_, events: &[_]| views.learn(tables, left, events);
        let next = deeds::played::<G>(tables, &self.position, action, &mut self.written, hear)?;
        let (before, now) =
            (G::plies_since_irreversible(&self.position), G::plies_since_irreversible(&next));
        self.stretch += u32::from(now == 0);
        let grew = now <= before.saturating_add(1);
        self.position = next;
        demand("quiet", grew, || format!("from {before} to {now} quiet actions by one"))
    }

    /// Draws any legal action, those of chance by their weights.
    fn draw(&mut self) -> G::Action {
        let chance = G::actor(self.tables, &self.position) == Actor::Chance;
        let weight = |action: &G::Action| {
            if chance { G::weight(self.tables, &self.position, *action) } else { 1 }
        };
        let drawn = draw_weighted(self.actions.iter().map(weight), &mut self.dice);
        // Weights are at least 1 and the match is not over, so something was drawn.
        self.actions[drawn.unwrap_or_default()]
    }

    /// No position from before an irreversible action occurs again.
    fn nothing_returned(&mut self) -> Result<(), Fault> {
        self.hashes.sort_unstable();
        let again =
            self.hashes.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
        demand("quiet", again.is_none(), || {
            "a position came again after something irreversible".into()
        })
    }
}

/// Every seat of a match.
fn seats<G: Game>(position: &G::Position) -> impl Iterator<Item = Seat> {
    (0..G::seats(position)).map(Seat)
}

/// The position after `action`, computed as a search does.
fn foreseen<G: Game>(tables: &G::Tables, position: &G::Position, action: G::Action) -> G::Position {
    after::<G>(tables, position, action)
}
