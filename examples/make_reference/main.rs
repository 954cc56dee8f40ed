//! Writes `docs/reference`: a page for each kind of data file, made from the documentation of the types
//! that read it.
//!
//!     cargo run --no-default-features --example make_reference
//!
//! The test of this program says whether the committed pages are up to date, and that every example in
//! that documentation is sound RON and has only fields that exist.
//!
//! Deliberately absent: a schema for editors (`docs/data-checks.md` says why, and what editors can use).

#[cfg(test)]
mod examples;
mod pages;
mod types;
mod wording;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use types::Types;

/// The project's folder.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files of the reference, each with its text.
fn written() -> Result<Vec<(String, String)>, String> {
    let types = types()?;
    let pages: Result<Vec<_>, String> =
        pages::PAGES.iter().map(|page| page.written(&types)).collect();
    let mut pages = pages?;
    pages.push(("README.md".to_owned(), pages::contents()));
    pages.push(("SUMMARY.md".to_owned(), pages::summary()));
    Ok(pages)
}

/// The types of data files, and those of what describes a pack.
fn types() -> Result<Types, String> {
    let data = Types::read(&root().join("src/data"), "")?;
    Ok(data.with(Types::read(&root().join("src/packs"), "packs/")?))
}

fn write_all(folder: &Path) -> Result<usize, String> {
    let pages = written()?;
    std::fs::create_dir_all(folder).map_err(|trouble| trouble.to_string())?;
    for (name, text) in &pages {
        std::fs::write(folder.join(name), text).map_err(|trouble| format!("{name}: {trouble}"))?;
    }
    Ok(pages.len())
}

fn main() -> ExitCode {
    match write_all(&root().join("docs/reference")) {
        Ok(count) => {
            println!("{count} pages");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("make_reference: {trouble}");
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_is_what_the_types_say() {
        let folder = root().join("docs/reference");
        for (name, text) in written().unwrap() {
            let kept = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
            let command = "cargo run --no-default-features --example make_reference";
            assert!(kept.replace("\r\n", "\n") == text, "{name} is not up to date: {command}");
        }
        // Two lists of the pages, and how mdBook makes a book of them.
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), pages::PAGES.len() + 3);
    }

    #[test]
    fn every_type_that_a_modder_writes_is_on_a_page() {
        let types = types().unwrap();
        let shown = pages::PAGES.iter().flat_map(|page| page.shapes(&types).unwrap());
        let shown: Vec<(&str, &str)> = shown.map(|shape| (&*shape.file, &*shape.name)).collect();
        // The index of a sheet is written by `bake_art`.
        let written = |name: &str| name.ends_with("Def") && name != "SheetDef";
        for shape in types.all().filter(|shape| written(&shape.name)) {
            let is_shown = shown.contains(&(&*shape.file, &*shape.name));
            assert!(is_shown, "{} of {} is on no page", shape.name, shape.file);
        }
    }

    #[test]
    fn every_example_is_ron_with_fields_that_exist() {
        let types = types().unwrap();
        let (mut count, mut flaws) = (0, Vec::new());
        for shape in types.all() {
            for example in examples::of(&shape.docs) {
                count += 1;
                flaws.extend(
                    examples::flaw(shape, &example).map(|flaw| format!("{}: {flaw}", shape.name)),
                );
            }
        }
        assert!(flaws.is_empty(), "{flaws:#?}");
        assert!(count >= 10, "only {count} examples were found");
    }
}
