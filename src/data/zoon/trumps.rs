//! Trumps in tribe files: a strength, an optional number of uses, and an effect.

use serde::Deserialize;

use crate::data::Label;
use crate::data::fields::{distinct, id, number, optional, shown, whole};
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::data::zoon::grids;
use crate::data::zoon::tribe::Named;
use crate::data::zoon::zoons::RankDef;
use crate::rules::zoon::{Ground, MAX_TRUMPS, Mark, Rank, Ranks, Tactic, TrumpKind, TrumpPlan};

/// The highest strength.
pub(super) const MAX_STRENGTH: i64 = 3;
/// The highest number of uses.
const MAX_USES: i64 = 9;

/// One trump. `id`, `strength` and `kind` are required.
///
/// ```ron
/// (id: "mud-shot", strength: 2, kind: Shot(by: [Elite], aim: ["x.x", ".@.", "..."], corners: ["3 3", "x 0"])),
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TrumpDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `zoon-trump-<tribe>-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language, for trumps without a text of their own.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// The name of its picture; the same as `id` when left out.
    #[serde(default)]
    pub picture: At<'a, Option<At<'a, String>>>,
    /// Its strength, 1 to 3: printed on the card and counted towards the tribe's limit.
    pub strength: At<'a, i64>,
    /// How often it may be used, 1 to 9; without limit when left out. Gear and terrain stay where
    /// they are placed, so for them only `1` is allowed. Z54.
    #[serde(default)]
    pub uses: At<'a, Option<i64>>,
    /// What it does.
    pub kind: At<'a, TrumpKindDef<'a>>,
}

/// What a trump does.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum TrumpKindDef<'a> {
    /// Tir: the trump itself fights a Zoon from a distance, at no risk to the shooter. Z67 to Z77.
    Shot {
        /// The shooter must be of one of these types. Z50.
        #[serde(borrow)]
        by: At<'a, Vec<At<'a, RankDef>>>,
        /// The squares aimed at, `x`, around the shooter, `@`; see [`grids`].
        aim: At<'a, Vec<At<'a, String>>>,
        /// The trump's corners, the upper two first: numbers from 0 to 9, and at least one `x` for
        /// ✖. Z72.
        corners: At<'a, Vec<At<'a, String>>>,
    },
    /// Matériel: lies on a Zoon and moves with it. Z59 to Z63.
    Gear {
        /// The types that may carry it.
        on: At<'a, Vec<At<'a, RankDef>>>,
        /// Added to the bearer's touched number when it attacks, 0 to 9; 0 when left out. Z62.
        #[serde(default)]
        attacking: At<'a, i64>,
        /// The same for when it defends, also against a shot.
        #[serde(default)]
        defending: At<'a, i64>,
        /// The bearer cannot be pushed. `false` when left out.
        #[serde(default)]
        unpushable: At<'a, bool>,
    },
    /// Terrain: lies on the field as an Obstacle until the end of the match. Z64 to Z66.
    Terrain {
        /// How many squares it covers: 1, or 2 that share an edge.
        squares: At<'a, i64>,
        /// Where it may be laid: `OutsideEnemyDeployment` or `OwnCamp`.
        ground: At<'a, GroundDef>,
        /// `true` if it is no Obstacle for its owner's Zoons. `false` when left out. Such terrain looks like lava, other like a
        /// rampart.
        #[serde(default)]
        owner_passes: At<'a, bool>,
    },
    /// Tactique: several Zoons move, one after the other. Z52.
    SeveralMoves {
        /// The most moves, 2 to 9.
        count: At<'a, i64>,
    },
    /// Tactique: the player points at an enemy that lies face down. If it is of the type asked for,
    /// the player moves it to a free square along its own grid, turned towards its own camp. Z55.
    Lure {
        /// The type asked for.
        asks: At<'a, RankDef>,
        /// The singer must be of one of these types; no singer is needed when left out. Z50.
        #[serde(default)]
        by: At<'a, Vec<At<'a, RankDef>>>,
    },
    /// Tactique: one Zoon moves regardless of its grid, whatever is in between. Z53.
    Leap {
        /// The longest distance along file and rank, 1 to 9.
        distance: At<'a, i64>,
        /// The types that cannot leap; none when left out.
        #[serde(default)]
        not: At<'a, Vec<At<'a, RankDef>>>,
    },
}

/// Where terrain may be laid.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroundDef {
    /// Anywhere but in the enemy's deployment zone.
    OutsideEnemyDeployment,
    /// In the owner's camp.
    OwnCamp,
}

/// Reads the trumps of a tribe.
pub(super) fn compile<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, TrumpDef<'a>>>>,
    tribe: &str,
) -> Option<Vec<(TrumpPlan, Named)>> {
    let entries = reader.get(list, "a list of trumps")?;
    if entries.len() > MAX_TRUMPS {
        let cause = format!("there are {} trumps, more than {MAX_TRUMPS}", entries.len());
        reader.flaw(list.token(), cause, Some("leave some out".to_owned()));
        return None;
    }
    let made: Vec<_> = entries
        .iter()
        .map(|entry| reader.get(entry, "a trump `(…)`").and_then(|def| trump(reader, def, tribe)))
        .collect();
    distinct(reader, entries.iter().filter_map(|entry| Some(&entry.ok()?.id)), "trump");
    made.into_iter().collect()
}

/// Compiles one trump; reads every field before giving up.
fn trump<'a>(
    reader: &mut Reader<'a>,
    def: &TrumpDef<'a>,
    tribe: &str,
) -> Option<(TrumpPlan, Named)> {
    let own = id(reader, &def.id, "a trump's id in double quotes");
    let name = shown(reader, &def.name);
    let picture = optional(reader, &def.picture, "a picture's name in double quotes");
    let picture = picture
        .map(|at| at.map_or(own.clone(), |at| id(reader, at, "a picture's name in double quotes")));
    let strength = whole(reader, &def.strength, 1, MAX_STRENGTH);
    let uses = number(reader, &def.uses, 1, MAX_USES);
    let kind = reader.get(&def.kind, shape(def.kind.token())).and_then(|kind| {
        let made = self::kind(reader, kind);
        does_something(reader, def.kind.token(), made.as_ref());
        made
    });
    let stays = matches!(kind, Some(TrumpKind::Gear { .. } | TrumpKind::Terrain { .. }));
    if stays && uses.flatten().is_some_and(|uses| uses > 1) {
        let cause = "gear and terrain stay where they are put, so they are used once";
        reader.flaw(def.uses.token(), cause, Some("leave `uses` out".to_owned()));
    }
    let id = own?;
    let key = || Label::Key(format!("zoon-trump-{tribe}-{id}"));
    let name = name?.map_or_else(key, Label::Words);
    let shown = Named { id: id.clone(), name, picture: picture?? };
    let uses = uses?.unwrap_or(0) as u8;
    Some((TrumpPlan { id, strength: strength?, uses, kind: kind? }, shown))
}

fn kind<'a>(reader: &mut Reader<'a>, def: &TrumpKindDef<'a>) -> Option<TrumpKind> {
    match def {
        TrumpKindDef::Shot { by, aim, corners } => {
            let shooters = some(reader, by, "nobody can shoot with this");
            let aim = grids::aim(reader, aim);
            let marks = grids::corners(reader, corners, Mark::Cross);
            if marks.is_some_and(|marks| !marks.contains(&Mark::Cross)) {
                let hint = "write `x` in one of the corners";
                let cause = "a shot has a ✖ in one corner, which ends it";
                reader.flaw(corners.token(), cause, Some(hint.to_owned()));
            }
            Some(TrumpKind::Shot { aim: aim?, corners: marks?, shooters: shooters? })
        }
        TrumpKindDef::Gear { on, attacking, defending, unpushable } => {
            let bearers = some(reader, on, "nobody can bear this");
            let attacking = whole(reader, attacking, 0, 9);
            let defending = whole(reader, defending, 0, 9);
            let unpushable = *reader.get(unpushable, "`true` or `false`")?;
            let (attacking, defending) = (attacking?, defending?);
            Some(TrumpKind::Gear { bearers: bearers?, attacking, defending, unpushable })
        }
        TrumpKindDef::Terrain { squares, ground, owner_passes } => {
            let squares = whole(reader, squares, 1, 2);
            let what = "`OutsideEnemyDeployment` or `OwnCamp`";
            let ground = reader.get(ground, what).map(|ground| match ground {
                GroundDef::OutsideEnemyDeployment => Ground::OutsideEnemyDeployment,
                GroundDef::OwnCamp => Ground::OwnCamp,
            });
            let owner_passes = *reader.get(owner_passes, "`true` or `false`")?;
            Some(TrumpKind::Terrain { squares: squares?, ground: ground?, owner_passes })
        }
        TrumpKindDef::SeveralMoves { count } => {
            let count = whole(reader, count, 2, 9)?;
            Some(TrumpKind::Tactic(Tactic::SeveralMoves { count }))
        }
        TrumpKindDef::Lure { asks, by } => {
            let asks = reader.get(asks, "a type such as `Soldier`").copied().map(Rank::from);
            let singers = ranks(reader, by)?;
            Some(TrumpKind::Tactic(Tactic::Lure { asks: asks?, singers }))
        }
        TrumpKindDef::Leap { distance, not } => {
            let distance = whole(reader, distance, 1, 9);
            let not = ranks(reader, not)?;
            Some(TrumpKind::Tactic(Tactic::Leap { distance: distance?, not }))
        }
    }
}

/// Reports a trump without any effect.
fn does_something(reader: &mut Reader<'_>, token: &str, made: Option<&TrumpKind>) {
    let hint = match made {
        Some(TrumpKind::Gear { attacking: 0, defending: 0, unpushable: false, .. }) => {
            "give it `attacking`, `defending` or `unpushable`"
        }
        Some(TrumpKind::Tactic(Tactic::Leap { not, .. })) if not.iter().eq(Rank::ALL) => {
            "leave a type out of `not`"
        }
        _ => return,
    };
    reader.flaw(token, "this trump does nothing", Some(hint.to_owned()));
}

/// Reads a list of types; reports one written twice.
fn ranks<'a>(reader: &mut Reader<'a>, at: &At<'a, Vec<At<'a, RankDef>>>) -> Option<Ranks> {
    let list = reader.get(at, "a list of types such as `[Soldier, Elite]`")?;
    let mut known = Some(Vec::new());
    for entry in list {
        let new = reader.get(entry, "a type such as `Soldier`").copied().map(Rank::from);
        if known.as_ref().zip(new).is_some_and(|(known, new)| known.contains(&new)) {
            let cause = format!("`{}` stands here twice", visible(entry.token()));
            reader.flaw(entry.token(), cause, Some("keep one of them".to_owned()));
        }
        known = known.zip(new).map(|(known, new)| [known, vec![new]].concat());
    }
    known.map(|known| Ranks::of(&known))
}

/// Reads a list of at least one type; `otherwise` is the cause reported for an empty list.
fn some<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Vec<At<'a, RankDef>>>,
    otherwise: &str,
) -> Option<Ranks> {
    let ranks = ranks(reader, at)?;
    if ranks.is_empty() {
        let hint = "write at least one type, such as `Soldier`";
        reader.flaw(at.token(), otherwise, Some(hint.to_owned()));
        return None;
    }
    Some(ranks)
}

/// How a kind should be written, for a token that does not parse: an unknown name, or a known one
/// without its brackets.
fn shape(token: &str) -> &'static str {
    match token.split(['(', ' ']).next().unwrap_or_default() {
        "Shot" => "`Shot(by: […], aim: […], corners: […])`",
        "Gear" => "`Gear(on: [Soldier], defending: 1)`",
        "Terrain" => "`Terrain(squares: 1, ground: OwnCamp)`",
        "SeveralMoves" => "`SeveralMoves(count: 3)`",
        "Lure" => "`Lure(asks: Soldier)`",
        "Leap" => "`Leap(distance: 2)`",
        _ => "a kind of trump such as `Leap(distance: 2)`",
    }
}
