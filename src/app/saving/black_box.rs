//! When the game breaks down: what was being played, which version, and the log's last lines go into a file that the next start
//! offers.
//!
//! The hook of panics has no world to ask, so what it needs lies ready here: the keeper leaves every save it wrote, the log its
//! lines. Before it writes, the keeper finishes what was asked of it, so that the last action lies safe. Of a running match with
//! secrets the report has what everybody may read, for reports are passed on. Deliberately absent: sending anything anywhere.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use bevy::log::{BoxedLayer, tracing_subscriber};
use bevy::prelude::*;

use super::errands::Errand;
use super::{keeper, place};
use crate::saves::{Folder, Save, SaveName, Storage};

/// So many pieces of the log are kept; a line has one or two.
const TAIL: usize = 200;
/// How the names of new reports end.
const NEW: &str = ".txt";
/// How the names of reports end that somebody has seen.
const SEEN: &str = ".old";

static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());
static PLAYED: Mutex<Option<(SaveName, Save)>> = Mutex::new(None);
static KEEPER: Mutex<Option<Sender<Errand>>> = Mutex::new(None);
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// Leaves a save here, without what is hidden from anybody.
pub(super) fn remember(name: &SaveName, seen: Save) {
    if let Ok(mut played) = PLAYED.lock() {
        *played = Some((name.clone(), seen));
    }
}

/// The way to the keeper.
pub(super) fn reach_keeper(errands: Sender<Errand>) {
    if let Ok(mut known) = KEEPER.lock() {
        *known = Some(errands);
    }
}

/// What was entered last is on its way to the disk; a keeper that broke down itself is not waited for.
fn keep_the_last_action() {
    let errands = KEEPER.try_lock().ok().and_then(|known| known.clone());
    if let Some(errands) = errands
        && std::thread::current().name() != Some(keeper::THREAD)
    {
        keeper::finish(&errands);
    }
}

/// The log's second way out: the last lines stay here.
#[must_use]
pub fn tail(_: &mut App) -> Option<BoxedLayer> {
    let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Tail);
    Some(Box::new(layer))
}

struct Tail;

impl Write for Tail {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Ok(mut lines) = LINES.lock() {
            lines.push_back(String::from_utf8_lossy(bytes).into_owned());
            while lines.len() > TAIL {
                lines.pop_front();
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// From now on a panic leaves a report in the folder for reports.
pub fn install() {
    if let Some(folder) = folder() {
        install_in(folder);
    }
}

fn folder() -> Option<PathBuf> {
    place::data_folder().map(|folder| folder.join("reports"))
}

fn install_in(folder: PathBuf) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        usual(info);
        // One fault often leads to others; the first one tells.
        if WRITTEN.swap(true, Ordering::SeqCst) {
            return;
        }
        keep_the_last_action();
        let report = report(&info.to_string());
        let name = place::fresh_name("report").map_or("report".into(), |name| name.to_string());
        match Folder::new(&folder).put(&(name + NEW), report.as_bytes()) {
            Ok(()) => eprintln!("Menagerie left a report in {}.", folder.display()),
            Err(cause) => eprintln!("Menagerie could not leave a report: {cause}"),
        }
    }));
}

fn report(fault: &str) -> String {
    // Whoever panicked may hold a lock; a report without its part is better than none at all.
    let lines = LINES.try_lock().map(|lines| lines.iter().cloned().collect::<String>());
    let played = PLAYED.try_lock().ok().and_then(|played| played.clone());
    let played = played.and_then(|(name, save)| Some(played_as_text(&name, &save.to_text().ok()?)));
    let backtrace = std::backtrace::Backtrace::force_capture();
    format!(
        "Menagerie {} on {} {}, saves of format {}, records of format {}\n\n{fault}\n\n\
         The log's last lines:\n{}\nThe match that was kept last:\n{}\n\nThe way there:\n{backtrace}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        crate::saves::save::FORMAT,
        crate::referee::record::FORMAT,
        lines.unwrap_or_default(),
        played.as_deref().unwrap_or("none"),
    )
}

/// The match that was kept last, and where it lies in full.
fn played_as_text(name: &SaveName, seen: &str) -> String {
    format!("(the save {name}; what is hidden from anybody is left out here)\n{seen}")
}

/// A report that nobody has seen.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Where it lies.
    pub file: PathBuf,
    /// What it says.
    pub text: String,
}

impl Report {
    /// The newest one of the folder for reports.
    #[must_use]
    pub fn find() -> Option<Self> {
        Self::find_in(&folder()?)
    }

    fn find_in(folder: &Path) -> Option<Self> {
        let storage = Folder::new(folder);
        let names = storage.keys().ok()?;
        let newest = names.into_iter().filter(|name| name.ends_with(NEW)).max()?;
        let bytes = storage.read(&newest).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Some(Self { file: folder.join(newest), text })
    }

    /// Takes it away.
    ///
    /// # Errors
    /// Why it stays.
    pub fn discard(&self) -> io::Result<()> {
        std::fs::remove_file(&self.file)
    }

    /// Leaves it where it is and offers it no more.
    ///
    /// # Errors
    /// Why it will be offered again.
    pub fn put_by(&self) -> io::Result<()> {
        std::fs::rename(&self.file, self.file.with_extension(&SEEN[1..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::saving::Keeper;
    use crate::app::saving::errands::Made;
    use crate::app::saving::tests::{blank, name, two_people};
    use crate::saves::Shelf;

    const CHILD: &str = "MENAGERIE_BLACK_BOX";

    fn empty_folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("menagerie-reports-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    /// The keeper is still at work when the game breaks down.
    fn keep_slowly(folder: &Path) {
        let mut keeper = Keeper::new(Box::new(Folder::new(folder.join("saves"))));
        let shown = blank(&two_people("ludo"));
        let mut save = shown.clone();
        save.record.entries.push("a secret".into());
        let make = move || {
            std::thread::sleep(std::time::Duration::from_millis(300));
            Made { save, shown: Some(shown.record) }
        };
        keeper.send(Errand::Keep(name(), Box::new(make)));
    }

    /// The hook belongs to the whole process, so another one breaks down.
    #[test]
    fn a_panic_leaves_a_report_with_log_and_match() {
        if let Some(folder) = std::env::var_os(CHILD) {
            install_in(PathBuf::from(&folder));
            Tail.write_all(b"something was said\n").expect("a line");
            keep_slowly(&PathBuf::from(folder));
            panic!("this is meant");
        }
        let folder = empty_folder();
        assert_eq!(Report::find_in(&folder), None);
        let test = "app::saving::black_box::tests::a_panic_leaves_a_report_with_log_and_match";
        let status = std::process::Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", test])
            .env(CHILD, &folder)
            .output()
            .expect("another process");
        assert!(!status.status.success());
        let report = Report::find_in(&folder).expect("a report");
        for part in ["this is meant", "something was said", "// Menagerie save", "ludo/round"] {
            assert!(report.text.contains(part), "{part} is missing in {}", report.text);
        }
        assert!(!report.text.contains("a secret"), "{}", report.text);
        let kept = Shelf::new(Folder::new(folder.join("saves"))).read(&name()).expect("a save");
        assert_eq!(kept.save.record.entries, ["a secret"], "what was entered last lies safe");
        report.put_by().expect("it is renamed");
        assert_eq!(Report::find_in(&folder), None);
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
