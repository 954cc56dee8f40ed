//! Scroll bars: whatever scrolls shows how much more there is, as soon as there is more.
//!
//! The bar lies inside what scrolls, at its right edge, and stands still there. Deliberately absent: bars for the width; nothing
//! here scrolls sideways.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use super::palette;

/// Its width in units.
const WIDTH: f32 = 8.0;
/// The thumb never gets shorter.
const SHORTEST: f32 = 28.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_bars);
}

/// What stood at the right of the contents before a bar needed room there.
#[derive(Component)]
struct Gutter(Val);

type Area<'a> = (Entity, &'a ComputedNode, &'a mut Node, Option<&'a Gutter>, Option<&'a Children>);

/// Contents come and go with the bar among them, and the engine tells no change of their size, so they are looked at every frame.
fn lay_bars(
    mut areas: Query<Area, With<ScrollArea>>,
    bars: Query<(), With<Scrollbar>>,
    mut commands: Commands,
) {
    for (area, computed, mut node, gutter, children) in &mut areas {
        let longer = computed.content_size().y > computed.size().y + 1.0;
        let bar = children.into_iter().flatten().copied().find(|child| bars.contains(*child));
        match (longer, bar) {
            (true, None) => {
                // A bar that went with the contents has left its room behind.
                if gutter.is_none() {
                    let before = node.padding.right;
                    let own = if let Val::Px(own) = before { own } else { 0.0 };
                    node.padding.right = px(own + WIDTH + 4.0);
                    commands.entity(area).insert(Gutter(before));
                }
                commands.entity(area).with_child(bar_of(area));
            }
            (true, Some(_)) => {}
            (false, bar) => {
                if let Some(bar) = bar {
                    commands.entity(bar).despawn();
                }
                if let Some(Gutter(before)) = gutter {
                    node.padding.right = *before;
                    commands.entity(area).remove::<Gutter>();
                }
            }
        }
    }
}

fn bar_of(area: Entity) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(0),
        top: px(0),
        bottom: px(0),
        width: px(WIDTH),
        border_radius: BorderRadius::all(px(WIDTH / 2.0)),
        ..default()
    };
    let thumb =
        ScrollbarThumb { border_radius: BorderRadius::all(px(WIDTH / 2.0)), border: UiRect::ZERO };
    (
        Scrollbar::new(area, ControlOrientation::Vertical, SHORTEST),
        IgnoreScroll(BVec2::TRUE),
        node,
        BackgroundColor(palette::PARCHMENT),
        children![(thumb, Hovered::default(), BackgroundColor(palette::COCOA))],
    )
}
