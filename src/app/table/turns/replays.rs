//! Shows once more what happened: to a player who takes the screen what the others did meanwhile,
//! and to anybody who asks the last turn.
//!
//! The pawns are laid as they were before, and the same stages carry out what followed once more,
//! as this viewer may hear it; in the end everything stands where it stood. The match and its
//! entries do not change.

use bevy::prelude::*;

use super::handover::{Again, SeeAgain};
use super::playing::Playing;
use super::resolving;
use super::seats::Seats;
use super::waiting::Waiting;
use crate::app::kit::settings::Settings;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::cloth::Board;
use crate::app::table::contract::known_view::KnownView;
use crate::app::table::contract::pieces::{Pawn, Standing};
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::{Playback, Telling};
use crate::app::table::turns::watching::Watching;
use crate::referee::Match;
use crate::rules::{Actor, Seat, Viewer};

/// Asks for the last turn when the command comes and nothing is being shown or decided.
pub(in crate::app::table) fn ask_again<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    (playback, waiting): (Res<Playback>, Res<Waiting<G>>),
    watching: Option<Res<Watching>>,
    mut again: ResMut<SeeAgain>,
) {
    let asked = table_commands.read().any(|command| *command == TableCommand::ShowAgain);
    if asked && playback.is_idle() && waiting.is_empty() && watching.is_none() {
        again.0 = Some(Again::LastTurn);
    }
}

/// Shows what [`SeeAgain`] asks for.
pub(in crate::app::table) fn see_again<G: TableGame>(world: &mut World) {
    let Some(again) = std::mem::take(&mut world.resource_mut::<SeeAgain>().0) else { return };
    let is_instant = world.resource::<Settings>().playback.stretch() == 0.0;
    let playing = world.resource::<Playing<G>>();
    let viewer = playing.viewer();
    let actions = match (again, viewer) {
        (Again::Others, Viewer::Seat(seat)) => others_last(playing, seat),
        (Again::Others, Viewer::Spectator) => Vec::new(),
        (Again::LastTurn, _) => last_turn(playing, viewer),
    };
    if is_instant || actions.is_empty() {
        return;
    }
    let mut past = playing.fork();
    past.go_to(past.entries().len() - actions.len());
    lay::<G>(world, &past, viewer);
    for action in actions {
        let Ok(resolution) = past.begin(action) else { return };
        let here = |seat| world.resource::<Seats>().is_human(seat);
        if let Actor::Seat(seat) = past.actor() {
            let telling = if here(seat) { Telling::Own } else { Telling::Others };
            world.resource_mut::<Playback>().tell(telling);
        }
        past.commit(resolving::enact_again(world, resolution));
    }
}

/// What the other seats decided since this one did.
fn others_last<G: TableGame>(playing: &Playing<G>, seat: Seat) -> Vec<G::Action> {
    let others = playing.history().rev().map_while(|passed| {
        let by_other = matches!(passed.actor(), Actor::Seat(other) if other != seat);
        passed.action().filter(|_| by_other)
    });
    let mut actions: Vec<G::Action> = others.collect();
    actions.reverse();
    actions
}

/// What happened since the viewer's last decision, or the last turn if nothing did.
fn last_turn<G: TableGame>(playing: &Playing<G>, viewer: Viewer) -> Vec<G::Action> {
    let by_other = |actor| match (actor, viewer) {
        (Actor::Seat(seat), Viewer::Seat(me)) => seat != me,
        _ => false,
    };
    let mut decided = playing.history().rev().map(|passed| passed.actor());
    let answered = decided.find(|actor| matches!(actor, Actor::Seat(_))).is_some_and(by_other);
    let mut whose = None;
    let shown = playing.history().rev().map_while(|passed| {
        let turn = G::turn_of(&passed.view(viewer), passed.actor());
        let belongs = match passed.actor() {
            actor if answered && actor != Actor::Chance => by_other(actor),
            Actor::Seat(_) => *whose.get_or_insert(turn) == turn,
            Actor::Chance => true,
            Actor::Nobody(_) => false,
        };
        passed.action().filter(|_| belongs).map(|action| (passed.actor(), action))
    });
    let mut shown: Vec<(Actor, G::Action)> = shown.collect();
    shown.reverse();
    // Lots drawn before the first decision belong to what came before.
    let lots = shown.iter().take_while(|(actor, _)| *actor == Actor::Chance).count();
    let lots = if lots == shown.len() { 0 } else { lots };
    shown.drain(lots..).map(|(_, action)| action).collect()
}

/// Lays the pawns of another moment.
fn lay<G: TableGame>(world: &mut World, game: &Match<G>, viewer: Viewer) {
    let view = game.view(viewer);
    let scene = G::stage(game.tables(), &G::shown_to(&view));
    let mut boards = world.query_filtered::<Entity, With<Board>>();
    let Some(board) = boards.iter(world).next() else { return };
    let mut pawns = world.query_filtered::<Entity, With<Pawn>>();
    for pawn in pawns.iter(world).collect::<Vec<_>>() {
        world.despawn(pawn);
    }
    scene.spawn(board, &mut world.commands());
    world.insert_resource::<Standing>(scene.standing);
    world.insert_resource(KnownView::<G>::new(view));
    world.flush();
}
