//! The texts of all languages, as far as the check of one file needs the others.
//!
//! Files are read one after the other and only keys are kept, so that many languages take little
//! memory.

use std::collections::{BTreeMap, BTreeSet};

use crate::data::index::{OF_PACK_WRITTEN, text_key};
use crate::data::texts::{English, KEEP_ONE, TextFile};
use crate::data::{Files, Flaw, files, languages};

use super::{Known, KnownTexts};

/// The language whose texts stand in for those that others lack.
pub(super) const FALLBACK: &str = "en";
/// The most messages of a language.
const MAX_MESSAGES: usize = 20_000;
/// The most missing keys that a note names.
const MOST_NAMED: usize = 3;

/// Where a message first stands.
struct Place {
    path: String,
    line: usize,
}

/// The messages of one language.
#[derive(Default)]
struct Learned {
    language: String,
    places: BTreeMap<String, Place>,
}

/// The texts around the files that are checked.
pub(super) struct Library {
    /// The paths of the files of each language, in the order of the list.
    paths: BTreeMap<String, Vec<String>>,
    /// The paths of the files whose keys may not stand twice.
    own: BTreeSet<String>,
    /// The English texts; `None` if there is no list of languages.
    english: Option<English>,
    /// The language asked for last.
    last: Learned,
}

impl Library {
    /// The texts of a source of files.
    pub(super) fn new(files: &dyn Files, known: &Known) -> Self {
        let list = languages::load(files);
        let is_list = list.is_ok();
        let mut paths: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for language in list.unwrap_or_default() {
            paths.insert(language.id.clone(), language.paths().collect());
        }
        let mut own: BTreeSet<String> = paths.values().flatten().cloned().collect();
        if known.is_pack {
            own = known.paths.iter().filter(|path| path.ends_with(".ftl")).cloned().collect();
            for path in own.iter().chain(&known.texts_below) {
                let language = path.split('/').nth(2).unwrap_or_default().to_owned();
                let paths = paths.entry(language).or_default();
                if !paths.contains(path) {
                    paths.push(path.clone());
                }
            }
        }
        let mut library = Self { paths, own, english: None, last: Learned::default() };
        library.english = match &known.texts {
            KnownTexts::Listed => is_list.then(|| {
                let mut english = library.read_english(files);
                known.instead_of_english.iter().for_each(|(pack, language)| {
                    library.add_named(files, pack, language, &mut english);
                });
                english
            }),
            KnownTexts::Keys(keys) => {
                Some(keys.iter().map(|key| (key.clone(), BTreeSet::new())).collect())
            }
            KnownTexts::Unknown => None,
        };
        library
    }

    /// The keys of the English texts.
    pub(super) fn english_keys(self) -> Option<BTreeSet<String>> {
        Some(self.english?.into_keys().collect())
    }

    fn read_english(&self, files: &dyn Files) -> English {
        let mut english = English::new();
        for file in self.of_language(files, FALLBACK) {
            for message in file.messages().iter().filter(|message| !message.is_term()) {
                let gaps = message.gaps.iter().map(|gap| gap.name.clone());
                let names = gaps.chain(message.mentioned.iter().cloned());
                english.entry(message.key.name.clone()).or_default().extend(names);
                if english.len() >= MAX_MESSAGES {
                    return english;
                }
            }
        }
        english
    }

    /// Adds what a pack names in another language. The keys of its own things have its id in them; any other key that is not
    /// English is misspelt.
    fn add_named(&self, files: &dyn Files, pack: &str, language: &str, english: &mut English) {
        let own = format!("{pack}{OF_PACK_WRITTEN}");
        for file in self.of_language(files, language) {
            for message in file.messages().iter().filter(|message| message.key.name.contains(&own))
            {
                let gaps = message.gaps.iter().map(|gap| gap.name.clone());
                english.entry(message.key.name.clone()).or_default().extend(gaps);
            }
        }
    }

    /// The files of a language that can be read.
    fn of_language<'f>(
        &'f self,
        files: &'f dyn Files,
        language: &str,
    ) -> impl Iterator<Item = TextFile> + 'f {
        let paths = self.paths.get(language).into_iter().flatten();
        paths.filter_map(|path| Some(TextFile::read(path, &files::text(files, path).ok()?)))
    }

    /// Whether there is an English text with this key; `None` if that is unknown.
    pub(super) fn has(&self, key: &str) -> Option<bool> {
        Some(self.english.as_ref()?.contains_key(&*text_key(key)))
    }

    /// The languages that have files.
    pub(super) fn languages(&self) -> Vec<String> {
        self.paths.keys().cloned().collect()
    }

    /// The paths of all files of texts.
    pub(super) fn paths(&self) -> Vec<String> {
        self.paths.values().flatten().cloned().collect()
    }

    /// All flaws of a file of texts.
    pub(super) fn flaws(&mut self, files: &dyn Files, path: &str, language: &str) -> Vec<Flaw> {
        let text = match files::text(files, path) {
            Ok(text) => text,
            Err(flaws) => return flaws.0,
        };
        let mut file = TextFile::read(path, &text);
        self.learn(files, language);
        if let Some(english) = self.english.as_ref().filter(|_| language != FALLBACK) {
            file.compare(english);
        }
        let known = &self.last.places;
        let twins = file.messages().iter().filter_map(|message| {
            let Place { path: other, line } = known.get(&message.key.name)?;
            let differs = other != path && self.own.contains(other) && self.own.contains(path);
            let name = other.rsplit('/').next()?;
            let cause = || format!("`{}` stands in `{name}`, line {line}, too", message.key.name);
            differs.then(|| (message.key.at.clone(), cause()))
        });
        let twins: Vec<_> = twins.collect();
        for (at, cause) in twins {
            file.flaw(at, cause, Some(KEEP_ONE.to_owned()));
        }
        let mut keys: BTreeSet<String> = known.keys().cloned().collect();
        keys.extend(file.messages().iter().map(|message| message.key.name.clone()));
        file.refer(&keys);
        file.flaws()
    }

    /// Reads the places of a language's messages.
    fn learn(&mut self, files: &dyn Files, language: &str) {
        if self.last.language == language {
            return;
        }
        let mut places: BTreeMap<String, Place> = BTreeMap::new();
        for file in self.of_language(files, language) {
            for (key, line) in file.keys() {
                let is_new = !places.contains_key(key) && places.len() < MAX_MESSAGES;
                // What a pack writes anew has its place there.
                if is_new || places.get(key).is_some_and(|place| !self.own.contains(&place.path)) {
                    places.insert(key.to_owned(), Place { path: file.path.clone(), line });
                }
            }
        }
        self.last = Learned { language: language.to_owned(), places };
    }

    /// How many of the English texts a language lacks, in words.
    pub(super) fn gaps(&mut self, files: &dyn Files, language: &str) -> Option<String> {
        self.learn(files, language);
        let english = self.english.as_ref()?;
        let lacking = || english.keys().filter(|key| !self.last.places.contains_key(*key));
        let count = lacking().count();
        let first: Vec<String> = lacking().take(MOST_NAMED).map(|key| format!("`{key}`")).collect();
        let more = if count > MOST_NAMED { ", …" } else { "" };
        let all = english.len();
        (count > 0).then(|| {
            let named = first.join(", ");
            format!("`{language}` lacks {count} of {all} texts, which are English: {named}{more}")
        })
    }
}
