//! Jungle's reasons, derived from the first actions of the line the search expects.
//!
//! They are tested in the order of their importance to a player: a win, a capture, a rescue, a
//! guard, a step forward. If none applies, the action is simply the best the search found.

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
        squares(position.pawns(self.enemy()))
            .find(|from| outlook::may_go(self.tables, position, *from, square))
            .map(|from| position.kind_at(from))
    }
}

fn name(tables: &Tables, kind: Kind) -> Argument {
    Argument::Key(format!("jungle-animal-{}", tables.kinds[kind.index()].id))
}
