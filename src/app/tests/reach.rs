//! Buttons receive the presses at their middle. A node without [`Pickable`] takes every press, even
//! where it draws nothing, so a wide empty row can block a button that looks free.

use std::fmt::Write as _;

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiStack};
use bevy::ui_widgets::Button;

use crate::app::kit::theme::buttons::SpokenLabel;

/// Every visible button whose presses another node of the same screen takes, one per line.
pub(super) fn dead_buttons(app: &mut App) -> String {
    let world = app.world_mut();
    let mut nodes = world.query::<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
        Option<&Pickable>,
    )>();
    let mut parents = world.query::<&ChildOf>();
    let mut buttons =
        world.query_filtered::<(Entity, &SpokenLabel, &UiGlobalTransform), With<Button>>();
    let (nodes, parents, buttons) =
        (nodes.query(world), parents.query(world), buttons.query(world));

    let takes = |entity: Entity, point: Vec2| {
        nodes.get(entity).is_ok_and(|(node, place, visible, clip, pickable)| {
            visible.get()
                && node.contains_point(*place, point)
                && clip.is_none_or(|clip| clip.clip.contains(point))
                && pickable.is_none_or(|pickable| pickable.should_block_lower)
        })
    };
    let mut told = String::new();
    for (button, label, place) in &buttons {
        let middle = place.translation;
        if !takes(button, middle) {
            continue;
        }
        let screen = parents.root_ancestor(button);
        let first = world
            .resource::<UiStack>()
            .uinodes
            .iter()
            .rev()
            .copied()
            .find(|node| parents.root_ancestor(*node) == screen && takes(*node, middle));
        let reached = first.is_none_or(|first| {
            first == button || parents.iter_ancestors(first).any(|above| above == button)
        });
        if !reached {
            let _ = writeln!(told, "takes no press: {:?} at {middle}", label.0.key);
        }
    }
    told
}
