//! The tension that the music follows, in matches at random on the shipped levels.

use std::sync::Arc;

use crate::app::games::plug::Plug;
use crate::app::platform::shipped;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan};
use crate::data::index::Index;
use crate::every_game;
use crate::referee::Match;
use crate::rules::{Actor, Viewer};

/// The tension after every decision of a match at random.
fn course<G: Plug>(level: &str, seed: u64) -> Vec<u8> {
    let tables = Arc::new(G::tables(&shipped::read, level, &[]).expect("a level"));
    let seat = SeatPlan { name: "Ann".into(), player: PlayerKind::Human };
    let plan = MatchPlan {
        game: level.split('/').next().unwrap_or_default().to_owned(),
        level: level.to_owned(),
        options: Vec::new(),
        first: First::Seat(0),
        minutes: None,
        clock: None,
        seats: vec![seat.clone(), seat],
    };
    let setup = G::setup(&tables, &plan);
    let mut played = Match::<G>::new(tables, setup, seed);
    let mut course = Vec::new();
    let mut dice = seed;
    for _ in 0..1_500 {
        course.push(G::tension(played.tables(), &played.view(Viewer::Spectator)));
        match played.actor() {
            Actor::Nobody(_) => break,
            Actor::Chance => {
                let lot = played.draw().expect("a lot");
                played.play(lot).expect("a legal lot");
            }
            Actor::Seat(_) => {
                let mut actions = played.actions();
                // At random a deployment would take for ever.
                let ready =
                    |action: &G::Action| G::action_text(played.tables(), *action) == "ready";
                if let Some(ready) = actions.iter().copied().find(ready) {
                    actions = vec![ready];
                }
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let action = actions[(dice >> 33) as usize % actions.len()];
                played.play(action).expect("a legal action");
            }
        }
    }
    course
}

fn check<G: Plug>() {
    let index = Index::read(&shipped::read);
    let level = index.of_game(G::ID).next().expect("a level");
    let courses: Vec<Vec<u8>> = (1..=8).map(|seed| course::<G>(level, seed)).collect();
    for course in &courses {
        assert_eq!(course[0], 0, "{level} begins calm");
        assert!(course.iter().all(|tense| *tense <= 100), "{level}: {course:?}");
    }
    let tense = |course: &Vec<u8>| course.iter().any(|tense| *tense >= 40);
    assert!(courses.iter().any(tense), "{level} is never tense");
    let calm: usize = courses.iter().flatten().filter(|tense| **tense == 0).count();
    let all: usize = courses.iter().map(Vec::len).sum();
    assert!(calm * 4 > all, "{level} is calm in {calm} of {all} positions only");
}

#[test]
fn matches_begin_calm_and_become_tense() {
    every_game!(G => check::<G>());
}
