//! Equality of positions. The laws compare positions several times per action, so mostly empty
//! lists are compared only as far as they are filled, and arrays of faces without branches.

use crate::rules::honga::{DiscKind, Field, Secrets};

impl PartialEq for Field {
    /// Entries behind the last disc and in slots without a card are never read.
    fn eq(&self, other: &Self) -> bool {
        let Self {
            seats,
            open_discs,
            trays,
            herd,
            tusk,
            honga,
            open,
            barter_pile,
            bonus: _,
            used,
            bonus_discard,
            backs,
            laid: _,
            buried: _,
            moment,
            ending,
        } = self;
        *moment == other.moment
            && *used == other.used
            && self.cards().eq(other.cards())
            && self.laid().eq(other.laid())
            && self.buried().eq(other.buried())
            && (*seats, *open_discs, *tusk, *honga, *ending)
                == (other.seats, other.open_discs, other.tusk, other.honga, other.ending)
            && *trays == other.trays
            && (*herd, *open, *backs) == (other.herd, other.open, other.backs)
            && *barter_pile == other.barter_pile
            && *bonus_discard == other.bonus_discard
    }
}

impl PartialEq for Secrets {
    fn eq(&self, other: &Self) -> bool {
        let Self { discs, buried, bonus, disc_pile, bonus_pile } = self;
        let face = |kind: DiscKind| kind.0;
        same(buried, &other.buried, face)
            && same(bonus, &other.bonus, |kind| kind.0)
            && same(discs.as_flattened(), other.discs.as_flattened(), face)
            && *disc_pile == other.disc_pile
            && *bonus_pile == other.bonus_pile
    }
}

/// Whether two lists of equal length hold the same numbers.
fn same<T: Copy>(one: &[T], other: &[T], number: impl Fn(T) -> u8) -> bool {
    let pairs = one.iter().zip(other);
    pairs.fold(0, |differ, (one, other)| differ | (number(*one) ^ number(*other))) == 0
}
