//! Laws of secrecy: nothing that reaches a viewer depends on what is hidden from it.
//!
//! At some positions of random matches all that is hidden from a viewer is drawn anew
//! ([`Game::imagine`]), by what it has heard so far, and whatever reaches the viewer from one world must be the same from the
//! other, letter by letter ([`std::fmt::Debug`], so that nothing slips through a comparison that
//! leaves it out). The channels, by the law that watches them:
//!
//! - `view`, `shown`: what is known and what lies face up: faces, ids, whose turn it is;
//! - `imagine`, `position-text`: the worlds that players think in, and their text;
//! - `actor`, `stopped`, `given-up`, `quiet`: who decides, why the match ended or would end, the counts;
//! - `hash`: keys of positions, where players get them to find repetitions;
//! - `chance`: what may be drawn, and how often ([`Secretive::OPEN_CHANCE`]);
//! - `choice`, `spots`, `action-text`, `unsaid`: what lights up for who decides, in its order;
//! - `refusal`: reasons, with their arguments;
//! - `told`: the facts of every phase: their order, number and content, of one's own actions, of
//!   others' and of lots that could be done or drawn in both worlds;
//! - `secret`: what others decide and what chance draws in secret sounds alike, whatever it is;
//! - `record`: what a viewer may read of a running match ([`Game::may_read`]) tells no more than the
//!   facts did;
//! - any [`Probe`]: what is made of a match elsewhere, such as hints.
//!
//! What the table makes of facts has no eyes of its own here: log lines, scenes and the length of an
//! animation come from `told` alone, hovered cards, lit spots, tooltips and the pictures that are
//! loaded from `shown`, `spots` and `refusal`. That they ask nothing else is `app`'s part, where
//! enacting systems are never handed a position. Absent too: how long a computer player thinks.

mod channels;

use std::fmt::Debug;

use super::views::Views;
use super::{Fault, LawBroken, deeds};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::{Actor, Dice, Game, Spot, Viewer};
use channels::Worlds;

/// What a game with secrets says of them to these laws.
pub trait Secretive: Game {
    /// Whether everybody knows what chance may draw, and how often.
    const OPEN_CHANCE: bool = true;

    /// Whether the action shows somebody what was hidden, as the rules want it.
    fn reveals(tables: &Self::Tables, position: &Self::Position, action: Self::Action) -> bool;
    /// Whether the action looks the same to who watches it in two positions that differ in what is
    /// hidden from it.
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

/// What reaches a viewer of a position.
pub type Text<'a, G> = dyn Fn(&<G as Game>::Tables, &<G as Game>::Position, Viewer) -> String + 'a;

/// One more channel: what somebody makes of a match for a viewer, in text.
#[derive(Clone, Copy)]
pub struct Probe<'a, G: Game> {
    /// The law's name.
    pub name: &'static str,
    /// The text.
    pub text: &'a Text<'a, G>,
}

/// At how many positions is looked, and how closely they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// Positions at least.
    pub states: u32,
    /// One in so many of a match, and the first and the last in any case.
    pub one_in: u32,
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SecrecyReport {
    /// Matches played.
    pub matches: u64,
    /// Positions looked at, by every seat and by a spectator.
    pub states: u32,
    /// Looks in which the other world was another one indeed.
    pub differing: u64,
    /// Actions listened to in both worlds.
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

/// Plays random matches and looks at their positions with the eyes of every seat and of a spectator.
/// Match number `n` has the seed `dice_seed + n`.
///
/// # Errors
/// The first leak: the law that caught it, and the way to it.
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

/// One match.
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
                let other = G::imagine(tables, view, *viewer, &mut eyes);
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

/// Everything that can be pointed at, each once.
fn every_spot<G: Game>(tables: &G::Tables, position: &G::Position) -> Vec<Spot> {
    let mut conceivable = Vec::new();
    G::conceivable(tables, position, &mut conceivable);
    let paths = conceivable.iter().map(|action| G::spots(tables, *action));
    let mut spots: Vec<Spot> = paths.flat_map(|path| path.as_slice().to_vec()).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

fn text(what: impl Debug) -> String {
    format!("{what:?}")
}
