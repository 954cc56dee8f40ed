//! How levels look while they are edited, and positions that the editor takes over from the table.
//!
//! A game gives its [`LevelEditor`] in its menu. Deliberately absent: what can be edited, which the data layer says,
//! and edits, which are `crate::editor`.

use bevy::prelude::*;

use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::MatchPlan;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Playing, TableGame, TableSystems};
use crate::data::editing::{Editing, Means, Standing};
use crate::editor::Board;
use crate::rules::{Actor, Square};

/// Cells laid over corners, each with its corner: files and ranks from the bottom left.
pub type Joints = Vec<((u8, u8), String)>;

/// How an editor shows the levels of a game.
#[derive(Clone, Copy, Debug)]
pub struct LevelEditor {
    /// What can be edited.
    pub means: fn() -> Means,
    /// The sheets of the pictures of squares, and of what lies over corners, pieces too.
    pub sheets: [&'static str; 2],
    /// The cell that draws a square; empty where nothing does.
    pub look: fn(&Board, Square) -> String,
    /// What lies over the corners between squares.
    pub joints: fn(&Board) -> Joints,
    /// How wide that is, in squares.
    pub joint: f32,
    /// A pictogram on squares with a letter, where two kinds of squares are drawn alike.
    pub sign: fn(char) -> Option<&'static str>,
    /// Whether positions of running matches can be taken over.
    pub takes_over: bool,
}

/// A position that was taken over from the table, and the plan of its match.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct TakenOver {
    /// The match.
    pub plan: MatchPlan,
    /// The pieces.
    pub pieces: Vec<Standing>,
    /// The seat that moves next.
    pub first: Option<u8>,
}

/// Lets the editor take over positions of a game.
pub(in crate::app) fn takes_over<G: TableGame + Editing>(app: &mut App) {
    app.add_systems(
        Update,
        take_over::<G>
            .in_set(TableSystems::Tell)
            .run_if(resource_exists::<Playing<G>>.and_then(on_message::<TableCommand>)),
    );
}

fn take_over<G: TableGame + Editing>(
    mut table_commands: MessageReader<TableCommand>,
    (playing, plan): (Res<Playing<G>>, Option<Res<MatchPlan>>),
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let asked = table_commands.read().any(|command| *command == TableCommand::EditPosition);
    let Some(plan) = plan.filter(|_| asked) else { return };
    if let Some(pieces) = G::taken_over(playing.tables(), playing.position()) {
        redraw.nudge();
        let first = match G::actor(playing.tables(), playing.position()) {
            Actor::Seat(seat) => Some(seat.0),
            Actor::Chance | Actor::Nobody(_) => None,
        };
        commands.insert_resource(TakenOver { plan: plan.clone(), pieces, first });
    }
}
