//! What a pack holds: levels and lessons, texts, pictures and sounds.

use std::collections::{BTreeMap, BTreeSet};

use crate::data::glyphs::Letters;
use crate::data::index::{self, Index, OF_PACK_WRITTEN, is_plain};
use crate::data::{Memory, languages, lessons, particles, staging};
use crate::packs::paths::Holds;
use crate::packs::{Pack, Stack, manifest, paths};
use crate::rules::GAMES;

/// The folder of pictures of heads.
pub(super) const HEADS: &str = "assets/art/heads/";
/// The language that stands in for all others.
const ENGLISH: &str = "en";
/// The folder of sounds.
const SOUNDS: &str = "assets/sounds/";

/// A file of texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackText<'p> {
    /// The file as messages name it.
    pub path: String,
    /// The id of its pack.
    pub pack: &'p str,
    /// Its text.
    pub text: &'p str,
}

/// A picture or a sound. Of a picture there is one file: a PNG where there is one, else an SVG.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture<'p> {
    /// Its name in data files: `otter:otter`.
    pub name: String,
    /// Its name in the pack. Where the game has one of this name, this one takes its place.
    pub plain: &'p str,
    /// The id of its pack.
    pub pack: &'p str,
    /// Its path in the pack.
    pub path: &'p str,
    /// Its bytes: a square PNG, an SVG, or Ogg Vorbis.
    pub bytes: &'p [u8],
}

/// A font.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFont<'p> {
    /// The file as messages name it.
    pub path: String,
    /// The hash of its pack.
    pub pack: u64,
    /// Its bytes.
    pub bytes: &'p [u8],
    /// The letters that it draws.
    pub letters: &'p Letters,
}

/// A kind of thing in a pack, for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A board with its start and options.
    Level,
    /// A lesson.
    Lesson,
    /// A table of animals, cards or anything else that levels read, new or changed.
    Table,
    /// A language in which there are texts.
    Language,
    /// A picture.
    Picture,
    /// A sound.
    Sound,
    /// A font.
    Font,
}

impl Pack {
    /// What is in it: how many of each kind. Kinds of which there is nothing are left out.
    #[must_use]
    pub fn contents(&self) -> BTreeMap<Kind, usize> {
        let mut named: BTreeMap<Kind, BTreeSet<&str>> = BTreeMap::new();
        for path in self.paths() {
            let Some((kind, name)) = kind_of(path) else { continue };
            named.entry(kind).or_default().insert(name);
        }
        named.into_iter().map(|(kind, names)| (kind, names.len())).collect()
    }

    /// The language in which it names its own things, if it does not name them in English: of several the one in
    /// which it names most. The keys of such texts have its id in them.
    #[must_use]
    pub fn instead_of_english(&self) -> Option<&str> {
        let own = format!("{}{OF_PACK_WRITTEN}", self.id());
        let mut named: BTreeMap<&str, usize> = BTreeMap::new();
        for (path, bytes) in self.files() {
            if let Some((Kind::Language, language)) = kind_of(path) {
                let text = String::from_utf8_lossy(bytes);
                *named.entry(language).or_default() += text.matches(&own).count();
            }
        }
        let most = named.iter().max_by_key(|(_, count)| **count).filter(|(_, count)| **count > 0);
        most.map(|(language, _)| *language)
            .filter(|_| named.get(ENGLISH).is_none_or(|count| *count == 0))
    }
}

/// What a file is for people, and what it counts as: files of texts count as their language, and a picture as
/// one with the drawing that it was made of.
fn kind_of(path: &str) -> Option<(Kind, &str)> {
    let (stem, end) = path.rsplit_once('.')?;
    let kind = match paths::judged(path).ok()? {
        Holds::Picture | Holds::Drawing => Kind::Picture,
        Holds::Sound => Kind::Sound,
        Holds::Data if end == "ftl" => {
            return Some((
                Kind::Language,
                path.strip_prefix("assets/locales/")?.split('/').next()?,
            ));
        }
        Holds::Data if path == manifest::PATH => return None,
        Holds::Data if path.ends_with(".board.ron") => Kind::Level,
        Holds::Data if path.ends_with(".lesson.ron") => Kind::Lesson,
        Holds::Data => Kind::Table,
        Holds::Font => Kind::Font,
        Holds::Paper => return None,
    };
    Some((kind, stem))
}

impl Stack {
    /// The texts of a language, the lowest pack first; later ones replace messages of earlier ones.
    #[must_use]
    pub fn texts<'p>(&'p self, language: &str) -> Vec<PackText<'p>> {
        let folder = format!("assets/locales/{language}/");
        let is_text = |path: &str| path.starts_with(&folder) && path.ends_with(".ftl");
        let of_pack = |pack: &'p Pack| {
            let paths = pack.paths().filter(|path| is_text(path));
            let texts = paths.filter_map(|path| {
                let text = std::str::from_utf8(pack.file(path)?).ok()?;
                Some(PackText { path: pack.told(path), pack: pack.id(), text })
            });
            texts.collect::<Vec<_>>()
        };
        self.on().flat_map(of_pack).collect()
    }

    /// The texts of packs in which they name their own things in another language and not in English. Players of any
    /// language read in these what their own and English lack.
    #[must_use]
    pub fn instead_of_english(&self) -> Vec<PackText<'_>> {
        // Asked once of each pack, because the answer reads all its texts.
        let spoken: BTreeMap<&str, &str> =
            self.on().filter_map(|pack| Some((pack.id(), pack.instead_of_english()?))).collect();
        let languages: BTreeSet<&str> = spoken.values().copied().collect();
        let texts = languages.into_iter().flat_map(|language| self.texts_of(language, &spoken));
        texts.collect()
    }

    /// The texts in a language of the packs that speak it.
    fn texts_of<'p>(&'p self, language: &str, spoken: &BTreeMap<&str, &str>) -> Vec<PackText<'p>> {
        let mut texts = self.texts(language);
        texts.retain(|text| spoken.get(text.pack) == Some(&language));
        texts
    }

    /// The languages that packs bring, with their own names.
    #[must_use]
    pub fn languages(&self) -> BTreeMap<&str, &str> {
        let named = self.on().flat_map(|pack| &pack.manifest.languages);
        named.map(|(id, name)| (id.as_str(), name.as_str())).collect()
    }

    /// The pictures of heads, the lowest pack first.
    #[must_use]
    pub fn pictures(&self) -> Vec<Picture<'_>> {
        self.media(HEADS, |holds| matches!(holds, Holds::Picture | Holds::Drawing))
    }

    /// The sounds, the lowest pack first. A list of sounds, `assets/sounds/sounds.ron`, names a pack's own
    /// file as `otter--call.ogg`.
    #[must_use]
    pub fn sounds(&self) -> Vec<Picture<'_>> {
        self.media(SOUNDS, |holds| holds == Holds::Sound)
    }

    /// The fonts, the lowest pack first.
    #[must_use]
    pub fn fonts<'p>(&'p self) -> Vec<PackFont<'p>> {
        let of_pack = |pack: &'p Pack| {
            let fonts = pack.fonts().filter_map(|(path, letters)| {
                let bytes = pack.file(path)?;
                Some(PackFont { path: pack.told(path), pack: pack.hash(), bytes, letters })
            });
            fonts.collect::<Vec<_>>()
        };
        self.on().flat_map(of_pack).collect()
    }

    fn media(&self, folder: &str, of_kind: impl Fn(Holds) -> bool) -> Vec<Picture<'_>> {
        let mut all = Vec::new();
        for pack in self.on() {
            for path in pack.paths().filter(|path| paths::judged(path).is_ok_and(&of_kind)) {
                let file = path.strip_prefix(folder).and_then(|file| file.rsplit_once('.'));
                let Some((plain, end)) = file.filter(|(plain, _)| !plain.contains('/')) else {
                    continue;
                };
                // A drawing beside the picture made of it is for people.
                if end == "svg" && pack.file(&format!("{folder}{plain}.png")).is_some() {
                    continue;
                }
                let (name, bytes) = (name_of(pack.id(), &in_data(plain)), pack.file(path));
                let bytes = bytes.unwrap_or_default();
                all.push(Picture { name, plain, pack: pack.id(), path, bytes });
            }
        }
        all
    }

    /// The levels that lie in packs and are no changes of others, with the game's list at hand.
    #[must_use]
    pub fn levels(&self, list: &[u8]) -> Vec<String> {
        let listed = Listed::of(list);
        self.on().flat_map(|pack| listed.levels(pack)).collect()
    }
}

/// An id of a pack's own.
fn name_of(pack: &str, name: &str) -> String {
    format!("{pack}{}{name}", index::OF_PACK)
}

/// A picture's name as data files write it.
fn in_data(name: &str) -> String {
    name.replace('_', "-")
}

/// Whether new ids in a file must be those of the pack that adds them. They need not where the ids are
/// words that the game itself has: cues of a staging, and languages.
pub(super) fn owns_ids(path: &str) -> bool {
    let of_cues = GAMES.iter().any(|game| path == staging::path(game));
    !of_cues && path != languages::PATH && path != particles::PATH
}

/// What the game's own list of levels and lessons names.
pub(super) struct Listed {
    levels: BTreeSet<String>,
    lessons: BTreeSet<String>,
}

impl Listed {
    /// Reads the bytes of the list.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let index = Index::read(&Memory::default().with(index::PATH, bytes));
        let levels = index.ids().map(str::to_owned).collect();
        Self { levels, lessons: index.lessons().map(str::to_owned).collect() }
    }

    /// The ids of a pack's own levels.
    pub(super) fn levels(&self, pack: &Pack) -> Vec<String> {
        let path = |game: &str, name: &str| format!("levels/{game}/{name}.board.ron");
        self.unlisted(pack, ".board.ron", path, &self.levels)
    }

    /// The ids of a pack's own lessons.
    fn lessons(&self, pack: &Pack) -> Vec<String> {
        let path = |game: &str, name: &str| lessons::path(&format!("{game}/{name}"));
        self.unlisted(pack, ".lesson.ron", path, &self.lessons)
    }

    fn unlisted(
        &self,
        pack: &Pack,
        ending: &str,
        path_of: impl Fn(&str, &str) -> String,
        known: &BTreeSet<String>,
    ) -> Vec<String> {
        let ids = pack.paths().filter_map(|path| {
            let game = path.strip_prefix("levels/")?.split('/').next()?;
            let name = path.rsplit('/').next()?.strip_suffix(ending)?;
            // Two hyphens name another pack, whose level is changed.
            let own = path == path_of(game, name)
                && is_plain(name)
                && !name.contains(OF_PACK_WRITTEN)
                && !known.contains(&format!("{game}/{name}"));
            own.then(|| format!("{game}/{}", name_of(pack.id(), name)))
        });
        ids.collect()
    }

    /// The change of the list that offers a pack's levels and lessons.
    pub(super) fn added(&self, pack: &Pack) -> Option<String> {
        let lists = [("levels", self.levels(pack)), ("lessons", self.lessons(pack))];
        let lists = lists.into_iter().filter(|(_, ids)| !ids.is_empty());
        let added: String = lists.map(|(list, ids)| format!("{list}: (add: {ids:?}),")).collect();
        (!added.is_empty()).then(|| format!("({added})"))
    }
}

/// The change of the list of heads that names a pack's pictures.
pub(super) fn heads(pack: &Pack) -> Option<String> {
    let names = pack.paths().filter_map(|path| {
        let (name, end) = path.strip_prefix(HEADS)?.rsplit_once('.')?;
        let name = in_data(name);
        (matches!(end, "png" | "svg") && is_plain(&name)).then(|| name_of(pack.id(), &name))
    });
    let names: BTreeSet<String> = names.collect();
    let names: Vec<String> = names.into_iter().collect();
    (!names.is_empty()).then(|| format!("(names: (add: {names:?}))"))
}
