//! Text forms of positions, actions and set-ups, and the errors for invalid ones.

use super::drawing::Board;
use super::levels::{self, classic, combat, with};
use crate::rules::jungle::{Action, Event, First, Jungle, Kind, Position, Setup, Tables};
use crate::rules::kept::Kept;
use crate::rules::{Game, Grid, Seat, Side, Square, TextFlaw, play};

fn level() -> Tables {
    Tables::build(&combat())
}

fn flaw(text: &str) -> (usize, String) {
    match Jungle::parse_position(&level(), text) {
        Ok(_) => panic!("{text} was read"),
        Err(TextFlaw { column, cause }) => (column, cause),
    }
}

#[test]
fn a_position_is_written_as_it_was_read() {
    for text in [
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w",
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b 17",
        "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L ?",
        "7/7/7/3t3/1R2r2/7/7/7/7 b",
    ] {
        let position = Jungle::parse_position(&level(), text).unwrap();
        assert_eq!(Jungle::position_text(&level(), &position), text);
    }
}

#[test]
fn a_row_of_ten_empty_squares_is_written_and_read() {
    let tables = with(combat(), |plan| {
        plan.grid = Grid { width: 12, height: 5 };
        (plan.water, plan.traps, plan.dens) = (0, [0; 2], [Square(0), Square(59)]);
        plan.start = vec![(Side(0), Kind(1), Square(13)), (Side(1), Kind(1), Square(46))];
    });
    let text = "12/10c1/12/1C10/12 w";
    let position = Jungle::parse_position(&tables, text).unwrap();
    assert_eq!(position, tables.start_with(Side(0)));
    assert_eq!(Jungle::position_text(&tables, &position), text);
}

#[test]
fn a_side_has_no_animal_that_it_does_not_start_with() {
    let tables = with(combat(), |plan| {
        plan.start.retain(|(side, kind, _)| *side == Side(0) || *kind != Kind(1));
    });
    let position = |text| Jungle::parse_position(&tables, text);
    assert!(position("l5t/7/7/7/7/7/7/1C5/7 w").is_ok());
    let flaw = position("l5t/1c5/7/7/7/7/7/1C5/7 w").unwrap_err();
    assert_eq!(flaw.cause, "blue has 1 of cat, 0 at the start");
}

#[test]
fn the_number_of_the_move_may_follow_and_is_not_kept() {
    let position = Jungle::parse_position(&level(), "7/7/7/3t3/1R2r2/7/7/7/7 b 17 40").unwrap();
    assert_eq!(Jungle::position_text(&level(), &position), "7/7/7/3t3/1R2r2/7/7/7/7 b 17");
}

#[test]
fn a_position_without_pawns_of_one_side_is_over_as_soon_as_somebody_moves() {
    let over = |text| Jungle::parse_position(&level(), text).unwrap().ending().is_some();
    assert!(over("7/7/7/3t3/7/7/7/7/7 w"));
    assert!(!over("7/7/7/3t3/7/7/7/7/7 ?"));
}

#[test]
fn a_flaw_in_a_position_tells_where_and_why() {
    for (text, column, words) in [
        ("", 1, "this rank has 0 squares"),
        ("7/7/7/7/7/7/7/7 w", 15, "there are 8 ranks, the board has 9"),
        ("7/7/7/7/7/7/7/7/7/7 w", 19, "there are 10 ranks"),
        ("7/6/7/7/7/7/7/7/7 w", 4, "this rank has 6 squares, the board 7"),
        ("7/8/7/7/7/7/7/7/7 w", 4, "this rank has 8 squares"),
        ("7/6RR/7/7/7/7/7/7/7 w", 5, "goes beyond the board"),
        ("7/7/7/7/7/7/7/7/7/R6 w", 19, "goes beyond the board"),
        ("7/3x3/7/7/7/7/7/7/7 w", 4, "`x` is no animal"),
        ("  7/3x3/7/7/7/7/7/7/7 w", 6, "`x` is no animal"),
        ("7/7/7/7/7/7/7/7/R6", 19, "`` is not a side"),
        ("7/7/7/7/7/7/7/7/R6 r", 20, "`r` is not a side"),
        ("7/7/7/7/7/7/7/7/R6 w many", 22, "`many` is no number"),
        ("7/7/7/7/7/7/7/7/R6 w 1 -1", 24, "`-1` is no number"),
        ("7/7/7/7/7/7/7/7/R6  w 1  2 3", 28, "nothing is expected at `3`"),
        ("7/7/7/7/1C5/7/7/7/7 w", 10, "b5 is no place for red's cat"),
        ("7/7/7/7/7/7/7/7/3C3 w", 18, "d1 is no place for red's cat"),
        ("  7/7/7/7/7/7/7/7/3C3 w", 20, "d1 is no place for red's cat"),
        ("3c3/7/7/7/7/7/7/7/7 w", 2, "d9 is no place for blue's cat"),
        ("7/7/7/7/7/7/7/7/CC5 w", 17, "red has 2 of cat, 1 at the start"),
    ] {
        let (at, cause) = flaw(text);
        assert!(cause.contains(words) && at == column, "{text}: {at} {cause}");
    }
}

#[test]
fn an_action_is_written_as_it_was_read() {
    for text in ["lot-w", "lot-b", "a3a4", "g9g8", "d7d3"] {
        let action = Jungle::parse_action(&level(), text).unwrap();
        assert_eq!(Jungle::action_text(&level(), action), text);
    }
    let parsed = Jungle::parse_action(&level(), "a2b1");
    assert_eq!(parsed, Ok(Action::Move { from: Square(7), to: Square(1) }));
}

#[test]
fn a_flaw_in_an_action_tells_where_and_why() {
    for (text, column, words) in [
        ("", 1, "no move"),
        ("a3", 1, "no move"),
        ("33", 1, "no move"),
        ("lot-x", 5, "`x` is no side"),
        ("h3a4", 1, "`h3` is no square"),
        ("a3a0", 3, "`a0` is no square"),
        ("a3a44", 3, "`a44` is no square"),
        ("é3a4", 1, "no square"),
    ] {
        let TextFlaw { column: at, cause } = Jungle::parse_action(&level(), text).unwrap_err();
        assert!(cause.contains(words) && at == column, "{text}: {at} {cause}");
    }
}

#[test]
fn a_set_up_is_written_as_it_was_read() {
    for text in ["first=lot", "first=0", "first=1", "position=7/7/7/3t3/1R2r2/7/7/7/7 b 17"] {
        let setup = Jungle::parse_setup(&level(), text).unwrap();
        assert_eq!(Jungle::setup_text(&level(), &setup), text);
    }
    assert_eq!(
        Jungle::parse_setup(&level(), "first=1").unwrap(),
        Setup { first: First::Seat(Seat(1)), position: None }
    );
    for (text, column) in [
        ("", 1),
        ("first=2", 1),
        ("second=0", 1),
        ("first=0 first=1", 1),
        ("position=7/7", 12),
        ("position=7/6/7/7/7/7/7/7/7 w", 13),
        ("position=7/7/7/7/7/7/7/7/3C3 w", 27),
    ] {
        let flaw = Jungle::parse_setup(&level(), text).unwrap_err();
        assert_eq!(flaw.column, column, "{text}: {}", flaw.cause);
    }
}

#[test]
fn a_set_position_is_judged_the_same_whether_the_lot_or_its_text_says_who_begins() {
    let tables = level();
    // A pawn in the enemy den, a side without pawns, a side that cannot move, too many quiet plies,
    // and a running match.
    let boards = [
        "3R3/7/7/7/7/7/7/7/3t3",
        "3R3/7/7/7/7/7/7/7/7",
        "7/7/7/7/7/7/7/l6/Rd5",
        "7/7/7/3t3/1R2r2/7/7/7/7",
    ];
    for (board, side) in boards.into_iter().flat_map(|board| [(board, 'w'), (board, 'b')]) {
        for quiet in ["", " 17", " 120"] {
            let read = |mover| Jungle::parse_position(&tables, &format!("{board} {mover}{quiet}"));
            let lot = Jungle::parse_action(&tables, &format!("lot-{side}")).unwrap();
            let (position, events) = play::<Jungle>(&tables, &read('?').unwrap(), lot).unwrap();
            let set = read(side).unwrap();
            assert_eq!(position, set, "{board} {side}{quiet}");
            let told = events.iter().any(|event| matches!(event, Event::Ended { .. }));
            assert_eq!(told, set.ending().is_some(), "{board} {side}{quiet}");
        }
    }
}

#[test]
fn a_set_up_with_a_position_starts_there() {
    let position = Board::start(level()).then("a1a2").position;
    let setup = Setup { position: Some(position.clone()), ..Setup::default() };
    assert_eq!(Jungle::start(&level(), &setup), position);
}

#[test]
fn every_part_of_a_level_is_in_its_hash() {
    let base = level().hash;
    assert_eq!(base, level().hash);
    assert_ne!(base, Tables::build(&classic()).hash);
    let changes: [fn(&mut crate::rules::jungle::Plan); 20] = [
        |plan| plan.water ^= 1,
        |plan| plan.dens.swap(0, 1),
        |plan| plan.traps.swap(0, 1),
        |plan| plan.start.swap(0, 1),
        |plan| plan.start[0].0.0 ^= 1,
        |plan| plan.kinds.swap(2, 3),
        |plan| plan.kinds[0].id.push('s'),
        |plan| plan.kinds[0].letter = 'M',
        |plan| plan.kinds[0].rank = 2,
        |plan| plan.kinds[0].swims = false,
        |plan| plan.kinds[0].leaps = crate::rules::jungle::Leaps::Across,
        |plan| plan.kinds[0].takes.clear(),
        |plan| plan.kinds[0].spares.push(crate::rules::jungle::Kind(0)),
        |plan| plan.kinds[0].ashore = crate::rules::jungle::Ashore::Nothing,
        |plan| plan.options.traps = crate::rules::jungle::TrapOwners::Enemy,
        |plan| plan.options.equal_captures = false,
        |plan| plan.options.leaps = crate::rules::jungle::Leaps::None,
        |plan| plan.options.bank_captures = crate::rules::jungle::BankCaptures::Never,
        |plan| plan.options.trapped_attack_weakly = true,
        |plan| plan.options.repetitions_to_draw = None,
    ];
    let mut hashes: Vec<u64> = changes.iter().map(|change| with(combat(), change).hash).collect();
    hashes.push(with(combat(), |plan| plan.options.quiet_limit = 119).hash);
    hashes.push(base);
    let count = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
    assert_eq!(Jungle::tables_hash(&level()), base);
}

#[test]
fn an_animal_that_does_not_stand_in_a_level_changes_only_the_hash_of_everything() {
    let gone =
        |plan: &mut crate::rules::jungle::Plan| plan.start.retain(|(_, kind, _)| kind.0 != 0);
    let base = with(combat(), gone);
    assert_ne!(base.used_hash, base.hash);
    assert_eq!(level().used_hash, level().hash, "all animals stand in it");
    let changed = with(combat(), |plan| {
        gone(plan);
        plan.kinds[0].rank = 3;
        plan.kinds[3].takes.push(crate::rules::jungle::Kind(0));
    });
    assert_ne!(changed.hash, base.hash);
    assert_eq!(changed.used_hash, base.used_hash);
    let changed = with(combat(), |plan| {
        gone(plan);
        plan.kinds[3].swims ^= true;
    });
    assert_ne!(changed.used_hash, base.used_hash);
}

#[test]
fn no_hash_depends_on_places_in_the_list_of_animals_that_do_not_stand_in_the_level() {
    let gone =
        |plan: &mut crate::rules::jungle::Plan| plan.start.retain(|(_, kind, _)| kind.0 != 0);
    let listed = with(combat(), gone);
    let taken_away = with(combat(), |plan| {
        gone(plan);
        plan.keep(&Kept::of((0..plan.kinds.len()).map(|kind| kind != 0)));
    });
    let hashes = |tables: &Tables| {
        let position = Jungle::start(tables, &Setup::default());
        let (used, listed) = (Jungle::used_hash(tables), Jungle::used_hash_by_list(tables));
        let (place, by_list) =
            (Jungle::hash(tables, &position), Jungle::hash_by_list(tables, &position));
        ([used, place], [listed, by_list])
    };
    let ((now, by_list), (without, by_list_without)) = (hashes(&listed), hashes(&taken_away));
    assert_eq!(now, without);
    assert!(by_list[0] != by_list_without[0] && by_list[1] != by_list_without[1], "in format 5");
    let all = hashes(&level());
    assert_eq!(all.0, all.1, "where all animals stand, both are one");
}

/// Records store these numbers: they may change only if the meaning of the rules changes.
#[test]
fn hashes_are_the_same_number_on_every_machine() {
    let board = Board::start(level());
    assert_eq!(Jungle::hash(&board.tables, &board.position), 0x294c_c691_2ab4_4773);
    assert_eq!(level().hash, 0x0d32_2af2_1420_0e7a);
}

#[test]
fn a_position_fits_in_64_bytes() {
    assert!(size_of::<Position>() <= 64, "{}", size_of::<Position>());
}

#[test]
fn an_impossible_position_does_not_pass_the_check() {
    let tables = level();
    let checked = |change: fn(&mut Position, &Tables)| {
        let mut position = Board::start(level()).position;
        change(&mut position, &tables);
        Jungle::check(&tables, &position).err().unwrap_or_default()
    };
    assert_eq!(levels::kind(&combat(), 'C'), Kind(1));
    let found = [
        checked(|_, _| {}),
        checked(|board, tables| board.put(tables, Side(1), Kind(0), Square(0))),
        checked(|board, tables| board.put(tables, Side(1), Kind(0), Square(63))),
        checked(|board, tables| board.put(tables, Side(0), Kind(9), Square(3 * 7))),
        checked(|board, tables| board.put(tables, Side(0), Kind(1), Square(4 * 7 + 1))),
        checked(|board, tables| board.put(tables, Side(0), Kind(1), Square(3 * 7))),
        checked(|board, tables| board.remove(tables, Side(0), Kind(6), Square(0))),
    ];
    let words = [
        "",
        "two pawns stand on one square",
        "beside the board",
        "a4 is no place",
        "b5 is no place",
        "has 2 of cat, 1 at the start",
        "square 0 remembers an animal",
    ];
    for (found, words) in found.iter().zip(words) {
        assert!(found.contains(words) && found.is_empty() == words.is_empty(), "{words}: {found}");
    }
}
