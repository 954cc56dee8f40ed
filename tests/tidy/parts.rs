//! The order of the parts of the app: each part may use only the parts below it, and names its own
//! files directly instead of through its root file.

use std::collections::BTreeSet;

use super::paths::named_paths;
use super::source::Source;

/// The parts from the lowest to the highest. A part may use itself and all parts before it.
pub(crate) const PARTS: [&str; 11] = [
    "platform", "kit", "session", "table", "catalog", "opponent", "saving", "hud", "games",
    "screens", "shell",
];

/// Folders in a fixed order, each of which may use only itself and those before it.
struct Floors {
    /// The folder that contains them.
    home: &'static str,
    /// From the lowest to the highest.
    names: &'static [&'static str],
    /// Files and folders in the home outside the order: the root file, and tests of all of them.
    joints: &'static [&'static str],
}

/// The order of the app's parts, and of the folders of `table`, the largest part.
const FLOORS: [Floors; 2] = [
    Floors { home: "src/app", names: &PARTS, joints: &["src/app/mod.rs", "src/app/tests"] },
    Floors {
        home: "src/app/table",
        names: &["contract", "board", "motion", "picking", "turns", "matches"],
        joints: &[
            "src/app/table/mod.rs",
            "src/app/table/laws",
            "src/app/table/model.rs",
            "src/app/table/tests",
        ],
    },
];

impl Floors {
    fn number(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|floor| *floor == name)
    }

    /// Names from higher folders in a source file. Tests are exempt: they may build whole games.
    fn flaws(&self, source: &Source) -> Vec<String> {
        let Some(inside) =
            source.path.strip_prefix(self.home).and_then(|rest| rest.strip_prefix('/'))
        else {
            return Vec::new();
        };
        if self.joints.iter().any(|joint| source.path == *joint || source.is_in(joint)) {
            return Vec::new();
        }
        let floor = inside.split('/').next().unwrap_or(inside).trim_end_matches(".rs");
        let Some(own) = self.number(floor) else {
            let message = format!(
                "is in no ordered folder of {}; move it into {}",
                self.home,
                self.names.join(", ")
            );
            return vec![source.flaw(1, &message)];
        };
        let home: Vec<&str> =
            std::iter::once("crate").chain(self.home.split('/').skip(1)).collect();
        let tests = source.test_lines();
        let mut flaws = Vec::new();
        for path in named_paths(source).iter().filter(|path| !tests[path.line - 1]) {
            if path.imported && path.parts == home {
                let message =
                    format!("imports `{}` as a whole; name what is needed", home.join("::"));
                flaws.push(source.flaw(path.line, &message));
            }
            let Some(named) = path.parts.get(home.len()).filter(|_| path.begins(&home)) else {
                continue;
            };
            if self.number(named).is_none_or(|number| number > own) {
                let (below, home) = (self.names[..own].join(", "), home.join("::"));
                flaws.push(source.flaw(
                    path.line,
                    &format!(
                        "{floor} names `{home}::{named}`; it may use only {below}: let {named} call \
                         {floor}, send a message, or move the piece down"
                    ),
                ));
            }
        }
        flaws
    }
}

/// The part a file belongs to.
fn part_of(source: &Source) -> Option<&str> {
    source.segments().get(2).copied().filter(|_| source.path.starts_with("src/app/"))
}

/// Names from a folder above the file's own.
pub(crate) fn floor_flaws(source: &Source) -> Vec<String> {
    FLOORS.iter().flat_map(|floors| floors.flaws(source)).collect()
}

/// The types that the root file of each part re-exports from its own files, as paths from the
/// crate's root.
pub(crate) fn faces(sources: &[Source]) -> BTreeSet<Vec<String>> {
    let mut faces = BTreeSet::new();
    for part in PARTS {
        let root = format!("src/app/{part}/mod.rs");
        for source in sources.iter().filter(|source| source.path == root) {
            let own = named_paths(source).into_iter().filter(|path| {
                path.imported && path.begins(&["crate", "app", part]) && path.parts.len() > 4
            });
            faces.extend(own.filter_map(|mut path| {
                let name = path.parts.pop()?;
                Some(vec!["crate".into(), "app".into(), part.into(), name])
            }));
        }
    }
    faces
}

/// Uses of a part's own re-exports inside that part; its files name each other directly.
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
        format!("reaches `{name}` through the root of {part}; name the file that defines it")
    };
    found.map(|path| source.flaw(path.line, &message(&path.parts[3]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(path: &str, text: &str) -> usize {
        floor_flaws(&Source::new(path, text)).len()
    }

    #[test]
    fn parts_that_know_what_stands_on_them_are_found() {
        for (path, text) in [
            ("src/app/platform/a.rs", "use crate::app::kit::form::Form;"),
            ("src/app/table/board/a.rs", "use super::super::super::saving::SaveWorker;"),
            ("src/app/hud/a.rs", "fn a() { crate::app::screens::open() }"),
            ("src/app/kit/theme/a.rs", "use crate::app::{session::plan, kit::form};"),
            ("src/app/games/a.rs", "use crate::app::game_without_window;"),
            ("src/app/kit/a.rs", "use crate::app;"),
            ("src/app/kit/a.rs", "use crate::app::*;"),
            ("src/app/kit/a.rs", "use crate::app as all;"),
            ("src/app/extra/a.rs", ""),
        ] {
            assert_eq!(flaws(path, text), 1, "{path}: {text}");
        }
    }

    #[test]
    fn parts_that_know_what_they_stand_on_are_fine() {
        for (path, text) in [
            ("src/app/shell/a.rs", "use crate::app::{hud, kit, platform};"),
            ("src/app/hud/a.rs", "use super::bar::Bar; use crate::app::session::plan::First;"),
            ("src/app/hud/a.rs", "#[cfg(test)]\nmod tests {\n use crate::app::games::GAMES;\n}"),
            ("src/app/mod.rs", "pub use shell::run;"),
            ("src/app/tests/a.rs", "use crate::app::shell::run;"),
            ("src/rules/a.rs", "use crate::app::hud;"),
        ] {
            assert_eq!(flaws(path, text), 0, "{path}: {text}");
        }
    }

    #[test]
    fn folders_of_the_table_that_know_what_stands_on_them_are_found() {
        for (path, text) in [
            ("src/app/table/contract/a.rs", "use crate::app::table::turns::playing::Playing;"),
            ("src/app/table/contract.rs", "use super::board::cloth::Board;"),
            ("src/app/table/picking/a.rs", "use super::super::turns::offers::Offers;"),
            ("src/app/table/motion/a.rs", "fn a() { crate::app::table::put_on_table() }"),
            ("src/app/table/board/a.rs", "use crate::app::table::{contract::log, laws};"),
            ("src/app/table/board/deep/a.rs", "use super::super::super::picking::choices;"),
            ("src/app/table/board/a.rs", "use crate::app::table::*;"),
            ("src/app/table/a.rs", ""),
        ] {
            assert_eq!(flaws(path, text), 1, "{path}: {text}");
        }
    }

    #[test]
    fn folders_of_the_table_that_know_what_they_stand_on_are_fine() {
        for (path, text) in [
            ("src/app/table/turns/a.rs", "use crate::app::table::picking::choices::Choices;"),
            ("src/app/table/turns/a.rs", "pub(in crate::app::table) fn a() { super::b::c() }"),
            ("src/app/table/mod.rs", "use self::matches::laying; use self::board::cards;"),
            ("src/app/table/laws/picture.rs", "use crate::app::table::matches::mirror;"),
            ("src/app/hud/a.rs", "use crate::app::table::{Playback, turns::handover::Curtain};"),
        ] {
            assert_eq!(flaws(path, text), 0, "{path}: {text}");
        }
    }

    #[test]
    fn detours_through_the_root_of_a_part_are_found() {
        let root = Source::new("src/app/table/mod.rs", "pub use self::board::cloth::{Board, lay};");
        let faces = faces(&[root]);
        assert_eq!(faces.len(), 2);
        let flaws = |path, text| detour_flaws(&Source::new(path, text), &faces).len();
        assert_eq!(flaws("src/app/table/a.rs", "use super::Board;"), 1);
        assert_eq!(flaws("src/app/table/a/b.rs", "use crate::app::table::Board;"), 1);
        assert_eq!(flaws("src/app/table/a.rs", "fn a() { super::lay() }"), 1);
        assert_eq!(flaws("src/app/table/a.rs", "use super::board::Board;"), 0);
        assert_eq!(flaws("src/app/hud/a.rs", "use crate::app::table::Board;"), 0);
    }
}
