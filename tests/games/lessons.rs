//! Every shipped lesson is proven by search and played to its end by the referee.

use menagerie::data::index::{Index, split};
use menagerie::data::lessons::{self, Course, Loaded, Moment, Way};
use menagerie::data::{Flaws, FromFiles};
use menagerie::every_game;
use menagerie::referee::{Entry, Match};
use menagerie::rules::{Actor, Game};

use super::read;

/// The ids of a game's lessons.
fn lessons_of(game: &str) -> Vec<String> {
    let index = Index::read(&read);
    let of_game = index.lessons().filter(|id| split(id).is_some_and(|(of, _)| of == game));
    of_game.map(str::to_owned).collect()
}

/// Plays a lesson by the shortest way of each step, and returns the number of actions. Where a step may
/// be missed, it is missed once and begun anew.
fn play_to_the_end<G: FromFiles>(Loaded { lesson, tables }: Loaded<G>) -> usize {
    let tables = std::sync::Arc::new(tables);
    let mut played = Match::<G>::new(tables.clone(), lesson.setup.clone(), 1);
    let course = |played: &Match<G>| {
        let actions = played.entries().iter().filter_map(|entry| match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        });
        Course::after(&*tables, &lesson, actions.collect::<Vec<_>>())
    };
    loop {
        let now = course(&played);
        assert_eq!(now.begun(), played.entries().len(), "a step begins with what is to be done");
        match now.way() {
            Way::Found(actions) => actions.into_iter().for_each(|action| {
                played.play(action).unwrap();
            }),
            _ if now.moment() == Moment::Done => return played.entries().len(),
            way => panic!("{}: step {} has {way:?}", lesson.id, now.number() + 1),
        }
    }
}

fn every_lesson_is_done<G: FromFiles>() -> usize {
    let ids = lessons_of(G::ID);
    for id in &ids {
        let loaded = lessons::prove::<G>(&read, id)
            .unwrap_or_else(|Flaws(flaws)| panic!("{id}:\n{}", Flaws(flaws)));
        let head = lessons::head(&read, id).unwrap();
        assert_eq!((&head.title, head.guided), (&loaded.lesson.title, loaded.lesson.guided));
        let steps = loaded.lesson.steps.len();
        assert!(play_to_the_end(loaded) >= steps, "{id}");
    }
    ids.len()
}

#[test]
fn every_shipped_lesson_is_proven_and_played_to_its_end() {
    let found = every_game!(G => (G::ID, every_lesson_is_done::<G>()));
    assert!(found.iter().any(|(_, lessons)| *lessons >= 10), "{found:?}");
}

#[test]
fn a_guided_match_can_go_on_after_its_last_step() {
    fn goes_on<G: FromFiles>() -> usize {
        let mut guided = 0;
        for id in lessons_of(G::ID) {
            let loaded = lessons::load::<G>(&read, &id).unwrap();
            if !loaded.lesson.guided {
                continue;
            }
            guided += 1;
            let Loaded { lesson, tables } = loaded;
            let mut course = Course::new(&tables, &lesson);
            let mut position = G::start(&tables, &lesson.setup);
            while let Way::Found(actions) = course.way() {
                for action in actions {
                    position = menagerie::rules::after::<G>(&tables, &position, action);
                    course.take(action);
                }
            }
            let actor = G::actor(&tables, &position);
            assert!(!matches!(actor, Actor::Nobody(_)), "{id}");
        }
        guided
    }
    let found = every_game!(G => (G::ID, goes_on::<G>()));
    assert!(found.iter().any(|(_, guided)| *guided == 1), "{found:?}");
    assert!(found.iter().all(|(_, guided)| *guided <= 1), "{found:?}");
}
