//! Why a card in a hand cannot be played, or not on this square.

use super::{about, is_held};
use crate::rules::zoon::spots::{self, Picked};
use crate::rules::zoon::{
    Ground, Position, Ranks, SEATS, Slot, Tables, Tactic, TrumpId, TrumpKind, TrumpState,
    deployment, movement, trump,
};
use crate::rules::{Argument, Refusal, Seat, Spot, Square};

/// Why a card in hand cannot be played.
pub(super) fn why_not_played(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    card: Picked,
) -> Option<Refusal> {
    match card {
        Picked::Kept(slot) if slot.seat() != seat => Some(Refusal::new("zoon-why-not-yours")),
        Picked::Kept(slot) if slot == tables.kept(seat) => Some(Refusal::new("zoon-why-z78-full")),
        Picked::Kept(_) | Picked::ToDeploy(_) => None,
        Picked::Trump(trump) if trump.seat() != seat => Some(Refusal::new("zoon-why-not-yours")),
        Picked::Trump(trump) => match position.field().trump(trump) {
            TrumpState::Absent => None,
            TrumpState::Tomb => Some(Refusal::new("zoon-why-z54")),
            TrumpState::On(_) => Some(Refusal::new("zoon-why-z59")),
            TrumpState::Laid(_) => Some(Refusal::new("zoon-why-z64")),
            TrumpState::Hand { .. } => why_unusable(tables, position, trump),
        },
    }
}

/// Why no Zoon can use a trump in hand now.
fn why_unusable(tables: &Tables, position: &Position, trump: TrumpId) -> Option<Refusal> {
    let plan = trump::plan(tables, position, trump)?;
    if let Some(why) = plan.kind.users().and_then(|ranks| no_user(tables, position, trump, ranks)) {
        return Some(why);
    }
    Some(Refusal::new(match &plan.kind {
        TrumpKind::Shot { .. } => "zoon-why-z77",
        TrumpKind::Gear { .. } => "zoon-why-z61",
        TrumpKind::Terrain { .. } => "zoon-why-z65",
        TrumpKind::Tactic(Tactic::SeveralMoves { .. })
            if !movement::can_any_move(tables, position, trump.seat()) =>
        {
            "zoon-why-no-move"
        }
        TrumpKind::Tactic(_) => "zoon-why-z53",
    }))
}

/// Z50: no Zoon of the type is on the field. Z51: or none of them can move.
fn no_user(tables: &Tables, position: &Position, trump: TrumpId, ranks: Ranks) -> Option<Refusal> {
    if trump::users(tables, position, trump).next().is_some() {
        return None;
    }
    let of_type = |slot: Slot| position.face(slot).is_some_and(|k| ranks.has(tables.face(k).rank));
    let there = position.field().standing(trump.seat()).any(|(slot, _)| of_type(slot));
    Some(Refusal::new(if there { "zoon-why-z51" } else { "zoon-why-z50" }))
}

/// Why a trump cannot be used there.
pub(super) fn why_not_there(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    rest: &[Spot],
    square: Square,
) -> Option<Refusal> {
    let plan = trump::plan(tables, position, trump)?;
    if !matches!(position.field().trump(trump), TrumpState::Hand { .. }) {
        return None;
    }
    match (&plan.kind, rest) {
        (TrumpKind::Terrain { ground, .. }, []) => {
            Some(terrain(tables, position, trump, *ground, square))
        }
        (TrumpKind::Terrain { .. }, _) => Some(Refusal::new("zoon-why-two-squares")),
        (TrumpKind::Tactic(Tactic::Lure { singers, .. }), []) if singers.is_empty() => {
            Some(lured(position, trump, square))
        }
        (TrumpKind::Tactic(Tactic::Lure { .. }), [_]) => Some(lured(position, trump, square)),
        (TrumpKind::Shot { .. }, [_]) => Some(target(position, trump, square, "zoon-why-z67")),
        (TrumpKind::Tactic(Tactic::Leap { .. }), [_]) => Some(landing(position, trump, square)),
        (kind @ TrumpKind::Gear { .. }, []) => {
            user(tables, position, trump, kind.users()?, square, "zoon-why-z61-this")
        }
        (kind, []) => user(tables, position, trump, kind.users()?, square, "zoon-why-z77-this"),
        _ => None,
    }
}

/// Why the Zoon on a square cannot use the trump; `otherwise` if it could.
fn user(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    ranks: Ranks,
    square: Square,
    otherwise: &'static str,
) -> Option<Refusal> {
    let field = position.field();
    let Some(slot) = field.slot_at(square) else { return Some(Refusal::new("zoon-why-empty")) };
    if slot.seat() != trump.seat() {
        return Some(Refusal::new("zoon-why-z48"));
    }
    let fits = position.face(slot).is_some_and(|kind| ranks.has(tables.face(kind).rank));
    let key = match (fits, movement::is_able(field, slot)) {
        (false, _) => "zoon-why-z50-this",
        (_, false) => "zoon-why-z51-this",
        _ => otherwise,
    };
    about(key, tables, position, slot)
}

/// Why an enemy cannot be the target.
fn target(position: &Position, trump: TrumpId, square: Square, otherwise: &'static str) -> Refusal {
    let field = position.field();
    match field.slot_at(square).filter(|slot| slot.seat() != trump.seat()) {
        // Z66: an Obstacle is not a target either.
        None => Refusal::new("zoon-why-z66"),
        Some(_) => Refusal::new(otherwise),
    }
}

/// Why an enemy cannot be lured.
fn lured(position: &Position, trump: TrumpId, square: Square) -> Refusal {
    let slot = position.field().slot_at(square).map(|slot| position.field().card(slot));
    let stunned = slot.is_some_and(|card| card.stunned > 0 && !card.face_up);
    let key = if stunned { "zoon-why-lure-stunned" } else { "zoon-why-lure" };
    target(position, trump, square, key)
}

fn landing(position: &Position, trump: TrumpId, square: Square) -> Refusal {
    let (field, seat) = (position.field(), trump.seat());
    Refusal::new(if field.held(seat) & square.bit() != 0 {
        "zoon-why-z22"
    } else if field.obstacles(seat) & square.bit() != 0 {
        "zoon-why-obstacle"
    } else {
        "zoon-why-too-far"
    })
}

fn terrain(
    tables: &Tables,
    position: &Position,
    trump: TrumpId,
    ground: Ground,
    square: Square,
) -> Refusal {
    if tables.ground(ground, trump.seat()) & square.bit() == 0 {
        return Refusal::new(match ground {
            Ground::OutsideEnemyDeployment => "zoon-why-ground-enemy",
            Ground::OwnCamp => "zoon-why-ground-camp",
        });
    }
    match trump::terrain::free(tables, position.field(), trump, ground) & square.bit() {
        0 => Refusal::new("zoon-why-z65"),
        _ => Refusal::new("zoon-why-two-squares"),
    }
}

/// Why the card kept in hand cannot be placed on a square.
pub(super) fn why_not_reinforced(
    tables: &Tables,
    position: &Position,
    slot: Slot,
    square: Square,
) -> Refusal {
    let outside = tables.reinforcement_zone(slot.seat()) & square.bit() == 0;
    let taken = is_held(position, square)
        || SEATS.iter().any(|seat| position.field().obstacles(*seat) & square.bit() != 0);
    Refusal::new(if outside || !taken { "zoon-why-z78" } else { "zoon-why-z78-taken" })
}

/// Why a card cannot be deployed there.
pub(super) fn why_not_deployed(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    if !deployment::is_by_hand(tables, position.field(), seat) {
        return Some(Refusal::new("zoon-why-formations"));
    }
    match (picked, spot) {
        (_, spots::READY) => Some(Refusal::new("zoon-why-z7-ready")),
        (_, Spot::Button(_)) => {
            spots::formation_of(spot).map(|_| Refusal::new("zoon-why-formation"))
        }
        (_, Spot::Square(square)) => Some(not_on(tables, position, seat, picked, Square(square))),
        (_, Spot::Card(_)) => match spots::picked(spot)? {
            Picked::ToDeploy(_) => Some(Refusal::new("zoon-why-no-card")),
            Picked::Kept(_) | Picked::Trump(_) => Some(Refusal::new("zoon-why-z9-trumps")),
        },
        (_, Spot::Marker(_)) => None,
    }
}

fn not_on(
    tables: &Tables,
    position: &Position,
    seat: Seat,
    picked: &[Spot],
    square: Square,
) -> Refusal {
    if !tables.deployment(seat).contains(&square) {
        return Refusal::new("zoon-why-z7");
    }
    let limit = tables.options.rearrangements;
    if picked.is_empty() && position.rearrangements(seat) < limit {
        return Refusal::new("zoon-why-empty");
    }
    if position.rearrangements(seat) >= limit {
        let count = Argument::Number(limit.into());
        return Refusal::new("zoon-why-rearranged").with("count", count);
    }
    let same = deployment::is_same(tables, position, seat, picked, square);
    // Z9: one square must remain for an Emblème.
    Refusal::new(if same { "zoon-why-same" } else { "zoon-why-z9" })
}
