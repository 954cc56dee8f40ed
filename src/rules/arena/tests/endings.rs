//! The end of the match, and its variants: R93-R98.

use super::board::{Board, bare, bare_with, red};
use super::fixture::{BLUE, RED, jungla, scene_of, square, tables};
use crate::rules::arena::{Arena, Ending, Ground, Setup};
use crate::rules::{Actor, Game, Seat, Side};

impl Board {
    fn scored(mut self, score: [u8; 2], last: Option<Side>) -> Self {
        let target = self.position.target();
        self.position.set_score(score, last, target);
        self
    }

    fn ending(&self) -> Option<Ending> {
        self.position.ending()
    }
}

#[test]
fn r93_five_points_win() {
    let board = red("red wolf f14").scored([4, 4], Some(BLUE)).then("f14n1");
    assert_eq!(board.ending(), Some(Ending::Points { winner: RED }));
    assert!(board.texts().is_empty());
    let Actor::Nobody(outcome) = Arena::actor(&board.tables, &board.position) else { panic!() };
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(0)]);
    let four = red("red wolf f14").scored([3, 4], Some(BLUE)).then("f14n1");
    assert_eq!(four.ending(), None);
    let turtle = red("red turtle f14").scored([3, 0], Some(RED)).then("f14n1");
    assert_eq!(turtle.ending(), Some(Ending::Points { winner: RED }), "the turtle's count twice");
}

#[test]
fn r94_imprisoning_all_but_the_turtle_wins() {
    let words = "red wolf e5, red lion a2, blue cheetah e6, blue turtle m12";
    let board = bare(RED, words).then("e5n1");
    assert_eq!(board.ending(), Some(Ending::Imprisoned { winner: RED }));
    let more = bare(RED, &format!("{words}, blue zebra m13")).then("e5n1");
    assert_eq!(more.ending(), None);
}

#[test]
fn r94_the_web_counts_too() {
    let danger = bare(RED, "red spider f6, red lion a2, blue cheetah f9, blue turtle m12");
    let board = danger.then("f6n2 >n a2>e end f9>e m12>e");
    assert_eq!(board.ending(), None);
    assert_eq!(board.then("end").ending(), Some(Ending::Imprisoned { winner: RED }));
    let walks = bare(BLUE, "red spider f5, red lion a2, blue cheetah f8, blue turtle m12");
    assert_eq!(walks.then("f8s2").ending(), Some(Ending::Imprisoned { winner: RED }));
}

#[test]
fn r94_the_last_one_may_still_free_the_others() {
    let board = bare(RED, "red wolf g14, red lion captive, blue zebra a12, blue lion b12");
    let board = board.then("g14n1");
    assert_eq!(board.ending(), None, "all are captive, but one is being freed");
    assert_eq!(board.then("free:red.lion red.lion@a3 >n").ending(), None);
}

/// The position described by these words, with only void squares around a8 and m5.
fn walled(words: &str) -> Board {
    let mut plan = jungla();
    for name in ["a7", "b7", "b8", "a9", "b9", "m4", "l4", "l5", "l6", "m6"] {
        plan.ground[square(name).index()] = Ground::Void;
    }
    let (tables, position) = scene_of(&plan, RED, words);
    Board { tables, position }
}

/// Two wolves that can move with no heading.
fn blocked(score: [u8; 2], last: Option<Side>) -> Option<Ending> {
    let board = walled("red wolf a8 n, blue wolf m5 e").scored(score, last);
    assert_eq!(board.ending(), None);
    assert_eq!(board.then("a8>w").ending(), None, "the turn is finished first");
    board.then("a8>w end").ending()
}

#[test]
fn r95_when_nobody_can_move_the_points_decide() {
    assert_eq!(blocked([2, 1], Some(BLUE)), Some(Ending::Blocked { winner: Some(RED) }));
    assert_eq!(blocked([1, 2], Some(RED)), Some(Ending::Blocked { winner: Some(BLUE) }));
}

#[test]
fn r95_a_tie_goes_to_the_last_hunt_and_nothing_to_nobody() {
    assert_eq!(blocked([2, 2], Some(RED)), Some(Ending::Blocked { winner: Some(RED) }));
    assert_eq!(blocked([2, 2], Some(BLUE)), Some(Ending::Blocked { winner: Some(BLUE) }));
    assert_eq!(blocked([0, 0], None), Some(Ending::Blocked { winner: None }));
    let outcome = Ending::Blocked { winner: None }.outcome(false);
    assert_eq!(outcome.winners().count(), 2, "a draw");
}

#[test]
fn r95_who_only_needs_to_turn_is_not_blocked() {
    // Neither kangaroo can move while it faces outward.
    let board = bare(RED, "red kangaroo a11 n, blue kangaroo m5 e").then("a11>w end");
    assert!(board.ending().is_none() && !board.texts().is_empty());
    assert!(board.texts().iter().all(|text| text.starts_with("m5>")), "no movement, only turns");
    // Two cheetahs that face the edges in front of them.
    let heads = bare(RED, "red cheetah c14 e, blue cheetah c2 s").then("c14>n end");
    assert_eq!(heads.ending(), None);
    // A pack that never points back cannot turn towards what is behind it.
    let runner = walled("red zebra a8 n, blue wolf m5 e").then("a8>ne end");
    assert_eq!(runner.ending(), Some(Ending::Blocked { winner: None }));
}

#[test]
fn r95_one_animal_that_can_move_keeps_the_match_going() {
    let board = walled("red wolf a8 n, blue wolf m5 e, blue turtle f9 s").then("a8>w end");
    assert_eq!(board.ending(), None);
}

#[test]
fn r96_a_single_blocked_pack_turns_on_the_spot() {
    let board = walled("red wolf a8 n, blue wolf f9, blue cheetah h9").then("a8>w end");
    assert_eq!(board.ending(), None);
    let board = board.then("f9>e h9>e end");
    assert_eq!(board.texts().len(), 7);
    assert!(board.texts().iter().all(|text| text.starts_with("a8>")));
}

#[test]
fn r96_turns_without_hit_or_hunt_end_the_match() {
    let words = "red lion f5, red wolf f14, blue cheetah f9, blue zebra k9, red gazelle h9 n";
    let start = bare_with(|options| options.quiet_turns = 3, RED, words);
    let quiet = start.then("f5>e h9>e end f9>e k9>e end");
    assert_eq!((quiet.ending(), quiet.position.quiet_turns()), (None, 2));
    let ended = quiet.then("f5>s h9>n end");
    assert_eq!(ended.ending(), Some(Ending::Quiet { winner: None }));
    let judged = quiet.clone().scored([0, 1], Some(BLUE)).then("f5>s h9>n end");
    assert_eq!(judged.ending(), Some(Ending::Quiet { winner: Some(BLUE) }), "judged as in R95");
    let hunted = quiet.then("f14n1 red.wolf@b3 >n f5>s end");
    assert_eq!(hunted.ending(), None, "a hunt begins the count anew");
    let hit = quiet.then("f5n4 >n h9>n end");
    assert_eq!(hit.ending(), None, "and so does a hit");
    let never = bare_with(|options| options.quiet_turns = 0, RED, words);
    assert_eq!(never.then("f5>e h9>e end f9>e k9>e end f5>s h9>n end").ending(), None);
}

#[test]
fn r97_when_time_is_up_the_points_decide() {
    let winners = |board: &Board| {
        let outcome = Arena::if_stopped(&board.tables, &board.position);
        outcome.map(|outcome| outcome.winners().map(|seat| seat.0).collect::<Vec<_>>())
    };
    let board = red("red lion e5, red wolf k5");
    assert_eq!(winners(&board.clone().scored([1, 0], Some(RED))), Some(vec![0]));
    assert_eq!(winners(&board.clone().scored([1, 2], Some(RED))), Some(vec![1]));
    assert_eq!(winners(&board.clone().scored([1, 1], Some(BLUE))), Some(vec![1]), "the last hunt");
    assert_eq!(winners(&board), Some(vec![0, 1]), "else a draw");
    for running in ["e5n1", "e5n1 >n", "e5n1 >n k5>e"] {
        assert_eq!(winners(&board.then(running)), None, "the turn is finished first: {running}");
    }
    assert!(winners(&board.then("e5>s k5>e end")).is_some());
}

#[test]
fn r98_a_lower_score_may_be_agreed_on() {
    let tables = tables(&jungla());
    let setup = Setup { target: Some(3), ..Setup::default() };
    assert_eq!(Arena::start(&tables, &setup).target(), 3);
    assert_eq!(Arena::start(&tables, &Setup::default()).target(), 5);
    let mut board = red("red wolf f14");
    board.position.set_score([2, 0], None, 3);
    assert_eq!(board.then("f14n1").ending(), Some(Ending::Points { winner: RED }));
    board.position.set_score([2, 0], None, 5);
    assert_eq!(board.then("f14n1").ending(), None);
}
