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
