//! The things an eye can follow: a pawn slides, leaps, springs back, turns, loses what it wore.
//!
//! A [`Step`] says what is seen; `Travel` is how it moves. Deliberately absent: what is true
//! afterwards. Pawns have changed already, and whatever a step leaves out settles behind it.

use bevy::prelude::*;
use bevy_tweening::Lens;

use crate::app::kit::locale::LocalText;
use crate::app::table::board::layout::layer;
use crate::app::table::contract::pieces::Appearance;
use crate::rules::Spot;

/// One thing to see.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A pawn slides to a spot.
    Slide {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn leaps to a spot, from the board or out of its tray.
    Leap {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn walks to a spot, step by step: time to see who comes.
    Walk {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn is thrown back to a spot.
    Spring {
        /// Which.
        pawn: Entity,
        /// Where to.
        to: Spot,
    },
    /// A pawn shrinks into its tray.
    Take {
        /// Which.
        pawn: Entity,
    },
    /// A pawn has arrived and is glad.
    Cheer {
        /// Which.
        pawn: Entity,
    },
    /// A pawn was hit and stands.
    Shake {
        /// Which.
        pawn: Entity,
    },
    /// A pawn shows another of its faces, as when it eats.
    Grimace {
        /// Which.
        pawn: Entity,
        /// The face it shows.
        face: String,
        /// The face it shows again afterwards.
        then: String,
    },
    /// A pawn turns.
    Turn {
        /// Which.
        pawn: Entity,
        /// Where it points then, in eighths.
        to: u8,
    },
    /// A pawn puts something on.
    Don {
        /// Which.
        pawn: Entity,
        /// What: a cell of the `tokens` sheet.
        worn: String,
    },
    /// A pawn puts something off.
    Doff {
        /// Which.
        pawn: Entity,
        /// What: a cell of the `tokens` sheet.
        worn: String,
    },
    /// Something that a pawn wears breaks.
    Break {
        /// Which.
        pawn: Entity,
        /// What: a cell of the `tokens` sheet.
        worn: String,
        /// How it looks at that moment.
        broken: String,
    },
    /// A pawn that lies nowhere comes into sight at one spot and goes to another, as a thing does that one of many becomes.
    Bring {
        /// Which.
        pawn: Entity,
        /// Where it is first seen.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// A pawn shows a face from now on: a count is told when what made it has come.
    Show {
        /// Which.
        pawn: Entity,
        /// The face.
        face: String,
    },
    /// All of an action has been seen: panels may tell it.
    Told,
    /// Words for everybody, over the board.
    Announce(LocalText),
    /// A scene of the game's own, by a number of its own: it lasts until the game says so.
    Scene(u16),
}

impl Step {
    /// The pawn that moves.
    #[must_use]
    pub fn pawn(&self) -> Option<Entity> {
        match self {
            Self::Slide { pawn, .. }
            | Self::Leap { pawn, .. }
            | Self::Walk { pawn, .. }
            | Self::Spring { pawn, .. }
            | Self::Take { pawn }
            | Self::Cheer { pawn }
            | Self::Shake { pawn }
            | Self::Grimace { pawn, .. }
            | Self::Turn { pawn, .. }
            | Self::Don { pawn, .. }
            | Self::Doff { pawn, .. }
            | Self::Break { pawn, .. }
            | Self::Bring { pawn, .. }
            | Self::Show { pawn, .. } => Some(*pawn),
            Self::Told | Self::Announce(_) | Self::Scene(_) => None,
        }
    }

    /// The spot it leads to; `None` for what stays where it is, and for a tray.
    #[must_use]
    pub fn goal(&self) -> Option<Spot> {
        match self {
            Self::Slide { to, .. }
            | Self::Leap { to, .. }
            | Self::Walk { to, .. }
            | Self::Spring { to, .. }
            | Self::Bring { to, .. } => Some(*to),
            _ => None,
        }
    }

    /// What changes about a pawn's looks when the step begins.
    pub(in crate::app::table) fn begin(&self, looks: &mut Appearance) {
        match self {
            Self::Take { .. } => looks.heading = None,
            Self::Grimace { face, .. } => looks.face = Some(face.clone()),
            Self::Don { worn, .. } => looks.worn.push(worn.clone()),
            Self::Break { worn, broken, .. } => {
                looks.worn.retain(|known| known != worn);
                looks.worn.push(broken.clone());
            }
            _ => {}
        }
    }

    /// What changes about a pawn's looks when the step has been seen.
    pub(in crate::app::table) fn end(&self, looks: &mut Appearance) {
        match self {
            Self::Turn { to, .. } => looks.heading = Some(f32::from(*to)),
            Self::Grimace { then, .. } => looks.face = Some(then.clone()),
            Self::Doff { worn: gone, .. } | Self::Break { broken: gone, .. } => {
                looks.worn.retain(|known| known != gone);
            }
            _ => {}
        }
    }
}

/// A way from one resting place to another, with a lift on the way.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::table) struct Travel {
    start: Transform,
    end: Transform,
    /// How much the pawn grows half-way, as if nearer to the eye.
    swell: f32,
    /// How far above the straight way it is half-way, in squares.
    rise: f32,
    /// How far it is shaken to and fro, in squares.
    shake: f32,
    /// How often it steps.
    hops: f32,
}

impl Travel {
    pub(in crate::app::table) fn of(step: &Step, start: Transform, end: Transform) -> Self {
        let distance = start.translation.truncate().distance(end.translation.truncate());
        let (swell, rise, shake) = match step {
            Step::Leap { .. } | Step::Bring { .. } => (0.22, 0.14 * distance, 0.0),
            Step::Spring { .. } => (0.16, 0.1 * distance, 0.0),
            Step::Take { .. } => (0.1, 0.3, 0.0),
            Step::Cheer { .. } => (0.28, 0.0, 0.0),
            Step::Shake { .. } => (0.0, 0.0, 0.08),
            Step::Grimace { .. } => (0.4, 0.0, 0.03),
            Step::Break { .. } => (0.1, 0.0, 0.06),
            Step::Don { .. } => (0.18, 0.0, 0.0),
            Step::Turn { .. } => (0.0, 0.0, 0.0),
            _ => (0.05, 0.0, 0.0),
        };
        let hops =
            if matches!(step, Step::Walk { .. }) { 2.0 + (distance * 0.8).min(4.0) } else { 0.0 };
        Self { start, end, swell, rise, shake, hops }
    }

    /// Long ways take longer, but not in proportion.
    pub(in crate::app::table) fn seconds(&self, step: &Step) -> f32 {
        let way = self.start.translation.truncate().distance(self.end.translation.truncate());
        match step {
            Step::Slide { .. } => (0.12 + 0.07 * way).min(0.25),
            Step::Walk { .. } => (0.35 + 0.11 * way).min(1.0),
            Step::Leap { .. } | Step::Bring { .. } => (0.2 + 0.06 * way).min(0.42),
            Step::Spring { .. } => (0.16 + 0.05 * way).min(0.32),
            Step::Take { .. } => 0.24,
            Step::Cheer { .. } => 0.45,
            Step::Shake { .. } => 0.3,
            Step::Grimace { .. } => 0.8,
            Step::Turn { .. } => 0.16,
            Step::Don { .. } => 0.3,
            Step::Doff { .. } => 0.12 + 0.02 * way.min(8.0),
            Step::Break { .. } => 0.42,
            Step::Show { .. } | Step::Told => 0.0,
            Step::Announce(_) | Step::Scene(_) => 1.1,
        }
    }

    pub(super) fn ease(step: &Step) -> EaseFunction {
        match step {
            Step::Cheer { .. } | Step::Grimace { .. } => EaseFunction::SineInOut,
            Step::Spring { .. } => EaseFunction::QuadraticOut,
            Step::Shake { .. } | Step::Break { .. } => EaseFunction::Linear,
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

/// The shorter way round from one heading to another.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::table) struct Turning {
    from: f32,
    by: f32,
}

impl Turning {
    pub(in crate::app::table) fn new(from: f32, to: f32) -> Self {
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
        let step = Step::Grimace { pawn: Entity::PLACEHOLDER, face, then };
        step.begin(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("eating"));
        step.end(&mut looks);
        assert_eq!(looks.face.as_deref(), Some("awake"));
    }

    #[test]
    fn what_breaks_is_seen_broken_and_then_gone() {
        let armor = || "armor".to_owned();
        let mut looks = Appearance { worn: vec![armor()], ..default() };
        let broken = "armor_cracked".to_owned();
        let step = Step::Break { pawn: Entity::PLACEHOLDER, worn: armor(), broken };
        step.begin(&mut looks);
        assert_eq!(looks.worn, ["armor_cracked"]);
        step.end(&mut looks);
        assert!(looks.worn.is_empty());
    }
}
