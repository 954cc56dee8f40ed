//! Cards, corners and trumps.

use super::interface::notes;
use super::{Class, Effect, effect};
use crate::air::{cloth, rustle, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, string};
use crate::solid::{
    BEAD, BLOCK, BOARD, BONE, HARD, HEAVY, LOG, SLAB, SOFT, STICK, STONE, Stroke, drum, strike,
};
use crate::wave::{Wave, decay, glide, hump};

pub(super) const LIST: &[Effect] = &[
    effect("deal", Class::Step, -1.0, 3, deal),
    effect("peek", Class::Step, -1.0, 2, peek),
    effect("cover", Class::Step, -1.0, 1, cover),
    effect("corner_touch", Class::Step, 0.0, 2, corner_touch),
    effect("corner_win", Class::Hit, 0.0, 1, corner_win),
    effect("corner_lose", Class::Hit, 0.0, 1, corner_lose),
    effect("tie", Class::Hit, 0.0, 1, tie),
    effect("shot", Class::Hit, 1.0, 1, shot),
    effect("gear", Class::Hit, -1.0, 1, gear),
    effect("terrain", Class::Hit, -1.0, 1, terrain),
    effect("tactic", Class::Hit, -1.0, 1, tactic),
    effect("reinforce", Class::Hit, 0.0, 1, reinforce),
    effect("tomb", Class::Hit, 0.0, 1, tomb),
    effect("stun", Class::Hit, -1.0, 1, stun),
    effect("answer_yes", Class::Interface, 2.0, 1, |dice| {
        notes(Instrument::Xylophone, &["D5", "A5"], 0.1, dice)
    }),
    effect("answer_no", Class::Interface, 2.0, 1, answer_no),
];

/// A card flies off the pile and slaps onto the table.
fn deal(dice: &mut Dice) -> Wave {
    let flick = whoosh(0.1, 2600.0, 5200.0 * dice.about(0.1), 1.2, dice).scaled(0.8);
    let slap =
        dice.noise(0.05).band(1500.0 * dice.about(0.08), 0.8).shaped(|time| decay(time, 0.04));
    flick.with(0.085, 1.1, &slap).with(0.085, 0.25, &strike(BOARD, 260.0, SOFT, dice))
}

/// A corner of the card is bent up.
fn peek(dice: &mut Dice) -> Wave {
    let bend = rustle(0.2, 120.0, 1800.0, 6000.0, dice).shaped(|time| hump(time, 0.2, 0.75));
    let snap = Wave::tone(0.05, |time| glide(time, 0.05, 700.0, 1300.0), f64::sin)
        .shaped(|time| decay(time, 0.04));
    bend.with(0.16, 0.3 * dice.about(0.2), &snap)
}

/// Cards are laid back under the cloth.
fn cover(dice: &mut Dice) -> Wave {
    cloth(0.3, 1200.0, dice).with(0.08, 0.4, &rustle(0.18, 130.0, 600.0, 2200.0, dice)).with(
        0.25,
        0.4,
        &strike(BOARD, 170.0, SOFT, dice),
    )
}

fn corner_touch(dice: &mut Dice) -> Wave {
    let tap = strike(
        BEAD,
        620.0 * dice.about(0.05),
        Stroke { ring: 0.5, contact: 0.6, hardness: 2500.0 },
        dice,
    );
    tap.with(0.0, 0.5, &cloth(0.05, 1800.0, dice))
}

fn corner_win(dice: &mut Dice) -> Wave {
    let blade = strike(SLAB, 587.3, Stroke { ring: 0.5, contact: 0.8, hardness: 6000.0 }, dice);
    drum(110.0, HARD, dice).with(0.0, 0.6, &blade).with(
        0.09,
        0.6,
        &strike(SLAB, 880.0, Stroke { ring: 0.6, ..HARD }, dice),
    )
}

fn corner_lose(dice: &mut Dice) -> Wave {
    let tear = rustle(0.3, 420.0, 1200.0, 4200.0, dice).shaped(|time| hump(time, 0.3, 0.15));
    let fall = string(146.8, 0.2, dice).shaped(|time| decay(time, 0.5));
    drum(90.0, Stroke { ring: 0.5, ..HEAVY }, dice).with(0.02, 1.1, &tear).with(0.08, 0.6, &fall)
}

/// Two equal blows, and nothing happens.
fn tie(dice: &mut Dice) -> Wave {
    let blow =
        |dice: &mut Dice| strike(BOARD, 240.0, Stroke { contact: 1.0, ring: 1.3, ..HARD }, dice);
    blow(dice).with(0.025, 1.0, &blow(dice)).with(0.24, 0.55, &blow(dice)).with(
        0.265,
        0.55,
        &blow(dice),
    )
}

/// A dart from a blowpipe, and where it sticks.
fn shot(dice: &mut Dice) -> Wave {
    let puff = dice
        .noise(0.07)
        .band(900.0, 1.0)
        .shaped(|time| decay(time, 0.05) * (time * 900.0).min(1.0));
    let flight = whoosh(0.16, 4200.0, 1700.0, 3.0, dice);
    let stuck = Wave::tone(0.2, |time| 210.0 * (1.0 + 0.06 * (time * 190.0).sin()), f64::sin)
        .shaped(|time| decay(time, 0.18));
    puff.with(0.02, 1.4, &flight)
        .with(0.17, 1.0, &strike(BLOCK, 560.0, HARD, dice))
        .with(0.17, 0.5, &stuck)
}

/// Straps, buckles and a bone clasp.
fn gear(dice: &mut Dice) -> Wave {
    let strap = dice
        .noise(0.15)
        .swept(4.0, |time| glide(time, 0.15, 700.0, 1500.0))
        .shaped(|time| hump(time, 0.15, 0.6));
    let clasp = strike(BONE, 880.0, HARD, dice);
    strap.scaled(1.5).with(0.16, 0.8, &clasp).with(0.27, 1.0, &strike(BONE, 1080.0, HARD, dice))
}

/// Earth and pebbles are poured out.
fn terrain(dice: &mut Dice) -> Wave {
    let earth = dice.noise(0.5).band(430.0, 0.5).shaped(|time| hump(time, 0.5, 0.3));
    (0..14).fold(earth, |whole, _| {
        let stone = strike(STONE, dice.between(380.0, 1100.0), Stroke { ring: 0.7, ..HARD }, dice);
        whole.with(dice.between(0.05, 0.45), dice.between(0.1, 0.45), &stone)
    })
}

/// A plan: quick fingers on a box, then one clear stroke.
fn tactic(dice: &mut Dice) -> Wave {
    let fingers = (0..6).fold(Wave::silence(0.4), |whole, which| {
        let finger =
            strike(LOG, [262.0, 330.0, 392.0][which % 3], Stroke { ring: 0.5, ..SOFT }, dice);
        whole.with(0.055 * which as f64, 0.5 + 0.08 * which as f64, &finger)
    });
    fingers.with(0.36, 1.0, &strike(STICK, 1568.0, HARD, dice))
}

/// Steps of many feet come nearer, and a horn.
fn reinforce(dice: &mut Dice) -> Wave {
    let feet = (0..7).fold(Wave::silence(0.6), |whole, which| {
        let foot = drum(130.0, Stroke { ring: 0.35, ..SOFT }, dice);
        whole.with(
            0.075 * f64::from(which) * dice.about(0.03),
            0.35 + 0.09 * f64::from(which),
            &foot,
        )
    });
    feet.with(0.2, 0.45, &Instrument::Horn.play(293.7, 0.16, dice)).with(
        0.38,
        0.55,
        &Instrument::Horn.play(392.0, 0.28, dice),
    )
}

/// A slab is pushed shut, and sand falls.
fn tomb(dice: &mut Dice) -> Wave {
    let grind = dice
        .noise(0.5)
        .band(170.0, 1.2)
        .shaped(|time| hump(time, 0.5, 0.7) * (0.7 + 0.3 * (time * 90.0).sin()));
    let slab = strike(SLAB, 98.0, Stroke { ring: 0.6, contact: 1.4, hardness: 900.0 }, dice);
    let sand = dice.noise(0.35).band(3600.0, 0.7).shaped(|time| decay(time, 0.3));
    grind.scaled(2.2).with(0.45, 1.2, &slab).with(0.5, 0.12, &sand)
}

/// A blow on the ear: beads that beat against each other.
fn stun(dice: &mut Dice) -> Wave {
    let ringing = Stroke { ring: 2.2, contact: 0.1, hardness: 2500.0 };
    let beads = [1050.0, 1077.0, 702.0, 719.0].into_iter().fold(Wave::silence(0.8), |whole, hz| {
        whole.with(0.03, 0.35, &strike(BEAD, hz, ringing, dice))
    });
    beads.with(0.0, 0.9, &strike(LOG, 210.0, HARD, dice))
}

/// Down, and a dead knock.
fn answer_no(dice: &mut Dice) -> Wave {
    let down = notes(Instrument::Marimba, &["A3", "D3"], 0.15, dice);
    down.with(0.15, 0.7, &strike(LOG, 147.0, Stroke { ring: 0.5, ..SOFT }, dice))
}
