//! The computer's deployment: card by card, each on any free square, the Emblème first.
//!
//! The places are drawn at random in every match, so that neither the public formations nor earlier matches reveal the
//! Emblème. It lies in the row nearest its player in seven of eight matches, out of reach, and any other card is equally likely
//! on any square. Every deployment takes one decision for each square, and one to be ready.

use super::card_score::rows_ahead;
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::zoon::{Action, Kind, Position, Rank, Tables, deployment};
use crate::rules::{Dice, Seat, Square};

/// The next action of the seat that deploys; a formation if nothing else is allowed.
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
        let often = if emblem != Some(kind) { 1 } else { usual(tables, seat, square) };
        u32::from(fits) * u32::from(count) * often
    };
    let drawn = draw_weighted(actions.iter().map(weight), &mut dice);
    let any = || dice.below(actions.len().max(1) as u32) as usize;
    actions.get(drawn.unwrap_or_else(any)).copied()
}

/// How often the Emblème is laid out on a square: 4 on average over two rows.
pub(super) fn usual(tables: &Tables, seat: Seat, square: Square) -> u32 {
    if rows_ahead(tables, seat, square) == 0 { 7 } else { 1 }
}

fn is_free(tables: &Tables, position: &Position, seat: Seat, square: Square) -> bool {
    let slot = deployment::slot_of(tables, seat, square);
    slot.is_some_and(|slot| position.face(slot).is_none())
}
