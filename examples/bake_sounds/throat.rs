//! Throats: a rough tone and breath, through the hollows of a mouth.

use std::f64::consts::TAU;

use crate::dice::Dice;
use crate::wave::Wave;

/// What a throat is like.
#[derive(Clone, Copy)]
pub(crate) struct Throat {
    /// The hollows of the mouth: the frequencies that they let through, and how loud.
    pub(crate) hollows: [(f64, f64); 3],
    /// How often a second the voice breaks, and how deeply (0 to 1).
    pub(crate) rough: (f64, f64),
    /// How much breath is in it.
    pub(crate) breath: f64,
}

/// A large cat.
pub(crate) const BIG_CAT: Throat = Throat {
    hollows: [(340.0, 1.0), (780.0, 0.7), (1900.0, 0.2)],
    rough: (34.0, 0.7),
    breath: 0.5,
};
/// A dog or a wolf.
pub(crate) const DOG: Throat = Throat {
    hollows: [(520.0, 1.0), (1150.0, 0.7), (2600.0, 0.25)],
    rough: (60.0, 0.3),
    breath: 0.25,
};
/// A toad with a wide mouth.
pub(crate) const TOAD: Throat = Throat {
    hollows: [(260.0, 0.7), (900.0, 1.0), (1500.0, 0.4)],
    rough: (41.0, 1.0),
    breath: 0.1,
};
/// A beast as large as an elephant.
pub(crate) const GIANT: Throat = Throat {
    hollows: [(220.0, 1.0), (640.0, 0.8), (1300.0, 0.35)],
    rough: (23.0, 0.3),
    breath: 0.2,
};

/// A call: pitch and loudness are formulas of the time in seconds.
pub(crate) fn call(
    throat: Throat,
    seconds: f64,
    hz: impl Fn(f64) -> f64,
    loud: impl Fn(f64) -> f64,
    dice: &mut Dice,
) -> Wave {
    let (often, deep) = throat.rough;
    // A sum of harmonics up to a limit, so that nothing is mirrored below half the rate.
    let tone = Wave::tone(seconds, &hz, |phase| {
        (1..=22).map(|n| (phase * f64::from(n)).sin() / f64::from(n)).sum()
    });
    let mut wander = 0.0;
    let source = tone.with(0.0, throat.breath, &dice.noise(seconds)).shaped(|time| {
        wander += dice.between(-0.02, 0.02);
        1.0 - deep * (0.5 + 0.5 * (TAU * often * time + wander).sin())
    });
    let mouth = throat.hollows.iter().fold(Wave::silence(seconds), |whole, &(hz, gain)| {
        whole.with(0.0, gain, &source.clone().band(hz, 3.5))
    });
    mouth.shaped(loud)
}
