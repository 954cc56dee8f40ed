//! Wakes the sleeping loop from any thread: when a thought has ended, a file has been read or a
//! time is over.
//!
//! Deliberately absent: what happens then; the systems check for themselves.

use std::sync::Arc;
use std::time::Duration;

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Wakes the window's sleeping loop, from any thread.
#[derive(Clone, Default)]
pub struct LoopWaker(Option<Arc<dyn Fn() + Send + Sync>>);

impl LoopWaker {
    /// The window's waker; without a window it does nothing.
    #[must_use]
    pub fn of(proxy: Option<&EventLoopProxyWrapper>) -> Self {
        let proxy = proxy.map(|proxy| (**proxy).clone());
        Self(proxy.map(|proxy| {
            Arc::new(move || {
                // Fails once the window is closed; there is nothing left to wake then.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }) as Arc<_>
        }))
    }

    /// Rings after `time`, without drawing frames until then. Returns `false` where nothing can
    /// wait; the caller then has to keep the window awake.
    #[must_use]
    pub fn ring_after(&self, time: Duration) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if self.0.is_some() {
            let waker = self.clone();
            std::thread::spawn(move || {
                std::thread::sleep(time);
                waker.ring();
            });
            return true;
        }
        #[cfg(target_arch = "wasm32")]
        if let (true, Some(window)) = (self.0.is_some(), web_sys::window()) {
            let waker = self.clone();
            let ring = wasm_bindgen::closure::Closure::once_into_js(move || waker.ring());
            let milliseconds = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
            return window
                .set_timeout_with_callback_and_timeout_and_arguments_0(
                    wasm_bindgen::JsCast::unchecked_ref(&ring),
                    milliseconds,
                )
                .is_ok();
        }
        let _ = time;
        false
    }

    /// Wakes the loop now.
    pub(in crate::app) fn ring(&self) {
        if let Some(ring) = &self.0 {
            ring();
        }
    }
}
