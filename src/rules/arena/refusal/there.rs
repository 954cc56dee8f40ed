//! Why a pawn that may act cannot move to a square.
//!
//! The square is checked first, then the line, the number, the way and its end, so that the most
//! visible reason comes first.

use super::{about, name};
use crate::rules::arena::capture::{self, Cover};
use crate::rules::arena::movement::{Mover, squares};
use crate::rules::arena::{
    Heading, Numbers, Path, PawnId, Place, Position, Power, Tables, WebPassing, area, heading, web,
};
use crate::rules::{Argument, Refusal, Square};

/// The reason; the caller has established that the movement is illegal.
pub(super) fn why_not(tables: &Tables, position: &Position, pawn: PawnId, to: Square) -> Refusal {
    let attempt = Attempt::new(tables, position, pawn, to);
    attempt
        .square()
        .or_else(|| match attempt.line() {
            Err(reason) => Some(reason),
            Ok((path, distance)) => attempt
                .number(path, distance)
                .or_else(|| attempt.way(path, distance))
                .or_else(|| attempt.end(path, distance)),
        })
        .unwrap_or_else(|| attempt.because("arena-why-there"))
}

struct Attempt<'a> {
    mover: Mover<'a>,
    from: Square,
    to: Square,
    start: Place,
    goal: Place,
}

impl<'a> Attempt<'a> {
    fn new(tables: &'a Tables, position: &'a Position, pawn: PawnId, to: Square) -> Self {
        let from = position.pawn(pawn).square();
        let mover = Mover::new(tables, position, pawn);
        Self { mover, from, to, start: tables.place(from), goal: tables.place(to) }
    }

    fn because(&self, key: &'static str) -> Refusal {
        about(key, self.mover.tables, self.mover.pawn)
    }

    fn because_of(&self, key: &'static str, other: PawnId) -> Refusal {
        self.because(key).with("victim", name(self.mover.tables, other))
    }

    /// What forbids the square, independent of the way to it.
    fn square(&self) -> Option<Refusal> {
        let (goal, moment) = (self.goal, self.mover.position.turn_state());
        let other = self.mover.position.pawn_at(self.to);
        let enemy = area::enemy(self.mover.side);
        let key = if goal == Place::default() {
            "arena-why-r24"
        } else if goal.is_hunt(self.mover.side) || goal.is_prison(self.mover.side) {
            "arena-why-r39"
        } else if other.is_some_and(|other| other.side() == self.mover.side) {
            "arena-why-r2"
        } else if goal.is_water() && !self.mover.animal.enters_water() {
            "arena-why-r60"
        } else if goal.is_target() && self.mover.again {
            "arena-why-r87"
        } else if goal.is_prison(enemy) && self.mover.position.captives(self.mover.side) == 0 {
            "arena-why-r83"
        } else if goal.is_prison(enemy) && moment.done != 0 {
            "arena-why-r82"
        } else if other.is_some() && self.mover.animal.has(Power::Harmless) {
            "arena-why-r51"
        } else {
            return None;
        };
        Some(self.because(key))
    }

    /// The line that leads to the square, or why there is none.
    fn line(&self) -> Result<(Path, u8), Refusal> {
        let (x, y) = self.mover.tables.grid.place(self.from);
        let (to_x, to_y) = self.mover.tables.grid.place(self.to);
        let (dx, dy) = (to_x - x, to_y - y);
        let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        if !straight {
            // R19, R23.
            return self.bend().ok_or_else(|| self.because("arena-why-r19"));
        }
        let heading = Heading::all().find(|heading| heading.step() == (dx.signum(), dy.signum()));
        let heading = heading.unwrap_or_default();
        let ways = self
            .mover
            .animal
            .plan
            .ways
            .seen_from(self.mover.position.pawn(self.mover.pawn).heading());
        let back = self.mover.animal.has(Power::NeverBack)
            && heading::not_back(self.mover.side) & heading.bit() == 0;
        if back {
            return Err(self.because("arena-why-r45"));
        }
        if ways & heading.bit() == 0 {
            return Err(self.because("arena-why-r16"));
        }
        Ok((Path::Straight(heading), dx.abs().max(dy.abs()).cast_unsigned()))
    }

    fn bend(&self) -> Option<(Path, u8)> {
        let bend = self.mover.animal.plan.bend?;
        let ways = bend.ways.seen_from(self.mover.position.pawn(self.mover.pawn).heading());
        let strides = self.mover.animal.bends(self.start.is_water()).iter();
        let lengths = Numbers(strides.fold(0, |set, stride| set | stride.numbers.0));
        let lines = heading::headings(ways).flat_map(move |first| {
            let paths = [false, true].map(|right| Path::Bent { first, right });
            paths.into_iter().flat_map(move |path| lengths.iter().map(move |n| (path, n)))
        });
        let mut lines = lines.filter(|(path, distance)| {
            let way: Vec<_> = squares(self.mover.tables, self.from, *path, *distance).collect();
            way.len() == usize::from(*distance) && way.last().is_some_and(|(at, _)| *at == self.to)
        });
        lines.next()
    }

    /// R15: exact numbers, chosen by the start's ground (R14); R73: a single square inside the
    /// enemy's area.
    fn number(&self, path: Path, distance: u8) -> Option<Refusal> {
        if self.start.is_area(area::enemy(self.mover.side)) {
            return (distance > 1).then(|| self.because("arena-why-r73"));
        }
        if matches!(path, Path::Bent { .. }) {
            return None;
        }
        let from_water = self.start.is_water();
        let numbers = self.mover.animal.numbers(from_water);
        // R71: a movement cut short in the enemy's area cannot be a flight.
        let area = self.goal.is_area(area::enemy(self.mover.side));
        let strides = self.mover.animal.strides(from_water).iter();
        let cut = strides.filter(|stride| !area || !stride.flies);
        let longest = cut.map(|stride| stride.numbers.longest()).max().unwrap_or(0);
        if numbers.has(distance) || self.halts(self.goal) && distance <= longest {
            return None;
        }
        let list: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
        let key = if from_water { "arena-why-r15-water" } else { "arena-why-r15" };
        Some(self.because(key).with("numbers", Argument::Word(list.join(", "))))
    }

    /// Whether a movement ends on such a square whatever its number.
    fn halts(&self, place: Place) -> bool {
        let enemy = area::enemy(self.mover.side);
        let wades = self.start.is_water() || self.mover.animal.has(Power::Amphibious);
        place.is_water() && !wades || place.is_area(enemy) && !self.start.is_area(enemy)
    }

    /// Whether the movement is a flight.
    fn flies(&self, distance: u8) -> bool {
        let stride = self.mover.animal.stride(self.start.is_water(), distance);
        stride.is_some_and(|stride| stride.flies)
    }

    /// Whether the movement jumps.
    fn jumps(&self, path: Path, distance: u8) -> bool {
        let stride = self.mover.animal.stride(self.start.is_water(), distance);
        matches!(path, Path::Straight(_)) && stride.is_some_and(|stride| stride.jumps)
    }

    /// What blocks the way, not counting the last square.
    fn way(&self, path: Path, distance: u8) -> Option<Refusal> {
        let way: Vec<_> = squares(self.mover.tables, self.from, path, distance).collect();
        if way.len() < usize::from(distance) {
            return Some(self.because("arena-why-r24"));
        }
        let (_, way) = way.split_last()?;
        way.iter().find_map(|(at, heading)| self.passing(*at, *heading, path, distance))
    }

    /// What prevents the movement from passing a square.
    fn passing(&self, at: Square, heading: Heading, path: Path, distance: u8) -> Option<Refusal> {
        let place = self.mover.tables.place(at);
        let flies = self.flies(distance);
        let webbed = || {
            self.mover.tables.options.web_passing == WebPassing::Deadly
                && web::catches(self.mover.tables, self.mover.position, self.mover.pawn, at)
        };
        let key = if place.is_target() {
            "arena-why-r37"
        } else if place.is_water() && !self.mover.animal.enters_water() {
            "arena-why-r60"
        } else if flies && (self.halts(place) || place.is_water()) {
            "arena-why-r71"
        } else if self.halts(place) {
            if place.is_water() { "arena-why-r66" } else { "arena-why-r74" }
        } else if self.enters_again(place) {
            "arena-why-r87"
        } else if webbed() {
            "arena-why-r62"
        } else {
            let other = self.mover.position.pawn_at(at)?;
            let sweeps = matches!(path, Path::Straight(_))
                && capture::sweeps(&self.mover, other, at, heading);
            if sweeps || self.jumps(path, distance) {
                return None;
            }
            let key = if flies { "arena-why-r71-jump" } else { "arena-why-r20" };
            return Some(self.because_of(key, other));
        };
        Some(self.because(key))
    }

    fn enters_again(&self, place: Place) -> bool {
        self.mover.again && place.meets(area::entered_from(self.start))
    }

    /// What prevents the movement from ending there.
    fn end(&self, path: Path, distance: u8) -> Option<Refusal> {
        let (goal, enemy) = (self.goal, area::enemy(self.mover.side));
        let last = path.heading(distance, distance);
        if self.flies(distance) && (goal.is_target() || goal.is_area(enemy)) {
            return Some(self.because("arena-why-r71"));
        }
        if self.enters_again(goal) {
            return Some(self.because("arena-why-r87"));
        }
        let other = self.mover.position.pawn_at(self.to);
        if let Some(reason) = other.and_then(|other| self.unhittable(other, last)) {
            return Some(reason);
        }
        if !goal.is_area(self.mover.side) {
            let mut way = squares(self.mover.tables, self.from, path, distance);
            let crosses = way.any(|(at, _)| self.mover.tables.place(at).is_area(self.mover.side));
            return (crosses && self.start.is_water()).then(|| self.because("arena-why-r80"));
        }
        Some(self.because(match (other, self.mover.animal.has(Power::Guard)) {
            (Some(_), _) => "arena-why-r78",
            (None, true) => "arena-why-r76-one",
            (None, false) => "arena-why-r76",
        }))
    }

    /// Why the enemy there cannot be hit from this direction.
    fn unhittable(&self, victim: PawnId, heading: Heading) -> Option<Refusal> {
        let key = match capture::cover(&self.mover, victim, self.to, heading)? {
            Cover::SameSide => "arena-why-r2",
            Cover::Harmless => "arena-why-r51",
            Cover::Home => "arena-why-r54",
            Cover::Front => "arena-why-r46",
            Cover::Rear => "arena-why-r47",
            Cover::Again => "arena-why-r87",
        };
        Some(self.because_of(key, victim))
    }
}
