//! What a ladder comes to, as a table and as a drawing.

use std::fmt::Write;

use super::contender::Cost;
use super::pairs::Met;
use super::score::{Elo, Sprt, Verdict};
use super::sheet::{Bar, Sheet};

/// The head of the table.
pub(crate) const HEAD: &str = "\
| A against B | pairs | A wins | draws | B wins | score of A, 95 % over pairs | Elo | test |
|---|---|---|---|---|---|---|---|";

/// Two players that have met.
pub(crate) struct Rung<'o> {
    pub(crate) names: [&'o str; 2],
    pub(crate) met: Met,
}

/// A duel as a line of the table.
pub(crate) fn line(rung: &Rung<'_>, sprt: Option<Sprt>) -> String {
    let Rung { names: [above, below], met } = rung;
    let [lost, drawn, won] = met.score.matches;
    let [share, low, high] = met.score.share().map(|share| 100.0 * share);
    let Elo { value, low: least, high: most } = met.score.elo();
    let test = match (sprt, met.verdict) {
        (None, _) => String::new(),
        (Some(Sprt { low, high }), verdict) => {
            let verdict = match verdict {
                Some(Verdict::Passed) => "passed",
                Some(Verdict::Failed) => "failed",
                None => "open",
            };
            format!("[{low}, {high}] {verdict}")
        }
    };
    format!(
        "| {above}, {below} | {} | {won} | {drawn} | {lost} | {share:.1} % ({low:.1} to {high:.1}) | \
         {value:+.0} ({least:+.0} to {most:+.0}) | {test} |",
        met.score.pairs(),
    )
}

/// What the decisions of both cost in the mean.
pub(crate) fn pace(rung: &Rung<'_>) -> String {
    let mut told = String::new();
    for (name, Cost { decisions, nodes, depth, time }) in rung.names.iter().zip(rung.met.costs) {
        if decisions == 0 {
            continue;
        }
        let each = |amount: f64| amount / decisions as f64;
        // Writing to a string cannot fail.
        let _ = writeln!(
            told,
            "{name}: {decisions} decisions, each {:.0} nodes, depth {:.1}, {:.2} ms of CPU time, {:.0} nodes a millisecond",
            each(nodes as f64),
            each(depth as f64),
            each(time.as_secs_f64() * 1e3),
            nodes as f64 / (time.as_secs_f64() * 1e3).max(0.001),
        );
    }
    told
}

/// Every duel as a bar of what the upper player made, with its interval.
pub(crate) fn drawn(level: &str, rungs: &[Rung<'_>]) -> String {
    let mut sheet = Sheet::default();
    sheet.title(&format!("{level}: score, and the interval that holds in 95 of 100 cases"));
    for Rung { names: [above, below], met } in rungs {
        let [share, low, high] = met.score.share();
        let Elo { value, low: least, high: most } = met.score.elo();
        let name = format!("{above} against {below}");
        sheet.bar(&Bar { name: &name, part: share, told: String::new() });
        let told = format!("{:.1} %, {value:+.0} Elo ({least:+.0} to {most:+.0})", 100.0 * share);
        sheet.interval([low, high], &told);
    }
    sheet.file()
}
