//! Where saves lie, what they are called, and what day it is.
//!
//! The folder is the one that each system keeps for programs' data, or the one that was named on the command line. Deliberately
//! absent: a question to the player.

use std::fmt::Write as _;
#[cfg(not(target_arch = "wasm32"))]
use std::path::PathBuf;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
#[cfg(not(target_arch = "wasm32"))]
use std::time::SystemTime;
use std::time::{Duration, UNIX_EPOCH};

use crate::saves::{SaveName, Storage};

/// The name under which this game keeps things, the settings too.
const NAME: &str = "org.menagerie.menagerie";

/// The folder that was named for this run.
#[cfg(not(target_arch = "wasm32"))]
static NAMED: OnceLock<PathBuf> = OnceLock::new();

/// When the newest fresh name was made, in milliseconds since 1970.
static NEWEST: AtomicU64 = AtomicU64::new(0);

/// Any storage, on whichever thread.
pub type Store = Box<dyn Storage + Send>;

/// From now on everything lies in this folder, settings too; the first one that is named counts.
#[cfg(not(target_arch = "wasm32"))]
pub fn keep_in(folder: PathBuf) {
    let _ = NAMED.set(folder);
}

/// The name that the engine keeps the settings under: a folder within the system's, or a whole path in its place.
#[must_use]
pub fn settings_name() -> String {
    #[cfg(not(target_arch = "wasm32"))]
    if let Some(folder) = NAMED.get() {
        return folder.to_string_lossy().into_owned();
    }
    NAME.to_owned()
}

/// The folder for saves and reports; `None` where the system has no such place.
#[must_use]
#[cfg(not(target_arch = "wasm32"))]
pub fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = NAMED.get() {
        return Some(folder.clone());
    }
    let folder = if cfg!(target_os = "linux") {
        let named = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from);
        // The specification says to overlook what is not absolute.
        let named = named.filter(|folder| folder.is_absolute());
        named.or_else(|| std::env::home_dir().map(|home| home.join(".local/share")))
    } else if cfg!(target_os = "macos") {
        std::env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        bevy::platform::dirs::preferences_dir()
    };
    folder.map(|folder| folder.join(NAME))
}

/// The storage of this machine's saves; memory where there is none.
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

/// Where reports of breakdowns lie, if there is such a place.
#[must_use]
pub fn reports() -> Option<Store> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        Some(Box::new(crate::saves::Folder::new(data_folder()?.join("reports"))))
    }
    #[cfg(target_arch = "wasm32")]
    Some(browser_storage("reports"))
}

/// What the browser keeps under a name.
#[must_use]
#[cfg(target_arch = "wasm32")]
pub fn browser_storage(folder: &str) -> Store {
    use super::browser_store::BrowserStore;
    use crate::saves::Local;
    Box::new(Local::new(BrowserStore, &format!("{NAME}/{folder}")))
}

/// Now, as text that sorts by time, such as `2026-11-21T20:49:49Z`; empty where nobody knows.
#[must_use]
pub fn now() -> String {
    moment().map(date).unwrap_or_default()
}

/// A name for a new save, such as `jungle-20261121-204949-123`; no two are alike.
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

/// This moment, or the first one after the newest fresh name.
fn later_than_any(now: Duration) -> Duration {
    let now = now.as_millis() as u64;
    let later = |newest: u64| Some(now.max(newest + 1));
    let newest = NEWEST.fetch_update(Ordering::Relaxed, Ordering::Relaxed, later);
    Duration::from_millis(newest.map_or(now, |newest| now.max(newest + 1)))
}

/// How many seconds ago a date was; `None` where nobody knows.
#[must_use]
pub fn seconds_since(date: &str) -> Option<u64> {
    Some(moment()?.saturating_sub(since_1970(date)?).as_secs())
}

/// The time since 1970 began, where there is a clock.
fn moment() -> Option<Duration> {
    #[cfg(not(target_arch = "wasm32"))]
    return SystemTime::now().duration_since(UNIX_EPOCH).ok();
    #[cfg(target_arch = "wasm32")]
    {
        // A clock before 1970 is no clock.
        let milliseconds = js_sys::Date::now();
        (milliseconds >= 0.0).then(|| Duration::from_millis(milliseconds as u64))
    }
}

/// The date so long after 1970 began.
fn date(since: Duration) -> String {
    let mut date = String::new();
    // A year of five digits is no date.
    let _ = write!(date, "{}", humantime::format_rfc3339_seconds(UNIX_EPOCH + since));
    date
}

/// A date as [`now`] writes it.
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
