//! Options as people write them, and the answer to each mistake.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

use super::*;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::platform::another_process::in_another_process;
use crate::app::saving::Reopening;
use crate::app::screens::tests::{overlay, press, screen, settle, shell};
use crate::app::session::plan::MatchPlan;
use crate::commands::Said;
use crate::data::Memory;

fn read(words: &[&str]) -> Result<Launch, Stop> {
    read_from(words, &crate::app::platform::shipped::read)
}

fn read_from(words: &[&str], files: &dyn Files) -> Result<Launch, Stop> {
    let words = std::iter::once("menagerie").chain(words.iter().copied());
    Launch::read(words.map(OsString::from), files, &[])
}

fn refusal(words: &[&str]) -> String {
    match read(words) {
        Err(Stop::Wrong(line)) => line,
        other => panic!("{words:?} gives {other:?}"),
    }
}

fn record(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

/// A file that only this test process uses.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("menagerie-launch-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn options_are_understood() {
    assert_eq!(read(&[]).expect("no options").first, None);
    let launch =
        read(&["--game", "zoon", "--language=fr", "--window", "fullscreen", "--size", "800x600"]);
    let launch = launch.expect("options");
    assert_eq!(launch.first, Some(Opens::Game("zoon".into())));
    assert_eq!(launch.language.as_deref(), Some("fr"));
    assert_eq!((launch.mode, launch.size), (Some(Mode::Fullscreen), Some((800, 600))));
    let launch = read(&["--level", "arena/jungla"]).expect("a level");
    assert_eq!(launch.first, Some(Opens::Level("arena/jungla".into())));
    // The last option wins, as in other programs.
    let launch = read(&["--game", "zoon", "--game", "honga"]).expect("a game");
    assert_eq!(launch.first, Some(Opens::Game("honga".into())));
}

#[test]
fn a_record_is_read_before_a_window_opens() {
    let path = record("jungle-combat.ron");
    let launch = read(&[path.to_str().expect("UTF-8")]).expect("a record");
    let Some(Opens::Match(save)) = launch.first else { panic!("{:?}", launch.first) };
    assert_eq!(save.record.level, "jungle/combat");
}

#[test]
fn help_tells_options_levels_and_languages() {
    let Err(Stop::Asked(help)) = read(&["--help"]) else { panic!("no help") };
    for part in [
        "--game",
        "jungle, arena, zoon, honga",
        "--level",
        "--language",
        "--window",
        "--size",
        "--data",
        "[RECORD]",
        "arena/first-steps, arena/duel, arena/jungla",
        "Languages: en, fr, de, it",
    ] {
        assert!(help.contains(part), "{part} is missing in\n{help}");
    }
    assert!(help.lines().all(|line| line.chars().count() <= 105), "{help}");
    let version = format!("menagerie {}\n", crate::app::platform::version::version());
    assert_eq!(read(&["--version"]).expect_err("the version"), Stop::Asked(version));
}

fn said(words: &[&str]) -> Said {
    match read(words) {
        Err(Stop::Said(said)) => said,
        other => panic!("{words:?} gives {other:?}"),
    }
}

#[test]
fn those_who_write_packs_are_answered_before_a_window_opens() {
    let shown = said(&["show", "--pack", "packs/otter", "arena/otter:otter"]);
    assert_eq!(shown.status, 0, "{shown:?}");
    assert!(shown.answer.contains("packs/otter/assets/arena/pack.animals.ron:"), "{shown:?}");
    let checked = said(&["check", "packs/marsh", "--format", "json"]);
    assert!(checked.answer.starts_with('{') && checked.status == 0, "{checked:?}");
    assert_eq!(said(&["check", "nowhere/at-all"]).status, 2);
    let refused = said(&["new-pack", "No Name"]);
    assert!(refused.trouble.contains("did you mean `no-name`?"), "{refused:?}");
    let missing = refusal(&["new-pack"]);
    assert_eq!(missing, "something is missing: write <NAME> behind it");
}

#[test]
fn what_is_wrong_is_told_in_one_line_with_its_remedy() {
    for (words, line) in [
        (&["--game", "chess"][..], "--game cannot be `chess`: choose jungle, arena, zoon or honga"),
        (&["--game"], "--game says nothing: write jungle, arena, zoon or honga behind it"),
        (&["--window", "big"], "--window cannot be `big`: choose windowed or fullscreen"),
        (&["--level"], "--level says nothing: write <LEVEL> behind it"),
        (&[""], "no match is named: write the path of a save or a record"),
        (&["--data", ""], "--data says nothing: write <FOLDER> behind it"),
        (&["--language", "tlh"], "there is no language `tlh`: choose en, fr, de or it"),
        (
            &["--size", "huge"],
            "--size cannot be `huge`: write two numbers from 240 to 8192 with an x between them, such as 1280x720",
        ),
        (&["--gaem", "zoon"], "there is no option --gaem: --game may be meant"),
        (&["--quick"], "there is no option --quick: menagerie --help lists them"),
        (
            &["--game", "zoon", "--level", "arena/duel"],
            "--game is one thing too many to open: name a match, a game or a level",
        ),
        (&["one", "two"], "`two` is one match too many: put a path with blanks in quotes"),
    ] {
        assert_eq!(refusal(words), line, "{words:?}");
    }
    let line = refusal(&["--level", "arena/moon"]);
    assert!(
        line.starts_with("there is no level `arena/moon`: choose jungle/first-steps, "),
        "{line}"
    );
    assert!(line.ends_with(" or honga/feed-the-tiger"), "{line}");
}

#[test]
fn sizes_beyond_every_screen_are_refused() {
    for text in
        ["100x100", "1280", "1280x", "x720", "1280x720x2", "99999x720", "-5x720", "1280X720"]
    {
        assert!(size(text).is_err(), "{text}");
    }
    assert_eq!(size("1280x720"), Ok((1280, 720)));
}

#[test]
fn matches_that_cannot_be_opened_are_told_in_one_line() {
    let nowhere = file("a.save", "").with_file_name("none.save");
    let ludo = "(format: 2, game: \"ludo\", level: \"ludo/round\", setup: \"first=lot\", tables: \"00\", seats: [], entries: [])";
    for (path, parts) in [
        (nowhere, ["none.save: there is no such save", "choose another save"]),
        (file("letter.txt", "Dear Ann"), ["this is no save", "move it away"]),
        (file("torn.ron", "(format: 2,\n game: \"jungle\""), ["the save cannot be read", "report"]),
        (file("ludo.ron", ludo), ["a match of `ludo`", "update the game"]),
    ] {
        let line = refusal(&[path.to_str().expect("UTF-8")]);
        assert_eq!(line.lines().count(), 1, "{line}");
        for part in parts {
            assert!(line.contains(part), "{part} is missing in {line}");
        }
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let taken = file("taken", "a file");
    let line = refusal(&["--data", taken.to_str().expect("UTF-8")]);
    assert!(line.starts_with("nothing can be kept in "), "{line}");
    assert!(line.ends_with("; name another folder behind --data"), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
}

/// The game reports unreadable lists on its own screens.
#[test]
fn lists_that_cannot_be_read_refuse_nothing() {
    let nothing = Memory::default();
    assert!(read_from(&["--level", "jungle/swamp", "--language", "it"], &nothing).is_ok());
    assert!(read_from(&["--help"], &nothing).is_err());
}

#[test]
fn options_take_effect_before_the_window_opens() {
    let mut app = App::new();
    app.init_resource::<Settings>();
    let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
    let launch = read(&["--language", "fr", "--size", "640x480", "--window", "fullscreen"]);
    launch.expect("options").take_effect(&mut app);
    let settings = app.world().resource::<Settings>();
    assert_eq!((settings.speaks(), settings.language.as_str()), ("fr", ""), "nothing is kept");
    let shown = app.world().get::<Window>(window).expect("the window");
    assert_eq!((shown.width(), shown.height()), (640.0, 480.0));
    assert_eq!(shown.mode, WindowMode::Windowed, "it has a size to return to");
    app.update();
    let shown = app.world().get::<Window>(window).expect("the window");
    assert!(matches!(shown.mode, WindowMode::BorderlessFullscreen(_)));
}

#[test]
fn a_match_that_is_over_is_looked_at_and_another_goes_on() {
    let open = |name: &str| {
        let path = record(name);
        let launch = read(&[path.to_str().expect("UTF-8")]).expect("a record");
        let Some(Opens::Match(save)) = launch.first else { panic!("{name}") };
        opening::reopening(*save)
    };
    let Reopening { name, replay, parted, save } = open("jungle-combat.ron");
    assert_eq!((name.is_none(), parted), (replay, false));
    assert_eq!(replay, save.head().over);
    let mut running = save;
    running.record.result = None;
    let Reopening { name, replay, .. } = opening::reopening(running);
    assert!(!replay && name.is_some_and(|name| name.as_str().starts_with("jungle-")));
}

/// The folder applies to the whole process, so another process sets it.
#[test]
fn everything_is_kept_in_the_folder_that_was_named() {
    const CHILD: &str = "MENAGERIE_LAUNCH";
    if let Some(folder) = std::env::var_os(CHILD) {
        let folder = PathBuf::from(folder);
        read(&["--data", folder.to_str().expect("UTF-8")]).expect("a folder");
        assert_eq!(folders::data_folder().as_deref(), Some(&*folder));
        assert_eq!(Path::new(&folders::settings_name()), folder);
        assert!(folder.is_dir());
        return;
    }
    let folder = std::env::temp_dir().join(format!("menagerie-kept-{}", std::process::id()));
    let test = "app::shell::launch::tests::everything_is_kept_in_the_folder_that_was_named";
    let ended = in_another_process(test, CHILD, &folder);
    assert!(ended.status.success(), "{ended:?}");
    std::fs::remove_dir_all(&folder).expect("the folder was made");
}

#[test]
fn a_level_opens_its_set_up_once_the_title_is_there() {
    let mut app = shell(Screen::Title);
    read(&["--level", "arena/duel"]).expect("a level").take_effect(&mut app);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::SetUp);
    let sheet = app.world().resource::<SetUpSheet>();
    let level = app.world().resource::<LevelList>().of_game("arena").nth(sheet.level);
    assert_eq!(level.map(|level| level.id.as_str()), Some("arena/duel"));
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::Title, "the way back stays open");
}

#[test]
fn what_lies_over_the_title_comes_first() {
    let mut app = shell(Screen::Title);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Settings);
    settle(&mut app);
    read(&["--game", "zoon"]).expect("a game").take_effect(&mut app);
    settle(&mut app);
    assert_eq!((screen(&app), overlay(&app)), (Screen::Title, Overlay::Settings));
    press(&mut app, KeyCode::Escape);
    assert_eq!(screen(&app), Screen::SetUp);
    assert_eq!(app.world().resource::<SetUpSheet>().game, "zoon");
}

#[test]
fn a_match_comes_to_the_table() {
    let mut app = shell(Screen::Title);
    let path = record("arena-duel.ron");
    let launch = read(&[path.to_str().expect("UTF-8")]);
    launch.expect("a record").take_effect(&mut app);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Play);
    assert_eq!(app.world().resource::<MatchPlan>().level, "arena/duel");
    assert!(app.world().contains_resource::<Reopening>());
}
