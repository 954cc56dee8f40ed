//! The weights of the judgement; 100 is about the weakest pawn.

use crate::rules::arena::Power;

pub(super) const PAWN: i32 = 80;
/// For every movement that a pawn has on average, up to [`MOST_WAYS`].
pub(super) const WAY: i32 = 4;
pub(super) const MOST_WAYS: i32 = 30;
pub(super) const POWERS: [(Power, i32); 5] = [
    (Power::Armor, 30),
    (Power::Sweep, 30),
    (Power::Shy, 30),
    (Power::Web, 60),
    (Power::HeadOn, 5),
];
pub(super) const JUMPS: i32 = 15;
pub(super) const HARMLESS: i32 = -40;
/// Attachments armor.
pub(super) const ARMORED: i32 = 60;
/// Breaking armor without taking the pawn.
pub(super) const CRACK: i32 = 60;
/// Sending home a pawn that cannot be taken.
pub(super) const SENT_HOME: i32 = 20;
/// The eighths of its worth that a captive keeps, since its pack may free it.
pub(super) const HOPE: i32 = 1;
/// What it costs a side to have only this many pawns left that can be taken.
pub(super) const FEW: [i32; 5] = [2_000, 900, 450, 200, 80];
/// A pawn that a web endangers has to spend an action, or is lost.
pub(super) const ENDANGERED: i32 = 40;
/// For every square of its own area at which a side can hit.
pub(super) const WATCHED: i32 = 8;
/// Having the next action.
pub(super) const ACTION: i32 = 15;
/// A win with the next action.
pub(super) const WINS_NEXT: i32 = 6_000;
/// A win that the other side has a turn to prevent.
pub(super) const WINS_LATER: i32 = 1_200;

/// By the number of movements left to a hunt.
const NEAR: [i32; 8] = [0, 160, 90, 50, 26, 12, 4, 0];

/// What it is worth to be `moves` movements from a hunt.
#[inline]
pub(super) fn near(moves: u8) -> i32 {
    NEAR.get(usize::from(moves)).copied().unwrap_or_default()
}

/// What points are worth: more, the nearer they are to the target.
#[inline]
pub(super) fn score(points: u8, target: u8) -> i32 {
    let (points, target) = (i32::from(points), i32::from(target.max(1)));
    300 * points + 125 * points * points / target
}

/// The lead that is worth half of what is left to win, for who looks back at a match.
pub(super) const HALF_WON: i32 = 700;
