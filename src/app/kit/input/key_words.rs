//! What a key or button is called on screen.
//!
//! Letters and signs are those of an English keyboard, because the engine names keys by their
//! place. Deliberately absent: the player's own layout, which the engine tells only with a press.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bindings::Bindings;
use super::device::LastDevice;
use super::intent::Intent;
use super::pad_make::PadMake;
use super::press::{Device, Press};
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
            return self.of(intent, device).next()?.words(make);
        }
        let ways = WAYS.map(|way| self.of(way, device).next());
        let usual = Self::default();
        if ways == WAYS.map(|way| usual.of(way, device).next()) {
            let all = [(Device::Keyboard, "key-arrows"), (Device::Pad, "pad-cross")];
            return all.into_iter().find(|(of, _)| *of == device).map(|(_, key)| key.into());
        }
        let mut four = LocalText::new("key-four");
        for (name, way) in ["up", "left", "down", "right"].into_iter().zip(ways) {
            four = four.with(name, way?.words(make)?);
        }
        Some(four)
    }
}

impl Press {
    /// Its name.
    #[must_use]
    pub fn words(self, make: PadMake) -> Option<LocalText> {
        match self {
            Self::Button(button) => make.words(button),
            Self::Key { key, control, shift } => {
                let held = |on: bool, modifier: &'static str, words: LocalText| {
                    if !on {
                        return words;
                    }
                    let held = LocalText::new("key-with").with("held", LocalText::new(modifier));
                    held.with("key", words)
                };
                let words = held(shift, "key-shift", key_words(key));
                Some(held(control, "key-control", words))
            }
        }
    }
}

fn key_words(key: KeyCode) -> LocalText {
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
        KeyCode::NumpadAdd => "Num +",
        KeyCode::NumpadSubtract => "Num -",
        KeyCode::NumpadMultiply => "Num *",
        KeyCode::NumpadDivide => "Num /",
        _ => "",
    };
    if !sign.is_empty() {
        return as_is(sign);
    }
    let name = format!("{key:?}");
    let plain = ["Key", "Digit"].iter().find_map(|kind| name.strip_prefix(kind));
    match (plain, name.strip_prefix("Numpad")) {
        (Some(plain), _) => as_is(plain),
        (None, Some(number)) => as_is(&format!("Num {number}")),
        (None, None) => as_is(&name),
    }
}
