//! The browser's tab: while it is hidden the game is paused, and what was played is saved.
//!
//! A hidden tab gets no frames, but it may get one more update, and the time until it is visible
//! again must not count for the match. [`StoreStirred`] reports that another tab may have changed
//! saves or settings. Deliberately absent: the pause menu; a player who comes back goes on where
//! the match stood.

use bevy::prelude::*;

/// Whether the tab is hidden, or was since the last frame.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Away(pub bool);

/// Another tab may have written or deleted something in the store.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreStirred;

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Away>().add_message::<StoreStirred>();
    #[cfg(target_arch = "wasm32")]
    page::plugin(app);
}

/// Whether the tab is hidden; `false` in tests without the plugin.
#[must_use]
pub fn is_away(away: Option<Res<Away>>) -> bool {
    away.is_some_and(|away| away.0)
}

#[cfg(target_arch = "wasm32")]
mod page {
    use std::sync::atomic::{AtomicBool, Ordering};

    use bevy::prelude::*;
    use bevy::winit::EventLoopProxyWrapper;
    use wasm_bindgen::JsCast;
    use wasm_bindgen::closure::Closure;

    use super::super::waker::LoopWaker;
    use super::{Away, StoreStirred};

    /// Set when the tab has been hidden.
    static LEFT: AtomicBool = AtomicBool::new(false);
    /// Set when another tab has written something.
    static STIRRED: AtomicBool = AtomicBool::new(false);

    pub(in crate::app) fn plugin(app: &mut App) {
        let waker = LoopWaker::of(app.world().get_resource::<EventLoopProxyWrapper>());
        listen(&waker);
        app.add_systems(First, (look_up, rest, tell_of_the_store).chain());
    }

    fn is_hidden() -> bool {
        let document = web_sys::window().and_then(|window| window.document());
        document.is_some_and(|document| document.hidden())
    }

    fn listen(waker: &LoopWaker) {
        let Some(window) = web_sys::window() else { return };
        let heard = |mark: &'static AtomicBool| {
            let waker = waker.clone();
            Closure::<dyn Fn()>::new(move || {
                mark.store(true, Ordering::Relaxed);
                waker.ring();
            })
            .into_js_value()
        };
        let (left, stirred) = (heard(&LEFT), heard(&STIRRED));
        let (left, stirred) = (left.unchecked_ref(), stirred.unchecked_ref());
        // If a listener cannot be added, its events are missed.
        let _ = window.add_event_listener_with_callback("storage", stirred);
        let _ = window.add_event_listener_with_callback("pagehide", left);
        if let Some(document) = window.document() {
            let _ = document.add_event_listener_with_callback("visibilitychange", left);
        }
    }

    fn look_up(mut away: ResMut<Away>) {
        // Saves may have changed while the tab was hidden.
        let left = LEFT.swap(false, Ordering::Relaxed);
        if left {
            STIRRED.store(true, Ordering::Relaxed);
        }
        away.set_if_neq(Away(left || is_hidden()));
    }

    fn rest(away: Res<Away>, mut time: ResMut<Time<Virtual>>) {
        if away.0 && !time.is_paused() {
            time.pause();
        } else if !away.0 && time.is_paused() {
            time.unpause();
        }
    }

    fn tell_of_the_store(mut stirred: MessageWriter<StoreStirred>) {
        if STIRRED.swap(false, Ordering::Relaxed) {
            stirred.write(StoreStirred);
        }
    }
}
