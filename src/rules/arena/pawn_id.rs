//! Which pawn: a number that it keeps for the whole match.

use crate::rules::Side;
use crate::rules::arena::MAX_PACK;

/// A pawn for the whole match: its side and its place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PawnId(pub u8);

impl PawnId {
    /// The pawn at `index` of a side's pack.
    #[inline]
    #[must_use]
    pub const fn new(side: Side, index: u8) -> Self {
        Self((side.0 & 1) * MAX_PACK as u8 + index)
    }

    /// Whose pawn it is.
    #[inline]
    #[must_use]
    pub const fn side(self) -> Side {
        Side((self.0 >= MAX_PACK as u8) as u8)
    }

    /// Its place in the pack.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        if self.0 >= MAX_PACK as u8 { self.0 - MAX_PACK as u8 } else { self.0 }
    }

    /// Its place in a set of pawns of its side.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << (self.index() & 31)
    }
}

/// The pawns of a side in a set, in pack order.
pub fn pawns(side: Side, mut set: u32) -> impl Iterator<Item = PawnId> {
    std::iter::from_fn(move || {
        let pawn = (set != 0).then(|| PawnId::new(side, set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        pawn
    })
}
