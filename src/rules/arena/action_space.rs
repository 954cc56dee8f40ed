//! Every action that can be written down in a position, for the laws.
//!
//! For empty start squares only the simplest movement is listed: the millions of others are
//! rejected for the same reason. Sets of spared animals that include empty squares are left out
//! too.

use crate::rules::Square;
use crate::rules::arena::{
    Action, Heading, MAX_NUMBER, Path, PawnId, Position, SIDES, Tables, movement, pawn_id,
};

/// Appends all of them, each once.
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    out.extend(SIDES.map(Action::Begin));
    out.extend([Action::Enough, Action::EndTurn]);
    out.extend(Heading::all().map(Action::Face));
    let pack = |side| pawn_id::pawns(side, tables.whole_pack(side));
    let all: Vec<PawnId> = SIDES.into_iter().flat_map(pack).collect();
    out.extend(all.iter().copied().map(Action::Free));
    for square in tables.grid.squares() {
        out.extend(all.iter().map(|pawn| Action::Place { pawn: *pawn, square }));
        out.extend(Heading::all().map(|heading| Action::Turn { square, heading }));
        moves(tables, position, square, out);
    }
}

fn moves(tables: &Tables, position: &Position, from: Square, out: &mut Vec<Action>) {
    for first in Heading::all() {
        let bends = [false, true].map(|right| Path::Bent { first, right });
        for distance in 1..=MAX_NUMBER {
            let path = Path::Straight(first);
            let held = movement::squares(tables, from, path, distance)
                .zip(1_u8..distance)
                .filter(|((square, _), _)| position.pawn_at(*square).is_some())
                .fold(0_u8, |set, (_, number)| set | 1 << (number & 7));
            let mover = position.pawn_at(from).is_some();
            // Enumerates every subset of the animals on the way.
            let mut spared = if mover { held } else { 0 };
            loop {
                out.push(Action::Move { from, path, distance, spared });
                if spared == 0 {
                    break;
                }
                spared = (spared - 1) & held;
            }
            if mover && distance > 1 {
                out.extend(bends.map(|path| Action::Move { from, path, distance, spared: 0 }));
            }
        }
    }
}
