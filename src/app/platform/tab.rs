//! The browser's tab: out of sight everything rests, and what was played lies safe.
//!
//! A tab that cannot be seen gets no frames, but it may get one more update, and the time until it is seen again is no time of
//! the match. What another tab has kept, deleted or set is told to whoever shows it. Deliberately absent: the menu of a pause;
//! whoever comes back goes on where things stood.

use bevy::prelude::*;

/// Whether the tab has been out of sight since the frame before.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Away(pub bool);

/// Another tab may have kept, deleted or set something.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreStirred;

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Away>().add_message::<StoreStirred>();
    #[cfg(target_arch = "wasm32")]
    page::plugin(app);
}

/// Whether the tab is out of sight; what only tests build has none.
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

    use super::super::waker::Bell;
    use super::{Away, StoreStirred};

    /// The tab has been out of sight.
    static LEFT: AtomicBool = AtomicBool::new(false);
    /// Another tab has written something.
    static STIRRED: AtomicBool = AtomicBool::new(false);

    pub(in crate::app) fn plugin(app: &mut App) {
        let bell = Bell::of(app.world().get_resource::<EventLoopProxyWrapper>());
        listen(&bell);
        app.add_systems(First, (look_up, rest, tell_of_the_store).chain());
    }

    fn is_hidden() -> bool {
        let document = web_sys::window().and_then(|window| window.document());
        document.is_some_and(|document| document.hidden())
    }

    fn listen(bell: &Bell) {
        let Some(window) = web_sys::window() else { return };
        let heard = |mark: &'static AtomicBool| {
            let bell = bell.clone();
            Closure::<dyn Fn()>::new(move || {
                mark.store(true, Ordering::Relaxed);
                bell.ring();
            })
            .into_js_value()
        };
        let (left, stirred) = (heard(&LEFT), heard(&STIRRED));
        let (left, stirred) = (left.unchecked_ref(), stirred.unchecked_ref());
        // Nothing to listen to is as if it never happened.
        let _ = window.add_event_listener_with_callback("storage", stirred);
        let _ = window.add_event_listener_with_callback("pagehide", left);
        if let Some(document) = window.document() {
            let _ = document.add_event_listener_with_callback("visibilitychange", left);
        }
    }

    fn look_up(mut away: ResMut<Away>) {
        // Whoever comes back may find the saves changed.
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
