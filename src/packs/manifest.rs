//! What a pack says of itself: the file `pack.ron` at its root.

mod reading;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use semver::{Version, VersionReq};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::data::source::{At, read_whole};
use crate::data::{Flaw, Text};

/// The path of the manifest in a pack.
pub const PATH: &str = "pack.ron";
/// The language in which every pack has a title; it is shown where there is no other.
const ENGLISH: &str = "en";

/// A manifest: `id`, `version`, `title`, `authors` and `licence` are required.
///
/// ```ron
/// (
///     id: "otter",
///     version: "1.0.0",
///     title: {"en": "The otter", "fr": "La loutre"},
///     authors: ["Ada"],
///     licence: "CC0-1.0",
///     needs: [(id: "river", versions: ">=1.2, <2")],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ManifestDef<'a> {
    /// The pack's id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The
    /// ids of all that is new in the pack begin with it: `otter:marsh`.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its version: three numbers, `"1.0.0"`.
    pub version: At<'a, String>,
    /// Its title by language. English, `"en"`, is required.
    pub title: At<'a, Pairs<'a>>,
    /// One line about it by language.
    #[serde(default)]
    pub line: At<'a, Pairs<'a>>,
    /// Who made it.
    pub authors: At<'a, Vec<At<'a, String>>>,
    /// Under which licence it may be passed on, such as `"CC-BY-4.0"`.
    pub licence: At<'a, String>,
    /// The versions of the game that it is made for, such as `">=0.1, <0.3"`. All, when left out.
    #[serde(default)]
    pub game: At<'a, Option<At<'a, String>>>,
    /// The packs that it needs.
    #[serde(default)]
    pub needs: At<'a, Vec<At<'a, NeedDef<'a>>>>,
    /// The ids of packs that come before it where they are on. Those it needs do so anyway.
    #[serde(default)]
    pub after: At<'a, Vec<At<'a, String>>>,
    /// Languages that the game lacks, by the name of their folder in `assets/locales`:
    /// `{"pl": "Polski"}`.
    #[serde(default)]
    pub languages: At<'a, Pairs<'a>>,
    /// The address of its page, beginning with `https://`.
    #[serde(default)]
    pub homepage: At<'a, Option<At<'a, String>>>,
}

/// A pack that another one needs: `(id: "river", versions: ">=1.2, <2")`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct NeedDef<'a> {
    /// Its id.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// The versions that will do. Any, when left out.
    #[serde(default)]
    pub versions: At<'a, Option<At<'a, String>>>,
}

/// Texts by language, in the order of the file.
#[derive(Default, Debug)]
pub struct Pairs<'a>(pub Vec<(At<'a, String>, At<'a, String>)>);

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(PairsVisitor).map(Pairs)
    }
}

struct PairsVisitor;

impl<'de> Visitor<'de> for PairsVisitor {
    type Value = Vec<(At<'de, String>, At<'de, String>)>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("texts by language in curly brackets")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(pairs)
    }
}

/// A need, compiled.
#[derive(Clone, Debug)]
pub struct NeedRange {
    /// The id of the pack.
    pub id: String,
    /// The versions that will do.
    pub versions: VersionReq,
    /// Where the manifest says so.
    pub(super) place: Range<usize>,
}

/// What a pack says of itself.
#[derive(Clone, Debug)]
pub struct Manifest {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: Version,
    /// Its title by language.
    pub title: BTreeMap<String, String>,
    /// One line about it by language.
    pub line: BTreeMap<String, String>,
    /// Who made it.
    pub authors: Vec<String>,
    /// Its licence.
    pub licence: String,
    /// The versions of the game that it is made for.
    pub game: VersionReq,
    /// The packs that it needs.
    pub needs: Vec<NeedRange>,
    /// The packs that come before it, where they are on.
    pub after: Vec<String>,
    /// The languages that it brings, with their own names.
    pub languages: BTreeMap<String, String>,
    /// The address of its page.
    pub homepage: Option<String>,
    text: Text,
    places: Places,
}

/// Where a manifest says what other packs are compared with.
#[derive(Clone, Default, Debug)]
struct Places {
    id: Range<usize>,
    game: Range<usize>,
    after: Vec<Range<usize>>,
}

impl Manifest {
    /// Reads a manifest.
    ///
    /// # Errors
    /// All its flaws.
    pub fn of(text: &Text) -> Result<Self, Vec<Flaw>> {
        read_whole(text, |reader| reading::compile(reader, text))
    }

    /// Its title in a language, otherwise in English.
    #[must_use]
    pub fn title_in(&self, language: &str) -> &str {
        told(&self.title, language)
    }

    /// The line about it in a language, otherwise in English; empty if there is none.
    #[must_use]
    pub fn line_in(&self, language: &str) -> &str {
        told(&self.line, language)
    }

    /// A flaw at the pack's id.
    pub(super) fn flaw_of_id(&self, cause: impl Into<String>) -> Flaw {
        self.text.flaw(self.places.id.clone(), cause)
    }

    /// A flaw at the versions of the game.
    pub(super) fn flaw_of_game(&self, cause: impl Into<String>) -> Flaw {
        self.text.flaw(self.places.game.clone(), cause)
    }

    /// A flaw where the manifest needs another pack.
    pub(super) fn flaw_of_need(&self, need: &NeedRange, cause: impl Into<String>) -> Flaw {
        self.text.flaw(need.place.clone(), cause)
    }

    /// A flaw where the manifest wants to come after another pack, or needs it.
    pub(super) fn flaw_of_order(&self, id: &str, cause: impl Into<String>) -> Flaw {
        let need = self.needs.iter().find(|need| need.id == id).map(|need| &need.place);
        let after = self.after.iter().zip(&self.places.after).find(|(after, _)| *after == id);
        let place = need.or(after.map(|(_, place)| place)).unwrap_or(&self.places.id);
        self.text.flaw(place.clone(), cause)
    }
}

fn told<'m>(texts: &'m BTreeMap<String, String>, language: &str) -> &'m str {
    texts.get(language).or_else(|| texts.get(ENGLISH)).map_or("", String::as_str)
}
