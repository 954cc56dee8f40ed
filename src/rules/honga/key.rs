//! The position's hash, the same on every platform.
//!
//! It includes the number of turns, because nothing repeats in a match.

use crate::rules::hashing::Hasher;
use crate::rules::honga::{Awaited, DOMAIN, Held, Position, TurnState};

/// The hash of a position.
pub(super) fn of(position: &Position) -> u64 {
    let mut hasher = Hasher::new(DOMAIN);
    let field = position.field();
    let seat = |seat: Option<crate::rules::Seat>| seat.map_or(u8::MAX, |seat| seat.0);
    hasher.bytes(&[field.seats, field.open_discs.into(), seat(field.tusk), seat(field.honga)]);
    hasher.word(field.ending.map_or(0, |ending| ending as u64 + 1));
    for tray in &field.trays[..usize::from(field.seats)] {
        hasher.bytes(&tray.stock.0);
        hasher.bytes(&[tray.mammoths, tray.storage, tray.step, tray.recency]);
        hasher.word(tray.points.into());
    }
    hasher.bytes(&field.herd.map(seat));
    hasher.bytes(&field.open.map(|card| card.map_or(u8::MAX, |card| card.0)));
    hasher.bytes(&field.barter_pile);
    hasher.bytes(&field.bonus.map(|held| match held {
        Held::Nowhere => 0,
        Held::Fresh(seat) => 0x10 | seat.0,
        Held::Hand(seat) => 0x20 | seat.0,
        Held::Played(seat) => 0x30 | seat.0,
    }));
    hasher.bytes(&field.bonus_discard);
    for laid in field.laid() {
        hasher.word(
            u64::from(laid.kind.0) << 16 | u64::from(laid.place.0) << 8 | u64::from(laid.rotation),
        );
    }
    for (buried, kind) in field.buried().zip(position.secrets.buried) {
        hasher.word(
            1 << 32 | u64::from(kind.0) << 16 | u64::from(buried.by.0) << 8 | buried.colour as u64,
        );
    }
    for (backs, discs) in field.backs.iter().zip(position.secrets.discs) {
        for (back, disc) in backs.iter().zip(discs) {
            let code =
                back.map_or(0, |back| 1 + back.colour as u64 + (u64::from(seat(back.under)) << 8));
            hasher.word(code << 8 | u64::from(disc.0));
        }
    }
    hasher.bytes(&position.secrets.bonus.map(|kind| kind.0));
    hasher.bytes(&position.secrets.disc_pile);
    hasher.bytes(&position.secrets.bonus_pile);
    moment(&mut hasher, field.turn_state());
    hasher.finish()
}

fn moment(hasher: &mut Hasher, moment: &TurnState) {
    let TurnState { awaited, first, turn, dealt, turns, place, hands, played, .. } = *moment;
    let TurnState { help, swap, docile, extra, .. } = *moment;
    hasher.bytes(&code(awaited));
    hasher.bytes(&[first.0, turn.0, dealt, place.0, played, swap.into(), docile, extra.into()]);
    hasher.bytes(&hands);
    hasher.bytes(&help.0);
    hasher.word(turns.into());
}

fn code(awaited: Awaited) -> [u8; 6] {
    match awaited {
        Awaited::Lot => [0, 0, 0, 0, 0, 0],
        Awaited::Barter => [1, 0, 0, 0, 0, 0],
        Awaited::Disc(colour) => [2, colour as u8, 0, 0, 0, 0],
        Awaited::Bonus => [3, 0, 0, 0, 0, 0],
        Awaited::Keep => [4, 0, 0, 0, 0, 0],
        Awaited::Placement => [5, 0, 0, 0, 0, 0],
        Awaited::Deeds => [6, 0, 0, 0, 0, 0],
        Awaited::Spare { cost, left } => [7, left, cost.0[0], cost.0[1], cost.0[2], cost.0[3]],
        Awaited::Payment { space, either, mammoths } => [8, space.0, either, mammoths, 0, 0],
        Awaited::Purchase { kind, left } => [9, kind.0, left, 0, 0, 0],
    }
}
