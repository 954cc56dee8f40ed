//! Puzzles of HONGA: the one placement of the disc in hand after which the seat can score most points
//! in this turn.
//!
//! Points are those of the seat itself, from the decision where to lay the disc to the end of its turn.
//! Every sequence of its decisions is tried, conversions before the placement included. Nothing hidden
//! takes part: what the forest gives cannot be used in the same turn (H26), so a search may stop there,
//! and everything else is drawn after the turn. What others score, and what the tray holds afterwards,
//! is not asked.

use std::collections::BTreeMap;

use crate::ai::puzzle::attempt::{Answer, Miss, line_after};
use crate::ai::puzzle::{Puzzling, Task, actions, decider};
use crate::data::puzzles::{Goal, Puzzle};
use crate::rules::honga::{Action, Awaited, Effect, Honga, Position, Tables};
use crate::rules::{Game, Seat, after};

/// The fewest points worth asking for.
const FEWEST: u16 = 3;
/// The most positions of a turn; with more of them a turn is not asked.
const MOST: usize = 100_000;

impl Puzzling for Honga {
    const GRADING: u64 = 400;

    fn task(tables: &Tables, position: &Position) -> Option<Task<Action>> {
        let seat = decider::<Self>(tables, position)?;
        if position.field().turn_state().awaited != Awaited::Placement {
            return None;
        }
        let now = points(position, seat);
        let mut turn = OwnTurn { tables, seat, known: BTreeMap::new() };
        let mut best: Vec<(Action, u16)> = Vec::new();
        turn.placements(position, &mut best)?;
        let most = best.iter().map(|(_, points)| *points).max()?;
        let mut answers = best.iter().filter(|(_, points)| *points == most);
        let (answer, None) = (answers.next()?.0, answers.next()) else { return None };
        if most < now + FEWEST {
            return None;
        }
        let line = turn.line(position, answer, most)?;
        let worth = u8::try_from(most - now).ok()?;
        Some(Task { goal: Goal::Score, moves: 1, worth, answers: vec![answer], line })
    }

    /// Answered with the placement; water may be converted before.
    fn verdict(_: &Tables, task: &Task<Action>, _: &Position, action: Action) -> Option<bool> {
        let places = matches!(action, Action::Place { .. });
        places.then(|| task.answers.contains(&action))
    }

    /// Answered with the placement; the points of another one are searched.
    fn answer(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (_, position): (&[Action], &Position),
        action: Action,
    ) -> Answer<Action> {
        if !matches!(action, Action::Place { .. }) {
            return Answer::Open;
        }
        if puzzle.line.contains(&action) {
            return Answer::Right;
        }
        let mut turn = OwnTurn { tables, seat: puzzle.seat, known: BTreeMap::new() };
        let most = turn.most(&after::<Self>(tables, position, action));
        let miss = most.map_or(Miss::Other, |most| Miss::Points {
            gained: most.saturating_sub(points(&puzzle.position, puzzle.seat)),
            best: u16::from(puzzle.worth),
        });
        Answer::Wrong(miss, None)
    }

    /// Until the placement, what the line has left.
    fn next(
        _: &Tables,
        puzzle: &Puzzle<Self>,
        (actions, _): (&[Action], &Position),
    ) -> Option<Action> {
        let placement = || puzzle.line.iter().find(|a| matches!(a, Action::Place { .. })).copied();
        line_after(puzzle, actions).or_else(placement)
    }

    /// The kinds of deeds and cards that score.
    fn motif(tables: &Tables, position: &Position, task: &Task<Action>) -> String {
        let (mut now, mut deeds) = (position.clone(), Vec::new());
        let seat = position.field().turn_state().turn;
        for action in &task.line {
            let next = after::<Self>(tables, &now, *action);
            let card = action.card().map(|card| tables.bonus_card(card).effect);
            deeds.extend(match (action, card) {
                (_, Some(Effect::Points(_))) => Some("card"),
                (_, Some(_)) => Some("help"),
                _ if points(&next, seat) == points(&now, seat) => None,
                (Action::Climb, _) => Some("climb"),
                _ => Some("barter"),
            });
            now = next;
        }
        deeds.sort_unstable();
        deeds.dedup();
        deeds.join(" ")
    }
}

fn points(position: &Position, seat: Seat) -> u16 {
    position.field().tray(seat).points
}

/// The search of a seat's own turn.
struct OwnTurn<'a> {
    tables: &'a Tables,
    seat: Seat,
    known: BTreeMap<u64, u16>,
}

impl OwnTurn<'_> {
    fn decides(&self, position: &Position) -> bool {
        decider::<Honga>(self.tables, position) == Some(self.seat)
    }

    /// Every placement with the most points that the turn can reach with it, whatever water is
    /// converted before. `None` if the turn is too long.
    fn placements(&mut self, position: &Position, best: &mut Vec<(Action, u16)>) -> Option<()> {
        for action in actions::<Honga>(self.tables, position) {
            let next = after::<Honga>(self.tables, position, action);
            if !matches!(action, Action::Place { .. }) {
                self.placements(&next, best)?;
                continue;
            }
            let points = self.most(&next)?;
            match best.iter_mut().find(|(known, _)| *known == action) {
                Some((_, most)) => *most = points.max(*most),
                None => best.push((action, points)),
            }
        }
        Some(())
    }

    /// The most points of the seat at the end of its turn. `None` if the turn is too long.
    fn most(&mut self, position: &Position) -> Option<u16> {
        let now = points(position, self.seat);
        // The turn is over, or the forest gives a card: what follows scores nothing in this turn that
        // would not be scored without it.
        if !self.decides(position) {
            return Some(now);
        }
        let key = Honga::hash(self.tables, position);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() >= MOST {
            return None;
        }
        let mut most = now;
        for action in actions::<Honga>(self.tables, position) {
            if action != Action::EndTurn {
                most = most.max(self.most(&after::<Honga>(self.tables, position, action))?);
            }
        }
        self.known.insert(key, most);
        Some(most)
    }

    /// The decisions that reach these points with a placement.
    fn line(&mut self, position: &Position, answer: Action, most: u16) -> Option<Vec<Action>> {
        let (mut now, mut line) = (position.clone(), Vec::new());
        while points(&now, self.seat) < most {
            let placing = now.field().turn_state().awaited == Awaited::Placement;
            let listed = actions::<Honga>(self.tables, &now);
            let (action, next) = listed.into_iter().find_map(|action| {
                let places = matches!(action, Action::Place { .. });
                if action == Action::EndTurn || places && action != answer {
                    return None;
                }
                let next = after::<Honga>(self.tables, &now, action);
                let reached =
                    if placing && !places { self.with(&next, answer)? } else { self.most(&next)? };
                (reached >= most).then_some((action, next))
            })?;
            line.push(action);
            now = next;
        }
        Some(line)
    }

    /// The most points with a placement that is still to come.
    fn with(&mut self, position: &Position, answer: Action) -> Option<u16> {
        let mut best = Vec::new();
        self.placements(position, &mut best)?;
        best.into_iter().find(|(action, _)| *action == answer).map(|(_, points)| points)
    }
}
