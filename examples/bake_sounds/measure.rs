//! Loudness and peaks, as broadcasters measure them.

use ebur128::{EbuR128, Error, Mode};

use crate::wave::{RATE, Wave};

/// A way to measure how loud a sound with so many samples a second is, in LUFS.
pub(crate) type Loudness = fn(&Wave, f64) -> Result<f64, Error>;

/// The loudest 400 ms, in LUFS: the fitting measure for sounds that may be shorter than that.
pub(crate) fn loudest(wave: &Wave, rate: f64) -> Result<f64, Error> {
    let mut meter = EbuR128::new(1, rate as u32, Mode::M)?;
    let mut most = f64::NEG_INFINITY;
    let hop = (rate * 0.01) as usize;
    let silence = vec![0.0; hop * 40];
    for block in wave.0.chunks(hop).chain(silence.chunks(hop)) {
        meter.add_frames_f32(block)?;
        most = most.max(meter.loudness_momentary()?);
    }
    Ok(most)
}

/// The loudness of a whole piece, in LUFS.
pub(crate) fn overall(wave: &Wave, rate: f64) -> Result<f64, Error> {
    let mut meter = EbuR128::new(1, rate as u32, Mode::I)?;
    meter.add_frames_f32(&wave.0)?;
    meter.loudness_global()
}

/// The highest peak between the samples too, in dBTP.
pub(crate) fn true_peak(wave: &Wave, rate: f64) -> Result<f64, Error> {
    let mut meter = EbuR128::new(1, rate as u32, Mode::TRUE_PEAK)?;
    meter.add_frames_f32(&wave.0)?;
    Ok(20.0 * meter.true_peak(0)?.max(1e-9).log10())
}

/// Made so much louder or softer that `measure` gives the target. What would be above -1.5 dBTP is pressed down softly.
pub(crate) fn levelled(mut wave: Wave, target: f64, measure: Loudness) -> Result<Wave, Error> {
    for _ in 0..4 {
        let missing = target - measure(&wave, RATE)?;
        wave = limited(wave.scaled(10.0_f64.powf(missing / 20.0)));
    }
    Ok(wave)
}

/// Up to half the range nothing changes; above it, peaks bend towards 0.8.
fn limited(mut wave: Wave) -> Wave {
    const KNEE: f32 = 0.5;
    const TOP: f32 = 0.8;
    for sample in &mut wave.0 {
        let over = sample.abs() - KNEE;
        if over > 0.0 {
            *sample = (KNEE + (TOP - KNEE) * (over / (TOP - KNEE)).tanh()).copysign(*sample);
        }
    }
    wave
}
