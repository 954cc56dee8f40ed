//! The browser's locks: each has a name and one tab that holds it until it lets go or ends.
//!
//! The bindings have no stable types for them, so their one function is called by its name. Deliberately absent: waiting for a
//! lock; who does not get one at once is told so.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock, Weak};

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::platform::waker::Bell;

thread_local! {
    /// What ends a lock that is held, by its name.
    static HELD: RefCell<BTreeMap<String, Function>> = const { RefCell::new(BTreeMap::new()) };
}

/// Asks for the lock of this name. Where there are no locks, as on pages without encryption, it counts as held.
pub(super) fn ask(name: &str, ours: Arc<OnceLock<bool>>, bell: Bell) {
    let (lock, answer) = (name.to_owned(), Arc::downgrade(&ours));
    let told = Closure::once_into_js(move |held: JsValue| {
        // Whoever asked may have gone meanwhile.
        let Some(answer) = Weak::upgrade(&answer) else { return JsValue::UNDEFINED };
        let is_ours = !held.is_null();
        let _ = answer.set(is_ours);
        bell.ring();
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

/// The lock is held for as long as this promise is not kept.
fn until_released(name: String) -> JsValue {
    let mut keep = |resolve: Function, _: Function| {
        HELD.with_borrow_mut(|held| held.insert(name.clone(), resolve));
    };
    Promise::new(&mut keep).into()
}

/// Lets go of a lock.
pub(super) fn release(name: &str) {
    if let Some(resolve) = HELD.with_borrow_mut(|held| held.remove(name)) {
        let _ = resolve.call0(&JsValue::UNDEFINED);
    }
}
