//! Steps are heard and seen as the staging says: at their begin and as the pawn arrives.

use bevy::prelude::*;

use super::bench::{Bench, COMPUTER};
use super::hands::Hands;
use super::vanes::Gust;
use crate::app::kit::settings::{Playback as Pace, Settings};
use crate::app::kit::sound::PlaySound;
use crate::app::table::motion::staged::Staged;
use crate::data::{Memory, staging};

/// A step of a vane, heard at both ends; whose turn it is is heard too.
const STAGING: &str = "(cues: [
    (id: \"step\", seconds: 0.2, hold: 0.1, begin: (sound: \"leap\"), impact: (sound: \"land\")),
    (id: \"award\", begin: (sound: \"armor_on\")),
    (id: \"pass\", impact: (sound: \"your_turn\")),
])";

/// What was heard so far.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn listen(mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>) {
    heard.0.extend(sounds.read().map(|sound| sound.name.clone()));
}

/// A match whose first action is a step, at this pace.
fn stepped(pace: Pace) -> Bench {
    let mut bench = Bench::between([COMPUTER, COMPUTER]);
    bench.app().init_resource::<Heard>().add_systems(Last, listen);
    let files = Memory::default().with("assets/vanes/staging.ron", STAGING);
    let staging = staging::load(&files, "vanes").expect("no flaws");
    let world = bench.app().world_mut();
    world.insert_resource(Staged { staging, ..default() });
    world.resource_mut::<Settings>().playback = pace;
    bench.play(Gust::Step(1, 6));
    bench
}

/// What was heard since the last call.
fn heard(bench: &mut Bench) -> Vec<String> {
    std::mem::take(&mut bench.app().world_mut().resource_mut::<Heard>().0)
}

#[test]
fn a_step_is_heard_as_it_begins_and_as_it_arrives_and_then_rests() {
    let mut bench = stepped(Pace::Normal);
    assert_eq!(heard(&mut bench), ["leap"]);
    let arrives = frames_until_heard(&mut bench, "land");
    assert!(arrives > 4, "{arrives} frames on the way");
    let rests = frames_until_heard(&mut bench, "armor_on");
    assert!((5..8).contains(&rests), "{rests} frames of rest before the vane is decorated");
}

/// How many frames pass until this is heard.
fn frames_until_heard(bench: &mut Bench, sound: &str) -> usize {
    for frame in 1..40 {
        bench.app().update();
        if heard(bench).iter().any(|heard| heard == sound) {
            return frame;
        }
    }
    panic!("{sound} is never heard");
}

#[test]
fn an_event_that_moves_no_pawn_is_heard_too() {
    let mut bench = stepped(Pace::Fast);
    bench.play(Gust::Face(0));
    (0..20).for_each(|_| bench.app().update());
    heard(&mut bench);
    bench.play(Gust::EndTurn);
    assert_eq!(heard(&mut bench), ["your_turn"]);
}

#[test]
fn without_animation_only_the_impact_is_heard() {
    assert_eq!(heard(&mut stepped(Pace::Instant)), ["land", "armor_on"]);
}
