//! Scroll bars: a scroll area shows a bar as soon as its content is longer than the area.
//!
//! Dragging with a finger scrolls the area. The bar is a child of the area, at its right edge, and
//! does not scroll along. The engine's areas keep the wheel even where they do not scroll; here one that
//! does not leaves it to what lies around it. Deliberately absent: horizontal bars; nothing here scrolls sideways.

use bevy::picking::hover::Hovered;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};

use crate::app::kit::palette;
use crate::app::platform::redraw::RedrawRequests;

/// The bar's width, in units.
const WIDTH: f32 = 8.0;
/// How far a finger may move without scrolling, in logical pixels.
const TREMBLE: f32 = 8.0;
/// The thumb's minimum length, in units.
const SHORTEST: f32 = 28.0;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Update, (lay_bars, rest).chain()).add_observer(draw_along);
}

/// A scroll area that does not scroll in the window as it is.
#[derive(Component)]
struct Rests;

type Scrolling = (With<ScrollArea>, Without<Gutter>);

/// Takes areas that do not scroll out of the way of the wheel until they do.
fn rest(
    areas: Query<(Entity, &Node, Ref<ScrollArea>), Scrolling>,
    resting: Query<(Entity, &Node), With<Rests>>,
    mut commands: Commands,
) {
    let scrolls = |node: &Node| node.overflow.y == OverflowAxis::Scroll;
    for (area, node, mark) in &areas {
        // In its first frame it does not have its fit yet.
        if !scrolls(node) && !mark.is_added() {
            commands.entity(area).remove::<ScrollArea>().insert(Rests);
        }
    }
    for (area, node) in &resting {
        if scrolls(node) {
            commands.entity(area).remove::<Rests>().insert(ScrollArea);
        }
    }
}

type Drawn<'a> = (&'a Node, &'a ComputedNode, &'a mut ScrollPosition);

/// Scrolls with a finger. A drag longer than [`TREMBLE`] cancels the press of the button it began
/// on.
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

/// The area's right padding before it was widened for a bar.
#[derive(Component)]
struct Gutter(Val);

/// On a scroll area whose own right padding has room for a bar: nothing in it moves when the bar comes.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct RoomForBar;

type Area<'a> = (
    Entity,
    &'a ComputedNode,
    &'a mut Node,
    (Option<&'a Gutter>, Has<RoomForBar>),
    Option<&'a Children>,
);

/// Adds and removes bars. The engine does not report changes of the content's size, so it is
/// checked every frame.
fn lay_bars(
    mut areas: Query<Area, With<ScrollArea>>,
    bars: Query<(), With<Scrollbar>>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    for (area, computed, mut node, (gutter, has_room), children) in &mut areas {
        let scrolls = node.overflow.y == OverflowAxis::Scroll;
        let longer = scrolls && computed.content_size().y > computed.size().y + 1.0;
        let bar = children.into_iter().flatten().copied().find(|child| bars.contains(*child));
        // Despawning the contents removes the bar too, so the original padding is kept in `Gutter`.
        if longer {
            if bar.is_none() {
                let before = gutter.map_or(node.padding.right, |gutter| gutter.0);
                let own = if let Val::Px(own) = before { own } else { 0.0 };
                let more = if has_room { 0.0 } else { WIDTH + 4.0 };
                node.padding.right = px(own + more);
                commands.entity(area).insert(Gutter(before)).with_child(bar_of(area));
                // Words may wrap anew beside it.
                redraw.nudge();
            }
            continue;
        }
        if let Some(bar) = bar {
            commands.entity(bar).despawn();
        }
        if let Some(Gutter(before)) = gutter {
            node.padding.right = *before;
            commands.entity(area).remove::<Gutter>();
            redraw.nudge();
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

    /// Gives the area a content of `height` units in a frame of 100 units.
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
    fn a_bar_moves_nothing_where_it_has_room() {
        let mut app = App::new();
        app.init_resource::<RedrawRequests>().add_plugins(plugin);
        let node =
            Node { padding: UiRect::right(px(10)), overflow: Overflow::scroll_y(), ..default() };
        let area = app.world_mut().spawn((node, ScrollArea, RoomForBar)).id();
        measured(&mut app, area, 300.0);
        assert_eq!(padding(&app, area), px(10));
        measured(&mut app, area, 50.0);
        assert_eq!(padding(&app, area), px(10));
    }

    #[test]
    fn an_area_that_does_not_scroll_leaves_the_wheel_to_what_lies_around_it() {
        let mut app = App::new();
        app.init_resource::<RedrawRequests>().add_plugins(plugin);
        let area = app.world_mut().spawn((Node::default(), ScrollArea)).id();
        let takes = |app: &App| app.world().entity(area).contains::<ScrollArea>();
        app.update();
        assert!(takes(&app), "it has no fit yet");
        app.update();
        assert!(!takes(&app));
        let node = app.world_mut().get_mut::<Node>(area);
        node.expect("a node").overflow = Overflow::scroll_y();
        measured(&mut app, area, 300.0);
        assert!(takes(&app));
        let node = app.world_mut().get_mut::<Node>(area);
        node.expect("a node").overflow = Overflow::visible();
        measured(&mut app, area, 300.0);
        let children = app.world().get::<Children>(area);
        assert!(
            !takes(&app) && children.is_none_or(|children| children.is_empty()),
            "no bar stays"
        );
    }

    #[test]
    fn contents_laid_anew_leave_the_same_room_for_the_bar() {
        let mut app = App::new();
        app.init_resource::<RedrawRequests>().add_plugins(plugin);
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
