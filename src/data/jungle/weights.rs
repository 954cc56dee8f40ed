//! How computer players value things in Jungle, `assets/jungle/weights.ron`.
//!
//! A modder writes a [`WeightsDef`]; it compiles to [`Weights`]. Deliberately absent: how deep players search, which is a
//! matter of their strength.

use serde::Deserialize;

use crate::data::source::{At, Reader};
use crate::data::weights::{compiled, numbers, weight};
use crate::rules::jungle::Weights;

compiled! {
    /// How computer players value things. One unit is a hundredth of about the weakest animal. The
    /// game's own file has all of these numbers; a pack writes those that differ.
    ///
    /// ```ron
    /// (
    ///     pawn: 160,
    ///     prey: 60,
    ///     den: [0, 160, 100, 68, 48, 34, 22, 12, 0, 0, 0, 0, 0, 0, 0, 0],
    /// )
    /// ```
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[compiles(Weights)]
    pub struct WeightsDef<'a> {
        /// Any animal. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub pawn: At<'a, i64>,
        /// For each kind of animal that it takes on land. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub prey: At<'a, i64>,
        /// What each kind of enemy left takes off that takes it. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub hunter: At<'a, i64>,
        /// No enemy left takes it. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub unbeatable: At<'a, i64>,
        /// It swims. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub swims: At<'a, i64>,
        /// For eight leaps on the board. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub leaps: At<'a, i64>,
        /// The most that leaps are worth. From 0 to 2000.
        #[reads(weight, 0, 2_000)]
        pub most_leaps: At<'a, i64>,
        /// Having the next move. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub turn: At<'a, i64>,
        /// What standing where any animal may take it takes off. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub weakened: At<'a, i64>,
        /// Standing in water. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub in_water: At<'a, i64>,
        /// Standing on a square from which it leaps. From -2000 to 2000.
        #[reads(weight, -2_000, 2_000)]
        pub leaps_here: At<'a, i64>,
        /// A pawn on its way to the den that no guard can stop any more. From 0 to 5000.
        #[reads(weight, 0, 5_000)]
        pub runner: At<'a, i64>,
        /// What every move takes off that it still needs. From 0 to 2000.
        #[reads(weight, 0, 2_000)]
        pub runner_move: At<'a, i64>,
        /// Whether guards are counted at each square before a den: 1 for yes, 0 for no.
        #[reads(weight, 0, 1)]
        pub gates: At<'a, i64>,
        /// Whether a capture that loses more than it takes is tried after quiet moves: 1 for yes, 0 for no.
        #[reads(weight, 0, 1)]
        pub exchange: At<'a, i64>,
        /// By the moves left to the enemy den, from 0 to 15. 16 numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub den: At<'a, Vec<At<'a, i64>>>,
        /// The same once more for every four kinds that it takes more than the four of a middling animal. 16
        /// numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub strong: At<'a, Vec<At<'a, i64>>>,
        /// The same once more if no enemy left takes it. 16 numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub free: At<'a, Vec<At<'a, i64>>>,
        /// By the moves to a square beside its own den, from 0 to 7. 8 numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub home: At<'a, Vec<At<'a, i64>>>,
        /// For the nearest guard of the den, by the same from 0 to 5. 6 numbers from -2000 to 2000.
        #[reads(numbers, -2_000, 2_000)]
        pub guard: At<'a, Vec<At<'a, i64>>>,
    }
}

/// Compiles the weights; reads every field before giving up.
pub(super) fn compile(reader: &mut Reader<'_>) -> Option<Weights> {
    let def: WeightsDef<'_> = reader.whole()?;
    def.compiled(reader)
}
