//! The computer's deployment: one of the ready-made formations, mirrored or not, with a few
//! exchanges that leave the Emblème where it is.

use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Action, Position, Rank, Slot, Tables};
use crate::rules::{Dice, Seat, Square};

/// The most exchanges.
const EXCHANGES: u16 = 3;

/// The next action of the seat that deploys.
pub(super) fn choose(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    actions: &[Action],
    seed: u64,
) -> Option<Action> {
    let mut dice = SmallDice::new(seed);
    let mut any = |holds: &dyn Fn(&Action) -> bool| {
        let fitting: Vec<Action> = actions.iter().copied().filter(|a| holds(a)).collect();
        fitting.get(dice.below(fitting.len().max(1) as u32) as usize).copied()
    };
    if let Some(formation) = any(&|action| matches!(action, Action::Formation { .. })) {
        return Some(formation);
    }
    let exchange = any(&|action| is_sensible(tables, position, seat, action));
    let fill = any(&|action| is_filling(tables, position, seat, action));
    if actions.contains(&Action::Ready) {
        let more = position.rearrangements(seat) < EXCHANGES && dice.below(2) == 0;
        return exchange.filter(|_| more).or(Some(Action::Ready));
    }
    fill
}

fn slot_at(tables: &Tables, seat: Seat, square: Square) -> Option<Slot> {
    let index = tables.deployment(seat).iter().position(|other| *other == square)?;
    Some(Slot::new(seat, index as u8))
}

/// Two cards of one row exchange places, neither of them the Emblème.
fn is_sensible(tables: &Tables, position: &Position, seat: Seat, action: &Action) -> bool {
    let Action::Rearrange { from, to } = action else { return false };
    let free = |square: &Square| {
        let kind = slot_at(tables, seat, *square).and_then(|slot| position.face(slot));
        kind.is_some_and(|kind| tables.face(kind).rank != Rank::Emblem)
    };
    from.0 / tables.grid.width == to.0 / tables.grid.width && free(from) && free(to)
}

/// A card is laid on an empty square; the Emblème in the row nearest its player.
fn is_filling(tables: &Tables, position: &Position, seat: Seat, action: &Action) -> bool {
    let Action::Deploy { kind, square } = action else { return false };
    let Some(slot) = slot_at(tables, seat, *square) else { return false };
    let back = slot.index() < tables.grid.width;
    let hidden = tables.face(*kind).rank != Rank::Emblem || back;
    position.face(slot).is_none() && hidden
}
