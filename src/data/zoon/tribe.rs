//! Tribes, one file each: `assets/zoon/<tribe>.tribe.ron`.
//!
//! A modder writes a [`TribeDef`]; it compiles to a [`Tribe`]. A new tribe needs a new file and its
//! name in the list of a level. Effects and trumps are composed from closed lists, and their texts
//! on screen fit any tribe.

use serde::Deserialize;

use crate::data::fields::{distinct, id, optional, shown};
use crate::data::source::{At, Reader, read_whole};
use crate::data::zoon::formations::{self, FormationDef};
use crate::data::zoon::trumps::{self, TrumpDef};
use crate::data::zoon::zoons::{self, Card, ZoonDef};
use crate::data::zoon::{budget, tribe_path};
use crate::data::{Files, Flaw, Label, files};
use crate::rules::zoon::{Corners, TribePlan, ZoonPlan};

/// A tribe: up to twelve Zoons, up to four trumps (the rule sheet's tribes have three) and one Zoon
/// in reserve; statements Z2, Z80. `zoons` is required; the rest is optional. The tribe's id is the
/// name of its file.
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
/// The limits on the tribe as a whole, which let any two tribes play each other:
///
/// - at most twelve Zoons besides the one in reserve; each card of a Zoon counts;
/// - exactly one `Emblem`, at most one `Chief`, and only one card of every `Hero` and `Priest`;
/// - a total value of at most 156 points, without the reserve; values are computed from corners and
///   grids ([`budget::value`]), not written in files;
/// - at most four trumps, with a total strength of at most 6;
/// - at most nine ★ on all cards together; each beyond the third reduces the allowed strength by
///   one.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TribeDef<'a> {
    /// Its name, shown unchanged in every language. When left out, the text `zoon-tribe-<tribe>` is
    /// shown.
    #[serde(borrow, default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// A line of its history, shown unchanged (Z4). When left out, the text
    /// `zoon-tribe-<tribe>-line` is shown.
    #[serde(default)]
    pub line: At<'a, Option<At<'a, String>>>,
    /// The family of its pictures, such as `"toad"`; the tribe's id when left out.
    #[serde(default)]
    pub picture: At<'a, Option<At<'a, String>>>,
    /// Whether the tribe's numbers are reconstructed: found in no source. `false` when left out.
    #[serde(default)]
    pub reconstructed: At<'a, bool>,
    /// Its Zoons, each with all its cards.
    pub zoons: At<'a, Vec<At<'a, ZoonDef<'a>>>>,
    /// The additional Zoon, a single card, that the option "Renforts" brings. Z78, Z80.
    #[serde(default)]
    pub reserve: At<'a, Option<At<'a, ZoonDef<'a>>>>,
    /// Its trumps.
    #[serde(default)]
    pub trumps: At<'a, Vec<At<'a, TrumpDef<'a>>>>,
    /// Its ready-made deployments. Z7.
    #[serde(default)]
    pub formations: At<'a, Vec<At<'a, FormationDef<'a>>>>,
}

/// A part of a tribe: its id, name and picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
    /// The name of its picture; empty if it has none of its own.
    pub picture: String,
}

/// A tribe, compiled: the part the rules use and the part the screens show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tribe {
    /// Its id.
    pub id: String,
    /// Its name on screen.
    pub name: Label,
    /// A line of its history.
    pub line: Label,
    /// The family of its pictures.
    pub picture: String,
    /// Whether its numbers are reconstructed: found in no source.
    pub reconstructed: bool,
    /// Its Zoons in the order of the plan, the reserve last.
    pub zoons: Vec<Named>,
    /// Its trumps in the order of the plan.
    pub trumps: Vec<Named>,
    /// Its formations in the order of the plan.
    pub formations: Vec<Named>,
    /// The length of the rows of each formation.
    pub(super) widths: Vec<u8>,
    /// The part the rules use.
    pub plan: TribePlan,
}

/// Loads the tribe `name`.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, name: &str) -> Result<Tribe, Vec<Flaw>> {
    let path = tribe_path(name);
    let text = files::text(files, &path).map_err(|flaws| flaws.0)?;
    read_whole(&text, |reader| compile(reader, name))
}

/// Reads every part before giving up, so that all flaws are reported.
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

/// The readable Zoons, without the reserve.
pub(super) fn zoon_defs<'d, 'a>(def: &'d TribeDef<'a>) -> impl Iterator<Item = &'d ZoonDef<'a>> {
    def.zoons.ok().into_iter().flatten().filter_map(At::ok)
}

/// The reserve, if there is one and it is readable.
pub(super) fn reserve_def<'d, 'a>(def: &'d TribeDef<'a>) -> Option<&'d ZoonDef<'a>> {
    def.reserve.ok()?.as_ref()?.ok()
}

/// Compiles the reserve. The outer `None` means unreadable, the inner one that there is none.
fn reserve<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Option<At<'a, ZoonDef<'a>>>>,
    tribe: &str,
) -> Option<Option<zoons::Made>> {
    let Some(entry) = reader.get(at, "a Zoon `(…)`")? else { return Some(None) };
    let def = reader.get(entry, "a Zoon `(…)`")?;
    let made = zoons::zoon(reader, def, tribe);
    // The list may still be too long here, so the sum may exceed what a `u8` holds.
    let number = |(_, count): &(Corners, u8)| usize::from(*count);
    let cards = |plan: &ZoonPlan| plan.corners.iter().map(number).sum::<usize>();
    if made.as_ref().is_some_and(|made| cards(&made.plan) != 1) {
        let hint = "write one entry in `cards`, without `count`";
        let cause = "the Zoon in reserve is one card";
        reader.flaw(def.cards.token(), cause, Some(hint.to_owned()));
    }
    made.map(Some)
}
