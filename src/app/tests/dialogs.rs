//! Questions, notices and replays in windows of many sizes.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::settling::settle;
use super::windows::{
    PHONES, WindowCase, among, begin, extreme_cases, go_to, hard_cases, longest, open, see, things,
};
use super::{on_the_title, wait_until};
use crate::app::hud::switches::Marking;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::black_box::Report;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Choices, ReplayRequest, Watching};

/// A phone held upright and flat.
fn phones() -> impl Iterator<Item = WindowCase> {
    PHONES.into_iter().flat_map(|size| longest(size, 100.0))
}

#[test]
fn every_question_and_notice_can_be_read_and_answered_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    app.insert_resource(Report::at("/home/otter/.local/share/menagerie/reports/2026-11-24.txt"));
    use Overlay::{About, DropLevel, News, Taken, Unedited};
    for overlay in [Overlay::Report, News, About, Taken, DropLevel, Unedited] {
        open(&mut app, overlay);
        among(hard_cases().chain(phones()), &mut app, &format!("{overlay:?}"), &mut told);
        open(&mut app, Overlay::None);
    }
    begin(&mut app, "jungle/first-steps", 2);
    for command in [TableCommand::ConfirmResign, TableCommand::ConfirmLeave] {
        app.world_mut().write_message(command);
        settle(&mut app);
        assert_eq!(*app.world().resource::<State<Overlay>>(), Overlay::Confirm);
        among(hard_cases().chain(phones()), &mut app, &format!("{command:?}"), &mut told);
        open(&mut app, Overlay::None);
    }
    open(&mut app, Overlay::Part);
    among(hard_cases().chain(phones()), &mut app, "a match that is not saved", &mut told);
    assert!(told.is_empty(), "{told}");
}

/// The replay of a match that was given up at once.
fn watch_what_was_given_up(app: &mut App, level: &str, seats: usize) {
    go_to(app, Screen::Title);
    begin(app, level, seats);
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
    app.world_mut().write_message(ReplayRequest::Watch);
    open(app, Overlay::None);
    wait_until(app, |app| app.world().contains_resource::<Watching>());
}

#[test]
fn a_replay_and_its_menu_can_be_read_and_pressed_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for (level, seats) in
        [("jungle/first-steps", 2), ("zoon/duel-of-tribes", 2), ("honga/first-steps", 3)]
    {
        watch_what_was_given_up(&mut app, level, seats);
        settle(&mut app);
        let what = format!("the replay of {level}");
        let all = hard_cases().chain(extreme_cases().skip(1)).chain(phones());
        among(all, &mut app, &what, &mut told);
        open(&mut app, Overlay::Pause);
        among(extreme_cases(), &mut app, &format!("the menu in {what}"), &mut told);
        open(&mut app, Overlay::None);
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn the_buttons_that_lead_through_a_replay_stand_in_one_row_in_every_column() {
    let mut app = on_the_title();
    for (level, seats) in [("honga/first-steps", 3), ("honga/feed-the-tiger", 5)] {
        watch_what_was_given_up(&mut app, level, seats);
        for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (1024.0, 768.0), (640.0, 360.0)] {
            let size = Vec2::new(width, height);
            see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
            let all = things(&mut app);
            let steps = ["viewer-first", "viewer-back", "viewer-forward", "viewer-last"];
            let tops: Vec<f32> = all
                .iter()
                .filter(|one| steps.contains(&one.says.as_str()))
                .map(|one| one.area.min.y)
                .collect();
            assert_eq!(tops.len(), steps.len(), "{level} in {size}");
            assert!(tops.iter().all(|top| (top - tops[0]).abs() < 1.0), "{level} {size} {tops:?}");
        }
    }
}

#[test]
fn the_settings_come_back_where_another_sheet_was_opened_from_them() {
    let mut app = on_the_title();
    see(&mut app, WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 });
    type Areas<'a> = (Entity, &'a mut ScrollPosition, &'a ComputedNode);
    let mut areas = app.world_mut().query_filtered::<Areas, With<ScrollArea>>();
    let others: Vec<Entity> = areas.iter(app.world()).map(|(area, ..)| area).collect();
    let mut scrolled = |app: &mut App, by: f32| {
        let mut all = areas.iter_mut(app.world_mut());
        // The rows lie in a paper that would scroll too, but fits.
        let scrolls = |node: &ComputedNode| node.content_size().y > node.size().y + 1.0;
        let rows = all.find(|(area, _, node)| !others.contains(area) && scrolls(node));
        let (_, mut rows, _) = rows.expect("rows");
        rows.y += by;
        rows.y
    };
    open(&mut app, Overlay::Settings);
    scrolled(&mut app, 200.0);
    settle(&mut app);
    open(&mut app, Overlay::Packs);
    open(&mut app, Overlay::Settings);
    let again = scrolled(&mut app, 0.0);
    assert!((again - 200.0).abs() < 1.0, "{again}");
    open(&mut app, Overlay::None);
    open(&mut app, Overlay::Settings);
    assert_eq!(scrolled(&mut app, 0.0), 0.0, "opened afresh");
}

#[test]
fn comparing_placements_says_why_not_where_no_disc_is_laid() {
    let mut app = on_the_title();
    begin(&mut app, "honga/first-steps", 2);
    app.insert_resource(Choices::default());
    app.world_mut().resource_mut::<Marking>().reach = true;
    app.update();
    let remarks = app.world().resource::<Messages<Remark>>();
    let says: Vec<_> = remarks.iter_current_update_messages().map(|one| &one.text.key).collect();
    assert_eq!(says, ["honga-sheet-nothing"]);
    assert!(!app.world().resource::<Marking>().reach, "the next turn must not open the sheet");
}
