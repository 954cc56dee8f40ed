//! Barter cards, `assets/honga/<name>.barter.ron`: what each costs and what it scores.
//!
//! A modder writes a [`BarterDeckDef`]; it compiles to a [`BarterDeck`]. Whether a tray can ever
//! hold what a card costs depends on the level, which checks it.

use serde::Deserialize;

use crate::data::fields::{distinct, id, whole};
use crate::data::honga::deck::{self, Limits};
use crate::data::honga::goods::{self, GoodsDef};
use crate::data::source::{At, Reader};
use crate::data::{Files, Flaw};
use crate::rules::honga::{BarterPlan, MAX_BARTER_KINDS};

/// The most barter cards of a level.
const MAX_CARDS: usize = 120;
/// The most mammoths that a card costs.
const MOST_MAMMOTHS: i64 = 20;
/// The most points that a card scores.
const MOST_POINTS: i64 = 99;

/// All barter cards of a level; statement H40. `cards` is required: at most 48 entries and 120
/// cards.
///
/// ```ron
/// (
///     cards: [
///         (id: "two-fish", cost: (fish: 2), points: 2, count: 3),
///         (id: "feast", cost: (fish: 1, berry: 1, mushroom: 1), mammoths: 1, points: 9),
///     ],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BarterDeckDef<'a> {
    /// `true` marks these cards on screen as reconstructed: no source gives them. `false` when left
    /// out.
    #[serde(borrow, default)]
    pub reconstructed: At<'a, bool>,
    /// The total number of cards, to check the counts against. Optional.
    #[serde(default)]
    pub total: At<'a, Option<i64>>,
    /// The cards.
    pub cards: At<'a, Vec<At<'a, BarterDef<'a>>>>,
}

/// One kind of barter card: `(id: "two-fish", cost: (fish: 2), points: 2)`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BarterDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. Barter
    /// cards have no names on screen; they show their cost.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its cost in raw materials, such as `(fish: 2, berry: 1)`; none when left out.
    #[serde(default)]
    pub cost: At<'a, GoodsDef<'a>>,
    /// Its cost in mammoths, up to 20; none when left out. H44.
    #[serde(default)]
    pub mammoths: At<'a, i64>,
    /// The points it scores, 1 to 99.
    pub points: At<'a, i64>,
    /// The number of these cards in the deck, 1 to 20; 1 when left out.
    #[serde(default = "deck::one")]
    pub count: At<'a, i64>,
}

/// Barter cards, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarterDeck {
    /// Whether they are reconstructed: found in no source.
    pub reconstructed: bool,
    /// The part the rules use.
    pub plan: Vec<BarterPlan>,
}

/// The path of the barter deck `name`.
#[must_use]
pub fn path(name: &str) -> String {
    format!("assets/honga/{name}.barter.ron")
}

/// Loads the barter deck `name`.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, name: &str) -> Result<BarterDeck, Vec<Flaw>> {
    deck::load(files, &path(name), compile)
}

fn compile(reader: &mut Reader<'_>) -> Option<BarterDeck> {
    const LIMITS: Limits =
        Limits { kinds: MAX_BARTER_KINDS, cards: MAX_CARDS, fewest: 1, what: "barter cards" };
    let def: BarterDeckDef<'_> = reader.whole()?;
    let reconstructed = reader.get(&def.reconstructed, "`true` or `false`").copied();
    let entries = reader.get(&def.cards, "a list of barter cards")?;
    LIMITS.hold(reader, def.cards.token(), entries.len())?;
    let defs: Vec<_> =
        entries.iter().map(|at| (at, reader.get(at, "a card `(id: …, points: …)`"))).collect();
    let made: Vec<_> =
        defs.iter().map(|(at, def)| card(reader, at.token(), def.as_ref()?)).collect();
    distinct(reader, defs.iter().filter_map(|(_, def)| Some(&(*def)?.id)), "barter card");
    let counts: Vec<_> = made.iter().map(|card| Some(card.as_ref()?.count)).collect();
    let sum = LIMITS.add_up(reader, def.cards.token(), &counts, &def.total);
    let plan: Option<Vec<_>> = made.into_iter().collect();
    sum?;
    Some(BarterDeck { reconstructed: reconstructed?, plan: plan? })
}

/// Compiles one card; reads every field before giving up.
fn card<'a>(reader: &mut Reader<'a>, token: &str, def: &BarterDef<'a>) -> Option<BarterPlan> {
    let id = id(reader, &def.id, "a card's id in double quotes");
    let cost = goods::stock(reader, &def.cost);
    let mammoths = whole(reader, &def.mammoths, 0, MOST_MAMMOTHS);
    let points = whole(reader, &def.points, 1, MOST_POINTS);
    let count = deck::count(reader, &def.count);
    let (cost, mammoths) = (cost?, mammoths?);
    if cost.is_empty() && mammoths == 0 {
        let hint = "write what it costs, such as `cost: (fish: 2)`".to_owned();
        reader.flaw(token, "this card asks for nothing", Some(hint));
        return None;
    }
    Some(BarterPlan { id: id?, cost, mammoths, points: points?, count: count? })
}
