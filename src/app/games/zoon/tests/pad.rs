//! A match by pad, from the first curtain on: everything that a mouse can press can be reached.

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusPlugin};
use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::text::RemSize;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::{Activate, ButtonPlugin};
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::{Buttonlike, DualAxislike};

use super::{before_a_fight, level, moves};
use crate::app::games::{GAMES, zoon};
use crate::app::kit::content::Scenes;
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::saving::SaveWorker;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::app::table::tests::hands::Hands;
use crate::app::table::{
    BoardLayout, Handover, Playback, Playing, Pointing, Seats, TablePlugin, put_on_table,
};
use crate::app::{hud, kit, opponent, saving, screens, table};
use crate::referee::Match;
use crate::rules::zoon::{Action, First, Pending, Position, Setup, Slot, Stage, Zoon, spots};
use crate::rules::{Seat, Spot};
use crate::saves::Memory;

/// Two people, one pad, and everything on screen around the table.
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
            .init_resource::<RedrawRequests>()
            .init_resource::<UiScale>()
            .init_resource::<RemSize>()
            .insert_resource(SaveWorker::new(Box::new(Memory::default())))
            .add_plugins((kit::screen_state::plugin, kit::hands, screens::plugin))
            .add_plugins((table::plugin, hud::plugin, saving::plugin))
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

    /// Waits until playback rests or shows a scene, and a few frames longer.
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

    fn handover(&self) -> Handover {
        *self.app.world().resource()
    }

    fn position(&self) -> &Position {
        self.app.world().resource::<Playing<Zoon>>().position()
    }

    /// Opens the curtain, which must wait for this seat.
    fn take_the_screen(&mut self, seat: Seat) {
        assert_eq!(self.handover().waits_for, Some(seat));
        self.press(GamepadButton::South);
        assert_eq!(self.handover().open_for, None, "a tap opens no curtain");
        self.hold(GamepadButton::South);
        assert_eq!(self.handover().open_for, Some(seat));
    }

    /// What the focused button says.
    fn said(&self) -> Option<String> {
        let focused = self.app.world().resource::<InputFocus>().get()?;
        let label = self.app.world().get::<SpokenLabel>(focused)?;
        Some(label.0.key.to_string())
    }

    /// Enters the column of buttons and presses the one with this label.
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

    /// Goes to a pawn with the shoulder button and picks it.
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

    /// Picks `from`, points the stick at `to`, goes on with the cross where something nearer lies
    /// the same way, and picks `to`.
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
        // After the choice the buttons of the pad belong to the board again.
        bench.press(GamepadButton::North);
    }
    assert_eq!(bench.position().field().turn_state().stage, Stage::Playing);
    bench.take_the_screen(Seat(0));
    let tables = level("zoon/duel-of-tribes");
    let step = moves(&tables, bench.position(), false)[0];
    let Action::Move { from, to, .. } = step else { panic!("{step:?}") };
    bench.go(Spot::Square(from.0), Spot::Square(to.0));
    assert_eq!(bench.position().field().turn_state().turn, Seat(1));
    assert_eq!(bench.handover().waits_for, Some(Seat(1)));
}

#[test]
fn a_ready_made_formation_is_chosen_by_pad() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::new(setup, 1, settings::Playback::Instant);
    bench.take_the_screen(Seat(0));
    bench.press_in_column("zoon-button-mirrored-tip");
    let laid = Slot::of(Seat(0)).filter(|slot| bench.position().face(*slot).is_some()).count();
    assert_eq!(laid, 12);
}

#[test]
fn a_ready_made_formation_is_chosen_by_keys_whose_focus_stays_on_its_button() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::new(setup, 1, settings::Playback::Instant);
    bench.take_the_screen(Seat(0));
    let formation = spots::formation(0, false);
    for _ in 0..60 {
        if bench.focus() == Some(formation) {
            break;
        }
        bench.tap(KeyCode::Tab);
        bench.wait();
    }
    assert_eq!(bench.focus(), Some(formation));
    bench.tap(KeyCode::Enter);
    bench.wait();
    let laid = Slot::of(Seat(0)).filter(|slot| bench.position().face(*slot).is_some()).count();
    assert_eq!(laid, 12);
}

#[test]
fn a_column_that_is_left_takes_nothing_back_at_the_next_press() {
    let mut bench = Bench::new(attack().setup, 1, settings::Playback::Instant);
    bench.take_the_screen(Seat(0));
    bench.press(GamepadButton::Select);
    assert!(bench.said().is_some(), "a button has the focus");
    bench.press(GamepadButton::East);
    assert_eq!(bench.said(), None);
    assert_eq!(bench.app.world().resource::<InputFocus>().get(), None);
    let entries = bench.app.world().resource::<Playing<Zoon>>().entries().to_vec();
    bench.press(GamepadButton::South);
    assert_eq!(bench.app.world().resource::<Playing<Zoon>>().entries(), entries);
    assert_eq!(bench.handover().open_for, Some(Seat(0)), "and nobody left the table");
}

/// A position in which red can attack, and the attack.
struct Attack {
    setup: Setup,
    from: Spot,
    to: Spot,
}

fn attack() -> Attack {
    let (position, attack) = before_a_fight(&level("zoon/duel-of-tribes"));
    let Action::Move { from, to, .. } = attack else { panic!("{attack:?}") };
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    Attack { setup, from: Spot::Square(from.0), to: Spot::Square(to.0) }
}

impl Bench {
    fn pending(&self) -> Option<Pending> {
        self.position().field().turn_state().pending()
    }

    fn is_scene(&self) -> bool {
        self.app.world().resource::<Playback>().scene().is_some()
    }

    /// Waits until the outcome of a combat can have been read.
    fn read(&mut self) {
        (0..20).for_each(|_| self.app.update());
    }

    /// Asserts that the scene is over and no corner is touched any more.
    fn assert_over(&self) {
        assert!(!self.is_scene(), "the scene is over");
        assert!(!matches!(self.pending(), Some(Pending::Touch(_) | Pending::Pivot)));
    }
}

#[test]
fn a_combat_is_fought_to_its_end_by_pad() {
    let Attack { setup, from, to } = attack();
    let mut bench = Bench::new(setup, 1, settings::Playback::Fast);
    bench.take_the_screen(Seat(0));
    bench.go(from, to);
    assert_eq!(bench.pending(), Some(Pending::Touch(Seat(0))));
    bench.press(GamepadButton::RightTrigger);
    assert_eq!(bench.pending(), Some(Pending::Touch(Seat(1))));
    bench.take_the_screen(Seat(1));
    bench.press(GamepadButton::LeftTrigger2);
    assert!(bench.is_scene(), "the fight is seen");
    // The first press shows the outcome, the next one goes on.
    bench.press(GamepadButton::South);
    assert!(bench.is_scene(), "how it came out stands until it is read");
    bench.press(GamepadButton::South);
    assert!(bench.is_scene(), "and nobody reads so fast");
    bench.read();
    bench.press(GamepadButton::South);
    bench.assert_over();
}

#[test]
fn a_combat_is_fought_to_its_end_by_keys() {
    let Attack { setup, from, to } = attack();
    let mut bench = Bench::new(setup, 1, settings::Playback::Fast);
    let tap = |bench: &mut Bench, key: KeyCode| {
        bench.tap(key);
        bench.wait();
    };
    let take_the_screen = |bench: &mut Bench, seat: Seat| {
        assert_eq!(bench.handover().waits_for, Some(seat));
        Buttonlike::press(&KeyCode::Enter, bench.app.world_mut());
        (0..25).for_each(|_| bench.app.update());
        Buttonlike::release(&KeyCode::Enter, bench.app.world_mut());
        bench.wait();
        assert_eq!(bench.handover().open_for, Some(seat));
    };
    take_the_screen(&mut bench, Seat(0));
    for _ in 0..24 {
        if bench.focus() == Some(from) {
            break;
        }
        tap(&mut bench, KeyCode::Tab);
    }
    tap(&mut bench, KeyCode::Enter);
    assert_eq!(bench.picked(), [from]);
    for _ in 0..8 {
        let layout = bench.app.world().resource::<BoardLayout>();
        let focus = bench.app.world().resource::<Pointing>().focus().expect("a focus");
        let left = layout.place(to).unwrap() - layout.place(focus).unwrap();
        let key = match left {
            left if left.x > 0.5 => KeyCode::ArrowRight,
            left if left.x < -0.5 => KeyCode::ArrowLeft,
            left if left.y > 0.5 => KeyCode::ArrowUp,
            left if left.y < -0.5 => KeyCode::ArrowDown,
            _ => break,
        };
        tap(&mut bench, key);
    }
    tap(&mut bench, KeyCode::Enter);
    assert_eq!(bench.pending(), Some(Pending::Touch(Seat(0))));
    tap(&mut bench, KeyCode::KeyW);
    take_the_screen(&mut bench, Seat(1));
    tap(&mut bench, KeyCode::KeyJ);
    assert!(bench.is_scene(), "the fight is seen");
    tap(&mut bench, KeyCode::Enter);
    assert!(bench.is_scene(), "how it came out stands until it is read");
    bench.read();
    tap(&mut bench, KeyCode::Space);
    bench.assert_over();
}

#[test]
fn a_double_click_on_a_formation_does_not_say_ready() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::new(setup, 1, settings::Playback::Instant);
    bench.take_the_screen(Seat(0));
    let click = |bench: &mut Bench, label: &str| {
        let mut all = bench.app.world_mut().query::<(Entity, &SpokenLabel)>();
        let found = all.iter(bench.app.world()).find(|(_, said)| said.0.key == label);
        let entity = found.map(|(entity, _)| entity).expect("a button");
        bench.app.world_mut().trigger(Activate { entity });
        bench.wait();
    };
    click(&mut bench, "zoon-button-mirrored-tip");
    let stage = |bench: &Bench| bench.position().field().turn_state().stage;
    click(&mut bench, "zoon-button-ready");
    assert_eq!(
        stage(&bench),
        Stage::Deploying(Seat(0)),
        "it was the second press of the first one"
    );
    (0..30).for_each(|_| bench.app.update());
    click(&mut bench, "zoon-button-ready");
    assert_eq!(stage(&bench), Stage::Deploying(Seat(1)));
}
