//! Input that advances a game's own scene: any mouse button, or the key or pad button that picks,
//! ends a turn or skips. The game decides what follows ([`super::playback::Playback::close_scene`]).

use bevy::prelude::*;

use super::playback::Playback;
use crate::app::kit::input::{Intent, Intents};
use crate::app::table::contract::frame::TableSystems;

/// Advances the running scene: sent for a click, for Enter, Space and N, and for the pad buttons
/// with the same meaning.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdvanceScene;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<AdvanceScene>().add_systems(Update, read_input.in_set(TableSystems::Listen));
}

fn read_input(
    playback: Res<Playback>,
    intents: Intents,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    mut advances: MessageWriter<AdvanceScene>,
) {
    if playback.scene().is_none() {
        return;
    }
    let clicked = mouse.is_some_and(|mouse| mouse.get_just_pressed().next().is_some());
    let keys = [Intent::Pick, Intent::EndTurn, Intent::Skip];
    if clicked || keys.into_iter().any(|key| intents.just(key)) {
        advances.write(AdvanceScene);
    }
}
