//! The end of a match in windows of many sizes: the result with its story, and the board behind it.

use std::fmt::Write as _;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::reach::dead_buttons;
use super::windows::{
    MATCHES, PHONES, TOUCH, Thing, WindowCase, among, begin, cases, go_to, in_every_window, open,
    see, things, window_of,
};
use super::{on_the_title, wait_until};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::screens::tests::grace::wait_for_grace;
use crate::app::session::keepsake::{Keepsake, KeptFile, KeptKind};
use crate::app::session::story::{PICTURES, Story};
use crate::app::session::table_command::TableCommand;
use crate::app::table::{BoardLayout, TurnNow};

/// Gives up a fresh match on this level and waits for the whole story.
fn give_up(app: &mut App, level: &str, seats: usize) {
    go_to(app, Screen::Title);
    begin(app, level, seats);
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
    wait_until(app, |app| {
        let story = app.world().resource::<Story>();
        story.told && story.moments.iter().all(|moment| moment.picture.is_some())
    });
    wait_for_grace(app);
}

/// A telephone in the longest words and the largest letters too.
fn phones() -> impl Iterator<Item = WindowCase> {
    let kinds = [("fr", 150.0), ("de", 100.0), ("de", 150.0)];
    let of_size = move |size| kinds.map(|(language, texts)| WindowCase { size, language, texts });
    PHONES.into_iter().flat_map(of_size)
}

/// The board's squares, in interface units.
fn board(app: &mut App) -> Rect {
    let window = window_of(app.world_mut());
    let (layout, scale) =
        (app.world().resource::<BoardLayout>(), app.world().resource::<UiScale>().0);
    let lift = Vec2::new(0.0, layout.lift(window.size() * scale) / scale);
    Rect::from_center_size(window.center() - lift, layout.size() * layout.square / scale)
}

#[test]
fn the_result_and_its_story_can_be_read_and_pressed_in_every_window() {
    let mut told = String::new();
    let mut app = on_the_title();
    for (level, seats) in MATCHES {
        give_up(&mut app, level, seats);
        let shown = app.world().resource::<Story>().moments.len();
        assert!((1..=PICTURES).contains(&shown), "{level}: {shown} pictures");
        let what = format!("the result of {level}");
        in_every_window(&mut app, &what, &mut told);
        among(phones(), &mut app, &what, &mut told);
        let kept = KeptFile {
            place: "/home/otter/Pictures/Menagerie/jungle-20261124-023147-684.png".to_owned(),
            kind: KeptKind::Picture,
            downloaded: false,
            shares: true,
            copied: None,
        };
        for keepsake in [Keepsake::Making(50), Keepsake::Kept(kept)] {
            app.insert_resource(keepsake);
            among(super::windows::hard_cases(), &mut app, &what, &mut told);
            among(phones(), &mut app, &what, &mut told);
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn every_place_of_a_match_of_five_is_seen_at_once() {
    let mut app = on_the_title();
    give_up(&mut app, "honga/feed-the-tiger", 5);
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0)] {
        see(&mut app, WindowCase { size, language: "de", texts: 100.0 });
        let all = things(&mut app);
        let places = |one: &&Thing| matches!(one.says.as_str(), "1." | "2." | "3." | "4." | "5.");
        let places: Vec<_> = all.iter().filter(places).collect();
        assert_eq!(places.len(), 5, "{size}");
        assert!(places.iter().all(|place| place.cut().max_element() < TOUCH), "{size}: {places:?}");
    }
}

#[test]
fn who_looks_at_the_board_after_a_match_has_the_way_back_beside_it_in_every_window() {
    let mut told = String::new();
    let mut app = on_the_title();
    for (level, seats) in MATCHES {
        give_up(&mut app, level, seats);
        open(&mut app, Overlay::None);
        for case in cases().chain(phones()) {
            see(&mut app, case);
            let board = board(&mut app);
            let ways = ["pause-result", "result-rematch"];
            let all = things(&mut app);
            assert!(all.iter().any(|one| one.says == ways[0]), "{level}, {case:?}: no way back");
            for way in all.iter().filter(|one| ways.contains(&one.says.as_str())) {
                let over = way.area.intersect(board).size().min_element() > TOUCH;
                if over {
                    let _ =
                        writeln!(told, "{level}, {case:?}: {way} lies over the board, {board:?}");
                }
            }
        }
        in_every_window(&mut app, &format!("{level} is over"), &mut told);
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn a_pointer_that_presses_as_the_result_comes_hits_no_button_of_it() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/first-steps", 2);
    // However slow the machine is.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    app.world_mut().write_message(TableCommand::Resign);
    wait_until(&mut app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
    (0..2).for_each(|_| app.update());
    let dead = dead_buttons(&mut app);
    assert!(dead.contains("result-rematch") && dead.contains("result-title"), "{dead}");
    wait_for_grace(&mut app);
    assert_eq!(dead_buttons(&mut app), "");
}

#[test]
fn the_opponent_says_the_same_when_the_result_is_opened_again_from_a_replay() {
    let mut app = on_the_title();
    give_up(&mut app, "jungle/first-steps", 2);
    let said = |app: &mut App| -> Vec<String> {
        let mut texts = app.world_mut().query::<&LocalText>();
        let keys = texts.iter(app.world()).map(|text| text.key.to_string());
        keys.filter(|key| key.starts_with("character-") && key.contains("-won-")).collect()
    };
    let first = said(&mut app);
    assert_eq!(first.len(), 1);
    open(&mut app, Overlay::None);
    for further in 1..=2 {
        // As a replay does that stands elsewhere.
        app.world_mut().resource_mut::<TurnNow>().entries += further;
        open(&mut app, Overlay::Result);
        assert_eq!(said(&mut app), first);
        open(&mut app, Overlay::None);
    }
}
