//! Each law can fail: a small game that breaks one law at a time.

mod saboteur;

use super::{LawBroken, Pace, check_laws, check_laws_at};
use saboteur::{Race, Sabotage};

fn broken(sabotage: Sabotage) -> LawBroken {
    let pace = Pace { matches: 20, sweep_every: 1 };
    check_laws_at::<Race>(&sabotage, &(), pace, 1).unwrap_err()
}

#[test]
fn an_honest_game_keeps_every_law() {
    let report = check_laws::<Race>(&Sabotage::None, &(), 200, 1).unwrap();
    assert_eq!(report.matches, 200);
    assert!(report.actions >= 4 * 200 && report.longest == 7, "{report}");
    assert!(report.sweeps > 200, "the opening once and every last position at least: {report}");
}

#[test]
fn every_law_can_be_broken() {
    for (sabotage, law) in [
        (Sabotage::Endless, "ends"),
        (Sabotage::Unsound, "check"),
        (Sabotage::Stranger, "seats"),
        (Sabotage::Nobody, "seats"),
        (Sabotage::ActsAfterEnd, "over"),
        (Sabotage::Idle, "stuck"),
        (Sabotage::NoDraw, "stuck"),
        (Sabotage::Weightless, "weight"),
        (Sabotage::NobodyFirst, "outcome"),
        (Sabotage::RankedTooLow, "outcome"),
        (Sabotage::AlliesApart, "outcome"),
        (Sabotage::WrongHash, "hash"),
        (Sabotage::Twice, "listed-once"),
        (Sabotage::AcceptsMore, "accepts"),
        (Sabotage::AcceptsLess, "accepts"),
        (Sabotage::Inconceivable, "action_space"),
        (Sabotage::SameSpots, "spots"),
        (Sabotage::NoSpots, "spots"),
        (Sabotage::Refuses, "refusal"),
        (Sabotage::Listens, "silence"),
        (Sabotage::SetupText, "setup-text"),
        (Sabotage::PositionText, "position-text"),
        (Sabotage::ActionText, "action-text"),
        (Sabotage::Untold, "views"),
        (Sabotage::WrongDream, "determinize"),
        (Sabotage::UnsoundDream, "determinize"),
        (Sabotage::SecretChoice, "leak"),
        (Sabotage::SecretTurn, "leak"),
        (Sabotage::Shows, "shown"),
        (Sabotage::Returns, "quiet"),
        (Sabotage::Restless, "quiet"),
    ] {
        let broken = broken(sabotage);
        assert_eq!(broken.law, law, "{sabotage:?}: {broken}");
    }
}

/// The tests count how often the game is played, so they run one after the other.
#[test]
fn moody_games_are_found() {
    for (every, law) in [(2, "determinism"), (3, "silence"), (4, "silence"), (5, "steps")] {
        saboteur::calm_down();
        assert_eq!(broken(Sabotage::Moody { every }).law, law);
    }
}

#[test]
fn a_broken_law_can_be_seen_again_from_one_line() {
    let broken = broken(Sabotage::Endless);
    let line = broken.to_string();
    assert!(line.starts_with("law `ends` is broken: no end after 40 actions; seed 1, actions ["));
    assert_eq!(broken.entries.split(' ').count(), 40, "{line}");
    let again = check_laws::<Race>(&Sabotage::Endless, &(), 1, broken.seed).unwrap_err();
    assert_eq!(again, broken);
}

#[test]
fn the_pace_says_how_often_the_dear_laws_are_checked() {
    let at = |sweep_every| {
        let pace = Pace { matches: 50, sweep_every };
        check_laws_at::<Race>(&Sabotage::None, &(), pace, 3).unwrap()
    };
    let all = at(1);
    assert_eq!(all.sweeps, all.actions + all.matches);
    assert_eq!(at(u32::MAX).sweeps, 51, "the opening, which is the same for all, and the ends");
}
