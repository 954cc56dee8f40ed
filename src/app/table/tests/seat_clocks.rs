//! The clocks of the two sides.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::bench::{Bench, COMPUTER, PERSON, square};
use super::hands::Hands;
use super::vanes::Vanes;
use crate::app::kit::screen_state::Overlay;
use crate::app::session::plan::{MatchEnded, PlayerKind};
use crate::app::session::seat_time::{SeatTime, SideTimes};
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::log::Log;
use crate::app::table::matches::laying::put_on_table;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::seats::{Seats, TurnNow};
use crate::referee::{Entry, Match};
use crate::rules::{Seat, Side};

/// Three seconds a turn.
const TIME: SeatTime = SeatTime { minutes: 1, increment: 3 };
const MINUTE: Duration = Duration::from_secs(60);
/// What a test calls the same: its own frames pass too.
const ABOUT: Duration = Duration::from_millis(400);

fn timed(players: [PlayerKind; 2]) -> Bench {
    let mut bench = Bench::between(players);
    bench.app().insert_resource(SeatClocks::over(TIME));
    bench.wait();
    bench
}

fn left(bench: &Bench) -> [Duration; 2] {
    bench.resource::<SeatClocks>().left().expect("clocks")
}

/// Lets seconds pass, and returns what they cost each side.
fn cost(bench: &mut Bench, seconds: u32) -> [Duration; 2] {
    let before = left(bench);
    (0..seconds * 50).for_each(|_| bench.app().update());
    let after = left(bench);
    [0, 1].map(|side| before[side].saturating_sub(after[side]))
}

/// The side whose turn it is takes one step and ends its turn.
fn take_turn(bench: &mut Bench, from: u8, to: u8) {
    bench.click_all(&[square(from), square(to)]);
    bench.tap(KeyCode::Space);
    bench.wait();
}

/// Puts the clocks of the running match to these seconds.
fn set(bench: &mut Bench, seconds: [u64; 2]) {
    let clocks = bench.resource::<SeatClocks>().clone();
    let clocks = clocks.with_left(Some(seconds.map(Duration::from_secs)));
    bench.app().insert_resource(clocks);
}

#[test]
fn time_runs_only_for_the_side_to_decide_from_the_first_decision_on() {
    let mut bench = timed([PERSON, PERSON]);
    assert_eq!(cost(&mut bench, 2), [Duration::ZERO; 2], "nobody has decided anything yet");
    bench.click_all(&[square(1), square(6)]);
    let two = Duration::from_secs(2);
    assert_eq!(cost(&mut bench, 2), [two, Duration::ZERO]);
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(cost(&mut bench, 2), [Duration::ZERO, two]);
}

#[test]
fn every_finished_turn_adds_its_increment_and_no_part_of_a_turn_does() {
    let mut bench = timed([PERSON, PERSON]);
    bench.click_all(&[square(1), square(6)]);
    assert!(left(&bench)[0] <= MINUTE, "the turn goes on");
    bench.tap(KeyCode::Space);
    bench.wait();
    let three = Duration::from_secs(3);
    assert!(left(&bench)[0].abs_diff(MINUTE + three) < ABOUT, "{:?}", left(&bench));
    take_turn(&mut bench, 13, 8);
    assert!(left(&bench)[1].abs_diff(MINUTE + three) < ABOUT, "{:?}", left(&bench));
}

#[test]
fn a_side_whose_time_is_over_gives_up_and_its_entries_lead_there_again() {
    let mut bench = timed([PERSON, PERSON]);
    take_turn(&mut bench, 1, 6);
    set(&mut bench, [50, 2]);
    cost(&mut bench, 1);
    assert_eq!(bench.resource::<TurnNow>().outcome, None);
    let mut ended = Vec::new();
    for _ in 0..100 {
        bench.app().update();
        ended.extend(bench.app().world_mut().resource_mut::<Messages<MatchEnded>>().drain());
    }
    let outcome = bench.resource::<TurnNow>().outcome.expect("the match is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(bench.playing().entries().last(), Some(&Entry::Resign(Seat(1))));
    let log = bench.resource::<Log>();
    let last = log.lines().next_back().expect("a line").1;
    assert_eq!((last.text.key.as_ref(), last.side), ("table-log-time-over", Some(Side(1))));
    assert_eq!(ended.len(), 1);
    assert_eq!(ended[0].headline[1].key, "table-end-time-over");
    let mut again = Match::<Vanes>::new(Arc::new(()), (), 1);
    for entry in bench.playing().entries() {
        again.enter_recorded(*entry).expect("it was played");
    }
    assert_eq!((again.entries(), again.outcome()), (bench.playing().entries(), Some(outcome)));
    assert_eq!(cost(&mut bench, 2), [Duration::ZERO; 2], "nothing runs any more");
    let (log, seats) = (bench.resource::<Log>().clone(), bench.resource::<Seats>().clone());
    put_on_table(bench.app().world_mut(), again, seats);
    bench.wait();
    assert_eq!(bench.resource::<Log>(), &log, "a log that is written anew says the same");
}

#[test]
fn a_side_with_a_handicap_has_a_time_of_its_own_and_has_it_again_in_a_rematch() {
    let mut bench = Bench::between([PERSON, PERSON]);
    let other = SeatTime { minutes: 2, increment: 7 };
    bench.app().insert_resource(SeatClocks::over(SideTimes([TIME, other])));
    bench.wait();
    assert_eq!(left(&bench), [MINUTE, MINUTE * 2]);
    take_turn(&mut bench, 1, 6);
    take_turn(&mut bench, 13, 8);
    let with = [MINUTE + Duration::from_secs(3), MINUTE * 2 + Duration::from_secs(7)];
    for (left, with) in left(&bench).into_iter().zip(with) {
        assert!(left.abs_diff(with) < ABOUT, "{left:?} {with:?}");
    }
    bench.send(TableCommand::Rematch);
    bench.wait();
    assert_eq!(left(&bench), [MINUTE, MINUTE * 2]);
}

#[test]
fn what_is_taken_back_or_played_again_brings_its_times_back() {
    let mut bench = timed([PERSON, PERSON]);
    take_turn(&mut bench, 1, 6);
    let (before, three) = (left(&bench), Duration::from_secs(3));
    cost(&mut bench, 5);
    take_turn(&mut bench, 13, 8);
    let after = left(&bench);
    assert!(after[1].abs_diff(before[1] - Duration::from_secs(5) + three) < ABOUT);
    cost(&mut bench, 4);
    bench.send(TableCommand::Undo);
    bench.send(TableCommand::Undo);
    assert!(left(&bench)[1].abs_diff(before[1]) < ABOUT, "{:?}", left(&bench));
    assert!(left(&bench)[0].abs_diff(before[0]) < ABOUT, "{:?}", left(&bench));
    bench.send(TableCommand::Redo);
    bench.send(TableCommand::Redo);
    assert!(left(&bench)[1].abs_diff(after[1]) < ABOUT, "{:?}", left(&bench));
    bench.send(TableCommand::Undo);
    bench.send(TableCommand::Undo);
    take_turn(&mut bench, 13, 12);
    assert!(left(&bench)[1].abs_diff(before[1] + three) < ABOUT, "another move is another turn");
}

#[test]
fn a_match_begun_anew_or_a_fall_taken_back_has_its_time_again() {
    let mut bench = timed([PERSON, PERSON]);
    take_turn(&mut bench, 1, 6);
    let before = left(&bench);
    set(&mut bench, [50, 1]);
    cost(&mut bench, 2);
    assert!(bench.resource::<TurnNow>().outcome.is_some());
    bench.send(TableCommand::Undo);
    assert_eq!(bench.resource::<TurnNow>().outcome, None);
    assert!(left(&bench)[1].abs_diff(before[1]) < ABOUT, "{:?}", left(&bench));
    bench.send(TableCommand::Rematch);
    bench.wait();
    assert_eq!(left(&bench), [MINUTE; 2]);
}

#[test]
fn what_is_no_entry_gives_no_time_back() {
    let mut bench = timed([PERSON, PERSON]);
    take_turn(&mut bench, 1, 6);
    let before = left(&bench);
    cost(&mut bench, 5);
    // As an offered draw or a curtain does.
    bench.app().world_mut().resource_mut::<Playing<Vanes>>().set_changed();
    bench.wait();
    let five = Duration::from_secs(5);
    assert!(left(&bench)[1].abs_diff(before[1] - five) < ABOUT, "{:?}", left(&bench));
}

#[test]
fn menus_another_window_and_what_is_still_shown_cost_nothing() {
    let mut bench = timed([PERSON, PERSON]);
    let second = Duration::from_secs(1);
    bench.click_all(&[square(1), square(6)]);
    assert_eq!(cost(&mut bench, 1), [second, Duration::ZERO]);
    bench.app().insert_resource(State::new(Overlay::Pause));
    bench.app().update();
    assert_eq!(cost(&mut bench, 1), [Duration::ZERO; 2], "a menu");
    bench.app().insert_resource(State::new(Overlay::None));
    bench.app().update();
    assert_eq!(cost(&mut bench, 1), [second, Duration::ZERO]);
    let away = Window { focused: false, ..default() };
    bench.app().world_mut().spawn((away, PrimaryWindow));
    bench.app().update();
    assert_eq!(cost(&mut bench, 1), [Duration::ZERO; 2], "another window");
}

#[test]
fn the_thinking_of_a_computer_costs_nothing() {
    let mut bench = timed([PERSON, COMPUTER]);
    take_turn(&mut bench, 1, 6);
    assert_eq!(bench.resource::<TurnNow>().side, Some(Side(1)));
    assert_eq!(cost(&mut bench, 3), [Duration::ZERO; 2]);
}
