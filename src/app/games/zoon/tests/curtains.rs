//! How often the screen is handed over: one curtain in a quiet turn, two in a combat turn, two more
//! for every further fight, two for the deployment.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::{level, moves, until};
use crate::app::hud::hint::open_decision;
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::saving::notes::Notes;
use crate::app::saving::reopening::reopen;
use crate::app::saving::tests::two_people;
use crate::app::saving::{Reopening, autosave};
use crate::app::session::plan::{MatchPlan, PlayerKind, SeatPlan};
use crate::app::session::seat_time::SeatTime;
use crate::app::table::contract::pieces::{Appearance, Face};
use crate::app::table::laws::table_without_window;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::{
    Choices, Handover, Lit, OpenCurtain, Pick, Playback, Playing, Seats, ShutCurtain, TablePlugin,
    TurnSeen, Whereabouts, put_on_table,
};
use crate::referee::Match;
use crate::rules::zoon::{
    Action, Corner, Deployment, First, Pending, Position, Setup, Stage, Tables, View, Zoon,
};
use crate::rules::{Game, Seat, Viewer};

/// Two people at one screen; red begins.
pub(super) struct Bench(App);

impl Bench {
    fn new() -> Self {
        Self::of(Setup::default(), 1)
    }

    pub(super) fn of(setup: Setup, seed: u64) -> Self {
        let mut app = table_without_window(TablePlugin::<Zoon>::default());
        let setup =
            Setup { deployment: Deployment::Formations, first: First::Seat(Seat(0)), ..setup };
        let played = Match::<Zoon>::new(level("zoon/duel-of-tribes"), setup, seed);
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(vec![person("Ann"), person("Ben")]);
        put_on_table(app.world_mut(), played, seats);
        let mut bench = Self(app);
        bench.wait();
        bench
    }

    fn wait(&mut self) {
        (0..6).for_each(|_| self.0.update());
    }

    fn playing(&self) -> &Playing<Zoon> {
        self.0.world().resource()
    }

    fn handover(&self) -> Handover {
        *self.0.world().resource()
    }

    pub(super) fn lit(&self) -> &Lit {
        self.0.world().resource()
    }

    pub(super) fn choices(&self) -> &Choices {
        self.0.world().resource()
    }

    fn offers_nothing(&self) -> bool {
        self.choices().is_empty()
    }

    /// Opens the curtain if it waits for a seat.
    pub(super) fn take_the_screen(&mut self) {
        if self.handover().waits_for.is_some() {
            assert!(self.offers_nothing(), "a shut curtain offers something");
            assert_eq!(self.playing().viewer(), Viewer::Spectator);
            self.0.world_mut().write_message(OpenCurtain);
            self.wait();
        }
    }

    /// Decides as a person does: by picks alone.
    fn decide(&mut self, action: Action) {
        self.take_the_screen();
        let path = Zoon::spots(self.playing().tables(), action);
        let picks: Vec<Pick> = path.as_slice().iter().copied().map(Pick).collect();
        self.0.world_mut().write_message_batch(picks);
        self.wait();
    }

    fn deploy(&mut self) {
        for _ in 0..2 {
            self.decide(Action::Formation { number: 0, mirrored: false });
        }
    }

    /// A move of the seat to decide, into combat or not.
    fn a_move(&self, fights: bool) -> Option<Action> {
        let field = self.playing().position().field();
        let sign = if field.turn_state().turn == Seat(0) { 1 } else { -1 };
        // Towards the enemy, so that they meet.
        let gained = |action: &Action| match action {
            Action::Move { from, to, .. } => sign * (i32::from(to.0 / 6) - i32::from(from.0 / 6)),
            _ => 0,
        };
        let moves = moves(self.playing().tables(), self.playing().position(), fights);
        moves.into_iter().max_by_key(gained)
    }

    /// The seat to decide, and the number of curtains opened since `before`.
    fn since(&self, before: u32) -> (Option<Seat>, u32) {
        let moment = self.playing().position().field().turn_state();
        (moment.decider(), self.handover().opened - before)
    }

    /// Plays quiet turns until the seat to move can attack.
    fn approach(&mut self) -> Action {
        for _ in 0..60 {
            if let Some(attack) = self.a_move(true) {
                return attack;
            }
            let step = self.a_move(false).expect("a quiet move");
            self.decide(step);
        }
        panic!("they never met");
    }
}

#[test]
fn a_deployment_takes_two_curtains() {
    let mut bench = Bench::new();
    bench.deploy();
    assert_eq!(bench.handover().opened, 2);
    assert_eq!(bench.playing().position().field().turn_state().stage, Stage::Playing);
    assert_eq!(bench.playing().viewer(), Viewer::Spectator);
}

#[test]
fn a_quiet_turn_takes_one_curtain() {
    let mut bench = Bench::new();
    bench.deploy();
    let before = bench.handover().opened;
    for turns in 1..=4 {
        let step = bench.a_move(false).expect("a quiet move");
        bench.decide(step);
        assert_eq!(bench.handover().opened, before + turns);
    }
}

#[test]
fn a_combat_turn_takes_two_curtains() {
    let mut bench = Bench::new();
    bench.deploy();
    let attack = bench.approach();
    let before = bench.handover().opened;
    bench.decide(attack);
    bench.decide(Action::Touch(Corner::TopLeft));
    assert_eq!(bench.since(before), (Some(Seat(1 - bench.attacker())), 1), "one curtain so far");
    bench.decide(Action::Touch(Corner::TopLeft));
    assert_eq!(bench.handover().opened, before + 2);
    assert_eq!(bench.playing().viewer(), Viewer::Spectator, "both look at the outcome");
}

/// A position in which red can march and attack with two of its Zoons, one after the other.
fn before_two_fights(tables: &Tables) -> (Position, [Action; 3]) {
    until(tables, [2, 1], |now| {
        let mut actions = Vec::new();
        Zoon::actions(tables, now, &mut actions);
        let march = actions.into_iter().find(|action| matches!(action, Action::March(_)))?;
        let attacks = moves(tables, now, true);
        let ends = |action: &Action| match action {
            Action::Move { from, to, .. } => Some((*from, *to)),
            _ => None,
        };
        let (first, rest) = attacks.split_first()?;
        let (from, to) = ends(first)?;
        let apart = |action: &&Action| ends(action).is_some_and(|end| end.0 != from && end.1 != to);
        Some([march, *first, *rest.iter().find(apart)?])
    })
}

/// The number of curtains of a turn with two fights; `None` where a ★ or a fall needs more.
fn curtains_of_two_fights(position: &Position, actions: [Action; 3], seed: u64) -> Option<u32> {
    let setup = Setup { position: Some(Box::new(position.clone())), ..Setup::default() };
    let mut bench = Bench::of(setup, seed);
    let [march, first, second] = actions;
    bench.decide(march);
    for attack in [first, second] {
        if !bench.playing().actions().contains(&attack) {
            return None;
        }
        bench.decide(attack);
        bench.decide(Action::Touch(Corner::TopLeft));
        bench.decide(Action::Touch(Corner::TopLeft));
        let moment = bench.playing().position().field().turn_state();
        if !matches!(moment.pending(), Some(Pending::March { .. })) {
            return None;
        }
    }
    assert!(bench.playing().actions().contains(&Action::Enough));
    let opened = bench.handover().opened;
    bench.decide(Action::Enough);
    assert_eq!(bench.handover().opened, opened + 1, "what is left of the march is quiet");
    Some(opened)
}

#[test]
fn every_further_fight_of_a_turn_takes_two_more_curtains() {
    let tables = level("zoon/duel-of-tribes");
    let (position, actions) = before_two_fights(&tables);
    let told = (1..40).find_map(|seed| curtains_of_two_fights(&position, actions, seed));
    assert_eq!(told, Some(4));
}

impl Bench {
    fn attacker(&self) -> u8 {
        self.playing().position().field().turn_state().turn.0
    }

    fn shown(&self) -> View {
        self.playing().shown()
    }
}

#[test]
fn a_curtain_shuts_on_request_and_after_a_minute() {
    let mut bench = Bench::new();
    bench.take_the_screen();
    assert_eq!(bench.playing().viewer(), Viewer::Seat(Seat(0)));
    bench.0.world_mut().write_message(ShutCurtain);
    bench.wait();
    assert_eq!((bench.handover().waits_for, bench.handover().open_for), (Some(Seat(0)), None));
    bench.take_the_screen();
    bench.0.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(21)));
    bench.0.update();
    assert_eq!(bench.handover().open_for, Some(Seat(0)), "it stays open for a while");
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Spectator);
    assert!(bench.offers_nothing());
}

#[test]
fn a_window_left_shuts_the_curtain() {
    let mut bench = Bench::new();
    bench.take_the_screen();
    let window = Entity::PLACEHOLDER;
    bench.0.world_mut().write_message(bevy::window::WindowFocused { window, focused: false });
    bench.wait();
    assert_eq!(bench.playing().viewer(), Viewer::Spectator);
}

#[test]
fn nobody_sees_a_face_while_the_curtain_is_shut() {
    let mut bench = Bench::new();
    bench.deploy();
    let shown = bench.shown();
    let all = [Seat(0), Seat(1)].into_iter().flat_map(crate::rules::zoon::Slot::of);
    assert!(all.clone().all(|slot| shown.face(slot).is_none()));
    bench.take_the_screen();
    let shown = bench.shown();
    let open = all.filter(|slot| shown.face(*slot).is_some()).count();
    assert_eq!(open, 12, "one's own cards in one's own turn");
}

/// A player who is called may look at the screen at once.
#[test]
fn nobody_is_called_to_the_screen_while_a_face_or_a_hand_lies_open() {
    let mut bench = Bench::new();
    bench.deploy();
    bench.take_the_screen();
    bench.0.world_mut().resource_mut::<Settings>().playback = settings::Playback::Slow;
    let step = bench.a_move(false).expect("a quiet move");
    let path = Zoon::spots(bench.playing().tables(), step);
    let picks: Vec<Pick> = path.as_slice().iter().copied().map(Pick).collect();
    bench.0.world_mut().write_message_batch(picks);
    let (mut moved, mut frames) = (0, 0);
    while bench.handover().waits_for.is_none() {
        bench.0.update();
        frames += 1;
        assert!(frames < 200, "the curtain is never shut");
        let world = bench.0.world_mut();
        moved += usize::from(!world.resource::<Playback>().is_idle());
        let mut cards = world.query::<(&Whereabouts, &Face, &Appearance)>();
        let moved_open = |(place, face, looks): &(&Whereabouts, &Face, &Appearance)| {
            place.spot().is_some() && face.0.is_none() && looks.face.is_some()
        };
        assert_eq!(cards.iter(world).filter(moved_open).count(), 0, "frame {frames}");
        let called = bench.0.world().resource::<TurnSeen>().seat();
        if let Viewer::Seat(seat) = bench.playing().viewer() {
            assert_eq!(called, Some(seat), "frame {frames}");
        }
    }
    assert!(moved > 5, "it took {moved} frames");
    bench.wait();
    assert_eq!(bench.0.world().resource::<TurnSeen>().seat(), Some(Seat(1)));
}

#[test]
fn nobody_gets_a_hint_behind_a_shut_curtain() {
    let mut bench = Bench::new();
    bench.wait();
    assert_eq!(open_decision(bench.playing()), None);
    bench.take_the_screen();
    assert!(open_decision(bench.playing()).is_some());
}

#[test]
fn a_saved_match_comes_back_behind_the_curtain() {
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    let setup = Setup { first: First::Seat(Seat(0)), ..setup };
    let tables = level("zoon/duel-of-tribes");
    let mut played = Match::<Zoon>::new(tables.clone(), setup, 1);
    played.play(Action::Formation { number: 0, mirrored: false }).expect("a formation");
    let mut bench = Bench::new();
    let seats = bench.0.world().resource::<Seats>().clone();
    let plan = MatchPlan { seats: seats.0.clone(), ..two_people("zoon") };
    let save = autosave::save(&played, &plan, &seats, &Notes::default());
    let reopening = Reopening { name: None, save, replay: false, parted: false };
    reopen::<Zoon>(bench.0.world_mut(), (*tables).clone(), reopening, 7).expect("the same match");
    bench.wait();
    assert_eq!(bench.playing().entries(), played.entries());
    assert_eq!(bench.playing().viewer(), Viewer::Spectator);
    assert_eq!(bench.handover().waits_for, Some(Seat(1)));
    assert!(bench.offers_nothing());
    bench.take_the_screen();
    assert!(!bench.offers_nothing());
}

#[test]
fn behind_a_shut_curtain_no_clock_runs() {
    let mut bench = Bench::new();
    bench.0.insert_resource(SeatClocks::over(SeatTime { minutes: 5, increment: 3 }));
    bench.decide(Action::Formation { number: 0, mirrored: false });
    let cost = |bench: &mut Bench| {
        let left = |bench: &Bench| bench.0.world().resource::<SeatClocks>().left().unwrap();
        let before = left(bench);
        (0..50).for_each(|_| bench.0.update());
        [0, 1].map(|side| before[side] - left(bench)[side])
    };
    assert_eq!(bench.handover().waits_for, Some(Seat(1)));
    assert_eq!(cost(&mut bench), [Duration::ZERO; 2]);
    bench.take_the_screen();
    assert_eq!(cost(&mut bench), [Duration::ZERO, Duration::from_secs(1)]);
}
