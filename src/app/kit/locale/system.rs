//! The default language: the system's, or the browser's.

#[cfg(not(target_arch = "wasm32"))]
pub(in crate::app) fn language() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(target_arch = "wasm32")]
pub(in crate::app) fn language() -> Option<String> {
    web_sys::window()?.navigator().language()
}
