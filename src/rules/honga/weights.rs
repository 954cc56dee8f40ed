//! How computer players value things in Honga.
//!
//! No rule reads these numbers and no hash counts them. They lie in the tables so that whatever has a level has them.

/// What counts how much. One unit, and a part, is a hundredth: of a point, or of what is named.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weights {
    /// The part of a card's price that a raw material is worth before it is known which cards come.
    pub price: i32,
    /// What the first, second, … and every further unit of a raw material is worth, in parts of a raw
    /// material.
    pub fading: [i32; 6],
    /// A mammoth not yet bartered, in parts of what luring it costs.
    pub mammoth: i32,
    /// A step beyond its printed points, in parts of an even share of the top.
    pub step: i32,
    /// How often a step's printed points are scored before its caveman reaches the top.
    pub printed: i32,
    /// A barter card's worth for every unit that it adds, in parts of a hand.
    pub help: i32,
    /// A point on a card in hand, which must still be played.
    pub in_hand: i32,
    /// A lucky hand that may chase HONGA instead, in parts of a hand.
    pub lucky_or_chase: i32,
    /// Mammoths that cost less, in parts of a hand.
    pub docile: i32,
    /// The part of the profit of bought points that is counted on.
    pub bought: i32,
    /// The least profit of a bought point.
    pub bargain: i32,
    /// How much a seat makes in a turn; from this follows how long the match lasts.
    pub pace: i32,
    /// How much a seat makes that is still to play in this round.
    pub foresight: i32,
    /// The parts of everything else that will become points, with 0, 1, 2, 3 and more turns left.
    pub share: [i32; 5],
    /// The parts that count of an open card's profit, with 0, 1 and 2 units missing.
    pub fit: [i32; 3],
    /// So many mammoths count fully, as many more by half, and the others not at all.
    pub full_mammoths: i32,
    /// A unit of raw material at the end, where it only breaks ties.
    pub tie: i32,
    /// Having HONGA on the tray: he eats, but leaves all hands free.
    pub guest: i32,
    /// What his visit is worth beyond his meal.
    pub visit: i32,
    /// For so many turns the tusk is counted on.
    pub tenure: i32,
}
