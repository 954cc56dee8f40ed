//! Jungle's reasons, derived from the first actions of the line the search expects.
//!
//! They are tested in the order of their importance to a player: a win, a capture, a guard of the den, a rescue, help for
//! another animal, a threat, a step forward. If none applies, the action is simply the best the search found.

use crate::ai::hint::Foreseen;
use crate::rules::grid::squares;
use crate::rules::jungle::{Action, Jungle, Kind, Position, Tables, outlook};
use crate::rules::{Argument, Reason, Side, Square, after};

/// Why the first action of the line is good.
pub(in crate::ai) fn reason(tables: &Tables, foreseen: &Foreseen<'_, Jungle>) -> Reason {
    let (Some(Action::Move { from, to }), Some(mover)) =
        (foreseen.line.first().copied(), foreseen.position.to_move())
    else {
        return Reason::new("jungle-hint-best");
    };
    let step = Step { tables, foreseen, mover, from, to };
    step.wins()
        .or_else(|| step.takes())
        .or_else(|| step.blocks())
        .or_else(|| step.saves())
        .or_else(|| step.helps())
        .or_else(|| step.threatens())
        .or_else(|| step.nears())
        .unwrap_or_else(|| Reason::new("jungle-hint-best").with("animal", step.animal()))
}

/// An enemy this many moves from the den is near.
const NEAR: u8 = 4;

/// The proposed move and the data to examine it.
struct Step<'a> {
    tables: &'a Tables,
    foreseen: &'a Foreseen<'a, Jungle>,
    mover: Side,
    from: Square,
    to: Square,
}

impl Step<'_> {
    fn kind(&self) -> Kind {
        self.foreseen.position.kind_at(self.from)
    }

    fn animal(&self) -> Argument {
        name(self.tables, self.kind())
    }

    fn enemy(&self) -> Side {
        Side(self.mover.0 ^ 1)
    }

    fn reached(&self) -> Position {
        let action = Action::Move { from: self.from, to: self.to };
        after::<Jungle>(self.tables, self.foreseen.position, action)
    }

    /// The position as it would be if the enemy were to move now.
    fn if_passed(&self) -> Position {
        outlook::null_move(self.tables, self.foreseen.position)
    }

    /// A certain win, and the number of own moves to it.
    fn wins(&self) -> Option<Reason> {
        let moves = (self.foreseen.wins_after()? + 1) / 2;
        let reason = Reason::new("jungle-hint-wins").with("animal", self.animal());
        Some(reason.with("moves", Argument::Number(i64::from(moves))))
    }

    /// A capture; safe if no enemy can take back.
    fn takes(&self) -> Option<Reason> {
        let position = self.foreseen.position;
        let met = position.pawns(self.enemy()) & self.to.bit() != 0;
        let victim = met.then(|| name(self.tables, position.kind_at(self.to)))?;
        let safe = self.hunter(&self.reached(), self.to).is_none();
        let key = if safe { "jungle-hint-takes" } else { "jungle-hint-trades" };
        Some(Reason::new(key).with("animal", self.animal()).with("victim", victim))
    }

    /// An enemy is near the den, and the pawn comes home to the squares before it.
    fn blocks(&self) -> Option<Reason> {
        let (params, position) = (self.foreseen.params, self.foreseen.position);
        let home = |square| params.moves_to_gate(self.mover, self.kind(), square);
        if home(self.to) >= home(self.from) || home(self.to) > 1 {
            return None;
        }
        let raiders = squares(position.pawns(self.enemy()));
        let raider = raiders
            .map(|from| (params.moves_to_den(self.enemy(), position.kind_at(from), from), from))
            .min()
            .filter(|(moves, _)| *moves <= NEAR)?;
        let reason = Reason::new("jungle-hint-blocks").with("animal", self.animal());
        Some(reason.with("enemy", name(self.tables, position.kind_at(raider.1))))
    }

    /// The moved pawn was in danger and is safe afterwards.
    fn saves(&self) -> Option<Reason> {
        let hunter = self.hunter(&self.if_passed(), self.from)?;
        self.hunter(&self.reached(), self.to).is_none().then(|| {
            let reason = Reason::new("jungle-hint-saves").with("animal", self.animal());
            reason.with("enemy", name(self.tables, hunter))
        })
    }

    /// Another own pawn could be taken, and no longer can, or not without an answer by the moved pawn. The most precious one
    /// is named.
    fn helps(&self) -> Option<Reason> {
        let (passed, reached) = (self.if_passed(), self.reached());
        let others = squares(self.foreseen.position.pawns(self.mover) & !self.from.bit());
        let enemies = self.foreseen.params.left(&passed, self.enemy());
        let worth =
            |square: Square| self.foreseen.params.pawn_worth(passed.kind_at(square), enemies);
        let helped = others.filter_map(|square| {
            let hunter = self.hunters(&passed, square).next()?;
            let key = if self.hunter(&reached, square).is_none() {
                "jungle-hint-shields"
            } else {
                self.guards(&passed, &reached, square).then_some("jungle-hint-guards")?
            };
            let reason = Reason::new(key).with("enemy", name(self.tables, passed.kind_at(hunter)));
            let reason = reason.with("victim", name(self.tables, passed.kind_at(square)));
            Some((worth(square), reason.with("animal", self.animal())))
        });
        helped.max_by_key(|(worth, _)| *worth).map(|(_, reason)| reason)
    }

    /// Whether every enemy that may take the pawn on a square could then be taken there by the moved one, and before by none.
    fn guards(&self, passed: &Position, reached: &Position, square: Square) -> bool {
        let taken = |position: &Position, from: Square| {
            after::<Jungle>(self.tables, position, Action::Move { from, to: square })
        };
        let guarded = self.hunters(passed, square).any(|from| {
            let then = taken(passed, from);
            squares(then.pawns(self.mover))
                .any(|own| outlook::may_go(self.tables, &then, own, square))
        });
        let answered = |from| outlook::may_go(self.tables, &taken(reached, from), self.to, square);
        !guarded && self.hunters(reached, square).all(answered)
    }

    /// From its new square it could next take an enemy that it could not take before, and none could take it there.
    fn threatens(&self) -> Option<Reason> {
        let (position, reached) = (self.foreseen.position, self.reached());
        if self.hunter(&reached, self.to).is_some() {
            return None;
        }
        let next = outlook::null_move(self.tables, &reached);
        let own = self.foreseen.params.left(&next, self.mover);
        let fresh = squares(next.pawns(self.enemy())).filter(|victim| {
            outlook::may_go(self.tables, &next, self.to, *victim)
                && !outlook::may_go(self.tables, position, self.from, *victim)
        });
        let victim = fresh
            .map(|square| next.kind_at(square))
            .max_by_key(|kind| self.foreseen.params.pawn_worth(*kind, own))?;
        let reason = Reason::new("jungle-hint-threatens").with("animal", self.animal());
        Some(reason.with("victim", name(self.tables, victim)))
    }

    /// A step towards the enemy den.
    fn nears(&self) -> Option<Reason> {
        let moves = |square| self.foreseen.params.moves_to_den(self.mover, self.kind(), square);
        let left = moves(self.to);
        (left < moves(self.from)).then(|| {
            let reason = Reason::new("jungle-hint-nears").with("animal", self.animal());
            reason.with("moves", Argument::Number(i64::from(left)))
        })
    }

    /// An enemy that may take the pawn on `square`, with the enemy to move.
    fn hunter(&self, position: &Position, square: Square) -> Option<Kind> {
        self.hunters(position, square).next().map(|from| position.kind_at(from))
    }

    /// Where all such enemies stand.
    fn hunters(&self, position: &Position, square: Square) -> impl Iterator<Item = Square> {
        squares(position.pawns(self.enemy()))
            .filter(move |from| outlook::may_go(self.tables, position, *from, square))
    }
}

fn name(tables: &Tables, kind: Kind) -> Argument {
    Argument::Key(format!("jungle-animal-{}", tables.kinds[kind.index()].id))
}
