//! A stretch of sound, and what can be done to it.

use std::f64::consts::TAU;

use fundsp::prelude64::{An, AudioNode, Frame, bandpass, bandpass_hz, highpass_hz, lowpass_hz};
use fundsp::typenum::U1;

/// Samples a second, of effects and music alike.
pub(crate) const RATE: f64 = 32_000.0;

/// One channel of sound.
#[derive(Clone, Default)]
pub(crate) struct Wave(pub(crate) Vec<f32>);

/// How many samples a time takes.
pub(crate) fn samples(seconds: f64) -> usize {
    (seconds * RATE).round().max(0.0) as usize
}

impl Wave {
    /// Silence, to lay other sounds on.
    pub(crate) fn silence(seconds: f64) -> Self {
        Self(vec![0.0; samples(seconds)])
    }

    /// A sound from a formula of the time in seconds.
    pub(crate) fn of(seconds: f64, mut value: impl FnMut(f64) -> f64) -> Self {
        Self((0..samples(seconds)).map(|at| value(at as f64 / RATE) as f32).collect())
    }

    /// A tone whose pitch moves: both formulas are of the time in seconds.
    pub(crate) fn tone(
        seconds: f64,
        mut hz: impl FnMut(f64) -> f64,
        mut shape: impl FnMut(f64) -> f64,
    ) -> Self {
        let mut phase = 0.0;
        Self::of(seconds, |time| {
            phase += hz(time) / RATE;
            shape(phase * TAU)
        })
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.0.len() as f64 / RATE
    }

    /// The same with another sound laid on top, later by some seconds.
    pub(crate) fn with(mut self, at: f64, gain: f64, other: &Self) -> Self {
        let start = samples(at);
        self.0.resize(self.0.len().max(start + other.0.len()), 0.0);
        for (sample, added) in self.0[start..].iter_mut().zip(&other.0) {
            *sample += added * gain as f32;
        }
        self
    }

    /// As loud as a formula of the time says.
    pub(crate) fn shaped(mut self, mut gain: impl FnMut(f64) -> f64) -> Self {
        for (at, sample) in self.0.iter_mut().enumerate() {
            *sample *= gain(at as f64 / RATE) as f32;
        }
        self
    }

    pub(crate) fn scaled(self, gain: f64) -> Self {
        self.shaped(|_| gain)
    }

    /// Through one of the library's filters.
    fn through<Filter: AudioNode<Inputs = U1, Outputs = U1>>(
        mut self,
        mut filter: An<Filter>,
    ) -> Self {
        filter.set_sample_rate(RATE);
        for sample in &mut self.0 {
            *sample = filter.filter_mono(*sample);
        }
        self
    }

    /// Without what lies above a frequency.
    pub(crate) fn dull(self, hz: f64) -> Self {
        self.through(lowpass_hz(audible(hz), 0.7))
    }

    /// Without what lies below a frequency.
    pub(crate) fn thin(self, hz: f64) -> Self {
        self.through(highpass_hz(audible(hz), 0.7))
    }

    /// Only what lies around a frequency: the larger `q`, the narrower.
    pub(crate) fn band(self, hz: f64, q: f64) -> Self {
        self.through(bandpass_hz(audible(hz), q as f32))
    }

    /// Only what lies around a frequency that moves with the time.
    pub(crate) fn swept(mut self, q: f64, mut hz: impl FnMut(f64) -> f64) -> Self {
        let mut filter = bandpass();
        filter.set_sample_rate(RATE);
        for (at, sample) in self.0.iter_mut().enumerate() {
            let centre = audible(hz(at as f64 / RATE));
            *sample = filter.tick(&Frame::from([*sample, centre, q as f32]))[0];
        }
        self
    }

    /// Driven into a soft limit, which makes it rougher and fuller.
    pub(crate) fn driven(mut self, amount: f64) -> Self {
        let most = self.peak().max(1e-9);
        for sample in &mut self.0 {
            *sample = (f64::from(*sample / most) * amount).tanh() as f32;
        }
        self
    }

    /// With edges that begin and end at nothing.
    pub(crate) fn faded(mut self, first: f64, last: f64) -> Self {
        let (first, last, count) = (samples(first), samples(last), self.0.len());
        for (at, sample) in self.0.iter_mut().enumerate() {
            let into = (at as f32 / first.max(1) as f32).min(1.0);
            let out = ((count - 1 - at) as f32 / last.max(1) as f32).min(1.0);
            *sample *= into * out * out * (3.0 - 2.0 * out);
        }
        self
    }

    /// Without the silence at the end, which would only cost bytes.
    pub(crate) fn trimmed(mut self) -> Self {
        let floor = self.peak() * 0.002;
        let heard =
            self.0.iter().rposition(|sample| sample.abs() > floor).map_or(0, |last| last + 1);
        self.0.truncate(heard);
        self
    }

    pub(crate) fn peak(&self) -> f32 {
        self.0.iter().fold(0.0, |most, sample| most.max(sample.abs()))
    }

    /// Heard within a small wooden box: a few early, dull reflections. They make sounds that share no source belong together.
    pub(crate) fn boxed(self, amount: f64) -> Self {
        let echo = self.clone().dull(2600.0).thin(160.0);
        [
            (0.0071, 0.5),
            (0.0117, -0.36),
            (0.0173, 0.3),
            (0.0241, -0.22),
            (0.0337, 0.16),
            (0.0463, 0.1),
        ]
        .into_iter()
        .fold(self, |wave, (later, gain)| wave.with(later, gain * amount, &echo))
    }
}

/// Filters are unstable at half the rate.
fn audible(hz: f64) -> f32 {
    hz.clamp(20.0, RATE * 0.46) as f32
}

/// Falls to a thousandth within some seconds.
pub(crate) fn decay(time: f64, seconds: f64) -> f64 {
    (-6.9 * time / seconds).exp()
}

/// Rises and falls once within some seconds: zero at both ends, 1 at `top` (0 to 1 of the whole).
pub(crate) fn hump(time: f64, seconds: f64, top: f64) -> f64 {
    let part = (time / seconds).clamp(0.0, 1.0);
    let angle = if part < top { part / top } else { (1.0 - part) / (1.0 - top) };
    (angle * std::f64::consts::FRAC_PI_2).sin().powi(2)
}

/// Straight from one value to another within some seconds, in equal ratios.
pub(crate) fn glide(time: f64, seconds: f64, from: f64, to: f64) -> f64 {
    from * (to / from).powf((time / seconds).clamp(0.0, 1.0))
}
