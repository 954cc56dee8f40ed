//! The position's hash, which covers what may still happen. It leaves out what is known about cards
//! and the quiet counters, so that a search recognises repeated positions.

use crate::rules::hashing::Hasher;
use crate::rules::zoon::{
    Attacker, Combat, DOMAIN, Field, First, Pending, Position, SEATS, Slot, Stage, Touch, TrumpId,
    TrumpState, TurnState, Whereabouts,
};

/// The hash of a position.
pub(super) fn of(position: &Position) -> u64 {
    let mut hasher = Hasher::new(DOMAIN);
    for slot in SEATS.into_iter().flat_map(Slot::of) {
        let card = position.field().card(slot);
        if card.whereabouts == Whereabouts::Nowhere && position.face(slot).is_none() {
            continue;
        }
        let face = position.face(slot).map_or(u8::MAX, |kind| kind.0);
        let flags = card.whereabouts as u8 | u8::from(card.face_up) << 3;
        let bytes = [slot.0, face, flags, card.square.0, card.stunned, 0, 0, 0];
        hasher.word(u64::from_le_bytes(bytes));
    }
    let (touches, moved) = (position.secrets.touches.map(touch), position.secrets.rearrangements);
    hasher.word(
        touches[0] << 35 | touches[1] << 32 | u64::from(moved[0]) << 16 | u64::from(moved[1]),
    );
    open(position.field(), &mut hasher);
    hasher.finish()
}

fn open(field: &Field, hasher: &mut Hasher) {
    for trump in SEATS.into_iter().flat_map(TrumpId::of) {
        let [a, b, c] = match field.trump(trump) {
            TrumpState::Absent => continue,
            TrumpState::Hand { used } => [1, used, 0],
            TrumpState::On(slot) => [2, slot.0, 0],
            TrumpState::Laid([one, other]) => [3, one.0, other.0],
            TrumpState::Tomb => [4, 0, 0],
        };
        hasher.word(u64::from_le_bytes([trump.0, a, b, c, 0, 0, 0, 0]));
    }
    let rules = [field.tribe(SEATS[0]), field.tribe(SEATS[1]), field.reserves().into()];
    hasher.bytes(&rules);
    moment(field.turn_state(), hasher);
}

fn moment(moment: &TurnState, hasher: &mut Hasher) {
    let stage = match moment.stage {
        Stage::Deploying(seat) => seat.0,
        Stage::Lot => 2,
        Stage::Playing => 3,
    };
    let first = match moment.first {
        First::Lot => 2,
        First::Seat(seat) => seat.0,
    };
    hasher.bytes(&[stage, first, moment.turn.0]);
    for pending in moment.stack() {
        hasher.word(code(*pending));
    }
    if let Some(Combat { attacker, defender, square, back }) = moment.combat {
        let (zoon, trump) = match attacker {
            Attacker::Zoon(slot) => (slot.0, u8::MAX),
            Attacker::Shot { trump, shooter } => (shooter.0, trump.0),
        };
        hasher.bytes(&[zoon, trump, defender.0, square.0, back.0]);
    }
}

fn code(pending: Pending) -> u64 {
    let (kind, slot, set, left) = match pending {
        Pending::Nothing => (0, 0, 0, 0),
        Pending::Touch(seat) => (1, seat.0, 0, 0),
        Pending::Pivot => (2, 0, 0, 0),
        Pending::Flee(slot) => (3, slot.0, 0, 0),
        Pending::Exchange(slot) => (4, slot.0, 0, 0),
        Pending::Peek { zoon, looked, left } => (5, zoon.0, looked, left),
        Pending::SecondMove(slot) => (6, slot.0, 0, 0),
        Pending::March { moved, left } => (7, 0, moved, left),
        Pending::Drive(slot) => (8, slot.0, 0, 0),
    };
    u64::from(left) << 40 | u64::from(set) << 16 | u64::from(slot) << 8 | kind
}

fn touch(touch: Touch) -> u64 {
    match touch {
        Touch::Open => 0,
        Touch::Hidden => 1,
        Touch::Given(corner) => 2 + corner as u64,
    }
}
