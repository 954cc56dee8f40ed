//! Records: writing, reading back, and reporting differences.

use super::*;

#[test]
fn a_record_read_back_gives_the_same_match() {
    let mut running = Match::<Jungle>::new(level(), Setup::default(), 3);
    let lot = running.draw().unwrap();
    running.play(lot).unwrap();
    for step in 0..30 {
        let actions = running.actions();
        let Some(action) = actions.get(step % actions.len().max(1)) else { break };
        running.play(*action).unwrap();
    }
    if running.outcome().is_none() {
        running.resign(Seat(1)).unwrap();
    }
    let record = Record::of(&running, "jungle/test", &[], &["Ann".into(), "Ben".into()]);
    let text = record.to_text().unwrap();
    let again = Record::from_text(&text).unwrap();
    assert_eq!(again, record);
    let replayed = again.replay::<Jungle>(level()).unwrap();
    assert_eq!(replayed.position(), running.position());
    assert_eq!(replayed.outcome(), running.outcome());
}

#[test]
fn a_record_that_differs_says_at_which_entry() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4");
    let good = Record::of(&running, "jungle/test", &[], &[]);
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.replay::<Jungle>(level()).unwrap_err()
    };
    assert_eq!(flaw(&|record| record.entries[1] = "a2a3".into()).entry, Some(2));
    assert_eq!(flaw(&|record| record.entries[0] = "zz".into()).entry, Some(1));
    for stranger in ["!resign-9", "!resign-4", "!resign-2"] {
        assert_eq!(flaw(&|record| record.entries[0] = stranger.into()).entry, Some(1));
    }
    assert_eq!(flaw(&|record| record.hashes[0].hash = "0".into()).entry, Some(2));
    assert_eq!(flaw(&|record| record.tables = "0".into()).entry, None);
    assert_eq!(flaw(&|record| record.undone = vec!["zz".into()]).entry, None);
    assert_eq!(flaw(&|record| record.game = "chess".into()).entry, None);
    assert_eq!(flaw(&|record| record.setup = "first=7".into()).entry, None);
}

#[test]
fn the_first_entry_that_goes_another_way_is_told_with_what_was_expected_and_found() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3 c4c3");
    let good = Record::of(&running, "jungle/test", &[], &[]);
    let replay = |record: &Record| record.replay::<Jungle>(level()).unwrap_err();
    let mut elsewhere = good.clone();
    elsewhere.entries[1] = "a5a4".into();
    let flaw = replay(&elsewhere);
    assert_eq!(flaw.entry, Some(2), "{flaw}");
    assert!(flaw.cause.starts_with("the position differs"), "{flaw}");
    let mut digits = good.clone();
    digits.hashes[0].each.replace_range(4..6, "zz");
    let flaw = replay(&digits);
    let differs = flaw.differs.clone().unwrap();
    assert_eq!((flaw.entry, differs.expected.as_str(), differs.found.len()), (Some(3), "zz", 2));
    let mut illegal = good.clone();
    illegal.entries[2] = "a2c2".into();
    let differs = replay(&illegal).differs.unwrap();
    assert_eq!(differs.found, "`a2c2`");
    assert!(differs.expected.contains("`a2a3`"), "{}", differs.expected);
    let mut old = elsewhere;
    old.hashes[0].each.clear();
    let flaw = replay(&old);
    assert_eq!(flaw.entry, Some(4), "a pawn that is not there cannot move: {flaw}");
}

#[test]
fn hashes_and_their_digits_that_fit_no_entry_are_no_disaster() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4");
    let good = Record::of(&running, "jungle/test", &[], &[]);
    for (after, each) in [(0, "0"), (1, "ééé"), (2, "00000000000000"), (u32::MAX, "00")] {
        let mut record = good.clone();
        record.hashes[0] = record::HashSpan { after, each: each.into(), hash: String::new() };
        assert!(record.replay::<Jungle>(level()).is_err(), "{after} {each}");
    }
}

#[test]
fn what_was_taken_back_can_be_entered_again_after_reading() {
    let mut running = Match::<Jungle>::new(level(), Setup::default(), 3);
    let lot = running.draw().unwrap();
    running.play(lot).unwrap();
    let first = running.actions()[0];
    running.play(first).unwrap();
    running.undo();
    running.undo();
    let text = Record::of(&running, "jungle/test", &[], &[]).to_text().unwrap();
    for seed in 0..20 {
        let mut again = Record::from_text(&text).unwrap().replay::<Jungle>(level()).unwrap();
        again.take_dice(seed);
        assert_eq!(again.draw(), Some(lot), "the lot falls the same way again");
        again.play(lot).unwrap();
        assert_eq!(again.to_redo(), Some(first));
    }
}

#[test]
fn a_match_read_back_draws_from_the_dice_it_is_given() {
    let text = Record::of(&Match::<Jungle>::new(level(), Setup::default(), 3), "a", &[], &[])
        .to_text()
        .unwrap();
    let lots: Vec<_> = (0..20)
        .map(|seed| {
            let mut again = Record::from_text(&text).unwrap().replay::<Jungle>(level()).unwrap();
            again.take_dice(seed);
            again.draw()
        })
        .collect();
    assert!(lots.iter().any(|lot| *lot != lots[0]), "{lots:?}");
}

#[test]
fn a_record_of_format_1_is_read_and_played() {
    let text = r#"(format: 1, game: "jungle", level: "jungle/test", setup: "first=w", tables: "TABLES",
        entries: ["a1a2", "c5c4"], hashes: [(2, "HASH")])"#;
    let mut running = begun();
    play(&mut running, "a1a2 c5c4");
    let now = Record::of(&running, "jungle/test", &[], &[]);
    let text = text.replace("first=w", &now.setup).replace("TABLES", &now.tables);
    let old = Record::from_text(&text.replace("HASH", &now.hashes[0].hash)).unwrap();
    assert_eq!(
        Record::from_text(&old.to_text().unwrap()),
        Ok(old.clone()),
        "it is written as it was"
    );
    assert_eq!(old.replay::<Jungle>(level()).unwrap().position(), running.position());
    let strange = Record::from_text(&text).unwrap().replay::<Jungle>(level()).unwrap_err();
    assert_eq!(strange.entry, Some(2), "{strange}");
    assert!(strange.cause.ends_with("the same after entry 0"), "{strange}");
    assert!(Record::from_text(&text.replace("format: 1", "format: 0")).is_err());
}

#[test]
fn a_record_with_its_last_entries_cut_off_says_which_is_missing() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3");
    let mut record = Record::of(&running, "jungle/test", &[], &[]);
    record.entries.truncate(1);
    let flaw = record.replay::<Jungle>(level()).unwrap_err();
    assert_eq!(flaw.entry, Some(2), "{flaw}");
}

#[test]
fn a_record_that_tells_another_result_is_refused() {
    let mut running = begun();
    running.resign(Seat(0)).unwrap();
    let good = Record::of(&running, "jungle/test", &[], &[]);
    assert_eq!(good.result, Some(("referee-end-resigned".into(), vec![1, 0])));
    let told = |reason: &str, ranks: [u8; 2]| Some((reason.to_owned(), ranks.to_vec()));
    for result in [None, told("referee-end-resigned", [0, 1]), told("jungle-end-den", [1, 0])] {
        let record = Record { result, ..good.clone() };
        let flaw = record.replay::<Jungle>(level()).unwrap_err();
        assert!(flaw.to_string().contains("the result differs"), "{flaw}");
    }
    let mut open = Record::of(&begun(), "jungle/test", &[], &[]);
    open.result = good.result;
    assert!(open.replay::<Jungle>(level()).is_err(), "the match is not over");
}

#[test]
fn a_record_of_a_newer_format_is_refused_with_a_remedy() {
    let mut record = Record::of(&begun(), "jungle/test", &[], &[]);
    record.format = 99;
    let flaw = Record::from_text(&record.to_text().unwrap()).unwrap_err();
    assert!(flaw.to_string().contains("update the game"), "{flaw}");
    let newer = record.to_text().unwrap().replacen('(', "(clocks: Some((5, [\"a\"])), ", 1);
    let flaw = Record::from_text(&newer).unwrap_err();
    assert!(flaw.to_string().contains("update the game"), "{flaw}");
    let strange = newer.replace("format: 99", "format: 1");
    let flaw = Record::from_text(&strange).unwrap_err();
    assert!(flaw.to_string().contains("no match record"), "{flaw}");
    assert!(Record::from_text("(").is_err());
}

#[test]
fn more_names_than_seats_and_names_without_end_are_refused() {
    let mut record = Record::of(&begun(), "jungle/test", &[], &["Ann".into(), "Ben".into()]);
    assert!(Record::from_text(&record.to_text().unwrap()).is_ok());
    record.seats = vec![String::new(); 10_000];
    let flaw = Record::from_text(&record.to_text().unwrap()).unwrap_err();
    assert!(flaw.to_string().contains("10000 seats have names"), "{flaw}");
    record.seats = vec!["é".repeat(201)];
    let flaw = Record::from_text(&record.to_text().unwrap()).unwrap_err();
    assert!(flaw.to_string().contains("a name has 201 letters"), "{flaw}");
}

/// The result of reading and replaying a record of the test's level.
fn told(record: &Record) -> Option<RecordFlaw> {
    let read = Record::from_text(&record.to_text().unwrap());
    read.and_then(|record| record.replay::<Jungle>(level())).err()
}

#[test]
fn a_finished_record_without_result_hashes_or_digits_is_told() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3");
    running.offer_draw(Seat(0)).unwrap();
    running.answer_draw(Seat(1), true).unwrap();
    let good = Record::of(&running, "jungle/test", &[], &[]);
    assert_eq!(told(&good), None);
    let flaw = |change: &dyn Fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        told(&record).expect("it is told").to_string()
    };
    let cause = flaw(&|record| record.result = None);
    assert!(cause.contains("the result differs") && cause.contains("expected none"), "{cause}");
    let cause = flaw(&|record| record.hashes.clear());
    assert!(cause.contains("over after 4 entries"), "{cause}");
    for cut in [0, 1, 7] {
        let cause = flaw(&|record| record.hashes[0].each.truncate(cut));
        assert!(cause.contains(&format!("have {cut} digits, but 4 entries have 8")), "{cause}");
    }
    let mut unfinished = Record::of(&begun(), "jungle/test", &[], &[]);
    unfinished.hashes.clear();
    assert_eq!(told(&unfinished), None, "a running match may be shown without hashes");
}

#[test]
fn what_was_taken_back_must_be_possible() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4");
    let mut over = running.clone();
    running.undo();
    let good = Record::of(&running, "jungle/test", &[], &[]);
    assert_eq!((told(&good), good.undone.as_slice()), (None, &["c5c4".to_owned()][..]));
    for impossible in ["a2a3", "c5c4x", "!resign-7"] {
        let record = Record { undone: vec![impossible.to_owned()], ..good.clone() };
        let flaw = told(&record).expect("it is told").to_string();
        assert!(flaw.contains("taken back") && flaw.contains(impossible), "{flaw}");
    }
    over.resign(Seat(0)).unwrap();
    let mut record = Record::of(&over, "jungle/test", &[], &[]);
    record.undone = vec!["a2a3".to_owned()];
    let flaw = told(&record).expect("it is told").to_string();
    assert!(flaw.contains("the match is over"), "{flaw}");
}

#[test]
fn a_record_is_entered_on_other_tables_as_far_as_it_goes() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3");
    let record = Record::of(&running, "jungle/test", &[], &[]);
    let same = record.enter_again::<Jungle>(level()).unwrap();
    assert_eq!((same.entered, same.stopped), (3, None));
    assert_eq!(same.played.position(), running.position());

    // Where the cat of blue is missing, its move is not possible.
    let mut other = plan();
    other.start.retain(|(side, kind, _)| (*side, *kind) != (Side(1), Kind(0)));
    let other = Arc::new(Tables::build(&other));
    assert!(record.replay::<Jungle>(other.clone()).is_err());
    let cut = record.enter_again::<Jungle>(other).unwrap();
    assert_eq!(cut.entered, 1);
    assert_eq!(cut.stopped.map(|flaw| flaw.entry), Some(Some(2)));
    assert_eq!(cut.played.entries().len(), 1);
}

#[test]
fn what_was_taken_back_comes_with_a_match_that_is_entered_on_other_tables() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3 a5a4");
    while running.entries().len() > 1 {
        running.undo();
    }
    let record = Record::of(&running, "jungle/test", &[], &[]);
    assert_eq!(record.undone.len(), 3);
    let same = record.enter_again::<Jungle>(level()).unwrap();
    assert_eq!((same.entered, same.stopped), (1, None));
    assert_eq!(
        (same.played.entries(), same.played.undone()),
        (running.entries(), running.undone())
    );

    // Without the cat of blue, one that was taken back is not possible: the match is not whole.
    let mut other = plan();
    other.start.retain(|(side, kind, _)| (*side, *kind) != (Side(1), Kind(1)));
    let cut = record.enter_again::<Jungle>(Arc::new(Tables::build(&other))).unwrap();
    assert_eq!((cut.entered, cut.played.entries().len()), (1, 1));
    assert!(cut.stopped.is_some_and(|flaw| flaw.to_string().contains("taken back")));
    assert_eq!(cut.played.undone().len(), 2, "those before it can be played again");
}

#[test]
fn a_byte_order_mark_before_a_record_does_no_harm() {
    let text = Record::of(&begun(), "jungle/test", &[], &[]).to_text().unwrap();
    assert_eq!(Record::from_text(&format!("\u{feff}{text}")), Record::from_text(&text));
    assert!(Record::from_text(&format!("\u{feff}\u{feff}{text}")).is_err());
}

#[test]
fn foreign_words_in_a_record_are_quoted_short_and_with_what_hides_in_them() {
    let good = Record::of(&begun(), "jungle/test", &[], &[]);
    let strange = ["a1\u{202e}a2".to_owned(), "x".repeat(3_000_000), "\u{1b}[31m".repeat(9)];
    for word in strange {
        let changes: [&dyn Fn(&mut Record); 5] = [
            &|record| record.entries = vec![word.clone()],
            &|record| record.undone = vec![word.clone()],
            &|record| record.setup.clone_from(&word),
            &|record| record.tables.clone_from(&word),
            &|record| record.entries = vec![format!("!resign-{word}")],
        ];
        for change in changes {
            let mut record = good.clone();
            change(&mut record);
            let flaw = record.replay::<Jungle>(level()).unwrap_err().to_string();
            assert!(flaw.len() < 3_500, "{}", flaw.len());
            assert!(!flaw.contains(['\u{202e}', '\u{1b}']), "{flaw}");
        }
    }
}
