//! Functions for computer players agree with the rules: ways are a lone pawn's actions.

use super::levels;
use crate::rules::grid::squares;
use crate::rules::jungle::outlook::{may_go, noisy_actions, null_move};
use crate::rules::jungle::{Jungle, Kind, Plan, Position, SIDES, Tables, actions};
use crate::rules::{Game, Side, Square};

/// A board with only one pawn, whose side is to move.
fn alone(tables: &Tables, side: Side, kind: Kind, square: Square) -> Position {
    let mut position = Position::empty(tables);
    position.put(tables, side, kind, square);
    position.pass_to(tables, side);
    position
}

#[test]
fn the_ways_of_an_animal_are_where_it_may_go_alone_on_the_board() {
    for (name, plan) in levels::all() {
        let tables = Tables::build(&plan);
        for side in SIDES {
            for kind in (0..tables.kinds.len() as u8).map(Kind) {
                for from in squares(tables.haunt(side, kind)) {
                    let position = alone(&tables, side, kind, from);
                    let goes = actions::destinations(&tables, &position, from);
                    assert_eq!(tables.ways(side, kind, from), goes, "{name} {side:?} {kind:?}");
                    for to in tables.grid.squares() {
                        let may = may_go(&tables, &position, from, to);
                        assert_eq!(may, goes & to.bit() != 0, "{name} {from:?} {to:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn strikes_are_the_captures_and_the_den_among_the_actions() {
    let tables = Tables::build(&levels::combat());
    for text in [
        "l5t/1d3c1/r1pLw1e/7/7/7/E1W1P1R/1C3D1/T6 w",
        "l5t/2C4/7/r6/L5e/R2d2E/3D3/7/7 w",
        "7/7/7/l2T3/7/7/7/3r3/7 b",
        "7/7/7/7/7/7/2Pe3/3C3/7 b",
    ] {
        let position = Jungle::parse_position(&tables, text).unwrap();
        let (mut all, mut struck) = (Vec::new(), Vec::new());
        Jungle::actions(&tables, &position, &mut all);
        let mover = position.to_move().unwrap();
        let targets = position.pawns(Side(mover.0 ^ 1)) | tables.enemy_den(mover);
        all.retain(|action| match action {
            crate::rules::jungle::Action::Move { to, .. } => targets & to.bit() != 0,
            crate::rules::jungle::Action::Begin(_) => false,
        });
        noisy_actions(&tables, &position, &mut struck);
        assert_eq!(struck, all, "{text}");
        assert!(!all.is_empty(), "{text} has something to strike");
    }
}

#[test]
fn a_turn_left_to_the_other_side_changes_only_who_moves() {
    let tables = Tables::build(&levels::combat());
    let start = tables.start_with(Side(0));
    let left = null_move(&tables, &start);
    assert_eq!(left, tables.start_with(Side(1)));
    assert_eq!(left.key(), left.key_from_scratch(&tables));
    assert_eq!(null_move(&tables, &left), start);
}

#[test]
fn the_prey_on_open_land_is_that_of_ranks_and_exceptions() {
    let prey = |plan: &Plan, letter| {
        let tables = Tables::build(plan);
        let set = tables.prey_on_land(levels::kind(plan, letter));
        let taken = (0..8).filter(|kind| set & 1 << kind != 0);
        taken.map(|kind| plan.kinds[kind].letter).collect::<String>()
    };
    assert_eq!(prey(&levels::combat(), 'R'), "RE");
    assert_eq!(prey(&levels::combat(), 'D'), "RCWD");
    assert_eq!(prey(&levels::combat(), 'E'), "RCWDPLTE");
    assert_eq!(prey(&levels::classic(), 'E'), "CDWPTLE", "it spares the rat");
}

#[test]
fn beside_a_square_are_the_squares_one_step_away() {
    for (name, plan) in levels::all() {
        let tables = Tables::build(&plan);
        for square in tables.grid.squares() {
            let beside = tables.beside(square.bit()) & tables.all_squares();
            assert_eq!(beside, tables.steps(square), "{name} {square:?}");
        }
    }
}
