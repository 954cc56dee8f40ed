//! Loops: fewer samples a second, and what lies at the seam.

use rustfft::FftPlanner;
use rustfft::num_complex::Complex;

use crate::wave::Wave;

/// The same loop in another number of samples. Its spectrum is cut as that of a sound without beginning or end, so no seam comes into being.
pub(crate) fn resampled(wave: &Wave, count: usize) -> Wave {
    let mut planner = FftPlanner::new();
    let mut spectrum: Vec<_> = wave.0.iter().map(|sample| Complex::new(*sample, 0.0)).collect();
    planner.plan_fft_forward(spectrum.len()).process(&mut spectrum);
    let kept = count.min(spectrum.len()) / 2;
    let mut cut = vec![Complex::default(); count];
    for tone in 0..kept {
        // The topmost tones fade out, because an edge in the spectrum would ring.
        let gain = ((kept - tone) as f32 / (kept as f32 * 0.06)).min(1.0);
        cut[tone] = spectrum[tone] * gain;
        if tone > 0 {
            cut[count - tone] = cut[tone].conj();
        }
    }
    planner.plan_fft_inverse(count).process(&mut cut);
    Wave(cut.iter().map(|sample| sample.re / wave.0.len() as f32).collect())
}

/// A loop through filters. It is played twice, and only the second time is kept, in which the filters remember its end.
pub(crate) fn around(wave: &Wave, filtered: impl FnOnce(Wave) -> Wave) -> Wave {
    let twice = [wave.0.as_slice(), &wave.0].concat();
    Wave(filtered(Wave(twice)).0.split_off(wave.0.len()))
}

/// The same loop, begun in its quietest moment: the encoder is least exact where a file ends.
pub(crate) fn from_quietest(mut wave: Wave) -> Wave {
    const MOMENT: usize = 1024;
    let power = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>();
    let moments = wave.0.chunks_exact(MOMENT).enumerate();
    let quietest = moments.min_by(|one, other| power(one.1).total_cmp(&power(other.1)));
    let middle = quietest.map_or(0, |(which, _)| which * MOMENT + MOMENT / 2);
    wave.0.rotate_left(middle);
    wave
}

/// How rough the seam of a loop is, as a part of its roughest tenth of a percent elsewhere: above 1 it could be heard.
pub(crate) fn seam(wave: &Wave) -> f32 {
    let count = wave.0.len();
    let sample = |at: usize| wave.0[at % count];
    // The third difference is large where a curve breaks, and small where music swings.
    let bend = |at: usize| {
        (sample(at + 3) - 3.0 * sample(at + 2) + 3.0 * sample(at + 1) - sample(at)).abs()
    };
    let mut bends: Vec<_> = (0..count).map(bend).collect();
    let at_seam =
        bends[count - 64..].iter().chain(&bends[..64]).fold(0.0_f32, |most, bend| most.max(*bend));
    let rank = count - count / 1000;
    let (_, rough, _) = bends.select_nth_unstable_by(rank, f32::total_cmp);
    at_seam / rough.max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_at_the_seam_is_found() {
        let hum = |cycles: f32| {
            let count = 32_000;
            let phase = |at: usize| at as f32 / count as f32 * cycles * std::f32::consts::TAU;
            Wave((0..count).map(|at| phase(at).sin()).collect())
        };
        assert!(seam(&hum(440.0)) < 1.2, "whole periods meet");
        assert!(seam(&hum(440.3)) > 5.0, "a third of a period is missing");
    }

    #[test]
    fn a_loop_with_fewer_samples_sounds_the_same() {
        let tone = |count: usize| {
            Wave(
                (0..count)
                    .map(|at| (at as f32 / count as f32 * 200.0 * std::f32::consts::TAU).sin())
                    .collect(),
            )
        };
        let fewer = resampled(&tone(4000), 3000);
        let off = fewer
            .0
            .iter()
            .zip(&tone(3000).0)
            .map(|(one, other)| (one - other).abs())
            .fold(0.0, f32::max);
        assert!(off < 1e-3, "{off}");
    }
}
