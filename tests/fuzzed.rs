//! A small part of what `examples/fuzz` does: every reader of foreign bytes gets some spoilt files.

#[path = "../examples/fuzz/change.rs"]
mod change;
#[path = "../examples/fuzz/corpus.rs"]
mod corpus;
#[allow(dead_code, reason = "the program watches and keeps files too")]
#[path = "../examples/fuzz/hunt.rs"]
mod hunt;
#[path = "../examples/fuzz/targets.rs"]
mod targets;

use std::time::Duration;

use hunt::{Campaign, hunt};
use targets::Target;

use super::memory;

/// Executions of each target.
const EXECUTIONS: u64 = 40;
/// The goal is a second; the rest is room for a busy machine and for code that is not optimized.
const LONGEST: Duration = Duration::from_secs(10);

#[test]
fn spoilt_files_break_no_reader() {
    let targets = targets::all();
    assert!(targets.len() > 40, "{} targets", targets.len());
    for target in targets {
        let report =
            hunt(&target, Campaign { executions: EXECUTIONS, first: 0, seed: 7, longest: LONGEST });
        let found: Vec<&str> = report.findings.iter().map(|found| found.what.as_str()).collect();
        assert!(found.is_empty(), "{}: {found:?}", target.name);
        assert!(report.answers > 1, "{} answers the same to everything", target.name);
        assert_eq!(report.executions, EXECUTIONS);
    }
}

#[test]
fn a_breakdown_of_a_reader_and_much_memory_are_found() {
    let corpus = || vec![b"(rank: 8)".to_vec(), b"(rank: 9, id: \"cat\")".to_vec()];
    let reader = |name: &str, read| Target { name: name.to_owned(), corpus, read };
    let campaign = Campaign { executions: 500, first: 0, seed: 1, longest: LONGEST };
    let breaks = reader("breaks", |bytes| {
        assert!(!bytes.starts_with(b"(("), "two brackets");
        String::new()
    });
    let findings = hunt(&breaks, campaign).findings;
    assert!(!findings.is_empty() && findings.iter().all(|found| found.what == "a panic"));
    assert!(findings[0].input.starts_with(b"(("));
    let swells = reader("swells", |bytes| {
        drop(vec![1_u8; if bytes.contains(&b'[') { 200_000_000 } else { 1 }]);
        String::new()
    });
    let findings = hunt(&swells, campaign).findings;
    assert!(findings[0].what.ends_with(" bytes held"), "{}", findings[0].what);
    let same = [hunt(&swells, campaign), hunt(&swells, campaign)].map(|report| report.findings);
    assert_eq!(same[0][0].input, same[1][0].input, "the same seed does the same");
}
