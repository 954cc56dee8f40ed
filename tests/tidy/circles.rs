//! Limits how many files of the app depend on each other in a ring, because such files can only be
//! read and changed together.
//!
//! A file depends on the files that its code names outside tests. The root file of a folder declares
//! the files below it, which makes no ring; its re-exports count as the files that define them.

use std::collections::{BTreeMap, BTreeSet};

use super::paths::named_paths;
use super::source::Source;

/// The most files in a ring.
const MOST: usize = 6;

type Path = Vec<String>;

/// The files of the app by the paths of their modules, and the paths that each of them names.
struct Modules<'a> {
    files: BTreeMap<Path, &'a Source>,
    named: BTreeMap<Path, Vec<Path>>,
}

impl<'a> Modules<'a> {
    fn of(sources: &'a [Source]) -> Self {
        let mut modules = Self { files: BTreeMap::new(), named: BTreeMap::new() };
        for source in sources.iter().filter(|source| source.path.starts_with("src/app/")) {
            let tests = source.test_lines();
            if tests.iter().all(|is_test| *is_test) {
                continue;
            }
            let mut own: Path = source.segments().into_iter().map(str::to_owned).collect();
            own[0] = "crate".to_owned();
            if own.last().is_some_and(|last| last == "mod") {
                own.pop();
            }
            let named = named_paths(source).into_iter().filter(|path| !tests[path.line - 1]);
            modules.named.insert(own.clone(), named.map(|path| path.parts).collect());
            modules.files.insert(own, source);
        }
        modules
    }

    /// The file that defines what a path names.
    fn home(&self, path: &[String]) -> Option<Path> {
        let ends = (1..=path.len()).rev().map(|end| &path[..end]);
        let root = ends.into_iter().find(|start| self.files.contains_key(*start))?;
        let Some(name) = path.get(root.len()) else { return Some(root.to_vec()) };
        let gathered = |named: &&Path| {
            named.len() > root.len() + 1 && named.starts_with(root) && named.last() == Some(name)
        };
        match self.named[root].iter().find(gathered) {
            Some(below) => self.home(below),
            None => Some(root.to_vec()),
        }
    }

    /// The files that a file depends on.
    fn known_to(&self, own: &Path) -> BTreeSet<Path> {
        // Its own folders appear in visibilities such as `pub(in crate::app)`.
        let outside = self.named[own].iter().filter(|path| !own.starts_with(path));
        let homes = outside.filter_map(|path| self.home(path));
        homes.filter(|home| !home.starts_with(own)).collect()
    }
}

/// Rings of more than [`MOST`] files, each reported once.
pub(crate) fn circle_flaws(sources: &[Source]) -> Vec<String> {
    let modules = Modules::of(sources);
    let arrows: BTreeMap<&Path, BTreeSet<Path>> =
        modules.files.keys().map(|own| (own, modules.known_to(own))).collect();
    let reached: BTreeMap<&Path, BTreeSet<&Path>> =
        arrows.keys().map(|from| (*from, reached_from(from, &arrows))).collect();
    let mut told = BTreeSet::new();
    let mut flaws = Vec::new();
    for (own, source) in &modules.files {
        let ring = reached[own].iter().filter(|other| reached[**other].contains(own));
        let ring: Vec<&Path> = ring.copied().collect();
        if ring.len() > MOST && told.insert(ring.clone()) {
            let names: Vec<&str> =
                ring.iter().map(|path| modules.files[*path].path.as_str()).collect();
            let message = format!(
                "is one of {} files that depend on each other in a ring; at most {MOST} may: {}",
                ring.len(),
                names.join(", ")
            );
            flaws.push(source.flaw(1, &message));
        }
    }
    flaws
}

/// Every file that a file depends on, directly or through others.
fn reached_from<'a>(
    from: &Path,
    arrows: &'a BTreeMap<&Path, BTreeSet<Path>>,
) -> BTreeSet<&'a Path> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&Path> = arrows[from].iter().collect();
    while let Some(path) = next.pop() {
        if reached.insert(path) {
            next.extend(&arrows[path]);
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    /// This number of files, each of which names the next one, and the last the first.
    fn ring(files: usize) -> Vec<Source> {
        let file = |at: usize| {
            let text = format!("use super::f{}::Thing;", (at + 1) % files);
            Source::new(&format!("src/app/hud/f{at}.rs"), &text)
        };
        (0..files).map(file).collect()
    }

    #[test]
    fn a_ring_of_many_files_is_found_once() {
        assert_eq!(circle_flaws(&ring(MOST + 1)).len(), 1);
        assert_eq!(circle_flaws(&ring(MOST)), [""; 0]);
    }

    #[test]
    fn a_ring_is_found_that_goes_through_what_a_root_makes_known() {
        let mut sources = ring(MOST);
        sources.push(Source::new("src/app/hud/mod.rs", "pub use self::f0::Thing;"));
        sources.push(Source::new("src/app/hud/beyond.rs", "use crate::app::hud::Thing;"));
        sources[3] =
            Source::new("src/app/hud/f3.rs", "use super::f4::Thing; fn a() { super::beyond::b() }");
        assert_eq!(circle_flaws(&sources).len(), 1);
    }

    #[test]
    fn tests_and_roots_that_gather_make_no_ring() {
        let mut sources = ring(MOST + 1);
        let last = format!("src/app/hud/f{MOST}.rs");
        sources.pop();
        sources
            .push(Source::new(&last, "#[cfg(test)]\nmod tests {\n    use crate::app::hud::f0;\n}"));
        sources.push(Source::new("src/app/hud/tests.rs", "use super::f0; use super::f1;"));
        let gather: String = (0..=MOST).map(|at| format!("use self::f{at}::Thing;\n")).collect();
        sources.push(Source::new("src/app/hud/mod.rs", &gather));
        assert_eq!(circle_flaws(&sources), [""; 0]);
    }
}
