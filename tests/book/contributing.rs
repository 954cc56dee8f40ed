//! The pages for those who change the project: their links lead somewhere, and the first change is possible as it is told.

use super::links::lost;
use super::page::Page;
use crate::project::root;

/// The page of a newcomer's first change.
const FIRST_CHANGE: &str = "docs/first-change.md";

/// The pages at the root and in `docs`, without those of the book.
fn paths() -> Vec<String> {
    let listed = |folder: &str| {
        let entries = std::fs::read_dir(root().join(folder)).expect("a folder").flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        names.filter(|name| name.ends_with(".md")).map(|name| format!("{folder}{name}")).collect()
    };
    let mut paths: Vec<String> = ["", "docs/", ".github/"]
        .iter()
        .flat_map(|folder| -> Vec<String> { listed(folder) })
        .collect();
    paths.sort();
    paths
}

fn page(path: &str) -> Page {
    Page::read(path, &text(path))
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn every_link_of_the_pages_beside_the_book_leads_somewhere() {
    let (mut count, mut flaws) = (0, Vec::new());
    for path in paths() {
        for link in page(&path).links() {
            count += 1;
            flaws.extend(lost(&root().join(&path), link).map(|why| format!("{path}: {why}")));
        }
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
    assert!(count > 30, "only {count} links were found");
}

#[test]
fn the_first_change_breaks_a_line_that_is_there_and_adds_a_test_that_is_not() {
    let blocks = page(FIRST_CHANGE).blocks;
    let rust: Vec<&str> = blocks
        .iter()
        .filter(|block| block.kind == "rust")
        .map(|block| block.text.as_str())
        .collect();
    let [broken, added] = rust[..] else { panic!("{} blocks of Rust", rust.len()) };
    assert_eq!(text("src/rules/jungle/movement.rs").matches(broken).count(), 1, "{broken}");
    let name = added.split("fn ").nth(1).and_then(|rest| rest.split('(').next()).expect("a name");
    let tests = text("src/rules/jungle/tests/roads.rs");
    assert!(name.starts_with("j18_") && !tests.contains(name), "{name}");
    for named in ["fn j18_", "draw(", ".goals(", "level(combat())"] {
        assert!(tests.contains(named), "{named}");
    }
}

#[test]
fn the_text_of_the_first_change_stands_in_the_line_that_is_told() {
    let blocks = page(FIRST_CHANGE).blocks;
    let texts: Vec<&str> = blocks
        .iter()
        .filter(|block| block.kind == "text")
        .map(|block| block.text.as_str())
        .collect();
    let [changed, told] = texts[..] else { panic!("{} blocks of text", texts.len()) };
    let (key, _) = changed.split_once(" = ").expect("a message");
    let place = told.lines().find_map(|line| line.trim().strip_prefix("--> ")).expect("a place");
    let [path, line, column] = place.split(':').collect::<Vec<_>>()[..] else { panic!("{place}") };
    let line: usize = line.parse().expect("a line");
    let words = text(path);
    assert!(words.lines().nth(line - 1).is_some_and(|words| words.starts_with(key)), "{place}");
    let at = changed.find("$count").map(|at| changed[..at].chars().count() + 2);
    assert_eq!(column.parse().ok(), at, "the column behind the sign");
}

/// The words of the project's page in a language, by name.
fn site(language: &str) -> Vec<(String, String)> {
    let words = text(&format!("docs/site/{language}.txt"));
    let lines = words.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let pair = |line: &str| {
        let (name, said) = line.split_once(" = ").unwrap_or_else(|| panic!("{language}: {line}"));
        (name.to_owned(), said.to_owned())
    };
    lines.map(pair).collect()
}

#[test]
fn the_project_s_page_says_the_same_in_every_language() {
    let names = |language| site(language).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    let english = names("en");
    assert!(english.len() > 40, "{english:?}");
    for language in ["fr", "de", "it"] {
        assert_eq!(names(language), english, "{language}");
    }
    let page = text("docs/site/page.html");
    let filled =
        ["root", "language", "source", "games", "points", "packages", "others", "alternates"];
    let gaps = page.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    for gap in gaps {
        assert!(filled.contains(&gap) || english.iter().any(|name| name == gap), "{gap}");
    }
}
