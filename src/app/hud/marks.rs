//! What the HUD marks on the board: animals in danger, where one could go, what a hint means.
//!
//! Marks are pictures laid on spots, spawned when asked for and cleared when no longer true. Deliberately absent: the marks of
//! legal actions and of the last one, which are the table's.

use bevy::prelude::*;

use crate::app::table::board::{Board, BoardLayout, layer};
use crate::app::table::drawn::Drawn;
use crate::app::table::{Mark, SpotPlaces};
use crate::rules::Spot;

/// Everything to be marked: where, and with which cell of the `marks` sheet.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked(pub Vec<(Spot, &'static str)>);

/// A mark of the HUD.
#[derive(Component)]
struct HudMark;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>().add_systems(
        Update,
        lay_marks.in_set(super::HudSystems::Show).run_if(resource_exists::<BoardLayout>),
    );
}

/// What covers the ground lies under the pawns.
fn height(cell: &str) -> f32 {
    if cell == Mark::Web.cell() { layer::UNDER + 2.0 } else { layer::OVER + 2.0 }
}

fn lay_marks(
    marked: Res<Marked>,
    places: SpotPlaces,
    boards: Query<(Entity, Ref<Board>)>,
    marks: Query<Entity, With<HudMark>>,
    mut commands: Commands,
) {
    let Ok((board, fresh)) = boards.single() else { return };
    if !marked.is_changed() && !places.layout.is_changed() && !fresh.is_added() {
        return;
    }
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    for (spot, cell) in &marked.0 {
        let Some(place) = places.find(*spot) else { continue };
        commands.spawn((
            HudMark,
            Drawn::new("marks", *cell, place.size),
            Transform::from_translation(place.middle.extend(height(cell))),
            Pickable::IGNORE,
            ChildOf(board),
        ));
    }
}
