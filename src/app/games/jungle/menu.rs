//! Jungle's part of the menus: its variants, the texts of its levels, and its [`pages`].

use super::{editing, pages};
use crate::app::catalog::game_list::{GameCard, GameMenu, LevelWords};
use crate::app::catalog::records::Records;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::SetUpSwitch;
use crate::app::games::plug::Plug;
use crate::data::Files;
use crate::data::jungle::{current, load, switches};
use crate::rules::Game;
use crate::rules::jungle::Jungle;
use bevy::prelude::App;

impl Plug for Jungle {
    const CARD: GameCard = GameCard {
        game: Self::ID,
        picture: "card_jungle",
        players: 2,
        minutes: 10,
        difficulty: 1,
        menu: Some(MENU),
    };

    fn extend(app: &mut App) {
        editing::extend(app);
    }
}

pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    seat_mode: SeatMode::TwoSides,
    variants,
    describe,
    pages: pages::of,
    records: Records::of::<Jungle>(),
    editor: Some(editing::EDITOR),
};

/// The switches that the data layer lists, each with the level's own rule first.
fn variants() -> Vec<SetUpSwitch> {
    switches().iter().map(SetUpSwitch::of_level).collect()
}

fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    let level = load(files, level).ok()?;
    let current = |key: &str| current(&level.plan.options, key);
    Some(LevelWords::own(level.about).with_rules(switches(), current))
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
                let level = load(&shipped, "jungle/combat").expect("a shipped level");
                let set = level.with_options([(switch.key.as_str(), choice.as_str())]);
                assert!(set.is_ok(), "{} {choice}", switch.key);
            }
        }
    }
}
