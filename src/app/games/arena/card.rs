//! What the HUD explains of Arena: its animals' cards, what its squares do, reach and dangers.
//!
//! All of it comes from the level's compiled tables or from the rules on a copy of the position, so
//! it holds for variants and modded animals too. Sentences are text keys.

use super::animal;
use super::looks::{cell_of, look};
use super::marks::hits;
use super::pages::{packed, those};
use crate::app::hud::{Card, Explain, Ground, NumberRow};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::table::Mark;
use crate::rules::arena::{
    self, Action, Animal, Arena, Class, KindPlan, MAX_NUMBER, Numbers, PawnId, Position, Power,
    SIDES, Stride, Tables, View, Ways, Whereabouts, movement, spots,
};
use crate::rules::{Game, Side, Spot, Square};

impl Explain for Arena {
    /// In the order of the level, class by class.
    fn cards(tables: &Tables, _: &View) -> Vec<Card> {
        packed(tables).map(|kind| card(tables, &tables.animals()[kind.index()])).collect()
    }

    fn card_at(tables: &Tables, view: &View, spot: Spot) -> Option<Card> {
        let position = view.position();
        let pawn = match spot {
            Spot::Square(_) => position.pawn_at(on_board(tables, spot)?)?,
            _ => spots::pawn(spot).filter(|pawn| known(tables, *pawn))?,
        };
        let mut card = card(tables, tables.kind_of(pawn));
        card.side = Some(pawn.side());
        card.notes = notes(position, pawn);
        Some(card)
    }

    fn ground_at(tables: &Tables, _: &View, spot: Spot) -> Option<Ground> {
        let square = on_board(tables, spot)?;
        let (name, line) = match tables.ground.get(square.index())? {
            arena::Ground::Hunt(side) => (of_side("hunt", *side), "arena-square-hunt"),
            arena::Ground::Prison(side) => (of_side("prison", *side), "arena-square-prison"),
            arena::Ground::Area(side) => (of_side("area", *side), "arena-square-area"),
            arena::Ground::LandDen(side) | arena::Ground::WaterDen(side) => {
                (of_side("den", *side), "arena-square-den")
            }
            arena::Ground::Water => ("arena-ground-water".to_owned(), "arena-square-water"),
            arena::Ground::Void => match cell_of(tables, square) {
                Some(side) => (of_side("prison", arena::outlook::enemy(side)), "arena-square-cell"),
                None => ("arena-ground-void".to_owned(), "arena-square-void"),
            },
            arena::Ground::Land => return None,
        };
        let lines = vec![LocalText::new(line)];
        Some(Ground { picture: look(tables, square), name: LocalText::new(name), lines })
    }

    fn reach(tables: &Tables, view: &View, spot: Spot) -> Vec<Spot> {
        let Some(square) = on_board(tables, spot) else { return Vec::new() };
        let position = view.position();
        let Some(pawn) = position.pawn_at(square) else { return Vec::new() };
        let mut actions = Vec::new();
        Arena::actions(tables, &position.as_if_begun_by(pawn.side()), &mut actions);
        let mut reach: Vec<Spot> = actions
            .into_iter()
            .filter_map(|action| match action {
                Action::Move { from, path, distance, .. } if from == square => {
                    movement::squares(tables, from, path, distance).last()
                }
                _ => None,
            })
            .map(|(to, _)| Spot::Square(to.0))
            .collect();
        reach.sort();
        reach.dedup();
        reach
    }

    /// Enemy webs.
    fn deadly(tables: &Tables, view: &View, side: Side) -> Vec<(Spot, &'static str)> {
        let webbed = arena::web::webbed(tables, view.position(), Side(side.0 ^ 1));
        webbed.map(|square| (Spot::Square(square.0), Mark::Web.cell())).collect()
    }

    fn endangered(tables: &Tables, view: &View, side: Side) -> Vec<Spot> {
        let position = view.position();
        let enemy = Side(side.0 ^ 1);
        let hit = hits(tables, position, enemy).into_iter().map(|hit| hit.on);
        let webbed =
            position.standing().filter(|(id, pawn)| id.side() == side && pawn.endangered());
        let mut squares: Vec<Spot> = hit
            .chain(webbed.map(|(_, pawn)| pawn.square()))
            .map(|square| Spot::Square(square.0))
            .collect();
        squares.sort();
        squares.dedup();
        squares
    }

    /// R4: the last point of a side, or the last but one; and a pawn that is about to be taken.
    fn tension(_: &Tables, view: &View) -> u8 {
        let position = view.position();
        let score = SIDES.into_iter().map(|side| position.score(side)).max().unwrap_or_default();
        let taken = SIDES.into_iter().any(|side| position.endangered(side) != 0);
        let ahead = match position.target().saturating_sub(score) {
            0 | 1 => 80,
            2 if score > 0 => 40,
            _ => 0,
        };
        ahead + if taken { 20 } else { 0 }
    }
}

fn on_board(tables: &Tables, spot: Spot) -> Option<Square> {
    let Spot::Square(number) = spot else { return None };
    Some(Square(number)).filter(|square| square.index() < tables.grid.len())
}

fn known(tables: &Tables, pawn: PawnId) -> bool {
    usize::from(pawn.index()) < tables.pack(pawn.side()).len()
}

/// The key of a square's name.
fn of_side(what: &str, side: Side) -> String {
    format!("arena-ground-{what}-{}", ["red", "blue"][usize::from(side.0 & 1)])
}

pub(super) fn card(tables: &Tables, animal_of: &Animal) -> Card {
    let plan = &animal_of.plan;
    let row = |icon, label: &'static str, numbers: Numbers| NumberRow {
        icon,
        label: LocalText::new(label),
        numbers: numbers.iter().collect(),
        most: MAX_NUMBER,
    };
    Card {
        head: plan.id.clone(),
        name: animal(&plan.id),
        class: Some(class(plan.class)),
        numbers: vec![
            row("land", "arena-numbers-land", animal_of.numbers(false)),
            row("water", "arena-numbers-water", animal_of.numbers(true)),
        ],
        ways: ways(plan),
        powers: powers(tables, animal_of),
        ..Card::default()
    }
}

fn class(class: Class) -> (&'static str, LocalText) {
    let (icon, key) = match class {
        Class::Predator => ("type_predator", "arena-class-predator"),
        Class::Destroyer => ("type_destroyer", "arena-class-destroyer"),
        Class::Runner => ("type_runner", "arena-class-runner"),
        Class::Special => ("type_special", "arena-class-special"),
        Class::Aquatic => ("type_aquatic", "arena-class-aquatic"),
    };
    (icon, LocalText::new(key))
}

/// Directions as icons; all eight together have an icon of their own.
fn ways(plan: &KindPlan) -> Vec<&'static str> {
    let mut icons = Vec::new();
    if plan.ways == Ways::COMPLETE {
        icons.push("dir_complete");
    } else {
        let single = [
            (Ways::FORWARD, "dir_forward"),
            (Ways::DIAGONAL_LEFT, "dir_diagonal_left"),
            (Ways::DIAGONAL_RIGHT, "dir_diagonal_right"),
            (Ways::BACKWARD, "dir_backward"),
        ];
        icons.extend(
            single.iter().filter(|(way, _)| plan.ways.0 & way.0 != 0).map(|(_, icon)| *icon),
        );
    }
    if plan.bend.is_some() {
        icons.push("dir_l");
    }
    if !plan.jumps.is_empty() {
        icons.push("dir_jump");
    }
    icons
}

/// What an animal can do besides walking and hitting, one sentence per power.
fn powers(tables: &Tables, animal: &Animal) -> Vec<LocalText> {
    const SENTENCES: [(Power, &str); 12] = [
        (Power::Armor, "arena-power-armor"),
        (Power::Sweep, "arena-power-sweep"),
        (Power::NeverBack, "arena-power-never-back"),
        (Power::HeadOn, "arena-power-head-on"),
        (Power::Rigid, "arena-power-rigid"),
        (Power::Harmless, "arena-power-harmless"),
        (Power::Unjailable, "arena-power-unjailable"),
        (Power::SafeAtHome, "arena-power-safe-at-home"),
        (Power::WebProof, "arena-power-web-proof"),
        (Power::Web, "arena-power-web"),
        (Power::Amphibious, "arena-power-amphibious"),
        (Power::Guard, "arena-power-guard"),
    ];
    let plan = &animal.plan;
    let of = |strides: fn(&Animal, bool) -> &[Stride], suits: fn(&Stride) -> bool| {
        let strides = [false, true].into_iter().flat_map(|water| strides(animal, water));
        let set = strides.filter(|stride| suits(stride)).fold(0, |set, one| set | one.numbers.0);
        Numbers(set)
    };
    let lengths = |key, numbers: Numbers| {
        let told = || LocalText::new(key).with("lengths", lists::numbers(numbers.iter()));
        (!numbers.is_empty()).then(told)
    };
    let mut powers = Vec::new();
    let bent = plan.bend.map(|bend| bent(bend.ways)).unwrap_or_default();
    powers.extend(lengths(bent, of(Animal::bends, |_| true)));
    let flights = of(Animal::strides, |stride| stride.flies);
    let jumps = of(Animal::strides, |stride| stride.jumps);
    let key = if flights.is_empty() { "arena-power-jump" } else { "arena-power-short-jump" };
    powers.extend(if jumps == of(Animal::strides, |stride| !stride.flies) {
        (!jumps.is_empty()).then(|| LocalText::new(key))
    } else {
        lengths("arena-power-jump-with", jumps)
    });
    powers.extend(lengths("arena-power-flight", flights));
    powers.extend(shy(tables, animal));
    let has = SENTENCES.iter().filter(|(power, _)| plan.has(*power));
    powers.extend(has.map(|(_, key)| LocalText::new(*key)));
    if plan.points > 1 {
        powers.push(LocalText::new("arena-power-points").with("points", u32::from(plan.points)));
    }
    if powers.is_empty() {
        powers.push(LocalText::new("arena-power-plain"));
    }
    powers
}

/// R46, R47: from where a shy animal cannot be taken, and which animals can take it from there.
fn shy(tables: &Tables, animal: &Animal) -> Option<LocalText> {
    let (head_on, count) = those(tables, |other| other.has(Power::HeadOn));
    let key = match (tables.options.rear_attack, count) {
        (false, 0) => "arena-power-shy",
        (false, _) => "arena-power-shy-but",
        (true, 0) => "arena-power-shy-front",
        (true, _) => "arena-power-shy-front-but",
    };
    animal.has(Power::Shy).then(|| LocalText::new(key).with("animals", head_on))
}

/// The sentence for an L move whose straight part goes in these directions.
fn bent(from: Ways) -> &'static str {
    match from {
        Ways::FORWARD => "arena-power-l-move-forward",
        ways if ways.0 == Ways::FORWARD.0 | Ways::BACKWARD.0 => "arena-power-l-move-straight",
        _ => "arena-power-l-move",
    }
}

/// What holds of a pawn in this position: armor, danger, captivity, an action done.
fn notes(position: &Position, id: PawnId) -> Vec<LocalText> {
    let (pawn, moment) = (position.pawn(id), position.turn_state());
    let acted = id.side() == moment.to_move && moment.acted & id.bit() != 0;
    let said = [
        (pawn.armored(), "arena-card-armored"),
        (pawn.endangered(), "arena-card-endangered"),
        (pawn.whereabouts() == Whereabouts::Captive, "arena-card-captive"),
        (acted, "arena-card-acted"),
    ];
    said.iter().filter(|(is, _)| *is).map(|(_, key)| LocalText::new(*key)).collect()
}
