//! What stands on the keys of the player's keyboard, as far as it differs from an English one.
//!
//! The engine tells what a key prints only when it is pressed, so each key is learnt at its first press and
//! kept in the settings. Deliberately absent: guessing from the language, because keyboards do not follow
//! it; and asking the system or the browser for the whole layout, which the engine does not.

use std::collections::BTreeMap;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::press;
use crate::app::kit::settings::controls::Controls;

/// The last letter that the typefaces are sure to have.
const LAST: char = '\u{17f}';

/// What stands on keys that differ.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed(BTreeMap<KeyCode, String>);

impl Printed {
    /// Reads lines of the settings, each `KEY: LETTER`; others say nothing.
    pub(super) fn read(lines: &[String]) -> Self {
        let read = |line: &String| {
            let (key, letter) = line.split_once(": ")?;
            Some((press::key(key)?, letter.to_owned()))
        };
        Self(lines.iter().filter_map(read).collect())
    }

    /// What stands on a key, if it is known to differ.
    pub(super) fn on(&self, key: KeyCode) -> Option<String> {
        self.0.get(&key).cloned()
    }

    /// Learns what a key prints; whether that is new.
    fn learn(&mut self, key: KeyCode, letter: &str) -> bool {
        let before = self.on(key);
        if english(key).as_deref() == Some(letter) {
            return self.0.remove(&key).is_some();
        }
        self.0.insert(key, letter.to_owned());
        before.as_deref() != Some(letter)
    }

    fn lines(&self) -> Vec<String> {
        self.0.iter().map(|(key, letter)| format!("{key:?}: {letter}")).collect()
    }
}

/// What stands on a key of an English keyboard, for keys that print something.
pub(super) fn english(key: KeyCode) -> Option<String> {
    let sign = match key {
        KeyCode::Minus => "-",
        KeyCode::Equal => "=",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash => "/",
        KeyCode::Backslash => "\\",
        KeyCode::Backquote => "`",
        KeyCode::IntlBackslash => "<",
        _ => {
            let name = format!("{key:?}");
            let plain = ["Key", "Digit"].iter().find_map(|kind| name.strip_prefix(kind));
            return plain.map(str::to_owned);
        }
    };
    Some(sign.to_owned())
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Controls>().add_message::<KeyboardInput>().add_systems(
        PreUpdate,
        learn.after(bevy::input::InputSystems).run_if(on_message::<KeyboardInput>),
    );
}

/// Learns what a key prints by itself, without other keys held.
fn learn(
    mut inputs: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut controls: ResMut<Controls>,
) {
    use KeyCode::{
        AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight,
    };
    let held = keys.any_pressed([
        AltLeft,
        AltRight,
        ControlLeft,
        ControlRight,
        ShiftLeft,
        ShiftRight,
        SuperLeft,
        SuperRight,
    ]);
    let mut printed = Printed::read(&controls.printed);
    let mut news = false;
    let fresh = |input: &&KeyboardInput| input.state == ButtonState::Pressed && !input.repeat;
    for input in inputs.read().filter(fresh).filter(|_| !held) {
        if let Some(letter) =
            letter(&input.logical_key).filter(|_| english(input.key_code).is_some())
        {
            news |= printed.learn(input.key_code, &letter);
        }
    }
    if news {
        controls.printed = printed.lines();
    }
}

/// The letter on the key, as keyboards print it.
fn letter(key: &Key) -> Option<String> {
    let mut typed = match key {
        Key::Character(typed) => typed.chars(),
        Key::Dead(Some(accent)) => return Some(accent.to_string()).filter(|_| *accent <= LAST),
        _ => return None,
    };
    let (letter, None) = (typed.next()?, typed.next()) else { return None };
    if letter.is_whitespace() || letter.is_control() || letter > LAST {
        return None;
    }
    let mut upper = letter.to_uppercase();
    // Some letters have no single capital.
    let capital = upper.next().filter(|_| upper.next().is_none());
    Some(capital.filter(|capital| *capital <= LAST).unwrap_or(letter).to_string())
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;

    use super::*;
    use crate::app::kit::input::bindings::Bindings;
    use crate::app::kit::input::pad_make::PadMake;
    use crate::app::kit::input::press::Press;

    fn press(app: &mut App, key: KeyCode, prints: &str) {
        let input = KeyboardInput {
            key_code: key,
            logical_key: Key::Character(prints.into()),
            state: ButtonState::Pressed,
            text: Some(prints.into()),
            repeat: false,
            window: Entity::PLACEHOLDER,
        };
        let up = KeyboardInput { state: ButtonState::Released, ..input.clone() };
        for input in [input, up] {
            app.world_mut().write_message(input);
            app.update();
        }
    }

    fn name(app: &App, key: KeyCode) -> String {
        let (bindings, _) = Bindings::read(app.world().resource::<Controls>());
        format!("{:?}", bindings.name(Press::key(key), PadMake::Xbox).expect("a name"))
    }

    #[test]
    fn a_key_is_named_as_the_players_keyboard_prints_it_once_it_was_pressed() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin));
        assert!(name(&app, KeyCode::KeyQ).contains("\"Q\""));
        press(&mut app, KeyCode::KeyQ, "a");
        press(&mut app, KeyCode::Digit0, "à");
        press(&mut app, KeyCode::Minus, "ß");
        press(&mut app, KeyCode::KeyT, "ф");
        press(&mut app, KeyCode::KeyH, "h");
        let names = [(KeyCode::KeyQ, "A"), (KeyCode::Digit0, "À"), (KeyCode::Minus, "ß")];
        for (key, letter) in names.into_iter().chain([(KeyCode::KeyT, "T"), (KeyCode::KeyH, "H")]) {
            assert!(name(&app, key).contains(&format!("{letter:?}")), "{key:?}");
        }
        assert_eq!(app.world().resource::<Controls>().printed.len(), 3, "only what differs");
        // Another keyboard.
        press(&mut app, KeyCode::KeyQ, "q");
        assert!(name(&app, KeyCode::KeyQ).contains("\"Q\""));
    }

    #[test]
    fn what_a_key_prints_with_another_one_held_is_not_its_name() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin));
        app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::ShiftLeft);
        press(&mut app, KeyCode::Digit5, "%");
        assert!(name(&app, KeyCode::Digit5).contains("\"5\""));
    }
}
