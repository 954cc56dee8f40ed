//! Puzzles of Zoon: the one combat that is certain, by what the seat knows.
//!
//! A combat is certain if the seat has a touch with which the enemy card falls, and none of its own,
//! whatever the enemy touches, whichever way the cards lie, and whatever face the enemy card has of
//! those that it may have. A face is possible if all unknown cards can be dealt so that this card gets
//! it. Nothing else that is hidden takes part in a combat, so every hidden arrangement is covered. If
//! the card is certainly the Emblème, the combat wins the match. Compared are the actions that begin a
//! combat at once: moves, leaps and shots, but no march or second move before one. The same cards in
//! combat are one answer, however they came to it.

use crate::ai::puzzle::{Puzzling, Task, actions, decider};
use crate::data::puzzles::Goal;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Action, Attacker, Combat, Deployment, Kind, MAX_SLOTS, Position, Rank, Slot, Stage, Tables,
    View, Whereabouts, Zoon, outlook,
};
use crate::rules::{Actor, Game, Seat, Viewer, after};

/// With fewer combats to choose from, there is nothing to find out.
const CHOICES: usize = 3;
/// The most decisions of one combat.
const LONGEST: usize = 8;

/// An action that begins a combat.
struct Attack {
    action: Action,
    combat: Combat,
    /// The touch that makes it certain, if any.
    touch: Option<Action>,
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
        let certain = |decisive: bool| {
            let sure = attacks.iter().filter(|one| one.touch.is_some() && one.decisive >= decisive);
            sure.collect::<Vec<_>>()
        };
        let (goal, sure) = match certain(true) {
            none if none.is_empty() => (Goal::Take, certain(false)),
            wins => (Goal::Win, wins),
        };
        let first = sure.first()?;
        if sure.iter().any(|one| one.cards() != first.cards()) {
            return None;
        }
        let answers = sure.iter().map(|one| one.action).collect();
        let line = line(tables, position, first)?;
        Some(Task { goal, moves: 1, points: 0, answers, line })
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
        let touch = certain_touch(tables, seat, &worlds, action, &combat);
        Attack { action, combat, touch, decisive }
    });
    Some(judged.collect())
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

/// The touch of a seat with which its combat is certain in all worlds, the first of several.
fn certain_touch(
    tables: &Tables,
    seat: Seat,
    worlds: &[Position],
    action: Action,
    combat: &Combat,
) -> Option<Action> {
    let begun: Vec<Position> =
        worlds.iter().map(|world| after::<Zoon>(tables, world, action)).collect();
    let touches = actions::<Zoon>(tables, begun.first()?);
    touches
        .into_iter()
        .find(|touch| begun.iter().all(|position| falls(tables, position, (seat, *touch), combat)))
}

/// Whether the defender falls and the attacker does not, with this touch of a seat and everything that
/// the enemy and chance may do.
fn falls(
    tables: &Tables,
    position: &Position,
    (seat, touch): (Seat, Action),
    combat: &Combat,
) -> bool {
    let field = position.field();
    let fallen = |slot: Slot| field.card(slot).whereabouts == Whereabouts::Tomb;
    if fallen(combat.defender) {
        return !matches!(combat.attacker, Attacker::Zoon(slot) if fallen(slot));
    }
    if field.turn_state().combat.is_none() {
        return false;
    }
    let goes_on =
        |action| falls(tables, &after::<Zoon>(tables, position, action), (seat, touch), combat);
    match Zoon::actor(tables, position) {
        Actor::Seat(decider) if decider == seat => {
            Zoon::accepts(tables, position, touch) && goes_on(touch)
        }
        _ => actions::<Zoon>(tables, position).into_iter().all(goes_on),
    }
}

/// The combat to its end, with any touch of the enemy and any draw of chance.
fn line(tables: &Tables, position: &Position, attack: &Attack) -> Option<Vec<Action>> {
    let (seat, touch) = (decider::<Zoon>(tables, position)?, attack.touch?);
    let mut line = vec![attack.action];
    let mut now = after::<Zoon>(tables, position, attack.action);
    while now.field().turn_state().combat.is_some() && line.len() < LONGEST {
        let action = match Zoon::actor(tables, &now) {
            Actor::Seat(decider) if decider == seat => touch,
            _ => *actions::<Zoon>(tables, &now).first()?,
        };
        line.push(action);
        now = after::<Zoon>(tables, &now, action);
    }
    Some(line)
}
