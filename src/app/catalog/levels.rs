//! The levels on offer: those listed in `levels/index.ron`, each with the texts of its file or of
//! the text files.
//!
//! The files arrive while the game loads, in the same way from a folder and from the web. A level
//! that cannot be played stays on the list and says so; its flaws are shown when it is started.
//! Deliberately absent: the content of a level.

use bevy::prelude::*;
use iyes_progress::{Progress, ProgressReturningSystem};

use super::game_list::{GameList, LevelOffer, LevelWords};
use super::lessons::{self, LessonInfo, LessonList};
use super::puzzles::{self, PuzzleInfo, PuzzleList};
use super::records::KnownFiles;
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::BroughtFiles;
use crate::app::table::matches::starting::{DataFile, LevelFiles};
use crate::data::{Difficulty, Files, Flaws, index};

/// One level on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelInfo {
    /// Its identifier, `jungle/combat`.
    pub id: String,
    /// Its game's identifier.
    pub game: String,
    /// The key of its title: `jungle-level-combat`.
    pub title_key: String,
    /// The key of its one-line description.
    pub line_key: String,
    /// The key of the note on what was reconstructed.
    pub note_key: Option<String>,
    /// The choices of this level that replace the game's, by the key of their row.
    pub offers: Vec<(&'static str, Vec<String>)>,
    /// The fewest and the most players, where the file sets them.
    pub seats: Option<[u8; 2]>,
    /// Which players it is for.
    pub difficulty: Difficulty,
    /// Its own choice of each switch that it has.
    pub rules: Vec<(&'static str, String)>,
}

impl LevelInfo {
    /// Its own choice of a switch.
    #[must_use]
    pub fn rule(&self, switch: &str) -> Option<&str> {
        self.rules.iter().find(|(key, _)| *key == switch).map(|(_, choice)| choice.as_str())
    }
}

/// All levels, in the order in which they are offered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelList(pub Vec<LevelInfo>);

impl LevelList {
    /// The levels of one game.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &LevelInfo> {
        self.0.iter().filter(move |level| level.game == game)
    }

    /// The index, among a game's levels, of the first one for beginners, or of the first one that
    /// is not for beginners.
    pub fn first(&self, game: &str, for_beginners: bool) -> Option<usize> {
        let beginners = |level: &LevelInfo| level.difficulty == Difficulty::Beginner;
        self.of_game(game).position(|level| beginners(level) == for_beginners)
    }
}

/// The levels while their files arrive.
#[derive(Resource, Default)]
struct Gathering {
    files: LevelFiles,
    levels: Option<Vec<Described>>,
    lessons: Vec<LessonInfo>,
    puzzles: Vec<PuzzleInfo>,
    /// Set while the files are gathered behind the title, because packs came or went.
    is_again: bool,
}

impl Gathering {
    /// Reads the lists as far as the files have arrived; whether that is all.
    fn collect(
        &mut self,
        server: &AssetServer,
        data: &Assets<DataFile>,
        games: GameList,
        brought: &BroughtFiles,
    ) -> bool {
        if self.levels.is_none() && self.files.fetch(server, data, brought) {
            let levels = describe(&self.files, games, brought);
            let lessons = lessons::describe(&self.files);
            let puzzles = puzzles::describe(&self.files, games);
            // Describing may have asked for more files; it is repeated once they have arrived.
            if self.files.fetch(server, data, brought) {
                // Reported only now: before, the list may simply not have arrived.
                let flaws = Flaws(index::Index::read(&self.files).flaws);
                if !flaws.0.is_empty() {
                    warn!("The list of levels has flaws; its other levels are offered:\n{flaws}");
                }
                (self.lessons, self.puzzles) = (lessons, puzzles);
                self.levels = Some(levels);
            }
        }
        self.levels.is_some()
    }
}

/// A level and how its file describes it.
struct Described {
    id: String,
    /// `None` when the level cannot be played.
    words: Option<LevelWords>,
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<LevelList>()
        .init_resource::<LessonList>()
        .init_resource::<PuzzleList>()
        .init_resource::<BroughtFiles>()
        .add_systems(OnExit(Screen::Loading), offer);
    // Tests that load no files insert the list themselves.
    if app.world().contains_resource::<AssetServer>() {
        app.init_resource::<Gathering>().add_systems(
            Update,
            (
                gather.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
                (
                    begin_again.run_if(resource_changed::<BroughtFiles>),
                    gather_again.run_if(|gathering: Res<Gathering>| gathering.is_again),
                )
                    .chain()
                    .run_if(not(in_state(Screen::Loading))),
            ),
        );
    }
}

fn gather(
    server: Res<AssetServer>,
    data: Res<Assets<DataFile>>,
    games: Res<GameList>,
    brought: Res<BroughtFiles>,
    mut gathering: ResMut<Gathering>,
) -> Progress {
    let done = gathering.collect(&server, &data, *games, &brought);
    Progress { done: done.into(), total: 1 }
}

/// Packs came or went: all lists are read anew.
fn begin_again(mut gathering: ResMut<Gathering>) {
    *gathering = Gathering { is_again: true, ..default() };
}

fn gather_again(
    server: Res<AssetServer>,
    data: Res<Assets<DataFile>>,
    (games, brought): (Res<GameList>, Res<BroughtFiles>),
    mut gathering: ResMut<Gathering>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    redraw.nudge();
    if gathering.collect(&server, &data, *games, &brought) {
        gathering.is_again = false;
        commands.run_system_cached(offer);
    }
}

fn offer(
    gathering: Option<ResMut<Gathering>>,
    (mut list, mut lessons): (ResMut<LevelList>, ResMut<LessonList>),
    mut puzzles: ResMut<PuzzleList>,
    mut locale: ResMut<Locale>,
    mut commands: Commands,
) {
    let Some(mut gathering) = gathering else { return };
    if let Some(levels) = gathering.levels.take() {
        *list = name(&levels, &mut locale);
        lessons.0 = std::mem::take(&mut gathering.lessons);
        puzzles.0 = std::mem::take(&mut gathering.puzzles);
        // Records are checked against the same files.
        commands.insert_resource(KnownFiles(Box::new(std::mem::take(&mut gathering.files))));
    }
}

/// Every level of the index that can be read, then those that games bring along. When the index has
/// flaws, a game without any level left in it gets its shipped levels.
fn describe(files: &dyn Files, games: GameList, brought: &BroughtFiles) -> Vec<Described> {
    let (index, shipped) = (index::Index::read(files), index::Index::shipped());
    let mut ids: Vec<String> = index.ids().map(str::to_owned).collect();
    for card in games.0 {
        if !index.flaws.is_empty() && index.of_game(card.game).next().is_none() {
            ids.extend(shipped.of_game(card.game).map(str::to_owned));
        }
    }
    ids.extend(brought.levels().map(str::to_owned));
    let words = |id: &str| (games.menu(index::split(id)?.0)?.describe)(files, id);
    ids.into_iter().map(|id| Described { words: words(&id), id }).collect()
}

/// Gives every level its text keys, and adds the files' own words where the text files have none.
fn name(levels: &[Described], locale: &mut Locale) -> LevelList {
    let mut own: Vec<(String, String)> = Vec::new();
    let mut list = LevelList::default();
    locale.bring("levels", []);
    for Described { id, words } in levels {
        let Some((game, name)) = index::split(id) else { continue };
        let title_key = index::title_key(id);
        let mut line_key = format!("{title_key}-line");
        let mut note_key = None;
        let mut say = |key: &str, given: Option<String>, otherwise: &str| match given {
            Some(words) => own.push((key.to_owned(), words)),
            None if locale.knows(key) => {}
            None => own.push((key.to_owned(), otherwise.to_owned())),
        };
        let told = words.clone().unwrap_or_default();
        let (_, plain) = index::owner(name);
        say(&title_key, told.title, &plain.replace('-', " "));
        say(&line_key, told.line, "");
        if let Some(reconstructed) = told.reconstructed {
            // Shipped levels have this text in every language; it comes before the file's sentence.
            let key = format!("{title_key}-reconstructed");
            say(&key, None, &reconstructed);
            note_key = Some(key);
        }
        for offer in &told.offers {
            for (choice, words) in &offer.choices {
                let key = format!("switch-{}-{choice}", offer.switch);
                say(&key, words.clone(), &choice.replace('-', " "));
            }
        }
        if words.is_none() {
            "setup-broken-level".clone_into(&mut line_key);
        }
        let choices = |offer: LevelOffer| offer.choices.into_iter().map(|(choice, _)| choice);
        let offers = told.offers.into_iter().map(|offer| (offer.switch, choices(offer).collect()));
        list.0.push(LevelInfo {
            id: id.clone(),
            game: game.to_owned(),
            title_key,
            line_key,
            note_key,
            offers: offers.collect(),
            seats: told.seats,
            difficulty: told.difficulty,
            rules: told.rules,
        });
    }
    locale.bring("levels", own);
    list
}

#[cfg(test)]
pub(in crate::app) mod tests {
    use std::time::Duration;

    use bevy::state::app::StatesPlugin;
    use iyes_progress::ProgressPlugin;

    use super::*;
    use crate::app::games::GAMES;
    use crate::app::kit::settings::Settings;
    use crate::app::platform::shipped;
    use crate::app::table;
    use crate::data::{Memory, Trouble};

    /// Reads a shipped file.
    pub(in crate::app) fn shipped(path: &str) -> Result<Vec<u8>, Trouble> {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::read(root.join(path)).map_err(|_| Trouble::Missing)
    }

    /// The shipped levels.
    pub(in crate::app) fn shipped_levels() -> LevelList {
        name(&describe(&shipped, GAMES, &BroughtFiles::default()), &mut Locale::default())
    }

    /// The levels of these files, and a locale with their texts.
    pub(in crate::app) fn levels_of(files: &dyn Files) -> (LevelList, Locale) {
        let mut locale = Locale::default();
        (name(&describe(files, GAMES, &BroughtFiles::default()), &mut locale), locale)
    }

    const SHIPPED: &str = "levels/jungle/combat.board.ron";
    const WEIGHTS: &str = "assets/jungle/weights.ron";

    fn modded() -> Memory {
        let text = String::from_utf8(shipped(SHIPPED).expect("a level")).expect("UTF-8");
        let named = text.replacen("game:", "title: \"Swamp\",\n    line: \"Wet.\",\n    game:", 1);
        Memory::default()
            .with(
                index::PATH,
                "(levels: [\"jungle/swamp\", \"jungle/two-hills\", \"jungle/torn\"])",
            )
            .with("levels/jungle/swamp.board.ron", named)
            .with("levels/jungle/two-hills.board.ron", text)
            .with("levels/jungle/torn.board.ron", "(game: \"jungle\"")
            .with(WEIGHTS, shipped(WEIGHTS).expect("weights"))
            .with(
                "assets/jungle/combat.animals.ron",
                shipped("assets/jungle/combat.animals.ron").expect("animals"),
            )
    }

    #[test]
    fn a_board_added_to_the_index_is_offered_with_its_own_words() {
        let mut locale = Locale::default();
        let LevelList(levels) =
            name(&describe(&modded(), GAMES, &BroughtFiles::default()), &mut locale);
        let told = |place: usize| {
            let LevelInfo { title_key, line_key, .. } = &levels[place];
            (locale.text(title_key, &[]), locale.text(line_key, &[]))
        };
        assert_eq!(levels.len(), 3);
        assert_eq!(told(0), ("Swamp".into(), "Wet.".into()));
        assert_eq!(told(1), ("two hills".into(), String::new()));
        assert_eq!(told(2), ("torn".into(), "setup-broken-level".into()));
        let note = levels[0].note_key.as_deref().expect("a note");
        assert!(locale.text(note, &[]).starts_with("The start is the one"));
    }

    #[test]
    fn a_broken_index_leaves_the_shipped_levels_of_every_game() {
        let files = modded().with(index::PATH, "(levels: ");
        let offered = describe(&files, GAMES, &BroughtFiles::default());
        let ids: Vec<_> = offered.iter().map(|level| level.id.clone()).collect();
        assert_eq!(Ok(ids), index::load(&shipped).map_err(|_| ()));
    }

    #[test]
    fn a_flaw_in_the_index_takes_no_other_level_away() {
        let list = "(levels: [\"jungle/swamp\", \"Jungle/x\", \"jungle/torn\", \"zoon/torn\"])";
        let offered = describe(&modded().with(index::PATH, list), GAMES, &BroughtFiles::default());
        let ids: Vec<_> = offered.iter().map(|level| level.id.as_str()).collect();
        let whole = index::Index::shipped();
        let mut left: Vec<&str> = vec!["jungle/swamp", "jungle/torn", "zoon/torn"];
        left.extend(whole.of_game("arena").chain(whole.of_game("honga")));
        assert_eq!(ids, left);
    }

    /// Loads the way the game does, as far as levels are concerned.
    #[test]
    fn the_title_waits_for_the_levels() {
        let mut app = App::new();
        app.add_plugins(shipped::plugin)
            .add_plugins((MinimalPlugins, StatesPlugin))
            .add_plugins(AssetPlugin::default())
            .init_resource::<Locale>()
            .init_resource::<Settings>()
            .insert_resource(GAMES)
            .init_state::<Screen>()
            .add_plugins(
                ProgressPlugin::<Screen>::new()
                    .with_state_transition(Screen::Loading, Screen::Title),
            )
            .add_plugins((super::plugin, table::plugin));
        let arrived = (0..2000).any(|_| {
            std::thread::sleep(Duration::from_millis(3));
            app.update();
            *app.world().resource::<State<Screen>>().get() == Screen::Title
        });
        assert!(arrived, "the levels never came");
        let ids = app.world().resource::<LevelList>().0.iter().map(|level| level.id.clone());
        assert_eq!(Ok(ids.collect::<Vec<_>>()), index::load(&shipped).map_err(|_| ()));
    }
}
