//! Wakes the sleeping loop, from any thread: when a thought has ended, a file is read, a time is over.
//!
//! Deliberately absent: what happens then; the systems look for themselves.

use std::sync::Arc;
use std::time::Duration;

use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Wakes the sleeping window, from any thread.
#[derive(Clone, Default)]
pub struct Bell(Option<Arc<dyn Fn() + Send + Sync>>);

impl Bell {
    /// The window's bell; without a window it makes no sound.
    #[must_use]
    pub fn of(proxy: Option<&EventLoopProxyWrapper>) -> Self {
        let proxy = proxy.map(|proxy| (**proxy).clone());
        Self(proxy.map(|proxy| {
            Arc::new(move || {
                // Fails once the window is closed; nothing is left to wake then.
                let _ = proxy.send_event(WinitUserEvent::WakeUp);
            }) as Arc<_>
        }))
    }

    /// Rings when `time` is over, without keeping the window drawing until then. `false` where there are no threads to wait in:
    /// the caller has to keep the window awake instead.
    #[must_use]
    pub fn ring_after(&self, time: Duration) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if self.0.is_some() {
            let bell = self.clone();
            std::thread::spawn(move || {
                std::thread::sleep(time);
                bell.ring();
            });
            return true;
        }
        let _ = time;
        false
    }

    /// Wakes it now.
    pub(in crate::app) fn ring(&self) {
        if let Some(ring) = &self.0 {
            ring();
        }
    }
}
