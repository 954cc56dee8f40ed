//! A running match that is played again with packs as they are now.
//!
//! A match keeps its tables while a pack is edited. One press lays the packs anew, compiles the level, and
//! enters the match's record as far as its entries are still possible. Deliberately absent: doing so unasked,
//! because a rule that changes within a match is unfair.

use std::time::Duration;

use bevy::prelude::*;

use super::autosave::{Kept, save};
use super::notes::Notes;
use super::reopening::Reopening;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::{FoundPacks, Laid, lay_now};
use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::MatchPlan;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::clock::MatchClock;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::matches::starting::expect_match;
use crate::app::table::{Enact, Playing, Seats, TableGame, TableSystems};
use crate::referee::record::Again;

/// How long it is shown that a pack has changed, and what became of the match.
const READ: Duration = Duration::from_secs(12);

/// The save that is being reopened is entered as far as it goes.
#[derive(Resource)]
pub(super) struct AsFarAsItGoes;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>().init_resource::<Laid>().add_message::<Remark>();
    app.add_message::<TableCommand>().add_systems(
        Update,
        tell_change.run_if(resource_changed::<FoundPacks>.and_then(is_playing)),
    );
}

fn is_playing(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|screen| *screen.get() == Screen::Play)
}

pub(super) fn game_plugin<G: Enact>(app: &mut App) {
    app.add_systems(
        Update,
        play_again::<G>
            .after(TableSystems::Tell)
            .run_if(resource_exists::<Playing<G>>)
            .run_if(resource_exists::<Kept>)
            .run_if(is_asked),
    );
}

fn is_asked(mut commands: MessageReader<TableCommand>) -> bool {
    commands.read().any(|command| *command == TableCommand::TakePacks)
}

/// Tells that a pack has changed while a match keeps the version before.
fn tell_change(
    (found, laid): (Res<FoundPacks>, Res<Laid>),
    kept: Option<Res<Kept>>,
    mut remarks: MessageWriter<Remark>,
) {
    if kept.is_some() && laid.is_behind(&found) {
        remarks.write(remark("again-changed".into()));
    }
}

fn remark(text: LocalText) -> Remark {
    Remark { stays: READ, outlasts_actions: true, ..Remark::new("redo", text) }
}

/// Lays the packs as they are now, and sends for the level of the match.
fn play_again<G: Enact>(world: &mut World) {
    let (playing, plan) = (world.resource::<Playing<G>>(), world.resource::<MatchPlan>());
    let (clock, clocks) = (world.resource::<MatchClock>(), world.resource::<SeatClocks>());
    let notes =
        Notes { left: clock.left(), clocks: clocks.left(), offer: playing.draw_offered_by() };
    let saved = save(playing, plan, world.resource::<Seats>(), &notes);
    let Kept(name) = world.resource::<Kept>().clone();
    lay_now(world);
    world.insert_resource(Reopening::go_on(name, saved));
    world.insert_resource(AsFarAsItGoes);
    if let Err(why) = world.run_system_cached(expect_match::<G>) {
        error!("The level cannot be sent for: {why}");
    }
}

/// Tells how far a match could be entered again.
pub(super) fn tell<G: TableGame>(world: &mut World, again: &Again<G>) {
    let key = if again.stopped.is_none() { "again-whole" } else { "again-part" };
    if let Some(flaw) = &again.stopped {
        info!("With the packs as they are now the match ends early: {flaw}");
    }
    let text = LocalText::new(key).with("count", again.entered as u32);
    if let Some(mut remarks) = world.get_resource_mut::<Messages<Remark>>() {
        remarks.write(remark(text));
    }
}
