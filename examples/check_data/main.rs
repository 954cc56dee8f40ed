//! Checks data files and shows all their flaws.
//!
//!     cargo run --no-default-features --example check_data -- [FILE..]
//!
//! Without files: the list of levels, every level on it, and the animals, tribes and decks they name.
//! Files are given by their path below the project's folder, or as they lie from here. Ends with 1
//! when there are flaws, with 2 when a file cannot be read or is no data file.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;

use menagerie::data::{Files, Flaw, Flaws, Trouble, arena, files, honga, index, jungle, zoon};

/// A folder as a source of data files; no path leads out of it.
struct Folder {
    root: PathBuf,
}

impl Folder {
    /// The project's folder: where this was built, else where it runs.
    fn of_project() -> Self {
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let root = if built.is_dir() { built } else { PathBuf::from(".") };
        Self { root: root.canonicalize().unwrap_or(root) }
    }

    /// The logical path of a file as a player writes it, if it lies in this folder.
    fn logical(&self, given: &str) -> Option<String> {
        let beside = Path::new(given).canonicalize();
        let found = beside.or_else(|_| self.root.join(given).canonicalize()).ok()?;
        let parts = found.strip_prefix(&self.root).ok()?.components();
        let words: Option<Vec<_>> = parts.map(|part| part.as_os_str().to_str()).collect();
        words.map(|words| words.join("/"))
    }

    /// The file at a logical path, links followed, if it lies in this folder.
    fn place(&self, path: &str) -> Result<PathBuf, Trouble> {
        let plain = |part| matches!(part, Component::Normal(_));
        if !Path::new(path).components().all(plain) {
            return Err(Trouble::Unreadable("the path leaves the data folder".to_owned()));
        }
        let place = self.root.join(path).canonicalize().map_err(|_| Trouble::Missing)?;
        match place.starts_with(&self.root) {
            true => Ok(place),
            false => Err(Trouble::Unreadable("a link leaves the data folder".to_owned())),
        }
    }
}

impl Files for Folder {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        let told = |error: std::io::Error| Trouble::Unreadable(error.to_string());
        let place = self.place(path)?;
        if fs::metadata(&place).map_err(told)?.len() > files::MAX_BYTES as u64 {
            return Err(Trouble::TooBig);
        }
        fs::read(place).map_err(told)
    }
}

/// The games that have levels.
const KNOWN: [&str; 4] = ["jungle", "arena", "zoon", "honga"];

/// What was checked, and what came of it.
#[derive(Default)]
struct Report {
    checked: BTreeSet<String>,
    flaws: Vec<Flaw>,
    unreadable: bool,
}

impl Report {
    /// Keeps a file's flaws, each once: two levels may share their animals.
    fn take(&mut self, path: String, flaws: Option<Flaws>) {
        self.checked.insert(path);
        for flaw in flaws.into_iter().flat_map(|flaws| flaws.0) {
            if !self.flaws.contains(&flaw) {
                self.flaws.push(flaw);
            }
        }
    }

    /// Checks the file at a logical path.
    fn check(&mut self, folder: &Folder, path: &str) {
        let name = |folder, end| path.strip_prefix(folder)?.strip_suffix(end);
        let level = name("levels/", ".board.ron").and_then(index::split);
        let animals = name("assets/", ".animals.ron").and_then(index::split);
        let tribe = name("assets/zoon/", ".tribe.ron").filter(|name| index::is_id(name));
        let deck = deck(folder, path);
        match (level, animals) {
            (Some((game, name)), _) if KNOWN.contains(&game) => {
                self.check_level(folder, path, (game, name));
            }
            (_, Some(("jungle", name))) => {
                let flaws = jungle::animals::load(folder, name).err().map(Flaws);
                self.take(path.to_owned(), flaws);
            }
            (_, Some(("arena", name))) => {
                let flaws = arena::animals::load(folder, name).err().map(Flaws);
                self.take(path.to_owned(), flaws);
            }
            _ if tribe.is_some() => {
                let flaws = tribe.and_then(|name| zoon::tribe::load(folder, name).err());
                self.take(path.to_owned(), flaws.map(Flaws));
            }
            _ if deck.is_some() => {
                self.take(path.to_owned(), deck.and_then(Result::err).map(Flaws));
            }
            _ if path == index::PATH => {
                self.take(path.to_owned(), index::load(folder).err());
            }
            _ => {
                eprintln!(
                    "{path}: neither a level, nor animals, nor a tribe, nor a deck, nor the list of levels"
                );
                self.unreadable = true;
            }
        }
    }

    fn check_level(&mut self, folder: &Folder, path: &str, (game, name): (&str, &str)) {
        let id = format!("{game}/{name}");
        let loaded = match game {
            "arena" => arena::load(folder, &id).map(|level| vec![arena::animals_path(&level.cast)]),
            "zoon" => zoon::load(folder, &id).map(|level| {
                level.tribes.iter().map(|tribe| zoon::tribe_path(&tribe.id)).collect()
            }),
            "honga" => honga::load(folder, &id)
                .map(|level| level.decks.into_iter().map(|deck| deck.path).collect()),
            _ => jungle::load(folder, &id).map(|level| vec![jungle::animals_path(&level.cast)]),
        };
        let (cast, flaws) = match loaded {
            Ok(cast) => (cast, None),
            Err(flaws) => (Vec::new(), Some(flaws)),
        };
        self.checked.extend(cast);
        self.take(path.to_owned(), flaws);
    }

    /// Checks everything that is shipped.
    fn check_all(&mut self, folder: &Folder) {
        let listed = index::load(folder);
        let ids = listed.as_ref().map(Vec::as_slice).unwrap_or_default().to_vec();
        self.take(index::PATH.to_owned(), listed.err());
        for id in ids {
            self.check(folder, &format!("levels/{id}.board.ron"));
        }
    }

    fn tell(self) -> ExitCode {
        let files = counted(self.checked.len(), "file");
        let count = self.flaws.len();
        match (self.checked.len(), count) {
            (0, _) => {}
            (_, 0) => println!("{files}, no flaws"),
            _ => println!("{}\n{files}, {}", Flaws(self.flaws), counted(count, "flaw")),
        }
        ExitCode::from(if self.unreadable { 2 } else { u8::from(count > 0) })
    }
}

/// A deck of Honga; `None` where the path is none's.
fn deck(folder: &Folder, path: &str) -> Option<Result<(), Vec<Flaw>>> {
    let (name, kind) = path.strip_prefix("assets/honga/")?.strip_suffix(".ron")?.split_once('.')?;
    index::is_id(name).then_some(())?;
    Some(match kind {
        "discs" => honga::discs::load(folder, name).map(|_| ()),
        "barter" => honga::barter::load(folder, name).map(|_| ()),
        "bonus" => honga::bonus::load(folder, name).map(|_| ()),
        _ => return None,
    })
}

fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

fn main() -> ExitCode {
    let folder = Folder::of_project();
    let mut report = Report::default();
    let given: Vec<String> = std::env::args().skip(1).collect();
    if given.is_empty() {
        report.check_all(&folder);
    }
    for file in given {
        match folder.logical(&file) {
            Some(path) => report.check(&folder, &path),
            None => {
                eprintln!("{file}: there is no such file in {}", folder.root.display());
                report.unreadable = true;
            }
        }
    }
    report.tell()
}
