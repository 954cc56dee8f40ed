//! What is new in every version, as sentences for players; the words stand in `assets/locales/<language>/news.ftl`.
//!
//! Deliberately absent: everything that is new, which stands in `CHANGELOG.md`.

/// What is new in a version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edition {
    /// Its number, such as `1.0.0`.
    pub(super) version: &'static str,
    /// The keys of its sentences.
    pub(super) lines: &'static [&'static str],
}

/// All versions with news, the newest first.
pub(super) const EDITIONS: &[Edition] = &[Edition {
    version: "1.0.0",
    lines: &[
        "news-1-0-0-opponents",
        "news-1-0-0-puzzles",
        "news-1-0-0-story",
        "news-1-0-0-packs",
        "news-1-0-0-editor",
        "news-1-0-0-everyone",
        "news-1-0-0-anywhere",
    ],
}];

/// The numbers of a version; `None` if it is none.
pub(super) fn numbers(version: &str) -> Option<[u32; 3]> {
    let mut numbers = version.split('.').map(|number| number.parse().ok());
    let all = [numbers.next()??, numbers.next()??, numbers.next()??];
    numbers.next().is_none().then_some(all)
}

/// The versions after the one that was read about, up to this one.
pub(super) fn unread(
    editions: &'static [Edition],
    read: &str,
    this: &str,
) -> impl Iterator<Item = &'static Edition> {
    let (read, this) = (numbers(read), numbers(this));
    editions.iter().filter(move |edition| {
        let number = numbers(edition.version);
        read < number && number <= this
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: &[Edition] = &[
        Edition { version: "1.10.0", lines: &[] },
        Edition { version: "1.2.0", lines: &[] },
        Edition { version: "1.0.0", lines: &[] },
    ];

    fn told(read: &str, this: &str) -> Vec<&'static str> {
        unread(THREE, read, this).map(|edition| edition.version).collect()
    }

    #[test]
    fn the_versions_since_the_last_one_are_told_and_none_that_is_to_come() {
        assert_eq!(told("1.0.0", "1.10.0"), ["1.10.0", "1.2.0"]);
        assert_eq!(told("1.0.0", "1.9.3"), ["1.2.0"]);
        assert_eq!(told("0.1.0", "1.0.0"), ["1.0.0"]);
        assert_eq!(told("1.2.0", "1.2.0"), [""; 0]);
        assert_eq!(told("1.10.0", "1.2.0"), [""; 0], "after a step back to an older version");
    }

    #[test]
    fn what_is_no_version_has_no_numbers() {
        assert_eq!(numbers("1.20.3"), Some([1, 20, 3]));
        for text in ["", "1", "1.2", "1.2.3.4", "1.x.3", "-1.0.0", "99999999999.0.0"] {
            assert_eq!(numbers(text), None, "{text}");
        }
    }

    #[test]
    fn the_newest_version_stands_first_and_each_has_something_to_tell() {
        let all: Vec<_> = EDITIONS.iter().map(|edition| numbers(edition.version)).collect();
        assert!(all.iter().all(Option::is_some), "{all:?}");
        assert!(all.is_sorted_by(|newer, older| newer > older), "{all:?}");
        assert!(EDITIONS.iter().all(|edition| !edition.lines.is_empty()));
    }

    #[test]
    fn a_released_version_has_news() {
        let this = numbers(env!("CARGO_PKG_VERSION")).expect("a version");
        let newest = numbers(EDITIONS[0].version).expect("a version");
        // A version that only mends something needs none.
        assert!(newest[..2] >= this[..2], "{this:?} has no news, the newest are of {newest:?}");
    }
}
