//! Whether two positions are the same. The laws ask it several times an action, so lists that are
//! mostly empty are compared as far as they are filled, and faces without a branch for each.

use crate::rules::honga::{DiscKind, Field, Secrets};

impl PartialEq for Field {
    /// What lies behind the last disc, and what a slot without a card holds, is never read.
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

/// Whether two lists of one length hold the same numbers.
fn same<T: Copy>(one: &[T], other: &[T], number: impl Fn(T) -> u8) -> bool {
    let pairs = one.iter().zip(other);
    pairs.fold(0, |differ, (one, other)| differ | (number(*one) ^ number(*other))) == 0
}
