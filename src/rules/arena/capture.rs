//! Who hits whom, and what becomes of the victim.

use crate::rules::arena::movement::{self, Walker};
use crate::rules::arena::{Action, Arena, Event, Heading, PawnId, Power, Whereabouts};
use crate::rules::{Square, Turn};

/// R25: may a pawn hit the animal on `square`, coming in the direction `heading`? A hit is never
/// compulsory (R29).
pub(super) fn may_hit(
    walker: &Walker<'_>,
    victim: PawnId,
    square: Square,
    heading: Heading,
) -> bool {
    let (tables, position) = (walker.tables, walker.position);
    let (prey, place) = (tables.kind_of(victim), tables.place(square));
    let home = victim.side();
    home != walker.side
        // R26, R51: all animals hit but the harmless.
        && !walker.animal.has(Power::Harmless)
        // R54: some are safe at home.
        && !(prey.has(Power::SafeAtHome) && (place.is_area(home) || place.is_den(home)))
        && !(prey.has(Power::Shy) && shies(walker, position.pawn(victim).heading(), heading))
        // R87: a second action imprisons nobody.
        && !(walker.again && imprisons(walker, victim))
}

/// R21, R46, R47: whether a shy animal that points `facing` cannot be hit from there. From the front
/// only some may hit it (R46), from behind nobody may unless the level allows it; anything else,
/// the last step of an L included, comes from the side. R81: in the defence areas too.
fn shies(walker: &Walker<'_>, facing: Heading, heading: Heading) -> bool {
    (heading == facing.opposite() && !walker.animal.has(Power::HeadOn))
        || (heading == facing && !walker.tables.options.rear_attack)
}

/// R28: a hit imprisons, but neither armored animals nor those that go home.
pub(super) fn imprisons(walker: &Walker<'_>, victim: PawnId) -> bool {
    !walker.position.pawn(victim).armored() && !walker.tables.kind_of(victim).has(Power::Unjailable)
}

/// R40: may a pawn hit the animal on `square` in passing? R41: another sweeper ends the movement.
/// R42: in a defence area only one animal is hit. R43: so does armor; what goes home does not.
pub(super) fn sweeps(
    walker: &Walker<'_>,
    victim: PawnId,
    square: Square,
    heading: Heading,
) -> bool {
    walker.animal.has(Power::Sweep)
        && !walker.tables.kind_of(victim).has(Power::Sweep)
        && !walker.position.pawn(victim).armored()
        && !walker.tables.place(square).is_any_area()
        && may_hit(walker, victim, square, heading)
}

/// R25: takes whom the movement met, and whom it swept along the way. Armor is the next phase's.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Move { from, path, distance, spared } = turn.action else { return };
    let Some(mover) = turn.scratch.mover else { return };
    let tables = turn.tables;
    if tables.kind_of(mover).has(Power::Sweep) {
        let way = movement::squares(tables, from, path, distance).zip(1_u8..distance);
        for ((square, heading), number) in way {
            let Some(victim) = turn.position.pawn_at(square) else { continue };
            let walker = Walker::passing(tables, turn.position, mover, from);
            if spared >> (number & 7) & 1 == 0 && sweeps(&walker, victim, square, heading) {
                fell(turn, victim, square);
            }
        }
    }
    let Some(victim) = turn.scratch.met else { return };
    turn.scratch.hit = true;
    if turn.position.pawn(victim).armored() {
        return;
    }
    let to = turn.scratch.to;
    fell(turn, victim, to);
    // R31: within its own area everybody but a guard (R77) springs back. R33: not elsewhere.
    if tables.place(to).is_area(mover.side()) && !tables.kind_of(mover).has(Power::Guard) {
        spring_back(turn, mover, from);
    }
}

/// R27: the victim is a prisoner, or goes home (R53).
fn fell(turn: &mut Turn<'_, Arena>, victim: PawnId, square: Square) {
    turn.scratch.hit = true;
    if turn.tables.kind_of(victim).has(Power::Unjailable) {
        turn.position.lift(victim, Whereabouts::Aside);
        turn.scratch.sent_home |= victim.bit();
        turn.tell(|| Event::SentHome { pawn: victim, square });
    } else {
        turn.position.lift(victim, Whereabouts::Captive);
        turn.tell(|| Event::Captured { pawn: victim, square });
    }
}

/// R30: the attacker returns to where it started.
pub(super) fn spring_back(turn: &mut Turn<'_, Arena>, mover: PawnId, to: Square) {
    let from = turn.scratch.to;
    turn.position.shift(mover, to);
    turn.tell(|| Event::SprangBack { pawn: mover, from, to });
}
