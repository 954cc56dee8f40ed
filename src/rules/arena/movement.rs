//! Where a pawn can go: straight lines by exact numbers, jumps, flights and the L.
//!
//! `Walker` follows every line square by square and asks each time what the square allows: the
//! terrain ([`super::area`] for defence areas), who stands there ([`super::capture`]), and whether
//! a movement may end there. A movement cut short by terrain is the shorter movement; it is listed
//! once, whatever numbers lead to it.

mod bent;

use std::ops::ControlFlow;

use crate::rules::arena::heading::{headings, not_back};
use crate::rules::arena::{
    Action, Animal, Arena, BeforeBlocker, Event, Heading, MAX_NUMBER, Numbers, Path, PawnId, Place,
    Position, Power, Stride, Tables, WebPassing, area, capture, liberation, web,
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
    /// R45: the directions that do not lead back.
    onward: u8,
    /// What no movement may touch.
    barred: Place,
    /// What no flight may touch.
    barred_to_flights: Place,
    /// What ends any movement.
    halting: Place,
    /// R80: the squares of the own area, for who starts in water.
    fords: Place,
    /// R62, where the level says so: webs end movements.
    heeds_webs: bool,
    /// R20, where the level says so: blockers end movements.
    cuts: bool,
}

/// One line that a pawn follows.
#[derive(Clone, Copy)]
struct Run {
    heading: Heading,
    stride: Stride,
    longest: u8,
    /// R73: the movement must imprison a guard of the area it starts in.
    raid: bool,
}

/// Straight movements listed already: bit n of a heading's set for n squares.
type Listed = [u16; 8];

/// Calls `sink` with every movement of a pawn that may act, until it breaks off.
#[inline]
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    sink: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let moment = position.moment();
    let again = moment.acted & pawn.bit() != 0;
    Walker::new(tables, position, pawn, again, moment.done == 0).list(sink)
}

/// R95: whether a side could make any movement if it were its turn.
pub(super) fn any(tables: &Tables, position: &Position, side: Side) -> bool {
    super::moment::pawns(side, position.on_board(side)).any(|pawn| {
        let walker = Walker::new(tables, position, pawn, false, true);
        walker.list(&mut |_| ControlFlow::Break(())).is_break()
    })
}

impl<'a> Walker<'a> {
    #[inline]
    fn new(
        tables: &'a Tables,
        position: &'a Position,
        pawn: PawnId,
        again: bool,
        first: bool,
    ) -> Self {
        let (animal, side) = (tables.kind_of(pawn), pawn.side());
        let (from, heading) = (position.pawn(pawn).square(), position.pawn(pawn).heading());
        let (place, enemy) = (tables.place(from), Place::area(area::enemy(side)));
        let (from_water, intruding) = (place.is_water(), place.meets(enemy));
        let none = Place::default();
        // R60: no water for those without water numbers. R87: a second action enters no area.
        let dry = if animal.enters_water() { none } else { Place::WATER };
        let barred = dry.or(if again { area::entered_from(place) } else { none });
        // R66: from land, the first water square ends a movement, but not for amphibious animals
        // (R69), nor one that starts in water (R67). R68: jumps do not help. R74, R75: nor in an
        // area.
        let wades = from_water || animal.has(Power::Amphibious);
        let halting = (if wades { none } else { Place::WATER }).or(match intruding {
            true => none,
            false => enemy,
        });
        let onward = if animal.has(Power::NeverBack) { not_back(side) } else { 0xFF };
        Self {
            tables,
            position,
            pawn,
            animal,
            side,
            from,
            from_water,
            intruding,
            again,
            first,
            // R16: directions go by the heading. R45: some never go back.
            directions: animal.plan.ways.seen_from(heading) & onward,
            onward,
            barred,
            // R71: no flight into the enemy area.
            barred_to_flights: barred.or(enemy),
            halting,
            fords: if from_water { Place::area(side) } else { none },
            heeds_webs: tables.options.web_passing == WebPassing::Deadly,
            cuts: tables.options.stop_before_blocker == BeforeBlocker::Cut,
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

    fn list(&self, sink: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut listed: Listed = [0; 8];
        // R14: the square of the start alone decides between land and water numbers.
        let strides = self.animal.strides(self.from_water);
        if self.intruding {
            // R73: one square at a time, unless a guard of the area is imprisoned. R79: out too.
            let step = Stride { numbers: Numbers(1 << 1), ..Stride::default() };
            self.straight(step, false, &mut listed, sink)?;
        }
        for stride in strides {
            self.straight(*stride, self.intruding, &mut listed, sink)?;
        }
        match self.animal.bend(self.from_water) {
            Some(bend) => self.bent(bend, &mut listed, sink),
            None => ControlFlow::Continue(()),
        }
    }

    /// R19: straight lines.
    fn straight(
        &self,
        stride: Stride,
        raid: bool,
        listed: &mut Listed,
        sink: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let longest = stride.numbers.longest();
        let from = self.from;
        for heading in headings(self.directions) {
            // Most lines end where they begin: at a pawn of the same side.
            let next = self.tables.step(from, heading);
            if !stride.jumps && next.is_none_or(|next| self.position.is_held_by(self.side, next)) {
                continue;
            }
            let run = Run { heading, stride, longest, raid };
            let start = Ahead { at: from, number: 0, spared: 0, crossed: false };
            let seen = &mut listed[usize::from(heading.0 & 7)];
            self.follow(run, start, &mut |distance, spared| {
                if spared == 0 && *seen >> distance & 1 != 0 {
                    return ControlFlow::Continue(());
                }
                *seen |= u16::from(spared == 0) << distance;
                sink(Action::Move { from, path: Path::Straight(heading), distance, spared })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Follows a line from a square on and calls `found` with every distance at which it may end.
    fn follow<F: FnMut(u8, u8) -> ControlFlow<()>>(
        &self,
        run: Run,
        mut ahead: Ahead,
        found: &mut F,
    ) -> ControlFlow<()> {
        let barred = if run.stride.flies { self.barred_to_flights } else { self.barred };
        let ending = barred.or(Place::TARGETS);
        while ahead.number < run.longest {
            let Some(next) = self.tables.step(ahead.at, run.heading) else { break };
            ahead.number += 1;
            let place = self.tables.place(next);
            // R15: exact numbers.
            let exact = run.stride.numbers.has(ahead.number);
            if place.meets(ending) {
                if exact && !run.raid && !ahead.crossed && self.may_score(place, run.stride) {
                    found(ahead.number, ahead.spared)?;
                }
                break;
            }
            // R66, R74: a forced stop cuts any longer number short.
            let forced = self.must_stop(next, place);
            let stops = forced || exact;
            match self.position.pawn_at(next) {
                None => {
                    if !run.raid
                        && (stops || self.cuts && self.halts_before(run, next, ahead.number))
                        && area::may_rest(self, place, ahead.crossed)
                    {
                        found(ahead.number, ahead.spared)?;
                    }
                }
                Some(other) => {
                    if stops && self.may_strike(run, other, next, ahead.crossed) {
                        found(ahead.number, ahead.spared)?;
                    }
                    if forced || !self.passes(run, other, next, ahead, found)? {
                        break;
                    }
                }
            }
            if forced {
                break;
            }
            // R80: from water the own area is crossed only to hit in it.
            ahead.crossed |= place.meets(self.fords);
            ahead.at = next;
        }
        ControlFlow::Continue(())
    }

    /// Whether the line goes on past an animal. R20: not without a jump, R48: even if it cannot be hit
    /// from there. R22: jumpers pass anybody.
    /// R40: sweepers take whom they pass. R44: who can do both chooses, so the line forks.
    fn passes<F: FnMut(u8, u8) -> ControlFlow<()>>(
        &self,
        run: Run,
        other: PawnId,
        square: Square,
        ahead: Ahead,
        found: &mut F,
    ) -> ControlFlow<(), bool> {
        let sweeps = capture::sweeps(self, other, square, run.heading);
        if sweeps && run.stride.jumps {
            let crossed = ahead.crossed || self.tables.place(square).meets(self.fords);
            let spared = ahead.spared | 1 << (ahead.number & 7);
            self.follow(run, Ahead { at: square, spared, crossed, ..ahead }, found)?;
        }
        ControlFlow::Continue(sweeps || run.stride.jumps)
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

    /// Whether a movement ends on a square however much further it could go.
    #[inline]
    fn must_stop(&self, square: Square, place: Place) -> bool {
        place.meets(self.halting)
            || self.heeds_webs && web::catches(self.tables, self.position, self.pawn, square)
    }

    /// Whether no movement may touch a square, or no flight.
    #[inline]
    fn is_barred(&self, place: Place, flies: bool) -> bool {
        place.meets(if flies { self.barred_to_flights } else { self.barred })
    }

    /// R20, where the level says so: stopping before an animal that blocks the way, though the
    /// numbers lead further. Where the way ends anyway, no animal blocks it.
    fn halts_before(&self, run: Run, square: Square, number: u8) -> bool {
        !run.stride.jumps
            && number < run.longest
            && self.tables.step(square, run.heading).is_some_and(|next| {
                let open = !self.is_barred(self.tables.place(next), run.stride.flies);
                let other = self.position.pawn_at(next).filter(|other| open && *other != self.pawn);
                other.is_some_and(|other| !capture::sweeps(self, other, next, run.heading))
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
    let Some((to, _)) = squares(turn.tables, from, path, distance).last() else { return };
    turn.scratch.mover = Some(pawn);
    turn.scratch.met = turn.position.pawn_at(to);
    turn.scratch.to = to;
    turn.scratch.targeted = turn.tables.place(to).is_target();
    turn.position.shift(pawn, to);
    turn.tell(|| Event::Moved { pawn, from, to, path, distance });
}
