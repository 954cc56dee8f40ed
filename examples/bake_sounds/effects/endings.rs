//! The beginning, the end, and the counting.

use super::interface::notes;
use super::{Class, Effect, effect};
use crate::air::{rustle, whoosh};
use crate::dice::Dice;
use crate::instruments::{Instrument, pitch};
use crate::solid::{HARD, LOG, SOFT, STONE, drum, strike};
use crate::wave::Wave;

pub(super) const LIST: &[Effect] = &[
    effect("win", Class::Ending, 0.0, 1, win),
    effect("loss", Class::Ending, 0.0, 1, loss),
    effect("draw", Class::Ending, 0.0, 1, draw),
    effect("begin", Class::Ending, -1.0, 1, begin),
    effect("score", Class::Hit, -2.0, 1, score),
];

fn chord(instrument: Instrument, names: &[&str], seconds: f64, dice: &mut Dice) -> Wave {
    (0..).zip(names).fold(Wave::default(), |whole, (which, name)| {
        let hz = pitch(name).expect("a note");
        // Rolled a little, as two hands play it.
        whole.with(0.018 * f64::from(which), dice.about(0.05), &instrument.play(hz, seconds, dice))
    })
}

/// Up the chord, a turn around its top, and home with drums.
fn win(dice: &mut Dice) -> Wave {
    let run = notes(Instrument::Marimba, &["C4", "E4", "G4", "C5", "E5", "D5", "E5"], 0.13, dice);
    let bells = notes(Instrument::Kalimba, &["C5", "E5", "G5", "C6"], 0.13, dice);
    let last = chord(Instrument::Marimba, &["C3", "G3", "E4", "C5", "G5"], 1.0, dice);
    let skin = |dice: &mut Dice| drum(82.0, SOFT, dice);
    let beat = skin(dice).with(0.39, 0.8, &skin(dice)).with(0.78, 0.8, &skin(dice)).with(
        0.91,
        1.2,
        &skin(dice),
    );
    run.with(0.0, 0.4, &bells).with(0.0, 0.7, &beat).with(0.91, 0.8, &last).with(
        0.91,
        0.4,
        &Instrument::Kalimba.play(1046.5, 1.0, dice),
    )
}

/// Three steps down in minor, and a slow last chord.
fn loss(dice: &mut Dice) -> Wave {
    let down = notes(Instrument::Strings, &["E4", "D4", "C4", "B3"], 0.26, dice);
    let last = chord(Instrument::Strings, &["A2", "E3", "A3", "C4"], 0.9, dice);
    down.with(1.04, 0.8, &last)
        .with(1.04, 0.5, &Instrument::Reed.play(220.0, 0.8, dice).scaled(0.4))
        .with(1.04, 0.6, &drum(66.0, SOFT, dice))
}

/// A question that is not answered: open fifths.
fn draw(dice: &mut Dice) -> Wave {
    let asked = notes(Instrument::Flute, &["G4", "A4", "D5"], 0.24, dice);
    let open = chord(Instrument::Harmonics, &["D4", "A4", "D5", "A5"], 0.9, dice);
    asked.scaled(0.5).with(0.5, 0.45, &open).with(0.0, 0.6, &strike(LOG, 220.0, SOFT, dice))
}

/// The box is opened, and two drums call to the table.
fn begin(dice: &mut Dice) -> Wave {
    let paper = rustle(0.25, 180.0, 900.0, 4000.0, dice).with(
        0.0,
        0.8,
        &whoosh(0.25, 300.0, 1200.0, 1.0, dice),
    );
    let beat = [(0.22, 98.0), (0.36, 98.0), (0.5, 131.0)];
    let called = beat
        .into_iter()
        .fold(paper.scaled(0.5), |whole, (at, hz)| whole.with(at, 0.9, &drum(hz, SOFT, dice)));
    called.with(0.5, 0.7, &chord(Instrument::Marimba, &["C4", "G4", "D5"], 0.8, dice))
}

/// One stone more is counted.
fn score(dice: &mut Dice) -> Wave {
    let stone = strike(STONE, 540.0 * dice.about(0.04), HARD, dice);
    stone.with(0.0, 0.4, &strike(LOG, 300.0, SOFT, dice)).with(
        0.02,
        0.5,
        &Instrument::Xylophone.play(1318.5, 0.2, dice),
    )
}
