//! The HUD: panels, buttons and marks around the board, for every game.
//!
//! Games provide plain values through [`explain::Explain`]; [`feed`] fetches them, panels show
//! them. Buttons and keys send a
//! [`TableCommand`](crate::app::session::table_command::TableCommand). Deliberately absent: the
//! names of games, rules, and everything on the board that a player can pick.

pub mod afterwards;
pub mod bad_level;
pub mod bar;
pub mod card_panel;
pub mod card_print;
mod dial;
pub mod explain;
pub mod feed;
pub mod handover_panel;
pub mod hint;
pub mod keys;
pub mod layout;
pub mod legend;
pub mod log_panel;
pub mod log_rows;
mod loupe;
pub mod marks;
mod moments;
mod nearer;
pub mod numbers;
pub mod papers;
mod parting;
mod plate_clock;
pub mod plates;
pub mod powers;
mod refusals;
mod replay_bar;
mod replay_keys;
mod retelling;
mod seat_plates;
pub mod signs;
mod sounds;
mod spoken;
#[cfg(not(target_arch = "wasm32"))]
mod spoken_nodes;
#[cfg(target_arch = "wasm32")]
mod spoken_page;
pub mod spoken_places;
pub mod status;
pub mod switches;
mod task_panel;
mod times;
mod tips;
pub mod turn_panel;
pub mod typed_line;
pub mod viewer;
mod why;

use bevy::prelude::*;

pub use self::explain::{Card, Explain, Ground, NumberRow};

use crate::ai::AiGame;
use crate::app::kit::screen_state::Screen;
use crate::app::table::{TableGame, TableSystems};

/// The order of the HUD within a frame: hints are part of what the table draws, and panels show what has just been seen.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HudSystems {
    /// Handles keys and buttons of the HUD.
    Hear,
    /// Searches for hints, before pawns move.
    Hint,
    /// Converts the game's answers to plain values, after pawns have moved.
    Feed,
    /// Updates panels and marks.
    Show,
}

/// Lets the HUD run in this order beside the table's systems.
fn order(app: &mut App) {
    app.configure_sets(
        Update,
        (
            HudSystems::Hear.after(TableSystems::Listen).before(TableSystems::Act),
            HudSystems::Hint.after(TableSystems::Show).before(TableSystems::Play),
            (HudSystems::Feed, HudSystems::Show).chain().after(TableSystems::Play),
        )
            .run_if(in_state(Screen::Play)),
    );
}

/// What all games share.
pub fn plugin(app: &mut App) {
    order(app);
    app.add_plugins((
        (layout::plugin, legend::plugin),
        afterwards::plugin,
        (plates::plugin, plate_clock::plugin, seat_plates::plugin),
        (log_panel::plugin, retelling::plugin, why::plugin),
        card_panel::plugin,
        (card_print::plugin, handover_panel::plugin, parting::plugin),
        bad_level::plugin,
        (bar::plugin, tips::plugin, signs::plugin, task_panel::plugin),
        keys::plugin,
        status::plugin,
        (turn_panel::plugin, viewer::plugin, moments::plugin, replay_bar::plugin),
        (powers::plugin, marks::plugin, nearer::plugin, loupe::plugin),
        switches::plugin,
        (hint::plugin, sounds::plugin),
        (spoken::plugin, spoken_places::plugin, typed_line::plugin, times::plugin),
    ));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(spoken_nodes::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(spoken_page::plugin);
}

/// What a player who listens needs of it, for tests without panels.
#[cfg(test)]
pub(in crate::app) fn by_ear<G: TableGame + Explain>(app: &mut App) {
    order(app);
    app.add_plugins((
        status::plugin,
        spoken::plugin,
        spoken_places::plugin,
        typed_line::plugin,
        times::plugin,
    ));
    spoken_places::game_plugin::<G>(app);
}

/// What one game adds.
pub fn game_plugin<G: TableGame + Explain + AiGame>(app: &mut App) {
    feed::game_plugin::<G>(app);
    hint::game_plugin::<G>(app);
    spoken_places::game_plugin::<G>(app);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    /// The sets that ran, in their order.
    #[derive(Resource, Default)]
    struct Ran(Vec<&'static str>);

    #[test]
    fn hints_come_before_pawns_move_and_panels_after_they_have_moved() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin).init_state::<Screen>().init_resource::<Ran>();
        // In the wrong order, so that no set comes in time by chance.
        let ran = |set: &'static str| move |mut ran: ResMut<Ran>| ran.0.push(set);
        app.add_systems(Update, ran("panels").in_set(HudSystems::Show))
            .add_systems(Update, ran("answers").in_set(HudSystems::Feed))
            .add_systems(Update, ran("pawns").in_set(TableSystems::Play))
            .add_systems(Update, ran("hints").in_set(HudSystems::Hint))
            .add_systems(Update, ran("marks").in_set(TableSystems::Show));
        app.configure_sets(Update, (TableSystems::Show, TableSystems::Play).chain());
        order(&mut app);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        assert_eq!(
            app.world().resource::<Ran>().0,
            ["marks", "hints", "pawns", "answers", "panels"]
        );
    }
}
