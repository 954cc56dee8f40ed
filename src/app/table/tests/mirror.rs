//! The mirror compares ids, headings, attachments, and both trays.

use bevy::prelude::*;

use super::bench::{Bench, petal, square};
use super::hands::Hands;
use super::vanes::{Gust, Vanes};
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::pieces::{Appearance, Pawn, Whereabouts};
use crate::app::table::motion::playback::Playback;
use crate::rules::{Dice, Game, Side, dice::SmallDice};

/// Plays random actions to the end; `false` as soon as the mirror breaks.
fn random_match(bench: &mut Bench, seed: u64) -> bool {
    let mut dice = SmallDice::new(seed);
    while bench.playing().outcome().is_none() {
        if !bench.mirror_holds() {
            return false;
        }
        let actions = bench.playing().actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        bench.play(action);
    }
    bench.mirror_holds()
}

#[test]
fn entities_equal_the_view_after_every_action() {
    for seed in 0..5 {
        assert!(random_match(&mut Bench::new(), seed), "match {seed}");
    }
}

#[test]
fn without_any_one_stage_the_mirror_breaks() {
    for (phase, _) in Vanes::TURN {
        let broken = (0..20).any(|seed| !random_match(&mut Bench::without(*phase), seed));
        assert!(broken, "nobody notices that {} is not enacted", phase.name());
    }
}

#[test]
fn taking_back_lays_headings_and_trays_as_they_were() {
    let mut bench = Bench::new();
    for action in [Gust::Step(1, 6), Gust::Face(3), Gust::Place(1, 0), Gust::EndTurn] {
        bench.play(action);
    }
    for _ in 0..4 {
        bench.send(TableCommand::Undo);
        assert!(bench.mirror_holds());
    }
    assert!(bench.entered().is_empty());
}

/// The appearance and place of the pawn with this id.
fn looks(bench: &mut Bench, id: u16) -> (Appearance, Vec2) {
    let world = bench.app().world_mut();
    let mut pawns = world.query::<(&Pawn, &Appearance, &Transform)>();
    let (_, looks, place) =
        pawns.iter(world).find(|(pawn, ..)| pawn.id == Some(id)).expect("a pawn with this id");
    (looks.clone(), place.translation.truncate())
}

#[test]
fn a_heading_turns_after_the_slide_and_all_is_settled_in_the_end() {
    let mut bench = Bench::new();
    bench.app().world_mut().resource_mut::<Settings>().playback = Speed::Normal;
    bench.wait();
    bench.click_all(&[square(1), square(6)]);
    let (sliding, _) = looks(&mut bench, 0);
    assert_eq!(
        (sliding.heading, sliding.attachments.len()),
        (Some(0.0), 0),
        "nothing is seen ahead"
    );
    while !bench.resource::<Playback>().is_idle() {
        bench.wait();
    }
    let (there, place) = looks(&mut bench, 0);
    assert_eq!((there.attachments, place.y), (vec!["rosette".to_owned()], 0.0));
    bench.click(petal(2));
    bench.app().update();
    let turning = looks(&mut bench, 0).0.heading;
    assert!(turning.is_some_and(|heading| (0.0..2.0).contains(&heading)), "{turning:?}");
    while !bench.resource::<Playback>().is_idle() {
        bench.wait();
    }
    assert_eq!(looks(&mut bench, 0).0.heading, Some(2.0));
}

#[test]
fn a_new_pawn_lies_where_it_belongs_before_anything_moves() {
    let mut bench = Bench::new();
    let spot = square(3);
    let pawn = Pawn { id: None, side: Side(0), picture: String::new(), name: String::new() };
    let entity = bench.app().world_mut().spawn((pawn, Whereabouts::On(spot))).id();
    let there = bench.resource::<BoardLayout>().standing(spot);
    assert_eq!(bench.app().world().get::<Transform>(entity).copied(), there);
}
