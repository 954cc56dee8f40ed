//! The end of a match: the texts of its result, and where the winner is seen.

use bevy::ecs::message::Messages;
use bevy::prelude::*;

use super::hands::bench_of;
use super::level;
use crate::app::games::arena::{number, spot};
use crate::app::kit::locale::Arg;
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::session::plan::MatchEnded;
use crate::app::table::contract::pieces::Appearance;
use crate::app::table::{BoardLayout, Pawn, PlayAction, Playback, Whereabouts};
use crate::referee::{Entry, Match};
use crate::rules::arena::{Action, Arena, Event, PawnId, Setup};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Square};

/// A random match won by hunts, before its last action.
struct LastHunt {
    played: Match<Arena>,
    /// The action that wins.
    action: Action,
    /// The pawn that makes the last hunt.
    hunter: PawnId,
    /// Where it hunts.
    square: Square,
}

fn before_the_last_hunt() -> LastHunt {
    for seed in 0..60 {
        let mut played = Match::<Arena>::new(level("arena/first-steps"), Setup::default(), seed);
        let (mut dice, mut hunt) = (SmallDice::new(seed), None);
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
                Event::Hunted { pawn, square, .. } => Some((*pawn, *square)),
                _ => None,
            };
            hunt = told.iter().filter_map(hunts).next_back().or(hunt);
        }
        let won = played.outcome().is_some_and(|end| end.reason == "arena-end-points");
        if won
            && let Some((hunter, square)) = hunt
            && let Some(Entry::Action(action)) = played.undo()
        {
            return LastHunt { played, action, hunter, square };
        }
    }
    panic!("no hunt ever wins");
}

#[test]
fn the_result_shows_and_names_the_animal_that_made_the_last_hunt() {
    let LastHunt { played, action, hunter, .. } = before_the_last_hunt();
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

#[test]
fn who_wins_by_a_hunt_stands_large_where_it_has_won_r37() {
    let LastHunt { played, action, hunter, square } = before_the_last_hunt();
    let after = played.entries().len();
    for speed in [Speed::Normal, Speed::Instant] {
        let mut app = bench_of(played.clone());
        app.world_mut().resource_mut::<Settings>().playback = speed;
        app.world_mut().write_message(PlayAction::<Arena> { action, after });
        (0..3).for_each(|_| app.update());
        for _ in 0..1_000 {
            app.update();
            if app.world().resource::<Playback>().is_idle() {
                break;
            }
        }
        let world = app.world_mut();
        let mut pawns = world.query::<(&Pawn, &Whereabouts, &Transform, &Appearance)>();
        let (_, rules, at, looks) =
            pawns.iter(world).find(|(pawn, ..)| pawn.id == Some(number(hunter))).expect("a pawn");
        let stands = world.resource::<BoardLayout>().standing(spot(square)).expect("a square");
        assert_eq!(*rules, Whereabouts::Aside, "the rules send it home");
        assert_eq!((at.translation, at.scale), (stands.translation, stands.scale), "{speed:?}");
        assert!(looks.heading.is_some(), "it points where it went");
    }
}
