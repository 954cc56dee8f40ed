//! A pack in memory: its manifest and its files, gathered from wherever they lie.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::data::glyphs::Letters;
use crate::data::{Flaw, Flaws, Need, Text, Trouble, files, languages};
use crate::packs::limits::{MAX_BYTES, MAX_ENTRIES, MAX_FLAWS};
use crate::packs::manifest::{self, Manifest};
use crate::packs::paths::{self, Holds, Twins, Why};
use crate::packs::{drawings, fonts, pictures, sounds, zip};
use crate::rules::hashing::Hasher;

/// The hash domain of packs: `PACK`.
const DOMAIN: u64 = 0x5041_434B;

/// A pack whose files may be read: bounded, with names that mean the same everywhere, and with a sound
/// manifest. Its data files may still have flaws.
#[derive(Clone, Debug)]
pub struct Pack {
    /// What it says of itself.
    pub manifest: Manifest,
    /// Where it lies, as messages name it: `packs/otter` or `otter.zip`.
    pub label: String,
    /// Shared by all copies, because a pack of pictures may be large.
    files: Arc<BTreeMap<String, Vec<u8>>>,
    /// The letters that its fonts draw, by path.
    fonts: BTreeMap<String, Arc<Letters>>,
    hash: u64,
    /// How many bytes the zip file has of which it was read.
    packed: Option<usize>,
}

/// Something that is no pack, and why.
#[derive(Clone, Debug)]
pub struct Refused {
    /// Where it lies, as messages name it.
    pub label: String,
    /// What it says of itself, as far as that could be read.
    pub manifest: Option<Box<Manifest>>,
    /// What is wrong with it.
    pub flaws: Flaws,
}

impl Pack {
    /// A pack of these files: paths in the pack, and bytes. One folder around all of them is left out.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn from_files(
        label: &str,
        files: impl IntoIterator<Item = (String, Vec<u8>)>,
    ) -> Result<Self, Refused> {
        let mut sack = Sack::new(label);
        let mut files: Vec<_> = files.into_iter().take(MAX_ENTRIES + 1).collect();
        sack.around = around(files.iter().map(|(path, _)| path.as_str()));
        for (path, bytes) in files.drain(..) {
            let _ = sack.announce(&path, bytes.len() as u64).then(|| sack.put(&path, bytes));
        }
        sack.tie()
    }

    /// A pack of a zip file's bytes.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn from_zip(label: &str, bytes: &[u8]) -> Result<Self, Refused> {
        let mut sack = Sack::new(label);
        zip::unpack(bytes, &mut sack);
        Ok(Self { packed: Some(bytes.len()), ..sack.tie()? })
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.manifest.id
    }

    /// The bytes of a file.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// The paths of its files, in order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Its files: their paths, in order, and their bytes.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// The letters that its fonts draw, by the path of each.
    pub fn fonts(&self) -> impl Iterator<Item = (&str, &Arc<Letters>)> {
        self.fonts.iter().map(|(path, letters)| (path.as_str(), letters))
    }

    /// The same pack with a file added or replaced.
    ///
    /// # Errors
    /// Everything that is wrong with it then.
    pub fn with_file(&self, path: &str, bytes: Vec<u8>) -> Result<Self, Refused> {
        let others = self.files.iter().filter(|(other, _)| *other != path);
        let others = others.map(|(other, bytes)| (other.clone(), bytes.clone()));
        Self::from_files(&self.label, others.chain([(path.to_owned(), bytes)]))
    }

    /// A zip file of it, to be given away. The same files give the same bytes.
    #[must_use]
    pub fn to_zip(&self) -> Vec<u8> {
        zip::zip(self.files())
    }

    /// How many bytes its files have.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.files.values().map(Vec::len).sum()
    }

    /// How many bytes it takes up where it lies.
    #[must_use]
    pub fn room(&self) -> usize {
        self.packed.unwrap_or_else(|| self.bytes())
    }

    /// A file as messages name it.
    #[must_use]
    pub fn told(&self, path: &str) -> String {
        told(&self.label, path)
    }

    /// The text of a data file.
    ///
    /// # Errors
    /// Why it is no text; a file that is not there is one reason.
    pub fn text(&self, path: &str) -> Result<Text, Flaws> {
        let named = self.told(path);
        let of_pack = |asked: &str| match self.file(path) {
            Some(bytes) if asked == named => Ok(bytes.to_vec()),
            _ => Err(Trouble::Missing),
        };
        let text = files::text(&of_pack, &named)?;
        Ok(text.with_letters(self.fonts.values().cloned().collect()))
    }

    /// A portable hash of everything in it.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// What a record or a save that needs this pack says of it.
    #[must_use]
    pub fn need(&self) -> Need {
        let hash = format!("{:016x}", self.hash());
        let Manifest { id, version, homepage, .. } = &self.manifest;
        Need { id: id.clone(), version: version.to_string(), hash, homepage: homepage.clone() }
    }
}

fn hash(files: &BTreeMap<String, Vec<u8>>) -> u64 {
    let mut hasher = Hasher::new(DOMAIN);
    for (path, bytes) in files {
        hasher.bytes(path.as_bytes());
        hasher.bytes(bytes);
    }
    hasher.finish()
}

fn told(label: &str, path: &str) -> String {
    format!("{label}/{}", crate::data::letters::visible(path))
}

/// The folder around all files, with its slash, if `pack.ron` lies in it and no other file outside.
pub(super) fn around<'p>(paths: impl Iterator<Item = &'p str> + Clone) -> String {
    let kept = || paths.clone().filter(|path| !paths::is_left_out(path));
    let first = kept().next().and_then(|path| path.split_once('/'));
    let folder = first.map(|(folder, _)| format!("{folder}/")).unwrap_or_default();
    let manifest = format!("{folder}{}", manifest::PATH);
    let whole = kept().all(|path| path.starts_with(&folder));
    if whole && kept().any(|path| path == manifest) { folder } else { String::new() }
}

/// Files of a pack while they are gathered. Each is announced with its size before its bytes are taken.
pub(super) struct Sack {
    label: String,
    /// The folder around all files.
    pub(super) around: String,
    files: BTreeMap<String, Vec<u8>>,
    flaws: Vec<Flaw>,
    untold: usize,
    twins: Twins,
    entries: usize,
    announced: u64,
    sounds: sounds::Together,
}

impl Sack {
    pub(super) fn new(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            around: String::new(),
            files: BTreeMap::new(),
            flaws: Vec::new(),
            untold: 0,
            twins: Twins::default(),
            entries: 0,
            announced: 0,
            sounds: sounds::Together::default(),
        }
    }

    /// Adds a flaw of a file.
    pub(super) fn flaw(&mut self, path: &str, (cause, hint): Why) {
        let flaw = Flaw::of_file(&told(&self.label, path), cause).suggest(hint);
        self.add([flaw]);
    }

    /// Adds a flaw of the whole.
    pub(super) fn flaw_of_all(&mut self, cause: &str, hint: &str) {
        let flaw = Flaw::of_file(&self.label, cause).suggest(hint);
        self.add([flaw]);
    }

    fn add(&mut self, flaws: impl IntoIterator<Item = Flaw>) {
        for flaw in flaws {
            if self.flaws.len() < MAX_FLAWS {
                self.flaws.push(flaw);
            } else {
                self.untold += flaw.untold.unwrap_or(1);
            }
        }
    }

    /// Whether any flaw was found.
    pub(super) fn has_flaws(&self) -> bool {
        !self.flaws.is_empty()
    }

    /// A path of an entry without the folder around all.
    fn inside<'p>(&self, path: &'p str) -> &'p str {
        path.strip_prefix(&self.around).unwrap_or(path)
    }

    /// Counts an entry of any kind; `false` once there are too many.
    pub(super) fn count(&mut self) -> bool {
        self.entries += 1;
        if self.entries == MAX_ENTRIES + 1 {
            let cause = format!("the pack has more than {MAX_ENTRIES} entries");
            self.flaw_of_all(&cause, "a pack needs few files: is this a whole disk?");
        }
        self.entries <= MAX_ENTRIES
    }

    /// Whether a file of this name and size may be taken; its flaws are told.
    pub(super) fn announce(&mut self, path: &str, bytes: u64) -> bool {
        if paths::is_left_out(path) || !self.count() {
            return false;
        }
        let inside = self.inside(path);
        let judged = paths::judged(inside).and_then(|holds| {
            self.twins.add(inside)?;
            holds.too_big(bytes).map_or(Ok(()), Err)
        });
        if let Err(why) = judged {
            self.flaw(path, why);
            return false;
        }
        let fits = |bytes: u64| bytes <= MAX_BYTES as u64;
        let before = self.announced;
        self.announced = before.saturating_add(bytes);
        if fits(before) && !fits(self.announced) {
            let cause = format!("the files have more than {} MB together", MAX_BYTES / 1_000_000);
            self.flaw_of_all(&cause, "make pictures and sounds smaller, or make two packs");
        }
        fits(self.announced)
    }

    /// The most bytes that the file at a path may have.
    pub(super) fn most(&self, path: &str) -> usize {
        paths::judged(self.inside(path)).map_or(0, Holds::most)
    }

    /// Takes a file that was announced; tells what is wrong with what it holds.
    pub(super) fn put(&mut self, path: &str, bytes: Vec<u8>) {
        let inside = self.inside(path).to_owned();
        let misfit = match paths::judged(&inside) {
            Ok(Holds::Sound) => self.sounds.misfit(&bytes),
            Ok(holds) => pictures::misfit(holds, &bytes),
            Err(_) => None,
        };
        if let Some(why) = misfit {
            self.flaw(path, why);
        }
        self.files.insert(inside, bytes);
    }

    /// The pack, if nothing is wrong with it.
    pub(super) fn tie(mut self) -> Result<Pack, Refused> {
        let fonts = self.fonts();
        let manifest = self.manifest(&fonts);
        self.languages(manifest.as_ref());
        self.texts();
        let drawings = drawings::flaws(&self.files, |path| told(&self.label, path));
        self.add(drawings);
        let Self { label, files, mut flaws, untold, .. } = self;
        if untold > 0 {
            flaws.push(Flaw::untold(&label, untold));
        }
        match manifest {
            Some(manifest) if flaws.is_empty() => {
                let hash = hash(&files);
                Ok(Pack { manifest, label, files: Arc::new(files), fonts, hash, packed: None })
            }
            manifest => {
                Err(Refused { label, manifest: manifest.map(Box::new), flaws: Flaws(flaws) })
            }
        }
    }

    /// The letters that the fonts draw; tells of fonts that are refused.
    fn fonts(&mut self) -> BTreeMap<String, Arc<Letters>> {
        // One that begins otherwise was told already.
        let is_font = |(path, bytes): &(&String, &Vec<u8>)| {
            paths::judged(path) == Ok(Holds::Font) && pictures::misfit(Holds::Font, bytes).is_none()
        };
        let fonts = self.files.iter().filter(is_font);
        let judged = fonts.map(|(path, bytes)| (path.clone(), fonts::letters(bytes)));
        let mut letters = BTreeMap::new();
        for (path, judged) in judged.collect::<Vec<_>>() {
            match judged {
                Ok(drawn) => drop(letters.insert(path, drawn)),
                Err(why) => self.flaw(&path, why),
            }
        }
        letters
    }

    fn manifest(&mut self, fonts: &BTreeMap<String, Arc<Letters>>) -> Option<Manifest> {
        let named = told(&self.label, manifest::PATH);
        let Some(bytes) = self.files.get(manifest::PATH) else {
            // Where much else is wrong, the manifest may be among what was refused.
            if !self.has_flaws() {
                let flaw = Flaw::of_file(&named, "the pack has no manifest");
                let hint = "make a file `pack.ron` that says what the pack is called, by whom it \
                            is and under which licence";
                self.add([flaw.suggest(hint)]);
            }
            return None;
        };
        let alone = |asked: &str| {
            if asked == named { Ok(bytes.clone()) } else { Err(Trouble::Missing) }
        };
        let read = files::text(&alone, &named).map_err(|flaws| flaws.0);
        let read = read.map(|text| text.with_letters(fonts.values().cloned().collect()));
        match read.and_then(|text| Manifest::of(&text)) {
            Ok(manifest) => Some(manifest),
            Err(flaws) => {
                self.add(flaws);
                None
            }
        }
    }

    /// Tells of texts that cannot be read, or that would overflow whoever reads them.
    fn texts(&mut self) {
        let texts = self.files.iter().filter(|(path, _)| path.ends_with(".ftl"));
        let flaws: Vec<Flaw> = texts
            .flat_map(|(path, bytes)| {
                let named = told(&self.label, path);
                let alone = |_: &str| Ok(bytes.clone());
                match files::text(&alone, &named) {
                    Ok(text) => languages::too_deep(&named, &text).into_iter().collect(),
                    Err(flaws) => flaws.0,
                }
            })
            .collect();
        self.add(flaws);
    }

    /// Tells of languages that the manifest names and that have no texts.
    fn languages(&mut self, manifest: Option<&Manifest>) {
        let languages = manifest.into_iter().flat_map(|manifest| manifest.languages.keys());
        let empty: Vec<String> = languages
            .map(|language| format!("assets/locales/{language}/"))
            .filter(|folder| !self.files.keys().any(|path| path.starts_with(folder)))
            .collect();
        for folder in empty {
            let cause = format!("the language has no texts: nothing lies in `{folder}`");
            let hint = "lay a file of texts there, or take the language out".to_owned();
            self.flaw(manifest::PATH, (cause, hint));
        }
    }
}
