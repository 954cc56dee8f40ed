//! Text forms: actions, positions, set-ups.
//!
//! - `c2-c4` moves along a trajectory, `c2^c4` to a green square. A trump is written as its seat
//!   and its index in the tribe's list: `shoot:0.0:c2-c4`, `equip:0.1:c2`, `lay:0.2:c3+d3`,
//!   `march:0.1`, `lure:0.2:c1-c5` (`lure:0.2:c5` without a singer), `leap:0.2:c1-c3`.
//! - `tribe.zoon@a1` deploys, `a1<>b1` rearranges, `formation:0` lays out a formation
//!   (`formation:0m` mirrored), `ready` ends the deployment; `begin:0`, `reinforce:0.12:a1`,
//!   `touch:1`, `pivot:01`, `flee:a1`, `exchange:a1`, `peek:a1`, `enough`.
//! - A position is one line of words. A seat's cards are listed in slot order: a face with `@c2` on
//!   the field, `=x` on the tomb, `=-` in hand, without suffix before both seats have deployed, `.`
//!   for no card; then the lasting state: `?1f` the faces that it may have (a hexadecimal bit set),
//!   `!2` stunned, `^` face up, `*` looked at. The stack of decisions is listed bottom first.
//!
//! A face is written as tribe and Zoon, with its number if the Zoon has several:
//! `cendrelins.escarbille#2`.

mod reading;
mod words;

pub(super) use reading::{parse_action, parse_setup};
pub(super) use words::parse_position;

use crate::rules::Square;
use crate::rules::zoon::{
    Action, Attacker, Combat, Deployment, First, Kind, Peeking, Pending, Position, SEATS, Setup,
    Slot, Stage, Tables, Touch, TrumpId, TrumpState, Way, Whereabouts,
};

/// The names of [`Peeking`] in texts.
pub(super) const PEEKING: [(Peeking, &str); 3] = [
    (Peeking::OwnTurn, "own-turn"),
    (Peeking::OneByOne, "one-by-one"),
    (Peeking::Always, "always"),
];

pub(super) fn face_name(tables: &Tables, kind: Kind) -> String {
    let face = tables.face(kind);
    let tribe = &tables.tribe(face.tribe).id;
    match face.variants {
        1 => format!("{tribe}.{}", face.id),
        _ => format!("{tribe}.{}#{}", face.id, face.number),
    }
}

pub(super) fn action(tables: &Tables, action: Action) -> String {
    let at = |square: Square| tables.grid.name(square);
    let called = |trump: TrumpId| format!("{}.{}", trump.seat().0, trump.index());
    match action {
        Action::Formation { number, mirrored } => {
            format!("formation:{number}{}", if mirrored { "m" } else { "" })
        }
        Action::Deploy { kind, square } => format!("{}@{}", face_name(tables, kind), at(square)),
        Action::Rearrange { from, to } => format!("{}<>{}", at(from), at(to)),
        Action::Ready => "ready".into(),
        Action::Begin(seat) => format!("begin:{}", seat.0),
        Action::Move { from, to, way: Way::Path } => format!("{}-{}", at(from), at(to)),
        Action::Move { from, to, way: Way::Green } => format!("{}^{}", at(from), at(to)),
        Action::Shoot { trump, shooter, target } => {
            format!("shoot:{}:{}-{}", called(trump), at(shooter), at(target))
        }
        Action::Equip { trump, bearer } => format!("equip:{}:{}", called(trump), at(bearer)),
        Action::Lay { trump, square, second: None } => {
            format!("lay:{}:{}", called(trump), at(square))
        }
        Action::Lay { trump, square, second: Some(second) } => {
            format!("lay:{}:{}+{}", called(trump), at(square), at(second))
        }
        Action::March(trump) => format!("march:{}", called(trump)),
        Action::Lure { trump, singer: None, target } => {
            format!("lure:{}:{}", called(trump), at(target))
        }
        Action::Lure { trump, singer: Some(singer), target } => {
            format!("lure:{}:{}-{}", called(trump), at(singer), at(target))
        }
        Action::Leap { trump, from, to } => {
            format!("leap:{}:{}-{}", called(trump), at(from), at(to))
        }
        Action::Reinforce { slot, square } => format!("reinforce:{}:{}", card(slot), at(square)),
        Action::Touch(corner) => format!("touch:{}", corner as u8 + 1),
        Action::Pivot(turned) => {
            let [one, other] = turned.map(u8::from);
            format!("pivot:{one}{other}")
        }
        Action::Flee(square) => format!("flee:{}", at(square)),
        Action::Exchange(square) => format!("exchange:{}", at(square)),
        Action::Peek(square) => format!("peek:{}", at(square)),
        Action::Enough => "enough".into(),
    }
}

/// A card, written as its seat and slot.
fn card(slot: Slot) -> String {
    format!("{}.{}", slot.seat().0, slot.index())
}

pub(super) fn position(tables: &Tables, position: &Position) -> String {
    let (field, moment) = (position.field(), position.field().turn_state());
    let mut words = vec![match moment.stage {
        Stage::Deploying(seat) => format!("deploying:{}", seat.0),
        Stage::Lot => "lot".into(),
        Stage::Playing => format!("playing:{}", moment.turn.0),
    }];
    let tribes = SEATS.map(|seat| tables.tribe(field.tribe(seat)).id.clone());
    words.push(format!("tribes={}", tribes.join(",")));
    words.extend(choices(field.reserves(), field.deployment(), field.peeking(), moment.first));
    let [one, other] = SEATS.map(|seat| position.rearrangements(seat));
    if (one, other) != (0, 0) {
        words.push(format!("rearranged={one},{other}"));
    }
    let numbers = [("quiet", moment.quiet), ("turns", moment.quiet_turns)];
    words.extend(numbers.iter().filter(|(_, n)| *n != 0).map(|(key, n)| format!("{key}={n}")));
    if moment.eventful {
        words.push("eventful".into());
    }
    if moment.revealed != [0; 2] {
        words.push(format!("revealed={:x},{:x}", moment.revealed[0], moment.revealed[1]));
    }
    words.extend(moment.combat.map(|combat| fight(tables, combat)));
    if SEATS.iter().any(|seat| position.touch(*seat) != Touch::Open) {
        words.push(format!("touched={}", SEATS.map(|seat| touch(position.touch(seat))).join(",")));
    }
    if !moment.stack().is_empty() {
        let pending: Vec<String> = moment.stack().iter().map(|one| pending(*one)).collect();
        words.push(format!("pending={}", pending.join(",")));
    }
    for seat in SEATS {
        let cards: Vec<String> =
            Slot::of(seat).map(|slot| card_text(tables, position, slot)).collect();
        words.push(format!("{}:{}", seat.0, cards.join(",")));
        let trumps: Vec<String> =
            TrumpId::of(seat).map(|trump| trump_text(tables, field.trump(trump))).collect();
        words.push(format!("trumps{}:{}", seat.0, trumps.join(",")));
    }
    words.join(" ")
}

fn choices(reserves: bool, deployment: Deployment, peeking: Peeking, first: First) -> Vec<String> {
    let mut words = vec![match first {
        First::Lot => "first=lot".to_string(),
        First::Seat(seat) => format!("first={}", seat.0),
    }];
    let name = PEEKING.iter().find(|(other, _)| *other == peeking).map_or("", |(_, name)| name);
    words.push(format!("faces={name}"));
    if reserves {
        words.push("reserves".into());
    }
    if deployment == Deployment::Formations {
        words.push("formations".into());
    }
    words
}

fn touch(touch: Touch) -> String {
    match touch {
        Touch::Open => "-".into(),
        Touch::Hidden => "?".into(),
        Touch::Given(corner) => (corner as u8 + 1).to_string(),
    }
}

fn fight(tables: &Tables, combat: Combat) -> String {
    let attacker = match combat.attacker {
        Attacker::Zoon(slot) => card(slot),
        Attacker::Shot { trump, shooter } => {
            format!("{}/{}.{}", card(shooter), trump.seat().0, trump.index())
        }
    };
    let [square, back] = [combat.square, combat.back].map(|square| tables.grid.name(square));
    format!("combat={attacker},{},{square},{back}", card(combat.defender))
}

fn pending(pending: Pending) -> String {
    match pending {
        Pending::Nothing => "nothing".into(),
        Pending::Touch(seat) => format!("touch:{}", seat.0),
        Pending::Pivot => "pivot".into(),
        Pending::Flee(slot) => format!("flee:{}", card(slot)),
        Pending::Exchange(slot) => format!("exchange:{}", card(slot)),
        Pending::Peek { zoon, looked, left } => format!("peek:{}:{looked:x}:{left}", card(zoon)),
        Pending::SecondMove(slot) => format!("second:{}", card(slot)),
        Pending::March { moved, left } => format!("march:{moved:x}:{left}"),
        Pending::Drive(slot) => format!("drive:{}", card(slot)),
    }
}

fn card_text(tables: &Tables, position: &Position, slot: Slot) -> String {
    let Some(kind) = position.face(slot) else { return ".".into() };
    let (name, card) = (face_name(tables, kind), position.field().card(slot));
    let place = match card.whereabouts {
        Whereabouts::Nowhere => return name,
        Whereabouts::Hand => "=-".into(),
        Whereabouts::Tomb => "=x".into(),
        Whereabouts::Field => format!("@{}", tables.grid.name(card.square)),
    };
    let stunned = if card.stunned > 0 { format!("!{}", card.stunned) } else { String::new() };
    let flags = [if card.face_up { "^" } else { "" }, if card.peeked { "*" } else { "" }].concat();
    format!("{name}{place}?{:x}{stunned}{flags}", card.may_be)
}

fn trump_text(tables: &Tables, state: TrumpState) -> String {
    match state {
        TrumpState::Absent => ".".into(),
        TrumpState::Hand { used: 0 } => "hand".into(),
        TrumpState::Hand { used } => format!("hand{used}"),
        TrumpState::On(slot) => format!("on:{}", card(slot)),
        TrumpState::Laid([one, other]) => {
            format!("laid:{}+{}", tables.grid.name(one), tables.grid.name(other))
        }
        TrumpState::Tomb => "tomb".into(),
    }
}

pub(super) fn setup(tables: &Tables, setup: &Setup) -> String {
    if let Some(start) = &setup.position {
        return format!("position={}", position(tables, start));
    }
    let tribes = setup.tribes.map(|tribe| tables.tribe(tribe).id.clone());
    let mut words = vec![format!("tribes={}", tribes.join(","))];
    words.extend(choices(setup.reserves, setup.deployment, setup.peeking, setup.first));
    words.join(" ")
}
