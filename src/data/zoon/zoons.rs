//! Zoons in tribe files: cards with corners, a movement grid, and the effect of the ★ if there is
//! one.
//!
//! An effect's parameters stand in brackets behind it. The effects are a closed list: the rules
//! implement each in one place.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::data::Label;
use crate::data::fields::{id, shown, whole};
use crate::data::letters::quoted;
use crate::data::source::{At, Reader};
use crate::data::zoon::budget::{self, MOST_CARDS};
use crate::data::zoon::grids::{self, StepDef};
use crate::data::zoon::tribe::Named;
use crate::rules::zoon::{Corners, Effect, MAX_KINDS, Mark, Offset, Rank, Waypoint, ZoonPlan};

/// One Zoon. `id`, `rank` and `cards` are required; the rest is optional. The value printed on
/// every card is computed from corners and grid ([`budget::value`]); where the cards differ, it is
/// the highest.
///
/// ```ron
/// (
///     id: "spark",
///     rank: Soldier,
///     cards: [
///         (corners: ["2 1", "0 1"], count: 2, letter: 's'),
///         (corners: ["1 2", "1 0"], count: 2, letter: 't'),
///     ],
///     grid: [
///         "ooo",
///         ".@.",
///         "...",
///     ],
/// ),
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ZoonDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `zoon-card-<tribe>-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language, for Zoons without a text of their own.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// Its type: `Chief`, `Hero`, `Priest`, `Monster`, `Elite`, `Soldier` or `Emblem`. Z3.
    pub rank: At<'a, RankDef>,
    /// Its cards: one entry for each different set of corners.
    pub cards: At<'a, Vec<At<'a, CardDef<'a>>>>,
    /// The squares it may move to, drawn as described in [`grids`], with the enemy at the top. When
    /// left out, it never moves by itself. Z17, Z21.
    #[serde(default)]
    pub grid: At<'a, Vec<At<'a, String>>>,
    /// Trajectories that a drawing cannot show, square by square, such as `[[Cross(0, 1), Stop(1,
    /// 2)]]`. Z19.
    #[serde(default)]
    pub paths: At<'a, Vec<At<'a, Vec<At<'a, StepDef>>>>>,
    /// What its ★ does; required if a corner has one, and only then. Z39.
    #[serde(default)]
    pub star: At<'a, Option<At<'a, EffectDef<'a>>>>,
}

/// Identical cards of a Zoon: `(corners: ["2 1", "0 1"], count: 2, letter: 's')`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardDef<'a> {
    /// The corners of the upright card, the upper two first: numbers from 0 to 9, and `*` for ★.
    /// `["4 4", "2 *"]` has a ★ at the bottom right. Z31.
    #[serde(borrow)]
    pub corners: At<'a, Vec<At<'a, String>>>,
    /// The number of cards with these corners; 1 when left out.
    #[serde(default = "one")]
    pub count: At<'a, i64>,
    /// The letter or digit that stands for it in formations, in single quotes. Not needed in a
    /// tribe without formations, nor for a Zoon in reserve.
    #[serde(default)]
    pub letter: At<'a, Option<char>>,
}

fn one<'a>() -> At<'a, i64> {
    At::given(1)
}

/// The type of a Zoon (Z3).
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RankDef {
    /// Chef: at most one in a tribe.
    Chief,
    /// Héros: only one card of each.
    Hero,
    /// Prêtre: only one card of each.
    Priest,
    /// Monstre.
    Monster,
    /// Élite.
    Elite,
    /// Soldat.
    Soldier,
    /// Emblème: exactly one in a tribe; losing it loses the match. Z45.
    Emblem,
}

impl From<RankDef> for Rank {
    fn from(def: RankDef) -> Self {
        // Both list the types in the same order.
        Self::ALL[def as usize]
    }
}

/// What a ★ does. Unless the effect says otherwise, the combat is a tie, and the attacker goes back
/// before the effect happens; statements Z40, Z41.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum EffectDef<'a> {
    /// If this Zoon attacked, it may make one more move this turn, which may lead to another
    /// combat.
    SecondMove,
    /// The enemy Zoon can neither move nor use a trump until the given number of its owner's turns
    /// have ended: `Stun(turns: 1)`.
    Stun {
        /// Turns of the enemy Zoon's owner, 1 to 9; the current one does not count.
        #[serde(borrow)]
        turns: At<'a, i64>,
    },
    /// This Zoon moves to a free square of its owner's deployment zone.
    Flee,
    /// The enemy Zoon is pushed straight back towards its own camp, as far as the way is free:
    /// `Push(cells: 2)`.
    Push {
        /// The most squares, 1 to 9.
        cells: At<'a, i64>,
    },
    /// The enemy Zoon lies face up until the end of the match.
    FaceUp,
    /// This Zoon swaps places with a friendly Zoon of a type: `ExchangeWith(rank: Elite)`.
    ExchangeWith {
        /// The type of the friendly Zoon.
        rank: At<'a, RankDef>,
    },
    /// Only the owner of this Zoon looks at enemy Zoons that lie face down: `Peek(count: 2)`.
    Peek {
        /// The most Zoons, 1 to 9.
        count: At<'a, i64>,
    },
    /// The enemy Zoon is eliminated; the combat is not a tie.
    Devour,
}

/// One card of a tribe, as formations need it.
#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) letter: Option<char>,
    pub(super) count: u8,
    /// The Zoon's id.
    pub(super) zoon: String,
}

/// A Zoon, compiled.
pub(super) struct Made {
    pub(super) plan: ZoonPlan,
    pub(super) shown: Named,
    /// Its cards, in the order of the plan's corners.
    pub(super) cards: Vec<Card>,
}

/// Reads the Zoons of a tribe.
pub(super) fn compile<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, ZoonDef<'a>>>>,
    tribe: &str,
) -> Option<Vec<Made>> {
    let entries = reader.get(list, "a list of Zoons")?;
    if entries.len() >= MAX_KINDS {
        let cause = format!("there are {} entries, more than {}", entries.len(), MAX_KINDS - 1);
        let hint = "cards that differ only in their corners belong into one entry";
        reader.flaw(list.token(), cause, Some(hint.to_owned()));
        return None;
    }
    let made: Vec<_> = entries
        .iter()
        .map(|entry| reader.get(entry, "a Zoon `(…)`").and_then(|def| zoon(reader, def, tribe)))
        .collect();
    let letters = entries.iter().filter_map(|entry| entry.ok()?.cards.ok()).flatten();
    let mut known = BTreeSet::new();
    for at in letters.filter_map(|card| Some(&card.ok()?.letter)) {
        let Some(Some(letter)) = at.ok() else { continue };
        if !known.insert(*letter) {
            let cause = format!("other cards have the letter {letter:?} already");
            let hint = "give cards with different corners different letters";
            reader.flaw(at.token(), cause, Some(hint.to_owned()));
        }
    }
    made.into_iter().collect()
}

/// Compiles one Zoon; reads every field before giving up.
pub(super) fn zoon<'a>(reader: &mut Reader<'a>, def: &ZoonDef<'a>, tribe: &str) -> Option<Made> {
    let id = id(reader, &def.id, "a Zoon's id in double quotes");
    let name = shown(reader, &def.name);
    let rank = reader.get(&def.rank, "a type such as `Soldier`").copied().map(Rank::from);
    let cards = cards(reader, &def.cards);
    let drawn = grids::ways(reader, &def.grid);
    let listed = grids::paths(reader, &def.paths);
    let star = match reader.get(&def.star, "an effect such as `Flee`") {
        Some(Some(at)) => effect(reader, at).map(Some),
        Some(None) => Some(None),
        None => None,
    };
    if let (Some(cards), Some(star)) = (&cards, &star) {
        star_fits(reader, def, cards, star.is_some());
    }
    let (id, cards, (mut paths, green)) = (id?, cards?, drawn?);
    paths.extend(listed?);
    let zoon = id.clone();
    let of_card = |(_, count, letter): &(Corners, u8, Option<char>)| Card {
        letter: *letter,
        count: *count,
        zoon: zoon.clone(),
    };
    let key = || Label::Key(format!("zoon-card-{tribe}-{id}"));
    let shown = Named {
        id: id.clone(),
        name: name?.map_or_else(key, Label::Words),
        picture: String::new(),
    };
    let made_cards = cards.iter().map(of_card).collect();
    let corners: Vec<_> = cards.into_iter().map(|(corners, n, _)| (corners, n)).collect();
    let (rank, squares) = (rank?, squares(&paths, &green));
    let values = corners.iter().map(|(corners, _)| budget::value(rank, corners, squares));
    let value = values.max().unwrap_or(1);
    let plan = ZoonPlan { id, rank, value, corners, paths, green, star: star? };
    Some(Made { plan, shown, cards: made_cards })
}

/// The number of squares that a Zoon can move to.
fn squares(paths: &[Vec<Waypoint>], green: &[Offset]) -> usize {
    let stops = paths.iter().flatten().filter(|point| point.arrival).map(|point| point.offset);
    stops.chain(green.iter().copied()).collect::<BTreeSet<Offset>>().len()
}

/// For each entry: its corners, its count and its letter.
type Cards = Vec<(Corners, u8, Option<char>)>;

fn cards<'a>(reader: &mut Reader<'a>, list: &At<'a, Vec<At<'a, CardDef<'a>>>>) -> Option<Cards> {
    let what = "a list of cards such as `[(corners: [\"2 1\", \"0 1\"], letter: 's')]`";
    let entries = reader.get(list, what)?;
    if entries.is_empty() {
        let hint = "write at least one entry in `cards`";
        reader.flaw(list.token(), "this Zoon has no cards", Some(hint.to_owned()));
        return None;
    }
    if entries.len() > MOST_CARDS as usize {
        let cause = format!("this Zoon has {} cards, more than {MOST_CARDS}", entries.len());
        reader.flaw(list.token(), cause, Some("leave some out".to_owned()));
        return None;
    }
    let made: Vec<_> = entries
        .iter()
        .map(|entry| reader.get(entry, "a card `(corners: …)`").and_then(|def| card(reader, def)))
        .collect();
    made.into_iter().collect()
}

fn card<'a>(reader: &mut Reader<'a>, def: &CardDef<'a>) -> Option<(Corners, u8, Option<char>)> {
    let corners = grids::corners(reader, &def.corners, Mark::Star);
    let count = whole(reader, &def.count, 1, MOST_CARDS);
    let letter = *reader.get(&def.letter, "a letter in single quotes")?;
    if let Some(strange) = letter.filter(|letter| !letter.is_ascii_alphanumeric()) {
        let cause = format!("{} cannot stand for a card", quoted(strange));
        let hint = "write a letter from a to z or A to Z, or a digit";
        reader.flaw(def.letter.token(), cause, Some(hint.to_owned()));
        return None;
    }
    Some((corners?, count?, letter))
}

/// Z39: a corner has a ★ if and only if `star` is given.
fn star_fits(reader: &mut Reader<'_>, def: &ZoonDef<'_>, cards: &Cards, star: bool) {
    let starred = cards.iter().any(|(corners, ..)| corners.contains(&Mark::Star));
    if starred && !star {
        let hint = "add `star: …`, or write numbers in all corners";
        let cause = "a corner has a ★, but nothing says what it does";
        reader.lacks(def.cards.token(), "star", cause, Some(hint.to_owned()));
    } else if star && !starred {
        let hint = "write `*` in a corner, or leave `star` out";
        let cause = "no corner has a ★, so this never happens";
        reader.flaw(def.star.token(), cause, Some(hint.to_owned()));
    }
}

fn effect<'a>(reader: &mut Reader<'a>, at: &At<'a, EffectDef<'a>>) -> Option<Effect> {
    const MOST: i64 = 9;
    Some(match reader.get(at, shape(at.token()))? {
        EffectDef::SecondMove => Effect::SecondMove,
        EffectDef::Stun { turns } => Effect::Stun { turns: whole(reader, turns, 1, MOST)? },
        EffectDef::Flee => Effect::Flee,
        EffectDef::Push { cells } => Effect::Push { cells: whole(reader, cells, 1, MOST)? },
        EffectDef::FaceUp => Effect::FaceUp,
        EffectDef::ExchangeWith { rank } => {
            let rank = reader.get(rank, "a type such as `Elite`").copied()?.into();
            Effect::ExchangeWith { rank }
        }
        EffectDef::Peek { count } => Effect::Peek { count: whole(reader, count, 1, MOST)? },
        EffectDef::Devour => Effect::Devour,
    })
}

/// How an effect should be written, for a token that does not parse: an unknown name, or a known
/// one with missing or extra brackets.
fn shape(token: &str) -> &'static str {
    let name = token.split(['(', ' ']).next().unwrap_or_default();
    match name {
        "Stun" => "`Stun(turns: 1)`",
        "Push" => "`Push(cells: 2)`",
        "ExchangeWith" => "`ExchangeWith(rank: Elite)`",
        "Peek" => "`Peek(count: 2)`",
        _ if token != name => "an effect without brackets",
        _ => "an effect such as `Flee`",
    }
}
