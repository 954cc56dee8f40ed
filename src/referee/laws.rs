//! The law of secrecy for matches and not only for positions: two histories that sound alike to a viewer also read,
//! count and stand in a list alike.
//!
//! Two matches are played side by side. Whatever the viewer may read is the same in both; what others decide in secret
//! each draws for itself, and where the viewer hears nothing of it, as often as it likes. As long as both sound
//! alike, everything that leaves the referee for that viewer ([`Channel`]) must be the same, letter by letter. And two matches that
//! begin in positions which a viewer cannot tell apart must not be told apart by their set-ups.
//!
//! Deliberately absent: how long a decision takes, which is the app's; and what a position tells, which
//! [`crate::rules::laws::secrecy`] watches.

use std::fmt;
use std::sync::Arc;

use crate::referee::{Match, Record};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::laws::LawBroken;
use crate::rules::laws::secrecy::Secretive;
use crate::rules::{Actor, Dice, Game, Resolution, Seat, Viewer};

/// An open decision that is legal beside secret ones is taken once in so many times, so that deployments end.
const OPEN_ONE_IN: u32 = 6;
/// What others decide in secret takes no more decisions than so many before both can go on alike.
const CATCH_UP: u32 = 400;
/// At one in so many decisions a match is begun from the position.
const BEGUN_ONE_IN: u32 = 3;

/// Something of a match that leaves the referee for a viewer, as text.
#[derive(Clone, Copy)]
pub struct Channel<'a, G: Game> {
    /// The law's name.
    pub name: &'static str,
    /// The text.
    pub text: &'a dyn Fn(&Match<G>, Viewer) -> String,
}

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HistoriesReport {
    /// Pairs of histories.
    pub pairs: u64,
    /// Moments at which they were compared.
    pub moments: u64,
    /// Moments at which the histories differed.
    pub differing: u64,
    /// Moments at which they differed in the number of entries.
    pub uneven: u64,
    /// Pairs of positions that began a match.
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

/// Plays pairs of histories for the eyes of every seat and of a spectator. Pair number `n` has the seed
/// `dice_seed + n`.
///
/// # Errors
/// The first channel that tells two histories apart.
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

/// A law's name and what was found.
type Broken = (&'static str, String);

/// Two histories that sound alike to a viewer.
struct Pair<'a, G: Game> {
    one: Match<G>,
    other: Match<G>,
    viewer: Viewer,
    dice: SmallDice,
    channels: &'a [Channel<'a, G>],
}

/// What a viewer hears of an action, phase by phase.
type Heard = Vec<String>;

impl<G: Secretive> Pair<'_, G> {
    /// Goes on until the two can no longer sound alike.
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

    /// The next action of the first history.
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
            heard.extend(told.iter().filter_map(|fact| {
                Some(format!("{index}: {:?}", G::told_to(left, fact, self.viewer)?))
            }));
        }
        heard
    }

    /// What may be read is the same in both: the other history first decides in secret what it takes.
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

    /// The other history decides something of which the viewer neither reads nor hears anything.
    fn decide_silently(&mut self) -> bool {
        let drawn = self.secret_that_sounds(&Heard::new());
        drawn.is_some_and(|action| play(&mut self.other, action))
    }

    /// Both histories decide in secret what sounds the same.
    fn decide_alike(&mut self, action: G::Action, heard: &Heard) -> bool {
        let Some(drawn) = self.secret_that_sounds(heard) else { return false };
        play(&mut self.one, action) && play(&mut self.other, drawn)
    }

    /// What the other history may decide in secret so that it sounds like this.
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
        // What was taken back tells nothing either.
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

    /// Matches that begin in this position, and in another one that the viewer cannot tell from it, are set up alike;
    /// `false` when the two are the same position.
    fn begin_alike(&mut self) -> Result<bool, Broken> {
        let tables = self.one.tables().clone();
        let view = self.one.view(self.viewer);
        let imagined = G::imagine(&tables, &view, self.viewer, &mut self.dice);
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
