//! Refusals: a position for every reason, and a sweep over all picks.

use super::drawing::{Board, draw};
use super::levels::{self, classic, combat, combat_dogs, with};
use crate::rules::dice::SmallDice;
use crate::rules::jungle::{BankCaptures, Jungle, Leaps, Plan, Tables};
use crate::rules::{Dice, Game, Spot, Square, Viewer, after};

fn level(plan: Plan) -> Tables {
    Tables::build(&plan)
}

fn why(tables: Tables, drawing: &str, pick: &str) -> String {
    draw(tables, 'w', drawing).why(pick).unwrap()
}

#[test]
fn an_empty_square_is_no_piece() {
    assert_eq!(why(level(combat()), "9 . . # * # . c\n3 E . . . . . .", "d4"), "jungle-why-empty");
}

#[test]
fn why_j3_an_enemy_is_not_moved() {
    assert_eq!(why(level(combat()), "9 . . # * # . c\n3 E . . . . . .", "g9"), "jungle-why-j3");
}

#[test]
fn a_piece_that_cannot_move_is_stuck() {
    let drawing = "9 . . # * # . c\n2 P . . # . . .\n1 D P # * # . .".replace("2 P", "2 W");
    assert_eq!(why(level(combat()), &drawing, "a1"), "jungle-why-stuck animal=jungle-animal-dog");
}

#[test]
fn why_j4_too_far_for_a_step() {
    let drawing = "9 . . # * # . c\n3 . . . E . . .";
    for pick in ["d3d7", "d3e2", "d3b3", "d3a9"] {
        assert_eq!(why(level(combat()), drawing, pick), "jungle-why-j4");
    }
}

#[test]
fn why_j5_an_own_piece_stands_there() {
    let drawing = "9 . . # * # . c\n3 . . D E . . .";
    assert_eq!(why(level(combat()), drawing, "d3c3"), "jungle-why-j5");
}

#[test]
fn why_j6_the_own_den() {
    let drawing = "9 . . # * # . c\n1 . . D * # . .";
    assert_eq!(why(level(combat()), drawing, "c1d1"), "jungle-why-j6");
}

#[test]
fn why_j12_no_swimmer() {
    let drawing = "9 . . # * # . c\n3 . D . . . . .";
    let reason = "jungle-why-j12 animal=jungle-animal-dog";
    assert_eq!(why(level(combat()), drawing, "b3b4"), reason);
    assert_eq!(draw(level(combat_dogs()), 'w', drawing).why("b3b4"), None);
}

#[test]
fn why_j17_no_leaper() {
    let drawing = "9 . . # * # . c\n5 . ~ ~ W ~ ~ .\n3 . T . . . . .";
    let reason = "jungle-why-j17 animal=jungle-animal-wolf";
    assert_eq!(why(level(combat()), drawing, "d5a5"), reason);
    let across = with(combat(), |plan| {
        let tiger = levels::kind(plan, 'T');
        plan.kinds[tiger.index()].leaps = Leaps::Across;
    });
    let reason = "jungle-why-j17 animal=jungle-animal-tiger";
    assert_eq!(why(across, drawing, "b3b7"), reason);
}

#[test]
fn why_j18_a_swimmer_on_the_line() {
    let drawing = "9 . . # * # . c\n5 . r ~ . ~ ~ .\n3 . T . . . . .";
    let reason = "jungle-why-j18 animal=jungle-animal-tiger swimmer=jungle-animal-rat";
    assert_eq!(why(level(combat()), drawing, "b3b7"), reason);
}

/// The reason why red cannot move from d3 to d4, or between other squares.
fn met(plan: &Plan, drawing: &str, pick: &str) -> String {
    why(level(plan.clone()), drawing, pick)
}

#[test]
fn why_j7_the_enemy_is_stronger() {
    let reason = "jungle-why-j7 animal=jungle-animal-dog victim=jungle-animal-leopard";
    assert_eq!(met(&combat(), "4 . ~ ~ p ~ ~ .\n3 . . . D . . .", "d3d4"), reason);
    let leap = "jungle-why-j7 animal=jungle-animal-tiger victim=jungle-animal-elephant";
    assert_eq!(met(&combat(), "7 . e . . . . .\n3 . T . . . . .", "b3b7"), leap);
}

#[test]
fn why_j7_equal_ranks() {
    let mut plan = combat();
    plan.options.equal_captures = false;
    let reason = "jungle-why-j7-equal animal=jungle-animal-dog victim=jungle-animal-dog";
    assert_eq!(met(&plan, "4 . ~ ~ d ~ ~ .\n3 . . . D . . .", "d3d4"), reason);
}

#[test]
fn why_j9_the_elephant_spares_the_rat() {
    let reason = "jungle-why-j9 animal=jungle-animal-elephant victim=jungle-animal-rat";
    assert_eq!(met(&classic(), "4 . ~ ~ r ~ ~ .\n3 . . . E . . .", "d3d4"), reason);
}

#[test]
fn why_j11_a_trapped_attacker_is_weak() {
    let mut plan = combat();
    plan.options.trapped_attack_weakly = true;
    let reason = "jungle-why-j11 animal=jungle-animal-elephant victim=jungle-animal-cat";
    assert_eq!(met(&plan, "8 . . . E . . .\n7 . . . c . . .", "d8d7"), reason);
}

#[test]
fn why_j13_not_from_water_onto_land() {
    let drawing = "9 . . # * # . c\n5 . ~ R e ~ ~ .";
    let reason = "jungle-why-j13 animal=jungle-animal-rat victim=jungle-animal-elephant";
    assert_eq!(met(&combat(), drawing, "c5d5"), reason);
    let rat = "jungle-why-j13 animal=jungle-animal-rat victim=jungle-animal-rat";
    assert_eq!(met(&classic(), "9 . . # * # . c\n5 . ~ R r ~ ~ .", "c5d5"), rat);
}

#[test]
fn why_j14_not_from_land_into_water() {
    let drawing = "9 . . # * # . c\n5 . ~ r R ~ ~ .";
    let reason = "jungle-why-j14 animal=jungle-animal-rat victim=jungle-animal-rat";
    assert_eq!(met(&combat(), drawing, "d5c5"), reason);
    let mut plan = combat_dogs();
    plan.options.bank_captures = BankCaptures::IntoWaterToo;
    let weaker = "jungle-why-j7 animal=jungle-animal-rat victim=jungle-animal-dog";
    assert_eq!(met(&plan, "9 . . # * # . c\n5 . ~ d R ~ ~ .", "d5c5"), weaker);
}

#[test]
fn why_j16_a_dog_in_water_takes_nothing_ashore() {
    let reason = "jungle-why-j16 animal=jungle-animal-dog victim=jungle-animal-cat";
    assert_eq!(met(&combat_dogs(), "5 . ~ D c ~ ~ .", "c5d5"), reason);
}

#[test]
fn nothing_is_explained_when_there_is_nothing_to_pick() {
    let tables = level(combat());
    let lot = Board { position: Jungle::start(&tables, &Default::default()), tables };
    assert_eq!(lot.why("a1"), None, "before the lot has fallen");
    let over = draw(level(combat()), 'w', "3 . . . E . . .");
    assert_eq!(over.why("a1"), None, "after the end");
    let board = draw(level(combat()), 'w', "9 . . # * # . c\n3 . . . E . . .");
    assert_eq!(board.why("d3d3"), None, "the picked pawn is put back");
    assert_eq!(board.why("a1a2"), None, "nobody was picked");
    assert_eq!(board.why("g9g8"), None, "an enemy was picked");
    let view = Jungle::known_to(&board.tables, &board.position, Viewer::Spectator);
    let ask = |picked: &[Spot], spot| Jungle::refusal(&board.tables, &view, picked, spot);
    assert_eq!(ask(&[], Spot::Button(0)), None);
    assert_eq!(ask(&[], Spot::Square(63)), None, "beside the board");
    assert_eq!(ask(&[Spot::Square(17); 2], Spot::Square(63)), None);
    assert_eq!(ask(&[Spot::Square(63)], Spot::Square(0)), None);
}

/// In every position of a random match each pick is either legal or has a reason.
#[test]
fn a_reason_is_given_exactly_when_a_pick_is_not_legal() {
    for (name, plan) in levels::all() {
        let tables = level(plan);
        let mut dice = SmallDice::new(7);
        let mut position = tables.start_with(crate::rules::Side(0));
        let mut actions = Vec::new();
        for ply in 0..200 {
            actions.clear();
            Jungle::actions(&tables, &position, &mut actions);
            let Some(last) = (actions.len() as u32).checked_sub(1) else { break };
            if ply % 8 == 0 {
                sweep(&Board { tables: tables.clone(), position: position.clone() }, name);
            }
            position = after::<Jungle>(&tables, &position, actions[dice.below(last + 1) as usize]);
        }
    }
}

fn sweep(board: &Board, level: &str) {
    let name = |number: u8| board.tables.grid.name(Square(number));
    let mover = board.position.to_move();
    for from in 0..63 {
        let own = board.position.side_at(Square(from)) == mover;
        let from = name(from);
        let goals = board.goals(&from);
        let goals: Vec<&str> = goals.split(' ').collect();
        let stuck = goals == [""];
        assert_eq!(board.why(&from).is_some(), stuck, "{level}: {from} in {}", board.text());
        for to in (0..63).map(name) {
            let asked = own && to != from && !goals.contains(&to.as_str());
            let why = board.why(&format!("{from}{to}"));
            assert_eq!(why.is_some(), asked, "{level}: {from}{to} in {}", board.text());
        }
    }
}
