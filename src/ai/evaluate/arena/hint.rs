//! Arena's reasons, derived from the first actions of the line the search expects.
//!
//! They are tested in the order of their importance to a player: a win, a hunt, captives freed, a
//! hit, a way out of a web, a rescue, a threat, a step towards a hunt.

use crate::ai::hint::Foreseen;
use crate::rules::arena::outlook::{self, Glimpse, enemy};
use crate::rules::arena::{Action, Arena, PawnId, Pending, Position, Tables};
use crate::rules::{Argument, Reason, Square, after};

/// Why the first action of the line is good.
pub(in crate::ai) fn reason(tables: &Tables, foreseen: &Foreseen<'_, Arena>) -> Reason {
    let best = || Reason::new("arena-hint-best");
    let Some(action) = foreseen.line.first().copied() else { return best() };
    let step = Step { tables, foreseen, position: foreseen.position, action };
    let found = match action {
        Action::Move { from, .. } => foreseen.position.pawn_at(from).and_then(|pawn| {
            step.wins(pawn)
                .or_else(|| step.hunts(pawn))
                .or_else(|| step.rescues(pawn))
                .or_else(|| step.hits(pawn))
                .or_else(|| step.leaves_web(pawn))
                .or_else(|| step.escapes(pawn))
                .or_else(|| step.threatens(pawn))
                .or_else(|| step.nears(pawn))
        }),
        Action::Turn { square, .. } => foreseen.position.pawn_at(square).and_then(|pawn| {
            step.wins(pawn).or_else(|| step.threatens(pawn)).or_else(|| step.nears(pawn))
        }),
        Action::Face(_) => match foreseen.position.turn_state().pending() {
            Some(Pending::Face(pawn)) => step.threatens(pawn).or_else(|| step.nears(pawn)),
            _ => None,
        },
        Action::Place { pawn, .. } => Some(step.about("arena-hint-starts", pawn)),
        Action::Free(pawn) => Some(step.about("arena-hint-frees", pawn)),
        // R86: a third action is a right.
        Action::EndTurn => Some(Reason::new(match outlook::able(tables, foreseen.position) {
            0 => "arena-hint-ends-turn",
            _ => "arena-hint-stops",
        })),
        Action::Begin(_) | Action::Enough => None,
    };
    found.unwrap_or_else(best)
}

/// The proposed action and the data to examine it.
struct Step<'a> {
    tables: &'a Tables,
    foreseen: &'a Foreseen<'a, Arena>,
    position: &'a Position,
    action: Action,
}

impl Step<'_> {
    fn about(&self, key: &'static str, pawn: PawnId) -> Reason {
        Reason::new(key).with("animal", name(self.tables, pawn))
    }

    /// The position after the action and the heading expected after it.
    fn reached(&self) -> Position {
        let reached = after::<Arena>(self.tables, self.position, self.action);
        match self.foreseen.line.get(1) {
            Some(next @ Action::Face(_)) => after::<Arena>(self.tables, &reached, *next),
            _ => reached,
        }
    }

    /// Where a movement ends.
    fn to(&self) -> Option<Square> {
        let Action::Move { from, path, distance, .. } = self.action else { return None };
        outlook::way(self.tables, from, path, distance).last()
    }

    /// A certain win.
    fn wins(&self, pawn: PawnId) -> Option<Reason> {
        self.foreseen.wins_after().map(|_| self.about("arena-hint-wins", pawn))
    }

    /// A hunt.
    fn hunts(&self, pawn: PawnId) -> Option<Reason> {
        let points = self.tables.kind_of(pawn).plan.points;
        let hunts = self.tables.place(self.to()?).is_hunt(enemy(pawn.side()));
        hunts.then(|| {
            self.about("arena-hint-hunts", pawn).with("points", Argument::Number(points.into()))
        })
    }

    /// A way into the prison.
    fn rescues(&self, pawn: PawnId) -> Option<Reason> {
        let rescues = self.tables.place(self.to()?).is_prison(enemy(pawn.side()));
        rescues.then(|| {
            let captives = self.position.captives(pawn.side()).count_ones().min(5);
            let count = Argument::Number(captives.into());
            self.about("arena-hint-rescues", pawn).with("captives", count)
        })
    }

    /// A hit; safe if no enemy can hit back.
    fn hits(&self, pawn: PawnId) -> Option<Reason> {
        let victim = self.position.pawn_at(self.to()?)?;
        let reached = self.reached();
        let key = if reached.captives(victim.side()) & victim.bit() == 0 {
            "arena-hint-hits"
        } else if hitter(self.tables, &reached, pawn).is_some() {
            "arena-hint-trades"
        } else {
            "arena-hint-takes"
        };
        Some(self.about(key, pawn).with("victim", name(self.tables, victim)))
    }

    /// A way out of a web.
    fn leaves_web(&self, pawn: PawnId) -> Option<Reason> {
        let was = self.position.pawn(pawn).endangered();
        let is = self.reached().pawn(pawn).endangered();
        (was && !is).then(|| self.about("arena-hint-leaves-web", pawn))
    }

    /// The pawn could be hit where it was, and cannot where it goes.
    fn escapes(&self, pawn: PawnId) -> Option<Reason> {
        let hunter = hitter(self.tables, self.position, pawn)?;
        hitter(self.tables, &self.reached(), pawn)
            .is_none()
            .then(|| self.about("arena-hint-saves", pawn).with("enemy", name(self.tables, hunter)))
    }

    /// From its new square and heading, it can next hit an enemy that it could not hit before.
    fn threatens(&self, pawn: PawnId) -> Option<Reason> {
        let reached = self.reached();
        if hitter(self.tables, &reached, pawn).is_some() {
            return None;
        }
        let before = targets(self.tables, self.position, pawn);
        let now = targets(self.tables, &reached, pawn);
        let fresh = now.into_iter().filter(|victim| !before.contains(victim));
        let victim =
            fresh.max_by_key(|victim| (self.foreseen.params.pawn_worth(*victim), victim.0))?;
        Some(self.about("arena-hint-threatens", pawn).with("victim", name(self.tables, victim)))
    }

    /// Nearer to a hunting square.
    fn nears(&self, pawn: PawnId) -> Option<Reason> {
        let moves = |position: &Position| {
            let stands = position.pawn(pawn);
            self.tables.roads().moves_to_hunt(pawn, stands.square(), stands.heading())
        };
        let left = moves(&self.reached());
        (left < moves(self.position)).then(|| {
            self.about("arena-hint-nears", pawn).with("moves", Argument::Number(left.into()))
        })
    }
}

/// The enemies a pawn could hit from its square and heading.
fn targets(tables: &Tables, position: &Position, pawn: PawnId) -> Vec<PawnId> {
    let mut targets = Vec::new();
    if position.on_board(pawn.side()) & pawn.bit() != 0 {
        outlook::survey(tables, position, pawn, false, &mut |look| {
            if let Glimpse::Hit(victim) = look.what {
                targets.push(victim);
            }
        });
    }
    targets
}

/// An enemy that could hit a pawn from its square and heading.
fn hitter(tables: &Tables, position: &Position, pawn: PawnId) -> Option<PawnId> {
    let side = enemy(pawn.side());
    outlook::pawns(side, position.on_board(side))
        .find(|other| targets(tables, position, *other).contains(&pawn))
}

fn name(tables: &Tables, pawn: PawnId) -> Argument {
    Argument::Key(format!("arena-animal-{}", tables.kind_of(pawn).plan.id))
}
