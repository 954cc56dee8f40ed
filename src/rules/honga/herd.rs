//! Mammoths: lured onto the area, pushed out of it, given away, and the tusk that goes with them.

use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Awaited, Event, Field, Honga, MAX_HERD, Resource, Source, Stock, Tables, placement,
};
use crate::rules::{MAX_SEATS, Seat, Turn};

/// What keeps a hand from luring a mammoth.
pub(super) fn obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    let (moment, tray) = (field.moment(), field.tray(field.moment().turn));
    if field.hands_at(tables, tables.mammoths()) == 0 {
        return Some(Why::NoHand);
    }
    // H27: there are no more than those of the own colour.
    if tray.storage == 0 {
        return Some(Why::NoMammothInStorage);
    }
    (tray.stock.lacks(tables.options.lure) > moment.docile).then_some(Why::CannotLure)
}

/// What keeps a raw material from being spared.
pub(super) fn spare_obstacle(field: &Field, resource: Resource) -> Option<Why> {
    let Awaited::Spare { cost, .. } = field.moment().awaited else { return Some(Why::NotAsked) };
    (cost.of(resource) == 0).then_some(Why::CannotSpare)
}

/// Lures, spares and pushes.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::Lure => {
            placement::use_hand(turn, turn.tables.mammoths());
            let cost = turn.tables.options.lure;
            // H56: each mammoth costs so much less.
            let left = turn.position.field.moment().docile.min(cost.total());
            settle(turn, cost, left);
        }
        Action::Spare(resource) => {
            let Awaited::Spare { cost, left } = turn.position.field.moment().awaited else {
                return;
            };
            let less = cost.minus(Stock::default().with(resource, 1));
            settle(turn, less, left.saturating_sub(1));
        }
        _ => {}
    }
}

/// Spares what is lacking; asks for the rest where there is a choice; pays and pushes.
fn settle(turn: &mut Turn<'_, Honga>, mut cost: Stock, mut left: u8) {
    let stock = turn.position.field.tray(turn.position.field.moment().turn).stock;
    left = left.saturating_sub(stock.lacks(cost));
    cost = cost.minus(cost.minus(stock));
    let mut kinds = Resource::ALL.into_iter().filter(|resource| cost.of(*resource) > 0);
    match (kinds.next(), kinds.next()) {
        (Some(_), Some(_)) if left > 0 && left < cost.total() => {
            turn.position.field.moment.awaited = Awaited::Spare { cost, left };
            return;
        }
        // All of it, or the only kind that it costs.
        (Some(only), _) if left > 0 => {
            let paid = cost.total().saturating_sub(left);
            cost = Stock::default().with(only, paid);
        }
        _ => {}
    }
    turn.position.field.moment.awaited = Awaited::Deeds;
    pay(turn, cost);
    let seat = turn.position.field.moment().turn;
    let out = turn.position.field.push_herd(turn.tables, seat);
    turn.tell(|| Event::Lured { seat, out });
    check_tusk(turn);
}

/// Raw materials leave the tray of whose turn it is.
pub(super) fn pay(turn: &mut Turn<'_, Honga>, paid: Stock) {
    let seat = turn.position.field.moment().turn;
    if !paid.is_empty() {
        turn.position.field.pay(seat, paid);
        turn.tell(|| Event::Paid { seat, paid });
    }
}

/// H34: after every change of the area.
pub(super) fn check_tusk(turn: &mut Turn<'_, Honga>) {
    let to = turn.position.field.majority();
    if to != turn.position.field.tusk {
        turn.position.field.tusk = to;
        turn.tell(|| Event::TuskWent { to });
    }
}

impl Field {
    /// Raw materials leave a tray.
    pub(super) fn pay(&mut self, seat: Seat, paid: Stock) {
        let tray = self.tray_mut(seat);
        tray.stock = tray.stock.minus(paid);
    }

    /// H28: a mammoth comes onto the first space and pushes the older ones. H31: a push runs only
    /// up to the first empty space. H30: whoever is pushed out of the last space goes to the tray of
    /// its owner, who is returned.
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

    /// H33: who placed a mammoth last.
    fn remember(&mut self, seat: Seat) {
        let before = self.tray(seat).recency;
        let latest = self.trays.iter().map(|tray| tray.recency).max().unwrap_or_default();
        let others = self.trays.iter_mut().filter(|tray| before > 0 && tray.recency > before);
        others.for_each(|tray| tray.recency -= 1);
        self.tray_mut(seat).recency = if before > 0 { latest } else { latest + 1 };
    }

    /// H44: a mammoth goes back to storage. H45: on the area it leaves a gap.
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

    /// The mammoths of a seat on the area.
    #[must_use]
    pub fn mammoths_on_area(&self, seat: Seat) -> u8 {
        self.herd.iter().filter(|owner| **owner == Some(seat)).count() as u8
    }

    /// H32: who has most mammoths on the area; those on trays do not count. H33: of several the last
    /// to have placed one. H34: with nobody there, nobody.
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
