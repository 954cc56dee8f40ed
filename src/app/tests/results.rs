//! The end of a match in windows of many sizes: the result with its story, and the board behind it.

use std::fmt::Write as _;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::ScrollArea;

use super::reach::dead_buttons;
use super::windows::{
    MATCHES, PHONES, TOUCH, Thing, WindowCase, among, begin, cases, go_to, in_every_window, open,
    see, things, window_of,
};
use super::{on_the_title, wait_until};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::screens::tests::grace::wait_for_grace;
use crate::app::session::card_face::CardFace;
use crate::app::session::keepsake::{Keepsake, KeptFile, KeptKind};
use crate::app::session::plan::{MatchEnded, Mood};
use crate::app::session::story::{BestAction, PICTURES, Story, StoryCurve, StoryMoment, Taken};
use crate::app::session::table_command::TableCommand;
use crate::app::table::{BoardLayout, TurnNow};
use crate::rules::Seat;

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

/// The end of a match of two sides that tells as much as it may.
fn ended(game: &str, mood: Mood) -> MatchEnded {
    let said = if mood == Mood::Won { "end-you-won" } else { "end-you-lost" };
    let reason = |key: &'static str| {
        let animal = LocalText::new(format!("{game}-animal-elephant"));
        let you = u32::from(mood == Mood::Won);
        LocalText::new(key).with("animal", animal).with("you", you).with("winner", "Corvin")
    };
    let reason = match game {
        "jungle" => reason("jungle-end-den"),
        "arena" => reason("arena-end-imprisoned"),
        _ => reason("zoon-end-emblem"),
    };
    let is_zoon = game == "zoon";
    MatchEnded {
        headline: vec![LocalText::new(said), reason],
        mood,
        winners: vec![Seat(u8::from(mood == Mood::Lost))],
        animal: (!is_zoon).then(|| "elephant".to_owned()),
        cards: if is_zoon { vec![CardFace::default()] } else { Vec::new() },
        ranks: Vec::new(),
    }
}

/// Gives the story of the last match everything that it may tell.
fn fill_story(app: &mut App, is_zoon: bool) {
    let mut story = app.world_mut().resource_mut::<Story>();
    let animal = || LocalText::new("jungle-animal-elephant");
    let moved = || LocalText::new("jungle-log-moved").with("animal", animal());
    let took = || LocalText::new("jungle-log-captured-trapped").with("victim", animal());
    let says = || vec![moved().with("from", "d6").with("to", "d7"), took()];
    let moment = story.moments.last().expect("the end").clone();
    story.moments = vec![StoryMoment { says: says(), ..moment }; PICTURES];
    let curve = |color| StoryCurve { color, chances: vec![500; 9] };
    story.curves = vec![curve(Color::BLACK), curve(Color::WHITE)];
    story.best = Some(BestAction { entries: 1, says: says(), token: "red" });
    let heads = || vec!["elephant".to_owned(); if is_zoon { 0 } else { 7 }];
    let faces = || vec![CardFace::default(); if is_zoon { 9 } else { 0 }];
    story.taken =
        ["red", "blue"].map(|token| Taken { token, heads: heads(), faces: faces() }).to_vec();
}

/// How far the parts of the result scroll, in interface units.
fn scrolled(app: &mut App) -> f32 {
    let world = app.world_mut();
    let mut areas = world.query_filtered::<(Entity, &ComputedNode), With<ScrollArea>>();
    let (mut parents, mut menus) = (world.query::<&ChildOf>(), world.query::<&MenuScope>());
    let (parents, menus) = (parents.query(world), menus.query(world));
    let is_part = |area: Entity| parents.iter_ancestors(area).any(|above| menus.contains(above));
    let parts = areas.iter(world).filter(|(area, _)| is_part(*area));
    let more =
        |node: &ComputedNode| (node.content_size().y - node.size().y) * node.inverse_scale_factor();
    parts.map(|(_, node)| more(node)).fold(0.0, f32::max)
}

#[test]
fn the_result_of_a_match_of_two_sides_is_seen_whole_in_common_windows() {
    let mut told = String::new();
    let mut app = on_the_title();
    for (level, seats) in MATCHES.into_iter().filter(|(_, seats)| *seats == 2) {
        give_up(&mut app, level, seats);
        let game = level.split('/').next().expect("a game");
        for mood in [Mood::Won, Mood::Lost, Mood::Even] {
            fill_story(&mut app, game == "zoon");
            open(&mut app, Overlay::None);
            app.world_mut().write_message(ended(game, mood));
            wait_until(&mut app, |app| {
                *app.world().resource::<State<Overlay>>() == Overlay::Result
            });
            for (size, language) in [(1280.0, 720.0), (1920.0, 1080.0)]
                .into_iter()
                .flat_map(|size| ["en", "fr", "it", "de"].map(|language| (size, language)))
            {
                let size = Vec2::from(size);
                see(&mut app, WindowCase { size, language, texts: 100.0 });
                let more = scrolled(&mut app);
                if more > TOUCH {
                    let _ = writeln!(told, "{level} {mood:?} {size} {language}: {more} below");
                }
            }
        }
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn on_a_telephone_the_places_of_five_stand_above_the_buttons() {
    let mut app = on_the_title();
    give_up(&mut app, "honga/feed-the-tiger", 5);
    see(&mut app, WindowCase { size: PHONES[1], language: "en", texts: 100.0 });
    let all = things(&mut app);
    let top = |says: &str| {
        let found = all.iter().find(|one| one.says == says);
        found.unwrap_or_else(|| panic!("no {says}")).area.min.y
    };
    for place in ["1.", "5."] {
        assert!(top(place) < top("result-rematch"), "{place}");
    }
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
