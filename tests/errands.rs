//! A decision requested as text equals the decision made here.

use menagerie::ai::{ChosenLevel, ComputerPlayer, Duel, Errand, Sight, Strength, Thinking};
use menagerie::data::files::Trouble;
use menagerie::data::{Files, FromFiles, Memory};
use menagerie::rules::arena::Arena;
use menagerie::rules::dice::{SmallDice, draw_weighted};
use menagerie::rules::honga::Honga;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::zoon::Zoon;
use menagerie::rules::{Actor, Dice, Game, Viewer, after};

fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    std::fs::read(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).map_err(|_| Trouble::Missing)
}

/// The sights of the deciding seats along a random match, one in every `every`.
fn sights<G: Game>(tables: &G::Tables, every: usize) -> Vec<Sight<G>>
where
    G::Setup: Default,
{
    let mut dice = SmallDice::new(5);
    let mut position = G::start(tables, &G::Setup::default());
    let (mut keys, mut sights, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    for count in 0..400 {
        keys.push(G::hash(tables, &position));
        actions.clear();
        G::actions(tables, &position, &mut actions);
        let action = match G::actor(tables, &position) {
            Actor::Nobody(_) => break,
            Actor::Chance => {
                let weights = actions.iter().map(|action| G::weight(tables, &position, *action));
                actions[draw_weighted(weights, &mut dice).expect("something to draw")]
            }
            Actor::Seat(seat) => {
                if count % every == 0 {
                    let viewer = Viewer::Seat(seat);
                    let view = G::known_to(tables, &position, viewer);
                    sights.push(Sight::new(tables, view, viewer, keys.clone()));
                }
                actions[dice.below(actions.len() as u32) as usize]
            }
        };
        position = after::<G>(tables, &position, action);
    }
    sights
}

/// Compares both ways along a match.
fn asked_both_ways<G: Duel + FromFiles>(level: &str, nodes: u64, every: usize)
where
    G::Setup: Default,
{
    let tables = G::tables(&read, level, &[]).expect("a shipped level");
    let sights = sights::<G>(&tables, every);
    assert!(sights.len() >= 5, "{level}: {} decisions", sights.len());
    for (sight, seed) in sights.iter().zip(1..) {
        let player = ComputerPlayer { strength: Strength::Medium, nodes: Some(nodes) };
        let chosen = ChosenLevel { id: level, options: &[] };
        let errand = Errand::of::<G>(chosen, &tables, sight, player, seed).expect("a seat decides");
        let told = Errand::from_text(&errand.to_text()).expect("an errand");
        assert_eq!(told, errand);
        let here = Thinking::<G>::new(&tables, sight, Strength::Medium, Some(nodes), seed)
            .map(|mut thinking| G::action_text(&tables, thinking.decide(&tables)));
        assert!(here.is_some(), "{level}: nothing to decide");
        assert_eq!(told.answer::<G>(&read), Ok(here), "{level}, seed {seed}");
    }
}

#[test]
fn every_game_gives_the_same_answer_elsewhere() {
    asked_both_ways::<Jungle>("jungle/combat", 300, 9);
    asked_both_ways::<Arena>("arena/jungla", 60, 23);
    asked_both_ways::<Zoon>("zoon/duel-of-tribes", 60, 17);
    asked_both_ways::<Honga>("honga/feed-the-tiger", 3, 41);
}

/// An errand about the opening of a level.
fn errand(level: &str, options: &[(String, String)]) -> Errand {
    let tables = Jungle::tables(&read, level, options).expect("a shipped level");
    let sight = &sights::<Jungle>(&tables, 1)[0];
    let player = ComputerPlayer { strength: Strength::Easy, nodes: None };
    let chosen = ChosenLevel { id: level, options };
    Errand::of::<Jungle>(chosen, &tables, sight, player, 1).expect("a seat decides")
}

#[test]
fn the_switches_of_a_match_travel_along() {
    let options = [("leaps".to_owned(), "none".to_owned())];
    let options = match Jungle::tables(&read, "jungle/combat", &options) {
        Ok(_) => options,
        Err(why) => panic!("{why}"),
    };
    assert!(errand("jungle/combat", &options).answer::<Jungle>(&read).is_ok());
    let mut other = errand("jungle/combat", &options);
    other.options.clear();
    let refused = other.answer::<Jungle>(&read).expect_err("another level");
    assert!(refused.contains("has changed"), "{refused}");
}

#[test]
fn an_errand_that_makes_no_sense_is_told() {
    assert!(Errand::from_text("").is_err());
    assert!(Errand::from_text("(game:\"jungle\")").is_err());
    let errand = errand("jungle/combat", &[]);
    let nothing: &dyn Files = &Memory::default();
    assert!(errand.answer::<Jungle>(nothing).is_err());
}
