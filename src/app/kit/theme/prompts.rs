//! Prompts: the key or pad button of an intent, redrawn when the player changes the device.
//!
//! Key caps are drawn as nodes with a letter, so that any binding can be shown. With mouse or touch
//! they are hidden, because a pointer needs no keys, except where [`EvenWithMouse`] teaches them.
//! Deliberately absent: brand glyphs, which are trademarks.

use bevy::prelude::*;

use super::lettering::{Lettering, TextSystems};
use crate::app::kit::input::bindings::{BUTTONS, Intent, KEYS};
use crate::app::kit::input::device::LastDevice;
use crate::app::kit::locale::LocalText;
use crate::app::kit::{palette, theme};

/// Shows the key or button of this intent.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Node)]
pub struct Prompt(pub Intent);

/// On a [`Prompt`]: a player with a mouse sees the key too.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct EvenWithMouse;

pub(in crate::app) fn plugin(app: &mut App) {
    // Before layout, so that prompts spawned in this frame show their keys in this frame.
    app.add_systems(PostUpdate, draw_prompts.in_set(TextSystems::Spawn));
}

fn draw_prompts(
    last: Res<LastDevice>,
    mut prompts: Query<(Entity, Ref<Prompt>, Has<EvenWithMouse>, &mut Node)>,
    mut commands: Commands,
) {
    let with_mouse = |even: bool| even && *last == LastDevice::Pointer;
    for (entity, prompt, even, mut node) in &mut prompts {
        if !last.is_changed() && !prompt.is_changed() {
            continue;
        }
        commands.entity(entity).despawn_children();
        let device = if with_mouse(even) { LastDevice::Keyboard } else { *last };
        let shown = cap(prompt.0, device);
        node.display = if shown.is_some() { Display::Flex } else { Display::None };
        if let Some(cap) = shown {
            commands.entity(entity).with_child(draw(cap));
        }
    }
}

/// A cap's text, and whether it is drawn as a round pad button.
struct Cap {
    text: LocalText,
    round: bool,
}

fn cap(intent: Intent, device: LastDevice) -> Option<Cap> {
    match device {
        LastDevice::Keyboard => {
            let (_, key) = KEYS.iter().find(|(known, _)| *known == intent)?;
            Some(Cap { text: LocalText::new(key_name(*key)?), round: false })
        }
        LastDevice::Pad => {
            let (_, button) = BUTTONS.iter().find(|(known, _)| *known == intent)?;
            button_cap(*button)
        }
        LastDevice::Pointer | LastDevice::Touch => None,
    }
}

fn key_name(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::Enter => "key-enter",
        KeyCode::Escape => "key-escape",
        KeyCode::Space => "key-space",
        KeyCode::Tab => "key-tab",
        KeyCode::F11 => "key-f11",
        KeyCode::ArrowUp | KeyCode::ArrowDown | KeyCode::ArrowLeft | KeyCode::ArrowRight => {
            "key-arrows"
        }
        KeyCode::KeyX => "key-x",
        KeyCode::KeyQ => "key-q",
        KeyCode::KeyE => "key-e",
        KeyCode::KeyH => "key-h",
        KeyCode::KeyT => "key-t",
        KeyCode::KeyR => "key-r",
        KeyCode::KeyF => "key-f",
        KeyCode::KeyL => "key-l",
        KeyCode::KeyM => "key-m",
        KeyCode::KeyN => "key-n",
        KeyCode::KeyP => "key-p",
        KeyCode::KeyG => "key-g",
        KeyCode::KeyV => "key-v",
        KeyCode::KeyB => "key-b",
        KeyCode::KeyC => "key-c",
        _ => return None,
    })
}

fn button_cap(button: GamepadButton) -> Option<Cap> {
    let (name, round) = match button {
        GamepadButton::South => ("pad-south", true),
        GamepadButton::East => ("pad-east", true),
        GamepadButton::North => ("pad-north", true),
        GamepadButton::West => ("pad-west", true),
        GamepadButton::LeftTrigger => ("pad-left-bumper", false),
        GamepadButton::RightTrigger => ("pad-right-bumper", false),
        GamepadButton::LeftTrigger2 => ("pad-left-trigger", false),
        GamepadButton::RightTrigger2 => ("pad-right-trigger", false),
        GamepadButton::LeftThumb => ("pad-left-stick", false),
        GamepadButton::RightThumb => ("pad-right-stick", false),
        GamepadButton::Select => ("pad-select", false),
        GamepadButton::Start => ("pad-start", false),
        GamepadButton::DPadUp
        | GamepadButton::DPadDown
        | GamepadButton::DPadLeft
        | GamepadButton::DPadRight => ("pad-cross", false),
        _ => return None,
    };
    Some(Cap { text: LocalText::new(name), round })
}

fn draw(cap: Cap) -> impl Bundle {
    let corner = if cap.round { 14.0 } else { 6.0 };
    let node = Node {
        min_width: px(28),
        min_height: px(28),
        padding: UiRect::horizontal(px(if cap.round { 4.0 } else { 8.0 })),
        border: UiRect { bottom: px(if cap.round { 2.0 } else { 4.0 }), ..UiRect::all(px(2)) },
        border_radius: BorderRadius::all(px(corner)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    (
        node,
        BackgroundColor(palette::PAPER),
        BorderColor::all(palette::COCOA),
        children![theme::text(cap.text, Lettering::Cap, palette::INK)],
    )
}
