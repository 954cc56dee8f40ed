//! Questions, notices and replays in windows of many sizes.

use bevy::prelude::*;

use super::windows::{
    PHONES, WindowCase, among, begin, extreme_cases, go_to, hard_cases, longest, open, settle,
};
use super::{on_the_title, wait_until};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::black_box::Report;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{ReplayRequest, Watching};

/// A phone held upright and flat.
fn phones() -> impl Iterator<Item = WindowCase> {
    PHONES.into_iter().flat_map(|size| longest(size, 100.0))
}

#[test]
fn every_question_and_notice_can_be_read_and_answered_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    app.insert_resource(Report::at("/home/otter/.local/share/menagerie/reports/2026-11-24.txt"));
    for overlay in [Overlay::Report, Overlay::Taken] {
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

#[test]
fn a_replay_and_its_menu_can_be_read_and_pressed_in_every_window() {
    let mut app = on_the_title();
    let mut told = String::new();
    for (level, seats) in
        [("jungle/first-steps", 2), ("zoon/duel-of-tribes", 2), ("honga/first-steps", 3)]
    {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, seats);
        app.world_mut().write_message(TableCommand::Resign);
        wait_until(&mut app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
        app.world_mut().write_message(ReplayRequest::Watch);
        open(&mut app, Overlay::None);
        wait_until(&mut app, |app| app.world().contains_resource::<Watching>());
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
