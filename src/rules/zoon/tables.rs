//! A compiled level: everything the phases look up.
//!
//! Grids become lists of steps, one for every face, seat and square, each with the bit set of
//! squares that must be free on the way. No code names a tribe, a Zoon or a trump.

use crate::rules::zoon::plan::{
    Corners, Effect, Ground, Offset, Options, Plan, Rank, TrumpKind, TrumpPlan, Waypoint, ZoonPlan,
};
use crate::rules::zoon::{Kind, MAX_FACES, SEATS, Slot, TrumpId, Way, Weights, enemy};
use crate::rules::{Grid, Seat, Square};

/// One face: a Zoon with its corners.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its tribe, as an index in the level's list.
    pub tribe: u8,
    /// The Zoon's name in data and text keys. Several faces may share it.
    pub id: String,
    /// Its number among the faces of the same Zoon, counted from 1.
    pub number: u8,
    /// How many faces the Zoon has.
    pub variants: u8,
    /// Its type.
    pub rank: Rank,
    /// The value printed on the card.
    pub value: u8,
    /// Its corners.
    pub corners: Corners,
    /// How many cards have it.
    pub count: u8,
    /// Whether it belongs to the option "Renforts" (Z80).
    pub reserve: bool,
    /// The effect of its ★.
    pub star: Option<Effect>,
    /// Trajectories as printed.
    pub paths: Vec<Vec<Waypoint>>,
    /// Green squares as printed.
    pub green: Vec<Offset>,
}

/// A path from a square to an arrival square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The arrival square.
    pub to: Square,
    /// The square before it on a trajectory; the start for a single step and for a green square.
    pub back: Square,
    /// Yellow or green.
    pub way: Way,
    /// Whether an earlier step leads to the same square in the same way.
    pub again: bool,
    /// The squares that must be free on the way, as a bit set.
    pub through: u64,
}

impl Step {
    /// Whether a viewer cannot tell the two steps apart from the reported path. The order in which
    /// a face lists its trajectories is not visible.
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        let seen = |step: &Self| (step.to, step.back, step.way);
        seen(self) == seen(other)
    }
}

/// A tribe, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tribe {
    /// Its name in data and text keys.
    pub id: String,
    /// Its trumps.
    pub trumps: Vec<TrumpPlan>,
    /// Its formations: names, and the face on every deployment square.
    pub formations: Vec<(String, Vec<Option<Kind>>)>,
    first: u8,
    len: u8,
}

impl Tribe {
    /// Its faces, the reserve's last.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + Clone + use<> {
        (self.first..self.first + self.len).map(Kind)
    }

    /// The set of all its faces, with the bits of [`super::Card::may_be`].
    #[must_use]
    pub fn every_kind(&self) -> u16 {
        ((1_u32 << self.len) - 1) as u16
    }

    /// The bit of a face in such a set.
    #[inline]
    #[must_use]
    pub fn bit(&self, kind: Kind) -> u16 {
        1_u16.checked_shl(kind.0.wrapping_sub(self.first).into()).unwrap_or_default()
    }
}

/// A compiled level.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The field's size.
    pub grid: Grid,
    /// The options.
    pub options: Options,
    /// A hash of the whole level, for records.
    pub hash: u64,
    /// How computer players value things. No rule reads it, and it is not part of the hash.
    pub weights: Weights,
    tribes: Vec<Tribe>,
    faces: Vec<Face>,
    steps: Vec<Step>,
    spans: Vec<(u32, u32)>,
    /// The squares of each seat's deployment zone, in slot order.
    deployment: [Vec<Square>; 2],
    camps: [u64; 2],
    deployments: [u64; 2],
    reinforcements: [u64; 2],
    /// The offsets of arrival squares that some face reaches in both ways.
    twofold: Vec<Offset>,
}

impl Tables {
    /// Compiles a level.
    #[must_use]
    pub fn build(plan: &Plan) -> Self {
        let rows = |seat: Seat, rows: u8| {
            let squares = plan.grid.squares().filter(move |square| {
                let row = square.0 / plan.grid.width;
                rows > if seat == SEATS[0] { row } else { plan.grid.height - 1 - row }
            });
            squares.collect::<Vec<Square>>()
        };
        let zone = |count: u8| {
            SEATS
                .map(|seat| rows(seat, count).into_iter().fold(0, |set, square| set | square.bit()))
        };
        let mut tables = Self {
            grid: plan.grid,
            options: plan.options,
            hash: plan.hash(),
            weights: Weights::default(),
            tribes: Vec::new(),
            faces: Vec::new(),
            steps: Vec::new(),
            spans: Vec::new(),
            deployment: SEATS.map(|seat| rows(seat, plan.zones.deployment)),
            camps: zone(plan.zones.camp),
            deployments: zone(plan.zones.deployment),
            reinforcements: zone(plan.zones.reinforcement),
            twofold: Vec::new(),
        };
        // The other seat counts its squares from its own left.
        tables.deployment[1].reverse();
        tables.add_tribes(plan);
        tables.add_steps();
        tables
    }

    fn add_tribes(&mut self, plan: &Plan) {
        for (number, tribe) in plan.tribes.iter().enumerate() {
            let first = self.faces.len().min(MAX_FACES) as u8;
            for (zoon, corners, count, reserve) in tribe.faces() {
                let face = self.face_of(number as u8, first, zoon, corners);
                self.faces.push(Face { count, reserve, ..face });
            }
            let len = self.faces.len() as u8 - first;
            let kind = |face: &Option<u8>| face.filter(|face| *face < len).map(|f| Kind(first + f));
            let formations = tribe.formations.iter().map(|formation| {
                (formation.id.clone(), formation.faces.iter().map(kind).collect())
            });
            self.tribes.push(Tribe {
                id: tribe.id.clone(),
                trumps: tribe.trumps.clone(),
                formations: formations.collect(),
                first,
                len,
            });
        }
    }

    fn face_of(&self, tribe: u8, first: u8, zoon: &ZoonPlan, corners: Corners) -> Face {
        let alike = self.faces[usize::from(first)..].iter().filter(|face| face.id == zoon.id);
        Face {
            tribe,
            id: zoon.id.clone(),
            number: alike.count() as u8 + 1,
            variants: zoon.corners.len() as u8,
            rank: zoon.rank,
            value: zoon.value,
            corners,
            count: 1,
            reserve: false,
            star: zoon.star,
            paths: zoon.paths.clone(),
            green: zoon.green.clone(),
        }
    }

    fn add_steps(&mut self) {
        for index in 0..self.faces.len() {
            let (paths, green) = (self.faces[index].paths.clone(), self.faces[index].green.clone());
            let arrivals = paths.iter().flatten().filter(|point| point.arrival);
            let both = arrivals.map(|point| point.offset).filter(|offset| green.contains(offset));
            self.twofold.extend(both);
            for seat in SEATS {
                for from in self.grid.squares() {
                    let begin = self.steps.len();
                    paths.iter().for_each(|path| self.add_path(seat, from, path, begin));
                    for offset in &green {
                        if let Some(to) = self.seen_from(seat, from, *offset) {
                            self.add_step(
                                Step { to, back: from, way: Way::Green, again: false, through: 0 },
                                begin,
                            );
                        }
                    }
                    self.spans.push((begin as u32, self.steps.len() as u32));
                }
            }
        }
    }

    /// Z18: a point outside the field is not an arrival square. Z19: the rest of a trajectory that
    /// leaves the field cannot be reached.
    fn add_path(&mut self, seat: Seat, from: Square, path: &[Waypoint], begin: usize) {
        let (mut back, mut through) = (from, 0);
        for point in path {
            let Some(to) = self.seen_from(seat, from, point.offset) else { return };
            if point.arrival {
                self.add_step(Step { to, back, way: Way::Path, again: false, through }, begin);
            }
            through |= to.bit();
            back = to;
        }
    }

    fn add_step(&mut self, step: Step, begin: usize) {
        let again =
            self.steps[begin..].iter().any(|other| (other.to, other.way) == (step.to, step.way));
        self.steps.push(Step { again, ..step });
    }

    /// Z20: the square at an offset, with the card held upright: rotated by 180° for the seat at
    /// the upper edge, never mirrored.
    #[must_use]
    pub fn seen_from(&self, seat: Seat, from: Square, (dx, dy): Offset) -> Option<Square> {
        let sign = if seat == SEATS[0] { 1 } else { -1 };
        self.grid.step(from, (sign * dx, sign * dy))
    }

    /// The steps of a face from a square with the grid oriented for `seat`, in the order of the
    /// card.
    #[inline]
    #[must_use]
    pub fn steps(&self, kind: Kind, seat: Seat, from: Square) -> &[Step] {
        let line = usize::from(kind.0) * 2 + usize::from(seat.0 & 1);
        let (begin, end) = self.spans[line * self.grid.len() + from.index()];
        &self.steps[begin as usize..end as usize]
    }

    /// Whether some face reaches this offset in both ways, so that a player must say which.
    #[must_use]
    pub fn is_twofold(&self, from: Square, to: Square) -> bool {
        let ((x, y), (a, b)) = (self.grid.place(from), self.grid.place(to));
        let (dx, dy) = (a - x, b - y);
        self.twofold.iter().any(|offset| *offset == (dx, dy) || *offset == (-dx, -dy))
    }

    /// The tribes to choose from.
    #[must_use]
    pub fn tribes(&self) -> &[Tribe] {
        &self.tribes
    }

    /// A tribe; the last one for a number beyond the list.
    #[inline]
    #[must_use]
    pub fn tribe(&self, number: u8) -> &Tribe {
        &self.tribes[usize::from(self.tribe_number(number))]
    }

    pub(super) fn tribe_number(&self, number: u8) -> u8 {
        number.min(self.tribes.len().saturating_sub(1) as u8)
    }

    /// Every face of every tribe.
    #[must_use]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// A face.
    #[inline]
    #[must_use]
    pub fn face(&self, kind: Kind) -> &Face {
        &self.faces[usize::from(kind.0).min(self.faces.len() - 1)]
    }

    /// How many cards have a face, with the option "Renforts" on or off (Z80).
    #[must_use]
    pub fn count(&self, kind: Kind, reserves: bool) -> u8 {
        let face = self.face(kind);
        if face.reserve && !reserves { 0 } else { face.count }
    }

    /// How many cards a tribe has, with the option "Renforts" on or off.
    #[must_use]
    pub fn cards(&self, tribe: u8, reserves: bool) -> u8 {
        self.tribe(tribe).kinds().map(|kind| self.count(kind, reserves)).sum()
    }

    /// A trump of a tribe.
    #[inline]
    #[must_use]
    pub fn trump(&self, tribe: u8, trump: TrumpId) -> Option<&TrumpPlan> {
        self.tribe(tribe).trumps.get(usize::from(trump.index()))
    }

    /// Whether terrain of this tribe is an Obstacle for a seat.
    pub(super) fn blocks(&self, tribe: u8, trump: TrumpId, seat: Seat) -> bool {
        match self.trump(tribe, trump).map(|plan| &plan.kind) {
            Some(TrumpKind::Terrain { owner_passes, .. }) => seat != trump.seat() || !owner_passes,
            _ => false,
        }
    }

    /// The squares of a seat's deployment zone, in slot order.
    #[must_use]
    pub fn deployment(&self, seat: Seat) -> &[Square] {
        &self.deployment[usize::from(seat.0 & 1)]
    }

    /// The slot of a seat's card kept in hand.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> Slot {
        Slot::new(seat, self.deployment(seat).len() as u8)
    }

    /// A seat's deployment zone, as a bit set.
    #[must_use]
    pub fn deployment_zone(&self, seat: Seat) -> u64 {
        self.deployments[usize::from(seat.0 & 1)]
    }

    /// A seat's reinforcement zone, as a bit set.
    #[must_use]
    pub fn reinforcement_zone(&self, seat: Seat) -> u64 {
        self.reinforcements[usize::from(seat.0 & 1)]
    }

    /// Every square of the field, as a bit set.
    #[must_use]
    pub fn whole_field(&self) -> u64 {
        self.grid.squares().fold(0, |set, square| set | square.bit())
    }

    /// Where a seat may lay terrain of this kind, as a bit set.
    #[must_use]
    pub fn ground(&self, ground: Ground, seat: Seat) -> u64 {
        match ground {
            Ground::OutsideEnemyDeployment => {
                self.whole_field() & !self.deployment_zone(enemy(seat))
            }
            Ground::OwnCamp => self.camps[usize::from(seat.0 & 1)],
        }
    }
}
