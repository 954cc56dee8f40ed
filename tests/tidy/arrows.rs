//! Dependencies between the layers, what each layer may use from outside, and the independence of the
//! games from each other.

use std::sync::LazyLock;

use super::crates::Crates;
use super::paths::{NamedPath, named_paths};
use super::source::Source;
use super::tokens::words;

struct Layer {
    name: &'static str,
    /// The layers whose names may appear in it.
    may_know: &'static [&'static str],
    /// The modules of `std` for the machine that it may use.
    may_touch: &'static [&'static str],
}

const LAYERS: [Layer; 9] = [
    Layer { name: "rules", may_know: &["rules"], may_touch: &[] },
    Layer { name: "data", may_know: &["rules", "data"], may_touch: &[] },
    Layer { name: "packs", may_know: &["rules", "data", "packs"], may_touch: &["fs"] },
    Layer { name: "editor", may_know: &["rules", "data", "packs", "editor"], may_touch: &["fs"] },
    Layer { name: "referee", may_know: &["rules", "data", "referee"], may_touch: &[] },
    Layer { name: "saves", may_know: &["rules", "referee", "saves"], may_touch: &["fs"] },
    Layer { name: "ai", may_know: &["rules", "data", "ai"], may_touch: &[] },
    Layer {
        name: "commands",
        may_know: &["rules", "data", "packs", "saves", "commands"],
        may_touch: &["fs"],
    },
    Layer {
        name: "app",
        may_know: &[
            "rules", "data", "packs", "editor", "referee", "saves", "commands", "ai", "app",
        ],
        may_touch: &MACHINE,
    },
];

/// Files below `src` that join the layers and so belong to none.
const JOINTS: [&str; 3] = ["src/core.rs", "src/lib.rs", "src/main.rs"];

/// The games, as the folders of their levels are called.
pub(crate) static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let levels = crate::project::root().join("levels");
    let folders = std::fs::read_dir(levels).into_iter().flatten().flatten();
    let folders = folders.filter(|entry| entry.path().is_dir());
    folders.filter_map(|entry| entry.file_name().into_string().ok()).collect()
});

/// The files outside the games' own that list the games, one line each. A new game is added to
/// these.
const LISTS: [&str; 5] = [
    "src/rules/mod.rs",
    "src/rules/games.rs",
    "src/data/mod.rs",
    "src/ai/evaluate/mod.rs",
    "src/app/games/mod.rs",
];

/// Parts of the app in which even tests name no game.
const NAMELESS: [&str; 3] = ["src/app/table", "src/app/hud", "src/app/screens"];

/// Modules of the standard library that access the machine.
const MACHINE: [&str; 6] = ["fs", "time", "thread", "env", "net", "process"];

/// Names whose results differ between machines or runs.
const INEXACT: [&str; 5] = ["HashMap", "HashSet", "RandomState", "f32", "f64"];

fn layer_of(source: &Source) -> Option<&'static Layer> {
    LAYERS.iter().find(|layer| source.is_in(&format!("src/{}", layer.name)))
}

/// Dependencies between layers and on crates that are not allowed.
pub(crate) fn layer_flaws(source: &Source, crates: &Crates) -> Vec<String> {
    if !source.path.starts_with("src/") || JOINTS.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let Some(layer) = layer_of(source) else {
        let names: Vec<&str> = LAYERS.iter().map(|layer| layer.name).collect();
        return vec![source.flaw(
            1,
            &format!("belongs to no layer; move it below src/ into one of {}", names.join(", ")),
        )];
    };
    let judge =
        |path: &NamedPath| wrong_arrow(layer, path).or_else(|| wrong_crate(layer, path, crates));
    let paths = named_paths(source);
    paths
        .iter()
        .filter_map(|path| judge(path).map(|message| source.flaw(path.line, &message)))
        .collect()
}

fn wrong_arrow(layer: &Layer, path: &NamedPath) -> Option<String> {
    let target = path.parts.get(1).filter(|_| path.begins(&["crate"]))?;
    let known = LAYERS.iter().any(|other| other.name == *target);
    (known && !layer.may_know.contains(&target.as_str())).then(|| {
        let (name, allowed) = (layer.name, layer.may_know.join(", "));
        format!(
            "{name} names `crate::{target}`; it may use only {allowed}: let {target} call {name}, \
             or move the piece down"
        )
    })
}

fn wrong_crate(layer: &Layer, path: &NamedPath, crates: &Crates) -> Option<String> {
    let root = path.parts.first()?;
    let is_engine = root.starts_with("bevy") || crates.engine.contains(root);
    match layer.name {
        "app" => None,
        "rules" if is_engine || crates.all.contains(root) => Some(format!(
            "rules uses the crate `{root}`; rules use only std: do it in data, referee or app"
        )),
        name if is_engine => {
            Some(format!("{name} uses `{root}`; only src/app uses the engine: move this there"))
        }
        _ => None,
    }
}

/// Uses of files, clocks, threads and the environment below the app. Only saves, packs, commands and the
/// editor may use files.
/// Tests may use all of it, except those of the rules.
pub(crate) fn machine_flaws(source: &Source) -> Vec<String> {
    let Some(layer) = layer_of(source) else { return Vec::new() };
    let tests = source.test_lines();
    let kept_out = |part: &&&str| !layer.may_touch.contains(*part);
    let reaches =
        |path: &&NamedPath| MACHINE.iter().filter(kept_out).any(|part| path.begins(&["std", part]));
    let counts = |path: &&NamedPath| layer.name == "rules" || !tests[path.line - 1];
    let paths = named_paths(source);
    let flawed = paths.iter().filter(reaches).filter(counts);
    flawed.map(|path| source.flaw(path.line, &reaching(layer, path))).collect()
}

fn reaching(layer: &Layer, path: &NamedPath) -> String {
    let used = path.parts[..2].join("::");
    format!(
        "{} uses `{used}`; below the app only saves, packs, commands and the editor access the machine, and only files: take \
         bytes, numbers or dice as arguments",
        layer.name
    )
}

/// The rules give the same answer on every machine: no floats, and no maps in random order.
pub(crate) fn exactness_flaws(source: &Source) -> Vec<String> {
    if !source.is_in("src/rules") {
        return Vec::new();
    }
    let inexact = source
        .tokens
        .iter()
        .filter(|token| INEXACT.contains(&token.text.as_str()) || is_float(&token.text));
    let message = |text: &str| {
        format!(
            "rules use `{text}`; take whole numbers and ordered tables: every machine must agree"
        )
    };
    inexact.map(|token| source.flaw(token.line, &message(&token.text))).collect()
}

fn is_float(text: &str) -> bool {
    let number = text.starts_with(|first: char| first.is_ascii_digit()) && !text.starts_with("0x");
    number && (text.contains('.') || text.ends_with("f32") || text.ends_with("f64"))
}

/// A game's files name no other game, and all other files name no game, outside tests; the files in
/// [`LISTS`] name each game in one line.
pub(crate) fn game_flaws(source: &Source) -> Vec<String> {
    if !source.path.starts_with("src/") {
        return Vec::new();
    }
    let own = GAMES.iter().find(|game| source.segments().contains(&game.as_str()));
    let named = named_games(source).filter(|(_, _, game)| Some(*game) != own);
    if LISTS.contains(&source.path.as_str()) {
        return list_flaws(source, named.map(|(line, _, game)| (line, game.as_str())).collect());
    }
    let tests = source.test_lines();
    let counts = own.is_some() || NAMELESS.iter().any(|part| source.path.starts_with(part));
    named
        .filter(|(line, ..)| counts || !tests[line - 1])
        .map(|(line, name, game)| source.flaw(line, &naming(name, game, own.is_some())))
        .collect()
}

/// Every name in the code that holds the name of a game, with its line.
fn named_games(source: &Source) -> impl Iterator<Item = (usize, &str, &String)> {
    source.tokens.iter().filter(|token| token.is_name()).filter_map(|token| {
        let named = words(&token.text);
        let game = GAMES.iter().find(|game| named.contains(game))?;
        Some((token.line, token.text.as_str(), game))
    })
}

fn list_flaws(source: &Source, mut named: Vec<(usize, &str)>) -> Vec<String> {
    named.dedup();
    let lines = |game: &str| named.iter().filter(|(_, named)| *named == game).count();
    let wrong = GAMES.iter().filter(|game| lines(game) != 1);
    let message = |game| format!("list each game in one line; {game} is in {}", lines(game));
    wrong.map(|game| source.flaw(1, &message(game))).collect()
}

fn naming(name: &str, game: &str, of_a_game: bool) -> String {
    if of_a_game {
        format!("`{name}` names {game}; no game may use another: move what they share up a folder")
    } else {
        format!("`{name}` names {game}; this serves every game: ask all with `for_game!`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layers(path: &str, text: &str) -> Vec<String> {
        let crates = Crates {
            all: vec!["serde".into(), "bevy".into(), "sound".into()],
            engine: vec!["sound".into()],
        };
        layer_flaws(&Source::new(path, text), &crates)
    }

    #[test]
    fn arrows_that_point_up_are_found() {
        for (path, text) in [
            ("src/rules/a.rs", "use crate::data::Flaw;"),
            ("src/rules/a.rs", "fn a() { crate::app::run() }"),
            ("src/rules/jungle/a.rs", "use super::super::super::referee::Match;"),
            ("src/data/a.rs", "use crate::{rules::Grid, referee::Match};"),
            ("src/ai/a.rs", "use crate::referee::Match;"),
            ("src/referee/a.rs", "use crate::ai::Player;"),
            ("src/referee.rs", "use crate::app;"),
            ("src/referee/a.rs", "use crate::saves::Shelf;"),
            ("src/saves/a.rs", "use crate::data::files::Files;"),
            ("src/saves/a.rs", "use crate::ai::Level;"),
            ("src/packs/a.rs", "use crate::referee::Record;"),
            ("src/data/a.rs", "use crate::packs::Pack;"),
            ("src/saves/a.rs", "use crate::packs::Need;"),
        ] {
            assert_eq!(layers(path, text).len(), 1, "{path}: {text}");
        }
    }

    #[test]
    fn arrows_that_point_down_are_fine() {
        for (path, text) in [
            ("src/rules/a.rs", "use crate::rules::Grid; // never crate::app"),
            ("src/data/a.rs", "use crate::rules::Grid; use serde::Deserialize;"),
            ("src/ai/a.rs", "use crate::{data::Tables, rules::Grid};"),
            ("src/packs/a.rs", "use crate::{data::Files, rules::GAMES};"),
            ("src/saves/a.rs", "use crate::referee::Record; use serde::Serialize;"),
            (
                "src/app/a.rs",
                "use crate::{ai, data, referee, rules}; use bevy::prelude::*; use sound::Play;",
            ),
            ("src/main.rs", "use bevy::prelude::*; use menagerie::app;"),
            ("tests/a.rs", "use serde::Deserialize;"),
        ] {
            assert!(layers(path, text).is_empty(), "{path}: {text}");
        }
    }

    #[test]
    fn crates_out_of_place_are_found() {
        for (path, text) in [
            ("src/rules/a.rs", "use serde::Serialize;"),
            ("src/rules/a.rs", "#[cfg_attr(feature = \"app\", derive(bevy::ecs::Component))]"),
            ("src/rules/a.rs", "use serde;"),
            ("src/data/a.rs", "use bevy_math::Vec2;"),
            ("src/referee/a.rs", "use sound::Play;"),
        ] {
            assert_eq!(layers(path, text).len(), 1, "{path}: {text}");
        }
    }

    #[test]
    fn files_outside_the_layers_are_found() {
        let flaws = layers("src/extra/a.rs", "");
        assert_eq!(flaws.len(), 1);
        assert!(flaws[0].starts_with("src/extra/a.rs:1: belongs to no layer"), "{}", flaws[0]);
    }

    #[test]
    fn the_machine_is_found_below_the_app() {
        let flaws = |path, text| machine_flaws(&Source::new(path, text)).len();
        assert_eq!(flaws("src/rules/a.rs", "use std::{fs, fmt, time::Duration};"), 2);
        assert_eq!(flaws("src/rules/a.rs", "#[cfg(test)]\nmod tests { use std::fs; }"), 1);
        assert_eq!(flaws("src/ai/a.rs", "let now = std::time::Instant::now();"), 1);
        assert_eq!(flaws("src/data/a.rs", "#[cfg(test)]\nmod tests {\n use std::fs;\n}"), 0);
        assert_eq!(flaws("src/app/a.rs", "use std::fs;"), 0);
        assert_eq!(flaws("src/saves/a.rs", "use std::{fs::File, io};"), 0);
        assert_eq!(flaws("src/saves/a.rs", "use std::{fs, time, thread};"), 2);
        assert_eq!(flaws("src/packs/a.rs", "use std::{fs, io, path::Path};"), 0);
        assert_eq!(flaws("src/packs/a.rs", "use std::{fs, env, time::Instant};"), 2);
        assert_eq!(flaws("src/rules/a.rs", "use std::fmt; // std::fs"), 0);
    }

    #[test]
    fn floats_and_unordered_maps_are_found_in_rules() {
        let flaws = |path, text| exactness_flaws(&Source::new(path, text)).len();
        for text in
            ["use std::collections::HashMap;", "fn a(x: f32) {}", "let a = 1.5;", "let a = 2f64;"]
        {
            assert_eq!(flaws("src/rules/a.rs", text), 1, "{text}");
            assert_eq!(flaws("src/app/a.rs", text), 0, "{text}");
        }
        for text in [
            "use std::collections::BTreeMap;",
            "let a = pair.0.1;",
            "let a = 0x1f32;",
            "// 1.5 f32",
        ] {
            assert_eq!(flaws("src/rules/a.rs", text), 0, "{text}");
        }
    }

    #[test]
    fn games_that_name_each_other_are_found() {
        let flaws = |path, text| game_flaws(&Source::new(path, text)).len();
        assert_eq!(flaws("src/rules/jungle/a.rs", "use crate::rules::arena::Heading;"), 1);
        assert_eq!(flaws("src/data/zoon.rs", "struct HongaDef;"), 1);
        assert_eq!(flaws("src/app/table/a.rs", "use crate::rules::jungle::Jungle;"), 2);
        assert_eq!(flaws("src/app/hud.rs", "const ZOON_HUD: u8 = 0;"), 1);
        assert_eq!(flaws("src/app/screens/a.rs", "use crate::data::jungle;"), 1);
        assert_eq!(flaws("src/rules/jungle/a.rs", "struct JungleTables; // unlike arena"), 0);
        assert_eq!(flaws("src/data/check.rs", "use crate::data::zoon;"), 1);
        assert_eq!(
            flaws("src/data/check.rs", "#[cfg(test)]\nmod tests { use crate::data::zoon; }"),
            0
        );
    }

    #[test]
    fn lists_name_every_game_in_one_line() {
        let flaws = |text: &str| game_flaws(&Source::new("src/rules/mod.rs", text)).len();
        let all: String = GAMES.iter().map(|game| format!("pub mod {game};\n")).collect();
        assert!(GAMES.len() >= 4, "{GAMES:?}");
        assert_eq!(flaws(&all), 0);
        assert_eq!(flaws(&format!("{all}pub use {}::Game;", GAMES[0])), 1);
        assert_eq!(flaws(&all.replacen("pub mod", "//", 1)), 1);
    }

    #[test]
    fn flaws_name_the_file_and_the_line() {
        let flaws = layers("src/rules/a.rs", "//! A.\n\nuse crate::app::Screen;");
        assert!(flaws[0].starts_with("src/rules/a.rs:3: rules names `crate::app`"), "{}", flaws[0]);
    }
}
