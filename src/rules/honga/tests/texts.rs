//! Text forms: written texts are read back, and unreadable ones are rejected with a column.

use super::fixture::{Board, acting, acting_on, placing, tables, with};
use crate::rules::dice::SmallDice;
use crate::rules::honga::{
    Awaited, BonusKind, Ending, Field, First, Honga, Place, Setup, Space, Stock,
};
use crate::rules::text_mutation::scribbled;
use crate::rules::{Dice, Game, Seat, Viewer, after};

#[test]
fn actions_are_written_in_words_of_the_field() {
    let board = acting(2, "lake=1");
    let mut all = Vec::new();
    Honga::action_space(&board.tables, &board.position, &mut all);
    let mut texts: Vec<String> =
        all.iter().map(|action| Honga::action_text(&board.tables, *action)).collect();
    for (action, text) in all.iter().zip(&texts) {
        assert_eq!(Honga::parse_action(&board.tables, text), Ok(*action), "{text}");
    }
    for text in [
        "begin:4",
        "disc:g1",
        "open:t32",
        "bonus:swap",
        "place:nw:3",
        "gather:lake",
        "explore",
        "lure",
        "climb",
        "barter:0",
        "convert:fish",
        "end",
        "play:docile",
        "hand:lucky-hand:lake",
        "steps:steps-or-honga",
        "chase:chase",
        "spare:fish",
        "give:berry",
        "send:tray",
        "send:2",
        "enough",
        "keep:0:1",
    ] {
        assert!(texts.iter().any(|other| other == text), "{text}");
    }
    let count = texts.len();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), count, "every action has its own text");
}

#[test]
fn what_is_no_action_is_refused_where_it_goes_wrong() {
    let tables = tables();
    for (text, column, cause) in [
        ("", 1, "`` is no action; one is `gather:lake`"),
        ("dance", 1, "`dance` is no action; one is `gather:lake`"),
        ("eat:fish", 1, "`eat` is no action"),
        ("gather:sea", 8, "`sea` is no area of this level"),
        ("disc:g9", 6, "`g9` is no disc of this level"),
        ("open:t33", 6, "`t33` is no barter card of this level"),
        ("bonus:luck", 7, "`luck` is no bonus card of this level"),
        ("place:nw", 7, "a second part is missing after `:`"),
        ("place:nw:4", 10, "4 is too much; it must be below 4"),
        ("place:no:1", 7, "`no` is no place of this level"),
        ("convert:stone", 9, "`stone` is no raw material"),
        ("play:3", 6, "`3` is no bonus card of this level"),
        ("hand:lucky-hand:sea", 17, "`sea` is no area of this level"),
        ("hand:luck:lake", 6, "`luck` is no bonus card of this level"),
        ("send:8", 6, "8 is too much; it must be below 8"),
        ("keep:5:0", 6, "5 is too much; it must be below 5"),
        ("begin:300", 7, "`300` is no number that fits here"),
    ] {
        let flaw = Honga::parse_action(&tables, text).unwrap_err();
        assert_eq!(flaw.column, column, "{text}: {flaw}");
        assert!(flaw.cause.starts_with(cause), "{text}: {flaw}");
    }
}

#[test]
fn set_ups_are_one_line() {
    let tables = tables();
    for (setup, text) in [
        (Setup::default(), "seats=2 first=lot"),
        (Setup { seats: 5, first: First::Seat(Seat(3)), position: None }, "seats=5 first=3"),
    ] {
        assert_eq!(Honga::setup_text(&tables, &setup), text);
        assert_eq!(Honga::parse_setup(&tables, text), Ok(setup));
    }
    let board = acting(3, "lake=2").card(1, "swap");
    let position = Some(Box::new(board.position.clone()));
    let setup = Setup { position, ..Setup::default() };
    let text = Honga::setup_text(&tables, &setup);
    assert_eq!(Honga::parse_setup(&tables, &text), Ok(setup.clone()));
    assert_eq!(Honga::start(&tables, &setup), board.position);
    for (text, column) in [
        ("seats=2", 1),
        ("seats=x first=lot", 7),
        ("seats=2 first=7", 15),
        ("seats=0 first=lot", 7),
        ("seats=1 first=lot", 7),
        ("seats=6 first=lot", 7),
        ("seats=200 first=lot", 7),
        ("seats=2 first=4", 15),
        ("seats=2 first=2", 15),
        ("seats=2 last=lot", 1),
        ("position=seats=2", 10),
    ] {
        assert_eq!(Honga::parse_setup(&tables, text).unwrap_err().column, column, "{text}");
    }
}

/// A position that uses every part of its text.
fn full() -> Board {
    acting(4, "barter=1 mountain=2")
        .open("t01 - t28")
        .stock(1, [0, 6, 2, 3])
        .points(2, 17)
        .step(3, 5)
        .mammoths(1, 2)
        .herd("abac")
        .honga(2)
        .card(0, "swap")
        .card(0, "docile")
        .card(0, "barter-1")
        .fresh(2, "chase")
        .card(3, "two-points")
        .laid("se", "g1 r5")
        .under(3, "g8")
        .then("play:swap play:barter-1")
}

#[test]
fn a_position_is_one_line_that_says_everything() {
    let board = full();
    let text = Honga::position_text(&board.tables, &board.position);
    assert_eq!(Honga::parse_position(&board.tables, &text), Ok(board.position.clone()));
    assert_eq!(
        text,
        "seats=4 awaits=deeds first=0 turn=0 dealt=4 turns=1 place=nw hands=1,2,0,0 played=2 \
         help=2,1,0,0 swap tray0=1,1,1,0:0:4:0:0:3 discs0= tray1=0,6,2,3:2:3:0:0:2 discs1=g4 \
         tray2=1,1,1,0:0:5:0:17:1 discs2=g4 tray3=1,1,1,0:0:6:5:0:0 discs3=g4 herd=0,1,0,2 tusk=0 \
         honga=2 open=t01,-,t28 \
         pile=0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,1,1,1 \
         cards=h0:docile,p0:barter-1,p0:swap,f2:chase,h3:two-points \
         discard=0,0,0,0,0,0,0,0,0,0,0,0,0 laid=r5@se/0,g1@se/0,r10@nw/0 under=g8^3"
    );
}

#[test]
fn what_cannot_be_is_no_position() {
    let board = full();
    let text = Honga::position_text(&board.tables, &board.position);
    for (word, instead, cause) in [
        ("seats=4 ", "seats=6 ", "6 seats, but this level is for 2 to 5"),
        ("seats=4 ", "seats=1 ", "1 seats, but this level is for 2 to 5"),
        ("awaits=deeds", "awaits=dreams", "`dreams` is nothing that is awaited"),
        ("awaits=deeds", "awaits=lot", "not everybody has been dealt a disc"),
        ("awaits=deeds", "awaits=placement", "something is left of a turn that is over"),
        ("turn=0", "turn=4", "there is no such seat"),
        ("turns=1 ", "turns=2 ", "it is somebody else's turn"),
        ("place=nw", "place=ne", "the disc of this turn lies elsewhere"),
        ("hands=1,2,0,0", "hands=9,2,0,0", "the disc of this turn lies elsewhere"),
        ("hands=1,2,0,0", "hands=1,2,0", "3 parts, expected 4"),
        ("played=2 ", "played=1 ", "an effect without a card"),
        ("swap ", "swap swap ", "`swap` is said twice"),
        ("tray1=0,6", "tray1=0,7", "seat 1: more than the track holds"),
        (":3:0:0:2 ", ":4:0:0:2 ", "seat 1: mammoths are missing"),
        (":6:5:0:0", ":6:6:0:0", "seat 3: no caveman stays on the top"),
        ("0:17:1", "0:17:3", "seat 2: as recent as somebody else"),
        ("0:17:1", "0:17:0", "seat 2: never placed a mammoth"),
        ("herd=0,1,0,2", "herd=0,1,0,4", "a mammoth stands where none can"),
        ("tusk=0", "tusk=1", "somebody else holds the tusk"),
        ("honga=2", "honga=4", "HONGA is nowhere"),
        ("open=t01,-", "open=t01,t01", "too many of t01"),
        ("cards=h0:docile", "cards=h9:docile", "9 is too much"),
        ("p0:swap", "p1:swap", "played out of turn"),
        ("p0:swap", "h0:swap", "not as many cards lie played"),
        ("h3:two-points", "h3:chase,h3:chase", "too many of chase"),
        ("discs1=g4", "discs1=g4,g4", "seat 1 holds too many discs or too few"),
        ("discs1=g4", "discs1=g44", "`g44` is no disc of this level"),
        ("discs0= ", "discs0=g5 ", "seat 0 holds too many discs or too few"),
        ("laid=r5@se/0", "laid=r1@se/0,r1@se/0", "2 discs r1, not 1"),
        ("laid=r5@se/0", "laid=r5@se", "a disc on the board looks like `g1@nw/2`"),
        ("under=g8^3", "under=g8", "who put it there is missing"),
        ("under=g8^3", "over=g8^3", "`under=` is missing"),
        ("under=g8^3", "under=g8^3 sun=1", "`sun` is no word of a position"),
    ] {
        assert!(text.contains(word), "{word}");
        let changed = text.replacen(word, instead, 1);
        let flaw = Honga::parse_position(&board.tables, &changed).unwrap_err();
        assert!(flaw.cause.starts_with(cause), "{instead}: {flaw}");
        assert!(flaw.column <= changed.chars().count() + 1, "{instead}: {flaw}");
    }
}

#[test]
fn every_decision_and_every_ending_has_a_text() {
    let asked = acting(2, "mammoths=1").stock(0, [2, 2, 2, 0]).card(0, "docile");
    let paid = acting(2, "barter=1").open("t28 t01 t02").mammoths(0, 1).herd("aba");
    let short = with(|plan| plan.options.rounds = 1);
    let over = acting_on(short, 2, "lake=1").open("t01 t02 t03");
    let goal = acting(2, "lake=1").open("t01 t02 t03").points(0, 40);
    for (board, word) in [
        (asked.then("play:docile lure"), "awaits=spare:1,1,1,0:1"),
        (paid.then("barter:0"), "awaits=payment:0:0:1"),
        (
            acting(2, "lake=1").card(0, "bought-points").then("play:bought-points"),
            "awaits=purchase:bought-points:3",
        ),
        (acting(2, "forest=1").then("explore"), "awaits=bonus"),
        (placing(2, "g1"), "awaits=placement"),
        (over.then("end disc:g1 place:nw:1 end"), "ended=rounds"),
        (goal.then("end disc:g1 place:nw:1 end"), "ended=goal"),
    ] {
        let text = Honga::position_text(&board.tables, &board.position);
        assert!(text.contains(word), "{text}");
        assert_eq!(Honga::parse_position(&board.tables, &text), Ok(board.position), "{text}");
    }
}

/// A text with some of its words replaced by those of another one.
fn mixed(text: &str, other: &str, dice: &mut SmallDice) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let key = |word: &str| word.split_once('=').map(|(key, _)| key.to_owned());
    for _ in 0..=dice.below(2) {
        let at = dice.below(words.len() as u32) as usize;
        if let Some(theirs) = other.split(' ').find(|word| key(word) == key(&words[at])) {
            words[at] = theirs.to_owned();
        }
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
        let Ok(mut position) = Honga::parse_position(&tables, &text) else { continue };
        read += 1;
        let again = Honga::position_text(&tables, &position);
        assert_eq!(Honga::parse_position(&tables, &again), Ok(position.clone()), "{text}");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = Honga::known_to(&tables, &position, viewer);
            let truth = Honga::determinize(&tables, &view, viewer, &mut dice);
            assert_eq!(Honga::check(&tables, &truth), Ok(()), "{text}");
        }
        let mut actions = Vec::new();
        for _ in 0..20 {
            assert_eq!(Honga::check(&tables, &position), Ok(()), "{text}: {actions:?}");
            actions.clear();
            Honga::actions(&tables, &position, &mut actions);
            let Some(last) = actions.len().checked_sub(1) else { break };
            let action = actions[dice.below(last as u32 + 1) as usize];
            position = after::<Honga>(&tables, &position, action);
        }
    }
    assert!(read > 500, "{read}");
}

/// Changes to fields that the drawn positions below do not vary.
const CHANGES: [fn(&mut Field); 22] = [
    |field| field.moment.turn = Seat(1),
    |field| field.moment.first = Seat(1),
    |field| field.moment.turns += 1,
    |field| field.moment.place = Place(1),
    |field| field.moment.hands = [0; 4],
    |field| field.moment.hands.reverse(),
    |field| field.moment.played = 1,
    |field| field.moment.help = Stock([0, 1, 0, 0]),
    |field| field.moment.swap = true,
    |field| field.moment.docile = 1,
    |field| field.moment.extra = true,
    |field| field.moment.awaited = Awaited::Spare { cost: Stock([1, 1, 1, 0]), left: 1 },
    |field| field.moment.awaited = Awaited::Spare { cost: Stock([1, 1, 1, 0]), left: 2 },
    |field| field.moment.awaited = payment(0, 1, 0),
    |field| field.moment.awaited = payment(1, 1, 0),
    |field| field.moment.awaited = payment(0, 1, 1),
    |field| field.moment.awaited = Awaited::Purchase { kind: BonusKind(3), left: 2 },
    |field| field.tusk = Some(Seat(1)),
    |field| field.barter_pile[5] += 1,
    |field| field.trays[1].recency = 3,
    |field| field.backs[1][0].iter_mut().for_each(|back| back.under = Some(Seat(0))),
    |field| field.ending = Some(Ending::Rounds),
];

#[test]
fn the_hash_tells_positions_apart_by_everything() {
    let hash = |board: &Board| Honga::hash(&board.tables, &board.position);
    let base = || acting(3, "barter=1 mountain=1").open("t01 t02 t03");
    let others = [
        acting(4, "barter=1 mountain=1").open("t01 t02 t03"),
        acting(3, "barter=1 mountain=2").open("t01 t02 t03"),
        base().open("t01 t02 t04"),
        base().stock(1, [1, 1, 1, 1]),
        base().points(1, 1),
        base().step(2, 1),
        base().mammoths(1, 1),
        base().herd("a--"),
        base().herd("-a-"),
        base().honga(0),
        base().card(0, "swap"),
        base().card(1, "swap"),
        base().fresh(0, "swap"),
        base().card(0, "chase"),
        base().discarded("chase"),
        base().disc(1, "g5"),
        base().laid("nw", "g5"),
        base().laid("ne", "g5"),
        base().under(0, "g5"),
        base().under(1, "g5"),
        base().card(0, "swap").then("play:swap"),
    ];
    let changed = CHANGES.iter().map(|change| {
        let mut board = base().disc(1, "g1");
        change(&mut board.position.field);
        hash(&board)
    });
    let turned = base().laid("nw", "g5");
    let mut further = turned.clone();
    further.position.field.laid.iter_mut().flatten().for_each(|laid| laid.rotation ^= 1);
    let alone = [hash(&base()), hash(&base().disc(1, "g1")), hash(&further)];
    let mut hashes: Vec<u64> = others.iter().map(hash).chain(changed).chain(alone).collect();
    let count = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
}

const fn payment(space: u8, either: u8, mammoths: u8) -> Awaited {
    Awaited::Payment { space: Space(space), either, mammoths }
}

#[test]
fn a_changed_level_has_another_hash() {
    let sheet = tables().hash;
    let changes: [fn(&mut crate::rules::honga::Plan); 23] = [
        |plan| plan.areas.swap(2, 3),
        |plan| plan.areas[2].id = "well".into(),
        |plan| plan.places.swap(0, 1),
        |plan| plan.discs[0].hands = [1, 3, 0, 0],
        |plan| plan.discs[0].count = 4,
        |plan| plan.barter[0].points = 3,
        |plan| plan.bonus[4].effect = crate::rules::honga::Effect::Points(3),
        |plan| plan.mountain[6] = 6,
        |plan| plan.options.track = 7,
        |plan| plan.options.start = Stock([1, 1, 0, 1]),
        |plan| plan.options.goals[3] = 31,
        |plan| plan.options.open_discs = true,
        |plan| plan.options.lure = Stock([2, 1, 1, 0]),
        |plan| plan.options.joker = 3,
        |plan| plan.options.mammoths = 5,
        |plan| plan.options.herd[0] = 4,
        |plan| plan.options.bonus_a_turn = 3,
        |plan| plan.options.open = 4,
        |plan| plan.options.rounds = 7,
        |plan| plan.options.seats = [2, 3],
        |plan| plan.options.ahead[0][0] = Stock([1, 0, 0, 0]),
        |plan| plan.options.even_start = false,
        |plan| plan.options.watched_bonus = true,
    ];
    let mut hashes: Vec<u64> = changes.iter().map(|change| with(change).hash).collect();
    hashes.push(sheet);
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), changes.len() + 1);
}
