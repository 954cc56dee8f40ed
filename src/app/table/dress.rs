//! What a game hands to the table: the one door of its own that it has in the app.
//!
//! Everything else about a game comes through [`Game`]. A dress says how a position looks
//! ([`Dress::stage`]), which entities each phase's events change ([`Dress::enact`]), and how a
//! legal spot is marked. It never decides anything.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;

use super::scene::Scene;
use super::stages::{EnactSystems, ResolveAction};
use crate::app::locale::LocalText;
use crate::app::screens::First;
use crate::data::Files;
use crate::rules::{Game, Grid, Phase, Side, Spot};

/// A game that can be played on the table.
pub trait Dress: Game<Tables: Clone> {
    /// The level called `level`, with options changed.
    ///
    /// # Errors
    /// Every flaw of its files, as text for a modder.
    fn load(
        files: &dyn Files,
        level: &str,
        options: &[(String, String)],
    ) -> Result<Self::Tables, String>;
    /// Names and pictures that the level brings along; asked only of levels that [`Dress::load`] accepted.
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let _ = (files, level);
        Looks::default()
    }
    /// The set-up of a match in which `first` begins.
    fn setup(first: First) -> Self::Setup;
    /// The board's size and the look of every square.
    fn board(tables: &Self::Tables) -> BoardLook;
    /// Everything a view shows.
    fn stage(tables: &Self::Tables, view: &Self::View) -> Scene;
    /// Registers the systems that enact each phase's events on entities.
    fn enact(stages: &mut Stages<'_, Self>);
    /// How the last spot of a legal action is marked.
    fn mark(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Mark {
        let _ = (tables, view, action);
        Mark::Dot
    }
    /// What the pawn on `picked` may win or must fear, for badges.
    fn warnings(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        let _ = (tables, view, picked);
        Vec::new()
    }
    /// An event as a line of the log; `None` for what goes without saying.
    fn log_line(tables: &Self::Tables, event: &Self::Event) -> Option<LogLine>;
}

/// What a level shows in its own way.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Looks {
    /// Text keys and the words to show for them in every language.
    pub names: Vec<(String, String)>,
    /// Names of pawns and the cell of the `heads` sheet that shows each.
    pub heads: Vec<(String, String)>,
}

/// The board as it is drawn once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardLook {
    /// Its size.
    pub grid: Grid,
    /// A cell of the `squares` sheet for every square, in the order of their numbers.
    pub squares: Vec<String>,
}

/// A mark over a spot: cells of the `marks` sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A plain step.
    Dot,
    /// Something is taken.
    Ring,
    /// A leap ends here.
    Leap,
    /// The match is won here.
    Goal,
    /// It can be taken and nobody can take back.
    Win,
    /// It can be taken and somebody can take back.
    Exchange,
    /// It would take the picked pawn, which cannot take it.
    Lose,
    /// What is picked.
    Picked,
    /// Where the last action began.
    LastFrom,
    /// Where the last action ended.
    LastTo,
    /// Where keys and pad point.
    Focus,
}

impl Mark {
    /// Its picture.
    #[must_use]
    pub fn cell(self) -> &'static str {
        match self {
            Self::Dot => "dot",
            Self::Ring => "ring",
            Self::Leap => "leap",
            Self::Goal => "den_goal",
            Self::Win => "win",
            Self::Exchange => "exchange",
            Self::Lose => "lose",
            Self::Picked => "picked",
            Self::LastFrom => "last_from",
            Self::LastTo => "last_to",
            Self::Focus => "focus",
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Whose doing it is, for its colour; `None` for the table's own words.
    pub side: Option<Side>,
    /// What happened.
    pub text: LocalText,
}

/// Where a dress registers its enacting systems. A phase left out by a test keeps its rules but
/// shows nothing, and the mirror must notice.
pub struct Stages<'a, G: Dress> {
    pub(super) app: &'a mut App,
    pub(super) left_out: Option<Phase>,
    pub(super) game: std::marker::PhantomData<G>,
}

impl<G: Dress> Stages<'_, G> {
    /// These systems show what `phase` did. They read [`super::stages::PhaseEvents`] and nothing
    /// of the position.
    pub fn enact<M>(
        &mut self,
        phase: Phase,
        systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        if self.left_out != Some(phase) {
            let systems: ScheduleConfigs<ScheduleSystem> = systems.in_set(EnactSystems(phase));
            self.app.add_systems(ResolveAction::<G>::default(), systems);
        }
        self
    }
}
