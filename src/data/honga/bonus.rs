//! Bonus cards, `assets/honga/<name>.bonus.ron`: what each does.
//!
//! A modder writes a [`BonusDeckDef`]; it compiles to a [`BonusDeck`]. Cards are composed from a
//! closed list of effects, whose texts on screen fit any number.

use serde::Deserialize;

use crate::data::fields::{distinct, id, shown, whole};
use crate::data::honga::deck::{self, Limits, Named};
use crate::data::honga::goods::{self, GoodsDef, ResourceDef};
use crate::data::source::{At, Reader};
use crate::data::{Files, Flaw, Label};
use crate::rules::honga::{
    BonusPlan, Effect, MAX_BONUS, MAX_BONUS_KINDS, MAX_STEPS, Resource, Resources,
};

/// The most points that a card scores.
const MOST_POINTS: i64 = 99;
/// The most units that can be exchanged for points.
const MOST_BOUGHT: i64 = 20;

/// All bonus cards of a level; statement H26. `cards` is required: at most 32 entries and 40 cards.
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
    /// `true` marks these cards on screen as reconstructed: no source gives them. `false` when left
    /// out.
    #[serde(borrow, default)]
    pub reconstructed: At<'a, bool>,
    /// The total number of cards, to check the counts against. Optional.
    #[serde(default)]
    pub total: At<'a, Option<i64>>,
    /// The cards.
    pub cards: At<'a, Vec<At<'a, BonusDef<'a>>>>,
}

/// One kind of bonus card: `(id: "two-points", effect: Points(points: 2), count: 3)`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BonusDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language. When left out, the text `honga-bonus-<effect>` is
    /// shown.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// What it does.
    pub effect: At<'a, EffectDef<'a>>,
    /// The number of these cards in the deck, 1 to 20; 1 when left out.
    #[serde(default = "deck::one")]
    pub count: At<'a, i64>,
}

/// What a bonus card does.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum EffectDef<'a> {
    /// Adds raw materials to the player's own in the next barter of this turn. H49.
    Barter {
        /// The raw materials added, such as `(fish: 2, berry: 1)`.
        #[serde(borrow)]
        adds: At<'a, GoodsDef<'a>>,
    },
    /// Scores points at once. H50.
    Points {
        /// The points, 1 to 99.
        points: At<'a, i64>,
    },
    /// Chases HONGA from the player's tray. H51.
    Chase,
    /// Adds a hand in any quarter of the disc just placed. H52.
    LuckyHand,
    /// At the end of this turn the player draws one more disc and keeps one of them. H53.
    ExtraDisc,
    /// `LuckyHand` or `Chase`, as the player chooses. H54.
    LuckyHandOrChase,
    /// Two raw materials may replace each other in barters of this turn. All `Swap` cards of a deck
    /// must name the same two. Neither may be `Water`, which stands for the others anyway. H25,
    /// H55.
    Swap {
        /// One raw material.
        one: At<'a, ResourceDef>,
        /// The other raw material.
        other: At<'a, ResourceDef>,
    },
    /// Every mammoth placed this turn costs one unit less. H56.
    Docile,
    /// Steps up the mountain, or `Chase`. H57.
    StepsOrChase {
        /// The number of steps, 1 to 15.
        steps: At<'a, i64>,
    },
    /// Exchanges raw materials for points, one point a unit, once. H58.
    BoughtPoints {
        /// The raw materials that may be exchanged, such as `[Fish, Berry, Mushroom]`.
        with: At<'a, Vec<At<'a, ResourceDef>>>,
        /// The most units exchanged, 1 to 20.
        most: At<'a, i64>,
    },
}

/// Bonus cards, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BonusDeck {
    /// Whether they are reconstructed: found in no source.
    pub reconstructed: bool,
    /// The part the screens show, in the order of the plan.
    pub shown: Vec<Named>,
    /// The part the rules use.
    pub plan: Vec<BonusPlan>,
}

/// The path of the bonus deck `name`.
#[must_use]
pub fn path(name: &str) -> String {
    format!("assets/honga/{name}.bonus.ron")
}

/// Loads the bonus deck `name`.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, name: &str) -> Result<BonusDeck, Vec<Flaw>> {
    deck::load(files, &path(name), compile)
}

/// The id of an effect in text keys: `honga-bonus-<effect>` is its name, and
/// `honga-bonus-<effect>-line` says what it does.
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

/// Compiles one card; reads every field before giving up.
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

/// Reads two different raw materials, neither of them water.
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
    // The order does not matter, so it is normalised.
    Some([first.min(second), first.max(second)])
}

/// Reports `Swap` cards that name other raw materials than the first one does.
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

/// How an effect should be written, for a token that does not parse: an unknown name, or a known
/// one without its brackets.
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
