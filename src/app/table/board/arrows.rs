//! Arrows from where the actions of the last turn began to where they ended, and from what is to be
//! picked next to where it is to go.
//!
//! The first lie under the pawns, as strips of paper. On a sketched board there are none, because the
//! pieces themselves show there what happened. The second, of which there is one at most, is golden and
//! lies over the pawns.

use std::f32::consts::{FRAC_PI_4, SQRT_2};

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::cloth::Board;
use super::layout::{BoardLayout, layer};
use super::places::SpotPlaces;
use crate::app::kit::palette;
use crate::app::table::contract::frame::TableSystems;
use crate::rules::Spot;

/// The ways of the last turn, from spot to spot.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Arrows(pub Vec<(Spot, Spot)>);

/// The way that is shown to a person who is to act, from the first spot to the last.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct WayShown(pub Option<(Spot, Spot)>);

/// An arrow's picture on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::table) enum Arrow {
    /// Of the last turn.
    Past,
    /// Of what is to be done.
    Way,
}

/// Measures in squares: how far an arrow keeps from the middle of its first and of its last square,
/// how wide it is, and how long and how wide open its head is.
const FROM: f32 = 0.12;
const TO: f32 = 0.54;
const WIDE: f32 = 0.11;
const HEAD: f32 = 0.3;
/// At a right angle between them the square ends of both barbs close to a point.
const OPEN: f32 = FRAC_PI_4;
/// How far the arrow of what is to be done keeps from the middle of its last square.
const CLOSE: f32 = 0.22;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arrows>().add_systems(
        Update,
        draw_arrows
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<BoardLayout>)
            .run_if(resource_changed::<Arrows>.or_else(resource_exists_and_changed::<BoardLayout>)),
    );
    app.init_resource::<WayShown>().add_systems(
        Update,
        draw_way.in_set(TableSystems::Play).run_if(resource_exists::<BoardLayout>).run_if(
            resource_changed::<WayShown>.or_else(resource_exists_and_changed::<BoardLayout>),
        ),
    );
}

fn draw_way(
    way: Res<WayShown>,
    places: SpotPlaces,
    board: Query<Entity, With<Board>>,
    old: Query<(Entity, &Arrow)>,
    mut commands: Commands,
) {
    let ways = old.iter().filter(|(_, arrow)| **arrow == Arrow::Way);
    ways.for_each(|(arrow, _)| commands.entity(arrow).despawn());
    let Ok(board) = board.single() else { return };
    let ends = way.0.and_then(|(from, to)| Some((places.find(from)?, places.find(to)?)));
    let ends = ends.map(|(from, to)| (from.middle, to.middle));
    if let Some((from, to)) = ends.filter(|(from, to)| from.distance(*to) > FROM + TO) {
        commands.spawn((arrow(from, to, Arrow::Way), ChildOf(board)));
    }
}

pub(in crate::app::table) fn draw_arrows(
    arrows: Res<Arrows>,
    layout: Res<BoardLayout>,
    board: Query<Entity, With<Board>>,
    old: Query<(Entity, &Arrow)>,
    mut commands: Commands,
) {
    let past = old.iter().filter(|(_, arrow)| **arrow == Arrow::Past);
    past.for_each(|(arrow, _)| commands.entity(arrow).despawn());
    let Ok(board) = board.single() else { return };
    if layout.sketch.is_some() {
        return;
    }
    for (from, to) in &arrows.0 {
        if let (Some(from), Some(to)) = (layout.place(*from), layout.place(*to))
            && from.distance(to) > FROM + TO
        {
            commands.spawn((arrow(from, to, Arrow::Past), ChildOf(board)));
        }
    }
}

fn arrow(from: Vec2, to: Vec2, kind: Arrow) -> impl Bundle {
    let (keeps, colour, height) = match kind {
        Arrow::Past => (TO, palette::PAPER.with_alpha(0.9), layer::ARROW),
        Arrow::Way => (CLOSE, palette::GOLD, layer::OVER + 1.0),
    };
    let way = to - from;
    let length = way.length() - FROM - keeps;
    let place = Transform::from_translation((from + way.normalize() * FROM).extend(height))
        .with_rotation(Quat::from_rotation_z(way.to_angle()));
    // A strip with one corner or the middle of one end at a point, which the rest lies behind.
    let strip = |end: Vec2, length: f32, angle: f32, anchor: Anchor| {
        (
            Sprite::from_color(colour, Vec2::new(length, WIDE)),
            anchor,
            Transform::from_translation(end.extend(0.0))
                .with_rotation(Quat::from_rotation_z(angle)),
        )
    };
    let tip = Vec2::X * length;
    let inside = WIDE * SQRT_2;
    let shaft = strip(tip - Vec2::X * inside, length - inside, 0.0, Anchor::CENTER_RIGHT);
    let left = strip(tip, HEAD, -OPEN, Anchor::TOP_RIGHT);
    // The other barb begins where the first one ends, so that they do not shine through each other.
    let beside = tip - Vec2::from_angle(OPEN) * WIDE;
    let right = strip(beside, HEAD - WIDE, OPEN, Anchor::BOTTOM_RIGHT);
    (kind, place, Visibility::default(), children![shaft, left, right])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_points_from_the_first_square_to_the_last() {
        let mut world = World::new();
        let ends = (Vec2::new(1.0, 1.0), Vec2::new(1.0, 3.0));
        let arrow = world.spawn(arrow(ends.0, ends.1, Arrow::Past)).id();
        let place = *world.get::<Transform>(arrow).expect("a place");
        assert!((place.translation.truncate() - Vec2::new(1.0, 1.0 + FROM)).length() < 1e-5);
        let tip = place.transform_point(Vec3::X * (2.0 - FROM - TO)).truncate();
        assert!((tip - Vec2::new(1.0, 3.0 - TO)).length() < 1e-5);
    }

    #[test]
    fn the_barbs_of_an_arrow_close_to_a_point() {
        let mut world = World::new();
        let arrow = world.spawn(arrow(Vec2::ZERO, Vec2::X * 3.0, Arrow::Past)).id();
        let tip = Vec2::X * (3.0 - FROM - TO);
        let barbs = world.get::<Children>(arrow).expect("its parts")[1..].to_vec();
        for barb in barbs {
            let (place, size) = (
                *world.get::<Transform>(barb).expect("a place"),
                world.get::<Sprite>(barb).expect("a strip").custom_size.expect("a size"),
            );
            let anchor = world.get::<Anchor>(barb).copied().unwrap_or_default();
            let corners = [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)].map(|(x, y)| {
                let corner = (Vec2::new(x, y) - anchor.as_vec()) * size;
                place.transform_point(corner.extend(0.0)).truncate()
            });
            // Nothing lies outside the lines from the tip backwards.
            for corner in corners {
                let back = tip.x - corner.x;
                assert!(back >= corner.y.abs() - 1e-5, "{corner} sticks out before {tip}");
            }
        }
    }
}
