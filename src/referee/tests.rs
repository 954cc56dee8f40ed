//! The referee at work, on a small Jungle board.

pub(crate) mod acorns;
mod many;

use std::sync::Arc;

use super::*;
use crate::rules::grid::squares;
use crate::rules::jungle::{
    Action, Ashore, BankCaptures, First, Jungle, Kind, KindPlan, Leaps, Options, Plan, Setup,
    Tables, TrapOwners,
};
use crate::rules::{Actor, Game, Grid, Seat, Side, Square, Viewer};

fn kind(id: &str, letter: char, rank: u8) -> KindPlan {
    KindPlan {
        id: id.into(),
        letter,
        rank,
        swims: false,
        leaps: Leaps::None,
        takes: vec![],
        spares: vec![],
        ashore: Ashore::Nothing,
    }
}

/// Three files, five ranks, dens b1 and b5, a lion and a cat a side.
fn level() -> Arc<Tables> {
    let options = Options {
        traps: TrapOwners::Anybody,
        equal_captures: true,
        leaps: Leaps::Both,
        bank_captures: BankCaptures::AsAnimals,
        trapped_attack_weakly: false,
        repetitions_to_draw: Some(3),
        quiet_limit: 120,
    };
    let (lion, cat) = (Kind(0), Kind(1));
    Arc::new(Tables::build(&Plan {
        grid: Grid { width: 3, height: 5 },
        water: 0,
        dens: [Square(1), Square(13)],
        traps: [0; 2],
        kinds: vec![kind("lion", 'L', 2), kind("cat", 'C', 1)],
        start: vec![
            (Side(0), lion, Square(0)),
            (Side(0), cat, Square(2)),
            (Side(1), lion, Square(14)),
            (Side(1), cat, Square(12)),
        ],
        options,
    }))
}

fn begun() -> Match<Jungle> {
    Match::new(level(), Setup { first: First::Seat(Seat(0)), position: None }, 1)
}

fn play(running: &mut Match<Jungle>, moves: &str) {
    for text in moves.split_whitespace() {
        let action = Jungle::parse_action(running.tables(), text).unwrap();
        running.play(action).unwrap();
    }
}

#[test]
fn j2_the_lot_is_drawn_by_the_referee_and_recorded_as_an_action() {
    let firsts: Vec<Option<Side>> = (0..20)
        .map(|seed| {
            let mut running = Match::<Jungle>::new(level(), Setup::default(), seed);
            assert_eq!(running.actor(), Actor::Chance);
            let lot = running.draw().unwrap();
            running.play(lot).unwrap();
            assert_eq!(running.entries(), [Entry::Action(lot)]);
            assert_eq!(running.draw(), None, "nothing is left to draw");
            running.position().to_move()
        })
        .collect();
    assert!(firsts.contains(&Some(Side(0))) && firsts.contains(&Some(Side(1))));
}

#[test]
fn j22_the_third_occurrence_of_a_position_with_the_same_side_to_move_is_a_draw() {
    let mut running = begun();
    let round = "a1a2 c5c4 a2a1 c4c5 ";
    play(&mut running, &round.repeat(2)[..round.len() * 2 - 5]);
    assert_eq!(running.outcome(), None, "seven plies: the start has come twice");
    play(&mut running, "c4c5");
    let outcome = running.outcome().unwrap();
    assert!(outcome.is_draw());
    assert_eq!(outcome.reason, "referee-end-repetition");
    assert!(running.actions().is_empty());
    let action = Action::Move { from: Square(0), to: Square(3) };
    assert_eq!(running.play(action), Err(Refused::Over));
}

#[test]
fn undo_takes_a_declared_draw_back() {
    let mut running = begun();
    play(&mut running, &"a1a2 c5c4 a2a1 c4c5 ".repeat(2));
    assert!(running.outcome().is_some());
    running.undo();
    assert_eq!(running.outcome(), None);
    let again = running.to_redo().unwrap();
    running.play(again).unwrap();
    assert!(running.outcome().is_some());
}

#[test]
fn undo_and_redo_walk_the_same_way_back_and_forth() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3");
    let end = running.position().clone();
    while running.undo().is_some() {}
    assert_eq!(running.position(), begun().position());
    while let Some(action) = running.to_redo() {
        running.play(action).unwrap();
    }
    assert_eq!(running.position(), &end);
}

#[test]
fn another_action_after_undo_forgets_what_was_undone() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4");
    running.undo();
    running.undo();
    play(&mut running, "c1c2");
    assert_eq!(running.to_redo(), None);
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut running = begun();
    let before = running.position().clone();
    let action = Action::Move { from: Square(0), to: Square(14) };
    assert_eq!(running.play(action), Err(Refused::Illegal));
    assert_eq!((running.position(), running.entries().len()), (&before, 0));
}

#[test]
fn who_resigns_comes_last() {
    let mut running = begun();
    running.resign(Seat(0)).unwrap();
    let outcome = running.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(running.resign(Seat(1)), Err(Refused::Over));
}

#[test]
fn an_offer_ends_with_the_match() {
    let mut running = begun();
    running.offer_draw(Seat(0)).unwrap();
    running.resign(Seat(0)).unwrap();
    assert_eq!(running.draw_offered_by(), None);
}

#[test]
fn a_seat_that_the_game_does_not_have_is_refused() {
    let mut running = begun();
    running.offer_draw(Seat(0)).unwrap();
    let refused = Err(Refused::NoSuchSeat);
    assert_eq!(running.resign(Seat(2)), refused);
    assert_eq!(running.offer_draw(Seat(4)), refused);
    assert_eq!(running.answer_draw(Seat(2), true), refused);
    assert_eq!((running.draw_offered_by(), running.entries().len()), (Some(Seat(0)), 0));
}

#[test]
fn a_lot_that_was_taken_back_falls_the_same_way_again() {
    for seed in 0..20 {
        let mut running = Match::<Jungle>::new(level(), Setup::default(), seed);
        let lot = running.draw().unwrap();
        running.play(lot).unwrap();
        let first = running.actions()[0];
        running.play(first).unwrap();
        running.undo();
        running.undo();
        assert_eq!(running.draw(), Some(lot), "seed {seed}");
        running.play(lot).unwrap();
        assert_eq!(running.to_redo(), Some(first), "the way on is still known");
    }
}

#[test]
fn a_draw_needs_an_offer_from_the_other_side_that_no_action_has_outdated() {
    let mut running = begun();
    assert_eq!(running.answer_draw(Seat(1), true), Err(Refused::NothingOffered));
    running.offer_draw(Seat(0)).unwrap();
    assert_eq!(running.answer_draw(Seat(0), true), Err(Refused::NothingOffered));
    play(&mut running, "a1a2");
    assert_eq!(running.answer_draw(Seat(1), true), Err(Refused::NothingOffered));
    running.offer_draw(Seat(0)).unwrap();
    running.answer_draw(Seat(1), false).unwrap();
    assert_eq!((running.draw_offered_by(), running.outcome()), (None, None));
    running.offer_draw(Seat(0)).unwrap();
    running.answer_draw(Seat(1), true).unwrap();
    assert_eq!(running.outcome().unwrap().reason, "referee-end-agreed");
}

#[test]
fn keys_go_back_to_the_last_capture_and_no_further() {
    let mut running = begun();
    play(&mut running, "a1a2 c5c4 a2a3 c4c3 a3b3");
    assert_eq!(running.recent_keys().len(), 6);
    play(&mut running, "c3b3");
    assert_eq!(running.position().quiet(), 0, "the lion was taken");
    assert_eq!(running.recent_keys().len(), 1);
    assert_eq!(running.recent_keys()[0], Jungle::hash(running.tables(), running.position()));
}

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
        record.hashes[0] = record::Stretch { after, each: each.into(), hash: String::new() };
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
    assert_eq!(old.format, record::FORMAT);
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
fn a_view_of_an_open_game_is_the_same_for_everybody() {
    let running = begun();
    let spectator = running.view(Viewer::Spectator);
    assert_eq!(running.view(Viewer::Seat(Seat(0))), spectator);
    assert_eq!(squares(spectator.position().occupied()).count(), 4);
}
