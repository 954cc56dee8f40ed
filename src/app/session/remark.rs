//! What is said in passing, such as why something cannot be done; whoever has something to say sends one.
//!
//! Deliberately absent: where and how long it is shown on the screen.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;

/// How long a remark stands.
const REMARK: Duration = Duration::from_secs(4);

/// Says something in passing.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Remark {
    /// A cell of the `icons` sheet.
    pub icon: &'static str,
    /// The words.
    pub text: LocalText,
    /// How long they stand.
    pub stays: Duration,
    /// Whether they stand although the match goes on.
    pub outlasts_actions: bool,
}

impl Remark {
    /// A remark that stands as long as a sentence needs.
    #[must_use]
    pub fn new(icon: &'static str, text: impl Into<LocalText>) -> Self {
        Self { icon, text: text.into(), stays: REMARK, outlasts_actions: false }
    }

    /// Takes back what was said last.
    #[must_use]
    pub fn nothing() -> Self {
        Self { stays: Duration::ZERO, ..Self::new("close", LocalText::default()) }
    }
}
