//! What the action under the pointer risks, and by which power.

use super::level;
use crate::app::kit::locale::tests::speaking;
use crate::app::table::{Mark, Risk, TableGame};
use crate::rules::arena::{Arena, SIDES};
use crate::rules::{Game, Viewer};

/// What a red action risks where these pawns stand. A pawn is written as in the texts of positions,
/// such as `lion@e5n`.
fn risks(red: &[&str], blue: &[&str], text: &str) -> Vec<Risk> {
    let tables = level("arena/jungla");
    let pawns = SIDES.map(|side| {
        let named = if side == SIDES[0] { red } else { blue };
        let pack = tables.pack(side).iter().map(|kind| {
            let id = &tables.animals()[kind.index()].plan.id;
            let named = named.iter().find(|pawn| pawn.split('@').next() == Some(id));
            named.map_or_else(|| format!("{id}=-"), |pawn| (*pawn).to_owned())
        });
        pack.collect::<Vec<_>>().join(",")
    });
    let [red, blue] = pawns;
    let board = format!("playing red 0-0/5 red:{red} blue:{blue}");
    let position = Arena::parse_position(&tables, &board).unwrap_or_else(|flaw| panic!("{flaw}"));
    let action = Arena::parse_action(&tables, text).expect("an action");
    assert!(Arena::accepts(&tables, &position, action), "{text} on {board}");
    Arena::risks(&tables, &Arena::known_to(&tables, &position, Viewer::Spectator), action)
}

/// The same, as sentences.
fn told(red: &[&str], blue: &[&str], text: &str) -> Vec<String> {
    let locale = speaking("en");
    risks(red, blue, text).iter().map(|risk| locale.say(&risk.says)).collect()
}

#[test]
fn a_pawn_that_comes_near_a_predator_could_be_taken_there() {
    let near = told(&["lion@e5n"], &["wolf@e7s"], "e5n1");
    assert_eq!(near, ["Next turn it could be taken there by the wolf."]);
    assert!(told(&["lion@e5n"], &["wolf@a12s"], "e5n1").is_empty());
}

#[test]
fn the_power_that_could_take_it_is_told() {
    let lion: &[&str] = &["lion@e5n"];
    assert_eq!(
        told(lion, &["wolf@f8s"], "e5n1"),
        ["Next turn it could be taken there, with an L move, by the wolf."]
    );
    assert_eq!(
        told(&["lion@a4n"], &["vulture@a12s"], "a4n1"),
        ["Next turn it could be taken there, in flight, by the vulture."]
    );
    let rear: &[&str] = &["lion@e10n"];
    assert_eq!(
        told(rear, &["gorilla@h11w", "turtle@g11s"], "e10n1"),
        ["Next turn it could be taken there, with a jump over others, by the gorilla."]
    );
    let swept = told(&["lion@f10n"], &["rhinoceros@h11w"], "f10n1");
    assert!(
        swept.contains(&"Next turn it could be taken there, in passing, by the rhinoceros.".into()),
        "{swept:?}"
    );
    assert_eq!(
        told(&["gazelle@e4n"], &["cheetah@e7s"], "e4n1"),
        ["Next turn it could be taken there, even from the front, by the cheetah."]
    );
}

#[test]
fn what_a_hit_would_do_to_armor_and_to_a_turtle_is_told() {
    let armor = told(&["lion@e5n+"], &["wolf@e7s"], "e5n1");
    assert_eq!(armor, ["Next turn its armor could be broken there by the wolf."]);
    let home = told(&["turtle@e5n"], &["wolf@e7s"], "e5n1");
    assert_eq!(home, ["Next turn it could be hit there and sent home by the wolf."]);
}

#[test]
fn a_web_that_lies_there_and_one_that_could_come_are_told_apart() {
    let lies = risks(&["lion@e5n"], &["spider@f7s"], "e5n1");
    assert_eq!(lies.iter().map(|risk| risk.mark).collect::<Vec<_>>(), [Mark::Web]);
    let comes = told(&["lion@e5n"], &["spider@f8s"], "e5n1");
    let caught =
        "Next turn it could be caught there in the web of the spider, and would have to leave.";
    assert_eq!(comes, [caught]);
}

#[test]
fn turning_away_from_an_attack_shows_what_that_exposes() {
    let shy: &[&str] = &["gazelle@e5n"];
    assert!(told(shy, &["wolf@e7s"], "e5>ne").len() == 1, "its side shows");
    assert!(told(&["gazelle@e5ne"], &["wolf@e7s"], "e5>n").is_empty(), "its front does not");
}
