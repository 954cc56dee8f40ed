//! What released versions have written into their settings is read by every later one (`tests/releases`).
//!
//! In the file of a version every setting differs from the usual one, so that one which is no longer read shows. `scripts/keep_release`
//! writes it.

use std::path::{Path, PathBuf};

use bevy::ecs::system::Command;
use bevy::prelude::*;
use bevy::reflect::enums::{DynamicEnum, DynamicVariant};
use bevy::reflect::structs::Struct;
use bevy::reflect::{ReflectRef, TypeInfo};
use bevy::settings::{SaveSettingsSync, SettingsPlugin};

use super::controls::Controls;
use super::evening::Scored;
use super::tally::Ending;
use super::{Settings, as_written};
use crate::data::puzzles::daily::Day;

const LEVEL: &str = "jungle/combat";
const DAY: Day = Day(20_780);
const NOW: u64 = 20_780 * 24 * 60 * 60;

fn releases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases");
    let listed = std::fs::read_dir(folder).expect("the releases");
    listed.flatten().map(|entry| entry.path()).collect()
}

/// The engine with the settings of a folder.
fn engine(folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).register_type::<Settings>().register_type::<Controls>();
    app.add_plugins(SettingsPlugin::new(&folder.to_string_lossy()));
    app.init_resource::<Settings>().init_resource::<Controls>();
    app
}

/// Sets every field to something else.
fn change(settings: &mut dyn Struct) {
    for place in 0..settings.field_len() {
        let field = settings.field_at_mut(place).expect("a field");
        if let Some(on) = field.try_downcast_mut::<bool>() {
            *on = !*on;
        } else if let Some(number) = field.try_downcast_mut::<u32>() {
            *number = 50;
        } else if let Some(text) = field.try_downcast_mut::<String>() {
            *text = "fr".to_owned();
        } else if let Some(list) = field.try_downcast_mut::<Vec<String>>() {
            list.push("Hint: H".to_owned());
        } else if let Some(TypeInfo::Enum(choices)) = field.get_represented_type_info() {
            let ReflectRef::Enum(now) = field.reflect_ref() else { continue };
            let other = choices.iter().find(|choice| choice.name() != now.variant_name());
            let other = other.expect("another choice").name();
            field.apply(&DynamicEnum::new(other, DynamicVariant::Unit));
        }
    }
}

/// Writes the settings of this version, by the engine.
fn keep_this_version() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/releases")
        .join(env!("CARGO_PKG_VERSION"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut app = engine(&folder);
    let mut settings = Settings::default();
    change(&mut settings);
    settings.text_size = 150;
    settings.favourites.clear();
    settings.keep_begun("jungle", LEVEL);
    settings.keep_set_up("jungle", "level=jungle/combat");
    settings.keep_done("jungle/ranks");
    settings.keep_told("bar");
    settings.count_match(LEVEL, Ending::Won, 60);
    settings.keep_name("Ann");
    settings.keep_solved_of(DAY, "jungle/1");
    settings.count_evening(NOW, &[("Ann".to_owned(), Scored::Won)]);
    let mut controls = Controls::default();
    change(&mut controls);
    app.insert_resource(settings).insert_resource(controls);
    SaveSettingsSync::Always.apply(app.world_mut());
}

/// The settings of a file that are no longer read, or read as the usual ones.
fn lost(file: &toml::Table, group: &str, read: &dyn Struct, usual: &dyn Struct) -> Vec<String> {
    let written = file[group].as_table().expect("a table");
    let is_read = |name: &str| {
        let (Some(read), Some(usual)) = (read.field(name), usual.field(name)) else { return false };
        read.reflect_partial_eq(usual) == Some(false)
    };
    written.keys().filter(|name| !is_read(name)).map(|name| format!("{group}.{name}")).collect()
}

/// What a person has done, as far as the settings of a release tell it no longer.
fn forgotten(settings: &Settings) -> Vec<&'static str> {
    let told = [
        ("the level begun last", settings.begun("jungle") == Some(LEVEL)),
        ("the set-up", settings.set_up("jungle").is_some()),
        ("a lesson", settings.has_done("jungle/ranks")),
        ("a sentence told once", settings.has_told("bar")),
        ("a match won", settings.tally(LEVEL).won == 1),
        ("a name", settings.own_names() == ["Ann"]),
        ("a puzzle of a day", settings.has_solved_of(DAY, "jungle/1")),
        ("the evening", settings.evening(NOW).standings.len() == 1),
    ];
    told.into_iter().filter(|(_, is_told)| !is_told).map(|(what, _)| what).collect()
}

/// Everything of a release's settings that is lost, as the engine or as a browser's tab reads them.
fn all_lost(release: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(release.join("settings.toml")).expect("settings");
    let file: toml::Table = toml::from_str(&text).expect("TOML");
    let app = engine(release);
    let by_engine =
        (app.world().resource::<Settings>().clone(), app.world().resource::<Controls>().clone());
    let by_tab = as_written(&text).expect("settings that a tab reads");
    let (usual, usual_controls) = (Settings::default(), Controls::default());
    [by_engine, by_tab]
        .iter()
        .flat_map(|(settings, controls)| {
            let lost_settings = lost(&file, "player", settings, &usual);
            let lost_controls = lost(&file, "controls", controls, &usual_controls);
            let forgotten = forgotten(settings).into_iter().map(str::to_owned);
            lost_settings.into_iter().chain(lost_controls).chain(forgotten)
        })
        .collect()
}

#[test]
fn settings_of_every_released_version_are_read() {
    if std::env::var_os("KEEP_RELEASE").is_some() {
        keep_this_version();
    }
    let releases = releases();
    assert!(!releases.is_empty());
    for release in releases {
        assert_eq!(all_lost(&release), [""; 0], "{}", release.display());
    }
}

#[test]
fn a_setting_that_is_no_longer_read_is_found() {
    let file: toml::Table = toml::from_str("[player]\nhints = false\nwings = 3\n").expect("TOML");
    let read = Settings { hints: false, ..Settings::default() };
    let usual = Settings::default();
    assert_eq!(lost(&file, "player", &read, &usual), ["player.wings"]);
    assert_eq!(lost(&file, "player", &usual, &usual), ["player.hints", "player.wings"]);
    assert_eq!(forgotten(&usual).len(), 8);
}
