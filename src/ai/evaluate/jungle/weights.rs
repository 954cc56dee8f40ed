//! The weights of Jungle's judgement by name; what they mean stands in `data/jungle/weights.rs`.

use std::slice::from_mut;

use crate::ai::weights;
use crate::rules::jungle::Weights;

impl weights::Weights for Weights {
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])> {
        vec![
            ("pawn", from_mut(&mut self.pawn)),
            ("prey", from_mut(&mut self.prey)),
            ("hunter", from_mut(&mut self.hunter)),
            ("unbeatable", from_mut(&mut self.unbeatable)),
            ("swims", from_mut(&mut self.swims)),
            ("leaps", from_mut(&mut self.leaps)),
            ("most-leaps", from_mut(&mut self.most_leaps)),
            ("turn", from_mut(&mut self.turn)),
            ("weakened", from_mut(&mut self.weakened)),
            ("in-water", from_mut(&mut self.in_water)),
            ("leaps-here", from_mut(&mut self.leaps_here)),
            ("runner", from_mut(&mut self.runner)),
            ("runner-move", from_mut(&mut self.runner_move)),
            ("gates", from_mut(&mut self.gates)),
            ("exchange", from_mut(&mut self.exchange)),
            ("den", &mut self.den),
            ("strong", &mut self.strong),
            ("free", &mut self.free),
            ("home", &mut self.home),
            ("guard", &mut self.guard),
        ]
    }
}
