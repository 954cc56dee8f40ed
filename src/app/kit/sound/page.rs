//! Plays in a browser: hands what is to be heard to the page, as events that `web/page.js` takes.
//!
//! The page has Web Audio, which the program need not bring along; its script is fetched with the
//! first sound. Deliberately absent: loading files, which the page does.

use bevy::prelude::*;
use js_sys::Array;
use wasm_bindgen::JsValue;

use super::music::Score;
use super::{SoundSystems, Speakers};
use crate::app::kit::settings::Settings;
use crate::app::platform::page_events;

/// The name of the event.
const EVENT: &str = "menagerie-sound";

/// What the page calls the music and the ambience.
const LOOPS: [&str; 2] = ["music", "ambience"];

/// What the page knows already.
#[derive(Default)]
struct Told {
    scores: [Score; 2],
    /// Whether it is to be silent while it is not in front.
    quiet_behind: Option<bool>,
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Speakers>.or_else(resource_changed::<Settings>);
    app.add_systems(PostUpdate, perform.after(SoundSystems).run_if(changed));
}

fn perform(mut speakers: ResMut<Speakers>, settings: Res<Settings>, mut told: Local<Told>) {
    let asked = speakers.bypass_change_detection();
    let begins = asked.scores != told.scores || !asked.voices.is_empty();
    let quiet = Some(settings.quiet_behind);
    // The page's script is fetched with the first word, so there is none before the first sound.
    if told.quiet_behind != quiet && (begins || told.quiet_behind.is_some()) {
        told.quiet_behind = quiet;
        tell([&"behind".into(), &settings.quiet_behind.into()]);
    }
    for voice in asked.voices.drain(..) {
        tell([&"play".into(), &voice.file.into(), &voice.gain.into(), &voice.pan.into()]);
    }
    if std::mem::take(&mut asked.hush) && told.quiet_behind.is_some() {
        tell([&"hush".into()]);
    }
    for (name, (score, told)) in LOOPS.into_iter().zip(asked.scores.iter().zip(&mut told.scores)) {
        if score != told {
            let Score { theme, gains, seconds } = score;
            let theme = theme.as_ref();
            let calm = theme.map(|theme| theme.calm.as_str()).into();
            let tense = theme.and_then(|theme| theme.tense.as_deref()).into();
            let pair = |[calm, tense]: [f32; 2]| -> JsValue {
                Array::of2(&calm.into(), &tense.into()).into()
            };
            tell([&"loop".into(), &name.into(), &calm, &tense, &pair(*gains), &pair(*seconds)]);
            told.clone_from(score);
        }
    }
}

fn tell<const N: usize>(words: [&JsValue; N]) {
    page_events::tell(EVENT, &words.into_iter().collect::<Array>());
}
