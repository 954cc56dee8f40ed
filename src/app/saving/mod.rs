//! Saves every match, so that it can be continued after the program was closed. Players never have
//! to press a button.
//!
//! [`keeper`] does everything that touches the disk on its own thread; [`autosave`] sends it the
//! match on the table; [`reopening`] brings one back. `crate::saves` defines what a save is and how
//! it survives faults. Deliberately absent: a "save" button, and names that players would have to
//! invent.

pub mod autosave;
pub mod bringing;
pub mod claims;
pub mod errands;
pub mod hindrance;
pub mod keeper;
pub mod miniature;
pub mod notes;
pub mod reopening;
pub mod shelved;

use bevy::prelude::*;

pub use self::autosave::Kept;
pub use self::bringing::Brought;
pub use self::claims::TakingUp;
pub use self::errands::{Errand, Purpose};
pub use self::hindrance::InTheWay;
pub use self::keeper::{Keeper, News};
pub use self::reopening::{BadSave, Opening, Reopening};
pub use self::shelved::{KeptState, Shelved, in_words};

use crate::app::kit::screen_state::Screen;
use crate::app::platform::{black_box, folders};
use crate::app::session::plan::MatchPutAside;
use crate::app::table::Dress;
use crate::saves::SaveName;

/// What all games share. An existing [`Keeper`] is kept.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Keeper>() {
        app.insert_resource(Keeper::new(folders::storage()));
    }
    if cfg!(not(test))
        && let Some(report) = black_box::Report::find()
    {
        app.insert_resource(report);
    }
    app.add_message::<News>()
        .add_plugins((shelved::plugin, claims::plugin, hindrance::plugin))
        .add_observer(reopening::keep_from_now_on)
        .add_observer(|_: On<MatchPutAside>, mut commands: Commands| commands.queue(let_go))
        .add_systems(PreUpdate, keeper::pass_on_news)
        .add_systems(Update, miniature::show)
        .add_systems(OnExit(Screen::Play), (let_go, forget_match))
        .add_systems(Last, keeper::finish_on_exit);
}

/// What one game adds.
pub fn game_plugin<G: Dress>(app: &mut App) {
    autosave::game_plugin::<G>(app);
    reopening::game_plugin::<G>(app);
}

/// Stops saving the match on the table and releases it.
fn let_go(world: &mut World) {
    if let Some(kept) = world.remove_resource::<Kept>() {
        release(world, kept.0);
    }
}

/// Gives up the claim on a match.
fn release(world: &mut World, name: SaveName) {
    if let Some(mut keeper) = world.get_resource_mut::<Keeper>() {
        keeper.send(Errand::Release(name));
    }
}

fn forget_match(mut commands: Commands) {
    commands.remove_resource::<Reopening>();
    commands.remove_resource::<BadSave>();
}

#[cfg(test)]
pub(in crate::app) mod tests;
