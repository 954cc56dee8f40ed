//! Where a pawn can go: straight lines by exact numbers, jumps, flights and the L.
//!
//! [`Walker`] follows every line square by square and asks each time what the square allows: the
//! terrain ([`super::area`] for defence areas), who stands there ([`super::capture`]), and whether
//! a movement may end there. A movement cut short by terrain is the shorter movement; it is listed
//! once, whatever numbers lead to it.

use crate::rules::arena::heading::{headings, not_back};
use crate::rules::arena::{
    Action, Animal, Arena, BeforeBlocker, Bend, Event, Heading, MAX_NUMBER, Numbers, Path, PawnId,
    Place, Position, Power, Stride, Tables, WebPassing, area, capture, liberation, web,
};
use crate::rules::{Side, Square, Turn};

mod survey;

pub use survey::{Glimpse, Look, alone, survey};

/// Everything about one pawn's movements that is the same for all of them.
pub(super) struct Walker<'a> {
    pub(super) tables: &'a Tables,
    pub(super) position: &'a Position,
    pub(super) pawn: PawnId,
    pub(super) animal: &'a Animal,
    pub(super) side: Side,
    pub(super) from: Square,
    from_water: bool,
    /// It starts in the enemy's defence area (R73).
    pub(super) intruding: bool,
    /// It is the second action of the same pawn in one turn (R87).
    pub(super) again: bool,
    /// It is the first action of the turn (R82).
    pub(super) first: bool,
    directions: u8,
}

/// One line that a pawn follows.
#[derive(Clone, Copy)]
struct Run {
    heading: Heading,
    stride: Stride,
    /// R73: the movement must imprison a guard of the area it starts in.
    raid: bool,
}

/// Straight movements listed already: bit n of a heading's set for n squares.
type Listed = [u16; 8];

/// Calls `sink` with every movement of a pawn that may act.
#[inline]
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    sink: &mut impl FnMut(Action),
) {
    let moment = position.moment();
    let again = moment.acted & pawn.bit() != 0;
    Walker::new(tables, position, pawn, again, moment.done == 0).list(sink);
}

/// R95: whether a side could make any movement if it were its turn.
pub(super) fn any(tables: &Tables, position: &Position, side: Side) -> bool {
    let mut found = false;
    super::moment::pawns(side, position.on_board(side)).any(|pawn| {
        Walker::new(tables, position, pawn, false, true).list(&mut |_| found = true);
        found
    })
}

impl<'a> Walker<'a> {
    fn new(
        tables: &'a Tables,
        position: &'a Position,
        pawn: PawnId,
        again: bool,
        first: bool,
    ) -> Self {
        let (animal, side) = (tables.kind_of(pawn), pawn.side());
        let (from, heading) = (position.pawn(pawn).square(), position.pawn(pawn).heading());
        let place = tables.place(from);
        // R16: directions go by the heading. R45: some never go back.
        let back = if animal.has(Power::NeverBack) { not_back(side) } else { 0xFF };
        Self {
            tables,
            position,
            pawn,
            animal,
            side,
            from,
            from_water: place.is_water(),
            intruding: place.is_area(area::enemy(side)),
            again,
            first,
            directions: animal.plan.ways.seen_from(heading) & back,
        }
    }

    /// The walker of a pawn that has just moved away from `from`, for what it met on the way.
    pub(super) fn passing(
        tables: &'a Tables,
        position: &'a Position,
        pawn: PawnId,
        from: Square,
    ) -> Self {
        let again = position.moment().acted & pawn.bit() != 0;
        Self { from, ..Self::new(tables, position, pawn, again, false) }
    }

    fn list(&self, sink: &mut impl FnMut(Action)) {
        let mut listed: Listed = [0; 8];
        // R14: the square of the start alone decides between land and water numbers.
        let strides = self.animal.strides(self.from_water);
        if self.intruding {
            // R73: one square at a time, unless a guard of the area is imprisoned.
            let step = Stride { numbers: Numbers(1 << 1), ..Stride::default() };
            self.straight(step, false, &mut listed, sink);
        }
        for stride in strides {
            self.straight(*stride, self.intruding, &mut listed, sink);
        }
        if let Some(bend) = self.animal.bend(self.from_water) {
            self.bent(bend, &mut listed, sink);
        }
    }

    /// R19: straight lines.
    fn straight(
        &self,
        stride: Stride,
        raid: bool,
        listed: &mut Listed,
        sink: &mut impl FnMut(Action),
    ) {
        for heading in headings(self.directions) {
            let run = Run { heading, stride, raid };
            self.follow(
                run,
                Ahead { at: self.from, number: 0, spared: 0, crossed: false },
                &mut |distance, spared| {
                    let seen = &mut listed[usize::from(heading.0)];
                    if spared == 0 && *seen >> distance & 1 != 0 {
                        return;
                    }
                    *seen |= u16::from(spared == 0) << distance;
                    sink(Action::Move {
                        from: self.from,
                        path: Path::Straight(heading),
                        distance,
                        spared,
                    });
                },
            );
        }
    }

    /// Follows a line from a square on and calls `found` with every distance at which it may end.
    fn follow(&self, run: Run, mut ahead: Ahead, found: &mut dyn FnMut(u8, u8)) {
        let longest = run.stride.numbers.longest();
        while ahead.number < longest {
            let Some(next) = self.tables.step(ahead.at, run.heading) else { return };
            ahead.number += 1;
            let place = self.tables.place(next);
            if place.is_target() {
                if run.stride.numbers.has(ahead.number)
                    && !run.raid
                    && self.may_score(place, run.stride)
                {
                    found(ahead.number, ahead.spared);
                }
                return;
            }
            if !self.may_tread(place, run.stride.flies) {
                return;
            }
            let forced = self.must_stop(next, place);
            // R15: exact numbers. R66, R74: a forced stop cuts any longer one short.
            let stops = forced || run.stride.numbers.has(ahead.number);
            let passes = match self.position.pawn_at(next) {
                None => {
                    if !run.raid
                        && (stops || self.halts_before(run, next, ahead.number, longest))
                        && area::may_rest(self, place, ahead.crossed)
                    {
                        found(ahead.number, ahead.spared);
                    }
                    true
                }
                Some(other) => {
                    if stops && self.may_strike(run, other, next, ahead.crossed) {
                        found(ahead.number, ahead.spared);
                    }
                    !forced && self.passes(run, other, next, ahead, found)
                }
            };
            if forced || !passes {
                return;
            }
            // R80: from water the own area is crossed only to hit in it.
            ahead.crossed |= self.from_water && place.is_area(self.side);
            ahead.at = next;
        }
    }

    /// Whether the line goes on past an animal. R20: not without a jump. R22: jumpers pass anybody.
    /// R40: sweepers take whom they pass. R44: who can do both chooses, so the line forks.
    fn passes(
        &self,
        run: Run,
        other: PawnId,
        square: Square,
        ahead: Ahead,
        found: &mut dyn FnMut(u8, u8),
    ) -> bool {
        let sweeps = capture::sweeps(self, other, square, run.heading);
        if sweeps && run.stride.jumps {
            let crossed =
                ahead.crossed || self.from_water && self.tables.place(square).is_area(self.side);
            let spared = ahead.spared | 1 << (ahead.number & 7);
            self.follow(run, Ahead { at: square, spared, crossed, ..ahead }, found);
        }
        sweeps || run.stride.jumps
    }

    /// R23: all but the last square straight on, the last to the left or right.
    fn bent(&self, bend: Bend, listed: &mut Listed, sink: &mut impl FnMut(Action)) {
        let heading = self.position.pawn(self.pawn).heading();
        let back = if self.animal.has(Power::NeverBack) { not_back(self.side) } else { 0xFF };
        for first in headings(bend.ways.seen_from(heading) & back) {
            let stride = Stride { numbers: bend.lengths, ..Stride::default() };
            let run = Run { heading: first, stride, raid: self.intruding };
            let (mut at, mut crossed) = (self.from, false);
            for number in 1..bend.lengths.longest() {
                let Some(next) = self.tables.step(at, first) else { break };
                let place = self.tables.place(next);
                if place.is_target() || !self.may_tread(place, false) {
                    break;
                }
                if self.must_stop(next, place) {
                    let seen = &mut listed[usize::from(first.0)];
                    if *seen >> number & 1 == 0 && self.may_end(run, next, crossed) {
                        *seen |= 1 << number;
                        let path = Path::Straight(first);
                        sink(Action::Move { from: self.from, path, distance: number, spared: 0 });
                    }
                    break;
                }
                if self.position.pawn_at(next).is_some() {
                    break;
                }
                crossed |= self.from_water && place.is_area(self.side);
                at = next;
                if bend.lengths.has(number + 1) {
                    self.turns(run, at, number + 1, back, crossed, sink);
                }
            }
        }
    }

    /// The last square of an L of `distance` squares, to either side of `at`.
    fn turns(
        &self,
        run: Run,
        at: Square,
        distance: u8,
        back: u8,
        crossed: bool,
        sink: &mut impl FnMut(Action),
    ) {
        for right in [false, true] {
            let path = Path::Bent { first: run.heading, right };
            let heading = path.heading(distance, distance);
            let Some(next) = self.tables.step(at, heading) else { continue };
            let place = self.tables.place(next);
            let ends = back & heading.bit() != 0
                && match place.is_target() {
                    true => !run.raid && self.may_score(place, run.stride),
                    false => {
                        self.may_tread(place, false)
                            && self.may_end(Run { heading, ..run }, next, crossed)
                    }
                };
            if ends {
                sink(Action::Move { from: self.from, path, distance, spared: 0 });
            }
        }
    }

    /// Whether a movement may end on a square it may stop on, empty or held.
    fn may_end(&self, run: Run, square: Square, crossed: bool) -> bool {
        match self.position.pawn_at(square) {
            None => !run.raid && area::may_rest(self, self.tables.place(square), crossed),
            Some(other) => self.may_strike(run, other, square, crossed),
        }
    }

    /// Whether the movement may end by hitting `other` on `square`.
    fn may_strike(&self, run: Run, other: PawnId, square: Square, crossed: bool) -> bool {
        let place = self.tables.place(square);
        capture::may_hit(self, other, square, run.heading)
            && area::may_strike(self, place, crossed)
            && (!run.raid || area::is_raid(self, other, place))
    }

    /// R34, R83: hunting and prison squares of the enemy. R39: not the own ones. R71: no flight
    /// ends there. R87: not with a second action.
    fn may_score(&self, place: Place, stride: Stride) -> bool {
        let enemy = area::enemy(self.side);
        !stride.flies
            && !self.again
            && (place.is_hunt(enemy) || place.is_prison(enemy) && liberation::may_rescue(self))
    }

    /// Whether a movement may touch a square at all. R60: no water for those without water numbers.
    /// R71: no flight into the enemy area. R87: a second action enters no area.
    fn may_tread(&self, place: Place, flies: bool) -> bool {
        (self.animal.enters_water() || !place.is_water())
            && !(flies && place.is_area(area::enemy(self.side)))
            && !(self.again && area::enters(self, place))
    }

    /// R66: from land, the first water square ends a movement, but not for amphibious animals
    /// (R69), nor one that starts in water (R67). R68: jumps do not help. R74, R75: nor in an area.
    fn must_stop(&self, square: Square, place: Place) -> bool {
        place.is_water() && !self.from_water && !self.animal.has(Power::Amphibious)
            || place.is_area(area::enemy(self.side)) && !self.intruding
            || self.tables.options.web_passing == WebPassing::Deadly
                && web::catches(self.tables, self.position, self.pawn, square)
    }

    /// R20, where the level says so: stopping before an animal that blocks the way, though the
    /// numbers lead further.
    fn halts_before(&self, run: Run, square: Square, number: u8, longest: u8) -> bool {
        self.tables.options.stop_before_blocker == BeforeBlocker::Cut
            && !run.stride.jumps
            && number < longest
            && self.tables.step(square, run.heading).is_some_and(|next| {
                let blocker = self.position.pawn_at(next).filter(|other| *other != self.pawn);
                blocker.is_some_and(|other| !capture::sweeps(self, other, next, run.heading))
            })
    }
}

/// How far a line has come.
#[derive(Clone, Copy)]
struct Ahead {
    at: Square,
    number: u8,
    spared: u8,
    /// R80: it has crossed squares of the own area from water.
    crossed: bool,
}

/// The squares of a movement, the start left out, and the direction of the step to each.
#[must_use]
pub fn squares(
    tables: &Tables,
    from: Square,
    path: Path,
    distance: u8,
) -> impl Iterator<Item = (Square, Heading)> + '_ {
    let mut at = Some(from);
    (1..=distance.min(MAX_NUMBER)).map_while(move |number| {
        let heading = path.heading(number, distance);
        at = tables.step(at?, heading);
        Some((at?, heading))
    })
}

/// R13: the pawn moves, and meets who stands where it arrives.
#[inline]
pub(super) fn resolve(turn: &mut Turn<'_, Arena>) {
    let Action::Move { from, path, distance, .. } = turn.action else { return };
    let Some(pawn) = turn.position.pawn_at(from) else { return };
    let Some((to, last)) = squares(turn.tables, from, path, distance).last() else { return };
    turn.scratch.mover = Some(pawn);
    turn.scratch.met = turn.position.pawn_at(to);
    turn.scratch.to = to;
    turn.scratch.last = last;
    turn.position.shift(pawn, to);
    turn.tell(|| Event::Moved { pawn, from, to, path, distance });
}
