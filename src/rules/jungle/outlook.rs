//! Questions of computer players and hints beyond the [`crate::rules::Game`] trait: a pawn's moves
//! on an empty board, who captures whom on open land, and the actions that change the match at
//! once.
//!
//! All answers come from the phases' own functions, so they cannot contradict the rules. Judging
//! whether a move is good belongs to the players.

use crate::rules::grid::squares;
use crate::rules::jungle::prey::Meeting;
use crate::rules::jungle::{Action, Kind, Position, Tables, actions};
use crate::rules::{Side, Square};

/// A meeting on land, with neither pawn on a trap.
const OPEN_LAND: Meeting =
    Meeting { from_water: false, to_water: false, victim_trapped: false, attacker_trapped: false };

impl Tables {
    /// J4, J6, J12 and J17: the squares an animal reaches from `from` on an otherwise empty board.
    #[must_use]
    pub fn ways(&self, side: Side, kind: Kind, from: Square) -> u64 {
        let leaps = self.leaps_from(from).filter(|leap| leap.leapers & 1 << kind.index() != 0);
        let ways = leaps.fold(self.steps(from), |set, leap| set | leap.to.bit());
        ways & self.haunt(side, kind)
    }

    /// J7-J9: the animals that `attacker` captures on open land, as a bit set by [`Kind`].
    #[must_use]
    pub fn prey_on_land(&self, attacker: Kind) -> u16 {
        self.prey(OPEN_LAND, attacker)
    }
}

/// Appends the actions that capture or enter the enemy den, in square order.
#[inline]
pub fn noisy_actions(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let (Some(mover), None) = (position.to_move(), position.ending()) else { return };
    let targets = position.pawns(Side(mover.0 ^ 1)) | tables.enemy_den(mover);
    let near = tables.beside(targets) | tables.banks;
    for from in squares(position.pawns(mover) & near) {
        for to in squares(actions::destinations(tables, position, from) & targets) {
            out.push(Action::Move { from, to });
        }
    }
}

/// Whether the mover may move from one square to another now.
#[must_use]
pub fn may_go(tables: &Tables, position: &Position, from: Square, to: Square) -> bool {
    actions::accepts(tables, position, Action::Move { from, to })
}

/// The position as if the mover had passed, which no rule allows. Used to find what the other side
/// threatens.
#[must_use]
pub fn null_move(tables: &Tables, position: &Position) -> Position {
    let mut null_move = position.clone();
    if let Some(mover) = position.to_move() {
        null_move.pass_to(tables, Side(mover.0 ^ 1));
    }
    null_move
}
