//! Finished matches are counted, and the statistics tell them.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::endings::{End, end};
use super::settling::settle;
use super::windows::{among, begin, go_to, hard_cases, open, planned};
use super::{on_the_title, wait_until};
use crate::app::catalog::levels::LevelList;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::settings::evening::Scored;
use crate::app::kit::settings::tally::{Ending, Tally};
use crate::app::platform::calendar::Calendar;
use crate::app::saving::Kept;
use crate::app::screens::tests::press;
use crate::app::session::plan::PlayerKind;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{NeedsRelayout, Playing, TurnNow};
use crate::data::puzzles::daily::Day;
use crate::referee::Match;
use crate::rules::jungle::Jungle;
use crate::saves::SaveName;

const LEVEL: &str = "jungle/first-steps";

fn counted(app: &App) -> Tally {
    app.world().resource::<Settings>().tally(LEVEL)
}

fn finish(app: &mut App, how: End) {
    assert!(end::<Jungle>(app, how));
    wait_until(app, |app| *app.world().resource::<State<Overlay>>() == Overlay::Result);
    settle(app);
}

#[test]
fn a_finished_match_of_one_person_counts_once_even_if_its_end_is_played_again() {
    let mut app = on_the_title();
    begin(&mut app, LEVEL, 2);
    let before: Match<Jungle> = app.world().resource::<Playing<Jungle>>().fork();
    finish(&mut app, End::Resigned);
    assert_eq!((counted(&app).lost, counted(&app).matches()), (1, 1));
    open(&mut app, Overlay::None);
    app.world_mut().resource_mut::<Playing<Jungle>>().go_to(before);
    app.insert_resource(NeedsRelayout(true));
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    finish(&mut app, End::Won);
    assert_eq!((counted(&app).won, counted(&app).matches()), (0, 1), "the same match");
    go_to(&mut app, Screen::Title);
    begin(&mut app, LEVEL, 2);
    finish(&mut app, End::Won);
    assert_eq!((counted(&app).won, counted(&app).streak, counted(&app).matches()), (1, 1, 2));
}

#[test]
fn a_rematch_is_counted_like_the_match_before() {
    let mut app = on_the_title();
    begin(&mut app, LEVEL, 2);
    finish(&mut app, End::Resigned);
    app.world_mut().write_message(TableCommand::Rematch);
    open(&mut app, Overlay::None);
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    finish(&mut app, End::Won);
    assert_eq!((counted(&app).lost, counted(&app).won, counted(&app).matches()), (1, 1, 2));
}

#[test]
fn a_match_that_is_taken_up_after_another_has_ended_is_counted_too() {
    let mut app = on_the_title();
    begin(&mut app, LEVEL, 2);
    let before: Match<Jungle> = app.world().resource::<Playing<Jungle>>().fork();
    finish(&mut app, End::Resigned);
    open(&mut app, Overlay::None);
    app.insert_resource(Kept(SaveName::new("acorns-1").unwrap()));
    app.world_mut().resource_mut::<Playing<Jungle>>().go_to(before);
    app.insert_resource(NeedsRelayout(true));
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    finish(&mut app, End::Won);
    assert_eq!((counted(&app).lost, counted(&app).won, counted(&app).matches()), (1, 1, 2));
}

#[test]
fn a_match_of_two_persons_counts_for_neither_of_them() {
    let mut app = on_the_title();
    let mut plan = planned(LEVEL, 2);
    plan.seats.iter_mut().for_each(|seat| seat.player = PlayerKind::Human);
    app.world_mut().insert_resource(plan);
    go_to(&mut app, Screen::Play);
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    finish(&mut app, End::Resigned);
    assert_eq!((counted(&app).alone(), counted(&app).shared), (0, 1));
}

#[test]
fn a_match_of_two_persons_is_on_the_sheet_of_the_evening_and_its_result_tells_the_points() {
    let mut app = on_the_title();
    app.insert_resource(Calendar::Fixed(Day(20_000)));
    let mut plan = planned(LEVEL, 2);
    for (seat, name) in plan.seats.iter_mut().zip(["Ann", "Ben"]) {
        (seat.player, seat.name) = (PlayerKind::Human, name.to_owned());
    }
    app.world_mut().insert_resource(plan);
    go_to(&mut app, Screen::Play);
    wait_until(&mut app, |app| app.world().resource::<TurnNow>().awaits_human());
    finish(&mut app, End::Resigned);
    let evening = app.world().resource::<Settings>().evening(20_000 * 24 * 60 * 60);
    let points: Vec<(&str, String)> =
        evening.standings.iter().map(|one| (one.name.as_str(), one.points())).collect();
    let [first, second] = &points[..] else { panic!("two people: {points:?}") };
    assert_eq!((first.1.as_str(), second.1.as_str()), ("1", "0"));
    let mut texts = app.world_mut().query::<&Text>();
    let line = format!("{} 1 · {} 0", first.0, second.0);
    assert!(texts.iter(app.world()).any(|text| text.0.contains(&line)), "no text says {line}");
}

#[test]
fn the_sheet_about_the_game_tells_what_was_made_anew_in_the_games_own_levels() {
    let mut app = on_the_title();
    let mut levels = app.world_mut().resource_mut::<LevelList>();
    let mut of_pack = levels.of_game("jungle").next().expect("a level").clone();
    of_pack.id = "jungle/pond:combat".into();
    of_pack.note_key = Some("jungle-level-pond--combat-reconstructed".into());
    levels.0.push(of_pack);
    open(&mut app, Overlay::About);
    let mut texts = app.world_mut().query::<&LocalText>();
    let keys: Vec<_> = texts.iter(app.world()).map(|text| text.key.clone()).collect();
    let times = |part: &str| keys.iter().filter(|key| key.contains(part)).count();
    assert_eq!(times("jungle-level"), 1, "its own levels share a sentence");
    assert!(["arena", "zoon", "honga"].iter().all(|game| times(&format!("{game}-level")) == 1));
}

#[test]
fn the_statistics_can_be_read_in_every_window() {
    let mut app = on_the_title();
    go_to(&mut app, Screen::Saves);
    let mut told = String::new();
    open(&mut app, Overlay::Statistics);
    among(hard_cases(), &mut app, "statistics of nothing", &mut told);
    open(&mut app, Overlay::None);
    let levels: Vec<String> =
        app.world().resource::<LevelList>().0.iter().map(|level| level.id.clone()).collect();
    let mut settings = app.world_mut().resource_mut::<Settings>();
    for (level, ending) in levels.iter().flat_map(|level| {
        [Ending::Won, Ending::Drawn, Ending::Lost, Ending::Shared].map(|ending| (level, ending))
    }) {
        (0..12).for_each(|_| settings.count_match(level, ending, 134));
    }
    let now = Calendar::Clock.now();
    settings.agree_best_of(now, 9);
    let names = ["Hedgehog", "Squirrel", "Otter", "Badger", "Heron"].map(str::to_owned);
    (0..6)
        .for_each(|_| settings.count_evening(now, &names.clone().map(|name| (name, Scored::Won))));
    open(&mut app, Overlay::Statistics);
    among(hard_cases(), &mut app, "statistics of many matches", &mut told);
    assert!(told.is_empty(), "{told}");
    let furthest = |app: &mut App| {
        let mut areas = app.world_mut().query_filtered::<&ScrollPosition, With<ScrollArea>>();
        areas.iter(app.world()).map(|place| place.y).fold(0.0, f32::max)
    };
    // Where no button lies further down, the keys read on, and back again.
    (0..6).for_each(|_| press(&mut app, KeyCode::ArrowDown));
    assert!(furthest(&mut app) > 0.0);
    (0..20).for_each(|_| press(&mut app, KeyCode::ArrowUp));
    assert!(furthest(&mut app) <= 0.0);
}
