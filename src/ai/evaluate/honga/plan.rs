//! Plans the rest of a turn to its end, decision by decision: finds the best line and the seat's
//! standing after it. Bonus cards drawn on the way count as unknown.

use super::deeds::{goes_first, worthwhile};
use super::eval_params::EvalParams;
use super::judge::Judge;
use crate::rules::honga::{Action, Awaited, BonusKind, Honga, Position, Tables};
use crate::rules::{Game, Seat, after};

/// Positions examined for one action; beyond them the turn is judged where it stands.
pub(super) const MOST: u32 = 160;
/// The most decisions in a line; a turn is seldom half as long.
const LONGEST: usize = 40;

/// Plans the rest of a turn.
pub(super) struct Planner<'a> {
    tables: &'a Tables,
    params: &'a EvalParams,
    judge: Judge,
    seat: Seat,
    most: u32,
    left: u32,
    stack: Vec<Action>,
    /// The actions done without a choice, from each depth on.
    free: Vec<Action>,
    /// The best way on from each depth.
    lines: Vec<Vec<Action>>,
}

impl<'a> Planner<'a> {
    /// A planner that examines `most` positions for each action.
    pub(super) fn new(
        tables: &'a Tables,
        params: &'a EvalParams,
        judge: Judge,
        seat: Seat,
        most: u32,
    ) -> Self {
        let (stack, lines) = (Vec::with_capacity(64), vec![Vec::new(); LONGEST + 1]);
        Self { tables, params, judge, seat, most, left: 0, stack, free: Vec::new(), lines }
    }

    /// The seat's standing at the end of its turn if it takes this action and then plays best.
    pub(super) fn promise(&mut self, position: &Position, action: Action) -> i32 {
        self.left = self.most;
        self.lines[0].clear();
        match action {
            Action::EndTurn => (self.judge)(self.tables, self.params, position, self.seat),
            _ => {
                let next = after::<Honga>(self.tables, position, action);
                self.best(next, Order::of(action), 0)
            }
        }
    }

    /// The best of some actions with the decisions that follow it.
    pub(super) fn line(
        &mut self,
        position: &Position,
        actions: impl Iterator<Item = Action>,
    ) -> Vec<Action> {
        let (mut most, mut line) = (i32::MIN, Vec::new());
        for action in actions {
            let promise = self.promise(position, action);
            if promise > most || line.is_empty() {
                most = promise;
                line.clear();
                line.push(action);
                line.extend_from_slice(&self.lines[0]);
            }
        }
        line
    }

    /// Searches on from a position, and stores the best continuation in the line of its depth.
    fn best(&mut self, mut position: Position, order: Order, depth: usize) -> i32 {
        self.lines[depth].clear();
        let free = self.free.len();
        while let Some(action) = self.next_free(&position) {
            if action.1 {
                self.free.push(action.0);
            }
            position = after::<Honga>(self.tables, &position, action.0);
        }
        let moment = position.field().turn_state();
        let is_over = position.field().ending().is_some() || !moment.is_acting();
        let best = if is_over || moment.turn != self.seat || depth == LONGEST {
            (self.judge)(self.tables, self.params, &position, self.seat)
        } else {
            self.choose(&position, order, depth)
        };
        self.lines[depth].splice(0..0, self.free.drain(free..));
        best
    }

    /// The next action that needs no choice, and whether the seat itself takes it.
    fn next_free(&mut self, position: &Position) -> Option<(Action, bool)> {
        let moment = position.field().turn_state();
        if moment.turn != self.seat || position.field().ending().is_some() {
            return None;
        }
        if moment.awaited == Awaited::Bonus {
            let from = self.stack.len();
            Honga::actions(self.tables, position, &mut self.stack);
            // Any card will do: no player sees it in this turn.
            let drawn = self.stack.get(from).copied();
            self.stack.truncate(from);
            return drawn.map(|card| (card, false));
        }
        goes_first(self.tables, position).map(|deed| (deed, true))
    }

    /// The best of the actions that leave a choice.
    fn choose(&mut self, position: &Position, order: Order, depth: usize) -> i32 {
        self.left = self.left.saturating_sub(1);
        let from = self.stack.len();
        worthwhile(self.tables, position, &mut self.stack);
        let mut best = i32::MIN;
        // The end of the turn is last in the list but examined first, since it costs nothing.
        let end = self.stack.len();
        for number in from..end {
            let action = self.stack[if number == from { end - 1 } else { number - 1 }];
            let promise = match action {
                Action::EndTurn => {
                    self.lines[depth + 1].clear();
                    (self.judge)(self.tables, self.params, position, self.seat)
                }
                _ if best > i32::MIN && (self.left == 0 || !order.allows(action)) => continue,
                _ => {
                    let next = after::<Honga>(self.tables, position, action);
                    self.best(next, order.then(action), depth + 1)
                }
            };
            if promise > best {
                best = promise;
                self.keep(depth, action);
            }
        }
        self.stack.truncate(from);
        best
    }

    /// Stores an action and its best continuation as the best line from this depth.
    fn keep(&mut self, depth: usize, action: Action) {
        let (here, below) = self.lines.split_at_mut(depth + 1);
        let (Some(here), Some(below)) = (here.last_mut(), below.first()) else { return };
        here.clear();
        here.push(action);
        here.extend_from_slice(below);
    }
}

/// The order in which actions of a turn are tried, since most orders have the same result: cards
/// first, by kind, then barter and mammoths.
#[derive(Clone, Copy)]
struct Order {
    card: Option<BonusKind>,
    spends: bool,
}

impl Order {
    fn of(action: Action) -> Self {
        Self { card: None, spends: false }.then(action)
    }

    fn then(self, action: Action) -> Self {
        match action {
            Action::Barter(_) | Action::Lure => Self { spends: true, ..self },
            _ => Self { card: action.card().or(self.card), ..self },
        }
    }

    fn allows(self, action: Action) -> bool {
        action.card().is_none_or(|card| !self.spends && self.card.is_none_or(|last| last <= card))
    }
}
