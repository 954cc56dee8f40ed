//! Headings of pawns, and changes of direction (R12, R16-R18).
//!
//! The eight headings run clockwise from north, the upper edge of the board. `allowed` returns
//! those a pawn may take. The phase carries out a change of direction, both as an action and as the
//! free turn after a movement.

use crate::rules::Side;
use crate::rules::Turn;
use crate::rules::arena::turn_state::Pending;
use crate::rules::arena::{Action, Arena, Event, PawnId, Power, Tables};

/// A direction on the board: 0 is north, 1 north-east, and so on clockwise to 7, north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Heading(pub u8);

impl Heading {
    /// The names in texts, in order.
    pub const NAMES: [&'static str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

    /// All eight, clockwise from north.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The step in files and ranks.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        const STEPS: [(i8, i8); 8] =
            [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        STEPS[(self.0 & 7) as usize]
    }

    /// The heading `eighths` eighths of a full turn further clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Self {
        Self(self.0.wrapping_add(eighths) & 7)
    }

    /// The opposite heading.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// The bit in a set of headings.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << (self.0 & 7)
    }

    /// Straight towards the enemy, which for red is north.
    #[inline]
    #[must_use]
    pub const fn forward(side: Side) -> Self {
        Self((side.0 & 1) << 2)
    }
}

/// The headings of a set, clockwise from north.
pub fn headings(set: u8) -> impl Iterator<Item = Heading> {
    Heading::all().filter(move |heading| set & heading.bit() != 0)
}

/// R45: the headings that do not lead back towards a side's home, as a bit set.
#[inline]
pub(super) const fn not_back(side: Side) -> u8 {
    0b1100_0111_u8.rotate_left(Heading::forward(side).0 as u32)
}

/// R17: all eight headings, or four where the level says so, as a bit set.
#[inline]
pub(super) fn facings(tables: &Tables) -> u8 {
    if tables.options.facings == 4 { 0b0101_0101 } else { 0xFF }
}

/// R9, R12, R17 and R45: the headings a pawn may take, as a bit set.
#[inline]
pub(super) fn allowed(tables: &Tables, pawn: PawnId) -> u8 {
    if tables.kind_of(pawn).has(Power::NeverBack) {
        facings(tables) & not_back(pawn.side())
    } else {
        facings(tables)
    }
}

/// R11(b), R12: the pawn turns.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let (pawn, heading, in_place) = match turn.action {
        Action::Turn { square, heading } => (turn.position.pawn_at(square), heading, true),
        Action::Face(heading) => match turn.position.turn_state().pending() {
            Some(Pending::Face(pawn)) => (Some(pawn), heading, false),
            _ => return,
        },
        _ => return,
    };
    let Some(pawn) = pawn else { return };
    let from = turn.position.pawn(pawn).heading();
    turn.position.point(pawn, heading);
    if from != heading {
        turn.tell(|| Event::Turned { pawn, heading, in_place });
    }
}
