//! Reads a manifest: all its fields before giving up, so that all flaws are told.

use std::collections::BTreeMap;
use std::ops::Range;

use semver::{Version, VersionReq};

use super::{ENGLISH, Manifest, ManifestDef, NeedRange, Pairs, Places};
use crate::data::Text;
use crate::data::fields::{distinct, plain_id, words_are_shown};
use crate::data::index::{OF_PACK_WRITTEN, is_plain};
use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader};

/// The most entries of a list of a manifest.
const MOST_LISTED: usize = 40;
/// The most letters of an address.
const LONGEST_ADDRESS: usize = 200;

/// Compiles a manifest.
pub(super) fn compile(reader: &mut Reader<'_>, text: &Text) -> Option<Manifest> {
    let def: ManifestDef<'_> = reader.whole()?;
    let id = pack_id(reader, &def.id);
    let version = version(reader, &def.version);
    let title = pairs(reader, &def.title);
    if title.as_ref().is_some_and(|title| !title.contains_key(ENGLISH)) {
        let hint = "add `\"en\": \"…\"`: it is shown where a language is missing";
        reader.flaw(def.title.token(), "the title is missing in English", Some(hint.to_owned()));
    }
    let line = pairs(reader, &def.line);
    let authors = authors(reader, &def.authors);
    let licence = words(reader, &def.licence, "a licence in double quotes");
    let game = range_of(reader, &def.game);
    let needs = needs(reader, &def);
    let after = after(reader, &def);
    let languages = pairs(reader, &def.languages);
    let homepage = homepage(reader, &def.homepage);
    let title = title.filter(|title| title.contains_key(ENGLISH))?;
    let (after, after_places) = after?.into_iter().unzip();
    let range = |token: &str| reader.range(token);
    let places =
        Places { id: range(def.id.token()), game: range(def.game.token()), after: after_places };
    Some(Manifest {
        id: id?,
        version: version?,
        title,
        line: line?,
        authors: authors?,
        licence: licence?,
        game: game?,
        needs: needs?,
        after,
        languages: languages?,
        homepage: homepage?,
        text: text.clone(),
        places,
    })
}

/// Reads a pack's own id. Two hyphens stand for the colon between it and a name, so it has none.
fn pack_id<'a>(reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<String> {
    let id = plain_id(reader, at, "the pack's id in double quotes")?;
    if id.contains(OF_PACK_WRITTEN) {
        let cause = format!("`{id}` has two hyphens in a row");
        reader.flaw(at.token(), cause, Some("write one hyphen".to_owned()));
        return None;
    }
    Some(id)
}

fn words<'a>(reader: &mut Reader<'a>, at: &At<'a, String>, what: &str) -> Option<String> {
    let words = reader.get(at, what)?.clone();
    words_are_shown(reader, at).then_some(words)
}

fn version<'a>(reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<Version> {
    let word = reader.get(at, "a version in double quotes")?;
    let read = Version::parse(word).ok();
    let plain = read.filter(|version| version.pre.is_empty() && version.build.is_empty());
    if plain.is_none() {
        let cause = format!("`{}` is no version{}", visible(word), explained(word));
        let hint = "write three numbers, such as `\"1.0.0\"`";
        reader.flaw(at.token(), cause, Some(hint.to_owned()));
    }
    plain
}

/// Reads a range of versions; any version where none is given.
fn range_of<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<At<'a, String>>>,
) -> Option<VersionReq> {
    let what = "versions in double quotes, such as `\">=1.0, <2\"`";
    let Some(inner) = reader.get(at, what)? else { return Some(VersionReq::STAR) };
    let word = reader.get(inner, what)?;
    let read = VersionReq::parse(word).ok();
    if read.is_none() {
        let cause = format!("`{}` is no range of versions{}", visible(word), explained(word));
        let hint = "write a range such as `\">=1.0, <2\"`, or a version such as `\"1.2\"`";
        reader.flaw(inner.token(), cause, Some(hint.to_owned()));
    }
    read
}

fn pairs<'a>(reader: &mut Reader<'a>, at: &At<'a, Pairs<'a>>) -> Option<BTreeMap<String, String>> {
    let Pairs(list) = reader.get(at, "texts by language, such as `{\"en\": \"…\"}`")?;
    if too_many(reader, at.token(), list.len()) {
        return None;
    }
    let (mut read, mut sound) = (BTreeMap::new(), true);
    for (language, text) in list {
        let language_id = plain_id(reader, language, "a language's code in double quotes");
        let text = words(reader, text, "a text in double quotes");
        let (Some(id), Some(text)) = (language_id, text) else {
            sound = false;
            continue;
        };
        if read.insert(id, text).is_some() {
            let cause = format!("the language {} stands here twice", visible(language.token()));
            reader.flaw(language.token(), cause, Some("take one out".to_owned()));
            sound = false;
        }
    }
    sound.then_some(read)
}

fn too_many(reader: &mut Reader<'_>, token: &str, count: usize) -> bool {
    if count > MOST_LISTED {
        let cause = format!("{count} things stand here, more than {MOST_LISTED}");
        reader.flaw(token, cause, Some("list fewer".to_owned()));
    }
    count > MOST_LISTED
}

fn authors<'a>(reader: &mut Reader<'a>, at: &At<'a, Vec<At<'a, String>>>) -> Option<Vec<String>> {
    let list = reader.get(at, "a list of names such as `[\"Ada\"]`")?;
    if list.is_empty() {
        let hint = "write who made it, such as `[\"Ada\"]`";
        reader.flaw(at.token(), "nobody made this pack", Some(hint.to_owned()));
        return None;
    }
    if too_many(reader, at.token(), list.len()) {
        return None;
    }
    let read: Vec<_> = list.iter().map(|at| words(reader, at, "a name in double quotes")).collect();
    read.into_iter().collect()
}

fn needs<'a>(reader: &mut Reader<'a>, def: &ManifestDef<'a>) -> Option<Vec<NeedRange>> {
    let list = reader.get(&def.needs, "a list such as `[(id: \"river\")]`")?;
    if too_many(reader, def.needs.token(), list.len()) {
        return None;
    }
    let defs: Vec<_> = list.iter().map(|at| reader.get(at, "a need `(id: \"…\")`")).collect();
    let ids = defs.iter().copied().flatten().map(|need| &need.id);
    distinct(reader, ids, "need");
    let mut read = Vec::new();
    for need in defs {
        read.push(need.and_then(|need| {
            let id = plain_id(reader, &need.id, "a pack's id in double quotes");
            let versions = range_of(reader, &need.versions);
            let itself = not_itself(reader, &def.id, &need.id);
            let place = reader.range(need.id.token());
            itself.then_some(NeedRange { id: id?, versions: versions?, place })
        }));
    }
    read.into_iter().collect()
}

fn after<'a>(
    reader: &mut Reader<'a>,
    def: &ManifestDef<'a>,
) -> Option<Vec<(String, Range<usize>)>> {
    let list = reader.get(&def.after, "a list of ids such as `[\"river\"]`")?;
    if too_many(reader, def.after.token(), list.len()) {
        return None;
    }
    distinct(reader, list.iter(), "pack in this list");
    let mut read = Vec::new();
    for at in list {
        let id = plain_id(reader, at, "a pack's id in double quotes");
        let itself = not_itself(reader, &def.id, at);
        read.push(id.filter(|_| itself).map(|id| (id, reader.range(at.token()))));
    }
    read.into_iter().collect()
}

fn not_itself(reader: &mut Reader<'_>, own: &At<'_, String>, other: &At<'_, String>) -> bool {
    let same = own.ok().is_some_and(|own| is_plain(own)) && own.ok() == other.ok();
    if same {
        let hint = Some("take it out".to_owned());
        reader.flaw(other.token(), "this is the pack itself", hint);
    }
    !same
}

/// Reads an address. The outer `None` means unreadable, the inner one absent.
fn homepage<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<At<'a, String>>>,
) -> Option<Option<String>> {
    let what = "an address in double quotes";
    let Some(inner) = reader.get(at, what)? else { return Some(None) };
    let address = reader.get(inner, what)?;
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic());
    if !address.starts_with("https://") || !plain || address.len() > LONGEST_ADDRESS {
        let cause = format!("`{}` is no address{}", visible(address), explained(address));
        let hint = "write one that begins with `https://`, of plain letters";
        reader.flaw(inner.token(), cause, Some(hint.to_owned()));
        return None;
    }
    Some(Some(address.clone()))
}
