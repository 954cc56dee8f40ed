//! Applies the options: to the window before it opens, to the language, and to what follows the
//! title.
//!
//! The title still comes first: it waits for the files, and a message on it, such as the report of
//! a crash, is shown before anything else opens.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::{Launch, Mode, Opens};
use crate::app::kit::packs::held_back::{self, HeldBack};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::platform::black_box::Report;
use crate::app::platform::folders;
use crate::app::saving::{Opening, Reopening, TakingUp};
use crate::data::index;
use crate::saves::Save;

/// The game and level whose set-up opens.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
struct FirstSetUp {
    game: String,
    level: Option<String>,
}

/// The match that opens.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
struct FirstMatch(Reopening);

impl Launch {
    /// Applies the options to a game that has not started.
    pub fn take_effect(self, app: &mut App) {
        let world = app.world_mut();
        if let Some(mut settings) = world.get_resource_mut::<Settings>() {
            settings.for_now = self.language;
        }
        held_back::take_in(world, self.packs);
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world) {
            if let Some((width, height)) = self.size {
                window.resolution.set(width as f32, height as f32);
            }
        }
        if self.mode == Some(Mode::Fullscreen) {
            app.add_systems(Startup, fill_the_screen);
        }
        match self.first {
            Some(Opens::Game(game)) => app.insert_resource(FirstSetUp { game, level: None }),
            Some(Opens::Level(level)) => {
                let game = index::split(&level).map_or("", |(game, _)| game).to_owned();
                app.insert_resource(FirstSetUp { game, level: Some(level) })
            }
            Some(Opens::Match(save)) => app.insert_resource(FirstMatch(reopening(*save))),
            None => return,
        };
        let free = in_state(Screen::Title)
            .and_then(in_state(Overlay::None))
            .and_then(not(resource_exists::<Report>))
            .and_then(not(resource_exists::<HeldBack>));
        let first = (
            open_set_up.run_if(resource_exists::<FirstSetUp>),
            open_match.run_if(resource_exists::<FirstMatch>),
        );
        app.add_systems(Update, first.run_if(free));
    }
}

/// Runs after the window exists: a window created in fullscreen has no size to return to.
fn fill_the_screen(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
}

/// A finished match is watched; an unfinished one continues as a copy with a name of its own.
pub(in crate::app) fn reopening(save: Save) -> Reopening {
    let over = save.head().over;
    let name = if over { None } else { folders::fresh_name(&save.record.game) };
    Reopening { name, save, replay: over, parted: false }
}

fn open_set_up(first: Res<FirstSetUp>, mut opening: Opening, mut commands: Commands) {
    opening.set_up(&first.game, first.level.as_deref());
    commands.remove_resource::<FirstSetUp>();
}

fn open_match(first: Res<FirstMatch>, mut taking: TakingUp, mut commands: Commands) {
    taking.take_up(first.0.clone());
    commands.remove_resource::<FirstMatch>();
}
