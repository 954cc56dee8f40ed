//! Hunting squares: points, and the way back to the den. Absent: the choice of the den square, a
//! decision of its own ([`super::placement`]).

use crate::rules::Turn;
use crate::rules::arena::{Arena, Event, Whereabouts, area};

/// R34: who reaches an enemy hunting square scores; R57: some score more. R37: it does not stay
/// there, but starts again from its den (R35), which its owner chooses next.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Some(pawn) = turn.scratch.mover.filter(|_| turn.scratch.targeted) else { return };
    let square = turn.scratch.to;
    // R4: one's own pack scores on the enemy's squares.
    if !turn.tables.place(square).is_hunt(area::enemy(pawn.side())) {
        return;
    }
    let points = turn.tables.kind_of(pawn).plan.points;
    turn.position.lift(pawn, Whereabouts::Aside);
    turn.position.add_score(pawn.side(), points);
    turn.scratch.hunted = true;
    turn.tell(|| Event::Hunted { pawn, square, points });
}
