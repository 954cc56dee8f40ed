//! Whole turns by mouse and by keys, and how many inputs a placement takes.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::level;
use super::placement_preview::positions;
use crate::app::games::honga::{scene, sites};
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::pieces::Face;
use crate::app::table::laws::table_without_window;
use crate::app::table::tests::hands::Hands;
use crate::app::table::{
    Choices, OpenCurtain, Pawn, Pick, Playing, Pointing, Seats, TablePlugin, TurnTold, Whereabouts,
    put_on_table,
};
use crate::referee::Match;
use crate::rules::honga::{
    Action, AreaKind, Awaited, First, Honga, Meal, Position, Resource, Setup, Tables, TurnState,
    Vigil, outlook, spots,
};
use crate::rules::{Game, Seat, Spot};

/// A table with two people.
pub(super) struct Bench(pub(super) App);

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.0
    }
}

impl Bench {
    pub(super) fn new() -> Self {
        let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
        let mut bench = Self::of(level("honga/first-steps"), setup);
        for _ in 0..200 {
            bench.0.update();
            if bench.turn_state().awaited == Awaited::Placement {
                return bench;
            }
        }
        panic!("no disc is dealt");
    }

    /// A table with this set-up.
    pub(super) fn of(tables: Arc<Tables>, setup: Setup) -> Self {
        let app = table_without_window(TablePlugin::<Honga>::default());
        let mut bench = Self(app);
        bench.lay_hands_on();
        let played = Match::<Honga>::new(tables, setup, 5);
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(vec![person("Ann"), person("Ben")]);
        put_on_table(bench.0.world_mut(), played, seats);
        bench.wait();
        bench
    }

    /// Waits long enough that two presses are not one double press.
    pub(super) fn wait(&mut self) {
        (0..20).for_each(|_| self.0.update());
    }

    pub(super) fn playing(&self) -> &Playing<Honga> {
        self.0.world().resource()
    }

    pub(super) fn turn_state(&self) -> TurnState {
        *self.playing().position().field().turn_state()
    }

    /// Picks a spot without an input device.
    pub(super) fn pick(&mut self, spot: Spot) {
        self.0.world_mut().write_message(Pick(spot));
        self.wait();
    }

    pub(super) fn places(&self) -> Vec<Spot> {
        let tables = self.playing().tables();
        tables.places().map(|place| spots::place(tables, place)).collect()
    }

    pub(super) fn open(&self, spot: Spot) -> bool {
        self.0.world().resource::<Choices>().goes_on(&[], spot)
    }

    /// Where the piece with a number is, and its face.
    pub(super) fn piece(&mut self, id: u16) -> (Whereabouts, Option<String>) {
        let world = self.0.world_mut();
        let mut pawns = world.query::<(&Pawn, &Whereabouts, &Face)>();
        let found = pawns.iter(world).find(|(pawn, ..)| pawn.id == Some(id));
        found.map(|(_, place, face)| (*place, face.0.clone())).unwrap()
    }

    fn placed(&self) -> Option<(Spot, u8)> {
        let tables = self.playing().tables();
        let laid = self.playing().position().field().laid().last()?;
        Some((spots::place(tables, laid.place), laid.rotation))
    }
}

#[test]
fn a_button_lays_the_disc_as_it_was_turned() {
    let mut bench = Bench::new();
    let lays = |bench: &Bench| bench.0.world().resource::<TurnTold>().lays;
    assert!(!lays(&bench), "no disc is previewed");
    let place = bench.places()[0];
    bench.click(place);
    bench.wait();
    assert!(lays(&bench));
    bench.click(place);
    bench.wait();
    let turned = bench.0.world().resource::<Pointing>().turned();
    bench.0.world_mut().write_message(TableCommand::Lay);
    bench.wait();
    let Some((at, rotation)) = bench.placed() else { panic!("the disc does not lie") };
    assert_eq!((at, Some(spots::rotation(rotation))), (place, turned));
    assert!(!lays(&bench));
}

#[test]
fn a_disc_lies_after_two_taps_as_it_was_seen() {
    let mut bench = Bench::new();
    let place = bench.places()[0];
    bench.click(place);
    assert_eq!(bench.picked(), [place]);
    bench.click(place);
    let (lies, first) = bench.placed().expect("two taps lay it");
    assert_eq!((lies, bench.turn_state().awaited), (place, Awaited::Deeds));
    let mut bench = Bench::new();
    bench.click(place);
    bench.wait();
    bench.click(place);
    assert!(bench.placed().is_none(), "a tap of its own only turns");
    bench.wait();
    bench.click(place);
    bench.click(place);
    let turned = bench.placed().expect("two at once lay it");
    assert_eq!(turned, (place, (first + 1) & 3), "as it lay before them");
}

#[test]
fn two_taps_in_one_frame_are_two_taps() {
    let mut bench = Bench::new();
    let place = bench.places()[0];
    bench.press_on_twice(place);
    bench.wait();
    assert_eq!(bench.placed().map(|(lies, _)| lies), Some(place));
}

#[test]
fn two_taps_are_two_taps_on_a_slow_machine_too() {
    let mut bench = Bench::new();
    let slow = TimeUpdateStrategy::ManualDuration(Duration::from_millis(500));
    bench.0.insert_resource(slow);
    let place = bench.places()[0];
    bench.press_on_twice(place);
    (0..3).for_each(|_| bench.0.update());
    assert_eq!(bench.placed().map(|(lies, _)| lies), Some(place));
    let mut bench = Bench::new();
    bench.0.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(300)));
    bench.press_on(place);
    (0..2).for_each(|_| bench.0.update());
    bench.press_on(place);
    (0..3).for_each(|_| bench.0.update());
    assert_eq!(bench.placed().map(|(lies, _)| lies), Some(place), "600 ms and two long frames");
}

#[test]
fn a_whole_turn_by_mouse() {
    let mut bench = Bench::new();
    let tables = level("honga/first-steps");
    let place = bench.places()[1];
    bench.click(place);
    bench.click(place);
    let mut used = 0;
    while let Some(area) = tables.areas().find(|area| {
        bench.open(spots::area(*area)) && tables.area_kind(*area) != AreaKind::Mammoths
    }) {
        let left: u8 = bench.turn_state().hands.iter().sum();
        bench.click(spots::area(area));
        bench.wait();
        let now: u8 = bench.turn_state().hands.iter().sum();
        assert!(now < left, "one tap uses a hand");
        used += 1;
        assert!(used < 9, "hands come to an end");
    }
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(
        (bench.turn_state().turn, bench.turn_state().awaited),
        (Seat(1), Awaited::Placement)
    );
}

/// H24: water can be converted before the disc is placed, too.
#[test]
fn water_is_made_something_else_before_the_disc_is_placed() {
    let tables = level("honga/feed-the-tiger");
    let has_water = |position: &Position| {
        let tray = position.field().tray(position.field().turn_state().turn);
        let room = tray.stock.of(Resource::Fish) < tables.options.track;
        room && tray.stock.of(Resource::Water) >= tables.options.joker
    };
    let mut all = (1..20).flat_map(|seed| positions(&tables, 2, seed, Awaited::Placement));
    let position = all.find(has_water).expect("somebody has water");
    let seat = position.field().turn_state().turn;
    let fish =
        |bench: &Bench| bench.playing().position().field().tray(seat).stock.of(Resource::Fish);
    let setup = Setup { position: Some(Box::new(position)), ..Setup::default() };
    let mut bench = Bench::of(tables.clone(), setup);
    bench.0.world_mut().write_message(OpenCurtain);
    bench.wait();
    let had = fish(&bench);
    assert!(bench.open(spots::convert(Resource::Fish)));
    bench.click(spots::convert(Resource::Fish));
    bench.wait();
    assert_eq!((fish(&bench), bench.turn_state().awaited), (had + 1, Awaited::Placement));
    let place = bench.places()[0];
    bench.click(place);
    bench.click(place);
    assert_eq!(bench.turn_state().awaited, Awaited::Deeds, "the disc is placed as ever");
}

#[test]
fn a_whole_turn_by_keys() {
    let mut bench = Bench::new();
    bench.tap(KeyCode::Tab);
    let place = bench.focus().expect("a place has the focus");
    assert_eq!(place, bench.places()[0]);
    bench.tap(KeyCode::Enter);
    bench.tap(KeyCode::KeyE);
    bench.tap(KeyCode::Enter);
    assert_eq!(bench.placed().map(|(lies, _)| lies), Some(place));
    bench.wait();
    let left: u8 = bench.turn_state().hands.iter().sum();
    bench.tap(KeyCode::Tab);
    bench.tap(KeyCode::Enter);
    bench.wait();
    assert!(bench.turn_state().hands.iter().sum::<u8>() < left, "Tab goes to what can be done");
    bench.tap(KeyCode::Space);
    bench.wait();
    assert_eq!(bench.turn_state().turn, Seat(1));
}

impl Bench {
    /// Places red's disc where most of its hands gather. Returns the units on red's tray then, and
    /// the number of hands that gather.
    fn lay_to_gather(&mut self) -> (u8, u8) {
        let tables = level("honga/first-steps");
        let field = self.playing().position().field().clone();
        let kind = self.playing().position().disc(Seat(0), 0).unwrap();
        let gathers = |(area, hands): &(_, u8)| {
            matches!(tables.area_kind(*area), AreaKind::Gathering(_)) && *hands > 0
        };
        let hands = |way: &outlook::Prospect| {
            way.quarters.iter().filter(|quarter| gathers(quarter)).map(|(_, n)| n).sum::<u8>()
        };
        let most = outlook::prospects(&tables, &field, Seat(0), kind).max_by_key(hands).unwrap();
        let picks = [spots::place(&tables, most.place), spots::rotation(most.rotation)];
        self.0.world_mut().write_message_batch(picks.map(Pick));
        self.wait();
        (self.stock(), hands(&most))
    }

    fn has_useful_hand(&self) -> bool {
        outlook::has_useful_hand(&level("honga/first-steps"), self.playing().position())
    }

    /// Uses a hand that does something.
    fn use_a_hand(&mut self) {
        let is_deed = |action: &Action| {
            matches!(
                action,
                Action::Gather(_) | Action::Explore | Action::Climb | Action::Barter(_)
            )
        };
        let deed = self.playing().actions().into_iter().find(is_deed).expect("a useful hand");
        let path = Honga::spots(&level("honga/first-steps"), deed);
        self.0.world_mut().write_message_batch(path.as_slice().iter().copied().map(Pick));
        self.wait();
    }

    /// The number of units on red's tray.
    fn stock(&self) -> u8 {
        self.playing().position().field().tray(Seat(0)).stock.total()
    }
}

#[test]
fn all_that_can_be_gathered_is_gathered_in_one_go() {
    let mut bench = Bench::new();
    let (before, hands) = bench.lay_to_gather();
    bench.0.world_mut().write_message(TableCommand::TakeProposal);
    bench.0.update();
    let after = bench.stock();
    assert!(hands > 1 && after == before + hands, "{before} and {hands} are {after}");
}

#[test]
fn another_key_does_not_cut_gathering_short() {
    for frames_between in [0, 1, 5] {
        let mut bench = Bench::new();
        let (before, hands) = bench.lay_to_gather();
        bench.0.world_mut().resource_mut::<Settings>().playback = settings::Playback::Slow;
        bench.0.world_mut().write_message(TableCommand::TakeProposal);
        (0..frames_between).for_each(|_| bench.0.update());
        bench.0.world_mut().write_message(TableCommand::EndTurn);
        bench.wait();
        assert_eq!(bench.stock(), before + hands, "{frames_between} frames later");
        // If another useful hand is left, ending the turn takes a second press.
        if bench.has_useful_hand() {
            bench.0.world_mut().write_message(TableCommand::EndTurn);
            bench.wait();
        }
        assert!(bench.turn_state().awaited != Awaited::Deeds, "and the turn is over");
    }
}

#[test]
fn a_turn_with_useful_hands_left_is_ended_by_two_presses_and_any_other_by_one() {
    for (uses_all, presses) in [(false, 2), (true, 1)] {
        let mut bench = Bench::new();
        bench.lay_to_gather();
        while uses_all && bench.has_useful_hand() {
            bench.use_a_hand();
        }
        assert_eq!(!bench.has_useful_hand(), uses_all);
        for press in 1..=presses {
            assert_eq!(bench.turn_state().awaited, Awaited::Deeds, "before press {press}");
            bench.0.world_mut().write_message(TableCommand::EndTurn);
            bench.wait();
        }
        assert!(bench.turn_state().awaited != Awaited::Deeds, "{presses} presses");
    }
}

#[test]
fn a_neglected_tiger_comes_and_eats_before_anything_else_is_chosen() {
    let mut bench = Bench::new();
    let tables = level("honga/first-steps");
    assert_eq!(bench.piece(scene::HONGA).0, Whereabouts::On(sites::HOME));
    let field = bench.playing().position().field().clone();
    let kind = bench.playing().position().disc(Seat(0), 0).unwrap();
    let neglect = outlook::prospects(&tables, &field, Seat(0), kind)
        .find(|way| way.vigil == Vigil::Comes)
        .unwrap();
    assert_eq!(neglect.meal, Some(Meal::Unit(Resource::Fish)));
    let had = field.tray(Seat(0)).stock.of(Resource::Fish);
    let entries = bench.playing().entries().len();
    let picks = [spots::place(&tables, neglect.place), spots::rotation(neglect.rotation)];
    bench.0.world_mut().write_message_batch(picks.map(Pick));
    bench.wait();
    assert_eq!(
        bench.playing().entries().len(),
        entries + 1,
        "nothing was decided but the placement"
    );
    assert_eq!(bench.piece(scene::HONGA).0, Whereabouts::On(sites::guest(Seat(0))));
    let (_, fish) = bench.piece(scene::marker(Seat(0), Resource::Fish));
    assert_eq!(fish, Some(format!("fish-{}", had - 1)));
    assert!(bench.playing().actions().contains(&Action::EndTurn));
}
