//! The instruments of the scores and of the animals' voices.

use std::f64::consts::TAU;

use fundsp::prelude64::pluck;

use crate::dice::Dice;
use crate::solid::{
    BAR, BLOCK, BONE, HARD, LOG, SLAB, SOFT, STICK, STONE, Stroke, TONGUE, drum, strike,
};
use crate::wave::{RATE, Wave, decay, hump, samples};

/// What a note is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Instrument {
    Kalimba,
    Marimba,
    Xylophone,
    Stones,
    Strings,
    Harmonics,
    Bass,
    Flute,
    Reed,
    Horn,
    Hum,
    Drum,
    Frame,
    Shaker,
    Clap,
    Bones,
}

/// Every instrument by its name in a score.
pub(crate) const INSTRUMENTS: [(&str, Instrument); 16] = [
    ("kalimba", Instrument::Kalimba),
    ("marimba", Instrument::Marimba),
    ("xylophone", Instrument::Xylophone),
    ("stones", Instrument::Stones),
    ("strings", Instrument::Strings),
    ("harmonics", Instrument::Harmonics),
    ("bass", Instrument::Bass),
    ("flute", Instrument::Flute),
    ("reed", Instrument::Reed),
    ("horn", Instrument::Horn),
    ("hum", Instrument::Hum),
    ("drum", Instrument::Drum),
    ("frame", Instrument::Frame),
    ("shaker", Instrument::Shaker),
    ("clap", Instrument::Clap),
    ("bones", Instrument::Bones),
];

impl Instrument {
    /// Whether it has strokes (`x`, `o`) instead of notes.
    pub(crate) fn is_drum(self) -> bool {
        matches!(self, Self::Drum | Self::Frame | Self::Shaker | Self::Clap | Self::Bones)
    }

    /// A note of a pitch, held for some seconds; what dies away by itself rings longer.
    pub(crate) fn play(self, hz: f64, seconds: f64, dice: &mut Dice) -> Wave {
        let note = match self {
            Self::Kalimba => kalimba(hz, dice),
            Self::Marimba => {
                strike(BAR, hz, Stroke { ring: (330.0 / hz).sqrt().clamp(0.5, 1.5), ..SOFT }, dice)
            }
            Self::Xylophone => strike(STICK, hz, Stroke { contact: 0.3, ..HARD }, dice),
            Self::Stones => strike(SLAB, hz, Stroke { contact: 0.4, ..HARD }, dice),
            Self::Strings => string(hz, 0.5, dice).shaped(|time| damped(time, seconds + 0.25)),
            Self::Harmonics => harmonic(hz, dice),
            Self::Bass => bass(hz, dice).shaped(|time| damped(time, seconds + 0.05)),
            Self::Flute => flute(hz, seconds, dice),
            Self::Reed => reed(hz, seconds, dice),
            Self::Horn => horn(seconds, |_| hz, dice),
            Self::Hum => hum(hz, seconds, dice),
            _ => self.stroke(true, dice),
        };
        note.faded(0.0, 0.03)
    }

    /// A stroke: open, or short and dry.
    pub(crate) fn stroke(self, open: bool, dice: &mut Dice) -> Wave {
        let rim = Stroke { contact: 0.6, ring: 0.35, hardness: 2600.0 };
        match (self, open) {
            (Self::Drum, true) => drum(72.0, Stroke { contact: 0.5, ..SOFT }, dice),
            (Self::Drum, false) => {
                drum(118.0, Stroke { contact: 0.8, ring: 0.4, hardness: 1400.0 }, dice)
            }
            (Self::Frame, true) => drum(132.0, Stroke { ring: 0.7, ..SOFT }, dice).scaled(0.8),
            (Self::Frame, false) => drum(310.0, rim, dice).scaled(0.6),
            (Self::Shaker, _) => {
                let (length, top) = if open { (0.15, 0.35) } else { (0.07, 0.5) };
                let seeds = dice.noise(length).band(5200.0, 0.9).thin(2500.0);
                seeds.shaped(|time| hump(time, length, top).powi(2)).scaled(0.7)
            }
            (Self::Clap, true) => strike(LOG, 240.0, HARD, dice),
            (Self::Clap, false) => strike(BLOCK, 820.0, HARD, dice).scaled(0.8),
            (Self::Bones, true) => strike(BONE, 620.0, HARD, dice),
            _ => strike(STONE, 1150.0, Stroke { ring: 0.8, ..HARD }, dice).scaled(0.7),
        }
        .faded(0.0, 0.01)
    }
}

/// A hand laid on the string at the end of its note.
fn damped(time: f64, seconds: f64) -> f64 {
    if time < seconds { 1.0 } else { decay(time - seconds, 0.18) }
}

fn kalimba(hz: f64, dice: &mut Dice) -> Wave {
    let stroke =
        Stroke { hardness: 3000.0, contact: 0.12, ring: (300.0 / hz).sqrt().clamp(0.5, 1.3) };
    let thumb = strike(LOG, 190.0, SOFT, dice);
    strike(TONGUE, hz, stroke, dice).with(0.0, 0.12, &thumb)
}

/// A plucked string over a wooden body; `bright` from 0 to 1.
pub(crate) fn string(hz: f64, bright: f64, dice: &mut Dice) -> Wave {
    let seconds = (2.2 * (220.0 / hz).sqrt()).clamp(0.5, 2.6);
    let mut line = pluck(hz as f32, 0.32, (0.75 - 0.6 * bright) as f32);
    line.set_sample_rate(RATE);
    let pick = dice.noise(1.0 / hz).dull(1200.0 + 5000.0 * bright);
    let mut wave = Wave::silence(seconds);
    for (at, sample) in wave.0.iter_mut().enumerate() {
        *sample = line.filter_mono(pick.0.get(at).copied().unwrap_or(0.0));
    }
    let body = wave.clone().band(210.0, 2.0).with(0.0, 0.6, &wave.clone().band(430.0, 2.5));
    let most = f64::from(wave.peak().max(1e-6));
    wave.with(0.0, 0.8, &body)
        .scaled(0.8 / most)
        .thin(60.0)
        .shaped(|time| decay(time, seconds * 1.1))
}

/// A string that is only touched: glassy, an octave and a fifth above.
fn harmonic(hz: f64, dice: &mut Dice) -> Wave {
    let tones = [(1.0, 1.0), (2.0, 0.45), (3.0, 0.12)];
    let drift = dice.about(0.001);
    let ring = Wave::of(1.3, |time| {
        let tone = |&(ratio, gain): &(f64, f64)| {
            gain * decay(time, 1.3 / ratio) * (TAU * hz * ratio * drift * time).sin()
        };
        tones.iter().map(tone).sum::<f64>() * (time * 400.0).min(1.0)
    });
    let touch = dice.noise(0.03).band(2400.0, 1.5).shaped(|time| decay(time, 0.02));
    ring.with(0.0, 0.35, &touch)
}

fn bass(hz: f64, dice: &mut Dice) -> Wave {
    let tones =
        [(1.0, 1.0, 1.1), (2.0, 0.55, 0.7), (3.0, 0.3, 0.4), (4.0, 0.14, 0.25), (5.0, 0.07, 0.16)];
    let ring = Wave::of(1.1, |time| {
        let tone = |&(ratio, gain, length): &(f64, f64, f64)| {
            gain * decay(time, length) * (TAU * hz * ratio * time).sin()
        };
        tones.iter().map(tone).sum::<f64>() * (time * 250.0).min(1.0)
    });
    let finger = dice.noise(0.03).dull(900.0).shaped(|time| decay(time, 0.02));
    ring.with(0.0, 0.5, &finger)
}

/// Swells and dies as breath does.
fn breathed(time: f64, seconds: f64, attack: f64, release: f64) -> f64 {
    let into = (time / attack).clamp(0.0, 1.0);
    let out = ((seconds - time) / release).clamp(0.0, 1.0);
    into.sqrt() * out * (0.82 + 0.18 * hump(time, seconds, 0.45))
}

/// A wooden flute: soft, with breath around the tone.
pub(crate) fn flute(hz: f64, seconds: f64, dice: &mut Dice) -> Wave {
    let length = seconds + 0.06;
    let beat = dice.between(4.6, 5.3);
    let vibrato =
        move |time: f64| 0.006 * (TAU * beat * time).sin() * ((time - 0.18) * 4.0).clamp(0.0, 1.0);
    let tone = Wave::tone(
        length,
        |time| hz * (1.0 + vibrato(time) - 0.02 * decay(time, 0.06)),
        |phase| {
            phase.sin()
                + 0.22 * (2.0 * phase).sin()
                + 0.1 * (3.0 * phase).sin()
                + 0.03 * (4.0 * phase).sin()
        },
    );
    let breath = dice.noise(length).band(hz * 2.0, 1.1);
    let chiff = dice.noise(0.05).band(hz * 3.0, 1.5).shaped(|time| decay(time, 0.045));
    tone.with(0.0, 0.12, &breath)
        .shaped(|time| breathed(time, length, 0.06, 0.09))
        .with(0.0, 0.2, &chiff)
}

/// A reed in a wooden pipe: odd harmonics, like a clarinet.
pub(crate) fn reed(hz: f64, seconds: f64, dice: &mut Dice) -> Wave {
    let length = seconds + 0.05;
    let beat = dice.between(4.2, 4.9);
    let tone = Wave::tone(
        length,
        |time| hz * (1.0 + 0.003 * (TAU * beat * time).sin()),
        |phase| {
            [(1.0, 1.0), (2.0, 0.06), (3.0, 0.42), (5.0, 0.2), (7.0, 0.1), (9.0, 0.04)]
                .iter()
                .map(|(n, gain)| gain * (phase * n).sin())
                .sum()
        },
    );
    let breath = dice.noise(length).band(hz * 3.0, 0.9);
    tone.with(0.0, 0.05, &breath).dull(2600.0).shaped(|time| breathed(time, length, 0.045, 0.07))
}

/// A horn of bone or bronze: it opens as it is blown harder. The pitch is a formula of the time.
pub(crate) fn horn(seconds: f64, hz: impl Fn(f64) -> f64, dice: &mut Dice) -> Wave {
    let length = seconds + 0.05;
    let lips = dice.between(0.9, 1.1);
    let mut whole = Wave::silence(length);
    for n in 1..=12 {
        let ratio = f64::from(n);
        // Higher harmonics come later and leave earlier.
        let open = move |time: f64| {
            breathed(time, length, 0.04 + 0.012 * ratio * lips, 0.08 + 0.01 * ratio)
        };
        let harmonic = Wave::tone(length, |time| hz(time) * ratio, f64::sin)
            .shaped(|time| open(time).powf(0.6 + 0.16 * ratio));
        whole = whole.with(0.0, ratio.powf(-0.9), &harmonic);
    }
    let breath =
        dice.noise(length).band(700.0, 0.8).shaped(|time| breathed(time, length, 0.03, 0.1));
    whole.dull(2200.0).with(0.0, 0.15, &breath)
}

/// People who hum far away, three of them and never quite together.
fn hum(hz: f64, seconds: f64, dice: &mut Dice) -> Wave {
    let length = seconds + 0.1;
    let mut whole = Wave::silence(length);
    for _ in 0..3 {
        let (off, beat) = (dice.about(0.004), dice.between(3.8, 5.2));
        let voice = Wave::tone(
            length,
            |time| hz * off * (1.0 + 0.004 * (TAU * beat * time).sin()),
            |phase| (1..=8).map(|n| (phase * f64::from(n)).sin() / f64::from(n).powf(1.3)).sum(),
        );
        whole = whole.with(dice.between(0.0, 0.02), 0.33, &voice);
    }
    let nose = whole.clone().band(900.0, 3.0);
    let mut hummed = whole.dull(500.0).with(0.0, 0.35, &nose);
    hummed.0.truncate(samples(length));
    hummed.shaped(|time| breathed(time, length, 0.14, 0.16))
}

/// The frequency of a note such as `C4`, `F#3` or `Bb2`; A4 is 440.
pub(crate) fn pitch(name: &str) -> Option<f64> {
    let mut letters = name.chars();
    let steps = match letters.next()? {
        'C' => 0,
        'D' => 2,
        'E' => 4,
        'F' => 5,
        'G' => 7,
        'A' => 9,
        'B' => 11,
        _ => return None,
    };
    let rest = letters.as_str();
    let (bent, octave) = match rest.strip_prefix('#') {
        Some(octave) => (1, octave),
        None => rest.strip_prefix('b').map_or((0, rest), |octave| (-1, octave)),
    };
    let octave = octave.parse::<i32>().ok().filter(|octave| (1..=7).contains(octave))?;
    Some(440.0 * 2.0_f64.powf(f64::from(steps + bent + 12 * octave - 57) / 12.0))
}

#[cfg(test)]
mod tests {
    use std::f64::consts::TAU;

    use super::*;

    /// How much of a pitch is in a sound.
    fn power(wave: &Wave, hz: f64) -> f64 {
        let parts = wave.0.iter().enumerate().map(|(at, sample)| {
            let angle = TAU * hz * at as f64 / RATE;
            (f64::from(*sample) * angle.cos(), f64::from(*sample) * angle.sin())
        });
        let (real, imaginary) =
            parts.fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1));
        real.hypot(imaginary)
    }

    #[test]
    fn every_instrument_sounds_at_the_pitch_that_is_written() {
        for (name, instrument) in
            INSTRUMENTS.into_iter().filter(|(_, instrument)| !instrument.is_drum())
        {
            for written in ["A2", "A3", "E4", "C5"] {
                let hz = pitch(written).expect("a note");
                let note = instrument.play(hz, 0.8, &mut Dice::of(name, 0));
                let cents = |off: f64| power(&note, hz * (off / 1200.0).exp2());
                let right =
                    [-10.0, -5.0, 0.0, 5.0, 10.0].map(cents).into_iter().fold(0.0, f64::max);
                let wrong = [-100.0, -50.0, -30.0, 30.0, 50.0, 100.0]
                    .map(cents)
                    .into_iter()
                    .fold(0.0, f64::max);
                assert!(
                    right > wrong,
                    "{name} {written}: {right:.1} in tune, {wrong:.1} beside it"
                );
            }
        }
    }

    #[test]
    fn notes_have_the_pitches_of_equal_temperament() {
        let hz = |name| pitch(name).map(|hz| (hz * 100.0).round() / 100.0);
        assert_eq!(
            [hz("A4"), hz("C4"), hz("Bb2"), hz("F#5")],
            [Some(440.0), Some(261.63), Some(116.54), Some(739.99)]
        );
        assert_eq!([hz("H4"), hz("C"), hz("C9"), hz("Cb")], [None; 4]);
    }
}
