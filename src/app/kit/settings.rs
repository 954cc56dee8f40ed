//! The player's settings, kept in a small TOML file between sessions.
//!
//! The engine's settings framework writes the file atomically and uses the browser's storage on the
//! web. Deliberately absent: settings of one match, which belong to the set-up, and settings that
//! nothing reads yet.

use std::time::Duration;

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SaveSettingsDeferred, SettingsGroup, SettingsPlugin};
use bevy::window::WindowResized;
use serde::Deserialize;

use crate::app::platform::calm::AsksForCalm;
use crate::app::platform::folders;

pub use self::choices::{Playback, ReducedMotion, ThinkingTime, Typeface};
use self::controls::Controls;
pub use self::letters::largest_letters;

#[cfg(target_arch = "wasm32")]
mod browser;
mod choices;
pub mod controls;
pub mod evening;
mod letters;
mod own_names;
mod puzzle_days;
#[cfg(test)]
mod released;
pub mod tally;

/// The settings of this player.
#[derive(Resource, SettingsGroup, Reflect, Deserialize, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[serde(default)]
#[settings_group(group = "player")]
pub struct Settings {
    /// A language of `assets/locales/index.ron`; empty follows the system.
    pub language: String,
    /// How fast actions are played back.
    pub playback: Playback,
    /// Size of all texts in per cent of normal, 100 to 200.
    pub text_size: u32,
    /// The letters of texts.
    pub typeface: Typeface,
    /// The id of the palette, for the colours of everything that has a meaning; empty for the usual ones.
    pub palette: String,
    /// Whether legal spots are lit.
    pub hints: bool,
    /// Whether every piece shows its rank or its numbers.
    pub ranks: bool,
    /// Whether animals on the board are drawn larger.
    pub large_animals: bool,
    /// Whether the frame shows files and ranks.
    pub coordinates: bool,
    /// Whether pictures fade instead of moving; [`Self::less_motion`] is the answer in force.
    pub reduced_motion: ReducedMotion,
    /// Whether a turn ends by itself when nothing else is left to do.
    pub auto_end: bool,
    /// How long the strongest opponent thinks.
    pub thinking: ThinkingTime,
    /// Whether nothing is heard.
    pub muted: bool,
    /// How loud everything is, in per cent.
    pub volume: u32,
    /// How loud everything but music and ambience is, in per cent of [`Self::volume`].
    pub effects_volume: u32,
    /// How loud music is, in per cent of [`Self::volume`].
    pub music_volume: u32,
    /// How loud the ambience is, in per cent of [`Self::volume`].
    pub ambience_volume: u32,
    /// Whether nothing is heard while the window is not in front.
    pub quiet_behind: bool,
    /// Whether pads and phones vibrate.
    pub vibration: bool,
    /// Set-ups that the player keeps, each as `NAME:TEXT` in its game's own notation.
    pub favourites: Vec<String>,
    /// The ids of the packs that are switched off.
    pub packs_off: Vec<String>,
    /// The ids of packs in the order in which they are laid; others come after them.
    pub packs_order: Vec<String>,
    /// The language of this run, which overrides [`Self::language`] and is never kept.
    #[reflect(ignore)]
    #[serde(skip)]
    pub for_now: Option<String>,
    /// Whether the system asks for less motion now.
    #[reflect(ignore)]
    #[serde(skip)]
    pub system_is_calm: bool,
}

/// Present when settings cannot be kept; they then last until the game is closed.
#[derive(Resource)]
pub struct ForThisVisit;

/// The prefix of a game's name for the level that was begun last.
const BEGUN: &str = "begun-";
/// The prefix of a game's name for the set-up of its last match.
const SET_UP: &str = "set-up-";
/// The prefix of a game's name for its tasks that were done.
const DONE: &str = "done-";
/// The prefix of a sentence that was told when its matter came up for the first time.
const TOLD: &str = "told-";

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            playback: Playback::Normal,
            text_size: 100,
            typeface: Typeface::Usual,
            palette: String::new(),
            hints: true,
            ranks: false,
            large_animals: false,
            coordinates: true,
            reduced_motion: ReducedMotion::AsSystem,
            auto_end: false,
            thinking: ThinkingTime::Usual,
            muted: false,
            volume: 100,
            effects_volume: 75,
            music_volume: 75,
            ambience_volume: 75,
            quiet_behind: true,
            vibration: true,
            favourites: Vec::new(),
            packs_off: Vec::new(),
            packs_order: Vec::new(),
            for_now: None,
            system_is_calm: false,
        }
    }
}

impl Settings {
    /// The text sizes on offer, in per cent.
    pub const TEXT_SIZES: [u32; 6] = [100, 115, 130, 150, 175, 200];

    /// The volumes on offer, in per cent.
    pub const VOLUMES: [u32; 5] = [0, 25, 50, 75, 100];

    /// The wished language; empty follows the system.
    #[must_use]
    pub fn speaks(&self) -> &str {
        self.for_now.as_deref().unwrap_or(&self.language)
    }

    /// Whether pictures fade instead of moving: as the player has chosen, or else as the system asks.
    #[must_use]
    pub fn less_motion(&self) -> bool {
        match self.reduced_motion {
            ReducedMotion::AsSystem => self.system_is_calm,
            ReducedMotion::On => true,
            ReducedMotion::Off => false,
        }
    }

    /// Sets the language, for this run and later ones.
    pub fn speak(&mut self, language: &str) {
        language.clone_into(&mut self.language);
        self.for_now = None;
    }

    /// The text kept under a name.
    #[must_use]
    pub fn favourite(&self, name: &str) -> Option<&str> {
        let kept = self.favourites.iter().filter_map(|kept| kept.split_once(':'));
        kept.into_iter().find(|(known, _)| *known == name).map(|(_, what)| what)
    }

    /// Keeps a text under a name, replacing the one kept before.
    pub fn keep(&mut self, name: &str, what: &str) {
        self.favourites.retain(|kept| kept.split_once(':').is_none_or(|(known, _)| known != name));
        self.favourites.push(format!("{name}:{what}"));
    }

    /// The level of a game that was begun last.
    #[must_use]
    pub fn begun(&self, game: &str) -> Option<&str> {
        self.favourite(&format!("{BEGUN}{game}"))
    }

    /// Keeps which level of a game was begun.
    pub fn keep_begun(&mut self, game: &str, level: &str) {
        self.keep(&format!("{BEGUN}{game}"), level);
    }

    /// How the last match of a game was set up, in the set-up sheet's words.
    #[must_use]
    pub fn set_up(&self, game: &str) -> Option<&str> {
        self.favourite(&format!("{SET_UP}{game}"))
    }

    /// Keeps how a match of a game is set up.
    pub fn keep_set_up(&mut self, game: &str, words: &str) {
        self.keep(&format!("{SET_UP}{game}"), words);
    }

    /// Whether a task such as a lesson was done.
    #[must_use]
    pub fn has_done(&self, task: &str) -> bool {
        let (game, name) = task.split_once('/').unwrap_or_default();
        let done = self.favourite(&format!("{DONE}{game}")).unwrap_or_default();
        done.split(' ').any(|known| known == name)
    }

    /// Keeps that a task was done.
    pub fn keep_done(&mut self, task: &str) {
        let (game, name) = task.split_once('/').unwrap_or_default();
        let key = format!("{DONE}{game}");
        let done = format!("{} {name}", self.favourite(&key).unwrap_or_default());
        self.keep(&key, done.trim());
    }

    /// Whether a sentence that is told only once was told.
    #[must_use]
    pub fn has_told(&self, sentence: &str) -> bool {
        self.favourite(&format!("{TOLD}{sentence}")).is_some()
    }

    /// Keeps that a sentence that is told only once was told.
    pub fn keep_told(&mut self, sentence: &str) {
        self.keep(&format!("{TOLD}{sentence}"), "");
    }

    /// Switches a pack on, or off.
    pub fn switch_pack(&mut self, id: &str) {
        match self.packs_off.iter().position(|off| off == id) {
            Some(place) => drop(self.packs_off.remove(place)),
            None => self.packs_off.push(id.to_owned()),
        }
    }

    /// Moves a pack one place among these, given in the order in which they are laid: to be laid later, or
    /// earlier.
    pub fn move_pack(&mut self, id: &str, packs: &[String], later: bool) {
        let mut order = packs.to_vec();
        let Some(from) = order.iter().position(|known| known == id) else { return };
        let to = if later { from + 1 } else { from.wrapping_sub(1) };
        if to < order.len() {
            order.swap(from, to);
            self.packs_order = order;
        }
    }

    /// The text size as a factor, limited to the range on offer even if the file was edited.
    pub fn text_factor(&self) -> f32 {
        self.text_size.clamp(100, 200) as f32 / 100.0
    }
}

/// Parses settings as the engine writes them; `None` when that fails.
#[cfg(any(target_arch = "wasm32", test))]
fn as_written(text: &str) -> Option<(Settings, Controls)> {
    /// Each group of settings is a table in the file.
    #[derive(Deserialize)]
    struct File {
        player: Settings,
        #[serde(default)]
        controls: Controls,
    }
    toml::from_str::<File>(text).ok().map(|file| (file.player, file.controls))
}

/// Reads the settings file and keeps it up to date.
pub fn plugin(app: &mut App) {
    app.register_type::<Settings>()
        .register_type::<Controls>()
        .add_message::<WindowResized>()
        .add_plugins(SettingsPlugin::new(&folders::settings_name()))
        .init_resource::<Settings>()
        .init_resource::<Controls>()
        .add_systems(PreUpdate, follow_system.run_if(resource_exists_and_changed::<AsksForCalm>))
        .add_systems(
            Update,
            keep_settings
                .run_if(resource_changed::<Settings>.or_eager(resource_changed::<Controls>)),
        )
        .add_systems(Update, letters::grow.run_if(letters::may_differ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(browser::plugin);
}

/// Takes over what the system asks for now.
fn follow_system(asks: Res<AsksForCalm>, mut settings: ResMut<Settings>) {
    if settings.system_is_calm != asks.0 {
        settings.system_is_calm = asks.0;
    }
}

fn keep_settings(settings: Res<Settings>, mut commands: Commands) {
    #[cfg(target_arch = "wasm32")]
    if !browser::has_room() {
        commands.insert_resource(ForThisVisit);
        return;
    }
    commands.remove_resource::<ForThisVisit>();
    if !settings.is_added() {
        commands.queue(SaveSettingsDeferred(Duration::ZERO));
    }
}

#[cfg(test)]
mod tests {
    use std::any::TypeId;

    use bevy::reflect::serde::TypedReflectDeserializer;
    use bevy::reflect::{FromReflect, TypeRegistry};
    use serde::de::DeserializeSeed;

    use super::*;

    #[test]
    fn done_tasks_are_kept_for_each_game() {
        let mut settings = Settings::default();
        for task in ["ludo/one", "ludo/two", "chess/one"] {
            assert!(!settings.has_done(task));
            settings.keep_done(task);
            assert!(settings.has_done(task));
        }
        assert_eq!(settings.favourites, ["done-ludo:one two", "done-chess:one"]);
        assert!(!settings.has_done("ludo/on") && !settings.has_done("chess/two"));
    }

    #[test]
    fn settings_of_another_tab_are_read_as_the_engine_writes_them() {
        let text = "[player]\ncoordinates = false\nfavourites = [\"begun-zoon:zoon/duel\"]\nhints = true\n\
                    language = \"fr\"\nplayback = \"Fast\"\ntext_size = 130\n";
        let (read, _) = as_written(text).expect("settings");
        assert_eq!(
            (read.language.as_str(), read.playback, read.text_size),
            ("fr", Playback::Fast, 130)
        );
        assert_eq!((read.coordinates, read.begun("zoon")), (false, Some("zoon/duel")));
        assert_eq!(
            as_written("[player]\n"),
            Some((Settings::default(), Controls::default())),
            "what is missing is as usual"
        );
        assert_eq!(as_written("language = 3"), None);
    }

    /// What the player has chosen, read from a line of a file as the engine reads it.
    fn engine_reads(line: &str) -> Option<ReducedMotion> {
        let mut types = TypeRegistry::default();
        types.register::<ReducedMotion>();
        let text: toml::Table = toml::from_str(&format!("it = {line}")).expect("TOML");
        let kind = types.get(TypeId::of::<ReducedMotion>()).expect("a type");
        let reader = TypedReflectDeserializer::new(kind, &types);
        let read = reader.deserialize(text["it"].clone()).ok()?;
        ReducedMotion::from_reflect(&*read)
    }

    #[test]
    fn a_switch_for_less_motion_of_an_earlier_file_is_still_read() {
        for (line, meant) in [
            ("true", ReducedMotion::On),
            ("false", ReducedMotion::AsSystem),
            ("\"On\"", ReducedMotion::On),
            ("\"Off\"", ReducedMotion::Off),
            ("\"AsSystem\"", ReducedMotion::AsSystem),
        ] {
            assert_eq!(engine_reads(line), Some(meant), "{line}");
            let read = as_written(&format!("[player]\nreduced_motion = {line}\n"));
            assert_eq!(read.map(|(read, _)| read.reduced_motion), Some(meant), "{line}");
        }
    }

    #[test]
    fn motion_follows_the_system_until_the_player_chooses() {
        let mut app = App::new();
        app.init_resource::<Settings>().insert_resource(AsksForCalm(true)).add_systems(
            PreUpdate,
            follow_system.run_if(resource_exists_and_changed::<AsksForCalm>),
        );
        let moves = |app: &mut App, asks: bool| {
            app.world_mut().resource_mut::<AsksForCalm>().0 = asks;
            app.update();
            !app.world().resource::<Settings>().less_motion()
        };
        assert_eq!([true, false, true].map(|asks| moves(&mut app, asks)), [false, true, false]);
        // Another setting that is saved chooses nothing.
        app.world_mut().resource_mut::<Settings>().volume = 50;
        assert_eq!([false, true].map(|asks| moves(&mut app, asks)), [true, false]);
        app.world_mut().resource_mut::<Settings>().reduced_motion = ReducedMotion::Off;
        assert!(moves(&mut app, true));
        app.world_mut().resource_mut::<Settings>().reduced_motion = ReducedMotion::On;
        assert!(!moves(&mut app, false));
    }
}
