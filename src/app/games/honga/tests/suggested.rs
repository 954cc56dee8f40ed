//! A placement that is suggested, by a hint or a lesson.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::turns::Bench;
use crate::app::games::honga::placing;
use crate::app::session::route::Route;
use crate::app::table::board::arrows::WayShown;
use crate::app::table::picking::selection::begin_anew;
use crate::app::table::{Choices, Pointing, Selection};
use crate::rules::honga::spots;

#[test]
fn a_suggested_placement_is_seen_turned_and_the_disc_begins_as_it_lies_there() {
    let mut bench = Bench::new();
    let tables = bench.playing().tables();
    let on = tables.places().next().expect("a place");
    let place = spots::place(tables, on);
    let seen = |bench: &Bench| {
        let world = bench.0.world();
        let pointing = world.resource::<Pointing>();
        let (choices, selection) = (world.resource::<Choices>(), world.resource::<Selection>());
        let suggested = world.resource::<WayShown>();
        let wanted =
            placing::wanted(bench.playing(), choices, selection, pointing, false, suggested, 1.0);
        wanted.map(|seen| (seen.place, spots::rotation(seen.rotation), seen.firm))
    };
    assert_eq!(seen(&bench), None);
    for turn in (0..4).map(spots::rotation) {
        let route = Route { spots: vec![place, turn], bends: Vec::new() };
        bench.0.insert_resource(WayShown(Some(route)));
        bench.wait();
        assert_eq!(seen(&bench), Some((on, turn, false)));
        bench.pick(place);
        bench.wait();
        assert_eq!(seen(&bench), Some((on, turn, true)), "it begins as suggested");
        bench.0.world_mut().resource_mut::<Choices>().set_changed();
        bench.0.world_mut().run_system_once(begin_anew).expect("the selection is let go");
        bench.wait();
    }
}
