//! Text forms: actions, positions, set-ups.
//!
//! - Chance: `begin:0`, `disc:g1`, `open:t01`, `bonus:two-points`.
//! - Players: `place:nw:2` (rotated clockwise by two quarters), `gather:lake`, `explore`, `lure`,
//!   `climb`, `barter:0` (the space), `convert:fish`, `end`; bonus cards by kind: `play:docile`,
//!   `hand:lucky-hand:lake`, `steps:climb`, `chase:torch`; answers: `spare:fish`, `give:berry`,
//!   `send:tray`, `send:2`, `enough`, `keep:0:1`.
//! - A position is one line of words `key=value`. Trays are
//!   `stock:mammoths:storage:step:points:recency`, where recency tells how recently a mammoth
//!   entered the area. Bonus cards are listed in slot order: `f1:id` fresh for seat 1, `h1:id` in
//!   its hand, `p1:id` played; cards of a hand are ordered by kind. A disc drawn from under its
//!   pile has `^` and the seat that had put it there. The contents of the piles of discs and bonus
//!   cards are the remaining ones.

mod reading;
mod words;

pub(super) use reading::{parse_action, parse_setup};
pub(super) use words::parse_position;

use crate::rules::Seat;
use crate::rules::honga::{
    Action, Awaited, Ending, First, Held, Position, Setup, Source, Stock, Tables,
};

/// The names of endings in texts.
pub(super) const ENDINGS: [(Ending, &str); 2] =
    [(Ending::Goal, "goal"), (Ending::Rounds, "rounds")];

pub(super) fn action(tables: &Tables, action: Action) -> String {
    match action {
        Action::Begin(seat) => format!("begin:{}", seat.0),
        Action::DrawDisc(kind) => format!("disc:{}", tables.disc(kind).id),
        Action::OpenBarter(kind) => format!("open:{}", tables.barter_card(kind).id),
        Action::DrawBonus(kind) => format!("bonus:{}", tables.bonus_card(kind).id),
        Action::Place { place, rotation } => format!("place:{}:{rotation}", tables.place(place).id),
        Action::Gather(area) => format!("gather:{}", tables.area_id(area)),
        Action::Explore => "explore".into(),
        Action::Lure => "lure".into(),
        Action::Climb => "climb".into(),
        Action::Barter(space) => format!("barter:{}", space.0),
        Action::Convert(to) => format!("convert:{}", to.id()),
        Action::Play(card) => format!("play:{}", tables.bonus_card(card).id),
        Action::LuckyHand { card, area } => {
            format!("hand:{}:{}", tables.bonus_card(card).id, tables.area_id(area))
        }
        Action::Steps(card) => format!("steps:{}", tables.bonus_card(card).id),
        Action::Chase(card) => format!("chase:{}", tables.bonus_card(card).id),
        Action::Spare(one) => format!("spare:{}", one.id()),
        Action::Give(one) => format!("give:{}", one.id()),
        Action::Send(Source::Tray) => "send:tray".into(),
        Action::Send(Source::Herd(space)) => format!("send:{space}"),
        Action::Enough => "enough".into(),
        Action::EndTurn => "end".into(),
        Action::Keep { seat, number } => format!("keep:{}:{number}", seat.0),
    }
}

fn joined<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(",")
}

fn seat(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "-".into(), |seat| seat.0.to_string())
}

fn awaited(tables: &Tables, awaited: Awaited) -> String {
    match awaited {
        Awaited::Lot => "lot".into(),
        Awaited::Barter => "barter".into(),
        Awaited::Disc(colour) => format!("disc:{}", colour.id()),
        Awaited::Bonus => "bonus".into(),
        Awaited::Keep => "keep".into(),
        Awaited::Placement => "placement".into(),
        Awaited::Deeds => "deeds".into(),
        Awaited::Spare { cost: Stock(cost), left } => format!("spare:{}:{left}", joined(cost)),
        Awaited::Payment { space, either, mammoths } => {
            format!("payment:{}:{either}:{mammoths}", space.0)
        }
        Awaited::Purchase { kind, left } => {
            format!("purchase:{}:{left}", tables.bonus_card(kind).id)
        }
    }
}

pub(super) fn position(tables: &Tables, position: &Position) -> String {
    let (field, moment) = (position.field(), position.field().turn_state());
    let mut words = vec![
        format!("seats={}", field.seats()),
        format!("awaits={}", awaited(tables, moment.awaited)),
        format!("first={}", moment.first.0),
        format!("turn={}", moment.turn.0),
        format!("dealt={}", moment.dealt),
        format!("turns={}", moment.turns),
        format!("place={}", tables.place(moment.place).id),
        format!("hands={}", joined(moment.hands)),
    ];
    words.extend(effects(position));
    for one in field.every_seat() {
        let tray = field.tray(one);
        let numbers = [tray.mammoths, tray.storage, tray.step];
        let numbers = numbers.map(|number| number.to_string()).join(":");
        let (stock, points, recency) = (joined(tray.stock.0), tray.points, tray.recency);
        words.push(format!("tray{}={stock}:{numbers}:{points}:{recency}", one.0));
        words.push(format!("discs{}={}", one.0, discs(tables, position, one)));
    }
    words.push(format!("herd={}", joined(field.herd(tables).iter().map(|one| seat(*one)))));
    words.push(format!("tusk={}", seat(field.tusk())));
    words.push(format!("honga={}", seat(field.honga())));
    let spaces = field.open.iter().take(tables.options.open.into());
    let card = |kind| tables.barter_card(kind).id.clone();
    let open = spaces.map(|kind| kind.map_or_else(|| "-".into(), card));
    words.push(format!("open={}", joined(open)));
    let pile = tables.barter_kinds().map(|kind| field.barter_pile(kind));
    words.push(format!("pile={}", joined(pile)));
    words.push(format!("cards={}", cards(tables, position)));
    let discard = tables.bonus_kinds().map(|kind| field.discarded(kind));
    words.push(format!("discard={}", joined(discard)));
    let laid = field.laid().map(|laid| {
        let place = &tables.place(laid.place).id;
        format!("{}@{place}/{}", tables.disc(laid.kind).id, laid.rotation)
    });
    words.push(format!("laid={}", joined(laid)));
    let under = field.buried().zip(position.secrets.buried);
    let under = under.map(|(buried, kind)| format!("{}^{}", tables.disc(kind).id, buried.by.0));
    words.push(format!("under={}", joined(under)));
    words.join(" ")
}

/// The effects of bonus cards, and the ending: only values that differ from the default.
fn effects(position: &Position) -> Vec<String> {
    let moment = position.field().turn_state();
    let mut words = Vec::new();
    for (key, number) in [("played", moment.played), ("docile", moment.docile)] {
        if number > 0 {
            words.push(format!("{key}={number}"));
        }
    }
    if !moment.help.is_empty() {
        words.push(format!("help={}", joined(moment.help.0)));
    }
    for (word, holds) in [("swap", moment.swap), ("extra", moment.extra)] {
        if holds {
            words.push(word.into());
        }
    }
    if let Some(ending) = position.field().ending() {
        let name = ENDINGS.iter().find(|(other, _)| *other == ending).map_or("", |(_, name)| name);
        words.push(format!("ended={name}"));
    }
    words
}

fn discs(tables: &Tables, position: &Position, seat: Seat) -> String {
    let field = position.field();
    let held = [0, 1].into_iter().filter_map(|number| {
        let (back, kind) = (field.back(seat, number)?, position.disc(seat, number)?);
        let under = back.under.map_or_else(String::new, |seat| format!("^{}", seat.0));
        Some(format!("{}{under}", tables.disc(kind).id))
    });
    joined(held)
}

fn cards(tables: &Tables, position: &Position) -> String {
    let field = position.field();
    let count = field.cards().last().map_or(0, |(slot, _)| slot.0 + 1);
    let all = field.bonus.iter().take(count.into()).zip(position.secrets.bonus);
    joined(all.map(|(held, kind)| {
        let (letter, seat) = match *held {
            Held::Nowhere => return "-".to_string(),
            Held::Fresh(seat) => ('f', seat),
            Held::Hand(seat) => ('h', seat),
            Held::Played(seat) => ('p', seat),
        };
        format!("{letter}{}:{}", seat.0, tables.bonus_card(kind).id)
    }))
}

pub(super) fn setup(tables: &Tables, setup: &Setup) -> String {
    if let Some(start) = &setup.position {
        return format!("position={}", position(tables, start));
    }
    let first = match setup.first {
        First::Lot => "lot".to_string(),
        First::Seat(seat) => seat.0.to_string(),
    };
    format!("seats={} first={first}", setup.seats)
}
