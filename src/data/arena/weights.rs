//! How computer players value things in Arena, `assets/arena/weights.ron`.
//!
//! A modder writes a [`WeightsDef`]; it compiles to [`Weights`]. Deliberately absent: how deep players search, which is a
//! matter of their strength.

use serde::Deserialize;

use crate::data::source::{At, Reader};
use crate::data::weights::{compiled, numbers, weight};
use crate::rules::arena::{PowerWeights, Weights};

compiled! {
    /// How computer players value things. One unit is a hundredth of about the weakest animal. The
    /// game's own file has all of these numbers; a pack writes those that differ.
    ///
    /// ```ron
    /// (
    ///     pawn: 80,
    ///     way: 4,
    ///     few: [2000, 900, 450, 200, 80],
    /// )
    /// ```
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[compiles(Weights)]
    pub struct WeightsDef<'a> {
        /// Any animal. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub pawn: At<'a, i64>,
        /// For every movement that it has on average. From -200 to 200.
        #[reads(weight, -200, 200)]
        pub way: At<'a, i64>,
        /// The most movements that count. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub most_ways: At<'a, i64>,
        /// Its powers.
        #[reads(powers)]
        pub powers: At<'a, PowerWeightsDef<'a>>,
        /// It jumps over animals. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub jumps: At<'a, i64>,
        /// Wearing armor now. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub armored: At<'a, i64>,
        /// Breaking armor without taking the animal. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub crack: At<'a, i64>,
        /// Sending home an animal that cannot be taken. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub sent_home: At<'a, i64>,
        /// The 64ths of its worth that a captive keeps, because its pack may free it. From 0 to 256.
        #[reads(weight, 0, 256)]
        pub hope: At<'a, i64>,
        /// What it costs a side to have only 0, 1, 2, 3 or 4 animals left that can be taken. 5 numbers from
        /// -10000 to 10000.
        #[reads(numbers, -10_000, 10_000)]
        pub few: At<'a, Vec<At<'a, i64>>>,
        /// What an animal that a web endangers costs: it has to spend an action, or is lost. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub endangered: At<'a, i64>,
        /// For every square of its own area at which a side can hit. From -200 to 200.
        #[reads(weight, -200, 200)]
        pub watched: At<'a, i64>,
        /// Having the next action. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub action: At<'a, i64>,
        /// A win with the next action. From 0 to 10000.
        #[reads(weight, 0, 10_000)]
        pub wins_next: At<'a, i64>,
        /// A win that the other side has a turn to prevent. From 0 to 10000.
        #[reads(weight, 0, 10_000)]
        pub wins_later: At<'a, i64>,
        /// By the movements left to a hunt, from 0 to 7. 8 numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub near: At<'a, Vec<At<'a, i64>>>,
        /// A point. From 0 to 2000.
        #[reads(weight, 0, 2_000)]
        pub point: At<'a, i64>,
        /// What all points of the target are worth beyond that; near the target a point counts more. From 0 to
        /// 2000.
        #[reads(weight, 0, 2_000)]
        pub target: At<'a, i64>,
        /// The 64ths that count of what the side that acts next can gain. From 0 to 256.
        #[reads(weight, 0, 256)]
        pub gains: At<'a, i64>,
        /// Of what the other side could gain then. From 0 to 256.
        #[reads(weight, 0, 256)]
        pub answers: At<'a, i64>,
        /// Of what it could gain with animals that cannot be hit first. From 0 to 256.
        #[reads(weight, 0, 256)]
        pub threats: At<'a, i64>,
        /// Of the hunts of these once more. From 0 to 256.
        #[reads(weight, 0, 256)]
        pub hunts: At<'a, i64>,
    }
}

compiled! {
    /// What powers are worth, each from -2000 to 2000: `(armor: 30, sweep: 30, shy: 30, web: 60, head_on: 5, harmless: -40)`.
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[compiles(PowerWeights)]
    pub struct PowerWeightsDef<'a> {
        /// Armor.
        #[reads(weight, -2_000, 2_000)]
        pub armor: At<'a, i64>,
        /// Sweeping.
        #[reads(weight, -2_000, 2_000)]
        pub sweep: At<'a, i64>,
        /// Shyness.
        #[reads(weight, -2_000, 2_000)]
        pub shy: At<'a, i64>,
        /// Webs.
        #[reads(weight, -2_000, 2_000)]
        pub web: At<'a, i64>,
        /// Hitting from the front.
        #[reads(weight, -2_000, 2_000)]
        pub head_on: At<'a, i64>,
        /// Taking no animal.
        #[reads(weight, -2_000, 2_000)]
        pub harmless: At<'a, i64>,
    }
}

/// Compiles the weights; reads every field before giving up.
pub(super) fn compile(reader: &mut Reader<'_>) -> Option<Weights> {
    let def: WeightsDef<'_> = reader.whole()?;
    def.compiled(reader)
}

fn powers<'a>(reader: &mut Reader<'a>, at: &At<'a, PowerWeightsDef<'a>>) -> Option<PowerWeights> {
    reader.get(at, "a block of powers `(armor: 30, …)`")?.compiled(reader)
}
