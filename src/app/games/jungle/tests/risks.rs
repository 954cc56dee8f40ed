//! What the move under the pointer risks: asked of the rules, shown before it is played.

use std::sync::Arc;

use bevy::picking::events::Over;

use super::bench::{Bench, RED_FIRST, tables};
use crate::app::games::jungle::Jungle;
use crate::app::kit::locale::tests::speaking;
use crate::app::table::tests::hands::{Hands, hit};
use crate::app::table::{Lit, Mark, Risks, TableGame};
use crate::referee::Match;
use crate::rules::jungle::Setup;
use crate::rules::{Game, Spot, Viewer};

/// What a move of an open board risks, in English.
fn risks(board: &str, text: &str) -> Vec<String> {
    let tables = tables();
    let position = Jungle::parse_position(&tables, board).expect("a board");
    let action = Jungle::parse_action(&tables, text).expect("a move");
    let view = Jungle::known_to(&tables, &position, Viewer::Spectator);
    let locale = speaking("en");
    let risks = Jungle::risks(&tables, &view, action);
    risks.iter().map(|risk| locale.say(&risk.says)).collect()
}

/// A cat beside whose way a dog stands, and a wolf behind it.
const DOG: &str = "7/7/7/7/7/7/3dw2/2C4/7 w";

#[test]
fn a_move_tells_which_enemies_could_take_its_pawn_there() {
    assert_eq!(risks(DOG, "c2c3"), ["Next turn it could be taken there by the dog."]);
    assert!(risks(DOG, "c2b2").is_empty(), "nobody is near");
    assert!(risks(DOG, "c2d2").len() == 1, "a trap of its own side protects nobody");
    let two = "7/7/7/7/7/7/3d3/2C4/2w4 w";
    let both = risks(two, "c2d2");
    assert_eq!(both, ["Next turn it could be taken there by the dog."], "the wolf is too far");
    let both = risks("7/7/7/7/7/7/1w1d3/2C4/7 w", "c2c3");
    assert_eq!(both, ["Next turn it could be taken there by the dog or the wolf."]);
}

#[test]
fn who_is_weaker_takes_nothing_except_on_a_trap() {
    let rat = "1r5/2C4/7/7/7/7/7/7/7 w";
    assert!(risks(rat, "c8b8").is_empty());
    let trapped = risks(rat, "c8c9");
    let told = "The trap takes away its rank: next turn it could be taken there by the rat.";
    assert_eq!(trapped, [told]);
}

#[test]
fn a_move_that_wins_risks_nothing() {
    assert!(risks("2r1c2/3W3/7/7/7/7/7/7/7 w", "d8d9").is_empty());
}

#[test]
fn a_square_that_is_pointed_at_shows_its_danger_and_another_takes_it_away() {
    let tables = tables();
    let position = Some(Jungle::parse_position(&tables, DOG).expect("a board"));
    let mut bench = Bench::with_hands();
    bench.put(Match::new(Arc::new(tables), Setup { first: RED_FIRST, position }, 1));
    let [c2, c3, b2] = [9, 16, 8].map(Spot::Square);
    bench.click(c2);
    let threat = |bench: &mut Bench, spot: Spot| {
        bench.point(Over { hit: hit() }, spot);
        bench.app.update();
        let told = bench.app.world().resource::<Risks>().0.len();
        let lit = bench.app.world().resource::<Lit>();
        (told, lit.with(Mark::Threat).collect::<Vec<_>>())
    };
    assert_eq!(threat(&mut bench, c3), (1, vec![c3]));
    assert_eq!(threat(&mut bench, b2), (0, Vec::new()));
}
