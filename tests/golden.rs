//! Messages that are kept beside what they are about.

use std::fs;

use super::root;

/// The lines in which two texts differ.
fn difference(kept: &str, now: &str) -> String {
    let (kept, now): (Vec<_>, Vec<_>) = (kept.lines().collect(), now.lines().collect());
    let lines = (0..kept.len().max(now.len())).map(|line| (kept.get(line), now.get(line)));
    let shown = |sign, line: Option<&&str>| line.map_or(String::new(), |l| format!("{sign} {l}\n"));
    let differing = lines.filter(|(kept, now)| kept != now);
    differing.map(|(kept, now)| shown('-', kept) + &shown('+', now)).collect()
}

/// Compares messages with those kept in a folder of tests, or keeps them; `Some` tells what differs.
pub(crate) fn compare(folder: &str, name: &str, now: &str) -> Option<String> {
    let path = root().join(format!("tests/{folder}/{name}.txt"));
    if std::env::var_os("BLESS").is_some() {
        fs::write(path, now).unwrap();
        return None;
    }
    let kept = fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    (kept != now).then(|| format!("{name}:\n{}", difference(&kept, now)))
}

/// Fails when messages differ from those kept.
pub(crate) fn told_apart(differing: impl Iterator<Item = String>) {
    let differing: Vec<_> = differing.collect();
    let hint = "if the new messages are better: BLESS=1 cargo rules and the test's name, \
                then read the changes";
    assert!(differing.is_empty(), "\n{}\n{hint}", differing.join("\n"));
}
