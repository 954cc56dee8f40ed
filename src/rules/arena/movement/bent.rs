//! The L move: straight on, and its last square to the left or right.

use std::ops::ControlFlow;

use super::{Listed, Run, Walker};
use crate::rules::Square;
use crate::rules::arena::heading::headings;
use crate::rules::arena::{Action, Bend, Path, Stride};

impl Walker<'_> {
    /// R23: all but the last square straight on, the last to the left or right.
    pub(super) fn bent(
        &self,
        bend: Bend,
        listed: &mut Listed,
        sink: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let heading = self.position.pawn(self.pawn).heading();
        let longest = bend.lengths.longest();
        for first in headings(bend.ways.seen_from(heading) & self.onward) {
            let stride = Stride { numbers: bend.lengths, ..Stride::default() };
            let run = Run { heading: first, stride, longest, raid: self.intruding };
            let (mut at, mut crossed) = (self.from, false);
            for number in 1..longest {
                let Some(next) = self.tables.step(at, first) else { break };
                let place = self.tables.place(next);
                if place.is_target() || place.meets(self.barred) {
                    break;
                }
                if self.must_stop(next, place) {
                    let seen = &mut listed[usize::from(first.0 & 7)];
                    if *seen >> number & 1 == 0 && self.may_end(run, next, crossed) {
                        *seen |= 1 << number;
                        let path = Path::Straight(first);
                        sink(Action::Move { from: self.from, path, distance: number, spared: 0 })?;
                    }
                    break;
                }
                if self.position.pawn_at(next).is_some() {
                    break;
                }
                crossed |= place.meets(self.fords);
                at = next;
                if bend.lengths.has(number + 1) {
                    self.turns(run, at, number + 1, crossed, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The last square of an L of `distance` squares, to either side of `at`.
    fn turns(
        &self,
        run: Run,
        at: Square,
        distance: u8,
        crossed: bool,
        sink: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for right in [false, true] {
            let path = Path::Bent { first: run.heading, right };
            let heading = path.heading(distance, distance);
            let Some(next) = self.tables.step(at, heading) else { continue };
            let place = self.tables.place(next);
            let ends = self.onward & heading.bit() != 0
                && match place.is_target() {
                    true => !run.raid && !crossed && self.may_score(place, run.stride),
                    false => {
                        !place.meets(self.barred)
                            && self.may_end(Run { heading, ..run }, next, crossed)
                    }
                };
            if ends {
                sink(Action::Move { from: self.from, path, distance, spared: 0 })?;
            }
        }
        ControlFlow::Continue(())
    }
}
