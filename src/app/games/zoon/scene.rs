//! The pawns that show a view of Zoon on the table.

use super::{faces, spot};
use crate::app::table::{Look, PawnSeen, Standing, Whereabouts};
use crate::rules::zoon::{
    self, Card, Field, Kind, SEATS, Slot, Stage, Tables, Touch, TrumpId, TrumpKind, TrumpState,
    View, deployment, spots,
};
use crate::rules::{Seat, Side, Spot, Square, Viewer};

/// The first id of a cover. Covers cannot be picked; their ids only tell them apart.
const COVERS: u16 = 1000;

/// The picture of a square: its zone, in one of three variants by number.
pub(super) fn look(tables: &Tables, square: Square) -> String {
    let zone = if SEATS.iter().any(|seat| tables.deployment(*seat).contains(&square)) {
        "deploy"
    } else if is_camp(tables, square) {
        "camp"
    } else {
        "middle"
    };
    drawn(zone, square)
}

/// The picture of a square of a zone.
pub(super) fn drawn(zone: &str, square: Square) -> String {
    let strewn = u32::from(square.0) * 7 % 11 % 3 + 1;
    format!("zoon_{zone}_{strewn}")
}

fn is_camp(tables: &Tables, square: Square) -> bool {
    let camp = |seat| tables.ground(zoon::Ground::OwnCamp, seat);
    // The two camps of a small field meet; then only the lower one is drawn as such.
    camp(SEATS[0]) & square.bit() != 0
}

/// Every card and every cover, with the faces that the viewer sees.
pub(super) fn pawns(tables: &Tables, view: &View) -> Vec<PawnSeen> {
    let mut pawns = Vec::new();
    for seat in SEATS {
        let cards = tables.deployment(seat).len() + 1;
        pawns.extend(Slot::of(seat).take(cards).map(|slot| zoon(tables, view, slot)));
        let trumps = tables.tribe(view.field().tribe(seat)).trumps.len();
        for trump in TrumpId::of(seat).take(trumps) {
            pawns.push(trump_card(tables, view, trump));
            pawns.extend(covers(tables, view.field(), trump));
        }
        if view.viewer() == Viewer::Seat(seat) {
            pawns.extend(to_deploy(tables, view, seat));
        }
    }
    pawns
}

/// Whose turn it is; no side's before play begins.
pub(super) fn standing(view: &View) -> Standing {
    let moment = view.field().turn_state();
    let to_move = (moment.stage == Stage::Playing).then_some(Side(moment.turn.0));
    Standing { to_move, ended: view.field().ending().is_some() }
}

/// The id of a card that can be picked in a hand: the number of its spot.
pub(super) fn number(spot: Spot) -> u16 {
    match spot {
        Spot::Card(number) => number,
        _ => u16::MAX,
    }
}

fn card(tables: &Tables, field: &Field, id: u16, seat: Seat, place: Whereabouts) -> PawnSeen {
    let back = faces::back(tables, field.tribe(seat));
    PawnSeen {
        id: Some(id),
        look: Look::Card { back },
        ..PawnSeen::new(place, Side(seat.0), String::new(), String::new())
    }
}

fn zoon(tables: &Tables, view: &View, slot: Slot) -> PawnSeen {
    let (field, seat) = (view.field(), slot.seat());
    let face = view.face(slot);
    let known = field.card(slot);
    let place = match known.whereabouts {
        zoon::Whereabouts::Field => Whereabouts::On(spot(known.square)),
        zoon::Whereabouts::Hand if field.turn_state().stage == Stage::Playing => Whereabouts::Aside,
        zoon::Whereabouts::Tomb => Whereabouts::Captive,
        // Z8: until both are ready, only the owner sees what it lays out.
        zoon::Whereabouts::Nowhere if face.is_some() => {
            let square = tables.deployment(seat).get(usize::from(slot.index()));
            square.map_or(Whereabouts::Away, |square| Whereabouts::On(spot(*square)))
        }
        _ => Whereabouts::Away,
    };
    PawnSeen {
        face: face.map(faces::face_name),
        attachments: attachments(tables, view, slot, known),
        ..card(tables, field, slot.0.into(), seat, place)
    }
}

fn attachments(tables: &Tables, view: &View, slot: Slot, card: Card) -> Vec<String> {
    let tribe = view.field().tribe(slot.seat());
    let gear = card.gear.and_then(|trump| tables.trump(tribe, trump));
    let gear = gear.map(|plan| faces::gear(tables, tribe, plan));
    let said = [
        (card.stunned > 0, "zoon_stunned"),
        (card.face_up, "zoon_open"),
        (has_touched(view, slot), "zoon_ready"),
    ];
    let said = said.iter().filter(|(so, _)| *so).map(|(_, cell)| (*cell).to_owned());
    gear.into_iter().chain(said).collect()
}

/// Whether the owner of a fighting card has touched the enemy's; which corner stays hidden.
fn has_touched(view: &View, slot: Slot) -> bool {
    let Some(combat) = view.field().turn_state().combat else { return false };
    let fights = match combat.attacker {
        zoon::Attacker::Zoon(zoon) => zoon,
        zoon::Attacker::Shot { shooter, .. } => shooter,
    };
    let is_fighting = slot == fights || slot == combat.defender;
    is_fighting && view.position().touch(slot.seat()) != Touch::Open
}

/// Z16: the owner sees the faces in hand, the enemy only backs, until the match has ended.
fn trump_card(tables: &Tables, view: &View, trump: TrumpId) -> PawnSeen {
    let (field, seat) = (view.field(), trump.seat());
    let in_hand = matches!(field.trump(trump), TrumpState::Hand { .. });
    let playing = field.turn_state().stage == Stage::Playing;
    let place = if in_hand && playing { Whereabouts::Aside } else { Whereabouts::Away };
    let open = view.viewer() == Viewer::Seat(seat) || field.ending().is_some();
    PawnSeen {
        face: open.then(|| faces::trump_name(field.tribe(seat), trump.index())),
        ..card(tables, field, number(spots::trump(trump)), seat, place)
    }
}

/// Terrain on the field: a picture for each of its squares.
pub(super) fn covers(tables: &Tables, field: &Field, trump: TrumpId) -> [PawnSeen; 2] {
    let plan = tables.trump(field.tribe(trump.seat()), trump);
    let passes =
        plan.is_some_and(|plan| matches!(plan.kind, TrumpKind::Terrain { owner_passes: true, .. }));
    let look = |half| faces::terrain(passes, half);
    let squares = match field.trump(trump) {
        TrumpState::Laid([one, other]) if one == other => [Some((one, look(None))), None],
        TrumpState::Laid([one, other]) => {
            let across = tables.grid.place(one).1 == tables.grid.place(other).1;
            let halves = if across { ["left", "right"] } else { ["near", "far"] };
            // Seen from the other side, the board shows the other half.
            let [low, high] = halves.map(|half| look(Some(half)));
            let both = |one: &str, other: &str| {
                if one == other { one.to_owned() } else { format!("{one}|{other}") }
            };
            [Some((one.min(other), both(&low, &high))), Some((one.max(other), both(&high, &low)))]
        }
        _ => [None, None],
    };
    [0, 1].map(|part: u16| {
        let laid = squares[usize::from(part)].clone();
        let place =
            laid.as_ref().map_or(Whereabouts::Away, |(square, _)| Whereabouts::On(spot(*square)));
        let side = Side(trump.seat().0);
        PawnSeen {
            id: Some(COVERS + 2 * u16::from(trump.0) + part),
            look: Look::Cover,
            face: laid.map(|(_, cell)| cell),
            ..PawnSeen::new(place, side, String::new(), String::new())
        }
    })
}

/// What a seat still has to lay out: one pawn for each face, with the number of cards that bear it.
fn to_deploy(tables: &Tables, view: &View, seat: Seat) -> Vec<PawnSeen> {
    let field = view.field();
    let deploys = field.turn_state().stage == Stage::Deploying(seat);
    let by_hand = field.deployment() == zoon::Deployment::ByHand;
    let left = |kind: Kind| {
        let mut hand = deployment::hand(tables, view.position(), seat);
        hand.find(|(other, _)| *other == kind).map_or(0, |(_, count)| count)
    };
    let stack = |kind: Kind| {
        let count = if deploys && by_hand { left(kind) } else { 0 };
        let place = if count > 0 { Whereabouts::Aside } else { Whereabouts::Away };
        PawnSeen {
            face: Some(faces::face_name(kind)),
            tally: count,
            ..card(tables, field, number(spots::to_deploy(kind)), seat, place)
        }
    };
    tables.tribe(field.tribe(seat)).kinds().map(stack).collect()
}
