//! What every game's staging must keep: cues, sounds and particles exist.

use std::collections::BTreeSet;

use crate::app::catalog::levels::tests::shipped;
use crate::app::table::Enact;
use crate::data::staging::Staging;
use crate::data::{Files, particles, staging};
use crate::every_game;
use crate::rules::Game;

/// The sounds a staging may name, besides those of animals and tribes.
const SOUNDS: &str = "
    click hover open close refuse hint your_turn pick page switch clock_low clock_out undo
    step step_water slide leap land splash turn hit hit_heavy spring_back dust armor_on armor_crack
    thread web_catch bars_close bars_open fly point placed rescue den trap
    deal peek cover corner_touch corner_win corner_lose tie shot shield gear terrain tactic reinforce
    tomb stun answer_yes answer_no
    disc_draw disc_turn disc_lay gather_fish gather_berry gather_mushroom gather_water honga_wake
    honga_step honga_roar honga_purr honga_eat mammoth_step mammoth_call climb summit barter fire tusk
    joker bonus
    win loss draw begin score
";

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
fn every_sound_of_a_staging_exists() {
    // The file of sounds where it is there already, else the list of their names.
    let file = shipped.read("assets/sounds/sounds.ron");
    let text = file.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let exists = |name: &str| match &text {
        Ok(text) => text.contains(&format!("\"{name}\"")),
        Err(_) => SOUNDS.split_whitespace().any(|known| known == name),
    };
    for staging in every_game!(G => staged(G::ID)) {
        let accents = staging.cues().flat_map(|cue| [&cue.begin, &cue.impact]);
        for sound in accents.filter_map(|accent| accent.sound.as_ref()) {
            assert!(exists(sound), "{sound}");
        }
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
