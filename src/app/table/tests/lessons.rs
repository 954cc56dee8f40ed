//! A lesson on the table: only what is open is offered, replies follow, a missed step begins anew.

use bevy::prelude::*;

use super::bench::{Bench, COMPUTER, PERSON, petal, square};
use super::hands::Hands;
use super::vanes::{Gust, Vanes};
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{TaskNow, TaskState};
use crate::app::table::turns::lessons::Taught;
use crate::app::table::turns::playing::Playing;
use crate::data::Label;
use crate::data::lessons::{Goal, Lesson, Step};
use crate::rules::Seat;

fn step(goal: Goal<Gust>, only: &[Gust], replies: &[Gust]) -> Step<Vanes> {
    let key = |key: &str| Label::Key(key.to_owned());
    Step {
        say: key("say"),
        hint: Some(key("hint")),
        goal,
        only: Some(only.to_vec()),
        replies: replies.to_vec(),
    }
}

/// A person against the computer in a lesson of two steps.
fn taught(guided: bool) -> Bench {
    let mut bench = Bench::between([PERSON, COMPUTER]);
    let theirs = [Gust::Face(0), Gust::EndTurn, Gust::Step(13, 8), Gust::Face(4), Gust::EndTurn];
    let steps = vec![
        step(Goal::Play(vec![Gust::Step(1, 6)]), &[Gust::Step(1, 6), Gust::Turn(1, 2)], &theirs),
        step(Goal::See(vec!["Turned".into()]), &[Gust::Turn(6, 2), Gust::EndTurn], &[]),
    ];
    let lesson = Lesson {
        example: Vec::new(),
        learned: None,
        id: "vanes/one".into(),
        title: Label::Key("title".into()),
        level: "vanes/roof".into(),
        seat: Seat(0),
        setup: (),
        guided,
        steps,
    };
    bench.app().world_mut().insert_resource(Taught::<Vanes>::from(lesson));
    bench.app().world_mut().resource_mut::<Playing<Vanes>>().set_changed();
    bench.wait();
    bench
}

fn now(bench: &Bench) -> (u32, TaskState) {
    let task = bench.resource::<TaskNow>().0.as_ref().expect("a task");
    (task.step, task.state)
}

#[test]
fn only_what_is_open_is_offered_and_what_else_is_legal_is_refused_kindly() {
    let mut bench = taught(false);
    assert_eq!(now(&bench), (1, TaskState::Open));
    bench.click_all(&[square(1), square(0)]);
    assert_eq!(bench.entered(), []);
    assert_eq!(bench.refusals(), ["task-not-this"]);
}

#[test]
fn replies_follow_by_themselves_and_no_computer_decides() {
    let mut bench = taught(false);
    bench.listen();
    bench.click_all(&[square(1), square(6)]);
    (0..6).for_each(|_| bench.wait());
    assert_eq!(bench.said(), ["task-turn-ended"], "nobody has ended it");
    let [mine, theirs] = [Gust::Step(1, 6), Gust::Step(13, 8)];
    let turn = |step, heading| [step, Gust::Face(heading), Gust::EndTurn];
    assert_eq!(bench.entered(), [turn(mine, 0), turn(theirs, 4)].concat());
    assert_eq!(now(&bench), (2, TaskState::Open));
    bench.send(TableCommand::EndTurn);
    (0..3).for_each(|_| bench.wait());
    assert_eq!(now(&bench), (2, TaskState::Missed));
    assert_eq!(bench.entered().len(), 7, "nobody goes on");
    bench.send(TableCommand::Again);
    assert_eq!((now(&bench), bench.entered().len()), ((2, TaskState::Open), 6));
    assert!(bench.mirror_holds());
}

#[test]
fn taking_back_goes_back_in_the_lesson_too() {
    let mut bench = taught(false);
    bench.click_all(&[square(1), square(6)]);
    (0..6).for_each(|_| bench.wait());
    assert_eq!(now(&bench).0, 2);
    bench.send(TableCommand::Undo);
    assert_eq!((now(&bench), bench.entered()), ((1, TaskState::Open), vec![]));
}

#[test]
fn after_its_last_step_a_guided_match_is_a_match_like_any_other() {
    for guided in [false, true] {
        let mut bench = taught(guided);
        bench.click_all(&[square(1), square(6)]);
        (0..6).for_each(|_| bench.wait());
        bench.click_all(&[square(6), petal(2)]);
        assert_eq!(now(&bench), (2, TaskState::Done));
        let task = bench.resource::<TaskNow>().0.clone().expect("a task");
        assert_eq!(task.holds(), !guided);
        bench.click_all(&[square(6), square(11)]);
        assert_eq!(bench.entered().contains(&Gust::Step(6, 11)), guided);
    }
}

#[test]
fn a_task_that_is_left_leaves_the_match() {
    let mut bench = taught(false);
    bench.send(TableCommand::LeaveTask);
    assert_eq!(bench.resource::<TaskNow>().0, None);
    bench.click_all(&[square(1), square(0)]);
    assert_eq!(bench.entered(), [Gust::Step(1, 0)]);
}
