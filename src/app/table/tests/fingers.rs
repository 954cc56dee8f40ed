//! Touch input as a window reports it: the engine's own picking turns it into presses, clicks and
//! drags.
//!
//! Without a window nothing is drawn, so what lies under the finger is looked up in the places on
//! the table.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::input::PointerInputPlugin;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::{InteractionPlugin, PickingPlugin, PickingSystems};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};

use super::hands::Hands;
use crate::app::kit::input::quick_taps;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::places::SpotPlaces;
use crate::app::table::board::view::View;
use crate::app::table::contract::pieces::{OnSpot, SquareTile};
use crate::rules::Spot;

/// The middle of the touch screen, in pixels.
const MIDDLE: Vec2 = Vec2::new(640.0, 360.0);

/// A player at a touch screen, in addition to keys and pointers.
pub(in crate::app) trait Fingers: Hands {
    /// Adds a touch screen to the table.
    fn lay_glass(&mut self) {
        self.app()
            .init_resource::<RedrawRequests>()
            .add_message::<WindowEvent>()
            .add_plugins((PointerInputPlugin, PickingPlugin, InteractionPlugin, quick_taps::plugin))
            .add_systems(
                PreUpdate,
                find_what_lies_there
                    .in_set(PickingSystems::Backend)
                    .run_if(resource_exists::<BoardLayout>),
            );
        self.app().world_mut().spawn((Window::default(), PrimaryWindow));
        // The board is fitted to the window.
        (0..4).for_each(|_| self.app().update());
    }

    /// A finger touches a spot and is lifted there.
    fn tap_glass(&mut self, spot: Spot) {
        self.swipe(spot, Vec2::ZERO);
    }

    /// A finger touches a spot, moves by `way` squares (y up), and is lifted.
    fn swipe(&mut self, spot: Spot, way: Vec2) {
        let from = self.on_glass(spot);
        let square = self.app().world().resource::<BoardLayout>().square;
        let way = Vec2::new(way.x, -way.y) * square;
        self.finger(TouchPhase::Started, from);
        for step in [0.4, 0.7, 1.0] {
            if way != Vec2::ZERO {
                self.finger(TouchPhase::Moved, from + way * step);
            }
        }
        self.finger(TouchPhase::Ended, from + way);
        (0..4).for_each(|_| self.app().update());
    }

    /// The pixel at which a spot is seen.
    fn on_glass(&mut self, spot: Spot) -> Vec2 {
        let tile = self.tile(spot);
        let world = self.app().world();
        let place = world.get::<Transform>(tile).expect("a place").translation.truncate();
        let (view, layout) = (world.resource::<View>(), world.resource::<BoardLayout>());
        let up = view.point_of(layout, 0.0, place);
        MIDDLE + Vec2::new(up.x, -up.y)
    }

    /// Sends what a window reports of a finger.
    fn finger(&mut self, phase: TouchPhase, position: Vec2) {
        self.one_finger(7, phase, position);
    }

    /// The same of one of several fingers.
    fn one_finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.tell_finger(id, phase, position);
        self.app().update();
    }

    /// The same before the next frame.
    fn tell_finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let world = self.app().world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("a window");
        let touch = TouchInput { phase, position, window, force: None, id };
        world.write_message(touch);
        world.write_message(WindowEvent::TouchInput(touch));
    }
}

/// Reports the topmost thing first, as for sprites. Squares are square, all else is round.
fn find_what_lies_there(
    pointers: Query<(&PointerId, &PointerLocation)>,
    things: Query<(Entity, &OnSpot, &Transform, Has<SquareTile>)>,
    (places, view): (SpotPlaces, Res<View>),
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let way = location.position - MIDDLE;
        let touched = view.place_at(&places.layout, 0.0, Vec2::new(way.x, -way.y));
        let hit = |(thing, spot, lies, is_square): (Entity, &OnSpot, &Transform, bool)| {
            let place = places.find(spot.0)?;
            let beside = (place.middle - touched).abs();
            let far = if is_square { beside.max_element() } else { beside.length() };
            let hit = HitData::new(Entity::PLACEHOLDER, -lies.translation.z, None, None);
            (far <= place.size / 2.0).then_some((thing, hit))
        };
        hits.write(PointerHits::new(*pointer, things.iter().filter_map(hit).collect(), 0.0));
    }
}
