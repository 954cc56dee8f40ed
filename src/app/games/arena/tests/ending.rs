//! The texts of a match's result.

use bevy::ecs::message::Messages;

use super::hands::bench_of;
use super::level;
use crate::app::kit::locale::Arg;
use crate::app::session::plan::MatchEnded;
use crate::app::table::PlayAction;
use crate::referee::{Entry, Match};
use crate::rules::arena::{Action, Arena, Event, PawnId, Setup};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice};

/// A random match won by hunts, before its last action.
struct LastHunt {
    played: Match<Arena>,
    /// The action that wins.
    action: Action,
    /// The pawn that makes the last hunt.
    hunter: PawnId,
}

fn before_the_last_hunt() -> LastHunt {
    for seed in 0..60 {
        let mut played = Match::<Arena>::new(level("arena/first-steps"), Setup::default(), seed);
        let (mut dice, mut hunter) = (SmallDice::new(seed), None);
        while played.outcome().is_none() && played.entries().len() < 2000 {
            let action = match played.actor() {
                Actor::Chance => played.draw(),
                _ => {
                    let actions = played.actions();
                    Some(actions[dice.below(actions.len() as u32) as usize])
                }
            };
            let told = played.play(action.expect("an action")).expect("a legal action");
            let hunts = |event: &Event| match event {
                Event::Hunted { pawn, .. } => Some(*pawn),
                _ => None,
            };
            hunter = told.iter().filter_map(hunts).next_back().or(hunter);
        }
        let won = played.outcome().is_some_and(|end| end.reason == "arena-end-points");
        if won
            && let Some(hunter) = hunter
            && let Some(Entry::Action(action)) = played.undo()
        {
            return LastHunt { played, action, hunter };
        }
    }
    panic!("no hunt ever wins");
}

#[test]
fn the_result_shows_and_names_the_animal_that_made_the_last_hunt() {
    let LastHunt { played, action, hunter } = before_the_last_hunt();
    let id = played.tables().kind_of(hunter).plan.id.clone();
    let after = played.entries().len();
    let mut app = bench_of(played);
    app.world_mut().write_message(PlayAction::<Arena> { action, after });
    let mut ended = None;
    for _ in 0..100 {
        app.update();
        ended = app.world_mut().resource_mut::<Messages<MatchEnded>>().drain().last().or(ended);
    }
    let ended = ended.expect("an end");
    assert_eq!(ended.animal.as_deref(), Some(id.as_str()));
    let reason = ended.headline.iter().find(|line| line.key == "arena-end-points");
    let named = reason.expect("a reason").args.iter().find(|(name, _)| *name == "animal");
    let Some((_, Arg::Key(name))) = named else { panic!("{named:?}") };
    assert_eq!(name.key, format!("arena-animal-{id}"));
}
