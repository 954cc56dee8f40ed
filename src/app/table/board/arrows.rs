//! Arrows from where the actions of the last turn began to where they ended, and from what is to be
//! picked next to where it is to go. Where a way bends, its arrow does.
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
use crate::app::session::route::Route;
use crate::app::table::contract::frame::TableSystems;
use crate::rules::Spot;

/// The ways of the last turn, from spot to spot.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Arrows(pub Vec<Vec<Spot>>);

/// The action that is shown to a person who is to act, if any.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct WayShown(pub Option<Route>);

impl WayShown {
    /// How it goes on after these picks, if it begins with them.
    #[must_use]
    pub fn after(&self, picked: &[Spot]) -> Option<Spot> {
        self.0.as_ref()?.spots.strip_prefix(picked)?.first().copied()
    }
}

/// A picture on the board that is an arrow or a leg of one.
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
/// How far the arrow of what is to be done keeps from the middle of its last square, and from that of its first one, where
/// it begins beside the face of what is to move unless it would be shorter than this.
const CLOSE: f32 = 0.22;
const BESIDE: f32 = 0.42;
const SHORT: f32 = 0.34;

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
    let line = way.0.as_ref().map(Route::line).unwrap_or_default();
    let middles: Option<Vec<Vec2>> =
        line.into_iter().map(|spot| places.find(spot).map(|place| place.middle)).collect();
    lay_arrow(&mut commands, board, &middles.unwrap_or_default(), Arrow::Way);
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
    for line in &arrows.0 {
        let middles: Option<Vec<Vec2>> = line.iter().map(|spot| layout.place(*spot)).collect();
        lay_arrow(&mut commands, board, &middles.unwrap_or_default(), Arrow::Past);
    }
}

/// One straight part of a way.
#[derive(Clone, Copy)]
struct Leg {
    from: Vec2,
    to: Vec2,
    /// How far behind its first point it begins.
    after: f32,
}

/// The legs of a way of this kind. One that follows a bend begins behind the strip that came there, so that they do not shine
/// through each other.
fn legs(line: &[Vec2], kind: Arrow) -> impl Iterator<Item = Leg> + '_ {
    line.windows(2).enumerate().map(move |(number, ends)| {
        let after = match (number, kind) {
            (0, Arrow::Past) => FROM,
            (0, Arrow::Way) => (ends[0].distance(ends[1]) - CLOSE - SHORT).clamp(FROM, BESIDE),
            _ => WIDE / 2.0,
        };
        Leg { from: ends[0], to: ends[1], after }
    })
}

/// Lays the arrow of a way, unless it is too short for one.
fn lay_arrow(commands: &mut Commands, board: Entity, line: &[Vec2], kind: Arrow) {
    let (Some(from), Some(to)) = (line.first(), line.last()) else { return };
    if from.distance(*to) <= FROM + TO {
        return;
    }
    for leg in legs(line, kind) {
        if leg.to == *to {
            commands.spawn((arrow(leg, kind), ChildOf(board)));
        } else {
            commands.spawn((shaft(leg, kind), ChildOf(board)));
        }
    }
}

fn colour(kind: Arrow) -> Color {
    match kind {
        Arrow::Past => palette::PAPER.with_alpha(0.9),
        Arrow::Way => palette::GOLD,
    }
}

/// Where a leg begins, turned along it.
fn begins(Leg { from, to, after }: Leg, kind: Arrow) -> Transform {
    let height = match kind {
        Arrow::Past => layer::ARROW,
        Arrow::Way => layer::OVER + 1.0,
    };
    let way = to - from;
    Transform::from_translation((from + way.normalize_or_zero() * after).extend(height))
        .with_rotation(Quat::from_rotation_z(way.to_angle()))
}

/// A leg that ends at a bend, and fills its corner.
fn shaft(leg: Leg, kind: Arrow) -> impl Bundle {
    let length = leg.from.distance(leg.to) - leg.after + WIDE / 2.0;
    let strip = Sprite::from_color(colour(kind), Vec2::new(length, WIDE));
    (kind, begins(leg, kind), strip, Anchor::CENTER_LEFT)
}

/// The last leg, with the arrow's head.
fn arrow(leg: Leg, kind: Arrow) -> impl Bundle {
    let keeps = match kind {
        Arrow::Past => TO,
        Arrow::Way => CLOSE,
    };
    let (colour, place) = (colour(kind), begins(leg, kind));
    let length = leg.from.distance(leg.to) - leg.after - keeps;
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
        let leg = legs(&[ends.0, ends.1], Arrow::Past).next().expect("a leg");
        let arrow = world.spawn(arrow(leg, Arrow::Past)).id();
        let place = *world.get::<Transform>(arrow).expect("a place");
        assert!((place.translation.truncate() - Vec2::new(1.0, 1.0 + FROM)).length() < 1e-5);
        let tip = place.transform_point(Vec3::X * (2.0 - FROM - TO)).truncate();
        assert!((tip - Vec2::new(1.0, 3.0 - TO)).length() < 1e-5);
    }

    #[test]
    fn the_arrow_of_what_is_to_be_done_covers_no_face_that_it_begins_at() {
        for distance in [1.0, std::f32::consts::SQRT_2, 4.0] {
            let leg = legs(&[Vec2::ZERO, Vec2::X * distance], Arrow::Way).next().expect("a leg");
            assert!(begins(leg, Arrow::Way).translation.x >= 0.4, "{distance}");
            assert!(distance - leg.after - CLOSE >= HEAD, "it is long enough for its head");
        }
        let petal = legs(&[Vec2::ZERO, Vec2::X * 0.68], Arrow::Way).next().expect("a leg");
        assert!(0.68 - petal.after - CLOSE >= HEAD, "a short one begins further inside");
    }

    #[test]
    fn the_legs_of_a_bent_way_meet_at_its_corner_without_lying_over_each_other() {
        let line = [Vec2::ZERO, Vec2::Y * 2.0, Vec2::new(1.0, 2.0)];
        let [first, last] = legs(&line, Arrow::Past).collect::<Vec<_>>()[..] else {
            panic!("two legs")
        };
        let mut world = World::new();
        let first = world.spawn(shaft(first, Arrow::Past)).id();
        let strip = world.get::<Sprite>(first).and_then(|strip| strip.custom_size).expect("a size");
        let place = *world.get::<Transform>(first).expect("a place");
        let end = place.transform_point(Vec3::X * strip.x).truncate();
        assert!(end.distance(Vec2::new(0.0, 2.0 + WIDE / 2.0)) < 1e-5, "{end} fills the corner");
        let begin = begins(last, Arrow::Past).translation.truncate();
        assert!(begin.distance(Vec2::new(WIDE / 2.0, 2.0)) < 1e-5, "{begin} is beside the strip");
    }

    #[test]
    fn the_barbs_of_an_arrow_close_to_a_point() {
        let mut world = World::new();
        let leg = legs(&[Vec2::ZERO, Vec2::X * 3.0], Arrow::Past).next().expect("a leg");
        let arrow = world.spawn(arrow(leg, Arrow::Past)).id();
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
