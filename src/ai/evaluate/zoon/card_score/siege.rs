//! What a hasty player sees around its own Emblème: enemies that could attack it, and where an obstacle is in an enemy's
//! way.

use super::{Belief, CardScore, Foe};
use crate::rules::Square;
use crate::rules::zoon::{Rank, outlook};

impl CardScore<'_> {
    /// The squares of known enemy cards that could attack the own Emblème next and would gain by it, as a bit set; none
    /// while the enemy does not know which card it is.
    pub(in crate::ai::evaluate::zoon) fn besiegers(&self) -> u64 {
        let Belief { tables, position, .. } = self.belief;
        let own = position.field().standing(self.belief.seat);
        let bared = own.filter(|(_, card)| card.may_be.count_ones() == 1 || card.peeked);
        let mut faces = bared.filter_map(|(slot, card)| Some((slot, position.face(slot)?, card)));
        let emblem = faces.find(|(_, kind, _)| tables.face(*kind).rank == Rank::Emblem);
        let Some((slot, kind, card)) = emblem else { return 0 };
        let attacks = |foe: &&Foe| {
            let steps = |by| outlook::steps(tables, position.field(), foe.slot, by);
            foe.reach & card.square.bit() != 0
                && foe.known.is_some_and(|by| steps(by).any(|step| step.to == card.square))
                && self.defence(slot, kind, foe.slot) > 0
        };
        self.foes.iter().filter(attacks).fold(0, |set, foe| set | foe.square.bit())
    }

    /// Whether a card on a square lies where an enemy could go next, or beside the own Emblème.
    pub(in crate::ai::evaluate::zoon) fn hinders(&self, square: Square) -> bool {
        let Belief { tables, position, seat, .. } = self.belief;
        let is_emblem = |kind| tables.face(kind).rank == Rank::Emblem;
        self.foes.iter().any(|foe| foe.reach & square.bit() != 0)
            || position.field().standing(seat).any(|(slot, card)| {
                self.between(card.square, square) == 1 && position.face(slot).is_some_and(is_emblem)
            })
    }
}
