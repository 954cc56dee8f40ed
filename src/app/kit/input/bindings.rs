//! The intents and their default keys and buttons.
//!
//! Two plain tables, so that prompts, quick taps and the input map read the same data. Deliberately
//! absent: mouse buttons, because pointers pick what they touch and need no intent.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// What a player can intend with a key, a button or a stick.
#[derive(Actionlike, PartialEq, Eq, Clone, Copy, Hash, Debug, Reflect)]
pub enum Intent {
    /// One step up.
    Up,
    /// One step down.
    Down,
    /// One step to the left.
    Left,
    /// One step to the right.
    Right,
    /// The left stick's direction, which picks by angle.
    #[actionlike(DualAxis)]
    Point,
    /// The right stick's direction, which sets headings.
    #[actionlike(DualAxis)]
    Aim,
    /// Picks what is focused.
    Pick,
    /// One step back, everywhere.
    Back,
    /// Ends a turn of several actions.
    EndTurn,
    /// Plays what is proposed.
    Propose,
    /// Takes one action back.
    Undo,
    /// Plays an undone action again.
    Redo,
    /// Moves to the next thing that can be picked.
    Next,
    /// Moves to the previous thing that can be picked.
    Previous,
    /// Turns a thing to the left.
    TurnLeft,
    /// Turns a thing to the right.
    TurnRight,
    /// Asks for a good move.
    Hint,
    /// Shows what is in danger.
    Threat,
    /// Shows an animal's reach.
    Reach,
    /// Turns the board round.
    Flip,
    /// Shows what happened last once more.
    ShowAgain,
    /// Skips what others do.
    Skip,
    /// Shows the log.
    Log,
    /// Shows what only this player may see.
    Peek,
    /// Shows the table of powers.
    Powers,
    /// Enters the column of buttons, or leaves it.
    Column,
    /// Opens the pause menu.
    Pause,
    /// Opens the line in which a move is typed.
    Type,
    /// Copies the match as text.
    Copy,
    /// Pastes from the clipboard.
    Paste,
    /// Switches all sounds off and on.
    Mute,
    /// Fills the screen with the window, or stops that.
    Fullscreen,
    /// The left player's upper left corner of four.
    LeftUpperLeft,
    /// The left player's upper right corner.
    LeftUpperRight,
    /// The left player's lower left corner.
    LeftLowerLeft,
    /// The left player's lower right corner.
    LeftLowerRight,
    /// The right player's upper left corner of four.
    RightUpperLeft,
    /// The right player's upper right corner.
    RightUpperRight,
    /// The right player's lower left corner.
    RightLowerLeft,
    /// The right player's lower right corner.
    RightLowerRight,
}

/// Plain keys; prompts show the first key of an intent.
pub const KEYS: &[(Intent, KeyCode)] = &[
    (Intent::Up, KeyCode::ArrowUp),
    (Intent::Down, KeyCode::ArrowDown),
    (Intent::Left, KeyCode::ArrowLeft),
    (Intent::Right, KeyCode::ArrowRight),
    (Intent::Pick, KeyCode::Enter),
    (Intent::Pick, KeyCode::NumpadEnter),
    (Intent::Back, KeyCode::Escape),
    (Intent::EndTurn, KeyCode::Space),
    (Intent::Propose, KeyCode::KeyG),
    (Intent::Undo, KeyCode::KeyX),
    (Intent::Next, KeyCode::Tab),
    (Intent::TurnLeft, KeyCode::KeyQ),
    (Intent::TurnRight, KeyCode::KeyE),
    (Intent::Hint, KeyCode::KeyH),
    (Intent::Threat, KeyCode::KeyT),
    (Intent::Reach, KeyCode::KeyR),
    (Intent::Flip, KeyCode::KeyF),
    (Intent::ShowAgain, KeyCode::KeyO),
    (Intent::Skip, KeyCode::KeyN),
    (Intent::Log, KeyCode::KeyL),
    (Intent::Powers, KeyCode::KeyP),
    (Intent::Peek, KeyCode::KeyV),
    (Intent::Column, KeyCode::KeyB),
    (Intent::Type, KeyCode::KeyC),
    (Intent::Mute, KeyCode::KeyM),
    (Intent::Fullscreen, KeyCode::F11),
    (Intent::LeftUpperLeft, KeyCode::KeyQ),
    (Intent::LeftUpperRight, KeyCode::KeyW),
    (Intent::LeftLowerLeft, KeyCode::KeyA),
    (Intent::LeftLowerRight, KeyCode::KeyS),
    (Intent::RightUpperLeft, KeyCode::KeyU),
    (Intent::RightUpperRight, KeyCode::KeyI),
    (Intent::RightLowerLeft, KeyCode::KeyJ),
    (Intent::RightLowerRight, KeyCode::KeyK),
];

/// Keys held with Control.
pub const CHORDS: &[(Intent, KeyCode)] = &[
    (Intent::Undo, KeyCode::KeyZ),
    (Intent::Redo, KeyCode::KeyY),
    (Intent::Copy, KeyCode::KeyC),
    (Intent::Paste, KeyCode::KeyV),
];

/// Pad buttons.
pub const BUTTONS: &[(Intent, GamepadButton)] = &[
    (Intent::Up, GamepadButton::DPadUp),
    (Intent::Down, GamepadButton::DPadDown),
    (Intent::Left, GamepadButton::DPadLeft),
    (Intent::Right, GamepadButton::DPadRight),
    (Intent::Pick, GamepadButton::South),
    (Intent::Back, GamepadButton::East),
    (Intent::EndTurn, GamepadButton::North),
    (Intent::Undo, GamepadButton::West),
    (Intent::Previous, GamepadButton::LeftTrigger),
    (Intent::Next, GamepadButton::RightTrigger),
    // The same button serves both: there is no danger to show while an action is proposed.
    (Intent::Propose, GamepadButton::LeftTrigger2),
    (Intent::Threat, GamepadButton::LeftTrigger2),
    // The same button serves both: what others do is followed or skipped.
    (Intent::Reach, GamepadButton::RightTrigger2),
    (Intent::Skip, GamepadButton::RightTrigger2),
    (Intent::Hint, GamepadButton::RightThumb),
    (Intent::Log, GamepadButton::LeftThumb),
    (Intent::Powers, GamepadButton::Select),
    (Intent::Pause, GamepadButton::Start),
];

/// The default bindings.
pub fn usual() -> InputMap<Intent> {
    let mut map = InputMap::default();
    for (intent, key) in KEYS {
        map.insert(*intent, *key);
    }
    for (intent, button) in BUTTONS {
        map.insert(*intent, *button);
    }
    for (intent, key) in CHORDS {
        map.insert(*intent, ModifierKey::Control.with(*key));
    }
    map.insert(Intent::Redo, ModifierKey::Control.with(ModifierKey::Shift).with(KeyCode::KeyZ));
    map.insert(Intent::Previous, ModifierKey::Shift.with(KeyCode::Tab));
    map.insert_dual_axis(Intent::Point, GamepadStick::LEFT.with_circle_deadzone(0.35));
    map.insert_dual_axis(Intent::Aim, GamepadStick::RIGHT.with_circle_deadzone(0.5));
    map.insert(Intent::TurnLeft, MouseScrollDirection::UP);
    map.insert(Intent::TurnRight, MouseScrollDirection::DOWN);
    let leaning = [
        (Intent::Up, GamepadControlDirection::LEFT_UP),
        (Intent::Down, GamepadControlDirection::LEFT_DOWN),
        (Intent::Left, GamepadControlDirection::LEFT_LEFT),
        (Intent::Right, GamepadControlDirection::LEFT_RIGHT),
    ];
    for (intent, lean) in leaning {
        map.insert(intent, lean.threshold(0.6));
    }
    map
}
