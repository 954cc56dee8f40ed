//! Loads the files of texts, and learns them again when one is edited or packs come and go.

use std::collections::BTreeSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use iyes_progress::Progress;

use super::reading::{messages, parse, share};
use super::{FALLBACK, FluentFile, Locale, LocaleIndex, system};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::languages::Language;

/// The files being loaded.
#[derive(Resource)]
pub(super) struct Arriving {
    index: Handle<LocaleIndex>,
    files: Vec<(Language, Vec<Handle<FluentFile>>)>,
}

pub(super) fn send_for_index(server: Res<AssetServer>, mut commands: Commands) {
    commands
        .insert_resource(Arriving { index: server.load("locales/index.ron"), files: Vec::new() });
}

pub(super) fn send_for_files(
    server: Res<AssetServer>,
    indexes: Res<Assets<LocaleIndex>>,
    mut arriving: ResMut<Arriving>,
    mut next: ResMut<NextState<Screen>>,
) {
    if !arriving.files.is_empty() {
        return;
    }
    if server.load_state(&arriving.index).is_failed() {
        next.set(Screen::Broken);
    }
    let Some(LocaleIndex(languages)) = indexes.get(&arriving.index) else { return };
    arriving.files = languages
        .iter()
        .map(|language| {
            let path = |file: &String| format!("locales/{}/{file}", language.id);
            let handles = language.files.iter().map(|file| server.load(path(file))).collect();
            (language.clone(), handles)
        })
        .collect();
}

/// Where the texts of every language lie once they have come.
#[derive(SystemParam)]
pub(super) struct Written<'w> {
    arriving: Res<'w, Arriving>,
    files: Res<'w, Assets<FluentFile>>,
    brought: Res<'w, BroughtFiles>,
}

impl Written<'_> {
    /// Every language of the index and of packs.
    fn languages(&self) -> Vec<Language> {
        let shipped = self.arriving.files.iter().map(|(language, _)| language.clone());
        let mut languages: Vec<Language> = shipped.collect();
        for (id, name) in self.brought.packs.languages() {
            if languages.iter().all(|language| language.id != id) {
                let (id, name) = (id.to_owned(), name.to_owned());
                languages.push(Language { id, name, files: Vec::new() });
            }
        }
        languages
    }

    /// The files that came with the game, in one language. One that cannot be read is skipped; other files or
    /// English have its messages.
    fn shipped(&self, language: &str) -> Vec<(String, &str)> {
        let of_language = self.arriving.files.iter().filter(|(known, _)| known.id == language);
        let files = of_language.flat_map(|(known, handles)| known.paths().zip(handles));
        let read = |(path, handle)| Some((path, self.files.get(handle)?.0.as_str()));
        files.filter_map(read).collect()
    }

    /// All files in one language; later ones replace messages of earlier ones.
    fn all(&self, language: &str) -> Vec<(String, &str)> {
        let mut files = Vec::new();
        if language == FALLBACK {
            let of_packs = self.brought.packs.instead_of_english().into_iter();
            files.extend(of_packs.map(|text| (text.path, text.text)));
        }
        files.extend(self.shipped(language));
        files.extend(self.brought.texts(language).map(|(path, text)| (path.to_owned(), text)));
        let of_packs = self.brought.packs.texts(language).into_iter();
        files.extend(of_packs.map(|text| (text.path, text.text)));
        files
    }

    /// Warns of files that did not come.
    fn tell_missing(&self) {
        for (language, handles) in &self.arriving.files {
            let files = language.paths().zip(handles);
            for (path, _) in files.filter(|(_, handle)| !self.files.contains(*handle)) {
                warn!("{path} cannot be read: its texts are those of other files.");
            }
        }
    }
}

pub(super) fn read_files(
    server: Res<AssetServer>,
    written: Written,
    settings: Res<Settings>,
    mut locale: ResMut<Locale>,
) -> Progress {
    let handles = || written.arriving.files.iter().flat_map(|(_, handles)| handles);
    let total = handles().count() as u32;
    let came = |handle: &&Handle<FluentFile>| {
        written.files.contains(*handle) || server.load_state(*handle).is_failed()
    };
    let done = handles().filter(came).count() as u32;
    if total > 0 && done == total && locale.known.is_empty() {
        written.tell_missing();
        list(&written, &mut locale);
        choose(&written, &settings, &mut locale);
    }
    Progress { done, total: total.max(1) }
}

/// Updates the texts on screen when a file is edited, or packs come or go.
pub(super) fn read_files_again(
    mut events: MessageReader<AssetEvent<FluentFile>>,
    written: Written,
    settings: Res<Settings>,
    mut locale: ResMut<Locale>,
) {
    let modified = events.read().any(|event| matches!(event, AssetEvent::Modified { .. }));
    if (modified || written.brought.is_changed()) && !locale.known.is_empty() {
        list(&written, &mut locale);
        choose(&written, &settings, &mut locale);
    }
}

/// Speaks another language when the settings say so.
pub(super) fn follow_settings(
    written: Written,
    settings: Res<Settings>,
    mut locale: ResMut<Locale>,
) {
    if !locale.known.is_empty() {
        choose(&written, &settings, &mut locale);
    }
}

/// Lists the languages and how much of the English texts each has, and forgets every message.
fn list(written: &Written, locale: &mut Locale) {
    let english = written.shipped(FALLBACK);
    let asked: Vec<&str> = english.iter().flat_map(|(_, text)| messages(text)).collect();
    locale.bundles.clear();
    locale.known = written.languages();
    locale.shares.clear();
    for language in &locale.known {
        let files = written.all(&language.id);
        let has: BTreeSet<&str> = files.iter().flat_map(|(_, text)| messages(text)).collect();
        locale.shares.insert(language.id.clone(), share(&asked, &has));
    }
}

/// Picks the language, and parses its texts and the English ones. Those of others are dropped: they would take
/// about 2 MB of memory each, and time before the title.
fn choose(written: &Written, settings: &Settings, locale: &mut Locale) {
    locale.choose(settings.speaks(), system::language().as_deref());
    let used = [locale.current.clone(), FALLBACK.to_owned()];
    locale.bundles.retain(|id, _| used.contains(id));
    for language in used {
        if !locale.bundles.contains_key(&language) {
            let files = written.all(&language).into_iter();
            locale.learn(&language, files.map(|(path, text)| parse(&path, text)));
        }
    }
}
