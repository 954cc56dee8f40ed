//! Hits: which pawn can hit which, and what happens to the victim. Webs do not hit (R48).

use crate::rules::arena::movement::{self, Mover};
use crate::rules::arena::{Action, Arena, Event, Heading, PawnId, Power, Whereabouts};
use crate::rules::{Square, Turn};

/// Why a pawn cannot be hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cover {
    /// It is of the same side.
    SameSide,
    /// The attacker can hit nothing (R51).
    Harmless,
    /// The victim is safe at home (R54).
    Home,
    /// Not from the front (R46).
    Front,
    /// Not from behind (R47).
    Rear,
    /// A second action of the same pawn imprisons nothing (R87).
    Again,
}

/// R25: whether a pawn may hit the animal on `square` from the direction `heading`. A hit is never
/// compulsory (R29).
#[inline]
pub(super) fn may_hit(mover: &Mover<'_>, victim: PawnId, square: Square, heading: Heading) -> bool {
    cover(mover, victim, square, heading).is_none()
}

/// What prevents a pawn from hitting the animal on `square` from the direction `heading`. R26: all
/// animals hit and can be hit, except as stated here.
#[inline]
pub(super) fn cover(
    mover: &Mover<'_>,
    victim: PawnId,
    square: Square,
    heading: Heading,
) -> Option<Cover> {
    let (tables, position) = (mover.tables, mover.position);
    let (prey, place) = (tables.kind_of(victim), tables.place(square));
    let home = victim.side();
    if home == mover.side {
        return Some(Cover::SameSide);
    }
    if mover.animal.has(Power::Harmless) {
        return Some(Cover::Harmless);
    }
    if prey.has(Power::SafeAtHome) && (place.is_area(home) || place.is_den(home)) {
        return Some(Cover::Home);
    }
    if prey.has(Power::Shy)
        && let Some(cover) = shyness(mover, position.pawn(victim).heading(), heading)
    {
        return Some(cover);
    }
    (mover.again && imprisons(mover, victim)).then_some(Cover::Again)
}

/// R21, R46, R47: why a shy animal with heading `facing` cannot be hit from there. From the front
/// only some may hit it (R46); from behind none may, unless the level allows it; any other
/// direction, including the last step of an L, counts as the side. R81: the same holds in the
/// defence areas.
fn shyness(mover: &Mover<'_>, facing: Heading, heading: Heading) -> Option<Cover> {
    if heading == facing.opposite() && !mover.animal.has(Power::HeadOn) {
        return Some(Cover::Front);
    }
    (heading == facing && !mover.tables.options.rear_attack).then_some(Cover::Rear)
}

/// R28: whether a hit imprisons: not an armored animal, nor one that goes home instead.
pub(super) fn imprisons(mover: &Mover<'_>, victim: PawnId) -> bool {
    !mover.position.pawn(victim).armored() && !mover.tables.kind_of(victim).has(Power::Unjailable)
}

/// R40: whether a pawn may hit the animal on `square` in passing. R41: another sweeper ends the
/// movement. R42: in a defence area only one animal is hit. R43: armor ends the movement too; an
/// animal that goes home does not.
pub(super) fn sweeps(mover: &Mover<'_>, victim: PawnId, square: Square, heading: Heading) -> bool {
    mover.animal.has(Power::Sweep)
        && !mover.tables.kind_of(victim).has(Power::Sweep)
        && !mover.position.pawn(victim).armored()
        && !mover.tables.place(square).is_any_area()
        && may_hit(mover, victim, square, heading)
}

/// R25: hits the pawn at the end of the movement and those swept on the way. Armor is handled by
/// the next phase.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Move { from, path, distance, spared } = turn.action else { return };
    let Some(mover) = turn.scratch.mover else { return };
    let tables = turn.tables;
    if tables.kind_of(mover).has(Power::Sweep) {
        let way = movement::squares(tables, from, path, distance).zip(1_u8..distance);
        for ((square, heading), number) in way {
            let Some(victim) = turn.position.pawn_at(square) else { continue };
            let sweeper = Mover::new(tables, turn.position, mover);
            if spared >> (number & 7) & 1 == 0 && sweeps(&sweeper, victim, square, heading) {
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
    // R31: inside its own area every pawn but a guard (R77) springs back. R33: nowhere else.
    if tables.place(to).is_area(mover.side()) && !tables.kind_of(mover).has(Power::Guard) {
        spring_back(turn, mover, from);
    }
}

/// R27: the victim becomes a captive, or goes home (R53).
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

/// R30: the attacker returns to its start square.
pub(super) fn spring_back(turn: &mut Turn<'_, Arena>, mover: PawnId, to: Square) {
    let from = turn.scratch.to;
    turn.position.shift(mover, to);
    turn.tell(|| Event::SprangBack { pawn: mover, from, to });
}
