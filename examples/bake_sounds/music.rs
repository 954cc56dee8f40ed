//! Plays a score: every layer becomes a loop whose tails wrap round into its beginning.

use fundsp::prelude64::{Frame, reverb_stereo};

use crate::dice::Dice;
use crate::score::{Layer, Score, Sounded};
use crate::wave::{RATE, Wave, samples};

/// The pieces, by the file of their score.
pub(crate) const THEMES: [&str; 5] = ["arena", "honga", "jungle", "title", "zoon"];

/// Seconds by which everything is late, so that no stroke falls on the seam.
const LEAD: f64 = 0.03;

/// How much of the room is heard.
const ROOM: f32 = 0.16;

/// One layer as a loop. Both layers of a score have exactly the same number of samples.
pub(crate) fn play(score: &Score, layer: Layer, name: &str) -> Wave {
    let beat = 60.0 / score.tempo;
    let mut whole = Wave::silence(score.beats * beat);
    let mut dice = Dice::of(name, layer as usize);
    for note in score.notes.iter().filter(|note| note.layer == layer) {
        let wave = match note.sound {
            Sounded::Pitch(hz) => note.instrument.play(hz, note.beats * beat * 0.94, &mut dice),
            Sounded::Stroke { open } => note.instrument.stroke(open, &mut dice),
        };
        // Hands are a few milliseconds late, never early, and never equally strong.
        let start = samples(LEAD + note.beat * beat + dice.between(0.0, 0.009));
        lay(&mut whole, start, note.loud * dice.about(0.1), &wave);
    }
    // The layer on top stays dry: its echo would cost as many bytes as its notes, and the calm layer's room is heard anyway.
    match layer {
        Layer::Calm => in_a_room(whole),
        Layer::Tense => whole,
    }
}

/// Adds a sound; what sounds beyond the end goes on at the beginning.
pub(crate) fn lay(whole: &mut Wave, start: usize, gain: f64, note: &Wave) {
    let count = whole.0.len();
    for (at, sample) in note.0.iter().enumerate() {
        whole.0[(start + at) % count] += sample * gain as f32;
    }
}

/// A small room of wood. The loop is played twice, and only the second time is kept, in which the first still echoes.
fn in_a_room(dry: Wave) -> Wave {
    let mut room = reverb_stereo(10.0, 0.9, 0.7);
    room.set_sample_rate(RATE);
    let mut wet = Vec::with_capacity(dry.0.len());
    for round in 0..2 {
        for &sample in &dry.0 {
            let echo = room.tick(&Frame::from([sample, sample]))[0];
            if round == 1 {
                wet.push(sample + ROOM * echo);
            }
        }
    }
    Wave(wet)
}
