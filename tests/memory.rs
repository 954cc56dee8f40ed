//! Counts what each thread allocates, for all tests of the library without the engine.

// Counting allocations needs a custom allocator, which needs unsafe code.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    static NOW: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(allocations: u64, bytes: isize) {
    ALLOCATIONS.set(ALLOCATIONS.get() + allocations);
    NOW.set(NOW.get() + bytes);
    MOST.set(MOST.get().max(NOW.get()));
}

// SAFETY: every call is passed unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(1, layout.size() as isize);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        count(0, -(layout.size() as isize));
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(1, size as isize - layout.size() as isize);
        unsafe { System.realloc(block, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of allocations by `work` on this thread.
pub(super) fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

/// The peak number of bytes that `work` holds, beyond those held before.
pub(super) fn most_held<T>(work: impl FnOnce() -> T) -> (T, isize) {
    let before = NOW.get();
    MOST.set(before);
    let made = work();
    (made, MOST.get() - before)
}

#[test]
fn an_allocation_would_be_counted() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
    let mut list: Vec<u8> = Vec::new();
    assert!(allocations(|| (0..100).for_each(|number| list.push(number))) > 1);
    let (list, most) = most_held(|| drop(std::hint::black_box(vec![0_u8; 1000])));
    assert_eq!((list, most), ((), 1000));
}
