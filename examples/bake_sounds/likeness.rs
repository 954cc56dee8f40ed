//! How alike two sounds are to the ear: their loudness in 26 bands, fifty times a second.

use rustfft::FftPlanner;
use rustfft::num_complex::Complex;

use crate::wave::{RATE, Wave, samples};

/// Bands, as far apart as the ear tells them.
pub(crate) const BANDS: usize = 26;

/// Quieter than the loudest moment by this many decibels is silence.
const RANGE: f32 = 55.0;

const WINDOW: usize = 1024;

/// By how many fiftieths of a second two sounds may be moved against each other before they are compared.
const SHIFT: usize = 2;

/// Loudness above silence, in decibels, one row for each fiftieth of a second.
pub(crate) struct Portrait(pub(crate) Vec<[f32; BANDS]>);

pub(crate) fn portrait(wave: &Wave) -> Portrait {
    let fft = FftPlanner::new().plan_fft_forward(WINDOW);
    let hop = samples(0.02);
    let edges: Vec<_> = (0..BANDS + 2).map(edge).collect();
    let rows = (0..wave.0.len().div_ceil(hop)).map(|row| {
        let mut spectrum: Vec<_> = (0..WINDOW)
            .map(|at| {
                let sample = (row * hop + at).checked_sub(WINDOW / 2).and_then(|at| wave.0.get(at));
                let bell = 0.5 - 0.5 * (std::f32::consts::TAU * at as f32 / WINDOW as f32).cos();
                Complex::new(sample.copied().unwrap_or(0.0) * bell, 0.0)
            })
            .collect();
        fft.process(&mut spectrum);
        std::array::from_fn(|band| band_power(&spectrum, &edges[band..band + 3]))
    });
    let powers: Vec<[f32; BANDS]> = rows.collect();
    let most = powers.iter().flatten().fold(1e-12_f32, |most, power| most.max(*power));
    let decibels = |power: f32| (10.0 * (power / most).max(1e-12).log10() + RANGE).max(0.0);
    Portrait(powers.into_iter().map(|row| row.map(decibels)).collect())
}

/// The frequencies between which the bands lie, in steps of equal size to the ear (mel).
fn edge(which: usize) -> f64 {
    let mel = |hz: f64| 2595.0 * (1.0 + hz / 700.0).log10();
    let (low, high) = (mel(45.0), mel(12_000.0));
    let here = low + (high - low) * which as f64 / (BANDS + 1) as f64;
    700.0 * (10.0_f64.powf(here / 2595.0) - 1.0)
}

fn band_power(spectrum: &[Complex<f32>], edges: &[f64]) -> f32 {
    let place = |hz: f64| hz / RATE * WINDOW as f64;
    let (low, middle, high) = (place(edges[0]), place(edges[1]), place(edges[2]));
    let first = low.floor() as usize;
    let weighed = (first..=high.ceil() as usize).map(|bin| {
        let at = bin as f64;
        let rising = (at - low) / (middle - low).max(1.0);
        let falling = (high - at) / (high - middle).max(1.0);
        rising.min(falling).clamp(0.0, 1.0) as f32 * spectrum[bin].norm_sqr()
    });
    weighed.sum()
}

/// The difference in decibels, averaged over everything that is heard in one of the two; small shifts in time do not count.
pub(crate) fn distance(one: &Portrait, other: &Portrait) -> f32 {
    let shifts = (0..=SHIFT).flat_map(|shift| {
        [difference(&one.0, &other.0, shift), difference(&other.0, &one.0, shift)]
    });
    shifts.fold(f32::INFINITY, f32::min)
}

fn difference(early: &[[f32; BANDS]], late: &[[f32; BANDS]], shift: usize) -> f32 {
    let (mut sum, mut weight) = (0.0, 0.0);
    for row in 0..early.len().max(late.len() + shift) {
        let one = early.get(row).copied().unwrap_or_default();
        let other =
            row.checked_sub(shift).and_then(|row| late.get(row)).copied().unwrap_or_default();
        for (one, other) in one.into_iter().zip(other) {
            // What is loud in one of them weighs more than what is faint in both.
            let heard = one.max(other) / RANGE;
            sum += heard * (one - other).powi(2);
            weight += heard;
        }
    }
    (sum / weight.max(1e-6)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::decay;

    fn tone(hz: f64, gain: f64) -> Portrait {
        portrait(&Wave::tone(0.3, |_| hz, f64::sin).shaped(|time| gain * decay(time, 0.3)))
    }

    #[test]
    fn pitch_tells_sounds_apart_and_loudness_does_not() {
        assert!(distance(&tone(300.0, 0.5), &tone(300.0, 0.05)) < 0.5);
        assert!(distance(&tone(300.0, 0.5), &tone(900.0, 0.5)) > 10.0);
    }

    #[test]
    fn rhythm_tells_sounds_apart() {
        let knock = Wave::tone(0.05, |_| 500.0, f64::sin).shaped(|time| decay(time, 0.05));
        let twice = |apart| portrait(&knock.clone().with(apart, 1.0, &knock));
        assert!(distance(&twice(0.1), &twice(0.1)) < 0.01);
        assert!(distance(&twice(0.1), &twice(0.25)) > 8.0);
    }
}
