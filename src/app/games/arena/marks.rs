//! How Arena's legal spots are marked: by the outcome of going there.

use crate::app::table::Mark;
use crate::rules::arena::outlook::enemy;
use crate::rules::arena::{Action, Arena, PawnId, Position, Tables, Whereabouts, movement};
use crate::rules::{Game, Side, Spot, Square, after};

/// The mark on the last spot of an action.
pub(super) fn of_action(tables: &Tables, position: &Position, action: Action) -> Mark {
    match action {
        Action::Move { .. } => of_move(tables, position, action),
        Action::Free(_) => Mark::Free,
        // A pawn of one's own stays in a web and would be lost.
        Action::EndTurn if position.endangered(position.turn_state().to_move) != 0 => Mark::Skull,
        _ => Mark::Dot,
    }
}

fn of_move(tables: &Tables, position: &Position, action: Action) -> Mark {
    let Action::Move { from, path, distance, .. } = action else { return Mark::Dot };
    let (Some(mover), Some(to)) = (
        position.pawn_at(from),
        movement::squares(tables, from, path, distance).last().map(|(square, _)| square),
    ) else {
        return Mark::Dot;
    };
    let place = tables.place(to);
    let enemy = enemy(mover.side());
    if place.is_hunt(enemy) {
        return if tables.kind_of(mover).plan.points > 1 { Mark::PlusTwo } else { Mark::PlusOne };
    }
    if place.is_prison(enemy) {
        return Mark::Chain;
    }
    let then = after::<Arena>(tables, position, action);
    if then.pawn(mover).whereabouts() == Whereabouts::Captive {
        return Mark::Skull;
    }
    let springs = then.pawn(mover).square() == from;
    let takes = then.on_board(enemy) != position.on_board(enemy);
    match position.pawn_at(to) {
        Some(_) if springs => Mark::Spring,
        Some(_) => Mark::Ring,
        // It takes on its way, not at its end.
        None if takes => Mark::Ring,
        None if is_cut(tables, mover, from, distance) && place.is_water() => Mark::Wave,
        None if leaps(tables, mover, from, distance) => Mark::Leap,
        None => Mark::Dot,
    }
}

/// Whether the ground cut the movement short: its distance is not one of the animal's numbers. A
/// movement that starts in the enemy area is one square by another rule (R73).
fn is_cut(tables: &Tables, mover: PawnId, from: Square, distance: u8) -> bool {
    let start = tables.place(from);
    let numbers = tables.kind_of(mover).numbers(start.is_water());
    !start.is_area(enemy(mover.side())) && !numbers.has(distance)
}

/// Whether a straight movement jumps.
pub(super) fn leaps(tables: &Tables, mover: PawnId, from: Square, distance: u8) -> bool {
    let stride = tables.kind_of(mover).stride(tables.place(from).is_water(), distance);
    stride.is_some_and(|stride| stride.jumps) && distance > 1
}

/// Marks for the picked pawn: enemies it can hit, safely or in an exchange, and enemies that could
/// hit it.
pub(super) fn warnings(tables: &Tables, position: &Position, picked: &[Spot]) -> Vec<(Spot, Mark)> {
    let [Spot::Square(from), ..] = picked else { return Vec::new() };
    let from = Square(*from);
    let Some(mover) = position.pawn_at(from) else { return Vec::new() };
    let enemy = enemy(mover.side());
    let mut warnings: Vec<(Spot, Mark)> = Vec::new();
    let own = hits(tables, position, mover.side()).into_iter().filter(|hit| hit.from == from);
    for hit in own {
        let then = after::<Arena>(tables, position, hit.action);
        // A hit that only breaks armor takes nothing; the square's own mark tells it.
        if then.on_board(enemy) == position.on_board(enemy) {
            continue;
        }
        let stands = then.pawn(mover);
        let threatened = stands.whereabouts() == Whereabouts::Board
            && hits(tables, &then, enemy).iter().any(|back| back.on == stands.square());
        let (spot, mark) =
            (Spot::Square(hit.on.0), if threatened { Mark::Exchange } else { Mark::Win });
        // Several movements may hit the same pawn: one safe way is enough.
        match warnings.iter_mut().find(|(known, _)| *known == spot) {
            Some((_, known)) if mark == Mark::Win => *known = mark,
            Some(_) => {}
            None => warnings.push((spot, mark)),
        }
    }
    for hit in hits(tables, position, enemy).iter().filter(|hit| hit.on == from) {
        let spot = Spot::Square(hit.from.0);
        if !warnings.iter().any(|(known, _)| *known == spot) {
            warnings.push((spot, Mark::Lose));
        }
    }
    warnings
}

/// A movement that ends on another pawn.
pub(in crate::app::games) struct Hit {
    action: Action,
    /// The square of the pawn that hits.
    pub(in crate::app::games) from: Square,
    /// The square of the pawn that is hit.
    pub(in crate::app::games) on: Square,
}

/// All hits that a side could make if its turn began now.
pub(in crate::app::games) fn hits(tables: &Tables, position: &Position, side: Side) -> Vec<Hit> {
    let position = position.as_if_begun_by(side);
    let mut actions = Vec::new();
    Arena::actions(tables, &position, &mut actions);
    let hit = |action: Action| {
        let Action::Move { from, path, distance, .. } = action else { return None };
        let (on, _) = movement::squares(tables, from, path, distance).last()?;
        position.pawn_at(on).map(|_| Hit { action, from, on })
    };
    actions.into_iter().filter_map(hit).collect()
}
