//! A table without a window, with a match of vanes.

use std::sync::Arc;

use bevy::ecs::message::Messages;
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;

use super::hands::Hands;
use super::vanes::{Gust, Vanes};
use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
use crate::app::session::remark::Remark;
use crate::app::table::TablePlugin;
use crate::app::table::laws::table_without_window;
use crate::app::table::matches::laying::put_on_table;
use crate::app::table::matches::mirror;
use crate::app::table::picking::selection::WhyNot;
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::seats::Seats;
use crate::app::table::turns::waiting::PlayAction;
use crate::referee::{Entry, Match};
use crate::rules::{Phase, Spot};

pub(super) struct Bench {
    app: App,
}

impl Hands for Bench {
    fn app(&mut self) -> &mut App {
        &mut self.app
    }
}

pub(super) const PERSON: PlayerKind = PlayerKind::Human;
pub(super) const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Easy);

impl Bench {
    /// Two people, with keyboard and mouse.
    pub(super) fn new() -> Self {
        Self::of(TablePlugin::default(), [PERSON, PERSON])
    }

    pub(super) fn without(phase: Phase) -> Self {
        Self::of(TablePlugin::without(phase), [PERSON, PERSON])
    }

    pub(super) fn between(players: [PlayerKind; 2]) -> Self {
        Self::of(TablePlugin::default(), players)
    }

    fn of(game: TablePlugin<Vanes>, players: [PlayerKind; 2]) -> Self {
        let app = table_without_window(game);
        let mut bench = Self { app };
        bench.lay_hands_on();
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        let played = Match::<Vanes>::new(Arc::new(()), (), 1);
        put_on_table(bench.app.world_mut(), played, Seats(players.map(seat).to_vec()));
        bench.wait();
        bench
    }

    /// A few frames pass.
    pub(super) fn wait(&mut self) {
        (0..4).for_each(|_| self.app.update());
    }

    pub(super) fn playing(&self) -> &Playing<Vanes> {
        self.app.world().resource::<Playing<Vanes>>()
    }

    /// The actions entered so far.
    pub(super) fn entered(&self) -> Vec<Gust> {
        let action = |entry: &Entry<Gust>| match entry {
            Entry::Action(action) => Some(*action),
            _ => None,
        };
        self.playing().entries().iter().filter_map(action).collect()
    }

    /// Plays an action of a player who is not here.
    pub(super) fn play(&mut self, action: Gust) {
        let after = self.playing().entries().len();
        self.app.world_mut().write_message(PlayAction::<Vanes> { action, after });
        self.wait();
    }

    pub(super) fn click_all(&mut self, spots: &[Spot]) {
        spots.iter().for_each(|spot| self.click(*spot));
    }

    pub(super) fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
        self.wait();
    }

    pub(super) fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    /// Why picks were refused since the last call.
    pub(super) fn refusals(&mut self) -> Vec<&'static str> {
        let mut told = self.app.world_mut().resource_mut::<Messages<WhyNot>>();
        told.drain().map(|why| why.0.key).collect()
    }

    /// Keeps what is remarked from now on.
    pub(super) fn listen(&mut self) {
        let listen = |mut remarks: MessageReader<Remark>, mut said: ResMut<Said>| {
            said.0.extend(remarks.read().map(|remark| remark.text.key.to_string()));
        };
        self.app.init_resource::<Said>().add_systems(Update, listen);
    }

    /// What was remarked since then.
    pub(super) fn said(&self) -> &[String] {
        &self.app.world().resource::<Said>().0
    }

    pub(super) fn mirror_holds(&mut self) -> bool {
        self.app.world_mut().run_system_once(mirror::holds::<Vanes>).unwrap()
    }
}

/// What was remarked.
#[derive(Resource, Default)]
struct Said(Vec<String>);

pub(super) fn square(number: u8) -> Spot {
    Spot::Square(number)
}

pub(super) fn petal(eighths: u16) -> Spot {
    Spot::Button(eighths)
}
