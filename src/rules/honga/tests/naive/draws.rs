//! The possible draws, in the naive implementation.

use super::Reader;
use crate::rules::Seat;
use crate::rules::honga::{Action, Awaited, BarterKind, BonusKind, DiscKind};

impl Reader<'_> {
    /// The possible draws with their weights, by elimination.
    pub(in super::super) fn draws(&self, barter: &[u32]) -> Vec<(Action, u32)> {
        let (plan, field) = (self.tables.plan(), self.position.field());
        let mut all = Vec::new();
        match self.state.awaited {
            Awaited::Lot => {
                all.extend((0..field.seats()).map(|seat| (Action::Begin(Seat(seat)), 1)));
            }
            Awaited::Barter => {
                let kinds = (0..).map(|kind| Action::OpenBarter(BarterKind(kind)));
                all.extend(kinds.zip(barter.iter().copied()));
            }
            Awaited::Bonus => {
                for (kind, card) in plan.bonus.iter().enumerate() {
                    let held = self.state.cards.iter().filter(|(_, other)| *other == kind).count();
                    let left =
                        usize::from(card.count) - held - usize::from(field.bonus_discard[kind]);
                    all.push((Action::DrawBonus(BonusKind(kind as u8)), left as u32));
                }
            }
            Awaited::Disc(colour) => {
                for (number, disc) in
                    plan.discs.iter().enumerate().filter(|(_, d)| d.colour == colour)
                {
                    let kind = DiscKind(number as u8);
                    let hands = field
                        .every_seat()
                        .filter(|seat| self.position.disc(*seat, 0) == Some(kind))
                        .count();
                    let laid = field.laid().filter(|laid| laid.kind == kind).count();
                    let under =
                        (0..64).filter(|at| self.position.buried(*at) == Some(kind)).count();
                    all.push((
                        Action::DrawDisc(kind),
                        (usize::from(disc.count) - hands - laid - under) as u32,
                    ));
                }
                if all.iter().all(|(_, left)| *left == 0) {
                    let at = field.buried().position(|disc| disc.colour == colour).unwrap();
                    all.push((Action::DrawDisc(self.position.buried(at).unwrap()), 1));
                }
            }
            other => panic!("chance draws nothing for {other:?}"),
        }
        all.retain(|(_, left)| *left > 0);
        all
    }
}
