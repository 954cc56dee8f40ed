//! Text forms: read and written in one spelling, and never a panic for any input.

use super::fixture::{scene, scene_on, setup, start, tables, with};
use crate::rules::dice::SmallDice;
use crate::rules::text_mutation::scribbled;
use crate::rules::zoon::{
    Action, Corner, Deployment, First, Kind, Peeking, Position, Setup, Slot, Tables, TrumpId, Way,
    Zoon,
};
use crate::rules::{Dice, Game, Seat, Square, Viewer, after};

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
        (Action::Touch(Corner::TopRight), "touch:2"),
        (Action::Touch(Corner::BottomLeft), "touch:4"),
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
        ("touch:5", 7),
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
        peeking: Peeking::Always,
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

/// The middle of a match, with a value in every part of its text.
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

/// One side has only the Emblème, which never moves; the other cards of both tribes are eliminated.
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

/// The `index`-th position of `perft.txt`, with one word changed.
fn said_otherwise(index: usize, from: &str, to: &str) -> String {
    let line = include_str!("perft.txt").lines().nth(index).unwrap();
    let text = line.split_once(" | ").unwrap().1;
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "{from} does not stand in the position {index}");
    changed
}

fn refused(texts: &[(usize, &str, &str)]) {
    let tables = tables();
    for (index, from, to) in texts {
        let text = said_otherwise(*index, from, to);
        let read = Zoon::parse_position(&tables, &text);
        assert!(read.is_err(), "{from} instead of {to}: {text}");
    }
}

#[test]
fn a_shot_that_no_trump_in_hand_has_shot_is_refused() {
    refused(&[
        (10, "combat=1.7/1.0", "combat=1.7/1.3"),
        (10, "combat=1.7/1.0", "combat=1.7/1.1"),
        (10, "combat=1.7/1.0", "combat=1.7/1.2"),
    ]);
}

#[test]
fn a_deployment_that_cannot_be_is_refused() {
    let tables = tables();
    assert!(Zoon::parse_position(&tables, "deploying:0 trumps0:.,.,.,. trumps1:.,.,.,.").is_err());
    assert!(Zoon::parse_position(&tables, "deploying:0").is_ok());
    assert!(Zoon::parse_position(&tables, "deploying:1").is_err(), "who is ready has no cards");
    let half = "0:cendrelins.flamboise,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.";
    assert!(Zoon::parse_position(&tables, &format!("deploying:0 {half}")).is_ok());
    for text in [
        format!("deploying:0 formations {half}"),
        "deploying:0 1:mousserocs.galet#1,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.".into(),
        "deploying:0 rearranged=0,1".into(),
        "deploying:0 0:.,.,.,.,.,.,.,.,.,.,.,.,cendrelins.braise-mere,.,.,.".into(),
        "deploying:0 reserves 0:.,.,.,.,.,.,.,.,.,.,.,.,cendrelins.jeune-triton,.,.,.".into(),
        "deploying:0 trumps0:tomb,hand,hand,.".into(),
    ] {
        assert!(Zoon::parse_position(&tables, &text).is_err(), "{text}");
    }
    let ready = start(&setup(0, 1)).then("formation:0 ready");
    let text = Zoon::position_text(&tables, &ready.position);
    assert_eq!(Zoon::parse_position(&tables, &text), Ok(ready.position));
}

#[test]
fn no_word_is_said_twice() {
    let tables = tables();
    let text = full();
    let word = |begin: &str| text.split(' ').find(|word| word.starts_with(begin)).unwrap();
    for begin in ["tribes=", "faces=", "reserves", "formations", "quiet=", "0:", "1:", "trumps0:"] {
        let twice = format!("{text} {}", word(begin));
        let flaw = Zoon::parse_position(&tables, &twice).expect_err(begin);
        assert_eq!(flaw.column, text.chars().count() + 2, "{begin}: {flaw}");
    }
    for (twice, column) in [("reserves reserves", 10), ("first=0 faces=always first=1", 22)] {
        assert_eq!(Zoon::parse_setup(&tables, twice).map_err(|flaw| flaw.column), Err(column));
    }
}

#[test]
fn what_would_tell_of_a_face_or_was_never_seen_is_refused() {
    refused(&[
        (5, "escarbille#1@d4?c0", "escarbille#1@d4?c8"),
        (6, "revealed=40,400 ", "revealed=41,400 revealed="),
        (0, "quiet=3", "quiet=3 revealed=1,0"),
        (7, "second:0.11", "second:0.1"),
        (6, "flee:0.6", "flee:0.5"),
        (8, "exchange:0.11", "exchange:0.0"),
        (9, "peek:0.9:8:1", "peek:0.9:8:2"),
        (9, "peek:0.9:8:1", "peek:0.9:18:1"),
        (0, "pyrolancier#1@a1?3ff", "pyrolancier#1@a1?3ff^"),
        (0, "jeune-triton=-?2ff", "jeune-triton=-?3ff"),
        (0, "jeune-triton=-?2ff", "jeune-triton=-?2ff!1"),
        (1, "pyrolancier#1=x?10", "pyrolancier#1=x?30"),
        (0, "pyrolancier#1@b1?2f0", "pyrolancier#1@b1?3ff"),
        (0, "laid:e4+e4", "laid:e6+e6"),
        (3, "laid:a4+a4", "laid:a3+a3"),
    ]);
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

/// A text with some of its words, or parts of them between commas, replaced by those of another.
fn mixed(text: &str, other: &str, dice: &mut SmallDice) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let others: Vec<&str> = other.split(' ').collect();
    for _ in 0..=dice.below(2) {
        let word = &mut words[dice.below(text.split(' ').count() as u32) as usize];
        let from = others[dice.below(others.len() as u32) as usize];
        let key = |word: &str| word.find([':', '=']).map(|end| word[..end].to_owned());
        if key(word) != key(from) {
            if dice.below(4) == 0 {
                *word = format!("{word} {from}");
            }
            continue;
        }
        let mut parts: Vec<&str> = word.split(',').collect();
        let theirs: Vec<&str> = from.split(',').collect();
        let at = 1 + dice.below(parts.len() as u32) as usize;
        if at < parts.len().min(theirs.len()) {
            parts[at] = theirs[dice.below(theirs.len() as u32 - 1) as usize + 1];
        }
        *word = if dice.below(3) == 0 { from.to_owned() } else { parts.join(",") };
    }
    words.join(" ")
}

/// Texts with random changes: reading them never panics; a position that is read can be played on,
/// and what a viewer can imagine of it is sound.
#[test]
fn whatever_a_text_says_nothing_breaks() {
    let tables = tables();
    let mut dice = SmallDice::new(9);
    let lines: Vec<&str> = include_str!("perft.txt").lines().collect();
    let mut read = 0;
    for round in 0..9000 {
        let [line, other] = [0, 1].map(|_| lines[dice.below(lines.len() as u32) as usize]);
        let [text, other] = [line, other].map(|line| line.split_once(" | ").unwrap().1);
        let text = match round % 3 {
            0 => mixed(text, other, &mut dice),
            _ => scribbled(text, &mut dice),
        };
        let Ok(mut position) = Zoon::parse_position(&tables, &text) else { continue };
        read += 1;
        let again = Zoon::position_text(&tables, &position);
        assert_eq!(Zoon::parse_position(&tables, &again), Ok(position.clone()), "{text}");
        let mut actions = Vec::new();
        for viewer in [0, 1].map(|seat| Viewer::Seat(Seat(seat))) {
            let view = Zoon::known_to(&tables, &position, viewer);
            let truth = Zoon::determinize(&tables, &view, viewer, &mut dice);
            assert_eq!(Zoon::check(&tables, &truth), Ok(()), "{text}");
        }
        for _ in 0..20 {
            assert_eq!(Zoon::check(&tables, &position), Ok(()), "{text}: {actions:?}");
            actions.clear();
            Zoon::actions(&tables, &position, &mut actions);
            let Some(last) = actions.len().checked_sub(1) else { break };
            let action = actions[dice.below(last as u32 + 1) as usize];
            position = after::<Zoon>(&tables, &position, action);
        }
    }
    assert!(read > 500, "{read}");
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
