//! The weights of Honga's judgement by name; what they mean stands in `data/honga/weights.rs`.

use std::slice::from_mut;

use crate::ai::weights;
use crate::rules::honga::Weights;

impl weights::Weights for Weights {
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])> {
        vec![
            ("price", from_mut(&mut self.price)),
            ("fading", &mut self.fading),
            ("mammoth", from_mut(&mut self.mammoth)),
            ("step", from_mut(&mut self.step)),
            ("printed", from_mut(&mut self.printed)),
            ("help", from_mut(&mut self.help)),
            ("in-hand", from_mut(&mut self.in_hand)),
            ("lucky-or-chase", from_mut(&mut self.lucky_or_chase)),
            ("docile", from_mut(&mut self.docile)),
            ("bought", from_mut(&mut self.bought)),
            ("bargain", from_mut(&mut self.bargain)),
            ("pace", from_mut(&mut self.pace)),
            ("foresight", from_mut(&mut self.foresight)),
            ("share", &mut self.share),
            ("fit", &mut self.fit),
            ("full-mammoths", from_mut(&mut self.full_mammoths)),
            ("tie", from_mut(&mut self.tie)),
            ("guest", from_mut(&mut self.guest)),
            ("visit", from_mut(&mut self.visit)),
            ("tenure", from_mut(&mut self.tenure)),
        ]
    }
}
