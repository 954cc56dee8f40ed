//! A match that is played in another tab.

use super::*;
use crate::app::saving::Reopening;
use crate::app::saving::claims::ClaimRequest;
use crate::app::saving::tests::{blank, name, two_people};

/// The title after a match was asked for and the claim was answered.
fn answered(ours: bool) -> App {
    let mut app = shell(Screen::Title);
    let save = blank(&two_people("jungle"));
    let reopening = Reopening::go_on(name(), save);
    app.insert_resource(ClaimRequest::answered(reopening, ours));
    settle(&mut app);
    app
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

fn choose(app: &mut App, key: &str) {
    for _ in 0..6 {
        if said(app).is_some_and(|said| said.key == key) {
            return press(app, KeyCode::Enter);
        }
        press(app, KeyCode::Tab);
    }
    panic!("nothing says {key}");
}

#[test]
fn a_match_that_nobody_else_plays_comes_to_the_table() {
    let app = answered(true);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Play, Overlay::None));
    let reopening = app.world().resource::<Reopening>();
    assert_eq!((reopening.name.clone(), reopening.replay), (Some(name()), false));
}

#[test]
fn a_match_that_another_tab_plays_can_be_looked_at() {
    let mut app = answered(false);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::Taken));
    press(&mut app, KeyCode::Enter);
    assert_eq!(screen(&app), Screen::Play);
    assert!(app.world().resource::<Reopening>().replay, "looking changes nothing");
}

#[test]
fn a_match_that_another_tab_plays_goes_on_as_a_copy_with_a_name_of_its_own() {
    let mut app = answered(false);
    choose(&mut app, "taken-copy");
    assert_eq!(screen(&app), Screen::Play);
    let reopening = app.world().resource::<Reopening>();
    assert!(!reopening.replay && reopening.name != Some(name()), "{:?}", reopening.name);
}

#[test]
fn whoever_leaves_a_taken_match_alone_is_where_he_was() {
    let mut app = answered(false);
    choose(&mut app, "taken-back");
    assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::None));
    assert!(!app.world().contains_resource::<Reopening>());
}
