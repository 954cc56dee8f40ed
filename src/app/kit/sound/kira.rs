//! Plays on the desktop, through `bevy_kira_audio`.
//!
//! Files are read when they are first heard, from wherever the game's files lie, and unpacked on
//! threads of their own; a sound whose file takes too long is left out. A sound card that does not
//! open is found out by the first sound that is never taken, and nothing is loaded after that.
//! Deliberately absent: tests' games and the measured one, which the shell starts without it.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy_kira_audio::prelude::{
    Audio, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioTween, PlaybackState,
    StaticSoundData,
};
use bevy_kira_audio::{AudioInstanceAssetsExt, AudioSystemSet};

use super::list::of_packs;
use super::mixing::Voice;
use super::music::{SLOW, Score};
use super::unpacked::Unpacked;
use super::{SoundSystems, Speakers};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::{self, BroughtFiles};
use crate::data::Files;
use crate::data::sounds::FOLDER;
use crate::packs::{Layered, Stack};

/// How long after it was asked for a sound may begin.
const LATEST: Duration = Duration::from_millis(200);
/// How long everything takes to fall silent and to come back.
const REST: Duration = Duration::from_millis(300);
/// The name under which the loop is kept awake.
const LOADING: &str = "sounds load";

/// How far the layers of the music may be apart, in seconds, without being brought together.
const TOGETHER: f64 = 0.002;
/// Further apart, one of them has just begun again, which the other one is about to do.
const ROUND: f64 = 1.0;

/// Plays what is to be heard.
pub fn plugin(app: &mut App) {
    if !can_be_heard() {
        warn!("There is neither a sound card nor a sound server: nothing is heard.");
        return;
    }
    app.add_plugins(AudioPlugin).init_resource::<Stage>().add_systems(
        PostUpdate,
        (
            follow_packs.run_if(resource_exists_and_changed::<BroughtFiles>),
            perform.after(SoundSystems).before(AudioSystemSet::PlayTypedChannels),
        )
            .chain(),
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

/// Reads a file of the game or of a pack.
fn load(file: &str, packs: Arc<Stack>) -> Result<AudioSource, String> {
    let path = format!("{FOLDER}/{file}");
    let bytes = Layered::new(packs, &shipped::read as &dyn Files).read(&path);
    let bytes = bytes.map_err(|why| format!("{path} cannot be read: {why:?}"))?;
    match StaticSoundData::from_cursor(Cursor::new(bytes)) {
        Ok(sound) => Ok(AudioSource { sound }),
        Err(why) => Err(format!("{path} is no Ogg Vorbis file: {why}")),
    }
}

/// Loops that play or are being loaded.
#[derive(Default)]
struct Piece {
    /// As it was taken over last.
    score: Score,
    /// The calm layer and the tense one; empty until their files are loaded.
    layers: Vec<Handle<AudioInstance>>,
}

/// What is loaded and playing.
#[derive(Resource, Default)]
struct Stage {
    packs: Arc<Stack>,
    files: BTreeMap<String, Load>,
    unpacked: Unpacked,
    /// Sounds whose files are being loaded, and when they were asked for.
    waiting: Vec<(Voice, Instant)>,
    /// Sounds that have begun, and loops that are fading out.
    begun: Vec<Handle<AudioInstance>>,
    /// The music, and the ambience.
    pieces: [Piece; 2],
    rests: bool,
    is_deaf: bool,
    has_warned: bool,
}

/// Forgets the files that were loaded: packs may have others of these names.
fn follow_packs(
    brought: Res<BroughtFiles>,
    mut stage: ResMut<Stage>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    let before = std::mem::replace(&mut stage.packs, brought.packs.clone());
    stage.files.clear();
    stage.unpacked = Unpacked::default();
    if !stage.is_deaf {
        (0..stage.pieces.len()).for_each(|which| stage.renew(which, &before, &mut instances));
    }
}

#[derive(SystemParam)]
struct Channels<'w> {
    audio: ResMut<'w, Audio>,
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
        redraw.release(LOADING);
        return;
    }
    if hush {
        stage.hush(&mut channels.instances);
    }
    stage.rest(asked.rests, &mut channels.instances);
    stage.waiting.extend(voices.into_iter().map(|voice| (voice, Instant::now())));
    for (which, score) in asked.scores.iter().enumerate() {
        stage.follow(which, score, &mut channels.instances);
    }
    stage.settle(&mut channels.sources);
    stage.begin(&channels.audio, &channels.sources);
    stage.begin_pieces(&channels.audio);
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
        let mut all = self.begun.iter().chain(self.pieces.iter().flat_map(|piece| &piece.layers));
        if all.any(|handle| channels.audio.state(handle) == PlaybackState::Queued) {
            // The log has been told why by the sound library.
            *self = Self { is_deaf: true, ..default() };
            *channels.audio = default();
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

    /// Ends the sounds that are playing.
    fn hush(&mut self, instances: &mut Assets<AudioInstance>) {
        self.waiting.clear();
        for handle in &self.begun {
            if let Some(mut sound) = instances.get_mut(handle) {
                sound.stop(AudioTween::linear(REST));
            }
        }
    }

    /// Pauses the loops or lets them go on. Nobody wants to hear the rest of a sound later.
    fn rest(&mut self, rests: bool, instances: &mut Assets<AudioInstance>) {
        if std::mem::replace(&mut self.rests, rests) == rests {
            return;
        }
        if rests {
            self.hush(instances);
        }
        // Not by the channel: it does not pause what is just coming back, and brings back what fades out.
        for handle in self.pieces.iter().flat_map(|piece| &piece.layers) {
            let Some(mut layer) = instances.get_mut(handle) else { continue };
            let fade = AudioTween::linear(REST);
            if rests { layer.pause(fade) } else { layer.resume(fade) }
        }
    }

    fn send_for(&mut self, file: &str) {
        self.files.entry(file.to_owned()).or_insert_with(|| {
            let (file, packs) = (file.to_owned(), self.packs.clone());
            Load::Coming(AsyncComputeTaskPool::get().spawn(async move { load(&file, packs) }))
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
    fn begin(&mut self, audio: &Audio, sources: &Assets<AudioSource>) {
        for (voice, asked) in std::mem::take(&mut self.waiting) {
            self.send_for(&voice.file);
            match self.files.get(&voice.file) {
                Some(Load::Coming(_)) if asked.elapsed() < LATEST => {
                    self.waiting.push((voice, asked));
                }
                Some(Load::Here(source)) => {
                    let mut begins = audio.play(source.clone());
                    let sound = begins.with_volume(decibels(voice.gain)).with_panning(voice.pan);
                    self.begun.push(sound.handle());
                    let frames = sources.get(source).map_or(0, |source| source.sound.frames.len());
                    let bytes = frames * size_of::<[f32; 2]>();
                    for gone in self.unpacked.heard(&voice.file, bytes) {
                        // A piece may not have begun yet.
                        if self.pieces.iter().all(|piece| piece.score.files().all(|it| *it != gone))
                        {
                            self.files.remove(&gone);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Takes over a score: other files, or other amplitudes.
    fn follow(&mut self, which: usize, score: &Score, instances: &mut Assets<AudioInstance>) {
        let piece = &mut self.pieces[which];
        if piece.score == *score {
            return;
        }
        let before = std::mem::replace(&mut piece.score, score.clone());
        let fade = |layer: usize| AudioTween::linear(Duration::from_secs_f32(score.seconds[layer]));
        if before.theme == score.theme {
            align(&piece.layers, instances);
            for (layer, handle) in piece.layers.iter().enumerate() {
                if let Some(mut playing) = instances.get_mut(handle) {
                    playing.set_decibels(decibels(score.gains[layer]), fade(layer));
                }
            }
            return;
        }
        for (layer, handle) in piece.layers.iter().enumerate() {
            if let Some(mut playing) = instances.get_mut(handle) {
                playing.stop(fade(layer));
            }
        }
        self.begun.append(&mut piece.layers);
        // Unpacked music is large.
        before.files().for_each(|file| drop(self.files.remove(file)));
        score.files().for_each(|file| self.send_for(file));
    }

    /// Sends for the files of a piece again that has not begun, or whose files are others than with the
    /// packs before.
    fn renew(&mut self, which: usize, before: &Stack, instances: &mut Assets<AudioInstance>) {
        let piece = &mut self.pieces[which];
        let is_other = |file: &String| of_packs(file, before) != of_packs(file, &self.packs);
        if !piece.layers.is_empty() && !piece.score.files().any(is_other) {
            return;
        }
        for handle in &piece.layers {
            if let Some(mut playing) = instances.get_mut(handle) {
                playing.stop(AudioTween::linear(Duration::from_secs_f32(SLOW)));
            }
        }
        self.begun.append(&mut piece.layers);
        let score = piece.score.clone();
        score.files().for_each(|file| self.send_for(file));
    }

    /// Begins both layers of a score in the same moment, once their files are there.
    fn begin_pieces(&mut self, audio: &Audio) {
        let files = &self.files;
        let idle = self.pieces.iter_mut().filter(|piece| piece.layers.is_empty() && !self.rests);
        for Piece { score, layers } in idle {
            let sources = || score.files().filter_map(|file| files.get(file));
            if sources().any(|file| matches!(file, Load::Coming(_))) {
                continue;
            }
            for (file, gain) in sources().zip(score.gains) {
                // There is no tense layer without the calm one.
                let Load::Here(source) = file else { break };
                let fade = Duration::from_secs_f32(SLOW);
                let mut begins = audio.play(source.clone());
                let layer = begins.looped().with_volume(decibels(gain)).linear_fade_in(fade);
                layers.push(layer.handle());
            }
        }
    }
}

/// Brings the tense layer to where the calm one is. They begin, pause and go on by single commands,
/// and the sound card may ask for more between two of them.
fn align(layers: &[Handle<AudioInstance>], instances: &mut Assets<AudioInstance>) {
    let [calm, tense] = layers else { return };
    let at = |layer| instances.state(layer).position();
    let lag = lag(at(calm), at(tense), at(calm));
    if let (Some(lag), Some(mut tense)) = (lag, instances.get_mut(tense)) {
        tense.seek_by(lag);
    }
}

/// How far the tense layer is behind, if that can be known: the calm one was asked before and after.
fn lag(before: Option<f64>, tense: Option<f64>, after: Option<f64>) -> Option<f64> {
    let lag = before? - tense?;
    (before == after && (TOGETHER..ROUND).contains(&lag.abs())).then_some(lag)
}

/// A factor of the amplitude in decibels; the library plays nothing at -60.
fn decibels(factor: f32) -> f32 {
    (20.0 * factor.log10()).max(-60.0)
}

#[cfg(test)]
mod tests;
