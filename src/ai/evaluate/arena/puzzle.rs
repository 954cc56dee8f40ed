//! Puzzles of Arena: a turn that wins the match at once, by points or captives.
//!
//! A move is a movement here, and a turn has two. A win is the set of its movements, each by its start
//! and its end, in any order that the rules allow: the order of two movements, headings, den squares
//! and the way to a square make no other win, and a set that contains a smaller win is none. A task
//! exists if exactly one win remains. Every pair of movements is tried. A change of direction cannot
//! help: it is the action of an animal that then does not move, and nothing else depends on its
//! heading. Turns in which an animal may act twice (R86), teams, and turns before a draw by quiet turns
//! are left out.
//!
//! The weakest player of the ladder wins at once where it can and otherwise takes the best thing in reach. That solves
//! every puzzle of the file, so all have grade 1; lists and titles tell them apart by the number of movements instead.

use std::collections::BTreeMap;

use crate::ai::puzzle::attempt::{Answer, Miss, line_after};
use crate::ai::puzzle::{Puzzling, Task, actions, is_won_by, reflected};
use crate::data::puzzles::{Goal, Puzzle};
use crate::rules::arena::{Action, Arena, PawnId, Pending, Position, Stage, Tables, outlook};
use crate::rules::{Actor, Game, Seat, Side, Square, after};

/// The movements of a turn.
const MOVEMENTS: u8 = 2;
/// A movement takes no more enemies than it has squares.
const MOST_TAKEN: u32 = 8;
/// With more enemies to take, a win by captives is not looked for.
const FEW: u32 = 3;

/// The highest target that may be agreed on (R98).
const MOST_AGREED: u8 = 9;

/// A movement: the pawn, where it starts and where it ends.
type Step = (PawnId, Square, Square);
/// Sets of movements that win, sorted, each with the decisions that carry it out.
type Wins = BTreeMap<Vec<Step>, Vec<Action>>;

impl Puzzling for Arena {
    const GRADING: u64 = 6_000;

    /// Also with one or two points to go: any target from 1 to 9 may be agreed on (R98).
    fn variants(tables: &Tables, position: &Position) -> Vec<Position> {
        let moment = position.turn_state();
        if moment.done > 0 || moment.pending().is_some() {
            return Vec::new();
        }
        let (own, enemy) =
            (position.score(moment.to_move), position.score(outlook::enemy(moment.to_move)));
        let text = Self::position_text(tables, position);
        let set = |target: u8| {
            let told = format!("/{} ", position.target());
            let text = text.replacen(&told, &format!("/{target} "), 1);
            Self::parse_position(tables, &text).ok()
        };
        let targets =
            (own + 1..=own + 2).filter(|target| enemy < *target && *target <= MOST_AGREED);
        targets.filter_map(set).collect()
    }

    fn task(tables: &Tables, position: &Position) -> Option<Task<Action>> {
        if !is_asked(tables, position) {
            return None;
        }
        let turn = Turn { tables, side: position.turn_state().to_move };
        let wins = minimal(turn.wins(position, MOVEMENTS));
        let (steps, line) = wins.first_key_value().filter(|_| wins.len() == 1)?;
        let answers: Vec<Action> = actions::<Self>(tables, position)
            .into_iter()
            .filter(|action| {
                let begun = turn.step(position, *action).filter(|step| steps.contains(step));
                let rest = |begun: Step| -> Vec<Step> {
                    steps.iter().copied().filter(|step| *step != begun).collect()
                };
                begun.is_some_and(|begun| {
                    let next = after::<Self>(tables, position, *action);
                    turn.wins(&next, MOVEMENTS - 1).contains_key(&rest(begun))
                })
            })
            .collect();
        let moves = steps.len() as u8;
        Some(Task { goal: Goal::Win, moves, worth: 0, answers, line: line.clone() })
    }

    /// Answered when the turn ends the match; all its decisions count.
    fn verdict(
        tables: &Tables,
        _: &Task<Action>,
        position: &Position,
        action: Action,
    ) -> Option<bool> {
        let side = position.turn_state().to_move;
        let next = after::<Self>(tables, position, action);
        match Self::actor(tables, &next) {
            Actor::Nobody(_) => Some(is_won_by::<Self>(tables, &next, Seat(side.0))),
            _ if next.turn_state().to_move != side => Some(false),
            _ => None,
        }
    }

    /// Answered at the end of the turn, as [`Puzzling::verdict`] is.
    fn answer(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (_, position): (&[Action], &Position),
        action: Action,
    ) -> Answer<Action> {
        let next = after::<Self>(tables, position, action);
        let side = Side(puzzle.seat.0);
        if is_won_by::<Self>(tables, &next, puzzle.seat) {
            return Answer::Right;
        }
        if next.ending().is_none() && next.turn_state().to_move == side {
            return Answer::Open;
        }
        let had = u16::from(puzzle.position.score(side));
        let end = puzzle
            .line
            .iter()
            .fold(puzzle.position.clone(), |now, action| after::<Self>(tables, &now, *action));
        let miss = if end.score(side) >= end.target() {
            let gained = u16::from(next.score(side)).saturating_sub(had);
            Miss::Points { gained, best: u16::from(end.target()).saturating_sub(had) }
        } else {
            Miss::Free(free_enemies(tables, &next, side))
        };
        Answer::Wrong(miss, None)
    }

    /// Off the line what still wins in this turn.
    fn next(
        tables: &Tables,
        puzzle: &Puzzle<Self>,
        (actions, position): (&[Action], &Position),
    ) -> Option<Action> {
        line_after(puzzle, actions).or_else(|| {
            let moment = position.turn_state();
            let turn = Turn { tables, side: Side(puzzle.seat.0) };
            let wins = turn.wins(position, MOVEMENTS.saturating_sub(moment.done));
            wins.into_values().next()?.first().copied()
        })
    }

    /// The animals that move and the end of the match.
    fn motif(tables: &Tables, position: &Position, task: &Task<Action>) -> String {
        let (mut now, mut words) = (position.clone(), Vec::new());
        for action in &task.line {
            if let Action::Move { from, .. } = action {
                let pawn = now.pawn_at(*from);
                words.extend(pawn.map(|pawn| tables.kind_of(pawn).plan.id.clone()));
            }
            now = after::<Self>(tables, &now, *action);
        }
        words.sort_unstable();
        if let Actor::Nobody(outcome) = Self::actor(tables, &now) {
            words.push(outcome.reason.to_owned());
        }
        words.join(" ")
    }

    fn reflections(tables: &Tables, position: &Position) -> Vec<String> {
        let standing = position.standing();
        let pawns: Vec<_> =
            standing.map(|(pawn, now)| (pawn.side().0, pawn.index(), now.square())).collect();
        reflected(tables.grid, position.turn_state().to_move.0, &pawns)
    }
}

/// Whether a position is the begin of an ordinary turn near the end of a match.
fn is_asked(tables: &Tables, position: &Position) -> bool {
    let moment = position.turn_state();
    let begins = moment.stage == Stage::Playing && moment.done == 0 && moment.pending().is_none();
    let (side, limit) = (moment.to_move, tables.options.quiet_turns);
    let ordinary = !moment.compensated && !moment.teams;
    let lively = limit == 0 || position.quiet_turns() + 2 < limit;
    // A pawn that counts double and another one score three points at most.
    let near = position.score(side) + 3 >= position.target()
        || free_enemies(tables, position, side) <= FEW;
    position.ending().is_none() && begins && ordinary && lively && near
}

/// The enemies that can be captives and are none.
fn free_enemies(tables: &Tables, position: &Position, side: Side) -> u32 {
    let enemy = outlook::enemy(side);
    (tables.jailable(enemy) & !position.captives(enemy)).count_ones()
}

/// Those sets that contain no smaller one.
fn minimal(wins: Wins) -> Wins {
    let single: Vec<Step> =
        wins.keys().filter(|steps| steps.len() == 1).flatten().copied().collect();
    let needed =
        |steps: &[Step]| steps.len() == 1 || !steps.iter().any(|step| single.contains(step));
    wins.into_iter().filter(|(steps, _)| needed(steps)).collect()
}

/// The search of one turn.
struct Turn<'a> {
    tables: &'a Tables,
    side: Side,
}

impl Turn<'_> {
    /// The sets of at most `left` movements that win from here, with the decisions before, between and
    /// after them. An own decision is taken as it helps; an enemy's must not matter.
    fn wins(&self, position: &Position, left: u8) -> Wins {
        let moment = position.turn_state();
        if position.ending().is_some() {
            let won = is_won_by::<Arena>(self.tables, position, Seat(self.side.0));
            return if won { Wins::from([(Vec::new(), Vec::new())]) } else { Wins::new() };
        }
        if moment.to_move != self.side {
            return Wins::new();
        }
        match moment.pending() {
            // No later movement of the turn depends on the heading of an animal that has acted.
            Some(Pending::Face(pawn)) if pawn.side() == self.side => {
                let kept = Arena::default_action(self.tables, position);
                kept.map(|action| self.after(position, action, left)).unwrap_or_default()
            }
            Some(_) => self.decided(position, left, moment.decider() == self.side),
            None if left == 0 => Wins::new(),
            None => self.moved(position, left),
        }
    }

    fn after(&self, position: &Position, action: Action, left: u8) -> Wins {
        let mut wins = self.wins(&after::<Arena>(self.tables, position, action), left);
        wins.values_mut().for_each(|line| line.insert(0, action));
        wins
    }

    /// After a decision that completes a movement: by this side, any will do; by the enemy, all must.
    fn decided(&self, position: &Position, left: u8, own: bool) -> Wins {
        let mut decided: Option<Wins> = None;
        for action in actions::<Arena>(self.tables, position) {
            let wins = self.after(position, action, left);
            decided = Some(match decided {
                None => wins,
                Some(mut known) if own => {
                    wins.into_iter().for_each(|(steps, line)| {
                        known.entry(steps).or_insert(line);
                    });
                    known
                }
                Some(known) => {
                    known.into_iter().filter(|(steps, _)| wins.contains_key(steps)).collect()
                }
            });
        }
        decided.unwrap_or_default()
    }

    fn moved(&self, position: &Position, left: u8) -> Wins {
        let mut all = Wins::new();
        let only_hunts = left == 1 && free_enemies(self.tables, position, self.side) > MOST_TAKEN;
        for action in actions::<Arena>(self.tables, position) {
            let Some(step) = self.step(position, action) else { continue };
            // R82: who frees captives uses up the turn and ends no match.
            if self.tables.place(step.2).is_prison(outlook::enemy(self.side)) {
                continue;
            }
            // Without enough enemies to take, the last movement must hunt to end the match.
            if only_hunts && !self.tables.place(step.2).is_hunt(outlook::enemy(self.side)) {
                continue;
            }
            for (mut steps, line) in self.after(position, action, left - 1) {
                steps.push(step);
                steps.sort_unstable();
                all.entry(steps).or_insert(line);
            }
        }
        all
    }

    fn step(&self, position: &Position, action: Action) -> Option<Step> {
        let Action::Move { from, path, distance, .. } = action else { return None };
        let to = outlook::way(self.tables, from, path, distance).last()?;
        Some((position.pawn_at(from)?, from, to))
    }
}
