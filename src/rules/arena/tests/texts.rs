//! Text forms of actions, positions and set-ups, and the errors for invalid ones.

use super::board::{Board, bare, red};
use super::fixture::{BLUE, RED, jungla, tables, with};
use crate::rules::arena::{
    Arena, Ending, First, Packs, PawnId, Pending, Position, Setup, Stage, Tables, TurnState,
};
use crate::rules::{Game, Seat, TextFlaw};

fn level() -> Tables {
    tables(&jungla())
}

fn text(board: &Board) -> String {
    Arena::position_text(&board.tables, &board.position)
}

/// Whether the position reads back as it was written.
fn comes_back(board: &Board) {
    let read = Arena::parse_position(&board.tables, &text(board));
    assert_eq!(read.as_ref(), Ok(&board.position), "{}", text(board));
    assert_eq!(Arena::position_text(&board.tables, &read.unwrap()), text(board));
}

#[test]
fn every_kind_of_action_is_written_as_it_was_read() {
    for text in [
        "begin:red",
        "begin:blue",
        "red.lion@a3",
        "blue.tiger@m13",
        "e3n2",
        "e3nw8",
        "e10s1",
        "e3n3l",
        "e3s4r",
        "f5n3~1",
        "f5n3~12",
        "f5n8~1234567",
        "e3>n",
        "m14>sw",
        ">ne",
        ">n",
        "free:red.lion",
        "free:blue.giraffe",
        "enough",
        "end",
    ] {
        let action = Arena::parse_action(&level(), text).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_eq!(Arena::action_text(&level(), action), text);
    }
}

#[test]
fn pawns_of_one_kind_are_told_apart_by_numbers() {
    let board =
        bare(RED, "red zebra a3, red zebra b3, red lion c3, blue lion captive, blue wolf m9");
    assert_eq!(
        text(&board),
        "playing red 0-0/5 red:zebra#1@a3n,zebra#2@b3n,lion@c3n blue:lion=x,wolf@m9s"
    );
    comes_back(&board);
    for name in ["free:red.zebra#2", "red.zebra#1@a3"] {
        let action = Arena::parse_action(&board.tables, name).unwrap();
        assert_eq!(Arena::action_text(&board.tables, action), name);
    }
    assert!(Arena::parse_action(&board.tables, "free:red.zebra").is_err());
}

#[test]
fn a_flaw_in_an_action_tells_where_and_why() {
    for (text, column, words) in [
        ("", 1, "no action"),
        ("33", 1, "no action"),
        ("é3n2", 1, "no action"),
        ("e3n", 3, "number of squares is missing"),
        ("e3x2", 3, "`x` is no direction"),
        ("z3n2", 1, "`z3` is no square"),
        ("e16n2", 1, "`e16` is no square"),
        ("e3n9", 4, "1 to 8 squares"),
        ("e3n0", 4, "1 to 8 squares"),
        ("e3n22", 5, "only `r` or `l`"),
        ("e3n3x", 5, "only `r` or `l`"),
        ("e3n3~", 5, "steps of the spared are missing"),
        ("e3n3~21", 7, "rising order"),
        ("e3n3~8", 6, "steps are 1 to 7"),
        ("e3>x", 4, "`x` is no direction"),
        ("z3>n", 1, "`z3` is no square"),
        (">", 2, "is no direction"),
        ("begin:green", 7, "`green` is no side"),
        ("free:red.tiger", 6, "`red.tiger` is no pawn"),
        ("red.dragon@a3", 1, "`red.dragon` is no pawn"),
        ("red.lion@a99", 10, "`a99` is no square"),
    ] {
        let TextFlaw { column: at, cause } = Arena::parse_action(&level(), text).unwrap_err();
        assert!(cause.contains(words) && at == column, "{text}: {at} {cause}");
    }
}

#[test]
fn odd_positions_are_written_as_they_were_read() {
    let start = |setup: &Setup| {
        let tables = level();
        Board { position: Arena::start(&tables, setup), tables }
    };
    comes_back(&start(&Setup::default()));
    let by_hand = start(&Setup { packs: Packs::ByHand, teams: true, ..Setup::default() });
    comes_back(&by_hand);
    comes_back(&by_hand.then("begin:blue blue.tiger@a13"));
    comes_back(&by_hand.then("begin:blue blue.tiger@a13 >e blue.wolf@b13 >s blue.zebra@c13 >s"));
    let armored = red("red lion e5 armored, blue tiger captive, red cheetah aside");
    comes_back(&armored);
    let danger = red("red spider f6, red lion i4, blue tiger f9 armored").then("f6n2 >n i4>e end");
    assert_eq!(danger.is("blue tiger"), "f9 s armored endangered");
    comes_back(&danger);
    let hunted = red("red lion f14, red wolf k5").compensated().then("f14n1");
    assert!(text(&hunted).contains("lion=+"), "{}", text(&hunted));
    comes_back(&hunted);
    comes_back(&hunted.then("red.lion@b3 >s k5>e"));
    let rescue = red("red turtle g14, red lion captive, red wolf captive").then("g14n1");
    assert!(text(&rescue).contains("pending=place:red.turtle,free5:red.turtle"));
    comes_back(&rescue);
    comes_back(&rescue.then("free:red.lion"));
    comes_back(&rescue.then("free:red.lion red.lion@a3 >n enough red.turtle@b3 >n end"));
}

#[test]
fn a_position_that_is_over_is_read_as_over() {
    let over = bare(RED, "red wolf e5, red lion a2, blue cheetah e6").then("e5n1");
    comes_back(&over);
    let text = "playing blue 5-0/5 hunter=red red:wolf@e5n blue:wolf@e9s";
    let board = bare(RED, "red wolf e5, blue wolf e9");
    let read = Arena::parse_position(&board.tables, text).unwrap();
    assert_eq!(read.ending(), Some(Ending::Points { winner: RED }));
}

#[test]
fn a_flaw_in_a_position_tells_where_and_why() {
    let board = bare(RED, "red spider e5, red lion k5, red turtle i5, blue zebra e9");
    let flaw = |text: &str| match Arena::parse_position(&board.tables, text) {
        Ok(_) => panic!("{text} was read"),
        Err(TextFlaw { column, cause }) => (column, cause),
    };
    let red = "red:spider@e5n,lion@k5n,turtle@i5n";
    for (text, column, words) in [
        (String::new(), 1, "is no part of a match"),
        (format!("over red 0-0/5 {red} blue:zebra@e9s"), 1, "`over` is no part of a match"),
        (format!("playing green 0-0/5 {red} blue:zebra@e9s"), 9, "`green` is no side"),
        (format!("playing red 0:0 {red} blue:zebra@e9s"), 13, "`0:0` is no score"),
        (format!("playing red 0-0/5 {red}"), 53, "the pawns of a pack are missing"),
        (format!("playing red 0-0/5 fast {red} blue:zebra@e9s"), 19, "nothing is expected"),
        (format!("playing red 0-0/5 done=x {red} blue:zebra@e9s"), 24, "`x` is no whole number"),
        (format!("playing red 0-0/5 done=65535 {red} blue:zebra@e9s"), 24, "from 0 to 255"),
        (format!("playing red 0-0/5 quiet=65536 {red} blue:zebra@e9s"), 25, "from 0 to 65535"),
        (
            format!("playing red 0-0/5 owed owed {red} blue:zebra@e9s"),
            24,
            "`owed` stands here twice",
        ),
        (format!("playing red 0-0/5 turns=1 turns=2 {red} blue:zebra@e9s"), 27, "`turns` stands"),
        (format!("playing red 0-0/5 {red} {red} blue:zebra@e9s"), 54, "`red` stands here twice"),
        (format!("playing red 0-0/5 acted=wolf {red} blue:zebra@e9s"), 25, "`wolf` is no animal"),
        (format!("playing red 0-0/5 pending=wait {red} blue:zebra@e9s"), 27, "no pending decision"),
        (format!("playing red 0-0/5 pending=face:wolf {red} blue:zebra@e9s"), 32, "`wolf`"),
        ("playing red 0-0/5 red:spider@e5n,lion@z9n,turtle@i5n".into(), 39, "`z9` is no square"),
        (format!("playing red 0-0/5 {red} blue:zebra@e9q"), 67, "`q` is no direction"),
        (format!("playing red 0-0/5 {red} blue:zebra@z9s"), 65, "`z9` is no square"),
        (format!("playing red 0-0/5 {red} blue:zebra"), 59, "`zebra` is no pawn"),
        (format!("playing red 0-0/5 {red} blue:zebra=y"), 65, "`y` is not"),
        (format!("playing red 0-0/5 {red} blue:zebra@e5s"), 65, "held twice"),
    ] {
        let (at, cause) = flaw(&text);
        assert!(cause.contains(words) && at == column, "{text}: {at} {cause}");
    }
}

#[test]
fn a_set_up_is_written_as_it_was_read() {
    let start = "position=playing red 0-0/5 red:wolf@e5n blue:wolf@e9s";
    let board = bare(RED, "red wolf e5, blue wolf e9");
    let setup = Arena::parse_setup(&board.tables, start).unwrap();
    assert_eq!(Arena::setup_text(&board.tables, &setup), start);
    assert_eq!(Arena::start(&board.tables, &setup), board.position);
    for text in
        ["first=lot packs=ready", "first=0 packs=by-hand", "first=1 packs=ready teams target=3"]
    {
        let setup = Arena::parse_setup(&level(), text).unwrap();
        assert_eq!(Arena::setup_text(&level(), &setup), text);
    }
    let read = Arena::parse_setup(&level(), "first=1 packs=by-hand teams target=3").unwrap();
    let first = First::Seat(Seat(1));
    let meant = Setup { first, packs: Packs::ByHand, teams: true, target: Some(3), position: None };
    assert_eq!(read, meant);
    for (text, column) in
        [("first=2", 1), ("first=lot pack=ready", 11), ("target=0", 8), ("position=7", 10)]
    {
        let flaw = Arena::parse_setup(&level(), text).unwrap_err();
        assert_eq!(flaw.column, column, "{text}: {}", flaw.cause);
    }
    for (text, column, cause) in [
        ("first=0 first=1", 9, "`first` stands here twice"),
        ("teams packs=ready teams", 19, "`teams` stands here twice"),
        ("packs=ready target=100", 20, "`100` is no target: a whole number from 1 to 99"),
    ] {
        let flaw = Arena::parse_setup(&level(), text).unwrap_err();
        assert_eq!((flaw.column, flaw.cause.as_str()), (column, cause));
    }
    let bare = with(|plan| plan.ready = [Vec::new(), Vec::new()]);
    assert!(Arena::parse_setup(&bare, "first=lot packs=ready").is_err());
    assert!(Arena::parse_setup(&bare, "first=lot packs=by-hand").is_ok());
}

#[test]
fn every_part_of_a_level_is_in_its_hash() {
    use crate::rules::arena::{
        BeforeBlocker, Class, DoubleAction, Numbers, Plan, Powers, WebPassing,
    };
    let changes: [fn(&mut Plan); 23] = [
        |_| {},
        |plan| plan.ground.swap(20, 30),
        |plan| plan.kinds.swap(2, 3),
        |plan| plan.kinds[0].id.push('s'),
        |plan| plan.kinds[0].class = Class::Aquatic,
        |plan| plan.kinds[0].land = Numbers::of(&[1]),
        |plan| plan.kinds[0].water = Numbers::of(&[3]),
        |plan| plan.kinds[0].ways.0 = 1,
        |plan| plan.kinds[0].bend = None,
        |plan| plan.kinds[0].jumps = Numbers::ALL,
        |plan| plan.kinds[0].flies = Numbers::of(&[4]),
        |plan| plan.kinds[0].points = 3,
        |plan| plan.kinds[0].powers = Powers::of(&[]),
        |plan| plan.packs[0].swap(0, 1),
        |plan| plan.ready[0].swap(0, 1),
        |plan| plan.options.facings = 4,
        |plan| plan.options.rear_attack = true,
        |plan| plan.options.web_passing = WebPassing::Deadly,
        |plan| plan.options.short_flyers_jump = false,
        |plan| plan.options.double_action = DoubleAction::InsideThree,
        |plan| plan.options.exact_numbers = false,
        |plan| plan.options.stop_before_blocker = BeforeBlocker::Cut,
        |plan| plan.options.target = 4,
    ];
    let mut hashes: Vec<u64> = changes.iter().map(|change| with(change).hash).collect();
    hashes.push(with(|plan| plan.options.quiet_turns = 49).hash);
    hashes.push(with(|plan| plan.options.placed_at_once = 2).hash);
    let count = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
    assert_eq!(Arena::tables_hash(&level()), with(|_| {}).hash);
}

#[test]
fn a_position_fits_in_512_bytes() {
    assert!(size_of::<Position>() <= 512, "{}", size_of::<Position>());
}

/// Everything that may differ between two moments of a match.
const MOMENTS: [fn(&mut TurnState); 24] = [
    |moment| moment.stage = Stage::Placing,
    |moment| moment.stage = Stage::Lot,
    |moment| moment.to_move = BLUE,
    |moment| moment.second = BLUE,
    |moment| moment.done = 1,
    |moment| moment.done = 2,
    |moment| moment.hand = 1,
    |moment| moment.compensated = true,
    |moment| moment.doubled = true,
    |moment| moment.owed = true,
    |moment| moment.teams = true,
    |moment| moment.acted = 1,
    |moment| moment.acted = 2,
    |moment| moment.spent = 1,
    |moment| moment.spent = 2,
    |moment| moment.pending.push(Pending::Nothing),
    |moment| moment.pending.push(Pending::Face(PawnId(1))),
    |moment| moment.pending.push(Pending::Face(PawnId(2))),
    |moment| moment.pending.push(Pending::Place(PawnId(1))),
    |moment| moment.pending.push(Pending::Free { rescuer: PawnId(1), left: 5 }),
    |moment| moment.pending.push(Pending::Free { rescuer: PawnId(1), left: 4 }),
    |moment| moment.pending.push(Pending::Free { rescuer: PawnId(2), left: 5 }),
    |moment| {
        [1, 2].map(PawnId).into_iter().for_each(|pawn| moment.pending.push(Pending::Face(pawn)))
    },
    |moment| {
        [2, 1].map(PawnId).into_iter().for_each(|pawn| moment.pending.push(Pending::Face(pawn)))
    },
];

#[test]
fn the_hash_tells_positions_apart_by_everything_but_the_time_that_passed() {
    let board = bare(RED, "red lion e5, red wolf captive, red gazelle aside, blue zebra e9");
    let hash = |position: &Position| Arena::hash(&board.tables, position);
    let plain = text(&board);
    let written = |from: &str, to: &str| {
        let text = plain.replacen(from, to, 1);
        assert_ne!(text, plain, "{from}");
        hash(&Arena::parse_position(&board.tables, &text).unwrap())
    };
    let moments = MOMENTS.iter().map(|change| {
        let mut position = board.position.clone();
        change(position.turn_state_mut());
        hash(&position)
    });
    let pawns = [
        ("e5n", "e5e"),
        ("e5n", "e6n"),
        ("e5n", "e5n+"),
        ("wolf=x", "wolf=-"),
        ("gazelle=-", "gazelle=x"),
        ("e9s", "e10s"),
        ("0-0/5", "1-0/5"),
        ("0-0/5", "0-1/5"),
        ("0-0/5", "0-0/4"),
        ("0-0/5", "0-0/5 hunter=red"),
        ("0-0/5", "0-0/5 hunter=blue"),
    ];
    let pawns = pawns.map(|(from, to)| written(from, to));
    let mut hashes: Vec<u64> = moments.chain(pawns).chain([hash(&board.position)]).collect();
    let count = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
    assert_eq!(written("0-0/5", "0-0/5 quiet=7"), hash(&board.position));
}
