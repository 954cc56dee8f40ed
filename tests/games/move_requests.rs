//! A decision requested as text equals the decision made here.

use menagerie::ai::{
    AiGame, ChosenLevel, ComputerPlayer, MoveRequest, Observation, Strength, Thinking,
};
use menagerie::data::{Files, FromFiles, Memory, index};
use menagerie::for_game;
use menagerie::packs::{self, Layered, Stack};
use menagerie::rules::dice::{SmallDice, draw_weighted};
use menagerie::rules::jungle::Jungle;
use menagerie::rules::{Actor, Dice, Game, Viewer, after};

use super::super::root;
use super::read;

/// The observations of the deciding seats along a random match, one in every `every`.
pub(crate) fn observations<G: Game>(tables: &G::Tables, every: usize) -> Vec<Observation<G>>
where
    G::Setup: Default,
{
    let mut dice = SmallDice::new(5);
    let mut position = G::start(tables, &G::Setup::default());
    let (mut keys, mut observations, mut actions) = (Vec::new(), Vec::new(), Vec::new());
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
                    observations.push(Observation::new(tables, view, viewer, keys.clone()));
                }
                actions[dice.below(actions.len() as u32) as usize]
            }
        };
        position = after::<G>(tables, &position, action);
    }
    observations
}

/// Compares both ways along a match on these files; the thread that answers has only the game's own files.
fn asked_both_ways<G: AiGame + FromFiles>(
    files: &dyn Files,
    chosen: ChosenLevel<'_>,
    [nodes, every]: [usize; 2],
) where
    G::Setup: Default,
{
    let level = chosen.id;
    let tables = G::tables(files, level, &[]).expect("a level");
    let observations = observations::<G>(&tables, every);
    assert!(observations.len() >= 5, "{level}: {} decisions", observations.len());
    for (observation, seed) in observations.iter().zip(1..) {
        let nodes = Some(nodes as u64);
        let player = ComputerPlayer { strength: Strength::Medium, nodes };
        let request = MoveRequest::of::<G>(chosen, &tables, observation, player, seed)
            .expect("a seat decides");
        let told = MoveRequest::from_text(&request.to_text()).expect("a request");
        assert_eq!(told, request);
        let here = Thinking::<G>::new(&tables, observation, Strength::Medium, nodes, seed)
            .map(|mut thinking| G::action_text(&tables, thinking.decide(&tables)));
        assert!(here.is_some(), "{level}: nothing to decide");
        assert_eq!(told.answer::<G>(&read), Ok(here), "{level}, seed {seed}");
    }
}

#[test]
fn every_game_gives_the_same_answer_elsewhere() {
    for (level, nodes, every) in [
        ("jungle/combat", 300, 9),
        ("arena/jungla", 60, 23),
        ("zoon/duel-of-tribes", 60, 17),
        ("honga/feed-the-tiger", 3, 41),
    ] {
        let (game, _) = index::split(level).expect("a level");
        let chosen = ChosenLevel { id: level, options: &[], texts: None };
        for_game!(game, G => asked_both_ways::<G>(&read, chosen, [nodes, every])).expect("a game");
    }
}

#[test]
fn what_packs_have_written_of_a_level_travels_along() {
    let packs = ["marsh", "otter", "sandlings"].map(|name| {
        let label = format!("packs/{name}");
        packs::read(&root().join(&label), &label).expect("a pack")
    });
    let stack = Stack::of(packs.into(), &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    for (level, nodes, every) in [
        ("jungle/marsh:marsh", 300, 9),
        ("arena/otter:riverbank", 60, 23),
        ("zoon/sandlings:dunes", 60, 17),
    ] {
        let (game, _) = index::split(level).expect("a level");
        let texts = for_game!(game, G => packs::texts_of_level::<G>(&stack, &read, level, &[]));
        let texts = texts.expect("a game");
        let chosen = ChosenLevel { id: level, options: &[], texts: Some(&texts) };
        for_game!(game, G => asked_both_ways::<G>(&files, chosen, [nodes, every])).expect("a game");
    }
    let untouched = packs::texts_of_level::<Jungle>(&stack, &read, "jungle/combat", &[]);
    assert!(untouched.is_empty(), "{untouched:?}");
}

#[test]
fn a_level_with_letters_of_a_pack_s_font_is_understood_where_there_are_no_fonts() {
    let read_whole = |path: &str| std::fs::read(root().join(path)).expect("a file");
    let manifest = "(id: \"kanji\", version: \"1.0.0\", title: {\"en\": \"Letters\"}, \
                    authors: [\"Ann\"], licence: \"MIT\")";
    let animals = "(animals: [(id: \"wolf\", name: \"野水\")])";
    let files = [
        ("pack.ron", manifest.into()),
        ("assets/fonts/two.ttf", read_whole("tests/fonts/two-letters.ttf")),
        ("assets/jungle/combat.animals.ron", animals.into()),
    ];
    let files = files.map(|(path, bytes): (&str, Vec<u8>)| (path.to_owned(), bytes));
    let pack = packs::Pack::from_files("packs/kanji", files).expect("a pack");
    let stack = Stack::of(vec![pack], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let level = "jungle/combat";
    let texts = packs::texts_of_level::<Jungle>(&stack, &read, level, &[]);
    assert!(!texts.is_empty());
    let chosen = ChosenLevel { id: level, options: &[], texts: Some(&texts) };
    asked_both_ways::<Jungle>(&files, chosen, [300, 20]);
}

/// A request about the opening of a level.
fn request(level: &str, options: &[(String, String)]) -> MoveRequest {
    let tables = Jungle::tables(&read, level, options).expect("a shipped level");
    let observation = &observations::<Jungle>(&tables, 1)[0];
    let player = ComputerPlayer { strength: Strength::Easy, nodes: None };
    let chosen = ChosenLevel { id: level, options, texts: None };
    MoveRequest::of::<Jungle>(chosen, &tables, observation, player, 1).expect("a seat decides")
}

#[test]
fn the_switches_of_a_match_travel_along() {
    let options = [("leaps".to_owned(), "none".to_owned())];
    let options = match Jungle::tables(&read, "jungle/combat", &options) {
        Ok(_) => options,
        Err(why) => panic!("{why}"),
    };
    assert!(request("jungle/combat", &options).answer::<Jungle>(&read).is_ok());
    let mut other = request("jungle/combat", &options);
    other.options.clear();
    let refused = other.answer::<Jungle>(&read).expect_err("another level");
    assert!(refused.contains("has changed"), "{refused}");
}

#[test]
fn a_malformed_request_is_an_error() {
    assert!(MoveRequest::from_text("").is_err());
    assert!(MoveRequest::from_text("(game:\"jungle\")").is_err());
    let request = request("jungle/combat", &[]);
    let nothing: &dyn Files = &Memory::default();
    assert!(request.answer::<Jungle>(nothing).is_err());
}
