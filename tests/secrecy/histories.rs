//! In Zoon and Honga, histories that look the same to a viewer read, count and are listed the same;
//! a difference between two is found.

use std::sync::Arc;

use super::leaky::{self, Leak, Leaky};
use super::{read, tables};
use menagerie::data;
use menagerie::referee::laws::{Channel, HistoriesReport, check_histories};
use menagerie::referee::{Match, Record};
use menagerie::rules::honga::{self, Honga};
use menagerie::rules::laws::LawBroken;
use menagerie::rules::laws::secrecy::Secretive;
use menagerie::rules::zoon::{Deployment, Setup};
use menagerie::rules::{Game, Viewer};
use menagerie::saves::Save;

/// The line in the list of matches, which is the same for all viewers.
fn line<G: Game>(played: &Match<G>, viewer: Viewer) -> String {
    if viewer != Viewer::Spectator {
        return String::new();
    }
    let record = Record::kept(played, "a", &[], &[]);
    let save = Save { date: String::new(), players: Vec::new(), table: Vec::new(), record };
    format!("{:?}", save.head())
}

fn check<G: Secretive>(
    tables: G::Tables,
    setup: &G::Setup,
    pairs: u32,
    leaks: &[Channel<'_, G>],
) -> Result<HistoriesReport, LawBroken> {
    let mut channels = vec![Channel { name: "line", text: &line::<G> }];
    channels.extend_from_slice(leaks);
    check_histories::<G>(&Arc::new(tables), setup, pairs, &channels, 1)
}

fn of_leaky(leak: Leak, leaks: &[Channel<'_, Leaky>]) -> Result<HistoriesReport, LawBroken> {
    let tables = leaky::Tables { zoon: tables(), leak };
    check::<Leaky>(tables, &Setup { tribes: [2, 3], ..Setup::default() }, 2, leaks)
}

#[test]
fn histories_that_sound_alike_are_told_alike_in_zoon() {
    let report = of_leaky(Leak::None, &[]).unwrap_or_else(|leak| panic!("{leak}"));
    assert!(report.uneven > 100 && report.begun > 10, "{report}");
    let ready = Setup { deployment: Deployment::Formations, reserves: true, ..Setup::default() };
    let tables = leaky::Tables { zoon: tables(), leak: Leak::None };
    let report = check::<Leaky>(tables, &ready, 4, &[]).unwrap_or_else(|leak| panic!("{leak}"));
    assert!(report.differing > 10, "{report}");
}

#[test]
fn histories_that_sound_alike_are_told_alike_in_honga() {
    for seats in [2, 4] {
        let level = data::honga::load(&read, "honga/feed-the-tiger");
        let tables = level.unwrap_or_else(|flaws| panic!("{flaws}")).tables;
        let setup = honga::Setup { seats, ..honga::Setup::default() };
        let report =
            check::<Honga>(tables, &setup, 12, &[]).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(report.differing > 10 && report.begun > 10, "{report}");
    }
}

#[test]
fn whatever_tells_two_histories_apart_is_found() {
    let entries = |played: &Match<Leaky>, _: Viewer| played.entries().len().to_string();
    let hash = |played: &Match<Leaky>, _: Viewer| {
        Record::of(played, "", &[], &[])
            .hashes
            .last()
            .map_or(String::new(), |told| told.hash.clone())
    };
    // A reader that writes a gap for every entry.
    let gaps = |played: &Match<Leaky>, viewer| {
        let seen = played.entries_seen_by(viewer);
        let until = seen.iter().map(|seen| format!("{} ", seen.until));
        until.collect::<String>()
    };
    let undone = |played: &Match<Leaky>, _: Viewer| format!("{:?}", played.undone());
    for (name, text) in [
        ("entries", &entries as &dyn Fn(&Match<Leaky>, Viewer) -> String),
        ("hash", &hash),
        ("gaps", &gaps),
        ("undone", &undone),
    ] {
        let found = of_leaky(Leak::None, &[Channel { name, text }]);
        let broken = found.err().unwrap_or_else(|| panic!("{name} passes unseen"));
        assert_eq!(broken.law, name, "{broken}");
    }
    let broken = of_leaky(Leak::SetUpRead, &[]).expect_err("a set-up that is read");
    assert_eq!(broken.law, "history-read", "{broken}");
}
