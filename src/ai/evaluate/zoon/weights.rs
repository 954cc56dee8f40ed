//! The weights of Zoon's judgement by name; what they mean stands in `data/zoon/weights.rs`.

use std::slice::from_mut;

use crate::ai::weights;
use crate::rules::zoon::Weights;

impl weights::Weights for Weights {
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])> {
        vec![
            ("emblem", from_mut(&mut self.emblem)),
            ("tie", from_mut(&mut self.tie)),
            ("weary", from_mut(&mut self.weary)),
            ("second-move", from_mut(&mut self.second_move)),
            ("stun", from_mut(&mut self.stun)),
            ("seen", from_mut(&mut self.seen)),
            ("shift", from_mut(&mut self.shift)),
            ("shot", from_mut(&mut self.shot)),
            ("card", from_mut(&mut self.card)),
            ("news", from_mut(&mut self.news)),
            ("bared", from_mut(&mut self.bared)),
            ("stray", from_mut(&mut self.stray)),
            ("secret-share", from_mut(&mut self.secret_share)),
            ("gear-share", from_mut(&mut self.gear_share)),
            ("march-share", from_mut(&mut self.march_share)),
            ("goal-share", from_mut(&mut self.goal_share)),
            ("near-share", from_mut(&mut self.near_share)),
        ]
    }
}
