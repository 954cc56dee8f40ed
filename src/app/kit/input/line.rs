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
    /// Whether a letter is a command: with Ctrl or Command, but not with Alt, as some keyboards write letters with both.
    fn command(&self) -> bool {
        let held = |keys: [KeyCode; 2]| self.0.as_ref().is_some_and(|all| all.any_pressed(keys));
        let command = held([KeyCode::ControlLeft, KeyCode::ControlRight])
            || held([KeyCode::SuperLeft, KeyCode::SuperRight]);
        command && !held([KeyCode::AltLeft, KeyCode::AltRight])
    }
}

impl Letters {
    /// Takes a pressed key.
    pub fn take(&mut self, key: &KeyboardInput, held: &HeldKeys<'_>, takes: Takes) {
        if held.command() {
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
        for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
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
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    /// The line after these keys, each with what else is held.
    fn typed(words: &str, keys: &[(Key, Option<KeyCode>)]) -> Letters {
        let mut world = World::new();
        world.init_resource::<ButtonInput<KeyCode>>();
        let mut line = Letters::from(words);
        for (key, held) in keys.iter().cloned() {
            let mut all = world.resource_mut::<ButtonInput<KeyCode>>();
            all.reset_all();
            held.into_iter().for_each(|held| all.press(held));
            let text = match &key {
                Key::Character(letter) => Some(letter.clone()),
                _ => None,
            };
            let key = KeyboardInput {
                key_code: KeyCode::KeyA,
                logical_key: key,
                state: ButtonState::Pressed,
                text,
                repeat: false,
                window: Entity::PLACEHOLDER,
            };
            let before = line.clone();
            let take = move |held: HeldKeys| {
                let mut line = before.clone();
                line.take(&key, &held, Takes::any(5));
                line
            };
            line = world.run_system_once(take).expect("it takes the key");
        }
        line
    }

    #[test]
    fn control_and_a_select_everything_and_write_nothing() {
        let letter = |letter: &str| Key::Character(letter.into());
        let all = (letter("a"), Some(KeyCode::ControlLeft));
        assert_eq!(
            typed("pond", std::slice::from_ref(&all)),
            Letters { words: "pond".into(), selected: true }
        );
        assert_eq!(typed("pond", &[all.clone(), (letter("b"), None)]), "b".into());
        assert_eq!(typed("pond", &[all.clone(), (Key::Backspace, None)]), "".into());
        assert_eq!(typed("", &[all]), "".into(), "there is nothing to select");
        assert_eq!(typed("pond", &[(letter("x"), Some(KeyCode::ControlRight))]), "pond".into());
        assert_eq!(
            typed("pon", &[(letter("d"), None), (letter("s"), None), (letter("s"), None)]),
            "ponds".into()
        );
    }
}
