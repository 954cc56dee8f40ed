//! Which music and which ambience play: one for the menus and one for each game. Music has a calm
//! layer and a tense one that follows the match.
//!
//! Deliberately absent: playing it, and when a match is tense, which each game knows.

use bevy::prelude::*;

use super::Speakers;
use super::list::SoundList;
use super::mixing::{Mixer, Volumes, factor};
use crate::app::kit::settings::Settings;
use crate::data::sounds::Theme;

/// How much quieter the music is while it steps back.
const STEP_BACK: f32 = 0.5;
/// Seconds in which one theme gives way to another, and the tense layer comes and goes.
pub(super) const SLOW: f32 = 2.0;
/// Seconds in which the music becomes louder or quieter.
const QUICK: f32 = 0.15;

/// The name of the music and the ambience that belong to what is on screen; empty for none.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct MusicTheme(pub String);

/// How tense the match on the table is, 0 to 1, as far as everybody may know.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Tension(pub f32);

/// Loops to be heard: the layers of the music, or the ambience.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Score {
    /// The files; `None` for silence.
    pub(super) theme: Option<Theme>,
    /// The amplitudes of the calm and the tense layer, as factors.
    pub(super) gains: [f32; 2],
    /// The seconds in which each layer goes there from what was heard before.
    pub(super) seconds: [f32; 2],
}

impl Score {
    /// The files of its layers.
    pub(super) fn files(&self) -> impl Iterator<Item = &String> {
        self.theme.iter().flat_map(|theme| std::iter::once(&theme.calm).chain(&theme.tense))
    }
}

/// How tense the music is to be, and when the tense layer is there.
#[derive(Default)]
pub(super) struct Rise {
    tension: f32,
    /// In seconds since the start.
    done: f32,
}

/// Writes what is to be heard, when it changes.
pub(super) fn direct(
    (list, settings): (Res<SoundList>, Res<Settings>),
    (theme, tension): (Res<MusicTheme>, Res<Tension>),
    (mixer, time): (Res<Mixer>, Res<Time<Real>>),
    mut rise: Local<Rise>,
    mut speakers: ResMut<Speakers>,
) {
    let now = time.elapsed_secs();
    let wished = tension.0.clamp(0.0, 1.0);
    if rise.tension != wished {
        *rise = Rise { tension: wished, done: now + SLOW };
    }
    let step = if mixer.is_ducking(time.elapsed()) { STEP_BACK } else { 1.0 };
    let volumes = Volumes::of(&settings);
    let themes = [(&list.0.music, volumes.music), (&list.0.ambience, volumes.ambience)];
    for (which, (themes, volume)) in themes.into_iter().enumerate() {
        // What is not heard is not loaded.
        let theme = themes.get(&theme.0).filter(|_| volume > 0.0);
        let gain = theme.map_or(0.0, |theme| step * volume * factor(theme.gain));
        let (gains, before) = ([gain, gain * wished], &speakers.scores[which]);
        if theme == before.theme.as_ref() && gains == before.gains {
            continue;
        }
        let seconds = match theme {
            Some(_) if theme != before.theme.as_ref() => [SLOW; 2],
            // A tense layer on its way is not hurried by a blow.
            _ => [QUICK, QUICK.max(rise.done - now)],
        };
        speakers.scores[which] = Score { theme: theme.cloned(), gains, seconds };
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::kit::sound::{PlaySound, mixing};
    use crate::app::platform::redraw::RedrawRequests;
    use crate::data::sounds::{Class, Sound};

    fn hall() -> App {
        let theme = |calm: &str, tense: Option<&str>| Theme {
            calm: calm.to_owned(),
            tense: tense.map(str::to_owned),
            gain: 0.0,
        };
        let mut list = SoundList::default();
        list.0.music.insert("title".to_owned(), theme("title.ogg", None));
        list.0.music.insert("jungle".to_owned(), theme("jungle.ogg", Some("tense.ogg")));
        list.0.ambience.insert("jungle".to_owned(), theme("river.ogg", None));
        let hit = Sound { class: Class::Hit, gain: 0.0, variants: vec!["hit.ogg".to_owned()] };
        list.0.sounds.insert("hit".to_owned(), hit);
        let mut app = App::new();
        app.insert_resource(list)
            .init_resource::<Speakers>()
            .init_resource::<Mixer>()
            .init_resource::<Tension>()
            .init_resource::<RedrawRequests>()
            .insert_resource(MusicTheme("jungle".to_owned()))
            .insert_resource(Settings { music_volume: 100, ambience_volume: 100, ..default() })
            .insert_resource(Time::<Real>::default())
            .add_message::<PlaySound>()
            .add_systems(Update, (mixing::mix.run_if(on_message::<PlaySound>), direct).chain());
        app.update();
        app
    }

    fn scores(app: &mut App) -> [Score; 2] {
        app.update();
        app.world().resource::<Speakers>().scores.clone()
    }

    fn score(app: &mut App) -> Score {
        let [music, _] = scores(app);
        music
    }

    fn pass(app: &mut App, milliseconds: u64) {
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.advance_by(Duration::from_millis(milliseconds));
    }

    fn hit(app: &mut App) {
        app.world_mut().write_message(PlaySound::of("hit"));
    }

    #[test]
    fn the_tense_layer_follows_the_match_slowly() {
        let mut app = hall();
        assert_eq!(score(&mut app).gains, [1.0, 0.0]);
        app.insert_resource(Tension(0.6));
        let tense = score(&mut app);
        assert_eq!((tense.gains, tense.seconds), ([1.0, 0.6], [QUICK, SLOW]));
        app.insert_resource(Tension(7.0));
        assert_eq!(score(&mut app).gains, [1.0, 1.0]);
    }

    #[test]
    fn a_blow_does_not_hurry_the_tense_layer() {
        let mut app = hall();
        pass(&mut app, 1000);
        app.insert_resource(Tension(1.0));
        score(&mut app);
        pass(&mut app, 500);
        hit(&mut app);
        let ducked = score(&mut app);
        assert_eq!((ducked.gains, ducked.seconds), ([0.5, 0.5], [QUICK, SLOW - 0.5]));
        pass(&mut app, 410);
        let back = score(&mut app);
        assert_eq!(back.gains, [1.0, 1.0]);
        assert!((back.seconds[1] - (SLOW - 0.91)).abs() < 0.001, "{back:?}");
        pass(&mut app, 2000);
        hit(&mut app);
        assert_eq!(score(&mut app).seconds, [QUICK; 2]);
    }

    #[test]
    fn a_screen_with_another_theme_changes_music_and_ambience() {
        let mut app = hall();
        let files = |app: &mut App| {
            let files = scores(app).map(|score| score.theme.map(|theme| theme.calm));
            files.map(Option::unwrap_or_default)
        };
        assert_eq!(files(&mut app), ["jungle.ogg", "river.ogg"]);
        app.insert_resource(MusicTheme("title".to_owned()));
        assert_eq!(score(&mut app).seconds, [SLOW; 2]);
        assert_eq!(files(&mut app), ["title.ogg", ""]);
        app.insert_resource(MusicTheme("five".to_owned()));
        assert_eq!(files(&mut app), ["", ""], "a game without music is silent");
    }

    #[test]
    fn what_is_switched_off_is_not_even_loaded() {
        let mut app = hall();
        let mut heard = |volume, music_volume, ambience_volume, muted| {
            let volumes = Settings { volume, music_volume, ambience_volume, muted, ..default() };
            app.insert_resource(volumes);
            scores(&mut app).map(|score| (score.theme.is_some(), score.seconds[0]))
        };
        let (on, off) = ((true, SLOW), (false, QUICK));
        assert_eq!(heard(100, 0, 100, false)[0], off);
        assert_eq!(heard(100, 100, 0, false), [on, off]);
        assert_eq!(heard(0, 100, 100, false), [off, off]);
        assert_eq!(heard(100, 100, 100, false), [on, on]);
        assert_eq!(heard(100, 100, 100, true), [off, off]);
    }

    #[test]
    fn under_a_hit_music_and_ambience_are_half_as_loud_for_a_moment() {
        let mut app = hall();
        pass(&mut app, 1000);
        hit(&mut app);
        assert_eq!(scores(&mut app).map(|score| score.gains[0]), [0.5, 0.5]);
        pass(&mut app, 390);
        assert_eq!(scores(&mut app).map(|score| score.gains[0]), [0.5, 0.5]);
        pass(&mut app, 20);
        assert_eq!(scores(&mut app).map(|score| score.gains[0]), [1.0, 1.0]);
    }

    #[test]
    fn nothing_is_written_while_nothing_changes() {
        let mut app = hall();
        app.add_systems(Last, |speakers: Res<Speakers>, mut count: Local<u32>| {
            *count += u32::from(speakers.is_changed());
            assert!(*count <= 1, "the speakers are written again");
        });
        (0..5).for_each(|_| app.update());
    }
}
