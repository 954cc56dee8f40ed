//! Zoon's part of the menus: its variants, the texts of its levels, and the pages of its rules.

use bevy::prelude::App;

use super::{DEPLOYMENT, FACES, RESERVES, TOUCH, TRIBES, editing, pages};
use crate::app::catalog::game_list::{GameCard, GameMenu, LevelOffer, LevelWords};
use crate::app::catalog::records::Records;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::SetUpSwitch;
use crate::app::games::plug::Plug;
use crate::app::hud::handover_panel::TRUST;
use crate::data::zoon::{current, load, switches};
use crate::data::{Files, Label};
use crate::rules::Game;
use crate::rules::zoon::Zoon;

impl Plug for Zoon {
    const CARD: GameCard = GameCard {
        game: Self::ID,
        picture: "card_zoon",
        players: 2,
        minutes: 25,
        difficulty: 2,
        menu: Some(MENU),
    };

    fn extend(app: &mut App) {
        super::plugin(app);
    }
}

pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    seat_mode: SeatMode::TwoSides,
    variants,
    describe,
    pages: pages::of,
    records: Records::of::<Zoon>(),
    editor: Some(editing::EDITOR),
};

/// The switches for tribes, deployment and a shared screen, followed by those of the data layer.
fn variants() -> Vec<SetUpSwitch> {
    let of_setup = [
        // Each level offers its own tribes: see `describe`.
        SetUpSwitch::new(TRIBES[0], &[]),
        SetUpSwitch::new(TRIBES[1], &[]),
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
    let tribe = |number: usize| {
        let tribe = level.tribes.get(number)?;
        let words = match &tribe.name {
            Label::Words(words) => Some(words.clone()),
            Label::Key(_) => None,
        };
        Some((tribe.id.clone(), words))
    };
    // The first choice is the tribe at the seat's own place in the level's list.
    let offers = (0..TRIBES.len()).map(|seat| {
        let others = (0..level.tribes.len()).filter(|other| *other != seat);
        let choices = std::iter::once(seat).chain(others).filter_map(tribe).collect();
        LevelOffer { switch: TRIBES[seat], choices }
    });
    let offers = offers.collect();
    let current = |key: &str| current(&level.plan.options, key);
    let words = LevelWords::own(level.about).with_rules(switches(), current);
    Some(LevelWords { offers, ..words })
}

#[cfg(test)]
mod tests {
    use super::super::tests::level;
    use super::*;
    use crate::app::catalog::levels::tests::{levels_of, shipped};
    use crate::app::catalog::setup_sheet::SetUpSheet;
    use crate::app::games::GAMES;
    use crate::app::kit::settings::Settings;
    use crate::app::table::TableGame;
    use crate::data::{FromFiles, Trouble};
    use crate::rules::zoon::Zoon;

    const LEVEL: &str = "levels/zoon/duel-of-tribes.board.ron";

    /// The shipped files, with a fifth tribe that the level lists.
    fn modded(path: &str) -> Result<Vec<u8>, Trouble> {
        let text = |path: &str| Ok(String::from_utf8(shipped(path)?).expect("UTF-8"));
        match path {
            "assets/zoon/smoulderers.tribe.ron" => {
                let tribe = text("assets/zoon/cendrelins.tribe.ron")?;
                Ok(tribe.replacen("picture:", "name: \"Smoulderers\",\n    picture:", 1).into())
            }
            LEVEL => {
                Ok(text(LEVEL)?.replacen("\"vasards\"]", "\"vasards\", \"smoulderers\"]", 1).into())
            }
            _ => shipped(path),
        }
    }

    fn sheet(files: &dyn Files, begun: &str) -> SetUpSheet {
        let (mut sheet, mut settings) = (SetUpSheet::default(), Settings::default());
        settings.keep_begun("zoon", begun);
        let card = GAMES.0.iter().find(|card| card.game == "zoon").expect("a card");
        sheet.open_game(card, &levels_of(files).0, &settings);
        sheet
    }

    fn choices(sheet: &SetUpSheet, key: &str) -> Vec<String> {
        let switch = sheet.variants.iter().find(|switch| switch.key == key);
        switch.expect("a switch").choices.clone()
    }

    #[test]
    fn a_tribe_added_by_ron_alone_is_offered_by_its_own_name() {
        let (levels, locale) = levels_of(&modded);
        let mut sheet = sheet(&modded, "zoon/duel-of-tribes");
        assert_eq!(choices(&sheet, TRIBES[0]).last().map(String::as_str), Some("smoulderers"));
        assert_eq!(locale.text("switch-tribe-red-smoulderers", &[]), "Smoulderers");
        sheet.pick(TRIBES[1], 4);
        let plan = sheet.plan(&levels, &locale);
        let tables = Zoon::tables(&modded, &plan.level, &plan.options).expect("a level");
        assert_eq!(Zoon::setup(&tables, &plan).tribes, [0, 4]);
        assert_eq!(tables.tribe(4).id, "smoulderers");
    }

    #[test]
    fn each_level_offers_its_own_tribes_and_who_chose_one_keeps_it() {
        let mut sheet = sheet(&shipped, "zoon/duel-of-tribes");
        let (levels, locale) = levels_of(&shipped);
        assert_eq!(choices(&sheet, TRIBES[0]).len(), level("zoon/duel-of-tribes").tribes().len());
        sheet.pick(TRIBES[0], 1);
        let of_zoon: Vec<&str> = levels.of_game("zoon").map(|level| level.id.as_str()).collect();
        sheet.level = of_zoon.iter().position(|id| *id == "zoon/first-steps").expect("a level");
        sheet.fit_level(&levels);
        assert_eq!(choices(&sheet, TRIBES[0]), ["mousserocs", "cendrelins"]);
        assert_eq!(choices(&sheet, TRIBES[1]), ["cendrelins", "mousserocs"]);
        // The level's own tribes need no option.
        assert!(sheet.plan(&levels, &locale).options.is_empty());
    }
}
