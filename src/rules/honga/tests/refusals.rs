//! Refusals: a position for every reason, and a sweep over all picks.

use super::fixture::{acting, acting_on, placing, tables, with};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{BonusKind, Honga, Setup, Why, spots};
use crate::rules::{Actor, Argument, Dice, Game, Seat, Spot, Viewer, after};

#[test]
fn somebody_elses_turn_is_said_first_and_nobody_else_is_told() {
    let board = placing(2, "g1");
    let why = |viewer, spot| {
        Honga::refusal(&board.tables, &board.view(viewer), &[], spot).map(|why| why.key)
    };
    let lake = board.spot("lake");
    assert_eq!(why(Viewer::Seat(Seat(1)), lake), Some("honga-why-turn"));
    assert_eq!(why(Viewer::Seat(Seat(0)), lake), Some("honga-why-h14"));
    assert_eq!(why(Viewer::Spectator, lake), None);
    let drawing = acting(2, "lake=1").open("t01 t02 t03").then("end");
    assert_eq!(drawing.why("lake"), "", "while chance draws");
}

#[test]
fn a_pick_that_leads_on_or_is_put_back_is_not_refused() {
    let board = placing(2, "g1");
    assert_eq!((board.why("nw"), board.why("nw turn:2"), board.why("nw nw")), Default::default());
    let board = acting(2, "barter=1").card(0, "lucky-hand").open("t01 t02 t04");
    assert_eq!(
        (board.why("card:lucky-hand"), board.why("card:lucky-hand berries"), board.why("space:2")),
        Default::default()
    );
}

#[test]
fn every_area_says_what_it_lacks() {
    let board = acting(2, "barter=1 mountain=1").open("t01 t02 t04");
    for (pick, why) in [
        ("lake", "h22"),
        ("forest", "h22"),
        ("mammoths", "h22"),
        ("honga", "h15"),
        ("barter", "h40"),
        ("nw", "h14-placed"),
        ("space:0", "h42"),
        ("honga!", "h51"),
        ("disc:0", "not-yours"),
        ("card:swap", "not-yours"),
        ("back:0", "not-yours"),
        ("to:fish", "h24"),
        ("to:water", "h25"),
    ] {
        assert_eq!(board.why(pick), why, "{pick}");
    }
    let view = board.view(Viewer::Seat(Seat(0)));
    let why = Honga::refusal(&board.tables, &view, &[], board.spot("lake")).unwrap();
    assert_eq!(why.arguments, [("area", Argument::Key("honga-area-lake".into()))]);
}

#[test]
fn the_second_pick_of_a_card_says_what_the_card_does_not() {
    let board = acting(2, "barter=1").card(0, "steps-or-honga").card(0, "lucky-hand");
    assert_eq!(board.why("card:steps-or-honga honga!"), "h51");
    assert_eq!(board.why("card:steps-or-honga lake"), "other-card");
    assert_eq!(board.why("card:lucky-hand lake"), "h52");
    assert_eq!(board.why("card:lucky-hand honga!"), "other-card");
}

#[test]
fn a_pending_decision_comes_first() {
    let spare =
        acting(2, "mammoths=1").stock(0, [2, 2, 2, 0]).card(0, "docile").then("play:docile lure");
    assert_eq!((spare.why("end"), spare.why("fish")), ("h56".into(), String::new()));
    let pay = acting(2, "barter=1").open("t28 t01 t02").mammoths(0, 1).herd("a--").then("barter:0");
    assert_eq!(
        (pay.why("end"), pay.why("fish"), pay.why("tray")),
        ("pay".into(), "pay".into(), String::new())
    );
    let buy = acting(2, "lake=1").card(0, "bought-points").then("play:bought-points");
    assert_eq!((buy.why("lake"), buy.why("enough")), ("h58".into(), "h58-one".into()));
}

fn every_spot() -> Vec<Spot> {
    let cards = (0..26).chain(94..110).map(Spot::Card);
    let rest = (0..18).flat_map(|n| [Spot::Square(n as u8), Spot::Marker(n), Spot::Button(n)]);
    cards.chain(rest).collect()
}

/// Plays at random and asks for the reason of every spot: a refused pick leads to no action, a pick
/// that leads to one is not refused, every key is in the list, and nothing panics.
#[test]
fn what_is_refused_is_not_legal_and_every_key_is_listed() {
    let level = with(|plan| {
        plan.options.joker = 0;
        plan.barter.truncate(4);
    });
    let mut keys = Vec::new();
    for (tables, seats, seed) in [(tables(), 2, 1), (tables(), 5, 2), (level, 3, 3)] {
        let mut dice = SmallDice::new(seed);
        let mut position = Honga::start(&tables, &Setup { seats, ..Setup::default() });
        loop {
            let mut actions = Vec::new();
            Honga::actions(&tables, &position, &mut actions);
            if let Actor::Seat(seat) = Honga::actor(&tables, &position)
                && dice.below(3) == 0
            {
                let view = Honga::known_to(&tables, &position, Viewer::Seat(seat));
                let paths: Vec<_> = actions.iter().map(|a| Honga::spots(&tables, *a)).collect();
                let card = spots::bonus(BonusKind(dice.below(13) as u8));
                for picked in [&[][..], &[card], &[Spot::Square(10)]] {
                    for spot in every_spot() {
                        let why = Honga::refusal(&tables, &view, picked, spot);
                        let path = [picked, &[spot]].concat();
                        let legal = paths.iter().any(|p| p.as_slice().starts_with(&path));
                        assert!(!legal || why.is_none(), "{path:?}: {why:?}");
                        keys.extend(why.map(|why| why.key));
                    }
                }
            }
            let weights = actions.iter().map(|action| Honga::weight(&tables, &position, *action));
            let Some(drawn) = draw_weighted(weights, &mut dice) else { break };
            position = after::<Honga>(&tables, &position, actions[drawn]);
        }
    }
    keys.sort_unstable();
    keys.dedup();
    assert!(keys.iter().all(|key| Why::ALL.iter().any(|why| why.key() == *key)), "{keys:?}");
    assert!(keys.len() > 20, "{keys:?}");
}

#[test]
fn every_reason_has_a_key_of_its_own() {
    let mut keys: Vec<&str> = Why::ALL.iter().map(|why| why.key()).collect();
    assert!(keys.iter().all(|key| key.starts_with("honga-why-")));
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), Why::ALL.len());
    assert!(Why::ALL.windows(2).all(|pair| pair[0] < pair[1]), "in the order of the list");
}

#[test]
fn numbers_of_the_level_are_named() {
    let level = with(|plan| (plan.options.bonus_a_turn, plan.options.joker) = (0, 3));
    let board = acting_on(level, 2, "lake=1").card(0, "two-points").stock(0, [1, 1, 1, 2]);
    let view = board.view(Viewer::Seat(Seat(0)));
    for (pick, count) in [("card:two-points", 0), ("to:fish", 3)] {
        let why = Honga::refusal(&board.tables, &view, &[], board.spot(pick)).unwrap();
        assert_eq!(why.arguments, [("count", Argument::Number(count))]);
    }
}
