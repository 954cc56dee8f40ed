//! What a key or button is called on screen.
//!
//! The engine names keys by their place. Letters and signs are those that the player's layout prints there,
//! once the key was pressed (`printed.rs`), and before that those of an English keyboard.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bindings::Bindings;
use super::device::LastDevice;
use super::intent::Intent;
use super::pad_make::PadMake;
use super::press::{Device, Press};
use super::printed::{Printed, english};
use crate::app::kit::locale::LocalText;

/// What to press now, for sentences.
#[derive(SystemParam)]
pub struct KeyWords<'w> {
    bindings: Res<'w, Bindings>,
    make: Res<'w, PadMake>,
    last: Res<'w, LastDevice>,
}

/// Adds what the words are taken from.
pub(in crate::app) fn sources(app: &mut App) {
    app.init_resource::<Bindings>().init_resource::<PadMake>().init_resource::<LastDevice>();
}

impl KeyWords<'_> {
    /// What to press for an intent on the device used last. Players without a pad read of keys.
    #[must_use]
    pub fn of(&self, intent: Intent) -> LocalText {
        let pad = Some(Device::Pad).filter(|_| *self.last == LastDevice::Pad);
        let words = |device| self.bindings.words(intent, device, *self.make);
        pad.and_then(words).or_else(|| words(Device::Keyboard)).unwrap_or_default()
    }
}

const WAYS: [Intent; 4] = [Intent::Up, Intent::Left, Intent::Down, Intent::Right];

impl Bindings {
    /// What to press for an intent. Up stands for all four directions.
    #[must_use]
    pub fn words(&self, intent: Intent, device: Device, make: PadMake) -> Option<LocalText> {
        if intent != Intent::Up {
            return self.name(self.of(intent, device).next()?, make);
        }
        let ways = WAYS.map(|way| self.of(way, device).next());
        let usual = Self::default();
        if ways == WAYS.map(|way| usual.of(way, device).next()) {
            let all = [(Device::Keyboard, "key-arrows"), (Device::Pad, "pad-cross")];
            return all.into_iter().find(|(of, _)| *of == device).map(|(_, key)| key.into());
        }
        let mut four = LocalText::new("key-four");
        for (name, way) in ["up", "left", "down", "right"].into_iter().zip(ways) {
            four = four.with(name, self.name(way?, make)?);
        }
        Some(four)
    }

    /// The name of a key or button.
    #[must_use]
    pub fn name(&self, press: Press, make: PadMake) -> Option<LocalText> {
        match press {
            Press::Button(button) => make.words(button),
            Press::Key { key, control, shift } => {
                let held = |on: bool, modifier: &'static str, words: LocalText| {
                    if !on {
                        return words;
                    }
                    let held = LocalText::new("key-with").with("held", LocalText::new(modifier));
                    held.with("key", words)
                };
                let words = held(shift, "key-shift", key_words(key, &self.printed));
                Some(held(control, "key-control", words))
            }
        }
    }
}

fn key_words(key: KeyCode, printed: &Printed) -> LocalText {
    let as_is = |name: &str| LocalText::new("settings-as-is").with("name", name);
    let own = match key {
        KeyCode::Enter => "key-enter",
        KeyCode::NumpadEnter => "key-numpad-enter",
        KeyCode::Escape => "key-escape",
        KeyCode::Space => "key-space",
        KeyCode::Tab => "key-tab",
        KeyCode::Backspace => "key-backspace",
        KeyCode::Delete => "key-delete",
        KeyCode::Insert => "key-insert",
        KeyCode::Home => "key-home",
        KeyCode::End => "key-end",
        KeyCode::PageUp => "key-page-up",
        KeyCode::PageDown => "key-page-down",
        KeyCode::ArrowUp => "key-arrow-up",
        KeyCode::ArrowDown => "key-arrow-down",
        KeyCode::ArrowLeft => "key-arrow-left",
        KeyCode::ArrowRight => "key-arrow-right",
        _ => "",
    };
    if !own.is_empty() {
        return LocalText::new(own);
    }
    if let Some(letter) = printed.on(key).or_else(|| english(key)) {
        return as_is(&letter);
    }
    let name = format!("{key:?}");
    match (number_sign(key), name.strip_prefix("Numpad")) {
        (Some(sign), _) => as_is(sign),
        (None, Some(number)) => as_is(&format!("Num {number}")),
        (None, None) => as_is(&name),
    }
}

/// The sign on a key of the block of numbers.
fn number_sign(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::NumpadAdd => "Num +",
        KeyCode::NumpadSubtract => "Num -",
        KeyCode::NumpadMultiply => "Num *",
        KeyCode::NumpadDivide => "Num /",
        _ => return None,
    })
}
