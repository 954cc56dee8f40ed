//! The L move: straight, with the last square to the left or right.
//!
//! R23: every square of its path must be free, so jumps and sweeps do not bend. A blocker does not
//! make an L stop before it, even where the level cuts straight movements short (R20): an L that
//! cannot be completed is not one. Only terrain cuts it short, like any movement. An L has the
//! limits of a flight if a flight has its length (R71 refers to the number only).

use std::ops::ControlFlow;

use super::straight::Listed;
use super::{Report, Run, Stop, Walker};
use crate::rules::Square;
use crate::rules::arena::heading::{Heading, headings};
use crate::rules::arena::{Path, Stride, Ways};

impl Walker<'_> {
    /// R23: all squares but the last one straight, the last to the left or right.
    pub(super) fn bent<R: Report>(
        &self,
        stride: Stride,
        listed: &mut Listed,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.mover.tables;
        let longest = stride.numbers.longest();
        let (barred, halting) = self.bounds(stride);
        let ways = self.mover.animal.plan.bend.map_or(Ways::default(), |bend| bend.ways);
        for heading in headings(self.seen(ways)) {
            let run = Run { heading, stride, longest, raid: self.intruding, bent: true };
            let (mut at, mut crossed) = (self.from, false);
            for distance in 1..longest {
                let Some(to) = tables.step(at, heading) else { break };
                let place = tables.place(to);
                if place.is_target() || place.meets(barred) {
                    break;
                }
                let other = self.mover.position.pawn_at(to);
                if place.meets(halting) || self.is_caught(to) {
                    // R66, R74: if cut short it is a straight movement, which another length or the
                    // straight lines may have reported already.
                    let path = Path::Straight(heading);
                    let stop = Stop { run, path, distance, spared: 0, to, place, other, crossed };
                    if self.directions & heading.bit() == 0 {
                        self.tell_once(&stop, &mut listed[usize::from(heading.0 & 7)], sink)?;
                    }
                    break;
                }
                if other.is_some() {
                    break;
                }
                crossed |= place.meets(self.fords);
                at = to;
                if stride.numbers.has(distance + 1) {
                    self.turns(run, distance + 1, heading, at, crossed, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The last square of an L of `distance` squares, on both sides of `at`.
    fn turns<R: Report>(
        &self,
        run: Run,
        distance: u8,
        first: Heading,
        at: Square,
        crossed: bool,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (barred, _) = self.bounds(run.stride);
        for right in [false, true] {
            let path = Path::Bent { first, right };
            let heading = path.heading(distance, distance);
            let Some(to) = self.mover.tables.step(at, heading) else { continue };
            let place = self.mover.tables.place(to);
            let stops = if place.is_target() {
                self.may_score(run, place, crossed)
            } else {
                !place.meets(barred)
            };
            let other = self.mover.position.pawn_at(to);
            let run = Run { heading, ..run };
            let stop = Stop { run, path, distance, spared: 0, to, place, other, crossed };
            self.tell(&stop, stops && self.onward & heading.bit() != 0, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Reports a stop, if the movement may end there.
    #[inline]
    fn tell<R: Report>(
        &self,
        stop: &Stop,
        stops: bool,
        sink: &mut impl FnMut(R) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match stops.then(|| R::of(self, stop)).flatten() {
            Some(report) => sink(report),
            None => ControlFlow::Continue(()),
        }
    }
}
