//! Returns the memory of large buffers to the system as soon as they are freed.
//!
//! The C library learns from large buffers: once an unpacked picture is freed, later buffers up to its
//! size come from the common heap, which keeps their memory as long as anything behind them lives.
//! Thresholds that are set stay as they are. It saves 25 MB at a table of Jungle
//! (`docs/measurements.md`). Deliberately absent: other systems, whose allocators do not do this.

/// From this size in bytes on, a buffer gets pages of its own: the C library's first threshold.
const OWN_PAGES: i32 = 128 * 1024;

/// Has the C library give every large buffer pages of its own. Called before anything large is
/// allocated.
#[expect(unsafe_code, reason = "the C library has no safe way to set its thresholds")]
pub fn give_large_buffers_back() {
    for threshold in [libc::M_MMAP_THRESHOLD, libc::M_TRIM_THRESHOLD] {
        // SAFETY: `mallopt` stores a number, under the allocator's own lock.
        let is_set = unsafe { libc::mallopt(threshold, OWN_PAGES) };
        debug_assert_eq!(is_set, 1, "the C library takes this threshold");
    }
}
