//! Solid things: each rings in a few tones of its own when it is struck.

use std::f64::consts::TAU;

use crate::dice::Dice;
use crate::wave::{Wave, decay};

/// The tones of a body: ratio to the lowest one, loudness, and seconds until it has died away.
pub(crate) type Body = &'static [(f64, f64, f64)];

/// A small block of hard wood.
pub(crate) const BLOCK: Body =
    &[(1.0, 1.0, 0.11), (2.57, 0.5, 0.06), (4.2, 0.3, 0.04), (6.4, 0.15, 0.025)];
/// A hollow box or log.
pub(crate) const LOG: Body =
    &[(1.0, 1.0, 0.2), (1.47, 0.5, 0.14), (2.3, 0.35, 0.08), (3.6, 0.2, 0.05), (5.1, 0.1, 0.03)];
/// A thick board.
pub(crate) const BOARD: Body =
    &[(1.0, 1.0, 0.14), (1.72, 0.6, 0.09), (2.4, 0.4, 0.06), (3.9, 0.25, 0.04), (6.1, 0.12, 0.03)];
/// A pebble.
pub(crate) const STONE: Body =
    &[(1.0, 0.7, 0.09), (1.83, 1.0, 0.07), (2.71, 0.7, 0.06), (3.9, 0.5, 0.045), (5.3, 0.35, 0.03)];
/// A slab of stone that rings.
pub(crate) const SLAB: Body =
    &[(1.0, 1.0, 0.9), (2.32, 0.5, 0.5), (4.25, 0.35, 0.28), (6.63, 0.2, 0.16), (9.38, 0.1, 0.1)];
/// A skin over a frame.
pub(crate) const SKIN: Body = &[
    (1.0, 1.0, 0.45),
    (1.59, 0.55, 0.26),
    (2.14, 0.4, 0.2),
    (2.65, 0.25, 0.14),
    (3.5, 0.15, 0.09),
];
/// A hollow bone or reed.
pub(crate) const BONE: Body =
    &[(1.0, 0.8, 0.08), (2.1, 1.0, 0.06), (3.4, 0.6, 0.04), (5.8, 0.3, 0.02)];
/// A drop of amber or glass on a thread, as small as a bead.
pub(crate) const BEAD: Body = &[(1.0, 1.0, 0.35), (2.76, 0.35, 0.16), (5.4, 0.2, 0.08)];
/// A wooden bar of a marimba, tuned.
pub(crate) const BAR: Body = &[(1.0, 1.0, 0.9), (3.93, 0.28, 0.22), (9.4, 0.12, 0.06)];
/// A short, hard bar of a xylophone.
pub(crate) const STICK: Body = &[(1.0, 1.0, 0.28), (3.0, 0.4, 0.12), (6.1, 0.25, 0.05)];
/// A metal tongue of a kalimba on its box.
pub(crate) const TONGUE: Body =
    &[(1.0, 1.0, 1.5), (2.0, 0.1, 0.8), (5.43, 0.16, 0.28), (8.9, 0.07, 0.1)];

/// How a body is struck.
#[derive(Clone, Copy)]
pub(crate) struct Stroke {
    /// How hard the beater is: the frequency up to which the contact is heard.
    pub(crate) hardness: f64,
    /// How loud the contact itself is.
    pub(crate) contact: f64,
    /// How much longer or shorter than usual the body rings.
    pub(crate) ring: f64,
}

/// A finger or a felt beater.
pub(crate) const SOFT: Stroke = Stroke { hardness: 900.0, contact: 0.5, ring: 1.0 };
/// A wooden beater.
pub(crate) const HARD: Stroke = Stroke { hardness: 5000.0, contact: 0.7, ring: 1.0 };
/// Something heavy that stays where it fell, and so keeps the body from ringing.
pub(crate) const HEAVY: Stroke = Stroke { hardness: 1800.0, contact: 1.2, ring: 0.6 };

/// A body struck once; its lowest tone is `hz`.
pub(crate) fn strike(body: Body, hz: f64, stroke: Stroke, dice: &mut Dice) -> Wave {
    let longest = body.iter().map(|mode| mode.2).fold(0.0, f64::max) * stroke.ring;
    let modes: Vec<_> = body
        .iter()
        // A soft beater hardly excites the high tones.
        .map(|&(ratio, gain, seconds)| {
            let tone = hz * ratio * dice.about(0.006);
            let heard = 1.0 / (1.0 + (tone / (stroke.hardness * 2.0)).powi(2));
            (tone, gain * heard * dice.about(0.15), seconds * stroke.ring)
        })
        .collect();
    let ring = Wave::of(longest, |time| {
        let tone = |&(hz, gain, seconds): &(f64, f64, f64)| {
            gain * decay(time, seconds) * (TAU * hz * time).sin()
        };
        modes.iter().map(tone).sum::<f64>() * (time * 1500.0).min(1.0)
    });
    let contact = dice
        .noise(0.02)
        .dull(stroke.hardness)
        .shaped(|time| decay(time, 0.012) * (time * 4000.0).min(1.0));
    ring.with(0.0, stroke.contact, &contact)
}

/// A drum's skin: its pitch falls a little after the stroke.
pub(crate) fn drum(hz: f64, stroke: Stroke, dice: &mut Dice) -> Wave {
    let slack = dice.between(0.2, 0.3);
    let low =
        Wave::tone(0.5 * stroke.ring, |time| hz * (1.0 + slack * decay(time, 0.12)), f64::sin)
            .shaped(|time| decay(time, 0.45 * stroke.ring) * (time * 900.0).min(1.0));
    low.with(0.0, 0.45, &strike(SKIN, hz * 1.02, stroke, dice))
}
