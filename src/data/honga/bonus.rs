//! Bonus cards, `assets/honga/<name>.bonus.ron`: what each does.
//!
//! [`BonusDeckDef`] is what a modder writes; [`BonusDeck`] is what becomes of it. New cards are
//! composed from a closed list of effects, whose texts on screen fit any number.

use serde::Deserialize;

use crate::data::fields::{distinct, id, shown, whole};
use crate::data::honga::deck::{self, Limits, Named};
use crate::data::honga::goods::{self, GoodsDef, ResourceDef};
use crate::data::source::{At, Reader};
use crate::data::{Files, Flaw, Label};
use crate::rules::honga::{
    BonusPlan, Effect, MAX_BONUS, MAX_BONUS_KINDS, MAX_STEPS, Resource, Resources,
};

/// The most points that a card brings.
const MOST_POINTS: i64 = 99;
/// The most units that are given for points.
const MOST_BOUGHT: i64 = 20;

/// All bonus cards of a level; statement H26. `cards` must be given: at most 32 entries and 40
/// cards.
///
/// ```ron
/// (
///     cards: [
///         (id: "two-points", effect: Points(points: 2), count: 3),
///         (id: "scent-of-smoke", name: "Scent of smoke", effect: Chase),
///     ],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BonusDeckDef<'a> {
    /// No source tells these cards: `true` shows that. `false` when left out.
    #[serde(borrow, default)]
    pub reconstructed: At<'a, bool>,
    /// How many cards there are in all: the counts are checked against it. Need not be given.
    #[serde(default)]
    pub total: At<'a, Option<i64>>,
    /// The cards.
    pub cards: At<'a, Vec<At<'a, BonusDef<'a>>>>,
}

/// Bonus cards that are alike: `(id: "two-points", effect: Points(points: 2), count: 3)`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BonusDef<'a> {
    /// Its name in data: small letters, digits and hyphens.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown as it is, in every language. When left out, it is called like what it does:
    /// `honga-bonus-<effect>`.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// What it does.
    pub effect: At<'a, EffectDef<'a>>,
    /// How many cards are like this, 1 to 20; one when left out.
    #[serde(default = "deck::one")]
    pub count: At<'a, i64>,
}

/// What a bonus card does.
#[expect(clippy::large_enum_variant, reason = "read once, and boxes would clutter the manual")]
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum EffectDef<'a> {
    /// Adds raw materials to one's own in the next barter of this turn. H49.
    Barter {
        /// Which, such as `(fish: 2, berry: 1)`.
        #[serde(borrow)]
        adds: At<'a, GoodsDef<'a>>,
    },
    /// Brings points at once. H50.
    Points {
        /// How many, 1 to 99.
        points: At<'a, i64>,
    },
    /// Chases HONGA from one's tray. H51.
    Chase,
    /// One more hand in any quarter of the disc just placed. H52.
    LuckyHand,
    /// At the end of this turn one disc more is drawn, and one of them kept. H53.
    ExtraDisc,
    /// `LuckyHand` or `Chase`, as the player likes. H54.
    LuckyHandOrChase,
    /// These two may replace each other in barters of this turn. All cards of a deck that swap name
    /// the same two. Water is none of them: it stands for others already. H25, H55.
    Swap {
        /// A raw material.
        one: At<'a, ResourceDef>,
        /// Another one.
        other: At<'a, ResourceDef>,
    },
    /// Every mammoth placed in this turn costs one unit less. H56.
    Docile,
    /// So many steps up the mountain, or `Chase`. H57.
    StepsOrChase {
        /// How many, 1 to 15.
        steps: At<'a, i64>,
    },
    /// Raw materials are given for as many points, once. H58.
    BoughtPoints {
        /// Which may be given, such as `[Fish, Berry, Mushroom]`.
        with: At<'a, Vec<At<'a, ResourceDef>>>,
        /// The most units, 1 to 20.
        most: At<'a, i64>,
    },
}

/// Bonus cards, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BonusDeck {
    /// No source tells them.
    pub reconstructed: bool,
    /// What screens show of them, in the order of the plan.
    pub shown: Vec<Named>,
    /// What the rules ask for.
    pub plan: Vec<BonusPlan>,
}

/// Where the bonus cards called `name` lie.
#[must_use]
pub fn path(name: &str) -> String {
    format!("assets/honga/{name}.bonus.ron")
}

/// The bonus cards called `name`.
///
/// # Errors
/// All flaws of their file.
pub fn load(files: &dyn Files, name: &str) -> Result<BonusDeck, Vec<Flaw>> {
    deck::load(files, &path(name), compile)
}

/// What an effect is called in text keys: the name is `honga-bonus-<effect>`, and what it does
/// `honga-bonus-<effect>-line`.
#[must_use]
pub const fn effect_id(effect: &Effect) -> &'static str {
    match effect {
        Effect::Barter(_) => "barter",
        Effect::Points(_) => "points",
        Effect::Chase => "chase",
        Effect::LuckyHand => "lucky-hand",
        Effect::ExtraDisc => "extra-disc",
        Effect::LuckyHandOrChase => "lucky-hand-or-chase",
        Effect::Swap(_) => "swap",
        Effect::Docile => "docile",
        Effect::StepsOrChase(_) => "steps-or-chase",
        Effect::BoughtPoints { .. } => "bought-points",
    }
}

fn compile(reader: &mut Reader<'_>) -> Option<BonusDeck> {
    const LIMITS: Limits =
        Limits { kinds: MAX_BONUS_KINDS, cards: MAX_BONUS, fewest: 1, what: "bonus cards" };
    let def: BonusDeckDef<'_> = reader.whole()?;
    let reconstructed = reader.get(&def.reconstructed, "`true` or `false`").copied();
    let entries = reader.get(&def.cards, "a list of bonus cards")?;
    LIMITS.hold(reader, def.cards.token(), entries.len())?;
    let defs: Vec<_> =
        entries.iter().map(|at| reader.get(at, "a card `(id: …, effect: …)`")).collect();
    let made: Vec<_> = defs.iter().map(|def| card(reader, def.as_ref()?)).collect();
    let known = || defs.iter().copied().flatten();
    distinct(reader, known().map(|def| &def.id), "bonus card");
    same_two(reader, known());
    let counts: Vec<_> = made.iter().map(|card| Some(card.as_ref()?.0.count)).collect();
    let sum = LIMITS.add_up(reader, def.cards.token(), &counts, &def.total);
    let made: Option<Vec<_>> = made.into_iter().collect();
    let (plan, shown) = made?.into_iter().unzip();
    sum?;
    Some(BonusDeck { reconstructed: reconstructed?, shown, plan })
}

/// One card; reads every field before giving up.
fn card<'a>(reader: &mut Reader<'a>, def: &BonusDef<'a>) -> Option<(BonusPlan, Named)> {
    let id = id(reader, &def.id, "a card's id in double quotes");
    let name = shown(reader, &def.name);
    let count = deck::count(reader, &def.count);
    let known = reader.get(&def.effect, shape(def.effect.token()));
    let effect = known.and_then(|known| effect(reader, known, def.effect.token()))?;
    let key = || Label::Key(format!("honga-bonus-{}", effect_id(&effect)));
    let (id, name) = (id?, name?.map_or_else(key, Label::Words));
    let shown = Named { id: id.clone(), name };
    Some((BonusPlan { id, effect, count: count? }, shown))
}

fn effect<'a>(reader: &mut Reader<'a>, def: &EffectDef<'a>, token: &str) -> Option<Effect> {
    Some(match def {
        EffectDef::Barter { adds } => {
            let stock = goods::stock(reader, adds)?;
            if stock.is_empty() {
                let hint = "write what it adds, such as `adds: (fish: 2)`".to_owned();
                reader.flaw(token, "this card does nothing", Some(hint));
                return None;
            }
            Effect::Barter(stock)
        }
        EffectDef::Points { points } => Effect::Points(whole(reader, points, 1, MOST_POINTS)?),
        EffectDef::Chase => Effect::Chase,
        EffectDef::LuckyHand => Effect::LuckyHand,
        EffectDef::ExtraDisc => Effect::ExtraDisc,
        EffectDef::LuckyHandOrChase => Effect::LuckyHandOrChase,
        EffectDef::Swap { one, other } => Effect::Swap(pair(reader, one, other)?),
        EffectDef::Docile => Effect::Docile,
        EffectDef::StepsOrChase { steps } => {
            Effect::StepsOrChase(whole(reader, steps, 1, MAX_STEPS as i64 - 1)?)
        }
        EffectDef::BoughtPoints { with, most } => {
            let resources = goods::resources(reader, with);
            let most = whole(reader, most, 1, MOST_BOUGHT);
            Effect::BoughtPoints { resources: Resources::of(&resources?), most: most? }
        }
    })
}

/// Two different raw materials, neither of them water.
fn pair<'a>(
    reader: &mut Reader<'a>,
    one: &At<'a, ResourceDef>,
    other: &At<'a, ResourceDef>,
) -> Option<[Resource; 2]> {
    let made = [one, other].map(|at| goods::resource(reader, at));
    for (at, resource) in [one, other].into_iter().zip(made) {
        if resource == Some(Resource::Water) {
            let cause = "water cannot be swapped: it stands for others, but nothing stands for it";
            let hint = "write `Fish`, `Berry` or `Mushroom`".to_owned();
            reader.flaw(at.token(), cause, Some(hint));
        }
    }
    let [first, second] = made;
    let (first, second) = (first?, second?);
    if first == second {
        let cause = format!("`{}` would be swapped for itself", other.token());
        reader.flaw(other.token(), cause, Some("write two different ones".to_owned()));
    }
    // Both ways are the same, so they are kept in one order.
    Some([first.min(second), first.max(second)])
}

/// Tells of a card that swaps others than the first one that swaps.
fn same_two<'d, 'a: 'd>(reader: &mut Reader<'a>, defs: impl Iterator<Item = &'d BonusDef<'a>>) {
    let mut first = None;
    for def in defs {
        let Some(EffectDef::Swap { one, other }) = def.effect.ok() else { continue };
        let (Some(one), Some(other)) = (one.ok(), other.ok()) else { continue };
        let [known, known_other] = *first.get_or_insert([*one, *other]);
        if [known, known_other] != [*one, *other] && [known_other, known] != [*one, *other] {
            let cause = format!("another card swaps {known:?} and {known_other:?} already");
            let hint = "all cards of a deck that swap name the same two".to_owned();
            reader.flaw(def.effect.token(), cause, Some(hint));
        }
    }
}

/// How an effect is written; a known one misses its brackets.
fn shape(token: &str) -> &'static str {
    match token.split(['(', ' ']).next().unwrap_or_default() {
        "Barter" => "`Barter(adds: (fish: 2))`",
        "Points" => "`Points(points: 2)`",
        "Swap" => "`Swap(one: Mushroom, other: Berry)`",
        "StepsOrChase" => "`StepsOrChase(steps: 2)`",
        "BoughtPoints" => "`BoughtPoints(with: [Fish, Berry], most: 2)`",
        _ => "an effect such as `LuckyHand` or `Points(points: 2)`",
    }
}
