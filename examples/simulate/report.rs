//! Counts as text for people and as JSON for other programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use menagerie::ai::tournament::Tally;
use serde::Serialize;

use super::lab::{Lab, Lengths, Rate};

/// How often each player had each rank, draws, and the pace.
pub(crate) fn counted(tally: &Tally, seats: u8, ms: u128) -> String {
    let mut told = String::new();
    for seat in 0..usize::from(seats) {
        let ranks: Vec<String> =
            tally.ranks[seat][..usize::from(seats)].iter().map(u32::to_string).collect();
        let (wins, shared) = (tally.wins[seat], tally.shared[seat]);
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(told, "seat {seat} wins {wins} shared {shared} ranks {}", ranks.join(" "));
    }
    let _ = writeln!(told, "draws {}", tally.draws);
    if tally.unfinished > 0 {
        let _ = writeln!(told, "unfinished {}", tally.unfinished);
    }
    let matches = u64::from(tally.matches.max(1));
    let decisions = tally.decisions;
    let _ =
        writeln!(told, "mean actions {}.{}", decisions / matches, decisions * 10 / matches % 10);
    let per_hour = u128::from(tally.matches) * 1000 * 1000 / ms.max(1);
    let _ = writeln!(told, "matches per second {}.{:03}", per_hour / 1000, per_hour % 1000);
    told
}

/// Rates with their intervals, lengths, endings and deeds.
pub(crate) fn measured(lab: &Lab, names: &[&str]) -> String {
    let mut told = String::from("\nwon alone, and the interval that holds in 95 of 100 cases\n");
    for (seat, name) in names.iter().enumerate() {
        let Rate { share, low, high } = lab.won(seat);
        let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
        let _ = writeln!(told, "seat {seat} {name}: {share:.1} % ({low:.1} to {high:.1})");
    }
    let Lengths { shortest, quarter, median, three_quarters, longest } = lab.lengths();
    let _ = writeln!(
        told,
        "decisions a match: shortest {shortest}, quarter {quarter}, median {median}, three quarters \
         {three_quarters}, longest {longest}"
    );
    let endings: Vec<String> =
        lab.endings.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
    let _ = writeln!(told, "ends: {}", endings.join(", "));
    told + &table(lab)
}

/// A line for each animal or card, a column for each deed, and how often it happened in a match.
fn table(lab: &Lab) -> String {
    let whose: BTreeSet<&String> = lab.feats.values().flat_map(BTreeMap::keys).collect();
    if whose.is_empty() {
        return String::new();
    }
    let width = whose.iter().map(|whose| whose.chars().count()).max().unwrap_or_default();
    let mut told = format!("\n{:width$}", "a match");
    for deed in lab.feats.keys() {
        let _ = write!(told, "  {deed:>8}");
    }
    told.push('\n');
    for whose in whose {
        let _ = write!(told, "{whose:width$}");
        for (deed, counts) in &lab.feats {
            let wide = deed.chars().count().max(8);
            let mean = counts.get(whose).map(|count| format!("{:.2}", per_match(lab, *count)));
            let _ = write!(told, "  {:>wide$}", mean.unwrap_or_default());
        }
        told.truncate(told.trim_end().len());
        told.push('\n');
    }
    told
}

/// How often something happened in a match.
pub(crate) fn per_match(lab: &Lab, count: u64) -> f64 {
    count as f64 / f64::from(lab.tally.matches.max(1))
}

#[derive(Serialize)]
struct Whole<'l> {
    level: &'l str,
    matches: u32,
    players: Vec<Player<'l>>,
    draws: u32,
    unfinished: u32,
    decisions: Decisions,
    endings: &'l BTreeMap<&'static str, u32>,
    /// Counts in all matches by deed and by whose it was.
    deeds: &'l BTreeMap<&'static str, BTreeMap<String, u64>>,
}

#[derive(Serialize)]
struct Player<'l> {
    seat: usize,
    player: &'l str,
    won: u32,
    shared: u32,
    share: f64,
    low: f64,
    high: f64,
    ranks: &'l [u32],
}

#[derive(Serialize)]
struct Decisions {
    all: u64,
    shortest: u32,
    quarter: u32,
    median: u32,
    three_quarters: u32,
    longest: u32,
}

/// Everything but the pace as one object.
pub(crate) fn as_json(lab: &Lab, level: &str, names: &[&str]) -> String {
    let tally = &lab.tally;
    let player = |(seat, player)| {
        let Rate { share, low, high } = lab.won(seat);
        let (won, shared) = (tally.wins[seat], tally.shared[seat]);
        let ranks = &tally.ranks[seat][..names.len()];
        Player { seat, player, won, shared, share, low, high, ranks }
    };
    let Lengths { shortest, quarter, median, three_quarters, longest } = lab.lengths();
    let whole = Whole {
        level,
        matches: tally.matches,
        players: names.iter().copied().enumerate().map(player).collect(),
        draws: tally.draws,
        unfinished: tally.unfinished,
        decisions: Decisions {
            all: tally.decisions,
            shortest,
            quarter,
            median,
            three_quarters,
            longest,
        },
        endings: &lab.endings,
        deeds: &lab.feats,
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n"
}
