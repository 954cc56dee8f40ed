//! Keys, pad and pointers of a player at a table without a window, for the tests of every game.

use bevy::camera::NormalizedRenderTarget;
use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::picking::backend::HitData;
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use leafwing_input_manager::user_input::Buttonlike;

use crate::app::kit::input;
use crate::app::kit::input::bindings;
use crate::app::table::contract::pieces::OnSpot;
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::picking::selection::Selection;
use crate::rules::Spot;

/// A player at a table.
pub(in crate::app) trait Hands {
    /// The table.
    fn app(&mut self) -> &mut App;

    /// Adds a keyboard and the usual bindings.
    fn lay_hands_on(&mut self) {
        self.app().add_plugins((InputPlugin, input::turn_into_intents));
        self.app().world_mut().spawn(bindings::usual());
    }

    /// Presses and releases a key.
    fn tap(&mut self, key: KeyCode) {
        Buttonlike::press(&key, self.app().world_mut());
        self.app().update();
        Buttonlike::release(&key, self.app().world_mut());
        self.app().update();
    }

    /// Connects a pad.
    fn plug_pad(&mut self) -> Entity {
        let pad = self.app().world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".into(),
            vendor_id: None,
            product_id: None,
        };
        self.app().world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        self.app().update();
        self.app().update();
        pad
    }

    /// The focus of keys and pad.
    fn focus(&mut self) -> Option<Spot> {
        self.app().world().resource::<Pointing>().focus()
    }

    /// What is picked.
    fn picked(&mut self) -> Vec<Spot> {
        self.app().world().resource::<Selection>().picked().to_vec()
    }

    /// Sends a pointer event to what is hit at a spot, as picking does.
    fn point<E>(&mut self, event: E, spot: Spot)
    where
        E: std::fmt::Debug + Clone + Reflect,
    {
        let tile = self.tile(spot);
        self.point_at(event, tile);
    }

    /// Sends a pointer event to an entity.
    fn point_at<E>(&mut self, event: E, hit: Entity)
    where
        E: std::fmt::Debug + Clone + Reflect,
    {
        let target = NormalizedRenderTarget::None { width: 0, height: 0 };
        let location = Location { target, position: Vec2::ZERO };
        self.app().world_mut().trigger(Pointer::new(PointerId::Mouse, location, event, hit));
    }

    /// What pointers hit at a spot.
    fn tile(&mut self, spot: Spot) -> Entity {
        let world = self.app().world_mut();
        let mut tiles = world.query::<(Entity, &OnSpot)>();
        tiles.iter(world).find(|(_, place)| place.0 == spot).unwrap().0
    }

    /// Whether pointers hit something at a spot.
    fn hits(&mut self, spot: Spot) -> bool {
        let world = self.app().world_mut();
        let mut tiles = world.query::<&OnSpot>();
        tiles.iter(world).any(|place| place.0 == spot)
    }

    /// Presses on a spot.
    fn press_on(&mut self, spot: Spot) {
        self.point(Press { button: PointerButton::Primary, hit: hit(), count: 1 }, spot);
    }

    /// Presses on something that is no spot.
    fn press(&mut self, node: Entity) {
        self.point_at(Press { button: PointerButton::Primary, hit: hit(), count: 1 }, node);
    }

    /// Presses on a spot twice within a frame.
    fn press_on_twice(&mut self, spot: Spot) {
        self.press_on(spot);
        self.press_on(spot);
    }

    /// Presses and releases over one spot, if it is still there by then.
    fn click(&mut self, spot: Spot) {
        let button = PointerButton::Primary;
        self.point(Press { button, hit: hit(), count: 1 }, spot);
        self.app().update();
        if !self.hits(spot) {
            self.app().update();
            return;
        }
        self.point(Click { button, hit: hit(), duration: default(), count: 1 }, spot);
        self.point(Release { button, hit: hit() }, spot);
        self.app().update();
    }

    /// Presses on one spot and releases over another.
    fn drag(&mut self, from: Spot, to: Spot) {
        let button = PointerButton::Primary;
        self.point(Press { button, hit: hit(), count: 1 }, from);
        self.app().update();
        self.point(DragStart { button, hit: hit() }, from);
        self.app().update();
        let dropped = self.tile(from);
        self.point(DragDrop { button, dropped, hit: hit() }, to);
        self.point(DragEnd { button, distance: Vec2::ONE }, from);
        self.app().update();
    }

    /// Presses on a spot, moves the pointer by `distance` (y down), and releases there.
    fn flick(&mut self, spot: Spot, distance: Vec2) {
        let button = PointerButton::Primary;
        self.point(Press { button, hit: hit(), count: 1 }, spot);
        self.app().update();
        self.point(DragStart { button, hit: hit() }, spot);
        self.app().update();
        self.point(DragEnd { button, distance }, spot);
        self.app().update();
    }
}

impl Hands for App {
    fn app(&mut self) -> &mut App {
        self
    }
}

/// A hit whose details do not matter.
pub(in crate::app) fn hit() -> HitData {
    HitData::new(Entity::PLACEHOLDER, 0.0, None, None)
}
