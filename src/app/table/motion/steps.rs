//! The steps of playback: a pawn slides, leaps, springs back, turns, loses what it wore.
//!
//! A [`Step`] is one thing to show, a [`Motion`] is what a pawn does in it, and `Travel` is how its
//! picture moves. Steps change no state: pawns have changed already, and playback sets each to its
//! final look afterwards.

use std::any::Any;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_tweening::Lens;

use crate::app::kit::locale::LocalText;
use crate::app::table::board::layout::layer;
use crate::app::table::contract::pieces::Appearance;
use crate::rules::Spot;

/// One thing to show.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A pawn moves.
    Move {
        /// The pawn.
        pawn: Entity,
        /// How it moves.
        motion: Motion,
    },
    /// All of an action has been shown: panels may report it.
    EntrySeen,
    /// A banner over the board.
    Announce(LocalText),
    /// A scene of the game's own; it lasts until the game closes it.
    Scene(OwnScene),
}

/// How a pawn moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Motion {
    /// It slides to a spot.
    Slide(Spot),
    /// It leaps to a spot, from the board or out of its tray.
    Leap(Spot),
    /// It walks to a spot, slowly enough to see which pawn comes.
    Walk(Spot),
    /// It is thrown back to a spot.
    Spring(Spot),
    /// It shrinks into its tray.
    Take,
    /// It swells for a moment: something good happened to it.
    Cheer,
    /// It shakes where it stands.
    Shake,
    /// It shows another face for a moment, such as when it eats.
    Grimace {
        /// The face it shows.
        face: String,
        /// The face it shows afterwards.
        then: String,
    },
    /// It turns to this heading, in eighths of a turn.
    Turn(u8),
    /// It puts something on: a cell of the `tokens` sheet.
    Attach(String),
    /// It takes something off: a cell of the `tokens` sheet.
    Detach(String),
    /// One of its attachments breaks.
    Break {
        /// The attachment: a cell of the `tokens` sheet.
        attachment: String,
        /// The cell that shows it broken, during the motion.
        broken: String,
    },
    /// It appears at one spot and moves to another, such as one unit taken from a supply.
    Bring {
        /// Where it appears.
        from: Spot,
        /// Where it goes.
        to: Spot,
    },
    /// It changes its face, without a delay of its own, such as a count once the unit has arrived.
    Show(String),
}

/// The data of one of a game's own scenes, of a type that the game chooses.
#[derive(Clone, Debug)]
pub struct OwnScene(Arc<dyn Any + Send + Sync>);

impl OwnScene {
    /// Wraps a scene's data.
    #[must_use]
    pub fn new(shown: impl Any + Send + Sync) -> Self {
        Self(Arc::new(shown))
    }

    /// The data; `None` if it is of another type.
    #[must_use]
    pub fn get<T: Any>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

/// Scenes are equal only if one is a copy of the other: equal data may be shown twice.
impl PartialEq for OwnScene {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Step {
    /// The pawn that moves.
    #[must_use]
    pub fn pawn(&self) -> Option<Entity> {
        match self {
            Self::Move { pawn, .. } => Some(*pawn),
            Self::EntrySeen | Self::Announce(_) | Self::Scene(_) => None,
        }
    }
}

impl Motion {
    /// The spot it leads to; `None` if the pawn stays where it is or goes into a tray.
    #[must_use]
    pub fn goal(&self) -> Option<Spot> {
        match self {
            Self::Slide(to)
            | Self::Leap(to)
            | Self::Walk(to)
            | Self::Spring(to)
            | Self::Bring { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// Changes a pawn's looks as the motion begins.
    pub(super) fn begin(&self, looks: &mut Appearance) {
        match self {
            Self::Take => looks.heading = None,
            Self::Grimace { face, .. } => looks.face = Some(face.clone()),
            Self::Attach(attachment) => looks.attachments.push(attachment.clone()),
            Self::Break { attachment, broken } => {
                looks.attachments.retain(|known| known != attachment);
                looks.attachments.push(broken.clone());
            }
            _ => {}
        }
    }

    /// Changes a pawn's looks as the motion ends.
    pub(super) fn end(&self, looks: &mut Appearance) {
        match self {
            Self::Turn(to) => looks.heading = Some(f32::from(*to)),
            Self::Grimace { then, .. } => looks.face = Some(then.clone()),
            Self::Detach(gone) | Self::Break { broken: gone, .. } => {
                looks.attachments.retain(|known| known != gone);
            }
            _ => {}
        }
    }
}

/// How a picture moves from one resting place to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Travel {
    start: Transform,
    end: Transform,
    /// How much larger the pawn is half-way, as a share of its size.
    swell: f32,
    /// How far above the straight line it is half-way, in squares.
    rise: f32,
    /// How far it swings to either side, in squares.
    shake: f32,
    /// How many steps it walks.
    hops: f32,
}

impl Travel {
    pub(super) fn of(motion: &Motion, start: Transform, end: Transform) -> Self {
        let distance = start.translation.truncate().distance(end.translation.truncate());
        let (swell, rise, shake) = match motion {
            Motion::Leap(_) | Motion::Bring { .. } => (0.22, 0.14 * distance, 0.0),
            Motion::Spring(_) => (0.16, 0.1 * distance, 0.0),
            Motion::Take => (0.1, 0.3, 0.0),
            Motion::Cheer => (0.28, 0.0, 0.0),
            Motion::Shake => (0.0, 0.0, 0.08),
            Motion::Grimace { .. } => (0.4, 0.0, 0.03),
            Motion::Break { .. } => (0.1, 0.0, 0.06),
            Motion::Attach(_) => (0.18, 0.0, 0.0),
            Motion::Turn(_) => (0.0, 0.0, 0.0),
            _ => (0.05, 0.0, 0.0),
        };
        let walks = matches!(motion, Motion::Walk(_));
        let hops = if walks { 2.0 + (distance * 0.8).min(4.0) } else { 0.0 };
        Self { start, end, swell, rise, shake, hops }
    }

    /// How long it takes at normal speed: longer for longer distances, up to a limit.
    pub(super) fn seconds(&self, motion: &Motion) -> f32 {
        let way = self.start.translation.truncate().distance(self.end.translation.truncate());
        match motion {
            Motion::Slide(_) => (0.12 + 0.07 * way).min(0.25),
            Motion::Walk(_) => (0.35 + 0.11 * way).min(1.0),
            Motion::Leap(_) | Motion::Bring { .. } => (0.2 + 0.06 * way).min(0.42),
            Motion::Spring(_) => (0.16 + 0.05 * way).min(0.32),
            Motion::Take => 0.24,
            Motion::Cheer => 0.45,
            Motion::Shake => 0.3,
            Motion::Grimace { .. } => 0.8,
            Motion::Turn(_) => 0.16,
            Motion::Attach(_) => 0.3,
            Motion::Detach(_) => 0.12 + 0.02 * way.min(8.0),
            Motion::Break { .. } => 0.42,
            Motion::Show(_) => 0.0,
        }
    }

    pub(super) fn ease(motion: &Motion) -> EaseFunction {
        match motion {
            Motion::Cheer | Motion::Grimace { .. } => EaseFunction::SineInOut,
            Motion::Spring(_) => EaseFunction::QuadraticOut,
            Motion::Shake | Motion::Break { .. } => EaseFunction::Linear,
            _ => EaseFunction::CubicInOut,
        }
    }
}

impl Lens<Transform> for Travel {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let lift = 4.0 * ratio * (1.0 - ratio);
        let place = self.start.translation.lerp(self.end.translation, ratio).truncate();
        let swing = self.shake * (1.0 - ratio) * (ratio * 6.0 * std::f32::consts::PI).sin();
        let hop = 0.13 * (self.hops * ratio * std::f32::consts::PI).sin().abs();
        let off = Vec2::new(swing, self.rise * lift + hop);
        target.translation = (place + off).extend(layer::MOVING);
        let scale = self.start.scale.lerp(self.end.scale, ratio).truncate();
        target.scale = (scale * (1.0 + self.swell * lift)).extend(1.0);
    }
}

/// A turn from one heading to another, the shorter way round, in eighths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turning {
    from: f32,
    by: f32,
}

impl Turning {
    pub(super) fn new(from: f32, to: f32) -> Self {
        Self { from, by: (to - from + 4.0).rem_euclid(8.0) - 4.0 }
    }
}

impl Lens<Appearance> for Turning {
    fn lerp(&mut self, mut target: Mut<'_, Appearance>, ratio: f32) {
        target.heading = Some(self.from + self.by * ratio);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_turns_the_shorter_way_round() {
        assert_eq!(Turning::new(7.0, 1.0).by, 2.0);
        assert_eq!(Turning::new(1.0, 7.0).by, -2.0);
        assert_eq!(Turning::new(0.0, 4.0).by.abs(), 4.0);
    }

    #[test]
    fn a_grimace_passes() {
        let mut looks = Appearance { face: Some("asleep".to_owned()), ..default() };
        let [face, then] = ["eating", "awake"].map(str::to_owned);
        let motion = Motion::Grimace { face, then };
        motion.begin(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("eating"));
        motion.end(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("awake"));
    }

    #[test]
    fn what_breaks_is_seen_broken_and_then_gone() {
        let armor = || "armor".to_owned();
        let mut looks = Appearance { attachments: vec![armor()], ..default() };
        let broken = "armor_cracked".to_owned();
        let motion = Motion::Break { attachment: armor(), broken };
        motion.begin(&mut looks);
        assert_eq!(looks.attachments, ["armor_cracked"]);
        motion.end(&mut looks);
        assert!(looks.attachments.is_empty());
    }
}
