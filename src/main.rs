//! The program: opens the table, or prints how to play without one.
//!
//! Without the `app` feature there is no engine to open a window with, so it points to the
//! engine-free examples. All logic lives in the library, where tests reach it.

// A release opens no terminal beside the window on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

#[cfg(feature = "app")]
fn main() -> bevy::app::AppExit {
    menagerie::app::run()
}

#[cfg(not(feature = "app"))]
fn main() {
    println!(
        "Menagerie was built without its table (feature `app`). Play and study in the terminal:\n  \
         cargo run --no-default-features --example simulate -- jungle/combat --players easy,greedy --matches 1 --show\n  \
         cargo run --no-default-features --example perft -- jungle/combat 4\n\
         or build the table: cargo run"
    );
}
