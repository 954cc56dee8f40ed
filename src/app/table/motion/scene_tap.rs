//! Input that asks a game's own scene to go on: any mouse button, or the key or button that picks
//! or ends a turn. The game decides what follows ([`super::playback::Playback::close_scene`]).

use bevy::prelude::*;

use super::playback::Playback;
use crate::app::kit::input::{Intent, Intents};
use crate::app::table::contract::frame::TableSystems;

/// A player asks the running scene to go on.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneTap;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SceneTap>().add_systems(Update, hear_taps.in_set(TableSystems::Listen));
}

fn hear_taps(
    playback: Res<Playback>,
    intents: Intents,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    mut taps: MessageWriter<SceneTap>,
) {
    if playback.scene().is_none() {
        return;
    }
    let clicked = mouse.is_some_and(|mouse| mouse.get_just_pressed().next().is_some());
    if clicked || intents.just(Intent::Pick) || intents.just(Intent::EndTurn) {
        taps.write(SceneTap);
    }
}
