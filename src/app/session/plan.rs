//! What the shell and the table exchange: the plan of a match and how it ended.
//!
//! The shell never sees a position and the table never sees a menu; only these plain values pass
//! between them. Deliberately absent: game names in code. Games, levels and options are identifiers
//! from the data files.

use bevy::prelude::*;

use super::card_face::CardFace;
use super::seat_time::SideTimes;
/// How well the computer plays.
pub use crate::ai::Strength as Skill;
use crate::app::kit::locale::LocalText;
use crate::data::{LevelTexts, Need};
use crate::rules::Seat;

/// Everything needed to start a match.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct MatchPlan {
    /// The game's identifier: `jungle`.
    pub game: String,
    /// The level's identifier: `jungle/combat`.
    pub level: String,
    /// Variants that differ from the level's own rules, each a switch and a choice.
    pub options: Vec<(String, String)>,
    /// Who begins.
    pub first: First,
    /// Minutes after which the match is stopped and counted, if a time was agreed. R97.
    pub minutes: Option<u16>,
    /// The time of each side for its own decisions, if clocks were agreed.
    pub clock: Option<SideTimes>,
    /// The players in seat order.
    pub seats: Vec<SeatPlan>,
}

/// The packs that the level on the table needs, for records and saves.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct NeededPacks(pub Vec<Need>);

/// What packs have written of the files of the level on the table: a computer that thinks in another program has only
/// the game's own.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct PackTexts(pub LevelTexts);

impl MatchPlan {
    /// The choice of a switch, if it was set.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == key).map(|(_, choice)| choice.as_str())
    }
}

/// A level that is played from the editor: it lies in no file, so its matches are neither saved nor counted, and
/// leaving the table leads back to the editor.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct TriedLevel {
    /// Its id.
    pub id: String,
    /// The path that its file would have.
    pub path: String,
    /// The file.
    pub text: String,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// By lot.
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
    /// A person at this machine.
    Human,
    /// The computer.
    Computer(Skill),
}

/// A new match has begun on the table, which may be a rematch.
#[derive(Event, Clone, Debug, PartialEq)]
pub struct MatchStarted(pub MatchPlan);

/// The match on the table is replaced by one that is only watched.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPutAside;

/// The match is over and its last action has been shown; sent by the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct MatchEnded {
    /// Who won, if anyone: the first line is the headline, the rest give the reason.
    pub headline: Vec<LocalText>,
    /// What it means to the only person here.
    pub mood: Mood,
    /// The seats that won; none if nobody did.
    pub winners: Vec<Seat>,
    /// The head shown with it, a cell of the `heads` sheet: the winner's, or the lone person's own.
    pub animal: Option<String>,
    /// Cards that stand for the same, in games without animal heads.
    pub cards: Vec<CardFace>,
    /// The place of every seat, the best first, where every seat played for itself.
    pub ranks: Vec<Ranked>,
}

/// What the end of a match means to the only person at this machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// Nothing in particular: several people played here, or nobody.
    #[default]
    Plain,
    /// The person won.
    Won,
    /// The person lost.
    Lost,
    /// Nobody won.
    Even,
}

/// One seat's place in the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Its place, counted from 1; equal seats share a place.
    pub place: u32,
    /// Its token: a cell of the `tokens` sheet.
    pub token: &'static str,
    /// Its name.
    pub name: String,
    /// Its points, in games that count.
    pub points: Option<u32>,
    /// What decided between equal points.
    pub note: Option<LocalText>,
}

/// Whether Back does something on the table, such as dropping a selected pawn, and so must not open
/// the pause menu; written by the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStepsBack(pub bool);

/// How resigning and draws work at the table; written by the table.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Customs {
    /// Whether draws may be offered, as between two sides.
    pub draws: bool,
    /// Whether a person may give up; there is nothing to give up in a lesson or a puzzle.
    pub resigns: bool,
    /// The name of the seat that resigning would leave to the computer, because other seats play
    /// on.
    pub hands_over: Option<String>,
}

impl Default for Customs {
    fn default() -> Self {
        Self { draws: true, resigns: true, hands_over: None }
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
