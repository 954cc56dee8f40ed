//! Reports of crashes: the version, the match being played and the log's last lines go into a file
//! that the next start offers; in the browser, into the page's storage.
//!
//! The panic hook has no access to the world, so the report's data is kept here in advance: the
//! last save that was kept and the last log lines. Before it writes, pending saves are flushed, so
//! that the last action is not lost. Reports are passed on, so of a running match with secrets they
//! contain only what any viewer may read. Deliberately absent: sending anything anywhere.

use std::collections::VecDeque;
#[cfg(not(target_arch = "wasm32"))]
use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

#[cfg(not(target_arch = "wasm32"))]
use bevy::log::{BoxedLayer, tracing_subscriber};
use bevy::prelude::*;

use super::folders;
use super::folders::Store;
use crate::saves::{Cause, Save, SaveName, Storage};

/// What begins the line of a report that names the packs that were on.
const PACKS_LINE: &str = "Packs: ";
/// The number of log writes that are kept; a line takes one or two.
const TAIL: usize = 200;
/// The extension of new reports.
const NEW: &str = ".txt";
/// The extension of reports that the player has seen.
const SEEN: &str = ".old";

static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());
static PACKS: Mutex<String> = Mutex::new(String::new());
static PLAYED: Mutex<Option<(SaveName, Save)>> = Mutex::new(None);
#[cfg(not(target_arch = "wasm32"))]
static FINISH: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);
static WRITTEN: AtomicBool = AtomicBool::new(false);

/// Allows another report: the game has recovered from a fault and continues.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) fn go_on() {
    WRITTEN.store(false, Ordering::SeqCst);
}

/// Keeps a save for the report. It must contain nothing that is hidden from any viewer.
pub(in crate::app) fn remember(name: &SaveName, seen: Save) {
    if let Ok(mut played) = PLAYED.lock() {
        *played = Some((name.clone(), seen));
    }
}

/// Keeps the names of the packs that are on, or that are being read, for the report; returns those before.
pub(in crate::app) fn note_packs(names: String) -> String {
    PACKS.lock().map(|mut packs| std::mem::replace(&mut *packs, names)).unwrap_or_default()
}

/// Sets what is done before a report is written, to save the last entries.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) fn before_report(finish: impl Fn() + Send + 'static) {
    if let Ok(mut known) = FINISH.lock() {
        *known = Some(Box::new(finish));
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn keep_the_last_action() {
    // Does not wait for a call that is already under way in this thread.
    if let Ok(finish) = FINISH.try_lock()
        && let Some(finish) = &*finish
    {
        finish();
    }
}

/// A log layer that keeps the last lines here.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn tail(_: &mut App) -> Option<BoxedLayer> {
    Some(Box::new(tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Tail)))
}

/// Keeps something that was written to the log.
pub fn keep_line(line: String) {
    if let Ok(mut lines) = LINES.lock() {
        lines.push_back(line);
        while lines.len() > TAIL {
            lines.pop_front();
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
struct Tail;

#[cfg(not(target_arch = "wasm32"))]
impl Write for Tail {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        keep_line(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Installs a panic hook that leaves a report. In the browser the engine replaces earlier hooks, so
/// this must be called after the engine is set up.
pub fn install() {
    if let Some(reports) = folders::reports() {
        install_in(reports);
    }
}

fn install_in(reports: Store) {
    let reports = Mutex::new(reports);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        usual(info);
        // One fault often leads to others; only the first is reported.
        if WRITTEN.swap(true, Ordering::SeqCst) {
            return;
        }
        #[cfg(not(target_arch = "wasm32"))]
        keep_the_last_action();
        let fault = info.to_string();
        leave(&reports, &report(&fault));
        #[cfg(target_arch = "wasm32")]
        tell_page(&fault);
    }));
}

fn leave(reports: &Mutex<Store>, report: &str) {
    // Only this hook locks the storage.
    let Ok(mut reports) = reports.try_lock() else { return };
    // The browser keeps a single report.
    let name = folders::fresh_name("report").filter(|_| cfg!(not(target_arch = "wasm32")));
    let name = name.map_or("report".to_owned(), |name| name.to_string()) + NEW;
    match reports.put(&name, report.as_bytes()) {
        Ok(()) => eprintln!("Menagerie left a report: {}", reports.place(&name)),
        Err(cause) => eprintln!("Menagerie could not leave a report: {cause}"),
    }
}

/// Notifies the page, which says what happened and how to go on.
#[cfg(target_arch = "wasm32")]
fn tell_page(fault: &str) {
    super::page_events::tell("menagerie-broken", &fault.into());
}

fn report(fault: &str) -> String {
    // The panicking thread may hold a lock; a report with a part missing is better than none.
    let lines = LINES.try_lock().map(|lines| lines.iter().cloned().collect::<String>());
    let played = PLAYED.try_lock().ok().and_then(|played| played.clone());
    let played = played.and_then(|(name, save)| Some(played_as_text(&name, &save.to_text().ok()?)));
    let packs = PACKS.try_lock().map(|packs| packs.clone()).unwrap_or_default();
    let backtrace = std::backtrace::Backtrace::force_capture();
    format!(
        "Menagerie {} on {} {}, saves of format {}, records of format {}\n{PACKS_LINE}{packs}\n\n{fault}\n\n\
         The log's last lines:\n{}\nThe match that was kept last:\n{}\n\nThe way there:\n{backtrace}\n",
        super::version::version(),
        std::env::consts::OS,
        std::env::consts::ARCH,
        crate::saves::save::FORMAT,
        crate::referee::record::FORMAT,
        lines.unwrap_or_default(),
        played.as_deref().unwrap_or("none"),
    )
}

/// The match that was kept last, with the name of its full save.
fn played_as_text(name: &SaveName, seen: &str) -> String {
    format!("(the save {name}; what is hidden from anybody is left out here)\n{seen}")
}

/// A report that the player has not seen.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Report {
    name: String,
    /// Where it is stored, as text for the player.
    pub place: String,
    /// Its content.
    pub text: String,
}

impl Report {
    /// A report that lies there.
    #[cfg(test)]
    pub(in crate::app) fn at(place: &str) -> Self {
        Self { name: "report".into(), place: place.into(), text: String::new() }
    }

    /// A report of a game with these packs.
    #[cfg(test)]
    pub(in crate::app) fn with_packs(names: &str) -> Self {
        let text = format!("Menagerie\n{PACKS_LINE}{names}\n");
        Self { name: "report".into(), place: "reports/report".into(), text }
    }

    /// The newest report.
    #[must_use]
    pub fn find() -> Option<Self> {
        Self::find_in(&folders::reports()?)
    }

    fn find_in(reports: &Store) -> Option<Self> {
        let names = reports.keys().ok()?;
        let name = names.into_iter().filter(|name| name.ends_with(NEW)).max()?;
        let bytes = reports.read(&name).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Some(Self { place: reports.place(&name), name, text })
    }

    /// Whether packs were on when the game broke down.
    #[must_use]
    pub fn had_packs(&self) -> bool {
        let named = self.text.lines().nth(1).and_then(|line| line.strip_prefix(PACKS_LINE));
        named.is_some_and(|names| !names.is_empty())
    }

    /// Deletes it.
    ///
    /// # Errors
    /// Why it could not be deleted.
    pub fn discard(&self) -> Result<(), Cause> {
        folders::reports().map_or(Ok(()), |mut reports| reports.remove(&self.name))
    }

    /// Keeps its file but does not offer it again.
    ///
    /// # Errors
    /// Why it will be offered again.
    pub fn put_by(&self) -> Result<(), Cause> {
        folders::reports().map_or(Ok(()), |reports| self.put_by_in(reports))
    }

    fn put_by_in(&self, mut reports: Store) -> Result<(), Cause> {
        let seen = self.name.trim_end_matches(NEW).to_owned() + SEEN;
        reports.put(&seen, self.text.as_bytes())?;
        reports.remove(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::super::another_process::in_another_process;
    use super::*;
    use crate::app::saving::save_jobs::Made;
    use crate::app::saving::tests::{blank, name, two_people};
    use crate::app::saving::{SaveJob, SaveWorker};
    use crate::saves::{Folder, Shelf};

    const CHILD: &str = "MENAGERIE_BLACK_BOX";

    fn empty_folder() -> PathBuf {
        let folder = std::env::temp_dir().join(format!("menagerie-reports-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder
    }

    /// Leaves the save worker at work when the game breaks down.
    fn keep_slowly(folder: &Path) {
        let mut worker = SaveWorker::new(Box::new(Folder::new(folder.join("saves"))));
        let shown = blank(&two_people("ludo"));
        let mut save = shown.clone();
        save.record.entries.push("a secret".into());
        let make = move || {
            std::thread::sleep(std::time::Duration::from_millis(300));
            Made { save, shown: Some(shown.record) }
        };
        worker.send(SaveJob::Keep(name(), Box::new(make)));
    }

    /// The hook is process-wide, so the panic happens in another process.
    #[test]
    fn a_panic_leaves_a_report_with_log_and_match() {
        if let Some(folder) = std::env::var_os(CHILD) {
            install_in(Box::new(Folder::new(&folder)));
            Tail.write_all(b"something was said\n").expect("a line");
            note_packs("otter 1.0.0".to_owned());
            keep_slowly(&PathBuf::from(folder));
            panic!("this is meant");
        }
        let folder = empty_folder();
        let reports = || -> Store { Box::new(Folder::new(&folder)) };
        assert_eq!(Report::find_in(&reports()), None);
        let test = "app::platform::black_box::tests::a_panic_leaves_a_report_with_log_and_match";
        assert!(!in_another_process(test, CHILD, &folder).status.success());
        let report = Report::find_in(&reports()).expect("a report");
        for part in ["this is meant", "something was said", "// Menagerie save", "ludo/round"] {
            assert!(report.text.contains(part), "{part} is missing in {}", report.text);
        }
        assert!(!report.text.contains("a secret"), "{}", report.text);
        assert!(report.had_packs(), "{}", report.text);
        assert!(!Report::with_packs("").had_packs());
        let kept = Shelf::new(Folder::new(folder.join("saves"))).read(&name()).expect("a save");
        assert_eq!(kept.save.record.entries, ["a secret"], "what was entered last lies safe");
        report.put_by_in(reports()).expect("it is renamed");
        assert_eq!(Report::find_in(&reports()), None);
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
