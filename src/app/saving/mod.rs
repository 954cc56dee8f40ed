//! Saves every match, so that it can be continued after the program was closed. Players never have
//! to press a button.
//!
//! [`save worker`] does everything that touches the disk on its own thread; [`autosave`] sends it the
//! match on the table; [`reopening`] brings one back. `crate::saves` defines what a save is and how
//! it survives faults. Deliberately absent: a "save" button, and names that players would have to
//! invent.

mod again;
pub mod autosave;
pub mod blocked_saves;
pub mod bouts;
pub mod claims;
pub mod import;
mod keepsakes;
pub mod miniature;
pub mod notes;
pub mod reopening;
pub mod save_jobs;
pub mod save_worker;
pub mod shelved;
mod tallying;

use bevy::prelude::*;

pub use self::autosave::Kept;
pub use self::blocked_saves::Blocked;
pub use self::claims::TakingUp;
pub use self::import::Brought;
pub use self::reopening::{BadSave, Opening, Reopening, lacks};
pub use self::save_jobs::{Purpose, SaveJob};
pub use self::save_worker::{SaveEvent, SaveWorker};
pub use self::shelved::{KeptState, Shelved, in_words};

use crate::app::kit::screen_state::Screen;
use crate::app::platform::{black_box, folders};
use crate::app::session::plan::MatchPutAside;
use crate::app::table::Enact;
use crate::saves::SaveName;

/// What all games share. An existing [`SaveWorker`] is kept.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<SaveWorker>() {
        app.insert_resource(SaveWorker::new(folders::storage()));
    }
    if cfg!(not(test))
        && let Some(report) = black_box::Report::find()
    {
        app.insert_resource(report);
    }
    app.add_message::<SaveEvent>()
        .add_plugins((shelved::plugin, claims::plugin, blocked_saves::plugin, keepsakes::plugin))
        .add_plugins((tallying::plugin, again::plugin))
        .add_observer(reopening::keep_from_now_on)
        .add_observer(|_: On<MatchPutAside>, mut commands: Commands| commands.queue(let_go))
        .add_systems(PreUpdate, save_worker::send_save_events)
        .add_systems(Update, miniature::show)
        .add_systems(OnExit(Screen::Play), (let_go, forget_match))
        .add_systems(Last, save_worker::finish_on_exit);
}

/// What one game adds.
pub fn game_plugin<G: Enact>(app: &mut App) {
    again::game_plugin::<G>(app);
    autosave::game_plugin::<G>(app);
    reopening::game_plugin::<G>(app);
    keepsakes::game_plugin::<G>(app);
}

/// Stops saving the match on the table and releases it.
fn let_go(world: &mut World) {
    if let Some(kept) = world.remove_resource::<Kept>() {
        release(world, kept.0);
    }
}

/// Gives up the claim on a match.
fn release(world: &mut World, name: SaveName) {
    if let Some(mut worker) = world.get_resource_mut::<SaveWorker>() {
        worker.send(SaveJob::Release(name));
    }
}

fn forget_match(mut commands: Commands) {
    commands.remove_resource::<Reopening>();
    commands.remove_resource::<again::AsFarAsItGoes>();
    commands.remove_resource::<BadSave>();
}

#[cfg(test)]
pub(in crate::app) mod tests;
