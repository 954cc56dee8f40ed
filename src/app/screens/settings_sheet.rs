//! The settings overlay: rows of choices over [`Settings`], saved as they change.
//!
//! Deliberately absent: an "apply" button; a choice takes effect at once.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::about::about_button;
use super::news::news_button;
use super::packs::packs_button;
use super::widgets::{Chosen, choice_row, labelled_row, sheet_list};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::palette::Palettes;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::{
    ForThisVisit, Playback, ReducedMotion, Settings, ThinkingTime, Typeface,
};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::fallback::Adapter;
use crate::data::Label;

const LANGUAGE: &str = "set-language";
const PLAYBACK: &str = "set-playback";
const TEXT_SIZE: &str = "set-text-size";
const TYPEFACE: &str = "set-typeface";
const PALETTE: &str = "set-palette";
const HINTS: &str = "set-hints";
const RANKS: &str = "set-ranks";
const LARGE_ANIMALS: &str = "set-large-animals";
const COORDINATES: &str = "set-coordinates";
const AUTO_END: &str = "set-auto-end";
const THINKING: &str = "set-thinking";
const REDUCED_MOTION: &str = "set-reduced-motion";
const SOUND: &str = "set-sound";
const VOLUME: &str = "set-volume";
const EFFECTS: &str = "set-effects";
const MUSIC: &str = "set-music";
const AMBIENCE: &str = "set-ambience";
const BEHIND: &str = "set-behind";
const VIBRATION: &str = "set-vibration";

/// Where the rows were scrolled to when the sheet was left for another one.
#[derive(Resource, Clone, Copy, Default)]
struct LeftAt(Vec2);

/// The rows.
#[derive(Component)]
struct Rows;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftAt>()
        .add_systems(OnEnter(Overlay::Settings), open_settings)
        .add_systems(OnEnter(Overlay::None), |mut left: ResMut<LeftAt>| left.0 = Vec2::ZERO)
        .add_observer(leave_settings)
        .add_systems(Update, take_choices.run_if(in_state(Overlay::Settings)));
}

/// Sheets opened from the settings lead back to them, at the same rows.
fn leave_settings(gone: On<Remove, Rows>, rows: Query<&ScrollPosition>, mut left: ResMut<LeftAt>) {
    if let Ok(position) = rows.get(gone.entity) {
        left.0 = position.0;
    }
}

fn open_settings(
    (locale, palettes): (Res<Locale>, Res<Palettes>),
    adapter: Option<Res<Adapter>>,
    for_this_visit: Option<Res<ForThisVisit>>,
    left: Res<LeftAt>,
    mut commands: Commands,
) {
    commands
        .spawn((DespawnOnExit(Overlay::Settings), theme::veil(30), MenuScope { layer: 3 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(860))).with_children(|paper| {
                paper.spawn(headlines::headline("settings-title"));
                paper
                    .spawn((sheet_list(space::M), ScrollArea, Rows, ScrollPosition(left.0)))
                    .with_children(|column| spawn_rows(column, &locale, &palettes));
                if for_this_visit.is_some() {
                    paper.spawn(text("settings-for-this-visit", Lettering::Note, palette::RED));
                }
                if adapter.is_some_and(|adapter| adapter.software) {
                    paper.spawn(text("settings-software", Lettering::Note, palette::COCOA));
                }
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Mute, "hint-mute"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn spawn_rows(column: &mut ChildSpawnerCommands, locale: &Locale, palettes: &Palettes) {
    let named = |key: &'static str| LocalText::from(key);
    let percent = |count: u32| LocalText::new("settings-percent").with("count", count);
    let on_or_off = || ["settings-on", "settings-off"].map(named);
    let languages = locale.languages().map(|(id, name)| match locale.share(id) {
        100 => LocalText::new("settings-as-is").with("name", name),
        share => LocalText::new("settings-partly").with("name", name).with("percent", share as u32),
    });
    choice_row(column, LANGUAGE, "settings-language", languages);
    let speeds =
        ["settings-instant", "settings-fast", "settings-normal", "settings-slow", "settings-steps"];
    spawn_door(column);
    choice_row(column, PLAYBACK, "settings-playback", speeds.map(named));
    choice_row(column, AUTO_END, "settings-auto-end", on_or_off());
    let times = ["settings-thinking-short", "settings-thinking-usual", "settings-thinking-long"];
    choice_row(column, THINKING, "settings-thinking", times.map(named));
    choice_row(column, TEXT_SIZE, "settings-text-size", Settings::TEXT_SIZES.map(percent));
    let typefaces = ["settings-typeface-usual", "settings-typeface-easier"];
    choice_row(column, TYPEFACE, "settings-typeface", typefaces.map(named));
    let palettes = palettes.iter().map(|palette| match &palette.label {
        Label::Key(key) => LocalText::new(key.clone()),
        Label::Words(words) => LocalText::new("task-own-words").with("words", words.as_str()),
    });
    choice_row(column, PALETTE, "settings-palette", palettes);
    choice_row(column, HINTS, "settings-hints", on_or_off());
    choice_row(column, RANKS, "settings-ranks", on_or_off());
    choice_row(column, LARGE_ANIMALS, "settings-large-animals", on_or_off());
    choice_row(column, COORDINATES, "settings-coordinates", on_or_off());
    let motion = ["settings-as-system", "settings-on", "settings-off"];
    choice_row(column, REDUCED_MOTION, "settings-reduced-motion", motion.map(named));
    choice_row(column, SOUND, "settings-sound", on_or_off());
    for (group, label) in [
        (VOLUME, "settings-volume"),
        (EFFECTS, "settings-effects"),
        (MUSIC, "settings-music"),
        (AMBIENCE, "settings-ambience"),
    ] {
        let step = |step| if step == 0 { named("settings-silent") } else { percent(step) };
        choice_row(column, group, label, Settings::VOLUMES.map(step));
    }
    choice_row(column, BEHIND, "settings-behind", on_or_off());
    choice_row(column, VIBRATION, "settings-vibration", on_or_off());
    labelled_row(column, "settings-packs", |row| {
        row.spawn(packs_button());
    });
    let version = LocalText::new("news-version").with("version", env!("CARGO_PKG_VERSION"));
    labelled_row(column, version, |row| {
        row.spawn(news_button());
    });
    labelled_row(column, "settings-about", |row| {
        row.spawn(about_button());
    });
}

/// The way to the page of controls.
fn spawn_door(column: &mut ChildSpawnerCommands) {
    labelled_row(column, "settings-controls", |row| {
        row.spawn((
            button("settings-open-controls", ButtonKind::Secondary),
            observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Controls)),
        ));
    });
}

/// The index of the option in force in a row; `None` if the row is not a setting.
pub fn picked(
    group: &str,
    settings: &Settings,
    (locale, palettes): (&Locale, &Palettes),
) -> Option<usize> {
    let volume = |set: u32| Settings::VOLUMES.iter().position(|step| *step == set);
    match group {
        LANGUAGE => locale.languages().position(|(id, _)| id == locale.current()),
        PLAYBACK => Playback::ALL.iter().position(|speed| *speed == settings.playback),
        TEXT_SIZE => Settings::TEXT_SIZES.iter().position(|size| *size == settings.text_size),
        TYPEFACE => Typeface::ALL.iter().position(|typeface| *typeface == settings.typeface),
        PALETTE => Some(palettes.place(&settings.palette)),
        HINTS => Some(usize::from(!settings.hints)),
        RANKS => Some(usize::from(!settings.ranks)),
        LARGE_ANIMALS => Some(usize::from(!settings.large_animals)),
        COORDINATES => Some(usize::from(!settings.coordinates)),
        AUTO_END => Some(usize::from(!settings.auto_end)),
        THINKING => ThinkingTime::ALL.iter().position(|time| *time == settings.thinking),
        REDUCED_MOTION => {
            ReducedMotion::ALL.iter().position(|wish| *wish == settings.reduced_motion)
        }
        SOUND => Some(usize::from(settings.muted)),
        VOLUME => volume(settings.volume),
        EFFECTS => volume(settings.effects_volume),
        MUSIC => volume(settings.music_volume),
        AMBIENCE => volume(settings.ambience_volume),
        BEHIND => Some(usize::from(!settings.quiet_behind)),
        VIBRATION => Some(usize::from(!settings.vibration)),
        _ => None,
    }
}

fn take_choices(
    mut chosen: MessageReader<Chosen>,
    (locale, palettes): (Res<Locale>, Res<Palettes>),
    mut settings: ResMut<Settings>,
) {
    for Chosen { group, index } in chosen.read() {
        let mut changed = settings.clone();
        apply(group, *index, (&locale, &palettes), &mut changed);
        settings.set_if_neq(changed);
    }
}

fn apply(
    group: &str,
    index: usize,
    (locale, palettes): (&Locale, &Palettes),
    settings: &mut Settings,
) {
    let volume = || Settings::VOLUMES.get(index).copied().unwrap_or(100);
    match group {
        LANGUAGE => {
            if let Some((id, _)) = locale.languages().nth(index) {
                settings.speak(id);
            }
        }
        PLAYBACK => settings.playback = Playback::ALL.get(index).copied().unwrap_or_default(),
        TEXT_SIZE => settings.text_size = Settings::TEXT_SIZES.get(index).copied().unwrap_or(100),
        TYPEFACE => settings.typeface = Typeface::ALL.get(index).copied().unwrap_or_default(),
        PALETTE => {
            let chosen = palettes.iter().nth(index);
            settings.palette = chosen.map_or_else(String::new, |palette| palette.id.clone());
        }
        HINTS => settings.hints = index == 0,
        RANKS => settings.ranks = index == 0,
        LARGE_ANIMALS => settings.large_animals = index == 0,
        COORDINATES => settings.coordinates = index == 0,
        AUTO_END => settings.auto_end = index == 0,
        THINKING => settings.thinking = ThinkingTime::ALL.get(index).copied().unwrap_or_default(),
        REDUCED_MOTION => {
            settings.reduced_motion = ReducedMotion::ALL.get(index).copied().unwrap_or_default();
        }
        SOUND => settings.muted = index == 1,
        VOLUME => settings.volume = volume(),
        EFFECTS => settings.effects_volume = volume(),
        MUSIC => settings.music_volume = volume(),
        AMBIENCE => settings.ambience_volume = volume(),
        BEHIND => settings.quiet_behind = index == 0,
        VIBRATION => settings.vibration = index == 0,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_is_what_is_picked() {
        let (locale, palettes) = (Locale::default(), Palettes::default());
        let lists = (&locale, &palettes);
        let switches = [
            AUTO_END,
            HINTS,
            RANKS,
            LARGE_ANIMALS,
            COORDINATES,
            REDUCED_MOTION,
            SOUND,
            BEHIND,
            VIBRATION,
        ];
        let steps =
            [PLAYBACK, THINKING, TEXT_SIZE, TYPEFACE, PALETTE, VOLUME, EFFECTS, MUSIC, AMBIENCE];
        for group in switches.into_iter().chain(steps) {
            let options = if group == THINKING { ThinkingTime::ALL.len() } else { 2 };
            for index in 0..options {
                let mut settings = Settings::default();
                apply(group, index, lists, &mut settings);
                assert_eq!(picked(group, &settings, lists), Some(index), "{group}");
            }
        }
    }
}
