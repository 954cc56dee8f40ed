//! Forced wins by exact search, for games without secrets in which a move is one action.
//!
//! A seat wins in `n` moves if it has an action after which, whatever the others and chance do, it has
//! won or wins in `n - 1` moves. Every action of everybody is tried, without judgement, so the answer
//! is a proof. What was found is remembered by the position's hash; repetition and quiet moves are the
//! caller's concern: no position occurs three times within four moves.

use std::collections::BTreeMap;

use crate::ai::puzzle::{Task, actions, decider, is_won_by};
use crate::data::puzzles::Goal;
use crate::rules::{Actor, Game, Seat, after};

/// How many positions of the seat a search for a way out of a wrong answer looks at.
const GLIMPSE: u64 = 40_000;

/// Searches the forced wins of one seat.
#[derive(Debug)]
pub struct Forced<'a, G: Game> {
    tables: &'a G::Tables,
    seat: Seat,
    known: BTreeMap<(u64, u8), bool>,
    /// The positions of the seat that may still be looked at; beyond them everything counts as won.
    left: u64,
}

impl<'a, G: Game> Forced<'a, G> {
    /// A search for a seat; nothing is known yet.
    #[must_use]
    pub fn new(tables: &'a G::Tables, seat: Seat) -> Self {
        Self { tables, seat, known: BTreeMap::new(), left: u64::MAX }
    }

    /// Whether the seat, which is to decide, wins within this many moves.
    pub fn wins(&mut self, position: &G::Position, moves: u8) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let key = (G::hash(self.tables, position), moves);
        if moves > 1
            && let Some(known) = self.known.get(&key)
        {
            return *known;
        }
        let all = actions::<G>(self.tables, position);
        // A short win is found sooner than a long one.
        let found = (0..moves).any(|rest| {
            all.iter().any(|action| {
                let next = after::<G>(self.tables, position, *action);
                self.holds(&next, rest)
            })
        });
        if moves > 1 {
            self.known.insert(key, found);
        }
        found
    }

    /// Whether the seat has won after its action, or wins within this many more moves whatever others
    /// do.
    pub fn holds(&mut self, position: &G::Position, moves: u8) -> bool {
        match G::actor(self.tables, position) {
            Actor::Nobody(_) => is_won_by::<G>(self.tables, position, self.seat),
            _ if moves == 0 => false,
            Actor::Seat(seat) if seat == self.seat => self.wins(position, moves),
            _ => actions::<G>(self.tables, position).into_iter().all(|action| {
                let next = after::<G>(self.tables, position, action);
                self.holds(&next, moves)
            }),
        }
    }

    /// The actions that win within this many moves.
    pub fn winners(&mut self, position: &G::Position, moves: u8) -> Vec<G::Action> {
        let mut all = actions::<G>(self.tables, position);
        all.retain(|action| {
            let next = after::<G>(self.tables, position, *action);
            moves > 0 && self.holds(&next, moves - 1)
        });
        all
    }

    /// The fewest moves within which the seat wins, if it is at most `most`.
    pub fn fewest(&mut self, position: &G::Position, most: u8) -> Option<u8> {
        (1..=most).find(|moves| self.wins(position, *moves))
    }

    /// A winning line with the replies after which the win takes longest.
    pub fn line(&mut self, position: &G::Position, moves: u8) -> Vec<G::Action> {
        let (mut now, mut left, mut line) = (position.clone(), moves, Vec::new());
        while decider::<G>(self.tables, &now) == Some(self.seat) && left > 0 {
            let Some(fewest) = self.fewest(&now, left) else { break };
            let Some(action) = self.winners(&now, fewest).first().copied() else { break };
            line.push(action);
            now = after::<G>(self.tables, &now, action);
            let Some((reply, next)) = self.longest_defence(&now, fewest - 1) else { break };
            line.push(reply);
            (now, left) = (next, fewest - 1);
        }
        line
    }

    /// The first action that wins within this many moves.
    pub fn winner(&mut self, position: &G::Position, moves: u8) -> Option<G::Action> {
        actions::<G>(self.tables, position).into_iter().find(|action| {
            let next = after::<G>(self.tables, position, *action);
            moves > 0 && self.holds(&next, moves - 1)
        })
    }

    /// A reply of the others with which they have won, or one after which the seat cannot win within this
    /// many moves any more, and whether they have won. `None` if a short search finds none.
    pub fn way_out(&mut self, position: &G::Position, moves: u8) -> Option<(G::Action, bool)> {
        let replies = actions::<G>(self.tables, position);
        let lost = replies.iter().find(|reply| {
            let next = after::<G>(self.tables, position, **reply);
            let over = matches!(G::actor(self.tables, &next), Actor::Nobody(_));
            over && !is_won_by::<G>(self.tables, &next, self.seat)
        });
        if let Some(reply) = lost {
            return Some((*reply, true));
        }
        self.left = GLIMPSE;
        let free = replies.into_iter().find(|reply| {
            let next = after::<G>(self.tables, position, *reply);
            !self.holds(&next, moves)
        });
        // What counted as won may not be.
        self.known.clear();
        self.left = u64::MAX;
        free.map(|reply| (reply, false))
    }

    /// The reply, the first of several, after which a won seat needs the most moves.
    pub(crate) fn longest_defence(
        &mut self,
        position: &G::Position,
        most: u8,
    ) -> Option<(G::Action, G::Position)> {
        if matches!(G::actor(self.tables, position), Actor::Nobody(_)) {
            return None;
        }
        let mut longest: Option<(u8, G::Action, G::Position)> = None;
        for action in actions::<G>(self.tables, position) {
            let next = after::<G>(self.tables, position, action);
            let moves = self.fewest(&next, most).unwrap_or_default();
            if longest.as_ref().is_none_or(|(known, ..)| moves > *known) {
                longest = Some((moves, action, next));
            }
        }
        longest.map(|(_, action, next)| (action, next))
    }
}

/// The task to win in as few moves as possible, at most `most`, if exactly one action does.
#[must_use]
pub fn task<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    most: u8,
) -> Option<Task<G::Action>> {
    let seat = decider::<G>(tables, position)?;
    if actions::<G>(tables, position).len() < 2 {
        return None;
    }
    let mut forced = Forced::<G>::new(tables, seat);
    let moves = forced.fewest(position, most)?;
    let answers = forced.winners(position, moves);
    if answers.len() != 1 {
        return None;
    }
    let line = forced.line(position, moves);
    Some(Task { goal: Goal::Win, moves, worth: 0, answers, line })
}
