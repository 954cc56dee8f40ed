//! What the HUD explains of Honga: areas, cards and discs as they are printed, and in words.
//!
//! All of it comes from the level's tables and from what lies open, so it holds for modded cards
//! too. Sentences are text keys.

use super::board_layout::picture as area_picture;
use super::faces::{
    back as back_face, barter as barter_face, bonus as bonus_face, disc as disc_face,
};
use super::sites::disc_pile;
use super::words::{
    area as area_name, bonus as bonus_name, bonus_line, goods, plural as plural_name,
    resource as resource_name, seat as seat_name,
};
use crate::app::hud::{Card, Explain};
use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{
    Area, AreaKind, BarterKind, BonusKind, Colour, Field, Held, Honga, Meal, Place, Resource,
    Space, Stock, Tables, View, barter, outlook,
};
use crate::rules::{Side, Spot};
use bevy::math::Vec2;

impl Explain for Honga {
    /// The areas, and the bonus cards of the forest.
    fn cards(tables: &Tables, view: &View) -> Vec<Card> {
        let areas = tables.areas().map(|area| of_area(tables, view.field(), area));
        areas.chain(tables.bonus_kinds().map(|kind| of_bonus(tables, kind))).collect()
    }

    fn card_at(tables: &Tables, view: &View, spot: Spot) -> Option<Card> {
        let field = view.field();
        let piled = Colour::ALL.into_iter().find(|colour| disc_pile(*colour) == spot);
        if let Some(colour) = piled {
            return Some(of_pile(tables, field, colour));
        }
        match spots::picked(tables, spot)? {
            Picked::Area(area) => Some(of_area(tables, field, area)),
            Picked::Honga => Some(of_area(tables, field, tables.honga())),
            Picked::Place(place) => Some(of_place(tables, field, place)),
            Picked::Space(space) => Some(of_open(tables, view, space, field.open(space)?)),
            Picked::Bonus(card) => Some(of_bonus(tables, card)),
            Picked::Back(slot) => Some(of_back(tables, field.held(slot))),
            Picked::Disc { seat, number } => {
                let kind = view.position().disc(seat, number)?;
                Some(Card { side: Some(Side(seat.0)), ..of_disc(tables, kind) })
            }
            Picked::Convert(_) => Some(joker(tables)),
            _ => None,
        }
    }

    fn reach(_: &Tables, _: &View, _: Spot) -> Vec<Spot> {
        Vec::new()
    }

    /// No piece can be taken in Honga.
    fn endangered(_: &Tables, _: &View, _: Side) -> Vec<Spot> {
        Vec::new()
    }

    const SHEET: bool = true;

    /// H63, H64: a seat near the goal, and the last round.
    fn tension(tables: &Tables, view: &View) -> u8 {
        let field = view.field();
        let goal = u32::from(tables.goal(field.seats())).max(1);
        let most = field.every_seat().map(|seat| u32::from(field.tray(seat).points)).max();
        let rounds = u32::from(tables.options.rounds) * u32::from(field.seats());
        let turns = u32::from(field.turn_state().turns) + u32::from(field.seats());
        match most.unwrap_or_default() * 100 / goal {
            100.. => 100,
            _ if rounds > 0 && turns > rounds => 100,
            85.. => 70,
            70.. => 40,
            _ => 0,
        }
    }
}

/// A drawing without a card around it: areas and round spaces are printed on the board.
fn alone(sheet: &'static str, cell: impl Into<String>) -> CardFace {
    CardFace::default().with(sheet, cell, Vec2::splat(64.0), 118.0)
}

fn count(key: &'static str, count: u8) -> LocalText {
    LocalText::new(key).with("count", u32::from(count))
}

pub(super) fn of_area(tables: &Tables, field: &Field, area: Area) -> Card {
    let kind = tables.area_kind(area);
    let (mut powers, mut notes) = (Vec::new(), Vec::new());
    let options = tables.options;
    match kind {
        AreaKind::Gathering(one) => {
            let line = count("honga-card-gather", options.track).with("good", resource_name(one));
            powers.push(line);
            if one == Resource::Water && options.joker > 0 {
                powers.push(count("honga-card-joker", options.joker));
            }
        }
        AreaKind::Forest => powers.push(count("honga-card-forest", options.bonus_a_turn)),
        AreaKind::Mountain => {
            let top = tables.step_points(tables.top());
            powers.push(count("honga-card-mountain", top));
        }
        AreaKind::Mammoths => {
            powers.push(LocalText::new("honga-card-lure").with("goods", goods(options.lure, 0)));
            powers.push(LocalText::new("honga-card-push"));
            powers.push(LocalText::new("honga-card-tusk"));
            notes.extend(count_notes(field));
        }
        AreaKind::Barter => powers.push(LocalText::new("honga-card-barter")),
        AreaKind::Honga => {
            powers.push(LocalText::new("honga-card-tiger"));
            powers.push(LocalText::new("honga-card-tiger-eats"));
            notes.extend(meal_note(field));
        }
    }
    Card {
        head: tables.area_id(area).to_owned(),
        face: Some(alone("honga_areas", area_picture(kind))),
        name: area_name(tables, area),
        powers,
        notes,
        ..Card::default()
    }
}

/// The seat that holds the tusk.
fn count_notes(field: &Field) -> Option<LocalText> {
    let seat = field.tusk()?;
    let key = format!("honga-seat-{}", seat.0 + 1);
    Some(LocalText::new("honga-card-tusk-now").with("seat", LocalText::new(key)))
}

/// What HONGA would eat next from the tray of the seat whose turn it is.
fn meal_note(field: &Field) -> Option<LocalText> {
    match outlook::next_meal(field, field.turn_state().turn) {
        Meal::Unit(one) => {
            let unit = goods(Stock::default().with(one, 1), 0);
            Some(LocalText::new("honga-card-meal").with("good", unit))
        }
        Meal::Mammoth => {
            Some(LocalText::new("honga-card-meal").with("good", goods(Stock::default(), 1)))
        }
        Meal::Nothing => None,
    }
}

fn of_place(tables: &Tables, field: &Field, place: Place) -> Card {
    match field.top(place) {
        Some(top) => Card {
            face: Some(disc_face(tables, top.kind, top.rotation)),
            ..of_disc(tables, top.kind)
        },
        None => Card {
            face: Some(alone("honga", "place")),
            name: LocalText::new("honga-card-place"),
            powers: vec![LocalText::new("honga-card-place-line")],
            ..Card::default()
        },
    }
}

fn of_disc(tables: &Tables, kind: crate::rules::honga::DiscKind) -> Card {
    let plan = tables.disc(kind);
    let hands = plan.hands.iter().sum();
    let key = match plan.colour {
        Colour::Grey => "honga-disc-grey",
        Colour::Red => "honga-disc-red",
    };
    Card {
        face: Some(disc_face(tables, kind, 0)),
        name: LocalText::new(key),
        powers: vec![count("honga-card-disc", hands), LocalText::new("honga-card-place-line")],
        ..Card::default()
    }
}

/// A number of units of two raw materials that replace each other.
fn either(key: &'static str, units: u8, [one, other]: [Resource; 2]) -> LocalText {
    count(key, units).with("one", plural_name(one)).with("other", plural_name(other))
}

/// A pile of discs: how many it holds, and what is known about them.
fn of_pile(tables: &Tables, field: &Field, colour: Colour) -> Card {
    let left = outlook::discs_left(tables, field, colour);
    let buried = field.buried().filter(|buried| buried.colour == colour).count() as u8;
    let red = (colour == Colour::Red).then(|| LocalText::new("honga-card-pile-tusk"));
    let under = (buried > 0).then(|| count("honga-card-pile-under", buried));
    Card {
        face: Some(back_face(colour)),
        name: LocalText::new(format!("honga-card-pile-{}", colour.id())),
        powers: [Some(count("honga-card-pile-left", left)), under, red]
            .into_iter()
            .flatten()
            .chain([LocalText::new("honga-card-pile-again")])
            .collect(),
        ..Card::default()
    }
}

/// An open card, with whether it can be paid for now, as the frame around it shows.
fn of_open(tables: &Tables, view: &View, space: Space, kind: BarterKind) -> Card {
    let (mut card, field) = (of_barter(tables, view, kind), view.field());
    let has_hand = field.turn_state().is_acting() && field.hands_at(tables, tables.barter()) > 0;
    let key = if outlook::pays(tables, field, space) {
        Some("honga-card-payable")
    } else if has_hand && outlook::joker_pays(tables, field, space).is_some() {
        Some("honga-card-payable-water")
    } else {
        None
    };
    let payer = || seat_name(field.turn_state().turn);
    card.notes.extend(key.map(|key| LocalText::new(key).with("seat", payer())));
    card
}

fn of_barter(tables: &Tables, view: &View, kind: BarterKind) -> Card {
    let plan = tables.barter_card(kind);
    let asks = LocalText::new("honga-card-asks")
        .with("goods", goods(plan.cost, plan.mammoths))
        .with("points", u32::from(plan.points));
    let field = view.field();
    let price = barter::price(tables, field, kind);
    let changed = price.stock != plan.cost || price.either > 0;
    let note = || {
        let printed = goods(price.stock, price.mammoths);
        let asks = match tables.swap().filter(|_| price.either > 0) {
            Some([one, other]) if price.stock.is_empty() && price.mammoths == 0 => {
                either("honga-card-only-either", price.either, [one, other])
            }
            Some(both) => either("honga-card-either", price.either, both).with("goods", printed),
            None => printed,
        };
        let payer = seat_name(field.turn_state().turn);
        LocalText::new("honga-card-helped").with("seat", payer).with("goods", asks)
    };
    Card {
        face: Some(barter_face(plan)),
        name: LocalText::new("honga-card-barter-name"),
        powers: vec![asks],
        notes: changed.then(note).into_iter().collect(),
        ..Card::default()
    }
}

fn of_bonus(tables: &Tables, kind: BonusKind) -> Card {
    let plan = tables.bonus_card(kind);
    Card {
        face: Some(bonus_face(plan)),
        name: bonus_name(tables, kind),
        powers: vec![bonus_line(plan)],
        ..Card::default()
    }
}

/// A bonus card that lies face down.
fn of_back(tables: &Tables, held: Held) -> Card {
    let fresh = matches!(held, Held::Fresh(_)).then(|| LocalText::new("honga-card-fresh"));
    Card {
        face: Some(CardFace::new("back_honga_bonus")),
        name: LocalText::new("honga-card-bonus-name"),
        powers: vec![count("honga-card-forest", tables.options.bonus_a_turn)],
        notes: fresh.into_iter().collect(),
        ..Card::default()
    }
}

fn joker(tables: &Tables) -> Card {
    Card {
        face: Some(CardFace::new("face").with("honga", "joker", Vec2::splat(64.0), 70.0)),
        name: LocalText::new("honga-card-joker-name"),
        powers: vec![count("honga-card-joker", tables.options.joker)],
        ..Card::default()
    }
}
