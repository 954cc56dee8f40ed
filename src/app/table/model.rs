//! A model of the table: it carries out actions and moves its pawns as the table on screen does, but
//! draws nothing. Callers read where its pawns are.
//!
//! Moving pictures of the rules are painted from it, so they show what a match shows. Deliberately
//! absent: sounds, particles and scenes of games, and any decision: it plays only what it is told to.

use std::marker::PhantomData;
use std::time::Duration;

use bevy::app::Main;
use bevy::diagnostic::FrameCountPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::{TimePlugin, TimeUpdateStrategy};

use super::board::layout::BoardLayout;
use super::board::painting::PawnDrawn;
use super::contract::looks::Looks;
use super::contract::pieces::{Appearance, Look, Pawn};
use super::matches::laying::{DrawnCells, put_on_table};
use super::motion::playback::Playback;
use super::motion::staged::Staged;
use super::turns::resolving::resolve;
use super::turns::seats::Seats;
use super::turns::stagehand::Enact;
use super::turns::watching::Watching;
use super::{TablePlugin, plugin};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::{Playback as Speed, Settings};
use crate::app::platform::one_thread::on_one_thread;
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::referee::{Match, Refused};
use crate::rules::Seat;

/// See the module.
#[derive(Resource)]
pub struct ModelTable<G: Enact> {
    world: World,
    game: PhantomData<fn() -> G>,
}

impl<G: Enact> ModelTable<G> {
    /// A table with a match as one seat sees it, at rest.
    #[must_use]
    pub fn lay(played: Match<G>, viewer: Seat, looks: Looks, staged: Staged) -> Self {
        let mut app = App::new();
        app.add_plugins((TimePlugin, FrameCountPlugin, StatesPlugin))
            .insert_resource(Settings { playback: Speed::Normal, ..default() })
            .insert_state(Screen::Play)
            .add_plugins((plugin, TablePlugin::<G>::default()))
            .insert_resource(staged)
            .insert_resource(DrawnCells(looks.drawn))
            // While a match is only watched, nobody decides anything and no lots are drawn.
            .insert_resource(Watching::default());
        on_one_thread(&mut app);
        let seats = (0..G::seats(played.position())).map(|seat| {
            let own = Seat(seat) == viewer;
            let player = if own { PlayerKind::Human } else { PlayerKind::Computer(Skill::Easy) };
            SeatPlan { name: String::new(), player }
        });
        let seats = Seats(seats.collect());
        put_on_table(app.world_mut(), played, seats);
        let mut table = Self { world: std::mem::take(app.world_mut()), game: PhantomData };
        table.pass(Duration::ZERO);
        table.pass(Duration::ZERO);
        table
    }

    /// Carries out an action; its steps are shown as time passes.
    ///
    /// # Errors
    /// When it is not legal.
    pub fn play(&mut self, action: G::Action) -> Result<(), Refused> {
        resolve::<G>(&mut self.world, action)
    }

    /// Lets some time pass.
    pub fn pass(&mut self, time: Duration) {
        self.world.insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.world.run_schedule(Main);
        self.world.clear_trackers();
    }

    /// Whether everything has been shown.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.world.resource::<Playback>().is_idle()
    }

    /// Where everything lies.
    #[must_use]
    pub fn layout(&self) -> BoardLayout {
        self.world.resource::<BoardLayout>().clone()
    }

    /// Every pawn as it is drawn now.
    #[must_use]
    pub fn drawn(&mut self) -> Vec<PawnDrawn> {
        let mut pawns = self.world.query::<(&Pawn, &Look, &Appearance, &Transform)>();
        let drawn = pawns.iter(&self.world).map(|(pawn, look, looks, at)| PawnDrawn {
            side: pawn.side,
            picture: pawn.picture.clone(),
            look: look.clone(),
            looks: looks.clone(),
            at: *at,
        });
        drawn.collect()
    }
}
