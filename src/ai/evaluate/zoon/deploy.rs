//! The computer's deployment: card by card, each on any free square, the Emblème first.
//!
//! Where cards lie is drawn anew in every match, so that neither the public formations nor matches
//! played before tell where the Emblème is. Only how often a type lies in which row is settled
//! ([`worth::row`]), and the other side believes just that. Every deployment takes as many decisions
//! as there are squares, and one to be ready.

use super::worth;
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::zoon::{Action, Kind, Position, Rank, Tables, deployment};
use crate::rules::{Dice, Seat, Square};

/// The next action of the seat that deploys; a formation where nothing else may be laid out.
pub(super) fn choose(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    actions: &[Action],
    seed: u64,
) -> Option<Action> {
    if actions.contains(&Action::Ready) {
        return Some(Action::Ready);
    }
    let mut dice = SmallDice::new(seed);
    let hand: Vec<(Kind, u8)> = deployment::hand(tables, position, seat).collect();
    let is_emblem = |kind: &Kind| tables.face(*kind).rank == Rank::Emblem;
    let emblem = hand.iter().map(|(kind, _)| *kind).find(is_emblem);
    let weight = |action: &Action| {
        let Action::Deploy { kind, square } = *action else { return 0 };
        let count = hand.iter().find(|(other, _)| *other == kind).map_or(0, |(_, count)| *count);
        let waits = emblem.is_some_and(|emblem| emblem != kind);
        let fits = !waits && is_free(tables, position, seat, square);
        let rank = tables.face(kind).rank;
        u32::from(fits) * u32::from(count) * worth::row(rank, is_nearest(tables, seat, square))
    };
    let drawn = draw_weighted(actions.iter().map(weight), &mut dice);
    let any = || dice.below(actions.len().max(1) as u32) as usize;
    actions.get(drawn.unwrap_or_else(any)).copied()
}

fn is_free(tables: &Tables, position: &Position, seat: Seat, square: Square) -> bool {
    let slot = deployment::slot_of(tables, seat, square);
    slot.is_some_and(|slot| position.face(slot).is_none())
}

/// Whether a square lies in the row nearest its seat.
fn is_nearest(tables: &Tables, seat: Seat, square: Square) -> bool {
    let slot = deployment::slot_of(tables, seat, square);
    slot.is_some_and(|slot| slot.index() < tables.grid.width)
}
