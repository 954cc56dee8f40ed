//! Properties of a tribe: Z1 to Z6. The sheet's four tribes satisfy them.

use super::fixture::{scene_on, setup, sheet, start, with, zoon};
use crate::rules::zoon::{Effect, Event, Mark, Rank, Setup, TrumpState, Zoon};
use crate::rules::{Actor, Game, Seat};

#[test]
fn z1_two_players_sit_at_the_table() {
    let board = start(&setup(0, 1));
    assert_eq!(Zoon::seats(&board.position), 2);
    assert_eq!(Zoon::actor(&board.tables, &board.position), Actor::Seat(Seat(0)));
}

#[test]
fn z2_a_tribe_has_twelve_zoons_one_of_them_the_emblem_and_three_trumps() {
    for tribe in sheet().tribes {
        let cards: Vec<_> = tribe.faces().filter(|(.., reserve)| !reserve).collect();
        assert_eq!(cards.iter().map(|(_, _, count, _)| count).sum::<u8>(), 12, "{}", tribe.id);
        let emblems = cards.iter().filter(|(zoon, ..)| zoon.rank == Rank::Emblem);
        assert_eq!(emblems.map(|(_, _, count, _)| count).sum::<u8>(), 1, "{}", tribe.id);
        assert_eq!(tribe.trumps.len(), 3, "{}", tribe.id);
        let values = cards.iter().map(|(zoon, _, count, _)| zoon.value * count);
        assert_eq!(values.sum::<u8>(), 150, "{}", tribe.id);
        let stars = |corners: &[Mark; 4]| corners.iter().filter(|m| **m == Mark::Star).count();
        let stars = cards.iter().map(|(_, corners, count, _)| stars(corners) * usize::from(*count));
        assert_eq!(stars.sum::<usize>(), 3, "{}", tribe.id);
    }
}

#[test]
fn z3_there_are_seven_types() {
    let names: Vec<&str> = Rank::ALL.iter().map(|rank| rank.id()).collect();
    assert_eq!(names, ["chief", "hero", "priest", "monster", "elite", "soldier", "emblem"]);
    let tribes = sheet().tribes;
    let used = |rank| tribes[0].zoons.iter().any(|zoon| zoon.rank == rank);
    assert!(Rank::ALL.into_iter().all(used));
}

#[test]
fn z4_a_star_does_the_same_on_all_cards_of_a_zoon_and_no_card_is_played_for_it() {
    let tables = with(|plan| {
        let galet = zoon(plan, "galet");
        galet.star = Some(Effect::Stun { turns: 1 });
        galet.corners.iter_mut().for_each(|(corners, _)| corners[2] = Mark::Star);
    });
    for card in ["galet", "galet#2"] {
        let words = format!(
            "a escarbille c3, a escarbille a1, a cape-de-cendre ready, b {card} c4, b galet f6, b lance-galets ready"
        );
        let after = scene_on(tables.clone(), &words).fight("c3-c4", 0, 2);
        assert_eq!(after.position.field().card(after.slot("c3")).stunned, 1, "{card}");
        let hands = [(0, "cape-de-cendre"), (1, "lance-galets")];
        let hands = hands.map(|(seat, trump)| after.trump(Seat(seat), trump));
        assert_eq!(hands, [TrumpState::Hand { used: 0 }; 2], "{card}");
        assert!(!after.log.iter().any(|event| matches!(event, Event::Played { .. })), "{card}");
    }
}

#[test]
fn z5_the_field_has_six_by_six_squares() {
    assert_eq!((sheet().grid.width, sheet().grid.height), (6, 6));
}

#[test]
fn z6_both_may_take_the_same_tribe_and_everybody_knows_which() {
    let board = start(&Setup { tribes: [2, 2], ..Setup::default() });
    assert_eq!(board.position.field().tribe(Seat(0)), board.position.field().tribe(Seat(1)));
    let done = board.then("formation:0 ready formation:0m ready begin:0");
    assert_eq!(done.at("a1"), "a nid-celeste");
    assert_eq!(done.at("a6"), "b nid-celeste");
    assert!(!done.actions().is_empty());
}
