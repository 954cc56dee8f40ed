//! Plays on the desktop, through `bevy_kira_audio`.
//!
//! Files are read when they are first heard, from wherever the game's files lie, and unpacked on
//! threads of their own; a sound whose file takes too long is left out. A sound card that does not
//! open is found out by the first sound that is never taken, and nothing is loaded after that.
//! Deliberately absent: tests' games and the measured one, which the shell starts without it.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy_kira_audio::prelude::{
    AudioApp, AudioChannel, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioTween,
    PlaybackState, StaticSoundData,
};
use bevy_kira_audio::{AudioInstanceAssetsExt, AudioSystemSet};

use super::mixing::Voice;
use super::music::Score;
use super::{SoundSystems, Speakers};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped;
use crate::data::sounds::{FOLDER, Theme};

/// How long after it was asked for a sound may begin.
const LATEST: Duration = Duration::from_millis(200);
/// How long everything takes to fall silent and to come back.
const REST: Duration = Duration::from_millis(300);
/// The name under which the loop is kept awake.
const LOADING: &str = "sounds load";

/// The channel of everything but music.
#[derive(Resource)]
struct Effects;

/// The channel of music.
#[derive(Resource)]
struct Music;

/// Plays what is to be heard.
pub fn plugin(app: &mut App) {
    if !can_be_heard() {
        warn!("There is neither a sound card nor a sound server: nothing is heard.");
        return;
    }
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Effects>()
        .add_audio_channel::<Music>()
        .init_resource::<Stage>()
        .add_systems(
            PostUpdate,
            perform.after(SoundSystems).before(AudioSystemSet::PlayTypedChannels),
        );
}

/// Whether there is a sound card, a sound server or somebody's own set-up. Linux's sound library
/// would write many lines to the terminal otherwise.
fn can_be_heard() -> bool {
    use std::{env, fs, path::Path};
    if !cfg!(target_os = "linux") {
        return true;
    }
    let below = |folder: &str, file: &str| {
        env::var_os(folder).is_some_and(|folder| Path::new(&folder).join(file).exists())
    };
    let served = below("XDG_RUNTIME_DIR", "pulse/native") || below("XDG_RUNTIME_DIR", "pipewire-0");
    let set_up = below("HOME", ".asoundrc") || Path::new("/etc/asound.conf").exists();
    let plays = |name: &str| name.starts_with("pcm") && name.ends_with('p');
    let cards = fs::read_dir("/dev/snd").into_iter().flatten().flatten();
    let carded = || cards.into_iter().any(|file| plays(&file.file_name().to_string_lossy()));
    env::var_os("PULSE_SERVER").is_some() || served || set_up || carded()
}

/// A file of sound.
enum Load {
    Coming(Task<Result<AudioSource, String>>),
    Here(Handle<AudioSource>),
    Missing,
}

fn load(file: &str) -> Result<AudioSource, String> {
    let path = format!("{FOLDER}/{file}");
    let bytes = shipped::read(&path).map_err(|why| format!("{path} cannot be read: {why:?}"))?;
    match StaticSoundData::from_cursor(Cursor::new(bytes)) {
        Ok(sound) => Ok(AudioSource { sound }),
        Err(why) => Err(format!("{path} is no Ogg Vorbis file: {why}")),
    }
}

/// The music that plays or is being loaded.
struct Piece {
    theme: Theme,
    /// The calm layer and the tense one; empty until their files are loaded.
    layers: Vec<Handle<AudioInstance>>,
}

/// What is loaded and playing.
#[derive(Resource, Default)]
struct Stage {
    files: BTreeMap<String, Load>,
    /// Sounds whose files are being loaded, and when they were asked for.
    waiting: Vec<(Voice, Instant)>,
    /// Sounds that have begun, and music that is fading out.
    begun: Vec<Handle<AudioInstance>>,
    piece: Option<Piece>,
    /// The music as it was taken over last.
    score: Score,
    rests: bool,
    is_deaf: bool,
    has_warned: bool,
}

#[derive(SystemParam)]
struct Channels<'w> {
    effects: ResMut<'w, AudioChannel<Effects>>,
    music: ResMut<'w, AudioChannel<Music>>,
    sources: ResMut<'w, Assets<AudioSource>>,
    instances: ResMut<'w, Assets<AudioInstance>>,
}

fn perform(
    mut speakers: ResMut<Speakers>,
    mut stage: ResMut<Stage>,
    mut channels: Channels,
    mut redraw: ResMut<RedrawRequests>,
) {
    if !speakers.is_changed() && !stage.is_loading() {
        return;
    }
    let asked = speakers.bypass_change_detection();
    let (voices, hush) = (std::mem::take(&mut asked.voices), std::mem::take(&mut asked.hush));
    stage.sweep(&mut channels);
    if stage.is_deaf {
        return;
    }
    stage.rest(asked.rests, &channels);
    if hush {
        stage.waiting.clear();
        channels.effects.stop();
    }
    stage.waiting.extend(voices.into_iter().map(|voice| (voice, Instant::now())));
    stage.follow(&asked.score, &mut channels);
    stage.settle(&mut channels.sources);
    stage.begin(&mut channels);
    stage.begin_piece(&mut channels);
    if stage.is_loading() {
        redraw.hold(LOADING);
    } else {
        redraw.release(LOADING);
    }
}

impl Stage {
    fn is_loading(&self) -> bool {
        self.files.values().any(|file| matches!(file, Load::Coming(_)))
    }

    /// Forgets what has ended, and finds out whether anything is played at all.
    fn sweep(&mut self, channels: &mut Channels) {
        let layers = self.piece.iter().flat_map(|piece| &piece.layers);
        let queued = |handle: &Handle<AudioInstance>| {
            channels.effects.state(handle) == PlaybackState::Queued
                || channels.music.state(handle) == PlaybackState::Queued
        };
        if self.begun.iter().chain(layers).any(queued) {
            // The log has been told why by the sound library.
            *self = Self { is_deaf: true, ..default() };
            *channels.effects = default();
            *channels.music = default();
        }
        let instances = &mut channels.instances;
        self.begun.retain(|handle| {
            let sounds = instances.state(handle) != PlaybackState::Stopped;
            if !sounds {
                instances.remove(handle);
            }
            sounds
        });
    }

    fn rest(&mut self, rests: bool, channels: &Channels) {
        if std::mem::replace(&mut self.rests, rests) == rests {
            return;
        }
        if rests {
            channels.effects.pause().linear_fade_out(REST);
            channels.music.pause().linear_fade_out(REST);
        } else {
            channels.effects.resume().linear_fade_in(REST);
            channels.music.resume().linear_fade_in(REST);
        }
    }

    fn send_for(&mut self, file: &str) {
        self.files.entry(file.to_owned()).or_insert_with(|| {
            let file = file.to_owned();
            Load::Coming(AsyncComputeTaskPool::get().spawn(async move { load(&file) }))
        });
    }

    /// Takes over the files that have been loaded.
    fn settle(&mut self, sources: &mut Assets<AudioSource>) {
        for file in self.files.values_mut() {
            let Load::Coming(task) = file else { continue };
            match check_ready(task) {
                Some(Ok(source)) => *file = Load::Here(sources.add(source)),
                Some(Err(why)) => {
                    if !std::mem::replace(&mut self.has_warned, true) {
                        warn!("{why}. It is not heard; further files are not told.");
                    }
                    *file = Load::Missing;
                }
                None => {}
            }
        }
    }

    /// Begins the sounds whose files are there.
    fn begin(&mut self, channels: &mut Channels) {
        for (voice, asked) in std::mem::take(&mut self.waiting) {
            self.send_for(&voice.file);
            match self.files.get(&voice.file) {
                Some(Load::Coming(_)) if asked.elapsed() < LATEST => {
                    self.waiting.push((voice, asked));
                }
                Some(Load::Here(source)) => {
                    let handle = channels
                        .effects
                        .play(source.clone())
                        .with_volume(decibels(voice.gain))
                        .with_panning(voice.pan)
                        .handle();
                    self.begun.push(handle);
                }
                _ => {}
            }
        }
    }

    /// Takes over the music: another piece, or other amplitudes.
    fn follow(&mut self, score: &Score, channels: &mut Channels) {
        if self.score == *score {
            return;
        }
        let fade = AudioTween::linear(Duration::from_secs_f32(score.fade(&self.score)));
        if self.piece.as_ref().map(|piece| &piece.theme) == score.theme.as_ref() {
            let layers = self.piece.iter().flat_map(|piece| &piece.layers);
            for (layer, gain) in layers.zip(score.gains()) {
                if let Some(mut layer) = channels.instances.get_mut(layer) {
                    layer.set_decibels(decibels(gain), fade.clone());
                }
            }
        } else {
            if let Some(old) = self.piece.take() {
                for layer in &old.layers {
                    if let Some(mut layer) = channels.instances.get_mut(layer) {
                        layer.stop(fade.clone());
                    }
                }
                self.begun.extend(old.layers);
                // Unpacked music is large.
                self.files.remove(&old.theme.calm);
                old.theme.tense.iter().for_each(|file| drop(self.files.remove(file)));
            }
            if let Some(theme) = &score.theme {
                self.send_for(&theme.calm);
                theme.tense.iter().for_each(|file| self.send_for(file));
                self.piece = Some(Piece { theme: theme.clone(), layers: Vec::new() });
            }
        }
        self.score = score.clone();
    }

    /// Begins both layers of the music in the same moment, once their files are there.
    fn begin_piece(&mut self, channels: &mut Channels) {
        let Some(piece) = self.piece.as_mut().filter(|piece| piece.layers.is_empty()) else {
            return;
        };
        let names = [Some(&piece.theme.calm), piece.theme.tense.as_ref()];
        let files = || names.iter().flatten().filter_map(|name| self.files.get(*name));
        if files().any(|file| matches!(file, Load::Coming(_))) {
            return;
        }
        let fade = Duration::from_secs_f32(self.score.fade(&Score::default()));
        for (file, gain) in files().zip(self.score.gains()) {
            // There is no tense layer without the calm one.
            let Load::Here(source) = file else { break };
            let handle = channels
                .music
                .play(source.clone())
                .looped()
                .with_volume(decibels(gain))
                .linear_fade_in(fade)
                .handle();
            piece.layers.push(handle);
        }
    }
}

/// A factor of the amplitude in decibels; the library plays nothing at -60.
fn decibels(factor: f32) -> f32 {
    (20.0 * factor.log10()).max(-60.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_has_a_bottom() {
        assert_eq!(decibels(1.0), 0.0);
        assert_eq!(decibels(0.0), -60.0);
    }
}
