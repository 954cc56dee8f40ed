//! How computer players value things in Zoon, `assets/zoon/weights.ron`.
//!
//! A modder writes a [`WeightsDef`]; it compiles to [`Weights`]. Deliberately absent: how deep players search, which is a
//! matter of their strength.

use serde::Deserialize;

use crate::data::source::{At, Reader};
use crate::data::weights::{compiled, weight};
use crate::rules::zoon::Weights;

compiled! {
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
    #[compiles(Weights)]
    pub struct WeightsDef<'a> {
        /// The Emblème in a combat. From 0 to 5000.
        #[reads(weight, 0, 5_000)]
        pub emblem: At<'a, i64>,
        /// What a tie costs the attacker, which loses its turn. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub tie: At<'a, i64>,
        /// For this many decisions without anything that lasts, a tie costs one more. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub weary: At<'a, i64>,
        /// ★: one more move. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub second_move: At<'a, i64>,
        /// ★: the enemy cannot move. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub stun: At<'a, i64>,
        /// ★: the enemy is seen. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub seen: At<'a, i64>,
        /// ★: a Zoon is moved, or is seen by both. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub shift: At<'a, i64>,
        /// A shot in the hand. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub shot: At<'a, i64>,
        /// A point of strength of any other trump. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub card: At<'a, i64>,
        /// Learning what an enemy card is. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub news: At<'a, i64>,
        /// What it costs that the enemy knows where the Emblème is. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub bared: At<'a, i64>,
        /// What every row costs that the Emblème advances. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub stray: At<'a, i64>,
        /// A card that is turned up loses its worth divided by this. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub secret_share: At<'a, i64>,
        /// A card with gear gains its worth divided by this. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub gear_share: At<'a, i64>,
        /// A row ahead is worth the card's worth divided by this. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub march_share: At<'a, i64>,
        /// A step nearer to a known Emblème is worth the card's worth divided by this. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub goal_share: At<'a, i64>,
        /// The same where a position is judged and no step. From 1 to 1000.
        #[reads(weight, 1, 1_000)]
        pub near_share: At<'a, i64>,
    }
}

/// Compiles the weights; reads every field before giving up.
pub(super) fn compile(reader: &mut Reader<'_>) -> Option<Weights> {
    let def: WeightsDef<'_> = reader.whole()?;
    def.compiled(reader)
}
