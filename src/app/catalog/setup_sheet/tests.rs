//! Tests of the set-up sheet.

use super::super::levels::tests::{shipped, shipped_levels};
use super::*;
use crate::app::games::GAMES;

fn fresh() -> SetUpSheet {
    let mut sheet = SetUpSheet::default();
    sheet.open_game(GAMES.first().expect("a game"), &shipped_levels(), &Settings::default());
    sheet
}

fn plan(change: impl Fn(&mut SetUpSheet)) -> MatchPlan {
    let mut sheet = fresh();
    change(&mut sheet);
    sheet.plan(&shipped_levels(), &Locale::default())
}

#[test]
fn the_untouched_sheet_is_a_first_match_against_the_weakest_computer() {
    let plan = plan(|_| {});
    assert_eq!(plan.level, "jungle/first-steps");
    assert_eq!(plan.first, First::Lot);
    assert!(plan.options.is_empty());
    assert_eq!(plan.seats[0].player, PlayerKind::Human);
    assert_eq!(plan.seats[1].player, PlayerKind::Computer(Skill::First));
}

#[test]
fn the_board_begun_last_is_picked_again() {
    let picked = |begun: &str| {
        let (mut sheet, mut settings) = (SetUpSheet::default(), Settings::default());
        settings.keep_begun("jungle", begun);
        sheet.open_game(GAMES.first().expect("a game"), &shipped_levels(), &settings);
        sheet.level_id(&shipped_levels())
    };
    assert_eq!(picked("jungle/classic"), "jungle/classic");
    assert_eq!(picked("jungle/gone"), "jungle/combat");
}

#[test]
fn switches_reach_the_plan_by_name() {
    let plan = plan(|sheet| {
        sheet.pick("opponent", 6);
        sheet.pick("first", 2);
        sheet.pick("leaps", 4);
        sheet.pick(BOARD, 2);
    });
    assert_eq!(plan.level, "jungle/classic");
    assert_eq!(plan.first, First::Seat(1));
    assert_eq!(plan.options, [("leaps".to_owned(), "none".to_owned())]);
    assert_eq!(plan.seats[1].player, PlayerKind::Human);
}

fn texts() -> String {
    let read = |file: &str| {
        let path = format!("assets/locales/en/{file}.ftl");
        String::from_utf8(shipped(&path).expect("a text file")).expect("UTF-8")
    };
    ["shell", "jungle", "arena", "zoon", "zoon-table", "honga", "honga-table", "table"]
        .map(read)
        .concat()
}

#[test]
fn every_switch_and_level_has_its_texts() {
    let texts = texts();
    let mut keys: Vec<String> = Vec::new();
    for level in shipped_levels().0 {
        keys.extend([level.title_key, level.line_key]);
        keys.extend(level.note_key);
    }
    let sheet = fresh();
    for switch in sheet.switches() {
        keys.push(format!("switch-{}", switch.key));
        let own = switch.choices.iter().filter(|choice| *choice != AS_IT_IS);
        keys.extend(own.map(|choice| format!("switch-{}-{choice}", switch.key)));
    }
    keys.retain(|key| !texts.contains(&format!("\n{key} =")));
    assert!(keys.is_empty(), "{keys:?}");
}

#[test]
fn an_agreed_time_is_no_option_of_the_level() {
    let plan = plan(|sheet| sheet.pick("time", 2));
    assert_eq!(plan.minutes, Some(30));
    assert!(plan.options.is_empty());
}

#[test]
fn clocks_are_no_option_of_the_level_and_only_for_two_sides() {
    let plan = plan(|sheet| sheet.pick("clock", 2));
    assert_eq!(plan.clock, Some(SeatTime { minutes: 5, increment: 3 }.into()));
    assert!(plan.options.is_empty());
    for card in GAMES.0 {
        let mut sheet = SetUpSheet::default();
        sheet.open_game(card, &shipped_levels(), &Settings::default());
        let two = sheet.seat_mode == SeatMode::TwoSides;
        assert_eq!(sheet.picked("clock").is_some(), two, "{}", card.game);
        let clocks = sheet.switches().filter(|switch| switch.key == CLOCK);
        let words = clocks.flat_map(|switch| &switch.choices[1..]);
        assert!(words.map(|word| SeatTime::of_word(word)).all(|time| time.is_some()));
    }
}

#[test]
fn blue_may_have_a_time_of_its_own_where_there_are_clocks_and_a_friend_plays_it() {
    let time = |minutes, increment| SeatTime { minutes, increment };
    let of_both = |sheet: &mut SetUpSheet| {
        sheet.unfolded = true;
        sheet.pick("opponent", 6);
        sheet.pick("clock", 4);
        sheet.pick("clock-blue", 1);
    };
    let plan = plan(of_both);
    assert_eq!(plan.clock, Some(SideTimes([time(20, 10), time(1, 0)])));
    assert!(plan.options.is_empty());
    let mut sheet = fresh();
    of_both(&mut sheet);
    let is_shown =
        |sheet: &SetUpSheet| sheet.shown_variants().any(|switch| switch.key == CLOCK_OF_BLUE);
    assert!(is_shown(&sheet));
    let mut again = fresh();
    again.take_up(&sheet.words());
    assert_eq!(again.clock(), plan.clock, "the next match has the same times");
    sheet.pick("opponent", 0);
    assert!(!is_shown(&sheet), "a computer's thinking is not timed");
    assert_eq!(sheet.clock(), Some(SideTimes([time(20, 10); 2])));
    sheet.pick("opponent", 6);
    sheet.pick("clock", 0);
    assert!(!is_shown(&sheet));
    assert_eq!(sheet.clock(), None);
    let own = sheet.switches().find(|switch| switch.key == CLOCK_OF_BLUE).expect("a row");
    assert!(own.choices[1..].iter().all(|word| SeatTime::of_word(word).is_some()));
}

#[test]
fn a_person_alone_chooses_the_side_and_keeps_the_name() {
    let computer = PlayerKind::Computer(Skill::First);
    let red = plan(|_| {});
    let blue = plan(|sheet| sheet.pick("side", 1));
    let players = |plan: &MatchPlan| plan.seats.iter().map(|seat| seat.player).collect::<Vec<_>>();
    assert_eq!(players(&blue), [computer, PlayerKind::Human]);
    assert_eq!(blue.seats[1].name, red.seats[0].name);
    assert_eq!(blue.seats[0].name, red.seats[1].name);
    assert!(blue.options.is_empty());
    let with_friend = |sheet: &mut SetUpSheet| {
        (sheet.unfolded, sheet.own_names) = (true, Vec::new());
        sheet.pick("side", 1);
        sheet.pick("opponent", 6);
    };
    let friends = plan(with_friend);
    assert_eq!(players(&friends), [PlayerKind::Human; 2]);
    assert_eq!(friends.seats[0].name, red.seats[0].name, "friends take sides by their names");
    let mut sheet = fresh();
    with_friend(&mut sheet);
    let shows = |sheet: &SetUpSheet| sheet.shown_variants().any(|switch| switch.key == "side");
    assert!(!shows(&sheet));
    sheet.pick("opponent", 0);
    assert!(shows(&sheet));
    sheet.pick("watch", 1);
    assert!(!shows(&sheet), "no person plays");
}

#[test]
fn watching_needs_no_human() {
    let plan = plan(|sheet| sheet.pick("watch", 1));
    assert!(plan.seats.iter().all(|seat| seat.player != PlayerKind::Human));
    assert!(plan.options.is_empty());
}

#[test]
fn two_seats_never_share_a_name() {
    let mut sheet = SetUpSheet::default();
    for turn in 0..40 {
        sheet.rename(turn % 2);
        assert_ne!(sheet.names[0], sheet.names[1]);
    }
}
