//! What a tribe as a whole must keep to, so that any two can meet.
//!
//! The rules of putting a tribe together: points of value and of strength, stars, and which types
//! come how often. The Zoon in reserve costs nothing; it is an option that both sides have.

use crate::data::flaw::visible;
use crate::data::source::{At, Reader};
use crate::data::zoon::tribe::{TribeDef, reserve_def, zoon_defs};
use crate::data::zoon::zoons::{RankDef, ZoonDef};

/// The most Zoons besides the reserve, each card counted (Z2).
pub const MAX_ZOONS: i64 = 12;
/// The most points of value, all cards together.
pub const MAX_VALUE: i64 = 150;
/// The most points of strength, all trumps together.
pub const MAX_STRENGTH: i64 = 6;
/// The most stars that cost nothing. Each further one costs a point of strength.
pub const FREE_STARS: i64 = 3;
/// The most stars in any case.
pub const MAX_STARS: i64 = 9;

/// Tells of everything a tribe has too much or too little of. What cannot be read counts nothing.
pub(super) fn check(reader: &mut Reader<'_>, def: &TribeDef<'_>) {
    zoons(reader, def);
    ranks(reader, def);
    strength(reader, def);
}

/// How many cards a Zoon is.
fn cards(def: &ZoonDef<'_>) -> i64 {
    let cards = def.cards.ok().into_iter().flatten().filter_map(At::ok);
    cards.map(|card| card.count.ok().map_or(0, |count| *count.max(&0)).min(99)).sum()
}

/// How many corners of all its cards have a ★.
fn stars(def: &ZoonDef<'_>) -> i64 {
    let cards = def.cards.ok().into_iter().flatten().filter_map(At::ok);
    let starred = |rows: &Vec<At<'_, String>>| {
        let signs = rows.iter().filter_map(At::ok).flat_map(|row| row.chars());
        signs.filter(|sign| matches!(sign, '*' | '★')).count() as i64
    };
    let of_card = |stars: i64, count: i64| stars * count.clamp(0, 99);
    cards
        .map(|card| {
            of_card(card.corners.ok().map_or(0, starred), card.count.ok().copied().unwrap_or(1))
        })
        .sum()
}

fn zoons(reader: &mut Reader<'_>, def: &TribeDef<'_>) {
    let count: i64 = zoon_defs(def).map(cards).sum();
    if count > MAX_ZOONS {
        let cause = format!("this tribe has {count} Zoons, more than {MAX_ZOONS}");
        let hint = "leave some out; one more may be its `reserve`";
        reader.flaw(def.zoons.token(), cause, Some(hint.to_owned()));
    }
    let worth = |zoon: &ZoonDef<'_>| {
        zoon.value.ok().map_or(0, |value| *value.clamp(&0, &1000)) * cards(zoon)
    };
    let value: i64 = zoon_defs(def).map(worth).sum();
    if value > MAX_VALUE {
        let cause = format!("the Zoons are worth {value} points, more than {MAX_VALUE}");
        let hint = format!("make them {} points cheaper, every card counted", value - MAX_VALUE);
        reader.flaw(def.zoons.token(), cause, Some(hint));
    }
    let stars: i64 = zoon_defs(def).map(stars).sum();
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
        let once = matches!(rank, RankDef::Emblem | RankDef::Chief | RankDef::Hero | RankDef::Priest);
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
        } else if cards(zoon) > 1 && once {
            let id = visible(zoon.id.ok().map_or("", String::as_str));
            let cause = format!("`{id}` is {} cards, but a `{rank:?}` comes only once", cards(zoon));
            (zoon.cards.token(), cause, "write one card, or another type")
        } else {
            continue;
        };
        reader.flaw(place, cause, Some(hint.to_owned()));
    }
}

/// Strengths, and what stars beyond the third take away from them.
fn strength(reader: &mut Reader<'_>, def: &TribeDef<'_>) {
    let trumps = def.trumps.ok().into_iter().flatten().filter_map(At::ok);
    let strengths = trumps.map(|trump| trump.strength.ok().map_or(0, |n| *n.clamp(&0, &1000)));
    let strength: i64 = strengths.sum();
    let stars: i64 = zoon_defs(def).map(stars).sum();
    let extra = (stars - FREE_STARS).clamp(0, MAX_STARS - FREE_STARS);
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
