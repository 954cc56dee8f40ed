//! Puzzles of Zoon: the one combat with the best chance, by what the seat knows.
//!
//! The chance of a combat is how often the enemy card falls, among the equally likely ways in which the
//! two cards may lie, with the seat's best touch, and at worst: whatever the enemy touches, and whatever
//! face the enemy card has of those that it may have. A face is possible if all unknown cards can be
//! dealt so that this card gets it. Nothing else that is hidden takes part in a combat, so every hidden
//! arrangement is covered. Chances are quarters, and the best one is at least three of four and a
//! quarter more than that of any other combat. If it is certain, and the card is certainly the Emblème,
//! the task is to win the match. Compared are the actions that begin a combat at once: moves, leaps and
//! shots, but no march or second move before one. The same cards in combat are one answer, however they
//! came to it.

use crate::ai::puzzle::attempt::{Answer, Miss};
use crate::ai::puzzle::{Puzzling, Task, actions, decider};
use crate::data::puzzles::{CERTAIN, Goal, Puzzle};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Action, Attacker, Combat, Deployment, Kind, MAX_SLOTS, Position, Rank, Slot, Stage, Tables,
    View, Whereabouts, Zoon, outlook,
};
use crate::rules::{Actor, Game, Seat, Viewer, after};

/// With fewer combats to choose from, there is nothing to find out.
const CHOICES: usize = 3;
/// The least chance worth asking for, in quarters.
const LEAST: u8 = 3;
/// The most decisions of one combat.
const LONGEST: usize = 8;

/// An action that begins a combat.
struct Attack {
    action: Action,
    combat: Combat,
    /// The best touch.
    touch: Action,
    /// The chance with it, in quarters.
    chance: u8,
    /// Whether the defender can only be the Emblème.
    decisive: bool,
}

impl Attack {
    /// What is the same in all actions that lead to the same combat.
    fn cards(&self) -> (u8, u8, Slot) {
        match self.combat.attacker {
            Attacker::Zoon(slot) => (0, slot.0, self.combat.defender),
            Attacker::Shot { trump, .. } => (1, trump.0, self.combat.defender),
        }
    }
}

impl Puzzling for Zoon {
    const GRADING: u64 = 10_000;

    fn task(tables: &Tables, position: &Position) -> Option<Task<Action>> {
        let attacks = attacks(tables, position)?;
        let wins = |one: &&Attack| one.decisive && one.chance == CERTAIN;
        let goal = if attacks.iter().any(|one| wins(&one)) { Goal::Win } else { Goal::Take };
        let most = attacks.iter().map(|one| one.chance).max().filter(|most| *most >= LEAST)?;
        let best: Vec<&Attack> = attacks
            .iter()
            .filter(|one| if goal == Goal::Win { wins(one) } else { one.chance == most })
            .collect();
        let first = best.first()?;
        if best.iter().any(|one| one.cards() != first.cards()) {
            return None;
        }
        let answers = best.iter().map(|one| one.action).collect();
        let line = line(tables, position, first)?;
        let worth = if goal == Goal::Win { 0 } else { most };
        Some(Task { goal, moves: 1, worth, answers, line })
    }

    /// Answered with the combat that begins.
    fn answer(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (_, position): (&[Action], &Position),
        action: Action,
    ) -> Answer<Action> {
        let attacks = attacks(tables, position).unwrap_or_default();
        let with = |action: &Action| attacks.iter().find(|attack| attack.action == *action);
        match (with(&action), puzzle.line.first().and_then(with)) {
            (Some(one), Some(best)) if one.cards() == best.cards() => Answer::Right,
            (Some(_), _) if puzzle.goal == Goal::Win => Answer::Wrong(Miss::NotYet, None),
            (Some(one), best) => {
                let best = best.map_or(puzzle.worth, |best| best.chance);
                Answer::Wrong(Miss::Chance { chance: one.chance, best }, None)
            }
            (None, _) => Answer::Wrong(Miss::NoCombat, None),
        }
    }

    /// What attacks and what falls.
    fn motif(tables: &Tables, position: &Position, task: &Task<Action>) -> String {
        let Some(combat) = task.answers.first().and_then(|action| begun(tables, position, *action))
        else {
            return String::new();
        };
        let name = |slot| position.face(slot).map_or("", |kind| &tables.face(kind).id);
        let attacker = match combat.attacker {
            Attacker::Zoon(slot) => name(slot),
            Attacker::Shot { .. } => "shot",
        };
        format!("{attacker} {}", name(combat.defender))
    }
}

/// The combat that an action begins.
fn begun(tables: &Tables, position: &Position, action: Action) -> Option<Combat> {
    after::<Zoon>(tables, position, action).field().turn_state().combat
}

/// Every action that begins a combat, at the begin of a turn with enough of them.
fn attacks(tables: &Tables, position: &Position) -> Option<Vec<Attack>> {
    let (field, seat) = (position.field(), decider::<Zoon>(tables, position)?);
    let moment = field.turn_state();
    let begins = moment.stage == Stage::Playing && moment.pending().is_none();
    // Public formations say more about cards than their sets of faces do.
    if !begins || field.deployment() == Deployment::Formations {
        return None;
    }
    let listed = actions::<Zoon>(tables, position);
    let combats: Vec<(Action, Combat)> = listed
        .into_iter()
        .filter_map(|action| Some((action, begun(tables, position, action)?)))
        .collect();
    if combats.len() < CHOICES {
        return None;
    }
    let view = Zoon::known_to(tables, position, Viewer::Seat(seat));
    let judged = combats.into_iter().map(|(action, combat)| {
        let worlds = worlds(tables, &view, combat.defender);
        let decisive = worlds.iter().all(|world| is_emblem(tables, world, combat.defender));
        let (touch, chance) = best_touch(tables, seat, &worlds, action, &combat)?;
        Some(Attack { action, combat, touch, chance, decisive })
    });
    judged.collect()
}

fn is_emblem(tables: &Tables, world: &Position, slot: Slot) -> bool {
    world.face(slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
}

/// A position that fits the view for every face that a card may have.
fn worlds(tables: &Tables, view: &View, slot: Slot) -> Vec<Position> {
    let field = view.field();
    let set = field.card(slot).may_be;
    let may_be: Vec<Kind> = match view.face(slot) {
        Some(kind) => vec![kind],
        None => outlook::kinds(tables, field.tribe(slot.seat()), set).collect(),
    };
    let world = |kind| {
        let mut guess = [None; MAX_SLOTS];
        guess[usize::from(slot.index())] = Some(kind);
        let dice = &mut SmallDice::new(0);
        let position = outlook::imagine_as(tables, view, slot.seat(), &guess, dice);
        (position.face(slot) == Some(kind)).then_some(position)
    };
    may_be.into_iter().filter_map(world).collect()
}

/// The touch of a seat with the best chance at worst, the first of several, and that chance.
fn best_touch(
    tables: &Tables,
    seat: Seat,
    worlds: &[Position],
    action: Action,
    combat: &Combat,
) -> Option<(Action, u8)> {
    let begun: Vec<Position> =
        worlds.iter().map(|world| after::<Zoon>(tables, world, action)).collect();
    let touches = actions::<Zoon>(tables, begun.first()?);
    let at_worst = |touch: Action| {
        let chances = begun.iter().map(|now| chance(tables, now, (seat, touch), combat));
        (touch, chances.min().unwrap_or_default() as u8)
    };
    // The last of equals is the greatest to `max_by_key`.
    touches.into_iter().rev().map(at_worst).max_by_key(|(_, chance)| *chance)
}

/// The chance, in quarters, that the defender falls with this touch of a seat, whatever the enemy does.
fn chance(
    tables: &Tables,
    position: &Position,
    (seat, touch): (Seat, Action),
    combat: &Combat,
) -> u32 {
    let field = position.field();
    if field.card(combat.defender).whereabouts == Whereabouts::Tomb {
        return CERTAIN.into();
    }
    if field.turn_state().combat.is_none() {
        return 0;
    }
    let then = |action: &Action| {
        chance(tables, &after::<Zoon>(tables, position, *action), (seat, touch), combat)
    };
    let listed = actions::<Zoon>(tables, position);
    match Zoon::actor(tables, position) {
        Actor::Seat(decider) if decider == seat => {
            if listed.contains(&touch) {
                then(&touch)
            } else {
                0
            }
        }
        Actor::Seat(_) => listed.iter().map(then).min().unwrap_or_default(),
        Actor::Chance => {
            let weight = |action: &Action| Zoon::weight(tables, position, *action);
            let falls: u32 = listed.iter().map(|action| weight(action) * then(action)).sum();
            falls / listed.iter().map(weight).sum::<u32>().max(1)
        }
        Actor::Nobody(_) => 0,
    }
}

/// The combat to its end, with any touch of the enemy and a draw of chance with which the enemy card falls.
fn line(tables: &Tables, position: &Position, attack: &Attack) -> Option<Vec<Action>> {
    let (seat, touch) = (decider::<Zoon>(tables, position)?, attack.touch);
    let mut line = vec![attack.action];
    let mut now = after::<Zoon>(tables, position, attack.action);
    while now.field().turn_state().combat.is_some() && line.len() < LONGEST {
        let listed = actions::<Zoon>(tables, &now);
        let falls = |action: &&Action| {
            let next = after::<Zoon>(tables, &now, **action);
            chance(tables, &next, (seat, touch), &attack.combat) == u32::from(CERTAIN)
        };
        let action = match Zoon::actor(tables, &now) {
            Actor::Seat(decider) if decider == seat => touch,
            Actor::Chance => *listed.iter().find(falls).or(listed.first())?,
            _ => *listed.first()?,
        };
        line.push(action);
        now = after::<Zoon>(tables, &now, action);
    }
    Some(line)
}
