//! Positions that the rules forbid, or from which no phase could continue, are rejected with a
//! column.

use super::board::{Board, bare};
use super::fixture::{RED, jungla, scene_of, tables};
use crate::rules::arena::{Arena, First, Ground, Packs, Setup};
use crate::rules::{Game, Seat, TextFlaw};

#[test]
fn what_rules_forbid_is_told_with_its_place() {
    let board = bare(RED, "red spider e5, red lion k5, red turtle i5, blue zebra e9");
    let flaw = |text: &str| match Arena::parse_position(&board.tables, text) {
        Ok(_) => panic!("{text} was read"),
        Err(TextFlaw { column, cause }) => (column, cause),
    };
    let red = "red:spider@e5n,lion@k5n,turtle@i5n";
    for (text, column, words) in [
        (format!("playing red 0-0/5 done=3 {red} blue:zebra@e9s"), 19, "2 at most are possible"),
        (format!("playing red 0-0/5 hand=2 {red} blue:zebra@e9s"), 19, "two mates"),
        (format!("playing red 0-0/5 doubled {red} blue:zebra@e9s"), 19, "in compensation"),
        (format!("playing red 9-9/5 {red} blue:zebra@e9s"), 13, "6 at most are possible"),
        (format!("playing red 0-6/5 {red} blue:zebra@e9s"), 13, "blue has 6 points, but 5 at most"),
        (format!("playing red 5-5/5 {red} blue:zebra@e9s"), 13, "both sides have the points"),
        (format!("playing red 0-0/100 {red} blue:zebra@e9s"), 13, "won by 1 to 99 points"),
        (
            format!("playing red 0-0/5 {red} blue:zebra@e9n"),
            59,
            "blue.zebra on e9 may not point there",
        ),
        (format!("playing red 0-0/5 {red} blue:zebra@e9s!"), 59, "danger of no web"),
        (format!("playing red 0-0/5 {red} blue:zebra@e9s+"), 59, "blue.zebra wears no armor"),
        (format!("playing red 0-0/5 {red} blue:zebra@f13s"), 59, "in its own defence area"),
        (
            format!(
                "playing red 0-0/5 {} blue:zebra@e9s",
                red.replace("e5", "f2").replace("i5", "g2")
            ),
            43,
            "red.turtle is in its area, and so is red.spider",
        ),
        (format!("playing red 0-0/0 {red} blue:zebra@e9s"), 13, "won by 1 to 99 points"),
        (format!("playing red 0-0/5 {red} blue:zebra@f15s"), 59, "is where no animal can stand"),
        (format!("playing red 0-0/5 {} blue:zebra@e9s", red.replace("e5", "d4")), 23, "water"),
        (
            format!("playing red 0-0/5 {} blue:zebra@e9s", red.replace("@i5n", "=x")),
            43,
            "red.turtle cannot be a captive",
        ),
    ] {
        let (at, cause) = flaw(&text);
        assert!(cause.contains(words) && at == column, "{text}: {at} {cause}");
    }
}

#[test]
fn decisions_that_nobody_can_take_are_flaws() {
    let board = bare(
        RED,
        "red spider e5, red lion k5, red turtle aside, red wolf captive, \
                           blue zebra e9, blue wolf captive",
    );
    let red = "red:spider@e5n,lion@k5n,turtle=-,wolf=x";
    let read = |stage: &str, pending: &str| {
        let text = format!("{stage} red 0-0/5 pending={pending} {red} blue:zebra@e9s,wolf=x");
        Arena::parse_position(&board.tables, &text).err().map(|flaw| flaw.cause)
    };
    let many = vec!["face:red.lion"; 25].join(",");
    for (pending, words) in [
        ("place:red.turtle,place:red.turtle", "`place:red.turtle` is to be decided twice"),
        ("face:red.lion,face:blue.zebra,face:red.lion", "`face:red.lion` is to be decided twice"),
        ("free5:red.turtle,free4:red.turtle", "`free4:red.turtle` is to be decided twice"),
        ("face:red.turtle", "no side can decide `face:red.turtle`"),
        ("place:red.lion", "no side can decide `place:red.lion`"),
        ("place:red.wolf", "no side can decide `place:red.wolf`"),
        ("free5:red.lion", "no side can decide `free5:red.lion`"),
        ("free5:blue.wolf", "no side can decide `free5:blue.wolf`"),
        ("free6:red.turtle", "no side can decide `free6:red.turtle`"),
        ("free0:red.turtle", "nothing answers `free0:red.turtle`"),
        ("free5:red.wolf", "nothing answers `free5:red.wolf`"),
        (&many, "no more than 24 decisions wait"),
    ] {
        assert_eq!(read("playing", pending).as_deref(), Some(words), "{pending}");
    }
    for pending in ["place:red.turtle", "free5:red.turtle", "place:red.turtle,face:red.lion"] {
        assert_eq!(read("playing", pending), None, "{pending}");
    }
    assert_eq!(read("lot", "face:red.lion").unwrap(), "no side can decide `face:red.lion`");
}

#[test]
fn only_headings_wait_in_set_up() {
    let tables = tables(&jungla());
    let setup = Setup { packs: Packs::ByHand, first: First::Seat(Seat(0)), ..Setup::default() };
    let start = Board { position: Arena::start(&tables, &setup), tables };
    let begun = start.then("red.lion@a3");
    let begun = Arena::position_text(&begun.tables, &begun.position);
    assert!(begun.contains("pending=face:red.lion"), "{begun}");
    let other = begun.replace("pending=face:red.lion", "pending=place:red.wolf");
    let flaw = Arena::parse_position(&start.tables, &other).unwrap_err();
    assert_eq!(flaw.cause, "no side can decide `place:red.wolf`");
    let late = begun.replace("placing red", "playing red").replace("0-0/5", "0-0/5 second=red");
    let flaw = Arena::parse_position(&start.tables, &late).unwrap_err();
    assert_eq!(flaw.cause, "nothing is expected at `second=red`");
}

#[test]
fn a_den_without_a_free_square_answers_nobody() {
    let mut plan = jungla();
    for ground in &mut plan.ground {
        if matches!(ground, Ground::LandDen(RED) | Ground::WaterDen(RED)) {
            *ground = Ground::Land;
        }
    }
    let (tables, position) = scene_of(&plan, RED, "red lion k5, red turtle aside, blue wolf e9");
    let text = Arena::position_text(&tables, &position);
    assert!(Arena::parse_position(&tables, &text).is_ok());
    let waits = text.replace("0-0/5", "0-0/5 pending=place:red.turtle");
    let flaw = Arena::parse_position(&tables, &waits).unwrap_err();
    assert_eq!(flaw.cause, "nothing answers `place:red.turtle`");
}
