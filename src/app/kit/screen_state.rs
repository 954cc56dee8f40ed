//! The current screen and overlay as states: entering and leaving them spawns and despawns what
//! they show.
//!
//! Deliberately absent: what a screen shows.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The current screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Files are loading.
    #[default]
    Loading,
    /// A file of the game is missing.
    Broken,
    /// The title, with a card for every game.
    Title,
    /// The set-up of a match.
    SetUp,
    /// The table.
    Play,
    /// The list of saves.
    Saves,
    /// The editor of levels.
    Editor,
}

/// What is shown over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// Nothing: the screen receives the keys.
    #[default]
    None,
    /// The pause menu.
    Pause,
    /// A question before something is done at the table.
    Confirm,
    /// The result of a match.
    Result,
    /// The player's settings.
    Settings,
    /// What every key and button is for.
    Controls,
    /// The version, where the games come from, and whose work it is.
    About,
    /// The rules, in a few pages.
    Rules,
    /// The list of a game's lessons.
    Lessons,
    /// The puzzles of all games.
    Puzzles,
    /// How finished matches went.
    Statistics,
    /// The names that players have written.
    Names,
    /// The packs that lie over the game's files.
    Packs,
    /// What is new in this version.
    News,
    /// The table of all animals of the level.
    Powers,
    /// A question about a save.
    Ask,
    /// Where an edited level is written.
    KeepLevel,
    /// Why a level cannot be edited.
    Unedited,
    /// A question before an edited level is lost that is not written.
    DropLevel,
    /// A question before the window closes on a match that is not kept.
    Part,
    /// The report of a crash.
    Report,
    /// A notice that the match is being played in another tab.
    Taken,
}

/// Opens and closes overlays; [`Self::back`] returns to the one beneath.
#[derive(SystemParam)]
pub struct Overlays<'w> {
    now: Res<'w, State<Overlay>>,
    next: ResMut<'w, NextState<Overlay>>,
    beneath: ResMut<'w, Beneath>,
}

#[derive(Resource, Default)]
struct Beneath(Vec<Overlay>);

impl Overlays<'_> {
    /// The overlay shown now.
    pub fn now(&self) -> Overlay {
        *self.now.get()
    }

    /// Shows an overlay over the current one.
    pub fn open(&mut self, overlay: Overlay) {
        self.beneath.0.push(*self.now.get());
        self.next.set(overlay);
    }

    /// Returns to the overlay beneath, or to the screen.
    pub fn back(&mut self) {
        self.next.set(self.beneath.0.pop().unwrap_or_default());
    }

    /// Returns to the screen, whatever is beneath.
    pub fn close(&mut self) {
        self.beneath.0.clear();
        self.next.set(Overlay::None);
    }
}

/// Adds both states; must come before anything that uses them.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Overlay>().init_resource::<Beneath>();
}
