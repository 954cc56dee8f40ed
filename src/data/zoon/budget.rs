//! The limits on a tribe as a whole, which let any two tribes play each other.
//!
//! The rules of composing a tribe: points of value and of strength, stars, and how often each type
//! may occur. The Zoon in reserve costs nothing: both sides have that option.

use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::data::zoon::tribe::{TribeDef, reserve_def, zoon_defs};
use crate::data::zoon::trumps;
use crate::data::zoon::zoons::{Made, RankDef, ZoonDef};
use crate::rules::zoon::{Corners, MAX_SLOTS, Mark, Rank};

/// The most Zoons besides the reserve; each card counts (Z2).
pub const MAX_ZOONS: i64 = 12;
/// The most points of value of all cards together: 150, plus six for balancing matches.
pub const MAX_VALUE: i64 = 156;
/// The most points of strength of all trumps together.
pub const MAX_STRENGTH: i64 = 6;
/// The most stars that cost nothing. Each further one costs a point of strength.
pub const FREE_STARS: i64 = 3;
/// The most stars in any case.
pub const MAX_STARS: i64 = 9;

/// The highest value that can be printed.
const MAX_ZOON_VALUE: usize = 99;

/// The most cards with the same corners.
pub(super) const MOST_CARDS: i64 = MAX_SLOTS as i64 - 1;

/// The value of a card, which is printed on it and counts towards a tribe's limit.
///
/// An Emblem is worth two points for each point of its corners and for each square that it may move
/// to. Any other card is worth 1.22 points for each point of its corners and 1 for each square,
/// less a tenth for each ★, rounded up from eight tenths. This gives exactly the values of the rule
/// sheet.
#[must_use]
pub fn value(rank: Rank, corners: &Corners, squares: usize) -> u8 {
    let number = |mark: &Mark| match mark {
        Mark::Number(number) => usize::from(*number),
        Mark::Star | Mark::Cross => 0,
    };
    let points: usize = corners.iter().map(number).sum();
    let stars = corners.iter().filter(|mark| **mark == Mark::Star).count();
    let value = match rank {
        Rank::Emblem => 2 * points + 2 * squares,
        _ => (122 * points + 100 * squares + 20).saturating_sub(10 * stars) / 100,
    };
    value.clamp(1, MAX_ZOON_VALUE) as u8
}

/// Reports everything of which a tribe has too much or too little. Unreadable entries count as
/// nothing.
pub(super) fn check(reader: &mut Reader<'_>, def: &TribeDef<'_>, made: Option<&[Made]>) {
    points(reader, def, made.unwrap_or_default());
    ranks(reader, def);
    strength(reader, def);
}

/// A number from 1 to `most`; any other is reported elsewhere and counts as 0.
fn counted(at: &At<'_, i64>, most: i64) -> i64 {
    at.ok().copied().filter(|number| (1..=most).contains(number)).unwrap_or(0)
}

/// The cards of a Zoon: the number of ★ on each, and how many such cards there are.
fn cards<'d>(def: &'d ZoonDef<'_>) -> impl Iterator<Item = (i64, i64)> + 'd {
    let stars = |rows: &Vec<At<'_, String>>| {
        let signs = rows.iter().filter_map(At::ok).flat_map(|row| row.chars());
        signs.filter(|sign| matches!(sign, '*' | '★')).count() as i64
    };
    let cards = def.cards.ok().into_iter().flatten().filter_map(At::ok);
    cards.map(move |card| (card.corners.ok().map_or(0, stars), counted(&card.count, MOST_CARDS)))
}

/// The number of cards of a Zoon.
fn count(def: &ZoonDef<'_>) -> i64 {
    cards(def).map(|(_, count)| count).sum()
}

/// The number of ★ on all cards of a tribe.
fn stars(def: &TribeDef<'_>) -> i64 {
    zoon_defs(def).flat_map(cards).map(|(stars, count)| stars * count).sum()
}

fn points(reader: &mut Reader<'_>, def: &TribeDef<'_>, made: &[Made]) {
    let all: i64 = zoon_defs(def).map(count).sum();
    if all > MAX_ZOONS {
        let cause = format!("this tribe has {all} Zoons, more than {MAX_ZOONS}");
        let hint = "leave some out; one more may be its `reserve`";
        reader.flaw(def.zoons.token(), cause, Some(hint.to_owned()));
    }
    let cards = |zoon: &Made| zoon.plan.corners.iter().map(|(_, n)| i64::from(*n)).sum::<i64>();
    let value: i64 = made.iter().map(|zoon| i64::from(zoon.plan.value) * cards(zoon)).sum();
    if value > MAX_VALUE {
        let cause = format!("the Zoons are worth {value} points, more than {MAX_VALUE}");
        let over = value - MAX_VALUE;
        let hint = format!(
            "lower numbers in corners or leave squares out: {over} points less, every card counted"
        );
        reader.flaw(def.zoons.token(), cause, Some(hint));
    }
    let stars = stars(def);
    if stars > MAX_STARS {
        let cause = format!("the cards have {stars} ★, more than {MAX_STARS}");
        let hint = "write numbers in some of those corners";
        reader.flaw(def.zoons.token(), cause, Some(hint.to_owned()));
    }
}

fn ranks(reader: &mut Reader<'_>, def: &TribeDef<'_>) {
    let all: Vec<&ZoonDef<'_>> = zoon_defs(def).chain(reserve_def(def)).collect();
    let unread = def.zoons.ok().is_none_or(|list| list.iter().any(|zoon| zoon.ok().is_none()));
    let emblems = all.iter().filter(|zoon| zoon.rank.ok() == Some(&RankDef::Emblem)).count();
    let unranked = all.iter().any(|zoon| zoon.rank.ok().is_none());
    if emblems == 0 && !unread && !unranked {
        let hint = "give one Zoon `rank: Emblem`";
        reader.flaw(def.zoons.token(), "this tribe has no Emblem", Some(hint.to_owned()));
    }
    let (mut emblem, mut chief) = (false, false);
    for zoon in &all {
        let Some(rank) = zoon.rank.ok() else { continue };
        let once =
            matches!(rank, RankDef::Emblem | RankDef::Chief | RankDef::Hero | RankDef::Priest);
        let known = match rank {
            RankDef::Emblem => std::mem::replace(&mut emblem, true),
            RankDef::Chief => std::mem::replace(&mut chief, true),
            _ => false,
        };
        let in_reserve = reserve_def(def).is_some_and(|other| std::ptr::eq(other, *zoon));
        let (place, cause, hint) = if known {
            let cause = format!("this tribe has two of `{rank:?}`, but may have only one");
            (zoon.rank.token(), cause, "give one of them another type")
        } else if in_reserve && rank == &RankDef::Emblem {
            let cause = "the Emblem is no reserve: it lies on the field from the beginning";
            (zoon.rank.token(), cause.to_owned(), "give it another type")
        } else if count(zoon) > 1 && once {
            let id = visible(zoon.id.ok().map_or("", String::as_str));
            let cause = format!("`{id}` is {} cards, but `{rank:?}` comes only once", count(zoon));
            (zoon.cards.token(), cause, "write one card, or another type")
        } else {
            continue;
        };
        reader.flaw(place, cause, Some(hint.to_owned()));
    }
}

/// Checks the sum of strengths, which stars beyond the third reduce.
fn strength(reader: &mut Reader<'_>, def: &TribeDef<'_>) {
    let trumps = def.trumps.ok().into_iter().flatten().filter_map(At::ok);
    let strength: i64 = trumps.map(|trump| counted(&trump.strength, trumps::MAX_STRENGTH)).sum();
    let stars = stars(def);
    let extra = (stars - FREE_STARS).max(0);
    if stars > MAX_STARS {
        return;
    }
    let allowed = MAX_STRENGTH - extra;
    if strength > allowed {
        let cause = match extra {
            0 => format!("the trumps have a strength of {strength} points, more than {allowed}"),
            _ => format!(
                "the trumps have a strength of {strength} points, more than {allowed}: {stars} ★ \
                 cost {extra} of {MAX_STRENGTH}"
            ),
        };
        let hint = match extra {
            0 => "take weaker trumps, or fewer",
            _ => "take weaker trumps, or write numbers in place of ★",
        };
        reader.flaw(def.trumps.token(), cause, Some(hint.to_owned()));
    }
}
