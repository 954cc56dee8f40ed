//! Loads the files of texts, and learns them again when one is edited or packs come and go.

use bevy::prelude::*;
use fluent_bundle::FluentResource;
use iyes_progress::Progress;

use super::reading::{self, parse};
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

/// A file that cannot be read is skipped; other files or English supply its messages.
pub(super) fn read_files(
    server: Res<AssetServer>,
    arriving: Res<Arriving>,
    files: Res<Assets<FluentFile>>,
    (settings, brought): (Res<Settings>, Res<BroughtFiles>),
    mut locale: ResMut<Locale>,
) -> Progress {
    let handles = || arriving.files.iter().flat_map(|(_, handles)| handles);
    let total = handles().count() as u32;
    let came = |handle: &&Handle<FluentFile>| {
        files.contains(*handle) || server.load_state(*handle).is_failed()
    };
    let done = handles().filter(came).count() as u32;
    if total > 0 && done == total && locale.known.is_empty() {
        learn_all(&arriving, &files, &brought, &mut locale);
        locale.choose(settings.speaks(), system::language().as_deref());
    }
    Progress { done, total: total.max(1) }
}

fn learn_all(
    arriving: &Arriving,
    files: &Assets<FluentFile>,
    brought: &BroughtFiles,
    locale: &mut Locale,
) {
    for (language, handles) in &arriving.files {
        let mut texts = Vec::new();
        for (path, handle) in language.paths().zip(handles) {
            match files.get(handle) {
                Some(file) => texts.push(parse(&path, file)),
                None => warn!("{path} cannot be read: its texts are those of other files."),
            }
        }
        let of_games = brought.texts(&language.id);
        texts.extend(of_games.map(|(path, text)| parse(path, &FluentFile(text.to_owned()))));
        texts.extend(of_packs(&language.id, brought));
        locale.learn(language, texts);
    }
    for (id, name) in brought.packs.languages() {
        if arriving.files.iter().all(|(language, _)| language.id != id) {
            let (id, name) = (id.to_owned(), name.to_owned());
            let texts = of_packs(&id, brought);
            locale.learn(&Language { id, name, files: Vec::new() }, texts);
        }
    }
    let english = arriving.files.iter().filter(|(language, _)| language.id == FALLBACK);
    let files = english.flat_map(|(_, handles)| handles).filter_map(|handle| files.get(handle));
    let messages: Vec<&str> = files.flat_map(|file| reading::messages(&file.0)).collect();
    locale.weigh(&messages);
}

/// The texts that packs add or change in a language.
fn of_packs(language: &str, brought: &BroughtFiles) -> Vec<FluentResource> {
    let texts = brought.packs.texts(language).into_iter();
    texts.map(|text| parse(&text.path, &FluentFile(text.text.to_owned()))).collect()
}

/// Updates the texts on screen when a file is edited, or packs come or go.
pub(super) fn read_files_again(
    mut events: MessageReader<AssetEvent<FluentFile>>,
    arriving: Res<Arriving>,
    files: Res<Assets<FluentFile>>,
    (settings, brought): (Res<Settings>, Res<BroughtFiles>),
    mut locale: ResMut<Locale>,
) {
    let modified = events.read().any(|event| matches!(event, AssetEvent::Modified { .. }));
    if (modified || brought.is_changed()) && !locale.known.is_empty() {
        locale.known.clear();
        locale.bundles.clear();
        learn_all(&arriving, &files, &brought, &mut locale);
        locale.choose(settings.speaks(), system::language().as_deref());
    }
}
