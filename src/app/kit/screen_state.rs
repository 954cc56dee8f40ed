//! Where the player is and what stands over it, as states: entering and leaving them spawns and clears every screen.
//!
//! Deliberately absent: what a screen shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Files arrive.
    #[default]
    Loading,
    /// A file of the game is missing.
    Broken,
    /// The animals, four games, one button.
    Title,
    /// One sheet before a match.
    SetUp,
    /// The table.
    Play,
    /// The list of saves.
    Saves,
}

/// What stands over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing: the screen has the keys.
    #[default]
    None,
    /// The match rests.
    Pause,
    /// Are you sure?
    Confirm,
    /// The match is over.
    Result,
    /// The player's settings.
    Settings,
    /// The rules in a few pages.
    Rules,
    /// All animals of the level being played.
    Powers,
    /// Shall this be done with a save?
    Ask,
    /// The window is to close, and the match is not kept.
    Part,
    /// What a crash has left.
    Report,
    /// The match is played in another tab.
    Taken,
}

/// Opens and closes overlays; Back returns to the one beneath.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    now: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    beneath: ResMut<'w, Beneath>,
}

#[derive(Resource, Default)]
struct Beneath(Vec<Overlay>);

impl Overlays<'_> {
    /// What is shown now.
    pub fn now(&self) -> Overlay {
        *self.now.get()
    }

    /// Shows an overlay over whatever is there.
    pub fn open(&mut self, overlay: Overlay) {
        self.beneath.0.push(*self.now.get());
        self.next.set(overlay);
    }

    /// Returns to what was beneath.
    pub fn back(&mut self) {
        self.next.set(self.beneath.0.pop().unwrap_or_default());
    }

    /// Returns to the screen, whatever was beneath.
    pub fn close(&mut self) {
        self.beneath.0.clear();
        self.next.set(Overlay::None);
    }
}

/// Both states, before anything that enters them.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Overlay>().init_resource::<Beneath>();
}
