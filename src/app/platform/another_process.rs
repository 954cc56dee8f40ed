//! Runs a test again in a process of its own, for tests that change process-wide state such as the
//! panic hook or the data folder.

use std::path::Path;
use std::process::{Command, Output};

/// Runs the named test in another process and waits for its end. The test finds the folder in the
/// environment variable `variable`, and so detects that it is the child.
pub(in crate::app) fn in_another_process(test: &str, variable: &str, folder: &Path) -> Output {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", test])
        .env(variable, folder)
        .output()
        .expect("another process")
}
