//! Writes a draft as a level of a pack, and the pack's manifest where it is new.

#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;

use super::amend::{self, quoted, shape};
use super::draft::Draft;
use super::flaws::path;
use crate::data::Flaws;
use crate::data::index::{Index, is_id, owner};
#[cfg(not(target_arch = "wasm32"))]
use crate::packs::laying;
use crate::packs::tree::{Node, Shape};
use crate::packs::{Pack, manifest, naming};

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
    /// Under which licence it may be passed on.
    pub licence: String,
}

/// Why a level was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unwritten {
    /// There is such a level in the pack already.
    Exists,
    /// The game itself has a level or a lesson of this name, so the file would change that one.
    OfTheGame,
    /// The pack or the level has no name that is the same on every machine.
    Unsound,
    /// There is no folder for packs.
    Nowhere,
    /// The pack is a zip file, or another pack lies in the folder of this name.
    NoFolder,
    /// The pack would be none.
    Flawed(Flaws),
    /// The disk refuses it.
    Disk(String),
}

impl Place {
    /// A place for a copy of a level: a name that the game does not have itself.
    #[must_use]
    pub fn beside(game: &str, pack: &str, name: &str) -> Self {
        let begun: String = name.chars().take(naming::LONGEST - 4).collect();
        let begun = begun.trim_end_matches('-');
        let others = (2..1000).map(|number| format!("{begun}-{number}"));
        let mut names = std::iter::once(name.to_owned()).chain(others);
        let free = names.find(|name| !is_of_game(game, name)).unwrap_or_default();
        Self { pack: pack.to_owned(), name: free }
    }

    /// Whether both words are names on every machine.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        naming::is_name(&self.pack) && naming::is_name(&self.name)
    }

    /// The id of the level.
    #[must_use]
    pub fn level(&self, game: &str) -> String {
        format!("{game}/{}:{}", self.pack, self.name)
    }
}

/// Whether a game itself has a level or a lesson of this name. In a pack, the file of such a level changes the game's.
#[must_use]
pub fn is_of_game(game: &str, name: &str) -> bool {
    let (index, id) = (Index::shipped(), format!("{game}/{name}"));
    index.ids().chain(index.lessons()).any(|known| known == id)
}

/// The files that a level adds to a pack or changes there, the manifest first: their paths in the pack, and their texts.
/// `known` is the manifest of a pack that is there.
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
    Some(manifest).filter(|(_, text)| known != Some(text)).into_iter().chain([level]).collect()
}

fn new_manifest(place: &Place, about: &About) -> String {
    let words = [&place.pack, &about.title, &about.author, &about.licence];
    let [id, title, author, licence] = words.map(|it| quoted(it));
    format!(
        "// Made with the game's editor. The reference of packs explains every field.\n(\n    \
         id: {id},\n    version: \"1.0.0\",\n    title: {{\"en\": {title}}},\n    \
         authors: [{author}],\n    // Under which licence others may pass it on, such as \"CC-BY-4.0\".\n    \
         licence: {licence},\n)\n"
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

/// A pack with a level written into it.
#[derive(Debug)]
pub struct Packed {
    /// The whole pack.
    pub pack: Pack,
    /// The files that are new or changed, the manifest first.
    pub files: Vec<(String, String)>,
}

/// Writes a level into a pack, or into a new one where there is none. A level that is there already is only replaced if
/// that is wanted.
///
/// # Errors
/// Why it cannot be written there.
pub fn packed(
    there: Option<&Pack>,
    draft: &Draft,
    place: &Place,
    about: &About,
    replaces: bool,
) -> Result<Packed, Unwritten> {
    if !place.is_sound() {
        return Err(Unwritten::Unsound);
    }
    if is_of_game(draft.means().game, &place.name) {
        return Err(Unwritten::OfTheGame);
    }
    if there.is_some_and(|pack| pack.id() != place.pack) {
        return Err(Unwritten::NoFolder);
    }
    let level = path(draft.means().game, &place.name);
    if !replaces && there.is_some_and(|pack| pack.file(&level).is_some()) {
        return Err(Unwritten::Exists);
    }
    let known = there.and_then(|pack| std::str::from_utf8(pack.file(manifest::PATH)?).ok());
    let files = files_of(draft, place, about, known);
    let before = there.into_iter().flat_map(Pack::files);
    let before = before.filter(|(path, _)| files.iter().all(|(new, _)| new != path));
    let before = before.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
    let new = files.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes()));
    let pack = Pack::from_files(&format!("packs/{}", place.pack), before.chain(new))
        .map_err(|refused| Unwritten::Flawed(refused.flaws))?;
    Ok(Packed { pack, files })
}

/// Writes a level into a pack's folder, which is made if it is not there. A level that is there already is only replaced
/// if that is wanted. A file that is replaced stays until the new one is whole.
///
/// # Errors
/// Why nothing was written.
#[cfg(not(target_arch = "wasm32"))]
pub fn write(
    root: &Path,
    draft: &Draft,
    place: &Place,
    about: &About,
    replaces: bool,
) -> Result<(), Unwritten> {
    let zips = [format!("{}.zip", place.pack), format!("{}-pack.zip", place.pack)];
    if zips.iter().any(|zip| root.with_file_name(zip).exists()) {
        return Err(Unwritten::NoFolder);
    }
    let label = format!("packs/{}", place.pack);
    let there = match root.exists() {
        true => Some(crate::packs::read(root, &label).map_err(|it| Unwritten::Flawed(it.flaws))?),
        false => None,
    };
    let Packed { files, .. } = packed(there.as_ref(), draft, place, about, replaces)?;
    put(root, &files, there.is_some()).map_err(|why| Unwritten::Disk(why.to_string()))
}

#[cfg(not(target_arch = "wasm32"))]
fn put(root: &Path, files: &[(String, String)], is_there: bool) -> std::io::Result<()> {
    if !is_there {
        std::fs::create_dir_all(root.parent().unwrap_or(root))?;
        return laying::lay_down(root, files);
    }
    files.iter().try_for_each(|(path, text)| laying::replace(&root.join(path), text.as_bytes()))
}
