//! Settings in a browser: other tabs change them too, and the storage may be full.
//!
//! The engine writes all settings at once and crashes when the storage is full, so they are only
//! written while there is room. Deliberately absent: a second store; settings that cannot be kept
//! last until the tab is closed.

use bevy::prelude::*;

use super::controls::Controls;
use super::{ForThisVisit, Settings, as_written};
use crate::app::platform::browser_store::BrowserStore;
use crate::app::platform::folders;
use crate::app::platform::tab::StoreStirred;
use crate::saves::Entries;

/// More characters than the settings ever need.
const ROOM: usize = 16_384;

pub(in crate::app) fn plugin(app: &mut App) {
    // Settings that could not be written must not be overwritten with the stored ones.
    let may = on_message::<StoreStirred>.and_then(not(resource_exists::<ForThisVisit>));
    app.add_message::<StoreStirred>().add_systems(PreUpdate, read_again.run_if(may));
}

/// Takes over the settings of another tab; otherwise the next change here would undo them.
fn read_again(mut settings: ResMut<Settings>, mut controls: ResMut<Controls>) {
    let written = BrowserStore.get(&format!("{}-settings", folders::settings_name()));
    if let Some((mut found, hands)) = written.ok().flatten().and_then(|text| as_written(&text)) {
        found.for_now.clone_from(&settings.for_now);
        found.system_is_calm = settings.system_is_calm;
        settings.set_if_neq(found);
        controls.set_if_neq(hands);
    }
}

/// Whether the settings can be written; a warning gives the reason if not.
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
