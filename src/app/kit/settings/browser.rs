//! Settings in a browser: other tabs change them too, and there may be no room for them.
//!
//! The engine writes all settings at once and gives up the whole program where the store is full, so it is asked to write only where
//! there is room. Deliberately absent: a second store; what cannot be kept holds until the tab is closed.

use bevy::prelude::*;

use super::{ForThisVisit, Settings, as_written};
use crate::app::platform::browser_store::BrowserStore;
use crate::app::platform::folders;
use crate::app::platform::tab::StoreStirred;
use crate::saves::Entries;

/// As many characters as no settings need.
const ROOM: usize = 4096;

pub(in crate::app) fn plugin(app: &mut App) {
    // What could not be written would be taken back by what lies there.
    let may = on_message::<StoreStirred>.and_then(not(resource_exists::<ForThisVisit>));
    app.add_message::<StoreStirred>().add_systems(PreUpdate, read_again.run_if(may));
}

/// What another tab has set holds here too, or the next change here would take it back.
fn read_again(mut settings: ResMut<Settings>) {
    let written = BrowserStore.get(&format!("{}-settings", folders::settings_name()));
    if let Some(mut found) = written.ok().flatten().and_then(|text| as_written(&text)) {
        found.for_now.clone_from(&settings.for_now);
        settings.set_if_neq(found);
    }
}

/// Whether the settings can be written; where they cannot, the console says why.
pub(in crate::app) fn has_room() -> bool {
    let probe = format!("{}-room", folders::settings_name());
    let tried = BrowserStore.set(&probe, &" ".repeat(ROOM));
    let _ = BrowserStore.remove(&probe);
    if let Err(cause) = &tried {
        warn!(
            "The settings hold for this visit only: the browser's storage cannot keep them ({cause:?})."
        );
    }
    tried.is_ok()
}
