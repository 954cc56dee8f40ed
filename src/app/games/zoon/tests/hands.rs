//! Corners touched with keys and pads, by one seat at a time and by both at once.

use std::time::Duration;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use leafwing_input_manager::user_input::Buttonlike;

use super::{before_a_fight, level};
use crate::app::games::zoon::touching::TouchRoot;
use crate::app::games::zoon::{TOUCH, touching};
use crate::app::hud::HudSystems;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::table;
use crate::app::table::matches::replaying::watch;
use crate::app::table::tests::hands::Hands;
use crate::app::table::{
    PlayAction, Playing, ReplayRequest, Seats, TablePlugin, TableSystems, put_on_table,
};
use crate::referee::{Entry, Match};
use crate::rules::Viewer;
use crate::rules::zoon::{Action, Corner, Setup, Zoon};

/// A table on which a fight has just begun.
struct Bench(App);

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.0
    }
}

impl Bench {
    fn new(players: [PlayerKind; 2], touch: &str) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)))
            .insert_resource(Settings { playback: settings::Playback::Instant, ..default() })
            .insert_state(Screen::Play)
            .insert_state(Overlay::None)
            .init_resource::<InputFocus>()
            .init_resource::<InputFocusVisible>()
            .configure_sets(Update, HudSystems::Show.after(TableSystems::Tell))
            .insert_resource(MatchPlan {
                game: "zoon".into(),
                level: "zoon/duel-of-tribes".into(),
                options: vec![(TOUCH.into(), touch.into())],
                first: First::Seat(0),
                minutes: None,
                clock: None,
                seats: Vec::new(),
            })
            .add_plugins((table::plugin, TablePlugin::<Zoon>::default(), touching::plugin));
        let tables = level("zoon/duel-of-tribes");
        let (position, attack) = before_a_fight(&tables);
        let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
        let played = Match::<Zoon>::new(tables, setup, 1);
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        put_on_table(app.world_mut(), played, Seats(players.map(seat).to_vec()));
        let mut bench = Self(app);
        bench.lay_hands_on();
        bench.wait();
        bench.play(attack);
        bench
    }

    fn wait(&mut self) {
        (0..6).for_each(|_| self.0.update());
    }

    fn playing(&self) -> &Playing<Zoon> {
        self.0.world().resource()
    }

    fn play(&mut self, action: Action) {
        let after = self.playing().entries().len();
        self.0.world_mut().write_message(PlayAction::<Zoon> { action, after });
        self.wait();
    }

    /// The diagonals touched so far.
    fn touches(&self) -> Vec<Corner> {
        let touch = |entry: &Entry<Action>| match entry {
            Entry::Action(Action::Touch(corner)) => Some(*corner),
            _ => None,
        };
        self.playing().entries().iter().filter_map(touch).collect()
    }

    fn press(&mut self, button: GamepadButton, pad: Entity) {
        button.press_as_gamepad(self.0.world_mut(), Some(pad));
        self.0.update();
        button.release_as_gamepad(self.0.world_mut(), Some(pad));
        self.wait();
    }
}

const TWO: [PlayerKind; 2] = [PlayerKind::Human; 2];

#[test]
fn both_touch_at_once_by_keys_and_nothing_is_told_before_both_are_ready() {
    let mut bench = Bench::new(TWO, "duel");
    bench.tap(KeyCode::KeyW);
    bench.wait();
    assert_eq!(bench.touches(), []);
    bench.tap(KeyCode::KeyQ);
    bench.wait();
    assert_eq!(bench.touches(), [], "a touch is not taken back");
    bench.tap(KeyCode::KeyK);
    bench.wait();
    assert_eq!(bench.touches(), [Corner::TopRight, Corner::TopLeft]);
}

#[test]
fn in_a_replay_nobody_is_asked_to_touch_at_once() {
    let mut bench = Bench::new(TWO, "duel");
    let asked = |bench: &mut Bench| {
        let world = bench.0.world_mut();
        world.query::<&TouchRoot>().iter(world).count()
    };
    assert_eq!(asked(&mut bench), 1);
    let (played, seats) = (bench.playing().fork(), bench.0.world().resource::<Seats>().clone());
    watch(bench.0.world_mut(), played, seats);
    bench.wait();
    bench.0.world_mut().write_message(ReplayRequest::Last);
    (0..20).for_each(|_| bench.wait());
    assert!(bench.playing().view(Viewer::Spectator).field().turn_state().combat.is_some());
    assert_eq!(asked(&mut bench), 0);
    bench.tap(KeyCode::KeyW);
    bench.tap(KeyCode::KeyK);
    bench.wait();
    assert_eq!(bench.touches(), []);
}

#[test]
fn both_touch_at_once_with_two_pads() {
    let mut bench = Bench::new(TWO, "duel");
    let pads = [bench.plug_pad(), bench.plug_pad()];
    bench.press(GamepadButton::LeftTrigger2, pads[1]);
    assert_eq!(bench.touches(), []);
    bench.press(GamepadButton::LeftTrigger, pads[0]);
    assert_eq!(bench.touches(), [Corner::TopLeft, Corner::TopRight]);
}

#[test]
fn who_plays_the_computer_touches_with_a_pad() {
    let computer = PlayerKind::Computer(Skill::Easy);
    let mut bench = Bench::new([PlayerKind::Human, computer], "one-by-one");
    let pad = bench.plug_pad();
    bench.press(GamepadButton::RightTrigger, pad);
    assert_eq!(bench.touches(), [Corner::TopRight]);
}

#[test]
fn who_plays_the_computer_touches_with_either_hand_on_the_keys() {
    let computer = PlayerKind::Computer(Skill::Easy);
    for (key, diagonal) in [
        (KeyCode::KeyQ, Corner::TopLeft),
        (KeyCode::KeyS, Corner::TopLeft),
        (KeyCode::KeyI, Corner::TopRight),
        (KeyCode::KeyJ, Corner::TopRight),
    ] {
        let mut bench = Bench::new([PlayerKind::Human, computer], "one-by-one");
        bench.tap(key);
        bench.wait();
        assert_eq!(bench.touches(), [diagonal], "{key:?}");
    }
}

#[test]
fn the_cards_stay_before_everybody_until_both_are_touched_and_turned() {
    let computer = PlayerKind::Computer(Skill::Easy);
    let mut bench = Bench::new([PlayerKind::Human, computer], "one-by-one");
    let lie = |bench: &mut Bench| {
        let world = bench.0.world_mut();
        world.query::<&touching::TouchRoot>().iter(world).count()
    };
    assert_eq!(lie(&mut bench), 1);
    bench.tap(KeyCode::KeyW);
    for frame in 0..6 {
        bench.0.update();
        assert_eq!(lie(&mut bench), 1, "frame {frame}: the computer is still to touch");
    }
    bench.play(Action::Touch(Corner::TopLeft));
    assert_eq!(lie(&mut bench), 0, "the combat is over");
}
