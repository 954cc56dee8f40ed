//! From the plan of a match to the table: level files are loaded and compiled, and the match
//! begins.
//!
//! The data layer asks for files by logical path, and only it can tell which files a level needs:
//! [`LevelFiles`] notes which requested files are missing, fetches them, and the level is compiled
//! again when they have arrived. This works the same in a folder and on the web. Bad data is shown
//! with the file's name, a line and a way back; nothing panics.

use std::sync::Arc;
use std::time::Duration;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
use bevy::ecs::message::Messages;
use bevy::platform::collections::HashMap;
use bevy::platform::sync::Mutex;
use bevy::prelude::*;

use super::clock::MatchClock;
use super::laying::{DrawnCells, clear_table, put_on_table};
use super::seat_clocks::SeatClocks;
use crate::app::kit::content::{Art, HEADS};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::{ASSETS, BroughtFiles, LEVELS};
use crate::app::session::plan::{MatchPlan, MatchStarted, NeededPacks, PackTexts, TriedLevel};
use crate::app::session::remark::Remark;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::looks::Looks;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::staged::Staged;
use crate::app::table::turns::lessons::Taught;
use crate::app::table::turns::playing::seed;
use crate::app::table::turns::puzzles::Judge;
use crate::app::table::turns::seats::seats_of;
use crate::app::table::turns::stagehand::Enact;
use crate::data::origin::{FurtherLetters, Origin};
use crate::data::{Files, Flaw, Trouble, staging};
use crate::packs::{self, Layered, Stack};
use crate::referee::Match;

/// How long a flaw of a file of staging is shown: it names a file and what to do.
const READ_FLAW: Duration = Duration::from_secs(20);

/// The bytes of a data file.
#[derive(Asset, TypePath, Debug)]
pub struct DataFile(Vec<u8>);

#[derive(Default, TypePath)]
struct DataFileLoader;

impl AssetLoader for DataFileLoader {
    type Asset = DataFile;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _: &mut LoadContext<'_>,
    ) -> Result<DataFile, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(DataFile(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// The data files requested so far, with the packs laid over them.
#[derive(Resource, Default)]
pub struct LevelFiles {
    below: FetchedFiles,
    packs: Arc<Stack>,
}

/// The shipped files requested so far, and those of games from outside this crate.
#[derive(Default)]
struct FetchedFiles {
    handles: HashMap<String, Handle<DataFile>>,
    arrived: HashMap<String, Result<Vec<u8>, Trouble>>,
    wanted: Mutex<Vec<String>>,
}

impl Files for LevelFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        Layered::new(&*self.packs, &self.below).read(path)
    }

    fn traced(&self, path: &str) -> Result<(Vec<u8>, Option<Origin>), Trouble> {
        Layered::new(&*self.packs, &self.below).traced(path)
    }

    fn further_letters(&self) -> FurtherLetters {
        Layered::new(&*self.packs, &self.below).further_letters()
    }

    fn meant(&self, path: &str) -> Option<String> {
        Layered::new(&*self.packs, &self.below).meant(path)
    }
}

impl Files for FetchedFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        if let Some(arrived) = self.arrived.get(path) {
            return arrived.clone();
        }
        if let Ok(mut wanted) = self.wanted.lock() {
            wanted.push(path.to_owned());
        }
        Err(Trouble::Missing)
    }
}

impl LevelFiles {
    /// Fetches requested files and stores those that have arrived; `true` when none is on its way
    /// or has arrived in this call without being read.
    pub(in crate::app) fn fetch(
        &mut self,
        server: &AssetServer,
        files: &Assets<DataFile>,
        brought: &BroughtFiles,
    ) -> bool {
        self.packs.clone_from(&brought.packs);
        self.below.fetch(server, files, brought)
    }

    /// Discards all files, because a modder may have saved one since.
    fn forget(&mut self) {
        *self = Self::default();
    }
}

impl FetchedFiles {
    fn fetch(
        &mut self,
        server: &AssetServer,
        files: &Assets<DataFile>,
        brought: &BroughtFiles,
    ) -> bool {
        let wanted = self.wanted.get_mut().map(std::mem::take).unwrap_or_default();
        let mut unseen = false;
        for path in wanted {
            if let Some(text) = brought.get(&path) {
                self.arrived.insert(path, Ok(text.into()));
                unseen = true;
                continue;
            }
            let handle = server.load(asset_path(&path));
            self.handles.entry(path).or_insert(handle);
        }
        self.handles.retain(|path, handle| {
            let came = match (files.get(&*handle), server.load_state(&*handle)) {
                (Some(file), _) => Ok(file.0.clone()),
                (None, LoadState::Failed(why)) => Err(trouble(&why)),
                (None, _) => return true,
            };
            self.arrived.insert(path.clone(), came);
            false
        });
        self.handles.is_empty() && !unseen
    }
}

fn trouble(why: &bevy::asset::AssetLoadError) -> Trouble {
    use bevy::asset::AssetLoadError;
    use bevy::asset::io::AssetReaderError;
    match why {
        AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => Trouble::Missing,
        other => Trouble::Unreadable(other.to_string()),
    }
}

/// Logical paths begin with the folder; the asset server has `levels` as a source of its own.
fn asset_path(path: &str) -> String {
    match path.split_once('/') {
        Some((LEVELS, rest)) => format!("{LEVELS}://{rest}"),
        Some((ASSETS, rest)) => rest.to_owned(),
        _ => path.to_owned(),
    }
}

/// The plan that is waiting for its files.
#[derive(Resource, Clone, Debug)]
struct Arriving(MatchPlan);

/// A compiled level, for a match about to begin. Code that has its own match for it, such as a
/// save, removes this resource before the table begins a new one.
#[derive(Resource)]
pub struct LevelReady<G: TableGame> {
    /// The compiled level.
    pub tables: G::Tables,
    /// The plan.
    pub plan: MatchPlan,
}

/// Why no match could begin, to be shown: every flaw with its file and line.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct BadLevel(pub String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LevelFiles>()
        .init_resource::<BroughtFiles>()
        .add_systems(OnExit(Screen::Play), forget_bad_level);
    // Without an asset server, as in tests, matches are put on the table directly.
    if app.world().contains_resource::<AssetServer>() {
        app.init_asset::<DataFile>().init_asset_loader::<DataFileLoader>();
    }
}

pub(super) fn game_plugin<G: Enact>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), expect_match::<G>)
        .add_systems(OnExit(Screen::Play), clear_table::<G>)
        .add_systems(
            Update,
            (
                compile_level::<G>
                    .run_if(resource_exists::<Arriving>)
                    .run_if(resource_exists::<Assets<DataFile>>),
                begin_match::<G>.run_if(resource_exists::<LevelReady<G>>),
            )
                .chain()
                .before(TableSystems::Listen),
        );
}

/// Sends for the level of the plan.
pub(in crate::app) fn expect_match<G: TableGame>(
    plan: Option<Res<MatchPlan>>,
    tried: Option<Res<TriedLevel>>,
    mut files: ResMut<LevelFiles>,
    mut commands: Commands,
) {
    if let Some(plan) = plan.filter(|plan| plan.game == G::ID) {
        files.forget();
        if let Some(tried) = tried.filter(|tried| tried.id == plan.level) {
            files.below.arrived.insert(tried.path.clone(), Ok(tried.text.clone().into()));
        }
        commands.insert_resource(Arriving(plan.clone()));
    }
}

fn forget_bad_level(mut commands: Commands) {
    commands.remove_resource::<BadLevel>();
    commands.remove_resource::<Arriving>();
}

/// Compiles the planned level, again after each time that files were missing.
pub(in crate::app) fn compile_level<G: Enact>(world: &mut World) {
    let Some(Arriving(plan)) = world.get_resource::<Arriving>().cloned() else { return };
    if plan.game != G::ID {
        return;
    }
    if let Some(mut redraw) = world.get_resource_mut::<RedrawRequests>() {
        redraw.nudge();
    }
    // The table needs all of its pictures before it is laid out.
    let pictures = world.get_resource::<Art>();
    if pictures.is_some_and(|art| !art.is_whole()) || !fetch(world) {
        return;
    }
    let files = world.resource::<LevelFiles>();
    let mut plan = plan;
    let judge = world.get_resource::<Judge<G>>().copied();
    let compiled = Taught::<G>::of(files, &mut plan, judge);
    // A game without cues has no such files.
    let staged = if G::CUES.is_empty() { default() } else { Staged::read(files, G::ID) };
    if !fetch(world) {
        return;
    }
    world.remove_resource::<Arriving>();
    take_staging::<G>(world, staged);
    match compiled {
        Ok((tables, taught)) => {
            world.remove_resource::<Taught<G>>();
            if let Some(taught) = taught {
                world.insert_resource(taught);
                world.insert_resource(plan.clone());
            }
            let files = world.resource::<LevelFiles>();
            let LevelFiles { below, packs: stack } = files;
            let needs = packs::of_level::<G>(stack, below, &plan.level, &plan.options);
            let texts = packs::texts_of_level::<G>(stack, below, &plan.level, &plan.options);
            let looks = G::looks(files, &plan.level);
            world.insert_resource(NeededPacks(needs));
            world.insert_resource(PackTexts(texts));
            take_looks(world, looks);
            world.insert_resource(LevelReady::<G> { tables, plan });
        }
        Err(flaws) => {
            error!("The level {} cannot be played:\n{flaws}", plan.level);
            world.insert_resource(BadLevel(flaws));
        }
    }
}

/// Puts a new match on the table.
pub(in crate::app) fn begin_match<G: TableGame>(world: &mut World) {
    let Some(LevelReady { tables, plan }) = world.remove_resource::<LevelReady<G>>() else {
        return;
    };
    let seed = seed(world.resource::<Time<Real>>());
    let taught = world.get_resource::<Taught<G>>();
    let setup = taught.map_or_else(|| G::setup(&tables, &plan), |taught| taught.setup().clone());
    let played = Match::<G>::new(Arc::new(tables), setup, seed);
    world.insert_resource(MatchClock::of(&plan));
    world.insert_resource(SeatClocks::of::<G>(&plan));
    let seats = seats_of(&plan, &played);
    put_on_table(world, played, seats);
    world.trigger(MatchStarted(plan));
}

/// Replaces the last game's staging. With flaws a file counts as empty, and the game can be played.
pub(in crate::app) fn take_staging<G: Enact>(
    world: &mut World,
    (staged, flaws): (Staged, Vec<Flaw>),
) {
    for flaw in &flaws {
        warn!("A file of staging is left out, and motions are as usual:\n{flaw}");
    }
    let path = staging::path(G::ID);
    let strangers = staged.staging.strangers(G::CUES);
    for stranger in &strangers {
        warn!("{path}: {stranger}");
    }
    let unknown = strangers.first().map(|stranger| format!("{path}: {stranger}"));
    if let (Some(flaw), Some(mut remarks)) =
        (flaws.first().map(Flaw::line).or(unknown), world.get_resource_mut::<Messages<Remark>>())
    {
        let text = LocalText::new("table-bad-staging").with("flaw", flaw);
        let remark = Remark::new("warning", text);
        remarks.write(Remark { stays: READ_FLAW, outlasts_actions: true, ..remark });
    }
    world.insert_resource(staged);
}

/// Replaces the last level's names and heads by this level's.
fn take_looks(world: &mut World, looks: Looks) {
    if let Some(mut locale) = world.get_resource_mut::<Locale>() {
        locale.bring("level", looks.names);
    }
    if let Some(mut art) = world.get_resource_mut::<Art>() {
        let heads = looks.heads.into_iter().map(|(name, cell)| (HEADS, name, cell));
        art.lend(heads.chain(looks.pictures));
    }
    world.insert_resource(DrawnCells(looks.drawn));
}

fn fetch(world: &mut World) -> bool {
    let server = world.resource::<AssetServer>().clone();
    world.resource_scope(|world, mut files: Mut<LevelFiles>| {
        let (data, brought) = (world.resource::<Assets<DataFile>>(), world.resource());
        files.fetch(&server, data, brought)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packs::Pack;

    #[test]
    fn letters_of_a_pack_s_font_may_stand_in_a_level_that_is_played() {
        let manifest = "(id: \"kanji\", version: \"1.0.0\", title: {\"en\": \"Letters\"}, authors: [\"Ann\"], licence: \"MIT\")";
        let font = include_bytes!("../../../../tests/fonts/two-letters.ttf");
        let files = [("pack.ron", manifest.as_bytes()), ("assets/fonts/two.ttf", font)];
        let files = files.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
        let pack = Pack::from_files("packs/kanji", files).expect("a pack");
        let packs = Arc::new(Stack::of(vec![pack], &Stack::game()));
        let files = LevelFiles { packs, ..default() };
        let letters = files.further_letters();
        assert!("野水".chars().all(|letter| letters.iter().any(|font| font.hold(letter))));
    }
}
