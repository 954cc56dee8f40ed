//! The games as the menus see them: cards on the title, and what each brings to set-up and rules.
//!
//! Deliberately absent: the games. Their own corner of the app fills [`GameList`]; no screen names one.

use bevy::prelude::*;

use super::company::Company;
use super::records::Records;
use super::rules_pages::RulesBook;
use super::setup_sheet::SetUpSwitch;
use crate::app::session::plan::MatchPlan;
use crate::data::{About, Files, Label};

/// Every game there is a card for, in the order of learning.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct GameList(pub &'static [GameCard]);

impl GameList {
    /// The menu of a game that can be played.
    pub fn menu(&self, game: &str) -> Option<&'static GameMenu> {
        self.0.iter().find(|card| card.game == game)?.menu.as_ref()
    }

    /// The first game that can be played.
    pub fn first(&self) -> Option<&'static GameCard> {
        self.0.iter().find(|card| card.menu.is_some())
    }
}

/// What a card tells.
#[derive(Component, Clone, Copy, Debug)]
pub struct GameCard {
    /// The game's identifier; texts are named after it.
    pub game: &'static str,
    /// Its scene.
    pub picture: &'static str,
    /// Most players.
    pub players: u32,
    /// Usual length.
    pub minutes: u32,
    /// From 1 to 3.
    pub difficulty: u32,
    /// What it brings to the menus; `None` while it cannot be played.
    pub menu: Option<GameMenu>,
}

/// What a game brings to the menus.
#[derive(Clone, Copy, Debug)]
pub struct GameMenu {
    /// The level for whoever has played before, when the one begun last is gone.
    pub level: &'static str,
    /// The level to start with for whoever has never played.
    pub first_steps: &'static str,
    /// Who may sit at its table.
    pub company: Company,
    /// Its variants, folded at first.
    pub variants: fn() -> Vec<SetUpSwitch>,
    /// What a level's file says of itself; `None` when the file cannot be played.
    pub describe: fn(&dyn Files, &str) -> Option<LevelWords>,
    /// What it tells of the rules of a match: of its level, with its variants.
    pub pages: fn(&dyn Files, &MatchPlan) -> RulesBook,
    /// What can be told of its records without a table.
    pub records: Records,
}

/// What a level's file says of itself in its own words; where it is silent, the text files speak.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LevelWords {
    /// Its name.
    pub title: Option<String>,
    /// One line about it.
    pub line: Option<String>,
    /// What had to be put together from elsewhere.
    pub reconstructed: Option<String>,
    /// What can be chosen on this level in place of what its game names for every level.
    pub offers: Vec<LevelOffer>,
    /// The fewest and the most who may play it, where everybody plays for themselves; `None` where that is as its game says.
    pub seats: Option<[u8; 2]>,
}

/// What one row of the set-up offers on a level.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LevelOffer {
    /// The row.
    pub switch: &'static str,
    /// Its choices, the level's own first, with their words where the file has some.
    pub choices: Vec<(String, Option<String>)>,
}

impl LevelWords {
    /// What a level says of itself in words of its own.
    pub fn own(about: About) -> Self {
        let own = |label| match label {
            Label::Words(words) => Some(words),
            Label::Key(_) => None,
        };
        let About { title, line, reconstructed, .. } = about;
        Self { title: own(title), line: own(line), reconstructed, ..Self::default() }
    }
}
