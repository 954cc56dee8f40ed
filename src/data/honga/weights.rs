//! How computer players value things in Honga, `assets/honga/weights.ron`.
//!
//! A modder writes a [`WeightsDef`]; it compiles to [`Weights`]. Deliberately absent: how deep players search, which is a
//! matter of their strength.

use serde::Deserialize;

use crate::data::source::{At, Reader};
use crate::data::weights::{compiled, numbers, weight};
use crate::rules::honga::Weights;

compiled! {
    /// How computer players value things. One unit, and a part, is a hundredth: of a point, or of
    /// what is named. The game's own file has all of these numbers; a pack writes those that differ.
    ///
    /// ```ron
    /// (
    ///     price: 66,
    ///     mammoth: 90,
    ///     fading: [100, 100, 88, 70, 52, 35],
    /// )
    /// ```
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[compiles(Weights)]
    pub struct WeightsDef<'a> {
        /// The part of a card's price that a raw material is worth before it is known which cards come. From 0 to
        /// 200.
        #[reads(weight, 0, 200)]
        pub price: At<'a, i64>,
        /// What the first, second, … and every further unit of a raw material is worth, in parts of a raw
        /// material. 6 numbers from 0 to 200.
        #[reads(numbers, 0, 200)]
        pub fading: At<'a, Vec<At<'a, i64>>>,
        /// A mammoth not yet bartered, in parts of what luring it costs. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub mammoth: At<'a, i64>,
        /// A step beyond its printed points, in parts of an even share of the top. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub step: At<'a, i64>,
        /// How often a step's printed points are scored before its caveman reaches the top. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub printed: At<'a, i64>,
        /// A barter card's worth for every unit that it adds, in parts of a hand. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub help: At<'a, i64>,
        /// A point on a card in hand, which must still be played. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub in_hand: At<'a, i64>,
        /// A lucky hand that may chase HONGA instead, in parts of a hand. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub lucky_or_chase: At<'a, i64>,
        /// Mammoths that cost less, in parts of a hand. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub docile: At<'a, i64>,
        /// The part of the profit of bought points that is counted on. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub bought: At<'a, i64>,
        /// The least profit of a bought point. From 0 to 200.
        #[reads(weight, 0, 200)]
        pub bargain: At<'a, i64>,
        /// How much a seat makes in a turn; from this follows how long the match lasts. From 1 to 2000.
        #[reads(weight, 1, 2_000)]
        pub pace: At<'a, i64>,
        /// How much a seat makes that is still to play in this round. From 0 to 2000.
        #[reads(weight, 0, 2_000)]
        pub foresight: At<'a, i64>,
        /// The parts of everything else that will become points, with 0, 1, 2, 3 and more turns left. 5 numbers
        /// from 0 to 200.
        #[reads(numbers, 0, 200)]
        pub share: At<'a, Vec<At<'a, i64>>>,
        /// The parts that count of an open card's profit, with 0, 1 and 2 units missing. 3 numbers from 0 to 200.
        #[reads(numbers, 0, 200)]
        pub fit: At<'a, Vec<At<'a, i64>>>,
        /// So many mammoths count fully, as many more by half, and the others not at all. From 0 to 20.
        #[reads(weight, 0, 20)]
        pub full_mammoths: At<'a, i64>,
        /// A unit of raw material at the end, where it only breaks ties. From -100 to 100.
        #[reads(weight, -100, 100)]
        pub tie: At<'a, i64>,
        /// Having HONGA on the tray: he eats, but leaves all hands free. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub guest: At<'a, i64>,
        /// What his visit is worth beyond his meal. From -500 to 500.
        #[reads(weight, -500, 500)]
        pub visit: At<'a, i64>,
        /// For so many turns the tusk is counted on. From 0 to 20.
        #[reads(weight, 0, 20)]
        pub tenure: At<'a, i64>,
    }
}

/// Compiles the weights; reads every field before giving up.
pub(super) fn compile(reader: &mut Reader<'_>) -> Option<Weights> {
    let def: WeightsDef<'_> = reader.whole()?;
    def.compiled(reader)
}
