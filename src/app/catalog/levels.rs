//! The levels on offer: what `levels/index.ron` lists, each with the names its file or the text files give it.
//!
//! The files arrive while the game loads, the same way in a folder and on the web. A level that cannot be played stays on the
//! list and says so; its flaws are shown when it is started. Deliberately absent: what is in a level.

use bevy::prelude::*;
use iyes_progress::{Progress, ProgressReturningSystem};

use super::game_list::{GameList, LevelOffer, LevelWords};
use super::records::KnownFiles;
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::table::matches::starting::{DataFile, LevelFiles};
use crate::data::{Files, Flaws, index};

/// One level on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelInfo {
    /// Its identifier, `jungle/combat`.
    pub id: String,
    /// Its game's identifier.
    pub game: String,
    /// The message that names it: `jungle-level-combat`.
    pub title_key: String,
    /// The message that describes it in one line.
    pub line_key: String,
    /// The message that tells what had to be put together from elsewhere.
    pub note_key: Option<String>,
    /// The choices of rows that are this level's own.
    pub offers: Vec<(&'static str, Vec<String>)>,
    /// The fewest and the most who may play it, where the file says so.
    pub seats: Option<[u8; 2]>,
}

/// The levels there are, in the order they are offered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelList(pub Vec<LevelInfo>);

impl LevelList {
    /// The levels of one game.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &LevelInfo> {
        self.0.iter().filter(move |level| level.game == game)
    }
}

/// The levels while files arrive, and what each says of itself; `None` for those that cannot be played.
#[derive(Resource, Default)]
struct Gathering {
    files: LevelFiles,
    levels: Option<Vec<Described>>,
}

type Described = (String, Option<LevelWords>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<LevelList>().add_systems(OnExit(Screen::Loading), offer);
    // Without the loading of files, as in tests, levels are offered by hand.
    if app.world().contains_resource::<AssetServer>() {
        app.init_resource::<Gathering>().add_systems(
            Update,
            gather.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
        );
    }
}

fn gather(
    server: Res<AssetServer>,
    data: Res<Assets<DataFile>>,
    games: Res<GameList>,
    mut gathering: ResMut<Gathering>,
) -> Progress {
    if gathering.levels.is_none() && gathering.files.fetch(&server, &data) {
        let levels = describe(&gathering.files, *games);
        // Whoever asked for a file that is still to come is asked again when it is there.
        if gathering.files.fetch(&server, &data) {
            // Told only now: before, the list was merely on its way.
            let flaws = Flaws(index::Index::read(&gathering.files).flaws);
            if !flaws.0.is_empty() {
                warn!("The list of levels has flaws; its other levels are offered:\n{flaws}");
            }
            gathering.levels = Some(levels);
        }
    }
    Progress { done: gathering.levels.is_some().into(), total: 1 }
}

fn offer(
    gathering: Option<ResMut<Gathering>>,
    mut list: ResMut<LevelList>,
    mut locale: ResMut<Locale>,
    mut commands: Commands,
) {
    let Some(mut gathering) = gathering else { return };
    if let Some(levels) = &gathering.levels {
        *list = name(levels, &mut locale);
        // Records are held against the same files.
        commands.insert_resource(KnownFiles(Box::new(std::mem::take(&mut gathering.files))));
    }
}

/// Every level of the index that can be read. Of a game that it then has no level of, for its flaws, the
/// first level is there still.
fn describe(files: &dyn Files, games: GameList) -> Vec<Described> {
    let index = index::Index::read(files);
    let mut ids: Vec<String> = index.ids().map(str::to_owned).collect();
    for menu in games.0.iter().filter_map(|card| card.menu) {
        let game = index::split(menu.level).map(|(game, _)| game);
        let has_some = index.ids().any(|id| index::split(id).map(|(game, _)| game) == game);
        if !index.flaws.is_empty() && !has_some {
            ids.push(menu.level.to_owned());
        }
    }
    let words = |id: &str| (games.menu(index::split(id)?.0)?.describe)(files, id);
    ids.into_iter().map(|id| (words(&id), id)).map(|(words, id)| (id, words)).collect()
}

/// Gives every level its messages, and the words of the files to those that the text files do not have.
fn name(levels: &[Described], locale: &mut Locale) -> LevelList {
    let mut own: Vec<(String, String)> = Vec::new();
    let mut list = LevelList::default();
    locale.bring("levels", []);
    for (id, words) in levels {
        let Some((game, name)) = index::split(id) else { continue };
        let title_key = format!("{game}-level-{name}");
        let mut line_key = format!("{title_key}-line");
        let mut note_key = None;
        let mut say = |key: &str, given: Option<String>, otherwise: &str| match given {
            Some(words) => own.push((key.to_owned(), words)),
            None if locale.knows(key) => {}
            None => own.push((key.to_owned(), otherwise.to_owned())),
        };
        let told = words.clone().unwrap_or_default();
        say(&title_key, told.title, &name.replace('-', " "));
        say(&line_key, told.line, "");
        if let Some(reconstructed) = told.reconstructed {
            // What is shipped has texts in every language; those come before the file's sentence.
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
        let (id, game) = (id.clone(), game.to_owned());
        let choices = |offer: LevelOffer| offer.choices.into_iter().map(|(choice, _)| choice);
        let offers = told.offers.into_iter().map(|offer| (offer.switch, choices(offer).collect()));
        let (offers, seats) = (offers.collect(), told.seats);
        list.0.push(LevelInfo { id, game, title_key, line_key, note_key, offers, seats });
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

    /// The files as they are shipped.
    pub(in crate::app) fn shipped(path: &str) -> Result<Vec<u8>, Trouble> {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        std::fs::read(root.join(path)).map_err(|_| Trouble::Missing)
    }

    /// The levels as they are shipped.
    pub(in crate::app) fn shipped_levels() -> LevelList {
        name(&describe(&shipped, GAMES), &mut Locale::default())
    }

    /// The levels of other files, and their words.
    pub(in crate::app) fn levels_of(files: &dyn Files) -> (LevelList, Locale) {
        let mut locale = Locale::default();
        (name(&describe(files, GAMES), &mut locale), locale)
    }

    const SHIPPED: &str = "levels/jungle/combat.board.ron";

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
            .with(
                "assets/jungle/combat.animals.ron",
                shipped("assets/jungle/combat.animals.ron").expect("animals"),
            )
    }

    #[test]
    fn a_board_added_to_the_index_is_offered_with_its_own_words() {
        let mut locale = Locale::default();
        let LevelList(levels) = name(&describe(&modded(), GAMES), &mut locale);
        let told = |place: usize| {
            let LevelInfo { title_key, line_key, .. } = &levels[place];
            (locale.text(title_key, &[]), locale.text(line_key, &[]))
        };
        assert_eq!(levels.len(), 3);
        assert_eq!(told(0), ("Swamp".into(), "Wet.".into()));
        assert_eq!(told(1), ("two hills".into(), String::new()));
        assert_eq!(told(2), ("torn".into(), "setup-broken-level".into()));
        let note = levels[0].note_key.as_deref().expect("a note");
        assert!(locale.text(note, &[]).contains("all public sources agree on"));
    }

    #[test]
    fn a_broken_index_leaves_the_first_level_of_every_game() {
        let files = modded().with(index::PATH, "(levels: ");
        let offered = describe(&files, GAMES);
        assert_eq!(
            offered.iter().map(|(id, _)| id).collect::<Vec<_>>(),
            ["jungle/combat", "arena/jungla", "zoon/duel-of-tribes", "honga/feed-the-tiger"]
        );
    }

    #[test]
    fn a_flaw_in_the_index_takes_no_other_level_away() {
        let list = "(levels: [\"jungle/swamp\", \"Jungle/x\", \"jungle/torn\", \"zoon/torn\"])";
        let offered = describe(&modded().with(index::PATH, list), GAMES);
        let ids: Vec<_> = offered.iter().map(|(id, _)| id.as_str()).collect();
        let first = ["arena/jungla", "honga/feed-the-tiger"];
        assert_eq!(ids, [&["jungle/swamp", "jungle/torn", "zoon/torn"][..], &first].concat());
    }

    /// The game's own loading, as far as levels go.
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
