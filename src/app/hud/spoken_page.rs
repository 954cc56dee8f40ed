//! Hands what is said aloud to the page, and takes what is typed there.
//!
//! `web/voice.js` writes the words into texts beside the canvas, which every screen reader reads.
//! Deliberately absent: the words.

use std::cell::RefCell;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::spoken_places::Listens;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::spoken::Spoken;
use crate::app::platform::page_events;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::waker::LoopWaker;
use crate::app::table::{Typed, TypedReply};

/// The names of the events to the page and from it.
const TO_PAGE: &str = "menagerie-spoken";
const FROM_PAGE: &str = "menagerie-typed";

thread_local! {
    static INBOX: RefCell<Vec<Typed>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn plugin(app: &mut App) {
    listen(LoopWaker::of(app.world().get_resource::<EventLoopProxyWrapper>()));
    app.add_systems(PreUpdate, take_typed).add_systems(
        Last,
        (
            tell_names.run_if(resource_changed::<Locale>),
            tell_spoken.run_if(resource_changed::<Spoken>),
            tell_played.run_if(resource_changed::<TypedReply>),
        )
            .chain(),
    );
}

fn listen(waker: LoopWaker) {
    page_events::hear(FROM_PAGE, move |words| {
        let Ok(words) = words.dyn_into::<Array>() else { return };
        let text = words.get(0).as_string().unwrap_or_default();
        let enter = words.get(1).as_bool().unwrap_or_default();
        INBOX.with_borrow_mut(|inbox| inbox.push(Typed { text, enter }));
        waker.ring();
    });
}

fn take_typed(
    mut listens: ResMut<Listens>,
    mut redraw: ResMut<RedrawRequests>,
    mut typed: MessageWriter<Typed>,
) {
    let came = INBOX.take();
    if !came.is_empty() {
        listens.set_if_neq(Listens(true));
        redraw.touch();
        typed.write_batch(came);
    }
}

fn tell_names(locale: Res<Locale>) {
    let say = |key: &'static str| locale.say(&LocalText::new(key));
    tell("names", [locale.current(), &say("spoken-board"), &say("typed-title")]);
}

/// Tells what has changed since the last time.
fn tell_spoken(spoken: Res<Spoken>, mut told: Local<Spoken>) {
    for (change, words) in spoken.changes(&told) {
        tell(change, words);
    }
    told.clone_from(&spoken);
}

fn tell_played(reply: Res<TypedReply>) {
    if reply.played {
        tell("played", []);
    }
}

fn tell<'a>(deed: &'a str, words: impl IntoIterator<Item = &'a str>) {
    let detail: Array = std::iter::once(deed).chain(words).map(JsValue::from_str).collect();
    page_events::tell(TO_PAGE, &detail);
}
