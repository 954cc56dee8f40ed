//! The browser's locks: each has a name, and one tab holds it until it releases the lock or ends.
//!
//! The bindings have no stable types for locks, so `request` is called by its name. Deliberately
//! absent: waiting for a lock; a refusal is answered at once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock, Weak};

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::platform::waker::LoopWaker;

thread_local! {
    /// The functions that end the held locks, by lock name.
    static HELD: RefCell<BTreeMap<String, Function>> = const { RefCell::new(BTreeMap::new()) };
}

/// Requests the lock of this name. Where there are no locks, as on pages without encryption, it
/// counts as held.
pub(super) fn ask(name: &str, ours: Arc<OnceLock<bool>>, waker: LoopWaker) {
    let (lock, answer) = (name.to_owned(), Arc::downgrade(&ours));
    let told = Closure::once_into_js(move |held: JsValue| {
        // The claim may have been dropped meanwhile.
        let Some(answer) = Weak::upgrade(&answer) else { return JsValue::UNDEFINED };
        let is_ours = !held.is_null();
        let _ = answer.set(is_ours);
        waker.ring();
        if is_ours { until_released(lock) } else { JsValue::UNDEFINED }
    });
    if request(name, &told).is_err() {
        let _ = ours.set(true);
    }
}

fn request(name: &str, told: &JsValue) -> Result<(), JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &JsValue::TRUE)?;
    request.call3(&locks, &format!("menagerie/{name}").into(), &options, told)?;
    Ok(())
}

/// A promise that holds the lock until it resolves.
fn until_released(name: String) -> JsValue {
    let mut keep = |resolve: Function, _: Function| {
        HELD.with_borrow_mut(|held| held.insert(name.clone(), resolve));
    };
    Promise::new(&mut keep).into()
}

/// Releases a lock.
pub(super) fn release(name: &str) {
    if let Some(resolve) = HELD.with_borrow_mut(|held| held.remove(name)) {
        let _ = resolve.call0(&JsValue::UNDEFINED);
    }
}
