//! Straight lines: exact numbers, forced stops, jumps and sweeps.
//!
//! Several numbers may lead to the same movement when terrain cuts them short; it is reported once.
//! Flights are strides with their own limits (`Walker::bounds`).

use std::ops::ControlFlow;

use super::{Mover, Report, Run, Stop, Walker};
use crate::rules::Square;
use crate::rules::arena::heading::headings;
use crate::rules::arena::{Path, PawnId, Place, Stride, capture};

/// Movements already reported: per heading, bit n for n squares.
pub(super) type Listed = [u16; 8];

/// The state of a line at one square.
#[derive(Clone, Copy)]
struct Ahead {
    at: Square,
    number: u8,
    spared: u8,
    /// R80: whether it crossed squares of its own area from water.
    crossed: bool,
}

impl Walker<'_> {
    /// R19: straight lines.
    pub(super) fn straight<R: Report>(
        &self,
        stride: Stride,
        raid: bool,
        listed: &mut Listed,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Mover { tables, position, side, .. } = self.mover;
        let longest = stride.numbers.longest();
        for heading in headings(self.directions) {
            // Fast path: most lines end at once at a pawn of the same side.
            let next = tables.step(self.from, heading);
            let held = |next| !R::FORESEES && position.is_held_by(side, next);
            if !stride.jumps && next.is_none_or(held) {
                continue;
            }
            let run = Run { heading, stride, longest, raid, bent: false };
            let start = Ahead { at: self.from, number: 0, spared: 0, crossed: false };
            self.follow(run, start, &mut listed[usize::from(heading.0 & 7)], sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Follows a line from a square and reports every stop; `seen` are those already reported.
    fn follow<R: Report>(
        &self,
        run: Run,
        mut ahead: Ahead,
        seen: &mut u16,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Mover { tables, position, .. } = self.mover;
        let (barred, halting) = self.bounds(run.stride);
        let ending = barred.or(Place::TARGETS);
        while ahead.number < run.longest {
            let Some(to) = tables.step(ahead.at, run.heading) else { break };
            ahead.number += 1;
            let place = tables.place(to);
            // R15: exact numbers.
            let exact = run.stride.numbers.has(ahead.number);
            let (distance, spared, crossed) = (ahead.number, ahead.spared, ahead.crossed);
            let path = Path::Straight(run.heading);
            let stop = |other| Stop { run, path, distance, spared, to, place, other, crossed };
            if place.meets(ending) {
                if exact && self.may_score(run, place, crossed) {
                    self.tell_once(&stop(None), seen, sink)?;
                }
                break;
            }
            // R66, R74: a forced stop cuts any larger number short.
            let forced = place.meets(halting) || self.is_caught(to);
            let other = position.pawn_at(to);
            if forced
                || exact
                || self.cuts && other.is_none() && self.halts_before(run, to, distance)
            {
                self.tell_once(&stop(other), seen, sink)?;
            }
            if forced {
                break;
            }
            if let Some(other) = other
                && !self.passes(run, other, Ahead { at: to, ..ahead }, seen, sink)?
            {
                break;
            }
            // R80: a movement from water crosses its own area only to hit inside it.
            ahead.crossed |= place.meets(self.fords);
            ahead.at = to;
        }
        ControlFlow::Continue(())
    }

    /// Reports a stop of a straight movement, unless another number led to the same one.
    #[inline]
    pub(super) fn tell_once<R: Report>(
        &self,
        stop: &Stop,
        seen: &mut u16,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if stop.spared == 0 && *seen >> stop.distance & 1 != 0 {
            return ControlFlow::Continue(());
        }
        let Some(report) = R::of(self, stop) else { return ControlFlow::Continue(()) };
        *seen |= u16::from(stop.spared == 0) << stop.distance;
        sink(report)
    }

    /// Whether the line continues past an animal on the current square. R20: not without a jump.
    /// R48: even if the animal cannot be hit from there. R22: jumpers pass any animal. R40:
    /// sweepers take the animals they pass. R44: an animal that can do both chooses, so the line
    /// forks.
    fn passes<R: Report>(
        &self,
        run: Run,
        other: PawnId,
        ahead: Ahead,
        seen: &mut u16,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        if R::FORESEES && run.stride.jumps {
            return ControlFlow::Continue(true);
        }
        let sweeps = capture::sweeps(&self.mover, other, ahead.at, run.heading);
        if sweeps && run.stride.jumps {
            let crossed = ahead.crossed || self.mover.tables.place(ahead.at).meets(self.fords);
            let spared = ahead.spared | 1 << (ahead.number & 7);
            self.follow(run, Ahead { spared, crossed, ..ahead }, seen, sink)?;
        }
        ControlFlow::Continue(sweeps || run.stride.jumps)
    }

    /// R20, where the level says so: whether the pawn stops before an animal that blocks a longer
    /// movement. An animal beyond the end of the way blocks nothing.
    fn halts_before(&self, run: Run, square: Square, number: u8) -> bool {
        let Mover { tables, position, pawn, .. } = self.mover;
        let (barred, _) = self.bounds(run.stride);
        !run.stride.jumps
            && number < run.longest
            && tables.step(square, run.heading).is_some_and(|next| {
                let open = !tables.place(next).meets(barred);
                let other = position.pawn_at(next).filter(|other| open && *other != pawn);
                other.is_some_and(|other| !capture::sweeps(&self.mover, other, next, run.heading))
            })
    }
}
