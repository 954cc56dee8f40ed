//! How a match ends: Z81 and Z82.

use super::fixture::{Board, scene, scene_on, tables, with};
use crate::rules::zoon::{Ending, Plan, Zoon};
use crate::rules::{Actor, Game, Seat, Viewer};

fn quiet(change: impl FnOnce(&mut Plan)) -> Board {
    let tables = with(change);
    scene_on(
        tables,
        "a doyen-lichen c2, a galet-roulant in hand, b doyen-lichen c5, b galet e4, a galet d2, a galet e2, \
         a cuirasse-de-schiste ready, a lance-galets ready, a rempart-de-tourbe ready",
    )
}

/// This many turns of moving to and fro.
fn walk(board: &Board, turns: usize) -> Board {
    let steps = ["c2-b2", "c5-b5", "b2-c2", "b5-c5"];
    (0..turns).fold(board.clone(), |board, turn| board.then(steps[turn % 4]))
}

#[test]
fn z81_the_winner_is_first_and_the_loser_second() {
    for winner in [Seat(0), Seat(1)] {
        for ending in [Ending::Emblem { winner }, Ending::Stuck { winner }] {
            let outcome = ending.outcome();
            assert_eq!((outcome.rank(winner), outcome.seats()), (0, 2));
            assert_eq!(outcome.winners().collect::<Vec<_>>(), [winner]);
        }
    }
    // Resigning is handled by the referee, not by the game.
    let fallen = scene("a grand-coa c3, a rainet a1, b pierre-racine c4, b galet e5");
    let stuck = scene("a galet c3, b pierre-racine d6");
    for over in [fallen.fight("c3-c4", 3, 0), stuck.then("c3-c4")] {
        let Actor::Nobody(outcome) = Zoon::actor(&over.tables, &over.position) else {
            panic!("somebody acts: {:?}", over.actions());
        };
        assert_eq!((outcome.rank(Seat(0)), outcome.rank(Seat(1))), (0, 1));
        assert_eq!(Some(outcome.reason), over.reason());
    }
}

#[test]
fn z81_when_the_match_is_over_all_that_a_player_knows_lies_open() {
    let fallen = scene("a grand-coa c3, a rainet a1, b pierre-racine c4, b galet e5");
    let over = fallen.fight("c3-c4", 3, 0);
    let (own, killed) = (fallen.slot("a1"), fallen.slot("c4"));
    let open = |board: &Board, slot| {
        let view = board.view(Viewer::Seat(Seat(0)));
        Zoon::shown_to(&view).face(slot).is_some()
    };
    assert!(open(&over, own) && open(&over, killed));
    let next = fallen.then("a1-a2");
    assert!(!open(&next, own), "while it is played, own cards lie face down in the enemy's turn");
}

#[test]
fn z82_after_forty_quiet_turns_a_draw_is_advised_and_after_sixty_it_is_one() {
    let board = walk(&quiet(|_| {}), 39);
    assert!(!board.position.field().turn_state().draw_advised);
    let board = walk(&quiet(|_| {}), 40);
    assert!(board.position.field().turn_state().draw_advised);
    assert_eq!(board.reason(), None);
    let board = walk(&quiet(|_| {}), 60);
    assert_eq!(board.reason(), Some("zoon-end-quiet"));
    assert!(matches!(Zoon::actor(&board.tables, &board.position), Actor::Nobody(o) if o.is_draw()));
}

#[test]
fn z82_the_advice_follows_the_count() {
    let board = walk(&quiet(|_| {}), 40);
    let advised = |board: &Board| board.position.field().turn_state().draw_advised;
    let near = board.then("c2-c3 c5-c4");
    assert!(advised(&near) && !advised(&near.then("c3-c4")), "a combat, even before it is decided");
    let tables = tables();
    let text = |turns: u16| {
        let line = include_str!("perft.txt").lines().next().unwrap();
        let text = line.split_once(" | ").unwrap().1;
        text.replace(" turns=3 ", &format!(" turns={turns} "))
    };
    for turns in [39, 40] {
        let read = Zoon::parse_position(&tables, &text(turns)).unwrap();
        assert_eq!(read.field().turn_state().draw_advised, turns == 40);
    }
    let contradicted = format!("{} advised", text(39));
    assert!(Zoon::parse_position(&tables, &contradicted).is_err());
}

#[test]
fn z82_every_combat_shot_and_card_placed_or_played_begins_the_count_anew() {
    let turns = |board: &Board| board.position.field().turn_state().quiet_turns;
    let board = walk(&quiet(|_| {}), 8);
    assert_eq!(turns(&board), 8);
    for action in ["reinforce:0.12:a1", "equip:0.1:d2", "lay:0.2:a1+b1"] {
        assert_eq!(turns(&board.then(action)), 0, "{action}");
    }
    // It continues with the turns after that.
    assert_eq!(turns(&board.then("equip:0.1:d2 c5-b5 c2-b2")), 2);
    let shot = board.fight("shoot:0.0:e2-e4", 1, 0);
    assert_eq!((shot.at("e4"), turns(&shot)), ("-".into(), 0));
    // Whatever the result: a tie or a miss between cards with public faces counts as well.
    let tied = board.then("c2-c3 c5-c4").fight("c3-c4", 0, 1);
    let again = tied.then("e4-d4").fight("c3-c4", 0, 1);
    assert_eq!((again.at("c3"), turns(&again)), ("a doyen-lichen".into(), 0));
    let missed = board.fight("shoot:0.0:e2-e4", 0, 0).then("c5-b5").fight("shoot:0.0:e2-e4", 0, 0);
    assert_eq!((missed.at("e4"), turns(&missed)), ("b galet".into(), 0));
}

#[test]
fn z82_a_trump_without_combat_counts_as_a_card_played() {
    let words = "a chante-brume c2, a duvet a1, a formation-en-coin ready, a chant-trompeur ready, \
                 b rainet c5, b grand-coa f6, b grand-bond ready";
    let board = scene(words).then("c2-d3 f6-f5 d3-c2 f5-f6");
    let turns = |board: &Board| board.position.field().turn_state().quiet_turns;
    assert_eq!(turns(&board), 4);
    let march = board.then("march:0.1");
    assert_eq!(turns(&march.then("a1-a2 enough")), 0);
    let refused = board.then("lure:0.2:c2-f6");
    assert_eq!((turns(&refused), refused.decider()), (0, Seat(1)));
    assert_eq!(turns(&board.then("a1-a2 leap:1.2:c5-c4")), 0);
}

#[test]
fn z82_both_numbers_are_options_and_may_be_none() {
    let never = walk(&quiet(|plan| (plan.options.draw_advised, plan.options.draw) = (0, 0)), 80);
    assert_eq!((never.reason(), never.position.field().turn_state().draw_advised), (None, false));
    let soon = walk(&quiet(|plan| plan.options.draw = 4), 4);
    assert_eq!(soon.reason(), Some("zoon-end-quiet"));
}

#[test]
fn a_match_stopped_by_the_clock_is_drawn_when_its_turn_is_done() {
    let board = quiet(|_| {});
    assert!(Zoon::if_stopped(&board.tables, &board.position).is_some_and(|o| o.is_draw()));
    let fighting = board.then("c2-c3 c5-c4 c3-c4");
    assert_eq!(Zoon::if_stopped(&board.tables, &fighting.position), None);
}
