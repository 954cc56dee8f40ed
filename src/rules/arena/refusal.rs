//! Why a pick is not legal: the questions of the phases, asked one by one.
//!
//! Only the reason is found here; [`rules::why_not`] says when there is one to be found. A
//! default action, such as keeping a heading, counts as taken.

mod there;

use crate::rules::arena::spots::{self, END_TURN, ENOUGH};
use crate::rules::arena::{
    Arena, Heading, PawnId, Pending, Position, Stage, Tables, Whereabouts, actions, heading,
    liberation, placement, web,
};
use crate::rules::{self, Argument, Game, Refusal, Side, Spot, Square, after};

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    tables: &Tables,
    position: &Position,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    rules::why_not::<Arena>(
        tables,
        position,
        picked,
        spot,
        |_| None,
        || why(tables, position, picked, spot),
    )
}

/// What speaks against a pick of the seat that decides.
fn why(tables: &Tables, position: &Position, picked: &[Spot], spot: Spot) -> Option<Refusal> {
    let moment = position.turn_state();
    if let (Some(Pending::Face(pawn)), false) = (moment.pending(), is_answer(picked, spot)) {
        // R12: proceeding keeps the heading.
        let next = after::<Arena>(tables, position, Arena::default_action(tables, position)?);
        let same = next.ending().is_none() && next.turn_state().decider() == moment.decider();
        return if same {
            why_not(tables, &next, picked, spot)
        } else {
            Some(about("arena-why-pending-face", tables, pawn))
        };
    }
    match (picked, spot) {
        ([], Spot::Square(square)) => this_pawn(tables, position, on_board(tables, square)?),
        ([], Spot::Button(_)) => this_button(tables, position, spot),
        ([], Spot::Marker(_)) => this_marker(tables, position, spots::pawn(spot)?),
        ([Spot::Square(from), rest @ ..], _) => {
            let from = on_board(tables, *from)?;
            let pawn = actions::acting(tables, position, from)?;
            after_this_pawn(tables, position, pawn, rest, spot)
        }
        ([beside], Spot::Square(square)) => {
            this_den_square(tables, position, spots::pawn(*beside)?, on_board(tables, square)?)
        }
        _ => None,
    }
}

/// Whether a pick chooses a heading.
fn is_answer(picked: &[Spot], spot: Spot) -> bool {
    picked.is_empty() && spots::heading(spot).is_some()
}

fn on_board(tables: &Tables, square: u8) -> Option<Square> {
    (usize::from(square) < tables.grid.len()).then_some(Square(square))
}

/// A reason that names a pawn.
fn about(key: &'static str, tables: &Tables, pawn: PawnId) -> Refusal {
    Refusal::new(key).with("animal", name(tables, pawn))
}

fn name(tables: &Tables, pawn: PawnId) -> Argument {
    Argument::Key(format!("arena-animal-{}", tables.kind_of(pawn).plan.id))
}

/// The pending decision that must be made first.
fn pending(tables: &Tables, position: &Position) -> Option<Refusal> {
    match position.turn_state().pending()? {
        Pending::Nothing => None,
        Pending::Face(pawn) => Some(about("arena-why-pending-face", tables, pawn)),
        Pending::Place(pawn) => Some(about("arena-why-pending-place", tables, pawn)),
        Pending::Free { .. } => Some(Refusal::new("arena-why-pending-free")),
    }
}

fn this_pawn(tables: &Tables, position: &Position, square: Square) -> Option<Refusal> {
    let moment = position.turn_state();
    if let Some(pending) = pending(tables, position) {
        return Some(pending);
    }
    let Some(pawn) = position.pawn_at(square) else { return Some(Refusal::new("arena-why-empty")) };
    if pawn.side() != moment.to_move {
        return Some(Refusal::new("arena-why-not-yours"));
    }
    if moment.stage == Stage::Placing {
        return Some(Refusal::new("arena-why-placing"));
    }
    let able = actions::may_act(tables, position);
    if able & pawn.bit() != 0 {
        let stuck = !actions::can_act(tables, position, pawn);
        return stuck.then(|| about("arena-why-stuck", tables, pawn));
    }
    // R10: different animals, and no more actions than the turn has.
    let key = match (able, moment.spent & pawn.bit()) {
        (0, _) => return Some(Refusal::new("arena-why-r10-done")),
        (_, 0) => "arena-why-r10",
        _ => "arena-why-r36",
    };
    Some(about(key, tables, pawn))
}

fn this_button(tables: &Tables, position: &Position, spot: Spot) -> Option<Refusal> {
    let moment = position.turn_state();
    match spot {
        END_TURN => pending(tables, position).or_else(|| {
            Some(Refusal::new(match moment.stage {
                Stage::Placing => "arena-why-r5-more",
                _ => "arena-why-r10-two",
            }))
        }),
        ENOUGH => match moment.pending() {
            Some(Pending::Free { left, .. }) if left == liberation::FREED_AT_MOST => {
                Some(Refusal::new("arena-why-r83-one"))
            }
            _ => None,
        },
        _ => match (moment.pending(), spots::heading(spot)) {
            (Some(Pending::Face(pawn)), Some(heading)) => {
                let allowed = heading::allowed(tables, pawn) & heading.bit() != 0;
                (!allowed).then(|| no_heading(tables, pawn, heading))
            }
            _ => None,
        },
    }
}

/// R17, R45: a heading that the pawn may never take.
fn no_heading(tables: &Tables, pawn: PawnId, heading: Heading) -> Refusal {
    match heading::facings(tables) & heading.bit() {
        0 => Refusal::new("arena-why-r17"),
        _ => about("arena-why-r45", tables, pawn),
    }
}

/// Why a pawn off the board cannot be picked.
fn this_marker(tables: &Tables, position: &Position, pawn: PawnId) -> Option<Refusal> {
    let (moment, side) = (position.turn_state(), position.turn_state().decider());
    if usize::from(pawn.index()) >= tables.pack(pawn.side()).len() {
        return None;
    }
    let place = position.pawn(pawn).whereabouts();
    match moment.pending() {
        Some(Pending::Place(_))
            if pawn.side() == side && placement::coming(tables, position) & pawn.bit() != 0 =>
        {
            None
        }
        Some(Pending::Free { rescuer, .. }) if pawn.side() == rescuer.side() => {
            if liberation::freeable(tables, position, rescuer) & pawn.bit() != 0 {
                return None;
            }
            Some(match (pawn == rescuer, place) {
                (true, _) => about("arena-why-r84", tables, pawn),
                (_, Whereabouts::Captive) => about("arena-why-r85", tables, pawn),
                _ => about("arena-why-free", tables, pawn),
            })
        }
        Some(_) => pending(tables, position),
        None if pawn.side() != side => Some(Refusal::new("arena-why-not-yours")),
        None if moment.stage == Stage::Placing => why_not_placed(tables, position, pawn),
        None => match place {
            Whereabouts::Captive => Some(about("arena-why-captive", tables, pawn)),
            Whereabouts::Aside => Some(about("arena-why-r38", tables, pawn)),
            Whereabouts::Board => None,
        },
    }
}

/// R5: a limited number of pawns per round.
fn why_not_placed(tables: &Tables, position: &Position, pawn: PawnId) -> Option<Refusal> {
    if position.turn_state().done >= tables.options.placed_at_once {
        let count = Argument::Number(tables.options.placed_at_once.into());
        return Some(Refusal::new("arena-why-r5").with("count", count));
    }
    let comes = placement::coming(tables, position) & pawn.bit() != 0;
    let stuck = !comes || !placement::any(tables, position, pawn, true);
    stuck.then(|| about("arena-why-stuck", tables, pawn))
}

/// R5, R35: why a pawn cannot enter this square.
fn this_den_square(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    square: Square,
) -> Option<Refusal> {
    if this_marker(tables, position, pawn).is_some() {
        return None;
    }
    let (side, place): (Side, _) = (pawn.side(), tables.place(square));
    Some(if !place.is_den(side) {
        Refusal::new("arena-why-den")
    } else if position.pawn_at(square).is_some() {
        Refusal::new("arena-why-r2")
    } else if place.is_water() && !tables.kind_of(pawn).enters_water() {
        about("arena-why-r60", tables, pawn)
    } else if web::catches(tables, position, pawn, square) {
        Refusal::new("arena-why-r65")
    } else {
        Refusal::new("arena-why-r6")
    })
}

/// What cannot be picked after the square of a pawn that may act.
fn after_this_pawn(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    marks: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    match spot {
        Spot::Square(to) if marks.is_empty() => {
            Some(there::why_not(tables, position, pawn, on_board(tables, to)?))
        }
        Spot::Square(_) => Some(about("arena-why-there", tables, pawn)),
        Spot::Marker(_) => spots::spared(spot).map(|_| about("arena-why-r44", tables, pawn)),
        _ => {
            let heading = spots::heading(spot).filter(|_| marks.is_empty())?;
            if heading == position.pawn(pawn).heading() {
                Some(about("arena-why-r18", tables, pawn))
            } else {
                Some(no_heading(tables, pawn, heading))
            }
        }
    }
}
