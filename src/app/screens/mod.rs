//! The screens and what lies over them: the way from the icon on the desktop to a match and back.
//!
//! [`Screen`] says where the player is, [`Overlay`] what stands over it; both are states, so every screen is one function that
//! spawns it and the engine clears it away. Back is back everywhere. Deliberately absent: the table itself, which lives in
//! [`Screen::Play`] and speaks to the shell by the messages of [`plan`].

mod asking;
pub mod company;
pub mod game_list;
pub mod levels;
pub mod loading;
mod parting;
pub mod pause;
pub mod plan;
mod report;
pub mod result;
pub mod rules;
pub mod saves;
mod saves_presses;
mod saves_row;
pub mod settings_sheet;
pub mod setup;
mod setup_seats;
pub mod setup_sheet;
mod taken;
pub mod title;
pub mod title_cards;
pub mod widgets;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::input::menus::{MenuSystems, forget_from};
use super::input::{Intent, Intents};
use super::window::Awake;
pub use plan::{
    Customs, First, MatchEnded, MatchPlan, PlayerKind, Ranked, SeatPlan, Skill, TableRequest,
    TableStepsBack,
};
pub use result::MatchOver;

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

/// All screens and overlays.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .init_resource::<Beneath>()
        .init_resource::<game_list::GameList>()
        .add_systems(Update, step_back.after(MenuSystems))
        .add_systems(OnEnter(Overlay::None), begin_menus_afresh)
        .add_systems(Last, stay_for_transitions)
        .add_plugins((
            loading::plugin,
            levels::plugin,
            title::plugin,
            setup::plugin,
            plan::plugin,
            pause::plugin,
            result::plugin,
            (saves::plugin, saves_presses::plugin, asking::plugin, parting::plugin),
            (taken::plugin, report::plugin),
            rules::plugin,
            settings_sheet::plugin,
            widgets::plugin,
        ));
    for screen in [Screen::Broken, Screen::Title, Screen::SetUp, Screen::Play, Screen::Saves] {
        app.add_systems(OnEnter(screen), clear_overlays);
    }
}

fn clear_overlays(mut overlays: Overlays, mut commands: Commands) {
    commands.queue(forget_from(0));
    if overlays.now() != Overlay::None {
        overlays.close();
    }
}

fn begin_menus_afresh(mut commands: Commands) {
    commands.queue(forget_from(1));
}

/// Back, on every screen: the overlay first, then the screen; the table has the first say on its own.
fn step_back(
    intents: Intents,
    screen: Res<State<Screen>>,
    table: Res<TableStepsBack>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) {
    let (back, pause) = (intents.just(Intent::Back), intents.just(Intent::Pause));
    if !back && !pause {
        return;
    }
    match (overlays.now(), screen.get()) {
        (Overlay::None, Screen::SetUp | Screen::Saves) if back => next.set(Screen::Title),
        (Overlay::None, Screen::Play) if pause || !table.0 => overlays.open(Overlay::Pause),
        (Overlay::None, _) => {}
        (Overlay::Pause, _) => overlays.back(),
        _ if back => overlays.back(),
        _ => {}
    }
}

/// A new screen needs a few frames to be laid out, focused and drawn.
fn stay_for_transitions(
    mut screens: MessageReader<StateTransitionEvent<Screen>>,
    mut overlays: MessageReader<StateTransitionEvent<Overlay>>,
    mut awake: ResMut<Awake>,
) {
    if screens.read().count() + overlays.read().count() > 0 {
        awake.nudge();
    }
}

#[cfg(test)]
pub(in crate::app) mod tests;
