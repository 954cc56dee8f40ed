//! How computer players value things in Zoon.
//!
//! No rule reads these numbers and no hash counts them. They lie in the tables so that whatever has a level has them.

/// What counts how much. One unit is a tenth of a card's printed value.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weights {
    /// The Emblème in a combat.
    pub emblem: i32,
    /// What a tie costs the attacker, which loses its turn.
    pub tie: i32,
    /// For this many decisions without anything that lasts, a tie costs one more.
    pub weary: i32,
    /// ★: one more move.
    pub second_move: i32,
    /// ★: the enemy cannot move.
    pub stun: i32,
    /// ★: the enemy is seen.
    pub seen: i32,
    /// ★: a Zoon is moved, or is seen by both.
    pub shift: i32,
    /// A shot in the hand.
    pub shot: i32,
    /// A point of strength of any other trump.
    pub card: i32,
    /// Learning what an enemy card is.
    pub news: i32,
    /// What it costs that the enemy knows where the Emblème is.
    pub bared: i32,
    /// What every row costs that the Emblème advances.
    pub stray: i32,
    /// A card that is turned up loses its worth divided by this.
    pub secret_share: i32,
    /// A card with gear gains its worth divided by this.
    pub gear_share: i32,
    /// A row ahead is worth the card's worth divided by this.
    pub march_share: i32,
    /// A step nearer to a known Emblème is worth the card's worth divided by this.
    pub goal_share: i32,
    /// The same where a position is judged and no step.
    pub near_share: i32,
}
