//! The law of secrecy for whole matches: if two histories report the same events to a viewer, they
//! also look the same in records, counts and lists.
//!
//! Two matches are played side by side. Actions that the viewer may read are the same in both.
//! Secret decisions are drawn separately; where the viewer receives no event, even their number may
//! differ. As long as the viewer receives the same events from both, every output of the referee
//! for that viewer ([`Channel`]) must be identical, character by character. Also, matches begun
//! from two positions that a viewer cannot tell apart must have set-ups it cannot tell apart.
//!
//! Deliberately absent: how long a decision takes, which belongs to the app, and what a position
//! reveals, which [`crate::rules::laws::secrecy`] checks.

use std::fmt;
use std::sync::Arc;

use crate::referee::{Match, Record};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::laws::LawBroken;
use crate::rules::laws::secrecy::Secretive;
use crate::rules::{Actor, Dice, Game, Resolution, Seat, Viewer};

/// Where open and secret decisions are both legal, an open one is taken once in this many times on
/// average, so that deployments end.
const OPEN_ONE_IN: u32 = 6;
/// The most secret decisions by which the second history may catch up with the first.
const CATCH_UP: u32 = 400;
/// On average a match is begun from the current position once in this many decisions.
const BEGUN_ONE_IN: u32 = 3;

/// One output of a match for a viewer, as text.
#[derive(Clone, Copy)]
pub struct Channel<'a, G: Game> {
    /// The law's name.
    pub name: &'static str,
    /// The text.
    pub text: &'a dyn Fn(&Match<G>, Viewer) -> String,
}

/// What a run compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HistoriesReport {
    /// Number of pairs of histories.
    pub pairs: u64,
    /// Number of comparisons.
    pub moments: u64,
    /// Number of comparisons at which the histories had different entries.
    pub differing: u64,
    /// Number of comparisons at which they had different numbers of entries.
    pub uneven: u64,
    /// Number of pairs of positions from which a match was begun.
    pub begun: u64,
}

impl fmt::Display for HistoriesReport {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pairs, moments, differing, uneven, begun } = self;
        write!(
            out,
            "{pairs} pairs of histories, compared at {moments} moments; they differed at {differing}, in length \
             at {uneven}; {begun} pairs of positions begun from"
        )
    }
}

/// Plays pairs of histories for every seat and a spectator as viewer. Pair number `n` has the seed
/// `dice_seed + n`.
///
/// # Errors
/// The first channel in which two histories differ.
pub fn check_histories<G: Secretive>(
    tables: &Arc<G::Tables>,
    setup: &G::Setup,
    pairs: u32,
    channels: &[Channel<'_, G>],
    dice_seed: u64,
) -> Result<HistoriesReport, LawBroken> {
    let read = |played: &Match<G>, viewer| {
        let text = Record::seen_by(played, viewer, "", &[], &[]).to_text();
        text.unwrap_or_else(|error| error.to_string())
    };
    let count = |played: &Match<G>, viewer| played.entries_seen_by(viewer).len().to_string();
    let listed = |played: &Match<G>, viewer| match viewer {
        Viewer::Spectator => Record::kept(played, "", &[], &[]).told().to_string(),
        Viewer::Seat(_) => String::new(),
    };
    let mut all: Vec<Channel<'_, G>> = vec![
        Channel { name: "history-read", text: &read },
        Channel { name: "history-counted", text: &count },
        Channel { name: "history-listed", text: &listed },
    ];
    all.extend_from_slice(channels);
    let mut report = HistoriesReport::default();
    for number in 0..u64::from(pairs) {
        let seed = dice_seed.wrapping_add(number);
        let start = Match::<G>::new(tables.clone(), setup.clone(), seed);
        let seats = (0..G::seats(start.position())).map(Seat);
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut pair = Pair {
                one: start.clone(),
                other: start.clone(),
                viewer,
                dice: SmallDice::new(seed),
                channels: &all,
            };
            pair.play_on(&mut report).map_err(|(law, detail)| {
                let text = Record::of(&pair.one, "", &[], &[]).entries.join(" ");
                LawBroken { law, seed, entries: text, detail }
            })?;
            report.pairs += 1;
        }
    }
    Ok(report)
}

/// A law's name and a description of the violation.
type Broken = (&'static str, String);

/// Two histories that report the same events to a viewer.
struct Pair<'a, G: Game> {
    one: Match<G>,
    other: Match<G>,
    viewer: Viewer,
    dice: SmallDice,
    channels: &'a [Channel<'a, G>],
}

/// The events a viewer receives from an action, phase by phase.
type Heard = Vec<String>;

impl<G: Secretive> Pair<'_, G> {
    /// Plays until the two histories can no longer report the same events.
    fn play_on(&mut self, report: &mut HistoriesReport) -> Result<(), Broken> {
        let mut alike = true;
        while alike && self.one.outcome().is_none() && self.other.outcome().is_none() {
            self.compare(report)?;
            if self.dice.below(BEGUN_ONE_IN) == 0 {
                report.begun += u64::from(self.begin_alike()?);
            }
            let Some(action) = self.next() else { return Ok(()) };
            let heard = self.heard(&self.one, action);
            let open = self.may_read(&self.one, action);
            alike = match (open, heard.is_empty()) {
                (true, _) => self.follow(action, &heard, report)?,
                (false, false) => self.decide_alike(action, &heard),
                (false, true) => {
                    let decided = play(&mut self.one, action);
                    let too = self.dice.below(2) == 0 && self.other.actor() == self.one.actor();
                    if too {
                        self.decide_silently();
                    }
                    decided
                }
            };
        }
        Ok(())
    }

    /// Draws the next action of the first history.
    fn next(&mut self) -> Option<G::Action> {
        let actions = self.one.actions();
        let chance = self.one.actor() == Actor::Chance;
        let (tables, position) = (self.one.tables(), self.one.position());
        let weigh =
            |action: &G::Action| if chance { G::weight(tables, position, *action) } else { 1 };
        let (open, secret): (Vec<G::Action>, Vec<G::Action>) =
            actions.iter().copied().partition(|action| self.may_read(&self.one, *action));
        if !chance
            && !secret.is_empty()
            && self.dice.below(OPEN_ONE_IN) == 0
            && let Some(action) = open.first()
        {
            return Some(*action);
        }
        let drawn = draw_weighted(actions.iter().map(weigh), &mut self.dice)?;
        actions.get(drawn).copied()
    }

    fn may_read(&self, played: &Match<G>, action: G::Action) -> bool {
        G::may_read(played.tables(), played.position(), action, self.viewer)
    }

    fn heard(&self, played: &Match<G>, action: G::Action) -> Heard {
        let Ok(mut resolution) = Resolution::<G>::begin(played.tables(), played.position(), action)
        else {
            return Heard::new();
        };
        let mut heard = Heard::new();
        for index in 0..G::TURN.len() {
            resolution.step(played.tables(), index);
            let (left, told) = (resolution.position(), resolution.last_told());
            heard.extend(told.iter().filter_map(|event| {
                Some(format!("{index}: {:?}", G::told_to(left, event, self.viewer)?))
            }));
        }
        heard
    }

    /// Plays a readable action in both histories. The other one first takes the secret decisions
    /// that make it legal.
    fn follow(
        &mut self,
        action: G::Action,
        heard: &Heard,
        report: &mut HistoriesReport,
    ) -> Result<bool, Broken> {
        for _ in 0..CATCH_UP {
            if G::accepts(self.other.tables(), self.other.position(), action) {
                let alike =
                    self.may_read(&self.other, action) && self.heard(&self.other, action) == *heard;
                return Ok(alike && play(&mut self.one, action) && play(&mut self.other, action));
            }
            if !self.decide_silently() {
                return Ok(false);
            }
            self.compare(report)?;
        }
        Ok(false)
    }

    /// The other history takes a secret decision of which the viewer receives no event.
    fn decide_silently(&mut self) -> bool {
        let drawn = self.secret_that_sounds(&Heard::new());
        drawn.is_some_and(|action| play(&mut self.other, action))
    }

    /// Both histories take secret decisions that report the same events.
    fn decide_alike(&mut self, action: G::Action, heard: &Heard) -> bool {
        let Some(drawn) = self.secret_that_sounds(heard) else { return false };
        play(&mut self.one, action) && play(&mut self.other, drawn)
    }

    /// A secret decision of the other history that reports exactly the events `heard`.
    fn secret_that_sounds(&mut self, heard: &Heard) -> Option<G::Action> {
        let actions: Vec<G::Action> = self.other.actions();
        let from = self.dice.below(actions.len().max(1) as u32) as usize;
        let like = |action: &G::Action| {
            !self.may_read(&self.other, *action) && self.heard(&self.other, *action) == *heard
        };
        actions[from..].iter().chain(&actions[..from]).copied().find(like)
    }

    fn compare(&self, report: &mut HistoriesReport) -> Result<(), Broken> {
        report.moments += 1;
        report.differing += u64::from(self.one.entries() != self.other.entries());
        report.uneven += u64::from(self.one.entries().len() != self.other.entries().len());
        self.same(&self.one, &self.other)?;
        // Taking back a secret decision must not be noticeable either.
        let mut back = self.other.clone();
        let secret = back.passages(self.viewer).last().is_some_and(|last| last.goes_on);
        if secret && back.undo().is_some() {
            self.same(&self.one, &back)?;
        }
        Ok(())
    }

    fn same(&self, one: &Match<G>, other: &Match<G>) -> Result<(), Broken> {
        self.channels.iter().try_for_each(|Channel { name, text }| {
            let (one, other) = (text(one, self.viewer), text(other, self.viewer));
            let told = || format!("{:?} can tell `{one}` from `{other}`", self.viewer);
            if one == other { Ok(()) } else { Err((*name, told())) }
        })
    }

    /// Begins one match from this position and one from a position that the viewer cannot
    /// distinguish from it; both must look alike. Returns `false` when the two positions are equal.
    fn begin_alike(&mut self) -> Result<bool, Broken> {
        let tables = self.one.tables().clone();
        let view = self.one.view(self.viewer);
        let imagined = G::determinize(&tables, &view, self.viewer, &mut self.dice);
        let begin = |position: &G::Position| {
            let text = format!("position={}", G::position_text(&tables, position));
            let setup = G::parse_setup(&tables, &text)
                .map_err(|flaw| ("history-set-up", format!("`{text}` is no set-up: {flaw}")))?;
            Ok(Match::<G>::new(tables.clone(), setup, 0))
        };
        let (one, other) = (begin(self.one.position())?, begin(&imagined)?);
        if one.outcome().is_none() && other.outcome().is_none() {
            self.same(&one, &other)?;
        }
        Ok(*self.one.position() != imagined)
    }
}

fn play<G: Game>(played: &mut Match<G>, action: G::Action) -> bool {
    played.play(action).is_ok()
}
