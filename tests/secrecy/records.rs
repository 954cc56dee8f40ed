//! Records of running matches, as viewers may read them.

use std::sync::Arc;

use menagerie::referee::record::HIDDEN;
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::zoon::{Setup, Zoon};
use menagerie::rules::{Dice, Game, Seat, Viewer};

const LEVEL: &str = "zoon/duel-of-tribes";
const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

fn seen(played: &Match<Zoon>, viewer: Viewer) -> Record {
    Record::seen_by(played, viewer, LEVEL, &[], &[])
}

/// A match after these entries.
fn after(entries: &str) -> Match<Zoon> {
    let mut played = Match::<Zoon>::new(Arc::new(super::tables()), Setup::default(), 1);
    for text in entries.split_whitespace() {
        let action = Zoon::parse_action(played.tables(), text)
            .unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
        played.play(action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    played
}

#[test]
fn a_running_match_shows_nobody_what_others_decided_in_secret() {
    let played = after("formation:0 a1<>b1 ready formation:1m ready begin:0");
    let read = |viewer| seen(&played, viewer).entries.join(" ");
    assert_eq!(read(VIEWERS[0]), "formation:0 a1<>b1 ready ? ready begin:0");
    assert_eq!(read(VIEWERS[1]), "? ? ready formation:1m ready begin:0");
    assert_eq!(read(VIEWERS[2]), "? ? ready ? ready begin:0");
    for viewer in VIEWERS {
        let record = seen(&played, viewer);
        assert!(record.hashes.is_empty(), "a hash of the position tells of it");
        assert!(!record.to_text().unwrap().contains("mousserocs."), "no card stands in it");
        let flaw = record.replay::<Zoon>(played.tables().clone()).unwrap_err();
        assert!(flaw.cause.starts_with("hidden, for the match was running"), "{flaw}");
    }
}

#[test]
fn matches_that_differ_in_secrets_only_read_the_same() {
    let one = after("formation:0 a1<>b1 ready formation:1m ready begin:0");
    let other = after("formation:0 a1<>b1 ready formation:1 ready begin:0");
    for viewer in [VIEWERS[0], VIEWERS[2]] {
        assert_eq!(seen(&one, viewer), seen(&other, viewer));
    }
    assert_ne!(seen(&one, VIEWERS[1]), seen(&other, VIEWERS[1]));
}

/// Matches at random: touches stay hidden as long as the match runs, and the record is whole at the
/// end.
#[test]
fn the_record_is_whole_when_the_match_is_over() {
    let mut touches = 0;
    for seed in 0..3 {
        let mut played = after("formation:0 ready formation:1 ready");
        let mut dice = SmallDice::new(seed);
        while played.outcome().is_none() {
            let actions = played.actions();
            played.play(actions[dice.below(actions.len() as u32) as usize]).unwrap();
            if played.outcome().is_some() || dice.below(8) > 0 {
                continue;
            }
            for viewer in VIEWERS {
                let whole = Record::of(&played, LEVEL, &[], &[]).entries;
                let read = seen(&played, viewer);
                for (entry, seen) in whole.iter().zip(&read.entries) {
                    let touch = entry.starts_with("touch:");
                    touches += u32::from(touch && seen == HIDDEN);
                    assert!(seen == entry || seen == HIDDEN, "{seen} stands for {entry}");
                    assert!(!touch || viewer != Viewer::Spectator || seen == HIDDEN);
                    let open = ["touch:", "formation:"].iter().all(|word| !entry.starts_with(word));
                    assert!(!open || seen == entry, "{entry} was open, {seen} stands there");
                }
            }
        }
        for viewer in VIEWERS {
            assert_eq!(seen(&played, viewer), Record::of(&played, LEVEL, &[], &[]));
        }
        let again = seen(&played, Viewer::Spectator).replay::<Zoon>(played.tables().clone());
        assert_eq!(again.unwrap().position(), played.position());
    }
    assert!(touches > 20, "{touches}");
}

#[test]
fn a_running_match_shows_nobody_what_was_taken_back() {
    let mut played = after("formation:0 a1<>b1");
    played.undo();
    assert_eq!(Record::of(&played, LEVEL, &[], &[]).undone, ["a1<>b1"]);
    for viewer in VIEWERS {
        assert!(seen(&played, viewer).undone.is_empty(), "{viewer:?}");
    }
}
