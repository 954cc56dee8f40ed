//! The parts of the app stand on each other: each knows only those below it, and reaches its own files where they are.

use std::collections::BTreeSet;

use crate::paths::named_paths;
use crate::source::Source;

/// The parts from the lowest to the highest. A part may know itself and all before it.
pub(crate) const PARTS: [&str; 11] = [
    "platform", "kit", "session", "table", "catalog", "opponent", "saving", "hud", "games",
    "screens", "shell",
];

/// Below `src/app` and of no part: the list of parts, and tests of the whole game.
const JOINTS: [&str; 2] = ["src/app/mod.rs", "src/app/tests"];

fn floor(name: &str) -> Option<usize> {
    PARTS.iter().position(|part| *part == name)
}

/// The part a file belongs to.
fn part_of(source: &Source) -> Option<&str> {
    source.segments().get(2).copied().filter(|_| source.path.starts_with("src/app/"))
}

/// Names of parts above, outside tests, which may build whole games.
pub(crate) fn part_flaws(source: &Source) -> Vec<String> {
    let is_joint = JOINTS.iter().any(|joint| source.path == *joint || source.is_in(joint));
    let Some(part) = part_of(source).filter(|_| !is_joint) else { return Vec::new() };
    let Some(own) = floor(part) else {
        let parts = PARTS.join(", ");
        return vec![
            source.flaw(1, &format!("belongs to no part of the app; move it into {parts}")),
        ];
    };
    let tests = source.test_lines();
    let mut flaws = Vec::new();
    for path in named_paths(source).iter().filter(|path| !tests[path.line - 1]) {
        let Some(named) = path.parts.get(2).filter(|_| path.begins(&["crate", "app"])) else {
            continue;
        };
        if floor(named).is_none_or(|floor| floor > own) {
            let below = PARTS[..own].join(", ");
            flaws.push(source.flaw(
                path.line,
                &format!(
                    "{part} names `crate::app::{named}`; it may know only {below}: let {named} call \
                     {part}, send a message, or move the piece down"
                ),
            ));
        }
    }
    flaws
}

/// What the root file of each part makes known of its own files, as paths from the crate's root.
pub(crate) fn faces(sources: &[Source]) -> BTreeSet<Vec<String>> {
    let mut faces = BTreeSet::new();
    for part in PARTS {
        let root = format!("src/app/{part}/mod.rs");
        for source in sources.iter().filter(|source| source.path == root) {
            let own = named_paths(source).into_iter().filter(|path| {
                path.begins(&["crate", "app", part])
                    && path.parts.len() == 5
                    && is_type(&path.parts[4])
            });
            faces.extend(own.map(|path| {
                let name = path.parts[4].clone();
                vec!["crate".into(), "app".into(), part.into(), name]
            }));
        }
    }
    faces
}

fn is_type(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
}

/// Files of a part name each other where they are, and not through the part's root.
pub(crate) fn detour_flaws(source: &Source, faces: &BTreeSet<Vec<String>>) -> Vec<String> {
    let Some(part) = part_of(source) else { return Vec::new() };
    if source.path == format!("src/app/{part}/mod.rs") {
        return Vec::new();
    }
    let tests = source.test_lines();
    let detour = |parts: &[String]| {
        parts.get(2).is_some_and(|named| named == part)
            && parts.get(..4).is_some_and(|start| faces.contains(start))
    };
    let paths = named_paths(source);
    let found = paths.iter().filter(|path| !tests[path.line - 1] && detour(&path.parts));
    let message = |name: &str| {
        format!("reaches `{name}` through the root of {part}; name the file that has it")
    };
    found.map(|path| source.flaw(path.line, &message(&path.parts[3]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(path: &str, text: &str) -> usize {
        part_flaws(&Source::new(path, text)).len()
    }

    #[test]
    fn parts_that_know_what_stands_on_them_are_found() {
        for (path, text) in [
            ("src/app/platform/a.rs", "use crate::app::kit::form::Form;"),
            ("src/app/table/a.rs", "use super::super::saving::Keeper;"),
            ("src/app/hud/a.rs", "fn a() { crate::app::screens::open() }"),
            ("src/app/kit/theme/a.rs", "use crate::app::{session::plan, kit::form};"),
            ("src/app/games/a.rs", "use crate::app::game_without_window;"),
            ("src/app/extra/a.rs", ""),
        ] {
            assert_eq!(flaws(path, text), 1, "{path}: {text}");
        }
    }

    #[test]
    fn parts_that_know_what_they_stand_on_are_fine() {
        for (path, text) in [
            ("src/app/shell/a.rs", "use crate::app::{hud, kit, platform};"),
            (
                "src/app/table/a.rs",
                "use super::board::Board; use crate::app::session::plan::First;",
            ),
            ("src/app/table/a.rs", "#[cfg(test)]\nmod tests {\n use crate::app::games::GAMES;\n}"),
            ("src/app/mod.rs", "pub use shell::run;"),
            ("src/app/tests/a.rs", "use crate::app::shell::run;"),
            ("src/rules/a.rs", "use crate::app::hud;"),
        ] {
            assert_eq!(flaws(path, text), 0, "{path}: {text}");
        }
    }

    #[test]
    fn detours_through_the_root_of_a_part_are_found() {
        let root = Source::new("src/app/table/mod.rs", "pub use self::board::{Board, lay};");
        let faces = faces(&[root]);
        assert_eq!(faces.len(), 1);
        let flaws = |path, text| detour_flaws(&Source::new(path, text), &faces).len();
        assert_eq!(flaws("src/app/table/a.rs", "use super::Board;"), 1);
        assert_eq!(flaws("src/app/table/a/b.rs", "use crate::app::table::Board;"), 1);
        assert_eq!(flaws("src/app/table/a.rs", "use super::board::Board;"), 0);
        assert_eq!(flaws("src/app/hud/a.rs", "use crate::app::table::Board;"), 0);
    }
}
