//! What every game's staging must keep: cues, sounds and particles exist.

mod heard;
mod signs;
mod why;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::app::catalog::levels::tests::shipped;
use crate::app::table::Enact;
use crate::data::staging::Staging;
use crate::data::{particles, staging};
use crate::every_game;
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Game, Seat, Viewer};

fn staged(game: &str) -> Staging {
    let told = |flaws: Vec<_>| panic!("{flaws:#?}");
    staging::load(&shipped, game).unwrap_or_else(told)
}

/// The cues a game uses, and those of its file.
fn cues<G: Enact>() -> (BTreeSet<String>, BTreeSet<String>) {
    let used = G::CUES.iter().map(|name| (*name).to_owned());
    (used.collect(), staged(G::ID).names().map(str::to_owned).collect())
}

#[test]
fn every_game_has_exactly_the_cues_that_its_staging_describes() {
    for (used, described) in every_game!(G => cues::<G>()) {
        assert_eq!(used, described);
    }
}

#[test]
fn every_kind_of_particles_of_a_staging_exists() {
    let kinds = particles::load(&shipped).expect("no flaws");
    for staging in every_game!(G => staged(G::ID)) {
        let accents = staging.cues().flat_map(|cue| [&cue.begin, &cue.impact]);
        for kind in accents.filter_map(|accent| accent.particles.as_ref()) {
            assert!(kinds.kind(kind).is_some(), "{kind}");
        }
    }
}

#[test]
fn a_step_of_a_staging_is_short_enough_to_follow_and_long_enough_to_see() {
    for (game, staging) in every_game!(G => (G::ID, staged(G::ID))) {
        for name in staging.names() {
            let seconds = staging.cue(name).and_then(|cue| cue.at_most.or(cue.seconds));
            let fits = seconds.is_none_or(|seconds| (0.1..=1.0).contains(&seconds));
            assert!(fits, "{game}: {name} takes {seconds:?} seconds");
        }
    }
}

/// Plays a random match and shows every event, with the position after its phase.
fn play<G: Enact>(
    tables: Arc<G::Tables>,
    setup: G::Setup,
    seed: u64,
    mut show: impl FnMut(&G::Tables, &G::Position, &G::Event),
) {
    let mut played = Match::<G>::new(tables.clone(), setup, seed);
    let mut dice = SmallDice::new(seed);
    for _ in 0..600 {
        let action = match played.actor() {
            Actor::Nobody(_) => break,
            Actor::Chance => played.draw(),
            Actor::Seat(_) => {
                let actions = played.actions();
                actions.get(dice.below(actions.len() as u32) as usize).copied()
            }
        };
        let mut resolution = played.begin(action.expect("an action")).expect("a legal one");
        for index in 0..G::TURN.len() {
            let facts = resolution.step(&tables, index).to_vec();
            facts.iter().for_each(|fact| show(&tables, resolution.position(), fact));
        }
        played.commit(resolution);
    }
}

/// How many events of a random match have a cue. Every viewer has to hear the same of an event that
/// is told to both: a cue that differs would tell what one of them may not know.
fn cued<G: Enact>(tables: Arc<G::Tables>, setup: G::Setup, seed: u64) -> usize {
    let mut cued = 0;
    play::<G>(tables, setup, seed, |tables, position, fact| {
        let cue = G::cue(tables, fact);
        let viewers = (0..2).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in viewers.chain([Viewer::Spectator]) {
            let heard = G::told_to(position, fact, viewer);
            let same = heard.is_none_or(|heard| G::cue(tables, &heard) == cue);
            assert!(same, "{viewer:?} is told by a cue more of {fact:?}");
        }
        cued += usize::from(cue.is_some());
    });
    cued
}

#[test]
fn a_cue_tells_no_viewer_more_than_the_event_it_is_told() {
    use crate::data;
    use crate::rules::{honga, zoon};

    let zoon = data::zoon::load(&shipped, "zoon/duel-of-tribes").expect("it is shipped");
    let honga = data::honga::load(&shipped, "honga/feed-the-tiger").expect("it is shipped");
    let (zoon, honga) = (Arc::new(zoon.tables), Arc::new(honga.tables));
    for seed in 0..3 {
        assert!(cued::<zoon::Zoon>(zoon.clone(), zoon::Setup::default(), seed) > 50);
        assert!(cued::<honga::Honga>(honga.clone(), honga::Setup::default(), seed) > 100);
    }
}
