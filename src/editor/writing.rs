//! Writes a draft as a level of a pack, and the pack's manifest where it is new.

#[cfg(not(target_arch = "wasm32"))]
use std::fs;
#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;

use super::amend::{self, quoted, shape};
use super::draft::Draft;
use super::flaws::path;
use crate::data::Flaws;
use crate::data::index::{OF_PACK_WRITTEN, is_id, is_plain, owner};
use crate::packs::tree::{Node, Shape};
use crate::packs::{Pack, manifest};

/// Fields whose words are shown and name nothing.
const SHOWN: [&str; 3] = ["title", "line", "reconstructed"];

/// Where a level is written: both words are ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The id of the pack.
    pub pack: String,
    /// The name of the level in the pack.
    pub name: String,
}

/// What a new pack says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its title.
    pub title: String,
    /// Who made it.
    pub author: String,
}

/// Why a level was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unwritten {
    /// There is such a level in the pack already.
    Exists,
    /// The pack is a zip file, or another pack lies in the folder of this name.
    NoFolder,
    /// The pack would be none.
    Flawed(Flaws),
    /// The disk refuses it.
    Disk(String),
}

impl Place {
    /// A place of these names as players write them: small letters, digits and hyphens remain.
    #[must_use]
    pub fn of_words(pack: &str, name: &str) -> Self {
        Self { pack: id(pack, "my-levels"), name: id(name, "level") }
    }

    /// Whether both words are ids.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        is_plain(&self.pack) && !self.pack.contains(OF_PACK_WRITTEN) && is_plain(&self.name)
    }

    /// The id of the level.
    #[must_use]
    pub fn level(&self, game: &str) -> String {
        format!("{game}/{}:{}", self.pack, self.name)
    }
}

/// The id that words come nearest to.
fn id(words: &str, otherwise: &str) -> String {
    let mut id = String::new();
    for letter in words.chars().flat_map(char::to_lowercase).map(plain) {
        match letter {
            Some(letter) if id.len() < 32 => id.push(letter),
            None if !id.is_empty() && !id.ends_with('-') && id.len() < 31 => id.push('-'),
            _ => {}
        }
    }
    let id = id.trim_matches('-');
    let begins = id.starts_with(|first: char| first.is_ascii_lowercase());
    if begins { id.to_owned() } else { otherwise.to_owned() }
}

/// A letter without its accent; `None` if it is none of an id's.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'a'..='z' | '0'..='9' => letter,
        _ => return None,
    })
}

/// The files that a level adds to a pack or changes there: their paths in the pack, and their texts. `known` is the
/// manifest of a pack that is there.
#[must_use]
pub fn files_of(
    draft: &Draft,
    place: &Place,
    about: &About,
    known: Option<&str>,
) -> Vec<(String, String)> {
    let needs = needs(draft, &place.pack);
    let manifest = match known {
        Some(known) => needs.iter().fold(known.to_owned(), |text, need| with_need(&text, need)),
        None => needs.iter().fold(new_manifest(place, about), |text, need| with_need(&text, need)),
    };
    let level = (path(draft.means().game, &place.name), draft.text().to_owned());
    let manifest = (manifest::PATH.to_owned(), manifest);
    [level].into_iter().chain(Some(manifest).filter(|(_, text)| known != Some(text))).collect()
}

fn new_manifest(place: &Place, about: &About) -> String {
    let [id, title, author] = [&place.pack, &about.title, &about.author].map(|it| quoted(it));
    format!(
        "// Made with the game's editor. The reference of packs explains every field.\n(\n    \
         id: {id},\n    version: \"1.0.0\",\n    title: {{\"en\": {title}}},\n    \
         authors: [{author}],\n    // Under which licence others may pass it on, such as \"CC-BY-4.0\".\n    \
         licence: \"All rights reserved\",\n)\n"
    )
}

/// A manifest that names one pack more among those it needs.
fn with_need(text: &str, pack: &str) -> String {
    let Some(whole) = shape(text) else { return text.to_owned() };
    let need = format!("(id: {})", quoted(pack));
    let changed = match whole.field("needs") {
        None => amend::set(text, &["needs"], &format!("[{need}]"), false),
        Some(list) => {
            let listed = list.list().unwrap_or_default();
            match listed.iter().any(|known| known.id() == Some(pack)) {
                true => None,
                false => amend::push_entry(text, list, &need, 1),
            }
        }
    };
    changed.unwrap_or_else(|| text.to_owned())
}

/// The packs whose files a level names.
fn needs(draft: &Draft, own: &str) -> Vec<String> {
    let Some(whole) = shape(draft.text()) else { return Vec::new() };
    let fields = whole.fields().unwrap_or_default().iter();
    let named = fields.filter(|field| !SHOWN.contains(&field.name.as_str()));
    let mut words = Vec::new();
    named.for_each(|field| gather(&field.value, &mut words));
    let mut packs: Vec<String> = Vec::new();
    for pack in words.into_iter().filter(|word| is_id(word)).filter_map(|word| owner(word).0) {
        if pack != own && !packs.iter().any(|known| known == pack) {
            packs.push(pack.to_owned());
        }
    }
    packs
}

fn gather<'n>(node: &'n Node, words: &mut Vec<&'n str>) {
    match &node.shape {
        Shape::Word(word) => words.push(word),
        Shape::List(list) => list.iter().for_each(|node| gather(node, words)),
        Shape::Block(fields) => fields.iter().for_each(|field| gather(&field.value, words)),
        Shape::Map(_) | Shape::True | Shape::Value => {}
    }
}

/// Writes a level into the pack's own folder in a folder of packs. A level that is there already is only replaced
/// if that is wanted. A file that is replaced stays until the new one is whole.
///
/// # Errors
/// Why nothing was written.
#[cfg(not(target_arch = "wasm32"))]
pub fn write(
    folder: &Path,
    draft: &Draft,
    place: &Place,
    about: &About,
    replaces: bool,
) -> Result<(), Unwritten> {
    let root = folder.join(&place.pack);
    let zips = [format!("{}.zip", place.pack), format!("{}-pack.zip", place.pack)];
    if zips.iter().any(|zip| folder.join(zip).exists()) {
        return Err(Unwritten::NoFolder);
    }
    let label = format!("packs/{}", place.pack);
    let refused = |refused: crate::packs::Refused| Unwritten::Flawed(refused.flaws);
    let there = match root.exists() {
        true => Some(crate::packs::read(&root, &label).map_err(refused)?),
        false => None,
    };
    if there.as_ref().is_some_and(|pack| pack.id() != place.pack) {
        return Err(Unwritten::NoFolder);
    }
    let known =
        there.as_ref().and_then(|pack| std::str::from_utf8(pack.file(manifest::PATH)?).ok());
    let files = files_of(draft, place, about, known);
    let level = path(draft.means().game, &place.name);
    if !replaces && root.join(&level).exists() {
        return Err(Unwritten::Exists);
    }
    let before = there.iter().flat_map(Pack::files);
    let before = before.filter(|(path, _)| files.iter().all(|(new, _)| new != path));
    let before = before.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
    let new = files.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes()));
    Pack::from_files(&label, before.chain(new)).map_err(refused)?;
    files
        .iter()
        .try_for_each(|(path, text)| put(&root, path, text))
        .map_err(|why| Unwritten::Disk(why.to_string()))
}

#[cfg(not(target_arch = "wasm32"))]
fn put(root: &Path, path: &str, text: &str) -> std::io::Result<()> {
    let file = root.join(path);
    let (folder, name) = (file.parent().unwrap_or(root), file.file_name().unwrap_or_default());
    fs::create_dir_all(folder)?;
    let part = folder.join(format!(".{}.part", name.to_string_lossy()));
    fs::write(&part, text)?;
    fs::rename(part, file)
}
