//! What those see who want less motion: a picture fades out where it was and in where it arrives. One
//! that stays where it is fades a little and comes back.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::travel::Travel;
use crate::app::table::board::opacity::Opacity;

/// How much is left to be seen of a picture that stays where it is.
const LEFT: f32 = 0.35;

/// A picture on its way from one place to another, at neither of which it is seen for a moment.
#[derive(Component, Clone, Copy, Debug)]
#[require(Opacity)]
pub(super) struct Crossing {
    travel: Travel,
    /// The share of the way that has passed.
    passed: f32,
}

/// The way of a [`Crossing`].
struct Passing;

impl Lens<Crossing> for Passing {
    fn lerp(&mut self, mut target: Mut<'_, Crossing>, ratio: f32) {
        target.passed = target.travel.manner.passed(ratio);
    }
}

/// Lets a picture go its way, which takes so many seconds; it only fades where it is to be calm.
pub(super) fn set_going(picture: &mut EntityCommands, travel: Travel, seconds: f32, calm: bool) {
    let time = Duration::from_secs_f32(seconds);
    if calm {
        let tween = Tween::new(EaseFunction::Linear, time, Passing);
        picture.insert((Crossing { travel, passed: 0.0 }, TweenAnim::new(tween)));
    } else {
        picture.insert(TweenAnim::new(Tween::new(EaseFunction::Linear, time, travel)));
    }
}

/// Puts pictures where they are seen now, and shows as much of them.
pub(super) fn cross(
    mut pictures: Query<(&Crossing, &mut Transform, &mut Opacity), Changed<Crossing>>,
) {
    for (Crossing { travel, passed }, mut transform, mut opacity) in &mut pictures {
        *transform = if *passed < 0.5 { travel.start } else { travel.end };
        let lowest = if travel.is_in_place() { LEFT } else { 0.0 };
        opacity.0 = lowest + (1.0 - lowest) * (2.0 * passed - 1.0).abs();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::motion::steps::Motion;
    use crate::app::table::motion::travel::Manner;
    use crate::rules::Spot;

    /// The place and the opacity after shares of a calm way to this place.
    fn seen(to: f32) -> Vec<(f32, f32)> {
        let manner = Manner::of(&Motion::Walk(Spot::Square(0)), to, None).plain(to == 0.0);
        let (start, end) = (Transform::default(), Transform::from_xyz(to, 0.0, 0.0));
        let mut app = App::new();
        app.add_systems(Update, cross);
        let travel = Travel { start, end, manner };
        let picture = app.world_mut().spawn((Crossing { travel, passed: 0.0 }, start)).id();
        let after = |ratio: f32| {
            let crossing = app.world_mut().get_mut::<Crossing>(picture).expect("a picture");
            Passing.lerp(crossing, ratio);
            app.update();
            let picture = app.world().entity(picture);
            let place = picture.get::<Transform>().expect("a place").translation.x;
            (place, picture.get::<Opacity>().expect("an opacity").0)
        };
        [0.0, 0.25, 0.49, 0.51, 0.75, 1.0].map(after).into()
    }

    #[test]
    fn a_calm_pawn_fades_where_it_was_and_appears_where_it_arrives_and_is_nowhere_between() {
        let seen = seen(3.0);
        assert_eq!(
            seen.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
            [0.0, 0.0, 0.0, 3.0, 3.0, 3.0]
        );
        let opacity: Vec<f32> = seen.iter().map(|(_, opacity)| *opacity).collect();
        assert!(opacity[0] == 1.0 && opacity[5] == 1.0, "{opacity:?}");
        assert!(opacity[2] < 0.05 && opacity[3] < 0.05, "{opacity:?}");
    }

    #[test]
    fn a_calm_pawn_that_is_hit_stays_and_fades_a_little() {
        let seen = seen(0.0);
        assert!(seen.iter().all(|(place, opacity)| *place == 0.0 && *opacity >= LEFT), "{seen:?}");
        assert!(seen[2].1 < 0.4, "{seen:?}");
    }
}
