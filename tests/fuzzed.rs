//! A small part of what `examples/fuzz` does: every reader of foreign bytes gets some spoilt files.

#[path = "../examples/fuzz/change.rs"]
mod change;
#[path = "../examples/fuzz/corpus.rs"]
mod corpus;
#[allow(dead_code, reason = "the program watches and keeps files too")]
#[path = "../examples/fuzz/hunt.rs"]
pub(super) mod hunt;
#[allow(dead_code, reason = "the program makes whole files too")]
#[path = "../examples/fuzz/swell.rs"]
pub(super) mod swell;
#[path = "../examples/fuzz/targets.rs"]
pub(super) mod targets;

use std::time::Duration;

use hunt::{Campaign, hunt};
use targets::Target;

use super::memory;

/// Executions of each target; `./check` has a step of its own with more, `SPOILT_FILES=2100`.
const EXECUTIONS: u64 = 30;
/// The goal is a second; the rest is room for a busy machine and for code that is not optimized.
const LONGEST: Duration = Duration::from_secs(10);

fn campaign(executions: u64, seed: u64) -> Campaign {
    Campaign { executions, first: 0, seed, longest: LONGEST, until: None }
}

#[test]
fn spoilt_files_break_no_reader() {
    let asked = std::env::var("SPOILT_FILES").ok();
    let executions = asked.map_or(EXECUTIONS, |count| count.parse().expect("a number"));
    let targets = targets::all();
    assert!(targets.len() > 40, "{} targets", targets.len());
    // Proofs search for long; the program tries them.
    for target in targets.into_iter().filter(|target| !target.name.starts_with("proof-")) {
        let report = hunt(&target, campaign(executions, 7));
        let found: Vec<&str> = report.findings.iter().map(|found| found.what.as_str()).collect();
        assert!(found.is_empty(), "{}: {found:?}", target.name);
        assert!(report.answers.len() > 1, "{} answers the same to everything", target.name);
    }
}

#[test]
fn pieces_of_shipped_files_are_sound_and_hold_all_of_them() {
    let targets = targets::all();
    let files = |of: &str| {
        let target = targets.iter().find(|target| target.name == of).unwrap();
        (target.corpus)()
            .into_iter()
            .map(|bytes| (hunt::execute(target, &bytes), bytes))
            .collect::<Vec<_>>()
    };
    let puzzles = files("puzzles-jungle");
    let shipped = std::fs::read_to_string(super::root().join("levels/jungle/puzzles.ron")).unwrap();
    let count = |text: &str| text.matches("id: \"").count();
    let held =
        puzzles.iter().map(|(_, bytes)| count(&String::from_utf8_lossy(bytes))).sum::<usize>();
    assert!(held >= count(&shipped) && puzzles.len() > 10, "{held} in {}", puzzles.len());
    let sound = puzzles.iter().filter(|(told, _)| told.answer.as_deref() == Some(""));
    assert!(sound.count() >= count(&shipped) / 4, "pieces are puzzles");
    for (told, bytes) in files("texts-english") {
        let answer = told.answer.unwrap();
        assert!(!answer.contains("belongs here"), "{answer}\n{}", String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_breakdown_of_a_reader_and_much_memory_are_found() {
    let corpus = || vec![b"(rank: 8)".to_vec(), b"(rank: 9, id: \"cat\")".to_vec()];
    let reader = |name: &str, read| Target { name: name.to_owned(), corpus, read };
    let campaign = campaign(500, 1);
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

/// What a reader says.
fn answer(target: &str, text: &str) -> String {
    let targets = targets::all();
    let target = targets.iter().find(|other| other.name == target).unwrap();
    hunt::execute(target, text.as_bytes()).answer.unwrap()
}

#[test]
fn overlong_texts_and_lists_are_refused_before_they_are_read() {
    let record = answer("record-jungle", &" ".repeat(1_000_001));
    assert_eq!(record, "record: no record of a match is longer than 1000 kB");
    let cues = answer("staging-jungle", &format!("(cues: [{}])", "(id: \"a\"),".repeat(501)));
    assert_eq!(cues, "there are 501 cues, more than 500\n");
    let kinds = answer("particles", &format!("(kinds: [{}])", "(),".repeat(201)));
    assert_eq!(kinds, "there are 201 kinds, more than 200\n");
}

#[test]
fn fifty_thousand_different_words_are_looked_through_at_once() {
    let words: String = (0..50_000).map(|number| format!("x{number} ")).collect();
    let ids: String = (0..40_000).map(|number| format!("\"x{number}\", ")).collect();
    let animals = format!("(animals: [(id: \"a\", letter: 'A', rank: 1, takes: [{ids}])])");
    for (target, text) in [("setup-arena", words), ("animals-jungle", animals)] {
        let begin = std::time::Instant::now();
        assert_ne!(answer(target, &text), "");
        // Compared in pairs they would take minutes here.
        assert!(begin.elapsed() < LONGEST, "{target}: {:?}", begin.elapsed());
    }
}
