//! Air, paper, cloth, water and fire: noise, and how it is cut up.

use std::f64::consts::TAU;

use crate::dice::Dice;
use crate::wave::{Wave, decay, glide, hump};

/// Many short tears of noise, as paper makes when it moves: how many a second, and between which frequencies.
pub(crate) fn rustle(seconds: f64, a_second: f64, low: f64, high: f64, dice: &mut Dice) -> Wave {
    let mut whole = Wave::silence(seconds);
    for _ in 0..(seconds * a_second) as usize {
        let length = dice.between(0.002, 0.009);
        let at = dice.between(0.0, (seconds - length).max(0.0));
        let (hz, gain) =
            (glide(dice.between(0.0, 1.0), 1.0, low, high), dice.between(0.1, 1.0).powi(2));
        let tear = dice
            .noise(length)
            .band(hz, 1.2)
            .shaped(|time| decay(time, length * 1.4) * (time * 5000.0).min(1.0));
        whole = whole.with(at, gain, &tear);
    }
    whole
}

/// Something soft that rubs or moves through the air: a swell of noise around a frequency that moves.
pub(crate) fn whoosh(seconds: f64, from: f64, to: f64, q: f64, dice: &mut Dice) -> Wave {
    dice.noise(seconds)
        .swept(q, |time| glide(time, seconds, from, to))
        .shaped(|time| hump(time, seconds, 0.4))
}

/// A puff of cloth: low, soft, without grain.
pub(crate) fn cloth(seconds: f64, hz: f64, dice: &mut Dice) -> Wave {
    dice.noise(seconds).dull(hz).dull(hz * 1.4).thin(70.0).shaped(|time| hump(time, seconds, 0.25))
}

/// One bubble: its pitch rises as it comes up.
pub(crate) fn bubble(hz: f64, seconds: f64) -> Wave {
    Wave::tone(seconds, |time| hz * (1.0 + 0.9 * (time / seconds).powi(2)), f64::sin)
        .shaped(|time| decay(time, seconds * 1.1) * (time * 700.0).min(1.0))
        .faded(0.0, 0.006)
}

/// Several bubbles, one after the other.
pub(crate) fn bubbles(seconds: f64, count: usize, low: f64, high: f64, dice: &mut Dice) -> Wave {
    (0..count).fold(Wave::silence(seconds), |whole, which| {
        let at = seconds * (which as f64 + dice.between(0.0, 0.8)) / count as f64;
        let one = bubble(dice.between(low, high), dice.between(0.05, 0.11));
        whole.with(at, dice.between(0.35, 1.0), &one)
    })
}

/// Water that is hit: a spray that falls back, and bubbles after it.
pub(crate) fn splash(seconds: f64, weight: f64, dice: &mut Dice) -> Wave {
    let spray = dice.noise(seconds).swept(0.8, |time| 900.0 + 2600.0 * decay(time, seconds));
    let spray = spray.shaped(|time| decay(time, seconds * 0.7) * (time * 120.0).min(1.0));
    let drops = bubbles(seconds, 7, 420.0 / weight, 1300.0 / weight, dice);
    let slap = cloth(0.09, 500.0 / weight, dice);
    spray.with(0.0, 2.2 * weight, &slap).with(0.03, 0.55, &drops)
}

/// Fire: dry cracks over a low, restless breath.
pub(crate) fn crackle(seconds: f64, a_second: f64, dice: &mut Dice) -> Wave {
    let breath =
        dice.noise(seconds).band(300.0, 0.6).shaped(|time| 0.5 + 0.3 * (TAU * 7.3 * time).sin());
    let mut whole = breath.scaled(0.5);
    for _ in 0..(seconds * a_second) as usize {
        let at = dice.between(0.0, seconds * 0.95);
        let (hz, gain) = (dice.between(1200.0, 5200.0), dice.between(0.2, 1.0).powi(2));
        let crack = dice.noise(0.012).band(hz, 2.0).shaped(|time| decay(time, 0.009));
        whole = whole.with(at, gain * 3.0, &crack);
    }
    whole
}
