//! Which animal captures which: J7-J11 and J13-J16.

use super::drawing::draw;
use super::levels::{classic, combat, combat_dogs, kind, with};
use crate::rules::jungle::{Ashore, BankCaptures, Event, Plan, Tables, TrapOwners};

const ANIMALS: &str = "RCWDPLTE";

fn level(plan: Plan) -> Tables {
    Tables::build(&plan)
}

/// Whether red's `by` on `from` may capture blue's `of` on `to`, with a blue cat far away.
fn takes(plan: &Plan, by: char, from: &str, of: char, to: &str) -> bool {
    let mut ranks = super::levels::TERRAIN.map(|rank| rank.replace(' ', ""));
    let mut place = |letter: char, name: &str| {
        let x = usize::from(name.as_bytes()[0] - b'a');
        let row = 9 - usize::from(name.as_bytes()[1] - b'0');
        ranks[row].replace_range(x..=x, &letter.to_string());
    };
    place(by.to_ascii_uppercase(), from);
    place(of.to_ascii_lowercase(), to);
    let lines = ranks.iter().enumerate().map(|(row, rank)| {
        let signs: Vec<String> = rank.chars().map(String::from).collect();
        format!("{} {}\n", 9 - row, signs.join(" "))
    });
    draw(level(plan.clone()), 'w', &lines.collect::<String>()).may(&format!("{from}{to}"))
}

/// What red's animals capture on open land, attacker by attacker from the weakest.
fn on_land(plan: &Plan) -> Vec<String> {
    let order: String = plan.kinds.iter().map(|kind| kind.letter).collect();
    let prey = |by| order.chars().filter(|of| takes(plan, by, "d3", *of, "d4")).collect();
    order.chars().map(prey).collect()
}

#[test]
fn j7_a_piece_captures_an_enemy_of_equal_or_lower_rank() {
    let expected =
        ["RE", "RC", "RCW", "RCWD", "RCWDP", "RCWDPL", "RCWDPLT", "RCWDPLTE"].map(str::to_owned);
    assert_eq!(on_land(&combat()), expected);
    assert_eq!(on_land(&combat_dogs()), expected);
}

#[test]
fn j7_the_rule_set_says_who_outranks_whom() {
    let expected =
        ["RE", "RC", "RCD", "RCDW", "RCDWP", "RCDWPT", "RCDWPTL", "CDWPTLE"].map(str::to_owned);
    assert_eq!(on_land(&classic()), expected);
}

#[test]
fn j7_the_captured_piece_leaves_the_game() {
    let board = draw(
        level(combat()),
        'w',
        "9 . . # * # . c
         4 . ~ ~ w ~ ~ .
         3 . . . D . . .",
    );
    let events = board.events("d3d4");
    let after = board.then("d3d4");
    assert_eq!(after.pawns(), "Dd4 cg9");
    let wolf = kind(&combat(), 'W');
    assert!(
        events.iter().any(
            |event| matches!(event, Event::Captured { kind, trapped: false, .. } if *kind == wolf)
        ),
        "{events:?}"
    );
    assert_eq!(after.position.quiet(), 0);
}

#[test]
fn j7_the_level_may_keep_equal_ranks_from_capturing() {
    let mut plan = combat();
    plan.options.equal_captures = false;
    for animal in ANIMALS.chars() {
        assert!(takes(&combat(), animal, "d3", animal, "d4"), "{animal}");
        assert!(!takes(&plan, animal, "d3", animal, "d4"), "{animal}");
    }
    assert!(takes(&plan, 'D', "d3", 'W', "d4"), "a lower rank falls all the same");
    assert!(takes(&plan, 'D', "d3", 'D', "d2"), "on a trap the ranks are not equal");
}

#[test]
fn j8_the_rat_takes_the_elephant() {
    for plan in [combat(), combat_dogs(), classic()] {
        assert!(takes(&plan, 'R', "d3", 'E', "d4"));
        assert!(!takes(&plan, 'R', "d3", 'T', "d4"), "and nothing else above its rank");
    }
}

#[test]
fn j9_the_elephant_takes_the_rat_unless_the_rule_set_forbids() {
    assert!(takes(&combat(), 'E', "d3", 'R', "d4"));
    assert!(takes(&combat_dogs(), 'E', "d3", 'R', "d4"));
    assert!(!takes(&classic(), 'E', "d3", 'R', "d4"));
    assert!(takes(&classic(), 'E', "e3", 'R', "d3") == takes(&classic(), 'E', "d3", 'R', "d4"));
    assert!(takes(&classic(), 'E', "d3", 'R', "d2"), "a trapped rat falls to anybody (J10)");
}

#[test]
fn j10_a_piece_on_a_trap_that_weakens_it_falls_to_any_enemy() {
    for by in ANIMALS.chars() {
        for of in ANIMALS.chars() {
            for plan in [combat(), combat_dogs(), classic()] {
                assert!(takes(&plan, by, "d3", of, "d2"), "{by} takes {of} on red's trap");
            }
        }
    }
    let board = draw(level(combat()), 'w', "3 . . . R . . .\n2 . . . l . . .");
    let events = board.events("d3d2");
    let trapped = |event: &&Event| matches!(event, Event::Captured { trapped: true, .. });
    assert_eq!(events.iter().filter(trapped).count(), 1, "{events:?}");
}

#[test]
fn j10_any_trap_weakens_in_combat_and_only_the_enemys_in_classic() {
    assert!(takes(&combat(), 'R', "d7", 'L', "d8"), "on blue's own trap");
    assert!(takes(&combat_dogs(), 'R', "d7", 'L', "d8"));
    assert!(!takes(&classic(), 'R', "d7", 'L', "d8"));
    let mut plan = combat();
    plan.options.traps = TrapOwners::Enemy;
    assert!(!takes(&plan, 'R', "d7", 'L', "d8"));
    assert!(takes(&plan, 'R', "d3", 'L', "d2"));
}

#[test]
fn j10_on_a_trap_the_bank_rules_still_hold() {
    // A trap on the bank, at d5.
    let mut plan = combat();
    plan.traps[0] |= 1 << (4 * 7 + 3);
    let drawing = "9 . . # * # . c\n5 . ~ R e ~ ~ .";
    assert!(!draw(level(plan.clone()), 'w', drawing).may("c5d5"), "a rat from water");
    let drawing = "9 . . # * # . c\n5 . ~ ~ e ~ ~ .\n4 . ~ ~ R ~ ~ .";
    assert!(draw(level(plan), 'w', drawing).may("d4d5"), "a rat from land");
}

#[test]
fn j11_a_trapped_piece_keeps_its_own_rank_when_it_attacks() {
    for plan in [combat(), combat_dogs(), classic()] {
        assert!(takes(&plan, 'L', "d8", 'P', "d7"));
        assert!(!takes(&plan, 'L', "d8", 'E', "d7"));
    }
}

#[test]
fn j11_the_level_may_let_trapped_pieces_attack_with_rank_0() {
    for mut plan in [combat(), classic()] {
        plan.options.trapped_attack_weakly = true;
        for of in ANIMALS.chars() {
            assert!(!takes(&plan, 'E', "d8", of, "d7"), "{of}");
        }
        assert!(!takes(&plan, 'R', "d8", 'E', "d7"));
        assert!(takes(&plan, 'E', "d3", 'L', "d4"), "off the trap it has its rank");
    }
    let mut plan = combat();
    plan.options.trapped_attack_weakly = true;
    plan.traps[0] |= 1 << (3 * 7);
    plan.traps[0] |= 1 << (2 * 7);
    let drawing = "9 . . # * # . c\n4 e ~ ~ . ~ ~ .\n3 C . . . . . .";
    assert!(draw(level(plan), 'w', drawing).may("a3a4"), "rank 0 takes rank 0");
}

#[test]
fn j13_a_rat_in_water_does_not_take_an_elephant_on_land() {
    for plan in [combat(), combat_dogs(), classic()] {
        assert!(!takes(&plan, 'R', "c5", 'E', "d5"));
        assert!(!takes(&plan, 'R', "b4", 'E', "b3"));
    }
}

#[test]
fn j13_a_rat_in_water_takes_a_rat_on_land_where_the_rule_set_allows() {
    assert!(takes(&combat(), 'R', "c5", 'R', "d5"));
    assert!(takes(&combat_dogs(), 'R', "c5", 'R', "d5"));
    assert!(!takes(&classic(), 'R', "c5", 'R', "d5"));
    assert!(!takes(&combat(), 'R', "c5", 'C', "d5"), "by rank");
}

#[test]
fn j14_a_piece_on_land_takes_nothing_that_is_in_water() {
    for plan in [combat(), combat_dogs(), classic()] {
        for by in ANIMALS.chars() {
            assert!(!takes(&plan, by, "d5", 'R', "c5"), "{by}");
        }
    }
    for by in ANIMALS.chars() {
        assert!(!takes(&combat_dogs(), by, "d5", 'D', "c5"), "{by}");
    }
}

#[test]
fn j14_the_level_may_let_swimmers_take_from_land_into_water() {
    let mut plan = combat_dogs();
    plan.options.bank_captures = BankCaptures::IntoWaterToo;
    assert!(takes(&plan, 'R', "d5", 'R', "c5"));
    assert!(takes(&plan, 'D', "d5", 'R', "c5"));
    assert!(!takes(&plan, 'R', "d5", 'D', "c5"), "by rank");
    assert!(!takes(&plan, 'E', "d5", 'R', "c5"), "an elephant does not swim (J12)");
    assert!(takes(&plan, 'R', "c5", 'R', "d5"), "and ashore as before");
}

#[test]
fn j15_in_water_pieces_take_each_other_by_rank() {
    for plan in [combat(), combat_dogs(), classic()] {
        assert!(takes(&plan, 'R', "b5", 'R', "c5"));
    }
    let mut lone = combat_dogs();
    assert!(takes(&lone, 'D', "b5", 'R', "c5"));
    assert!(takes(&lone, 'D', "b5", 'D', "c5"));
    assert!(!takes(&lone, 'R', "b5", 'D', "c5"));
    lone.options.bank_captures = BankCaptures::Never;
    assert!(takes(&lone, 'D', "b5", 'R', "c5"), "there is no bank between them");
}

#[test]
fn j16_a_dog_in_water_takes_nothing_on_land() {
    for of in ANIMALS.chars() {
        assert!(!takes(&combat_dogs(), 'D', "c5", of, "d5"), "{of}");
        assert_eq!(takes(&combat_dogs(), 'D', "d4", of, "d5"), "RCWD".contains(of), "{of}");
    }
    let tables = with(combat_dogs(), |plan| {
        let dog = kind(plan, 'D');
        plan.kinds[dog.index()].ashore = Ashore::AllBut(Vec::new());
    });
    let board = draw(tables, 'w', "9 . . # * # . c\n5 . ~ D w ~ ~ .");
    assert!(board.may("c5d5"), "it is the level that says so");
}
