//! What the shell and the table say to each other: the plan of a match and how it ended.
//!
//! The shell never sees a position and the table never sees a menu; these plain values are all that passes between them.
//! Deliberately absent: game names in code. Games, levels and options are the identifiers of the data files.

use bevy::prelude::*;

use super::card_face::CardFace;
use crate::app::kit::locale::LocalText;

/// Everything needed to start a match.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct MatchPlan {
    /// The game's identifier: `jungle`.
    pub game: String,
    /// The level's identifier: `jungle/combat`.
    pub level: String,
    /// Variants that differ from the level's own rules, as switch and choice.
    pub options: Vec<(String, String)>,
    /// Who begins.
    pub first: First,
    /// Minutes after which the match is stopped and counted, when a time was agreed. R97.
    pub minutes: Option<u16>,
    /// The players in seat order.
    pub seats: Vec<SeatPlan>,
}

impl MatchPlan {
    /// What a switch was set to, when it was.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == key).map(|(_, choice)| choice.as_str())
    }
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot.
    #[default]
    Lot,
    /// This seat.
    Seat(u8),
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// The name on the screen, already in the player's language.
    pub name: String,
    /// Who decides.
    pub player: PlayerKind,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// Somebody at this machine.
    Human,
    /// The computer.
    Computer(Skill),
}

/// How well the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skill {
    /// Lets one win.
    #[default]
    Easy,
    /// Sees the next turns.
    Medium,
    /// Sees far.
    Hard,
}

/// A new match lies on the table.
#[derive(Event, Clone, Debug, PartialEq)]
pub struct MatchStarted(pub MatchPlan);

/// The match on the table makes way for another that is only looked at.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPutAside;

/// The table tells that the match is over and its last action has been seen.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MatchEnded {
    /// Who won, or that nobody did; the first line is the headline, the rest say why.
    pub headline: Vec<LocalText>,
    /// The head shown with it: a cell of the `heads` sheet.
    pub animal: Option<String>,
    /// What stands for the winners, where pawns are no heroes.
    pub cards: Vec<CardFace>,
    /// Everybody's place, the best first, where everybody played for themselves.
    pub ranks: Vec<Ranked>,
}

/// One seat's place in the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Its place, counted from 1; those who share one have the same.
    pub place: u32,
    /// Its token: a cell of the `tokens` sheet.
    pub token: &'static str,
    /// Its name.
    pub name: String,
    /// Its points, in games that count.
    pub points: Option<u32>,
    /// What decides between equal points.
    pub note: Option<LocalText>,
}

/// Set by the table while Back means something on it (a pawn is selected): the pause menu then waits its turn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStepsBack(pub bool);

/// What giving up and draws mean at the table; the table writes it.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Customs {
    /// Whether draws are offered: between two sides.
    pub draws: bool,
    /// Who leaves a seat to the computer by giving up, because others play on.
    pub hands_over: Option<String>,
}

impl Default for Customs {
    fn default() -> Self {
        Self { draws: true, hands_over: None }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Customs>();
    super::table_command::plugin(app);
    app.add_message::<MatchEnded>()
        .init_resource::<TableStepsBack>()
        .add_systems(OnExit(crate::app::kit::screen_state::Screen::Play), forget_step_back);
}

fn forget_step_back(mut table: ResMut<TableStepsBack>) {
    table.0 = false;
}
