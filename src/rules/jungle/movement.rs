//! The squares a pawn can reach: steps and leaps.

use crate::rules::jungle::{Action, Event, Jungle, Kind, Position, Tables};
use crate::rules::{Square, Turn};

/// The squares in reach of the pawn on `from`, empty or held by an enemy. Whether that enemy can be
/// captured is decided in [`super::capture`].
#[inline]
pub(super) fn reach(tables: &Tables, position: &Position, from: Square) -> u64 {
    let (side, kind) = (position.mover(), position.kind_at(from));
    // J4: one square along a file or rank.
    let mut reach = tables.steps(from);
    if tables.leaps(kind) & from.bit() != 0 {
        reach |= leaps(tables, position, from, kind);
    }
    // J5: not onto an own pawn. J6 and J12: not into its own den, nor into water unless it swims.
    reach & !position.pawns(side) & tables.haunt(side, kind)
}

/// J17 and J18: the far banks to which the pawn on `from` can leap, empty or held by an enemy. The
/// rule document does not restrict captures by a leap. Any animal of either side in the water on
/// the line prevents the leap.
#[inline(never)]
fn leaps(tables: &Tables, position: &Position, from: Square, kind: Kind) -> u64 {
    tables
        .leaps_from(from)
        .filter(|leap| leap.leapers & 1 << kind.index() != 0)
        .filter(|leap| leap.over & position.occupied() == 0)
        .fold(0, |far, leap| far | leap.to.bit())
}

/// Moves the pawn and stores the animal it meets. Always inlined: a call costs a fifth more
/// instructions per action.
#[inline(always)]
pub(super) fn resolve(turn: &mut Turn<'_, Jungle>) {
    let Action::Move { from, to } = turn.action else { return };
    let (side, kind) = (turn.position.mover(), turn.position.kind_at(from));
    turn.scratch.met = turn.position.shift(turn.tables, side, kind, from, to);
    turn.position.grow_quiet();
    let tables = turn.tables;
    turn.tell(|| {
        let leapt = tables.steps(from) & to.bit() == 0;
        Event::Moved { side, kind, from, to, leapt }
    });
}
