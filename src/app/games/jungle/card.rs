//! Jungle's part of the HUD: cards of its animals, effects of squares, reach and dangers.
//!
//! Everything is computed from the level's tables or by asking the rules about a copy, so variants
//! and modded animals are described correctly.

use super::look;
use super::marks::moves;
use crate::app::hud::{Card, Explain, Ground};
use crate::app::kit::locale::LocalText;
use crate::rules::grid::squares;
use crate::rules::jungle::{
    Ashore, BankCaptures, Jungle, Kind, KindPlan, Leaps, SIDES, Tables, TrapOwners, View,
};
use crate::rules::{Side, Spot, Square};

impl Explain for Jungle {
    fn cards(tables: &Tables, _: &View) -> Vec<Card> {
        let mut kinds: Vec<Kind> = placed(tables).collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(plan(tables, *kind).rank));
        kinds.into_iter().map(|kind| card(tables, kind)).collect()
    }

    fn card_at(tables: &Tables, view: &View, spot: Spot) -> Option<Card> {
        let (position, square) = (view.position(), on_board(tables, spot)?);
        let side = position.side_at(square)?;
        let mut card = card(tables, position.kind_at(square));
        card.side = Some(side);
        card.notes = notes(tables, side, square);
        Some(card)
    }

    fn ground_at(tables: &Tables, _: &View, spot: Spot) -> Option<Ground> {
        let square = on_board(tables, spot)?;
        let (name, lines) = ground(tables, square)?;
        let lines = lines.into_iter().map(LocalText::new).collect();
        Some(Ground { picture: look(tables, square), name: LocalText::new(name), lines })
    }

    fn reach(tables: &Tables, view: &View, spot: Spot) -> Vec<Spot> {
        let (position, Some(pawn)) = (view.position(), on_board(tables, spot)) else {
            return Vec::new();
        };
        let Some(side) = position.side_at(pawn) else { return Vec::new() };
        let moves = moves(tables, &position.if_moved_by(tables, side));
        moves.filter(|(from, _)| *from == pawn).map(|(_, to)| Spot::Square(to.0)).collect()
    }

    fn endangered(tables: &Tables, view: &View, side: Side) -> Vec<Spot> {
        let position = view.position();
        let own = position.pawns(side);
        let enemy = Side(side.0 ^ 1);
        let hit = moves(tables, &position.if_moved_by(tables, enemy))
            .filter(|(_, to)| own & to.bit() != 0)
            .fold(0, |set, (_, to)| set | to.bit());
        squares(hit).map(|square| Spot::Square(square.0)).collect()
    }

    /// An animal three squares from the enemy den threatens to win.
    fn tension(tables: &Tables, view: &View) -> u8 {
        let steps = |(square, side, _): (Square, Side, Kind)| {
            let [(x, y), (den_x, den_y)] =
                [square, tables.den(Side(side.0 ^ 1))].map(|square| tables.grid.place(square));
            x.abs_diff(den_x) + y.abs_diff(den_y)
        };
        match view.position().all_pawns().map(steps).min() {
            Some(0 | 1) => 100,
            Some(2) => 70,
            Some(3) => 40,
            _ => 0,
        }
    }
}

/// The animals that take part: a level may describe more than it places.
pub(in crate::app::games) fn placed(tables: &Tables) -> impl Iterator<Item = Kind> + use<> {
    let placed = tables
        .start_with(SIDES[0])
        .all_pawns()
        .fold(0_u16, |set, (.., kind)| set | 1 << kind.index());
    (0..tables.kinds.len() as u8).map(Kind).filter(move |kind| placed & 1 << kind.index() != 0)
}

fn plan(tables: &Tables, kind: Kind) -> &KindPlan {
    &tables.kinds[kind.index()]
}

fn name(tables: &Tables, kind: Kind) -> LocalText {
    LocalText::new(format!("jungle-animal-{}", plan(tables, kind).id))
}

fn on_board(tables: &Tables, spot: Spot) -> Option<Square> {
    let Spot::Square(number) = spot else { return None };
    Some(Square(number)).filter(|square| square.index() < tables.grid.len())
}

fn card(tables: &Tables, kind: Kind) -> Card {
    let most = tables.kinds.iter().map(|plan| plan.rank).max().unwrap_or_default();
    let takes = |by: Kind, of: Kind| tables.prey_on_land(by) & 1 << of.index() != 0;
    let heads = |wanted: &dyn Fn(Kind) -> bool| {
        let mut found: Vec<Kind> = placed(tables).filter(|other| wanted(*other)).collect();
        found.sort_by_key(|kind| plan(tables, *kind).rank);
        found.into_iter().map(|kind| plan(tables, kind).id.clone()).collect()
    };
    Card {
        head: plan(tables, kind).id.clone(),
        name: name(tables, kind),
        rank: Some((plan(tables, kind).rank, most)),
        takes: Some(heads(&|other| takes(kind, other))),
        taken_by: Some(heads(&|other| takes(other, kind))),
        powers: powers(tables, kind),
        ..Card::default()
    }
}

/// What an animal can do besides walking and outranking, a sentence each.
fn powers(tables: &Tables, kind: Kind) -> Vec<LocalText> {
    let plan = plan(tables, kind);
    let about = |key: &'static str, victims: &[Kind]| {
        let about = move |victim: &Kind| LocalText::new(key).with("victim", name(tables, *victim));
        let placed = victims.iter().filter(|victim| placed(tables).any(|kind| kind == **victim));
        placed.map(about).collect::<Vec<_>>()
    };
    let mut powers = Vec::new();
    powers.extend(match leaps(plan.leaps, tables.options.leaps) {
        Leaps::None => None,
        Leaps::Both => Some(LocalText::new("jungle-power-leaps")),
        Leaps::Lengthwise => Some(LocalText::new("jungle-power-leaps-lengthwise")),
        Leaps::Across => Some(LocalText::new("jungle-power-leaps-across")),
    });
    if plan.swims {
        powers.push(LocalText::new("jungle-power-swims"));
    }
    powers.extend(about("jungle-power-takes", &plan.takes));
    powers.extend(about("jungle-power-spares", &plan.spares));
    if plan.swims {
        powers.extend(ashore(tables, plan, &about));
    }
    if powers.is_empty() {
        powers.push(LocalText::new("jungle-power-plain"));
    }
    powers
}

/// The leaps that both the animal and the level allow.
pub(in crate::app::games) fn leaps(animal: Leaps, level: Leaps) -> Leaps {
    match (animal, level) {
        (animal, Leaps::Both) => animal,
        (Leaps::Both, level) => level,
        (animal, level) if animal == level => animal,
        _ => Leaps::None,
    }
}

fn ashore(
    tables: &Tables,
    plan: &KindPlan,
    about: &dyn Fn(&'static str, &[Kind]) -> Vec<LocalText>,
) -> Vec<LocalText> {
    match &plan.ashore {
        _ if tables.options.bank_captures == BankCaptures::Never => {
            vec![LocalText::new("jungle-power-ashore-nothing")]
        }
        Ashore::Nothing => vec![LocalText::new("jungle-power-ashore-nothing")],
        Ashore::AllBut(spared) if spared.is_empty() => {
            vec![LocalText::new("jungle-power-ashore-all")]
        }
        Ashore::AllBut(spared) => about("jungle-power-ashore-but", spared),
    }
}

/// The keys of the name and the effects of a square that is not plain land.
fn ground(tables: &Tables, square: Square) -> Option<(String, Vec<String>)> {
    for (side, color) in SIDES.into_iter().zip(["red", "blue"]) {
        let about = |what: &str| format!("jungle-ground-{what}-{color}");
        if tables.den(side) == square {
            return Some((about("den"), vec![about("den-does")]));
        }
        if tables.traps(side) & square.bit() != 0 {
            let does = match tables.options.traps {
                TrapOwners::Anybody => "jungle-ground-trap-does".to_owned(),
                TrapOwners::Enemy => about("trap-does"),
            };
            return Some((about("trap"), vec![does]));
        }
    }
    if tables.water & square.bit() == 0 {
        return None;
    }
    let leaps = |kind| leaps(plan(tables, kind).leaps, tables.options.leaps);
    let leapt = placed(tables).any(|kind| leaps(kind) != Leaps::None);
    let lines = ["jungle-ground-river-does"]
        .into_iter()
        .chain(leapt.then_some("jungle-ground-river-leaps"));
    Some(("jungle-ground-river".to_owned(), lines.map(str::to_owned).collect()))
}

/// What is special about a square for a pawn that stands on it.
fn notes(tables: &Tables, side: Side, square: Square) -> Vec<LocalText> {
    let mut notes = Vec::new();
    if tables.weakened(side) & square.bit() != 0 {
        notes.push(LocalText::new("jungle-card-trapped"));
    }
    if tables.water & square.bit() != 0 {
        let risky = tables.options.bank_captures == BankCaptures::IntoWaterToo;
        let key = if risky { "jungle-card-in-water-risky" } else { "jungle-card-in-water" };
        notes.push(LocalText::new(key));
    }
    notes
}
