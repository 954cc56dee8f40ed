//! What a pawn could do in every direction at once, for players that think ahead.
//!
//! A survey follows the same lines as the list of movements and asks the same questions, but tells
//! of more: squares it would only enter to hit somebody, and pawns of its own that it would avenge.
//! It lists nothing that is legal now; that is [`super::each`]'s.

use super::{Run, Walker};
use crate::rules::Square;
use crate::rules::arena::heading::headings;
use crate::rules::arena::{
    Animal, Bend, Heading, Numbers, PawnId, Place, Position, Stride, Tables, Ways, area, capture,
};

/// What a pawn could do on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glimpse {
    /// Stop there.
    Rest,
    /// Hit an enemy there, if one came: the square is empty, or held by its own side.
    Watch,
    /// Hit this enemy.
    Hit(PawnId),
    /// Score.
    Hunt,
    /// Free captives.
    Rescue,
}

/// One thing a pawn could do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The direction in which the movement begins.
    pub first: Heading,
    /// It is the L move.
    pub bent: bool,
    /// Where it ends.
    pub to: Square,
    /// What it does there.
    pub what: Glimpse,
}

impl Look {
    /// Whether the animal can do this while it heads there (R16, R23).
    #[inline]
    #[must_use]
    pub fn fits(&self, animal: &Animal, heading: Heading) -> bool {
        let ways = match (self.bent, animal.plan.bend) {
            (true, Some(bend)) => bend.ways,
            _ => animal.plan.ways,
        };
        ways.seen_from(heading) & self.first.bit() != 0
    }
}

/// Tells `sink` what a pawn could do if it were its turn: as it heads, or with `all_round` whatever
/// its heading.
#[inline]
pub fn survey(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    all_round: bool,
    sink: &mut impl FnMut(Look),
) {
    let mut walker = Walker::new(tables, position, pawn, false, true);
    let bend = walker.animal.bend(walker.from_water);
    let mut bend_ways =
        bend.map_or(0, |bend| bend.ways.seen_from(position.pawn(pawn).heading()) & walker.onward);
    if all_round {
        walker.directions = turnable(tables, walker.animal.plan.ways) & walker.onward;
        // R23, R17: it begins straight ahead, back or aside, and any heading may be ahead.
        bend_ways = bend.map_or(0, |bend| turnable(tables, bend.ways)) & walker.onward;
    }
    if walker.intruding {
        // R73
        let step = Stride { numbers: Numbers(1 << 1), ..Stride::default() };
        walker.survey_straight(step, false, sink);
    }
    for stride in walker.animal.strides(walker.from_water) {
        walker.survey_straight(*stride, walker.intruding, sink);
    }
    if let Some(bend) = bend {
        walker.survey_bent(bend, bend_ways, sink);
    }
}

/// The directions that some ways lead in, whatever the heading.
fn turnable(tables: &Tables, ways: Ways) -> u8 {
    let facings = if tables.options.facings == 4 { 2 } else { 1 };
    Heading::all().step_by(facings).fold(0, |set, heading| set | ways.seen_from(heading))
}

/// The pawn on this square and nobody else on the board.
#[must_use]
pub fn alone(pawn: PawnId, square: Square) -> Position {
    let mut position = Position::empty(false, 1);
    position.put(pawn, square, Heading::forward(pawn.side()));
    position
}

impl Walker<'_> {
    fn survey_straight(&self, stride: Stride, raid: bool, sink: &mut impl FnMut(Look)) {
        let longest = stride.numbers.longest();
        for heading in headings(self.directions) {
            let run = Run { heading, stride, longest, raid };
            let (mut at, mut crossed) = (self.from, false);
            for number in 1..=longest {
                let Some(next) = self.tables.step(at, heading) else { break };
                let place = self.tables.place(next);
                let fits = stride.numbers.has(number);
                if place.is_target() {
                    if fits {
                        if !crossed {
                            self.look_at_target(run, (heading, false), (next, place), sink);
                        }
                    }
                    break;
                }
                if self.is_barred(place, stride.flies) {
                    break;
                }
                let forced = self.must_stop(next, place);
                if fits || forced {
                    self.look(run, (heading, false), (next, place), crossed, sink);
                }
                let passes = self.position.pawn_at(next).is_none_or(|other| {
                    stride.jumps || capture::sweeps(self, other, next, heading)
                });
                if forced || !passes {
                    break;
                }
                crossed |= place.meets(self.fords);
                at = next;
            }
        }
    }

    fn survey_bent(&self, bend: Bend, ways: u8, sink: &mut impl FnMut(Look)) {
        let stride = Stride { numbers: bend.lengths, ..Stride::default() };
        for first in headings(ways) {
            let (mut at, mut crossed) = (self.from, false);
            for number in 2..=bend.lengths.longest() {
                let Some(next) = self.tables.step(at, first) else { break };
                let place = self.tables.place(next);
                let free = self.position.pawn_at(next).is_none();
                if place.is_target()
                    || !free
                    || self.is_barred(place, false)
                    || self.must_stop(next, place)
                {
                    break;
                }
                crossed |= place.meets(self.fords);
                at = next;
                if !bend.lengths.has(number) {
                    continue;
                }
                for heading in [first.turned(2), first.turned(6)] {
                    let longest = bend.lengths.longest();
                    let run = Run { heading, stride, longest, raid: self.intruding };
                    self.survey_turn(run, (first, at), crossed, sink);
                }
            }
        }
    }

    /// The last square of an L.
    fn survey_turn(
        &self,
        run: Run,
        (first, at): (Heading, Square),
        crossed: bool,
        sink: &mut impl FnMut(Look),
    ) {
        if self.onward & run.heading.bit() == 0 {
            return;
        }
        let Some(next) = self.tables.step(at, run.heading) else { return };
        let place = self.tables.place(next);
        if place.is_target() {
            if !crossed {
                self.look_at_target(run, (first, true), (next, place), sink);
            }
        } else if !self.is_barred(place, false) {
            self.look(run, (first, true), (next, place), crossed, sink);
        }
    }

    fn look_at_target(
        &self,
        run: Run,
        (first, bent): (Heading, bool),
        (to, place): (Square, Place),
        sink: &mut impl FnMut(Look),
    ) {
        if run.raid || !self.may_score(place, run.stride) {
            return;
        }
        let hunts = place.is_hunt(area::enemy(self.side));
        let what = if hunts { Glimpse::Hunt } else { Glimpse::Rescue };
        sink(Look { first, bent, to, what });
    }

    /// What may be done where the movement may stop.
    fn look(
        &self,
        run: Run,
        (first, bent): (Heading, bool),
        (to, place): (Square, Place),
        crossed: bool,
        sink: &mut impl FnMut(Look),
    ) {
        let what = match self.position.pawn_at(to) {
            Some(other) if other.side() != self.side => {
                if !self.may_strike(run, other, to, crossed) {
                    return;
                }
                Glimpse::Hit(other)
            }
            _ if run.raid => return,
            None if area::may_rest(self, place, crossed) => Glimpse::Rest,
            _ if area::may_strike(self, place, crossed) => Glimpse::Watch,
            _ => return,
        };
        sink(Look { first, bent, to, what });
    }
}
