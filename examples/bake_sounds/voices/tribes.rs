//! Zoon's tribes.

use super::motif;
use crate::air::{bubbles, cloth, crackle, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, flute};
use crate::solid::{HARD, SLAB, SOFT, STONE, Stroke, drum, strike};
use crate::throat::{TOAD, call};
use crate::wave::{Wave, hump};

/// Salamanders of the lava: fire, and a quick run in minor.
pub(super) fn cendrelins(dice: &mut Dice) -> Wave {
    let run = motif(
        Instrument::Kalimba,
        &[("A4", 0.0), ("C5", 0.07), ("E5", 0.14), ("G#5", 0.21), ("A5", 0.34)],
        dice,
    );
    crackle(0.8, 60.0, dice).shaped(|time| hump(time, 0.8, 0.25)).scaled(0.6).with(0.05, 0.9, &run)
}

/// Badgers of mossy stone: slabs that ring, over a thump.
pub(super) fn mousserocs(dice: &mut Dice) -> Wave {
    let slab = |hz, dice: &mut Dice| {
        strike(SLAB, hz, Stroke { ring: 0.7, contact: 0.7, hardness: 3000.0 }, dice)
    };
    let thump = drum(70.0, Stroke { ring: 0.7, ..SOFT }, dice);
    slab(196.0, dice)
        .with(0.22, 1.0, &slab(233.1, dice))
        .with(0.44, 1.0, &slab(146.8, dice))
        .with(0.44, 1.0, &thump)
}

/// Toads of the marsh.
pub(super) fn vasards(dice: &mut Dice) -> Wave {
    let croak = |hz: f64, seconds: f64, dice: &mut Dice| {
        call(
            TOAD,
            seconds,
            |time| hz + 20.0 * hump(time, seconds, 0.6),
            |time| hump(time, seconds, 0.4),
            dice,
        )
    };
    croak(120.0, 0.2, dice).with(0.27, 1.0, &croak(150.0, 0.3, dice)).with(
        0.5,
        0.35,
        &bubbles(0.3, 3, 260.0, 520.0, dice),
    )
}

/// Herons of the open sea: wind, and a leap of the flute.
pub(super) fn ventplumes(dice: &mut Dice) -> Wave {
    let wind = whoosh(0.85, 700.0, 2600.0, 1.4, dice);
    let leap = flute(523.3, 0.12, dice).with(0.17, 1.0, &flute(932.3, 0.14, dice)).with(
        0.36,
        1.0,
        &flute(784.0, 0.36, dice),
    );
    wind.scaled(0.55).with(0.05, 0.5, &leap).with(0.3, 0.5, &cloth(0.1, 900.0, dice)).with(
        0.5,
        0.1,
        &strike(STONE, 2200.0, HARD, dice),
    )
}
