//! Pawns beside the board close the gaps that others have left.

use bevy::prelude::*;

use super::choices::Choices;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{Pawn, Slot, Whereabouts};
use crate::app::table::motion::playback::Playback;
use crate::rules::Spot;

type Moved = Or<(Changed<Whereabouts>, Changed<Slot>)>;
type Lying = (Entity, &'static Pawn, &'static Whereabouts, &'static mut Slot);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        close_ranks.in_set(TableSystems::Show).run_if(resource_exists::<BoardLayout>),
    );
}

/// Moves pawns beside the board into gaps: once everything has been seen, and not while a pawn
/// there can be picked, because it would move under the pointer.
fn close_ranks(
    (playback, choices): (Res<Playback>, Res<Choices>),
    mut waits: Local<bool>,
    mut asked: ParamSet<(Query<(), Moved>, Query<Lying>)>,
) {
    *waits |= !asked.p0().is_empty();
    let lies_there = |spot: &Spot| matches!(spot, Spot::Marker(_) | Spot::Card(_));
    if !*waits || !playback.is_idle() || choices.firsts().iter().any(lies_there) {
        return;
    }
    *waits = false;
    let mut pawns = asked.p1();
    let beside = pawns.iter().filter(|(_, _, place, _)| place.spot().is_none());
    let mut lying: Vec<_> =
        beside.map(|(entity, pawn, place, slot)| ((pawn.side, *place), slot.0, entity)).collect();
    lying.sort();
    let mut next = 0;
    let mut tray = None;
    for (here, slot, entity) in lying {
        next = if tray.replace(here) == Some(here) { next + 1 } else { 0 };
        if slot != next
            && let Ok((.., mut slot)) = pawns.get_mut(entity)
        {
            slot.0 = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::rules::Side;

    fn captive(world: &mut World, slot: u8) -> Entity {
        let pawn = Pawn { id: None, side: Side(0), picture: "rat".into(), name: "rat".into() };
        world.spawn((pawn, Whereabouts::Captive, Slot(slot))).id()
    }

    #[test]
    fn who_is_freed_leaves_no_gap_once_nothing_there_can_be_picked() {
        let mut world = World::new();
        world.init_resource::<Playback>();
        let held = Choices::of(&[&[Spot::Marker(4)]]);
        world.insert_resource(held);
        let pawns = [5, 1, 2].map(|slot| captive(&mut world, slot));
        let slots = |world: &World| pawns.map(|pawn| world.get::<Slot>(pawn).unwrap().0);
        world.run_system_once(close_ranks).unwrap();
        assert_eq!(slots(&world), [5, 1, 2], "nobody moves under the pointer");
        world.insert_resource(Choices::default());
        world.run_system_once(close_ranks).unwrap();
        assert_eq!(slots(&world), [2, 0, 1]);
    }
}
