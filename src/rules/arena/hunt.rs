//! Hunting squares: points, and the way back to the den. The choice of the den square is a separate
//! decision ([`super::placement`]).

use crate::rules::Turn;
use crate::rules::arena::{Arena, Event, Whereabouts, area};

/// R34: a pawn that reaches an enemy hunting square scores; R57: some score more. R37: it does not
/// stay there, but restarts from its den (R35) on a square its owner chooses next.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Some(pawn) = turn.scratch.mover.filter(|_| turn.scratch.targeted) else { return };
    let square = turn.scratch.to;
    // R4: a pack scores on the enemy's hunting squares.
    if !turn.tables.place(square).is_hunt(area::enemy(pawn.side())) {
        return;
    }
    let points = turn.tables.kind_of(pawn).plan.points;
    turn.position.lift(pawn, Whereabouts::Aside);
    turn.position.add_score(pawn.side(), points);
    turn.scratch.hunted = true;
    turn.tell(|| Event::Hunted { pawn, square, points });
}
