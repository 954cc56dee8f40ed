//! What an action would expose its pawn to: everything that an enemy could do to it with the first
//! action of the next turn, and the web in which the pawn ends.
//!
//! The action, and each answer to it, is played by the rules on a copy, so this knows no rule of
//! its own. Deliberately absent: answers that take two actions.

use super::words::animal_key;
use crate::app::kit::locale::{LocalText, lists};
use crate::app::table::{Mark, Risk};
use crate::rules::arena::outlook::{enemy, is_webbed};
use crate::rules::arena::{
    Action, Arena, Kind, Path, PawnId, Pending, Position, Power, Stage, Tables, Whereabouts,
    movement,
};
use crate::rules::{Game, Spot, after};

/// What the pawn of an action could meet next.
pub(super) fn of_action(tables: &Tables, position: &Position, action: Action) -> Vec<Risk> {
    let Some(pawn) = subject(position, action) else { return Vec::new() };
    let then = after::<Arena>(tables, position, action);
    if then.ending().is_some() || then.turn_state().stage != Stage::Playing {
        return Vec::new();
    }
    if then.pawn(pawn).whereabouts() != Whereabouts::Board {
        return caught(tables, &then, pawn, action);
    }
    let spot = Spot::Square(then.pawn(pawn).square().0);
    let sentence = |Threats { key, by }: Threats| {
        let names = by.into_iter().map(|kind| name(tables, kind));
        Risk::threat(spot, LocalText::new(key).with("animals", lists::either(names)))
    };
    threats(tables, &then, pawn).into_iter().map(sentence).collect()
}

fn name(tables: &Tables, kind: Kind) -> LocalText {
    LocalText::new(animal_key(&tables.animals()[kind.0 as usize].plan.id))
}

/// The pawn that an action moves or turns.
fn subject(position: &Position, action: Action) -> Option<PawnId> {
    match (action, position.turn_state().pending()) {
        (Action::Move { from: square, .. } | Action::Turn { square, .. }, _) => {
            position.pawn_at(square)
        }
        (Action::Place { pawn, .. }, _) | (Action::Face(_), Some(Pending::Face(pawn))) => {
            Some(pawn)
        }
        _ => None,
    }
}

/// R62: the web in which a movement ends, if that is why its pawn is gone.
fn caught(tables: &Tables, then: &Position, pawn: PawnId, action: Action) -> Vec<Risk> {
    let Action::Move { from, path, distance, .. } = action else { return Vec::new() };
    let to = movement::squares(tables, from, path, distance).last().map(|(square, _)| square);
    let webbed = to.filter(|to| is_webbed(tables, then, pawn, *to));
    let sign = |to: crate::rules::Square| Risk {
        spot: Spot::Square(to.0),
        mark: Mark::Web,
        says: LocalText::new("arena-risk-web"),
    };
    webbed.map(sign).into_iter().collect()
}

/// The enemies that could do the same thing in the same manner.
struct Threats {
    key: &'static str,
    by: Vec<Kind>,
}

/// What the enemy could do to a pawn if its turn began now, by manner.
fn threats(tables: &Tables, then: &Position, pawn: PawnId) -> Vec<Threats> {
    let begun = then.as_if_begun_by(enemy(pawn.side()));
    let mut actions = Vec::new();
    Arena::actions(tables, &begun, &mut actions);
    let mut all: Vec<Threats> = Vec::new();
    for action in actions {
        let Action::Move { from, .. } = action else { continue };
        let Some(key) = fate(tables, &begun, pawn, action) else { continue };
        let Some(attacker) = begun.pawn_at(from) else { continue };
        let kind = tables.kind_index(attacker);
        match all.iter_mut().find(|threats| threats.key == key) {
            Some(threats) if threats.by.contains(&kind) => {}
            Some(threats) => threats.by.push(kind),
            None => all.push(Threats { key, by: vec![kind] }),
        }
    }
    all
}

/// What a movement does to a pawn, as the key of a sentence; `None` if it does nothing to it.
fn fate(tables: &Tables, begun: &Position, pawn: PawnId, action: Action) -> Option<&'static str> {
    let (before, then) = (begun.pawn(pawn), after::<Arena>(tables, begun, action).pawn(pawn));
    match then.whereabouts() {
        Whereabouts::Captive => Some(manner(tables, begun, pawn, action)),
        Whereabouts::Aside => Some("arena-risk-home"),
        Whereabouts::Board if before.armored() && !then.armored() => Some("arena-risk-armor"),
        Whereabouts::Board if then.endangered() && !before.endangered() => Some("arena-risk-spun"),
        Whereabouts::Board => None,
    }
}

/// By which power a movement takes a pawn.
fn manner(tables: &Tables, begun: &Position, pawn: PawnId, action: Action) -> &'static str {
    let Action::Move { from, path, distance, .. } = action else { return "arena-risk" };
    let victim = begun.pawn(pawn);
    let way: Vec<_> = movement::squares(tables, from, path, distance).collect();
    let on_it = way.iter().position(|(square, _)| *square == victim.square());
    let is_swept = on_it.is_some_and(|place| place + 1 < way.len());
    let attacker = begun.pawn_at(from).map(|attacker| tables.kind_of(attacker));
    let stride = attacker.and_then(|one| one.stride(tables.place(from).is_water(), distance));
    let passes = way.split_last().map_or(&[][..], |(_, passed)| passed);
    let is_over = passes.iter().any(|(square, _)| begun.pawn_at(*square).is_some());
    let is_frontal = tables.kind_of(pawn).has(Power::Shy)
        && on_it.is_some_and(|place| way[place].1 == victim.heading().opposite());
    match (path, stride) {
        _ if is_swept => "arena-risk-sweep",
        _ if is_frontal => "arena-risk-front",
        (Path::Bent { .. }, _) => "arena-risk-bend",
        (_, Some(stride)) if stride.flies => "arena-risk-flight",
        (_, Some(stride)) if stride.jumps && is_over => "arena-risk-jump",
        _ => "arena-risk",
    }
}
