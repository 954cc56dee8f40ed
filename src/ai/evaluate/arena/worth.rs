//! The weights of Arena's judgement by name; what they mean stands in `data/arena/weights.rs`.

use std::slice::from_mut;

use crate::ai::weights;
use crate::rules::arena::{Animal, Power, Weights};

/// The lead that is worth half of what is left to win, for who looks back at a match.
pub(super) const HALF_WON: i32 = 700;

/// What an animal's powers are worth.
pub(super) fn powers(weights: &Weights, animal: &Animal) -> i32 {
    let powers = &weights.powers;
    let all = [
        (Power::Armor, powers.armor),
        (Power::Sweep, powers.sweep),
        (Power::Shy, powers.shy),
        (Power::Web, powers.web),
        (Power::HeadOn, powers.head_on),
        (Power::Harmless, powers.harmless),
    ];
    all.into_iter().filter(|(power, _)| animal.has(*power)).map(|(_, coins)| coins).sum()
}

impl Weights {
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
            ("few", &mut self.few),
            ("endangered", from_mut(&mut self.endangered)),
            ("watched", from_mut(&mut self.watched)),
            ("action", from_mut(&mut self.action)),
            ("wins-next", from_mut(&mut self.wins_next)),
            ("wins-later", from_mut(&mut self.wins_later)),
            ("near", &mut self.near),
            ("point", from_mut(&mut self.point)),
            ("target", from_mut(&mut self.target)),
            ("gains", from_mut(&mut self.gains)),
            ("answers", from_mut(&mut self.answers)),
            ("threats", from_mut(&mut self.threats)),
            ("hunts", from_mut(&mut self.hunts)),
            ("power-armor", from_mut(&mut self.powers.armor)),
            ("power-sweep", from_mut(&mut self.powers.sweep)),
            ("power-shy", from_mut(&mut self.powers.shy)),
            ("power-web", from_mut(&mut self.powers.web)),
            ("power-head-on", from_mut(&mut self.powers.head_on)),
            ("power-harmless", from_mut(&mut self.powers.harmless)),
        ]
    }
}
