//! A card that turns over where it lies: it grows narrow, and wide again with its other side up.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy_tweening::Lens;

use super::travel::{Manner, Phase};
use crate::app::table::board::layout::layer;

/// How much larger the card is half-way: it is lifted to be turned.
const LIFTED: f32 = 0.12;

/// The turning over of a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flipping {
    rest: Transform,
    manner: Manner,
}

impl Flipping {
    pub(super) fn new(rest: Transform, manner: Manner) -> Self {
        Self { rest, manner }
    }
}

impl Lens<Transform> for Flipping {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let Phase::Way(passed) = self.manner.phase(ratio) else {
            *target = self.rest;
            return;
        };
        let lift = 1.0 + LIFTED * (passed * PI).sin();
        let wide = (passed * PI).cos().abs().max(0.03);
        *target = self.rest;
        target.scale *= Vec3::new(lift * wide, lift, 1.0);
        target.translation.z = layer::MOVING;
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::app::table::motion::steps::Motion;

    #[test]
    fn a_card_is_narrowest_half_way_and_lies_at_the_end_as_before() {
        let mut world = World::new();
        let card = world.spawn(Transform::default()).id();
        let rest = Transform::from_xyz(1.0, 2.0, 3.0);
        let manner = Manner::of(&Motion::Reveal(String::new()), 0.0, None);
        let [start, half, end] = [0.0, 0.5, 1.0].map(|ratio| {
            let mut flipping = Flipping::new(rest, manner);
            let turn = move |mut cards: Query<&mut Transform>| {
                flipping.lerp(cards.get_mut(card).unwrap(), ratio);
            };
            world.run_system_once(turn).unwrap();
            *world.get::<Transform>(card).unwrap()
        });
        assert!((start.scale.x - 1.0).abs() < 0.01);
        assert!(half.scale.x < 0.1 && half.scale.y > 1.0, "{half:?}");
        assert_eq!(end, rest);
    }
}
