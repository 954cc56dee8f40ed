//! Whose decision is pending, and what is left of the turn.
//!
//! Everything here is public, so a viewer hears of it as one fact ([`super::Event::Awaits`]). A
//! movement may leave decisions behind, of whichever side they belong to: they lie on a stack, and
//! the topmost is decided first. Absent: who may do what, which is asked in [`super::actions`], and
//! any change but laying down and taking off; [`super::upkeep`] keeps this.

use crate::rules::arena::{PawnId, Position};
use crate::rules::{Seat, Side, Stack};

/// A decision that an action left behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    /// None: fills the unused part of the stack.
    #[default]
    Nothing,
    /// Where this pawn shall point (R9, R12); keeping its heading is an answer.
    Face(PawnId),
    /// On which den square this pawn starts again (R35, R53, R56, R85).
    Place(PawnId),
    /// Whom the rescuer frees (R83).
    Free {
        /// Who freed them, and is not to be freed itself.
        rescuer: PawnId,
        /// How many more may be freed.
        left: u8,
    },
}

/// R10: the actions that every turn has, as long as there is somebody who can act.
pub const COMPULSORY: u8 = 2;

/// The most decisions that lie on the stack.
pub const MAX_PENDING: usize = 24;

/// The part of a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// The lot decides who does the first thing.
    Lot,
    /// The packs are placed (R5).
    Placing,
    /// The match proper.
    Playing,
}

/// Whose decision is pending, and what is left of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The part of the match.
    pub stage: Stage,
    /// The side whose turn it is; without meaning before the lot fell.
    pub to_move: Side,
    /// In set-up, the side that places second and so takes the first turn (R7); else the first side.
    pub second: Side,
    /// Actions used in this turn, or pawns placed in this round.
    pub done: u8,
    /// The turn is a compensation for a liberation (R86).
    pub compensated: bool,
    /// One animal acts twice in it (R86).
    pub doubled: bool,
    /// The next turn will be a compensation.
    pub owed: bool,
    /// The pawns that acted in this turn.
    pub acted: u32,
    /// Those of them that may not act again in any case (R36).
    pub spent: u32,
    /// Four players, two a side (R99).
    pub teams: bool,
    /// The mate who acted last: 0 or 1.
    pub hand: u8,
    pub(super) pending: Stack<Pending, MAX_PENDING>,
}

impl TurnState {
    /// Before the lot falls.
    #[must_use]
    pub fn new(teams: bool) -> Self {
        Self {
            stage: Stage::Lot,
            to_move: Side(0),
            second: Side(0),
            done: 0,
            compensated: false,
            doubled: false,
            owed: false,
            acted: 0,
            spent: 0,
            teams,
            hand: 0,
            pending: Stack::default(),
        }
    }

    /// The topmost pending decision.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        self.pending.top()
    }

    /// Every pending decision, the topmost last.
    #[must_use]
    pub fn stack(&self) -> &[Pending] {
        self.pending.as_slice()
    }

    /// Actions that a turn has at most: two (R10), three in compensation unless one animal acts twice
    /// (R86).
    #[inline]
    #[must_use]
    pub fn actions_in_turn(&self, inside_three: bool) -> u8 {
        COMPULSORY + u8::from(self.compensated && (inside_three || !self.doubled))
    }

    /// The side that owes the pending decision, or whose turn it is.
    #[inline]
    #[must_use]
    pub fn decider(&self) -> Side {
        match self.pending() {
            Some(Pending::Face(pawn) | Pending::Place(pawn)) => pawn.side(),
            _ => self.to_move,
        }
    }

    /// The mate of the deciding side whose decision it is, 0 or 1, if `next` takes its side's next
    /// action. R99: who acted goes on deciding what its action left behind, and whose action is next
    /// answers for a side whose turn it is not.
    #[must_use]
    pub(super) fn mate(&self, next: u8) -> u8 {
        match (self.decider() == self.to_move, self.pending()) {
            (false, _) => 0,
            (true, None) => next,
            (true, Some(_)) => self.hand,
        }
    }

    /// The moment as words, for hashes.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> + '_ {
        let flags = [self.second.0 != 0, self.compensated, self.doubled, self.owed, self.teams];
        let flags = flags.into_iter().fold(0, |word, flag| word << 1 | u64::from(flag));
        let counts = [self.stage as u8, self.to_move.0, self.done, self.hand];
        let counts = u64::from(u32::from_le_bytes(counts));
        let acted = u64::from(self.acted) << 32 | u64::from(self.spent);
        let pending = self.stack().iter().map(|pending| match *pending {
            Pending::Nothing => 0,
            Pending::Face(pawn) => 1 << 16 | u64::from(pawn.0),
            Pending::Place(pawn) => 2 << 16 | u64::from(pawn.0),
            Pending::Free { rescuer, left } => {
                3 << 16 | u64::from(left) << 8 | u64::from(rescuer.0)
            }
        });
        [flags << 32 | counts, acted].into_iter().chain(pending)
    }
}

impl Position {
    /// The seat that decides. R99: mates take the actions of a turn in turns, and place in turns,
    /// round after round, so that neither places more than one pawn more.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let (moment, side) = (self.moment(), self.moment().decider());
        if !moment.teams {
            return Seat(side.0);
        }
        Seat(side.0 + 2 * moment.mate(self.mate_to_act()))
    }

    /// R99: the mate of the side to move whose action is next, 0 or 1.
    pub(super) fn mate_to_act(&self) -> u8 {
        match self.moment().stage {
            Stage::Placing => (self.on_board(self.moment().to_move).count_ones() & 1) as u8,
            Stage::Lot | Stage::Playing => self.moment().done & 1,
        }
    }
}
