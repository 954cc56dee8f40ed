//! Files of animals, `assets/arena/<name>.animals.ron`: how far each animal goes, in which
//! directions, and its powers.
//!
//! A modder writes the `*Def` types; they compile to [`Animals`]. To add an animal, add an entry:
//! no code names one. Its class is only a badge; what it can do follows from its numbers, its
//! directions and its [powers](super::powers::PowerDef), in any combination.

use serde::Deserialize;

use crate::data::arena::animals_path;
use crate::data::arena::powers::{self, DirectionDef, PowerDef};
use crate::data::fields::{self, optional, shown};
use crate::data::letters::visible;
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Label, files};
use crate::rules::arena::{Class, Kind, KindPlan, MAX_KINDS, MAX_NUMBER, Numbers};

/// The most points one hunt can score.
pub const MAX_POINTS: i64 = 9;

/// A file of animals: `(animals: [ (id: "wolf", class: Predator, ...), ... ])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AnimalsDef<'a> {
    /// The animals, at most forty. Screens list them in this order.
    #[serde(borrow)]
    pub animals: At<'a, Vec<At<'a, AnimalDef<'a>>>>,
}

/// One animal. `id`, `class`, `land` and `directions` are required; the rest is optional.
///
/// ```ron
/// (id: "vulture", class: Special, land: [1, 2, 7, 8], water: [1, 2], directions: [Complete],
///     powers: [JumpWith([1, 2]), Flight([7, 8]), Guard]),
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AnimalDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `arena-animal-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// The class shown on its card: `Predator`, `Destroyer`, `Runner`, `Special` or `Aquatic`. Only
    /// a badge: it changes nothing in the rules.
    pub class: At<'a, ClassDef>,
    /// How many squares it may move when it starts on land: a list of distances from 1 to 8, at
    /// least one. They are exact: `[1, 3]` moves one square or three, not two. Statements R14, R15.
    pub land: At<'a, Vec<At<'a, i64>>>,
    /// The same when it starts in water. If left out or empty, the animal never enters water. R14,
    /// R60.
    #[serde(default)]
    pub water: At<'a, Vec<At<'a, i64>>>,
    /// The directions it may move in, relative to where its head points: `Forward`, `Backward`,
    /// `DiagonalLeft`, `DiagonalRight` (the forward diagonals), `Left`, `Right`, `BackwardLeft`,
    /// `BackwardRight`, or `Complete` for all eight. They are the same on land and in water: only
    /// the English manual makes directions depend on the starting square. May be empty only for an
    /// animal with `LMove`. R16.
    pub directions: At<'a, Vec<At<'a, DirectionDef>>>,
    /// Its powers, see [`PowerDef`]: each at most once, in any combination.
    #[serde(default)]
    pub powers: At<'a, Vec<At<'a, PowerDef<'a>>>>,
    /// Points for reaching an enemy hunting square, 1 to 9; 1 when left out. R34, R57.
    #[serde(default = "one")]
    pub points: At<'a, i64>,
    /// A name shown unchanged in every language, for animals without a text of their own.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// The name of its picture; the same as `id` when left out.
    #[serde(default)]
    pub picture: At<'a, Option<At<'a, String>>>,
    /// Which of these values are reconstructed, that is, found in no source; the animal's card
    /// marks them. Nothing when left out.
    #[serde(default)]
    pub reconstructed: At<'a, ReconstructedDef<'a>>,
}

fn one<'a>() -> At<'a, i64> {
    At::given(1)
}

/// The classes of animals.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassDef {
    /// A hunter.
    Predator,
    /// A trampler.
    Destroyer,
    /// One that flees forward.
    Runner,
    /// One unlike all others.
    Special,
    /// One that lives in water.
    Aquatic,
}

impl From<ClassDef> for Class {
    fn from(def: ClassDef) -> Self {
        match def {
            ClassDef::Predator => Self::Predator,
            ClassDef::Destroyer => Self::Destroyer,
            ClassDef::Runner => Self::Runner,
            ClassDef::Special => Self::Special,
            ClassDef::Aquatic => Self::Aquatic,
        }
    }
}

/// The values of an animal that are reconstructed: found in no source.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct ReconstructedDef<'a> {
    /// The reconstructed numbers among `land`.
    #[serde(borrow)]
    pub land: At<'a, Vec<At<'a, i64>>>,
    /// The reconstructed numbers among `water`.
    pub water: At<'a, Vec<At<'a, i64>>>,
    /// Are its directions reconstructed? `false` when left out.
    pub directions: At<'a, bool>,
}

/// The reconstructed values of an animal, compiled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reconstructed {
    /// The reconstructed numbers among `land`.
    pub land: Numbers,
    /// The reconstructed numbers among `water`.
    pub water: Numbers,
    /// Whether its directions are reconstructed.
    pub directions: bool,
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
    /// Its reconstructed values.
    pub reconstructed: Reconstructed,
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
    distinct(reader, defs.iter().copied().flatten());
    let made: Vec<_> = defs.into_iter().map(|def| animal(reader, def?)).collect();
    let (kinds, shown) = made.into_iter().collect::<Option<Vec<_>>>()?.into_iter().unzip();
    Some(Animals { kinds, shown })
}

fn distinct<'d, 'a: 'd>(reader: &mut Reader<'a>, defs: impl Iterator<Item = &'d AnimalDef<'a>>) {
    let mut ids: Vec<&String> = Vec::new();
    for def in defs {
        let Some(id) = def.id.ok() else { continue };
        if ids.contains(&id) {
            let cause = format!("another animal is called `{}` already", visible(id));
            reader.flaw(def.id.token(), cause, Some("give it an id of its own".to_owned()));
        }
        ids.push(id);
    }
}

/// Compiles one animal; reads every field before giving up, so that all flaws are reported.
fn animal<'a>(reader: &mut Reader<'a>, def: &AnimalDef<'a>) -> Option<(KindPlan, Animal)> {
    let id = fields::id(reader, &def.id, "an animal's id in double quotes");
    let name = shown(reader, &def.name);
    let picture = optional(reader, &def.picture, "a picture's name in double quotes");
    let picture = picture.map(|at| {
        at.map_or(id.clone(), |at| fields::id(reader, at, "a picture's name in double quotes"))
    });
    let class = reader.get(&def.class, "a class such as `Predator`").copied();
    let land = numbers(reader, &def.land);
    if land.is_some_and(Numbers::is_empty) {
        let hint = "write at least one number from 1 to 8";
        reader.flaw(
            def.land.token(),
            "an animal without land numbers would be stuck on land",
            Some(hint.to_owned()),
        );
    }
    let water = numbers(reader, &def.water);
    let ways = powers::directions(reader, &def.directions);
    let all = land.zip(water).map(|(land, water)| Numbers(land.0 | water.0));
    let powers = powers::compile(reader, &def.powers, all);
    let points = points(reader, &def.points);
    let reconstructed = reconstructed(reader, &def.reconstructed, land, water);
    if let (Some(ways), Some(powers)) = (ways, &powers) {
        powers::contradictions(reader, def, ways, powers);
    }
    let id = id?;
    let key = || Label::Key(format!("arena-animal-{id}"));
    let name = name?.map_or_else(key, Label::Words);
    let shown = Animal { id: id.clone(), name, picture: picture??, reconstructed: reconstructed? };
    let powers = powers?;
    let kind = KindPlan {
        id,
        class: class?.into(),
        land: land?,
        water: water?,
        ways: ways?,
        bend: powers.bend,
        jumps: powers.jumps,
        flies: powers.flies,
        points: points?,
        powers: powers.rest(),
    };
    Some((kind, shown))
}

/// Reads a list of distances; reports one written twice.
pub(super) fn numbers<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, i64>>>,
) -> Option<Numbers> {
    let list = reader.get(at, "a list of numbers such as `[1, 2]`")?;
    distances(reader, list)
}

/// Collects the distances of a list; reports one written twice.
pub(super) fn distances<'a>(reader: &mut Reader<'a>, list: &[At<'a, i64>]) -> Option<Numbers> {
    let mut numbers = Some(Numbers::default());
    for entry in list {
        let number = distance(reader, entry);
        if let (Some(number), Some(known)) = (number, numbers)
            && known.has(number)
        {
            reader.flaw(entry.token(), format!("{number} stands here twice"), drop_one());
        }
        let bits = number.map(|number| Numbers::of(&[number]));
        numbers = numbers.zip(bits).map(|(known, new)| Numbers(known.0 | new.0));
    }
    numbers
}

/// The suggestion for something written twice.
pub(super) fn drop_one() -> Option<String> {
    Some("keep one of them".to_owned())
}

fn distance<'a>(reader: &mut Reader<'a>, at: &At<'a, i64>) -> Option<u8> {
    let number = *reader.get(at, "a whole number from 1 to 8")?;
    if !(1..=i64::from(MAX_NUMBER)).contains(&number) {
        let hint = format!("write whole numbers from 1 to {MAX_NUMBER}");
        reader.flaw(at.token(), format!("no animal goes {number} squares"), Some(hint));
        return None;
    }
    u8::try_from(number).ok()
}

fn points<'a>(reader: &mut Reader<'a>, at: &At<'a, i64>) -> Option<u8> {
    let points = *reader.get(at, "a whole number from 1 to 9")?;
    if !(1..=MAX_POINTS).contains(&points) {
        let hint = format!("write a whole number from 1 to {MAX_POINTS}");
        reader.flaw(at.token(), format!("no hunt gives {points} points"), Some(hint));
        return None;
    }
    u8::try_from(points).ok()
}

fn reconstructed<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, ReconstructedDef<'a>>,
    land: Option<Numbers>,
    water: Option<Numbers>,
) -> Option<Reconstructed> {
    let def = reader.get(at, "a block such as `(land: [1], directions: true)`")?;
    let mut part = |list: &At<'a, Vec<At<'a, i64>>>, whole: Option<Numbers>, place: &str| {
        let marked = numbers(reader, list);
        let strange = marked.zip(whole).map(|(marked, whole)| Numbers(marked.0 & !whole.0));
        if let Some(number) = strange.and_then(|strange| strange.iter().next()) {
            let cause = format!("{number} is none of its numbers {place}");
            reader.flaw(list.token(), cause, Some("mark only numbers that it has".to_owned()));
        }
        marked
    };
    let (land, water) = (part(&def.land, land, "on land"), part(&def.water, water, "in water"));
    let directions = reader.get(&def.directions, "`true` or `false`").copied();
    Some(Reconstructed { land: land?, water: water?, directions: directions? })
}
