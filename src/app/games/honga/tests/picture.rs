//! The pictures of goods on their way.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::level;
use super::turns::Bench;
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::honga::{faces, scene, sites};
use crate::app::kit::settings;
use crate::app::kit::settings::Settings;
use crate::app::kit::sound::PlaySound;
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{BoardLayout, Pawn, PlayAction, Playback};
use crate::rules::dice::SmallDice;
use crate::rules::honga::{Action, AreaKind, Awaited, First, Honga, Setup};
use crate::rules::{Dice, Game, Seat, after};

/// The picture of a piece.
struct Picture {
    size: f32,
    at: Vec2,
    face: Option<String>,
}

fn picture(bench: &mut Bench, id: u16) -> Picture {
    let world = bench.0.world_mut();
    let mut pawns = world.query::<(&Pawn, &Transform, &Appearance)>();
    let found = pawns.iter(world).find(|(pawn, ..)| pawn.id == Some(id));
    let (_, at, looks) = found.expect("a piece");
    Picture { size: at.scale.x, at: at.translation.truncate(), face: looks.face.clone() }
}

fn play(bench: &mut Bench, action: Action) {
    let after = bench.playing().entries().len();
    bench.0.world_mut().write_message(PlayAction::<Honga> { action, after });
    (0..3).for_each(|_| bench.0.update());
}

/// Plays until a seat can gather, and returns that action.
fn until_somebody_gathers(bench: &mut Bench) -> Action {
    for _ in 0..200 {
        let actions = bench.playing().actions();
        let gathers = actions.iter().find(|action| matches!(action, Action::Gather(_)));
        if let Some(action) = gathers {
            return *action;
        }
        match actions.first() {
            Some(action) if bench.turn_state().decider().is_some() => play(bench, *action),
            _ => bench.0.update(),
        }
    }
    panic!("nobody gathers");
}

#[test]
fn a_tray_keeps_its_goods_while_a_unit_is_on_its_way() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::of(level("honga/first-steps"), setup);
    let gather = until_somebody_gathers(&mut bench);
    bench.0.world_mut().resource_mut::<Settings>().playback = settings::Playback::Slow;
    let (seat, tables) = (bench.turn_state().turn, bench.playing().tables().clone());
    let Action::Gather(area) = gather else { panic!("{gather:?}") };
    let AreaKind::Gathering(resource) = tables.area_kind(area) else { panic!("{area:?}") };
    let before = bench.playing().position().field().tray(seat).stock.of(resource);
    let named = |count| Some(faces::resource_name(resource, count));
    let marker = scene::marker(seat, resource);
    let home = bench.0.world().resource::<BoardLayout>().place(sites::resource(seat, resource));
    play(&mut bench, gather);
    let mut flown = 0;
    while !bench.0.world().resource::<Playback>().is_idle() {
        let Picture { size, at, face } = picture(&mut bench, marker);
        assert!(size > 0.0 && Some(at) == home, "the marker has left its place");
        let courier = picture(&mut bench, scene::courier(resource)).size;
        flown += usize::from(courier > 0.0);
        assert_eq!(face, named(before), "counted before it came");
        bench.0.update();
    }
    assert!(flown > 3, "it flew for {flown} frames");
    assert_eq!(picture(&mut bench, marker).face, named(before + 1));
    assert_eq!(picture(&mut bench, scene::courier(resource)).size, 0.0);
}

/// A frame while turns are timed: short enough for tenths of seconds.
const FRAME: Duration = Duration::from_millis(40);

/// How long each turn of a random match is shown at normal pace, in seconds.
fn seconds_of_turns(seed: u64) -> Vec<f32> {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::of(level("honga/feed-the-tiger"), setup);
    bench.0.insert_resource(Staged::read(&shipped, Honga::ID).0);
    bench.0.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    bench.0.world_mut().resource_mut::<Settings>().playback = settings::Playback::Normal;
    let mut dice = SmallDice::new(seed);
    let (mut turns, mut frames) = (Vec::new(), 0);
    let mut turn = bench.turn_state().turn;
    for _ in 0..20_000 {
        if bench.0.world().resource::<Playback>().is_idle() {
            if bench.turn_state().turn != turn {
                turn = bench.turn_state().turn;
                turns.push(std::mem::take(&mut frames) as f32 * FRAME.as_secs_f32());
            }
            if bench.turn_state().decider().is_some() {
                let actions = bench.playing().actions();
                // The end of a turn is the last choice while there are others.
                let ends = |action: &&Action| !matches!(action, Action::EndTurn);
                let others: Vec<_> = actions.iter().filter(ends).copied().collect();
                let from = if others.is_empty() { actions.clone() } else { others };
                let Some(action) = from.get(dice.below(from.len().max(1) as u32) as usize) else {
                    break;
                };
                let after = bench.playing().entries().len();
                bench.0.world_mut().write_message(PlayAction::<Honga> { action: *action, after });
            }
        } else {
            frames += 1;
        }
        bench.0.update();
        if turns.len() >= 16 {
            break;
        }
    }
    turns
}

#[test]
fn a_whole_turn_is_followed_in_a_few_seconds() {
    let turns: Vec<f32> = (0..3).flat_map(seconds_of_turns).collect();
    let mean = turns.iter().sum::<f32>() / turns.len() as f32;
    assert!(turns.len() >= 30, "{turns:?}");
    assert!(mean < 4.0, "a turn takes {mean} seconds: {turns:?}");
}

/// What was heard so far.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn listen(mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>) {
    heard.0.extend(sounds.read().map(|sound| sound.name.clone()));
}

#[test]
fn each_footfall_of_honga_is_seen_and_heard_on_his_way_to_a_seat() {
    let setup = Setup { first: First::Seat(Seat(0)), ..Setup::default() };
    let mut bench = Bench::of(level("honga/first-steps"), setup);
    bench.0.insert_resource(Staged::read(&shipped, Honga::ID).0);
    bench.0.init_resource::<Heard>().add_systems(Last, listen);
    for _ in 0..200 {
        if bench.turn_state().awaited == Awaited::Placement {
            break;
        }
        bench.0.update();
    }
    let (tables, playing) = (bench.playing().tables().clone(), bench.playing());
    let neglects = |action: &Action| {
        let after = after::<Honga>(&tables, playing.position(), *action);
        after.field().honga().is_some()
    };
    let places = playing.actions();
    let neglect = places.into_iter().find(neglects).expect("a disc that ignores him");
    bench.0.world_mut().resource_mut::<Settings>().playback = settings::Playback::Normal;
    play(&mut bench, neglect);
    let (mut seen, mut before) = (Vec::new(), Vec2::MAX);
    while !bench.0.world().resource::<Playback>().is_idle() {
        let at = picture(&mut bench, scene::HONGA).at;
        if at != before {
            seen.push(at);
        }
        before = at;
        bench.0.update();
    }
    let steps = bench.0.world().resource::<Heard>().0.iter().filter(|name| *name == "honga_step");
    let steps = steps.count();
    assert!(steps >= 3, "{steps} footfalls");
    let guest = bench.0.world().resource::<BoardLayout>().place(sites::guest(Seat(0)));
    assert_eq!(Some(picture(&mut bench, scene::HONGA).at), guest);
    // He hops: between two footfalls he is higher than on the straight line between them.
    let ups = seen.windows(3).filter(|at| at[1].y > at[0].y.max(at[2].y)).count();
    assert!(ups * 2 >= steps, "{ups} hops, {steps} footfalls");
}
