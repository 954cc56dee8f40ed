//! What buttons and dialogs sound like.
//!
//! Deliberately absent: what happens at the table, which the panels around it tell.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::PlaySound;
use crate::app::kit::input::LastDevice;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::ButtonKind;
use crate::app::kit::theme::menus::Ignored;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press).add_observer(refuse).add_systems(
        Update,
        (
            hover,
            walk.run_if(resource_changed::<InputFocus>),
            open_or_close.run_if(on_message::<StateTransitionEvent<Overlay>>),
        ),
    );
}

fn press(pressed: On<Activate>, kinds: Query<&ButtonKind>, mut sounds: MessageWriter<PlaySound>) {
    if let Ok(kind) = kinds.get(pressed.entity) {
        let name = if *kind == ButtonKind::Choice { "switch" } else { "click" };
        sounds.write(PlaySound::of(name));
    }
}

fn refuse(_: On<Ignored>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write(PlaySound::of("refuse"));
}

type Touched = (Changed<Hovered>, With<ButtonKind>, Without<InteractionDisabled>);

fn hover(buttons: Query<&Hovered, Touched>, mut sounds: MessageWriter<PlaySound>) {
    if buttons.iter().any(Hovered::get) {
        sounds.write(PlaySound::of("hover"));
    }
}

/// The focus that keys move sounds as a pointer does.
fn walk(
    focus: Res<InputFocus>,
    device: Res<LastDevice>,
    buttons: Query<(), With<ButtonKind>>,
    mut before: Local<Option<Entity>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let (earlier, now) = (*before, focus.get());
    *before = now;
    // Where there was no focus a menu has just opened, which has a sound of its own.
    let moved = earlier.is_some() && now != earlier;
    if moved && device.moves_focus() && now.is_some_and(|now| buttons.contains(now)) {
        sounds.write(PlaySound::of("hover"));
    }
}

fn open_or_close(
    mut turns: MessageReader<StateTransitionEvent<Overlay>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(turn) = turns.read().last() else { return };
    match (turn.exited, turn.entered) {
        // The result has a sound of its own.
        (_, Some(Overlay::Result)) => {}
        (Some(_), Some(Overlay::None)) => drop(sounds.write(PlaySound::of("close"))),
        (Some(_), Some(_)) => drop(sounds.write(PlaySound::of("open"))),
        _ => {}
    }
}
