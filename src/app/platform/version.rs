//! Which version this is, for reports and `--version`.
//!
//! A package tells its commit too (`scripts/packing/common.sh`). What is built from the sources does not, because the program would have
//! to be linked anew after every commit. Deliberately absent: looking for newer versions.

use std::sync::LazyLock;

static TOLD: LazyLock<String> =
    LazyLock::new(|| told(env!("CARGO_PKG_VERSION"), option_env!("MENAGERIE_COMMIT")));

/// The version, such as `1.0.0 (1761909ce)`.
#[must_use]
pub fn version() -> &'static str {
    &TOLD
}

fn told(version: &str, commit: Option<&str>) -> String {
    match commit {
        Some(commit) if !commit.is_empty() => format!("{version} ({commit})"),
        _ => version.to_owned(),
    }
}

#[test]
fn a_package_tells_its_commit_and_the_sources_tell_none() {
    assert_eq!(told("1.0.0", Some("1761909ce")), "1.0.0 (1761909ce)");
    assert_eq!([told("1.0.0", None), told("1.0.0", Some(""))], ["1.0.0", "1.0.0"]);
}
