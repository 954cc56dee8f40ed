//! The worst files within the limits are read or refused with little memory, and with few and short
//! flaws. The test puts as many entries as a file may have, of several kinds, into the lists of a shipped
//! file of every reader; `examples/fuzz --worst` does so in full.

use menagerie::data::source::MAX_FLAWS;

use super::fuzzed::hunt::{MOST_HELD, execute};
use super::fuzzed::{swell, targets};

/// A thirteenth of the limits, so that the test is fast. Memory that grows linearly stays within that
/// part of the goal; memory that grows faster does not.
const PART: usize = 13;
/// One of so many files is read.
const EVERY: usize = 3;
/// The most text of all flaws of a file together.
const MOST_TOLD: usize = 100_000;
/// Readers that are left out, because they share their code with another.
const ALIKE: [&str; 8] = [
    "staging-a",
    "staging-z",
    "staging-h",
    "lesson-z",
    "lesson-h",
    "texts-",
    "puzzles-h",
    "proof-",
];

#[test]
fn no_list_of_any_file_takes_much_memory_or_tells_more_than_is_read() {
    let mut judged = 0;
    for target in targets::all() {
        if ALIKE.iter().any(|alike| target.name.starts_with(alike)) {
            continue;
        }
        let corpus = (target.corpus)();
        for file in swell::in_lists(&corpus[0], target.most(), PART).into_iter().step_by(EVERY) {
            let told = execute(&target, &file.bytes);
            let what = format!("{}: {}: {} bytes held", target.name, file.name, told.held);
            assert!(told.held < MOST_HELD / PART as isize, "{what}");
            let answer = told.answer.expect(&what);
            assert!(answer.lines().count() <= MAX_FLAWS + 1, "{what}: {answer}");
            assert!(answer.len() < MOST_TOLD, "{what}, {} letters", answer.len());
            judged += 1;
        }
    }
    assert!(judged > 500, "only {judged} files were judged");
}
