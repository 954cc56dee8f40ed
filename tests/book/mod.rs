//! The book in `docs/book`: its four languages are one book, its links lead somewhere, and whatever it asks the
//! reader to write is read as it says.

mod contributing;
mod first_pack;
mod links;
mod page;
mod reference;
mod writing;

use page::{Block, Page, pages};

const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

/// The pages of a language by their names, in the order of its contents.
fn names(language: &str) -> Vec<String> {
    pages(language).into_iter().map(|page| page.name).collect()
}

#[test]
fn the_book_has_the_same_chapters_in_every_language() {
    let english = names("en");
    assert!(english.len() >= 10, "{english:?}");
    for language in LANGUAGES {
        assert_eq!(names(language), english, "{language}");
        let folder = page::folder(language);
        let files = std::fs::read_dir(&folder).expect("a folder").flatten();
        let names = files.filter_map(|entry| entry.file_name().into_string().ok());
        let mut lying: Vec<String> = names.filter(|name| name.ends_with(".md")).collect();
        lying.retain(|name| name != page::CONTENTS);
        lying.sort();
        let mut listed = english.clone();
        listed.sort();
        assert_eq!(lying, listed, "{language}: a page is on no list, or on one alone");
    }
}

#[test]
fn a_chapter_has_the_same_headings_blocks_and_pictures_in_every_language() {
    let english = pages("en");
    for language in LANGUAGES {
        for (page, english) in pages(language).iter().zip(&english) {
            let told = format!("{language}/{}", page.name);
            assert_eq!(page.levels(), english.levels(), "the headings of {told}");
            assert_eq!(page.pictures(), english.pictures(), "the pictures of {told}");
            for (block, english) in page.blocks.iter().zip(&english.blocks) {
                assert_eq!(block, english, "{told}");
            }
            assert_eq!(page.blocks.len(), english.blocks.len(), "the blocks of {told}");
        }
    }
}

#[test]
fn a_picture_of_the_book_is_small_and_shown() {
    let shown: std::collections::BTreeSet<String> =
        pages("en").iter().flat_map(Page::pictures).collect();
    let folder = super::root().join("docs/book/pictures");
    let lying = std::fs::read_dir(folder).expect("the pictures").flatten().map(|entry| {
        let name = entry.file_name().into_string().expect("a name");
        let size = entry.metadata().expect("its size").len();
        assert!(size <= 150_000, "{name} has {size} bytes");
        name
    });
    assert_eq!(lying.collect::<std::collections::BTreeSet<_>>(), shown);
}

#[test]
fn a_page_is_read_with_its_blocks_and_what_they_are_called() {
    let text = "# A\n\nWrite this into `p/a.ron`\u{a0}:\n\n```ron\n(\n)\n```\n\n- Told:\n\n  ```text\n  x\n  ```\n\n```console\n$ a\n```\n";
    let page = Page::read("a.md", text);
    let block = |path: Option<&str>, kind: &str, text: &str| Block {
        path: path.map(str::to_owned),
        kind: kind.to_owned(),
        text: text.to_owned(),
    };
    assert_eq!(
        page.blocks,
        [
            block(Some("p/a.ron"), "ron", "(\n)\n"),
            block(None, "text", "x\n"),
            block(None, "console", "$ a\n")
        ]
    );
    assert_eq!(page.levels(), [1]);
}
