//! What the player means, whatever the device: keyboard and gamepad become [`Intent`]s, pointers stay with picking.
//!
//! One action state serves menus and table alike; prompts show the caps or buttons of the device used last. Deliberately absent:
//! a virtual cursor (focus moves instead) and per-player pads, which come with online seats.

pub mod bindings;
pub mod device;
pub mod menus;
pub mod prompts;
pub mod quick_taps;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

pub use bindings::Intent;
pub use device::LastDevice;
pub use menus::MenuScope;
pub use prompts::Prompt;

/// The player's intents of this frame.
#[derive(SystemParam)]
pub struct Intents<'w, 's> {
    states: Query<'w, 's, &'static ActionState<Intent>>,
}

impl Intents<'_, '_> {
    /// Whether the intent began in this frame.
    pub fn just(&self, intent: Intent) -> bool {
        self.states.iter().any(|state| state.just_pressed(&intent))
    }

    /// Whether the intent is being held.
    pub fn held(&self, intent: Intent) -> bool {
        self.states.iter().any(|state| state.pressed(&intent))
    }

    /// Where the left stick points; zero at rest.
    pub fn point(&self) -> Vec2 {
        self.states.iter().map(|state| state.clamped_axis_pair(&Intent::Point)).sum()
    }

    /// Where the right stick points; zero at rest.
    pub fn aim(&self) -> Vec2 {
        self.states.iter().map(|state| state.clamped_axis_pair(&Intent::Aim)).sum()
    }

    /// The direction of arrow keys, pad cross or stick that began in this frame; y up.
    pub fn step(&self) -> IVec2 {
        let axis = |plus, minus| i32::from(self.just(plus)) - i32::from(self.just(minus));
        IVec2::new(axis(Intent::Right, Intent::Left), axis(Intent::Up, Intent::Down))
    }
}

/// Intents, devices, menus and prompts.
pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Intent>::default())
        .init_resource::<LastDevice>()
        .add_systems(Startup, lay_hands_on_keys)
        .add_plugins((device::plugin, menus::plugin, prompts::plugin, quick_taps::plugin));
}

fn lay_hands_on_keys(mut commands: Commands) {
    commands.spawn((Name::new("Hands"), bindings::usual()));
}
