//! The legend of Jungle: every sign of a level with its variants.

use super::card::{leaps, placed};
use crate::app::catalog::rules_pages::RulesPage;
use crate::app::catalog::signs::{Sign, named};
use crate::app::hud::{Ground, legend};
use crate::app::table::Mark;
use crate::rules::jungle::{Jungle, Leaps, SIDES, Setup, Tables};
use crate::rules::{Game, Viewer};

/// Its pages.
pub(super) fn pages(tables: &Tables) -> impl Iterator<Item = RulesPage> {
    let start = Jungle::start(tables, &Setup::default());
    let view = Jungle::known_to(tables, &start, Viewer::Spectator);
    let land = Sign::new("squares", "land_1", "jungle-sign-land");
    let grounds = legend::grounds::<Jungle>(tables, &view, tables.grid.len()).into_iter();
    let ground =
        |Ground { picture, name, lines }| Sign::new("squares", picture, named(name, lines));
    let board = std::iter::once(land).chain(grounds.map(ground));
    let traps = SIDES.iter().any(|side| tables.traps(*side) != 0);
    let trap = traps.then(|| Sign::new("tokens", "trap_shut", "jungle-card-trapped"));
    let tokens = [("red", "legend-token-red"), ("blue", "legend-token-blue")];
    let tokens = tokens.map(|(cell, says)| Sign::new("tokens", cell, says));
    let pieces = tokens.into_iter().chain(trap);
    let pages = [
        RulesPage::legend("rules-legend-board", board),
        RulesPage::legend("rules-legend-pieces", pieces),
        RulesPage::legend("rules-legend-marks", legend::marks(&marks(tables))),
    ];
    pages.into_iter().flatten()
}

/// The marks of its own.
fn marks(tables: &Tables) -> Vec<Mark> {
    let leapt = placed(tables)
        .any(|kind| leaps(tables.kinds[kind.index()].leaps, tables.options.leaps) != Leaps::None);
    let own = [Mark::Ring, Mark::Goal, Mark::Win, Mark::Exchange, Mark::Lose, Mark::Threat];
    own.into_iter().chain((leapt && tables.water != 0).then_some(Mark::Leap)).collect()
}
