//! Every lesson on the table of the whole game, picked through by the ways it shows, and its papers in
//! windows of many sizes.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::settling::settle;
use super::windows::{among, hard_cases, in_every_window, open, show_set_up};
use super::{on_the_title, wait_until};
use crate::app::catalog::lessons::{BeginLesson, LessonList};
use crate::app::games::GAMES;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::{Playback, Settings};
use crate::app::session::over::MatchOver;
use crate::app::session::task::{Task, TaskNow, TaskState};
use crate::app::table::picking::selection::Selection;
use crate::app::table::{Pick, TurnNow, TurnTold};
use crate::rules::Spot;

/// Picks of a lesson that lead nowhere count as a failure.
const MOST_PICKS: usize = 80;

pub(super) fn task(app: &App) -> Option<Task> {
    app.world().resource::<TaskNow>().0.clone()
}

fn begin(app: &mut App, id: &str) {
    let lesson = id.to_owned();
    app.world_mut()
        .run_system_once(move |mut begin: BeginLesson| begin.begin(&lesson))
        .expect("a lesson begins");
    let wanted = id.to_owned();
    wait_until(app, |app| task(app).is_some_and(|task| task.id == wanted));
    settle(app);
}

/// Picks the way that the task shows.
pub(super) fn pick_the_way(app: &mut App, task: &Task) {
    pick_path(app, &task.way.spots);
}

/// Picks spot by spot; what has to be picked twice is.
pub(super) fn pick_path(app: &mut App, path: &[Spot]) {
    let entries = app.world().resource::<TurnNow>().entries;
    for spot in path.iter().chain(path.last()) {
        let picked = app.world().resource::<Selection>().picked().contains(spot);
        if !picked && app.world().resource::<TurnNow>().entries == entries {
            app.world_mut().write_message(Pick(*spot));
            settle(app);
        }
    }
}

#[test]
fn every_lesson_is_done_by_picking_the_ways_it_shows() {
    let mut app = on_the_title();
    app.world_mut().resource_mut::<Settings>().playback = Playback::Instant;
    let lessons = app.world().resource::<LessonList>().0.clone();
    assert!(lessons.len() >= 40, "{}", lessons.len());
    for lesson in lessons {
        begin(&mut app, &lesson.id);
        let done = (0..MOST_PICKS).any(|_| {
            wait_until(&mut app, |app| {
                task(app).is_some_and(|task| task.state != TaskState::Answered)
            });
            let task = task(&app).expect("a task");
            if task.state == TaskState::Open {
                assert!(
                    !task.way.spots.is_empty(),
                    "{} shows no way at step {}",
                    lesson.id,
                    task.step
                );
                pick_the_way(&mut app, &task);
            }
            assert_ne!(task.state, TaskState::Missed, "{}", lesson.id);
            task.state == TaskState::Done
        });
        assert!(done, "{} comes to no end: {:?}", lesson.id, task(&app));
        settle(&mut app);
        assert!(app.world().resource::<Settings>().has_done(&lesson.id), "{}", lesson.id);
        let (now, told) = (app.world().resource::<TaskNow>(), app.world().resource::<TurnTold>());
        assert!(!now.is_over() || told.line.is_none(), "{} asks on: {told:?}", lesson.id);
    }
}

#[test]
fn a_lesson_begun_after_a_match_shows_no_way_back_to_its_result() {
    let mut app = on_the_title();
    app.world_mut().resource_mut::<Settings>().playback = Playback::Instant;
    let lessons = app.world().resource::<LessonList>().0.clone();
    begin(&mut app, &lessons[0].id);
    app.insert_resource(MatchOver(true));
    begin(&mut app, &lessons[1].id);
    assert_eq!(*app.world().resource::<MatchOver>(), MatchOver(false));
}

#[test]
fn lists_and_papers_of_lessons_can_be_read_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for card in GAMES.0 {
        show_set_up(&mut app, card, false);
        open(&mut app, Overlay::Lessons);
        among(hard_cases(), &mut app, &format!("lessons of {}", card.game), &mut told);
        open(&mut app, Overlay::None);
        let lessons = app.world().resource::<LessonList>();
        let first: Vec<String> =
            lessons.of_game(card.game).take(2).map(|lesson| lesson.id.clone()).collect();
        for id in first {
            begin(&mut app, &id);
            in_every_window(&mut app, &id, &mut told);
        }
    }
    assert!(told.is_empty(), "{told}");
}
