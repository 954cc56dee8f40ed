//! What Zoon brings to the menus: its variants, its levels' own words, the pages of its rules.

use super::{DEPLOYMENT, FACES, RESERVES, TOUCH, TRIBES};
use crate::app::hud::gate_panel::TRUST;
use crate::app::screens::company::Company;
use crate::app::screens::game_list::{GameMenu, LevelWords};
use crate::app::screens::rules::RulesPage;
use crate::app::screens::setup_sheet::SetUpSwitch;
use crate::data::Files;
use crate::data::zoon::{load, switches};

/// For [`crate::app::games::GAMES`].
pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    level: "zoon/duel-of-tribes",
    first_steps: "zoon/first-steps",
    company: Company::TwoSides,
    variants,
    describe,
    pages,
};

/// Tribes, deployment and what a screen shared by two needs, then the switches of the data layer.
fn variants() -> Vec<SetUpSwitch> {
    let of_setup = [
        SetUpSwitch::new(TRIBES[0], &["cendrelins", "mousserocs", "ventplumes", "vasards"]),
        SetUpSwitch::new(TRIBES[1], &["mousserocs", "cendrelins", "ventplumes", "vasards"]),
        SetUpSwitch::new(DEPLOYMENT, &["by-hand", "ready"]),
        SetUpSwitch::new(RESERVES, &["no", "yes"]),
        SetUpSwitch::new(FACES, &["own-turn", "one-by-one", "always"]),
        SetUpSwitch::new(TRUST.0, &["hold", TRUST.1]),
        SetUpSwitch::new(TOUCH, &["one-by-one", "duel"]),
    ];
    let of_data = switches().iter().map(SetUpSwitch::of_level);
    of_setup.into_iter().chain(of_data).collect()
}

fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    let level = load(files, level).ok()?;
    Some(LevelWords::own(level.title, level.line, level.reconstructed))
}

fn pages() -> Vec<RulesPage> {
    vec![
        RulesPage::new(
            "rules-zoon-goal",
            "zoon",
            &["salamander_emblem", "badger_emblem", "heron_emblem", "toad_emblem"],
        ),
        RulesPage::new("rules-zoon-secret", "cards", &["back_salamander", "back_badger"]),
        RulesPage::new("rules-zoon-moving", "grid", &["start", "yellow", "green", "dot"]),
        RulesPage::new("rules-zoon-combat", "marks", &["zoon_clash", "zoon_ready"]),
        RulesPage::new("rules-zoon-touch", "zoon", &["plate_lit", "plate_half", "star"]),
        RulesPage::new(
            "rules-zoon-trumps",
            "marks",
            &["zoon_kind_shot", "zoon_kind_gear", "zoon_kind_terrain", "zoon_kind_tactic"],
        ),
        RulesPage::new("rules-zoon-screen", "marks", &["zoon_waiting", "zoon_open"]),
    ]
}
