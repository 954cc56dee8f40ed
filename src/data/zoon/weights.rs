//! How computer players value things in Zoon, `assets/zoon/weights.ron`.
//!
//! A modder writes a [`WeightsDef`]; it compiles to [`Weights`]. Deliberately absent: how deep players search, which is a
//! matter of their strength.

use serde::Deserialize;

use crate::data::source::{At, Reader};
use crate::data::weights::weight;
use crate::rules::zoon::Weights;

/// How computer players value things. One unit is a tenth of a card's printed value. The game's
/// own file has all of these numbers; a pack writes those that differ.
///
/// ```ron
/// (
///     emblem: 800,
///     tie: 3,
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WeightsDef<'a> {
    /// The Emblème in a combat. From 0 to 5000.
    #[serde(borrow)]
    pub emblem: At<'a, i64>,
    /// What a tie costs the attacker, which loses its turn. From -500 to 500.
    pub tie: At<'a, i64>,
    /// For this many decisions without anything that lasts, a tie costs one more. From 1 to 1000.
    pub weary: At<'a, i64>,
    /// ★: one more move. From -500 to 500.
    pub second_move: At<'a, i64>,
    /// ★: the enemy cannot move. From -500 to 500.
    pub stun: At<'a, i64>,
    /// ★: the enemy is seen. From -500 to 500.
    pub seen: At<'a, i64>,
    /// ★: a Zoon is moved, or is seen by both. From -500 to 500.
    pub shift: At<'a, i64>,
    /// A shot in the hand. From -500 to 500.
    pub shot: At<'a, i64>,
    /// A point of strength of any other trump. From -500 to 500.
    pub card: At<'a, i64>,
    /// Learning what an enemy card is. From -500 to 500.
    pub news: At<'a, i64>,
    /// What it costs that the enemy knows where the Emblème is. From -2000 to 2000.
    pub bared: At<'a, i64>,
    /// What every row costs that the Emblème advances. From -500 to 500.
    pub stray: At<'a, i64>,
    /// A card that is turned up loses its worth divided by this. From 1 to 1000.
    pub secret_share: At<'a, i64>,
    /// A card with gear gains its worth divided by this. From 1 to 1000.
    pub gear_share: At<'a, i64>,
    /// A row ahead is worth the card's worth divided by this. From 1 to 1000.
    pub march_share: At<'a, i64>,
    /// A step nearer to a known Emblème is worth the card's worth divided by this. From 1 to 1000.
    pub goal_share: At<'a, i64>,
    /// The same where a position is judged and no step. From 1 to 1000.
    pub near_share: At<'a, i64>,
}

/// Compiles the weights; reads every field before giving up.
pub(super) fn compile(reader: &mut Reader<'_>) -> Option<Weights> {
    let def: WeightsDef<'_> = reader.whole()?;
    let emblem = weight(reader, &def.emblem, 0, 5_000);
    let tie = weight(reader, &def.tie, -500, 500);
    let weary = weight(reader, &def.weary, 1, 1_000);
    let second_move = weight(reader, &def.second_move, -500, 500);
    let stun = weight(reader, &def.stun, -500, 500);
    let seen = weight(reader, &def.seen, -500, 500);
    let shift = weight(reader, &def.shift, -500, 500);
    let shot = weight(reader, &def.shot, -500, 500);
    let card = weight(reader, &def.card, -500, 500);
    let news = weight(reader, &def.news, -500, 500);
    let bared = weight(reader, &def.bared, -2_000, 2_000);
    let stray = weight(reader, &def.stray, -500, 500);
    let secret_share = weight(reader, &def.secret_share, 1, 1_000);
    let gear_share = weight(reader, &def.gear_share, 1, 1_000);
    let march_share = weight(reader, &def.march_share, 1, 1_000);
    let goal_share = weight(reader, &def.goal_share, 1, 1_000);
    let near_share = weight(reader, &def.near_share, 1, 1_000);
    Some(Weights {
        emblem: emblem?,
        tie: tie?,
        weary: weary?,
        second_move: second_move?,
        stun: stun?,
        seen: seen?,
        shift: shift?,
        shot: shot?,
        card: card?,
        news: news?,
        bared: bared?,
        stray: stray?,
        secret_share: secret_share?,
        gear_share: gear_share?,
        march_share: march_share?,
        goal_share: goal_share?,
        near_share: near_share?,
    })
}
