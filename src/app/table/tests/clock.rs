//! The agreed time of a match.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::AppExtStates;

use super::bench::{Bench, square};
use super::hands::Hands;
use crate::app::kit::screen_state::Overlay;
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::clock::{ClockFace, MatchClock};
use crate::app::table::turns::seats::TurnNow;

/// Shorter than the frames that a test runs.
const TIME: Duration = Duration::from_secs(3);
/// Longer than those.
const LONG: Duration = Duration::from_secs(3600);

fn timed() -> Bench {
    let mut bench = Bench::new();
    bench.app().insert_resource(MatchClock::over(TIME));
    bench.wait();
    bench
}

fn run_down(bench: &mut Bench) {
    for _ in 0..200 {
        bench.app().update();
    }
}

#[test]
fn r97_when_the_time_is_up_the_referee_ends_the_match() {
    let mut bench = timed();
    run_down(&mut bench);
    let face = |bench: &Bench| bench.resource::<MatchClock>().face();
    assert_eq!(face(&bench), Some(ClockFace::Seconds(3)), "it starts with the first entry");
    bench.click_all(&[square(1), square(6)]);
    run_down(&mut bench);
    assert_eq!(face(&bench), Some(ClockFace::Seconds(0)));
    let outcome = bench.resource::<TurnNow>().outcome.expect("the match is over");
    assert_eq!(outcome.reason, "referee-end-time");
}

#[test]
fn the_clock_stands_before_the_first_action_under_a_menu_and_after_the_end() {
    let mut bench = Bench::new();
    bench.app().init_state::<Overlay>().insert_resource(MatchClock::over(LONG));
    bench.wait();
    let runs = |bench: &Bench| bench.resource::<MatchClock>().runs();
    assert!(!runs(&bench), "nothing has been done");
    bench.click_all(&[square(1), square(6)]);
    bench.wait();
    assert!(runs(&bench));
    let lies_over = |bench: &mut Bench, overlay| {
        bench.app().world_mut().resource_mut::<NextState<Overlay>>().set(overlay);
        bench.wait();
    };
    lies_over(&mut bench, Overlay::Pause);
    assert!(!runs(&bench), "a menu lies over it");
    lies_over(&mut bench, Overlay::None);
    assert!(runs(&bench));
    bench.send(TableCommand::Resign);
    bench.wait();
    assert!(!runs(&bench), "the match is over");
}

#[test]
fn a_rematch_has_its_whole_time() {
    let mut bench = timed();
    bench.click_all(&[square(1), square(6)]);
    run_down(&mut bench);
    bench.send(TableCommand::Rematch);
    bench.wait();
    assert_eq!(bench.resource::<MatchClock>(), &MatchClock::over(TIME));
    assert_eq!(bench.resource::<TurnNow>().outcome, None);
}
