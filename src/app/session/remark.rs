//! A short message to the player, such as why something cannot be done. Any part may send one.
//!
//! Deliberately absent: where and how it is shown on the screen.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;

/// How long a remark is shown by default.
const REMARK: Duration = Duration::from_secs(4);

/// A short message to the player.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Remark {
    /// A cell of the `icons` sheet.
    pub icon: &'static str,
    /// Its text.
    pub text: LocalText,
    /// How long it is shown.
    pub stays: Duration,
    /// Whether it stays when the match goes on.
    pub outlasts_actions: bool,
}

impl Remark {
    /// A remark that is shown long enough to read a sentence.
    #[must_use]
    pub fn new(icon: &'static str, text: impl Into<LocalText>) -> Self {
        Self { icon, text: text.into(), stays: REMARK, outlasts_actions: false }
    }

    /// Clears the remark being shown.
    #[must_use]
    pub fn nothing() -> Self {
        Self { stays: Duration::ZERO, ..Self::new("close", LocalText::default()) }
    }
}
