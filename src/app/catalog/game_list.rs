//! The games as the menus show them: the cards on the title, and what each game adds to set-up and
//! rules.
//!
//! Deliberately absent: the games. `app::games` fills [`GameList`]; no screen names a game.

use bevy::prelude::*;

use super::level_editing::LevelEditor;
use super::records::Records;
use super::rules_pages::RulesBook;
use super::seat_mode::SeatMode;
use super::setup_sheet::SetUpSwitch;
use crate::app::session::plan::MatchPlan;
use crate::data::{About, Difficulty, Files, Label, Switch};

/// Every game with a card, in the order in which they are best learned.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct GameList(pub &'static [GameCard]);

impl GameList {
    /// The menu of a game that can be played.
    pub fn menu(&self, game: &str) -> Option<&'static GameMenu> {
        self.0.iter().find(|card| card.game == game)?.menu.as_ref()
    }

    /// The list followed by more games. The combined list is never freed.
    #[must_use]
    pub fn with(self, cards: impl IntoIterator<Item = GameCard>) -> Self {
        let all = self.0.iter().copied().chain(cards);
        Self(Vec::leak(all.collect()))
    }

    /// The first game that can be played.
    pub fn first(&self) -> Option<&'static GameCard> {
        self.0.iter().find(|card| card.menu.is_some())
    }
}

/// What a card on the title shows.
#[derive(Component, Clone, Copy, Debug)]
pub struct GameCard {
    /// The game's identifier; texts are named after it.
    pub game: &'static str,
    /// The name of its scene.
    pub picture: &'static str,
    /// The largest number of players.
    pub players: u32,
    /// The usual length of a match, in minutes.
    pub minutes: u32,
    /// From 1 to 3.
    pub difficulty: u32,
    /// What it adds to the menus; `None` while it cannot be played.
    pub menu: Option<GameMenu>,
}

/// What a game adds to the menus.
#[derive(Clone, Copy, Debug)]
pub struct GameMenu {
    /// Who may sit at its table.
    pub seat_mode: SeatMode,
    /// Makes its variants, which are folded at first.
    pub variants: fn() -> Vec<SetUpSwitch>,
    /// Reads how a level's file describes the level; `None` when the file cannot be played.
    pub describe: fn(&dyn Files, &str) -> Option<LevelWords>,
    /// Makes the rules pages of a match, for its level and variants.
    pub pages: fn(&dyn Files, &MatchPlan) -> RulesBook,
    /// Reads its records without a table.
    pub records: Records,
    /// How its levels are edited; `None` where they are not.
    pub editor: Option<LevelEditor>,
}

/// How a level's file describes the level in its own words; the text files supply what it leaves
/// out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LevelWords {
    /// Its name.
    pub title: Option<String>,
    /// A one-line description.
    pub line: Option<String>,
    /// Which of its rules were reconstructed, and from what.
    pub reconstructed: Option<String>,
    /// Which players it is for.
    pub difficulty: Difficulty,
    /// The choices of this level that replace those its game offers for every level.
    pub offers: Vec<LevelOffer>,
    /// The fewest and the most players, where every seat plays for itself; `None` for the game's
    /// own limits.
    pub seats: Option<[u8; 2]>,
    /// Its own choice of each switch that it has.
    pub rules: Vec<(&'static str, String)>,
}

/// What one row of the set-up offers on a level.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LevelOffer {
    /// The key of the row.
    pub switch: &'static str,
    /// Its choices, the level's own first, each with its text where the file has one.
    pub choices: Vec<(String, Option<String>)>,
}

impl LevelWords {
    /// The description taken from a level's file, without what is only a text key.
    pub fn own(about: About) -> Self {
        let own = |label| match label {
            Label::Words(words) => Some(words),
            Label::Key(_) => None,
        };
        let About { title, line, reconstructed, difficulty, .. } = about;
        Self { title: own(title), line: own(line), reconstructed, difficulty, ..Self::default() }
    }

    /// The same with the level's own choice of these switches.
    #[must_use]
    pub fn with_rules(self, switches: &[Switch], current: impl Fn(&str) -> Option<String>) -> Self {
        let rules = switches.iter().filter_map(|switch| Some((switch.key, current(switch.key)?)));
        Self { rules: rules.collect(), ..self }
    }
}
