//! What Jungle brings to the menus: its variants, its levels' own words, and [`pages`].

use super::pages;
use crate::app::catalog::company::Company;
use crate::app::catalog::game_list::{GameMenu, LevelWords};
use crate::app::catalog::records::Records;
use crate::app::catalog::setup_sheet::SetUpSwitch;
use crate::data::Files;
use crate::data::jungle::{load, switches};
use crate::rules::jungle::Jungle;

/// For [`crate::app::games::GAMES`].
pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    level: "jungle/combat",
    first_steps: "jungle/first-steps",
    company: Company::TwoSides,
    variants,
    describe,
    pages: pages::of,
    records: Records::of::<Jungle>(),
};

/// The switches that the data layer lists, each with the level's own rule first.
fn variants() -> Vec<SetUpSwitch> {
    switches().iter().map(SetUpSwitch::of_level).collect()
}

fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    let level = load(files, level).ok()?;
    Some(LevelWords::own(level.about))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalog::levels::tests::shipped;
    use crate::app::catalog::setup_sheet::AS_IT_IS;

    #[test]
    fn every_choice_of_every_switch_is_understood() {
        for switch in variants() {
            for choice in switch.choices.iter().filter(|choice| *choice != AS_IT_IS) {
                let level = load(&shipped, MENU.level).expect("a shipped level");
                let set = level.with_options([(switch.key.as_str(), choice.as_str())]);
                assert!(set.is_ok(), "{} {choice}", switch.key);
            }
        }
    }
}
