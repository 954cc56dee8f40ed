//! Puts a save back on the table: the same position, with seats, clocks, draw offer and the actions
//! that were taken back.
//!
//! The record is replayed on its level as it is now; if it goes another way, that is reported and
//! the table stays empty. Deliberately absent: loading levels, which the table does as for any
//! match.

use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::again::{self, AsFarAsItGoes};
use super::autosave::Kept;
use super::blocked_saves::{Blocked, KnownTables};
use super::shelved::own_match;
use super::{let_go, notes, release};
use crate::app::catalog::animal_names::NAMES;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::lessons::LessonList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::{BOARD, SetUpSheet};
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::platform::shipped::BroughtFiles;
use crate::app::session::plan::{MatchPlan, MatchStarted, PlayerKind, SeatPlan, TriedLevel};
use crate::app::session::remark::Remark;
use crate::app::table::matches::clock::MatchClock;
use crate::app::table::matches::replaying::watch;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::matches::starting::{LevelReady, begin_match, compile_level};
use crate::app::table::turns::playing::seed;
use crate::app::table::{Enact, Seats, TableGame, put_on_table};
use crate::data::{lessons, puzzles};
use crate::referee::{Record, TablesHashes};
use crate::saves::{Save, SaveName};

/// How long it is shown that a note cannot be read.
const READ_NOTE: Duration = Duration::from_secs(12);

/// A save that goes to the table once its level is loaded.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Reopening {
    /// Its name, if it is one of the kept saves.
    pub name: Option<SaveName>,
    /// The save.
    pub save: Save,
    /// Whether it is only watched.
    pub replay: bool,
    /// Whether another program is playing it, so that it continues here under another name.
    pub parted: bool,
}

impl Reopening {
    /// A save to continue.
    #[must_use]
    pub fn go_on(name: SaveName, save: Save) -> Self {
        Self { name: Some(name), save, replay: false, parted: false }
    }

    /// A save to watch.
    #[must_use]
    pub fn watch(name: SaveName, save: Save) -> Self {
        Self { replay: true, ..Self::go_on(name, save) }
    }
}

/// Why a save could not be put on the table.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct BadSave(pub String);

/// The resources that opening a save changes.
#[derive(SystemParam)]
pub struct Opening<'w, 's> {
    games: Res<'w, GameList>,
    levels: Res<'w, LevelList>,
    settings: Res<'w, Settings>,
    sheet: ResMut<'w, SetUpSheet>,
    next: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl Opening<'_, '_> {
    /// Goes to the list of saves instead.
    pub fn show_list(&mut self) {
        self.next.set(Screen::Saves);
    }

    /// Goes to the set-up of a game instead, with one of its levels picked.
    pub fn set_up(&mut self, game: &str, level: Option<&str>) {
        let card = self.games.0.iter().find(|card| card.game == game && card.menu.is_some());
        let Some(card) = card else { return };
        self.sheet.open_game(card, &self.levels, &self.settings);
        let place = |id: &str| self.levels.of_game(game).position(|level| level.id == id);
        if let Some(place) = level.and_then(place) {
            self.sheet.pick(BOARD, place);
            self.sheet.fit_level(&self.levels);
        }
        self.next.set(Screen::SetUp);
    }

    /// Whether this version has the game of a save.
    #[must_use]
    pub fn knows(&self, reopening: &Reopening) -> bool {
        let game = reopening.save.record.game.as_str();
        self.games.0.iter().any(|card| card.game == game && card.menu.is_some())
    }

    /// Goes to the table with a save; `false` if this version does not have its game.
    pub fn open(&mut self, reopening: Reopening) -> bool {
        let game = reopening.save.record.game.as_str();
        let card = self.games.0.iter().find(|card| card.game == game && card.menu.is_some());
        let Some(card) = card else { return false };
        // Later changes to the set-up sheet then apply to this game.
        self.sheet.open_game(card, &self.levels, &self.settings);
        self.commands.insert_resource(notes::plan(&reopening.save));
        self.commands.insert_resource(reopening);
        self.next.set(Screen::Play);
        true
    }
}

pub(super) fn game_plugin<G: Enact>(app: &mut App) {
    app.add_systems(
        Update,
        take_level::<G>
            .after(compile_level::<G>)
            .before(begin_match::<G>)
            .run_if(resource_exists::<LevelReady<G>>),
    );
}

/// Takes a level that was just compiled: remembers its hash and, if a save is waiting, continues
/// that in place of a new match.
fn take_level<G: TableGame>(world: &mut World) {
    let Some(LevelReady { tables, plan }) = world.get_resource::<LevelReady<G>>() else { return };
    let (hashes, plan) = (TablesHashes::of::<G>(tables), plan.clone());
    if let Some(mut known) = world.get_resource_mut::<KnownTables>() {
        known.learn(&plan.level, &plan.options, hashes);
    }
    let is_again = world.contains_resource::<AsFarAsItGoes>();
    let saved =
        if is_again { again::as_it_is::<G>(world) } else { world.remove_resource::<Reopening>() };
    if saved.is_none() && !is_again {
        return;
    }
    let Some(LevelReady { tables, .. }) = world.remove_resource::<LevelReady<G>>() else { return };
    let Some(saved) = saved else { return again::go_on(world) };
    let (name, seed) = (saved.name.clone(), seed(world.resource::<Time<Real>>()));
    let lacks = lacks(world.get_resource::<BroughtFiles>(), &saved.save.record);
    let Err(flaw) = reopen::<G>(world, tables, saved, seed) else { return };
    warn!("The save of a match on {} cannot be played: {flaw}", plan.level);
    if is_again {
        return again::go_on(world);
    }
    if let Some(name) = name {
        if let Some(mut way) = world.get_resource_mut::<Blocked>() {
            way.tried(name.clone());
        }
        release(world, name);
    }
    world.insert_resource(BadSave(lacks + &flaw));
}

/// What is lacking of the packs that a record needs, a line each.
#[must_use]
pub fn lacks(brought: Option<&BroughtFiles>, record: &Record) -> String {
    let lacking = brought.map(|brought| brought.packs.lacking(&record.packs)).unwrap_or_default();
    lacking.iter().map(|lack| format!("{lack}\n")).collect()
}

/// Puts a save on the table.
///
/// # Errors
/// The first entry that goes another way now.
pub(in crate::app) fn reopen<G: TableGame>(
    world: &mut World,
    tables: G::Tables,
    reopening: Reopening,
    seed: u64,
) -> Result<(), String> {
    let Reopening { name, save, replay, parted } = reopening;
    let tables = Arc::new(tables);
    let (mut played, is_cut) = if world.contains_resource::<AsFarAsItGoes>() {
        let again = save.record.enter_again::<G>(tables).map_err(|flaw| flaw.to_string())?;
        world.remove_resource::<AsFarAsItGoes>();
        again::tell(world, &again);
        (again.played, again.stopped.is_some())
    } else {
        (save.record.replay::<G>(tables).map_err(|flaw| flaw.to_string())?, false)
    };
    // A replay draws from dice of its own; a match that continues needs fresh, unpredictable ones.
    played.take_dice(seed);
    let seats = name_all(world, notes::seats(&save), G::seats(played.position()));
    if let Some(mut plan) = world.get_resource_mut::<MatchPlan>()
        && plan.seats.len() < seats.0.len()
    {
        plan.seats.clone_from(&seats.0);
    }
    let told = notes::Notes::of(&save);
    let clocks = SeatClocks::of::<G>(&notes::plan(&save)).with_left(told.clocks);
    world.insert_resource(clocks);
    if replay {
        watch(world, played, seats);
        return Ok(());
    }
    if let Some(seat) = told.offer
        && let Err(refused) = played.offer_draw(seat)
    {
        debug!("No draw is on offer any more: {refused}");
    }
    let clock = MatchClock::of(&notes::plan(&save)).with_left(told.left);
    world.insert_resource(clock);
    put_on_table(world, played, seats);
    if notes::clock(&save) == Some(Err(notes::BadClock)) {
        tell_bad_clock(world);
    }
    // The whole match stays kept where only a part of it goes on.
    if is_cut {
        let_go(world);
    }
    let anew = parted || is_cut;
    let name = if anew { crate::app::platform::folders::fresh_name(G::ID) } else { name };
    if let Some(name) = name {
        world.insert_resource(Kept(name));
    }
    if parted {
        world.write_message(own_match());
    }
    Ok(())
}

/// Tells that a match goes on without the clocks that its save speaks of.
fn tell_bad_clock(world: &mut World) {
    warn!("The note about the clocks in a save cannot be read");
    if let Some(mut remarks) = world.get_resource_mut::<Messages<Remark>>() {
        let remark = Remark::new("warning", "clock-bad-note");
        remarks.write(Remark { stays: READ_NOTE, outlasts_actions: true, ..remark });
    }
}

/// A bare record may lack names: those seats are humans with names of animals.
fn name_all(world: &World, mut seats: Seats, count: u8) -> Seats {
    seats.0.truncate(usize::from(count));
    let locale = world.get_resource::<Locale>();
    for seat in seats.0.len()..usize::from(count) {
        let key = format!("name-{}", NAMES[seat % NAMES.len()]);
        let name = locale.map_or(key.clone(), |locale| locale.text(&key, &[]));
        seats.0.push(SeatPlan { name, player: PlayerKind::Human });
    }
    seats
}

/// Begins a save of its own for every new match, also for a rematch; the save of the match before is released. A puzzle
/// or a lesson is over too soon to be kept, unless it is a whole match, and a level that is tried in the editor lies in no
/// file.
pub(super) fn keep_from_now_on(
    started: On<MatchStarted>,
    (lessons, tried): (Option<Res<LessonList>>, Option<Res<TriedLevel>>),
    mut commands: Commands,
) {
    commands.queue(super::let_go);
    let lesson = started.0.option(lessons::OPTION);
    let is_guided = |id| lessons?.find(id).map(|lesson| lesson.guided);
    let is_puzzle = started.0.option(puzzles::OPTION).is_some();
    let is_tried = tried.is_some_and(|tried| tried.id == started.0.level);
    if is_puzzle || is_tried || lesson.is_some_and(|id| is_guided(id) != Some(true)) {
        return;
    }
    if let Some(name) = crate::app::platform::folders::fresh_name(&started.0.game) {
        commands.insert_resource(Kept(name));
    }
}
