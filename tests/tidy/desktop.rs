//! What a desktop's menu shows of the game: the entry must name a program and pictures that there are.

use std::fs;
use std::path::{Path, PathBuf};

use crate::project::root;

/// The value of a key of the entry.
fn value<'a>(entry: &'a str, key: &str) -> Option<&'a str> {
    entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='))
}

/// What is wrong with an entry that is to start this program.
fn entry_flaws(entry: &str, program: &str, has_icon: impl Fn(&str) -> bool) -> Vec<String> {
    let mut flaws = Vec::new();
    let mut demand = |holds: bool, flaw: &str| {
        if !holds {
            flaws.push(format!("desktop/menagerie.desktop: {flaw}"));
        }
    };
    demand(entry.starts_with("[Desktop Entry]\n"), "begin with `[Desktop Entry]`");
    let exec = value(entry, "Exec").and_then(|exec| exec.split(' ').next());
    demand(exec == Some(program), "`Exec` must start the program that Cargo.toml names");
    demand(
        value(entry, "StartupWMClass") == Some(program),
        "`StartupWMClass` must be what the window is called",
    );
    demand(value(entry, "Icon").is_some_and(has_icon), "`Icon` must be baked in every size");
    for key in ["GenericName", "Comment", "Keywords"] {
        let translated = ["fr", "de", "it"].map(|language| format!("{key}[{language}]"));
        for in_language in translated.into_iter().chain([key.to_owned()]) {
            demand(value(entry, &in_language).is_some(), &format!("`{in_language}` is missing"));
        }
    }
    flaws
}

fn icon(name: &str, size: u32) -> PathBuf {
    root().join(format!("desktop/icons/hicolor/{size}x{size}/apps/{name}.png"))
}

/// Width and height of a PNG file.
fn png_size(path: &Path) -> Option<(u32, u32)> {
    let bytes = fs::read(path).ok()?;
    let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    bytes.starts_with(b"\x89PNG").then_some((number(16)?, number(20)?))
}

#[test]
fn the_menu_entry_names_what_there_is() {
    let entry = fs::read_to_string(root().join("desktop/menagerie.desktop")).expect("the entry");
    let sizes = [16, 24, 32, 48, 64, 128, 256, 512];
    let baked = |name: &str| {
        sizes.into_iter().all(|size| png_size(&icon(name, size)) == Some((size, size)))
    };
    assert_eq!(entry_flaws(&entry, "menagerie", baked), Vec::<String>::new());
}

#[test]
fn planted_flaws_of_an_entry_are_found() {
    let entry = fs::read_to_string(root().join("desktop/menagerie.desktop")).expect("the entry");
    assert_eq!(entry_flaws(&entry, "menagerie", |_| true).len(), 0);
    assert_eq!(entry_flaws(&entry, "menagerie", |_| false).len(), 1);
    assert_eq!(entry_flaws(&entry, "other", |_| true).len(), 2);
    assert_eq!(entry_flaws(&entry.replace("[fr]", "[es]"), "menagerie", |_| true).len(), 3);
    assert_eq!(png_size(Path::new("desktop/menagerie.desktop")), None);
}
