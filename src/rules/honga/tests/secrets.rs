//! No secret reaches a viewer: in the same situation with redrawn secrets its view, legal picks,
//! refusals and events are the same.

use super::fixture::{Board, acting, tables, with};
use crate::rules::dice::{SmallDice, draw_weighted};
use crate::rules::honga::{
    Action, BonusKind, Effect, Event, Held, Honga, Position, Setup, Slot, Space, Tables, spots,
};
use crate::rules::laws::secrecy::{Looks, check_secrecy};
use crate::rules::{Actor, Dice, Game, Seat, Spot, Viewer, play};

fn every_spot() -> Vec<Spot> {
    let squares = (0..16).map(Spot::Square);
    let cards = (0..24).chain(96..108).map(Spot::Card);
    squares.chain(cards).chain((0..12).map(Spot::Marker)).chain((0..12).map(Spot::Button)).collect()
}

fn listed(tables: &Tables, position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    Honga::actions(tables, position, &mut actions);
    actions
}

/// The events of an action for a viewer, without the faces of the cards that it takes into its own
/// hand afterwards (H26), which no player has seen before.
fn told(tables: &Tables, position: &Position, action: Action, viewer: Viewer) -> Vec<Event> {
    let (left, events) = play::<Honga>(tables, position, action).unwrap();
    let heard = events.iter().filter_map(|event| Honga::told_to(&left, event, viewer));
    let blanked = heard.map(|event| match event {
        Event::Taken { seat, slot, .. } if viewer == Viewer::Seat(seat) => {
            Event::Taken { seat, slot, kind: None }
        }
        _ => event,
    });
    blanked.collect()
}

/// What a player reveals is no leak: the disc it places, the card it plays.
fn turns_up(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. }
            | Action::Play(_)
            | Action::LuckyHand { .. }
            | Action::Steps(_)
            | Action::Chase(_)
    )
}

fn looks_the_same(tables: &Tables, one: &Position, other: &Position, viewer: Viewer) {
    let (view, again) =
        (Honga::known_to(tables, one, viewer), Honga::known_to(tables, other, viewer));
    assert_eq!(view, again);
    assert_eq!(Honga::shown_to(&view), Honga::shown_to(&again));
    let card = spots::bonus(BonusKind(0));
    for spot in every_spot() {
        for picked in [&[][..], &[card], &[Spot::Square(9)]] {
            let why = |view| Honga::refusal(tables, view, picked, spot);
            assert_eq!(why(&view), why(&again));
        }
    }
    let actor = Honga::actor(tables, one);
    assert_eq!(actor, Honga::actor(tables, other));
    let both = listed(tables, one);
    match actor {
        Actor::Seat(seat) if viewer == Viewer::Seat(seat) => {
            assert_eq!(both, listed(tables, other));
            for action in both {
                let heard = [one, other].map(|position| told(tables, position, action, viewer));
                assert_eq!(heard[0], heard[1], "{action:?}");
            }
        }
        _ => sounds_the_same(tables, one, other, viewer, &both),
    }
}

/// Public actions of others and secret draws reveal nothing of what is hidden.
fn sounds_the_same(
    tables: &Tables,
    one: &Position,
    other: &Position,
    viewer: Viewer,
    all: &[Action],
) {
    for action in all.iter().filter(|action| !turns_up(**action)) {
        if !Honga::accepts(tables, other, *action) {
            continue;
        }
        let heard = [one, other].map(|position| told(tables, position, *action, viewer));
        assert_eq!(heard[0], heard[1], "{action:?}");
    }
    let read = all.iter().filter(|action| Honga::may_read(tables, one, **action, viewer));
    let mut read: Vec<String> =
        read.map(|action| format!("{:?}", told(tables, one, *action, viewer))).collect();
    let count = read.len();
    read.sort_unstable();
    read.dedup();
    assert_eq!(read.len(), count, "the record of the match says more than was told");
    let field = one.field();
    let hidden = |action: &&Action| match action {
        Action::DrawBonus(_) => true,
        Action::DrawDisc(_) => !field.open_discs(),
        Action::Keep { seat, .. } => {
            let colours = [0, 1].map(|number| field.back(*seat, number).map(|back| back.colour));
            !field.open_discs() && colours[0] == colours[1]
        }
        _ => false,
    };
    let heard: Vec<_> =
        all.iter().filter(hidden).map(|action| told(tables, one, *action, viewer)).collect();
    let own = heard.iter().flatten().any(|event| {
        matches!(event, Event::DiscDrawn { kind: Some(_), .. } | Event::Kept { kinds: Some(_), .. })
    });
    assert!(own || heard.windows(2).all(|pair| pair[0] == pair[1]), "{heard:?}");
}

/// Plays matches and checks them until this many states were compared.
fn compare(tables: &Tables, seats: u8, states: u32) {
    let mut dice = SmallDice::new(seats.into());
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
    let viewers: Vec<Viewer> = viewers.collect();
    let (mut seen, mut position) = (0, Honga::start(tables, &Setup { seats, ..Setup::default() }));
    while seen < states {
        let actions = listed(tables, &position);
        if actions.is_empty() {
            position = Honga::start(tables, &Setup { seats, ..Setup::default() });
            continue;
        }
        if dice.below(8) == 0 {
            seen += 1;
            for viewer in &viewers {
                let view = Honga::known_to(tables, &position, *viewer);
                let other = Honga::determinize(tables, &view, *viewer, &mut dice);
                looks_the_same(tables, &position, &other, *viewer);
            }
        }
        let weights = actions.iter().map(|action| Honga::weight(tables, &position, *action));
        let drawn = draw_weighted(weights, &mut dice).unwrap();
        position = play::<Honga>(tables, &position, actions[drawn]).unwrap().0;
    }
}

#[test]
fn what_is_hidden_cannot_be_told_from_outside_with_two_seats() {
    compare(&tables(), 2, 1000);
}

#[test]
fn what_is_hidden_cannot_be_told_from_outside_with_three_seats() {
    compare(&tables(), 3, 1000);
}

#[test]
fn what_is_hidden_cannot_be_told_from_outside_with_four_seats() {
    compare(&tables(), 4, 1000);
}

#[test]
fn what_is_hidden_cannot_be_told_from_outside_with_five_seats() {
    compare(&tables(), 5, 1000);
}

/// With few discs and many draws of a second one, so that discs under the piles are drawn.
#[test]
fn what_lies_under_a_pile_cannot_be_told_from_outside() {
    for open_discs in [false, true] {
        compare(&with_second_discs(open_discs), 3, 500);
    }
}

fn with_second_discs(open_discs: bool) -> Tables {
    with(|plan| {
        plan.discs.retain(|disc| ["g4", "g6", "r10", "r4"].contains(&disc.id.as_str()));
        for card in plan.bonus.iter_mut().filter(|card| card.effect != Effect::ExtraDisc) {
            card.count = 1;
        }
        let extra = plan.bonus.iter_mut().filter(|card| card.effect == Effect::ExtraDisc);
        extra.for_each(|card| card.count = 20);
        plan.options.open_discs = open_discs;
    })
}

#[test]
fn unseen_cards_are_imagined_as_often_as_they_are_left() {
    let board = acting(2, "forest=1").card(0, "two-points").fresh(0, "chase").card(1, "swap");
    let view = board.view(Viewer::Seat(Seat(0)));
    let (mut dice, mut counts) = (SmallDice::new(3), vec![[0_u32; 2]; 13]);
    for _ in 0..24_000 {
        let truth = Honga::determinize(&board.tables, &view, Viewer::Seat(Seat(0)), &mut dice);
        for (place, slot) in [Slot(1), Slot(2)].into_iter().enumerate() {
            counts[usize::from(truth.bonus(slot).unwrap().0)][place] += 1;
        }
        assert_eq!(truth.bonus(Slot(0)), board.position.bonus(Slot(0)), "its own it knows");
    }
    for kind in board.tables.bonus_kinds() {
        let card = board.tables.bonus_card(kind);
        let left = u32::from(card.count) - u32::from(card.id == "two-points");
        for count in counts[usize::from(kind.0)] {
            assert!(count.abs_diff(1000 * left) < 150 * left + 50, "{}: {count}", card.id);
        }
    }
}

#[test]
fn unseen_discs_are_imagined_as_often_as_they_are_left() {
    let board = acting(3, "lake=1").under(0, "g5").under(1, "g6");
    let viewer = Viewer::Seat(Seat(0));
    let view = board.view(viewer);
    let (mut dice, mut hand) = (SmallDice::new(4), vec![0_u32; 20]);
    for _ in 0..27_000 {
        let truth = Honga::determinize(&board.tables, &view, viewer, &mut dice);
        assert_eq!(truth.buried(0), Some(board.disc_kind("g5")), "it put that one there");
        hand[usize::from(truth.disc(Seat(1), 0).unwrap().0)] += 1;
        assert_eq!(Honga::check(&board.tables, &truth), Ok(()));
    }
    for kind in board.tables.disc_kinds() {
        let disc = board.tables.disc(kind);
        let grey = disc.colour == crate::rules::honga::Colour::Grey;
        let left = if grey { u32::from(disc.count) - u32::from(disc.id == "g5") } else { 0 };
        let count = hand[usize::from(kind.0)];
        assert!(count.abs_diff(1000 * left) <= 100 * left, "{}: {count}", disc.id);
    }
}

#[test]
fn a_view_shows_what_lies_open_and_no_memory_of_piles() {
    let board: Board = acting(2, "lake=1").open("t01 t02 t03").under(0, "g5").card(0, "chase");
    let viewer = Viewer::Seat(Seat(0));
    let view = board.view(viewer);
    assert_eq!(
        view.buried().map(|(_, kind)| kind).collect::<Vec<_>>(),
        [Some(board.disc_kind("g5"))]
    );
    let shown = Honga::shown_to(&view);
    assert_eq!(shown.buried().map(|(_, kind)| kind).collect::<Vec<_>>(), [None]);
    assert_eq!(shown.bonus(Slot(0)), Some(board.bonus_kind("chase")));
    assert_eq!(board.field().held(Slot(0)), Held::Hand(Seat(0)));
    assert_eq!(shown.field().open(Space(0)), Some(board.barter_kind("t01")));
}

#[test]
fn the_laws_of_secrecy_hold_with_any_number_of_seats() {
    for (seats, open_discs) in [(2, false), (3, true), (4, false), (5, false)] {
        let tables = with(|plan| plan.options.open_discs = open_discs);
        let setup = Setup { seats, ..Setup::default() };
        let looks = Looks { states: 30, one_in: 25 };
        let report = check_secrecy::<Honga>(&tables, &setup, looks, &[], u64::from(seats))
            .unwrap_or_else(|leak| panic!("{leak}"));
        assert!(report.differing > 25 && report.heard > 100, "{report}");
    }
}

/// Many second discs, checked closely: no event or record entry reveals which one is kept.
#[test]
fn the_laws_of_secrecy_hold_where_two_discs_are_drawn() {
    for (seats, open_discs) in [(2, false), (3, false), (3, true)] {
        let setup = Setup { seats, ..Setup::default() };
        let looks = Looks { states: 400, one_in: 5 };
        let tables = with_second_discs(open_discs);
        let report = check_secrecy::<Honga>(&tables, &setup, looks, &[], u64::from(seats))
            .unwrap_or_else(|leak| panic!("{leak}"));
        assert!(report.differing > 300 && report.heard > 1000, "{report}");
    }
}

fn reads(board: &Board, action: &str, viewer: Viewer) -> bool {
    let action = Honga::parse_action(&board.tables, action).unwrap();
    assert!(Honga::accepts(&board.tables, &board.position, action), "{action:?}");
    Honga::may_read(&board.tables, &board.position, action, viewer)
}

#[test]
fn h11_only_its_owner_reads_which_disc_was_drawn() {
    for open_discs in [false, true] {
        let tables = with(|plan| plan.options.open_discs = open_discs);
        let board = super::fixture::acting_on(tables, 3, "lake=1").open("t01 t02 t03").then("end");
        let read = [0, 1, 2].map(|seat| reads(&board, "disc:g4", Viewer::Seat(Seat(seat))));
        assert_eq!(read, [true, open_discs, open_discs]);
        assert_eq!(reads(&board, "disc:g4", Viewer::Spectator), open_discs);
    }
    // H11: before the match every seat draws in turn.
    let setup =
        Setup { seats: 3, first: crate::rules::honga::First::Seat(Seat(2)), position: None };
    let mut dealing = Board::start(tables(), &setup);
    for reader in [2, 0, 1] {
        while !dealing.may("disc:g4") {
            dealing = dealing.then(&dealing.actions()[0]);
        }
        for seat in 0..3 {
            assert_eq!(reads(&dealing, "disc:g4", Viewer::Seat(Seat(seat))), seat == reader);
        }
        dealing = dealing.then("disc:g4");
    }
}

#[test]
fn h26_nobody_reads_which_bonus_card_was_drawn() {
    let board = acting(2, "forest=1").then("explore");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(!reads(&board, "bonus:chase", viewer));
    }
}

/// Two draws in either order are taken into the hand, then one card is played.
#[test]
fn h26_which_draw_of_a_hand_is_played_nobody_can_tell() {
    let drawn = |first: &str, second: &str| {
        let board = acting(2, "forest=2").open("t01 t02 t03").card(0, "docile");
        let draws = format!("explore bonus:{first} explore bonus:{second} end disc:g1 place:nw:0");
        board.then(&format!("{draws} end disc:g1 place:se:0"))
    };
    let [one, other] = [drawn("swap", "two-points"), drawn("two-points", "swap")];
    assert_eq!(one.position, other.position, "a hand keeps no trace of the order of its draws");
    for card in ["two-points", "swap", "docile"] {
        let action = Honga::parse_action(&one.tables, &format!("play:{card}")).unwrap();
        let heard = told(&one.tables, &one.position, action, Viewer::Seat(Seat(1)));
        let slot = heard.iter().find_map(|event| match event {
            Event::Played { slot, .. } => Some(*slot),
            _ => None,
        });
        assert_eq!(slot, one.field().hand(Seat(0)).last(), "{card}: the last place falls vacant");
        let played = one.then(&format!("play:{card}"));
        let view = played.view(Viewer::Seat(Seat(1)));
        assert_eq!(view.field().hand(Seat(0)).count(), 2);
        assert!(view.field().hand(Seat(0)).all(|slot| view.bonus(slot).is_none()));
    }
}

#[test]
fn h53_which_disc_is_kept_only_its_seat_reads_unless_the_backs_tell() {
    let board =
        acting(3, "lake=1").open("t01 t02 t03").card(0, "extra-disc").then("play:extra-disc end");
    let alike = board.then("disc:g5 disc:g8");
    let read =
        |board: &Board| [0, 1, 2].map(|seat| reads(board, "keep:0:1", Viewer::Seat(Seat(seat))));
    assert_eq!(read(&alike), [true, false, false]);
    assert!(!reads(&alike, "keep:0:1", Viewer::Spectator));
    // The only red disc that is left, and a grey one.
    let tables =
        with(|plan| plan.discs.retain(|disc| !disc.id.starts_with('r') || disc.id == "r10"));
    let board = super::fixture::acting_on(tables, 3, "lake=1").open("t01 t02 t03").herd("a--");
    let mixed =
        board.disc(1, "r10").card(0, "extra-disc").then("play:extra-disc end disc:r10 disc:g5");
    assert_eq!(read(&mixed), [true; 3], "a red one and a grey one");
}

#[test]
fn h53_who_put_a_disc_under_its_pile_reads_that_it_is_drawn() {
    let all = "r1 r2 r3 r4 r4 r5 r5 r6 r6 r7 r8 r9 r11 r11 r12 r12";
    let under = acting(3, "lake=1").open("t01 t02 t03").herd("a--").laid("nw", all);
    let under = under.under(1, "r10").then("end");
    let read = [0, 1, 2].map(|seat| reads(&under, "disc:r10", Viewer::Seat(Seat(seat))));
    assert_eq!(read, [true, true, false]);
}
