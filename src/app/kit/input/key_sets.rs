//! The usual keys and buttons, and sets of keys for one hand: plain tables.
//!
//! A set lists only the intents whose keys differ from the usual ones.

use bevy::prelude::*;

use super::intent::Intent;
use super::press::Press;

/// A ready set of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySet {
    /// For both hands.
    Usual,
    /// For the left hand alone.
    LeftHand,
    /// For the right hand alone.
    RightHand,
}

impl KeySet {
    /// Every set, in the order the page shows them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::LeftHand, Self::RightHand];

    /// Its keys. Prompts show the first one of each intent.
    pub(super) fn keys(self) -> Vec<(Intent, Press)> {
        let own: &[(Intent, Press)] = match self {
            Self::Usual => &[],
            Self::LeftHand => LEFT_HAND,
            Self::RightHand => RIGHT_HAND,
        };
        let is_usual =
            |(intent, _): &&(Intent, Press)| own.iter().all(|(known, _)| known != intent);
        own.iter().chain(USUAL.iter().filter(is_usual)).copied().collect()
    }
}

const fn key(key: KeyCode) -> Press {
    Press::key(key)
}

const fn control(key: KeyCode) -> Press {
    Press::control(key)
}

const fn shift(key: KeyCode) -> Press {
    Press::shift(key)
}

const CONTROL_SHIFT_Z: Press = Press::Key { key: KeyCode::KeyZ, control: true, shift: true };

const USUAL: &[(Intent, Press)] = &[
    (Intent::Up, key(KeyCode::ArrowUp)),
    (Intent::Down, key(KeyCode::ArrowDown)),
    (Intent::Left, key(KeyCode::ArrowLeft)),
    (Intent::Right, key(KeyCode::ArrowRight)),
    (Intent::Pick, key(KeyCode::Enter)),
    (Intent::Pick, key(KeyCode::NumpadEnter)),
    (Intent::Back, key(KeyCode::Escape)),
    (Intent::EndTurn, key(KeyCode::Space)),
    (Intent::Propose, key(KeyCode::KeyG)),
    (Intent::Undo, key(KeyCode::KeyX)),
    (Intent::Undo, control(KeyCode::KeyZ)),
    (Intent::Redo, control(KeyCode::KeyY)),
    (Intent::Redo, CONTROL_SHIFT_Z),
    (Intent::Next, key(KeyCode::Tab)),
    (Intent::Previous, shift(KeyCode::Tab)),
    (Intent::TurnLeft, key(KeyCode::KeyQ)),
    (Intent::TurnRight, key(KeyCode::KeyE)),
    (Intent::Hint, key(KeyCode::KeyH)),
    (Intent::Threat, key(KeyCode::KeyT)),
    (Intent::Reach, key(KeyCode::KeyR)),
    (Intent::Flip, key(KeyCode::KeyF)),
    (Intent::ShowAgain, key(KeyCode::KeyO)),
    (Intent::Skip, key(KeyCode::KeyN)),
    (Intent::ZoomIn, key(KeyCode::Equal)),
    (Intent::ZoomIn, key(KeyCode::NumpadAdd)),
    (Intent::ZoomOut, key(KeyCode::Minus)),
    (Intent::ZoomOut, key(KeyCode::NumpadSubtract)),
    (Intent::WholeBoard, key(KeyCode::Digit0)),
    (Intent::WholeBoard, key(KeyCode::Numpad0)),
    (Intent::Log, key(KeyCode::KeyL)),
    (Intent::Powers, key(KeyCode::KeyP)),
    (Intent::Peek, key(KeyCode::KeyV)),
    (Intent::Column, key(KeyCode::KeyB)),
    (Intent::Type, key(KeyCode::KeyC)),
    (Intent::Copy, control(KeyCode::KeyC)),
    (Intent::Paste, control(KeyCode::KeyV)),
    (Intent::Mute, key(KeyCode::KeyM)),
    (Intent::Fullscreen, key(KeyCode::F11)),
    (Intent::LeftUpperLeft, key(KeyCode::KeyQ)),
    (Intent::LeftUpperRight, key(KeyCode::KeyW)),
    (Intent::LeftLowerLeft, key(KeyCode::KeyA)),
    (Intent::LeftLowerRight, key(KeyCode::KeyS)),
    (Intent::RightUpperLeft, key(KeyCode::KeyU)),
    (Intent::RightUpperRight, key(KeyCode::KeyI)),
    (Intent::RightLowerLeft, key(KeyCode::KeyJ)),
    (Intent::RightLowerRight, key(KeyCode::KeyK)),
];

/// What differs from the usual keys. Everything lies left of the middle, but for the right player's
/// corners.
const LEFT_HAND: &[(Intent, Press)] = &[
    (Intent::Up, key(KeyCode::KeyW)),
    (Intent::Down, key(KeyCode::KeyS)),
    (Intent::Left, key(KeyCode::KeyA)),
    (Intent::Right, key(KeyCode::KeyD)),
    (Intent::Pick, key(KeyCode::Space)),
    (Intent::EndTurn, key(KeyCode::KeyF)),
    (Intent::Propose, key(KeyCode::KeyT)),
    (Intent::Redo, shift(KeyCode::KeyX)),
    (Intent::Redo, CONTROL_SHIFT_Z),
    (Intent::Hint, key(KeyCode::Digit1)),
    (Intent::Threat, key(KeyCode::Digit2)),
    (Intent::Flip, key(KeyCode::Digit5)),
    (Intent::ShowAgain, key(KeyCode::KeyC)),
    (Intent::Skip, key(KeyCode::KeyG)),
    (Intent::ZoomIn, shift(KeyCode::KeyE)),
    (Intent::ZoomOut, shift(KeyCode::KeyQ)),
    (Intent::WholeBoard, shift(KeyCode::KeyR)),
    (Intent::Log, key(KeyCode::Digit4)),
    (Intent::Powers, key(KeyCode::Digit3)),
    (Intent::Type, shift(KeyCode::KeyC)),
    (Intent::Mute, shift(KeyCode::KeyB)),
    (Intent::Fullscreen, shift(KeyCode::KeyF)),
    (Intent::LeftUpperLeft, key(KeyCode::KeyR)),
    (Intent::LeftUpperRight, key(KeyCode::KeyT)),
    (Intent::LeftLowerLeft, key(KeyCode::KeyF)),
    (Intent::LeftLowerRight, key(KeyCode::KeyG)),
];

/// What differs from the usual keys. Everything lies right of the middle, but for the left player's
/// corners.
const RIGHT_HAND: &[(Intent, Press)] = &[
    (Intent::Back, key(KeyCode::Backspace)),
    (Intent::Propose, key(KeyCode::Digit0)),
    (Intent::Undo, key(KeyCode::KeyY)),
    (Intent::Redo, shift(KeyCode::KeyY)),
    (Intent::Next, key(KeyCode::KeyL)),
    (Intent::Previous, shift(KeyCode::KeyL)),
    (Intent::TurnLeft, key(KeyCode::KeyN)),
    (Intent::TurnRight, key(KeyCode::KeyM)),
    (Intent::Threat, key(KeyCode::KeyP)),
    (Intent::Reach, key(KeyCode::KeyO)),
    (Intent::Flip, key(KeyCode::Digit7)),
    (Intent::ShowAgain, shift(KeyCode::KeyO)),
    (Intent::Skip, shift(KeyCode::KeyN)),
    (Intent::ZoomIn, key(KeyCode::Digit6)),
    (Intent::ZoomOut, shift(KeyCode::Digit6)),
    (Intent::WholeBoard, shift(KeyCode::Digit7)),
    (Intent::Log, key(KeyCode::Digit8)),
    (Intent::Powers, key(KeyCode::Digit9)),
    (Intent::Peek, key(KeyCode::KeyB)),
    (Intent::Column, shift(KeyCode::KeyB)),
    (Intent::Type, shift(KeyCode::KeyH)),
    (Intent::Copy, control(KeyCode::Insert)),
    (Intent::Paste, shift(KeyCode::Insert)),
    (Intent::Mute, shift(KeyCode::KeyM)),
];

const fn button(button: GamepadButton) -> Press {
    Press::Button(button)
}

/// The usual buttons of a pad.
pub(super) const BUTTONS: &[(Intent, Press)] = &[
    (Intent::Up, button(GamepadButton::DPadUp)),
    (Intent::Down, button(GamepadButton::DPadDown)),
    (Intent::Left, button(GamepadButton::DPadLeft)),
    (Intent::Right, button(GamepadButton::DPadRight)),
    (Intent::Pick, button(GamepadButton::South)),
    (Intent::Back, button(GamepadButton::East)),
    (Intent::EndTurn, button(GamepadButton::North)),
    (Intent::Undo, button(GamepadButton::West)),
    (Intent::Previous, button(GamepadButton::LeftTrigger)),
    (Intent::Next, button(GamepadButton::RightTrigger)),
    (Intent::Propose, button(GamepadButton::LeftTrigger2)),
    (Intent::Threat, button(GamepadButton::LeftTrigger2)),
    (Intent::Reach, button(GamepadButton::RightTrigger2)),
    (Intent::Skip, button(GamepadButton::RightTrigger2)),
    (Intent::Hint, button(GamepadButton::RightThumb)),
    (Intent::Log, button(GamepadButton::LeftThumb)),
    (Intent::Powers, button(GamepadButton::Select)),
    (Intent::Pause, button(GamepadButton::Start)),
    // The shoulder buttons lie like the corners.
    (Intent::LeftUpperLeft, button(GamepadButton::LeftTrigger)),
    (Intent::LeftUpperRight, button(GamepadButton::RightTrigger)),
    (Intent::LeftLowerLeft, button(GamepadButton::LeftTrigger2)),
    (Intent::LeftLowerRight, button(GamepadButton::RightTrigger2)),
];
