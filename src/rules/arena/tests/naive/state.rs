//! The state of the table, for comparison.

use crate::rules::arena::{
    Ending, Heading, PawnId, Pending, Position, SIDES, Stage, Tables, Whereabouts,
};
use crate::rules::{Side, Square};

/// The visible state of a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Figure {
    pub(super) id: PawnId,
    pub(super) whereabouts: Whereabouts,
    /// Its square, if it is on the board.
    pub(super) square: Option<(Square, Heading)>,
    pub(super) armored: bool,
    pub(super) endangered: bool,
}

/// The state of the table and of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct State {
    pub(super) figures: Vec<Figure>,
    pub(super) score: [u8; 2],
    pub(super) hunter: Option<Side>,
    pub(super) stage: Stage,
    pub(super) to_move: Side,
    /// The side that places second; during set-up only.
    pub(super) second: Option<Side>,
    pub(super) done: u8,
    pub(super) compensated: bool,
    pub(super) doubled: bool,
    pub(super) owed: bool,
    pub(super) acted: u32,
    /// The pending decisions in order, the topmost last.
    pub(super) pending: Vec<Pending>,
    /// Points or captives (R93, R94). Endings by lack of progress are not implemented here.
    pub(super) ending: Option<Ending>,
}

/// The visible state of a position.
pub(in super::super) fn now(tables: &Tables, position: &Position) -> State {
    let mut figures = Vec::new();
    for side in SIDES {
        for index in 0..tables.pack(side).len() as u8 {
            let id = PawnId::new(side, index);
            let pawn = position.pawn(id);
            let stands = pawn.whereabouts() == Whereabouts::Board;
            figures.push(Figure {
                id,
                whereabouts: pawn.whereabouts(),
                square: stands.then(|| (pawn.square(), pawn.heading())),
                armored: pawn.armored(),
                endangered: pawn.endangered(),
            });
        }
    }
    let moment = position.turn_state();
    State {
        figures,
        score: SIDES.map(|side| position.score(side)),
        hunter: position.last_hunter(),
        stage: moment.stage,
        to_move: moment.to_move,
        second: (moment.stage == Stage::Placing).then_some(moment.second),
        done: moment.done,
        compensated: moment.compensated,
        doubled: moment.doubled,
        owed: moment.owed,
        acted: moment.acted,
        pending: moment.stack().to_vec(),
        ending: position
            .ending()
            .filter(|ending| matches!(ending, Ending::Points { .. } | Ending::Imprisoned { .. })),
    }
}

/// The difference, in words.
impl State {
    /// Everything except the pawns. The sheet does not define the order of pending decisions.
    fn rest(&self) -> State {
        let mut rest = self.clone();
        // The list of legal actions shows whether a captive is left to be freed.
        rest.pending.retain(|pending| !matches!(pending, Pending::Free { .. }));
        rest.pending.sort_by_key(|pending| format!("{pending:?}"));
        rest.figures.clear();
        rest
    }

    pub(in super::super) fn differences(&self, rules: &State) -> Vec<String> {
        let mut list = Vec::new();
        for (mine, theirs) in self.figures.iter().zip(&rules.figures) {
            if mine != theirs {
                list.push(format!("naive {mine:?}, rules {theirs:?}"));
            }
        }
        let (mine, theirs) = (self.rest(), rules.rest());
        if mine != theirs {
            list.push(format!("naive {mine:?}\nrules {theirs:?}"));
        }
        list
    }
}
