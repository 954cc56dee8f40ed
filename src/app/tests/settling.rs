//! Waits until the screen stands still.

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

/// Updates until a change has reached the layout: at least 4 frames, and on until nothing on screen has
/// moved or changed its words in one.
pub(super) fn settle(app: &mut App) {
    const FEWEST: usize = 4;
    const MOST: usize = 8;
    for frame in 1..=MOST {
        let before = app.world_mut().change_tick();
        app.update();
        if frame >= FEWEST && !has_moved(app.world_mut(), before) {
            break;
        }
    }
}

/// Whether anything on screen has moved or changed its words since.
fn has_moved(world: &mut World, since: Tick) -> bool {
    let now = world.change_tick();
    let mut nodes = world.query::<(Ref<ComputedNode>, Ref<UiGlobalTransform>, Option<Ref<Text>>)>();
    nodes.iter(world).any(|(node, place, text)| {
        let words = text.map(|text| text.last_changed());
        [Some(node.last_changed()), Some(place.last_changed()), words]
            .into_iter()
            .flatten()
            .any(|changed| changed.is_newer_than(since, now))
    })
}
