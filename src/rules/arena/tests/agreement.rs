//! The rules and the naive reading agree on legal actions and their results: along random matches,
//! in random positions, and with every option.

mod levels;

use super::fixture::{self, BLUE, RED};
use super::naive;
use crate::rules::arena::{
    Action, Arena, First, Ground, Heading, Packs, PawnId, Position, Power, SIDES, Setup, Stage,
    Tables, Whereabouts,
};
use crate::rules::dice::SmallDice;
use crate::rules::{Dice, Game, Seat, Square, after};
use levels::{SCENES, levels, mixed};

const DECISIONS_A_MATCH: u32 = 400;
const THROWN_A_LEVEL: u64 = 250;
const MIXED_LEVELS: u64 = 300;
const DECISIONS_AFTER_A_THROW: u32 = 6;

#[test]
fn matches_from_ready_packs_agree_with_a_naive_reading() {
    for (name, plan) in levels() {
        let tables = fixture::tables(&plan);
        let mut seen = 0;
        for seed in 0..3 {
            let setup = Setup { teams: seed == 2, ..Setup::default() };
            seen += walk(&name, &tables, Arena::start(&tables, &setup), seed, DECISIONS_A_MATCH);
        }
        assert!(seen >= 600, "{name}: {seen} positions");
    }
}

#[test]
fn matches_from_placed_packs_agree_with_a_naive_reading() {
    for (name, plan) in levels() {
        let tables = fixture::tables(&plan);
        for (seed, first) in [(10, First::Lot), (11, First::Seat(Seat(1)))] {
            let setup = Setup { packs: Packs::ByHand, first, ..Setup::default() };
            let seen = walk(&name, &tables, Arena::start(&tables, &setup), seed, DECISIONS_A_MATCH);
            assert!(seen >= 120, "{name}: {seen} positions");
        }
    }
}

#[test]
fn drawn_scenes_agree_with_a_naive_reading() {
    for (name, plan) in levels() {
        for (scene, words) in (0..).zip(SCENES) {
            for side in SIDES {
                let (tables, position) = fixture::scene_of(&plan, side, words);
                for seed in 0..4 {
                    walk(&name, &tables, position.clone(), 100 * scene + seed, 40);
                }
            }
        }
    }
}

#[test]
fn thrown_positions_agree_with_a_naive_reading() {
    for (name, plan) in levels() {
        let tables = fixture::tables(&plan);
        for seed in 0..THROWN_A_LEVEL {
            let position = thrown(&tables, &mut SmallDice::new(seed));
            if !is_over(&tables, &position) {
                walk(&name, &tables, position, seed, DECISIONS_AFTER_A_THROW);
            }
        }
    }
}

#[test]
fn other_animals_and_boards_agree_with_a_naive_reading() {
    for seed in 0..MIXED_LEVELS {
        let mut dice = SmallDice::new(seed);
        let plan = mixed(&mut dice);
        let tables = fixture::tables(&plan);
        for _ in 0..6 {
            let position = thrown(&tables, &mut dice);
            if !is_over(&tables, &position) {
                walk("mixed", &tables, position, seed, DECISIONS_AFTER_A_THROW);
            }
        }
    }
}

/// Plays at random, preferring rare actions, and compares every position.
fn walk(level: &str, tables: &Tables, mut position: Position, seed: u64, decisions: u32) -> u32 {
    let mut dice = SmallDice::new(seed);
    for number in 0..decisions {
        let actions = compare(level, seed, tables, &position);
        if actions.is_empty() {
            return number;
        }
        let rare: Vec<Action> =
            actions.iter().copied().filter(|action| is_rare(tables, &position, *action)).collect();
        let from = if !rare.is_empty() && dice.below(3) > 0 { &rare } else { &actions };
        let action = from[dice.below(from.len() as u32) as usize];
        let next = after::<Arena>(tables, &position, action);
        let expected = naive::after(tables, &position, action);
        let differences = expected.differences(&naive::now(tables, &next));
        assert!(
            differences.is_empty(),
            "level `{level}`, seed {seed}, {}\n{}\n{}\n{}",
            Arena::action_text(tables, action),
            fixture::words(tables, &position),
            Arena::position_text(tables, &position),
            differences.join("\n"),
        );
        position = next;
    }
    decisions
}

/// A hit, or a movement that ends in an area or on a target.
fn is_rare(tables: &Tables, position: &Position, action: Action) -> bool {
    let Action::Move { from, path, distance, .. } = action else { return false };
    let mut square = from;
    for number in 1..=distance {
        square = tables.grid.step(square, path.heading(number, distance).step()).unwrap_or(square);
    }
    let ground = tables.ground[square.index()];
    position.pawn_at(square).is_some()
        || matches!(ground, Ground::Area(_) | Ground::Hunt(_) | Ground::Prison(_))
}

fn compare(level: &str, seed: u64, tables: &Tables, position: &Position) -> Vec<Action> {
    let mut listed = Vec::new();
    Arena::actions(tables, position, &mut listed);
    listed.sort_unstable();
    let expected = naive::actions(tables, position);
    if listed != expected {
        let only = |these: &[Action], those: &[Action]| {
            let missing = these.iter().filter(|action| !those.contains(action));
            missing.map(|action| Arena::action_text(tables, *action)).collect::<Vec<_>>().join(" ")
        };
        panic!(
            "level `{level}`, seed {seed}\n{}\n{}\nonly the rules: {}\nonly the naive reading: {}",
            fixture::words(tables, position),
            Arena::position_text(tables, position),
            only(&listed, &expected),
            only(&expected, &listed),
        );
    }
    listed
}

/// Places every pawn with a probability of two in three, crowded towards one edge, in any action of
/// a turn; the others are captives.
fn thrown(tables: &Tables, dice: &mut SmallDice) -> Position {
    let mut position = Position::empty(false, tables.options.target);
    let rows = 4 + dice.below(12) as u8;
    let lowest = dice.below(u32::from(16 - rows)) as u8;
    for side in SIDES {
        for index in 0..tables.pack(side).len() as u8 {
            let id = PawnId::new(side, index);
            let squares = u32::from(rows) * u32::from(tables.grid.width);
            let first = u32::from(lowest) * u32::from(tables.grid.width);
            let square = Square((first + dice.below(squares)) as u8);
            let heading = Heading(dice.below(8) as u8);
            if dice.below(3) == 0 || !may_stand(tables, &position, id, square) {
                position.lift(id, Whereabouts::Captive);
                continue;
            }
            position.put(id, square, fit(tables, id, heading));
            position.armor(id, tables.kind_of(id).has(Power::Armor) && dice.below(3) == 0);
        }
    }
    let to_move = [RED, BLUE][dice.below(2) as usize];
    let acted = dice.below(3);
    let moment = position.turn_state_mut();
    moment.stage = Stage::Playing;
    moment.to_move = to_move;
    moment.compensated = dice.below(2) == 0;
    if acted > 0 {
        moment.done = 1;
        moment.acted = 1 << dice.below(15);
        if dice.below(4) == 0 {
            moment.spent = moment.acted;
        }
    }
    if acted > 1 && moment.compensated {
        moment.done = 2;
        moment.doubled = dice.below(3) == 0;
        if !moment.doubled {
            moment.acted |= 1 << dice.below(15);
        }
    }
    position
}

/// R94: a pack without any animal that could still be taken.
fn is_over(tables: &Tables, position: &Position) -> bool {
    SIDES.into_iter().any(|side| {
        let mut standing = position.standing().filter(|(id, _)| id.side() == side);
        standing.all(|(id, _)| tables.kind_of(id).has(Power::Unjailable))
    })
}

fn may_stand(tables: &Tables, position: &Position, id: PawnId, square: Square) -> bool {
    let kind = tables.kind_of(id);
    let place = tables.place(square);
    let guards = position.standing().any(|(other, pawn)| {
        other.side() == id.side()
            && tables.kind_of(other).has(Power::Guard)
            && tables.place(pawn.square()).is_area(id.side())
    });
    place.is_standable()
        && position.pawn_at(square).is_none()
        && (!place.is_water() || kind.enters_water())
        && (!place.is_area(id.side()) || kind.has(Power::Guard) && !guards)
}

/// The heading, or straight ahead where the pawn may not have it.
fn fit(tables: &Tables, id: PawnId, heading: Heading) -> Heading {
    let forward = Heading::forward(id.side());
    let back = tables.kind_of(id).has(Power::NeverBack) && heading.step().1 == -forward.step().1;
    if back || tables.options.facings == 4 && heading.0 % 2 == 1 { forward } else { heading }
}
