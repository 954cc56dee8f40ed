//! Where a pawn can go: straight lines by exact numbers, jumps, flights and the L.
//!
//! A `Walker` follows every line square by square, once, and asks each time what the square
//! allows: the terrain ([`super::area`] for defence areas), who stands there ([`super::capture`]).
//! Where a movement may stop it asks the `Report` what comes of that: the list of movements wants
//! to know what is legal now, a survey ([`survey()`]) what could be. A movement cut short by terrain
//! is the shorter movement; it is listed once, whatever numbers lead to it. Absent: whose turn it
//! is, and what a hit does.

mod bent;
mod straight;
mod survey;

use std::ops::ControlFlow;

use crate::rules::arena::heading::{self, Heading, headings, not_back};
use crate::rules::arena::{
    Action, Animal, Arena, BeforeBlocker, Event, MAX_NUMBER, Numbers, Path, PawnId, Place,
    Position, Power, Stride, Tables, Ways, WebPassing, area, capture, liberation, web,
};
use crate::rules::{Side, Square, Turn};

use straight::Listed;

pub use survey::{Glimpse, Look, alone, survey};

/// A pawn that moves, and what of the turn bears on it: all that a hit depends on, wherever the
/// movement began.
#[derive(Clone, Copy)]
pub(super) struct Mover<'a> {
    pub(super) tables: &'a Tables,
    pub(super) position: &'a Position,
    pub(super) pawn: PawnId,
    pub(super) animal: &'a Animal,
    pub(super) side: Side,
    /// It is the second action of the same pawn in one turn (R87).
    pub(super) again: bool,
}

impl<'a> Mover<'a> {
    #[inline]
    pub(super) fn new(tables: &'a Tables, position: &'a Position, pawn: PawnId) -> Self {
        let again = position.moment().acted & pawn.bit() != 0;
        let (animal, side) = (tables.kind_of(pawn), pawn.side());
        Self { tables, position, pawn, animal, side, again }
    }

    /// The pawn as if its side's turn began now.
    #[inline]
    fn fresh(tables: &'a Tables, position: &'a Position, pawn: PawnId) -> Self {
        Self { again: false, ..Self::new(tables, position, pawn) }
    }
}

/// Everything about one pawn's movements that is the same for all of them.
pub(super) struct Walker<'a> {
    pub(super) mover: Mover<'a>,
    from: Square,
    from_water: bool,
    /// It starts in the enemy's defence area (R73).
    intruding: bool,
    /// It is the first action of the turn (R82).
    pub(super) first: bool,
    /// Every heading counts, not only its own: for who asks what it could do after turning.
    all_round: bool,
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
    /// The direction of the step to come.
    heading: Heading,
    stride: Stride,
    longest: u8,
    /// R73: the movement must imprison a guard of the area it starts in.
    raid: bool,
    /// It is the L move.
    bent: bool,
}

/// A square on which a movement may stop by its numbers and the ground: a target on which it may
/// score, or any square that pawns stand on.
struct Stop {
    run: Run,
    /// As the movement that ends there is written.
    path: Path,
    distance: u8,
    spared: u8,
    to: Square,
    place: Place,
    /// Who stands there.
    other: Option<PawnId>,
    /// R80: it has crossed squares of the own area from water.
    crossed: bool,
}

/// What comes of stopping, for somebody who wants to know.
trait Report: Sized {
    /// It tells of what could be, not only of what is legal now: of squares held by the pawn's own
    /// side too, and nothing of who is spared on the way.
    const FORESEES: bool;

    /// What comes of stopping there, if anything does.
    fn of(walker: &Walker<'_>, stop: &Stop) -> Option<Self>;
}

impl Report for Action {
    const FORESEES: bool = false;

    #[inline]
    fn of(walker: &Walker<'_>, stop: &Stop) -> Option<Self> {
        let &Stop { path, distance, spared, place, .. } = stop;
        let ends = place.is_target() || walker.may_end(stop);
        ends.then_some(Self::Move { from: walker.from, path, distance, spared })
    }
}

/// Calls `sink` with every movement of a pawn that may act, until it breaks off.
#[inline]
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    sink: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mover = Mover::new(tables, position, pawn);
    Walker::new(mover, position.moment().done == 0).walk(sink)
}

/// R95: whether a side could make any movement if it were its turn, with any heading that its animals
/// could turn to on the spot.
pub(super) fn any(tables: &Tables, position: &Position, side: Side) -> bool {
    super::pawn_id::pawns(side, position.on_board(side)).any(|pawn| {
        let walker = Walker::all_round(Mover::fresh(tables, position, pawn));
        walker.walk(&mut |_: Action| ControlFlow::Break(())).is_break()
    })
}

impl<'a> Walker<'a> {
    #[inline]
    fn new(mover: Mover<'a>, first: bool) -> Self {
        let Mover { tables, position, pawn, animal, side, again } = mover;
        let from = position.pawn(pawn).square();
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
        let halting =
            (if wades { none } else { Place::WATER }).or(if intruding { none } else { enemy });
        let onward = if animal.has(Power::NeverBack) { not_back(side) } else { 0xFF };
        let mut walker = Self {
            mover,
            from,
            from_water,
            intruding,
            first,
            all_round: false,
            directions: 0,
            onward,
            barred,
            // R71: no flight into the enemy area.
            barred_to_flights: barred.or(enemy),
            halting,
            fords: if from_water { Place::area(side) } else { none },
            heeds_webs: tables.options.web_passing == WebPassing::Deadly,
            cuts: tables.options.stop_before_blocker == BeforeBlocker::Cut,
        };
        walker.directions = walker.seen(animal.plan.ways);
        walker
    }

    /// The first action of a turn, whatever the heading.
    #[inline]
    fn all_round(mover: Mover<'a>) -> Self {
        let mut walker = Self::new(mover, true);
        walker.all_round = true;
        walker.directions = walker.seen(walker.mover.animal.plan.ways);
        walker
    }

    /// R16: directions go by the heading, or by all that the pawn could turn to. R45: some never go
    /// back.
    #[inline]
    fn seen(&self, ways: Ways) -> u8 {
        let Mover { tables, position, pawn, .. } = self.mover;
        let set = if self.all_round {
            headings(heading::allowed(tables, pawn))
                .fold(0, |set, heading| set | ways.seen_from(heading))
        } else {
            ways.seen_from(position.pawn(pawn).heading())
        };
        set & self.onward
    }

    /// Reports every stop of every line.
    #[inline]
    fn walk<R: Report>(&self, sink: &mut impl FnMut(R) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut listed = Listed::default();
        // R14: the square of the start alone decides between land and water numbers.
        let animal = self.mover.animal;
        if self.intruding {
            // R73: one square at a time, unless a guard of the area is imprisoned. R79: out too.
            // The step goes where the animal's ways lead: an L is three squares or more, so the
            // directions in which it begins are none of a step's.
            let step = Stride { numbers: Numbers(1 << 1), ..Stride::default() };
            self.straight(step, false, &mut listed, sink)?;
        }
        for stride in animal.strides(self.from_water) {
            self.straight(*stride, self.intruding, &mut listed, sink)?;
        }
        for stride in animal.bends(self.from_water) {
            self.bent(*stride, &mut listed, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a movement may end on a square it may stop on, empty or held.
    #[inline]
    fn may_end(&self, stop: &Stop) -> bool {
        match stop.other {
            None => !stop.run.raid && area::may_rest(self, stop.place, stop.crossed),
            Some(other) => self.may_strike(stop, other),
        }
    }

    /// Whether the movement may end by hitting `other`.
    fn may_strike(&self, stop: &Stop, other: PawnId) -> bool {
        capture::may_hit(&self.mover, other, stop.to, stop.run.heading)
            && area::may_strike(self, stop.place, stop.crossed)
            && (!stop.run.raid || area::is_raid(&self.mover, other, stop.place))
    }

    /// R34, R83: hunting and prison squares of the enemy. R39: not the own ones. R71: no flight
    /// ends there. R87: not with a second action. R73: no raid does. R80: nor who crossed its own
    /// area from water.
    fn may_score(&self, run: Run, place: Place, crossed: bool) -> bool {
        let enemy = area::enemy(self.mover.side);
        !run.stride.flies
            && !run.raid
            && !crossed
            && !self.mover.again
            && (place.is_hunt(enemy) || place.is_prison(enemy) && liberation::may_rescue(self))
    }

    /// What no movement of such a stride touches, and what ends it. R71: a flight never goes on over
    /// water, not even one that starts in it or of an amphibious animal: R67 and R69 lift R66's
    /// stop, but not the limits of a flight.
    #[inline]
    fn bounds(&self, stride: Stride) -> (Place, Place) {
        if stride.flies {
            (self.barred_to_flights, self.halting.or(Place::WATER))
        } else {
            (self.barred, self.halting)
        }
    }

    /// Whether a web ends a movement on a square however much further it could go.
    #[inline]
    fn is_caught(&self, square: Square) -> bool {
        let Mover { tables, position, pawn, .. } = self.mover;
        self.heeds_webs && web::catches(tables, position, pawn, square)
    }
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
