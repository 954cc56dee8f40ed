//! The pieces on Honga's table, as a view shows them.

use super::{faces, sites};
use crate::app::table::{Look, PawnSeen, Standing, Whereabouts};
use crate::rules::honga::{
    Awaited, Field, Held, Place, Resource, Slot, Source, Space, Tables, View, end, spots,
};
use crate::rules::{Seat, Side, Spot};

/// The number of HONGA's piece.
pub(super) const HONGA: u16 = 2000;
/// The number of the tusk.
pub(super) const TUSK: u16 = 2001;
/// The number of the fire, which only the lot moves.
pub(super) const FIRE: u16 = 2002;
/// The number of the star that flies to a seat's points; otherwise it lies nowhere.
pub(super) const STAR: u16 = 2003;
// The first numbers of several pieces each. Couriers are the units that move between an area, a
// tray and HONGA's mouth.
const COURIERS: u16 = 2004;
const CAVEMEN: u16 = 2010;
const MARKERS: u16 = 2020;
const HANDS: u16 = 2050;
const TOPS: u16 = 2070;
const OPEN: u16 = 2090;
const BONUS: u16 = 2200;

/// The number of a seat's caveman.
pub(super) fn caveman(seat: Seat) -> u16 {
    CAVEMEN + u16::from(seat.0)
}

/// The number of the marker of a raw material on a seat's tray.
pub(super) fn marker(seat: Seat, resource: Resource) -> u16 {
    MARKERS + u16::from(seat.0) * 4 + resource as u16
}

/// The number of the piece for a unit of a raw material on its way; otherwise it lies nowhere.
pub(super) fn courier(resource: Resource) -> u16 {
    COURIERS + resource as u16
}

/// Where a seat's caveman stands: beside the others on the same step.
pub(super) fn stand(field: &Field, seat: Seat) -> Spot {
    let step = field.tray(seat).step;
    let there = field.every_seat().filter(|other| field.tray(*other).step == step);
    let there: Vec<Seat> = there.collect();
    let number = there.iter().position(|other| *other == seat).unwrap_or_default();
    sites::step(step, number as u8, there.len() as u8)
}

/// The number of a disc in a seat's hand.
pub(super) fn disc(seat: Seat, number: u8) -> u16 {
    HANDS + u16::from(seat.0) * 2 + u16::from(number)
}

/// The number of the disc on top of a place.
pub(super) fn top(place: Place) -> u16 {
    TOPS + u16::from(place.0)
}

/// The number of the barter card of a space.
pub(super) fn open(space: Space) -> u16 {
    OPEN + u16::from(space.0)
}

/// The number of a bonus card.
pub(super) fn bonus(slot: Slot) -> u16 {
    BONUS + u16::from(slot.0)
}

/// Where a bonus card of a seat lies: side by side with the others, in the order of their slots.
pub(super) fn in_hand(field: &Field, seat: Seat, slot: Slot) -> Spot {
    let own =
        |held: Held| matches!(held, Held::Fresh(s) | Held::Hand(s) | Held::Played(s) if s == seat);
    let all: Vec<Slot> =
        field.cards().filter(|(_, held)| own(*held)).map(|(slot, _)| slot).collect();
    let number = all.iter().position(|other| *other == slot).unwrap_or_default();
    sites::in_hand(seat, number as u8, all.len() as u8)
}

/// The spot that picks a bonus card: its kind if the viewer sees it, else its slot.
pub(super) fn card_spot(view: &View, slot: Slot) -> Spot {
    view.bonus(slot).map_or(spots::back(slot), spots::bonus)
}

/// All pieces on the table.
pub(super) fn pawns(tables: &Tables, view: &View) -> Vec<PawnSeen> {
    let field = view.field();
    let mut pawns = vec![honga(field), tusk(field), fire(field)];
    for seat in field.every_seat() {
        pawns.extend(of_tray(field, seat));
        pawns.extend((0..2).map(|number| disc_in_hand(view, seat, number)));
        pawns.extend(mammoths(tables, field, seat));
    }
    pawns.extend(Resource::ALL.map(|one| {
        let face = Some(faces::unit_name(one));
        thing(courier(one), Side(0), Whereabouts::Away, Look::Piece, face)
    }));
    let star = Some(faces::STAR.to_owned());
    pawns.push(thing(STAR, Side(0), Whereabouts::Away, Look::Piece, star));
    pawns.extend(tables.places().map(|place| top_disc(tables, field, place)));
    pawns.extend((0..tables.options.open).map(|space| open_card(field, Space(space))));
    pawns.extend((0..tables.bonus_cards()).map(|slot| bonus_card(view, Slot(slot))));
    pawns
}

/// Whose turn it is, `None` before the first turn, and whether the match has ended.
pub(super) fn standing(view: &View) -> Standing {
    let field = view.field();
    let (moment, ended) = (field.turn_state(), field.ending().is_some());
    let to_move = (moment.turns > 0).then_some(Side(moment.turn.0));
    Standing { to_move, ended }
}

fn thing(id: u16, side: Side, place: Whereabouts, look: Look, face: Option<String>) -> PawnSeen {
    PawnSeen {
        id: Some(id),
        look,
        face,
        ..PawnSeen::new(place, side, String::new(), String::new())
    }
}

fn piece(id: u16, seat: Seat, place: Spot, face: impl Into<String>) -> PawnSeen {
    thing(id, Side(seat.0), Whereabouts::On(place), Look::Piece, Some(face.into()))
}

fn honga(field: &Field) -> PawnSeen {
    match field.honga() {
        Some(seat) => piece(HONGA, Seat(0), sites::guest(seat), "honga_awake"),
        None => piece(HONGA, Seat(0), sites::HOME, "honga_asleep"),
    }
}

/// H34: with no mammoth in the herd, the tusk lies on the area.
fn tusk(field: &Field) -> PawnSeen {
    piece(TUSK, Seat(0), field.tusk().map_or(sites::TUSK, sites::tusk), "tusk")
}

/// H10: the seat that begins keeps the fire. At the end it burns at the winner's (H66).
fn fire(field: &Field) -> PawnSeen {
    let moment = field.turn_state();
    let place = match (moment.awaited, field.ending()) {
        (Awaited::Lot, _) => sites::FIRE,
        (_, None) => sites::fire(moment.first),
        (_, Some(_)) => sites::fire(winner(field)),
    };
    piece(FIRE, Seat(0), place, "fire")
}

/// H66: the seat that has won, the first of several.
fn winner(field: &Field) -> Seat {
    let worth = |seat: &Seat| end::standing(field, *seat);
    let best = |one: Seat, other: Seat| if worth(&other) > worth(&one) { other } else { one };
    field.every_seat().reduce(best).unwrap_or(Seat(0))
}

fn of_tray(field: &Field, seat: Seat) -> Vec<PawnSeen> {
    let tray = field.tray(seat);
    let markers = Resource::ALL.map(|one| {
        let face = faces::resource_name(one, tray.stock.of(one));
        piece(marker(seat, one), seat, sites::resource(seat, one), face)
    });
    let caveman = piece(caveman(seat), seat, stand(field, seat), faces::caveman_name(seat));
    markers.into_iter().chain([caveman]).collect()
}

/// A disc in hand, face up if the viewer may know it.
pub(super) fn disc_in_hand(view: &View, seat: Seat, number: u8) -> PawnSeen {
    let back = view.field().back(seat, number);
    let face = back.map(|back| match view.position().disc(seat, number) {
        Some(kind) => faces::disc_name(kind, 0),
        None => faces::back_name(back.colour),
    });
    let lies = Whereabouts::On(spots::disc(seat, number));
    let place = if back.is_some() { lies } else { Whereabouts::Away };
    thing(disc(seat, number), Side(seat.0), place, Look::Piece, face)
}

/// A seat's mammoths. They look alike, so they have no numbers.
fn mammoths(tables: &Tables, field: &Field, seat: Seat) -> Vec<PawnSeen> {
    let tray = field.tray(seat);
    let mammoth =
        |place: Spot| PawnSeen { id: None, ..piece(0, seat, place, faces::mammoth_name(seat)) };
    let spaces = (0_u8..).zip(field.herd(tables));
    let herd = spaces.filter(|(_, owner)| **owner == Some(seat)).map(|(space, _)| space);
    let herd = herd.map(|space| mammoth(spots::mammoth(Source::Herd(space))));
    let on_tray = (0..tray.mammoths).map(|number| mammoth(sites::mammoth(seat, number)));
    let stored = (0..tray.storage).map(|_| mammoth(sites::storage(seat)));
    herd.chain(on_tray).chain(stored).collect()
}

fn top_disc(tables: &Tables, field: &Field, place: Place) -> PawnSeen {
    let laid = field.top(place);
    let face = laid.map(|laid| faces::disc_name(laid.kind, laid.rotation));
    let lies = Whereabouts::On(spots::place(tables, place));
    let at = if laid.is_some() { lies } else { Whereabouts::Away };
    thing(top(place), Side(0), at, Look::Piece, face)
}

/// The barter card of a space, off the table while none lies open there.
fn open_card(field: &Field, space: Space) -> PawnSeen {
    let kind = field.open(space);
    let place = kind.map_or(Whereabouts::Away, |_| Whereabouts::On(spots::open(space)));
    let look = Look::Card { back: "back_honga_barter".to_owned() };
    thing(open(space), Side(0), place, look, kind.map(faces::barter_name))
}

fn bonus_card(view: &View, slot: Slot) -> PawnSeen {
    let field = view.field();
    let held = field.held(slot);
    let place = match held {
        Held::Nowhere => Whereabouts::Away,
        Held::Fresh(seat) | Held::Hand(seat) | Held::Played(seat) => {
            Whereabouts::On(in_hand(field, seat, slot))
        }
    };
    let open = matches!(held, Held::Hand(_) | Held::Played(_));
    let face = view.bonus(slot).filter(|_| open).map(faces::bonus_name);
    let attachments = match held {
        Held::Played(_) => vec!["free".to_owned()],
        _ => Vec::new(),
    };
    let look = Look::Card { back: "back_honga_bonus".to_owned() };
    PawnSeen { attachments, ..thing(bonus(slot), Side(0), place, look, face) }
}
