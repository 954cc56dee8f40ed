//! Steps of the focus over the table.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::turns::Bench;
use crate::app::table::tests::hands::Hands;
use crate::app::table::{Pointing, SpotPlaces};
use crate::rules::Spot;

#[test]
fn while_a_disc_is_laid_a_step_to_the_side_leads_to_the_next_round_space_and_not_to_the_piles_between()
 {
    let mut bench = Bench::new();
    let middle = |bench: &mut Bench, spot| {
        let places =
            bench.0.world_mut().run_system_once(move |places: SpotPlaces| places.middle(spot));
        places.expect("the table is laid").expect("a place")
    };
    let all: Vec<(Spot, Vec2)> =
        bench.places().into_iter().map(|spot| (spot, middle(&mut bench, spot))).collect();
    let mut steps = 0;
    for (key, way) in [
        (KeyCode::ArrowRight, Vec2::X),
        (KeyCode::ArrowLeft, Vec2::NEG_X),
        (KeyCode::ArrowUp, Vec2::Y),
        (KeyCode::ArrowDown, Vec2::NEG_Y),
    ] {
        for (from, lies) in &all {
            let ahead =
                all.iter().filter(|(_, to)| (*to - *lies).normalize_or_zero().dot(way) > 0.99);
            let Some((to, _)) = ahead.min_by_key(|(_, to)| (to.distance(*lies) * 100.0) as i32)
            else {
                continue;
            };
            bench.0.world_mut().resource_mut::<Pointing>().focus_on(*from);
            bench.tap(key);
            assert_eq!(bench.focus(), Some(*to), "{key:?} from {from:?}");
            steps += 1;
        }
    }
    assert_eq!((all.len(), steps), (4, 8), "each place of a square has two neighbours");
}
