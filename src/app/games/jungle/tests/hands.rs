//! Keys, pad and pointers of a player at the bench.

use bevy::prelude::*;

use super::bench::Bench;
use crate::app::table::BoardLayout;
use crate::app::table::tests::hands::Hands;
use crate::rules::Spot;

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Bench {
    /// The bench with a keyboard and the usual bindings.
    pub(super) fn with_hands() -> Self {
        let mut bench = Self::new();
        bench.lay_hands_on();
        bench
    }

    /// Walks the focus to a spot with the arrow keys.
    pub(super) fn walk_to(&mut self, spot: Spot) {
        if self.focus().is_none() {
            self.tap(KeyCode::ArrowUp);
        }
        for _ in 0..40 {
            let here = self.focus().unwrap();
            let layout = self.app.world().resource::<BoardLayout>();
            let place = |spot| layout.place(spot).unwrap();
            let way = place(spot) - place(here);
            let key = match way {
                way if way.x > 0.5 => KeyCode::ArrowRight,
                way if way.x < -0.5 => KeyCode::ArrowLeft,
                way if way.y > 0.5 => KeyCode::ArrowUp,
                way if way.y < -0.5 => KeyCode::ArrowDown,
                _ => return,
            };
            self.tap(key);
        }
        panic!("the focus does not come to {spot:?}");
    }
}
