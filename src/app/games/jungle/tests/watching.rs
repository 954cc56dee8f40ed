//! Playback: animations never hold up a player, and no other seat moves before they have been seen.

use super::bench::{Bench, RED_FIRST};
use crate::app::games::jungle::Jungle;
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::tests::hands::Hands;
use crate::app::table::{
    Log, Pick, PlayAction, Playback, Playing, Seats, TurnNow, TurnSeen, put_on_table,
};
use crate::referee::{Entry, Match};
use crate::rules::jungle::{Action, First, Setup};
use crate::rules::{Seat, Spot, Square, Viewer};

const UP: [Spot; 2] = [Spot::Square(14), Spot::Square(21)];
const DOWN: Action = Action::Move { from: Square(48), to: Square(41) };

fn slow() -> Bench {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    bench.app.world_mut().resource_mut::<Settings>().playback = Speed::Slow;
    bench.app.update();
    bench
}

fn pick(bench: &mut Bench, spots: &[Spot]) {
    for spot in spots {
        bench.app.world_mut().write_message(Pick(*spot));
        bench.app.update();
    }
}

fn is_idle(bench: &Bench) -> bool {
    bench.app.world().resource::<Playback>().is_idle()
}

#[test]
fn a_pick_while_a_pawn_slides_counts_at_once() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    assert!(!is_idle(&bench));
    pick(&mut bench, &[Spot::Square(48)]);
    assert_eq!(bench.picked(), [Spot::Square(48)]);
    assert!(is_idle(&bench));
    assert!(bench.mirror_holds());
}

#[test]
fn the_computer_waits_until_the_pawn_has_arrived() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    bench.app.world_mut().write_message(PlayAction::<Jungle> { action: DOWN, after: 1 });
    let mut frames = 0;
    while bench.playing().entries().len() == 1 {
        bench.app.update();
        frames += 1;
        assert!(frames < 100, "the answer is never played");
    }
    // A slide takes 0.38 s at this speed, a frame 20 ms.
    assert!(frames >= 15, "answered after {frames} frames");
}

/// What panels say: how many entries, and whose turn.
fn told(bench: &Bench) -> (usize, Option<Seat>) {
    let seen = bench.app.world().resource::<TurnSeen>();
    (seen.entries, seen.seat())
}

#[test]
fn panels_tell_an_action_when_it_has_been_seen() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    assert_eq!(bench.app.world().resource::<TurnNow>().seat(), Some(Seat(1)));
    while !is_idle(&bench) {
        assert_eq!(told(&bench), (0, Some(Seat(0))), "the pawn is still on its way");
        bench.app.update();
    }
    assert_eq!(told(&bench), (1, Some(Seat(1))));
}

#[test]
fn who_goes_on_while_a_pawn_slides_is_told_of_it_at_once() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    pick(&mut bench, &[Spot::Square(48)]);
    assert_eq!(told(&bench), (1, Some(Seat(1))));
    bench.app.world_mut().write_message(TableCommand::Undo);
    bench.app.update();
    assert_eq!(told(&bench), (0, Some(Seat(0))), "what is taken back is told no more");
}

/// Undo takes Red's step back in the frame in which Blue's pick is complete.
#[test]
fn a_pick_for_what_was_taken_back_is_dropped() {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    pick(&mut bench, &UP);
    pick(&mut bench, &[Spot::Square(48)]);
    bench.app.world_mut().write_message(Pick(Spot::Square(41)));
    bench.app.world_mut().write_message(TableCommand::Undo);
    (0..5).for_each(|_| bench.app.update());
    assert!(bench.playing().entries().is_empty(), "{:?}", bench.playing().entries());
}

#[test]
fn a_pick_counts_instead_of_what_was_to_be_played_again() {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    pick(&mut bench, &UP);
    bench.app.world_mut().write_message(TableCommand::Undo);
    bench.app.update();
    pick(&mut bench, &[Spot::Square(16)]);
    bench.app.world_mut().write_message(Pick(Spot::Square(23)));
    bench.app.world_mut().write_message(Pick(Spot::Square(17)));
    bench.app.world_mut().write_message(TableCommand::Redo);
    (0..5).for_each(|_| bench.app.update());
    let decided = Action::Move { from: Square(16), to: Square(17) };
    assert_eq!(bench.playing().entries(), [Entry::Action(decided)]);
}

#[test]
fn a_rematch_does_not_wait_for_what_was_moving() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    assert!(!is_idle(&bench));
    bench.app.world_mut().write_message(TableCommand::Rematch);
    bench.app.update();
    assert!(is_idle(&bench));
    assert!(bench.mirror_holds());
}

#[test]
fn other_eyes_see_the_same_match() {
    let mut bench = slow();
    pick(&mut bench, &UP);
    let told = bench.app.world().resource::<Log>().clone();
    bench.app.world_mut().resource_mut::<Playing<Jungle>>().look_as(Viewer::Seat(Seat(1)));
    bench.app.update();
    assert!(is_idle(&bench));
    assert!(bench.mirror_holds());
    assert_eq!(*bench.app.world().resource::<Log>(), told);
    pick(&mut bench, &[Spot::Square(48)]);
    assert_eq!(bench.picked(), [Spot::Square(48)]);
}

#[test]
fn a_decision_made_for_another_moment_is_dropped() {
    let mut bench = Bench::new().begin(RED_FIRST, 1);
    bench.app.world_mut().write_message(PlayAction::<Jungle> { action: DOWN, after: 1 });
    (0..5).for_each(|_| bench.app.update());
    assert!(bench.playing().entries().is_empty());
}

#[test]
fn against_the_computer_undo_takes_its_answer_back_too() {
    let mut bench = Bench::new();
    let setup = Setup { first: First::Seat(Seat(0)), position: None };
    let played = Match::<Jungle>::new(std::sync::Arc::new(super::bench::tables()), setup, 1);
    let seat = |player| SeatPlan { name: String::new(), player };
    let seats = vec![seat(PlayerKind::Human), seat(PlayerKind::Computer(Skill::Easy))];
    put_on_table(bench.app.world_mut(), played, Seats(seats));
    bench.app.update();
    pick(&mut bench, &UP);
    bench.play(DOWN);
    assert_eq!(bench.playing().entries().len(), 2);
    bench.app.world_mut().write_message(TableCommand::Undo);
    bench.app.update();
    assert!(bench.playing().entries().is_empty());
    bench.app.world_mut().write_message(TableCommand::Redo);
    bench.frames_until(|bench| bench.playing().entries().len() == 2);
    assert!(bench.mirror_holds());
}
