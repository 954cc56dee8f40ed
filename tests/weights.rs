//! How computer players value things is data: packs change it, no match is another by it, and no number within the
//! limits stops a player.

use menagerie::ai::thinking::Thinker;
use menagerie::ai::{
    AiGame, ChosenLevel, ComputerPlayer, MoveRequest, Observation, Skill, Strength, Thinking,
};
use menagerie::data::shipped::Shipped;
use menagerie::data::{Files, FromFiles, Memory, index, weights};
use menagerie::every_game;
use menagerie::for_game;
use menagerie::packs::{self, Layered, Pack, Stack};
use menagerie::rules::Game;
use menagerie::rules::jungle::Jungle;

use super::files::read;
use super::games::move_requests::observations;

/// A pack with these weights of a game.
fn pack(game: &str, text: &str) -> Stack {
    let manifest = "(id: \"miser\", version: \"1.0.0\", title: {\"en\": \"Misers\"}, \
                    authors: [\"Ann\"], licence: \"MIT\")";
    let files = [("pack.ron".to_owned(), manifest.into()), (weights::path(game), text.into())];
    let pack = Pack::from_files("packs/miser", files).expect("a pack");
    Stack::of(vec![pack], &Stack::game())
}

/// The shipped weights of a game, without comments.
fn shipped(game: &str) -> String {
    let text = String::from_utf8(read(&weights::path(game)).expect("a file")).expect("UTF-8");
    text.lines().filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The places of the numbers in a text.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '-';
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(begin) = text[at..].find(is_part).map(|found| at + found) {
        let end =
            text[begin..].find(|letter| !is_part(letter)).map_or(text.len(), |end| begin + end);
        all.push(begin..end);
        at = end;
    }
    all
}

/// A text with every number replaced by the lowest and the highest that its own message names.
fn extremes<G: Shipped>(text: &str) -> [String; 2] {
    let (mut low, mut high) = (text.to_owned(), text.to_owned());
    for place in numbers(text).into_iter().rev() {
        let mut wrong = text.to_owned();
        wrong.replace_range(place.clone(), "99999");
        let files = Memory::default().with(&weights::path(G::ID), wrong);
        let flaws = G::weights(&files).expect_err("99999 is too much of anything");
        let hint = flaws[0].suggestion.clone().expect("a hint");
        let (_, limits) = hint.split_once("from ").expect("limits");
        let (least, most) = limits.split_once(" to ").expect("limits");
        low.replace_range(place.clone(), least);
        high.replace_range(place, most);
    }
    [low, high]
}

/// What a player of the strongest kind decides within a few nodes.
fn decided<G: AiGame>(tables: &G::Tables, observation: &Observation<G>, nodes: u64) -> String {
    let skill = Skill { nodes, ..G::skill(Strength::Hard).expect("a searching player") };
    let thinker = Thinker { skill, params: G::eval_params(tables) };
    let thinking = Thinking::of(tables, observation, thinker, 3);
    let action = thinking.expect("a seat decides").decide(tables);
    G::action_text(tables, action)
}

#[test]
fn the_judgement_knows_every_number_of_a_file_by_a_name_of_its_own() {
    let level = |game: &str| match game {
        "jungle" => "jungle/combat",
        "arena" => "arena/duel",
        "zoon" => "zoon/duel-of-tribes",
        _ => "honga/feed-the-tiger",
    };
    fn check<G: AiGame + FromFiles>(level: &str) {
        let tables = G::tables(&read, level, &[]).expect("a level");
        let (all, text) = (G::weights(&tables), shipped(G::ID));
        let written =
            numbers(&text).into_iter().map(|place| text[place].parse().expect("a number"));
        let (mut written, mut known): (Vec<i32>, Vec<i32>) =
            (written.collect(), all.iter().map(|(_, weight)| *weight).collect());
        written.sort_unstable();
        known.sort_unstable();
        assert_eq!(written, known, "{level}");
        let names: std::collections::BTreeSet<_> = all.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), all.len(), "{level}");
    }
    every_game!(G => check::<G>(level(G::ID)));
}

#[test]
fn a_pack_changes_what_players_value_field_by_field_and_no_match() {
    let stack = pack("jungle", "(pawn: 400, guard: [0, 9, 8, 7, 6, 5])");
    let (below, level): (&dyn Files, _) = (&read, "jungle/combat");
    let files = Layered::new(&stack, below);
    let [before, now] =
        [below, &files].map(|files| Jungle::tables(files, level, &[]).expect("a level"));
    assert_eq!((now.weights.pawn, now.weights.guard), (400, [0, 9, 8, 7, 6, 5]));
    assert_eq!((now.weights.prey, now.weights.den), (before.weights.prey, before.weights.den));
    assert_eq!(Jungle::tables_hash(&before), Jungle::tables_hash(&now));
    assert_eq!(packs::of_level::<Jungle>(&stack, below, level, &[]), []);
    // They stay when a switch of the level is set.
    let option = [("quiet-limit".to_owned(), "60".to_owned())];
    let switched = Jungle::tables(&files, level, &option);
    assert_eq!(switched.map(|tables| tables.weights), Ok(now.weights));
}

#[test]
fn a_player_with_other_weights_decides_otherwise_here_and_in_another_program() {
    // Nothing but the way home counts.
    let text = "(pawn: 0, prey: 0, unbeatable: 0, runner: 0, home: [0, 2000, 1500, 1000, 500, 0, 0, 0], den: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0])";
    let (stack, level) = (pack("jungle", text), "jungle/combat");
    let files = Layered::new(&stack, &read as &dyn Files);
    let tables = Jungle::tables(&files, level, &[]).expect("a level");
    let plain = Jungle::tables(&read, level, &[]).expect("a level");
    let texts = packs::texts_of_level::<Jungle>(&stack, &read, level, &[]);
    let chosen = ChosenLevel { id: level, options: &[], texts: Some(&texts) };
    let player = ComputerPlayer { strength: Strength::Hard, nodes: Some(400) };
    let mut others = 0;
    for observation in observations::<Jungle>(&plain, 9) {
        let own = decided::<Jungle>(&tables, &observation, 400);
        others += usize::from(own != decided::<Jungle>(&plain, &observation, 400));
        let asked = MoveRequest::of::<Jungle>(chosen, &tables, &observation, player, 3);
        assert_eq!(asked.expect("a seat decides").answer::<Jungle>(&read), Ok(Some(own)));
    }
    assert!(others >= 5, "{others} decisions are others");
}

#[test]
fn players_think_with_the_least_and_the_greatest_weights() {
    fn check<G: AiGame + Shipped<Setup: Default>>(level: &str, nodes: u64, every: usize) {
        let plain = G::tables(&read, level, &[]).expect("a level");
        let decisions = observations::<G>(&plain, every);
        assert!(decisions.len() >= 4, "{level}: {} decisions", decisions.len());
        for text in extremes::<G>(&shipped(G::ID)) {
            let stack = pack(G::ID, &text);
            let files = Layered::new(&stack, &read as &dyn Files);
            let tables = G::tables(&files, level, &[]).unwrap_or_else(|flaws| panic!("{flaws}"));
            assert_eq!(files.flaws(), []);
            for observation in &decisions {
                decided::<G>(&tables, observation, nodes);
            }
        }
    }
    for (level, nodes, every) in [
        ("jungle/combat", 300, 11),
        ("arena/jungla", 60, 31),
        ("zoon/duel-of-tribes", 40, 23),
        ("honga/feed-the-tiger", 3, 7),
    ] {
        let (game, _) = index::split(level).expect("a level");
        for_game!(game, G => check::<G>(level, nodes, every)).expect("a game");
    }
}
