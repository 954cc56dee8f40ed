//! Settings in a browser: other tabs change them too, and there may be no room for them.
//!
//! The engine writes all settings at once and gives up the whole program where the store is full, so it is asked to write only where
//! there is room. Deliberately absent: a second store; what cannot be kept holds until the tab is closed.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{Settings, as_written, place};
use crate::app::opponent::Bell;
use crate::app::saving::browser_store::BrowserStore;
use crate::saves::Entries;

/// As many characters as no settings need.
const ROOM: usize = 4096;

/// Another tab has written something.
static CHANGED: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    listen(Bell::of(app.world().get_resource::<EventLoopProxyWrapper>()));
    app.add_systems(First, read_again.run_if(|| CHANGED.swap(false, Ordering::Relaxed)));
}

fn listen(bell: Bell) {
    let heard = Closure::<dyn Fn()>::new(move || {
        CHANGED.store(true, Ordering::Relaxed);
        bell.ring();
    });
    let heard = heard.into_js_value();
    if let Some(window) = web_sys::window() {
        // Nothing to listen to is as if it never happened.
        let _ = window.add_event_listener_with_callback("storage", heard.unchecked_ref());
    }
}

/// What another tab has set holds here too, or the next change here would take it back.
fn read_again(mut settings: ResMut<Settings>) {
    let written = BrowserStore.get(&format!("{}-settings", place::settings_name()));
    if let Some(mut found) = written.ok().flatten().and_then(|text| as_written(&text)) {
        found.for_now.clone_from(&settings.for_now);
        settings.set_if_neq(found);
    }
}

/// Whether the settings can be written; where they cannot, the console says why.
pub(super) fn has_room() -> bool {
    let probe = format!("{}-room", place::settings_name());
    let tried = BrowserStore.set(&probe, &" ".repeat(ROOM));
    let _ = BrowserStore.remove(&probe);
    if let Err(cause) = &tried {
        warn!(
            "The settings hold for this visit only: the browser's storage cannot keep them ({cause:?})."
        );
    }
    tried.is_ok()
}
