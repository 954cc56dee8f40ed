//! A test that changes what belongs to its whole process, as a hook or a folder's place, runs once more in one of its own.
//!
//! Deliberately absent: anything that the game itself would start.

use std::path::Path;
use std::process::{Command, Output};

/// Runs the named test in another process, which knows its part by the variable that holds the folder, and waits for its end.
pub(in crate::app) fn in_another_process(test: &str, variable: &str, folder: &Path) -> Output {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", test])
        .env(variable, folder)
        .output()
        .expect("another process")
}
