//! Why a pick is not legal: the questions of the phases, asked one by one.
//!
//! Only the reason is found here, and only from what the seat knows; [`rules::why_not`] says when
//! there is one to be found. To spectators nothing is explained.

mod cards;
mod there;

use crate::rules::zoon::spots::{self, Picked};
use crate::rules::zoon::{
    Kind, Pending, Position, SEATS, Slot, Stage, Tables, View, Zoon, determinize, effect,
};
use crate::rules::{self, Argument, Refusal, Seat, Spot, Square};

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    tables: &Tables,
    view: &View,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    let seat = view.seat()?;
    let mut position = view.position().clone();
    determinize::read_lured_grid(tables, &mut position);
    let position = &position;
    let waiting = |decider| (decider != seat).then(|| Refusal::new("zoon-why-turn"));
    rules::why_not::<Zoon>(tables, position, picked, spot, waiting, || {
        let moment = position.field().turn_state();
        match (moment.stage, moment.pending()) {
            (Stage::Deploying(_), _) => {
                cards::why_not_deployed(tables, position, seat, picked, spot)
            }
            (_, Some(pending)) => pending_first(tables, position, pending, picked, spot),
            _ => this_turn(tables, position, seat, picked, spot),
        }
    })
}

fn on_field(tables: &Tables, square: u8) -> Option<Square> {
    (usize::from(square) < tables.grid.len()).then_some(Square(square))
}

/// A reason that names a Zoon, if the seat knows its face; otherwise `None`.
fn about(key: &'static str, tables: &Tables, position: &Position, slot: Slot) -> Option<Refusal> {
    position.face(slot).map(|kind| Refusal::new(key).with("zoon", name(tables, kind)))
}

fn name(tables: &Tables, kind: Kind) -> Argument {
    let face = tables.face(kind);
    Argument::Key(format!("zoon-card-{}-{}", tables.tribe(face.tribe).id, face.id))
}

/// What a turn offers: a Zoon, a trump, a reinforcement.
fn this_turn(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    match (picked, spot) {
        ([], Spot::Square(square)) => this_zoon(tables, position, seat, on_field(tables, square)?),
        ([Spot::Square(from), rest @ ..], _) => {
            let mover = position.field().slot_at(on_field(tables, *from)?)?;
            after_this_zoon(tables, position, mover, rest, spot)
        }
        ([], Spot::Card(_)) => cards::why_not_played(tables, position, seat, spots::picked(spot)?),
        ([card, rest @ ..], Spot::Square(square)) => {
            let square = on_field(tables, square)?;
            match spots::picked(*card)? {
                Picked::Trump(trump) => cards::why_not_there(tables, position, trump, rest, square),
                Picked::Kept(slot) => {
                    Some(cards::why_not_reinforced(tables, position, slot, square))
                }
                Picked::ToDeploy(_) => None,
            }
        }
        _ => None,
    }
}

/// Why this Zoon cannot move.
fn this_zoon(tables: &Tables, position: &Position, seat: Seat, square: Square) -> Option<Refusal> {
    let field = position.field();
    let Some(slot) = field.slot_at(square) else { return Some(Refusal::new("zoon-why-empty")) };
    if slot.seat() != seat {
        return Some(Refusal::new("zoon-why-not-yours"));
    }
    match field.card(slot).stunned {
        0 => about("zoon-why-stuck", tables, position, slot),
        _ => about("zoon-why-z28", tables, position, slot),
    }
}

/// What cannot be picked after a Zoon's square.
fn after_this_zoon(
    tables: &Tables,
    position: &Position,
    mover: Slot,
    rest: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    match (rest, spot) {
        ([], Spot::Square(to)) => there::why_not(tables, position, mover, on_field(tables, to)?),
        // Z25: it reaches the square only in the other way now.
        ([Spot::Square(_)], Spot::Button(_)) => about("zoon-why-z25", tables, position, mover),
        _ => None,
    }
}

/// The pending decision that must be made first.
fn pending_first(
    tables: &Tables,
    position: &Position,
    pending: Pending,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    let field = position.field();
    let square = match spot {
        Spot::Square(square) => on_field(tables, square),
        _ => None,
    };
    match pending {
        Pending::Nothing | Pending::Pivot => None,
        Pending::Touch(_) => Some(Refusal::new("zoon-why-touch")),
        Pending::Flee(zoon) => {
            let zone = tables.deployment_zone(zoon.seat());
            let outside = square.is_none_or(|square| zone & square.bit() == 0);
            Some(Refusal::new(if outside { "zoon-why-flee" } else { "zoon-why-flee-taken" }))
        }
        Pending::Exchange(zoon) => {
            let rank = effect::exchange::partner(tables, position, zoon)?;
            let rank = Argument::Key(format!("zoon-rank-{}", rank.id()));
            Some(Refusal::new("zoon-why-exchange").with("type", rank))
        }
        Pending::Peek { left: 0, .. } => Some(Refusal::new("zoon-why-peek-last")),
        Pending::Peek { .. } => match (spot, square.and_then(|square| field.slot_at(square))) {
            (spots::ENOUGH, _) => Some(Refusal::new("zoon-why-peek-one")),
            (_, Some(slot)) if field.card(slot).face_up || field.turn_state().is_revealed(slot) => {
                Some(Refusal::new("zoon-why-peek-up"))
            }
            _ => Some(Refusal::new("zoon-why-peek")),
        },
        Pending::SecondMove(zoon) | Pending::Drive(zoon) => {
            let lured = pending == Pending::Drive(zoon);
            let other = if lured { "zoon-why-lured" } else { "zoon-why-second" };
            only_this(tables, position, zoon, picked, spot, other)
        }
        Pending::March { moved, .. } => march(tables, position, moved, picked, spot),
    }
}

/// Only this Zoon may move now.
fn only_this(
    tables: &Tables,
    position: &Position,
    zoon: Slot,
    picked: &[Spot],
    spot: Spot,
    other: &'static str,
) -> Option<Refusal> {
    let here = Spot::Square(position.field().card(zoon).square.0);
    match picked {
        [first, rest @ ..] if *first == here => after_this_zoon(tables, position, zoon, rest, spot),
        _ => about(other, tables, position, zoon),
    }
}

/// Z52: the next Zoon of a march.
fn march(
    tables: &Tables,
    position: &Position,
    moved: u16,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    let (field, turn) = (position.field(), position.field().turn_state().turn);
    match (picked, spot) {
        ([], Spot::Square(square)) => {
            let square = on_field(tables, square)?;
            let slot = field.slot_at(square).filter(|slot| slot.seat() == turn);
            match slot {
                Some(slot) if moved & slot.bit() != 0 => {
                    about("zoon-why-z52", tables, position, slot)
                }
                _ => this_zoon(tables, position, turn, square),
            }
        }
        ([], spots::ENOUGH) => Some(Refusal::new("zoon-why-z52-one")),
        ([], _) => Some(Refusal::new("zoon-why-march")),
        ([Spot::Square(from), rest @ ..], _) => {
            let mover = field.slot_at(on_field(tables, *from)?)?;
            after_this_zoon(tables, position, mover, rest, spot)
        }
        _ => None,
    }
}

/// Whether a square holds a card.
fn is_held(position: &Position, square: Square) -> bool {
    SEATS.into_iter().any(|seat| position.field().held(seat) & square.bit() != 0)
}
