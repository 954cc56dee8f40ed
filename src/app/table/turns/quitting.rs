//! Giving up. Between two sides it ends the match; with more sides the others want to play on, so
//! the computer takes the seat over.
//!
//! Only the table handles this: rules and records do not depend on who decides for a seat. When no
//! other person is left, giving up ends such a match too. The shell asks for confirmation and reads
//! in [`Customs`] what giving up would do.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::handover::Handover;
use super::playing::Playing;
use super::seats::{Seats, TurnNow, eyes, seats_of};
use crate::app::session::plan::{Customs, MatchPlan, PlayerKind, Skill};
use crate::app::session::task::TaskNow;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::log::{Log, LogLine};
use crate::app::table::contract::table_game::TableGame;
use crate::rules::{Seat, Side};

/// Plays on for a person who leaves.
const SUBSTITUTE: PlayerKind = PlayerKind::Computer(Skill::Medium);

/// A seat was left to the computer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandedOver(pub Seat);

/// What changes when people come and go.
#[derive(SystemParam)]
pub(in crate::app::table) struct Leaving<'w> {
    handover: ResMut<'w, Handover>,
    pub(super) plan: Option<Res<'w, MatchPlan>>,
    told: MessageWriter<'w, HandedOver>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Customs>()
        .init_resource::<TaskNow>()
        .add_message::<HandedOver>()
        .add_systems(
            Update,
            tell_customs.in_set(TableSystems::Show).run_if(
                resource_changed::<TurnNow>
                    .or_else(resource_changed::<Seats>)
                    .or_else(resource_changed::<TaskNow>),
            ),
        );
}

/// The seat that makes a request: the person whose turn it is, or the first person here.
pub(super) fn asking_seat(now: &TurnNow, seats: &Seats) -> Option<Seat> {
    now.seat().filter(|seat| seats.is_human(*seat)).or_else(|| seats.humans().next())
}

/// Whether the others play on when a person gives up.
fn others_play_on(now: &TurnNow, seats: &Seats) -> bool {
    now.many_sides() && seats.humans().count() > 1
}

/// Updates what giving up and offering a draw mean at this table, for the shell.
fn tell_customs(
    (now, seats, task): (Res<TurnNow>, Res<Seats>, Res<TaskNow>),
    mut customs: ResMut<Customs>,
) {
    let leaver = asking_seat(&now, &seats).filter(|_| others_play_on(&now, &seats));
    let name = |seat: Seat| seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone());
    let (draws, resigns) = (!now.many_sides() && !task.holds(), !task.holds());
    customs.set_if_neq(Customs { draws, resigns, hands_over: leaver.and_then(name) });
}

/// The line of the log that says that a side gives up, or that it had to because its time was over.
#[must_use]
pub fn gives_up(side: Side, time_over: bool) -> LogLine {
    let key = if time_over { "table-log-time-over" } else { "table-log-resigned" };
    LogLine::new(Some(side), key).of_player()
}

/// The requesting seat gives up, or is taken over by the computer.
pub(super) fn give_up<G: TableGame>(
    now: &TurnNow,
    seats: &mut ResMut<Seats>,
    playing: &mut ResMut<Playing<G>>,
    log: &mut Log,
    leaving: &mut Leaving,
) {
    let Some(seat) = asking_seat(now, seats) else { return };
    if !others_play_on(now, seats) {
        if playing.resign(seat).is_ok() {
            log.enter(vec![gives_up(playing.side_of(seat), false)]);
        }
        return;
    }
    if playing.outcome().is_some() {
        return;
    }
    if let Some(plan) = seats.0.get_mut(usize::from(seat.0)) {
        plan.player = SUBSTITUTE;
    }
    leaving.told.write(HandedOver(seat));
    look_anew(seats, playing, &mut leaving.handover);
}

/// Gives all seats back to the players of the plan for another match.
pub(super) fn sit_down_again<G: TableGame>(
    seats: &mut ResMut<Seats>,
    playing: &mut ResMut<Playing<G>>,
    leaving: &mut Leaving,
) {
    let Some(back) = leaving.plan.as_deref().map(|plan| seats_of(plan, playing)) else { return };
    if back == **seats {
        return;
    }
    **seats = back;
    look_anew(seats, playing, &mut leaving.handover);
}

/// Applies a change of players: an open curtain is shut, and a person who is alone now needs none.
fn look_anew<G: TableGame>(
    seats: &Seats,
    playing: &mut ResMut<Playing<G>>,
    handover: &mut Handover,
) {
    playing.look_as(eyes(seats));
    *handover = Handover { opened: handover.opened, ..default() };
    // The seat's next decision is another player's.
    playing.set_changed();
}
