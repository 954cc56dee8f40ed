//! Numbers of the judgement that are no weights: how matches are scored, and how the enemy's cards are guessed.

/// A won match; no lead in cards reaches it.
pub(super) const WIN: i32 = 1000;
/// The lead in cards that is worth half a won match.
pub(super) const LEAD: i32 = 600;
/// The weight of any face on any slot but the Emblème's, which lies on some more often (`deploy::usual`).
pub(super) const ANY_SLOT: u32 = 4;
/// One card in this many no longer lies where its player's formation put it.
pub(super) const MOVED_ONE_IN: u64 = 8;
/// A deployment of the player's own is as likely as this many formations.
pub(super) const OWN_WAY: u64 = 30;
