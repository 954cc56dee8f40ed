//! The weights of the judgement. A card is worth ten times its printed value.

/// For this many decisions without an irreversible event, a tie costs one more.
pub(super) const WEARY: i32 = 8;
/// A won match; no lead in cards reaches it.
pub(super) const WIN: i32 = 1000;
/// The lead in cards that is worth half a won match.
pub(super) const LEAD: i32 = 600;
/// The Emblème in a combat.
pub(super) const EMBLEM: i32 = 800;
/// What a tie costs the attacker, which loses its turn.
pub(super) const TIE: i32 = 3;
/// ★: one more move.
pub(super) const SECOND_MOVE: i32 = 15;
/// ★: the enemy cannot move.
pub(super) const STUN: i32 = 20;
/// ★: the enemy is seen.
pub(super) const SEEN: i32 = 12;
/// ★: a Zoon is moved, or is seen by both.
pub(super) const SHIFT: i32 = 3;
/// A shot in the hand.
pub(super) const SHOT: i32 = 60;
/// A point of strength of any other trump.
pub(super) const CARD: i32 = 15;
/// Learning what an enemy card is.
pub(super) const NEWS: i32 = 10;
/// An Emblème that the enemy knows.
pub(super) const BARED: i32 = 80;
/// A row that the Emblème advances; a cost.
pub(super) const STRAY: i32 = 12;
/// A card turned up loses this share of its worth.
pub(super) const SECRET_SHARE: i32 = 12;
/// A card with gear gains this share.
pub(super) const GEAR_SHARE: i32 = 16;
/// A row ahead is worth this share of the card.
pub(super) const MARCH_SHARE: i32 = 24;
/// A step nearer to a known Emblème is worth this share.
pub(super) const GOAL_SHARE: i32 = 10;
/// The same in the judgement of a position.
pub(super) const NEAR_SHARE: i32 = 32;
/// The weight of any face on any slot.
pub(super) const ANY_SLOT: u32 = 4;
/// One card in this many no longer lies where its player's formation put it.
pub(super) const MOVED_ONE_IN: u64 = 8;
/// A deployment of the player's own is as likely as this many formations.
pub(super) const OWN_WAY: u64 = 30;
