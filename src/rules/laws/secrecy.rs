//! Laws of secrecy: nothing that reaches a viewer depends on what is hidden from it.
//!
//! At some positions of random matches everything hidden from a viewer is drawn anew
//! ([`Game::determinize`]). Whatever then reaches the viewer must be the same from both positions,
//! character by character (compared through [`std::fmt::Debug`], which skips no field). The
//! channels, by the law that checks them:
//!
//! - `view`, `shown`: what the viewer knows and what lies face up, such as faces, ids and turns;
//! - `determinize`, `position-text`: the positions that computer players search, and their text;
//! - `actor`, `stopped`, `given-up`, `quiet`: whose decision is pending, why the match ended or
//!   would end, the counts;
//! - `hash`: keys of positions, where players receive them to find repetitions;
//! - `chance`: what may be drawn, with its weights ([`Secretive::OPEN_CHANCE`]);
//! - `choice`, `spots`, `action-text`, `default_action`: the legal actions of the deciding seat, in order;
//! - `refusal`: reasons, with their arguments;
//! - `told`: the events of every phase (order, number and content) of the viewer's own actions, of
//!   others' actions and of draws that are possible in both positions;
//! - `secret`: secret decisions and secret draws report the same events, whatever they are;
//! - `record`: the actions that a viewer may read of a running match ([`Game::may_read`]) reveal no
//!   more than the events;
//! - any [`Probe`]: what other modules compute from a match, such as hints.
//!
//! The table needs no law of its own here: log lines, scenes and the length of an animation are
//! computed from `told` alone; hovered cards, lit spots, tooltips and loaded pictures from `shown`,
//! `spots` and `refusal`. `app` ensures this, as its systems never receive a position. Also absent:
//! how long a computer player thinks.

mod channels;

use std::fmt::Debug;

use super::views::Views;
use super::{Fault, LawBroken, deeds};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::{Actor, Dice, Game, Spot, Viewer};
use channels::Worlds;

/// What a game declares about its secrets for these laws; a game without secrets declares nothing.
pub trait Secretive: Game {
    /// Whether every viewer knows what chance may draw, and with which weights.
    const OPEN_CHANCE: bool = true;

    /// Whether the rules require the action to reveal hidden information to a viewer.
    fn reveals(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> bool {
        let _ = (tables, position, action);
        false
    }
    /// Whether the action looks the same to a watching viewer in two positions that differ only in
    /// what is hidden from it.
    fn looks_alike(
        tables: &Self::Tables,
        one: &Self::Position,
        other: &Self::Position,
        action: Self::Action,
    ) -> bool {
        let _ = (tables, one, other, action);
        true
    }
}

/// A function that renders what reaches a viewer of a position.
pub type Text<'a, G> = dyn Fn(&<G as Game>::Tables, &<G as Game>::Position, Viewer) -> String + 'a;

/// One more channel: text that another module computes from a match for a viewer.
#[derive(Clone, Copy)]
pub struct Probe<'a, G: Game> {
    /// The law's name.
    pub name: &'static str,
    /// The text.
    pub text: &'a Text<'a, G>,
}

/// How many positions to check, and how densely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// The least number of positions.
    pub states: u32,
    /// On average one position in this many is checked, besides the first and the last of each
    /// match.
    pub one_in: u32,
}

/// What a run checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SecrecyReport {
    /// Matches played.
    pub matches: u64,
    /// Number of positions checked, each for every seat and a spectator.
    pub states: u32,
    /// Number of checks in which the redrawn position differed from the real one.
    pub differing: u64,
    /// Number of actions compared in both positions.
    pub heard: u64,
}

impl std::fmt::Display for SecrecyReport {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { matches, states, differing, heard } = self;
        write!(
            out,
            "{states} positions of {matches} matches, {differing} looks at another world, \
             {heard} actions heard in both"
        )
    }
}

/// Plays random matches and checks their positions for every seat and a spectator. Match number `n`
/// has the seed `dice_seed + n`.
///
/// # Errors
/// The first leak: the broken law, and the actions that lead to it.
pub fn check_secrecy<G: Secretive>(
    tables: &G::Tables,
    setup: &G::Setup,
    looks: Looks,
    probes: &[Probe<'_, G>],
    dice_seed: u64,
) -> Result<SecrecyReport, LawBroken> {
    let mut report = SecrecyReport::default();
    while report.states < looks.states {
        let seed = dice_seed.wrapping_add(report.matches);
        let mut entries = Vec::new();
        let one_in = looks.one_in;
        watch::<G>(tables, setup, one_in, seed, probes, &mut entries, &mut report).map_err(
            |Fault { law, detail }| {
                let texts = entries.iter().map(|action| G::action_text(tables, *action));
                let entries = texts.collect::<Vec<_>>().join(" ");
                LawBroken { law, seed, entries, detail }
            },
        )?;
        report.matches += 1;
    }
    Ok(report)
}

/// Plays and checks one match.
fn watch<G: Secretive>(
    tables: &G::Tables,
    setup: &G::Setup,
    one_in: u32,
    seed: u64,
    probes: &[Probe<'_, G>],
    entries: &mut Vec<G::Action>,
    report: &mut SecrecyReport,
) -> Result<(), Fault> {
    let (mut dice, mut eyes) = (SmallDice::new(seed), SmallDice::new(!seed));
    let mut position = G::start(tables, setup);
    let (mut views, mut written) = (Views::<G>::of(tables, &position), position.clone());
    let spots = every_spot::<G>(tables, &position);
    let mut actions = Vec::new();
    loop {
        actions.clear();
        G::actions(tables, &position, &mut actions);
        let over = actions.is_empty() || entries.len() as u32 >= G::LONGEST_MATCH;
        if over || entries.is_empty() || eyes.below(one_in.max(1)) == 0 {
            for (viewer, view) in views.all() {
                let other = G::determinize(tables, view, *viewer, &mut eyes);
                let worlds = Worlds { tables, viewer: *viewer, one: &position, other: &other };
                worlds.compare(&spots, probes, &mut eyes)?;
                report.heard += worlds.listen()?;
                report.differing += u64::from(other != position);
            }
            report.states += 1;
        }
        if over {
            return Ok(());
        }
        let chance = G::actor(tables, &position) == Actor::Chance;
        let weigh =
            |action: &G::Action| if chance { G::weight(tables, &position, *action) } else { 1 };
        let drawn = draw_weighted(actions.iter().map(weigh), &mut dice).unwrap_or_default();
        entries.push(actions[drawn]);
        let hear = |left: &_, events: &[_]| views.learn(tables, left, events);
        position = deeds::played::<G>(tables, &position, actions[drawn], &mut written, hear)?;
    }
}

/// Every spot of the conceivable actions, each once.
fn every_spot<G: Game>(tables: &G::Tables, position: &G::Position) -> Vec<Spot> {
    let mut space = Vec::new();
    G::action_space(tables, position, &mut space);
    let paths = space.iter().map(|action| G::spots(tables, *action));
    let mut spots: Vec<Spot> = paths.flat_map(|path| path.as_slice().to_vec()).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

fn text(what: impl Debug) -> String {
    format!("{what:?}")
}
