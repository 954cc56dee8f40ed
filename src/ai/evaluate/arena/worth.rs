//! The weights of the judgement; 100 is about the weakest pawn.

use std::slice::from_mut;

use crate::ai::weights;
use crate::rules::arena::Power;

/// The powers that make a pawn worth more or less, in the order of [`Weights::powers`].
pub(super) const POWERS: [Power; 6] =
    [Power::Armor, Power::Sweep, Power::Shy, Power::Web, Power::HeadOn, Power::Harmless];
/// The lead that is worth half of what is left to win, for who looks back at a match.
pub(super) const HALF_WON: i32 = 700;

/// What counts how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Weights {
    pub(super) pawn: i32,
    /// For every movement that a pawn has on average, up to `most_ways`.
    pub(super) way: i32,
    pub(super) most_ways: i32,
    pub(super) powers: [i32; 6],
    pub(super) jumps: i32,
    /// Attachments armor.
    pub(super) armored: i32,
    /// Breaking armor without taking the pawn.
    pub(super) crack: i32,
    /// Sending home a pawn that cannot be taken.
    pub(super) sent_home: i32,
    /// The 64ths of its worth that a captive keeps, since its pack may free it.
    pub(super) hope: i32,
    /// What it costs a side to have only this many pawns left that can be taken.
    pub(super) few: [i32; 5],
    /// A pawn that a web endangers has to spend an action, or is lost.
    pub(super) endangered: i32,
    /// For every square of its own area at which a side can hit.
    pub(super) watched: i32,
    /// Having the next action.
    pub(super) action: i32,
    /// A win with the next action.
    pub(super) wins_next: i32,
    /// A win that the other side has a turn to prevent.
    pub(super) wins_later: i32,
    /// By the number of movements left to a hunt.
    pub(super) near: [i32; 8],
    /// For a point, and for the part of the target that it is.
    pub(super) point: i32,
    pub(super) target: i32,
    /// The 64ths that count of what the side that acts next can gain.
    pub(super) gains: i32,
    /// Of what the other side could gain then; of what it could with pawns that cannot be hit first; of
    /// their hunts once more.
    pub(super) answers: i32,
    pub(super) threats: i32,
    pub(super) hunts: i32,
}

impl Weights {
    /// The weights that computer players use.
    pub(super) const TUNED: Self = Self {
        pawn: 80,
        way: 4,
        most_ways: 30,
        powers: [30, 30, 30, 60, 5, -40],
        jumps: 15,
        armored: 60,
        crack: 60,
        sent_home: 20,
        hope: 8,
        few: [2_000, 900, 450, 200, 80],
        endangered: 40,
        watched: 8,
        action: 15,
        wins_next: 6_000,
        wins_later: 1_200,
        near: [0, 160, 90, 50, 26, 12, 4, 0],
        point: 300,
        target: 125,
        gains: 56,
        answers: 8,
        threats: 8,
        hunts: 40,
    };

    /// What it is worth to be `moves` movements from a hunt.
    #[inline]
    pub(super) fn nearness(&self, moves: u8) -> i32 {
        self.near.get(usize::from(moves)).copied().unwrap_or_default()
    }

    /// What points are worth: more, the nearer they are to the target.
    #[inline]
    pub(super) fn score(&self, points: u8, target: u8) -> i32 {
        let (points, target) = (i32::from(points), i32::from(target.max(1)));
        self.point * points + self.target * points * points / target
    }
}

impl weights::Weights for Weights {
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])> {
        vec![
            ("pawn", from_mut(&mut self.pawn)),
            ("way", from_mut(&mut self.way)),
            ("most-ways", from_mut(&mut self.most_ways)),
            ("jumps", from_mut(&mut self.jumps)),
            ("armored", from_mut(&mut self.armored)),
            ("crack", from_mut(&mut self.crack)),
            ("sent-home", from_mut(&mut self.sent_home)),
            ("hope", from_mut(&mut self.hope)),
            ("endangered", from_mut(&mut self.endangered)),
            ("watched", from_mut(&mut self.watched)),
            ("action", from_mut(&mut self.action)),
            ("wins-next", from_mut(&mut self.wins_next)),
            ("wins-later", from_mut(&mut self.wins_later)),
            ("point", from_mut(&mut self.point)),
            ("target", from_mut(&mut self.target)),
            ("gains", from_mut(&mut self.gains)),
            ("answers", from_mut(&mut self.answers)),
            ("threats", from_mut(&mut self.threats)),
            ("hunts", from_mut(&mut self.hunts)),
            ("power", &mut self.powers),
            ("few", &mut self.few),
            ("near", &mut self.near),
        ]
    }
}
