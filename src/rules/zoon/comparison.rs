//! The comparison of touched corners (Z34-Z40, Z62, Z70-Z74).

use crate::rules::Turn;
use crate::rules::zoon::{
    Attacker, Combat, Corners, Effect, Event, Field, Mark, Options, Position, Score, Slot, Star,
    Tables, TrumpKind, Verdict, Zoon, trump,
};

/// Stores the verdict of a combat whose cards were turned up.
pub(super) fn resolve(turn: &mut Turn<'_, Zoon>) {
    let Some((combat, corners)) = turn.scratch.combat else { return };
    let (tables, position) = (turn.tables, &*turn.position);
    let defending = zoon_score(tables, position, combat.defender, corners[1], false);
    let (attacking, verdict) = match combat.attacker {
        Attacker::Zoon(slot) => {
            let attacking = zoon_score(tables, position, slot, corners[0], true);
            let (verdict, star) =
                between_zoons(tables, position, slot, &combat, attacking, defending);
            turn.scratch.star = star;
            (attacking, verdict)
        }
        Attacker::Shot { trump, .. } => {
            let mark = trump::shot::mark(tables, position.field(), trump, corners[0]);
            let attacking = Score { corner: corners[0], mark, bonus: 0 };
            (attacking, of_shot(attacking, defending))
        }
    };
    turn.scratch.verdict = Some(verdict);
    turn.scratch.broken = match combat.attacker {
        Attacker::Shot { trump, .. } if is_broken(&tables.options, attacking, defending) => {
            Some(trump)
        }
        _ => None,
    };
    let Combat { attacker, defender, .. } = combat;
    turn.tell(|| Event::Compared { attacker, defender, attacking, defending, verdict });
}

/// Z72: touching ✖ eliminates the trump. Z71: a beaten trump is kept, or eliminated as well if the
/// level says so; one that misses because of a ★ or ties is not beaten.
#[must_use]
pub fn is_broken(options: &Options, attacking: Score, defending: Score) -> bool {
    let numbers = (attacking.number(), defending.number());
    let beaten = matches!(numbers, (Some(attack), Some(defence)) if attack < defence);
    attacking.mark == Mark::Cross || beaten && options.beaten_shots_fall
}

/// Z34: a player's score is on his own card, at the corner the enemy touched.
fn zoon_score(
    tables: &Tables,
    position: &Position,
    slot: Slot,
    corner: u8,
    attacks: bool,
) -> Score {
    let corners = position.face(slot).map(|kind| tables.face(kind).corners);
    score(corners.as_ref(), corner, gear(tables, position.field(), slot), attacks)
}

/// The score of a card at a touched corner.
pub(super) fn score(
    corners: Option<&Corners>,
    corner: u8,
    gear: Option<&TrumpKind>,
    attacks: bool,
) -> Score {
    let mark = corners.map_or(Mark::Number(0), |corners| corners[usize::from(corner & 3)]);
    // Z62: a bonus is added to a number; a ★ stays a ★.
    let bonus = match (mark, gear) {
        (Mark::Number(_), Some(TrumpKind::Gear { attacking, defending, .. })) => {
            if attacks {
                *attacking
            } else {
                *defending
            }
        }
        _ => 0,
    };
    Score { corner, mark, bonus }
}

/// The gear that a Zoon bears, if any.
pub(super) fn gear<'a>(tables: &'a Tables, field: &Field, slot: Slot) -> Option<&'a TrumpKind> {
    let trump = field.card(slot).gear?;
    tables.trump(field.tribe(trump.seat()), trump).map(|plan| &plan.kind)
}

/// The combat of two Zoons: the verdict, and the ★ that takes effect, if any.
fn between_zoons(
    tables: &Tables,
    position: &Position,
    attacker: Slot,
    combat: &Combat,
    attacking: Score,
    defending: Score,
) -> (Verdict, Option<Star>) {
    let effect = |zoon| position.face(zoon).and_then(|kind| tables.face(kind).star);
    let effects = [effect(attacker), effect(combat.defender)];
    let (verdict, star) = of_zoons(attacking, defending, effects);
    let star = star.map(|(effect, attacked)| {
        let (zoon, enemy) =
            if attacked { (attacker, combat.defender) } else { (combat.defender, attacker) };
        Star { zoon, enemy, effect, attacked }
    });
    (verdict, star)
}

/// The verdict on two Zoons. `effects` are the effects of their ★, the attacker's first. Also
/// returns the effect that applies, and whether it is the attacker's.
pub(super) fn of_zoons(
    attacking: Score,
    defending: Score,
    effects: [Option<Effect>; 2],
) -> (Verdict, Option<(Effect, bool)>) {
    match (attacking.number(), defending.number()) {
        (Some(attack), Some(defence)) => (by_numbers(attack, defence), None),
        // Z43: two ★ make a tie without any effect.
        (None, None) => (Verdict::Tie, None),
        // Z39, Z40: the owner of the touched Zoon applies its effect; numbers are not compared.
        (None, Some(_)) => starred(effects[0], true),
        (Some(_), None) => starred(effects[1], false),
    }
}

fn starred(effect: Option<Effect>, attacked: bool) -> (Verdict, Option<(Effect, bool)>) {
    let verdict = match (effect, attacked) {
        // Z41: an effect that eliminates is no tie.
        (Some(Effect::Devour), true) => Verdict::DefenderFalls,
        (Some(Effect::Devour), false) => Verdict::AttackerFalls,
        _ => Verdict::Tie,
    };
    (verdict, effect.map(|effect| (effect, attacked)))
}

/// Z35: the higher score wins. Z37: equal numbers are a tie.
fn by_numbers(attack: u8, defence: u8) -> Verdict {
    match attack.cmp(&defence) {
        std::cmp::Ordering::Greater => Verdict::DefenderFalls,
        std::cmp::Ordering::Less => Verdict::AttackerFalls,
        std::cmp::Ordering::Equal => Verdict::Tie,
    }
}

/// Z70: only a higher score eliminates. Z71: otherwise Zoon and trump survive. Z73: a ★ makes the
/// shot miss and has no effect. Z72, Z74: with the ✖ the Zoon always survives.
pub(super) fn of_shot(attacking: Score, defending: Score) -> Verdict {
    match (attacking.number(), defending.number()) {
        (Some(attack), Some(defence)) if attack > defence => Verdict::DefenderFalls,
        _ => Verdict::Tie,
    }
}
