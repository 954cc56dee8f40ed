//! What is heard: any part asks for a sound by its name, and one plugin plays it.

use bevy::prelude::*;

/// Asks for a sound of `assets/sounds/sounds.ron`. An unknown name is not heard.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct PlaySound {
    /// The name of the sound.
    pub name: String,
    /// Where it comes from, -1 at the left edge of the window to 1 at the right.
    pub pan: f32,
}

impl PlaySound {
    /// A sound from the middle.
    #[must_use]
    pub fn of(name: impl Into<String>) -> Self {
        Self { name: name.into(), pan: 0.0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>();
}
