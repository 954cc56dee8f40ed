//! Settings with a few named choices.
//!
//! Deliberately absent: the colours, which are a choice of their own in `palette`.

use bevy::prelude::*;
use bevy::reflect::ReflectDeserialize;
use serde::Deserialize;

/// How fast the table plays actions back.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum Playback {
    /// No animation.
    Instant,
    /// Half the normal time.
    Fast,
    /// The normal time.
    #[default]
    Normal,
    /// Twice the normal time.
    Slow,
    /// The normal time, and each step of what others do waits for the player.
    StepByStep,
}

impl Playback {
    /// Every speed, in the order the settings show them.
    pub const ALL: [Self; 5] =
        [Self::Instant, Self::Fast, Self::Normal, Self::Slow, Self::StepByStep];

    /// The factor for an animation's normal time; 0 means no animation.
    pub fn stretch(self) -> f32 {
        match self {
            Self::Instant => 0.0,
            Self::Fast => 0.5,
            Self::Normal | Self::StepByStep => 1.0,
            Self::Slow => 2.0,
        }
    }
}

/// How long the strongest opponent thinks.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum ThinkingTime {
    /// A quarter of its own time.
    Short,
    /// Its own time, a second or two.
    #[default]
    Usual,
    /// Four times its own time.
    Long,
}

impl ThinkingTime {
    /// Every time, in the order the settings show them.
    pub const ALL: [Self; 3] = [Self::Short, Self::Usual, Self::Long];

    /// How many positions it searches where its own number is `nodes`. A time would give other actions on each machine.
    pub fn of(self, nodes: u64) -> u64 {
        match self {
            Self::Short => nodes.div_ceil(4),
            Self::Usual => nodes,
            Self::Long => nodes.saturating_mul(4),
        }
    }
}

/// The letters of texts.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum Typeface {
    /// The game's own choice.
    #[default]
    Usual,
    /// Plain, wide letters for readers with dyslexia.
    EasierToRead,
}

impl Typeface {
    /// Every typeface, in the order the settings show them.
    pub const ALL: [Self; 2] = [Self::Usual, Self::EasierToRead];

    /// The factor for sizes with which lines of all typefaces are about as long.
    pub fn scale(self) -> f32 {
        match self {
            Self::Usual => 1.0,
            Self::EasierToRead => 0.92,
        }
    }
}

/// Whether the player has chosen less motion.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default, Deserialize)]
#[serde(from = "MotionWritten")]
pub enum ReducedMotion {
    /// As the system or the browser asks, at any time.
    #[default]
    AsSystem,
    /// Pictures fade, and nothing moves.
    On,
    /// Everything moves.
    Off,
}

impl ReducedMotion {
    /// Every choice, in the order the settings show them.
    pub const ALL: [Self; 3] = [Self::AsSystem, Self::On, Self::Off];
}

/// How files have it. Earlier ones have a switch, whose `false` was written together with any
/// other setting, so it tells nothing of the player's wish.
#[derive(Deserialize)]
#[serde(untagged)]
enum MotionWritten {
    Switch(bool),
    Named(String),
}

impl From<MotionWritten> for ReducedMotion {
    fn from(written: MotionWritten) -> Self {
        match written {
            MotionWritten::Switch(true) => Self::On,
            MotionWritten::Named(name) if name == "On" => Self::On,
            MotionWritten::Named(name) if name == "Off" => Self::Off,
            MotionWritten::Switch(false) | MotionWritten::Named(_) => Self::AsSystem,
        }
    }
}
