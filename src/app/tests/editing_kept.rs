//! Levels of the editor are written into packs, and are not lost without a question.

use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::{PrimaryWindow, WindowCloseRequested};

use super::editing::{activate, button_of, edit, edit_level, labelled, letter, take};
use super::settling::settle;
use super::windows::{begin, go_to, open};
use super::{on_the_title, wait_until};
use crate::app::catalog::levels::LevelList;
use crate::app::kit::input::Typing;
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::spoken::SayAloud;
use crate::app::saving::KeptState;
use crate::app::screens::editor::state::{Edited, Tab, Tool};
use crate::app::screens::tests::{overlay, screen};
use crate::app::session::table_command::TableCommand;
use crate::data::Difficulty;
use crate::saves::{Cause, Trouble};

/// The button that shows a word that can be written.
fn word_button(app: &mut App, label: &str) -> Entity {
    let all = labelled(app, "editor-option");
    let is_meant = |says: &LocalText| format!("{:?}", says.args).contains(&format!("{label:?}"));
    let found = all.into_iter().find(|(_, says)| is_meant(says));
    found.unwrap_or_else(|| panic!("no words {label}")).0
}

/// Writes over what stands there, without Enter.
fn write(app: &mut App, label: &str, words: &str) {
    let entity = word_button(app, label);
    app.world_mut().trigger(Activate { entity });
    settle(app);
    let away = std::iter::repeat_n(Key::Backspace, 40);
    let letters = words.chars().map(|letter| Key::Character(letter.to_string().into()));
    type_keys(app, away.chain(letters));
}

fn type_keys(app: &mut App, keys: impl IntoIterator<Item = Key>) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.iter(app.world()).next().unwrap_or(Entity::PLACEHOLDER);
    for logical_key in keys {
        let text = match &logical_key {
            Key::Character(letter) => Some(letter.clone()),
            _ => None,
        };
        let (key_code, state) = (KeyCode::KeyQ, ButtonState::Pressed);
        let key = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        app.world_mut().write_message(key);
    }
    app.update();
    settle(app);
}

fn shows(app: &mut App, key: &str) -> bool {
    let mut texts = app.world_mut().query::<&LocalText>();
    texts.iter(app.world()).any(|text| text.key == key)
}

fn offers(app: &App, id: &str) -> bool {
    app.world().resource::<LevelList>().0.iter().any(|level| level.id == id)
}

/// Paints a square, so that the level is not written.
fn paint(app: &mut App, name: &str) {
    take(app, Tool::Paint('~'));
    let (entity, _) = button_of(app, name);
    app.world_mut().trigger(Activate { entity });
    settle(app);
    assert_eq!(letter(app, name), '~');
}

#[test]
fn a_level_that_is_saved_is_among_the_boards_and_the_games_own_stays() {
    let home = std::env::temp_dir().join(format!("menagerie-levels-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    let mut app = on_the_title();
    app.insert_resource(FoundPacks::of_folder(&home));
    edit(&mut app, "jungle");
    let of = app.world().resource::<Edited>().draft.of.clone();
    let own = of.split('/').nth(1).expect("a name").to_owned();
    paint(&mut app, "c5");
    activate(&mut app, "editor-keep");
    assert_eq!(overlay(&app), Overlay::KeepLevel);

    write(&mut app, "editor-name", &own);
    activate(&mut app, "editor-write");
    assert!(shows(&mut app, "editor-of-the-game"), "a file of this name changes the game's level");
    assert!(!home.exists());
    type_keys(&mut app, [Key::Escape]);
    write(&mut app, "editor-name", "My Pond");
    activate(&mut app, "editor-write");
    assert!(home.join("my-levels/levels/jungle/my-pond.board.ron").is_file());
    assert!(!app.world().resource::<Edited>().draft.is_unsaved());
    let id = "jungle/my-levels:my-pond";
    wait_until(&mut app, |app| offers(app, id));
    settle(&mut app);
    assert!(shows(&mut app, "editor-written") && offers(&app, &of));

    // What cannot be written is told: this pack is a zip file.
    let pack = home.join("my-levels");
    let read = crate::packs::read(&pack, "packs/my-levels").expect("a pack");
    std::fs::write(home.join("pond.zip"), read.to_zip()).expect("written");
    std::fs::remove_dir_all(&pack).expect("gone");
    app.insert_resource(FoundPacks::of_folder(&home));
    activate(&mut app, "editor-write");
    assert!(shows(&mut app, "editor-other-pack") && !pack.exists());
    std::fs::remove_dir_all(&home).expect("gone");
}

#[test]
fn a_level_in_a_pack_that_is_not_laid_is_not_said_to_be_among_the_boards() {
    let home = std::env::temp_dir().join(format!("menagerie-off-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    let mut app = on_the_title();
    app.insert_resource(FoundPacks::of_folder(&home));
    edit(&mut app, "jungle");
    app.world_mut().resource_mut::<Settings>().switch_pack("my-levels");
    activate(&mut app, "editor-keep");
    activate(&mut app, "editor-write");
    assert!(shows(&mut app, "editor-written-off") && !shows(&mut app, "editor-written"));
    std::fs::remove_dir_all(&home).expect("gone");
}

/// Copies a folder with everything in it.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match from.is_dir() {
            true => copy(&from, &to),
            false => drop(std::fs::copy(&from, &to).expect("written")),
        }
    }
}

#[test]
fn a_level_of_a_pack_is_edited_as_it_lies_there_and_has_its_title_elsewhere() {
    let home = std::env::temp_dir().join(format!("menagerie-marsh-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    // The folder is not named after the pack.
    let folder = home.join("a-folder");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("packs/marsh"), &folder);
    let other = home.join("other/levels/jungle");
    std::fs::create_dir_all(&other).expect("a folder");
    let change = "(difficulty: Expert)";
    std::fs::write(other.join("marsh--marsh.board.ron"), change).expect("written");
    let manifest = "(id: \"other\", version: \"1.0.0\", title: {\"en\": \"O\"}, \
                    authors: [\"A\"], licence: \"CC0-1.0\", needs: [(id: \"marsh\")])";
    std::fs::write(home.join("other/pack.ron"), manifest).expect("written");
    let mut app = on_the_title();
    app.insert_resource(FoundPacks::of_folder(&home));
    let id = "jungle/marsh:marsh";
    let is_expert = |app: &App| {
        let levels = app.world().resource::<LevelList>();
        levels.0.iter().any(|level| level.id == id && level.difficulty == Difficulty::Expert)
    };
    wait_until(&mut app, is_expert);
    edit_level(&mut app, "jungle", id);
    let own = std::fs::read_to_string(folder.join("levels/jungle/marsh.board.ron"));
    let own = own.expect("a level");
    assert_eq!(app.world().resource::<Edited>().draft.text(), own, "without what others change");

    activate(&mut app, "editor-keep");
    write(&mut app, "editor-name", "deep");
    activate(&mut app, "editor-write");
    let deep = std::fs::read_to_string(folder.join("levels/jungle/deep.board.ron"));
    assert!(deep.expect("where its pack lies").contains("title: \"Marsh\""));
    assert!(!home.join("marsh").exists());
    std::fs::remove_dir_all(&home).expect("gone");
}

#[test]
fn a_pack_that_was_not_read_keeps_its_licence_and_a_new_one_gives_no_rights_away() {
    let home = std::env::temp_dir().join(format!("menagerie-rights-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&home);
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("packs/marsh"), &home.join("marsh"));
    let mut app = on_the_title();
    let mut found = FoundPacks::of_folder(&home);
    found.packs.clear();
    found.is_safe = true;
    app.insert_resource(found);
    edit(&mut app, "jungle");
    activate(&mut app, "editor-keep");
    for (pack, is_new) in [("marsh", false), ("fresh", true)] {
        write(&mut app, "editor-pack", pack);
        write(&mut app, "editor-name", "pond");
        assert_eq!(shows(&mut app, "editor-licence"), is_new, "{pack}");
    }
    assert!(shows(&mut app, "editor-licence-none-says"));
    activate(&mut app, "editor-write");
    let manifest = std::fs::read_to_string(home.join("fresh/pack.ron")).expect("a manifest");
    assert!(manifest.contains("\"All rights reserved\""), "{manifest}");
    std::fs::remove_dir_all(&home).expect("gone");
}

#[test]
fn words_that_are_being_written_are_kept_before_anything_else_is_pressed() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    app.world_mut().resource_mut::<Edited>().tab = Tab::Level;
    settle(&mut app);
    write(&mut app, "editor-title", "Reeds");
    activate(&mut app, "editor-tab-pieces");
    let edited = app.world().resource::<Edited>();
    assert_eq!((edited.tab, edited.draft.title().as_deref()), (Tab::Pieces, Some("Reeds")));
    assert!(!app.world().resource::<Typing>().0);
}

#[test]
fn a_window_with_a_level_that_is_not_saved_closes_only_after_a_question() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    let close = |app: &mut App| {
        app.world_mut().write_message(WindowCloseRequested { window: Entity::PLACEHOLDER });
        app.update();
        let ends = !app.world().resource::<Messages<AppExit>>().is_empty();
        settle(app);
        ends
    };
    paint(&mut app, "c5");
    assert!(!close(&mut app));
    assert_eq!(overlay(&app), Overlay::DropLevel);
    activate(&mut app, "editor-drop-no");
    assert_eq!((screen(&app), overlay(&app)), (Screen::Editor, Overlay::None));
    activate(&mut app, "editor-try");
    wait_until(&mut app, |app| screen(app) == Screen::Play);
    settle(&mut app);
    assert!(!close(&mut app), "a match on it is on the table");
    let yes = labelled(&mut app, "editor-drop-yes")[0].0;
    app.world_mut().trigger(Activate { entity: yes });
    assert!(!app.world().resource::<Messages<AppExit>>().is_empty());
}

#[test]
fn another_level_is_opened_over_one_that_is_not_saved_only_after_a_question() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    paint(&mut app, "c5");
    for (answer, now) in [("editor-drop-no", '~'), ("editor-drop-yes", '.')] {
        go_to(&mut app, Screen::SetUp);
        activate(&mut app, "editor-edit");
        assert_eq!((screen(&app), overlay(&app)), (Screen::SetUp, Overlay::DropLevel));
        activate(&mut app, answer);
        assert_eq!((screen(&app), overlay(&app)), (Screen::Editor, Overlay::None));
        assert_eq!(letter(&app, "c5"), now, "{answer}");
    }
}

#[test]
fn a_level_that_cannot_be_edited_says_why() {
    let mut app = on_the_title();
    edit(&mut app, "jungle");
    go_to(&mut app, Screen::SetUp);
    for level in &mut app.world_mut().resource_mut::<LevelList>().0 {
        level.id = "jungle/nowhere".to_owned();
    }
    let entity = labelled(&mut app, "editor-edit")[0].0;
    app.world_mut().trigger(Activate { entity });
    let said = |app: &App| {
        let said = app.world().resource::<Messages<SayAloud>>();
        said.iter_current_update_messages().any(|said| said.0.key == "editor-unedited-why")
    };
    wait_until(&mut app, said);
    assert_eq!((screen(&app), overlay(&app)), (Screen::SetUp, Overlay::Unedited));
}

#[test]
fn the_position_of_a_match_that_is_not_kept_is_taken_over_only_after_a_question() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    let trouble = Trouble { place: "jungle".to_owned(), cause: Cause::Full };
    app.insert_resource(KeptState { trouble: Some(trouble) });
    open(&mut app, Overlay::Pause);
    let mut entries = app.world_mut().query::<&TableCommand>();
    let has = |command| entries.iter(app.world()).any(|entry| *entry == command);
    assert_eq!([TableCommand::ConfirmEdit, TableCommand::EditPosition].map(has), [true, false]);
    activate(&mut app, "pause-edit-position");
    assert_eq!((screen(&app), overlay(&app)), (Screen::Play, Overlay::Confirm));
    activate(&mut app, "confirm-leave-yes");
    assert_eq!(screen(&app), Screen::Editor);
}
