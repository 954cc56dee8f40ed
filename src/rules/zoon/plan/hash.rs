//! The hash of a plan. Records store it, so that a changed level is detected.

use super::{Corners, Effect, Mark, Offset, Options, Plan, Tactic, TrumpKind, TrumpPlan, ZoonPlan};
use crate::rules::hashing::Hasher;
use crate::rules::zoon::DOMAIN;

impl Plan {
    /// A hash of the whole level. The fields are listed explicitly, so that the hash does not
    /// depend on the compiler.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Hasher::new(DOMAIN);
        hasher.word(u64::from(self.grid.width) << 8 | u64::from(self.grid.height));
        hasher.bytes(&[self.zones.camp, self.zones.deployment, self.zones.reinforcement]);
        let Options { draw_advised, draw, rearrangements, beaten_shots_fall } = self.options;
        for number in [draw_advised, draw, rearrangements, beaten_shots_fall.into()] {
            hasher.word(number.into());
        }
        for tribe in &self.tribes {
            hasher.bytes(tribe.id.as_bytes());
            tribe.zoons.iter().for_each(|zoon| zoon.hash_into(&mut hasher));
            hasher.word(tribe.reserve.is_some().into());
            tribe.reserve.iter().for_each(|zoon| zoon.hash_into(&mut hasher));
            tribe.trumps.iter().for_each(|trump| trump.hash_into(&mut hasher));
            for formation in &tribe.formations {
                hasher.bytes(formation.id.as_bytes());
                let faces = formation.faces.iter().map(|face| face.unwrap_or(u8::MAX));
                hasher.bytes(&faces.collect::<Vec<u8>>());
            }
        }
        hasher.finish()
    }
}

fn offset_code((x, y): Offset) -> [u8; 2] {
    [x.cast_unsigned(), y.cast_unsigned()]
}

fn corner_codes(corners: Corners) -> [u8; 4] {
    corners.map(|mark| match mark {
        Mark::Number(number) => number,
        Mark::Star => 254,
        Mark::Cross => 255,
    })
}

impl Effect {
    fn code(self) -> [u8; 2] {
        match self {
            Self::SecondMove => [1, 0],
            Self::Stun { turns } => [2, turns],
            Self::Flee => [3, 0],
            Self::Push { cells } => [4, cells],
            Self::FaceUp => [5, 0],
            Self::ExchangeWith { rank } => [6, rank as u8],
            Self::Peek { count } => [7, count],
            Self::Devour => [8, 0],
        }
    }
}

impl ZoonPlan {
    fn hash_into(&self, hasher: &mut Hasher) {
        hasher.bytes(self.id.as_bytes());
        hasher.bytes(&[self.rank as u8, self.value]);
        for (corners, count) in &self.corners {
            hasher.bytes(&corner_codes(*corners));
            hasher.word((*count).into());
        }
        for path in &self.paths {
            let codes = path.iter().map(|point| (offset_code(point.offset), point.arrival));
            hasher.bytes(&codes.flat_map(|([x, y], dot)| [x, y, dot.into()]).collect::<Vec<u8>>());
        }
        hasher.bytes(&self.green.iter().flat_map(|at| offset_code(*at)).collect::<Vec<u8>>());
        hasher.bytes(&self.star.map_or([0, 0], Effect::code));
    }
}

impl TrumpPlan {
    fn hash_into(&self, hasher: &mut Hasher) {
        hasher.bytes(self.id.as_bytes());
        hasher.bytes(&[self.strength, self.uses]);
        match &self.kind {
            TrumpKind::Shot { aim, corners, shooters } => {
                hasher.bytes(&[1, shooters.0]);
                hasher.bytes(&corner_codes(*corners));
                hasher.bytes(&aim.iter().flat_map(|at| offset_code(*at)).collect::<Vec<u8>>());
            }
            TrumpKind::Gear { bearers, attacking, defending, unpushable } => {
                hasher.bytes(&[2, bearers.0, *attacking, *defending, (*unpushable).into()]);
            }
            TrumpKind::Terrain { squares, ground, owner_passes } => {
                hasher.bytes(&[3, *squares, *ground as u8, (*owner_passes).into()]);
            }
            TrumpKind::Tactic(tactic) => hasher.bytes(&match *tactic {
                Tactic::SeveralMoves { count } => [4, count, 0],
                Tactic::Lure { asks, singers } => [5, asks as u8, singers.0],
                Tactic::Leap { distance, not } => [6, distance, not.0],
            }),
        }
    }
}
