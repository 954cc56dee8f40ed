//! Laying the table: from a match to the things on the table, at the start, after undo, after a
//! jump.
//!
//! The board is laid once for a match; the pawns are laid again whenever the match has changed
//! other than by carrying out an action, and playback is emptied then. All these occasions use the
//! same code, so undo shows the same as a fresh start.

use std::sync::Arc;

use bevy::prelude::*;

use super::seat_clocks::SeatClocks;
use crate::app::kit::content::scenes::send_for_scenes;
use crate::app::session::over::MatchOver;
use crate::app::session::task::TaskNow;
use crate::app::table::board::cards::Faces;
use crate::app::table::board::cloth;
use crate::app::table::board::cloth::Board;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::marks::Lit;
use crate::app::table::board::ranks::Ranks;
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::known_view::KnownView;
use crate::app::table::contract::log::{Log, LogLine};
use crate::app::table::contract::looks::{BoardLook, Cells};
use crate::app::table::contract::pieces::{Pawn, Standing};
use crate::app::table::contract::table_game::{TableGame, log_line};
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::choices::Choices;
use crate::app::table::turns::handover::{Curtain, Handover};
use crate::app::table::turns::lighting::Retold;
use crate::app::table::turns::offers::Offers;
use crate::app::table::turns::playing::{NeedsRelayout, Playing, heard};
use crate::app::table::turns::quitting::gives_up;
use crate::app::table::turns::seats::{Seats, TurnNow, eyes, sits_far};
use crate::app::table::turns::seen::TurnSeen;
use crate::app::table::turns::turn_told::{Proposed, TurnTold};
use crate::app::table::turns::waiting::Waiting;
use crate::referee::{Entry, Match};
use crate::rules::{Spot, Viewer};

/// Where the current level draws its spots.
#[derive(Resource, Clone, Default, Debug)]
pub(in crate::app::table) struct DrawnCells(pub(in crate::app::table) Vec<(Spot, Cells)>);

/// Puts a match on the table, the board included.
pub fn put_on_table<G: TableGame>(world: &mut World, played: Match<G>, seats: Seats) {
    clear_table::<G>(world);
    let look = G::board(played.tables());
    let viewer = eyes(&seats);
    let flipped = matches!(viewer, Viewer::Seat(seat) if sits_far::<G>(&played, seat));
    let drawn = world.get_resource::<DrawnCells>().map_or(&[][..], |drawn| &drawn.0);
    let layout = BoardLayout { flipped, ..layout_of(&played, &look, drawn) };
    cloth::spawn(&mut world.commands(), &look, layout.sketch.as_deref());
    world.insert_resource(layout);
    world.insert_resource(G::PLAYER_STYLE);
    send_for_scenes(world, &[&[look.curtain], look.scenes].concat());
    world.insert_resource(Curtain(look.curtain));
    world.insert_resource(Faces::new(look.faces));
    world.insert_resource(Ranks::new(look.ranks));
    world.insert_resource(seats);
    world.init_resource::<SeatClocks>();
    let log = whole_log(&played, viewer, world.resource());
    world.insert_resource(log);
    world.insert_resource(Playing::new(played, viewer));
    world.insert_resource(NeedsRelayout(true));
    world.flush();
}

/// Where the spots of a match's board lie. `drawn` is what its level draws.
pub(in crate::app) fn layout_of<G: TableGame>(
    played: &Match<G>,
    look: &BoardLook,
    drawn: &[(Spot, Cells)],
) -> BoardLayout {
    let mut sketch = G::sketch(played.tables(), drawn, G::seats(played.position()));
    let spare = sketch.as_mut().map(|sketch| std::mem::take(&mut sketch.others));
    let spare = spare.into_iter().flatten().map(Arc::new).collect();
    let sketch = sketch.map(Arc::new);
    let (cards, cells) = (!look.faces.is_empty(), look.cells.clone());
    let (choices, points) = (look.choices, look.points);
    let fresh = BoardLayout::new(look.grid, false);
    BoardLayout { cards, cells, choices, points, sketch, spare, ..fresh }
}

/// Takes everything of a match off the table.
pub fn clear_table<G: TableGame>(world: &mut World) {
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    for board in boards.iter(world).collect::<Vec<_>>() {
        world.despawn(board);
    }
    world.remove_resource::<Playing<G>>();
    world.remove_resource::<BoardLayout>();
    world.insert_resource(Waiting::<G>::default());
    world.insert_resource(Log::default());
    world.insert_resource(Standing::default());
    world.insert_resource(TurnNow::default());
    world.insert_resource(TaskNow::default());
    world.insert_resource(MatchOver::default());
    world.insert_resource(TurnSeen::default());
    world.insert_resource(Choices::default());
    world.insert_resource(Offers::<G>::default());
    world.insert_resource(Proposed::<G>::default());
    world.insert_resource(Anchors::default());
    world.insert_resource(TurnTold::default());
    world.insert_resource(Lit::default());
    world.insert_resource(Retold::default());
    world.insert_resource(Handover::default());
    world.remove_resource::<KnownView<G>>();
    world.insert_resource(Playback::default());
}

/// When another viewer looks at the screen, lays everything as that viewer knows it.
pub(in crate::app::table) fn change_eyes<G: TableGame>(
    playing: Res<Playing<G>>,
    mut eyes: Local<Option<Viewer>>,
    clocks: Res<SeatClocks>,
    mut relayout: ResMut<NeedsRelayout>,
    mut log: ResMut<Log>,
) {
    let before = eyes.replace(playing.viewer());
    if before == *eyes {
        return;
    }
    relayout.0 = true;
    *log = whole_log(&playing, playing.viewer(), &clocks);
}

/// The log from the start, as a viewer heard it. The clocks say whether a seat gave up because its
/// time was over. What is no phase's event, such as resigning, is
/// heard by all.
#[must_use]
pub(super) fn whole_log<G: TableGame>(
    played: &Match<G>,
    viewer: Viewer,
    clocks: &SeatClocks,
) -> Log {
    let (mut log, tables) = (Log::default(), played.tables());
    for passed in played.history() {
        let Some(mut resolution) = passed.again() else {
            log.enter(match passed.entry {
                Entry::Resign(seat) => {
                    let side = G::side_of(passed.position(), seat);
                    vec![gives_up(side, clocks.fell(side))]
                }
                Entry::DrawAgreed => vec![LogLine::new(None, "table-log-drawn")],
                Entry::TimeUp | Entry::Action(_) => Vec::new(),
            });
            continue;
        };
        let mut told = Vec::new();
        for index in 0..G::TURN.len() {
            resolution.step(tables, index);
            told.extend(heard(&resolution, viewer));
        }
        let seen = G::known_to(tables, resolution.position(), viewer);
        let lines = told.iter().filter_map(|event| log_line::<G>(tables, &seen, event));
        log.enter(lines.collect());
    }
    log
}

/// Lays every pawn where the match has it. Nothing is left to be seen of those that lay there before.
pub(in crate::app::table) fn lay_pawns<G: TableGame>(
    playing: Res<Playing<G>>,
    (board, pawns): (Query<Entity, With<Board>>, Query<Entity, With<Pawn>>),
    mut relayout: ResMut<NeedsRelayout>,
    mut playback: ResMut<Playback>,
    mut standing: ResMut<Standing>,
    mut log: ResMut<Log>,
    mut commands: Commands,
) {
    if !std::mem::take(&mut relayout.0) {
        return;
    }
    playback.drop_all();
    let Ok(board) = board.single() else { return };
    for pawn in &pawns {
        commands.entity(pawn).despawn();
    }
    let scene = playing.scene();
    commands.insert_resource(KnownView::<G>::new(playing.seen()));
    scene.spawn(board, &mut commands);
    *standing = scene.standing;
    log.cut(playing.entries().len());
}
