//! A running match that is played again with packs as they are now.
//!
//! A match keeps its tables while a pack is edited. One press lays the packs anew, compiles the level, and
//! enters the match's record as far as its entries are still possible. Until then the match is played on. Where
//! that fails it goes on with the tables that it has. Deliberately absent: doing so unasked, because a rule that
//! changes within a match is unfair.

use std::time::Duration;

use bevy::prelude::*;

use super::autosave::{Kept, save};
use super::notes::Notes;
use super::reopening::Reopening;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::{FoundPacks, Laid, SpoiltPacks, judge_changed, lay_now};
use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::{MatchPlan, NeededPacks};
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::clock::MatchClock;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::matches::starting::{begin_match, compile_level, expect_match};
use crate::app::table::{BadLevel, Enact, Playing, Seats, TableGame, TableSystems};
use crate::referee::record::Again;

/// How long it is shown that a pack has changed, and what became of the match.
const READ: Duration = Duration::from_secs(12);

/// The match on the table is entered again as far as it goes, once its level is compiled.
#[derive(Resource)]
pub(super) struct AsFarAsItGoes {
    /// The packs of its tables, which its record names if it goes on as it is.
    needed: Option<NeededPacks>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>().init_resource::<SpoiltPacks>().init_resource::<Laid>();
    app.add_message::<Remark>().add_message::<TableCommand>().add_systems(
        Update,
        tell_change
            .after(judge_changed)
            .run_if(resource_changed::<FoundPacks>.and_then(is_playing)),
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
    app.add_systems(
        Update,
        go_on_without_level
            .after(compile_level::<G>)
            .before(begin_match::<G>)
            .run_if(resource_exists::<AsFarAsItGoes>.and_then(resource_added::<BadLevel>)),
    );
}

fn is_asked(mut commands: MessageReader<TableCommand>) -> bool {
    commands.read().any(|command| *command == TableCommand::TakePacks)
}

/// Tells that a pack has changed while a match keeps the version before.
fn tell_change(
    (found, laid, spoilt): (Res<FoundPacks>, Res<Laid>, Res<SpoiltPacks>),
    kept: Option<Res<Kept>>,
    mut remarks: MessageWriter<Remark>,
) {
    if let Some(pack) = spoilt.0.first() {
        remarks.write(remark(LocalText::new("again-flawed").with("pack", pack.label.clone())));
    } else if kept.is_some() && laid.is_behind(&found, &spoilt) {
        remarks.write(remark("again-changed".into()));
    }
}

fn remark(text: LocalText) -> Remark {
    Remark { stays: READ, outlasts_actions: true, ..Remark::new("redo", text) }
}

/// Lays the packs as they are now, and sends for the level of the match.
fn play_again<G: Enact>(world: &mut World) {
    let needed = world.get_resource::<NeededPacks>().cloned();
    lay_now(world);
    world.insert_resource(AsFarAsItGoes { needed });
    if let Err(why) = world.run_system_cached(expect_match::<G>) {
        error!("The level cannot be sent for: {why}");
    }
}

/// The match on the table as it is now that its level is compiled; `None` if another one was laid over it.
pub(super) fn as_it_is<G: TableGame>(world: &World) -> Option<Reopening> {
    let Kept(name) = world.get_resource::<Kept>()?.clone();
    let (playing, plan) = (world.get_resource::<Playing<G>>()?, world.get_resource::<MatchPlan>()?);
    let (clock, clocks) =
        (world.get_resource::<MatchClock>()?, world.get_resource::<SeatClocks>()?);
    let notes =
        Notes { left: clock.left(), clocks: clocks.left(), offer: playing.draw_offered_by() };
    let saved = save(playing, plan, world.get_resource::<Seats>()?, &notes);
    Some(Reopening::go_on(name, saved))
}

/// The level is no longer there, or has flaws, which were logged.
fn go_on_without_level(world: &mut World) {
    world.remove_resource::<BadLevel>();
    go_on(world);
}

/// The match goes on with the tables that it has, and its record names the packs of these.
pub(super) fn go_on(world: &mut World) {
    let Some(AsFarAsItGoes { needed }) = world.remove_resource() else { return };
    match needed {
        Some(needed) => world.insert_resource(needed),
        None => drop(world.remove_resource::<NeededPacks>()),
    }
    write(world, "again-not".into());
}

fn write(world: &mut World, text: LocalText) {
    if let Some(mut remarks) = world.get_resource_mut::<Messages<Remark>>() {
        remarks.write(remark(text));
    }
}

/// Tells how far a match could be entered again.
pub(super) fn tell<G: TableGame>(world: &mut World, again: &Again<G>) {
    let key = if again.stopped.is_none() { "again-whole" } else { "again-part" };
    if let Some(flaw) = &again.stopped {
        info!("With the packs as they are now the match ends early: {flaw}");
    }
    write(world, LocalText::new(key).with("count", again.entered as u32));
}
