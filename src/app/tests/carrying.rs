//! Saves that cannot be continued, and matches that are copied, exported, pasted or left.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use leafwing_input_manager::user_input::Buttonlike;

use crate::app::catalog::records::KnownFiles;
use crate::app::kit::clipboard::{Paste, Pasted};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::saving::tests::name;
use crate::app::saving::{Blocked, KeptState, Reopening, Shelved};
use crate::app::screens::tests::saves::{say, shelf, texts, wait};
use crate::app::screens::tests::{buttons, overlay, press, said, screen, settle, shell, walk};
use crate::app::session::table_command::TableCommand;
use crate::app::table::TableGame;
use crate::data::FromFiles;
use crate::data::Need;
use crate::referee::{Match, Record};
use crate::rules::jungle::Jungle;
use crate::rules::zoon::{Deployment, Setup, Zoon};
use crate::saves::{Cause, Save, SaveName, Trouble};

fn called(text: &str) -> SaveName {
    SaveName::new(text).expect("a name")
}

/// A match of the game after this many actions.
fn played<G: TableGame<Setup: Default>>(level: &str, actions: usize) -> Save {
    played_from::<G>(level, G::Setup::default(), actions)
}

/// A match of Zoon after its cards were placed.
fn hiding() -> Save {
    let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
    played_from::<Zoon>("zoon/duel-of-tribes", setup, 30)
}

fn played_from<G: TableGame>(level: &str, setup: G::Setup, actions: usize) -> Save {
    let tables = G::tables(&crate::app::catalog::levels::tests::shipped, level, &[]);
    let mut played = Match::<G>::new(Arc::new(tables.expect("a level")), setup, 3);
    for _ in 0..actions {
        let action = played.draw().unwrap_or_else(|| played.actions()[0]);
        played.play(action).expect("legal");
    }
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let record = Record::kept(&played, level, &[], &names);
    Save { date: "2026-11-21T20:49:49Z".into(), players: Vec::new(), table: Vec::new(), record }
}

fn know_files(app: &mut App) {
    app.insert_resource(KnownFiles(Box::new(crate::app::catalog::levels::tests::shipped)));
    wait(app);
}

fn copied(app: &mut App) -> String {
    app.world_mut().write_message(Paste);
    app.add_plugins(crate::app::kit::clipboard::plugin);
    app.update();
    let told: Vec<Pasted> = app.world_mut().resource_mut::<Messages<Pasted>>().drain().collect();
    told.into_iter().find_map(|pasted| pasted.0).expect("something was copied")
}

#[test]
fn what_cannot_go_on_pushes_nothing_aside_and_says_why() {
    let good = played::<Jungle>("jungle/combat", 3);
    let newer =
        |record: Record| Save { date: "2026-11-22T00:00:00Z".into(), record, ..good.clone() };
    let strange = newer(Record { game: "ludo".into(), ..good.record.clone() });
    let changed = newer(Record { tables: "0".repeat(16), ..good.record.clone() });
    let gone = newer(Record { level: "jungle/swamp".into(), ..good.record.clone() });
    let (id, version, hash) = ("marsh".into(), "1.0.0".into(), "0".repeat(16));
    let packs = vec![Need { id, version, hash, homepage: None }];
    let mut packs_at = packs.clone();
    packs_at[0].homepage = Some("https://example.org/marsh".into());
    let level = "jungle/marsh:marsh";
    let lost = newer(Record { level: level.into(), packs, ..good.record.clone() });
    let known = newer(Record { level: level.into(), packs: packs_at, ..good.record.clone() });
    let saves = [("a", &strange), ("b", &changed), ("c", &gone), ("e", &lost), ("f", &known)];
    let saves = saves.into_iter().chain([("d", &good)]);
    let saves = saves.map(|(name, save)| (called(name), save.clone())).collect();
    let (mut app, _) = shelf(saves, Screen::Title);
    know_files(&mut app);
    let world = app.world();
    let way = world.resource::<Blocked>();
    let why = |name| way.of(&called(name)).map(|text| text.key.to_string());
    assert_eq!(why("a").as_deref(), Some("saves-strange-game"));
    assert_eq!(why("b").as_deref(), Some("saves-way-tables"));
    assert_eq!(why("c").as_deref(), Some("saves-way-level"));
    assert_eq!(why("e").as_deref(), Some("saves-way-pack-missing"));
    assert_eq!(why("f").as_deref(), Some("saves-way-pack-at"));
    let says = format!("{:?}", way.of(&called("f")));
    assert!(says.contains("https://example.org/marsh") && says.contains("saves-way-pack-missing"));
    assert_eq!(why("d"), None);
    let unfinished = world.resource::<Shelved>().unfinished(way).map(|(name, _)| name.clone());
    assert_eq!(unfinished, Some(called("d")));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Saves);
    wait(&mut app);
    let said = texts(&mut app);
    for key in ["saves-strange-game", "saves-way-tables", "saves-way-level"] {
        assert!(said.iter().any(|text| text.key == key), "{key}");
    }
    assert_eq!(said.iter().filter(|text| text.key == "saves-go-on").count(), 1);
    app.world_mut().resource_mut::<Blocked>().tried(called("d"));
    let way = app.world().resource::<Blocked>();
    assert_eq!(app.world().resource::<Shelved>().unfinished(way), None, "it was tried in vain");
}

#[test]
fn of_a_running_match_with_secrets_only_what_all_may_read_is_copied() {
    let save = hiding();
    let (mut app, _) = shelf(vec![(name(), save.clone())], Screen::Saves);
    know_files(&mut app);
    assert!(
        texts(&mut app).iter().any(|text| text.key == "saves-veiled"),
        "it lies on this machine"
    );
    say(&mut app, "saves-copy");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    let text = copied(&mut app);
    let seen = Record::from_text(&text).expect("a record");
    assert!(!seen.is_whole() && seen.entries.len() == save.record.entries.len());
    let mut gaps = 0;
    for (open, kept) in seen.entries.iter().zip(&save.record.entries) {
        assert!(open == kept || open == "?" && kept.starts_with('~'));
        gaps += u32::from(open == "?");
    }
    assert!(gaps >= 2, "both deployments at least");
}

#[test]
fn of_an_open_match_everything_is_copied() {
    let save = played::<Jungle>("jungle/combat", 9);
    let (mut app, _) = shelf(vec![(name(), save.clone())], Screen::Saves);
    assert!(!texts(&mut app).iter().any(|text| text.key == "saves-veiled"), "nothing is hidden");
    say(&mut app, "saves-copy");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert_eq!(Save::from_letter(&copied(&mut app)), Ok(save));
}

#[test]
fn whoever_exports_hidden_cards_is_asked_first() {
    let (mut app, _) = shelf(vec![(name(), hiding())], Screen::Saves);
    say(&mut app, "saves-export");
    press(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::Ask);
    assert!(texts(&mut app).iter().any(|text| text.key == "saves-export-ask"));
    assert_eq!(said(&app).map(|said| said.key), Some("saves-export-not".into()));
}

#[test]
fn a_pasted_position_begins_a_match_on_its_board() {
    let save = played::<Jungle>("jungle/classic", 9);
    let tables =
        Jungle::tables(&crate::app::catalog::levels::tests::shipped, "jungle/classic", &[]);
    let at = save.record.replay::<Jungle>(Arc::new(tables.expect("a level"))).expect("a match");
    let text = <Jungle as crate::rules::Game>::position_text(at.tables(), at.position());
    for (pasted, level) in
        [(text.clone(), None), (format!("jungle/classic {text}"), Some("jungle/classic"))]
    {
        let (mut app, _) = shelf(Vec::new(), Screen::Saves);
        know_files(&mut app);
        app.world_mut().write_message(Pasted(Some(pasted)));
        wait(&mut app);
        let list = &app.world().resource::<Shelved>().list;
        let head = &list.first().expect("a match").found.as_ref().expect("sound").save;
        assert_eq!((head.game.as_str(), head.entries, head.over), ("jungle", 0, false));
        assert!(level.is_none_or(|level| head.level == level), "{}", head.level);
    }
    let (mut app, _) = shelf(Vec::new(), Screen::Saves);
    know_files(&mut app);
    app.world_mut().write_message(Pasted(Some("hello".into())));
    wait(&mut app);
    assert!(app.world().resource::<Shelved>().list.is_empty());
    assert!(texts(&mut app).iter().any(|text| text.key == "trouble-stranger"));
}

/// Asks the window to close and returns whether the game exits at once.
fn close_window(app: &mut App) -> bool {
    app.world_mut().write_message(WindowCloseRequested { window: Entity::PLACEHOLDER });
    app.update();
    let ends = leaves(app);
    settle(app);
    ends
}

fn leaves(app: &App) -> bool {
    !app.world().resource::<Messages<AppExit>>().is_empty()
}

#[test]
fn a_window_is_closed_unasked_only_while_the_match_is_kept() {
    let mut app = shell(Screen::Play);
    assert!(close_window(&mut app));
    let mut app = shell(Screen::Play);
    let trouble = Trouble { place: "here".into(), cause: Cause::Full };
    app.world_mut().resource_mut::<KeptState>().trouble = Some(trouble);
    assert!(!close_window(&mut app));
    assert_eq!(overlay(&app), Overlay::Part);
    assert_eq!(walk(&mut app), buttons(&mut app));
    assert_eq!(said(&app).map(|said| said.key), Some("part-stay".into()));
    press(&mut app, KeyCode::Enter);
    assert_eq!((overlay(&app), leaves(&app)), (Overlay::None, false));
    assert!(!close_window(&mut app));
    say(&mut app, "pause-copy");
    hold_enter(&mut app);
    let asked: Vec<_> = app.world_mut().resource_mut::<Messages<TableCommand>>().drain().collect();
    KeyCode::Enter.release(app.world_mut());
    settle(&mut app);
    assert_eq!((asked, overlay(&app)), (vec![TableCommand::CopyRecord], Overlay::None));
    assert!(!close_window(&mut app));
    say(&mut app, "part-leave");
    hold_enter(&mut app);
    assert!(leaves(&app));
}

/// Presses Enter for one frame without settling, so that the messages it causes are still stored.
fn hold_enter(app: &mut App) {
    KeyCode::Enter.press(app.world_mut());
    app.update();
}

#[test]
fn a_save_that_is_gone_when_it_is_wanted_is_told() {
    let (mut app, mut shared) =
        shelf(vec![(name(), played::<Jungle>("jungle/combat", 3))], Screen::Title);
    for key in ["save", "before.save"] {
        crate::saves::Storage::remove(&mut shared, &format!("{}.{key}", name())).expect("gone");
    }
    say(&mut app, "title-continue");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert_eq!(screen(&app), Screen::Saves);
    assert!(!app.world().contains_resource::<Reopening>());
}
