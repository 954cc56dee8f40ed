//! Which of the sounds that are asked for are heard, and how loud.
//!
//! A board full of things that move at once would be noise, so few sounds begin within half a
//! second and none twice at once. Variants take turns, so that nothing is left to chance.
//! Deliberately absent: playing them.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bevy::prelude::*;

use super::list::SoundList;
use super::{PlaySound, Speakers};
use crate::app::kit::settings::Settings;
use crate::app::platform::redraw::RedrawRequests;
use crate::data::sounds::{Class, Sounds};

/// The most sounds that begin within [`SPAN`], which is about as long as a sound lasts.
const MOST: usize = 8;
/// How many of those are kept for what matters, so that a blow is heard among many steps.
const KEPT: usize = 2;
const SPAN: Duration = Duration::from_millis(500);
/// The time after which the same sound may begin again.
const AGAIN: Duration = Duration::from_millis(30);
/// The same for the interface, where a pointer crosses many buttons.
const HOVER_AGAIN: Duration = Duration::from_millis(80);
/// The same for the begin and the end of a match, which are told in more than one way.
const ENDING_AGAIN: Duration = Duration::from_secs(2);
/// How long the music steps back.
const DUCKED: Duration = Duration::from_millis(400);
/// How far to the side the edge of the window is heard, of the whole width.
const WIDTH: f32 = 0.7;

/// A sound to begin.
#[derive(Clone, PartialEq, Debug)]
pub struct Voice {
    /// The name of its file.
    pub(super) file: String,
    /// Its amplitude as a factor.
    pub(super) gain: f32,
    /// Where it is heard, -1 on the left to 1 on the right.
    pub(super) pan: f32,
}

/// How loud the player wants things, as factors of the amplitude.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Volumes {
    pub(super) effects: f32,
    pub(super) music: f32,
    pub(super) ambience: f32,
}

impl Volumes {
    pub(super) fn of(settings: &Settings) -> Self {
        let all = if settings.muted { 0.0 } else { as_heard(settings.volume) };
        Self {
            effects: all * as_heard(settings.effects_volume),
            music: all * as_heard(settings.music_volume),
            ambience: all * as_heard(settings.ambience_volume),
        }
    }
}

/// An ear takes half the percentage for half as loud if the amplitude is its square.
fn as_heard(percent: u32) -> f32 {
    (percent.min(100) as f32 / 100.0).powi(2)
}

/// Decibels as a factor of the amplitude.
pub(super) fn factor(decibels: f32) -> f32 {
    10_f32.powf(decibels / 20.0)
}

/// What has been heard lately.
#[derive(Resource, Default, Debug)]
pub struct Mixer {
    /// When the latest sounds began.
    begun: VecDeque<Duration>,
    /// When each sound began last, and how often it has.
    heard: BTreeMap<String, (Duration, usize)>,
    ducked_until: Duration,
    /// Whether the log has named a sound that is not on the list.
    has_warned: bool,
}

impl Mixer {
    /// Whether the music steps back now.
    pub(super) fn is_ducking(&self, now: Duration) -> bool {
        now < self.ducked_until
    }

    /// The sound to begin, if it is to be heard at all.
    fn take(
        &mut self,
        asked: &PlaySound,
        sounds: &Sounds,
        volume: f32,
        now: Duration,
    ) -> Option<Voice> {
        let Some(sound) = sounds.sounds.get(&asked.name) else {
            if !sounds.sounds.is_empty() && !std::mem::replace(&mut self.has_warned, true) {
                warn!("There is no sound `{}`; further unknown names are not told.", asked.name);
            }
            return None;
        };
        while self.begun.front().is_some_and(|begun| *begun + SPAN <= now) {
            self.begun.pop_front();
        }
        let pause = match sound.class {
            Class::Interface => HOVER_AGAIN,
            Class::Ending => ENDING_AGAIN,
            _ => AGAIN,
        };
        let last = self.heard.get(&asked.name).copied();
        let soon = last.is_some_and(|(begun, _)| now < begun + pause);
        let most = if sound.class.matters() { MOST } else { MOST - KEPT };
        if soon || volume <= 0.0 || self.begun.len() >= most {
            return None;
        }
        let times = last.map_or(0, |(_, times)| times);
        let file = sound.variants.get(times % sound.variants.len().max(1))?.clone();
        self.begun.push_back(now);
        self.heard.insert(asked.name.clone(), (now, times + 1));
        if sound.class.matters() {
            self.ducked_until = now + DUCKED;
        }
        let pan = asked.pan.clamp(-1.0, 1.0) * WIDTH;
        Some(Voice { file, gain: factor(sound.gain) * volume, pan })
    }
}

/// Takes what was asked for.
pub(super) fn mix(
    mut asked: MessageReader<PlaySound>,
    (list, settings, time): (Res<SoundList>, Res<Settings>, Res<Time<Real>>),
    mut mixer: ResMut<Mixer>,
    mut speakers: ResMut<Speakers>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let (volume, now) = (Volumes::of(&settings).effects, time.elapsed());
    // What nobody has taken is not heard any more.
    speakers.voices.clear();
    for asked in asked.read() {
        let volume = if speakers.rests { 0.0 } else { volume };
        speakers.voices.extend(mixer.take(asked, &list.0, volume, now));
    }
    if mixer.is_ducking(now) {
        // The music comes back in a frame of its own.
        redraw.stay(DUCKED + AGAIN);
    }
}

/// Ends what is playing when sounds are switched off.
pub(super) fn hush(
    settings: Res<Settings>,
    mut before: Local<f32>,
    mut speakers: ResMut<Speakers>,
) {
    let volume = Volumes::of(&settings).effects;
    if std::mem::replace(&mut *before, volume) > 0.0 && volume <= 0.0 {
        speakers.hush = true;
    }
}

/// Pauses everything while the window is not in front, if the player wants that.
pub(super) fn rest(
    settings: Res<Settings>,
    windows: Query<&Window>,
    mut speakers: ResMut<Speakers>,
) {
    let behind = !windows.is_empty() && windows.iter().all(|window| !window.focused);
    let rests = behind && settings.quiet_behind;
    if speakers.rests != rests {
        speakers.rests = rests;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::sounds::Sound;

    fn list() -> Sounds {
        let sound = |class, files: &[&str]| Sound {
            class,
            gain: -6.0,
            variants: files.iter().map(|file| (*file).to_owned()).collect(),
        };
        let mut list = Sounds::default();
        list.sounds.insert("step".to_owned(), sound(Class::Step, &["a.ogg", "b.ogg"]));
        list.sounds.insert("hit".to_owned(), sound(Class::Hit, &["h.ogg"]));
        list.sounds.insert("begin".to_owned(), sound(Class::Ending, &["b.ogg"]));
        list.sounds.insert("hover".to_owned(), sound(Class::Interface, &["o.ogg"]));
        list
    }

    /// What is heard when these sounds are asked for at these milliseconds.
    fn heard(asked: &[(&str, u64)], volume: f32) -> Vec<String> {
        let (mut mixer, list) = (Mixer::default(), list());
        let voice = |(name, at): &(&str, u64)| {
            mixer.take(&PlaySound::of(*name), &list, volume, Duration::from_millis(*at))
        };
        asked.iter().filter_map(voice).map(|voice| voice.file).collect()
    }

    #[test]
    fn variants_take_turns() {
        let asked = [("step", 0), ("step", 100), ("hit", 150), ("step", 200)];
        assert_eq!(heard(&asked, 1.0), ["a.ogg", "b.ogg", "h.ogg", "a.ogg"]);
    }

    #[test]
    fn the_same_sound_does_not_begin_twice_within_thirty_milliseconds() {
        assert_eq!(heard(&[("step", 0), ("hit", 1), ("step", 29), ("step", 31)], 1.0).len(), 3);
    }

    #[test]
    fn a_match_begins_and_ends_once_however_often_it_is_told() {
        assert_eq!(heard(&[("begin", 0), ("begin", 700), ("begin", 2100)], 1.0).len(), 2);
    }

    #[test]
    fn a_hover_does_not_sound_twice_in_eighty_milliseconds() {
        assert_eq!(heard(&[("hover", 0), ("hover", 79), ("hover", 80)], 1.0).len(), 2);
    }

    #[test]
    fn no_more_than_eight_sounds_begin_within_half_a_second() {
        let asked: Vec<_> = (0..20).map(|number| ("hit", number * 40)).collect();
        // Eight from 0 to 280 ms, then one for each that is half a second old: from 500 ms on.
        assert_eq!(heard(&asked[..13], 1.0).len(), 8, "up to 480 ms");
        assert_eq!(heard(&asked, 1.0).len(), 15, "up to 760 ms");
    }

    #[test]
    fn a_blow_is_heard_among_any_number_of_steps() {
        let mut asked: Vec<_> = (0..12).map(|number| ("step", number * 31)).collect();
        asked.push(("hit", 400));
        let heard = heard(&asked, 1.0);
        assert_eq!(
            (heard.len(), heard.last().map(String::as_str)),
            (MOST - KEPT + 1, Some("h.ogg"))
        );
    }

    #[test]
    fn everything_rests_while_the_window_is_not_in_front_if_the_player_wants_that() {
        let rests = |focused, quiet_behind| {
            let mut app = App::new();
            app.init_resource::<Speakers>()
                .insert_resource(Settings { quiet_behind, ..default() })
                .add_systems(Update, rest);
            app.world_mut().spawn(Window { focused, ..default() });
            app.update();
            app.world().resource::<Speakers>().rests
        };
        assert_eq!(
            [rests(false, true), rests(false, false), rests(true, true)],
            [true, false, false]
        );
    }

    #[test]
    fn sounds_that_play_end_when_they_are_switched_off_and_only_then() {
        let mut app = App::new();
        app.init_resource::<Speakers>().init_resource::<Settings>().add_systems(Update, hush);
        let mut hushes = |settings: Settings| {
            app.insert_resource(settings);
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Speakers>().hush)
        };
        let (on, off) = (Settings::default(), Settings { muted: true, ..default() });
        assert_eq!(
            [&on, &off, &off, &on].map(|set| hushes(set.clone())),
            [false, true, false, false]
        );
    }

    #[test]
    fn as_delivered_the_volumes_keep_the_balance_of_the_files() {
        let Volumes { effects, music, ambience } = Volumes::of(&Settings::default());
        assert_eq!((effects, effects), (music, ambience));
    }

    #[test]
    fn what_is_asked_while_muted_is_not_played_later() {
        assert!(heard(&[("step", 0), ("hit", 100)], 0.0).is_empty());
        let muted = Settings { muted: true, ..default() };
        assert_eq!(Volumes::of(&muted), Volumes { effects: 0.0, music: 0.0, ambience: 0.0 });
    }

    #[test]
    fn unknown_names_do_nothing() {
        assert!(heard(&[("stepp", 0), ("", 100)], 1.0).is_empty());
    }

    #[test]
    fn settings_become_gains() {
        let of = |volume, effects_volume, music_volume| {
            let settings = Settings { volume, effects_volume, music_volume, ..default() };
            let Volumes { effects, music, .. } = Volumes::of(&settings);
            (effects, music)
        };
        assert_eq!(of(100, 100, 0), (1.0, 0.0));
        assert_eq!(of(50, 100, 50), (0.25, 0.0625));
        assert_eq!(of(0, 100, 100), (0.0, 0.0));
        assert_eq!(of(900, 100, 100), (1.0, 1.0), "an edited file does not hurt the ears");
        assert!((factor(-6.0) - 0.501).abs() < 0.001);
    }

    #[test]
    fn hits_make_the_music_step_back_and_steps_do_not() {
        let (mut mixer, list) = (Mixer::default(), list());
        let mut ducks = |name: &str, at| {
            let at = Duration::from_millis(at);
            mixer.take(&PlaySound::of(name), &list, 1.0, at);
            mixer.is_ducking(at + Duration::from_millis(300))
        };
        assert_eq!(
            [ducks("step", 100), ducks("hit", 200), ducks("step", 1000)],
            [false, true, false]
        );
    }

    #[test]
    fn a_sound_at_the_edge_is_heard_there_but_not_in_one_ear_only() {
        let (mut mixer, list) = (Mixer::default(), list());
        let asked = PlaySound { name: "hit".to_owned(), pan: -9.0 };
        let voice = mixer.take(&asked, &list, 1.0, Duration::ZERO).expect("a voice");
        assert_eq!(voice.pan, -WIDTH);
    }
}
