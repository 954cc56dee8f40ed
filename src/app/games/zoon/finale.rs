//! How a match of Zoon ends on the table: all cards turn up, one after the other, the winner's rejoice
//! around their Emblem, and the loser's bow; after a draw both Emblems do.

use bevy::prelude::Entity;

use super::enacting::animate_as;
use crate::app::table::{Motion, Stagehand, Whereabouts};
use crate::rules::zoon::{self, Field, Rank, SEATS, Slot, Zoon, enemy};
use crate::rules::{Outcome, Seat};

/// How many of a side's cards rejoice or bow.
const MOST: usize = 4;

/// See the module.
pub(super) fn show(
    stage: &mut Stagehand<'_, '_, Zoon>,
    outcome: &Outcome,
    turned: Vec<(Entity, String)>,
) {
    for (card, face) in turned {
        // What has fallen lies at rest in its tomb.
        if stage.pawns.whereabouts(card) != Whereabouts::Captive {
            stage.animate_as("turn-up", card, Motion::Reveal(face));
        }
    }
    let winner = SEATS.into_iter().find(|seat| outcome.rank(*seat) == 0);
    let (Some(winner), false) = (winner, outcome.is_draw()) else {
        SEATS.into_iter().for_each(|seat| cheer(stage, "peace", seat, 1));
        return;
    };
    cheer(stage, "bow", enemy(winner), MOST);
    cheer(stage, "triumph", winner, MOST);
}

/// Moves a side's cards on the field, its Emblem first.
fn cheer(stage: &mut Stagehand<'_, '_, Zoon>, cue: &'static str, seat: Seat, most: usize) {
    let lies = |field: &Field, slot: Slot| field.card(slot).whereabouts == zoon::Whereabouts::Field;
    let known = stage.known();
    let mut cards: Vec<Slot> = Slot::of(seat).filter(|slot| lies(known.field(), *slot)).collect();
    let open = stage.opened();
    let is_emblem = |slot: &Slot| {
        open.face(*slot).is_some_and(|kind| stage.tables().face(kind).rank == Rank::Emblem)
    };
    cards.sort_by_key(|slot| !is_emblem(slot));
    for slot in cards.into_iter().take(most) {
        animate_as(stage, cue, slot, Motion::Cheer);
    }
}
