//! The legend of Honga: every sign of a level, from its areas, discs, cards and options.

use super::board_layout::picture;
use super::card::of_area;
use super::faces::{self, SHEET, effect_cell};
use super::words::{bonus, bonus_line, resource};
use crate::app::catalog::rules_pages::RulesPage;
use crate::app::catalog::signs::{Sign, named};
use crate::app::hud::legend;
use crate::app::kit::locale::LocalText;
use crate::app::table::Mark;
use crate::rules::honga::{Colour, Effect, Honga, Resource, Setup, Tables};
use crate::rules::{Game, Viewer};

/// Its pages.
pub(super) fn pages(tables: &Tables) -> impl Iterator<Item = RulesPage> + use<> {
    let chases = effects(tables).any(|effect| {
        matches!(effect, Effect::Chase | Effect::LuckyHandOrChase | Effect::StepsOrChase(_))
    });
    let own = [Mark::Ready].into_iter().chain(chases.then_some(Mark::Free));
    let own: Vec<Mark> = own.collect();
    let pages = [
        RulesPage::legend("rules-legend-areas", areas(tables)),
        RulesPage::legend("rules-legend-pieces", pieces(tables)),
        RulesPage::legend("rules-legend-cards", cards(tables)),
        RulesPage::legend("rules-legend-marks", now(tables).chain(legend::marks(&own))),
    ];
    pages.into_iter().flatten()
}

fn effects(tables: &Tables) -> impl Iterator<Item = Effect> {
    tables.bonus_kinds().map(|kind| tables.bonus_card(kind).effect)
}

/// Areas, as their cards tell what hands do there.
fn areas(tables: &Tables) -> Vec<Sign> {
    let start = Honga::start(tables, &Setup::default());
    let view = Honga::known_to(tables, &start, Viewer::Spectator);
    let area = |area| {
        let card = of_area(tables, view.field(), area);
        let says = named(card.name, card.powers.into_iter().take(1));
        Sign::new("honga_areas", picture(tables.area_kind(area)), says)
    };
    let place = named("honga-card-place".into(), ["honga-card-place-line".into()]);
    tables.areas().map(area).chain([Sign::new(SHEET, "place", place)]).collect()
}

/// What is marked on the board because it can be done now.
fn now(tables: &Tables) -> impl Iterator<Item = Sign> + use<> {
    let water = tables.options.joker > 0;
    let signs = [
        (true, SHEET, "paw_grey", "honga-sign-hands-left"),
        (true, "cards", "picked", "honga-sign-usable"),
        (water, "cards", "focus", "honga-sign-usable-water"),
    ];
    let signs = signs.into_iter().filter(|(seen, ..)| *seen);
    signs.map(|(_, sheet, cell, says)| Sign::new(sheet, cell, says))
}

/// Everything that lies or stands on the board and before the players.
fn pieces(tables: &Tables) -> Vec<Sign> {
    let options = &tables.options;
    let red = tables.disc_kinds().any(|kind| tables.disc(kind).colour == Colour::Red);
    let good = |one: Resource| {
        let says = LocalText::new("honga-sign-good").with("good", resource(one));
        Sign::new(SHEET, faces::resource_cell(one), says)
    };
    let joker = LocalText::new("honga-card-joker").with("count", u32::from(options.joker));
    let joker = (options.joker > 0).then(|| Sign::new(SHEET, "joker", joker));
    let signs = [
        (true, "disc_grey", "honga-sign-disc"),
        (true, "paw_grey", "honga-sign-paw"),
        (true, "disc_back_grey", "honga-card-pile-grey"),
        (red, "disc_red", "honga-card-pile-tusk"),
        (red, "paw_red", "honga-sign-paw"),
        (red, "disc_back_red", "honga-card-pile-red"),
        (true, "honga_asleep", "honga-sign-asleep"),
        (true, "honga_awake", "honga-sign-awake"),
        (true, "honga_eating", "honga-sign-eats"),
        (true, "honga_munching", "honga-sign-eats"),
        (true, "honga_startled", "honga-sign-startled"),
        (true, "caveman_1", "honga-sign-caveman"),
        (true, "mammoth_1", "honga-sign-mammoth"),
        (true, "herd", "honga-sign-herd"),
        (red, "tusk", "honga-sign-tusk"),
        (!red, "tusk", "rules-honga-tusk-nothing"),
        (true, "fire", "honga-sign-fire"),
        (true, "bonus_points", "honga-sign-points"),
    ];
    let signs = signs.into_iter().filter(|(seen, ..)| *seen);
    let signs = signs.map(|(_, cell, says)| Sign::new(SHEET, cell, says));
    Resource::ALL.map(good).into_iter().chain(joker).chain(signs).collect()
}

/// The cards, and what stands on them.
fn cards(tables: &Tables) -> Vec<Sign> {
    let mut signs = vec![
        Sign::new("cards", "back_honga_barter", "honga-card-barter-name"),
        Sign::new("cards", "back_honga_bonus", "honga-card-bonus-name"),
    ];
    let mut barters = tables.barter_kinds().map(|kind| tables.barter_card(kind));
    if barters.any(|card| card.mammoths > 0) {
        signs.push(Sign::new(SHEET, "mammoth", "honga-sign-asks-mammoth"));
    }
    if effects(tables).any(|effect| effect == Effect::Chase) {
        signs.push(Sign::new(SHEET, "honga_token", "honga-sign-chased"));
    }
    for kind in tables.bonus_kinds() {
        let plan = tables.bonus_card(kind);
        let says = named(bonus(tables, kind), [bonus_line(plan)]);
        signs.push(Sign::new(SHEET, effect_cell(plan.effect), says));
    }
    signs
}
