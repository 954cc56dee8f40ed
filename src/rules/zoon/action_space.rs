//! Every action that can be written down in a level, legal or not. The laws compare it with the
//! legal actions.

use crate::rules::Square;
use crate::rules::zoon::{
    Action, Corner, Kind, Position, SEATS, Slot, Tables, Tactic, TrumpId, TrumpKind, Way, pivot,
};

/// Appends all of them.
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    out.extend(SEATS.map(Action::Begin));
    out.extend(Corner::ALL.map(Action::Touch));
    out.extend(pivot::TURNS.map(Action::Pivot));
    out.extend([Action::Ready, Action::Enough]);
    for number in 0..=tables.tribes().iter().map(|t| t.formations.len()).max().unwrap_or(0) {
        let number = number as u8;
        out.extend([false, true].map(|mirrored| Action::Formation { number, mirrored }));
    }
    for square in tables.grid.squares() {
        out.extend([Action::Flee(square), Action::Exchange(square), Action::Peek(square)]);
        let kinds = (0..tables.faces().len() as u8).map(Kind);
        out.extend(kinds.map(|kind| Action::Deploy { kind, square }));
        let slots = SEATS.into_iter().flat_map(Slot::of);
        out.extend(slots.map(|slot| Action::Reinforce { slot, square }));
    }
    for (from, to) in pairs(tables) {
        out.extend([Way::Path, Way::Green].map(|way| Action::Move { from, to, way }));
        out.push(Action::Rearrange { from, to });
    }
    for trump in SEATS.into_iter().flat_map(TrumpId::of) {
        list_trump(tables, position, trump, out);
    }
}

fn pairs(tables: &Tables) -> impl Iterator<Item = (Square, Square)> {
    let grid = tables.grid;
    grid.squares().flat_map(move |from| grid.squares().map(move |to| (from, to)))
}

/// Every use of a trump that its kind permits, and a few uses that it does not.
fn list_trump(tables: &Tables, position: &Position, trump: TrumpId, out: &mut Vec<Action>) {
    out.push(Action::March(trump));
    let bearers = tables.grid.squares();
    out.extend(bearers.map(|bearer| Action::Equip { trump, bearer }));
    let plan = tables.trump(position.field().tribe(trump.seat()), trump);
    let kind = plan.map(|plan| &plan.kind);
    for (from, to) in pairs(tables) {
        let common = from == to;
        if common || matches!(kind, Some(TrumpKind::Shot { .. })) {
            out.push(Action::Shoot { trump, shooter: from, target: to });
        }
        if common || matches!(kind, Some(TrumpKind::Terrain { .. })) {
            let second = (from != to).then_some(to);
            out.push(Action::Lay { trump, square: from, second });
        }
        if common || matches!(kind, Some(TrumpKind::Tactic(Tactic::Lure { .. }))) {
            out.push(Action::Lure { trump, singer: (from != to).then_some(from), target: to });
        }
        if common || matches!(kind, Some(TrumpKind::Tactic(Tactic::Leap { .. }))) {
            out.push(Action::Leap { trump, from, to });
        }
    }
}
