//! Data files with a stack of packs laid over them.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Mutex;

use crate::data::files::Trouble;
use crate::data::index::{OF_PACK, OF_PACK_WRITTEN};
use crate::data::origin::{FurtherLetters, Origin, Woven};
use crate::data::{Files, Flaw, Flaws, Text, index};
use crate::packs::content;
use crate::packs::merge::{self, Patch};
use crate::packs::tree::{Field, Node};
use crate::packs::{Pack, Stack};

/// Where pictures of heads are listed.
const HEADS: &str = "assets/art/heads.ron";

/// A source of data files: a stack over the files below it. It is cheap to make and keeps no file, so
/// what lies below may change. Either may be borrowed or owned:
/// `Layered::new(&stack, &files as &dyn Files)`, `Layered::new(Arc::new(stack), Box::new(files))`.
///
/// A change that does not fit is left out; [`Layered::flaws`] tells it.
#[derive(Debug)]
pub struct Layered<S, B> {
    stack: S,
    below: B,
    /// The packs that count as if they were not there.
    without: BTreeSet<String>,
    flaws: Mutex<Vec<(String, Flaw)>>,
    /// The packs whose words were read.
    read: Mutex<BTreeSet<String>>,
}

/// A field of a merged value, and where it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownField {
    /// Its name; the names of the blocks around it come first, as in `options.traps`.
    pub name: String,
    /// Its value as that file writes it.
    pub value: String,
    /// The file that wrote it.
    pub file: String,
    /// The line there, from 1.
    pub line: usize,
}

/// What a path reads as.
enum Read {
    /// Bytes, untouched by any pack.
    Plain(Vec<u8>, Option<Origin>),
    /// Bytes of a pack that are no text, and the file as messages name it.
    Raw(Vec<u8>, String),
    /// A text of packs, or changed by packs.
    Woven(Woven),
}

impl<S: Deref<Target = Stack>, B: Deref<Target: Files>> Layered<S, B> {
    /// Lays a stack over files.
    pub fn new(stack: S, below: B) -> Self {
        Self {
            stack,
            below,
            without: BTreeSet::new(),
            flaws: Mutex::default(),
            read: Mutex::default(),
        }
    }

    /// The same as if one of the packs were not there.
    #[must_use]
    pub fn without(mut self, pack: &str) -> Self {
        self.without.insert(pack.to_owned());
        self
    }

    /// The ids of the packs of which anything was read so far.
    #[must_use]
    pub fn read_packs(&self) -> BTreeSet<String> {
        self.read.lock().map(|read| read.clone()).unwrap_or_default()
    }

    /// The packs that are laid over the files, the lowest first.
    fn on(&self) -> impl Iterator<Item = &Pack> {
        self.stack.on().filter(|pack| !self.without.contains(pack.id()))
    }

    fn note(&self, pack: &Pack) {
        if let Ok(mut read) = self.read.lock() {
            read.insert(pack.id().to_owned());
        }
    }

    /// The flaws of changes that were left out so far, each with the id of its pack.
    #[must_use]
    pub fn flaws(&self) -> Vec<(String, Flaw)> {
        self.flaws.lock().map(|flaws| flaws.clone()).unwrap_or_default()
    }

    /// A value as it is after all changes: the block with an id in the file at a path, or the whole file
    /// where no id is given. Every field says which file wrote it.
    ///
    /// # Errors
    /// Why the file cannot be read, or that it has no such block.
    pub fn show(&self, path: &str, id: Option<&str>) -> Result<Vec<ShownField>, Flaws> {
        let text = crate::data::files::text(self, path)?;
        let whole = Node::of(&text).map_err(Flaws)?;
        let Some(node) = id.map_or(Some(&whole), |id| with_id(&whole, id)) else {
            let cause = format!("there is no `{}` in this file", id.unwrap_or_default());
            return Err(Flaw::of_file(text.file(), cause).into());
        };
        let mut shown = Vec::new();
        gather(&text, node, "", &mut shown);
        Ok(shown)
    }

    /// The ids in the file at a path, after all changes.
    pub(super) fn ids(&self, path: &str) -> Vec<String> {
        let text = crate::data::files::text(self, path).ok();
        let whole = text.and_then(|text| Node::of(&text).ok());
        let mut ids = Vec::new();
        whole.iter().for_each(|whole| gather_ids(whole, &mut ids));
        ids
    }

    fn tell(&self, pack: &Pack, found: Vec<Flaw>) {
        if let Ok(mut flaws) = self.flaws.lock() {
            let new: Vec<_> = found.into_iter().map(|flaw| (pack.id().to_owned(), flaw)).collect();
            for flaw in new {
                if !flaws.contains(&flaw) {
                    flaws.push(flaw);
                }
            }
        }
    }

    fn resolve(&self, path: &str) -> Result<Read, Trouble> {
        if let Some((pack, inside)) = own(path) {
            return self.of_pack(pack, &inside);
        }
        if !path.ends_with(".ron") {
            return self.whole(path);
        }
        let (bytes, origin) = self.below.traced(path)?;
        let changing: Vec<&Pack> = self.on().filter(|pack| pack.file(path).is_some()).collect();
        let added = self.added(path, &bytes);
        if changing.is_empty() && added.is_empty() {
            return Ok(Read::Plain(bytes, origin));
        }
        let Ok(text) = String::from_utf8(bytes.clone()) else {
            return Ok(Read::Plain(bytes, origin));
        };
        let mut woven = Woven::whole(path, without_mark(&text));
        for pack in changing {
            woven = self.laid(woven, pack, path);
        }
        for (pack, text) in added {
            let patch = Patch { text: &text, pack: pack.id(), owns_ids: false };
            woven = merge::laid(&woven, &patch).unwrap_or(woven);
        }
        Ok(Read::Woven(woven))
    }

    /// A file that is no data: the highest pack's where one has it. Lists of sounds name a pack's own
    /// files as `otter--call.ogg`. Texts are not replaced by files, but message by message
    /// ([`Stack::texts`]).
    fn whole(&self, path: &str) -> Result<Read, Trouble> {
        let named = path.rsplit_once('/').and_then(|(folder, file)| {
            let (pack, file) = file.split_once(OF_PACK_WRITTEN)?;
            Some((pack, format!("{folder}/{file}")))
        });
        let holds = |pack: &&Pack| pack.file(path).is_some() && !path.ends_with(".ftl");
        let found = match &named {
            Some((id, inside)) => self.on().find(|pack| pack.id() == *id).zip(Some(&**inside)),
            None => self.on().filter(holds).last().zip(Some(path)),
        };
        match found.and_then(|(pack, inside)| Some((pack.file(inside)?, pack.told(inside)))) {
            Some((bytes, file)) => Ok(Read::Raw(bytes.to_vec(), file)),
            None => self.below.traced(path).map(|(bytes, origin)| Read::Plain(bytes, origin)),
        }
    }

    /// A pack's own file, with what later packs change of it.
    fn of_pack(&self, id: &str, inside: &str) -> Result<Read, Trouble> {
        let pack = self.on().find(|pack| pack.id() == id).ok_or(Trouble::Missing)?;
        let bytes = pack.file(inside).ok_or(Trouble::Missing)?.to_vec();
        self.note(pack);
        let bytes = match String::from_utf8(bytes) {
            Err(raw) => return Ok(Read::Raw(raw.into_bytes(), pack.told(inside))),
            Ok(text) => text,
        };
        let mut woven = Woven::whole(&pack.told(inside), without_mark(&bytes));
        let changed = written(id, inside);
        let later = self.on().skip_while(|other| other.id() != id).skip(1);
        for pack in later.filter(|pack| pack.file(&changed).is_some()) {
            woven = self.laid(woven, pack, &changed);
        }
        Ok(Read::Woven(woven))
    }

    /// A text with what a pack's file changes of it.
    fn laid(&self, below: Woven, pack: &Pack, path: &str) -> Woven {
        self.note(pack);
        let laid = pack.text(path).map_err(|flaws| flaws.0).and_then(|text| {
            let owns_ids = content::owns_ids(path);
            merge::laid(&below, &Patch { text: &text, pack: pack.id(), owns_ids })
        });
        laid.unwrap_or_else(|flaws| {
            self.tell(pack, flaws);
            below
        })
    }

    /// What packs add to a list without writing it: the text of a change, by pack.
    fn added(&self, path: &str, bytes: &[u8]) -> Vec<(&Pack, Text)> {
        let listed = match path {
            index::PATH => {
                let listed = content::Listed::of(bytes);
                self.on().map(|pack| (pack, listed.added(pack))).collect()
            }
            HEADS => self.on().map(|pack| (pack, content::heads(pack))).collect(),
            _ => Vec::new(),
        };
        let texts = listed.into_iter().filter_map(|(pack, text)| {
            let text: Option<String> = text;
            Some((pack, Text::new(pack.label.clone(), text?)))
        });
        texts.collect()
    }
}

impl<S: Deref<Target = Stack>, B: Deref<Target: Files>> Files for Layered<S, B> {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        self.traced(path).map(|(bytes, _)| bytes)
    }

    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        Ok(match self.resolve(path)? {
            Read::Plain(bytes, origin) => (bytes, origin),
            Read::Raw(bytes, file) => (bytes, Some(Woven::whole(&file, "").finish().1)),
            Read::Woven(woven) => {
                let (text, origin) = woven.finish();
                (text.into_bytes(), Some(origin))
            }
        })
    }

    fn further_letters(&self) -> FurtherLetters {
        let of_packs = self.on().flat_map(|pack| pack.fonts().map(|(_, letters)| letters.clone()));
        self.below.further_letters().into_iter().chain(of_packs).collect()
    }

    fn meant(&self, path: &str) -> Option<String> {
        // The first pack in the order of ids where several have such a file.
        let pack = self.on().filter(|pack| pack.file(path).is_some()).map(Pack::id).min()?;
        let name = path.rsplit('/').next()?.split('.').next()?;
        Some(format!("{pack}{OF_PACK}{name}"))
    }
}

/// The pack that a path belongs to, and the path in that pack: `levels/jungle/otter:marsh.board.ron` is
/// `levels/jungle/marsh.board.ron` of `otter`.
fn own(path: &str) -> Option<(&str, String)> {
    let (folder, file) = path.rsplit_once('/')?;
    let (pack, rest) = file.split_once(OF_PACK)?;
    Some((pack, format!("{folder}/{rest}")))
}

/// Where another pack changes a pack's own file: `levels/jungle/otter--marsh.board.ron`.
fn written(pack: &str, inside: &str) -> String {
    let (folder, file) = inside.rsplit_once('/').unwrap_or(("", inside));
    format!("{folder}/{pack}{OF_PACK_WRITTEN}{file}")
}

/// A text without a byte order mark.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// The block with an id, wherever it stands.
fn with_id<'n>(node: &'n Node, id: &str) -> Option<&'n Node> {
    if node.id() == Some(id) {
        return Some(node);
    }
    let fields = node.fields().unwrap_or_default().iter().map(|field| &field.value);
    fields.chain(node.list().unwrap_or_default()).find_map(|inner| with_id(inner, id))
}

fn gather_ids(node: &Node, ids: &mut Vec<String>) {
    ids.extend(node.id().map(str::to_owned));
    let fields = node.fields().unwrap_or_default().iter().map(|field| &field.value);
    fields.chain(node.list().unwrap_or_default()).for_each(|inner| gather_ids(inner, ids));
}

fn gather(text: &Text, node: &Node, around: &str, shown: &mut Vec<ShownField>) {
    for Field { name, value, .. } in node.fields().unwrap_or_default() {
        let name = if around.is_empty() { name.clone() } else { format!("{around}.{name}") };
        if value.fields().is_some_and(|fields| !fields.is_empty()) {
            gather(text, value, &name, shown);
            continue;
        }
        let place = text.flaw(value.range.clone(), "");
        let line = place.place.map_or(1, |place| place.line);
        let value = text.get(value.range.clone()).unwrap_or_default().to_owned();
        shown.push(ShownField { name, value, file: place.file, line });
    }
}
