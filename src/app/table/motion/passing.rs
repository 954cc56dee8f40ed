//! Pictures that exist only during a step: the shadow of a leap, and what flies to a player.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::fading::set_going;
use super::travel::Travel;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::rules::Side;

/// Where the shadow of something in the air falls, in squares from it.
const FALLS: Vec3 = Vec3::new(0.05, -0.08, 0.0);
/// How much smaller a shadow is while its pawn is high.
const HIGH: f32 = -0.22;
/// Width of a shadow, in squares.
const SHADOW: f32 = 0.95;
/// Width of what flies to a player, in squares.
const SENT: f32 = 0.62;

/// A picture that is taken away when its animation ends.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(Transform, Visibility)]
pub(super) struct Passing;

/// Begins to move such a picture.
fn begin(
    commands: &mut Commands,
    board: Entity,
    picture: Drawn,
    (travel, seconds, calm): (Travel, f32, bool),
) -> Entity {
    let bundle = (Passing, picture, travel.start, Pickable::IGNORE, ChildOf(board));
    let mut picture = commands.spawn(bundle);
    set_going(&mut picture, travel, seconds, calm);
    picture.id()
}

/// Casts the shadow of a pawn that leaps high: it goes straight along the ground.
pub(super) fn cast_shadow(
    commands: &mut Commands,
    board: Entity,
    mut travel: Travel,
    seconds: f32,
) {
    travel.start.translation += FALLS;
    travel.end.translation += FALLS;
    travel.manner = travel.manner.on_the_ground(HIGH);
    begin(commands, board, Drawn::new("tokens", "shadow", SHADOW), (travel, seconds, false));
}

/// Sends a picture on its way, for so many seconds and perhaps calmly.
pub(super) fn send(
    commands: &mut Commands,
    board: Entity,
    cell: &'static str,
    travel: (Travel, f32, bool),
) -> Entity {
    begin(commands, board, Drawn::new("tokens", cell, SENT), travel)
}

/// Shows a picture over the squares around a place, below the pawns, for some seconds.
pub(super) fn glimpse(
    commands: &mut Commands,
    board: Entity,
    picture: Drawn,
    (at, seconds): (Vec2, f32),
) {
    let place = Transform::from_translation(at.extend(layer::ARROW + 0.5));
    let time = Duration::from_secs_f32(seconds);
    let anim = TweenAnim::new(Tween::new(EaseFunction::Linear, time, Glimpse(place)));
    commands.spawn((Passing, picture, place, anim, Pickable::IGNORE, ChildOf(board)));
}

/// It spreads quickly, stays, and draws together again.
struct Glimpse(Transform);

impl Lens<Transform> for Glimpse {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let spread = (ratio * 5.0).min((1.0 - ratio) * 4.0).clamp(0.0, 1.0);
        let scale = EaseFunction::CubicOut.sample_clamped(spread);
        *target = self.0.with_scale(Vec3::new(scale, scale, 1.0));
    }
}

/// Where the points of a side are shown if it has no plate on screen: beside the board, at the
/// side's end.
pub(super) fn plate_of(layout: &BoardLayout, side: Side) -> Transform {
    let near = (side.0 == 0) != layout.flipped;
    let half = layout.size() / 2.0;
    let end = if near { -1.0 } else { 1.0 };
    let place = Vec2::new(-half.x - layout.tray() - 1.7, half.y * end);
    Transform::from_translation(place.extend(layer::MOVING)).with_scale(Vec3::new(0.6, 0.6, 1.0))
}

/// Takes away pictures whose animation has ended or was cut off.
pub(super) fn sweep(
    ended: Query<Entity, (With<Passing>, Without<TweenAnim>)>,
    mut commands: Commands,
) {
    ended.iter().for_each(|picture| commands.entity(picture).despawn());
}
