//! Motions of many pawns at once: captives close ranks, and the packs see the end of the match.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::Playback;
use super::moving::{Watched, WatchedItem};
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::pieces::Whereabouts;
use crate::app::table::motion::staged::Direction;
use crate::rules::Side;

/// How long captives take to close ranks, in seconds.
const CLOSING: f32 = 0.16;
/// How long the packs celebrate, in seconds.
const CELEBRATION: f32 = 1.3;
/// The share of it that one pawn takes.
const ONE: f32 = 0.6;
/// How much later a pawn begins for every square it is away, as a share of the whole.
const LATER: f32 = 0.05;
/// How high a winner leaps, in squares, and how deep another one bows, as a share of its height.
const LEAP: f32 = 0.3;
const BOW: f32 = 0.16;

/// Whether a captive stays where it is until an action has been seen: only then ranks are closed.
pub(super) fn waits(pawn: &WatchedItem, playback: &Playback) -> bool {
    *pawn.whereabouts == Whereabouts::Captive && playback.untold() > 0
}

/// Lets captives close the gaps in their ranks; returns how long that takes.
pub(super) fn close_ranks(
    playback: &Playback,
    layout: &BoardLayout,
    direction: &Direction,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) -> Option<f32> {
    let stretch = direction.stretch();
    let seconds = if direction.settings.less_motion() { 0.0 } else { CLOSING * stretch };
    let mut moved = false;
    for mut pawn in pawns.iter_mut() {
        if *pawn.whereabouts != Whereabouts::Captive || playback.moves(pawn.entity) {
            continue;
        }
        let (start, end) = (*pawn.transform, pawn.rest(layout));
        if start.translation.distance(end.translation) < 0.01 {
            continue;
        }
        if seconds > 0.0 {
            moved = true;
            animate(commands, pawn.entity, seconds, Shift { start, end });
        } else {
            *pawn.transform = end;
        }
    }
    moved.then_some(seconds)
}

/// Lets the winners leap, one after the other from the place that has decided, and the others bow;
/// returns how long that takes.
pub(super) fn end(
    cue: &'static str,
    (winner, at): (Option<Side>, Vec2),
    direction: &mut Direction,
    pawns: &mut Query<Watched>,
    commands: &mut Commands,
) -> Option<f32> {
    if let Some(cue) = direction.staged.clone_cue(Some(cue)) {
        direction.accent(&cue.begin, at, Vec2::ZERO);
    }
    if direction.settings.less_motion() {
        return None;
    }
    let seconds = CELEBRATION * direction.stretch();
    for pawn in pawns.iter() {
        if !pawn.stands() {
            continue;
        }
        let away = pawn.transform.translation.truncate().distance(at);
        let begins = (away * LATER).min(1.0 - ONE);
        let leaps = winner == Some(pawn.pawn.side);
        animate(commands, pawn.entity, seconds, Farewell { rest: *pawn.transform, begins, leaps });
    }
    (seconds > 0.0).then_some(seconds)
}

fn animate(
    commands: &mut Commands,
    pawn: Entity,
    seconds: f32,
    lens: impl Lens<Transform> + Send + Sync + 'static,
) {
    let time = Duration::from_secs_f32(seconds);
    commands.entity(pawn).insert(TweenAnim::new(Tween::new(EaseFunction::Linear, time, lens)));
}

/// From one resting place to the next.
struct Shift {
    start: Transform,
    end: Transform,
}

impl Lens<Transform> for Shift {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let share = EaseFunction::CubicInOut.sample_clamped(ratio);
        target.translation = self.start.translation.lerp(self.end.translation, share);
        target.scale = self.start.scale.lerp(self.end.scale, share);
    }
}

/// Two leaps, or one bow; then everything is as before.
struct Farewell {
    rest: Transform,
    /// The share of the time after which it begins.
    begins: f32,
    /// Whether its side has won.
    leaps: bool,
}

impl Lens<Transform> for Farewell {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let passed = ((ratio - self.begins) / ONE).clamp(0.0, 1.0);
        *target = self.rest;
        if self.leaps {
            let height = (passed * 2.0 * PI).sin().abs() * (1.0 - 0.4 * passed);
            let stretch = 1.0 + 0.1 * height;
            target.translation.y += LEAP * height;
            target.scale *= Vec3::new(stretch.recip(), stretch, 1.0);
        } else {
            let bow = BOW * (passed * PI).sin();
            target.translation.y -= 0.4 * bow;
            target.scale *= Vec3::new(1.0 + 0.3 * bow, 1.0 - bow, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn seen(leaps: bool, begins: f32, ratio: f32) -> Transform {
        let mut world = World::new();
        let rest = Transform::from_xyz(1.0, 2.0, 10.0);
        let pawn = world.spawn(rest).id();
        let mut lens = Farewell { rest, begins, leaps };
        let go = move |mut pawns: Query<&mut Transform>| {
            lens.lerp(pawns.get_mut(pawn).unwrap(), ratio);
        };
        world.run_system_once(go).unwrap();
        *world.get::<Transform>(pawn).unwrap()
    }

    #[test]
    fn winners_leap_and_the_others_bow_and_all_stand_as_before() {
        let rest = Transform::from_xyz(1.0, 2.0, 10.0);
        for leaps in [true, false] {
            for begins in [0.0, 1.0 - ONE] {
                assert_eq!(seen(leaps, begins, 0.0), rest);
                let (last, rest) = (seen(leaps, begins, 1.0), rest);
                assert!(last.translation.distance(rest.translation) < 1e-4, "{last:?}");
                assert!(last.scale.distance(rest.scale) < 1e-4, "{last:?}");
            }
        }
        assert!(seen(true, 0.0, 0.15).translation.y > 2.2);
        let bowed = seen(false, 0.0, 0.3);
        assert!(bowed.translation.y < 2.0 && bowed.scale.y < 0.9, "{bowed:?}");
    }
}
