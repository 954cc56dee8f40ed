//! A finished match is reviewed in its replay: who could have done better, where, and how.

use std::sync::Arc;

use super::bench::{Bench, RED_FIRST, tables};
use crate::app::games::jungle::Jungle;
use crate::app::kit::screen_state::Overlay;
use crate::app::opponent;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::match_review::{MatchReview, ReviewStage};
use crate::app::table::{ReplayRequest, Watching};
use crate::referee::Match;
use crate::rules::jungle::Setup;
use crate::rules::{Game, Seat, Spot};
use bevy::prelude::*;

/// Red's tiger walks up to an elephant, which takes it.
fn played() -> Match<Jungle> {
    let tables = tables();
    let text = "6w/7/3e3/7/3T3/7/7/7/E6 w";
    let position = Some(Jungle::parse_position(&tables, text).expect("a board"));
    let mut played = Match::new(Arc::new(tables), Setup { first: RED_FIRST, position }, 1);
    for text in ["a1a2", "g9g8", "d5d6", "d7d6", "a2a3", "g8g7"] {
        let action = Jungle::parse_action(played.tables(), text).expect("a move");
        played.play(action).expect("a legal one");
    }
    played
}

fn watched(played: Match<Jungle>) -> Bench {
    let mut bench = Bench::new();
    bench
        .app
        .init_resource::<RedrawRequests>()
        .insert_state(Overlay::None)
        .add_plugins((opponent::plugin, opponent::game_plugin::<Jungle>));
    bench.put(played);
    bench.app.world_mut().write_message(ReplayRequest::Watch);
    bench.app.world_mut().write_message(ReplayRequest::Review);
    bench.app.update();
    bench
}

fn review(bench: &Bench) -> &MatchReview {
    bench.app.world().resource()
}

/// Runs frames in real time until the review is complete.
fn reviewed(played: Match<Jungle>) -> Bench {
    let mut bench = watched(played);
    for _ in 0..2_000 {
        bench.app.update();
        if review(&bench).stage == ReviewStage::Done {
            return bench;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("ten seconds passed in vain: {:?}", review(&bench));
}

#[test]
fn the_review_finds_the_mistake_and_something_better_with_its_reason() {
    let mut played = played();
    played.resign(Seat(0)).expect("a match under way");
    let bench = reviewed(played);
    let found = &review(&bench).mistakes;
    let [mistake] = found.as_slice() else { panic!("{found:#?}") };
    assert_eq!((mistake.entries, mistake.seat), (2, Seat(0)), "{found:#?}");
    let walk = [Spot::Square(31), Spot::Square(38)];
    assert!(mistake.better.spots.len() == 2 && mistake.better.spots != walk, "{found:#?}");
    assert!(!mistake.says.is_empty() && mistake.reason.key.starts_with("jungle-hint-"));
}

#[test]
fn a_review_ends_with_its_replay() {
    let mut bench = watched(played());
    assert!(bench.app.world().resource::<Watching>().reviews, "nothing is hidden in this game");
    assert_ne!(review(&bench).stage, ReviewStage::Unasked);
    bench.app.world_mut().write_message(ReplayRequest::GoTo(2));
    bench.app.update();
    bench.app.world_mut().write_message(ReplayRequest::PlayOn);
    (0..5).for_each(|_| bench.app.update());
    assert!(!bench.app.world().contains_resource::<Watching>());
    assert_eq!(*review(&bench), MatchReview::default());
}
