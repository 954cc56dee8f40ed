//! Thinking ahead allocates nothing: neither playing an action nor listing actions into a list
//! that is used again.

// Counting allocations takes an allocator of our own, and those cannot be written without.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use menagerie::data;
use menagerie::data::files::Trouble;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::{First, Jungle, Setup, Tables};
use menagerie::rules::{Actor, Dice, Game, Seat, after, after_into};

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.with(|allocations| allocations.set(allocations.get() + 1));
}

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(block, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What `work` allocates on this thread.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.with(Cell::get);
    work();
    ALLOCATIONS.with(Cell::get) - before
}

fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(format!("{}/{path}", env!("CARGO_MANIFEST_DIR")))
        .map_err(|trouble| Trouble::Unreadable(trouble.to_string()))
}

fn random_matches(tables: &Tables, actions: &mut Vec<<Jungle as Game>::Action>) -> u32 {
    let mut dice = SmallDice::new(1);
    let mut plies = 0;
    let setup = Setup { first: First::Seat(Seat(0)), position: None };
    for _ in 0..20 {
        let mut position = Jungle::start(tables, &setup);
        let mut next = position.clone();
        while !matches!(Jungle::actor(tables, &position), Actor::Nobody(_)) {
            actions.clear();
            Jungle::actions(tables, &position, actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            after_into::<Jungle>(tables, &position, action, &mut next);
            position = after::<Jungle>(tables, &position, action);
            assert!(position == next && Jungle::hash(tables, &position) != 0);
            plies += 1;
        }
    }
    plies
}

#[test]
fn a_played_action_allocates_nothing() {
    for id in ["jungle/combat", "jungle/classic", "jungle/combat-dogs"] {
        let tables = data::jungle::load(&read, id).unwrap().tables;
        let mut actions = Vec::with_capacity(128);
        let mut plies = 0;
        let count = allocations(|| plies = random_matches(&tables, &mut actions));
        assert!(plies > 1000, "{plies}");
        assert_eq!(count, 0, "{id}");
    }
}

#[test]
fn an_allocation_would_be_counted() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    let mut list: Vec<u8> = Vec::new();
    assert!(allocations(|| (0..100).for_each(|number| list.push(number))) > 1);
}
