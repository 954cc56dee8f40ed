//! Whether the player's system asks programs for less motion.
//!
//! A browser tells it at once and whenever it changes. KDE writes it into a file, GNOME has a
//! program that tells it; both are asked once, in a thread of its own, so that no start waits for
//! the answer. Deliberately absent: macOS and Windows, which tell it only through their own
//! libraries; there the player sets it.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::waker::LoopWaker;

/// Whether the system asks for less motion.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AsksForCalm(pub bool);

/// The latest answer.
static ASKS: AtomicBool = AtomicBool::new(false);

pub(super) fn plugin(app: &mut App) {
    let waker = LoopWaker::of(app.world().get_resource::<EventLoopProxyWrapper>());
    listen(waker);
    app.insert_resource(AsksForCalm(ASKS.load(Ordering::Relaxed))).add_systems(First, look_up);
}

fn look_up(mut asks: ResMut<AsksForCalm>) {
    asks.set_if_neq(AsksForCalm(ASKS.load(Ordering::Relaxed)));
}

#[cfg(target_arch = "wasm32")]
fn listen(waker: LoopWaker) {
    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;

    let asked = web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten());
    let Some(asked) = asked else { return };
    ASKS.store(asked.matches(), Ordering::Relaxed);
    let here = asked.clone();
    let changed = Closure::<dyn Fn()>::new(move || {
        ASKS.store(here.matches(), Ordering::Relaxed);
        waker.ring();
    });
    // If the listener cannot be added, the answer at the start holds.
    let changed = changed.into_js_value();
    let _ = asked.add_event_listener_with_callback("change", changed.unchecked_ref());
}

#[cfg(not(target_arch = "wasm32"))]
fn listen(waker: LoopWaker) {
    // Without a desktop there is nobody to ask.
    let Ok(desktop) = std::env::var("XDG_CURRENT_DESKTOP") else { return };
    std::thread::spawn(move || {
        if desk::asks(&desktop) {
            ASKS.store(true, Ordering::Relaxed);
            waker.ring();
        }
    });
}

/// What the desktops of Linux say.
#[cfg(not(target_arch = "wasm32"))]
mod desk {
    use std::path::PathBuf;
    use std::process::Command;

    /// Asks the desktop of this name; it may take a while.
    pub(super) fn asks(desktop: &str) -> bool {
        if desktop.contains("KDE") {
            let read = |folder: PathBuf| std::fs::read_to_string(folder.join("kdeglobals")).ok();
            return settings().and_then(read).is_some_and(|text| kde_stands_still(&text));
        }
        let asked = ["get", "org.gnome.desktop.interface", "enable-animations"];
        let told = Command::new("gsettings").args(asked).output();
        told.is_ok_and(|told| gnome_stands_still(&told.stdout))
    }

    fn settings() -> Option<PathBuf> {
        let named = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
        named.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".config")))
    }

    /// Animations that take no time are switched off.
    pub(super) fn kde_stands_still(text: &str) -> bool {
        let factor = text.lines().find_map(|line| line.strip_prefix("AnimationDurationFactor="));
        factor.and_then(|factor| factor.trim().parse::<f32>().ok()) == Some(0.0)
    }

    pub(super) fn gnome_stands_still(told: &[u8]) -> bool {
        told.trim_ascii() == b"false"
    }
}

#[cfg(test)]
mod tests {
    use super::desk::{gnome_stands_still, kde_stands_still};

    #[test]
    fn desktops_say_whether_they_want_no_animations() {
        assert!(gnome_stands_still(b"false\n"));
        assert!(!gnome_stands_still(b"true\n") && !gnome_stands_still(b"No such schema"));
        let kde =
            |factor: &str| kde_stands_still(&format!("[KDE]\nAnimationDurationFactor={factor}\n"));
        assert!(kde("0") && kde("0.0") && !kde("0.5"));
        assert!(!kde_stands_still("[KDE]\nSingleClick=false\n"));
    }
}
