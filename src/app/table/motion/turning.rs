//! How a pawn turns its head: the shorter way round, in the manner of its cue.

use bevy::prelude::*;
use bevy_tweening::Lens;

use super::travel::Manner;
use crate::app::table::contract::pieces::Appearance;

/// A turn from one heading to another, the shorter way round, in eighths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turning {
    from: f32,
    by: f32,
    manner: Manner,
}

impl Turning {
    pub(super) fn new(from: f32, to: f32, manner: Manner) -> Self {
        Self { from, by: (to - from + 4.0).rem_euclid(8.0) - 4.0, manner }
    }
}

impl Lens<Appearance> for Turning {
    fn lerp(&mut self, mut target: Mut<'_, Appearance>, ratio: f32) {
        let passed = self.manner.passed(ratio);
        let turned = if passed < 1.0 { self.manner.ease.sample_clamped(passed) } else { 1.0 };
        target.heading = Some(self.from + self.by * turned);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::motion::steps::Motion;

    fn turn(from: f32, to: f32) -> Turning {
        Turning::new(from, to, Manner::of(&Motion::Turn(0), 0.0, None))
    }

    #[test]
    fn a_pawn_turns_the_shorter_way_round() {
        assert_eq!(turn(7.0, 1.0).by, 2.0);
        assert_eq!(turn(1.0, 7.0).by, -2.0);
        assert_eq!(turn(0.0, 4.0).by.abs(), 4.0);
    }
}
