//! Which packs a level needs, what they write of its files, and which of those that a record needs are lacking.

use std::fmt;

use crate::data::files::Recording;
use crate::data::{Files, FromFiles, LevelTexts, Need};
use crate::packs::{Layered, Stack};

/// Why the packs at hand do not do for a record or a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// There is no such pack.
    Missing(Need),
    /// The pack is here, but switched off or with flaws.
    Off(Need),
    /// The pack is here in another version.
    OtherVersion {
        /// What is needed.
        need: Need,
        /// The version that is here.
        here: String,
    },
    /// The pack is here in this version, but with other files.
    OtherFiles(Need),
}

impl fmt::Display for Lack {
    /// A sentence, with where the pack can be had if that is known.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Missing(need)
        | Self::Off(need)
        | Self::OtherVersion { need, .. }
        | Self::OtherFiles(need)) = self;
        let Need { id, version, homepage, .. } = need;
        write!(out, "this match needs the pack `{id}` {version}, ")?;
        match self {
            Self::Missing(_) => write!(out, "which is not here")?,
            Self::Off(_) => write!(out, "which is off: switch it on in the list of packs")?,
            Self::OtherVersion { here, .. } => write!(out, "and {here} is here")?,
            Self::OtherFiles(_) => write!(out, "and the files of the one here differ from it")?,
        }
        homepage.iter().try_for_each(|place| write!(out, "; it can be had at {place}"))
    }
}

/// The packs that a level needs: those without which what it uses would be something else. A pack that only adds
/// or changes what does not stand in the level is none of them. Nothing, if the level cannot be played.
pub fn of_level<G: FromFiles>(
    stack: &Stack,
    below: &dyn Files,
    level: &str,
    options: &[(String, String)],
) -> Vec<Need> {
    if stack.is_empty() {
        return Vec::new();
    }
    let hash = |files: &dyn Files| {
        G::tables(files, level, options).ok().map(|tables| G::used_hash(&tables))
    };
    let files = Layered::new(stack, below);
    let Some(whole) = hash(&files) else { return Vec::new() };
    let read = files.read_packs();
    let counts = |id: &str| hash(&Layered::new(stack, below).without(id)) != Some(whole);
    let needed = stack.on().filter(|pack| read.contains(pack.id()) && counts(pack.id()));
    needed.map(crate::packs::Pack::need).collect()
}

/// The files of a level that packs have written or changed: read over the game's files, they give the same tables
/// where there are no packs.
pub fn texts_of_level<G: FromFiles>(
    stack: &Stack,
    below: &dyn Files,
    level: &str,
    options: &[(String, String)],
) -> LevelTexts {
    if stack.is_empty() {
        return LevelTexts::default();
    }
    let files = Layered::new(stack, below);
    let recording = Recording::new(&files);
    // Flaws do not matter here: what was read is known.
    let _ = G::tables(&recording, level, options);
    let of_packs = |path: String| {
        let alone = Layered::new(stack, below);
        let text = String::from_utf8(alone.read(&path).ok()?).ok()?;
        (!alone.read_packs().is_empty()).then_some((path, text))
    };
    let texts = recording.found().into_iter().filter_map(of_packs).collect();
    LevelTexts::new(texts, &files.further_letters())
}

impl Stack {
    /// What is lacking of the packs that a record needs.
    #[must_use]
    pub fn lacking(&self, needs: &[Need]) -> Vec<Lack> {
        needs.iter().filter_map(|need| self.lack(need)).collect()
    }

    fn lack(&self, need: &Need) -> Option<Lack> {
        let Some(pack) = self.pack(&need.id) else {
            let is_off = self.off().iter().any(|off| off.pack.id() == need.id);
            return Some(if is_off {
                Lack::Off(need.clone())
            } else {
                Lack::Missing(need.clone())
            });
        };
        let here = pack.need();
        if here.version != need.version {
            return Some(Lack::OtherVersion { need: need.clone(), here: here.version });
        }
        (here.hash != need.hash).then(|| Lack::OtherFiles(need.clone()))
    }
}
