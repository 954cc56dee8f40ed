//! Where the book leads: to its own chapters and to files that exist.

use std::collections::BTreeSet;
use std::path::Path;

use super::LANGUAGES;
use super::page::{CONTENTS, folder, pages, text};
use crate::project::root;

/// Folders of the repository; the book names their files in backticks.
const NAMED: [&str; 6] = ["docs/", "examples/", "scripts/", "src/", "tests/", "packs/"];

/// The anchor of a heading, as mdBook and the sites that show Markdown make it.
fn anchor(heading: &str) -> String {
    let plain = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = plain.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

fn anchors(text: &str) -> BTreeSet<String> {
    text.lines().filter(|line| line.starts_with('#')).map(anchor).collect()
}

/// Why a link of a page leads nowhere.
pub(super) fn lost(from: &Path, link: &str) -> Option<String> {
    if link.starts_with("https://") {
        return None;
    }
    let (path, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = if path.is_empty() { from.to_owned() } else { from.parent()?.join(path) };
    if !target.is_file() {
        return Some(format!("{} is not there", target.display()));
    }
    if heading.is_empty() {
        return None;
    }
    let text = std::fs::read_to_string(&target).unwrap_or_default();
    let known = anchors(&text);
    (!known.contains(heading)).then(|| format!("{path} has no heading #{heading}: {known:?}"))
}

#[test]
fn every_link_of_the_book_leads_somewhere() {
    let (mut count, mut flaws) = (0, Vec::new());
    for language in LANGUAGES {
        for page in pages(language) {
            let from = folder(language).join(&page.name);
            for link in page.links() {
                count += 1;
                flaws.extend(
                    lost(&from, link).map(|why| format!("{language}/{}: {why}", page.name)),
                );
            }
        }
        // The first page leads to the book in the other languages.
        for other in LANGUAGES.iter().filter(|other| **other != language) {
            let link = format!("](../{other}/introduction.md)");
            assert!(text(language, "introduction.md").contains(&link), "{language}: {link}");
        }
        assert!(text(language, CONTENTS).contains("](introduction.md)"), "{language}");
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
    assert!(count > 60, "only {count} links were found");
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let from = folder("en").join("introduction.md");
    assert!(lost(&from, "nowhere.md").is_some());
    assert!(lost(&from, "introduction.md#nowhere").is_some());
    assert!(lost(&from, "../../reference/arena-animals.md#power").is_none());
    assert_eq!(anchor("## Keys, pads & fingers"), "keys-pads--fingers");
}

#[test]
fn every_file_of_the_project_that_the_book_names_exists() {
    let mut count = 0;
    for language in LANGUAGES {
        for page in pages(language) {
            let spans: Vec<String> = page
                .lines()
                .flat_map(|line| line.split('`').skip(1).step_by(2).map(str::to_owned))
                .collect();
            let named = spans.iter().filter(|span| NAMED.iter().any(|name| span.starts_with(name)));
            for path in named
                .filter(|span| !span.contains([' ', '*', '<']) && *span == &span.to_lowercase())
            {
                count += 1;
                assert!(root().join(path).exists(), "{language}/{}: {path}", page.name);
            }
        }
    }
    assert!(count >= 4 * 8, "only {count} were found");
}
