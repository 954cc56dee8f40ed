//! Texts in the player's language, from Fluent files; texts on screen follow every change at once.
//!
//! The web cannot list folders, so `assets/locales/index.ron` names the languages and their files.
//! A missing message falls back to English and then to its key, which is meant to stand out.
//! Deliberately absent: texts in code or in pictures.

use std::borrow::Cow;

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use iyes_progress::ProgressReturningSystem;
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

use self::arrival::{
    follow_settings, read_files, read_files_again, send_for_files, send_for_index,
};
use super::content::RonLoader;
use super::screen_state::Screen;
use super::settings::Settings;
use super::theme::lettering::TextSystems;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::index::text_key;
use crate::data::languages::Language;

mod arrival;
mod forms;
pub mod lists;
mod own_words;
#[cfg(test)]
pub(in crate::app) mod pseudo;
mod reading;
mod system;

use self::own_words::OwnWords;

const FALLBACK: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// The value of an argument in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Text as it is.
    Text(String),
    /// A number, which selects plural forms.
    Number(f64),
    /// Another message, in the language shown.
    Key(Box<LocalText>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(f64::from(number))
    }
}

impl From<LocalText> for Arg {
    fn from(text: LocalText) -> Self {
        Self::Key(Box::new(text))
    }
}

/// A text by its key, shown by the `Text`, `Text2d` or `TextSpan` on the same entity.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct LocalText {
    /// The message's name in the Fluent files; empty shows nothing.
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl LocalText {
    /// The message of this key, without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<&'static str> for LocalText {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}

impl From<String> for LocalText {
    fn from(key: String) -> Self {
        Self::new(key)
    }
}

/// All languages and the one in use.
#[derive(Resource, Default)]
pub struct Locale {
    current: String,
    known: Vec<Language>,
    /// The messages of the language in use and of English.
    bundles: HashMap<String, Bundle>,
    /// How much of the English texts each language has, in per cent.
    shares: HashMap<String, usize>,
    own: OwnWords,
}

impl Locale {
    /// The message in the current language, otherwise in English, otherwise its key. A message
    /// passed as an argument also passes its attributes: where `$animal` is "Lion", `$animal-the`
    /// is "the lion", so that sentences get articles right. Attributes have the message's own
    /// arguments, so that lists pass on the cases of the names in them.
    ///
    /// A key may name one thing of a kind after a slash: it reads as the level's own words for that
    /// thing, otherwise as the kind's message.
    pub fn text(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        if let Some(words) = self.own.get(key) {
            return words.to_owned();
        }
        let key = of_kind(key);
        [self.current.as_str(), FALLBACK]
            .iter()
            .find_map(|language| self.text_in(language, key, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether the message exists, in the current language or in English.
    pub fn knows(&self, key: &str) -> bool {
        let has = |language: &str| {
            let key = text_key(of_kind(key));
            self.bundles.get(language).is_some_and(|bundle| bundle.has_message(&key))
        };
        self.own.get(key).is_some() || has(&self.current) || has(FALLBACK)
    }

    /// The words of a [`LocalText`] in the current language.
    pub fn say(&self, text: &LocalText) -> String {
        if text.key.is_empty() { String::new() } else { self.text(&text.key, &text.args) }
    }

    /// Identifier and own name of every language.
    pub fn languages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.known.iter().map(|language| (language.id.as_str(), language.name.as_str()))
    }

    /// How much of the English texts a language has, in per cent, rounded down.
    pub fn share(&self, language: &str) -> usize {
        self.shares.get(language).copied().unwrap_or(100)
    }

    /// The identifier of the language in use.
    pub fn current(&self) -> &str {
        &self.current
    }

    fn text_in(&self, language: &str, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(&text_key(key))?.value()?;
        let filled = self.filled(bundle, args);
        // A flawed message still shows its other parts; a test of the files finds such flaws.
        Some(bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned())
    }

    /// Replaces the messages of a language; of two with the same name the later one counts.
    fn learn(&mut self, language: &str, texts: impl IntoIterator<Item = FluentResource>) {
        let id = language.parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Our fonts have no glyphs for direction marks, and all languages read left to right.
        bundle.set_use_isolating(false);
        for text in texts {
            bundle.add_resource_overriding(text);
        }
        self.bundles.insert(language.to_owned(), bundle);
    }

    /// Picks the wished language, otherwise the system's, otherwise English.
    fn choose(&mut self, wished: &str, system: Option<&str>) {
        let offered = |wish: &str| {
            let short = wish.split(['-', '_', '.']).next().unwrap_or_default();
            let mut known = self.known.iter().map(|language| &language.id);
            known.find(|id| *id == wish || *id == short).cloned()
        };
        let picked = offered(wished).or_else(|| offered(system?));
        self.current = picked.unwrap_or_else(|| FALLBACK.to_owned());
    }
}

/// The key without the part after a slash.
fn of_kind(key: &str) -> &str {
    key.split_once('/').map_or(key, |(kind, _)| kind)
}

/// `assets/locales/index.ron`.
#[derive(Asset, TypePath, Deserialize, Clone, Debug)]
#[serde(transparent)]
pub struct LocaleIndex(pub Vec<Language>);

/// The text of one Fluent file, unparsed, because bundles own what they parse.
#[derive(Asset, TypePath, Debug)]
pub struct FluentFile(String);

#[derive(Default, TypePath)]
struct FluentLoader;

impl AssetLoader for FluentLoader {
    type Asset = FluentFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<FluentFile, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(FluentFile(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn extensions(&self) -> &[&str] {
        &["ftl"]
    }
}

/// Loads the languages and keeps every [`LocalText`] up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<Locale>()
        .init_resource::<BroughtFiles>()
        .init_asset::<FluentFile>()
        .init_asset::<LocaleIndex>()
        .init_asset_loader::<FluentLoader>()
        .register_asset_loader(RonLoader::<LocaleIndex>::default())
        .add_systems(Startup, send_for_index)
        .add_systems(
            Update,
            (
                send_for_files.run_if(in_state(Screen::Loading)),
                read_files.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
                read_files_again.run_if(
                    on_message::<AssetEvent<FluentFile>>.or_else(resource_changed::<BroughtFiles>),
                ),
                follow_settings.run_if(resource_changed::<Settings>),
            ),
        )
        .add_systems(PostUpdate, speak.after(TextSystems::Spawn).before(UiSystems::Prepare));
}

type Spoken<'a> =
    (Ref<'a, LocalText>, Option<&'a mut Text>, Option<&'a mut Text2d>, Option<&'a mut TextSpan>);

fn speak(locale: Res<Locale>, mut texts: Query<Spoken>) {
    for (local, text, text2d, span) in &mut texts {
        if !locale.is_changed() && !local.is_changed() {
            continue;
        }
        let said = locale.say(&local);
        if let Some(mut text) = text
            && text.0 != said
        {
            text.0.clone_from(&said);
        }
        if let Some(mut text) = text2d
            && text.0 != said
        {
            text.0.clone_from(&said);
        }
        if let Some(mut text) = span {
            text.0 = said;
        }
    }
}

#[cfg(test)]
pub(in crate::app) mod tests;
