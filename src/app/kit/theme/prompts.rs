//! Prompts: the key or pad button of an intent, redrawn when the player changes the device or its
//! bindings.
//!
//! Key caps are drawn as nodes with a letter, so that any binding can be shown, and the shapes on
//! some pads as nodes too. With mouse or touch they are hidden, because a pointer needs no keys,
//! except where [`EvenWithMouse`] teaches them. Deliberately absent: brand glyphs, which are
//! trademarks.

use bevy::prelude::*;

use super::lettering::{Lettering, TextSystems};
use crate::app::kit::input::Intent;
use crate::app::kit::input::bindings::Bindings;
use crate::app::kit::input::device::LastDevice;
use crate::app::kit::input::pad_make::{PadMake, Shape};
use crate::app::kit::input::press::{Device, Press};
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
    (last, bindings, make): (Res<LastDevice>, Res<Bindings>, Res<PadMake>),
    mut prompts: Query<(Entity, Ref<Prompt>, Has<EvenWithMouse>, &mut Node)>,
    mut commands: Commands,
) {
    let changed = last.is_changed() || bindings.is_changed() || make.is_changed();
    for (entity, prompt, even, mut node) in &mut prompts {
        if !changed && !prompt.is_changed() {
            continue;
        }
        commands.entity(entity).despawn_children();
        let device = match *last {
            LastDevice::Keyboard => Some(Device::Keyboard),
            LastDevice::Pad => Some(Device::Pad),
            LastDevice::Pointer => even.then_some(Device::Keyboard),
            LastDevice::Touch => None,
        };
        let shown = device.and_then(|device| cap(&bindings, prompt.0, device, *make));
        node.display = if shown.is_some() { Display::Flex } else { Display::None };
        if let Some(cap) = shown {
            commands.entity(entity).with_children(|place| draw(place, cap));
        }
    }
}

/// What stands on a cap, and whether it is drawn as a round pad button.
struct Cap {
    text: LocalText,
    shape: Option<Shape>,
    round: bool,
}

fn cap(bindings: &Bindings, intent: Intent, device: Device, make: PadMake) -> Option<Cap> {
    use GamepadButton::{East, North, South, West};
    let text = bindings.words(intent, device, make)?;
    let button = bindings.of(intent, device).find_map(|press| match press {
        Press::Button(button) if intent != Intent::Up => Some(button),
        _ => None,
    });
    let round = button.is_some_and(|button| [South, East, North, West].contains(&button));
    Some(Cap { text, shape: button.and_then(|button| make.shape(button)), round })
}

fn draw(place: &mut ChildSpawnerCommands, cap: Cap) {
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
    let paper = (node, BackgroundColor(palette::PAPER), BorderColor::all(palette::COCOA));
    place.spawn(paper).with_children(|paper| match cap.shape {
        Some(shape) => draw_shape(paper, shape),
        None => {
            paper.spawn(theme::text(cap.text, Lettering::Cap, palette::INK));
        }
    });
}

/// The side of a shape and the width of its lines, in units.
const SIDE: f32 = 14.0;
const LINE: f32 = 2.5;

/// Draws the shape on a pad button.
pub fn draw_shape(place: &mut ChildSpawnerCommands, shape: Shape) {
    let square = Node { width: px(SIDE), height: px(SIDE), flex_shrink: 0.0, ..default() };
    let framed = |corner: f32| {
        let border = UiRect::all(px(LINE));
        let border_radius = BorderRadius::all(px(corner));
        (Node { border, border_radius, ..square.clone() }, BorderColor::all(palette::INK))
    };
    // Lines by their middle, in sides of the shape, and their direction in degrees.
    let lines: &[(f32, f32, f32)] = match shape {
        Shape::Circle | Shape::Square => {
            let corner = if shape == Shape::Circle { SIDE / 2.0 } else { 0.0 };
            place.spawn((framed(corner), Pickable::IGNORE));
            return;
        }
        Shape::Cross => &[(0.5, 0.5, 45.0), (0.5, 0.5, -45.0)],
        Shape::Triangle => &[(0.5, 0.9, 0.0), (0.26, 0.48, -60.0), (0.74, 0.48, 60.0)],
    };
    place.spawn((square, Pickable::IGNORE)).with_children(|place| {
        for (x, y, degrees) in lines {
            place.spawn((
                Node {
                    position_type: PositionType::Absolute,
                    width: px(SIDE),
                    height: px(LINE),
                    left: px(x * SIDE - SIDE / 2.0),
                    top: px(y * SIDE - LINE / 2.0),
                    ..default()
                },
                UiTransform::from_rotation(Rot2::degrees(*degrees)),
                BackgroundColor(palette::INK),
                Pickable::IGNORE,
            ));
        }
    });
}
