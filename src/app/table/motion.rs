//! The animations of an action: steps shown one after the other. Independent of any game.

pub mod advance_scene;
pub mod banner;
mod fading;
mod flipping;
mod nudge;
pub mod particles;
mod passing;
pub mod playback;
pub mod staged;
pub mod steps;
mod travel;
mod turning;

use bevy::prelude::*;

use self::nudge::Nudge;
use self::particles::Scatter;
use super::board::layout::BoardLayout;
use super::contract::frame::TableSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playback::plugin, advance_scene::plugin, staged::plugin))
        .init_resource::<Nudge>()
        .init_resource::<Scatter>()
        .add_observer(banner::hang_before_eye)
        .add_systems(
            Update,
            (staged::sound_accents, particles::burst, nudge::nudge)
                .after(playback::play_next_step)
                .in_set(TableSystems::Play)
                .run_if(resource_exists::<BoardLayout>),
        )
        .add_systems(
            Update,
            fading::cross.in_set(TableSystems::Play).before(playback::settle_pawns),
        )
        // On every screen, so that nothing hangs when the table is left meanwhile.
        .add_systems(
            Update,
            (particles::fly, nudge::swing, passing::sweep).after(TableSystems::Play),
        );
}
