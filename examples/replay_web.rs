//! The same as `replay`, for JavaScript: shows that a record replays the same in a browser.
//!
//!     cargo build --profile web --no-default-features --target wasm32-unknown-unknown --example replay_web
//!
//! `./check --web` runs it in node and in Chromium over all golden records. It is empty except in
//! WebAssembly.
#![cfg(target_arch = "wasm32")]

use js_sys::{Function, Uint8Array};
use menagerie::data::files::Trouble;
use menagerie::referee::Record;
use wasm_bindgen::prelude::*;

#[path = "replay/replaying.rs"]
mod replaying;

/// Replays a record. `read` returns the bytes of a file by its path from the root of the source
/// tree, or nothing.
///
/// # Errors
///
/// What is wrong with the record or its level, or the first entry that differs from the record.
#[wasm_bindgen]
pub fn replay(path: &str, record: &str, read: &Function) -> Result<String, String> {
    let read = |path: &str| {
        let bytes = read.call1(&JsValue::NULL, &path.into()).map_err(|_| Trouble::Missing)?;
        bytes.dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).map_err(|_| Trouble::Missing)
    };
    let record = Record::from_text(record).map_err(|flaw| flaw.to_string())?;
    replaying::replay(&read, path, &record).map_err(|(_, told)| told)
}
