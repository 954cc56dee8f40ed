//! Where saves are stored, how new ones are named, and the current date.
//!
//! The folder is the system's folder for program data, one beside the program that the player carries along with it, or the one
//! given on the command line. Deliberately absent: asking the player.

use std::fmt::Write as _;
#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};
#[cfg(not(target_arch = "wasm32"))]
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
#[cfg(not(target_arch = "wasm32"))]
use std::time::SystemTime;
use std::time::{Duration, UNIX_EPOCH};

use crate::saves::{SaveName, Storage};

/// The name of this game's folders and settings.
const NAME: &str = "org.menagerie.menagerie";

/// The folder beside the program that keeps everything, if the player has made it.
#[cfg(not(target_arch = "wasm32"))]
const CARRIED: &str = "menagerie-data";

/// The folder given on the command line.
#[cfg(not(target_arch = "wasm32"))]
static NAMED: OnceLock<PathBuf> = OnceLock::new();

/// The time of the newest fresh name, in milliseconds since 1970.
static NEWEST: AtomicU64 = AtomicU64::new(0);

/// Any storage that can be sent to another thread.
pub type Store = Box<dyn Storage + Send>;

/// Stores everything in this folder from now on, settings too. Only the first call has an effect.
#[cfg(not(target_arch = "wasm32"))]
pub fn keep_in(folder: PathBuf) {
    let _ = NAMED.set(folder);
}

/// The folder beside the program that keeps everything, for players who carry both on a stick; `None` if there is none.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn carried() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    // These name an AppImage and the place where it is unpacked; another one may have started this program.
    let of_this = |unpacked: &PathBuf| program.starts_with(unpacked);
    let image = std::env::var_os("APPDIR").map(PathBuf::from).filter(of_this);
    let image = image.and_then(|_| std::env::var_os("APPIMAGE")).map(PathBuf::from);
    let folder = beside(&image.unwrap_or(program))?.join(CARRIED);
    folder.is_dir().then_some(folder)
}

/// The folder in which the player sees the program. On a Mac it lies within `Menagerie.app`, which looks like a file.
#[cfg(not(target_arch = "wasm32"))]
fn beside(program: &Path) -> Option<&Path> {
    let app =
        program.ancestors().nth(3).filter(|app| app.extension().is_some_and(|kind| kind == "app"));
    app.unwrap_or(program).parent()
}

/// The name of the settings for the engine: a folder within the system's, or an absolute path in
/// its place.
#[must_use]
pub fn settings_name() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = NAMED.get() {
        return folder.to_string_lossy().into_owned();
    }
    NAME.to_owned()
}

/// The folder for saves and reports; `None` when the system has none.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = NAMED.get() {
        return Some(folder.clone());
    }
    let folder = if cfg!(target_os = "linux") {
        let named = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
        // The specification says to ignore relative paths.
        let named = named.filter(|folder| folder.is_absolute());
        named.or_else(|| std::env::home_dir().map(|home| home.join(".local/share")))
    } else if cfg!(target_os = "macos") {
        std::env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        bevy::platform::dirs::preferences_dir()
    };
    folder.map(|folder| folder.join(NAME))
}

/// The folder for pictures that the player takes away: among the system's own, otherwise beside the
/// saves.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn pictures_folder() -> Option<PathBuf> {
    let own = std::env::home_dir().map(|home| home.join("Pictures"));
    let own = own.filter(|pictures| NAMED.get().is_none() && pictures.is_dir());
    let own = own.map(|pictures| pictures.join("Menagerie"));
    own.or_else(|| data_folder().map(|folder| folder.join("pictures")))
}

/// The folder for packs that the player gives away: the system's for downloads, otherwise one beside the saves.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn downloads_folder() -> Option<PathBuf> {
    let own = std::env::home_dir().map(|home| home.join("Downloads"));
    let own = own.filter(|downloads| NAMED.get().is_none() && downloads.is_dir());
    own.or_else(|| data_folder().map(|folder| folder.join("given-packs")))
}

/// The storage of this machine's saves; in memory when there is no folder.
#[must_use]
pub fn storage() -> Store {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = data_folder() {
        let folder = crate::saves::Folder::new(folder.join("saves")).marked(std::process::id());
        folder.tidy();
        return Box::new(folder);
    }
    #[cfg(target_arch = "wasm32")]
    {
        browser_storage("saves")
    }
    #[cfg(not(target_arch = "wasm32"))]
    Box::new(crate::saves::Memory::default())
}

/// The storage of crash reports, if there is one.
#[must_use]
pub fn reports() -> Option<Store> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        Some(Box::new(crate::saves::Folder::new(data_folder()?.join("reports"))))
    }
    #[cfg(target_arch = "wasm32")]
    Some(browser_storage("reports"))
}

/// The browser's storage under a name.
#[must_use]
#[cfg(target_arch = "wasm32")]
pub fn browser_storage(folder: &str) -> Store {
    use super::browser_store::BrowserStore;
    use crate::saves::Local;
    Box::new(Local::new(BrowserStore, &format!("{NAME}/{folder}")))
}

/// The current time, as text that sorts by time, such as `2026-11-21T20:49:49Z`; empty without a
/// clock.
#[must_use]
pub fn now() -> String {
    moment().map(date).unwrap_or_default()
}

/// A unique name for a new save, such as `jungle-20261121-204949-123`.
#[must_use]
pub fn fresh_name(game: &str) -> Option<SaveName> {
    let mut name: String = game.chars().filter(char::is_ascii_lowercase).take(20).collect();
    if name.is_empty() {
        name.push_str("match");
    }
    if let Some(now) = moment() {
        let moment = later_than_any(now);
        let digits: String = date(moment).chars().filter(char::is_ascii_digit).collect();
        let (day, time) = digits.split_at_checked(8).unwrap_or((&digits, ""));
        let _ = write!(name, "-{day}-{time}-{:03}", moment.subsec_millis());
    }
    SaveName::new(&name)
}

/// The given time, or the first millisecond after the newest fresh name.
fn later_than_any(now: Duration) -> Duration {
    let now = now.as_millis() as u64;
    let later = |newest: u64| Some(now.max(newest + 1));
    let newest = NEWEST.fetch_update(Ordering::Relaxed, Ordering::Relaxed, later);
    Duration::from_millis(newest.map_or(now, |newest| now.max(newest + 1)))
}

/// How many seconds ago a date was; `None` when it is not a date or there is no clock.
#[must_use]
pub fn seconds_since(date: &str) -> Option<u64> {
    Some(moment()?.saturating_sub(since_1970(date)?).as_secs())
}

/// The time since 1970, where there is a clock.
pub(super) fn moment() -> Option<Duration> {
    #[cfg(not(target_arch = "wasm32"))]
    return SystemTime::now().duration_since(UNIX_EPOCH).ok();
    #[cfg(target_arch = "wasm32")]
    {
        // A time before 1970 means that the clock is wrong.
        let milliseconds = js_sys::Date::now();
        (milliseconds >= 0.0).then(|| Duration::from_millis(milliseconds as u64))
    }
}

/// The date this long after 1970.
fn date(since: Duration) -> String {
    let mut date = String::new();
    // Fails for years of five digits; the date is empty then.
    let _ = write!(date, "{}", humantime::format_rfc3339_seconds(UNIX_EPOCH + since));
    date
}

/// Parses a date as [`now`] writes it.
fn since_1970(date: &str) -> Option<Duration> {
    humantime::parse_rfc3339(date).ok()?.duration_since(UNIX_EPOCH).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_become_dates() {
        for (seconds, told) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (1_795_294_189, "2026-11-21T20:49:49Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            let since = Duration::from_secs(seconds);
            assert_eq!(date(since), told);
            assert_eq!(since_1970(told), Some(since));
        }
    }

    #[test]
    fn what_is_no_date_is_no_time_ago() {
        for date in ["", "yesterday", "2026-11-21", "0000-00-00T00:00:00Z", "2026-1é-21T00:00:00Z"]
        {
            assert_eq!(since_1970(date), None, "{date}");
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    #[test]
    fn a_program_is_seen_in_its_folder_and_within_an_app_beside_the_app() {
        for (program, folder) in [
            ("/media/stick/menagerie", "/media/stick"),
            ("/media/stick/Menagerie.app/Contents/MacOS/menagerie", "/media/stick"),
            ("/media/stick/games/new/Menagerie/menagerie", "/media/stick/games/new/Menagerie"),
        ] {
            assert_eq!(beside(Path::new(program)), Some(Path::new(folder)), "{program}");
        }
    }

    #[test]
    fn fresh_names_differ_within_a_millisecond_too() {
        let names: std::collections::BTreeSet<_> =
            (0..1000).map(|_| fresh_name("jungle").expect("a name")).collect();
        assert_eq!(names.len(), 1000);
    }

    #[test]
    fn a_fresh_name_is_a_name_and_tells_the_game() {
        for (game, begins) in [("jungle", "jungle-20"), ("", "match-20"), ("ÄÖ", "match-20")] {
            let name = fresh_name(game).expect("a name");
            assert!(name.as_str().starts_with(begins), "{name}");
        }
    }
}
