//! Records of running matches, as different viewers may read them.

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
    assert_eq!(read(VIEWERS[1]), "? ready formation:1m ready begin:0");
    assert_eq!(read(VIEWERS[2]), "? ready ? ready begin:0");
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
    for other in ["formation:1", "formation:1 a6<>b6", "formation:1 a6<>b6 c6<>d6 a6<>b6"] {
        let other = after(&format!("formation:0 a1<>b1 ready {other} ready begin:0"));
        for viewer in [VIEWERS[0], VIEWERS[2]] {
            assert_eq!(seen(&one, viewer), seen(&other, viewer));
        }
        assert_ne!(seen(&one, VIEWERS[1]), seen(&other, VIEWERS[1]));
        let listed = |played| Record::kept(played, LEVEL, &[], &[]).told();
        assert_eq!(listed(&one), listed(&other), "the list of matches counts alike");
    }
}

#[test]
fn a_deployment_that_goes_on_is_nothing_to_others_yet() {
    let begun = after("formation:0 ready");
    for (entries, own) in [("formation:1", 3), ("formation:1 a6<>b6 c6<>d6", 5)] {
        let played = after(&format!("formation:0 ready {entries}"));
        for viewer in [VIEWERS[0], VIEWERS[2]] {
            assert_eq!(seen(&played, viewer), seen(&begun, viewer), "{entries}");
        }
        assert_eq!(seen(&played, VIEWERS[1]).entries.len(), own, "a gap, ready, its own");
        assert_eq!(Record::kept(&played, LEVEL, &[], &[]).told(), 2);
    }
}

/// In random matches, touches stay hidden while the match runs, and the record is complete at the
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
                let read = seen(&played, viewer).entries;
                let told = played.entries_seen_by(viewer);
                assert_eq!(told.len(), read.len());
                let mut from = 0;
                for (told, seen) in told.iter().zip(&read) {
                    let entries = &whole[std::mem::replace(&mut from, told.until)..told.until];
                    let touch = entries[0].starts_with("touch:");
                    touches += u32::from(touch && seen == HIDDEN);
                    assert!([&entries[0], HIDDEN].contains(&seen.as_str()), "{entries:?}: {seen}");
                    assert!(entries.len() == 1 || seen == HIDDEN && !touch, "{entries:?}");
                    assert!(!touch || viewer != Viewer::Spectator || seen == HIDDEN);
                    let open =
                        ["touch:", "formation:"].iter().all(|word| !entries[0].starts_with(word));
                    assert!(!open || *seen == entries[0], "{entries:?} was open: {seen}");
                }
            }
            let kept = Record::kept(&played, LEVEL, &[], &[]);
            assert_eq!(kept.unveiled().as_ref(), Ok(&Record::of(&played, LEVEL, &[], &[])));
        }
        for viewer in VIEWERS {
            assert_eq!(seen(&played, viewer), Record::of(&played, LEVEL, &[], &[]));
        }
        assert_eq!(Record::kept(&played, LEVEL, &[], &[]), Record::of(&played, LEVEL, &[], &[]));
        let again = seen(&played, Viewer::Spectator).replay::<Zoon>(played.tables().clone());
        assert_eq!(again.unwrap().position(), played.position());
    }
    assert!(touches > 20, "{touches}");
}

/// A match that begins in the position of another one.
fn from_position(played: &Match<Zoon>) -> Match<Zoon> {
    let text = format!("position={}", Zoon::position_text(played.tables(), played.position()));
    let setup = Zoon::parse_setup(played.tables(), &text).expect("a set-up");
    Match::new(played.tables().clone(), setup, 1)
}

#[test]
fn a_running_match_that_began_in_a_position_does_not_tell_it() {
    let one = from_position(&after("formation:0 ready formation:1 ready begin:0"));
    let other = from_position(&after("formation:1 ready formation:0 ready begin:0"));
    for viewer in VIEWERS {
        let record = seen(&one, viewer);
        assert_eq!((record.setup.as_str(), record.hashes.len()), (HIDDEN, 0));
        assert!(!record.is_whole());
        let flaw = record.replay::<Zoon>(one.tables().clone()).unwrap_err();
        assert!(flaw.to_string().contains("set-up: hidden, for the match was running"), "{flaw}");
        assert_eq!(record, seen(&other, viewer));
    }
    let mut over = one.clone();
    over.resign(Seat(0)).unwrap();
    assert!(seen(&over, Viewer::Spectator).setup.starts_with("position="));
}

#[test]
fn a_kept_match_does_not_lie_open_while_it_runs_and_is_read_again() {
    let mut played = after("formation:0 a1<>b1 ready formation:1m ready begin:0");
    let mut records = vec![Record::kept(&played, LEVEL, &[], &[])];
    let begun = from_position(&played);
    records.push(Record::kept(&begun, LEVEL, &[], &[]));
    let unfinished = after("formation:0 a1<>b1 ready formation:1m a6<>b6");
    records.push(Record::kept(&unfinished, LEVEL, &[], &[]));
    let mut back = after("formation:0 a1<>b1");
    back.undo();
    records.push(Record::kept(&back, LEVEL, &[], &[]));
    for (record, whole) in records.iter().zip([&played, &begun, &unfinished, &back]) {
        let text = record.to_text().unwrap();
        for word in ["formation", "<>", "position", "mousserocs."] {
            assert!(!text.contains(word), "{word} stands in {text}");
        }
        let read = Record::from_text(&text).unwrap();
        assert_eq!(&read, record);
        let again = read.replay::<Zoon>(whole.tables().clone()).unwrap();
        assert_eq!((again.position(), again.entries()), (whole.position(), whole.entries()));
        assert_eq!(again.undone(), whole.undone());
    }
    played.resign(Seat(1)).unwrap();
    let over = Record::kept(&played, LEVEL, &[], &[]);
    assert_eq!(over, Record::of(&played, LEVEL, &[], &[]), "what is over lies open");
}

#[test]
fn a_torn_veil_is_told_with_its_entry() {
    let played = after("formation:0 a1<>b1 ready formation:1m ready begin:0");
    let good = Record::kept(&played, LEVEL, &[], &[]);
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.replay::<Zoon>(played.tables().clone()).unwrap_err().to_string()
    };
    let torn = flaw(&|record| record.entries[2].truncate(9));
    assert!(torn.starts_with("entry 4: veiled, as what is hidden"), "{torn}");
    let swapped = flaw(&|record| record.entries.swap(0, 2));
    assert!(swapped.starts_with("entry 1: veiled"), "{swapped}");
    let setup = flaw(&|record| record.setup = "~00".into());
    assert!(setup.starts_with("record: set-up: veiled"), "{setup}");
    let undone = flaw(&|record| record.undone = vec!["~".into()]);
    assert!(undone.starts_with("record: taken back: veiled"), "{undone}");
    let elsewhere = flaw(&|record| record.entries[1] = "begin:0".into());
    assert!(elsewhere.starts_with("entry 3: it goes another way now"), "{elsewhere}");
    assert!(!elsewhere.contains("ready"), "what could be played there is not told: {elsewhere}");
    let hashes = flaw(&|record| record.hashes[0].hash.truncate(9));
    assert!(hashes.starts_with("record: hashes: veiled"), "{hashes}");
    // Records of older versions, which hide nothing, are still read.
    let open = Record::of(&played, LEVEL, &[], &[]);
    assert!(open.replay::<Zoon>(played.tables().clone()).is_ok());
}

#[test]
fn what_cannot_be_played_in_a_veiled_match_is_told_without_words_of_it() {
    let played = after("formation:0 a1<>b1 ready formation:1m");
    let good = Record::kept(&played, LEVEL, &[], &[]);
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        let flaw = record.replay::<Zoon>(played.tables().clone()).unwrap_err();
        assert_eq!(flaw.differs, None, "{flaw}");
        let told = flaw.to_string();
        assert!(told.ends_with("the record is needed as it was kept"), "there is help: {told}");
        let words = ["`", "ready", "formation", "<>", "mousserocs", "zzz", "position="];
        assert!(words.iter().all(|word| !told.contains(word)), "{told}");
        told
    };
    for word in ["zzz", "begin:0"] {
        let undone = flaw(&|record| record.undone.push(word.into()));
        assert!(undone.starts_with("record: taken back: it cannot be entered now"), "{undone}");
    }
    for text in ["zzz", "position=zzz", "position="] {
        let setup = flaw(&|record| record.setup = text.into());
        assert!(setup.starts_with("record: set-up: it cannot be read now"), "{setup}");
    }
    let over = flaw(&|record| record.result = Some(("zzz".into(), vec![0, 1])));
    assert!(over.starts_with("record: it goes another way now"), "{over}");
    // Flaws of the level itself are not secret.
    let elsewhere = Record { tables: "0".repeat(16), ..good.clone() };
    let told = elsewhere.replay::<Zoon>(played.tables().clone()).unwrap_err();
    assert!(told.cause.contains("has changed since"), "{told}");
}

#[test]
fn what_is_not_possible_on_other_tables_is_told_without_words_of_a_veiled_match() {
    let tables = Arc::new(super::tables());
    let played = after("formation:0 a1<>b1 ready formation:1m a6<>b6 ready begin:0");
    let good = Record::kept(&played, LEVEL, &[], &[]);
    let elsewhere = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record
    };
    let cut = elsewhere(&|record| record.entries[1] = "begin:0".into());
    let hidden = elsewhere(&|record| record.entries[1] = "a1<>b1".into());
    let undone = elsewhere(&|record| record.undone = vec!["zzz".into()]);
    let setup = elsewhere(&|record| record.setup = "position=zzz".into());
    for record in [cut, hidden, undone, setup] {
        let told = match record.enter_again::<Zoon>(tables.clone()) {
            Ok(again) => again.stopped.expect("it stops").to_string(),
            Err(flaw) => flaw.to_string(),
        };
        let words = ["`", "ready", "formation", "<>", "mousserocs", "zzz", "position="];
        assert!(words.iter().all(|word| !told.contains(word)), "{told}");
        assert!(told.contains("now"), "{told}");
    }
}

/// A record's text with everything veiled removed.
fn unveiled_part(record: &Record) -> String {
    let text = record.to_text().expect("a text");
    let plain = |word: &str| match word.starts_with('~') {
        true => word.trim_end_matches(|letter: char| letter.is_ascii_hexdigit()).to_owned(),
        false => word.to_owned(),
    };
    text.split('"').map(plain).collect::<Vec<_>>().join("\"")
}

#[test]
fn a_kept_match_tells_by_no_number_in_it_how_much_was_decided_in_secret() {
    let swaps = "a6<>b6 ".repeat(40);
    let ended = |secrets: &str| after(&format!("formation:0 ready {secrets} ready begin:0"));
    let going_on = |secrets: &str| after(&format!("formation:0 ready {secrets}"));
    let mut once = going_on("formation:1 a6<>b6");
    once.undo();
    let mut twice = going_on("formation:1 a6<>b6 c6<>d6");
    twice.undo();
    twice.undo();
    let many = format!("formation:1 {swaps}");
    for histories in [
        vec![ended("formation:1"), ended("formation:1 a6<>b6"), ended(&many)],
        vec![going_on("formation:1"), going_on("formation:1 a6<>b6"), going_on(&many)],
        vec![going_on("formation:1"), once, twice],
    ] {
        let plain = |played| unveiled_part(&Record::kept(played, LEVEL, &[], &[]));
        for other in &histories[1..] {
            assert_eq!(seen(&histories[0], VIEWERS[2]), seen(other, VIEWERS[2]));
            assert_eq!(plain(&histories[0]), plain(other));
        }
        for played in &histories {
            let kept = Record::kept(played, LEVEL, &[], &[]);
            assert_eq!(kept.unveiled().as_ref(), Ok(&Record::of(played, LEVEL, &[], &[])));
            let again = kept.replay::<Zoon>(played.tables().clone()).unwrap();
            assert_eq!(again.undone(), played.undone());
        }
    }
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
