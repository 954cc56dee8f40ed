//! Hints are good actions with true reasons.

use super::levels::level;
use crate::ai::hint::Foreseen;
use crate::ai::{AiGame, Observation, hint};
use crate::rules::jungle::{Jungle, Tables};
use crate::rules::{Argument, Game, Reason, Seat, Viewer};

/// The reason given for `action` in `position`, if the search scores it `score`.
fn reason(tables: &Tables, position: &str, action: &str, score: i32) -> Reason {
    let position = &Jungle::parse_position(tables, position).unwrap();
    let line = &[Jungle::parse_action(tables, action).unwrap()];
    assert!(Jungle::accepts(tables, position, line[0]), "{action} is not legal");
    let params = &Jungle::eval_params(tables);
    Jungle::reason(tables, &Foreseen { position, line, score, params })
}

fn animal(letter: char) -> Argument {
    Argument::Key(format!("jungle-animal-animal-{letter}"))
}

#[test]
fn every_reason_is_given_where_it_is_true() {
    let tables = level(false);
    let cases = [
        ("7/3L3/7/7/7/7/7/7/r6 w", "d8d9", 29_999, "jungle-hint-wins"),
        ("l6/7/7/7/7/7/2WwP2/7/6L w", "e3d3", 200, "jungle-hint-takes"),
        ("t6/7/7/7/7/3l3/2WwP2/7/6L w", "e3d3", 200, "jungle-hint-trades"),
        ("l6/7/7/7/7/3e3/7/1P5/7 w", "b2c2", 0, "jungle-hint-blocks"),
        ("l6/7/7/7/7/7/7/2Lw3/7 w", "c2d2", 0, "jungle-hint-takes"),
        ("7/7/7/7/7/l6/W6/7/7 w", "a3b3", 0, "jungle-hint-saves"),
        // Elsewhere the wolf would be taken; there the taker would be taken, too.
        ("e6/7/3w2L/3W3/7/7/7/7/7 w", "g7f7", 0, "jungle-hint-nears"),
        ("e6/7/3lW1E/7/7/7/7/7/7 w", "g7f7", 0, "jungle-hint-guards"),
        ("e6/4L2/3lW1E/7/7/7/7/7/7 w", "g7f7", 0, "jungle-hint-nears"),
        // In the water the rat is in the way of the leap.
        ("7/7/7/7/W2l3/2R4/7/7/7 w", "c4c5", 0, "jungle-hint-shields"),
        ("7/7/7/7/W2l3/2R4/7/7/7 w", "c4c3", 0, "jungle-hint-best"),
        ("e6/7/3lW2/7/7/7/7/E6/7 w", "a2a1", 0, "jungle-hint-best"),
        ("7/7/3w3/7/7/3E3/7/7/7 w", "d4d5", 0, "jungle-hint-nears"),
        ("7/7/3w3/7/3E3/7/7/7/7 w", "d5d6", 0, "jungle-hint-threatens"),
        ("l6/7/7/7/7/7/3L3/7/7 w", "d3c3", 0, "jungle-hint-nears"),
        ("l6/7/7/7/7/7/2L4/7/7 w", "c3c2", 0, "jungle-hint-best"),
    ];
    for (position, action, score, key) in cases {
        let reason = reason(&tables, position, action, score);
        assert_eq!(reason.key, key, "{action} in {position}: {reason:?}");
    }
}

#[test]
fn a_guard_that_takes_the_raider_guards_the_den() {
    let tables = level(false);
    // The wolf on the trap d2 would enter d1; only taking it helps.
    let reason = reason(&tables, "l6/7/7/7/7/7/7/2Cw3/7 w", "c2d2", 0);
    assert_eq!(reason.key, "jungle-hint-takes");
    assert_eq!(reason.arguments, [("animal", animal('C')), ("victim", animal('W'))]);
}

#[test]
fn a_hint_is_legal_and_nobody_else_gets_one() {
    let tables = level(true);
    let position = tables.start_with(crate::rules::Side(1));
    for (seat, owes) in [(0, false), (1, true)] {
        let observation =
            Observation::<Jungle>::fresh(&tables, &position, Viewer::Seat(Seat(seat)));
        let hint = hint(&tables, &observation, 2_000);
        assert_eq!(hint.is_some(), owes);
        assert!(hint.is_none_or(|hint| Jungle::accepts(&tables, &position, hint.action)));
    }
}
