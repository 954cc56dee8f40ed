//! How the program and the page around it speak to each other: by events of the window, each with what it tells.
//!
//! Deliberately absent: the names of events and what they mean.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::CustomEvent;

/// Sends an event to the page. One that does not listen ignores it.
pub fn tell(name: &str, detail: &JsValue) {
    let (Some(window), Ok(event)) = (web_sys::window(), CustomEvent::new(name)) else { return };
    event.init_custom_event_with_can_bubble_and_cancelable_and_detail(name, false, false, detail);
    let _ = window.dispatch_event(&event);
}

/// Hears an event of the page from now on.
pub fn hear(name: &str, mut heard: impl FnMut(JsValue) + 'static) {
    let Some(window) = web_sys::window() else { return };
    let heard = Closure::<dyn FnMut(_)>::new(move |event: CustomEvent| heard(event.detail()));
    // If a listener cannot be added, its events are missed.
    let _ = window.add_event_listener_with_callback(name, heard.into_js_value().unchecked_ref());
}
