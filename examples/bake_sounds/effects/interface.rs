//! Buttons, pages, the clock and the turn.

use super::{Class, Effect, effect};
use crate::air::{cloth, rustle, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, pitch};
use crate::solid::{BEAD, BLOCK, BOARD, BONE, HARD, LOG, SOFT, STONE, Stroke, TONGUE, strike};
use crate::wave::{Wave, hump};

pub(super) const LIST: &[Effect] = &[
    effect("click", Class::Interface, 0.0, 2, click),
    effect("hover", Class::Interface, -8.0, 1, hover),
    effect("open", Class::Interface, 0.0, 1, open),
    effect("close", Class::Interface, 0.0, 1, close),
    effect("refuse", Class::Interface, 0.0, 1, refuse),
    effect("hint", Class::Interface, 1.0, 1, hint),
    effect("your_turn", Class::Interface, 2.0, 1, your_turn),
    effect("pick", Class::Interface, 0.0, 2, pick),
    effect("page", Class::Interface, 0.0, 1, page),
    effect("switch", Class::Interface, 0.0, 1, switch),
    effect("clock_low", Class::Interface, 2.0, 1, clock_low),
    effect("clock_out", Class::Interface, 4.0, 1, clock_out),
    effect("undo", Class::Interface, 0.0, 1, undo),
];

/// Notes one after the other, each some seconds later.
pub(super) fn notes(instrument: Instrument, names: &[&str], apart: f64, dice: &mut Dice) -> Wave {
    (0..).zip(names).fold(Wave::default(), |whole, (which, name)| {
        let hz = pitch(name).expect("a note");
        whole.with(f64::from(which) * apart, dice.about(0.06), &instrument.play(hz, apart, dice))
    })
}

fn click(dice: &mut Dice) -> Wave {
    strike(BLOCK, 760.0 * dice.about(0.05), Stroke { hardness: 2600.0, ring: 0.7, ..HARD }, dice)
}

fn hover(dice: &mut Dice) -> Wave {
    rustle(0.05, 160.0, 2500.0, 5500.0, dice).shaped(|time| hump(time, 0.05, 0.3))
}

fn open(dice: &mut Dice) -> Wave {
    let unfolding = rustle(0.24, 170.0, 900.0, 4200.0, dice).shaped(|time| hump(time, 0.24, 0.7));
    unfolding.with(0.0, 0.8, &whoosh(0.24, 350.0, 1500.0, 1.0, dice)).with(
        0.2,
        0.5,
        &strike(BLOCK, 980.0, SOFT, dice),
    )
}

fn close(dice: &mut Dice) -> Wave {
    let folding = rustle(0.18, 170.0, 700.0, 3000.0, dice).shaped(|time| hump(time, 0.18, 0.25));
    folding.with(0.0, 0.8, &whoosh(0.18, 1400.0, 320.0, 1.0, dice)).with(
        0.13,
        1.4,
        &strike(BOARD, 210.0, SOFT, dice),
    )
}

/// Two dull knocks, the second lower: no.
fn refuse(dice: &mut Dice) -> Wave {
    let dead = Stroke { ring: 0.55, ..SOFT };
    strike(LOG, 225.0 * dice.about(0.02), dead, dice).with(
        0.11,
        1.0,
        &strike(LOG, 168.0, dead, dice),
    )
}

fn hint(dice: &mut Dice) -> Wave {
    notes(Instrument::Kalimba, &["E5", "G5", "D6"], 0.11, dice)
}

fn your_turn(dice: &mut Dice) -> Wave {
    notes(Instrument::Marimba, &["G4", "C5"], 0.16, dice).with(
        0.16,
        0.4,
        &strike(TONGUE, 1046.5, SOFT, dice),
    )
}

/// A piece is lifted off the board.
fn pick(dice: &mut Dice) -> Wave {
    let scrape = whoosh(0.09, 600.0, 2400.0 * dice.about(0.1), 1.4, dice);
    strike(BONE, 540.0 * dice.about(0.05), Stroke { ring: 0.8, ..SOFT }, dice)
        .with(0.01, 1.1, &scrape)
}

fn page(dice: &mut Dice) -> Wave {
    let sweep = whoosh(0.34, 900.0, 3600.0, 0.8, dice);
    rustle(0.36, 150.0, 1500.0, 6500.0, dice)
        .shaped(|time| hump(time, 0.36, 0.35))
        .with(0.0, 0.3, &sweep)
}

/// A wooden latch that falls to the other side.
fn switch(dice: &mut Dice) -> Wave {
    let first = strike(BLOCK, 1250.0, Stroke { ring: 0.5, ..HARD }, dice).scaled(0.45);
    first.with(0.055, 1.0, &strike(BLOCK, 520.0 * dice.about(0.03), HARD, dice))
}

fn clock_low(dice: &mut Dice) -> Wave {
    let tick = |hz, dice: &mut Dice| strike(STONE, hz, Stroke { ring: 1.3, ..HARD }, dice);
    tick(1320.0, dice).with(0.22, 0.9, &tick(990.0, dice)).with(0.44, 1.0, &tick(1320.0, dice))
}

/// The sand has run out, and a hollow log is struck three times.
fn clock_out(dice: &mut Dice) -> Wave {
    let sand = dice.noise(0.3).band(4200.0, 0.8).shaped(|time| hump(time, 0.3, 0.8)).scaled(0.25);
    (0..3).fold(sand, |whole, which| {
        whole.with(
            0.26 + 0.15 * f64::from(which),
            1.2,
            &strike(LOG, 300.0 - 40.0 * f64::from(which), HARD, dice),
        )
    })
}

/// The same as a step, backwards.
fn undo(dice: &mut Dice) -> Wave {
    let mut back = strike(BEAD, 440.0 * dice.about(0.03), SOFT, dice).dull(1500.0);
    back.0.truncate(5600);
    back.0.reverse();
    let shut = cloth(0.06, 900.0, dice);
    back.with(0.15, 1.2, &shut)
}
