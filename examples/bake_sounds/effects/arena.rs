//! Armour, threads, bars, traps and dens.

use super::{Class, Effect, effect};
use crate::air::{cloth, rustle, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, string};
use crate::solid::{BLOCK, BOARD, BONE, HARD, HEAVY, LOG, SLAB, SOFT, STONE, Stroke, drum, strike};
use crate::wave::{Wave, decay, glide, hump};

pub(super) const LIST: &[Effect] = &[
    effect("armor_on", Class::Hit, -2.0, 1, armor_on),
    effect("armor_crack", Class::Hit, 0.0, 1, armor_crack),
    effect("thread", Class::Step, 0.0, 1, thread),
    effect("web_catch", Class::Hit, -1.0, 1, web_catch),
    effect("bars_close", Class::Hit, 0.0, 1, bars_close),
    effect("bars_open", Class::Hit, -1.0, 1, bars_open),
    effect("rescue", Class::Hit, 0.0, 1, rescue),
    effect("den", Class::Hit, 0.0, 1, den),
    effect("trap", Class::Hit, 0.0, 1, trap),
];

/// Plates of horn are laid over each other.
fn armor_on(dice: &mut Dice) -> Wave {
    (0..4).fold(Wave::silence(0.3), |whole, which| {
        let plate =
            strike(BONE, 360.0 + 70.0 * f64::from(which), Stroke { ring: 1.5, ..HARD }, dice);
        whole.with(0.075 * f64::from(which), 0.6 + 0.13 * f64::from(which), &plate)
    })
}

fn armor_crack(dice: &mut Dice) -> Wave {
    let crack = dice.noise(0.05).band(2300.0, 0.7).shaped(|time| decay(time, 0.035));
    let shell = strike(SLAB, 310.0, Stroke { ring: 0.25, contact: 1.2, hardness: 6000.0 }, dice);
    let shards = (0..9).fold(Wave::silence(0.3), |whole, _| {
        let at = dice.between(0.05, 0.34);
        whole.with(
            at,
            0.35 * (1.0 - at * 2.0),
            &strike(STONE, dice.between(900.0, 2300.0), HARD, dice),
        )
    });
    shell.with(0.0, 2.0, &crack).with(0.0, 0.9, &shards)
}

/// A thread is spun: it hums as it is drawn tight.
fn thread(dice: &mut Dice) -> Wave {
    let top = 940.0 * dice.about(0.06);
    let hum = Wave::tone(
        0.34,
        |time| glide(time, 0.34, 300.0, top),
        |phase| phase.sin() + 0.4 * (3.0 * phase).sin(),
    );
    let drawn = hum.shaped(|time| hump(time, 0.34, 0.8) * (0.7 + 0.3 * (time * 190.0).sin()));
    drawn.scaled(0.6).with(0.0, 0.5, &whoosh(0.34, 1800.0, 4200.0, 2.5, dice))
}

/// Strings that snap tight around something.
fn web_catch(dice: &mut Dice) -> Wave {
    let snap = [233.1, 311.1, 392.0, 466.2].into_iter().enumerate().fold(
        Wave::silence(0.4),
        |whole, (which, hz)| {
            let tight = string(hz, 0.8, dice).shaped(|time| decay(time, 0.38));
            whole.with(0.028 * which as f64, 1.8, &tight)
        },
    );
    snap.with(0.0, 0.8, &rustle(0.12, 160.0, 1500.0, 5000.0, dice)).with(
        0.12,
        0.8,
        &cloth(0.14, 600.0, dice),
    )
}

/// Bars of bamboo fall into their sockets.
fn bars_close(dice: &mut Dice) -> Wave {
    let bars = (0..5).fold(Wave::silence(0.4), |whole, which| {
        let bar = strike(LOG, 250.0 + 22.0 * f64::from(which), Stroke { ring: 1.2, ..HARD }, dice);
        whole.with(0.045 * f64::from(which), 0.7, &bar)
    });
    bars.with(0.25, 1.3, &strike(BOARD, 118.0, HEAVY, dice)).with(
        0.25,
        0.8,
        &drum(78.0, SOFT, dice),
    )
}

fn bars_open(dice: &mut Dice) -> Wave {
    let creak = dice.noise(0.26).swept(6.0, |time| glide(time, 0.26, 420.0, 860.0));
    let creak = creak.shaped(|time| hump(time, 0.26, 0.6) * (0.5 + 0.5 * (time * 260.0).sin()));
    (0..5).fold(creak.scaled(2.5), |whole, which| {
        let bar = strike(LOG, 262.0 + 44.0 * f64::from(which), Stroke { ring: 1.1, ..HARD }, dice);
        whole.with(0.2 + 0.05 * f64::from(which), 0.75, &bar)
    })
}

/// Free again: the bars are gone, and three notes go up.
fn rescue(dice: &mut Dice) -> Wave {
    let up = ["G4", "C5", "E5", "G5"];
    super::interface::notes(Instrument::Marimba, &up, 0.09, dice).with(
        0.0,
        0.7,
        &whoosh(0.4, 500.0, 2200.0, 1.2, dice),
    )
}

/// Through a door of stone.
fn den(dice: &mut Dice) -> Wave {
    let grind = dice
        .noise(0.42)
        .band(240.0, 0.9)
        .shaped(|time| hump(time, 0.42, 0.5) * (0.6 + 0.4 * (time * 150.0).sin()));
    let door = strike(STONE, 165.0, Stroke { ring: 2.6, contact: 1.0, hardness: 1500.0 }, dice);
    grind.scaled(0.9).with(0.36, 1.4, &door).with(0.37, 1.0, &drum(84.0, SOFT, dice))
}

/// Branches break over a pit.
fn trap(dice: &mut Dice) -> Wave {
    let twigs = (0..5).fold(Wave::silence(0.3), |whole, which| {
        let snap = strike(
            BLOCK,
            dice.between(900.0, 1900.0),
            Stroke { ring: 0.4, contact: 1.4, ..HARD },
            dice,
        );
        whole.with(0.03 * f64::from(which) * dice.about(0.3), 0.75, &snap)
    });
    let fall = whoosh(0.2, 1300.0, 260.0, 1.0, dice);
    twigs.with(0.08, 1.3, &fall).with(0.25, 1.2, &drum(92.0, Stroke { ring: 0.5, ..HEAVY }, dice))
}
