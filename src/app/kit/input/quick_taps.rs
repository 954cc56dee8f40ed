//! Keeps quick taps: a press and release between two frames still counts.
//!
//! On a slow machine a frame takes longer than a tap. Keys and pad buttons are then set as pressed
//! for one frame; a pointer's release is held back until the next frame, because picking sends a
//! click only to what was hovered one frame before. Deliberately absent: double taps, which nothing
//! in the game needs.

use bevy::ecs::message::MessageCursor;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use super::bindings::Bindings;
use super::intent::Intent;
use super::press::{Modifiers, Press};
use super::recording::Recording;
use crate::app::platform::redraw::RedrawRequests;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(First, hold_back_releases.in_set(PickingSystems::PostInput))
        .add_plugins(keys_and_buttons);
}

pub(in crate::app) fn keys_and_buttons(app: &mut App) {
    app.add_systems(PreUpdate, catch_keys_and_buttons.in_set(InputManagerSystem::ManualControl));
}

fn catch_keys_and_buttons(
    (bindings, recording): (Res<Bindings>, Res<Recording>),
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut states: Query<&mut ActionState<Intent>>,
) {
    if recording.is_on() {
        return;
    }
    let held = Modifiers::of(&keys);
    let tapped = |press: Press| match press {
        Press::Key { key, control, shift } => {
            let alone = keys.just_pressed(key) && !keys.pressed(key);
            alone && (control, shift) == (held.control, held.shift)
        }
        Press::Button(button) => {
            pads.iter().any(|pad| pad.just_pressed(button) && !pad.pressed(button))
        }
    };
    for mut state in &mut states {
        for (intent, _) in bindings.of_all_pads().filter(|(_, press)| tapped(*press)) {
            state.press(&intent);
        }
    }
}

fn hold_back_releases(
    mut inputs: ResMut<Messages<PointerInput>>,
    mut read: Local<MessageCursor<PointerInput>>,
    mut held: Local<Vec<PointerInput>>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let fresh: Vec<_> = read.read(&inputs).cloned().collect();
    let (now, later) = split(fresh, !held.is_empty());
    if held.is_empty() && later.is_empty() {
        return;
    }
    // Every reader has read the older messages in the frame before, so the queue can be rewritten.
    inputs.drain().for_each(drop);
    inputs.write_batch(held.drain(..).chain(now));
    *held = later;
    read.clear(&inputs);
    redraw.nudge();
}

/// Splits pointer messages into those for this frame and those for the next: a release whose press
/// is in the same frame waits, with everything after it. `crowded` is set when a release of the
/// frame before is still held back.
fn split(fresh: Vec<PointerInput>, crowded: bool) -> (Vec<PointerInput>, Vec<PointerInput>) {
    let mut pressed = Vec::new();
    let cut = fresh.iter().position(|input| match input.action {
        PointerAction::Press(button) => {
            pressed.push((input.pointer_id, button));
            // A press after a held release waits too, or both would be in the same frame again.
            crowded
        }
        PointerAction::Release(button) => pressed.contains(&(input.pointer_id, button)),
        _ => false,
    });
    let mut now = fresh;
    let later = cut.map(|cut| now.split_off(cut)).unwrap_or_default();
    (now, later)
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::{Location, PointerButton, PointerId};

    use super::*;

    fn input(action: PointerAction) -> PointerInput {
        let target = NormalizedRenderTarget::None { width: 1, height: 1 };
        let location = Location { target, position: Vec2::ZERO };
        PointerInput::new(PointerId::Mouse, location, action)
    }

    #[test]
    fn a_tap_within_one_frame_takes_two() {
        let press = input(PointerAction::Press(PointerButton::Primary));
        let release = input(PointerAction::Release(PointerButton::Primary));
        let (now, later) = split(vec![press, release], false);
        assert_eq!((now.len(), later.len()), (1, 1));
    }

    #[test]
    fn a_slow_release_is_not_delayed() {
        let release = input(PointerAction::Release(PointerButton::Primary));
        let (now, later) = split(vec![release], false);
        assert_eq!((now.len(), later.len()), (1, 0));
    }
}
