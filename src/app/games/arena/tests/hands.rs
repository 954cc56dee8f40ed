//! Whole turns by touch and by gamepad, and the test table for them.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use leafwing_input_manager::user_input::{Buttonlike, DualAxislike};

use super::level;
use super::turns::two_moves;
use crate::app::screens::rules::tests::plan;
use crate::app::session::plan::{MatchPlan, PlayerKind, SeatPlan};
use crate::app::session::table_command::TableCommand;
use crate::app::table;
use crate::app::table::laws::table_without_window;
use crate::app::table::tests::fingers::Fingers;
use crate::app::table::tests::hands::Hands;
use crate::app::table::turns::seats::seats_of;
use crate::app::table::{Pick, Playing, Seats, TablePlugin, put_on_table};
use crate::referee::{Entry, Match};
use crate::rules::arena::{Action, Arena, First, Heading, Packs, Setup, spots};
use crate::rules::{Game, Seat, Side, Spot, Square, after};

/// A table with two people on the great arena; red begins.
pub(super) fn bench() -> App {
    bench_with(Packs::Ready)
}

pub(super) fn bench_with(packs: Packs) -> App {
    let setup = Setup { first: First::Seat(Seat(0)), packs, ..Setup::default() };
    bench_of(Match::new(level("arena/jungla"), setup, 1))
}

/// A table with a match between two people.
pub(super) fn bench_of(played: Match<Arena>) -> App {
    let mut app = table_without_window(TablePlugin::<Arena>::default());
    let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
    let seats = Seats(vec![person("Ann"), person("Ben")]);
    put_on_table(app.world_mut(), played, seats);
    app.update();
    app
}

#[test]
fn in_a_rematch_a_player_decides_again_for_both_seats_of_a_side() {
    let setup = Setup { teams: true, packs: Packs::Ready, ..Setup::default() };
    let played = Match::<Arena>::new(level("arena/duel"), setup, 1);
    let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
    let plan = MatchPlan { seats: ["Ann", "Ben"].map(person).into(), ..plan("arena/duel") };
    let seats = seats_of(&plan, &played);
    let mut app = table_without_window(TablePlugin::<Arena>::default());
    app.insert_resource(plan);
    put_on_table(app.world_mut(), played, seats);
    wait(&mut app);
    let names = |app: &App| {
        let seats = &app.world().resource::<Seats>().0;
        seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&app), ["Ann", "Ben", "Ann", "Ben"]);
    app.world_mut().write_message(TableCommand::Rematch);
    wait(&mut app);
    assert_eq!(names(&app), ["Ann", "Ben", "Ann", "Ben"]);
}

pub(super) fn click(app: &mut App, spot: Spot) {
    app.world_mut().write_message(Pick(spot));
    wait(app);
}

fn wait(app: &mut App) {
    (0..20).for_each(|_| app.update());
}

pub(super) fn playing(app: &App) -> &Playing<Arena> {
    app.world().resource()
}

/// A table that is played with input devices.
struct Bench(App);

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.0
    }
}

impl Fingers for Bench {}

impl Bench {
    fn new() -> Self {
        let mut bench = Self(bench());
        bench.lay_hands_on();
        wait(&mut bench.0);
        bench
    }

    /// The actions entered, without the default ones.
    fn entered(&self) -> Vec<Action> {
        let action = |entry: &Entry<Action>| match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        };
        playing(&self.0).entries().iter().filter_map(action).collect()
    }

    /// The heading of the pawn on a square.
    fn heading(&self, spot: Spot) -> Heading {
        let Spot::Square(number) = spot else { panic!("{spot:?}") };
        let position = playing(&self.0).position();
        let pawn = position.pawn_at(Square(number)).expect("a pawn");
        position.pawn(pawn).heading()
    }

    /// A heading that may be chosen after a movement.
    fn heading_after(&self, from: Spot, to: Spot) -> Heading {
        let playing = playing(&self.0);
        let (tables, position) = (playing.tables(), playing.position());
        let goes = |action: &Action| Arena::spots(tables, *action).as_slice() == [from, to];
        let action = playing.actions().into_iter().find(goes).expect("a movement");
        let mut turns = Vec::new();
        Arena::actions(tables, &after::<Arena>(tables, position, action), &mut turns);
        let chosen = turns.into_iter().rev().find_map(|action| match action {
            Action::Face(heading) => Some(heading),
            _ => None,
        });
        chosen.filter(|heading| *heading != self.heading(from)).expect("a heading")
    }

    fn to_move(&self) -> Side {
        playing(&self.0).position().turn_state().to_move
    }

    /// Presses and releases a button of a pad.
    fn press(&mut self, pad: Entity, button: GamepadButton) {
        button.press_as_gamepad(self.0.world_mut(), Some(pad));
        self.0.update();
        button.release_as_gamepad(self.0.world_mut(), Some(pad));
        wait(&mut self.0);
    }

    /// Pushes and releases a stick.
    fn push(&mut self, pad: Entity, stick: GamepadStick, way: Vec2) {
        stick.set_axis_pair_as_gamepad(self.0.world_mut(), way, Some(pad));
        wait(&mut self.0);
        stick.set_axis_pair_as_gamepad(self.0.world_mut(), Vec2::ZERO, Some(pad));
        wait(&mut self.0);
    }
}

#[test]
fn a_whole_turn_is_played_by_touch() {
    let mut bench = Bench::new();
    bench.lay_glass();
    let [(from, to), (second, end)] = two_moves(&bench.0)[..] else { panic!("two moves") };
    // Two taps and a petal of the ring.
    let heading = bench.heading_after(from, to);
    bench.tap_glass(from);
    assert_eq!(bench.picked(), [from]);
    bench.tap_glass(to);
    bench.tap_glass(spots::petal(heading));
    assert_eq!(bench.heading(to), heading, "{:?}", bench.entered());
    // A tap and a flick from the destination outwards.
    let heading = bench.heading_after(second, end);
    let angle = f32::from(heading.0) * std::f32::consts::FRAC_PI_4;
    bench.tap_glass(second);
    bench.swipe(end, Vec2::new(angle.sin(), angle.cos()));
    assert_eq!(bench.heading(end), heading, "{:?}", bench.entered());
    assert_eq!(bench.to_move(), Side(0), "a turn ends when it is said");
    bench.0.world_mut().write_message(TableCommand::EndTurn);
    wait(&mut bench.0);
    assert_eq!(bench.to_move(), Side(1));
}

#[test]
fn a_finger_that_drags_a_pawn_moves_it() {
    let mut bench = Bench::new();
    bench.lay_glass();
    let (from, to) = two_moves(&bench.0)[0];
    let way = bench.on_glass(to) - bench.on_glass(from);
    let square = bench.0.world().resource::<table::BoardLayout>().square;
    bench.swipe(from, Vec2::new(way.x, -way.y) / square);
    assert!(matches!(bench.entered()[..], [Action::Move { .. }, ..]), "{:?}", bench.entered());
    bench.heading(to);
}

#[test]
fn a_whole_turn_is_played_by_pad() {
    let mut bench = Bench::new();
    let pad = bench.plug_pad();
    let mut moved: Vec<Spot> = Vec::new();
    for way in [Vec2::new(0.9, 0.0), Vec2::new(-0.9, 0.0)] {
        // The shoulder button focuses pawns that can act, until one can move ahead.
        let to = loop {
            bench.press(pad, GamepadButton::RightTrigger);
            let pawn = bench.focus().expect("a pawn");
            bench.press(pad, GamepadButton::South);
            assert_eq!(bench.picked(), [pawn]);
            bench.push(pad, GamepadStick::LEFT, Vec2::new(0.0, 0.9));
            match bench.focus() {
                Some(to) if to != pawn && !moved.contains(&pawn) => break to,
                _ => bench.press(pad, GamepadButton::East),
            }
        };
        bench.press(pad, GamepadButton::South);
        bench.push(pad, GamepadStick::RIGHT, way);
        let eighths = if way.x > 0.0 { 2 } else { 6 };
        assert_eq!(bench.heading(to), Heading(eighths), "{:?}", bench.entered());
        moved.push(to);
    }
    assert_eq!(bench.to_move(), Side(0));
    bench.press(pad, GamepadButton::North);
    assert_eq!(bench.to_move(), Side(1));
}
