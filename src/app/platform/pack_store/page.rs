//! How the page and the program tell each other of the storage: a global before the start, events after it.

use std::cell::RefCell;

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::{StoreSpace, StoreTrouble, Stored, StoredPack};
use crate::app::platform::page_events;
use crate::app::platform::waker::LoopWaker;

/// The page's global with what lies in the storage when the program begins.
const ON_THE_PAGE: &str = "menageriePacks";
/// The names of the events to the page and from it.
const TO_PAGE: &str = "menagerie-pack";
const FROM_PAGE: &str = "menagerie-packs";

thread_local! {
    static INBOX: RefCell<Vec<Stored>> = const { RefCell::new(Vec::new()) };
}

/// What lay there when the program began.
pub fn at_the_start() -> Stored {
    let page = web_sys::window();
    let told = page.and_then(|page| Reflect::get(&page, &ON_THE_PAGE.into()).ok());
    told.map_or_else(Stored::default, |told| understood(&told))
}

/// Hears what the page tells from now on, and wakes the loop.
pub fn listen(waker: LoopWaker) {
    page_events::hear(FROM_PAGE, move |told| {
        INBOX.with_borrow_mut(|inbox| inbox.push(understood(&told)));
        waker.ring();
    });
}

/// What the page has told since the last time.
pub fn answers() -> Vec<Stored> {
    INBOX.take()
}

/// Keeps a zip file under a name; what had this name before stays until the new one is whole.
pub fn keep(name: &str, zip: &[u8]) {
    ask([&"keep".into(), &name.into(), &Uint8Array::from(zip)]);
}

/// Deletes what has this name.
pub fn remove(name: &str) {
    ask([&"remove".into(), &name.into()]);
}

fn ask<const N: usize>(words: [&JsValue; N]) {
    page_events::tell(TO_PAGE, &words.into_iter().collect::<Array>());
}

/// Reads `[names, changed, trouble, space, safe]`; whatever is not there is `null`.
fn understood(told: &JsValue) -> Stored {
    let list = |part: JsValue| part.dyn_into::<Array>().ok();
    let Some(told) = list(told.clone()) else { return Stored::default() };
    let names = list(told.get(0));
    let names = names.map(|names| names.iter().filter_map(|name| name.as_string()).collect());
    let changed = list(told.get(1)).unwrap_or_default();
    let word = |words: &Array, at| words.get(at).as_string().unwrap_or_default();
    let trouble = list(told.get(2)).map(|words| [0, 1, 2].map(|at| word(&words, at)));
    let space = list(told.get(3)).and_then(|space| {
        Some(StoreSpace { used: space.get(0).as_f64()?, most: space.get(1).as_f64()? })
    });
    Stored {
        names,
        changed: changed.iter().filter_map(list).map(pack).collect(),
        trouble: trouble.map(StoreTrouble::read),
        space,
        is_safe: told.get(4).is_truthy(),
    }
}

fn pack(told: Array) -> StoredPack {
    let bytes = told.get(1).dyn_into::<Uint8Array>().ok();
    let name = told.get(0).as_string().unwrap_or_default();
    StoredPack { name, bytes: bytes.map(|bytes| bytes.to_vec()) }
}
