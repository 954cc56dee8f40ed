//! Plays in a browser: hands what is to be heard to the page, as events that `web/page.js` takes.
//!
//! The page has Web Audio, which the program need not bring along; its script is fetched with the
//! first sound. Files of packs are given to it before they are heard. Deliberately absent: loading the game's
//! own files, which the page does.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::prelude::*;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

use super::list::of_packs;
use super::music::Score;
use super::{SoundSystems, Speakers};
use crate::app::kit::settings::Settings;
use crate::app::platform::page_events;
use crate::app::platform::shipped::BroughtFiles;
use crate::packs::Stack;

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
    /// The files of packs that it was given.
    given: BTreeSet<String>,
    /// The packs that they are of.
    packs: Arc<Stack>,
}

impl Told {
    /// Gives the page the files among these that lie in packs: it can fetch the game's own.
    fn give<'f>(&mut self, files: impl Iterator<Item = &'f String>) {
        for file in files {
            if !self.given.contains(file)
                && let Some(bytes) = of_packs(file, &self.packs)
            {
                tell([&"give".into(), &file.into(), &Uint8Array::from(bytes.as_slice())]);
                self.given.insert(file.clone());
            }
        }
    }

    /// Takes back the files that are no longer any pack's, and forgets those that were given and have changed,
    /// so that they are given anew. The page begins anew with what plays from them.
    fn follow(&mut self, packs: &Arc<Stack>) {
        let before = std::mem::replace(&mut self.packs, packs.clone());
        self.given.retain(|file| {
            let now = of_packs(file, packs);
            if now.is_none() {
                tell([&"take".into(), &file.into()]);
            }
            now.is_some() && now == of_packs(file, &before)
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Speakers>
        .or_else(resource_changed::<Settings>)
        .or_else(resource_changed::<BroughtFiles>);
    app.add_systems(PostUpdate, perform.after(SoundSystems).run_if(changed));
}

fn perform(
    mut speakers: ResMut<Speakers>,
    (settings, brought): (Res<Settings>, Res<BroughtFiles>),
    mut told: Local<Told>,
) {
    let asked = speakers.bypass_change_detection();
    if brought.is_changed() {
        told.follow(&brought.packs);
    }
    let themes = asked.scores.iter().flat_map(Score::files);
    told.give(asked.voices.iter().map(|voice| &voice.file).chain(themes));
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
