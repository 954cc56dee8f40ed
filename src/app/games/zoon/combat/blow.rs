//! The blow that decides a combat: the star strikes, the winner pushes, the beaten card tilts and
//! falls, and the ground shakes.

use bevy::prelude::*;

/// When the winner has reached the other card, in seconds after the comparison.
const HIT: f32 = 0.2;
/// How long the ground shakes.
const SHAKES: f32 = 0.22;

/// Something that the blow moves. A card has the direction in which it goes, 1 to the right.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(in super::super) enum Struck {
    /// The star between the cards.
    Star,
    /// The ground of the scene.
    Ground,
    /// The card that wins.
    Winner(f32),
    /// The card that falls.
    Beaten(f32),
    /// A card of a tie.
    Repelled(f32),
}

impl Struck {
    /// How it lies so many seconds after the comparison. Calm, for those who want less motion, only
    /// the beaten card leans.
    pub(super) fn at(self, seconds: f32, calm: bool) -> UiTransform {
        let (mut at, mut scale, mut turned) = (Vec2::ZERO, 1.0, 0.0);
        let after = (seconds - HIT).max(0.0);
        match self {
            Self::Beaten(way) if calm => turned = way * 0.12,
            _ if calm => {}
            Self::Beaten(way) => {
                let (thrown, sunk) = (eased(after / 0.18), eased((after - 0.12) / 0.4));
                turned = way * (0.1 * thrown + 0.16 * sunk);
                at = Vec2::new(way * 34.0 * thrown, 10.0 * sunk);
                scale = 1.0 - 0.18 * sunk;
            }
            Self::Winner(way) => at.x = way * (70.0 * lunge(seconds)),
            Self::Repelled(way) => {
                at.x = way * (42.0 * lunge(seconds) - 16.0 * bump(after / 0.3));
            }
            Self::Star => {
                // It comes down from high above and flashes as it hits.
                let falls = eased(seconds / HIT);
                scale = 2.4 - 1.4 * falls + 0.5 * bump(after / 0.3);
                turned = 0.9 * (1.0 - falls);
            }
            Self::Ground if seconds < 0.0 => {}
            Self::Ground => {
                let left = (1.0 - after / SHAKES).clamp(0.0, 1.0);
                let on = if after > 0.0 { 7.0 * left } else { 0.0 };
                at = Vec2::new(on * (after * 70.0).sin(), 0.5 * on * (after * 55.0).cos());
            }
        }
        UiTransform {
            translation: Val2::px(at.x, at.y),
            scale: Vec2::splat(scale),
            rotation: Rot2::radians(turned),
        }
    }
}

/// From 0 to 1, fast and then slow.
fn eased(share: f32) -> f32 {
    EaseFunction::CubicOut.sample_clamped(share.clamp(0.0, 1.0))
}

/// Up and down again.
fn bump(share: f32) -> f32 {
    (share.clamp(0.0, 1.0) * std::f32::consts::PI).sin().max(0.0)
}

/// A card draws back, strikes and returns.
fn lunge(seconds: f32) -> f32 {
    if seconds < 0.0 {
        0.0
    } else if seconds < 0.12 {
        -0.2 * (seconds / 0.12)
    } else if seconds < HIT {
        1.2f32.mul_add((seconds - 0.12) / (HIT - 0.12), -0.2)
    } else {
        1.0 - eased((seconds - HIT) / 0.35)
    }
}

#[cfg(test)]
mod tests {
    use super::super::stage::HEIGHT;
    use super::*;
    use crate::app::kit::theme::space;

    fn x(struck: Struck, seconds: f32) -> f32 {
        match struck.at(seconds, false).translation.x {
            Val::Px(x) => x,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_winner_strikes_and_the_beaten_card_is_thrown_back_and_lies_tilted() {
        let (winner, beaten) = (Struck::Winner(1.0), Struck::Beaten(1.0));
        assert!(x(winner, 0.1) < -5.0, "it draws back");
        assert!(x(winner, HIT) > 60.0, "it strikes");
        assert_eq!(x(beaten, HIT), 0.0, "nothing gives way before it is hit");
        assert!(x(beaten, 1.0) > 30.0);
        assert!(beaten.at(1.0, false).rotation.as_radians() > 0.2);
        assert!(x(winner, 1.0).abs() < 0.1, "it is back in its place");
    }

    #[test]
    fn the_beaten_card_leaves_the_name_below_it_free() {
        let lies = Struck::Beaten(1.0).at(1.0, false);
        let Val::Px(sunk) = lies.translation.y else { panic!("{:?}", lies.translation) };
        let (half, turned) = (HEIGHT / 2.0, lies.rotation.as_radians().abs());
        let corner = turned.cos() + turned.sin() * 90.0 / 126.0;
        let low = half * lies.scale.y * corner + sunk;
        assert!(low <= half + space::XS, "{low}");
    }

    #[test]
    fn everything_lies_still_before_the_comparison_and_a_second_after_it() {
        let cards = [Struck::Winner(1.0), Struck::Beaten(-1.0), Struck::Repelled(1.0)];
        for struck in cards.into_iter().chain([Struck::Ground]) {
            assert_eq!(x(struck, -0.5), 0.0, "{struck:?}");
        }
        for struck in cards.into_iter().chain([Struck::Ground, Struck::Star]) {
            assert_eq!(struck.at(1.0, false), struck.at(5.0, false), "{struck:?}");
        }
    }

    #[test]
    fn who_wants_less_motion_sees_only_which_card_falls() {
        let still = UiTransform::default();
        for struck in [Struck::Winner(1.0), Struck::Repelled(1.0), Struck::Star, Struck::Ground] {
            assert_eq!(struck.at(HIT + 0.02, true), still, "{struck:?}");
        }
        let leans = Struck::Beaten(1.0).at(0.0, true);
        assert!(leans != still && leans == Struck::Beaten(1.0).at(1.0, true));
    }
}
