//! Weak players err as people do: they take what they see, and do not go to and fro.

use super::levels::level;
use crate::ai::{AiGame, Observation, Skill, Strength, Thinking};
use crate::rules::jungle::{Action, Jungle};
use crate::rules::{Game, Seat, Viewer};

/// The hasty player of the first strength, that overlooks these numbers of everything.
fn hasty(misses: i32, dares: i32, wanders: i32) -> Skill {
    let first = Jungle::skill(Strength::First).unwrap();
    Skill { slips: 1_000, misses, dares, wanders, memory: 1 << 12, ..first }
}

/// How often, out of 60 times, a player of this skill chooses one of these actions.
fn chosen(text: &str, skill: Skill, lately: &[&str], wanted: &[&str]) -> usize {
    let tables = level(false);
    let position = Jungle::parse_position(&tables, text).unwrap();
    let read = |text: &&str| Jungle::parse_action(&tables, text).unwrap();
    let lately: Vec<Action> = lately.iter().map(read).collect();
    let wanted: Vec<Action> = wanted.iter().map(read).collect();
    let observation = Observation::<Jungle>::fresh(&tables, &position, Viewer::Seat(Seat(0)));
    let observation = observation.after(&lately);
    let decides = |seed: u64| {
        let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let thinking = Thinking::with_skill(&tables, &observation, skill, seed);
        wanted.contains(&thinking.unwrap().decide(&tables))
    };
    (1..=60).filter(|seed| decides(*seed)).count()
}

#[test]
fn an_enemy_that_can_be_taken_for_nothing_is_taken_when_it_is_seen() {
    let takes = |skill| chosen("6l/7/7/3c3/3D3/7/7/7/6E w", skill, &[], &["d5d6"]);
    assert_eq!(takes(hasty(0, 0, 0)), 60);
    assert!(takes(hasty(1_000, 1_000, 1_000)) < 30, "nothing is seen");
    assert!((25..58).contains(&takes(hasty(300, 0, 0))));
}

#[test]
fn even_the_weakest_opponent_takes_an_enemy_before_its_own_den() {
    // The wolf stands on a trap, one step from the den.
    let first = Jungle::skill(Strength::First).unwrap();
    assert_eq!(chosen("6l/7/7/7/7/7/7/7/1Dw3E w", first, &[], &["b1c1"]), 60);
}

#[test]
fn an_enemy_before_the_own_den_is_taken_though_that_costs_the_animal() {
    let first = Jungle::skill(Strength::First).unwrap();
    let text = "7/7/7/7/7/7/7/2l4/1Tw3E w";
    assert_eq!(chosen(text, first, &[], &["b1c1"]), 60, "the lion takes the tiger then");
}

#[test]
fn if_only_a_step_back_is_safe_it_is_made() {
    let back = |dares| chosen("7/7/7/7/7/7/l6/7/D6 w", hasty(0, dares, 0), &["b1a1"], &["a1b1"]);
    assert_eq!(back(0), 60);
    assert!(back(1_000) < 30, "the other step is not seen to be wrong");
}

#[test]
fn no_animal_steps_straight_back_without_a_reason() {
    let text = "6l/7/7/7/7/7/7/6D/6E w";
    let back = |lately: &[&str], wanders| chosen(text, hasty(0, 0, wanders), lately, &["g2g3"]);
    assert_eq!(back(&["g3g2"], 0), 0);
    assert_eq!(back(&["g3g2", "g1f1", "f1g1"], 0), 0, "two turns later it is to and fro as well");
    assert_eq!(back(&["g3f3", "f3f2", "f2g2"], 0), 0, "round in a circle too");
    assert!(back(&["f3g3", "g3f3", "f2g2"], 0) > 2, "another animal stood there");
    assert!(back(&["g3g2"], 1_000) > 2 && back(&[], 0) > 2);
}

#[test]
fn a_step_back_that_takes_or_saves_something_is_open() {
    let saves = "7/7/7/7/7/7/6l/6D/4E2 w";
    assert!(chosen(saves, hasty(0, 0, 0), &["f2g2"], &["g2f2"]) > 2, "the lion takes the dog");
    let takes = "6l/7/7/7/7/7/6c/6D/4E2 w";
    assert_eq!(chosen(takes, hasty(0, 0, 0), &["g3g2"], &["g2g3"]), 60);
}

#[test]
fn no_animal_is_left_where_it_is_taken_when_that_is_seen_and_can_be_helped() {
    let elsewhere = ["a1a2", "a1b1"];
    let left = |text, dares| chosen(text, hasty(0, dares, 0), &[], &elsewhere);
    let dog_and_lion = "7/7/7/7/7/7/6l/6D/E6 w";
    assert_eq!(left(dog_and_lion, 0), 0);
    assert!(left(dog_and_lion, 1_000) > 2);
    // In the corner and beside it the lion or the tiger takes the dog.
    assert!(left("7/7/7/7/7/7/7/5lt/E5D w", 0) > 2, "nothing helps");
}

#[test]
fn what_stays_where_it_stands_is_overlooked_before_all_actions_or_before_none() {
    // The lion takes the dog unless the dog goes. Were each of the ten other actions looked at anew, one of them would
    // nearly always seem sound, and three of five decisions would leave the dog.
    let text = "7/7/7/7/7/6l/6D/7/E1W1P1R w";
    let dog = ["g3f3", "g3g2"];
    let saved = |dares| chosen(text, hasty(0, dares, 0), &[], &dog);
    assert_eq!(saved(0), 60);
    assert!((36..56).contains(&saved(300)), "{} of 60", saved(300));
    assert!(saved(1_000) < 24, "{} of 60", saved(1_000));
}

#[test]
fn nothing_is_put_beside_what_takes_it_when_that_is_seen() {
    // From d2 the cat goes beside the dog, or away from it.
    let text = "7/7/7/7/7/7/4d2/3C3/6E w";
    let dares = |dares| chosen(text, hasty(0, dares, 0), &[], &["d2e2", "d2d3"]);
    assert_eq!(dares(0), 0);
    assert!(dares(1_000) > 2);
}
