//! How a picture moves in one step: on its way, before it and after it.
//!
//! A [`Manner`] is what the kind of motion usually looks like, changed by the game's cue; a
//! [`Travel`] is a manner between two resting places.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use bevy_tweening::Lens;

use super::steps::Motion;
use crate::app::table::board::layout::layer;
use crate::data::staging::{Cue, Ease};

/// How long a pawn draws back before it sets out, in seconds.
const WIND_UP: f32 = 0.11;
/// How long it takes to regain its shape after it has arrived, in seconds.
const LANDING: f32 = 0.15;
/// How long a picture takes to fade out and in for those who want less motion, in seconds.
const FADE: f32 = 0.3;
/// How long everybody looks at what is presented, in seconds.
const READ: f32 = 0.9;
/// From this height on a pawn casts a shadow on the ground, in squares.
const HIGH: f32 = 0.25;
/// How far below other pawns one passes.
const BELOW: f32 = 2.0;

/// What a motion looks like. Distances are in squares, times in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Manner {
    /// How long the way takes.
    seconds: f32,
    pub(super) ease: EaseFunction,
    /// How much larger the pawn is half-way, as a share of its size.
    swell: f32,
    /// How far above the straight line it is half-way.
    rise: f32,
    /// How far it swings to either side.
    shake: f32,
    /// How many steps it walks.
    hops: f32,
    squash: f32,
    wind_up: f32,
    spin: f32,
    under: bool,
    by_edge: bool,
    hold: f32,
}

impl Manner {
    /// How a kind of motion usually looks over a way of this length.
    fn usual(motion: &Motion, way: f32) -> Self {
        let (swell, rise, shake) = match motion {
            Motion::Leap(_) | Motion::Bring { .. } => (0.22, 0.14 * way, 0.0),
            Motion::Spring(_) => (0.16, 0.1 * way, 0.0),
            Motion::Take => (0.1, 0.3, 0.0),
            Motion::Present(_) => (0.0, 0.0, 0.0),
            Motion::Cheer => (0.28, 0.0, 0.0),
            Motion::Shake => (0.0, 0.0, 0.08),
            Motion::Grimace { .. } => (0.4, 0.0, 0.03),
            Motion::Break { .. } => (0.1, 0.0, 0.06),
            Motion::Attach(_) => (0.18, 0.0, 0.0),
            Motion::Turn(_) | Motion::Change { .. } => (0.0, 0.0, 0.0),
            _ => (0.05, 0.0, 0.0),
        };
        let walks = matches!(motion, Motion::Walk(_));
        let hops = if walks { 2.0 + (way * 0.8).min(4.0) } else { 0.0 };
        Self {
            seconds: seconds(motion, way),
            ease: ease(motion),
            swell,
            rise,
            shake,
            hops,
            squash: 0.0,
            wind_up: 0.0,
            spin: 0.0,
            under: false,
            by_edge: false,
            hold: if matches!(motion, Motion::Present(_)) { READ } else { 0.0 },
        }
    }

    /// The manner of a motion over a way of this length, as the cue changes it.
    pub(super) fn of(motion: &Motion, way: f32, cue: Option<&Cue>) -> Self {
        let usual = Self::usual(motion, way);
        let Some(cue) = cue else { return usual };
        let seconds = cue.seconds.map_or(usual.seconds, |seconds| {
            let most = cue.at_most.unwrap_or(f32::MAX);
            (seconds + cue.per_square.unwrap_or_default() * way).min(most)
        });
        Self {
            seconds,
            ease: cue.ease.map_or(usual.ease, curve),
            swell: cue.swell.unwrap_or(usual.swell),
            rise: cue.rise.map_or(usual.rise, |rise| rise * way),
            shake: cue.shake.unwrap_or(usual.shake),
            hops: cue.hops.unwrap_or(usual.hops),
            squash: cue.squash.unwrap_or(usual.squash),
            wind_up: cue.wind_up.unwrap_or(usual.wind_up),
            spin: cue.spin.unwrap_or(usual.spin),
            under: cue.under,
            by_edge: cue.by_edge,
            hold: if cue.hold > 0.0 { cue.hold } else { usual.hold },
        }
    }

    /// The same for those who want less motion: only the time of a fade is left, and the rest after
    /// it. What shows something where it stands keeps the time to read it.
    pub(super) fn plain(self, in_place: bool) -> Self {
        Self {
            seconds: if in_place { self.seconds.max(FADE) } else { FADE },
            ease: EaseFunction::Linear,
            swell: 0.0,
            rise: 0.0,
            shake: 0.0,
            hops: 0.0,
            squash: 0.0,
            wind_up: 0.0,
            spin: 0.0,
            ..self
        }
    }

    /// How a shadow follows it along the ground.
    pub(super) fn on_the_ground(self, swell: f32) -> Self {
        Self { swell, rise: 0.0, hops: 0.0, squash: 0.0, spin: 0.0, under: true, ..self }
    }

    /// Whether it goes high enough to cast a shadow.
    pub(super) fn is_high(&self) -> bool {
        self.rise >= HIGH
    }

    fn winding(&self) -> f32 {
        if self.wind_up > 0.0 { WIND_UP } else { 0.0 }
    }

    fn landing(&self) -> f32 {
        if self.squash > 0.0 { LANDING } else { 0.0 }
    }

    /// When the pawn arrives, in seconds after the step began.
    pub(super) fn arrival(&self) -> f32 {
        self.winding() + self.seconds
    }

    /// How long the whole step takes, with the rest after it.
    pub(super) fn whole(&self) -> f32 {
        self.arrival() + self.landing().max(self.hold)
    }

    /// The share of the way that has passed after a share of the whole step.
    pub(super) fn passed(&self, ratio: f32) -> f32 {
        match self.phase(ratio) {
            Phase::Winding(_) => 0.0,
            Phase::Way(passed) => passed,
            Phase::Landing(_) | Phase::Rest => 1.0,
        }
    }

    /// Where on its way the pawn is after a share of the whole step.
    pub(super) fn phase(&self, ratio: f32) -> Phase {
        let now = ratio * self.whole();
        let (winding, arrival, landing) = (self.winding(), self.arrival(), self.landing());
        if now < winding {
            Phase::Winding(now / winding)
        } else if now < arrival {
            Phase::Way((now - winding) / self.seconds)
        } else if landing > 0.0 && now < arrival + landing {
            Phase::Landing((now - arrival) / landing)
        } else {
            Phase::Rest
        }
    }
}

/// A part of a step, and how much of it has passed.
pub(super) enum Phase {
    /// It draws back.
    Winding(f32),
    /// It is on its way.
    Way(f32),
    /// It regains its shape.
    Landing(f32),
    /// It is where it belongs.
    Rest,
}

/// How long a way takes: longer for longer distances, up to a limit.
fn seconds(motion: &Motion, way: f32) -> f32 {
    match motion {
        Motion::Slide(_) => (0.12 + 0.07 * way).min(0.25),
        Motion::Walk(_) => (0.35 + 0.11 * way).min(1.0),
        Motion::Leap(_) | Motion::Bring { .. } => (0.2 + 0.06 * way).min(0.42),
        Motion::Spring(_) => (0.16 + 0.05 * way).min(0.32),
        Motion::Strike(_) => (0.1 + 0.05 * way).min(0.25),
        Motion::Present(_) => 0.34,
        Motion::Take => 0.24,
        Motion::Tread(_) => 0.14,
        Motion::Reveal(_) => 0.3,
        Motion::Cheer => 0.45,
        Motion::Shake => 0.3,
        Motion::Grimace { .. } => 0.8,
        Motion::Turn(_) | Motion::Change { .. } => 0.16,
        Motion::Attach(_) => 0.3,
        Motion::Detach(_) => 0.12 + 0.02 * way.min(8.0),
        Motion::Break { .. } => 0.42,
        Motion::Show(_) => 0.0,
    }
}

fn ease(motion: &Motion) -> EaseFunction {
    match motion {
        Motion::Cheer | Motion::Grimace { .. } => EaseFunction::SineInOut,
        Motion::Spring(_) => EaseFunction::QuadraticOut,
        Motion::Shake | Motion::Break { .. } => EaseFunction::Linear,
        _ => EaseFunction::CubicInOut,
    }
}

fn curve(ease: Ease) -> EaseFunction {
    match ease {
        Ease::Even => EaseFunction::Linear,
        Ease::In => EaseFunction::CubicIn,
        Ease::Out => EaseFunction::CubicOut,
        Ease::InOut => EaseFunction::CubicInOut,
        Ease::Beyond => EaseFunction::BackOut,
        Ease::Bounce => EaseFunction::BounceOut,
    }
}

/// A manner between two resting places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Travel {
    pub(super) start: Transform,
    pub(super) end: Transform,
    pub(super) manner: Manner,
}

impl Travel {
    /// The direction of the way; zero where it leads nowhere.
    pub(super) fn direction(&self) -> Vec2 {
        let way = self.end.translation - self.start.translation;
        way.truncate().normalize_or_zero()
    }

    /// Whether it leads nowhere.
    pub(super) fn is_in_place(&self) -> bool {
        self.start.translation.truncate() == self.end.translation.truncate()
    }

    /// The middle of the pawn after a share of the way: straight, or first to the side on which it
    /// ends and then along it.
    fn place(&self, from: Vec2, ratio: f32) -> Vec2 {
        let to = self.end.translation.truncate();
        if self.manner.by_edge {
            let corner = Vec2::new(to.x, from.y);
            let (first, second) = (from.distance(corner), corner.distance(to));
            match ratio * (first + second) {
                passed if passed < first => from.lerp(corner, passed / first),
                passed => corner.lerp(to, (passed - first) / second.max(f32::EPSILON)),
            }
        } else {
            from.lerp(to, ratio)
        }
    }

    fn height(&self) -> f32 {
        if self.manner.under { layer::PAWN - BELOW } else { layer::MOVING }
    }

    fn on_the_way(&self, from: Vec2, passed: f32) -> Transform {
        let manner = &self.manner;
        let ratio = if passed < 1.0 { manner.ease.sample_clamped(passed) } else { 1.0 };
        let lift = (4.0 * ratio * (1.0 - ratio)).max(0.0);
        let swing = manner.shake * (1.0 - ratio) * (ratio * 6.0 * PI).sin();
        let hop = 0.13 * (manner.hops * ratio * PI).sin().abs();
        let off = Vec2::new(swing, manner.rise * lift + hop);
        let scale = self.start.scale.lerp(self.end.scale, ratio.clamp(0.0, 1.0)).truncate();
        let stretch = 1.0 + 0.5 * manner.squash * lift;
        let scale = scale * (1.0 + manner.swell * lift) * Vec2::new(stretch.recip(), stretch);
        let place = (self.place(from, ratio) + off).extend(self.height());
        let spin = Quat::from_rotation_z(-manner.spin * TAU * passed);
        Transform::from_translation(place).with_scale(scale.extend(1.0)).with_rotation(spin)
    }
}

impl Lens<Transform> for Travel {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let start = self.start.translation.truncate();
        let back = start - self.direction() * self.manner.wind_up;
        *target = match self.manner.phase(ratio) {
            Phase::Winding(passed) => {
                let drawn = EaseFunction::SineOut.sample_clamped(passed);
                let place = start.lerp(back, drawn).extend(self.height());
                self.start.with_translation(place)
            }
            Phase::Way(passed) => self.on_the_way(back, passed),
            Phase::Landing(passed) => {
                let squash = self.manner.squash * (1.0 - passed) * (passed * 1.5 * PI).cos();
                let mut landed = self.on_the_way(back, 1.0);
                landed.scale *= Vec3::new(1.0 + squash, 1.0 - squash, 1.0);
                landed
            }
            Phase::Rest => self.on_the_way(back, 1.0),
        };
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::rules::Spot;

    const SLIDE: Motion = Motion::Slide(Spot::Square(0));

    /// The picture after a share of a step that goes one square to the right.
    fn seen(cue: &Cue, ratio: f32) -> Transform {
        let mut world = World::new();
        let pawn = world.spawn(Transform::default()).id();
        let manner = Manner::of(&SLIDE, 1.0, Some(cue));
        let (start, end) = (Transform::default(), Transform::from_xyz(1.0, 0.0, 0.0));
        let mut travel = Travel { start, end, manner };
        let go = move |mut pawns: Query<&mut Transform>| {
            travel.lerp(pawns.get_mut(pawn).unwrap(), ratio);
        };
        world.run_system_once(go).unwrap();
        *world.get::<Transform>(pawn).unwrap()
    }

    #[test]
    fn what_goes_by_the_edge_never_crosses_the_board() {
        let cue = Cue { by_edge: true, ..default() };
        let manner = Manner::of(&SLIDE, 1.0, Some(&cue));
        // From a cell in the upper row to the tray at the lower left.
        let (start, end) =
            (Transform::from_xyz(2.0, 5.0, 0.0), Transform::from_xyz(-4.0, -5.0, 0.0));
        let travel = Travel { start, end, manner };
        for step in 0..=20 {
            let at = travel.place(Vec2::new(2.0, 5.0), step as f32 / 20.0);
            assert!(at.y > 4.99 || at.x < -3.99, "{at}");
        }
        assert_eq!(travel.place(Vec2::new(2.0, 5.0), 1.0), Vec2::new(-4.0, -5.0));
    }

    #[test]
    fn a_cue_changes_only_what_it_names() {
        let usual = Manner::of(&SLIDE, 1.0, None);
        assert_eq!(Manner::of(&SLIDE, 1.0, Some(&Cue::default())), usual);
        let cue = Cue { seconds: Some(0.3), per_square: Some(0.1), ..default() };
        assert_eq!(Manner::of(&SLIDE, 2.0, Some(&cue)).seconds, 0.5);
        let cue = Cue { at_most: Some(0.4), ..cue };
        assert_eq!(Manner::of(&SLIDE, 2.0, Some(&cue)).seconds, 0.4);
    }

    #[test]
    fn a_pawn_draws_back_before_it_strikes_and_is_squashed_as_it_lands() {
        let cue = Cue { wind_up: Some(0.2), squash: Some(0.3), ..default() };
        let whole = Manner::of(&SLIDE, 1.0, Some(&cue)).whole();
        assert!(seen(&cue, 0.9 * WIND_UP / whole).translation.x < -0.15);
        let arrival = Manner::of(&SLIDE, 1.0, Some(&cue)).arrival();
        let landed = seen(&cue, arrival / whole + 0.001);
        assert!((landed.translation.x - 1.0).abs() < 0.01, "{landed:?}");
        assert!(landed.scale.x > 1.2 && landed.scale.y < 0.8, "{landed:?}");
        let rests = seen(&cue, 1.0);
        assert!(rests.scale.truncate().distance(Vec2::ONE) < 0.01, "{rests:?}");
    }

    #[test]
    fn less_motion_keeps_only_the_time_of_a_fade_and_the_rest_after_it() {
        let cue = Cue {
            seconds: Some(1.0),
            swell: Some(0.5),
            shake: Some(0.2),
            wind_up: Some(0.2),
            squash: Some(0.3),
            spin: Some(1.0),
            hold: 0.1,
            ..default()
        };
        let plain = Manner::of(&SLIDE, 3.0, Some(&cue)).plain(false);
        assert_eq!(plain.arrival(), FADE);
        assert!((plain.whole() - FADE - 0.1).abs() < 0.001);
        assert_eq!((plain.swell, plain.shake, plain.spin), (0.0, 0.0, 0.0));
    }
}
