//! Arena in the menus: its variants, its levels' own texts, and [`pages`].

use super::{PACKS, PLAYERS, editing, pages};
use crate::app::catalog::game_list::{GameCard, GameMenu, LevelWords};
use crate::app::catalog::records::Records;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::SetUpSwitch;
use crate::app::games::plug::Plug;
use crate::data::Files;
use crate::data::arena::{current, load, switches};
use crate::rules::Game;
use crate::rules::arena::Arena;

impl Plug for Arena {
    const CARD: GameCard = GameCard {
        game: Self::ID,
        picture: "card_arena",
        players: 4,
        minutes: 30,
        difficulty: 2,
        menu: Some(MENU),
    };
}

pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    seat_mode: SeatMode::TwoSides,
    variants,
    describe,
    pages: pages::of,
    records: Records::of::<Arena>(),
    editor: Some(editing::EDITOR),
};

/// How the packs come onto the board and how many players there are, then the switches of the data
/// layer, each with the level's own rule first.
fn variants() -> Vec<SetUpSwitch> {
    let of_setup = [
        SetUpSwitch::new(PACKS, &["ready", "by-hand"]),
        SetUpSwitch::new(PLAYERS, &["two", "four"]),
    ];
    let of_data = switches().iter().map(SetUpSwitch::of_level);
    of_setup.into_iter().chain(of_data).collect()
}

fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    let level = load(files, level).ok()?;
    let current = |key: &str| current(&level.plan.options, key);
    Some(LevelWords::own(level.about).with_rules(switches(), current))
}
