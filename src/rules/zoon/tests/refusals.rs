//! Refusals: a position for every reason, and a sweep over all picks.

use super::fixture::{scene, scene_on, setup, start, tables, with, zoon};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{Deployment, Pending, Setup, TrumpId, Zoon, spots};
use crate::rules::{Actor, Argument, Dice, Game, Seat, Spot, Viewer, after};

#[test]
fn why_not_this_zoon() {
    let board = scene("a galet c2, a galet e2 stunned, a pierre-racine a1, b galet d5");
    assert_eq!(board.why("c2"), "");
    assert_eq!(board.why("b2"), "empty");
    assert_eq!(board.why("d5"), "not-yours");
    assert_eq!(board.why("e2"), "z28");
    let stuck = board.reason_for("a1").unwrap();
    assert_eq!(stuck.key, "zoon-why-stuck");
    let name = Argument::Key("zoon-card-mousserocs-pierre-racine".into());
    assert_eq!(stuck.arguments, [("zoon", name)]);
    let other = Zoon::known_to(&board.tables, &board.position, Viewer::Seat(Seat(1)));
    let why = Zoon::refusal(&board.tables, &other, &[], Spot::Square(8)).unwrap();
    assert_eq!(why.key, "zoon-why-turn");
}

#[test]
fn why_not_there() {
    let words = "a grand-urodele c2, a escarbille b3, b rempart-de-tourbe c3 to d3, b galet f6";
    let board = scene(words);
    assert_eq!(board.why("c2 b3"), "z22");
    assert_eq!(board.why("c2 d3"), "obstacle");
    assert_eq!(board.why("c2 e2"), "z18");
    assert_eq!(board.why("c2 c2"), "", "it is put back");
    let blocked = board.reason_for("c2 c4").unwrap();
    assert_eq!(blocked.key, "zoon-why-z24");
    assert!(blocked.arguments.contains(&("square", Argument::Word("c3".into()))));
    let tables = with(|plan| zoon(plan, "pyrolancier").green = vec![(0, 2)]);
    let over = scene_on(tables, "a pyrolancier c2, b galet c3, b galet f6");
    assert_eq!((over.why("c2 c4 path"), over.why("c2 c4 green")), ("z25".into(), String::new()));
}

#[test]
fn why_a_pending_decision_comes_first() {
    let fight = scene("a doyen-lichen c3, a galet a1, b galet c4, b galet f6").then("c3-c4");
    assert_eq!((fight.why("a1"), fight.why("touch")), ("touch".into(), String::new()));
    let flees = scene("a galet c3, a galet a1, b braise-mere c4, b escarbille a6");
    let flees = flees.fight("c3-c4", 0, 2);
    assert_eq!(
        (flees.why("c3"), flees.why("a6"), flees.why("b6")),
        ("flee".into(), "flee-taken".into(), String::new())
    );
    let words = "a haute-aile c3, a plongeon a1, a duvet b1, b galet d4, b galet f6";
    let exchange = scene(words).fight("c3-d4", 2, 0);
    let why = exchange.reason_for("b1").unwrap();
    assert_eq!(why.key, "zoon-why-exchange");
    assert_eq!(why.arguments, [("type", Argument::Key("zoon-rank-elite".into()))]);
    let peek = scene("a chante-brume c3, a duvet b1, b galet d4, b galet f6").fight("c3-d4", 2, 0);
    assert_eq!(
        (peek.why("b1"), peek.why("d4"), peek.why("enough")),
        ("peek".into(), "peek-up".into(), "peek-one".into())
    );
    let second =
        scene("a flamboise c3, a escarbille a1, b galet c4, b galet f6").fight("c3-c4", 2, 0);
    assert_eq!(
        (second.why("a1"), second.why("c3 a6"), second.why("c3 c4")),
        ("second".into(), "z18".into(), String::new())
    );
}

#[test]
fn why_not_in_a_march() {
    let words = "a duvet c2, a duvet e2, a formation-en-coin ready, b galet f6";
    let march = scene(words).then("march:0.1");
    assert_eq!(march.why("enough"), "z52-one");
    assert_eq!(march.why("0.1"), "march");
    let march = march.then("c2-c3");
    assert_eq!(
        (march.why("c3"), march.why("e2"), march.why("d3")),
        ("z52".into(), String::new(), "empty".into())
    );
    assert_eq!(march.why("e2 e5"), "z18");
}

#[test]
fn why_a_lured_zoon_does_not_go_there() {
    let words = "a chante-brume c3, a plongeon d5, a chant-trompeur ready, b escarbille d4, b galet-none f6";
    let words = words.replace("b galet-none f6", "b escarbille f6");
    let lured = scene(&words).then("lure:0.2:c3-d4");
    assert_eq!((lured.why("c3"), lured.why("d4 d5")), ("lured".into(), "z55".into()));
    assert_eq!((lured.why("d4 d3"), lured.why("d4 c5")), ("z18".into(), String::new()));
    // Cards that cannot be lured: a face-up one, and one that cannot move.
    let why = |mark: &str| scene(&words.replace("d4,", &format!("d4 {mark},"))).why("0.2 c3 d4");
    assert_eq!((why("up"), why("stunned")), ("lure".into(), "lure-stunned".into()));
}

#[test]
fn why_a_trump_is_not_played() {
    let why = |words: &str, picks: &str| scene(words).why(picks);
    assert_eq!(why("a galet c2, b galet f6", "0.0"), "z54");
    assert_eq!(why("a galet c2, a cuirasse-de-schiste on c2, b galet f6", "0.1"), "z59");
    assert_eq!(why("a galet c2, a rempart-de-tourbe a1 to b1, b galet f6", "0.2"), "z64");
    assert_eq!(why("a galet c2, b lance-galets ready, b galet f6", "1.0"), "not-yours");
    assert_eq!(why("a ours-talus c2, a lance-galets ready, b galet f6", "0.0"), "z50");
    assert_eq!(
        why("a galet c2 stunned, a ours-talus a1, a lance-galets ready, b galet f6", "0.0"),
        "z51"
    );
    assert_eq!(why("a galet c2, a lance-galets ready, b galet f6", "0.0"), "z77");
    let march =
        "a haute-aile a1 stunned, a duvet b1 stunned, a formation-en-coin ready, b galet f6";
    assert_eq!(why(march, "0.1"), "no-move");
}

#[test]
fn why_a_trump_is_not_used_there() {
    let shot = scene(
        "a galet c2, a galet d2, a ours-talus e2, a galet f2 stunned, a lance-galets ready, b galet c4, b galet e5",
    );
    assert_eq!((shot.why("0.0 c2"), shot.why("0.0 c2 c4")), (String::new(), String::new()));
    assert_eq!(
        (shot.why("0.0 d2"), shot.why("0.0 e2"), shot.why("0.0 f2")),
        ("z77-this".into(), "z50-this".into(), "z51-this".into())
    );
    assert_eq!((shot.why("0.0 c2 e5"), shot.why("0.0 c2 b4")), ("z67".into(), "z66".into()));
    assert_eq!((shot.why("0.0 c4"), shot.why("0.0 a1")), ("z48".into(), "empty".into()));
    let gear = scene("a galet c2, a galet d2, a cuirasse-de-schiste ready, b galet e5");
    assert_eq!(gear.why("0.1 c2"), "");
    let lava = scene("a escarbille a1, a nappe-de-lave ready, b galet d5, b galet d4");
    assert_eq!(
        (lava.why("0.2 d5"), lava.why("0.2 d4"), lava.why("0.2 d3")),
        ("ground-enemy".into(), "z65".into(), String::new())
    );
    let peat = scene("a galet a1, a rempart-de-tourbe ready, b galet d5");
    assert_eq!(
        (peat.why("0.2 c4"), peat.why("0.2 a1"), peat.why("0.2 f3")),
        ("ground-camp".into(), "z65".into(), "two-squares".into())
    );
    assert_eq!(peat.why("0.2 c2 e2"), "two-squares");
    let leap = scene(
        "a rainet c2, a rainet c3, a nenuphar-d-or a1, a grand-bond ready, b rempart-de-tourbe d3 to e3, b galet f6",
    );
    assert_eq!(
        (leap.why("0.2 c2 c3"), leap.why("0.2 c2 d3"), leap.why("0.2 c2 f2")),
        ("z22".into(), "obstacle".into(), "too-far".into())
    );
    assert_eq!(leap.why("0.2 a1"), "z50-this");
    let lure =
        scene("a chante-brume c3, a duvet c2, a chant-trompeur ready, b galet d4, b galet e4 up");
    assert_eq!(
        (lure.why("0.2 c3 e4"), lure.why("0.2 c3 a6"), lure.why("0.2 c2")),
        ("lure".into(), "z66".into(), "z50-this".into())
    );
}

#[test]
fn why_no_reinforcement_comes_there() {
    let board = scene("a galet c1, a galet-roulant in hand, b galet f6");
    assert_eq!(
        (board.why("kept"), board.why("kept c1"), board.why("kept c2")),
        (String::new(), "z78-taken".into(), "z78".into())
    );
    let full = scene(
        "a galet a1, a galet b1, a galet c1, a galet#2 d1, a galet#2 e1, a ours-talus f1, a galet-roulant in hand, b galet f6",
    );
    assert_eq!(full.why("kept"), "z78-full");
}

#[test]
fn why_a_card_is_not_laid_out_there() {
    let board = start(&setup(0, 1));
    assert_eq!(
        (board.why("ready"), board.why("a1"), board.why("0.0")),
        ("z7-ready".into(), "empty".into(), "z9-trumps".into())
    );
    assert_eq!(
        (board.why("deploy:flamboise a3"), board.why("deploy:flamboise a1")),
        ("z7".into(), String::new())
    );
    let laid = board.then("cendrelins.flamboise@a1 cendrelins.escarbille#1@b1");
    assert_eq!(
        (laid.why("formation"), laid.why("deploy:flamboise")),
        ("formation".into(), "no-card".into())
    );
    assert_eq!(laid.why("deploy:escarbille#1 b1"), "same");
    let reserves = start(&Setup { reserves: true, ..setup(1, 0) });
    let cards = "doyen-lichen granitelle spore-veille ours-talus carapacon#1 carapacon#2 galet#1 galet#1 galet#1 galet#2 galet#2";
    let squares = "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2";
    let full = cards
        .split(' ')
        .zip(squares.split(' '))
        .fold(reserves, |board, (card, square)| board.then(&format!("mousserocs.{card}@{square}")));
    assert_eq!(full.why("deploy:galet-roulant f2"), "z9");
    let tables = with(|plan| plan.options.rearrangements = 1);
    let position = Zoon::start(&tables, &setup(0, 1));
    let tired = super::fixture::Board { tables, position, log: Vec::new() };
    let tired = tired.then("cendrelins.flamboise@a1 a1<>b2");
    assert_eq!(
        (tired.why("b2"), tired.why("deploy:braise-mere b2")),
        ("rearranged".into(), "rearranged".into())
    );
    let formations = start(&Setup { deployment: Deployment::Formations, ..setup(0, 1) });
    assert_eq!(
        (formations.why("a1"), formations.why("formation")),
        ("formations".into(), String::new())
    );
}

#[test]
fn nothing_is_explained_when_there_is_nothing_to_pick() {
    let board = scene("a doyen-lichen c3, a galet a1, b pierre-racine c4, b galet e5");
    let ask = |board: &super::fixture::Board, viewer| {
        Zoon::refusal(&board.tables, &board.view(viewer), &[], Spot::Square(30))
    };
    assert_eq!(ask(&board, Viewer::Spectator), None);
    assert_eq!(
        ask(&board.then("c3-c4 touch:1 touch:1"), Viewer::Seat(Seat(0))),
        None,
        "chance draws"
    );
    let over = board.fight("c3-c4", 0, 2);
    assert_eq!(ask(&over, Viewer::Seat(Seat(0))), None, "the match is over");
    assert_eq!(board.reason_for("c3").map(|_| ()), None);
    let off =
        Zoon::refusal(&board.tables, &board.view(Viewer::Seat(Seat(0))), &[], Spot::Square(99));
    assert_eq!(off, None, "off the field");
}

/// In the positions of random matches every first pick of a square or trump, and every square after
/// a legal first pick, is either legal or has a reason.
#[test]
fn a_reason_is_given_exactly_when_a_pick_is_not_legal() {
    let tables = tables();
    let (mut asked, mut pendings) = (0, 0);
    for seed in 0..16 {
        let setup = Setup {
            reserves: true,
            deployment: if seed % 4 == 0 { Deployment::ByHand } else { Deployment::Formations },
            ..setup(seed % 4, seed / 4 % 4)
        };
        let (mut dice, mut position) = (SmallDice::new(seed.into()), Zoon::start(&tables, &setup));
        let mut actions = Vec::new();
        loop {
            actions.clear();
            Zoon::actions(&tables, &position, &mut actions);
            if actions.is_empty() {
                break;
            }
            if let Actor::Seat(seat) = Zoon::actor(&tables, &position) {
                let paths: Vec<_> =
                    actions.iter().map(|action| Zoon::spots(&tables, *action)).collect();
                let view = Zoon::known_to(&tables, &position, Viewer::Seat(seat));
                let begins =
                    |path: &[Spot]| paths.iter().any(|own| own.as_slice().starts_with(path));
                let squares = || tables.grid.squares().map(|square| Spot::Square(square.0));
                let trumps = TrumpId::of(seat).take(3).map(spots::trump);
                for first in squares().chain(trumps) {
                    let why = Zoon::refusal(&tables, &view, &[], first);
                    assert_eq!(why.is_none(), begins(&[first]), "{first:?} {why:?}");
                    let whole = paths.iter().any(|path| path.as_slice() == [first]);
                    for second in squares().filter(|_| begins(&[first]) && !whole) {
                        let why = Zoon::refusal(&tables, &view, &[first], second);
                        let legal = begins(&[first, second]) || second == first;
                        assert_eq!(why.is_none(), legal, "{first:?} {second:?} {why:?}");
                        asked += 1;
                    }
                }
                let pending = position.field().turn_state().pending();
                pendings += u32::from(!matches!(pending, None | Some(Pending::Touch(_))));
            }
            position = after::<Zoon>(
                &tables,
                &position,
                actions[dice.below(actions.len() as u32) as usize],
            );
        }
    }
    assert!(asked > 10_000 && pendings > 20, "{asked} {pendings}");
}
