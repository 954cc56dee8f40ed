//! The invariants of every position, whether played or read.
//!
//! A position need not be reachable: it may show anything that no rule forbids and from which the
//! phases can continue.

use crate::rules::Side;
use crate::rules::arena::pawn_id::pawns;
use crate::rules::arena::{
    MAX_TARGET, PawnId, Pending, Position, Power, SIDES, Stage, Tables, Whereabouts, heading,
    liberation, text, upkeep, web,
};

/// An error in a position.
pub(super) struct Unsound {
    /// The part that is wrong.
    pub(super) about: About,
    /// A description of the broken invariant.
    pub(super) cause: String,
}

/// A part of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// The position as a whole.
    Whole,
    /// A pawn.
    Pawn(PawnId),
    /// Both sides' points and the target.
    Score,
    /// The word of its text with this key.
    Fact(&'static str),
}

type Sound = Result<(), Unsound>;

fn broken(about: About, cause: impl Into<String>) -> Sound {
    Err(Unsound { about, cause: cause.into() })
}

/// # Errors
/// The first broken invariant.
pub(super) fn check(tables: &Tables, position: &Position) -> Sound {
    for square in tables.grid.squares() {
        if let Some(id) = position.pawn_at(square) {
            let pawn = position.pawn(id);
            if pawn.whereabouts() != Whereabouts::Board || pawn.square() != square {
                let name = tables.grid.name(square);
                return broken(About::Whole, format!("{name} names a pawn that is elsewhere"));
            }
        }
    }
    for side in SIDES {
        let pack = tables.whole_pack(side);
        if (position.on_board(side) | position.captives(side)) & !pack != 0 {
            let colour = text::colour(side);
            return broken(About::Whole, format!("{colour} has pawns beyond its pack"));
        }
        pawns(side, pack).try_for_each(|id| armor(tables, position, id))?;
        pawns(side, position.on_board(side)).try_for_each(|id| standing(tables, position, id))?;
        if let Some(id) = pawns(side, position.captives(side) & !tables.jailable(side)).next() {
            // R52: some animals cannot be captives.
            let cause = format!("{} cannot be a captive", text::pawn_name(tables, id));
            return broken(About::Pawn(id), cause);
        }
        guards(tables, position, side)?;
    }
    score(tables, position)?;
    moment(tables, position)
}

/// R89: only animals with the armor power wear armor.
fn armor(tables: &Tables, position: &Position, id: PawnId) -> Sound {
    if position.pawn(id).armored() && !tables.kind_of(id).has(Power::Armor) {
        let cause = format!("{} wears no armor", text::pawn_name(tables, id));
        broken(About::Pawn(id), cause)
    } else {
        Ok(())
    }
}

fn standing(tables: &Tables, position: &Position, id: PawnId) -> Sound {
    let (pawn, animal) = (position.pawn(id), tables.kind_of(id));
    let square = pawn.square();
    let wrong = |what: &str| {
        let (name, square) = (text::pawn_name(tables, id), tables.grid.name(square));
        broken(About::Pawn(id), format!("{name} on {square} {what}"))
    };
    if position.pawn_at(square) != Some(id) {
        return wrong("does not stand there alone"); // R2
    }
    if !tables.place(square).is_standable() {
        return wrong("is where no animal can stand"); // R24, R37, R88
    }
    if tables.place(square).is_water() && !animal.enters_water() {
        return wrong("does not enter water"); // R60
    }
    if heading::allowed(tables, id) & pawn.heading().bit() == 0 {
        return wrong("may not point there"); // R45
    }
    if pawn.endangered() && !web::catches(tables, position, id, square) {
        return wrong("is in danger of no web"); // R61
    }
    if tables.place(square).is_area(id.side()) && !animal.has(Power::Guard) {
        return wrong("does not stop in its own defence area"); // R76
    }
    Ok(())
}

/// R76: at most one guard in its own area at a time.
fn guards(tables: &Tables, position: &Position, side: Side) -> Sound {
    let inside = |id: &PawnId| tables.place(position.pawn(*id).square()).is_area(side);
    let mut guards = pawns(side, position.on_board(side) & tables.guards(side)).filter(inside);
    match (guards.next(), guards.next()) {
        (Some(first), Some(second)) => {
            let [first, name] = [first, second].map(|id| text::pawn_name(tables, id));
            broken(About::Pawn(second), format!("{name} is in its area, and so is {first}"))
        }
        _ => Ok(()),
    }
}

/// R93: the hunt that reaches the target ends the match. So only one side can have that many
/// points, and no more than that hunt can give.
fn score(tables: &Tables, position: &Position) -> Sound {
    let target = position.target();
    if !(1..=MAX_TARGET).contains(&target) {
        let cause = format!("a match is won by 1 to {MAX_TARGET} points");
        return broken(About::Score, cause);
    }
    for side in SIDES {
        let kinds = tables.pack(side).iter().map(|kind| &tables.animals()[kind.index()].plan);
        let hunt = kinds.map(|kind| kind.points).max().unwrap_or(1);
        let most = u16::from(target) - 1 + u16::from(hunt);
        let points = position.score(side);
        if u16::from(points) > most {
            let colour = text::colour(side);
            let cause = format!("{colour} has {points} points, but {most} at most are possible");
            return broken(About::Score, cause);
        }
    }
    if SIDES.iter().all(|side| position.score(*side) >= target) {
        broken(About::Score, "both sides have the points that win")
    } else {
        Ok(())
    }
}

fn moment(tables: &Tables, position: &Position) -> Sound {
    let moment = position.turn_state();
    if moment.stage == Stage::Placing {
        for side in SIDES {
            if let Some(id) = pawns(side, position.captives(side)).next() {
                return broken(About::Pawn(id), "there are captives before the match");
            }
        }
    }
    if moment.stage != Stage::Placing && moment.second != SIDES[0] {
        return broken(About::Fact("second"), "no side places second after set-up");
    }
    let most = match moment.stage {
        Stage::Lot => 0,
        Stage::Placing => tables.options.placed_at_once, // R5
        Stage::Playing => moment.actions_in_turn(tables.double_inside_three()), // R10, R86
    };
    if moment.done > most {
        let cause = format!("{} are done, but {most} at most are possible now", moment.done);
        return broken(About::Fact("done"), cause);
    }
    if moment.doubled && !moment.compensated {
        let cause = "one animal acts twice only in compensation for a rescue"; // R86
        return broken(About::Fact("doubled"), cause);
    }
    if moment.hand > 1 {
        return broken(About::Fact("hand"), "a side has no more than two mates, 0 and 1");
    }
    for (key, set) in [("acted", moment.acted), ("spent", moment.spent)] {
        if set & !tables.whole_pack(moment.to_move) != 0 {
            return broken(About::Fact(key), "an animal acted that is not there");
        }
    }
    pending(tables, position).or_else(|cause| broken(About::Fact("pending"), cause))
}

/// The pending decisions: each is possible for its pawn, none occurs twice, and the topmost has an
/// answer. Those below may still lose or gain their answers.
fn pending(tables: &Tables, position: &Position) -> Result<(), String> {
    let stack = position.turn_state().stack();
    for (index, pending) in stack.iter().enumerate() {
        if !fits(tables, position, *pending) {
            return Err(format!("no side can decide `{}`", text::pending(tables, *pending)));
        }
        if stack[..index].iter().any(|other| same(*other, *pending)) {
            return Err(format!("`{}` is to be decided twice", text::pending(tables, *pending)));
        }
    }
    match position.turn_state().pending() {
        Some(pending) if upkeep::is_answerless(tables, position, pending) => {
            Err(format!("nothing answers `{}`", text::pending(tables, pending)))
        }
        _ => Ok(()),
    }
}

/// Whether a decision can concern this pawn. In set-up only headings are left pending, and only the
/// side whose turn it is frees captives.
fn fits(tables: &Tables, position: &Position, pending: Pending) -> bool {
    let moment = position.turn_state();
    let is = |id: PawnId, whereabouts| position.pawn(id).whereabouts() == whereabouts;
    let known = |id: PawnId| usize::from(id.index()) < tables.pack(id.side()).len();
    let playing = moment.stage == Stage::Playing;
    match pending {
        Pending::Nothing => false,
        Pending::Face(id) => known(id) && moment.stage != Stage::Lot && is(id, Whereabouts::Board),
        Pending::Place(id) => known(id) && playing && is(id, Whereabouts::Aside),
        Pending::Free { rescuer, left } => {
            known(rescuer)
                && playing
                && left <= liberation::FREED_AT_MOST
                && rescuer.side() == moment.to_move
                && !is(rescuer, Whereabouts::Board)
        }
    }
}

/// Whether two decisions concern the same thing: one pawn's heading or square, or the captive to
/// free.
fn same(one: Pending, other: Pending) -> bool {
    let pawn = |pending| match pending {
        Pending::Face(id) | Pending::Place(id) => Some(id),
        Pending::Nothing | Pending::Free { .. } => None,
    };
    pawn(one) == pawn(other)
}
