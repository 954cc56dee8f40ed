//! Mammoths: luring them onto the area, pushing them out, giving them away, and the tusk.

use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Awaited, Event, Field, Honga, MAX_HERD, Resource, Source, Stock, Tables, placement,
};
use crate::rules::{MAX_SEATS, Seat, Turn};

/// Why a hand cannot lure a mammoth.
pub(super) fn obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    let (moment, tray) = (field.turn_state(), field.tray(field.turn_state().turn));
    if field.hands_at(tables, tables.mammoths()) == 0 {
        return Some(Why::NoHand);
    }
    // H27: only mammoths of the player's colour can be lured.
    if tray.storage == 0 {
        return Some(Why::NoMammothInStorage);
    }
    (tray.stock.lacks(tables.options.lure) > moment.docile).then_some(Why::CannotLure)
}

/// Why a raw material cannot be spared.
pub(super) fn spare_obstacle(field: &Field, resource: Resource) -> Option<Why> {
    let Awaited::Spare { cost, .. } = field.turn_state().awaited else {
        return Some(Why::NotAsked);
    };
    (cost.of(resource) == 0).then_some(Why::CannotSpare)
}

/// Lures a mammoth, or continues to pay for it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::Lure => {
            placement::use_hand(turn, turn.tables.mammoths());
            let cost = turn.tables.options.lure;
            // H56: each mammoth costs this much less.
            let left = turn.position.field.turn_state().docile.min(cost.total());
            settle(turn, cost, left);
        }
        Action::Spare(resource) => {
            let Awaited::Spare { cost, left } = turn.position.field.turn_state().awaited else {
                return;
            };
            let less = cost.minus(Stock::default().with(resource, 1));
            settle(turn, less, left.saturating_sub(1));
        }
        _ => {}
    }
}

/// Spares what is lacking, asks for the rest if there is a choice, then pays and pushes the herd.
fn settle(turn: &mut Turn<'_, Honga>, mut cost: Stock, mut left: u8) {
    let stock = turn.position.field.tray(turn.position.field.turn_state().turn).stock;
    left = left.saturating_sub(stock.lacks(cost));
    cost = cost.minus(cost.minus(stock));
    let mut kinds = Resource::ALL.into_iter().filter(|resource| cost.of(*resource) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(_), Some(_)) if left > 0 && left < cost.total() => {
            turn.position.field.moment.awaited = Awaited::Spare { cost, left };
            return;
        }
        // All of it is spared, or the cost consists of a single kind.
        (Some(only), _) if left > 0 => {
            let paid = cost.total().saturating_sub(left);
            cost = Stock::default().with(only, paid);
        }
        _ => {}
    }
    turn.position.field.moment.awaited = Awaited::Deeds;
    pay(turn, cost);
    let seat = turn.position.field.turn_state().turn;
    let out = turn.position.field.push_herd(turn.tables, seat);
    turn.tell(|| Event::Lured { seat, out });
    check_tusk(turn);
}

/// The seat whose turn it is pays raw materials.
pub(super) fn pay(turn: &mut Turn<'_, Honga>, paid: Stock) {
    let seat = turn.position.field.turn_state().turn;
    if !paid.is_empty() {
        turn.position.field.pay(seat, paid);
        turn.tell(|| Event::Paid { seat, paid });
    }
}

/// H34: called after every change of the area.
pub(super) fn check_tusk(turn: &mut Turn<'_, Honga>) {
    let to = turn.position.field.majority();
    if to != turn.position.field.tusk {
        turn.position.field.tusk = to;
        turn.tell(|| Event::TuskWent { to });
    }
}

impl Field {
    /// Removes raw materials from a tray.
    pub(super) fn pay(&mut self, seat: Seat, paid: Stock) {
        let tray = self.tray_mut(seat);
        tray.stock = tray.stock.minus(paid);
    }

    /// H28: a mammoth enters the first space and pushes the older ones. H31: a push ends at the
    /// first empty space. H30: a mammoth pushed out of the last space goes to its owner's tray.
    /// Returns that owner.
    pub(super) fn push_herd(&mut self, tables: &Tables, seat: Seat) -> Option<Seat> {
        let spaces = usize::from(tables.herd(self.seats)).clamp(1, MAX_HERD);
        let mut pushed = Some(seat);
        for space in &mut self.herd[..spaces] {
            pushed = std::mem::replace(space, pushed);
            if pushed.is_none() {
                break;
            }
        }
        if let Some(owner) = pushed {
            let tray = self.tray_mut(owner);
            tray.mammoths = tray.mammoths.saturating_add(1);
        }
        self.tray_mut(seat).storage = self.tray(seat).storage.saturating_sub(1);
        self.remember(seat);
        pushed
    }

    /// H33: records who placed a mammoth last.
    fn remember(&mut self, seat: Seat) {
        let before = self.tray(seat).recency;
        let latest = self.trays.iter().map(|tray| tray.recency).max().unwrap_or_default();
        let others = self.trays.iter_mut().filter(|tray| before > 0 && tray.recency > before);
        others.for_each(|tray| tray.recency -= 1);
        self.tray_mut(seat).recency = if before > 0 { latest } else { latest + 1 };
    }

    /// H44: returns a mammoth to storage. H45: on the area it leaves a gap.
    pub(super) fn send(&mut self, seat: Seat, source: Source) {
        match source {
            Source::Tray => {
                let tray = self.tray_mut(seat);
                tray.mammoths = tray.mammoths.saturating_sub(1);
            }
            Source::Herd(space) => {
                if let Some(space) = self.herd.get_mut(usize::from(space)) {
                    *space = None;
                }
            }
        }
        let tray = self.tray_mut(seat);
        tray.storage = tray.storage.saturating_add(1);
    }

    /// The number of a seat's mammoths on the area.
    #[must_use]
    pub fn mammoths_on_area(&self, seat: Seat) -> u8 {
        self.herd.iter().filter(|owner| **owner == Some(seat)).count() as u8
    }

    /// H32: the seat with the most mammoths on the area; those on trays do not count. H33: of equal
    /// seats the one that placed a mammoth last. H34: with an empty area, `None`.
    #[must_use]
    pub fn majority(&self) -> Option<Seat> {
        let mut counts = [0_u8; MAX_SEATS];
        for owner in self.herd.iter().flatten() {
            counts[usize::from(owner.0) % MAX_SEATS] += 1;
        }
        let rank =
            |seat: &Seat| (counts[usize::from(seat.0) % MAX_SEATS], self.tray(*seat).recency);
        self.every_seat().filter(|seat| rank(seat).0 > 0).max_by_key(rank)
    }
}
