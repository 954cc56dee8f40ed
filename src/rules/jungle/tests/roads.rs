//! Movements of pawns: J1-J6, J12, J17 and J18.

use super::drawing::{Board, draw};
use super::levels::{self, classic, combat, combat_dogs, with};
use crate::rules::jungle::{Event, Jungle, Leaps, Plan, Setup, Tables};
use crate::rules::{Actor, Game, Seat, Side, Square};

fn level(plan: Plan) -> Tables {
    Tables::build(&plan)
}

#[test]
fn j1_two_players_have_eight_pieces_each_one_of_each_animal() {
    for (name, plan) in levels::all() {
        let board = Board::start(level(plan));
        assert_eq!(Jungle::seats(&board.position), 2, "{name}");
        for side in [Side(0), Side(1)] {
            let own = board.position.all_pawns().filter(|(_, owner, _)| *owner == side);
            let mut kinds: Vec<u8> = own.map(|(.., kind)| kind.0).collect();
            kinds.sort_unstable();
            assert_eq!(kinds, [0, 1, 2, 3, 4, 5, 6, 7], "{name}");
        }
    }
    let start = Board::start(level(combat()));
    assert_eq!(start.text(), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w");
}

#[test]
fn j2_who_begins_is_drawn_by_lot() {
    let tables = level(combat());
    let position = Jungle::start(&tables, &Setup::default());
    assert_eq!(Jungle::actor(&tables, &position), Actor::Chance);
    for (text, seat) in [("lot-w", 0), ("lot-b", 1)] {
        let board = Board { tables: tables.clone(), position: position.clone() }.then(text);
        assert_eq!(Jungle::actor(&tables, &board.position), Actor::Seat(Seat(seat)));
        assert!(!board.may("lot-w") && !board.may("lot-b"), "the lot falls once");
    }
    let board = Board { tables, position };
    assert!(!board.may("a1a2"), "nobody moves before the lot has fallen");
}

#[test]
fn j2_the_set_up_may_say_who_begins_instead() {
    let tables = level(combat());
    for seat in [Seat(0), Seat(1)] {
        let setup = Setup { first: crate::rules::jungle::First::Seat(seat), position: None };
        let position = Jungle::start(&tables, &setup);
        assert_eq!(Jungle::actor(&tables, &position), Actor::Seat(seat));
    }
}

#[test]
fn j3_players_alternate_and_one_piece_moves_each_turn() {
    let board = Board::start(level(combat())).then("a1a2");
    assert_eq!(Jungle::actor(&board.tables, &board.position), Actor::Seat(Seat(1)));
    assert!(!board.may("a2a1"), "red has moved");
    let board = board.then("a9a8");
    assert_eq!(Jungle::actor(&board.tables, &board.position), Actor::Seat(Seat(0)));
    assert_eq!(board.text(), "6t/ld3c1/r1p1w1e/7/7/7/E1W1P1R/TC3D1/6L w 2");
    assert!(!board.may("a2a2"), "staying is no move");
}

#[test]
fn j4_a_move_is_one_square_along_a_file_or_rank() {
    let board = draw(
        level(combat()),
        'w',
        "7 . . . . . . c
         3 . . . E . . .
         1 W . # * # . .",
    );
    assert_eq!(board.goals("d3"), "d2 c3 e3 d4");
    assert_eq!(board.goals("a1"), "b1 a2", "not beyond the edge");
    let blue = draw(level(combat()), 'b', "7 . . . . . . c\n3 . . . E . . .");
    assert_eq!(blue.goals("g7"), "g6 f7 g8", "the right edge does not lead to the left one");
}

#[test]
fn j5_nobody_moves_onto_an_own_piece() {
    let board = draw(
        level(combat()),
        'w',
        "9 . . # * # . c
         4 . ~ ~ D ~ ~ .
         3 . . W E . . .
         2 . . . P . . .",
    );
    assert_eq!(board.goals("d3"), "e3");
}

#[test]
fn j6_nobody_enters_its_own_den() {
    let drawing = "9 . . # * c . .\n8 . . . # . . .\n1 . . C * # . .";
    assert_eq!(draw(level(combat()), 'w', drawing).goals("c1"), "b1 c2");
    assert_eq!(draw(level(combat()), 'b', drawing).goals("e9"), "e8 f9");
}

#[test]
fn j12_only_the_rat_enters_water() {
    for letter in "CDWPE".chars() {
        let drawing = format!("9 . . # * # . c\n3 . {letter} . . . . .");
        let board = draw(level(combat()), 'w', &drawing);
        assert_eq!(board.goals("b3"), "b2 a3 c3", "{letter}");
    }
    let board = draw(
        level(combat()),
        'w',
        "9 . . # * # . c\n5 . ~ R . ~ ~ .\n3 . . . . R . .".trim_end_matches("\n3 . . . . R . ."),
    );
    assert_eq!(board.goals("c5"), "c4 b5 d5 c6", "a rat swims and goes ashore");
    let board = draw(level(combat()), 'w', "9 . . # * # . c\n3 . R . . . . .");
    assert_eq!(board.goals("b3"), "b2 a3 c3 b4");
}

#[test]
fn j12_swimming_dogs_enter_water_too() {
    let drawing = "9 . . # * # . c\n3 . D . . . . .";
    assert_eq!(draw(level(combat_dogs()), 'w', drawing).goals("b3"), "b2 a3 c3 b4");
    assert_eq!(draw(level(combat()), 'w', drawing).goals("b3"), "b2 a3 c3");
}

#[test]
fn j17_lion_and_tiger_leap_over_the_river_both_ways() {
    for letter in ['L', 'T'] {
        let lengthwise = format!("9 . . # * # . c\n3 . {letter} . . . . .");
        assert_eq!(draw(level(combat()), 'w', &lengthwise).goals("b3"), "b2 a3 c3 b7");
        let across = format!("9 . . # * # . c\n5 . ~ ~ {letter} ~ ~ .");
        assert_eq!(draw(level(combat()), 'w', &across).goals("d5"), "d4 a5 g5 d6");
    }
    let back = draw(level(combat()), 'b', "7 . . . . t . .\n3 . . . . . . E");
    assert_eq!(back.goals("e7"), "e3 d7 f7 e8");
}

#[test]
fn j17_nobody_else_leaps() {
    for letter in "RCDWPE".chars() {
        let board = draw(level(combat()), 'w', &format!("9 . . # * # . c\n5 . ~ ~ {letter} ~ ~ ."));
        assert!(!board.may("d5a5") && !board.may("d5g5"), "{letter}");
    }
}

#[test]
fn j17_a_leap_lands_on_an_enemy_that_may_be_captured_and_on_no_other_piece() {
    let weaker = draw(level(combat()), 'w', "7 . d . . . . .\n3 . L . . . . .");
    assert!(weaker.may("b3b7"));
    assert_eq!(weaker.then("b3b7").pawns(), "Lb7");
    let stronger = draw(level(combat()), 'w', "7 . e . . . . .\n3 . L . . . . .");
    assert!(!stronger.may("b3b7"));
    let own = draw(level(combat()), 'w', "9 . . # * # . c\n7 . D . . . . .\n3 . L . . . . .");
    assert!(!own.may("b3b7"));
}

#[test]
fn j17_a_leap_does_not_change_direction_nor_start_away_from_the_bank() {
    let board = draw(level(combat()), 'w', "9 . . # * # . c\n2 . L . # . . .");
    assert_eq!(board.goals("b2"), "b1 a2 c2 b3");
}

#[test]
fn j17_the_level_says_in_which_directions_each_animal_leaps() {
    let drawing = "9 . . # * # . c\n5 . ~ ~ T ~ ~ .\n3 . L . . P . .";
    let directions = |leopard, tiger| {
        let tables = with(combat(), |plan| {
            let (p, t) = (levels::kind(plan, 'P'), levels::kind(plan, 'T'));
            plan.kinds[p.index()].leaps = leopard;
            plan.kinds[t.index()].leaps = tiger;
        });
        let board = draw(tables, 'w', drawing);
        (board.may("e3e7"), board.may("d5a5"))
    };
    assert_eq!(directions(Leaps::Lengthwise, Leaps::Across), (true, true));
    assert_eq!(directions(Leaps::Across, Leaps::Lengthwise), (false, false));
    assert_eq!(directions(Leaps::Both, Leaps::Both), (true, true));
    assert_eq!(directions(Leaps::None, Leaps::None), (false, false));
}

#[test]
fn j17_the_level_says_in_which_directions_anybody_leaps_at_most() {
    let drawing = "9 . . # * # . c\n5 . ~ ~ T ~ ~ .\n3 . L . . . . .";
    let allowed = |leaps| {
        let board = draw(with(combat(), |plan| plan.options.leaps = leaps), 'w', drawing);
        (board.may("b3b7"), board.may("d5a5"))
    };
    assert_eq!(allowed(Leaps::Both), (true, true));
    assert_eq!(allowed(Leaps::Lengthwise), (true, false));
    assert_eq!(allowed(Leaps::Across), (false, true));
    assert_eq!(allowed(Leaps::None), (false, false));
}

#[test]
fn j17_between_two_rivers_an_animal_leaps_only_its_own_way() {
    let ways = |leaps| {
        let tables = with(combat(), |plan| {
            plan.water |= Square(16).bit();
            let lion = levels::kind(plan, 'L');
            plan.kinds[lion.index()].leaps = leaps;
        });
        // The lion on b3 has the river above it, and to its right c3, which is now water too.
        let board = draw(tables, 'w', "9 . . # * # . c\n3 . L . . . . .");
        (board.may("b3b7"), board.may("b3d3"))
    };
    assert_eq!(ways(Leaps::Lengthwise), (true, false));
    assert_eq!(ways(Leaps::Across), (false, true));
    assert_eq!(ways(Leaps::Both), (true, true));
}

#[test]
fn j17_a_leap_is_told_as_one_and_a_step_is_not() {
    for (mover, drawing, action, far) in [
        ('w', "9 . . # * # . c\n3 . L . . . . .", "b3b7", true),
        ('w', "9 . . # * # . c\n3 . L . . . . .", "b3b2", false),
        ('b', "7 . . . . t . .\n3 . . . . . . E", "e7e3", true),
        ('b', "7 . . . . t . .\n3 . . . . . . E", "e7e8", false),
    ] {
        let events = draw(level(combat()), mover, drawing).events(action);
        let told = events.iter().find_map(|event| match event {
            Event::Moved { leapt, .. } => Some(*leapt),
            _ => None,
        });
        assert_eq!(told, Some(far), "{action}");
    }
}

#[test]
fn j18_a_leap_is_forbidden_while_any_swimmer_is_in_the_water_on_its_line() {
    for plan in [combat(), combat_dogs(), classic()] {
        for swimmer in ["R", "r"] {
            for square in ["b4", "b5", "b6"] {
                let rank = |number: &str| {
                    if square.ends_with(number) {
                        format!("{number} . {swimmer} ~ . ~ ~ .\n")
                    } else {
                        String::new()
                    }
                };
                let drawing = format!(
                    "9 . . # * # . c\n{}{}{}3 . L . . . . .",
                    rank("6"),
                    rank("5"),
                    rank("4")
                );
                let board = draw(level(plan.clone()), 'w', &drawing);
                assert!(!board.may("b3b7"), "{swimmer} on {square}");
            }
        }
    }
    for dog in ["D", "d"] {
        let drawing = format!("9 . . # * # . c\n5 . ~ {dog} . ~ ~ .\n3 . . T . . . .");
        assert!(!draw(level(combat_dogs()), 'w', &drawing).may("c3c7"), "{dog}");
    }
    let across = draw(level(combat()), 'w', "9 . . # * # . c\n5 . ~ ~ T r ~ .");
    assert_eq!(across.goals("d5"), "d4 a5 d6");
}

#[test]
fn j18_a_swimmer_beside_the_line_forbids_nothing() {
    let board = draw(level(combat()), 'w', "9 . . # * # . c\n5 . ~ r . ~ ~ .\n3 . L . . . . .");
    assert!(board.may("b3b7"));
}

#[test]
fn the_tables_tell_where_dens_and_traps_lie() {
    let tables = level(classic());
    let names = |set: u64| {
        let names = crate::rules::grid::squares(set).map(|square| tables.grid.name(square));
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(tables.traps(Side(0))), "c1 e1 d2");
    assert_eq!(names(tables.traps(Side(1))), "d8 c9 e9");
    assert_eq!(names(tables.den(Side(0)).bit() | tables.den(Side(1)).bit()), "d1 d9");
    assert_eq!(names(tables.water), "b4 c4 e4 f4 b5 c5 e5 f5 b6 c6 e6 f6");
    let banks = "a4 d4 g4 a5 d5 g5 a6 d6 g6";
    let banks = format!("b3 c3 e3 f3 {banks} b7 c7 e7 f7");
    assert_eq!(names(tables.banks), banks);
}
