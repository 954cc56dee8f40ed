//! Searching allocates nothing: neither playing an action nor listing actions into a reused list.

use menagerie::data;
use menagerie::rules::arena::Arena;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::{Actor, Dice, Game, Seat, after, after_into, arena, honga, jungle};

use super::files::read;
use super::memory::allocations;

/// Plays this many random matches of at most 2000 actions each; returns the number of actions.
fn random_matches<G: Game>(
    tables: &G::Tables,
    setup: &G::Setup,
    matches: u32,
    actions: &mut Vec<G::Action>,
) -> u32 {
    let mut dice = SmallDice::new(1);
    let mut plies = 0;
    for _ in 0..matches {
        let mut position = G::start(tables, setup);
        let mut next = position.clone();
        let end = plies + 2000;
        while plies < end && !matches!(G::actor(tables, &position), Actor::Nobody(_)) {
            actions.clear();
            G::actions(tables, &position, actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            assert!(G::accepts(tables, &position, action));
            after_into::<G>(tables, &position, action, &mut next);
            position = after::<G>(tables, &position, action);
            assert!(position == next && G::hash(tables, &position) != 0);
            plies += 1;
        }
    }
    plies
}

#[test]
fn a_played_action_of_jungle_allocates_nothing() {
    for id in ["jungle/combat", "jungle/classic", "jungle/combat-dogs"] {
        let tables = data::jungle::load(&read, id).unwrap().tables;
        let setup = jungle::Setup { first: jungle::First::Seat(Seat(0)), position: None };
        let mut actions = Vec::with_capacity(128);
        let mut plies = 0;
        let count =
            allocations(|| plies = random_matches::<Jungle>(&tables, &setup, 20, &mut actions));
        assert!(plies > 1000, "{plies}");
        assert_eq!(count, 0, "{id}");
    }
}

#[test]
fn a_played_action_of_arena_allocates_nothing() {
    for id in ["arena/jungla", "arena/duel", "arena/first-steps"] {
        let tables = data::arena::load(&read, id).unwrap().tables;
        for packs in [arena::Packs::Ready, arena::Packs::ByHand] {
            let setup = arena::Setup { packs, ..arena::Setup::default() };
            let mut actions = Vec::with_capacity(1024);
            let mut plies = 0;
            let count =
                allocations(|| plies = random_matches::<Arena>(&tables, &setup, 6, &mut actions));
            assert!(plies > 1000, "{plies}");
            assert_eq!(count, 0, "{id}");
        }
    }
}

#[test]
fn a_played_action_of_honga_allocates_nothing() {
    for id in ["honga/feed-the-tiger", "honga/first-steps"] {
        let tables = data::honga::load(&read, id).unwrap().tables;
        for seats in 2..=5 {
            let setup = honga::Setup { seats, ..honga::Setup::default() };
            let mut actions = Vec::with_capacity(256);
            let mut plies = 0;
            let count =
                allocations(|| plies = random_matches::<Honga>(&tables, &setup, 20, &mut actions));
            assert!(plies > 1000, "{plies}");
            assert_eq!(count, 0, "{id}, {seats} seats");
        }
    }
}
