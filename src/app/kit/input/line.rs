//! A line that is typed: while it is, all keys belong to it. Enter keeps it, Escape gives it up, and Ctrl with A selects
//! all of it.
//!
//! In a browser the page's own dialog asks for it, so that phones show their keyboard. Deliberately absent: typing with
//! a pad; what is asked for has an answer already.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Words that are being typed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Letters {
    /// The words.
    pub words: String,
    /// Whether all of them are selected: the next letter takes their place.
    pub selected: bool,
}

impl From<&str> for Letters {
    fn from(words: &str) -> Self {
        Self { words: words.to_owned(), selected: false }
    }
}

/// What letters a line takes.
#[derive(Clone, Copy, Debug)]
pub struct Takes {
    /// The most letters.
    pub most: usize,
    /// Whether it takes a letter.
    pub allows: fn(char) -> bool,
}

impl Takes {
    /// So many letters of every kind.
    #[must_use]
    pub const fn any(most: usize) -> Self {
        Self { most, allows: |letter| !letter.is_control() }
    }
}

/// The keys that are held while another is pressed.
#[derive(SystemParam)]
pub struct HeldKeys<'w>(Option<Res<'w, ButtonInput<KeyCode>>>);

impl HeldKeys<'_> {
    /// What was held when the frame began. Keys that come and go within it are heard one after the other.
    pub fn at_first(&self) -> Held {
        let before = |keys: &[KeyCode]| {
            let Some(all) = &self.0 else { return false };
            keys.iter().any(|key| {
                (all.pressed(*key) || all.just_released(*key)) && !all.just_pressed(*key)
            })
        };
        Held { command: before(&COMMAND), alt: before(&ALT) }
    }
}

/// The keys that make a letter a command.
const COMMAND: [KeyCode; 4] =
    [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
/// With one of these too it is a letter, as on some keyboards.
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// Whether keys are held that change what a letter means.
#[derive(Clone, Copy, Default, Debug)]
pub struct Held {
    command: bool,
    alt: bool,
}

impl Held {
    /// Hears a key.
    pub fn hear(&mut self, key: &KeyboardInput) {
        let pressed = key.state == ButtonState::Pressed;
        if COMMAND.contains(&key.key_code) {
            self.command = pressed;
        } else if ALT.contains(&key.key_code) {
            self.alt = pressed;
        }
    }
}

impl Letters {
    /// Takes a pressed key.
    pub fn take(&mut self, key: &KeyboardInput, held: Held, takes: Takes) {
        if held.command && !held.alt {
            let all = matches!(&key.logical_key, Key::Character(letter) if letter.eq_ignore_ascii_case("a"));
            self.selected |= all && !self.words.is_empty();
            return;
        }
        if key.logical_key == Key::Backspace {
            if std::mem::take(&mut self.selected) {
                self.words.clear();
            }
            self.words.pop();
            return;
        }
        let letters = key.text.iter().flat_map(|letters| letters.chars());
        for letter in letters.filter(|letter| (takes.allows)(*letter)) {
            if std::mem::take(&mut self.selected) {
                self.words.clear();
            }
            if self.words.chars().count() < takes.most {
                self.words.push(letter);
            }
        }
    }
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// It goes on.
    GoesOn,
    /// Enter was pressed.
    Kept,
    /// Escape was pressed.
    GivenUp,
}

impl Line {
    /// Takes the keys that were pressed into a line.
    pub fn take(
        keys: &mut MessageReader<KeyboardInput>,
        held: &HeldKeys<'_>,
        line: &mut Letters,
        takes: Takes,
    ) -> Self {
        let mut held = held.at_first();
        for key in keys.read() {
            held.hear(key);
            if key.state != ButtonState::Pressed {
                continue;
            }
            match &key.logical_key {
                Key::Escape => return Self::GivenUp,
                Key::Enter => return Self::Kept,
                _ => line.take(key, held, takes),
            }
        }
        Self::GoesOn
    }
}

/// What the player writes into the page's dialog.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn ask_page(question: &str, now: &str) -> Option<String> {
    let page = web_sys::window()?;
    page.prompt_with_message_and_default(question, now).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line after these keys, each pressed and let go; what stands before a plus is held meanwhile. In one frame, or
    /// with a frame for each key.
    fn typed(words: &str, keys: &[&str], at_once: bool) -> Letters {
        let mut app = App::new();
        app.add_plugins(bevy::input::InputPlugin).insert_resource(Line0(words.into()));
        app.add_systems(
            Update,
            |mut keys: MessageReader<KeyboardInput>, held: HeldKeys, mut line: ResMut<Line0>| {
                Line::take(&mut keys, &held, &mut line.0, Takes::any(5));
            },
        );
        let mut send = |key_code: KeyCode, logical_key: Key, state: ButtonState| {
            let text = match &logical_key {
                Key::Character(letter) => Some(letter.clone()),
                _ => None,
            };
            let window = Entity::PLACEHOLDER;
            app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text,
                repeat: false,
                window,
            });
            if !at_once {
                app.update();
            }
        };
        for key in keys {
            let (held, key) = key.split_once('+').map_or((false, *key), |(_, key)| (true, key));
            let key = if key == "back" { Key::Backspace } else { Key::Character(key.into()) };
            let control = || (KeyCode::ControlLeft, Key::Control);
            let states = [ButtonState::Pressed, ButtonState::Released];
            if held {
                send(control().0, control().1, states[0]);
            }
            states.into_iter().for_each(|state| send(KeyCode::KeyB, key.clone(), state));
            if held {
                send(control().0, control().1, states[1]);
            }
        }
        app.update();
        app.world().resource::<Line0>().0.clone()
    }

    #[derive(Resource)]
    struct Line0(Letters);

    #[test]
    fn control_and_a_select_everything_and_write_nothing() {
        for at_once in [true, false] {
            let typed = |words, keys: &[&str]| typed(words, keys, at_once);
            assert_eq!(
                typed("pond", &["ctrl+a"]),
                Letters { words: "pond".into(), selected: true }
            );
            assert_eq!(typed("pond", &["ctrl+a", "b"]), "b".into());
            assert_eq!(typed("pond", &["ctrl+a", "back"]), "".into());
            assert_eq!(typed("", &["ctrl+a"]), "".into(), "there is nothing to select");
            assert_eq!(typed("pond", &["ctrl+x"]), "pond".into());
            assert_eq!(typed("pon", &["d", "s", "s"]), "ponds".into());
        }
    }
}
