//! What pieces do on any board: paper, wood, stone, water and cloth.

use super::{Class, Effect, effect};
use crate::air::{cloth, rustle, splash, whoosh};
use crate::dice::Dice;
use crate::instruments::Instrument;
use crate::solid::{BLOCK, BOARD, HARD, HEAVY, LOG, SOFT, STONE, Stroke, drum, strike};
use crate::wave::{Wave, decay, glide, hump};

pub(super) const LIST: &[Effect] = &[
    effect("step", Class::Step, -2.0, 3, step),
    effect("step_water", Class::Step, -1.0, 2, step_water),
    effect("slide", Class::Step, -1.0, 2, slide),
    effect("leap", Class::Step, 0.0, 1, leap),
    effect("land", Class::Step, 0.0, 2, land),
    effect("splash", Class::Hit, 0.0, 1, |dice| splash(0.55, 1.0, dice)),
    effect("turn", Class::Step, -2.0, 1, turn),
    effect("hit", Class::Hit, 0.0, 2, hit),
    effect("hit_heavy", Class::Hit, 1.5, 1, hit_heavy),
    effect("spring_back", Class::Hit, -1.0, 1, spring_back),
    effect("dust", Class::Step, 0.0, 1, dust),
    effect("placed", Class::Step, 0.0, 2, placed),
    effect("fly", Class::Step, 0.0, 1, fly),
    effect("point", Class::Hit, -1.0, 1, point),
];

/// A wooden token is set down on a felted board.
fn step(dice: &mut Dice) -> Wave {
    let token = strike(
        BOARD,
        290.0 * dice.about(0.07),
        Stroke { contact: 0.6, ring: 0.7, hardness: 1500.0 },
        dice,
    );
    token.with(0.004, 0.35, &cloth(0.05, 1400.0, dice))
}

fn step_water(dice: &mut Dice) -> Wave {
    splash(0.22, 0.75, dice).scaled(0.8).with(0.0, 0.5, &cloth(0.06, 700.0, dice))
}

/// Wood over wood.
fn slide(dice: &mut Dice) -> Wave {
    let to = 700.0 * dice.about(0.12);
    let grain = dice.noise(0.24).swept(1.6, |time| glide(time, 0.24, 380.0, to));
    let mut bumps = 0.0;
    let rub = grain.shaped(|time| {
        bumps += dice.between(0.001, 0.02);
        hump(time, 0.24, 0.3) * (0.6 + 0.4 * (bumps * 4.0).sin())
    });
    rub.with(0.21, 0.25, &strike(BOARD, 330.0, SOFT, dice))
}

fn leap(dice: &mut Dice) -> Wave {
    let push = strike(LOG, 180.0 * dice.about(0.04), Stroke { ring: 0.5, ..SOFT }, dice);
    push.scaled(0.8).with(0.03, 1.6, &whoosh(0.26, 420.0, 1900.0 * dice.about(0.06), 1.8, dice))
}

fn land(dice: &mut Dice) -> Wave {
    let thud =
        drum(105.0 * dice.about(0.06), Stroke { ring: 0.45, contact: 0.6, hardness: 700.0 }, dice);
    thud.with(0.0, 0.7, &strike(BOARD, 200.0 * dice.about(0.06), HEAVY, dice)).with(
        0.02,
        0.4,
        &cloth(0.12, 1500.0, dice),
    )
}

/// A token is turned on the spot: a short creak of wood.
fn turn(dice: &mut Dice) -> Wave {
    let mut at = 0.0;
    let mut whole = Wave::silence(0.2);
    let base = 900.0 * dice.about(0.08);
    for tooth in 0..7 {
        let click = strike(
            BLOCK,
            base + 45.0 * f64::from(tooth),
            Stroke { ring: 0.3, contact: 0.4, hardness: 2200.0 },
            dice,
        );
        whole = whole.with(at, 0.4 + 0.09 * f64::from(tooth), &click);
        at += 0.034 - 0.002 * f64::from(tooth);
    }
    whole
}

fn hit(dice: &mut Dice) -> Wave {
    let crack = strike(BLOCK, 430.0 * dice.about(0.06), Stroke { contact: 1.0, ..HARD }, dice);
    let thump = drum(120.0 * dice.about(0.05), Stroke { ring: 0.4, ..HEAVY }, dice);
    thump.with(0.0, 0.9, &crack).with(0.012, 0.4, &rustle(0.12, 150.0, 900.0, 4000.0, dice))
}

fn hit_heavy(dice: &mut Dice) -> Wave {
    let thump =
        drum(62.0 * dice.about(0.04), Stroke { ring: 0.9, contact: 0.8, hardness: 1200.0 }, dice);
    let split = strike(LOG, 150.0, Stroke { contact: 1.4, ..HARD }, dice);
    let rubble = (0..6).fold(Wave::silence(0.4), |whole, which| {
        let stone = strike(STONE, dice.between(420.0, 900.0), Stroke { ring: 0.7, ..HARD }, dice);
        whole.with(
            0.07 + 0.05 * f64::from(which) * dice.about(0.2),
            0.3 - 0.035 * f64::from(which),
            &stone,
        )
    });
    thump.with(0.0, 0.8, &split).with(0.0, 0.8, &rubble)
}

/// Driven back: a wooden tongue that springs and comes to rest.
fn spring_back(dice: &mut Dice) -> Wave {
    let wobble = Wave::tone(
        0.5,
        |time| {
            128.0
                * (1.0
                    + 0.32
                        * (std::f64::consts::TAU * (9.0 + 14.0 * time) * time).sin()
                        * decay(time, 0.5))
        },
        |phase| {
            phase.sin()
                + 0.5 * (2.0 * phase).sin()
                + 0.35 * (3.0 * phase).sin()
                + 0.2 * (5.0 * phase).sin()
        },
    );
    let tongue = wobble.shaped(|time| decay(time, 0.42)).dull(1600.0);
    strike(BLOCK, 380.0, HARD, dice).with(0.0, 0.8, &tongue)
}

fn dust(dice: &mut Dice) -> Wave {
    let puff = dice
        .noise(0.36)
        .band(620.0, 0.5)
        .dull(1800.0)
        .shaped(|time| hump(time, 0.36, 0.12).powf(1.4));
    puff.with(0.03, 0.25, &rustle(0.26, 60.0, 1500.0, 3800.0, dice))
}

/// Out of the box and onto the table: felt, then wood.
fn placed(dice: &mut Dice) -> Wave {
    let felt = cloth(0.05, 1100.0, dice);
    let wood = strike(
        LOG,
        350.0 * dice.about(0.05),
        Stroke { hardness: 1900.0, ring: 0.8, contact: 0.5 },
        dice,
    );
    let settles = strike(LOG, 372.0, Stroke { ring: 0.5, ..SOFT }, dice);
    felt.with(0.03, 1.0, &wood).with(0.105, 0.3, &settles)
}

/// Wings of paper.
fn fly(dice: &mut Dice) -> Wave {
    (0..4).fold(Wave::silence(0.5), |whole, which| {
        let beat = whoosh(0.11, 500.0, 1300.0 * dice.about(0.1), 0.9, dice);
        let flap = beat.with(0.02, 0.6, &rustle(0.05, 160.0, 1400.0, 4500.0, dice));
        whole.with(0.115 * f64::from(which), 1.0 - 0.14 * f64::from(which), &flap)
    })
}

/// A score stone falls into a wooden bowl, and a note rings.
fn point(dice: &mut Dice) -> Wave {
    let note = |hz, dice: &mut Dice| Instrument::Kalimba.play(hz, 0.5, dice);
    let bowl = strike(LOG, 420.0, Stroke { ring: 0.8, ..HARD }, dice).scaled(0.7);
    bowl.with(0.03, 0.8, &note(784.0, dice)).with(0.12, 0.9, &note(1174.7, dice))
}
