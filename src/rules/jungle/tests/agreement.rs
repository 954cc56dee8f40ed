//! The rules and the naive implementation agree on legal moves, their results and the end.

use super::levels;
use super::naive::{Naive, Pawn, Place, name, places};
use crate::rules::dice::SmallDice;
use crate::rules::jungle::{
    Ashore, BankCaptures, Jungle, Kind, Leaps, Plan, Position, Tables, TrapOwners,
};
use crate::rules::{Actor, Dice, Game, Seat, after};

const POSITIONS_A_LEVEL: u32 = 700;
const MIXED_LEVELS: u32 = 500;

#[test]
fn the_shipped_levels_agree_with_a_naive_reading() {
    for (name, plan) in levels::all() {
        let mut dice = SmallDice::new(2026);
        let tables = Tables::build(&plan);
        for _ in 0..POSITIONS_A_LEVEL {
            compare(name, &tables, &anywhere(&plan, &mut dice));
        }
    }
}

#[test]
fn mixed_options_and_animals_agree_with_a_naive_reading() {
    let mut dice = SmallDice::new(1);
    for number in 0..MIXED_LEVELS {
        let plan = mixed(&mut dice);
        let tables = Tables::build(&plan);
        for _ in 0..4 {
            let naive = anywhere(&plan, &mut dice);
            compare(&format!("mix {number}, {plan:?}"), &tables, &naive);
        }
    }
}

#[test]
fn whole_matches_agree_with_a_naive_reading() {
    for (name, plan) in levels::all() {
        let tables = Tables::build(&plan);
        let mut dice = SmallDice::new(5);
        for _ in 0..5 {
            let mut naive = start(&plan);
            while naive.over().is_none() {
                compare(name, &tables, &naive);
                let moves = moves(&naive);
                let (from, to) = moves[dice.below(moves.len() as u32) as usize];
                naive = naive.moved(from, to);
            }
        }
    }
}

/// The counts of [`super::perft`], from the naive implementation; depth 4 was counted once.
#[test]
fn the_naive_reading_counts_the_same() {
    let counts = levels::all().map(|(_, plan)| leaves(&start(&plan), 3));
    assert_eq!(counts, [12_240, 12_264, 12_240]);
}

fn leaves(naive: &Naive<'_>, depth: u32) -> usize {
    let moves = moves(naive);
    if depth == 1 {
        return moves.len();
    }
    moves.iter().map(|(from, to)| leaves(&naive.moved(*from, *to), depth - 1)).sum()
}

fn start(plan: &Plan) -> Naive<'_> {
    let mut naive = Naive { rules: plan, board: [[None; 7]; 9], blue_to_move: false, quiet: 0 };
    for (side, kind, square) in &plan.start {
        let pawn = Pawn { blue: side.0 == 1, letter: plan.kinds[kind.index()].letter };
        naive.board[usize::from(square.0) / 7][usize::from(square.0) % 7] = Some(pawn);
    }
    naive
}

fn moves(naive: &Naive<'_>) -> Vec<(Place, Place)> {
    let pairs = places().flat_map(|from| places().map(move |to| (from, to)));
    pairs.filter(|(from, to)| naive.legal(*from, *to)).collect()
}

/// Each animal of each side with a probability of two in three, on any square where it may stand.
fn anywhere<'a>(plan: &'a Plan, dice: &mut SmallDice) -> Naive<'a> {
    let mut naive = start(plan);
    naive.board = [[None; 7]; 9];
    naive.blue_to_move = dice.below(2) == 1;
    naive.quiet = [0, 3, 8, 9, 10, 118, 119, 120][dice.below(8) as usize];
    // Crowded pawns meet more often than pawns spread over the whole board.
    let rows = 3 + dice.below(7) as usize;
    for animal in &plan.kinds {
        for blue in [false, true] {
            let place = (dice.below(7) as usize, dice.below(rows as u32) as usize);
            let wet = naive.water(place) && !animal.swims;
            let taken = naive.board[place.1][place.0].is_some();
            if !wet && !taken && !naive.den(blue, place) && dice.below(3) > 0 {
                naive.board[place.1][place.0] = Some(Pawn { blue, letter: animal.letter });
            }
        }
    }
    naive
}

/// A level with random options, and animals that differ from the shipped ones.
fn mixed(dice: &mut SmallDice) -> Plan {
    let mut plan = [levels::combat(), levels::combat_dogs(), levels::classic()]
        [dice.below(3) as usize]
        .clone();
    let leaps = [Leaps::None, Leaps::Both, Leaps::Lengthwise, Leaps::Across];
    let options = &mut plan.options;
    options.traps = [TrapOwners::Anybody, TrapOwners::Enemy][dice.below(2) as usize];
    options.equal_captures = dice.below(2) == 0;
    options.leaps = leaps[dice.below(4) as usize];
    options.trapped_attack_weakly = dice.below(2) == 0;
    options.quiet_limit = [0, 10, 120][dice.below(3) as usize];
    options.bank_captures =
        [BankCaptures::AsAnimals, BankCaptures::Never, BankCaptures::IntoWaterToo]
            [dice.below(3) as usize];
    for index in 0..plan.kinds.len() {
        let other = Kind(dice.below(8) as u8);
        let kind = &mut plan.kinds[index];
        match dice.below(10) {
            0 => kind.swims = !kind.swims,
            1 => kind.leaps = leaps[dice.below(4) as usize],
            2 => kind.takes = vec![other],
            3 => kind.spares = vec![other],
            4 => kind.ashore = Ashore::Nothing,
            5 => kind.ashore = Ashore::AllBut(vec![other]),
            6 => kind.rank = 1 + dice.below(8) as u8,
            _ => {}
        }
    }
    // No pawn starts in water, so an animal that no longer swims starts on a valid square.
    plan
}

fn compare(level: &str, tables: &Tables, naive: &Naive<'_>) {
    let text = naive.text();
    let position = Jungle::parse_position(tables, &text).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(Jungle::position_text(tables, &position), text);
    assert_eq!(result(tables, &position), naive.over(), "{level}: {text}");
    let mut actions = Vec::new();
    Jungle::actions(tables, &position, &mut actions);
    let mut listed: Vec<String> =
        actions.iter().map(|action| Jungle::action_text(tables, *action)).collect();
    listed.sort();
    let moves = moves(naive);
    let mut expected: Vec<String> =
        moves.iter().map(|(from, to)| name(*from) + &name(*to)).collect();
    expected.sort();
    assert_eq!(listed, expected, "{level}: {text}");
    for (from, to) in moves {
        let action = Jungle::parse_action(tables, &(name(from) + &name(to))).unwrap();
        let (next, expected) = (after::<Jungle>(tables, &position, action), naive.moved(from, to));
        let told = format!("{level}: {text}, {}{}", name(from), name(to));
        assert_eq!(Jungle::position_text(tables, &next), expected.text(), "{told}");
        assert_eq!(result(tables, &next), expected.over(), "{told}");
        assert_eq!(next.key(), next.key_from_scratch(tables), "{told}");
    }
}

/// Why the match is over and whether blue won, according to the naive implementation.
fn result(tables: &Tables, position: &Position) -> Option<(&'static str, Option<bool>)> {
    let Actor::Nobody(outcome) = Jungle::actor(tables, position) else { return None };
    let blue = (!outcome.is_draw()).then(|| outcome.rank(Seat(1)) == 0);
    Some((outcome.reason, blue))
}
