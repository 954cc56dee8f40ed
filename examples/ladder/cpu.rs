//! The CPU time of a thread.

use std::time::Duration;
#[cfg(not(target_os = "linux"))]
use std::time::Instant;

/// What this thread has run so far. The system counts it when a thread gives way, so it does.
#[cfg(target_os = "linux")]
pub(crate) fn spent() -> Duration {
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told.split(' ').next().and_then(|nanos| nanos.parse().ok());
    Duration::from_nanos(nanos.unwrap_or_default())
}

/// Elsewhere, the time that has passed.
#[cfg(not(target_os = "linux"))]
pub(crate) fn spent() -> Duration {
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}
