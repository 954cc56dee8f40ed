//! Files of animals, `assets/jungle/<name>.animals.ron`: which animals there are, and which take
//! which.
//!
//! A modder writes the `*Def` types; they compile to [`Animals`]. To add an animal, add an entry:
//! no code names one.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::data::fields::{self, optional, words_are_shown};
use crate::data::index::is_id;
use crate::data::jungle::animals_path;
use crate::data::letters::{quoted, visible};
use crate::data::source::{At, Reader, read_whole};
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Files, Flaw, Label, files};
use crate::rules::jungle::tables::MAX_KINDS;
use crate::rules::jungle::{Ashore, Kind, KindPlan, Leaps};

/// The highest rank.
pub const MAX_RANK: i64 = 100;

/// A file of animals: `(animals: [ (id: "elephant", letter: 'E', rank: 8), ... ])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AnimalsDef<'a> {
    /// The animals, at most sixteen. Screens list them in this order.
    #[serde(borrow)]
    pub animals: At<'a, Vec<At<'a, AnimalDef<'a>>>>,
}

/// One animal. `id`, `letter` and `rank` are required; the rest is optional.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AnimalDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `jungle-animal-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its letter in drawings and in position texts: a capital from A to Z, in single quotes.
    pub letter: At<'a, char>,
    /// Its rank, from 1 (the weakest) to 100. It takes animals of equal or lower rank.
    pub rank: At<'a, i64>,
    /// A name shown unchanged in every language, for animals without a text of their own.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// The name of its picture; the same as `id` when left out.
    #[serde(default)]
    pub picture: At<'a, Option<At<'a, String>>>,
    /// May it enter water? `false` when left out.
    #[serde(default)]
    pub swims: At<'a, bool>,
    /// How it leaps over water: `None`, `Both`, `Lengthwise` or `Across`. `None` when left out.
    #[serde(default)]
    pub leaps: At<'a, LeapsDef>,
    /// Ids of animals it takes whatever their rank, as the rat takes the elephant.
    #[serde(default)]
    pub takes: At<'a, Vec<At<'a, String>>>,
    /// Ids of animals it never takes unless they are trapped. None may also be in `takes`.
    #[serde(default)]
    pub spares: At<'a, Vec<At<'a, String>>>,
    /// What it takes on land while it is in water: `Nothing` (the default), or, for an animal that
    /// swims, `AllBut([...])` with the ids it does not take.
    #[serde(default)]
    pub ashore: At<'a, AshoreDef<'a>>,
}

/// In which directions an animal leaps over water, from bank to bank.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LeapsDef {
    /// Not at all.
    #[default]
    None,
    /// Along files and ranks.
    Both,
    /// Along files only, from den towards den.
    Lengthwise,
    /// Along ranks only.
    Across,
}

impl From<LeapsDef> for Leaps {
    fn from(def: LeapsDef) -> Self {
        match def {
            LeapsDef::None => Self::None,
            LeapsDef::Both => Self::Both,
            LeapsDef::Lengthwise => Self::Lengthwise,
            LeapsDef::Across => Self::Across,
        }
    }
}

/// What an animal in water takes on land.
#[derive(Deserialize, Default, Debug)]
pub enum AshoreDef<'a> {
    /// Nothing.
    #[default]
    Nothing,
    /// Whatever it takes elsewhere, except these.
    AllBut(#[serde(borrow)] Vec<At<'a, String>>),
}

/// How an animal is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animal {
    /// Its id.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
    /// The name of its picture.
    pub picture: String,
}

/// A file of animals, compiled. Both lists keep the file's order, so a [`Kind`] indexes either.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animals {
    /// The part the rules use.
    pub kinds: Vec<KindPlan>,
    /// The part the screens show.
    pub shown: Vec<Animal>,
}

impl Animals {
    /// The animal called `id`.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.kinds.iter().position(|kind| kind.id == id).map(|index| Kind(index as u8))
    }

    /// The animal with a letter, given in upper case.
    #[must_use]
    pub fn lettered(&self, letter: char) -> Option<Kind> {
        self.kinds.iter().position(|kind| kind.letter == letter).map(|index| Kind(index as u8))
    }
}

/// Loads the file of animals called `name`.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, name: &str) -> Result<Animals, Vec<Flaw>> {
    let path = animals_path(name);
    let text = files::text(files, &path).map_err(|flaws| flaws.0)?;
    read_whole(&text, compile)
}

fn compile(reader: &mut Reader<'_>) -> Option<Animals> {
    let def: AnimalsDef<'_> = reader.whole()?;
    let entries = reader.get(&def.animals, "a list of animals")?;
    let token = def.animals.token();
    if entries.is_empty() {
        reader.flaw(token, "there are no animals", Some("add at least one".to_owned()));
    }
    if entries.len() > MAX_KINDS {
        let cause = format!("there are {} animals, more than {MAX_KINDS}", entries.len());
        reader.flaw(token, cause, Some("put some into another file".to_owned()));
        return None;
    }
    let defs: Vec<_> = entries.iter().map(|entry| reader.get(entry, "an animal `(…)`")).collect();
    let whole =
        defs.iter().all(|def| def.is_some_and(|def| def.id.ok().is_some_and(|id| is_id(id))));
    let defs: Vec<&AnimalDef<'_>> = defs.into_iter().flatten().collect();
    distinct(reader, &defs);
    let ids = defs.iter().filter_map(|def| def.id.ok()).map(String::as_str).filter(|id| is_id(id));
    let ids: Vec<&str> = ids.collect();
    let known = Known { ids: &ids, whole };
    let made: Vec<_> = defs.iter().map(|def| animal(reader, def, known)).collect();
    let (kinds, shown) = made.into_iter().collect::<Option<Vec<_>>>()?.into_iter().unzip();
    Some(Animals { kinds, shown })
}

/// The known ids, and whether they are complete: the ids of unreadable entries are missing.
#[derive(Clone, Copy)]
struct Known<'k> {
    ids: &'k [&'k str],
    whole: bool,
}

fn distinct(reader: &mut Reader<'_>, defs: &[&AnimalDef<'_>]) {
    for (index, def) in defs.iter().enumerate() {
        let others = &defs[..index];
        if let Some(id) = def.id.ok()
            && others.iter().any(|other| other.id.ok() == Some(id))
        {
            let cause = format!("another animal is called `{}` already", visible(id));
            reader.flaw(def.id.token(), cause, Some("give it an id of its own".to_owned()));
        }
        if let Some(letter) = def.letter.ok()
            && others.iter().any(|other| other.letter.ok() == Some(letter))
        {
            let cause = format!("another animal has the letter {letter:?} already");
            let used: Vec<char> = defs.iter().filter_map(|def| def.letter.ok().copied()).collect();
            let free = ('A'..='Z').find(|letter| !used.contains(letter));
            let hint = free.map(|free| format!("{free:?} is free"));
            reader.flaw(def.letter.token(), cause, hint);
        }
    }
}

/// Compiles one animal; reads every field before giving up, so that all flaws are reported.
fn animal<'a>(
    reader: &mut Reader<'a>,
    def: &AnimalDef<'a>,
    known: Known<'_>,
) -> Option<(KindPlan, Animal)> {
    let id = fields::id(reader, &def.id, "an animal's id in double quotes");
    let letter = letter(reader, &def.letter);
    let rank = rank(reader, &def.rank);
    let name = optional(reader, &def.name, "a name in double quotes");
    let name = name.map(|name| name.filter(|name| words_are_shown(reader, name)));
    let picture = optional(reader, &def.picture, "a picture's name in double quotes");
    let picture = picture.map(|at| {
        at.map_or(id.clone(), |at| fields::id(reader, at, "a picture's name in double quotes"))
    });
    let swims = reader.get(&def.swims, "`true` or `false`").copied();
    let leaps = reader.get(&def.leaps, "a choice of leaps").copied();
    let takes = ids(reader, &def.takes, known);
    let spares = ids(reader, &def.spares, known);
    let ashore = ashore(reader, &def.ashore, known);
    contradictions(reader, def);
    let (id, name, picture) = (id?, name?.and_then(At::ok), picture??);
    let key = || Label::Key(format!("jungle-animal-{id}"));
    let name = name.map_or_else(key, |name| Label::Words(name.clone()));
    let shown = Animal { id: id.clone(), name, picture };
    let (letter, rank, swims, leaps) = (letter?, rank?, swims?, leaps?.into());
    let (takes, spares, ashore) = (takes?, spares?, ashore?);
    Some((KindPlan { id, letter, rank, swims, leaps, takes, spares, ashore }, shown))
}

/// Reports entries that contradict each other or occur twice.
fn contradictions(reader: &mut Reader<'_>, def: &AnimalDef<'_>) {
    let takes = def.takes.ok().map(Vec::as_slice).unwrap_or_default();
    let spares = def.spares.ok().map(Vec::as_slice).unwrap_or_default();
    let but = match def.ashore.ok() {
        Some(AshoreDef::AllBut(but)) => but.as_slice(),
        _ => &[],
    };
    for ids in [takes, spares, but] {
        let mut known = BTreeSet::new();
        for entry in ids.iter().filter(|entry| entry.ok().is_some_and(|id| !known.insert(id))) {
            let cause = format!("{} stands here twice", visible(entry.token()));
            reader.flaw(entry.token(), cause, Some("write each animal once".to_owned()));
        }
    }
    let taken: BTreeSet<&String> = takes.iter().filter_map(At::ok).collect();
    for entry in spares.iter().filter(|entry| entry.ok().is_some_and(|id| taken.contains(id))) {
        let animal = visible(entry.token());
        let cause = format!("this animal takes {animal} whatever its rank, and never takes it");
        let hint = "take it out of `takes` or out of `spares`";
        reader.flaw(entry.token(), cause, Some(hint.to_owned()));
    }
    if matches!(def.ashore.ok(), Some(AshoreDef::AllBut(_))) && def.swims.ok() == Some(&false) {
        let cause = "this animal never swims, so it takes nothing from the water";
        let hint = "add `swims: true`, or leave `ashore` out";
        reader.flaw(def.ashore.token(), cause, Some(hint.to_owned()));
    }
}

fn letter<'a>(reader: &mut Reader<'a>, at: &At<'a, char>) -> Option<char> {
    let letter = *reader.get(at, "a letter in single quotes")?;
    if !letter.is_ascii_uppercase() {
        let cause = format!("{} is no capital letter from A to Z", quoted(letter));
        let capital = letter.to_ascii_uppercase();
        let hint = capital.is_ascii_uppercase().then(|| format!("write {capital:?}"));
        reader.flaw(at.token(), cause, hint);
        return None;
    }
    Some(letter)
}

fn rank<'a>(reader: &mut Reader<'a>, at: &At<'a, i64>) -> Option<u8> {
    let rank = *reader.get(at, "a whole number from 1 to 100")?;
    if !(1..=MAX_RANK).contains(&rank) {
        let hint = format!("write a whole number from 1 to {MAX_RANK}");
        reader.flaw(at.token(), format!("no animal has the rank {rank}"), Some(hint));
        return None;
    }
    u8::try_from(rank).ok()
}

fn ids<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, String>>>,
    known: Known<'_>,
) -> Option<Vec<Kind>> {
    let list = reader.get(at, "a list of ids such as `[\"rat\"]`")?;
    kinds(reader, list, known)
}

fn kinds<'a>(
    reader: &mut Reader<'a>,
    list: &[At<'a, String>],
    known: Known<'_>,
) -> Option<Vec<Kind>> {
    let kinds: Vec<_> = list.iter().map(|entry| kind(reader, entry, known)).collect();
    kinds.into_iter().collect()
}

fn kind<'a>(reader: &mut Reader<'a>, at: &At<'a, String>, known: Known<'_>) -> Option<Kind> {
    let id = reader.get(at, "an animal's id in double quotes")?;
    let found = known.ids.iter().position(|other| other == id);
    if found.is_none() && known.whole {
        let hint = did_you_mean(id, known.ids.iter().copied())
            .unwrap_or_else(|| format!("animals here are {}", one_of(known.ids.iter().copied())));
        let cause = format!("there is no animal `{}` in this file", visible(id));
        reader.flaw(at.token(), cause, Some(hint));
    }
    found.map(|index| Kind(index as u8))
}

fn ashore<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, AshoreDef<'a>>,
    known: Known<'_>,
) -> Option<Ashore> {
    match reader.get(at, "`Nothing` or `AllBut([…])`")? {
        AshoreDef::Nothing => Some(Ashore::Nothing),
        AshoreDef::AllBut(list) => kinds(reader, list, known).map(Ashore::AllBut),
    }
}
