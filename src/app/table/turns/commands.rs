//! The systems that change the match: choices, the computer's actions, chance, and commands of
//! keys, buttons and menus.
//!
//! An action picked by a person here cuts playback short and counts at once; all others wait until
//! everything before them has been seen. Buttons only send a [`TableCommand`]; [`TurnNow::why_not`]
//! says whether it makes sense now, and one that makes none does nothing.

use bevy::prelude::*;

use super::offers::Offers;
use super::playing::{NeedsRelayout, Playing, seed};
use super::quitting::asking_seat;
use super::seats::{Seats, TurnNow};
use super::seen::TurnSeen;
use super::turn_told::{Proposed, StandingProposals};
use super::waiting::{PlayAction, Waiting};
use super::{quitting, resolving};
use crate::app::session::plan::{MatchPlan, MatchStarted};
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::TaskNow;
use crate::app::table::contract::log::{Log, LogLine};
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::selection::Chosen;
use crate::rules::{Actor, Seat};

pub(in crate::app::table) fn take_choices<G: TableGame>(
    mut chosen: MessageReader<Chosen>,
    playing: Res<Playing<G>>,
    offers: Res<Offers<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    for Chosen(offer) in chosen.read() {
        let Some(actions) = offers.whole(*offer, &playing) else { continue };
        // A new decision replaces the actions that were to be played again.
        waiting.clear();
        waiting.actions.extend(actions);
        waiting.at_once = true;
    }
}

/// Carries a proposal out whole and at once, without waiting for playback, so that the next key or
/// click finds it done. A decision of the same frame comes after it.
pub(in crate::app::table) fn take_proposal<G: TableGame>(
    In(stands): In<bool>,
    mut table_commands: MessageReader<TableCommand>,
    (playing, now): (Res<Playing<G>>, Res<TurnNow>),
    proposed: Res<Proposed<G>>,
    mut proposals: ResMut<StandingProposals>,
    mut playback: ResMut<Playback>,
    mut waiting: ResMut<Waiting<G>>,
) {
    let taken =
        table_commands.read().filter(|command| **command == TableCommand::TakeProposal).count() > 0;
    if (taken || stands) && !proposed.0.is_empty() {
        if G::proposal_stands(playing.tables(), &playing.seen()) {
            now.seat().into_iter().for_each(|seat| proposals.add(seat));
        }
        playback.drop_all();
        let decided =
            if waiting.at_once { std::mem::take(&mut waiting.actions) } else { default() };
        waiting.actions = proposed.0.iter().copied().chain(decided).collect();
        waiting.at_once = true;
    }
}

pub(in crate::app::table) fn take_actions<G: TableGame>(
    mut played: MessageReader<PlayAction<G>>,
    playing: Res<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    let now = playing.entries().len();
    waiting
        .actions
        .extend(played.read().filter(|played| played.after == now).map(|played| played.action));
}

/// Draws lots from the referee's dice.
pub(in crate::app::table) fn draw_lots<G: TableGame>(
    playback: Res<Playback>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    if waiting.is_empty() && playback.is_idle() && playing.actor() == Actor::Chance {
        // The dice change, but the match stays as it is until the lot is carried out.
        waiting.actions.extend(playing.bypass_change_detection().draw());
    }
}

/// Carries out waiting actions. One that shows nothing, such as keeping a heading, is followed at
/// once by the next.
pub(in crate::app) fn carry_out<G: TableGame>(world: &mut World) {
    loop {
        let seen_all = world.resource::<Playback>().is_idle();
        let Some(action) = world.resource_mut::<Waiting<G>>().next(seen_all) else { return };
        if let Err(refused) = resolving::resolve::<G>(world, action) {
            // The action is not logged, because it may be hidden from the reader.
            warn!("An action cannot be played: {refused}");
            world.resource_mut::<Waiting<G>>().clear();
        }
    }
}

/// Handles what buttons, menus and keys ask of the match.
pub(in crate::app::table) fn take_commands<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    now: Res<TurnNow>,
    mut seats: ResMut<Seats>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
    mut table: Changing,
    mut commands: Commands,
) {
    for command in table_commands.read() {
        match command {
            // A task takes back whole steps.
            TableCommand::Undo if table.task.holds() => {}
            TableCommand::Undo => take_back(&seats, &mut playing, &mut waiting, &mut table),
            TableCommand::Redo if waiting.is_empty() => play_again(&seats, &playing, &mut waiting),
            TableCommand::Resign => {
                let Changing { log, leaving, .. } = &mut table;
                quitting::give_up(&now, &mut seats, &mut playing, log, leaving);
            }
            TableCommand::OfferDraw => offer_draw(asking_seat(&now, &seats), &mut playing),
            TableCommand::AnswerDraw(agreed) => answer_draw(*agreed, &mut playing, &mut table),
            TableCommand::Rematch => {
                waiting.clear();
                playing.begin_again(seed(&table.time));
                quitting::sit_down_again(&mut seats, &mut playing, &mut table.leaving);
                table.relayout.0 = true;
                *table.seen = TurnSeen::default();
                if let Some(plan) = &table.leaving.plan {
                    commands.trigger(MatchStarted(MatchPlan::clone(plan)));
                }
            }
            _ => {}
        }
    }
}

/// What a command may change besides the match.
#[derive(bevy::ecs::system::SystemParam)]
pub(in crate::app::table) struct Changing<'w> {
    relayout: ResMut<'w, NeedsRelayout>,
    seen: ResMut<'w, TurnSeen>,
    log: ResMut<'w, Log>,
    leaving: quitting::Leaving<'w>,
    time: Res<'w, Time<Real>>,
    task: Res<'w, TaskNow>,
}

/// Goes back to the last decision of a person here; the computer's answer to it is taken back too.
fn take_back<G: TableGame>(
    seats: &Seats,
    playing: &mut Playing<G>,
    waiting: &mut Waiting<G>,
    table: &mut Changing,
) {
    let Some(earlier) = playing.before_last_decision(seats) else { return };
    playing.go_to(earlier);
    waiting.clear();
    table.relayout.0 = true;
}

/// Goes forward to the next decision of a person here, animated like the first time.
fn play_again<G: TableGame>(seats: &Seats, playing: &Playing<G>, waiting: &mut Waiting<G>) {
    // An action taken back behind a curtain is played again behind it.
    if playing.is_veiled() {
        return;
    }
    let mut later = playing.fork();
    while let Some(action) = later.to_redo() {
        // A default action is played again together with the one after it.
        let is_default = G::default_action(later.tables(), later.position()) == Some(action);
        if later.play(action).is_err() {
            return;
        }
        waiting.actions.push_back(action);
        if !is_default && matches!(later.actor(), Actor::Seat(seat) if seats.is_human(seat)) {
            return;
        }
    }
}

fn offer_draw<G: TableGame>(seat: Option<Seat>, playing: &mut Playing<G>) {
    if let Some(seat) = seat
        && let Err(refused) = playing.offer_draw(seat)
    {
        debug!("No draw is offered: {refused}");
    }
}

/// The other side answers; at a shared screen the same people make the offer and answer it.
fn answer_draw<G: TableGame>(agreed: bool, playing: &mut Playing<G>, table: &mut Changing) {
    let Some(offerer) = playing.draw_offered_by() else { return };
    let others = (0..G::seats(playing.position())).map(Seat);
    let other = |seat: &Seat| playing.side_of(*seat) != playing.side_of(offerer);
    let Some(seat) = others.into_iter().find(other) else { return };
    if playing.answer_draw(seat, agreed).is_ok() && agreed {
        table.log.enter(vec![LogLine::new(None, "table-log-drawn")]);
    }
}
