//! The legend of Arena: every sign of a level with its variants, from its packs.

use super::card::card;
use super::pages::packed;
use super::{ARMOR, BARS, BROKEN_ARMOR, THREADS};
use crate::app::catalog::rules_pages::RulesPage;
use crate::app::catalog::signs::{Sign, together};
use crate::app::hud::{Card, Ground, legend};
use crate::app::kit::locale::LocalText;
use crate::app::table::{Mark, TableGame};
use crate::rules::arena::{Animal, Arena, Power, Setup, Tables};
use crate::rules::{Game, Viewer};

/// Its pages.
pub(super) fn pages(tables: &Tables) -> impl Iterator<Item = RulesPage> {
    let start = Arena::start(tables, &Setup::default());
    let view = Arena::known_to(tables, &start, Viewer::Spectator);
    let land = Sign::new("squares", "arena_land_1", "arena-sign-land");
    // Their sentences begin with their names.
    let ground =
        |Ground { picture, lines, .. }| Some(Sign::new("squares", picture, together(lines)?));
    let grounds = legend::grounds::<Arena>(tables, &view, tables.grid.len()).into_iter();
    let board = std::iter::once(land).chain(grounds.filter_map(ground));
    let pages = [
        RulesPage::legend("rules-legend-board", board),
        RulesPage::legend("rules-legend-pieces", tokens(tables)),
        RulesPage::legend("rules-legend-cards", cards(tables)),
        RulesPage::legend("rules-legend-marks", legend::marks(&marks(tables))),
    ];
    pages.into_iter().flatten()
}

fn animals(tables: &Tables) -> impl Iterator<Item = &Animal> {
    packed(tables).map(|kind| &tables.animals()[kind.index()])
}

fn any(tables: &Tables, power: Power) -> bool {
    animals(tables).any(|animal| animal.has(power))
}

/// What is seen of pawns, and the ring around one.
fn tokens(tables: &Tables) -> Vec<Sign> {
    let (armor, web) = (any(tables, Power::Armor), any(tables, Power::Web));
    let signs = [
        (true, "red", "legend-token-red"),
        (true, "blue", "legend-token-blue"),
        (true, "heading_red", "arena-sign-heading"),
        (armor, ARMOR, "arena-card-armored"),
        (armor, BROKEN_ARMOR, "arena-sign-armor-cracked"),
        (web, THREADS, "arena-card-endangered"),
        (true, BARS, "arena-card-captive"),
        (true, "petal", "arena-sign-petal"),
        (true, "petal_dear", "arena-sign-petal-dear"),
        (true, "petal_forbidden", "arena-sign-petal-forbidden"),
    ];
    let seen = signs.into_iter().filter(|(seen, ..)| *seen);
    seen.map(|(_, cell, says)| Sign::new("tokens", cell, says)).collect()
}

/// What stands on the cards of its animals.
fn cards(tables: &Tables) -> Vec<Sign> {
    let cards: Vec<Card> = animals(tables).map(|animal| card(tables, animal)).collect();
    let classes = cards.iter().filter_map(|card| card.class.clone());
    let class = |(icon, name)| {
        Sign::new("icons", icon, LocalText::new("arena-sign-class").with("class", name))
    };
    let mut signs: Vec<Sign> = classes.map(class).collect();
    let rows = cards.iter().flat_map(|card| &card.numbers);
    for row in rows {
        let says = format!("arena-sign-numbers-{}", row.icon);
        signs.push(Sign::new("icons", row.icon, says));
        if row.numbers.is_empty() {
            signs.push(Sign::new("icons", "no_water", "arena-sign-no-water"));
        }
    }
    signs.push(Sign::new("icons", "heading", "arena-sign-ways"));
    for way in cards.iter().flat_map(|card| card.ways.iter().copied()) {
        signs.push(Sign::new("icons", way, format!("arena-sign-{}", way.replace('_', "-"))));
    }
    signs
}

/// The marks of its own.
fn marks(tables: &Tables) -> Vec<Mark> {
    let strides = |suits: fn(&Animal) -> bool| animals(tables).any(suits);
    let jumps = strides(|animal| {
        [false, true].iter().any(|water| animal.strides(*water).iter().any(|stride| stride.jumps))
    });
    let worth = strides(|animal| animal.plan.points > 1);
    let look = Arena::board(tables).squares;
    let wet = look.iter().any(|cell| cell.starts_with("arena_water"));
    let web = any(tables, Power::Web);
    let marks = [
        (true, Mark::Ring),
        (jumps, Mark::Leap),
        (wet, Mark::Wave),
        (true, Mark::Spring),
        (true, Mark::PlusOne),
        (worth, Mark::PlusTwo),
        (web, Mark::Skull),
        (true, Mark::Chain),
        (true, Mark::Free),
        (web, Mark::Web),
        (true, Mark::Win),
        (true, Mark::Exchange),
        (true, Mark::Lose),
        (true, Mark::Threat),
    ];
    marks.into_iter().filter(|(shown, _)| *shown).map(|(_, mark)| mark).collect()
}
