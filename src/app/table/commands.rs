//! Everything that changes the match comes through here: choices, the computer's actions, chance,
//! and requests from buttons and menus.
//!
//! An action somebody here picks cuts playback short and counts at once; all others wait until
//! everything before them has been seen. Buttons only send [`TableRequest`]; whether a request
//! makes sense is told by [`super::seats::TurnNow`], and one that makes none does nothing.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::board::BoardLayout;
use super::dress::{Dress, LogLine};
use super::laying::Relay;
use super::log::Log;
use super::offers::Offers;
use super::playback::Playback;
use super::quitting::asking_seat;
use super::replaying::not_watching;
use super::seats::{Seats, TurnNow};
use super::selection::Chosen;
use super::starting::seed;
use super::turn_told::{Proposed, Standing, TakeProposal, take_standing};
use super::{Playing, TableSystems, gate, laying, quitting, replays, stages};
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::TableRequest;
use crate::rules::{Actor, Game, Seat};

/// A computer player, or somebody elsewhere, has decided. It is dropped when the match has gone
/// another way meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayAction<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// The number of entries after which it was made.
    pub after: usize,
}

/// Actions that wait until everything before them has been seen.
#[derive(Resource, Debug)]
pub struct Waiting<G: Game> {
    actions: VecDeque<G::Action>,
    /// Somebody here has decided: nothing holds it up.
    at_once: bool,
}

impl<G: Game> Default for Waiting<G> {
    fn default() -> Self {
        Self { actions: VecDeque::new(), at_once: false }
    }
}

impl<G: Game> Waiting<G> {
    /// Whether nothing waits; only then is the next player asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// Forgets what waits.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Actions to be carried out one after the other.
    pub(super) fn push(&mut self, actions: Vec<G::Action>) {
        self.actions.extend(actions);
    }

    /// The next action, if its time has come.
    fn next(&mut self, seen_all: bool) -> Option<G::Action> {
        let next = if seen_all || self.at_once { self.actions.pop_front() } else { None };
        self.at_once &= !self.is_empty();
        next
    }
}

pub(super) fn game_plugin<G: Dress>(app: &mut App) {
    app.add_message::<PlayAction<G>>().init_resource::<Waiting<G>>().add_systems(
        Update,
        (
            take_commands::<G>.run_if(not_watching),
            gate::keep_gate::<G>.run_if(not_watching),
            laying::change_eyes::<G>,
            laying::lay_pawns::<G>,
            replays::see_again::<G>,
            take_choices::<G>,
            take_standing::<G>,
            take_proposal::<G>,
            take_actions::<G>,
            draw_lots::<G>.run_if(not_watching),
            carry_out::<G>,
        )
            .chain()
            .in_set(TableSystems::Act)
            .run_if(resource_exists::<Playing<G>>),
    );
}

fn take_choices<G: Dress>(
    mut chosen: MessageReader<Chosen>,
    playing: Res<Playing<G>>,
    offers: Res<Offers<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    let now = playing.entries().len();
    for Chosen { choice, .. } in chosen.read().filter(|chosen| chosen.after == now) {
        let Some(actions) = offers.whole(*choice) else { continue };
        // What was to be played again leads elsewhere once somebody decides anew.
        waiting.clear();
        waiting.actions.extend(actions);
        waiting.at_once = true;
    }
}

/// A proposal is carried out whole and at once, however long one looks at it: so the next key or click finds it done, and what was
/// decided in the same frame comes after it.
fn take_proposal<G: Dress>(
    mut taken: MessageReader<TakeProposal>,
    (playing, now): (Res<Playing<G>>, Res<TurnNow>),
    proposed: Res<Proposed<G>>,
    mut standing: ResMut<Standing>,
    mut playback: ResMut<Playback>,
    mut waiting: ResMut<Waiting<G>>,
) {
    if taken.read().count() > 0 && !proposed.0.is_empty() {
        if G::proposal_stands(playing.tables(), &playing.seen()) {
            now.seat().into_iter().for_each(|seat| standing.add(seat));
        }
        playback.drop_all();
        let decided =
            if waiting.at_once { std::mem::take(&mut waiting.actions) } else { default() };
        waiting.actions = proposed.0.iter().copied().chain(decided).collect();
        waiting.at_once = true;
    }
}

fn take_actions<G: Dress>(
    mut played: MessageReader<PlayAction<G>>,
    playing: Res<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    let now = playing.entries().len();
    waiting
        .actions
        .extend(played.read().filter(|played| played.after == now).map(|played| played.action));
}

/// Chance decides by the referee's dice.
fn draw_lots<G: Dress>(
    playback: Res<Playback>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
) {
    if waiting.is_empty() && playback.is_idle() && playing.actor() == Actor::Chance {
        // The dice turn, but the match stays as it is until the lot is carried out.
        waiting.actions.extend(playing.bypass_change_detection().draw());
    }
}

/// What shows nothing, such as a heading that is kept, is followed at once by what waits behind it.
pub(in crate::app) fn carry_out<G: Dress>(world: &mut World) {
    loop {
        let seen_all = world.resource::<Playback>().is_idle();
        let Some(action) = world.resource_mut::<Waiting<G>>().next(seen_all) else { return };
        if let Err(refused) = stages::resolve::<G>(world, action) {
            // Which one may be hidden from who reads the log.
            warn!("An action cannot be played: {refused}");
            world.resource_mut::<Waiting<G>>().clear();
        }
    }
}

/// Buttons, menus and keys ask; the match changes here and nowhere else.
fn take_commands<G: Dress>(
    mut requests: MessageReader<TableRequest>,
    now: Res<TurnNow>,
    mut seats: ResMut<Seats>,
    mut playing: ResMut<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
    mut table: Changing,
) {
    for request in requests.read() {
        match request {
            TableRequest::Undo => take_back(&seats, &mut playing, &mut waiting, &mut table),
            TableRequest::Redo if waiting.is_empty() => play_again(&seats, &playing, &mut waiting),
            TableRequest::Resign => {
                let Changing { log, leaving, .. } = &mut table;
                quitting::give_up(&now, &mut seats, &mut playing, log, leaving);
            }
            TableRequest::OfferDraw => offer_draw(asking_seat(&now, &seats), &mut playing),
            TableRequest::AnswerDraw(agreed) => answer_draw(*agreed, &mut playing, &mut table),
            TableRequest::Rematch => {
                waiting.clear();
                playing.begin_again(seed(&table.time));
                quitting::sit_down_again(&mut seats, &mut playing, &mut table.leaving);
                table.relay.0 = true;
            }
            TableRequest::Flip => {
                if let Some(layout) = &mut table.layout {
                    layout.flipped ^= true;
                }
            }
            TableRequest::Redo | TableRequest::Leave => {}
        }
    }
}

/// What a request may change besides the match.
#[derive(bevy::ecs::system::SystemParam)]
struct Changing<'w> {
    relay: ResMut<'w, Relay>,
    log: ResMut<'w, Log>,
    layout: Option<ResMut<'w, BoardLayout>>,
    leaving: quitting::Leaving<'w>,
    time: Res<'w, Time<Real>>,
}

/// Back to the last decision of somebody here; the computer's answer to it is taken back too.
fn take_back<G: Dress>(
    seats: &Seats,
    playing: &mut Playing<G>,
    waiting: &mut Waiting<G>,
    table: &mut Changing,
) {
    let Some(earlier) = playing.before_last_decision(seats) else { return };
    playing.go_to(earlier);
    waiting.clear();
    table.relay.0 = true;
}

/// Forward to the next decision of somebody here, seen like the first time.
fn play_again<G: Dress>(seats: &Seats, playing: &Playing<G>, waiting: &mut Waiting<G>) {
    // What was taken back behind a gate comes back behind it.
    if playing.is_veiled() {
        return;
    }
    let mut later = playing.fork();
    while let Some(action) = later.to_redo() {
        // What went without saying comes back with what was said after it.
        let is_unsaid = G::unsaid(later.tables(), later.position()) == Some(action);
        if later.play(action).is_err() {
            return;
        }
        waiting.actions.push_back(action);
        if !is_unsaid && matches!(later.actor(), Actor::Seat(seat) if seats.is_human(seat)) {
            return;
        }
    }
}

fn offer_draw<G: Dress>(seat: Option<Seat>, playing: &mut Playing<G>) {
    if let Some(seat) = seat
        && let Err(refused) = playing.offer_draw(seat)
    {
        debug!("No draw is offered: {refused}");
    }
}

/// The other side answers; at one screen the offer and the answer come from the same hands.
fn answer_draw<G: Dress>(agreed: bool, playing: &mut Playing<G>, table: &mut Changing) {
    let Some(offerer) = playing.draw_offered_by() else { return };
    let others = (0..G::seats(playing.position())).map(Seat);
    let other = |seat: &Seat| playing.side_of(*seat) != playing.side_of(offerer);
    let Some(seat) = others.into_iter().find(other) else { return };
    if playing.answer_draw(seat, agreed).is_ok() && agreed {
        table.log.enter(vec![LogLine { side: None, text: LocalText::new("table-log-drawn") }]);
    }
}
