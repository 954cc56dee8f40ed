//! Every sign that a level can show stands in its legend, with every switch.

use std::collections::BTreeSet;

use crate::app::catalog::levels::tests::{shipped, shipped_levels};
use crate::app::catalog::setup_sheet::{AS_IT_IS, SetUpSheet};
use crate::app::catalog::signs::{Sign, stem};
use crate::app::games::GAMES;
use crate::app::hud::{Explain, legend};
use crate::app::kit::locale::Locale;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::MatchPlan;
use crate::app::table::{Enact, Look, Mark, Tile};
use crate::every_game;
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Spot, Viewer};

/// Pictures that are no signs, by sheet and the beginning of the cell: portraits, papers, shadows.
const NO_SIGNS: [(&str, &str); 6] = [
    ("heads", ""),
    ("cards", "face"),
    ("grid", "plain"),
    ("zoon", "trump"),
    ("honga", "disc_shadow"),
    ("cards", "shadow"),
];

/// The most actions of a decision whose marks are asked for.
const TRIED: usize = 10;

/// The levels of a game as they are, and with every choice of every switch.
fn plans(game: &str) -> Vec<MatchPlan> {
    let card = GAMES.0.iter().find(|card| card.game == game).expect("a card");
    let levels = shipped_levels();
    let mut plans = Vec::new();
    for place in 0..levels.of_game(game).count() {
        let mut sheet = SetUpSheet::default();
        sheet.open_game(card, &levels, &Settings::default());
        sheet.level = place;
        let plan = sheet.plan(&levels, &Locale::default());
        for switch in (card.menu.expect("a menu").variants)() {
            for choice in switch.choices.iter().filter(|choice| *choice != AS_IT_IS) {
                let options = vec![(switch.key.to_string(), choice.to_string())];
                plans.push(MatchPlan { options, ..plan.clone() });
            }
        }
        plans.push(plan);
    }
    plans
}

/// A picture: its sheet and what its variants have in common.
type Shown = BTreeSet<(String, String)>;

fn show(shown: &mut Shown, sheet: &str, cell: &str) {
    shown.insert((sheet.to_owned(), cell.to_owned()));
}

/// What the board, the cards and the explanations of a level show.
fn printed<G: Enact + Explain>(tables: &G::Tables, view: &G::View, seats: u8, shown: &mut Shown) {
    let look = G::board(tables);
    if G::sketch(tables, &[], seats).is_none() {
        look.squares.iter().for_each(|cell| show(shown, "squares", cell));
    }
    for site in G::sketch(tables, &[], seats).into_iter().flat_map(|sketch| sketch.sites) {
        match site.tile {
            Tile::Picture(sheet, cell)
            | Tile::Scenery(sheet, cell)
            | Tile::Wide { sheet, cell, .. } => show(shown, sheet, &cell),
            Tile::Nothing | Tile::Clear => {}
        }
    }
    for card in G::cards(tables, view) {
        card.class.iter().for_each(|(icon, _)| show(shown, "icons", icon));
        for row in &card.numbers {
            show(shown, "icons", row.icon);
            if row.numbers.is_empty() {
                show(shown, "icons", "no_water");
            }
        }
        card.ways.iter().for_each(|way| show(shown, "icons", way));
        for picture in card.face.iter().flat_map(|face| &face.pictures) {
            show(shown, picture.sheet, &picture.cell);
        }
    }
}

/// What is seen and marked in a short match.
fn played<G: Enact>(played: &mut Match<G>, shown: &mut Shown, marks: &mut BTreeSet<Mark>) {
    let mut dice = SmallDice::new(7);
    for _ in 0..60 {
        let view = played.view(Viewer::Spectator);
        for pawn in G::stage(played.tables(), &G::shown_to(&view)).pawns {
            let sheet = if pawn.look == Look::Token { "tokens" } else { "marks" };
            pawn.attachments.iter().for_each(|cell| show(shown, sheet, cell));
        }
        let action = match played.actor() {
            Actor::Nobody(_) => return,
            Actor::Chance => played.draw(),
            Actor::Seat(seat) => {
                let (tables, view) = (played.tables(), played.view(Viewer::Seat(seat)));
                let actions = played.actions();
                // Spread over all, because neighbours in the list are alike.
                for action in actions.iter().step_by(actions.len().div_ceil(TRIED).max(1)) {
                    marks.insert(G::mark(tables, &view, *action));
                    marks.extend(G::risks(tables, &view, *action).iter().map(|risk| risk.mark));
                    let picked: Vec<Spot> =
                        G::spots(tables, *action).as_slice().iter().take(1).copied().collect();
                    let warned = G::warnings(tables, &view, &picked);
                    marks.extend(warned.into_iter().map(|(_, mark)| mark));
                }
                actions.get(dice.below(actions.len() as u32) as usize).copied()
            }
        };
        let Some(action) = action else { return };
        played.play(action).expect("it is legal");
    }
}

/// What a plan shows that its legend lacks.
fn missing<G: Enact + Explain>(plan: &MatchPlan) -> Vec<String> {
    let mut plan = plan.clone();
    let tables = G::tables(&shipped, &plan.level, &plan.options).unwrap_or_else(|_| {
        // It leaves a choice to the set-up.
        plan.options.clear();
        G::tables(&shipped, &plan.level, &plan.options).expect("a level")
    });
    let (setup, plan) = (G::setup(&tables, &plan), &plan);
    let menu = GAMES.menu(G::ID).expect("a menu");
    let pages = (menu.pages)(&shipped, plan).pages;
    let signs: Vec<Sign> = pages.into_iter().flat_map(|page| page.signs).collect();
    let (mut shown, mut marks) = (Shown::new(), BTreeSet::new());
    let mut on_table = Match::<G>::new(std::sync::Arc::new(tables.clone()), setup, 3);
    let view = on_table.view(Viewer::Spectator);
    printed::<G>(&tables, &view, G::seats(on_table.position()), &mut shown);
    played(&mut on_table, &mut shown, &mut marks);
    let lent = G::looks(&shipped, &plan.level).pictures;
    let drawn = |sheet: &str, cell: &str| {
        let own = lent.iter().find(|(of, name, _)| *of == sheet && name == cell);
        own.map_or_else(|| cell.to_owned(), |(.., drawn)| drawn.clone())
    };
    let portraits = ["chief", "hero", "priest", "monster", "elite", "soldier", "emblem"];
    let is_sign = |sheet: &str, cell: &str| {
        let portrait = sheet == "zoon" && portraits.iter().any(|rank| cell.ends_with(rank));
        let plain = NO_SIGNS.iter().any(|(of, begin)| *of == sheet && cell.starts_with(begin));
        !plain && (!portrait || cell.starts_with("regalia"))
    };
    let told = |sheet: &str, cell: &str| signs.iter().any(|sign| sign.is(sheet, cell));
    let mut missing = Vec::new();
    for (sheet, cell) in shown {
        let cell = drawn(&sheet, &cell);
        if is_sign(&sheet, &cell) && !told(&sheet, &cell) {
            missing.push(format!("{sheet} {}", stem(&cell)));
        }
    }
    for mark in marks {
        let sign = legend::sign(mark);
        if !told(sign.sheet, &sign.cell) {
            missing.push(format!("{mark:?}"));
        }
    }
    missing.sort();
    missing.dedup();
    missing
}

#[test]
fn every_sign_that_a_level_can_show_stands_in_its_legend() {
    let mut flawed = Vec::new();
    every_game!(G => {
        for plan in plans(<G as crate::rules::Game>::ID) {
            let missing = missing::<G>(&plan);
            if !missing.is_empty() {
                flawed.push(format!("{} {:?}: {missing:?}", plan.level, plan.options));
            }
        }
    });
    assert!(flawed.is_empty(), "{flawed:#?}");
}

#[test]
fn a_legend_lists_no_sign_of_what_its_level_does_without() {
    let signs = |level: &str, options: &[(&str, &str)]| {
        let plans = plans(level.split('/').next().expect("a game"));
        let mut plan = plans.into_iter().find(|plan| plan.level == level).expect("a level");
        let owned = |(key, choice): &(&str, &str)| ((*key).to_owned(), (*choice).to_owned());
        plan.options = options.iter().map(owned).collect();
        let menu = GAMES.menu(&plan.game).expect("a menu");
        let pages = (menu.pages)(&shipped, &plan).pages;
        pages.into_iter().flat_map(|page| page.signs).collect::<Vec<Sign>>()
    };
    let has = |signs: &[Sign], sheet: &str, cell: &str| signs.iter().any(|one| one.is(sheet, cell));
    let combat = signs("jungle/combat", &[]);
    assert!(has(&combat, "marks", "leap") && has(&combat, "squares", "trap_red"));
    let grounded = signs("jungle/combat", &[("leaps", "none")]);
    assert!(!has(&grounded, "marks", "leap") && has(&grounded, "squares", "water_1"));
    let [first, whole] = ["zoon/first-steps", "zoon/duel-of-tribes"].map(|level| signs(level, &[]));
    assert!(has(&whole, "cards", "trump_shot") && !has(&first, "cards", "trump_shot"));
    let [first, whole] = ["arena/first-steps", "arena/jungla"].map(|level| signs(level, &[]));
    assert!(has(&whole, "tokens", "threads") && whole.len() > first.len());
}
