//! The news of a version come once after an update, and never at a first start.

use super::*;
use crate::app::kit::settings::Settings;
use crate::app::kit::spoken::SayAloud;
use crate::app::screens::news::{READ, ThisVersion};

/// The keys of what was said aloud.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn listen(mut aloud: MessageReader<SayAloud>, mut heard: ResMut<Heard>) {
    heard.0.extend(aloud.read().map(|SayAloud(text)| text.key.to_string()));
}

fn heard(app: &App) -> &[String] {
    &app.world().resource::<Heard>().0
}

/// Comes to the title with these favourites, as this version.
fn started(favourites: &[&str], version: &'static str) -> App {
    let mut app = shell(Screen::Saves);
    app.insert_resource(ThisVersion(version));
    let kept = favourites.iter().map(ToString::to_string).collect();
    app.world_mut().resource_mut::<Settings>().favourites = kept;
    go(&mut app, Screen::Title);
    app
}

fn go(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    settle(app);
}

fn read(app: &App) -> Option<&str> {
    app.world().resource::<Settings>().favourite(READ)
}

#[test]
fn at_a_first_start_nothing_is_new() {
    let app = started(&[], "1.0.0");
    assert_eq!((overlay(&app), read(&app)), (Overlay::None, Some("1.0.0")));
}

#[test]
fn after_an_update_the_news_come_once() {
    for before in [&["begun-jungle:jungle/combat"][..], &["news-read:0.9.0"]] {
        let mut app = started(before, "1.0.0");
        assert_eq!(overlay(&app), Overlay::News, "{before:?}");
        press(&mut app, KeyCode::Escape);
        assert_eq!((overlay(&app), read(&app)), (Overlay::None, Some("1.0.0")));
        go(&mut app, Screen::Saves);
        go(&mut app, Screen::Title);
        assert_eq!(overlay(&app), Overlay::None, "once");
    }
}

#[test]
fn a_version_without_news_and_a_step_back_show_nothing() {
    for (kept, version, then) in [
        ("news-read:1.0.0", "1.0.1", "1.0.1"),
        ("news-read:9.0.0", "1.0.0", "9.0.0"),
        ("news-read:nonsense", "0.1.0", "0.1.0"),
    ] {
        let app = started(&[kept], version);
        assert_eq!((overlay(&app), read(&app)), (Overlay::None, Some(then)), "{kept}");
    }
}

#[test]
fn the_news_wait_until_the_report_of_a_breakdown_is_read() {
    let mut app = shell(Screen::Saves);
    app.insert_resource(ThisVersion("1.0.0"));
    app.insert_resource(crate::app::platform::black_box::Report::at("reports/one.txt"));
    app.world_mut().resource_mut::<Settings>().keep(READ, "0.1.0");
    go(&mut app, Screen::Title);
    assert_eq!(overlay(&app), Overlay::Report);
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::News);
}

#[test]
fn no_heading_of_the_news_names_a_version_that_the_program_is_not() {
    for (version, heading) in [("0.1.0", "news-this-version"), ("1.0.0", "news-version")] {
        let mut app = shell(Screen::Title);
        app.init_resource::<Heard>().add_systems(Last, listen);
        app.insert_resource(ThisVersion(version));
        open(&mut app, Overlay::News);
        assert_eq!(heard(&app)[0], heading, "{version}");
    }
}

#[test]
fn the_news_are_reached_from_the_settings_by_keys_and_told_to_those_who_listen() {
    let mut app = shell(Screen::Title);
    app.init_resource::<Heard>().add_systems(Last, listen);
    open(&mut app, Overlay::Settings);
    // It stands below all rows of choices.
    for _ in 0..200 {
        if said(&app).is_some_and(|said| said.key == "news-open") {
            break;
        }
        press(&mut app, KeyCode::Tab);
    }
    press(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::News);
    let heard = heard(&app);
    assert_eq!(heard[1], "news-1-0-0-opponents", "{heard:?}");
    press(&mut app, KeyCode::Escape);
    assert_eq!(overlay(&app), Overlay::Settings);
}

#[test]
fn what_is_told_about_the_game_is_said_to_those_who_listen() {
    let mut app = shell(Screen::Title);
    app.init_resource::<Heard>().add_systems(Last, listen);
    open(&mut app, Overlay::About);
    assert!(heard(&app).starts_with(&["about-version".into(), "about-work".into()]));
    assert!(heard(&app).iter().any(|key| key.starts_with("jungle-level")));
}
