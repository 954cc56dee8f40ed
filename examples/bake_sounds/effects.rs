//! The list of all effects: every name, its class, and how it is made.

mod arena;
mod endings;
mod honga;
mod interface;
mod matter;
mod zoon;

use crate::dice::Dice;
use crate::voices;
use crate::wave::{Wave, samples};

/// How loud a sound is meant to be, and which of the player's volumes it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) enum Class {
    Interface,
    Step,
    Hit,
    Voice,
    Ending,
}

impl Class {
    /// The loudest 400 ms of every file of this class, in LUFS.
    pub(crate) fn target(self) -> f64 {
        match self {
            Self::Interface => -26.0,
            Self::Step => -24.0,
            Self::Voice => -22.0,
            Self::Hit | Self::Ending => -20.0,
        }
    }
}

/// Seconds after which every effect has died away, except the endings.
const LONGEST: f64 = 1.25;

/// One effect.
pub(crate) struct Effect {
    pub(crate) name: &'static str,
    pub(crate) class: Class,
    /// What the game adds when it plays the sound, in decibels: less for what is heard all the time.
    pub(crate) gain: f32,
    /// How many variants there are, so that what is heard often does not sound the same each time.
    pub(crate) variants: usize,
    pub(crate) make: fn(&mut Dice) -> Wave,
}

const fn effect(
    name: &'static str,
    class: Class,
    gain: f32,
    variants: usize,
    make: fn(&mut Dice) -> Wave,
) -> Effect {
    Effect { name, class, gain, variants, make }
}

/// Every effect and every voice.
pub(crate) fn all() -> impl Iterator<Item = &'static Effect> {
    [
        interface::LIST,
        matter::LIST,
        arena::LIST,
        zoon::LIST,
        honga::LIST,
        endings::LIST,
        voices::LIST,
    ]
    .into_iter()
    .flatten()
}

impl Effect {
    /// A variant, ready to be made as loud as its class.
    pub(crate) fn variant(&self, variant: usize) -> Wave {
        let mut made =
            (self.make)(&mut Dice::of(self.name, variant)).boxed(0.35).thin(35.0).trimmed();
        let fade = if self.class != Class::Ending && made.seconds() > LONGEST { 0.4 } else { 0.02 };
        if self.class != Class::Ending {
            made.0.truncate(samples(LONGEST));
        }
        // A breath of silence before it, because the encoder smears what is loud at once.
        Wave::silence(0.004).with(0.004, 1.0, &made.faded(0.001, fade))
    }
}
