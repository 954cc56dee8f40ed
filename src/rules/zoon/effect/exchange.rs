//! The Zoon exchanges places with a friendly Zoon of a given type, chosen by its owner.

use std::ops::ControlFlow;

use super::ask;
use crate::rules::zoon::{
    Action, Effect, Event, Pending, Position, Rank, Ranks, Slot, Tables, Visit, Zoon, knowledge,
};
use crate::rules::{Square, Turn};

/// The owner's Zoons of this type on the field.
fn friends(
    tables: &Tables,
    position: &Position,
    zoon: Slot,
    rank: Rank,
) -> impl Iterator<Item = (Slot, Square)> {
    let of_rank = move |slot: &Slot| {
        *slot != zoon && position.face(*slot).is_some_and(|kind| tables.face(kind).rank == rank)
    };
    let standing = position.field().standing(zoon.seat());
    standing.filter(move |(slot, _)| of_rank(slot)).map(|(slot, card)| (slot, card.square))
}

/// The type that a Zoon exchanges places with. The Zoon was turned up, so the type is public.
pub(in crate::rules::zoon) fn partner(
    tables: &Tables,
    position: &Position,
    zoon: Slot,
) -> Option<Rank> {
    match tables.face(position.face(zoon)?).star {
        Some(Effect::ExchangeWith { rank }) => Some(rank),
        _ => None,
    }
}

/// Visits every choice.
pub(in crate::rules::zoon) fn each(
    tables: &Tables,
    position: &Position,
    zoon: Slot,
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let Some(rank) = partner(tables, position, zoon) else { return ControlFlow::Continue(()) };
    friends(tables, position, zoon, rank)
        .map(|(_, square)| Action::Exchange(square))
        .try_for_each(visit)
}

/// Without such a friend nothing happens; both players can see that there is none.
pub(super) fn apply(turn: &mut Turn<'_, Zoon>, zoon: Slot, rank: Rank) {
    if friends(turn.tables, turn.position, zoon, rank).next().is_some() {
        ask(turn, Pending::Exchange(zoon));
        return;
    }
    for slot in Slot::of(zoon.seat()) {
        let here = turn.position.field().standing(zoon.seat()).any(|(other, _)| other == slot);
        if here && slot != zoon {
            knowledge::answer(turn, slot, rank, false);
        }
    }
}

/// Exchanges the two Zoons. Choosing the friend reveals its type (Z58).
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>, square: Square) {
    let Some(friend) = turn.position.field.slot_at(square) else { return };
    let Some(Pending::Exchange(slot)) = turn.position.field.turn_state_mut().pending.pop() else {
        return;
    };
    if let Some(rank) = partner(turn.tables, turn.position, slot) {
        knowledge::point_at(turn, friend, Ranks::of(&[rank]));
    }
    turn.position.field.exchange(slot, friend);
    turn.tell(|| Event::Exchanged { slot, friend });
}
