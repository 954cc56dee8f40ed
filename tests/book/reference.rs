//! The examples of the reference: each that shows a whole file is read as a file of a pack, as the game reads it.
//! `make_reference` compares all examples with the fields of their types.

use menagerie::packs::manifest;

use super::first_pack::{answer, pack};
use super::page::Page;
use super::writing::Written;
use crate::project::root;

/// The pages, each with the path of its files.
fn pages() -> Vec<(Page, String)> {
    let folder = root().join("docs/reference");
    let files = std::fs::read_dir(folder).expect("the reference").flatten();
    let mut names: Vec<String> =
        files.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| name.ends_with(".md"));
    names.sort();
    let page = |name: String| {
        let text = std::fs::read_to_string(root().join("docs/reference").join(&name));
        let text = text.expect("a page");
        let path = text.lines().find_map(|line| line.strip_prefix('`')?.split('`').next());
        let path = path.map(str::to_owned)?;
        Some((Page::read(&name, &text), path))
    };
    names.into_iter().filter_map(page).collect()
}

#[test]
fn every_whole_file_of_the_reference_is_read_without_a_flaw() {
    let mut read = Vec::new();
    for (page, path) in pages() {
        // Of what is shown in part, the rest is left out with three dots.
        let whole = page.blocks.iter().find(|block| block.kind == "ron");
        let Some(block) = whole.filter(|block| !block.text.contains("// ...")) else { continue };
        if !block.text.starts_with("(\n") {
            continue;
        }
        let path = path.replace("NAME", "example").replace("GAME", "jungle");
        let files = Written::from([(format!("example/{path}"), block.text.clone().into_bytes())]);
        if path == manifest::PATH {
            // What it needs is not here.
            assert!(pack(&files, "example").is_ok(), "{}", page.name);
        } else {
            assert_eq!(answer(&files), "", "{}", page.name);
        }
        read.push(page.name);
    }
    assert!(read.len() >= 6, "{read:?}");
}
