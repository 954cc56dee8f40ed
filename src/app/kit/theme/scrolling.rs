//! Scroll bars: whatever scrolls shows how much more there is, as soon as there is more.
//!
//! A finger draws along what scrolls. The bar lies inside it, at its right edge, and stands still there. Deliberately absent: bars for
//! the width; nothing here scrolls sideways.

use bevy::picking::hover::Hovered;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::app::kit::palette;

/// Its width in units.
const WIDTH: f32 = 8.0;
/// A finger that stays within so many logical pixels stands still.
const TREMBLE: f32 = 8.0;
/// The thumb never gets shorter.
const SHORTEST: f32 = 28.0;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_bars).add_observer(draw_along);
}

type Drawn<'a> = (&'a Node, &'a ComputedNode, &'a mut ScrollPosition);

/// What a finger has drawn further than it trembles is no press of a button on the way.
fn draw_along(
    mut drag: On<Pointer<Drag>>,
    mut areas: Query<Drawn, With<ScrollArea>>,
    pressed: Query<(), With<Pressed>>,
    scale: Res<UiScale>,
    mut commands: Commands,
) {
    if !matches!(drag.pointer_id, PointerId::Touch(_)) {
        return;
    }
    let Ok((node, computed, mut position)) = areas.get_mut(drag.entity) else { return };
    let more = (computed.content_size().y - computed.size().y) * computed.inverse_scale_factor;
    if node.overflow.y != OverflowAxis::Scroll || more <= 0.0 {
        return;
    }
    drag.propagate(false);
    position.y = (position.y - drag.delta.y / scale.0).clamp(0.0, more);
    let begun = drag.original_event_target();
    if drag.distance.y.abs() > TREMBLE && pressed.contains(begun) {
        commands.entity(begun).remove::<Pressed>();
    }
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
        let scrolls = node.overflow.y == OverflowAxis::Scroll;
        let longer = scrolls && computed.content_size().y > computed.size().y + 1.0;
        let bar = children.into_iter().flatten().copied().find(|child| bars.contains(*child));
        // Who lays the contents anew takes the bar away with them, so the gutter remembers what was there before any bar.
        match (longer, bar) {
            (true, None) => {
                let before = gutter.map_or(node.padding.right, |gutter| gutter.0);
                let own = if let Val::Px(own) = before { own } else { 0.0 };
                node.padding.right = px(own + WIDTH + 4.0);
                commands.entity(area).insert(Gutter(before)).with_child(bar_of(area));
            }
            (false, bar) => {
                if let Some(bar) = bar {
                    commands.entity(bar).despawn();
                }
                if let Some(Gutter(before)) = gutter {
                    node.padding.right = *before;
                    commands.entity(area).remove::<Gutter>();
                }
            }
            _ => {}
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An area whose contents are `height` units high in a frame of 100.
    fn measured(app: &mut App, area: Entity, height: f32) {
        let mut computed = ComputedNode::DEFAULT;
        computed.size = Vec2::new(100.0, 100.0);
        computed.content_size = Vec2::new(100.0, height);
        app.world_mut().entity_mut(area).insert(computed);
        app.update();
        app.update();
    }

    fn padding(app: &App, area: Entity) -> Val {
        app.world().get::<Node>(area).unwrap().padding.right
    }

    #[test]
    fn contents_laid_anew_leave_the_same_room_for_the_bar() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let overflow = Overflow::scroll_y();
        let node = Node { padding: UiRect::right(px(16)), overflow, ..default() };
        let area = app.world_mut().spawn((node, ScrollArea)).id();
        for _ in 0..3 {
            measured(&mut app, area, 300.0);
            assert_eq!(padding(&app, area), px(16.0 + WIDTH + 4.0));
            app.world_mut().entity_mut(area).despawn_children();
        }
        measured(&mut app, area, 50.0);
        assert_eq!(padding(&app, area), px(16));
        assert!(app.world().get::<Children>(area).is_none_or(|children| children.is_empty()));
    }
}
