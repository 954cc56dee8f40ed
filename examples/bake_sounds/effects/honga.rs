//! Round cards, what is gathered, the sabre-toothed tiger and the mammoths.

use super::interface::notes;
use super::{Class, Effect, effect};
use crate::air::{bubbles, cloth, crackle, rustle, splash, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, horn};
use crate::solid::{BLOCK, BOARD, BONE, HARD, HEAVY, LOG, SOFT, STONE, Stroke, drum, strike};
use crate::throat::{BIG_CAT, Throat, call};
use crate::wave::{Wave, decay, glide, hump};

pub(super) const LIST: &[Effect] = &[
    effect("disc_draw", Class::Step, 0.0, 1, disc_draw),
    effect("disc_turn", Class::Step, -2.0, 2, disc_turn),
    effect("disc_lay", Class::Step, 1.0, 2, disc_lay),
    effect("gather_fish", Class::Step, 0.0, 2, gather_fish),
    effect("gather_berry", Class::Step, 0.0, 2, gather_berry),
    effect("gather_mushroom", Class::Step, 0.0, 2, gather_mushroom),
    effect("gather_water", Class::Step, 0.0, 2, |dice| bubbles(0.4, 5, 330.0, 780.0, dice)),
    effect("honga_wake", Class::Voice, 0.0, 1, honga_wake),
    effect("honga_step", Class::Step, 1.0, 2, honga_step),
    effect("honga_roar", Class::Hit, 2.0, 1, honga_roar),
    effect("honga_purr", Class::Voice, 0.0, 1, honga_purr),
    effect("honga_eat", Class::Hit, 0.0, 1, honga_eat),
    effect("mammoth_step", Class::Step, 1.0, 2, mammoth_step),
    effect("mammoth_call", Class::Voice, 1.0, 1, mammoth_call),
    effect("climb", Class::Step, 0.0, 2, climb),
    effect("summit", Class::Hit, 0.0, 1, summit),
    effect("barter", Class::Hit, -1.0, 1, barter),
    effect("fire", Class::Hit, -2.0, 1, fire),
    effect("tusk", Class::Hit, 0.0, 1, tusk),
    effect("joker", Class::Hit, -1.0, 1, |dice| {
        notes(Instrument::Harmonics, &["A5", "C#6", "E6", "A6"], 0.075, dice)
    }),
    effect("bonus", Class::Hit, 0.0, 1, bonus),
];

/// A round card of thick board comes off the pile.
fn disc_draw(dice: &mut Dice) -> Wave {
    let drag = dice
        .noise(0.17)
        .swept(1.2, |time| glide(time, 0.17, 700.0, 2300.0))
        .shaped(|time| hump(time, 0.17, 0.7));
    drag.with(
        0.15,
        0.5,
        &strike(BOARD, 410.0 * dice.about(0.05), Stroke { ring: 0.6, ..SOFT }, dice),
    )
}

fn disc_turn(dice: &mut Dice) -> Wave {
    let rub =
        dice.noise(0.13).band(850.0 * dice.about(0.1), 1.6).shaped(|time| hump(time, 0.13, 0.5));
    rub.with(0.11, 0.5, &strike(BLOCK, 590.0, Stroke { ring: 0.5, ..SOFT }, dice))
}

fn disc_lay(dice: &mut Dice) -> Wave {
    let board = strike(
        BOARD,
        165.0 * dice.about(0.05),
        Stroke { contact: 1.3, ring: 0.9, hardness: 1300.0 },
        dice,
    );
    whoosh(0.08, 900.0, 400.0, 1.0, dice).scaled(0.5).with(0.05, 1.0, &board).with(
        0.05,
        0.5,
        &cloth(0.09, 900.0, dice),
    )
}

/// A tail that flaps.
fn gather_fish(dice: &mut Dice) -> Wave {
    (0..3).fold(splash(0.2, 0.8, dice).scaled(0.7), |whole, which| {
        let slap =
            dice.noise(0.05).band(1100.0 * dice.about(0.1), 0.9).shaped(|time| decay(time, 0.035));
        whole.with(0.08 + 0.075 * f64::from(which), 1.0 - 0.2 * f64::from(which), &slap)
    })
}

/// Berries fall into a basket of bark, each with a small note.
fn gather_berry(dice: &mut Dice) -> Wave {
    let leaves = rustle(0.16, 150.0, 2500.0, 6500.0, dice).scaled(0.7);
    (0..4).fold(leaves, |whole, which| {
        let berry = strike(
            BLOCK,
            1150.0 * dice.about(0.14),
            Stroke { ring: 0.8, contact: 0.2, hardness: 3000.0 },
            dice,
        );
        whole.with(0.1 + 0.065 * f64::from(which) * dice.about(0.12), 0.8, &berry)
    })
}

/// A soft stalk is twisted off.
fn gather_mushroom(dice: &mut Dice) -> Wave {
    let squeak = Wave::tone(
        0.12,
        |time| glide(time, 0.12, 310.0, 520.0 * dice.about(0.01)),
        |phase| phase.sin() + 0.4 * (2.0 * phase).sin(),
    );
    let squeak = squeak.shaped(|time| hump(time, 0.12, 0.6) * (0.6 + 0.4 * (time * 300.0).sin()));
    let pop = Wave::tone(0.07, |time| glide(time, 0.05, 260.0, 520.0), f64::sin)
        .shaped(|time| decay(time, 0.06));
    squeak.scaled(0.5).with(0.12, 1.1, &pop).with(
        0.19,
        1.0,
        &cloth(0.1, 500.0 * dice.about(0.1), dice),
    )
}

const SLEEPER: Throat = Throat {
    hollows: [(240.0, 1.0), (620.0, 0.6), (1500.0, 0.2)],
    rough: (27.0, 0.8),
    breath: 0.8,
};

/// HONGA yawns, and his jaws close.
fn honga_wake(dice: &mut Dice) -> Wave {
    let pitch = |time: f64| 70.0 + 100.0 * hump(time, 0.7, 0.35);
    let yawn = call(SLEEPER, 0.75, pitch, |time| hump(time, 0.75, 0.4), dice);
    let mouth = yawn.clone().swept(2.0, |time| 300.0 + 900.0 * hump(time, 0.75, 0.45));
    let jaws = strike(BONE, 420.0, Stroke { ring: 0.8, ..HARD }, dice);
    yawn.scaled(0.5).with(0.0, 1.5, &mouth).with(0.8, 0.3, &jaws).with(0.86, 0.2, &jaws)
}

/// A soft, heavy paw, with claws.
fn honga_step(dice: &mut Dice) -> Wave {
    let paw =
        drum(76.0 * dice.about(0.05), Stroke { ring: 0.5, contact: 0.8, hardness: 500.0 }, dice);
    let claws = (0..3).fold(Wave::silence(0.1), |whole, which| {
        whole.with(
            0.012 * f64::from(which),
            0.3,
            &strike(BONE, 1500.0 * dice.about(0.1), Stroke { ring: 0.6, ..HARD }, dice),
        )
    });
    paw.with(0.03, 0.6, &claws).with(0.0, 0.5, &cloth(0.12, 700.0, dice))
}

fn honga_roar(dice: &mut Dice) -> Wave {
    let pitch = 92.0 * dice.about(0.05);
    let roar = call(
        BIG_CAT,
        1.25,
        |time| pitch * (0.75 + 0.55 * hump(time, 1.25, 0.3)),
        |time| hump(time, 1.25, 0.22).powf(0.7),
        dice,
    );
    roar.driven(2.6).dull(4200.0)
}

/// Breath in, breath out, each of many small beats.
fn honga_purr(dice: &mut Dice) -> Wave {
    let beat = |time: f64| (0.5 + 0.5 * (std::f64::consts::TAU * 25.0 * time).sin()).powi(3);
    let purr = call(
        Throat { rough: (25.0, 0.95), breath: 0.9, ..SLEEPER },
        1.2,
        |_| 54.0,
        |time| {
            beat(time)
                * (hump(time, 0.62, 0.5) * f64::from(time < 0.62)
                    + 0.75 * hump(time - 0.62, 0.58, 0.5))
        },
        dice,
    );
    purr.dull(1300.0)
}

/// Bones crack between teeth.
fn honga_eat(dice: &mut Dice) -> Wave {
    (0..3).fold(Wave::silence(0.6), |whole, which| {
        let crunch = rustle(0.1, 260.0, 500.0, 2600.0, dice).scaled(2.0);
        let bone =
            strike(BONE, 480.0 * dice.about(0.2), Stroke { ring: 0.7, contact: 1.4, ..HARD }, dice);
        let jaw = strike(LOG, 130.0, Stroke { ring: 0.5, ..SOFT }, dice);
        whole.with(
            0.17 * f64::from(which),
            1.0,
            &jaw.with(0.02, 0.9, &crunch).with(0.03, 0.6, &bone),
        )
    })
}

fn mammoth_step(dice: &mut Dice) -> Wave {
    let foot =
        drum(56.0 * dice.about(0.05), Stroke { ring: 1.2, contact: 1.5, hardness: 300.0 }, dice);
    foot.with(0.0, 0.8, &cloth(0.22, 420.0, dice)).with(
        0.05,
        0.3,
        &rustle(0.16, 90.0, 500.0, 2000.0, dice),
    )
}

/// A trumpet through a long nose: a short call and a long one.
fn mammoth_call(dice: &mut Dice) -> Wave {
    let trumpet = Throat {
        hollows: [(420.0, 0.7), (980.0, 1.0), (1900.0, 0.6)],
        rough: (31.0, 0.35),
        breath: 0.2,
    };
    let long = |time: f64| 185.0 + 150.0 * hump(time, 0.65, 0.6) + 10.0 * (time * 40.0).sin();
    let first = call(trumpet, 0.16, |_| 205.0, |time| hump(time, 0.16, 0.4), dice);
    first.with(0.24, 1.0, &call(trumpet, 0.65, long, |time| hump(time, 0.65, 0.35).powf(0.8), dice))
}

/// Hands on rock, and pebbles that come loose.
fn climb(dice: &mut Dice) -> Wave {
    let scrape = dice.noise(0.13).band(1500.0, 1.0).shaped(|time| hump(time, 0.13, 0.4));
    (0..4).fold(scrape.scaled(0.6), |whole, which| {
        let pebble = strike(STONE, 620.0 * dice.about(0.3), HARD, dice);
        whole.with(
            0.11 + 0.06 * f64::from(which) * dice.about(0.2),
            0.8 - 0.16 * f64::from(which),
            &pebble,
        )
    })
}

/// Wind at the top, and three stones that ring.
fn summit(dice: &mut Dice) -> Wave {
    let wind = whoosh(0.6, 500.0, 1300.0, 1.5, dice);
    wind.scaled(0.5).with(0.05, 0.8, &notes(Instrument::Stones, &["D4", "A4", "D5"], 0.17, dice))
}

/// Shells and beads change hands.
fn barter(dice: &mut Dice) -> Wave {
    let shell = |hz, dice: &mut Dice| {
        strike(BONE, hz, Stroke { ring: 1.8, contact: 0.4, hardness: 6000.0 }, dice)
    };
    let give = shell(1450.0, dice).with(0.04, 0.8, &shell(1720.0, dice)).with(
        0.09,
        0.6,
        &shell(1300.0, dice),
    );
    give.clone().with(0.26, 0.9, &shell(2050.0, dice)).with(0.3, 0.8, &shell(2300.0, dice)).with(
        0.24,
        0.5,
        &cloth(0.12, 900.0, dice),
    )
}

fn fire(dice: &mut Dice) -> Wave {
    crackle(0.9, 46.0, dice).shaped(|time| hump(time, 0.9, 0.3))
}

/// A horn of ivory is lifted and blown: two calls and the fifth above.
fn tusk(dice: &mut Dice) -> Wave {
    let ivory = strike(BONE, 300.0, Stroke { ring: 2.0, ..HARD }, dice).scaled(0.7);
    let calls = [(0.1, 0.09, 196.0), (0.26, 0.09, 196.0), (0.42, 0.5, 293.7)];
    calls
        .into_iter()
        .fold(ivory, |whole, (at, seconds, hz)| whole.with(at, 0.5, &horn(seconds, |_| hz, dice)))
}

/// A card with luck on it: board, then a short run upwards.
fn bonus(dice: &mut Dice) -> Wave {
    let card = strike(BOARD, 230.0, Stroke { ring: 0.8, ..HEAVY }, dice).scaled(0.8);
    card.with(0.06, 0.9, &notes(Instrument::Kalimba, &["C5", "E5", "G5", "C6"], 0.07, dice)).with(
        0.06,
        0.15,
        &drum(150.0, SOFT, dice),
    )
}
