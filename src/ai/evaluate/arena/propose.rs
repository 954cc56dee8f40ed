//! Selects the actions worth searching: there are far too many to try them all.
//!
//! An action is proposed by what it gains at once and by how it changes the pawn's place: nearer to
//! a hunt, out of danger, in reach of enemies. A change of direction is proposed only where the
//! direction matters, with the few best headings. The root decision gets a wide choice, later ones
//! a narrow one.

use crate::ai::ai_game::Proposal;
use crate::ai::evaluate::arena::eval_params::EvalParams;
use crate::ai::evaluate::arena::field::{self, Outlook};
use crate::rules::arena::outlook::{self, Glimpse, Look, enemy};
use crate::rules::arena::{
    Action, Heading, MAX_PACK, PawnId, Pending, Position, Power, Stage, Tables, Ways, Whereabouts,
};
use crate::rules::{Side, Square};

/// A list of proposals being made.
type Out<'a> = &'a mut Vec<Proposal<Action>>;

/// How many actions are proposed at the root, and below it by the depth left.
struct Breadth {
    root: usize,
    deep: [usize; 4],
}

const ACTIONS: Breadth = Breadth { root: 30, deep: [6, 8, 10, 12] };
const FACES: Breadth = Breadth { root: 8, deep: [1, 1, 2, 2] };
const PLACES: Breadth = Breadth { root: 6, deep: [1, 1, 1, 2] };
const FREED: Breadth = Breadth { root: 5, deep: [1, 1, 1, 1] };

impl Breadth {
    fn at(&self, left: Option<i32>) -> usize {
        left.map_or(self.root, |left| self.deep[left.clamp(0, 3) as usize])
    }
}

/// Appends the actions worth searching; returns false if all are.
pub(super) fn propose(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    left: Option<i32>,
    out: Out<'_>,
) -> bool {
    let view = View::of(tables, params, position);
    let breadth = match position.turn_state().pending() {
        None if position.turn_state().stage == Stage::Playing => {
            view.actions(left.is_none_or(|left| left > 1), out);
            &ACTIONS
        }
        Some(Pending::Face(pawn)) => {
            view.faces(pawn, out);
            &FACES
        }
        Some(Pending::Place(pawn)) => {
            view.places(pawn, out);
            &PLACES
        }
        Some(Pending::Free { rescuer, .. }) => {
            let freeable = outlook::freeable(tables, position, rescuer);
            out.extend(outlook::pawns(rescuer.side(), freeable).map(|pawn| Proposal {
                bias: params.pawn_worth(pawn),
                action: Action::Free(pawn),
            }));
            &FREED
        }
        _ => return false,
    };
    let most = breadth.at(left);
    if out.len() > most {
        out.select_nth_unstable_by(most, |a, b| b.cmp(a));
        out.truncate(most);
    }
    out.sort_unstable_by(|a, b| b.cmp(a));
    !out.is_empty()
}

/// What a movement gains at once: hits, points, captives freed.
pub(super) fn gain(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    action: Action,
) -> i32 {
    let Action::Move { from, path, distance, spared } = action else { return 0 };
    let Some(pawn) = position.pawn_at(from) else { return 0 };
    let (side, sweeps) = (pawn.side(), tables.kind_of(pawn).has(Power::Sweep));
    let mut gain = 0;
    for (square, number) in outlook::way(tables, from, path, distance).zip(1_u8..) {
        let last = number == distance;
        if !(last || sweeps && spared >> (number & 7) & 1 == 0) {
            continue;
        }
        if let Some(victim) = position.pawn_at(square).filter(|other| other.side() != side) {
            let place = params.place_worth(tables, position, victim);
            let prize = if position.pawn(victim).armored() {
                params.weights.crack
            } else {
                params.pawn_worth(victim) + place
            };
            gain += prize * 4 - params.pawn_worth(pawn) / 4;
        }
        let place = tables.place(square);
        if place.is_hunt(enemy(side)) {
            gain += 2_000 * i32::from(tables.kind_of(pawn).plan.points);
        } else if place.is_prison(enemy(side)) {
            let captives = outlook::pawns(side, position.captives(side));
            let worths = captives.take(5).map(|captive| params.pawn_worth(captive));
            gain += (worths.sum::<i32>() - params.pawn_worth(pawn)).max(1);
        }
    }
    gain
}

/// The headings, as a bit set, that open no more to a pawn than the one it has; one towards the enemy may open as much.
pub(super) fn needless_headings(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    pawn: PawnId,
) -> u8 {
    let worths = View::of(tables, params, position).headings(pawn);
    let of = |heading: Heading| worths[usize::from(heading.0)];
    let (now, forward) = (position.pawn(pawn).heading(), Heading::forward(pawn.side()));
    let opens =
        |heading: &Heading| of(*heading) > of(now) || *heading == forward && of(forward) == of(now);
    Heading::all().filter(|heading| !opens(heading)).fold(0, |set, heading| set | heading.bit())
}

/// A position and the targets of the seat to decide.
struct View<'a> {
    tables: &'a Tables,
    params: &'a EvalParams,
    position: &'a Position,
    /// The enemies' worths and squares, best first.
    targets: [(i32, Square); MAX_PACK],
    count: usize,
}

impl<'a> View<'a> {
    fn of(tables: &'a Tables, params: &'a EvalParams, position: &'a Position) -> Self {
        let other = enemy(position.turn_state().decider());
        let (mut targets, mut count) = ([(0, Square(0)); MAX_PACK], 0);
        for (place, pawn) in targets.iter_mut().zip(outlook::pawns(other, position.on_board(other)))
        {
            let worth = params.pawn_worth(pawn) + params.place_worth(tables, position, pawn);
            (*place, count) = ((worth, position.pawn(pawn).square()), count + 1);
        }
        targets[..count].sort_unstable_by(|a, b| b.cmp(a));
        Self { tables, params, position, targets, count }
    }

    /// Proposes the movements of the side to move and, if `turning`, its changes of direction.
    fn actions(&self, turning: bool, out: Out<'_>) {
        let (tables, position) = (self.tables, self.position);
        let side = position.turn_state().to_move;
        let able = outlook::able(tables, position);
        if able == 0 {
            return;
        }
        let danger = Outlook::of(tables, position, enemy(side), u32::MAX);
        for pawn in outlook::pawns(side, able) {
            let stay = self.staying(pawn, &danger);
            let sweeps = tables.kind_of(pawn).has(Power::Sweep);
            outlook::movements(tables, position, pawn, &mut |action| {
                let Action::Move { from, path, distance, .. } = action else { return };
                let to = outlook::way(tables, from, path, distance).last().unwrap_or(from);
                let quiet = !tables.place(to).is_target() && position.pawn_at(to).is_none();
                let gain = if quiet && !(sweeps && distance > 1) {
                    0
                } else {
                    gain(tables, self.params, position, action)
                };
                let bias = match gain {
                    0 => self.going(pawn, to, &danger) - stay,
                    gain => 500 + gain,
                };
                out.push(Proposal { bias, action });
            });
            if turning || out.is_empty() {
                self.turns(pawn, out);
            }
        }
    }

    /// What a pawn is worth where it stands, its danger included.
    fn staying(&self, pawn: PawnId, danger: &Outlook) -> i32 {
        let (stands, worth) = (self.position.pawn(pawn), self.params.pawn_worth(pawn));
        let place = self.params.place_worth(self.tables, self.position, pawn);
        let hit = danger.prey & pawn.bit() != 0 && !stands.armored();
        let lost = if hit { worth / 2 } else { 0 };
        let webbed = if stands.endangered() { worth * 3 / 4 } else { 0 };
        place + self.threats(pawn, stands.square()) - lost.max(webbed)
    }

    /// What a pawn is worth where a movement takes it.
    fn going(&self, pawn: PawnId, to: Square, danger: &Outlook) -> i32 {
        let place = self.params.free_place_worth(self.tables, pawn, to);
        let Self { tables, params, position, .. } = *self;
        let risk = field::risk(tables, params, position, pawn, to, &danger.covered);
        place + self.threats(pawn, to) - risk
    }

    /// What a pawn could threaten from a square with its best heading.
    fn threats(&self, pawn: PawnId, square: Square) -> i32 {
        if self.tables.kind_of(pawn).has(Power::Harmless) {
            return 0;
        }
        let mut targets = self.targets[..self.count].iter();
        let reached =
            targets.find(|(_, target)| self.tables.roads().reaches(pawn, square, *target));
        reached.map_or(0, |(worth, _)| worth / 6)
    }

    /// Proposes a change of direction as an action of its own: the best heading, if it is better.
    fn turns(&self, pawn: PawnId, out: Out<'_>) {
        let stands = self.position.pawn(pawn);
        let plan = &self.tables.kind_of(pawn).plan;
        if plan.ways == Ways::COMPLETE && plan.bend.is_none() && !out.is_empty() {
            return;
        }
        let mut worths = self.headings(pawn);
        let now = worths[usize::from(stands.heading().0)];
        worths[usize::from(stands.heading().0)] = i32::MIN;
        // Of equal ones the one towards the enemy.
        let forward = Heading::forward(pawn.side());
        let liking = |heading: &Heading| {
            (worths[usize::from(heading.0)], *heading == forward, -i32::from(heading.0))
        };
        let best = Heading::all().max_by_key(liking);
        if let Some(heading) = best.filter(|best| worths[usize::from(best.0)] >= now) {
            let bias = worths[usize::from(heading.0)] - now - 10;
            out.push(Proposal { bias, action: Action::Turn { square: stands.square(), heading } });
        }
    }

    /// Proposes headings; of those that open the same ways only one.
    fn faces(&self, pawn: PawnId, out: Out<'_>) {
        let animal = self.tables.kind_of(pawn);
        let worths = self.headings(pawn);
        let now = self.position.pawn(pawn).heading();
        let mut seen: Vec<(u8, u8)> = Vec::new();
        let kept = std::iter::once(now).chain(Heading::all().filter(|heading| *heading != now));
        for heading in kept.filter(|heading| worths[usize::from(heading.0)] > i32::MIN) {
            let bend = animal.plan.bend.map_or(0, |bend| bend.ways.seen_from(heading));
            let ways = (animal.plan.ways.seen_from(heading), bend);
            // R46: where a shy animal points also protects it.
            if seen.contains(&ways) && !animal.has(Power::Shy) {
                continue;
            }
            seen.push(ways);
            let forward = heading == Heading::forward(pawn.side());
            let habit = i32::from(heading == now) + 4 * i32::from(forward);
            let bias = worths[usize::from(heading.0)] + habit;
            out.push(Proposal { bias, action: Action::Face(heading) });
        }
    }

    /// What each heading is worth to a pawn where it stands; `i32::MIN` for forbidden ones.
    fn headings(&self, pawn: PawnId) -> [i32; 8] {
        let (tables, position) = (self.tables, self.position);
        let (animal, square) = (tables.kind_of(pawn), position.pawn(pawn).square());
        let allowed = outlook::allowed_headings(tables, pawn);
        let points = i32::from(animal.plan.points);
        let mut worths = [i32::MIN; 8];
        let mut raids: [[i32; 8]; 2] = [[0; 8]; 2];
        outlook::survey(tables, position, pawn, true, &mut |look| {
            let coins = self.look_worth(look);
            let best = &mut raids[usize::from(look.bent)][usize::from(look.first.0)];
            *best = coins.max(*best);
        });
        let bend = animal.plan.bend.map_or(0, |bend| bend.ways.0);
        for heading in outlook::headings(allowed) {
            let near = self
                .params
                .weights
                .nearness(self.tables.roads().moves_to_hunt(pawn, square, heading));
            let turned = |ways: u8| outlook::headings(ways.rotate_left(u32::from(heading.0)));
            let straight = turned(animal.plan.ways.0).map(|way| raids[0][usize::from(way.0)]);
            let bent = turned(bend).map(|way| raids[1][usize::from(way.0)]);
            let threats: i32 = straight.chain(bent).sum();
            worths[usize::from(heading.0)] = near * (1 + points) / 2 + threats;
        }
        worths
    }

    fn look_worth(&self, look: Look) -> i32 {
        match look.what {
            Glimpse::Hit(victim) => {
                let place = self.params.place_worth(self.tables, self.position, victim);
                (self.params.pawn_worth(victim) + place) / 6
            }
            Glimpse::Hunt => 40,
            Glimpse::Rescue => 10,
            // A square of the own area it guards.
            Glimpse::Watch if self.tables.place(look.to).is_any_area() => 1,
            Glimpse::Rest | Glimpse::Watch => 0,
        }
    }

    /// Proposes den squares for a pawn that comes onto the board.
    fn places(&self, pawn: PawnId, out: Out<'_>) {
        let danger = Outlook::of(self.tables, self.position, enemy(pawn.side()), u32::MAX);
        for square in outlook::den_squares(self.tables, self.position, pawn) {
            let Self { tables, params, position, .. } = *self;
            let risk = field::risk(tables, params, position, pawn, square, &danger.covered);
            let place = self.params.free_place_worth(self.tables, pawn, square);
            let bias = place + self.threats(pawn, square) - risk;
            out.push(Proposal { bias, action: Action::Place { pawn, square } });
        }
    }
}

/// The next decision of set-up, by a plan: the level's ready-made set-up, or else every pawn in
/// turn on the square nearest to a hunt, guards behind.
pub(super) fn planned(tables: &Tables, params: &EvalParams, position: &Position) -> Option<Action> {
    let moment = position.turn_state();
    if moment.stage != Stage::Placing {
        return None;
    }
    match moment.pending() {
        Some(Pending::Face(pawn)) => {
            let square = position.pawn(pawn).square();
            let ready = tables.ready(pawn.side()).get(usize::from(pawn.index()));
            let ready = ready.filter(|place| place.0 == square).map(|place| place.1);
            let kept = position.pawn(pawn).heading();
            Some(Action::Face(ready.unwrap_or(kept)))
        }
        None if moment.done < tables.options.placed_at_once => {
            placing(tables, params, position, moment.to_move)
        }
        _ => None,
    }
}

fn placing(
    tables: &Tables,
    params: &EvalParams,
    position: &Position,
    side: Side,
) -> Option<Action> {
    let waiting = position.aside(tables, side);
    let free = |pawn, square| {
        position.pawn(pawn).whereabouts() == Whereabouts::Aside
            && outlook::den_squares(tables, position, pawn).any(|den| den == square)
    };
    let ready = outlook::pawns(side, tables.whole_pack(side)).zip(tables.ready(side));
    let by_plan = ready.map(|(pawn, place)| (pawn, place.0)).find(|(pawn, to)| free(*pawn, *to));
    if let Some((pawn, square)) = by_plan {
        return Some(Action::Place { pawn, square });
    }
    let choices = outlook::pawns(side, waiting).flat_map(|pawn| {
        outlook::den_squares(tables, position, pawn).map(move |square| (pawn, square))
    });
    let worth = |pawn: PawnId, square| {
        let near = i32::from(tables.roads().moves_if_turned(pawn, square)) * 40;
        let guard = if tables.kind_of(pawn).has(Power::Guard) { near * 2 } else { 0 };
        params.pawn_worth(pawn) + guard - near
    };
    let best =
        choices.max_by_key(|(pawn, square)| (worth(*pawn, *square), std::cmp::Reverse(*square)));
    best.map(|(pawn, square)| Action::Place { pawn, square })
}
