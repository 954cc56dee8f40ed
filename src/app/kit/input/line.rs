//! A line that is typed: while it is, all keys belong to it. Enter keeps it, Escape gives it up.
//!
//! In a browser the page's own dialog asks for it, so that phones show their keyboard. Deliberately absent: typing with
//! a pad; what is asked for has an answer already.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

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
    /// Takes the keys that were pressed into a line of at most so many letters.
    pub fn take(
        keys: &mut MessageReader<KeyboardInput>,
        line: &mut String,
        longest: usize,
    ) -> Self {
        for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
            match &key.logical_key {
                Key::Escape => return Self::GivenUp,
                Key::Enter => return Self::Kept,
                Key::Backspace => drop(line.pop()),
                _ => {
                    let letters = key.text.iter().flat_map(|letters| letters.chars());
                    let room = longest.saturating_sub(line.chars().count());
                    line.extend(letters.filter(|letter| !letter.is_control()).take(room));
                }
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
