//! Whose decision is pending, and the rest of the turn.
//!
//! Everything here is public and reported as one event ([`super::Event::Awaits`]). A movement may
//! leave decisions pending, of either side. They form a stack, and the topmost is decided first.
//! [`super::actions`] determines the legal actions; [`super::upkeep`] maintains the stack.

use crate::rules::arena::{PawnId, Position};
use crate::rules::{Seat, Side, Stack};

/// A decision left pending by an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    /// None; fills the unused part of the stack.
    #[default]
    Nothing,
    /// The new heading of this pawn (R9, R12); keeping the old one is allowed.
    Face(PawnId),
    /// The den square on which this pawn restarts (R35, R53, R56, R85).
    Place(PawnId),
    /// The captive to free (R83).
    Free {
        /// The rescuer, which cannot be freed itself.
        rescuer: PawnId,
        /// How many more may be freed.
        left: u8,
    },
}

/// R10: the number of actions in every turn, as long as a pawn can act.
pub const COMPULSORY: u8 = 2;

/// The most decisions on the stack.
pub const MAX_PENDING: usize = 24;

/// The stage of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Chance decides which side begins.
    Lot,
    /// The packs are placed (R5).
    Placing,
    /// The match proper.
    Playing,
}

/// Whose decision is pending, and the rest of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnState {
    /// The stage of the match.
    pub stage: Stage,
    /// The side whose turn it is; meaningless before the first draw.
    pub to_move: Side,
    /// In set-up the side that places second and so takes the first turn (R7); otherwise the first
    /// side.
    pub second: Side,
    /// The number of actions used in this turn, or of pawns placed in this round.
    pub done: u8,
    /// Whether the turn is a compensation for a liberation (R86).
    pub compensated: bool,
    /// Whether one animal acts twice in it (R86).
    pub doubled: bool,
    /// Whether the next turn will be a compensation.
    pub owed: bool,
    /// The pawns that acted in this turn, as a set.
    pub acted: u32,
    /// Those of them that may not act again (R36), as a set.
    pub spent: u32,
    /// Whether four players play, two per side (R99).
    pub teams: bool,
    /// The team mate who acted last: 0 or 1.
    pub hand: u8,
    pub(super) pending: Stack<Pending, MAX_PENDING>,
}

impl TurnState {
    /// The moment before the first draw.
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

    /// The most actions in this turn: two (R10), or three in compensation unless one animal acts
    /// twice (R86).
    #[inline]
    #[must_use]
    pub fn actions_in_turn(&self, inside_three: bool) -> u8 {
        COMPULSORY + u8::from(self.compensated && (inside_three || !self.doubled))
    }

    /// The side that must make the pending decision, or whose turn it is.
    #[inline]
    #[must_use]
    pub fn decider(&self) -> Side {
        match self.pending() {
            Some(Pending::Face(pawn) | Pending::Place(pawn)) => pawn.side(),
            _ => self.to_move,
        }
    }

    /// The team mate of the deciding side whose decision it is, 0 or 1; `next` is the one with the
    /// next action of that side. R99: the mate who acted makes the decisions left by the action.
    /// For a side whose turn it is not, the mate with the next action decides.
    #[must_use]
    pub(super) fn mate(&self, next: u8) -> u8 {
        match (self.decider() == self.to_move, self.pending()) {
            (false, _) => 0,
            (true, None) => next,
            (true, Some(_)) => self.hand,
        }
    }

    /// The moment as numbers, for hashing.
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
    /// The seat that decides. R99: team mates act alternately within a turn, and place alternately
    /// across rounds, so that neither places more than one pawn more than the other.
    #[must_use]
    pub fn seat(&self) -> Seat {
        let (moment, side) = (self.turn_state(), self.turn_state().decider());
        if !moment.teams {
            return Seat(side.0);
        }
        Seat(side.0 + 2 * moment.mate(self.mate_to_act()))
    }

    /// R99: the team mate of the side to move with the next action, 0 or 1.
    pub(super) fn mate_to_act(&self) -> u8 {
        match self.turn_state().stage {
            Stage::Placing => (self.on_board(self.turn_state().to_move).count_ones() & 1) as u8,
            Stage::Lot | Stage::Playing => self.turn_state().done & 1,
        }
    }
}
