//! A table by pad, from the first gate into the match: everything that a mouse can press is within reach.

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusPlugin};
use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::ButtonPlugin;
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::{Buttonlike, DualAxislike};

use super::{level, moves};
use crate::app::content::Scenes;
use crate::app::games::{GAMES, zoon};
use crate::app::locale::Locale;
use crate::app::saving::Keeper;
use crate::app::screens::{self, PlayerKind, Screen, SeatPlan};
use crate::app::settings::{self, Settings};
use crate::app::table::tests::hands::Hands;
use crate::app::table::{
    self, BoardLayout, Gate, Playback, Playing, Pointing, Seats, TablePlugin, put_on_table,
};
use crate::app::theme::buttons::SpokenLabel;
use crate::app::window::Awake;
use crate::app::{hud, input, opponent, saving};
use crate::referee::Match;
use crate::rules::zoon::{Action, First, Position, Setup, Slot, Stage, Zoon};
use crate::rules::{Seat, Spot};
use crate::saves::Memory;

/// Two people, one pad, and all that the game puts around the table.
struct Bench {
    app: App,
    pad: Entity,
}

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.app
    }
}

impl Bench {
    fn new(setup: Setup, seed: u64, playback: settings::Playback) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, WindowPlugin::default()))
            .add_plugins((InputFocusPlugin, InputDispatchPlugin, ButtonPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
            .add_message::<PointerInput>()
            .insert_resource(Scenes { pictures: default() })
            .insert_resource(Settings { playback, ..default() })
            .init_resource::<Locale>()
            .init_resource::<Awake>()
            .init_resource::<UiScale>()
            .insert_resource(Keeper::new(Box::new(Memory::default())))
            .add_plugins((screens::plugin, input::plugin, table::plugin, hud::plugin))
            .add_plugins(saving::plugin)
            .add_plugins((TablePlugin::<Zoon>::default(), zoon::plugin, opponent::plugin))
            .add_plugins((opponent::game_plugin::<Zoon>, hud::game_plugin::<Zoon>))
            .insert_resource(GAMES);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        let played = Match::<Zoon>::new(level("zoon/duel-of-tribes"), setup, seed);
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        put_on_table(app.world_mut(), played, Seats(vec![person("Ann"), person("Ben")]));
        let mut bench = Self { app, pad: Entity::PLACEHOLDER };
        bench.pad = bench.plug_pad();
        bench.wait();
        bench
    }

    /// Until everything has been seen, and a little longer.
    fn wait(&mut self) {
        for _ in 0..200 {
            self.app.update();
            let playback = self.app.world().resource::<Playback>();
            if playback.is_idle() || playback.scene().is_some() {
                break;
            }
        }
        (0..4).for_each(|_| self.app.update());
    }

    fn press(&mut self, button: GamepadButton) {
        button.press_as_gamepad(self.app.world_mut(), Some(self.pad));
        self.app.update();
        button.release_as_gamepad(self.app.world_mut(), Some(self.pad));
        self.wait();
    }

    /// Holds a button for half a second.
    fn hold(&mut self, button: GamepadButton) {
        button.press_as_gamepad(self.app.world_mut(), Some(self.pad));
        (0..25).for_each(|_| self.app.update());
        button.release_as_gamepad(self.app.world_mut(), Some(self.pad));
        self.wait();
    }

    fn push(&mut self, way: Vec2) {
        let stick = GamepadStick::LEFT;
        stick.set_axis_pair_as_gamepad(self.app.world_mut(), way, Some(self.pad));
        self.wait();
        stick.set_axis_pair_as_gamepad(self.app.world_mut(), Vec2::ZERO, Some(self.pad));
        self.wait();
    }

    fn gate(&self) -> Gate {
        *self.app.world().resource()
    }

    fn position(&self) -> &Position {
        self.app.world().resource::<Playing<Zoon>>().position()
    }

    /// Takes the screen, if it is handed over.
    fn take_the_screen(&mut self, seat: Seat) {
        assert_eq!(self.gate().waits_for, Some(seat));
        self.press(GamepadButton::South);
        assert_eq!(self.gate().open_for, None, "a tap opens no gate");
        self.hold(GamepadButton::South);
        assert_eq!(self.gate().open_for, Some(seat));
    }

    /// What the focused button says.
    fn said(&self) -> Option<String> {
        let focused = self.app.world().resource::<InputFocus>().get()?;
        let label = self.app.world().get::<SpokenLabel>(focused)?;
        Some(label.0.key.to_string())
    }

    /// Enters the column of buttons and presses the one that says so.
    fn press_in_column(&mut self, label: &str) {
        self.press(GamepadButton::Select);
        for _ in 0..40 {
            if self.said().as_deref() == Some(label) {
                self.press(GamepadButton::South);
                return;
            }
            self.press(GamepadButton::RightTrigger);
        }
        panic!("no button says {label}, the last one says {:?}", self.said());
    }

    /// Goes to a pawn with the shoulder and picks it.
    fn pick(&mut self, spot: Spot) {
        for _ in 0..24 {
            self.press(GamepadButton::RightTrigger);
            if self.focus() == Some(spot) {
                self.press(GamepadButton::South);
                assert_eq!(self.picked(), [spot]);
                return;
            }
        }
        panic!("the shoulder does not lead to {spot:?}");
    }

    /// Points the stick from one square to another, steps on with the cross where something nearer lies
    /// the same way, and picks it.
    fn go(&mut self, from: Spot, to: Spot) {
        self.pick(from);
        let layout = self.app.world().resource::<BoardLayout>();
        let way = layout.place(to).unwrap() - layout.place(from).unwrap();
        self.push(way.normalize() * 0.95);
        assert_ne!(self.focus(), Some(from), "the stick points at something");
        for _ in 0..8 {
            let layout = self.app.world().resource::<BoardLayout>();
            let place = |spot| layout.place(spot).unwrap();
            let left = place(to) - place(self.app.world().resource::<Pointing>().focus().unwrap());
            let button = match left {
                left if left.x > 0.5 => GamepadButton::DPadRight,
                left if left.x < -0.5 => GamepadButton::DPadLeft,
                left if left.y > 0.5 => GamepadButton::DPadUp,
                left if left.y < -0.5 => GamepadButton::DPadDown,
                _ => break,
            };
            self.press(button);
        }
        assert_eq!(self.focus(), Some(to));
        self.press(GamepadButton::South);
    }
}

#[test]
fn cards_are_laid_out_and_a_turn_is_played_by_pad() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::new(setup, 1, settings::Playback::Instant);
    for seat in [Seat(0), Seat(1)] {
        bench.take_the_screen(seat);
        bench.press_in_column("zoon-propose-fill");
        let laid = |bench: &Bench| {
            Slot::of(seat).filter(|slot| bench.position().face(*slot).is_some()).count()
        };
        for _ in 0..40 {
            if laid(&bench) < 12 {
                bench.wait();
            }
        }
        assert_eq!(laid(&bench), 12);
        // The choice is made: the buttons of the pad are the board's again.
        bench.press(GamepadButton::North);
    }
    assert_eq!(bench.position().field().moment().stage, Stage::Playing);
    bench.take_the_screen(Seat(0));
    let tables = level("zoon/duel-of-tribes");
    let step = moves(&tables, bench.position(), false)[0];
    let Action::Move { from, to, .. } = step else { panic!("{step:?}") };
    bench.go(Spot::Square(from.0), Spot::Square(to.0));
    assert_eq!(bench.position().field().moment().turn, Seat(1));
    assert_eq!(bench.gate().waits_for, Some(Seat(1)));
}

#[test]
fn a_ready_made_formation_is_chosen_by_pad() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::new(setup, 1, settings::Playback::Instant);
    bench.take_the_screen(Seat(0));
    bench.press_in_column("zoon-button-mirrored");
    let laid = Slot::of(Seat(0)).filter(|slot| bench.position().face(*slot).is_some()).count();
    assert_eq!(laid, 12);
}
