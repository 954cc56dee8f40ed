//! Undo is free in open games. In games with secrets it stops at anything revealed, drawn or
//! decided by others.

use std::sync::Arc;

use menagerie::data::{arena, honga, jungle, zoon};
use menagerie::referee::{Entry, Match};
use menagerie::rules::arena::Arena;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::{Honga, MAX_BONUS, Setup as HongaSetup, Slot as Card};
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::{Deployment, Setup as ZoonSetup, Slot, Zoon};
use menagerie::rules::{Actor, Dice, Game, Seat, Viewer};

use super::read;

fn begun<G: Game>(tables: G::Tables, setup: G::Setup) -> Match<G> {
    Match::new(Arc::new(tables), setup, 3)
}

fn jungle_match() -> Match<Jungle> {
    let level = jungle::load(&read, "jungle/combat").unwrap_or_else(|flaws| panic!("{flaws}"));
    begun(level.tables, Default::default())
}

fn arena_match() -> Match<Arena> {
    let level = arena::load(&read, "arena/jungla").unwrap_or_else(|flaws| panic!("{flaws}"));
    begun(level.tables, Default::default())
}

/// A match deployed by hand or with formations, which take two decisions instead of hundreds of
/// random ones.
fn zoon_match(deployment: Deployment) -> Match<Zoon> {
    let level = zoon::load(&read, "zoon/duel-of-tribes").unwrap_or_else(|flaws| panic!("{flaws}"));
    begun(level.tables, ZoonSetup { deployment, ..ZoonSetup::default() })
}

fn honga_match() -> Match<Honga> {
    let level =
        honga::load(&read, "honga/feed-the-tiger").unwrap_or_else(|flaws| panic!("{flaws}"));
    begun(level.tables, HongaSetup { seats: 3, ..HongaSetup::default() })
}

/// Plays at random and passes every state, including the end, to `see`.
fn watch<G: Game>(mut played: Match<G>, seed: u64, mut see: impl FnMut(&Match<G>)) {
    let mut dice = SmallDice::new(seed);
    while played.outcome().is_none() {
        see(&played);
        let actions = played.actions();
        let listed = || actions[dice.below(actions.len() as u32) as usize];
        let action = played.draw().unwrap_or_else(listed);
        played.play(action).expect("a listed action is legal");
    }
    see(&played);
}

fn everything_comes_back<G: Game>(start: Match<G>) {
    watch(start.clone(), 1, |played| {
        assert_eq!(played.may_take_back(Seat(1)), played.entries().len())
    });
    let mut last = None;
    watch(start.clone(), 2, |played| last = played.outcome().is_some().then(|| played.clone()));
    let mut played = last.expect("a match");
    assert!(played.outcome().is_some());
    while played.take_back(Seat(1)).is_some() {}
    assert_eq!((played.entries().len(), played.position()), (0, start.position()));
}

#[test]
fn in_open_games_everything_can_be_taken_back_even_the_end() {
    everything_comes_back(jungle_match());
    everything_comes_back(arena_match());
}

#[test]
fn who_gave_up_in_an_open_game_may_think_again() {
    let mut played = jungle_match();
    played.resign(Seat(0)).unwrap();
    assert_eq!(played.take_back(Seat(0)), Some(Entry::Resign(Seat(0))));
    assert_eq!(played.outcome(), None);
}

/// The match after these entries.
fn after(entries: &str) -> Match<Zoon> {
    let mut played = zoon_match(Deployment::ByHand);
    for text in entries.split_whitespace() {
        let action = Zoon::parse_action(played.tables(), text).expect("an action");
        played.play(action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    played
}

#[test]
fn a_deployment_is_taken_back_by_who_made_it_until_the_cards_come_onto_the_field() {
    for (entries, back) in [
        ("", [0, 0]),
        ("formation:0 a1<>b1", [2, 0]),
        ("formation:0 a1<>b1 ready", [3, 0]),
        ("formation:0 a1<>b1 ready formation:1m", [0, 1]),
        ("formation:0 a1<>b1 ready formation:1m ready", [0, 0]),
        ("formation:0 a1<>b1 ready formation:1m ready begin:0", [0, 0]),
    ] {
        for (seat, back) in [Seat(0), Seat(1)].into_iter().zip(back) {
            let mut played = after(entries);
            assert_eq!(played.may_take_back(seat), back, "{entries}");
            let before = played.entries().len();
            while played.take_back(seat).is_some() {}
            assert_eq!(played.entries().len(), before - back, "{entries}");
        }
    }
}

#[test]
fn who_gave_up_in_a_game_with_secrets_has_seen_them() {
    let mut played = after("formation:0 a1<>b1");
    played.resign(Seat(0)).unwrap();
    assert_eq!((played.may_take_back(Seat(0)), played.take_back(Seat(0))), (0, None));
    assert!(played.undo().is_some(), "looking back at it is another matter");
}

/// Asserts that an allowed undo never takes back an entry from which the seat learnt something.
/// Returns how often undo was allowed, and how often a seat learnt something where it was not.
fn nothing_is_learnt<G: Game>(start: &Match<G>, known: impl Fn(&G::View) -> usize) -> [u32; 2] {
    let [mut free, mut learnt] = [0; 2];
    for seed in 0..4 {
        watch(start.clone(), seed, |played| {
            let mut past = played.clone();
            past.undo();
            let Actor::Seat(seat) = past.actor() else { return };
            let knows = |played: &Match<G>| known(&played.view(Viewer::Seat(seat)));
            let mut past = played.clone();
            for _ in 0..played.may_take_back(seat) {
                past.undo();
                assert_eq!(past.actor(), Actor::Seat(seat), "seed {seed}");
                assert!(knows(played) <= knows(&past), "seed {seed}: {seat:?} has seen something");
                free += 1;
            }
            past.undo();
            learnt += u32::from(knows(played) > knows(&past));
        });
    }
    [free, learnt]
}

#[test]
fn in_zoon_nobody_takes_back_what_showed_a_card() {
    let faces = |view: &menagerie::rules::zoon::View| {
        let Viewer::Seat(seat) = view.viewer() else { return 0 };
        Slot::of(Seat(1 - seat.0)).filter(|slot| view.face(*slot).is_some()).count()
    };
    let [free, learnt] = nothing_is_learnt(&zoon_match(Deployment::Formations), faces);
    assert!(free > 100 && learnt > 20, "{free} {learnt}");
}

#[test]
fn in_honga_nobody_takes_back_what_showed_a_card() {
    let cards = |view: &menagerie::rules::honga::View| {
        (0..MAX_BONUS as u8).filter(|slot| view.bonus(Card(*slot)).is_some()).count()
    };
    let [free, learnt] = nothing_is_learnt(&honga_match(), cards);
    assert!(free > 100 && learnt > 20, "{free} {learnt}");
}
