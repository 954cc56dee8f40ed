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

/// What is wrong with the descriptions for a Mac and for Windows, given the languages of the game.
fn description_flaws(mac: &str, windows: &str, languages: &[&str]) -> Vec<String> {
    let mut flaws = Vec::new();
    let mut demand = |holds: bool, flaw: &str| {
        if !holds {
            flaws.push(flaw.to_owned());
        }
    };
    let lines: Vec<&str> = mac.lines().map(str::trim).collect();
    let says = |key: &str, value: &str| {
        let key = format!("<key>{key}</key>");
        let at = lines.iter().position(|line| *line == key);
        at.and_then(|at| lines.get(at + 1)) == Some(&format!("<string>{value}</string>").as_str())
    };
    for (key, value) in [
        ("CFBundleExecutable", "menagerie"),
        ("CFBundleIconFile", "menagerie"),
        // The name of the folders with the player's data.
        ("CFBundleIdentifier", "org.menagerie.menagerie"),
        ("CFBundlePackageType", "APPL"),
        ("CFBundleVersion", "@VERSION@"),
        ("CFBundleShortVersionString", "@VERSION@"),
    ] {
        demand(says(key, value), &format!("desktop/macos/Info.plist: `{key}` must be `{value}`"));
    }
    for language in languages {
        let named = lines.contains(&format!("<string>{language}</string>").as_str());
        demand(named, &format!("desktop/macos/Info.plist: the language {language} is missing"));
    }
    for part in
        ["1 ICON \"menagerie.ico\"", "\"menagerie.exe\"", "FILEVERSION @NUMBERS@", "\"@VERSION@\""]
    {
        demand(
            windows.contains(part),
            &format!("desktop/windows/menagerie.rc: `{part}` is missing"),
        );
    }
    flaws
}

#[test]
fn a_mac_and_windows_are_told_the_program_its_icon_and_its_version() {
    let text = |path: &str| fs::read_to_string(root().join(path)).expect("a description");
    let (mac, windows) = (text("desktop/macos/Info.plist"), text("desktop/windows/menagerie.rc"));
    let of = |mac: &str, windows: &str| description_flaws(mac, windows, &["en", "fr", "de", "it"]);
    assert_eq!(of(&mac, &windows), Vec::<String>::new());
    let sources = text("src/app/platform/folders.rs");
    assert!(sources.contains("\"org.menagerie.menagerie\""), "the folders have another name");
    assert_eq!(of(&mac.replace("@VERSION@", "1.0"), &windows).len(), 2);
    assert_eq!(of(&mac.replace("<string>menagerie<", "<string>other<"), &windows).len(), 2);
    assert_eq!(description_flaws(&mac, &windows, &["en", "es"]).len(), 1);
    assert_eq!(of(&mac, &windows.replace("menagerie.", "other.")).len(), 2);
}
