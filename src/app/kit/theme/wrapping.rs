//! Texts are drawn with the lines that they were measured with.
//!
//! The layout measures a text in its exact width and then rounds that width to whole pixels. In a rounded width a text that only just
//! fits is wrapped once more, over what lies below it; so texts are given their exact width while the engine breaks their lines.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui::widget::text_system;

/// The nodes whose width is exact for now, each with its rounded width in physical pixels.
#[derive(Resource, Default)]
struct Rounded(Vec<(Entity, f32)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rounded>().add_systems(
        PostUpdate,
        (widen.before(text_system), narrow.after(text_system)).in_set(UiSystems::PostLayout),
    );
}

// Neither is a change: the layout writes the same rounded width in the next frame, and the engine would break all lines anew.
fn widen(
    mut texts: Query<(Entity, &mut ComputedNode), With<TextLayout>>,
    mut rounded: ResMut<Rounded>,
) {
    for (entity, mut node) in &mut texts {
        if node.size.x < node.unrounded_size.x {
            rounded.0.push((entity, node.size.x));
            node.bypass_change_detection().size.x = node.unrounded_size.x;
        }
    }
}

fn narrow(mut texts: Query<&mut ComputedNode>, mut rounded: ResMut<Rounded>) {
    for (entity, width) in rounded.0.drain(..) {
        if let Ok(mut node) = texts.get_mut(entity) {
            node.bypass_change_detection().size.x = width;
        }
    }
}
