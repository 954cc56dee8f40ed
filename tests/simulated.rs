//! What `cargo simulate` counts, tells and draws.

#[path = "../examples/simulate/lab.rs"]
mod lab;
#[path = "../examples/simulate/plots.rs"]
mod plots;
#[path = "../examples/simulate/report.rs"]
mod report;
#[path = "../examples/shared/sheet.rs"]
mod sheet;

use std::collections::BTreeMap;

use menagerie::ai::AiGame;
use menagerie::ai::tournament::{AnyAction, Player, play_match};
use menagerie::data::FromFiles;
use menagerie::every_game;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::Jungle;

use super::files::read;
use lab::{Lab, Rate};

/// Counts of matches of random players.
fn counted<G: AiGame + FromFiles<Setup: Default>>(level: &str, matches: u64) -> Lab {
    let tables = G::tables(&read, level, &[]).unwrap();
    let setup = G::Setup::default();
    let seats = G::seats(&G::start(&tables, &setup));
    let mut lab = Lab::default();
    for seed in 0..matches {
        let player = || Box::new(AnyAction) as Box<dyn Player<G>>;
        let mut players: Vec<_> = (0..seats).map(|_| player()).collect();
        let mut dice = SmallDice::new(seed);
        let played = play_match(&tables, &setup, &mut players, &mut dice, &mut |_, _| {});
        lab.count(&tables, &setup, &played, 0);
    }
    lab
}

#[test]
fn the_counts_of_a_few_matches_add_up_and_are_told_the_same_each_time() {
    let lab = counted::<Jungle>("jungle/first-steps", 6);
    assert_eq!(lab.tally.matches, 6);
    assert_eq!(lab.endings.values().sum::<u32>(), 6);
    assert_eq!(
        lab.sorted().iter().map(|length| u64::from(*length)).sum::<u64>(),
        lab.tally.decisions
    );
    let all = |deed: &str| lab.feats[deed].values().sum::<u64>();
    assert_eq!(all("takes"), all("is taken"));
    let by_den = lab.endings.get("jungle-end-den").copied().unwrap_or_default();
    assert_eq!(all("enters the den"), u64::from(by_den));
    let told = report::counted(&lab.tally, 2, 1_000);
    let wins = lab.tally.wins;
    assert!(told.starts_with(&format!("seat 0 wins {} shared ", wins[0])), "{told}");
    assert!(told.ends_with("matches per second 6.000\n"), "{told}");
    let lengths = lab.lengths();
    assert!(lengths.shortest <= lengths.quarter && lengths.quarter <= lengths.median);
    assert!(lengths.median <= lengths.three_quarters && lengths.three_quarters <= lengths.longest);
    let names = ["random", "any & <all>"];
    let json = report::as_json(&lab, "jungle/first-steps", &names);
    let read: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(read["decisions"]["all"], lab.tally.decisions);
    assert_eq!(read["players"][1]["won"], lab.tally.wins[1]);
    let again = counted::<Jungle>("jungle/first-steps", 6);
    assert_eq!(report::as_json(&again, "jungle/first-steps", &names), json);
    assert_eq!(report::measured(&again, &names), report::measured(&lab, &names));
    let drawn = |lab| plots::drawn(lab, "jungle/first-steps", &names);
    assert_eq!(drawn(&again), drawn(&lab));
}

/// The elements of a drawing, each with how often it begins; fails where it is no XML.
fn elements(drawing: &str) -> BTreeMap<&str, usize> {
    let (mut open, mut begun) = (Vec::new(), BTreeMap::new());
    let mut parts = drawing.split('<');
    assert_eq!(parts.next(), Some(""), "it begins with an element");
    for part in parts {
        let (tag, words) = part.split_once('>').expect("a tag ends");
        assert!(!words.contains('>'), "{words}");
        assert_eq!(words.matches('&').count(), words.matches(';').count(), "{words}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
            continue;
        }
        *begun.entry(name).or_default() += 1;
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    begun
}

#[test]
fn the_drawing_is_well_formed_and_shows_every_player_and_animal() {
    let lab = counted::<Jungle>("jungle/first-steps", 3);
    let drawing = plots::drawn(&lab, "jungle/first-steps", &["random", "any & <all>"]);
    let bars: usize = lab.feats.values().map(BTreeMap::len).sum();
    let elements = elements(&drawing);
    // The ground, a bar for each player, the columns of the histogram, and a bar for each animal in each list.
    assert_eq!(elements["rect"], 1 + 2 + 24 + bars, "{drawing}");
    assert!(drawing.contains("seat 1 any &amp; &lt;all&gt;</text>"), "{drawing}");
    assert!(!drawing.contains("NaN"), "{drawing}");
    let empty = plots::drawn(&Lab::default(), "jungle/first-steps", &["random", "random"]);
    assert!(!empty.contains("NaN") && empty.ends_with("</svg>\n"), "{empty}");
}

#[test]
fn every_game_tells_what_its_pieces_and_cards_do() {
    fn feats<G: AiGame + FromFiles<Setup: Default>>() -> (&'static str, usize) {
        let level =
            menagerie::data::index::Index::read(&read).of_game(G::ID).next().unwrap().to_owned();
        (G::ID, counted::<G>(&level, 2).feats.len())
    }
    for (game, deeds) in every_game!(G => feats::<G>()) {
        assert!(deeds >= 2, "{game}: {deeds}");
    }
}

#[test]
fn intervals_are_those_of_wilson() {
    let close = |rate: Rate, share: f64, low: f64, high: f64| {
        let apart = [rate.share - share, rate.low - low, rate.high - high];
        assert!(apart.iter().all(|apart| apart.abs() < 0.0005), "{rate:?}");
    };
    close(Rate::of(50, 100), 0.5, 0.4038, 0.5962);
    close(Rate::of(0, 10), 0.0, 0.0, 0.2775);
    close(Rate::of(10, 10), 1.0, 0.7225, 1.0);
    close(Rate::of(0, 0), 0.0, 0.0, 1.0);
}
