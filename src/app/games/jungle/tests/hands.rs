//! Keys, pad and pointers of a player at the bench.

use bevy::camera::NormalizedRenderTarget;
use bevy::input::InputPlugin;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::picking::backend::HitData;
use bevy::picking::pointer::{Location, PointerId};
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::Buttonlike;

use super::bench::Bench;
use crate::app::input::{Intent, bindings};
use crate::app::table::{BoardLayout, OnSpot, Pointing, Selection, SquareTile};
use crate::rules::Spot;

impl Bench {
    /// The bench with a keyboard and the usual bindings.
    pub(super) fn with_hands() -> Self {
        let mut bench = Self::new();
        bench.app.add_plugins((InputPlugin, InputManagerPlugin::<Intent>::default()));
        bench.app.world_mut().spawn(bindings::usual());
        bench
    }

    /// A key goes down and up again.
    pub(super) fn tap(&mut self, key: KeyCode) {
        Buttonlike::press(&key, self.app.world_mut());
        self.app.update();
        Buttonlike::release(&key, self.app.world_mut());
        self.app.update();
    }

    /// Walks the focus to a spot with the arrow keys.
    pub(super) fn walk_to(&mut self, spot: Spot) {
        if self.focus().is_none() {
            self.tap(KeyCode::ArrowUp);
        }
        for _ in 0..40 {
            let layout = self.app.world().resource::<BoardLayout>();
            let place = |spot| layout.place(spot).unwrap();
            let way = place(spot) - place(self.focus().unwrap());
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

    pub(super) fn focus(&self) -> Option<Spot> {
        self.app.world().resource::<Pointing>().focus()
    }

    pub(super) fn picked(&self) -> Vec<Spot> {
        self.app.world().resource::<Selection>().picked().to_vec()
    }

    /// Plugs a pad in.
    pub(super) fn plug_pad(&mut self) -> Entity {
        let pad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a pad".into(),
            vendor_id: None,
            product_id: None,
        };
        self.app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
        self.app.update();
        self.app.update();
        pad
    }

    /// Sends a pointer event to the tile of a spot, as picking does.
    pub(super) fn point<E>(&mut self, event: E, spot: Spot)
    where
        E: std::fmt::Debug + Clone + Reflect,
    {
        let tile = self.tile(spot);
        let target = NormalizedRenderTarget::None { width: 0, height: 0 };
        let location = Location { target, position: Vec2::ZERO };
        self.app.world_mut().trigger(Pointer::new(PointerId::Mouse, location, event, tile));
    }

    pub(super) fn tile(&mut self, spot: Spot) -> Entity {
        let world = self.app.world_mut();
        let mut tiles = world.query_filtered::<(Entity, &OnSpot), With<SquareTile>>();
        tiles.iter(world).find(|(_, place)| place.0 == spot).unwrap().0
    }

    /// Presses and lets go over one square.
    pub(super) fn click(&mut self, spot: Spot) {
        let button = PointerButton::Primary;
        self.point(Press { button, hit: hit(), count: 1 }, spot);
        self.app.update();
        self.point(Click { button, hit: hit(), duration: default(), count: 1 }, spot);
        self.point(Release { button, hit: hit() }, spot);
        self.app.update();
    }

    /// Presses on one square and lets go over another.
    pub(super) fn drag(&mut self, from: Spot, to: Spot) {
        let button = PointerButton::Primary;
        self.point(Press { button, hit: hit(), count: 1 }, from);
        self.app.update();
        self.point(DragStart { button, hit: hit() }, from);
        self.app.update();
        let dropped = self.tile(from);
        self.point(DragDrop { button, dropped, hit: hit() }, to);
        self.point(DragEnd { button, distance: Vec2::ONE }, from);
        self.app.update();
    }
}

pub(super) fn hit() -> HitData {
    HitData::new(Entity::PLACEHOLDER, 0.0, None, None)
}
