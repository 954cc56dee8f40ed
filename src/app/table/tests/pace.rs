//! Pace: step by step, skipping, and turns that end by themselves.

use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::bench::{Bench, COMPUTER, PERSON, petal, square};
use super::hands::Hands;
use super::vanes::{Gust, Vanes};
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::arrows::Arrows;
use crate::app::table::board::marks::Lit;
use crate::app::table::contract::mark::Mark;
use crate::app::table::motion::playback::Playback;
use crate::app::table::turns::waiting::PlayAction;

/// More frames than any step of the vanes takes.
const LONG: usize = 80;

fn at_speed(mut bench: Bench, speed: Speed) -> Bench {
    set(&mut bench, |settings| settings.playback = speed);
    bench
}

fn set(bench: &mut Bench, change: impl FnOnce(&mut Settings)) {
    change(&mut bench.app().world_mut().resource_mut::<Settings>());
}

fn frames(bench: &mut Bench, count: usize) {
    (0..count).for_each(|_| bench.app().update());
}

/// Whether the next step waits, and whether all is shown.
fn state(bench: &Bench) -> (bool, bool) {
    let playback = bench.resource::<Playback>();
    (playback.is_held(), playback.is_idle())
}

const HELD: (bool, bool) = (true, false);
const DONE: (bool, bool) = (false, true);

/// A computer's vane has stepped, and is about to turn and to step on.
fn stepped() -> Bench {
    let mut bench = at_speed(Bench::between([COMPUTER, PERSON]), Speed::StepByStep);
    bench.play(Gust::Step(1, 6));
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), DONE, "step and decoration are one deed");
    bench.play(Gust::Face(2));
    bench.play(Gust::Step(6, 11));
    frames(&mut bench, LONG);
    bench
}

#[test]
fn step_by_step_each_deed_of_others_waits_for_a_key_or_a_press() {
    let mut bench = stepped();
    assert_eq!(state(&bench), HELD, "before it turns");
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), HELD, "however long");
    bench.tap(KeyCode::Enter);
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), HELD, "before it steps on");
    bench.click(square(7));
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), DONE);
    assert!(bench.mirror_holds());
}

#[test]
fn the_last_turn_is_marked_as_far_as_it_has_been_seen() {
    let mut bench = at_speed(Bench::between([COMPUTER, PERSON]), Speed::Normal);
    bench.play(Gust::Step(1, 6));
    let marked = |bench: &Bench| bench.resource::<Lit>().with(Mark::LastTo).collect::<Vec<_>>();
    assert_eq!(marked(&bench), [], "it is on its way");
    assert_eq!(*bench.resource::<Arrows>(), Arrows::default());
    frames(&mut bench, LONG);
    assert_eq!(marked(&bench), [square(6)]);
    let mut bench = stepped();
    assert_eq!(marked(&bench), [square(6)], "the next step waits");
    for _ in 0..2 {
        bench.tap(KeyCode::Enter);
        frames(&mut bench, LONG);
    }
    assert_eq!(marked(&bench), [square(11)]);
}

#[test]
fn a_press_on_a_panel_goes_on_too_unless_it_is_on_a_button_or_in_a_menu() {
    let mut bench = stepped();
    let world = bench.app().world_mut();
    let panel = world.spawn(Node::default()).id();
    let words = world.spawn((Node::default(), ChildOf(panel))).id();
    let button = world.spawn((Button, Node::default(), ChildOf(panel))).id();
    let label = world.spawn((Node::default(), ChildOf(button))).id();
    let menu = world.spawn(MenuScope { layer: 1 }).id();
    bench.press(words);
    bench.app().world_mut().despawn(menu);
    bench.press(label);
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), HELD, "before it turns");
    bench.press(words);
    frames(&mut bench, 1);
    assert!(!bench.resource::<Playback>().is_held());
}

#[test]
fn step_by_step_own_steps_wait_for_nobody() {
    let mut bench = at_speed(Bench::between([PERSON, COMPUTER]), Speed::StepByStep);
    bench.click_all(&[square(1), square(6)]);
    for _ in 0..LONG {
        bench.app().update();
        assert!(!bench.resource::<Playback>().is_held());
    }
    assert_eq!(state(&bench), DONE);
}

/// The computer's turn is over, and the person looks at it once more, step by step.
fn seen_again() -> Bench {
    let mut bench = Bench::between([COMPUTER, PERSON]);
    for action in [Gust::Step(1, 6), Gust::Face(2), Gust::EndTurn] {
        bench.play(action);
    }
    let mut bench = at_speed(bench, Speed::StepByStep);
    bench.tap(KeyCode::KeyO);
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), HELD);
    bench
}

#[test]
fn a_press_that_goes_on_picks_nothing() {
    let mut bench = seen_again();
    bench.click(square(13));
    assert_eq!(bench.picked(), []);
    frames(&mut bench, LONG);
    assert_eq!(state(&bench), DONE);
    bench.click(square(13));
    assert_eq!(bench.picked(), [square(13)], "afterwards it picks");
}

#[test]
fn the_key_that_ends_turns_only_goes_on_while_a_step_waits() {
    let mut bench = seen_again();
    let entered = bench.entered();
    bench.tap(KeyCode::Space);
    frames(&mut bench, LONG);
    assert_eq!((state(&bench), bench.entered()), (DONE, entered));
}

#[test]
fn skipping_drops_all_that_others_do_up_to_the_next_decision_here() {
    let mut bench = at_speed(Bench::between([COMPUTER, PERSON]), Speed::Slow);
    bench.play(Gust::Step(1, 6));
    assert_eq!(state(&bench), (false, false));
    bench.tap(KeyCode::KeyN);
    assert_eq!(state(&bench), DONE);
    for action in [Gust::Face(0), Gust::Step(6, 11), Gust::Face(0)] {
        let after = bench.playing().entries().len();
        bench.app().world_mut().write_message(PlayAction::<Vanes> { action, after });
        frames(&mut bench, 2);
        assert_eq!(state(&bench), DONE, "{action:?}");
        assert!(bench.resource::<Playback>().is_skipping());
    }
    bench.play(Gust::EndTurn);
    assert!(!bench.resource::<Playback>().is_skipping(), "here a person decides");
    assert_eq!((bench.picked(), bench.entered().len()), (vec![], 5));
    bench.click_all(&[square(13), square(8)]);
    assert!(!bench.resource::<Playback>().is_idle(), "what follows is shown as ever");
}

#[test]
fn a_turn_ends_by_itself_only_where_nothing_else_is_left() {
    let mut bench = Bench::new();
    bench.listen();
    set(&mut bench, |settings| settings.auto_end = true);
    bench.click_all(&[square(1), square(6), petal(2), square(6), square(11)]);
    frames(&mut bench, LONG);
    assert_eq!(bench.said(), [""; 0]);
    assert_eq!(bench.entered().len(), 3, "the heading may still be chosen");
    // Another heading than it has: one that is kept is taken back together with what follows it.
    bench.click(petal(3));
    frames(&mut bench, LONG);
    assert_eq!(bench.entered().last(), Some(&Gust::EndTurn));
    assert_eq!(bench.entered().len(), 5);
    assert_eq!(bench.said(), ["table-turn-ended"]);
    bench.tap(KeyCode::KeyX);
    frames(&mut bench, LONG);
    assert_eq!(bench.entered().len(), 4, "taken back like a pressed one, and not ended again");
    bench.tap(KeyCode::KeyX);
    assert_eq!(bench.entered().len(), 3);
    bench.click(petal(1));
    frames(&mut bench, LONG);
    assert_eq!(bench.entered().last(), Some(&Gust::EndTurn), "after another decision it ends");
    bench.send(TableCommand::Undo);
    bench.send(TableCommand::Redo);
    assert_eq!(bench.entered().last(), Some(&Gust::EndTurn));
}

#[test]
fn a_turn_ends_by_itself_only_if_the_player_wants_it() {
    let mut bench = Bench::new();
    bench.click_all(&[square(1), square(6), petal(2), square(6), square(11), petal(2)]);
    frames(&mut bench, LONG);
    assert_eq!(bench.entered().len(), 4);
}
