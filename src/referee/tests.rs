//! Tests of the referee, on a small Jungle board.

pub(crate) mod acorns;
mod many;
mod records;

use std::sync::Arc;

use super::*;
use crate::data::files::Trouble;
use crate::rules::arena::Arena;
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

/// Three files, five ranks, dens b1 and b5, a lion and a cat per side.
fn level() -> Arc<Tables> {
    Arc::new(Tables::build(&plan()))
}

fn plan() -> Plan {
    let options = Options {
        traps: TrapOwners::Anybody,
        equal_captures: true,
        leaps: Leaps::Both,
        bank_captures: BankCaptures::AsAnimals,
        trapped_attack_weakly: false,
        repetitions_to_draw: Some(3),
        quiet_limit: 120,
        fewer: [0; 2],
    };
    let (lion, cat) = (Kind(0), Kind(1));
    Plan {
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
    }
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
    running.go_to(0);
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
fn a_view_of_an_open_game_is_the_same_for_everybody() {
    let running = begun();
    let spectator = running.view(Viewer::Spectator);
    assert_eq!(running.view(Viewer::Seat(Seat(0))), spectator);
    assert_eq!(squares(spectator.position().occupied()).count(), 4);
}

#[test]
fn time_that_is_up_in_a_running_turn_is_not_called_again() {
    let read =
        |path: &str| std::fs::read(crate::project::root().join(path)).map_err(|_| Trouble::Missing);
    let level = crate::data::arena::load(&read, "arena/first-steps").expect("a shipped level");
    let setup = Arena::parse_setup(&level.tables, "first=0 packs=ready").expect("a set-up");
    let mut running = Match::<Arena>::new(Arc::new(level.tables), setup, 1);
    let action = running.actions()[0];
    running.play(action).expect("a listed action is legal");
    assert_eq!((running.time_up(), running.is_time_up()), (Ok(()), true));
    assert!(running.outcome().is_none(), "the turn is finished first");
    assert_eq!(running.time_up(), Err(Refused::TimeIsUp));
    let said = Refused::TimeIsUp.to_string();
    assert_eq!(said, "the time is up already; the running turn is finished");
    let mut record = Record::of(&running, "arena/first-steps", &[], &[]);
    record.entries.push("!time".into());
    let flaw = record.replay::<Arena>(running.tables().clone()).expect_err("a flaw");
    assert_eq!((flaw.entry, flaw.cause), (Some(3), format!("`!time`: {said}")));
}
