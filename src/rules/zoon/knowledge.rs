//! What every viewer can infer about a face: cards that were seen or pointed at.
//!
//! A card's set of possible faces only shrinks, and every change is reported ([`Event::Narrowed`]).
//! A change may depend on public information and on what was done with the card, never on the face
//! itself. That other cards use up a face is not considered here; [`super::determinize`] does that.

use crate::rules::Turn;
use crate::rules::zoon::{Event, Field, Kind, Rank, Ranks, Slot, Tables, Tribe, Zoon};

/// The faces in a tribe's bit set.
pub(super) fn kinds(tribe: &Tribe, set: u16) -> impl Iterator<Item = Kind> + Clone + use<'_> {
    tribe.kinds().filter(move |kind| set & tribe.bit(*kind) != 0)
}

/// The only face of a set that has exactly one.
#[inline]
pub(super) fn only(tribe: &Tribe, set: u16) -> Option<Kind> {
    let mut left = kinds(tribe, set);
    (set.count_ones() == 1).then(|| left.next()).flatten()
}

/// Reduces a card's possible faces to those for which `holds` returns true.
pub(super) fn narrow(
    turn: &mut Turn<'_, Zoon>,
    slot: Slot,
    holds: impl Fn(&Tables, &Field, Kind) -> bool,
) {
    let (tables, field) = (turn.tables, turn.position.field());
    let (tribe, before) = (tables.tribe(field.tribe(slot.seat())), field.card(slot).may_be);
    // Most cards that fight or shoot again are already certain.
    if before.count_ones() <= 1 {
        return;
    }
    let fitting = kinds(tribe, before).filter(|kind| holds(tables, field, *kind));
    let may_be = fitting.fold(0, |set, kind| set | tribe.bit(kind));
    if may_be != before {
        turn.position.field.card_mut(slot).may_be = may_be;
        turn.tell(|| Event::Narrowed { slot, may_be });
    }
}

/// Z58: a player points at a card to show its type.
pub(super) fn point_at(turn: &mut Turn<'_, Zoon>, slot: Slot, ranks: Ranks) {
    narrow(turn, slot, |tables, _, kind| ranks.has(tables.face(kind).rank));
}

/// The owner of a card answers whether it is of a type.
pub(super) fn answer(turn: &mut Turn<'_, Zoon>, slot: Slot, rank: Rank, yes: bool) {
    narrow(turn, slot, |tables, _, kind| (tables.face(kind).rank == rank) == yes);
}

/// Every viewer sees the face of a card.
pub(super) fn reveal(turn: &mut Turn<'_, Zoon>, slot: Slot, kind: Kind) {
    let field = &mut turn.position.field;
    let face = turn.tables.tribe(field.tribe(slot.seat())).bit(kind);
    field.card_mut(slot).may_be = face;
    field.turn_state_mut().turn_up(slot);
    turn.tell(|| Event::Revealed { slot, kind });
}
