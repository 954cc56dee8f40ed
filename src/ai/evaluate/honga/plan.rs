//! The rest of a turn thought through to its end, decision by decision: what the seat stands like
//! after the best of it. What is drawn in between is counted as a card that nobody knows.

use super::deeds::worthwhile;
use super::eye::Eye;
use super::judge::lead;
use crate::rules::honga::{Action, Awaited, Honga, Position, Slot, Tables};
use crate::rules::{Game, Seat, after};

/// Positions looked at for one action's sake; beyond them a turn is judged where it stands.
pub(super) const MOST: u32 = 160;

/// Looks through the rest of a turn.
pub(super) struct Planner<'a> {
    tables: &'a Tables,
    eye: &'a Eye,
    seat: Seat,
    most: u32,
    left: u32,
    stack: Vec<Action>,
}

impl<'a> Planner<'a> {
    pub(super) fn new(tables: &'a Tables, eye: &'a Eye, seat: Seat, most: u32) -> Self {
        Self { tables, eye, seat, most, left: 0, stack: Vec::with_capacity(64) }
    }

    /// The action that promises most.
    pub(super) fn choice(&mut self, position: &Position) -> Option<Action> {
        let mut actions = Vec::with_capacity(32);
        worthwhile(self.tables, position, &mut actions);
        match actions[..] {
            [only] => Some(only),
            _ => actions.into_iter().max_by_key(|action| self.promise(position, *action)),
        }
    }

    /// How the seat stands at the end of its turn when it takes this action and then the best.
    pub(super) fn promise(&mut self, position: &Position, action: Action) -> i32 {
        self.left = self.most;
        match action {
            Action::EndTurn => lead(self.tables, self.eye, position, self.seat),
            _ => self.best(after::<Honga>(self.tables, position, action), Order::after(action)),
        }
    }

    fn best(&mut self, position: Position, order: Order) -> i32 {
        let moment = position.field().moment();
        if position.field().ending().is_some() || !moment.is_acting() || moment.turn != self.seat {
            return lead(self.tables, self.eye, &position, self.seat);
        }
        self.left = self.left.saturating_sub(1);
        let from = self.stack.len();
        if moment.awaited == Awaited::Bonus {
            Honga::actions(self.tables, &position, &mut self.stack);
            // Any card does: in this turn nobody sees it.
            let drawn = self.stack.get(from).copied();
            self.stack.truncate(from);
            let after = |card| after::<Honga>(self.tables, &position, card);
            return drawn.map_or(i32::MIN, |card| self.best(after(card), order));
        }
        worthwhile(self.tables, &position, &mut self.stack);
        let cut = self.left == 0 && self.stack[from..].contains(&Action::EndTurn);
        let mut best = i32::MIN;
        for number in (from..self.stack.len()).rev() {
            let action = self.stack[number];
            let promise = match action {
                Action::EndTurn => lead(self.tables, self.eye, &position, self.seat),
                _ if cut || !order.allows(action) => continue,
                _ => {
                    let next = after::<Honga>(self.tables, &position, action);
                    self.best(next, order.then(action))
                }
            };
            best = best.max(promise);
        }
        self.stack.truncate(from);
        best
    }
}

/// The order in which a turn is thought through, since most orders come to the same: cards first,
/// from the first slot to the last, then barter and mammoths.
#[derive(Clone, Copy)]
struct Order {
    slot: Option<Slot>,
    spends: bool,
}

impl Order {
    fn after(action: Action) -> Self {
        Self { slot: None, spends: false }.then(action)
    }

    fn then(self, action: Action) -> Self {
        match action {
            Action::Barter(_) | Action::Lure => Self { spends: true, ..self },
            _ => Self { slot: card(action).or(self.slot), ..self },
        }
    }

    fn allows(self, action: Action) -> bool {
        card(action).is_none_or(|slot| !self.spends && self.slot.is_none_or(|last| last < slot))
    }
}

/// The card that an action plays.
fn card(action: Action) -> Option<Slot> {
    match action {
        Action::Play(slot)
        | Action::LuckyHand { slot, .. }
        | Action::Steps(slot)
        | Action::Chase(slot) => Some(slot),
        _ => None,
    }
}
