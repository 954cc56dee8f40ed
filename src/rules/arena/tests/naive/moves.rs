//! The movements of one pawn: every way with every number, step by step.

use super::{Place, Table, forward, other, step};
use crate::rules::Side;
use crate::rules::arena::{
    Action, BeforeBlocker, Ground, Heading, KindPlan, Numbers, Path, PawnId, Power, WebPassing,
    Whereabouts,
};

/// One way with one number.
#[derive(Clone, Copy)]
struct Try {
    path: Path,
    number: u8,
    jumps: bool,
    flies: bool,
}

/// A pawn whose movements are searched.
struct Mover<'a> {
    table: Table<'a>,
    id: PawnId,
    plan: &'a KindPlan,
    side: Side,
    from: Place,
    /// Whether it starts in water.
    wet: bool,
    /// Whether it starts in the enemy's area.
    inside: bool,
    /// R87: whether this is the second action of the same animal.
    again: bool,
}

/// A complete way.
struct Walked {
    path: Path,
    places: Vec<Place>,
    /// The direction of the last step.
    last: u8,
    /// The steps at which it passed an enemy that could be taken or jumped over.
    choices: Vec<u8>,
    flies: bool,
}

pub(super) fn moves(table: Table<'_>, id: PawnId, again: bool) -> Vec<Action> {
    let mover = Mover::new(table, id, again);
    let mut list = Vec::new();
    for attempt in mover.tries() {
        for walked in mover.walk(attempt) {
            // R73: one step at a time, unless a special animal inside is imprisoned.
            if !mover.inside || attempt.number == 1 || mover.takes_guard(&walked) {
                mover.write(&walked, &mut list);
            }
        }
    }
    list
}

/// R40-R44: the enemies that a movement takes on its way, and the one it hits at its end.
pub(super) fn met(
    table: Table<'_>,
    id: PawnId,
    (path, distance, spared): (Path, u8, u8),
    again: bool,
) -> (Vec<PawnId>, Option<PawnId>, Place) {
    let mover = Mover::new(table, id, again);
    let attempt = Try { path, number: distance, jumps: true, flies: false };
    let (mut taken, mut place) = (Vec::new(), mover.from);
    for number in 1..=distance {
        let direction = direction(attempt, number);
        place = (place.0 + step(direction).0, place.1 + step(direction).1);
        let Some(enemy) = table.at(place) else { continue };
        if number == distance {
            return (taken, Some(enemy), place);
        }
        if spared >> number & 1 == 0 && mover.sweeps(attempt, direction, place, enemy) {
            taken.push(enemy);
        }
    }
    (taken, None, place)
}

fn is_water(ground: Ground) -> bool {
    matches!(ground, Ground::Water | Ground::WaterDen(_))
}

fn is_area(ground: Ground) -> bool {
    matches!(ground, Ground::Area(_))
}

fn is_target(ground: Ground) -> bool {
    matches!(ground, Ground::Hunt(_) | Ground::Prison(_))
}

impl<'a> Mover<'a> {
    fn new(table: Table<'a>, id: PawnId, again: bool) -> Self {
        let (from, side) = (table.place_of(id), id.side());
        let ground = table.ground(from);
        Mover {
            table,
            id,
            plan: table.plan(id),
            side,
            from,
            wet: is_water(ground),
            inside: ground == Ground::Area(other(side)),
            again,
        }
    }

    /// R14-R16, R22, R23, R73: every way with every number.
    fn tries(&self) -> Vec<Try> {
        let heading = self.table.position.pawn(self.id).heading();
        let numbers = if self.wet { self.plan.water } else { self.plan.land };
        let has = |set: Numbers, number: u8| set.0 & 1 << number != 0;
        let up_to = !self.table.tables.options.exact_numbers;
        let mut list = Vec::new();
        for way in 0..8 {
            let first = Heading((heading.0 + way) % 8);
            let straight = Path::Straight(first);
            let goes = self.plan.ways.0 & 1 << way != 0;
            if goes && self.inside {
                list.push(Try { path: straight, number: 1, jumps: false, flies: false });
            }
            for number in 1..=8 {
                // R15, option: a shorter distance is the next longer number, stopped early.
                let Some(meant) = (number..=8).find(|longer| has(numbers, *longer)) else { break };
                if meant != number && !up_to {
                    continue;
                }
                let flies = has(self.plan.flies, meant);
                let jumps = has(self.plan.jumps, meant) && !flies;
                if goes {
                    list.push(Try { path: straight, number, jumps, flies });
                }
                let Some(bend) = self.plan.bend else { continue };
                if bend.ways.0 & 1 << way != 0 && has(bend.lengths, number) {
                    for right in [false, true] {
                        let path = Path::Bent { first, right };
                        list.push(Try { path, number, jumps: false, flies });
                    }
                }
            }
        }
        list
    }

    /// Where a way with a number may end: at its length, where it must stop, and under
    /// [`BeforeBlocker::Cut`] in front of an animal.
    fn walk(&self, attempt: Try) -> Vec<Walked> {
        let mut ends = Vec::new();
        let (mut places, mut choices): (Vec<Place>, Vec<u8>) = (Vec::new(), Vec::new());
        let mut before = 0;
        let end = |places: &[Place], last: u8, choices: &[u8]| {
            let path = match attempt.path {
                // An L cut short in its straight part is a straight movement.
                Path::Bent { first, .. } if places.len() < usize::from(attempt.number) => {
                    Path::Straight(first)
                }
                path => path,
            };
            let (places, choices) = (places.to_vec(), choices.to_vec());
            Walked { path, places, last, choices, flies: attempt.flies }
        };
        for number in 1..=attempt.number {
            let direction = direction(attempt, number);
            let here = places.last().copied().unwrap_or(self.from);
            let next = (here.0 + step(direction).0, here.1 + step(direction).1);
            if !self.may_enter(attempt, direction, next) {
                break;
            }
            let met = self.table.at(next);
            let swept = met.is_some_and(|met| self.sweeps(attempt, direction, next, met));
            // R20, option: the free square in front of a blocker. R41: a hit needs its exact
            // distance.
            let cut = self.table.tables.options.stop_before_blocker == BeforeBlocker::Cut;
            let free = number > 1 && self.table.at(here).is_none();
            let straight = matches!(attempt.path, Path::Straight(_));
            if cut && straight && met.is_some() && !swept && !attempt.jumps && free {
                ends.push(end(&places, before, &choices));
            }
            places.push(next);
            before = direction;
            if number == attempt.number || self.must_stop(attempt, next) {
                ends.push(end(&places, direction, &choices));
                break;
            }
            if is_target(self.table.ground(next)) || met.is_some() && !swept && !attempt.jumps {
                break;
            }
            if swept && attempt.jumps {
                choices.push(number);
            }
        }
        ends.retain(|walked| self.may_end(walked));
        ends
    }

    /// The grounds that no way may touch: R24, R39, R45, R60, R71, R87.
    fn may_enter(&self, attempt: Try, direction: u8, next: Place) -> bool {
        let ground = self.table.ground(next);
        let back = step(direction).1 == -forward(self.side);
        if back && self.plan.has(Power::NeverBack) || is_water(ground) && self.plan.water.is_empty()
        {
            return false;
        }
        if self.again && is_area(ground) && ground != self.table.ground(self.from) {
            return false;
        }
        match ground {
            Ground::Void => false,
            Ground::Hunt(owner) | Ground::Prison(owner) => owner != self.side && !attempt.flies,
            Ground::Area(owner) => owner == self.side || !attempt.flies,
            _ => true,
        }
    }

    /// R66, R69, R71, R74, and R62's option.
    fn must_stop(&self, attempt: Try, next: Place) -> bool {
        let ground = self.table.ground(next);
        let bathes = !self.wet && !self.plan.has(Power::Amphibious) || attempt.flies;
        let deadly = self.table.tables.options.web_passing == WebPassing::Deadly
            && !self.plan.has(Power::WebProof)
            && self.table.enemy_web(self.side, next);
        let enters = ground == Ground::Area(other(self.side)) && !self.inside;
        is_water(ground) && bathes || enters || deadly
    }

    /// R46, R47, R51, R54: whether an enemy may be hit by a step in this direction.
    fn hits(&self, direction: u8, place: Place, met: PawnId) -> bool {
        let (victim, owner) = (self.table.plan(met), met.side());
        if owner == self.side || self.plan.has(Power::Harmless) {
            return false;
        }
        let home = [Ground::Area(owner), Ground::LandDen(owner), Ground::WaterDen(owner)];
        if victim.has(Power::SafeAtHome) && home.contains(&self.table.ground(place)) {
            return false;
        }
        if self.again && self.imprisons(met) {
            return false;
        }
        let heading = self.table.position.pawn(met).heading().0 % 8;
        if victim.has(Power::Shy) && (heading + 4) % 8 == direction {
            return self.plan.has(Power::HeadOn);
        }
        if victim.has(Power::Shy) && heading == direction {
            return self.table.tables.options.rear_attack;
        }
        true
    }

    /// R28: a hit takes the victim prisoner.
    fn imprisons(&self, met: PawnId) -> bool {
        !self.table.position.pawn(met).armored() && !self.table.plan(met).has(Power::Unjailable)
    }

    /// R40-R43: an enemy that can be hit on the way without ending there.
    fn sweeps(&self, attempt: Try, direction: u8, place: Place, met: PawnId) -> bool {
        self.plan.has(Power::Sweep)
            && matches!(attempt.path, Path::Straight(_))
            && self.hits(direction, place, met)
            && !self.table.plan(met).has(Power::Sweep)
            && !self.table.position.pawn(met).armored()
            && !is_area(self.table.ground(place))
    }

    fn may_end(&self, walked: &Walked) -> bool {
        let Some((end, passed)) = walked.places.split_last() else { return false };
        let ground = self.table.ground(*end);
        let met = self.table.at(*end);
        if met.is_some_and(|met| !self.hits(walked.last, *end, met)) {
            return false;
        }
        let own = Ground::Area(self.side);
        // R80: from water the own area may not be crossed, only entered (R76, R77).
        let crosses = passed.iter().any(|place| self.table.ground(*place) == own);
        if crosses && self.wet && ground != own {
            return false;
        }
        match ground {
            // R34, R71, R87.
            Ground::Hunt(_) => !self.again && !walked.flies,
            // R82, R83.
            Ground::Prison(_) => {
                let captives = self.table.pack(self.side, Whereabouts::Captive);
                let first = self.table.position.turn_state().done == 0;
                !self.again && !walked.flies && first && !captives.is_empty()
            }
            // R76-R78.
            Ground::Area(owner) if owner == self.side => {
                (met.is_some() || self.plan.has(Power::Guard))
                    && !self.table.other_guard_inside(self.id)
            }
            _ => true,
        }
    }

    /// R73's exception: the movement ends by imprisoning a special animal in its own area.
    fn takes_guard(&self, walked: &Walked) -> bool {
        let Some(end) = walked.places.last() else { return false };
        self.table.ground(*end) == Ground::Area(other(self.side))
            && self
                .table
                .at(*end)
                .is_some_and(|met| self.table.plan(met).has(Power::Guard) && self.imprisons(met))
    }

    /// R44: one movement for every set of animals to jump over.
    fn write(&self, walked: &Walked, list: &mut Vec<Action>) {
        let mut spared = vec![0];
        for choice in &walked.choices {
            let with: Vec<u8> = spared.iter().map(|set| set | 1 << choice).collect();
            spared.extend(with);
        }
        for spared in spared {
            list.push(Action::Move {
                from: self.table.square(self.from),
                path: walked.path,
                distance: walked.places.len() as u8,
                spared,
            });
        }
    }
}

/// R19, R23: the direction of a step.
fn direction(attempt: Try, number: u8) -> u8 {
    match attempt.path {
        Path::Straight(heading) => heading.0 % 8,
        Path::Bent { first, .. } if number < attempt.number => first.0 % 8,
        Path::Bent { first, right: true } => (first.0 + 2) % 8,
        Path::Bent { first, right: false } => (first.0 + 6) % 8,
    }
}
