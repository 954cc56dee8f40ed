//! How Jungle's legal spots are marked, which neighbours are prey or danger, and what a move exposes
//! its pawn to.
//!
//! All answers come from the rules, by playing on a copy.

use super::words::animal_key;
use crate::app::kit::locale::{LocalText, lists};
use crate::app::table::{Mark, Risk};
use crate::rules::jungle::{Action, Jungle, Kind, Position, Tables, View};
use crate::rules::{Game, Side, Spot, Square, after};

/// The mark on the square where an action ends.
pub(super) fn of_action(tables: &Tables, view: &View, action: Action) -> Mark {
    let Action::Move { from, to } = action else { return Mark::Dot };
    let position = view.position();
    let leaps = tables.steps(from) & to.bit() == 0;
    match position.side_at(from) {
        Some(side) if tables.enemy_den(side) & to.bit() != 0 => Mark::Goal,
        _ if position.occupied() & to.bit() != 0 => Mark::Ring,
        _ if leaps => Mark::Leap,
        _ => Mark::Dot,
    }
}

/// For the picked pawn: what it can take, safely or in exchange, and what could take it that it
/// cannot take itself.
pub(super) fn warnings(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
    let ([Spot::Square(from)], position) = (picked, view.position()) else { return Vec::new() };
    let from = Square(*from);
    let Some(side) = position.side_at(from) else { return Vec::new() };
    let prey: Vec<Square> = destinations(tables, position, from)
        .filter(|to| position.occupied() & to.bit() != 0)
        .collect();
    let badge = |to: &Square| {
        let taken = after::<Jungle>(tables, position, Action::Move { from, to: *to });
        let mark = if is_attacked(tables, &taken, *to) { Mark::Exchange } else { Mark::Win };
        (Spot::Square(to.0), mark)
    };
    let enemy_to_move = position.if_moved_by(tables, Side(side.0 ^ 1));
    let hunters = attackers(tables, &enemy_to_move, from).filter(|hunter| !prey.contains(hunter));
    let danger = hunters.map(|hunter| (Spot::Square(hunter.0), Mark::Lose));
    prey.iter().map(badge).chain(danger).collect()
}

/// Which enemies could take the pawn where an action leaves it (J7, J8), and whether a trap makes it
/// everybody's prey there (J10).
pub(super) fn risks(tables: &Tables, view: &View, action: Action) -> Vec<Risk> {
    let Action::Move { from, to } = action else { return Vec::new() };
    let position = view.position();
    let then = after::<Jungle>(tables, position, action);
    let Some(side) = position.side_at(from) else { return Vec::new() };
    let mut kinds: Vec<Kind> =
        attackers(tables, &then, to).map(|attacker| then.kind_at(attacker)).collect();
    kinds.sort();
    kinds.dedup();
    if kinds.is_empty() {
        return Vec::new();
    }
    let name = |kind: Kind| LocalText::new(animal_key(&tables.kinds[kind.index()].id));
    let is_trapped = tables.weakened(side) & to.bit() != 0;
    let key = if is_trapped { "jungle-risk-trapped" } else { "jungle-risk" };
    let says = LocalText::new(key).with("animals", lists::either(kinds.into_iter().map(name)));
    vec![Risk::threat(Spot::Square(to.0), says)]
}

fn destinations(
    tables: &Tables,
    position: &Position,
    pawn: Square,
) -> impl Iterator<Item = Square> {
    moves(tables, position).filter(move |(from, _)| *from == pawn).map(|(_, to)| to)
}

/// The squares from which the side to move can go to `square`.
fn attackers(tables: &Tables, position: &Position, square: Square) -> impl Iterator<Item = Square> {
    moves(tables, position).filter(move |(_, to)| *to == square).map(|(from, _)| from)
}

fn is_attacked(tables: &Tables, position: &Position, square: Square) -> bool {
    attackers(tables, position, square).next().is_some()
}

/// From and to of every legal move.
pub(super) fn moves(
    tables: &Tables,
    position: &Position,
) -> impl Iterator<Item = (Square, Square)> + use<> {
    let mut actions = Vec::new();
    Jungle::actions(tables, position, &mut actions);
    actions.into_iter().filter_map(|action| match action {
        Action::Move { from, to } => Some((from, to)),
        Action::Begin(_) => None,
    })
}
