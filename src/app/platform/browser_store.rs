//! The browser's local storage, looked up on every access, because a player may forbid or empty it
//! at any moment.
//!
//! A browser that closes a tab keeps what was set, but may take seconds to write it to the disk; a
//! page cannot speed that up. Deliberately absent: keys and generations, which belong to the saves.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use crate::saves::{Cause, Entries};

/// What the browser stores for this page.
#[derive(Clone, Copy, Default, Debug)]
pub struct BrowserStore;

fn store() -> Result<web_sys::Storage, Cause> {
    let window = web_sys::window().ok_or(Cause::Refused)?;
    // When storage is forbidden, some browsers throw an exception and others return nothing.
    window.local_storage().ok().flatten().ok_or(Cause::Refused)
}

fn cause(trouble: &JsValue) -> Cause {
    let Some(trouble) = trouble.dyn_ref::<DomException>() else {
        return Cause::Failed(format!("{trouble:?}"));
    };
    match trouble.name().as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => Cause::Full,
        "SecurityError" | "NotAllowedError" => Cause::Refused,
        _ => Cause::Failed(trouble.message()),
    }
}

impl Entries for BrowserStore {
    fn names(&self) -> Result<Vec<String>, Cause> {
        let store = store()?;
        let count = store.length().map_err(|trouble| cause(&trouble))?;
        let mut names = Vec::new();
        for index in 0..count {
            names.extend(store.key(index).map_err(|trouble| cause(&trouble))?);
        }
        Ok(names)
    }

    fn get(&self, name: &str) -> Result<Option<String>, Cause> {
        store()?.get_item(name).map_err(|trouble| cause(&trouble))
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), Cause> {
        store()?.set_item(name, text).map_err(|trouble| cause(&trouble))
    }

    fn remove(&mut self, name: &str) -> Result<(), Cause> {
        store()?.remove_item(name).map_err(|trouble| cause(&trouble))
    }
}
