//! Movements: straight lines with exact numbers, jumps, flights and the L move.
//!
//! A `Walker` follows every line square by square, once, and checks at each square the terrain
//! ([`super::area`] for defence areas) and the pawn on it ([`super::capture`]). Wherever a movement
//! may stop, a `Report` decides what to do with the stop: the list of movements contains the legal
//! ones, a survey ([`survey()`]) also the possible ones. A movement cut short by terrain equals the
//! shorter movement; it is listed once, whatever numbers lead to it.

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

/// A pawn that moves, with the part of the turn that affects it: everything a hit depends on.
#[derive(Clone, Copy)]
pub(super) struct Mover<'a> {
    pub(super) tables: &'a Tables,
    pub(super) position: &'a Position,
    pub(super) pawn: PawnId,
    pub(super) animal: &'a Animal,
    pub(super) side: Side,
    /// Whether it is the second action of the same pawn in one turn (R87).
    pub(super) again: bool,
}

impl<'a> Mover<'a> {
    #[inline]
    pub(super) fn new(tables: &'a Tables, position: &'a Position, pawn: PawnId) -> Self {
        let again = position.turn_state().acted & pawn.bit() != 0;
        let (animal, side) = (tables.kind_of(pawn), pawn.side());
        Self { tables, position, pawn, animal, side, again }
    }

    /// The pawn as if a turn of its side began now.
    #[inline]
    fn fresh(tables: &'a Tables, position: &'a Position, pawn: PawnId) -> Self {
        Self { again: false, ..Self::new(tables, position, pawn) }
    }
}

/// Data that all movements of one pawn share.
pub(super) struct Walker<'a> {
    pub(super) mover: Mover<'a>,
    from: Square,
    from_water: bool,
    /// Whether it starts in the enemy's defence area (R73).
    intruding: bool,
    /// Whether it is the first action of the turn (R82).
    pub(super) first: bool,
    /// Whether to consider every heading the pawn could turn to, not only its current one.
    all_round: bool,
    directions: u8,
    /// R45: the directions that do not lead back, as a bit set.
    onward: u8,
    /// Squares that no movement may touch.
    barred: Place,
    /// Squares that no flight may touch.
    barred_to_flights: Place,
    /// Squares that end any movement.
    halting: Place,
    /// R80: the squares of its own area, if the pawn starts in water.
    fords: Place,
    /// R62: whether webs end movements, as the level says.
    heeds_webs: bool,
    /// R20: whether blockers end movements, as the level says.
    cuts: bool,
}

/// One line that a pawn follows.
#[derive(Clone, Copy)]
struct Run {
    /// The direction of the next step.
    heading: Heading,
    stride: Stride,
    longest: u8,
    /// R73: whether the movement must imprison a guard of the area in which it starts.
    raid: bool,
    /// Whether it is the L move.
    bent: bool,
}

/// A square where a movement may stop by its numbers and the terrain: a target square, or any
/// square on which pawns can stand.
struct Stop {
    run: Run,
    /// The path as written in an action.
    path: Path,
    distance: u8,
    spared: u8,
    to: Square,
    place: Place,
    /// The pawn on the square.
    other: Option<PawnId>,
    /// R80: whether the movement crossed squares of its own area from water.
    crossed: bool,
}

/// What a caller of the walk gets for each stop.
trait Report: Sized {
    /// Whether to report possible and not only legal stops: also squares held by the pawn's own
    /// side, and without alternatives for spared animals.
    const FORESEES: bool;

    /// The report of one stop, if there is one.
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

/// Calls `sink` with every movement of a pawn that may act, until it returns `Break`.
#[inline]
pub(super) fn each(
    tables: &Tables,
    position: &Position,
    pawn: PawnId,
    sink: &mut impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mover = Mover::new(tables, position, pawn);
    Walker::new(mover, position.turn_state().done == 0).walk(sink)
}

/// R95: whether a side could make any movement if it were its turn, with any heading to which its
/// animals could turn.
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
        // R60: animals without water numbers do not enter water. R87: a second action enters no
        // area.
        let dry = if animal.enters_water() { none } else { Place::WATER };
        let barred = dry.or(if again { area::entered_from(place) } else { none });
        // R66: a movement from land ends at the first water square, except for amphibious animals
        // (R69) and animals that start in water (R67). R68: also for jumps. R74, R75: likewise at
        // the first square of the enemy's area, unless it starts inside.
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
            // R71: flights do not enter the enemy area.
            barred_to_flights: barred.or(enemy),
            halting,
            fords: if from_water { Place::area(side) } else { none },
            heeds_webs: tables.options.web_passing == WebPassing::Deadly,
            cuts: tables.options.stop_before_blocker == BeforeBlocker::Cut,
        };
        walker.directions = walker.seen(animal.plan.ways);
        walker
    }

    /// The first action of a turn, with any heading.
    #[inline]
    fn all_round(mover: Mover<'a>) -> Self {
        let mut walker = Self::new(mover, true);
        walker.all_round = true;
        walker.directions = walker.seen(walker.mover.animal.plan.ways);
        walker
    }

    /// R16: the directions, as a bit set, relative to the heading or for all headings the pawn
    /// could turn to. R45: some animals never move back.
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
        // R14: the start square alone decides between land and water numbers.
        let animal = self.mover.animal;
        if self.intruding {
            // R73: one square at a time, unless a guard of the area is imprisoned. R79: also when
            // leaving the area. The step goes in the animal's normal directions; the directions of
            // an L do not count, because an L is at least three squares long.
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

    /// Whether a movement may end on a square where it may stop, empty or held.
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

    /// R34, R83: hunting and prison squares of the enemy are targets. R39: the pack's own ones are
    /// not. R71: a flight cannot end there. R87: nor a second action. R73: nor a raid. R80: nor a
    /// pawn that crossed its own area from water.
    fn may_score(&self, run: Run, place: Place, crossed: bool) -> bool {
        let enemy = area::enemy(self.mover.side);
        !run.stride.flies
            && !run.raid
            && !crossed
            && !self.mover.again
            && (place.is_hunt(enemy) || place.is_prison(enemy) && liberation::may_rescue(self))
    }

    /// The squares that a movement with this stride may not touch, and those that end it. R71: a
    /// flight never continues over water, even if it starts in water or the animal is amphibious:
    /// R67 and R69 override the stop of R66, but not the limits of a flight.
    #[inline]
    fn bounds(&self, stride: Stride) -> (Place, Place) {
        if stride.flies {
            (self.barred_to_flights, self.halting.or(Place::WATER))
        } else {
            (self.barred, self.halting)
        }
    }

    /// Whether a web on this square ends a movement whose numbers would allow more.
    #[inline]
    fn is_caught(&self, square: Square) -> bool {
        let Mover { tables, position, pawn, .. } = self.mover;
        self.heeds_webs && web::catches(tables, position, pawn, square)
    }
}

/// The squares of a movement without the start, and the direction of the step to each.
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

/// R13: the pawn moves. Stores the pawn on the square of arrival.
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
