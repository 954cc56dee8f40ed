//! What the player intends, whatever the device: keyboard and gamepad produce [`Intent`]s; pointers
//! are handled by picking.
//!
//! One action state serves menus and table; prompts show the keys or buttons of the device used
//! last. Deliberately absent: a virtual cursor (the focus moves instead) and separate pads for each
//! player, which would come with online seats.

pub mod bindings;
pub mod device;
pub mod intent;
pub mod key_sets;
pub mod key_words;
pub mod line;
pub mod pad_make;
pub mod press;
pub mod printed;
pub mod quick_taps;
pub mod recording;

use bevy::app::{MainScheduleOrder, RunFixedMainLoop};
use bevy::ecs::message::{MessageRegistry, ShouldUpdateMessages};
use bevy::ecs::schedule::ScheduleLabel;
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

use self::bindings::Bindings;
pub use self::device::LastDevice;
pub use self::intent::Intent;
use self::recording::Recording;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::controls::Controls;

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

    /// Whether the intent ended in this frame.
    pub fn just_let_go(&self, intent: Intent) -> bool {
        self.states.iter().any(|state| state.just_released(&intent))
    }

    /// Whether the intent is held.
    pub fn held(&self, intent: Intent) -> bool {
        self.states.iter().any(|state| state.pressed(&intent))
    }

    /// The direction of the left stick; zero at rest.
    pub fn point(&self) -> Vec2 {
        self.states.iter().map(|state| state.clamped_axis_pair(&Intent::Point)).sum()
    }

    /// The direction of the right stick; zero at rest.
    pub fn aim(&self) -> Vec2 {
        self.states.iter().map(|state| state.clamped_axis_pair(&Intent::Aim)).sum()
    }

    /// The direction of arrow keys, pad cross or stick that was pressed in this frame; y points up.
    pub fn step(&self) -> IVec2 {
        let axis = |plus, minus| i32::from(self.just(plus)) - i32::from(self.just(minus));
        IVec2::new(axis(Intent::Right, Intent::Left), axis(Intent::Up, Intent::Down))
    }
}

/// Adds intents and device detection.
pub fn plugin(app: &mut App) {
    app.add_plugins(turn_into_intents).add_systems(Startup, lay_hands_on_keys).add_plugins((
        device::plugin,
        pad_make::plugin,
        quick_taps::plugin,
    ));
}

/// Turns keys, pads and wheel into intents while any of them is in use.
pub(in crate::app) fn turn_into_intents(app: &mut App) {
    app.init_resource::<Typing>()
        .add_plugins((
            key_words::sources,
            InputManagerPlugin::<Intent>::default(),
            recording::plugin,
            printed::plugin,
        ))
        .add_systems(PreUpdate, follow_controls.run_if(resource_changed::<Controls>))
        .add_systems(PreUpdate, spare_wheel.after(InputManagerSystem::ManualControl))
        .add_systems(PreUpdate, leave_keys_to_typing.after(InputManagerSystem::ManualControl))
        .configure_sets(PreUpdate, InputManagerSystem::Update.run_if(hands_stir));
    // Nothing here runs in fixed steps, but their schedule would check every binding a second time.
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.labels.retain(|label| *label != RunFixedMainLoop.intern());
    // The engine keeps messages until fixed steps could have read them. Without such steps it would
    // keep them forever: memory would grow, and one old redraw request would request a redraw at
    // every turn of the loop.
    let mut messages = app.world_mut().resource_mut::<MessageRegistry>();
    messages.should_update = ShouldUpdateMessages::Always;
}

/// Whether a text is being typed: its keys mean nothing else.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Typing(pub bool);

/// While a text is typed there are no intents; keys that are still down afterwards belong to it.
fn leave_keys_to_typing(
    typing: Res<Typing>,
    keys: Res<ButtonInput<KeyCode>>,
    mut lasts: Local<bool>,
    mut states: Query<&mut ActionState<Intent>>,
) {
    let down = keys.get_pressed().len() > 0 || keys.get_just_released().len() > 0;
    *lasts = typing.0 || *lasts && down;
    if *lasts {
        states.iter_mut().for_each(|mut state| state.reset_all());
    }
}

/// With Control the wheel turns nothing: it brings the board nearer. In menus it scrolls.
fn spare_wheel(
    keys: Res<ButtonInput<KeyCode>>,
    overlay: Option<Res<State<Overlay>>>,
    wheel: Res<AccumulatedMouseScroll>,
    mut states: Query<&mut ActionState<Intent>>,
) {
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let in_menu = overlay.is_some_and(|overlay| *overlay.get() != Overlay::None);
    if (control || in_menu) && wheel.delta != Vec2::ZERO {
        for mut state in &mut states {
            state.reset(&Intent::TurnLeft);
            state.reset(&Intent::TurnRight);
        }
    }
}

/// Whether anything is pressed or leaning, in this frame or the one before.
///
/// Checking the bindings compares each with every other for chords that override single keys. That
/// takes half the time of a frame, so it is skipped while nothing is in use.
fn hands_stir(
    recording: Res<Recording>,
    keys: Res<ButtonInput<KeyCode>>,
    wheel: Res<AccumulatedMouseScroll>,
    pads: Query<&Gamepad>,
    mut before: Local<bool>,
) -> bool {
    if recording.is_on() {
        // What is held now is let go in the frame after.
        *before = true;
        return false;
    }
    let leans = |pad: &Gamepad| {
        pad.get_analog_axes().any(|input| pad.get(*input).is_some_and(|value| value != 0.0))
    };
    let presses = |pad: &Gamepad| {
        pad.get_pressed().next().is_some() || pad.get_just_pressed().next().is_some()
    };
    let stir = keys.get_pressed().len() > 0
        || keys.get_just_pressed().len() > 0
        || wheel.delta != Vec2::ZERO
        || pads.iter().any(|pad| presses(pad) || leans(pad));
    stir | std::mem::replace(&mut *before, stir)
}

fn lay_hands_on_keys(bindings: Res<Bindings>, mut commands: Commands) {
    commands.spawn((Name::new("Hands"), bindings.map()));
}

/// Binds what the player has chosen, as soon as it is.
fn follow_controls(
    controls: Res<Controls>,
    mut bindings: ResMut<Bindings>,
    mut hands: Query<&mut InputMap<Intent>>,
) {
    let (chosen, flaws) = Bindings::read(&controls);
    for flaw in flaws {
        warn!("The settings bind {flaw:?}, which is unknown here or not enough: it is as usual.");
    }
    if bindings.set_if_neq(chosen) {
        hands.iter_mut().for_each(|mut map| *map = bindings.map());
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy::input::InputPlugin;
    use leafwing_input_manager::user_input::Buttonlike;

    use super::*;

    fn hands() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, turn_into_intents));
        app.world_mut().spawn(bindings::usual());
        for _ in 0..3 {
            app.update();
        }
        app
    }

    /// Whether the intent began in this frame, and whether it is held.
    fn hint(app: &mut App) -> (bool, bool) {
        let ask = |intents: Intents| (intents.just(Intent::Hint), intents.held(Intent::Hint));
        app.world_mut().run_system_once(ask).expect("an answer")
    }

    fn point(app: &mut App) -> Vec2 {
        app.world_mut().run_system_once(|intents: Intents| intents.point()).expect("an answer")
    }

    #[test]
    fn in_a_menu_the_wheel_turns_nothing() {
        for (overlay, turns) in [(Overlay::None, true), (Overlay::Rules, false)] {
            let mut app = hands();
            app.insert_resource(State::new(overlay));
            Buttonlike::press(&MouseScrollDirection::DOWN, app.world_mut());
            app.update();
            let ask = |intents: Intents| intents.just(Intent::TurnRight);
            let turned = app.world_mut().run_system_once(ask).expect("an answer");
            assert_eq!(turned, turns, "{overlay:?}");
        }
    }

    #[test]
    fn a_key_is_held_until_it_is_let_go() {
        let mut app = hands();
        let mut told = Vec::new();
        for frame in 0..6 {
            match frame {
                1 => Buttonlike::press(&KeyCode::KeyH, app.world_mut()),
                4 => Buttonlike::release(&KeyCode::KeyH, app.world_mut()),
                _ => {}
            }
            app.update();
            told.push(hint(&mut app));
        }
        let (up, down, held) = ((false, false), (true, true), (false, true));
        assert_eq!(told, [up, down, held, held, up, up]);
    }

    #[test]
    fn a_stick_points_until_it_is_back_in_the_middle() {
        let mut app = hands();
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        let lean = |app: &mut App, right: f32| {
            let mut pad = app.world_mut().get_mut::<Gamepad>(pad).expect("a pad");
            pad.analog_mut().set(GamepadAxis::LeftStickX, right);
            app.update();
            point(app).x > 0.5
        };
        let told = [0.0, 1.0, 1.0, 1.0, 0.0, 0.0].map(|right| lean(&mut app, right));
        assert_eq!(told, [false, true, true, true, false, false]);
    }

    #[test]
    fn a_tap_within_a_frame_lasts_a_frame_and_can_come_again() {
        let mut app = hands();
        app.add_plugins(quick_taps::keys_and_buttons);
        let tap = |app: &mut App| {
            Buttonlike::press(&KeyCode::KeyH, app.world_mut());
            Buttonlike::release(&KeyCode::KeyH, app.world_mut());
            app.update();
            let began = hint(app);
            app.update();
            (began, hint(app))
        };
        let whole = ((true, true), (false, false));
        assert_eq!([tap(&mut app), tap(&mut app)], [whole, whole]);
    }

    #[test]
    fn the_keys_of_a_typed_text_mean_nothing_else_until_they_are_let_go() {
        let mut app = hands();
        app.insert_resource(Typing(true));
        let press = |app: &mut App| {
            Buttonlike::press(&KeyCode::KeyH, app.world_mut());
            app.update();
            hint(app)
        };
        assert_eq!(press(&mut app), (false, false), "while typing");
        app.insert_resource(Typing(false));
        app.update();
        assert_eq!(hint(&mut app), (false, false), "it is still held");
        Buttonlike::release(&KeyCode::KeyH, app.world_mut());
        (0..2).for_each(|_| app.update());
        assert_eq!(press(&mut app), (true, true));
    }

    #[test]
    fn a_chord_within_a_frame_counts_and_is_no_plain_key() {
        let mut app = hands();
        app.add_plugins(quick_taps::keys_and_buttons);
        let mut tap = |held: KeyCode, key: KeyCode| {
            let keys = [held, key];
            keys.iter().for_each(|key| Buttonlike::press(key, app.world_mut()));
            keys.iter().for_each(|key| Buttonlike::release(key, app.world_mut()));
            app.update();
            let mut states = app.world_mut().query::<&ActionState<Intent>>();
            let state = states.single(app.world()).expect("hands");
            let began = [Intent::Undo, Intent::Hint].map(|intent| state.just_pressed(&intent));
            app.update();
            began
        };
        assert_eq!(tap(KeyCode::ControlLeft, KeyCode::KeyZ), [true, false]);
        assert_eq!(tap(KeyCode::ControlLeft, KeyCode::KeyH), [false, false]);
    }

    #[test]
    fn bindings_are_looked_at_only_while_hands_stir() {
        let mut app = hands();
        let stir = |app: &mut App| {
            app.update();
            let mut states = app.world_mut().query::<&mut ActionState<Intent>>();
            // A press from elsewhere lasts until the bindings are checked.
            states.single_mut(app.world_mut()).expect("hands").press(&Intent::Flip);
            app.update();
            !states.single(app.world()).expect("hands").pressed(&Intent::Flip)
        };
        assert!(!stir(&mut app), "at rest");
        Buttonlike::press(&KeyCode::KeyH, app.world_mut());
        assert!(stir(&mut app), "with a key down");
    }
}
