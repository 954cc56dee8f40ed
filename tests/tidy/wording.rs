//! Words that must not stay: marks of unfinished work, and talk of anything but the project.
//!
//! The words are put together here from halves, or this file would be the first to be found.

use super::source::Source;

const LEFTOVERS: [&str; 5] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("d", "bg!("),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
];
const FOREIGN: [&str; 2] = [concat!("/wo", "rk"), concat!("sub", "agent")];

/// Nothing is committed half done.
pub(crate) fn leftover_flaws(source: &Source) -> Vec<String> {
    flaws(
        source,
        |line| LEFTOVERS.into_iter().find(|word| line.contains(word)),
        "finish it or take it out",
    )
}

/// Nothing speaks of the machine or the people it was written on and by.
pub(crate) fn foreign_flaws(source: &Source) -> Vec<String> {
    flaws(
        source,
        |line| FOREIGN.into_iter().find(|word| stands_alone(line, word)),
        "speak of the project only",
    )
}

fn flaws(
    source: &Source,
    find: impl Fn(&str) -> Option<&'static str>,
    remedy: &str,
) -> Vec<String> {
    let found =
        source.text.lines().enumerate().filter_map(|(index, line)| Some((index + 1, find(line)?)));
    found.map(|(line, word)| source.flaw(line, &format!("says `{word}`; {remedy}"))).collect()
}

/// Whether the word is there and not merely the beginning of a longer one, as in the name of a
/// workflow's folder.
fn stands_alone(line: &str, word: &str) -> bool {
    let ends =
        |at: usize| !line[at + word.len()..].starts_with(|next: char| next.is_alphanumeric());
    line.match_indices(word).any(|(at, _)| ends(at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_are_found() {
        for word in LEFTOVERS {
            let flaws = leftover_flaws(&Source::new("src/a.rs", &format!("//! A.\n    {word})\n")));
            assert_eq!(flaws.len(), 1, "{word}");
            assert!(flaws[0].starts_with("src/a.rs:2: "), "{}", flaws[0]);
        }
        assert!(
            leftover_flaws(&Source::new("src/a.rs", "//! A list of things to do.\n")).is_empty()
        );
    }

    #[test]
    fn foreign_talk_is_found() {
        for word in FOREIGN {
            assert_eq!(
                foreign_flaws(&Source::new("README.md", &format!("see {word}/x\n"))).len(),
                1,
                "{word}"
            );
        }
        assert!(
            foreign_flaws(&Source::new("README.md", &format!("see .github{}flows\n", FOREIGN[0])))
                .is_empty()
        );
    }
}
