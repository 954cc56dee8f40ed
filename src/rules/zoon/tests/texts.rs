//! Text forms: both ways, in one spelling, and never a panic whatever they say.

use super::fixture::{scene, scene_on, setup, start, tables, with};
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Action, Deployment, Diagonal, Faces, First, Kind, Position, Setup, Slot, Tables, TrumpId, Way,
    Zoon,
};
use crate::rules::{Dice, Game, Seat, Square, after};

#[test]
fn actions_read_as_they_are_written() {
    let tables = tables();
    let (trump, at) = (TrumpId::new(Seat(1), 2), |name: &str| tables.grid.square(name).unwrap());
    let [one, other]: [Square; 2] = [at("c2"), at("d4")];
    for (action, text) in [
        (Action::Formation { number: 1, mirrored: true }, "formation:1m"),
        (Action::Deploy { kind: Kind(5), square: one }, "cendrelins.pyrolancier#2@c2"),
        (Action::Rearrange { from: one, to: other }, "c2<>d4"),
        (Action::Ready, "ready"),
        (Action::Begin(Seat(1)), "begin:1"),
        (Action::Move { from: one, to: other, way: Way::Path }, "c2-d4"),
        (Action::Move { from: one, to: other, way: Way::Green }, "c2^d4"),
        (Action::Shoot { trump, shooter: one, target: other }, "shoot:1.2:c2-d4"),
        (Action::Equip { trump, bearer: one }, "equip:1.2:c2"),
        (Action::Lay { trump, square: one, second: None }, "lay:1.2:c2"),
        (Action::Lay { trump, square: one, second: Some(other) }, "lay:1.2:c2+d4"),
        (Action::March(trump), "march:1.2"),
        (Action::Lure { trump, singer: None, target: other }, "lure:1.2:d4"),
        (Action::Lure { trump, singer: Some(one), target: other }, "lure:1.2:c2-d4"),
        (Action::Leap { trump, from: one, to: other }, "leap:1.2:c2-d4"),
        (Action::Reinforce { slot: Slot::new(Seat(0), 12), square: one }, "reinforce:0.12:c2"),
        (Action::Touch(Diagonal::Second), "touch:2"),
        (Action::Pivot([true, false]), "pivot:10"),
        (Action::Flee(one), "flee:c2"),
        (Action::Exchange(one), "exchange:c2"),
        (Action::Peek(one), "peek:c2"),
        (Action::Enough, "enough"),
    ] {
        assert_eq!(Zoon::action_text(&tables, action), text);
        assert_eq!(Zoon::parse_action(&tables, text), Ok(action));
    }
}

#[test]
fn what_is_no_action_is_refused_with_its_place() {
    let tables = tables();
    for (text, column) in [
        ("", 1),
        ("hop", 1),
        ("c2-", 4),
        ("-c3", 1),
        ("c2-z9", 4),
        ("z9-c2", 1),
        ("c2^", 4),
        ("fly:c2", 1),
        ("touch:3", 7),
        ("pivot:2", 7),
        ("begin:2", 7),
        ("formation:x", 11),
        ("formation:01", 11),
        ("shoot:0.0", 7),
        ("shoot:0.9:c2-c4", 7),
        ("shoot:0.0:c2", 11),
        ("equip:0.0:c2-c4", 11),
        ("lay:0.0:c2+x1", 12),
        ("reinforce:0.40:c2", 11),
        ("reinforce:0.1:c2-c3", 15),
        ("nobody@c2", 1),
        ("cendrelins.flamboise@", 22),
        ("cendrelins.flamboise@g9", 22),
        ("é:c2", 1),
    ] {
        let flaw = Zoon::parse_action(&tables, text).expect_err(text);
        assert_eq!(flaw.column, column, "{text}: {flaw}");
    }
}

#[test]
fn set_ups_read_as_they_are_written() {
    let tables = tables();
    let plain = Setup::default();
    assert_eq!(
        Zoon::setup_text(&tables, &plain),
        "tribes=cendrelins,mousserocs first=lot faces=own-turn"
    );
    let other = Setup {
        tribes: [3, 3],
        reserves: true,
        deployment: Deployment::Formations,
        faces: Faces::Always,
        first: First::Seat(Seat(1)),
        position: None,
    };
    let text = "tribes=vasards,vasards first=1 faces=always reserves formations";
    assert_eq!(Zoon::setup_text(&tables, &other), text);
    assert_eq!(Zoon::parse_setup(&tables, text), Ok(other));
    assert_eq!(Zoon::parse_setup(&tables, ""), Ok(plain));
    let begun = start(&setup(0, 1)).then("formation:0 ready formation:0 ready begin:0");
    let set = Setup { position: Some(Box::new(begun.position)), ..Setup::default() };
    let text = Zoon::setup_text(&tables, &set);
    assert_eq!(Zoon::parse_setup(&tables, &text), Ok(set));
    for (text, column) in [
        ("sooner", 1),
        ("first=2", 1),
        ("reserves tribes=cendrelins", 17),
        ("tribes=a,b", 8),
        ("faces=never", 7),
        ("position=nowhere", 10),
    ] {
        let flaw = Zoon::parse_setup(&tables, text).expect_err(text);
        assert_eq!(flaw.column, column, "{text}: {flaw}");
    }
}

/// The middle of a match, with something in every part of its text.
fn full() -> String {
    let line = include_str!("perft.txt").lines().next().unwrap();
    line.split_once(" | ").unwrap().1.to_owned()
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let tables = tables();
    let text = full();
    assert!(Zoon::parse_position(&tables, &text).is_ok());
    let cards = |from: &str, to: &str| text.replacen(from, to, 1);
    let first = text.split(" 0:").nth(1).unwrap().split(['@', '=']).next().unwrap().to_owned();
    for (changed, what) in [
        (String::new(), "nothing"),
        ("playing:0".into(), "no cards"),
        (cards("playing:", "paying:"), "no part of a match"),
        (cards(" 0:", " 2:"), "no such seat"),
        (cards(&first, "cendrelins.phoenix"), "no such card"),
        (cards("@", "@z"), "no such square"),
        (cards("?", "?0"), "no spelling of a set"),
        (cards("trumps0:", "trumps0:on:1.3,"), "one trump too many"),
        (format!("{text} pending=pivot"), "a pivot without a combat"),
        (format!("{text} touched=1,1"), "touches without a combat"),
        (format!("{text} combat=0.0,1.0,c3,c4"), "a combat that nobody waits for"),
        (format!("{text} pending=flee:0.15"), "a card that is not there flees"),
        (format!("{text} pending=march:0:0"), "a march of no moves"),
        (format!("{text} pending=peek:0.1:0:0"), "a look at nothing"),
        (format!("{text} nonsense"), "a word of no meaning"),
        (format!("{text} quiet=99999999"), "a number too large"),
    ] {
        assert!(Zoon::parse_position(&tables, &changed).is_err(), "{what}: {changed}");
    }
}

/// Nobody but the Emblème that never moves is left to one side; the rest of both tribes is dead.
fn stuck(tables: &Tables) -> Position {
    let dead = |seat: &str| {
        let cards = "doyen-lichen granitelle spore-veille ours-talus carapacon carapacon#2 galet \
                     galet galet#2 galet#2 galet-roulant";
        let cards: Vec<_> = cards.split(' ').map(|card| format!("{seat} {card} in tomb")).collect();
        cards.join(", ")
    };
    let alive = ["a galet c3, a pierre-racine a1", "b pierre-racine d6, b galet in tomb"];
    let words = format!("{}, {}, {}, {}", alive[0], dead("a"), alive[1], dead("b"));
    scene_on(tables.clone(), &words).then("c3-c4").position
}

#[test]
fn every_ending_is_found_again_in_a_text() {
    let tables = with(|plan| plan.options.draw = 24);
    let (mut seen, mut ended) = (Vec::new(), vec![stuck(&tables)]);
    for seed in 0..60 {
        let setup = Setup { deployment: Deployment::Formations, ..setup(seed % 4, seed / 4 % 4) };
        let (mut dice, mut position) = (SmallDice::new(seed.into()), Zoon::start(&tables, &setup));
        let mut actions = Vec::new();
        while position.field().ending().is_none() {
            actions.clear();
            Zoon::actions(&tables, &position, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            position = after::<Zoon>(&tables, &position, action);
        }
        ended.push(position);
    }
    for position in ended {
        let text = Zoon::position_text(&tables, &position);
        assert_eq!(Zoon::parse_position(&tables, &text), Ok(position.clone()), "{text}");
        seen.extend(position.field().ending().map(|ending| ending.outcome().reason));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, ["zoon-end-emblem", "zoon-end-quiet", "zoon-end-stuck"]);
}

/// Texts with letters exchanged, cut and doubled: an answer every time, and never a panic; what is
/// read can be played on.
#[test]
fn whatever_a_text_says_nothing_breaks() {
    let tables = tables();
    let mut dice = SmallDice::new(9);
    let lines: Vec<&str> = include_str!("perft.txt").lines().collect();
    let mut read = 0;
    for _ in 0..6000 {
        let line = lines[dice.below(lines.len() as u32) as usize];
        let mut text: Vec<char> = line.split_once(" | ").unwrap().1.chars().collect();
        for _ in 0..=dice.below(2) {
            let (one, other) = (dice.below(text.len() as u32), dice.below(text.len() as u32));
            match dice.below(4) {
                0 => text.swap(one as usize, other as usize),
                1 => drop(text.remove(one as usize)),
                2 => text.insert(one as usize, text[other as usize]),
                _ => text[one as usize] = char::from(b' ' + dice.below(95) as u8),
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(position) = Zoon::parse_position(&tables, &text) else { continue };
        read += 1;
        assert_eq!(Zoon::check(&tables, &position), Ok(()), "{text}");
        let again = Zoon::position_text(&tables, &position);
        assert_eq!(Zoon::parse_position(&tables, &again), Ok(position.clone()), "{text}");
        let mut actions = Vec::new();
        Zoon::actions(&tables, &position, &mut actions);
        for action in actions.into_iter().take(5) {
            let next = after::<Zoon>(&tables, &position, action);
            assert_eq!(Zoon::check(&tables, &next), Ok(()), "{text} and then {action:?}");
        }
    }
    assert!(read > 60, "{read}");
}

#[test]
fn the_hash_tells_positions_apart_by_what_may_still_happen() {
    let board = scene("a galet c2, a galet a1, b galet c5, b galet f6");
    let hash = |board: &super::fixture::Board| Zoon::hash(&board.tables, &board.position);
    let around = board.then("c2-b2 c5-b5 b2-c2 b5-c5");
    assert_eq!(hash(&around), hash(&board), "the same cards, and the same seat to move");
    assert_ne!(hash(&board.then("c2-b2 c5-b5")), hash(&board));
    assert_ne!(hash(&board.clone().turned()), hash(&board));
    let words = "a galet c2, a galet a1, b galet c5, b galet f6";
    for other in [
        "a galet c2 stunned, a galet a1, b galet c5, b galet f6",
        "a galet c2 up, a galet a1, b galet c5, b galet f6",
        "a galet c2, a galet in tomb, b galet c5, b galet f6",
        "a galet#2 c2, a galet a1, b galet c5, b galet f6",
        "a galet c2, a galet a1, b galet c5, b galet f6, a lance-galets ready",
        "a galet c2, a galet a1, b galet c5, b galet f6, a cuirasse-de-schiste on c2",
        "a galet c2, a galet a1, b galet c5, b galet f6, a rempart-de-tourbe c3 to d3",
    ] {
        assert_ne!(hash(&scene(other)), hash(&scene(words)), "{other}");
    }
}
