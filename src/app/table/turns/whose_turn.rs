//! Updates [`TurnNow`] from the match.

use bevy::prelude::*;

use super::playing::Playing;
use super::seats::{Seats, TurnNow};
use super::watching::Watching;
use crate::app::table::contract::pieces::Whereabouts;
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::table_game::TableGame;
use crate::rules::{Actor, Seat};

/// Updates [`TurnNow`] after the match has changed.
pub(in crate::app::table) fn tell_whose_turn<G: TableGame>(
    playing: Res<Playing<G>>,
    seats: Res<Seats>,
    watching: Option<Res<Watching>>,
    mut now: ResMut<TurnNow>,
) {
    let here = watching.is_none();
    now.set_if_neq(TurnNow {
        can_undo: here && playing.before_last_decision(&seats).is_some(),
        can_redo: here && playing.to_redo().is_some() && !playing.is_veiled(),
        ..turn_of(&playing, &seats, !here)
    });
}

/// The state of the match, without what can be taken back.
pub(in crate::app::table) fn turn_of<G: TableGame>(
    playing: &Playing<G>,
    seats: &Seats,
    watched: bool,
) -> TurnNow {
    let (actor, view) = (playing.actor(), playing.seen());
    let all = || (0..G::seats(playing.position())).map(Seat);
    let seat = match actor {
        Actor::Seat(seat) => Some(seat),
        _ => None,
    };
    let belongings = |seat| G::belongings(playing.tables(), &view, seat);
    let pawns = playing.scene().pawns;
    let lost = |seat| {
        let side = playing.side_of(seat);
        let taken = pawns.iter().filter(|pawn| pawn.whereabouts == Whereabouts::Captive);
        taken.filter(|pawn| pawn.side == side).count() as u32
    };
    TurnNow {
        actor,
        side: seat.map(|seat| playing.side_of(seat)),
        sides: all().map(|seat| playing.side_of(seat)).collect(),
        // No player decides anything in a replay.
        player: seat.filter(|_| !watched).map(|seat| seats.player(seat)),
        entries: playing.entries().len(),
        told: playing.entries_seen_by(playing.viewer()).len(),
        has_last_turn: playing.history().any(|passed| matches!(passed.actor(), Actor::Seat(_))),
        draw_offered_by: playing.draw_offered_by(),
        scores: all().map(|seat| G::score(playing.tables(), &view, seat)).collect(),
        lost: all().map(lost).collect(),
        belongings: match G::PLAYER_STYLE {
            PlayerStyle::Packs => Vec::new(),
            PlayerStyle::Seats => all().map(belongings).collect(),
        },
        outcome: playing.outcome(),
        ..TurnNow::default()
    }
}
