//! How Zoon's computer opponent deploys, and the worlds in which it tries its actions: they contain
//! deployments like its own and agree with what seen cards reveal about the others.

use std::collections::BTreeSet;

use menagerie::ai::{AiGame, MonteCarloGame, Observation, Strength};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::zoon::deployment::lineups;
use menagerie::rules::zoon::{
    Action, Deployment, Event, Position, Rank, SEATS, Setup, Slot, Stage, Tables, Zoon,
};
use menagerie::rules::{Game, Seat, Viewer, after};

use super::read;
use super::zoon_opponent::decision;

fn tables() -> Tables {
    data::zoon::load(&read, "zoon/duel-of-tribes").expect("a shipped level").tables
}

fn by_hand(tribes: [u8; 2]) -> Setup {
    Setup { tribes, deployment: Deployment::ByHand, reserves: true, ..Setup::default() }
}

/// One card each; no two formations have all three on the same squares.
const GREAT: [Rank; 3] = [Rank::Chief, Rank::Hero, Rank::Monster];

/// The first seat's observation of a match in which the second laid out a formation, then swapped some
/// pairs of cards, and in which its cards of some types have been revealed.
fn after_showing(exchanged: &[(u8, u8)], shown: &[Rank]) -> (Tables, Position, Observation<Zoon>) {
    let tables = tables();
    let mut position = Zoon::start(&tables, &by_hand([0, 1]));
    let square = |index: u8| tables.deployment(SEATS[1])[usize::from(index)];
    let laid = Action::Formation { number: 2, mirrored: true };
    let mut actions = vec![Action::Formation { number: 0, mirrored: false }, Action::Ready, laid];
    let exchange =
        |(from, to): &(u8, u8)| Action::Rearrange { from: square(*from), to: square(*to) };
    actions.extend(exchanged.iter().map(exchange));
    actions.push(Action::Ready);
    for action in actions {
        position = after::<Zoon>(&tables, &position, action);
    }
    let mut observation = Observation::fresh(&tables, &position, Viewer::Seat(SEATS[0]));
    for slot in Slot::of(SEATS[1]) {
        let Some(kind) = position.face(slot) else { continue };
        if !shown.contains(&tables.face(kind).rank) {
            continue;
        }
        Zoon::learn(&tables, &mut observation.view, &Event::Revealed { slot, kind });
    }
    (tables, position, observation)
}

/// How many of the second seat's cards are right in a world, on average over 200 worlds.
fn guessed_right((tables, truth, observation): &(Tables, Position, Observation<Zoon>)) -> usize {
    let (params, mut dice) = (Zoon::eval_params(tables), SmallDice::new(5));
    let right = (0..200).map(|_| {
        let world = Zoon::world(tables, &params, observation, &mut dice);
        Slot::of(SEATS[1]).take(12).filter(|slot| world.face(*slot) == truth.face(*slot)).count()
    });
    right.sum::<usize>() / 200
}

#[test]
fn cards_that_fit_no_formation_speak_for_none() {
    let apart = [(0, 11), (1, 10), (2, 9), (3, 8), (4, 7), (5, 6)];
    let scattered = guessed_right(&after_showing(&apart, &GREAT));
    assert!(scattered <= 7, "{scattered} of 12, three of which were shown");
}

#[test]
fn three_cards_of_a_formation_tell_of_the_others() {
    let laid = guessed_right(&after_showing(&[], &GREAT));
    assert!(laid >= 10, "{laid} of 12, three of which were shown");
}

#[test]
fn who_exchanged_two_cards_is_still_seen_through() {
    let laid = guessed_right(&after_showing(&[(0, 11)], &GREAT));
    assert!(laid >= 8, "{laid} of 12, three of which were shown");
}

/// Lets the computer deploy both seats; returns the position and the decisions each took.
fn laid_out(tables: &Tables, setup: &Setup, seed: u64) -> (Position, [u64; 2]) {
    let (mut position, mut decisions) = (Zoon::start(tables, setup), [0; 2]);
    while let Stage::Deploying(seat) = position.field().turn_state().stage {
        let taken = &mut decisions[usize::from(seat.0)];
        *taken += 1;
        assert!(*taken < 20, "it comes to an end");
        let observation = Observation::fresh(tables, &position, Viewer::Seat(seat));
        let seed = seed * 64 + u64::from(seat.0) * 32 + *taken;
        let action = decision(tables, &observation, Strength::Hard, 1, seed);
        position = after::<Zoon>(tables, &position, action);
    }
    (position, decisions)
}

/// The slot of a seat's Emblème.
fn emblem(tables: &Tables, position: &Position, seat: Seat) -> usize {
    let is_emblem = |slot: &Slot| {
        position.face(*slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
    };
    usize::from(Slot::of(seat).find(is_emblem).expect("one").index())
}

#[test]
fn the_computer_lays_its_emblem_out_anywhere_mostly_in_the_nearest_row_and_nothing_tells_where() {
    let tables = tables();
    let (mut slots, mut layouts) = ([0_u32; 12], BTreeSet::new());
    for seed in 0..240 {
        let by_hand = by_hand([(seed % 4) as u8, (seed / 4 % 4) as u8]);
        let (position, decisions) = laid_out(&tables, &by_hand, seed);
        // Twelve cards and one to be ready: the number of decisions reveals nothing.
        assert_eq!(decisions, [13, 13]);
        for seat in SEATS {
            assert_eq!(position.field().standing(seat).count(), 12);
            slots[emblem(&tables, &position, seat)] += 1;
            let faces: Vec<_> = Slot::of(seat).take(12).map(|slot| position.face(slot)).collect();
            layouts.insert(format!("{faces:?}"));
            let tribe = position.field().tribe(seat);
            let public = lineups(&tables, tribe, seat, true);
            assert!(public.iter().all(|lineup| lineup[..12] != faces[..]));
        }
    }
    assert!(layouts.len() > 470, "{}", layouts.len());
    // Of 480 Emblèmes seven eighths lie on the six squares of the nearest row, each equally likely.
    assert!(slots[..6].iter().all(|count| (45..=95).contains(count)), "{slots:?}");
    assert!(slots[6..].iter().all(|count| (2..=22).contains(count)), "{slots:?}");
}

#[test]
fn the_computer_believes_of_its_enemy_what_computers_lay_out() {
    let tables = tables();
    let by_hand = by_hand([0, 1]);
    let (position, _) = laid_out(&tables, &by_hand, 7);
    let position = after::<Zoon>(&tables, &position, Action::Begin(SEATS[0]));
    let (params, mut dice) = (Zoon::eval_params(&tables), SmallDice::new(3));
    let observation = Observation::fresh(&tables, &position, Viewer::Seat(SEATS[0]));
    let mut slots = [0_u32; 12];
    for _ in 0..1_200 {
        let world = Zoon::world(&tables, &params, &observation, &mut dice);
        slots[emblem(&tables, &world, SEATS[1])] += 1;
    }
    // The squares of a row are equally likely except for the formations, most of which have it in the nearest row.
    assert!(slots[..6].iter().all(|count| (100..=330).contains(count)), "{slots:?}");
    assert!(slots[6..].iter().all(|count| (5..=70).contains(count)), "{slots:?}");
}
