//! Names are typed, given to people and taken away, by keyboard alone.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::window::PrimaryWindow;

use super::*;
use crate::app::catalog::setup_sheet::SetUpSheet;

/// Presses keys as a keyboard does: with what they print.
pub(in crate::app) fn type_keys(app: &mut App, keys: impl IntoIterator<Item = (KeyCode, Key)>) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).expect("a window");
    for (key_code, logical_key) in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let text = match (&logical_key, state) {
                (Key::Character(letters), ButtonState::Pressed) => Some(letters.clone()),
                _ => None,
            };
            let logical_key = logical_key.clone();
            let key = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
            app.world_mut().write_message(key);
            app.update();
        }
        settle(app);
    }
}

pub(in crate::app) fn letter(letter: char) -> (KeyCode, Key) {
    // What a key prints counts, not its place.
    (KeyCode::KeyQ, Key::Character(letter.to_string().into()))
}

pub(in crate::app) fn enter() -> (KeyCode, Key) {
    (KeyCode::Enter, Key::Enter)
}

fn names(app: &App) -> Vec<String> {
    app.world().resource::<SetUpSheet>().own_names.clone()
}

#[test]
fn names_are_typed_one_after_the_other_and_enter_presses_nothing_meanwhile() {
    let mut app = shell(Screen::SetUp);
    app.world_mut().resource_mut::<SetUpSheet>().pick("opponent", 6);
    open(&mut app, Overlay::Names);
    for name in ["Ann", "Zoe B"] {
        type_keys(&mut app, [enter()]);
        type_keys(&mut app, name.chars().map(letter));
        type_keys(&mut app, [enter()]);
        assert_eq!(overlay(&app), Overlay::Names, "after {name}");
    }
    assert_eq!(names(&app), ["Ann", "Zoe B"]);
    assert_eq!(app.world().resource::<Settings>().own_names(), ["Ann", "Zoe B"]);
    let sheet = app.world().resource::<SetUpSheet>();
    let said: Vec<LocalText> = sheet.names.iter().map(|name| sheet.name(*name)).collect();
    assert_eq!(said[0], LocalText::new("name-own").with("name", "Ann"));
    assert_eq!(said[1], LocalText::new("name-own").with("name", "Zoe B"));
}

#[test]
fn escape_leaves_the_line_first_and_then_the_list() {
    let mut app = shell(Screen::SetUp);
    open(&mut app, Overlay::Names);
    let escape = || (KeyCode::Escape, Key::Escape);
    type_keys(&mut app, [enter(), letter('A'), escape()]);
    assert_eq!((overlay(&app), names(&app)), (Overlay::Names, Vec::new()));
    type_keys(&mut app, [escape()]);
    assert_eq!(overlay(&app), Overlay::None);
}
