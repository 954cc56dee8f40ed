//! Refusals: a position for every reason, and a sweep over all picks.

use super::board::{Board, bare, blue, draw_with, red};
use super::fixture::{RED, animal, jungla, scene_of, tables, with};
use crate::rules::arena::{Action, Arena, First, Numbers, Packs, Setup, WebPassing, spots};
use crate::rules::dice::SmallDice;
use crate::rules::{Dice, Game, Seat, Spot, Viewer, after};

/// The key of the reason, without arguments.
fn key(board: &Board, picks: &str) -> String {
    let why = board.why(picks).unwrap_or_default();
    why.split(' ').next().unwrap_or_default().trim_start_matches("arena-why-").to_owned()
}

fn placing() -> Board {
    let tables = tables(&jungla());
    let setup = Setup { packs: Packs::ByHand, first: First::Seat(Seat(0)), ..Setup::default() };
    Board { position: Arena::start(&tables, &setup), tables }
}

#[test]
fn why_not_this_pawn() {
    let board =
        red("red lion e5, red wolf k5, blue zebra e9, blue wolf captive, red cheetah aside");
    assert_eq!(key(&board, "f5"), "empty");
    assert_eq!(key(&board, "e9"), "not-yours");
    assert_eq!(key(&board, "e5"), "");
    assert_eq!(key(&board, "red.cheetah"), "r38", "it waits for a den square");
    assert_eq!(key(&board, "blue.wolf"), "not-yours");
    let board = board.then("e5>e");
    assert_eq!(board.why("e5").unwrap(), "arena-why-r10 animal=arena-animal-lion");
    let board = board.then("k5>e");
    assert_eq!(key(&board, "a2"), "r10-done");
    assert_eq!(key(&red("red lion e5, red wolf captive"), "red.wolf"), "captive");
}

#[test]
fn why_not_twice_after_a_hunt() {
    let board = red("red wolf f14, red lion e5").compensated().then("f14n1 red.wolf@b3 >n");
    assert_eq!(key(&board, "b3"), "r36");
    assert_eq!(key(&board, "e5"), "");
}

#[test]
fn why_a_pending_decision_comes_first() {
    let hunted = red("red wolf f14, red lion e5").then("f14n1");
    assert_eq!(hunted.why("e5").unwrap(), "arena-why-pending-place animal=arena-animal-wolf");
    assert_eq!(key(&hunted, "red.lion"), "pending-place");
    assert_eq!(key(&hunted, "end"), "pending-place");
    assert_eq!(key(&hunted, "red.wolf"), "");
    let rescue =
        red("red wolf g14, red lion e5, red zebra captive, red gazelle captive, blue wolf captive");
    let rescue = rescue.then("g14n1");
    assert_eq!(key(&rescue, "e5"), "pending-free");
    assert_eq!(key(&rescue, "enough"), "r83-one");
    assert_eq!(key(&rescue, "red.wolf"), "r84");
    assert_eq!(key(&rescue, "red.lion"), "free");
    assert_eq!(key(&rescue, "red.zebra"), "");
    assert_eq!(key(&rescue, "blue.wolf"), "pending-free", "the enemy's captives stay");
    assert_eq!(key(&rescue.then("free:red.zebra red.zebra@a3 >n"), "enough"), "", "one was freed");
    let hit = red("red wolf e5, red lion h5, blue turtle e6").then("e5n1 blue.turtle@a13");
    assert_eq!(hit.why("h5").unwrap(), "arena-why-pending-face animal=arena-animal-turtle");
}

#[test]
fn why_a_heading_may_go_unsaid() {
    let board = red("red lion e5, red wolf k5").then("e5n1");
    assert_eq!(key(&board.then(">n k5n1 >n"), "end"), "", "the turn is full");
    assert_eq!(key(&board, "k5"), "", "going on keeps the heading");
    assert_eq!(key(&board, "e6"), "r10");
    assert_eq!(key(&board, "f5"), "empty");
    assert_eq!(key(&board, "end"), "r10-two");
    let runner = red("red gazelle e5").then("e5n1");
    assert_eq!(key(&runner, ">s"), "r45");
    assert_eq!(key(&runner, ">w"), "");
    let four = draw_with(|options| options.facings = 4, RED, "red lion e5").then("e5n1");
    assert_eq!(key(&four, ">ne"), "r17");
    let four = draw_with(|options| options.facings = 4, RED, "red gazelle e5").then("e5n1");
    assert_eq!((key(&four, ">ne"), key(&four, ">s")), ("r17".into(), "r45".into()));
}

#[test]
fn why_not_this_button_or_petal() {
    let board = red("red lion e5, red zebra h5");
    assert_eq!(key(&board, "end"), "r10-two");
    assert_eq!(key(&board, "e5 >n"), "r18");
    assert_eq!(key(&board, "e5 >s"), "");
    assert_eq!(key(&board, "h5 >s"), "r45");
    assert_eq!(key(&placing(), "end"), "r5-more");
    assert_eq!(key(&placing(), "a3"), "empty");
}

#[test]
fn why_not_this_square_of_the_den() {
    let board = placing().then("red.lion@a3 >n");
    assert_eq!(key(&board, "red.wolf a3"), "r2");
    assert_eq!(key(&board, "red.wolf b2"), "r6");
    assert_eq!(key(&board, "red.wolf b4"), "den");
    assert_eq!(key(&board, "red.wolf a13"), "den");
    assert_eq!(key(&board, "red.spider d3"), "r60");
    assert_eq!(key(&board, "red.spider b2"), "r6", "that den is dry");
    assert_eq!(key(&board, "red.wolf d2"), "r6", "a wolf swims");
    assert_eq!(key(&board, "red.wolf b3"), "");
    assert_eq!(key(&board, "red.lion"), "stuck");
    assert_eq!(key(&board, "a3"), "placing");
    assert_eq!(key(&board, "blue.tiger"), "not-yours");
    let done = board.then("red.wolf@b3 >n red.zebra@c3 >n");
    assert_eq!(done.why("red.gorilla").unwrap(), "arena-why-r5 count=3");
    let web = red("blue spider b4, red lion f14").then("f14n1");
    assert_eq!(key(&web, "red.lion a3"), "r65");
}

#[test]
fn why_not_this_far_or_this_way() {
    let board = red("red kangaroo f5, red crocodile c7, red lion i5 n, red cheetah l5");
    assert_eq!(
        board.why("f5 f7").unwrap(),
        "arena-why-r15 animal=arena-animal-kangaroo numbers=3, 4, 5"
    );
    assert_eq!(
        board.why("c7 c8").unwrap(),
        "arena-why-r15-water animal=arena-animal-crocodile numbers=2, 3"
    );
    assert_eq!(key(&board, "l5 l4"), "r16", "the cheetah does not go backward");
    assert_eq!(key(&board, "i5 k4"), "r19");
    assert_eq!(key(&board, "i5 g6"), "r19");
    assert_eq!(key(&red("red gazelle f5 e"), "f5 g4"), "r45");
    assert_eq!(key(&red("red lion f6"), "f6 g7"), "r24");
    assert_eq!(key(&red("red vulture g3"), "g3 g10"), "r24");
}

#[test]
fn why_the_way_is_barred() {
    let board = red("red lion f5, red zebra f7, blue wolf h5");
    assert_eq!(
        board.why("f5 f8").unwrap(),
        "arena-why-r20 animal=arena-animal-lion victim=arena-animal-zebra"
    );
    assert_eq!(key(&board, "f5 i5"), "r20");
    assert_eq!(key(&board, "f5 f7"), "r2");
    assert_eq!(key(&red("red lion c5"), "c5 c9"), "r66");
    assert_eq!(key(&red("red cheetah f11"), "f11 f14"), "r74");
    assert_eq!(key(&red("red spider c6"), "c6 c7"), "r60");
    assert_eq!(key(&red("red spider b6"), "b6 d6"), "r60");
    assert_eq!(key(&red("red vulture f5"), "f5 f13"), "r71");
    assert_eq!(key(&red("red vulture c4"), "c4 c11"), "r71");
    assert_eq!(key(&red("red vulture a4, blue wolf a6"), "a4 a11"), "r71-jump");
    let words = "blue spider f8, red lion e5";
    let deadly = draw_with(|options| options.web_passing = WebPassing::Deadly, RED, words);
    assert_eq!((key(&red(words), "e5 e8"), key(&deadly, "e5 e8")), ("".into(), "r62".into()));
}

#[test]
fn why_not_in_the_areas() {
    assert_eq!(key(&red("red lion e3 e"), "e3 g3"), "r76");
    assert_eq!(key(&red("red turtle e3 e, red vulture g2"), "e3 f3"), "r76-one");
    assert_eq!(key(&red("red lion e3 e, red vulture g2, blue wolf f3"), "e3 f3"), "r78");
    assert_eq!(key(&red("red lion f13"), "f13 h13"), "r73");
    let mut plan = jungla();
    animal(&mut plan, "rhinoceros").water = Numbers::of(&[6]);
    let (tables, position) = scene_of(&plan, RED, "red rhinoceros d2 e, blue wolf m12");
    assert_eq!(key(&Board { tables, position }, "d2 j2"), "r80");
}

#[test]
fn why_not_hit() {
    let board = red("red lion e5, red turtle h5, blue zebra e6, blue wolf h6");
    assert_eq!(
        board.why("e5 e6").unwrap(),
        "arena-why-r46 animal=arena-animal-lion victim=arena-animal-zebra"
    );
    assert_eq!(key(&board, "h5 h6"), "r51");
    assert_eq!(key(&red("red lion e7 s, blue zebra e6"), "e7 e6"), "r47");
    assert_eq!(key(&red("red lion a12, blue turtle a13"), "a12 a13"), "r54");
}

#[test]
fn why_not_hunt_or_free() {
    let board = red("red lion g14, red vulture f2, red wolf i5");
    assert_eq!(key(&board, "g14 g15"), "r83");
    assert_eq!(key(&board, "f2 f1"), "r39");
    let late = red("red lion g14, red wolf i5, red zebra captive").then("i5>e");
    assert_eq!(key(&late, "g14 g15"), "r82");
}

#[test]
fn why_not_with_a_second_action() {
    let again = red("red lion g14, red cheetah e5").compensated();
    assert_eq!(key(&again.then("g14w1 >n"), "f14 f15"), "r87");
    let strikes = red("red lion e5, blue wolf e7").compensated().then("e5>e");
    assert_eq!(key(&strikes, "e5 e7"), "r87");
    let enters = red("red lion f12").compensated().then("f12>e");
    assert_eq!(key(&enters, "f12 f13"), "r87");
}

#[test]
fn why_not_spared() {
    let board = red("red gorilla f5, red rhinoceros i5, blue wolf f6, blue lion i6");
    assert_eq!(key(&board, "f5 spare:f6"), "");
    assert_eq!(key(&board, "f5 spare:f6 f7"), "");
    assert_eq!(key(&board, "i5 spare:i6"), "r44");
    assert_eq!(key(&board, "f5 spare:f6 h5"), "there");
}

#[test]
fn nothing_is_explained_when_there_is_nothing_to_pick() {
    let tables = tables(&jungla());
    let lot = Board { position: Arena::start(&tables, &Setup::default()), tables };
    assert_eq!(lot.why("a3"), None, "before the lot has fallen");
    let over = bare(RED, "red wolf e5, red lion a2, blue cheetah e6").then("e5n1");
    assert_eq!(over.why("a2"), None, "after the end");
    let board = red("red lion e5, blue wolf e9");
    assert_eq!(board.why("e5 e5"), None, "the picked pawn is put back");
    assert_eq!(board.why("f5 f6"), None, "nobody was picked");
    assert_eq!(board.why("e9 e8"), None, "an enemy was picked");
    assert_eq!(blue("red lion e5, blue wolf e9").why("e9 e8"), None, "a legal pick");
    let view = Arena::known_to(&board.tables, &board.position, Viewer::Spectator);
    let ask = |picked: &[Spot], spot| Arena::refusal(&board.tables, &view, picked, spot);
    assert_eq!(ask(&[], Spot::Square(200)), None, "beside the board");
    assert_eq!(ask(&[], Spot::Card(1)), None);
    assert_eq!(ask(&[], Spot::Marker(19)), None, "no such pawn");
    assert_eq!(ask(&[Spot::Square(200)], Spot::Square(0)), None);
}

/// In the positions of random matches every pick of squares is either legal or has a reason.
#[test]
fn a_reason_is_given_exactly_when_a_pick_is_not_legal() {
    for (tables, seed) in [(tables(&jungla()), 7), (with(|plan| plan.options.facings = 4), 8)] {
        let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
        let mut board = Board { position: Arena::start(&tables, &setup), tables };
        let mut dice = SmallDice::new(seed);
        for step in 0..400 {
            let actions = board.actions();
            let Some(last) = (actions.len() as u32).checked_sub(1) else { break };
            if step % 16 == 0 && board.position.turn_state().pending().is_none() {
                sweep(&board, &actions);
            }
            let moves: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Move { .. }))
                .collect();
            let action = match moves.len() as u32 {
                0 => actions[dice.below(last + 1) as usize],
                count => moves[dice.below(count) as usize],
            };
            board.position = after::<Arena>(&board.tables, &board.position, action);
        }
    }
}

fn sweep(board: &Board, actions: &[Action]) {
    let text = || Arena::position_text(&board.tables, &board.position);
    let paths: Vec<Vec<Spot>> =
        actions.iter().map(|a| spots::path(&board.tables, *a).as_slice().to_vec()).collect();
    let view = Arena::known_to(&board.tables, &board.position, Viewer::Spectator);
    let ask = |picked: &[Spot], spot| Arena::refusal(&board.tables, &view, picked, spot);
    for from in board.tables.grid.squares() {
        let from = Spot::Square(from.0);
        let own = paths.iter().any(|path| path[0] == from);
        assert_eq!(ask(&[], from).is_none(), own, "{from:?} in {}", text());
        for to in board.tables.grid.squares().filter(|to| own && from != Spot::Square(to.0)) {
            let to = Spot::Square(to.0);
            let legal = paths.iter().any(|path| path.starts_with(&[from, to]));
            let why = ask(&[from], to);
            assert_eq!(why.is_none(), legal, "{from:?} {to:?} in {}", text());
            let named = why.is_none_or(|why| why.key != "arena-why-there");
            assert!(named, "{from:?} {to:?} in {}", text());
        }
    }
}
