//! Which device the player used last; prompts and the focus ring follow it.
//!
//! Deliberately absent: the makes of pads (`pad_make.rs`); buttons are read by position on all of
//! them.

use bevy::input::gamepad::{GamepadConnectionEvent, GamepadEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;

/// The device the player used last.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastDevice {
    /// A mouse or trackpad.
    #[default]
    Pointer,
    /// A keyboard.
    Keyboard,
    /// A gamepad.
    Pad,
    /// A finger or pen on a touchscreen.
    Touch,
}

impl LastDevice {
    /// Whether the player moves a focus instead of a pointer.
    pub fn moves_focus(self) -> bool {
        matches!(self, Self::Keyboard | Self::Pad)
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (notice_device, ring_the_focus).chain().after(bevy::input::InputSystems),
    );
}

fn notice_device(
    mut keys: MessageReader<KeyboardInput>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut moves: MessageReader<CursorMoved>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<GamepadEvent>,
    mut last: ResMut<LastDevice>,
) {
    // Small accidental movements of the mouse do not count as use.
    let swept = moves.read().filter_map(|moved| moved.delta).map(Vec2::length).sum::<f32>() > 3.0;
    let padded = pads.read().any(is_deliberate);
    let used = [
        (swept || clicks.read().count() > 0, LastDevice::Pointer),
        (touches.read().count() > 0, LastDevice::Touch),
        (keys.read().count() > 0, LastDevice::Keyboard),
        (padded, LastDevice::Pad),
    ];
    for (happened, device) in used {
        if happened {
            last.set_if_neq(device);
        }
    }
}

/// Whether a pad is really used: sticks drift and pads announce themselves, so only a press or a
/// clear push counts.
pub(super) fn is_deliberate(event: &GamepadEvent) -> bool {
    match event {
        GamepadEvent::Connection(GamepadConnectionEvent { .. }) => false,
        GamepadEvent::Button(button) => button.value > 0.5,
        GamepadEvent::Axis(axis) => axis.value.abs() > 0.5,
    }
}

fn ring_the_focus(last: Res<LastDevice>, mut visible: ResMut<InputFocusVisible>) {
    if last.is_changed() {
        visible.0 = last.moves_focus();
    }
}
