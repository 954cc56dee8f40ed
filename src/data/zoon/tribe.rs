//! Tribes, `assets/zoon/<tribe>.tribe.ron`: a file each.
//!
//! [`TribeDef`] is what a modder writes; [`Tribe`] is what becomes of it. A new tribe is a new file
//! and its name in the list of a level: effects and trumps are composed from closed lists, and their
//! texts on screen fit any tribe.

use serde::Deserialize;

use crate::data::fields::{distinct, id, optional, shown};
use crate::data::source::{At, Reader, read_whole};
use crate::data::zoon::formations::{self, FormationDef};
use crate::data::zoon::trumps::{self, TrumpDef};
use crate::data::zoon::zoons::{self, Card, ZoonDef};
use crate::data::zoon::{budget, tribe_path};
use crate::data::{Files, Flaw, Label, files};
use crate::rules::zoon::{Corners, TribePlan, ZoonPlan};

/// A tribe: up to twelve Zoons, up to four trumps (the sheet's have three) and one Zoon in reserve;
/// statements Z2, Z80. `zoons` must be
/// given, all else may be left out. Its id is the name of its file.
///
/// ```ron
/// (
///     zoons: [
///         (id: "old-newt", rank: Chief, cards: [(corners: ["4 4", "2 0"], letter: 'C')],
///             grid: [".o.", "o@o", ".o."]),
///         // ... the others
///     ],
///     trumps: [
///         (id: "mud-cape", strength: 1, kind: Gear(on: [Soldier], attacking: 1, defending: 1)),
///         // ... two more
///     ],
///     formations: [
///         (id: "shield", rows: ["sPPCPs", "s.E.s."]),
///     ],
/// )
/// ```
///
/// What the whole tribe must keep to, so that any two can meet:
///
/// - at most twelve Zoons besides the one in reserve; Zoons that are several cards count each card;
/// - exactly one `Emblem`, at most one `Chief`, and of every `Hero` and `Priest` one card;
/// - values of at most 156 points together, the reserve not counted; they follow from corners and grids
///   ([`budget::value`]), and no file says them;
/// - at most four trumps, of strengths of at most 6 points together;
/// - at most three ★ on all cards together, or up to nine: each beyond the third takes a point of
///   strength away.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TribeDef<'a> {
    /// Its name shown as it is, in every language. When left out, the text `zoon-tribe-<tribe>`.
    #[serde(borrow, default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// A line of its history, shown as it is (Z4). When left out, the text
    /// `zoon-tribe-<tribe>-line`.
    #[serde(default)]
    pub line: At<'a, Option<At<'a, String>>>,
    /// The family of its pictures, such as `"toad"`; the one called like the tribe when left out.
    #[serde(default)]
    pub picture: At<'a, Option<At<'a, String>>>,
    /// No source tells its numbers: `true` shows that on every card. `false` when left out.
    #[serde(default)]
    pub reconstructed: At<'a, bool>,
    /// Its Zoons, each with all its cards.
    pub zoons: At<'a, Vec<At<'a, ZoonDef<'a>>>>,
    /// The one more Zoon, of one card, that the option "Renforts" adds. Z78, Z80.
    #[serde(default)]
    pub reserve: At<'a, Option<At<'a, ZoonDef<'a>>>>,
    /// Its trumps.
    #[serde(default)]
    pub trumps: At<'a, Vec<At<'a, TrumpDef<'a>>>>,
    /// Its ready-made deployments. Z7.
    #[serde(default)]
    pub formations: At<'a, Vec<At<'a, FormationDef<'a>>>>,
}

/// Something of a tribe that has an id, and its name on screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its name in data.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
    /// The name of its picture; empty where it has none of its own.
    pub picture: String,
}

/// A tribe, compiled: what the rules ask for, and beside it what screens show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tribe {
    /// Its name in data.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
    /// A line of its history.
    pub line: Label,
    /// The family of its pictures.
    pub picture: String,
    /// No source tells its numbers.
    pub reconstructed: bool,
    /// Its Zoons in the order of the plan, the reserve last.
    pub zoons: Vec<Named>,
    /// Its trumps in the order of the plan.
    pub trumps: Vec<Named>,
    /// Its formations in the order of the plan.
    pub formations: Vec<Named>,
    /// How long the rows of each formation are.
    pub(super) widths: Vec<u8>,
    /// What the rules ask for.
    pub plan: TribePlan,
}

/// The tribe called `name`.
///
/// # Errors
/// All flaws of its file.
pub fn load(files: &dyn Files, name: &str) -> Result<Tribe, Vec<Flaw>> {
    let path = tribe_path(name);
    let text = files::text(files, &path).map_err(|flaws| flaws.0)?;
    read_whole(&path, &text, |reader| compile(reader, name))
}

/// Reads every part before giving up, so that all flaws are told.
fn compile(reader: &mut Reader<'_>, tribe: &str) -> Option<Tribe> {
    let def: TribeDef<'_> = reader.whole()?;
    let name = shown(reader, &def.name);
    let line = shown(reader, &def.line);
    let picture = optional(reader, &def.picture, "a picture's name in double quotes");
    let picture = picture.map(|at| {
        at.map_or(Some(tribe.to_owned()), |at| id(reader, at, "a picture's name in double quotes"))
    });
    let reconstructed = reader.get(&def.reconstructed, "`true` or `false`").copied();
    let zoons = zoons::compile(reader, &def.zoons, tribe);
    let reserve = reserve(reader, &def.reserve, tribe);
    let trumps = trumps::compile(reader, &def.trumps, tribe);
    let defs = || zoon_defs(&def).map(|def| &def.id).chain(reserve_def(&def).map(|def| &def.id));
    distinct(reader, defs(), "Zoon");
    budget::check(reader, &def, zoons.as_deref());
    let cards: Option<Vec<Card>> =
        zoons.as_ref().map(|zoons| zoons.iter().flat_map(|zoon| zoon.cards.clone()).collect());
    let formations = formations::compile(reader, &def.formations, cards.as_deref(), tribe);
    let (zoons, reserve) = (zoons?, reserve?);
    let shown_zoons = zoons.iter().chain(&reserve).map(|zoon| zoon.shown.clone()).collect();
    let (trumps, shown_trumps) = trumps?.into_iter().unzip();
    let formations = formations?;
    let key = |end: &str| Label::Key(format!("zoon-tribe-{tribe}{end}"));
    Some(Tribe {
        id: tribe.to_owned(),
        name: name?.map_or_else(|| key(""), Label::Words),
        line: line?.map_or_else(|| key("-line"), Label::Words),
        picture: picture??,
        reconstructed: reconstructed?,
        zoons: shown_zoons,
        trumps: shown_trumps,
        formations: formations.iter().map(|made| made.shown.clone()).collect(),
        widths: formations.iter().map(|made| made.width).collect(),
        plan: TribePlan {
            id: tribe.to_owned(),
            zoons: zoons.into_iter().map(|zoon| zoon.plan).collect(),
            reserve: reserve.map(|zoon| zoon.plan),
            trumps,
            formations: formations.into_iter().map(|made| made.plan).collect(),
        },
    })
}

/// The Zoons that can be read, the reserve not among them.
pub(super) fn zoon_defs<'d, 'a>(def: &'d TribeDef<'a>) -> impl Iterator<Item = &'d ZoonDef<'a>> {
    def.zoons.ok().into_iter().flatten().filter_map(At::ok)
}

/// The reserve, if there is one and it can be read.
pub(super) fn reserve_def<'d, 'a>(def: &'d TribeDef<'a>) -> Option<&'d ZoonDef<'a>> {
    def.reserve.ok()?.as_ref()?.ok()
}

/// Outside: whether it could be read; inside: whether there is one.
fn reserve<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<At<'a, ZoonDef<'a>>>>,
    tribe: &str,
) -> Option<Option<zoons::Made>> {
    let Some(entry) = reader.get(at, "a Zoon `(…)`")? else { return Some(None) };
    let def = reader.get(entry, "a Zoon `(…)`")?;
    let made = zoons::zoon(reader, def, tribe);
    // Before a count is refused it may be of any length, so it needs more room than a count allowed.
    let number = |(_, count): &(Corners, u8)| usize::from(*count);
    let cards = |plan: &ZoonPlan| plan.corners.iter().map(number).sum::<usize>();
    if made.as_ref().is_some_and(|made| cards(&made.plan) != 1) {
        let hint = "write one entry in `cards`, without `count`";
        let cause = "the Zoon in reserve is one card";
        reader.flaw(def.cards.token(), cause, Some(hint.to_owned()));
    }
    made.map(Some)
}
