//! Which music plays: a theme for the menus and one for each game, each with a calm layer and a
//! tense one that follows the match.
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
const SLOW: f32 = 2.0;
/// Seconds in which the music becomes louder or quieter.
const QUICK: f32 = 0.15;

/// The name of the theme that belongs to what is on screen; empty for none.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct MusicTheme(pub String);

/// How tense the match on the table is, 0 to 1, as far as everybody may know.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Tension(pub f32);

/// The music to be heard.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Score {
    /// The files; `None` for silence.
    pub(super) theme: Option<Theme>,
    /// The amplitude of all layers, as a factor.
    gain: f32,
    tension: f32,
    ducks: bool,
}

impl Score {
    /// The amplitudes of the calm and the tense layer.
    pub(super) fn gains(&self) -> [f32; 2] {
        let gain = if self.ducks { self.gain * STEP_BACK } else { self.gain };
        [gain, gain * self.tension]
    }

    /// The seconds in which this score takes over from an earlier one.
    pub(super) fn fade(&self, before: &Self) -> f32 {
        let goes_on = self.theme == before.theme && self.tension == before.tension;
        if goes_on || self.theme.is_none() { QUICK } else { SLOW }
    }
}

/// Writes the music to be heard, when it changes.
pub(super) fn direct(
    (list, settings): (Res<SoundList>, Res<Settings>),
    (theme, tension): (Res<MusicTheme>, Res<Tension>),
    (mixer, time): (Res<Mixer>, Res<Time<Real>>),
    mut speakers: ResMut<Speakers>,
) {
    let ducks = mixer.is_ducking(time.elapsed());
    let asked =
        [list.is_changed(), settings.is_changed(), theme.is_changed(), tension.is_changed()];
    if !asked.contains(&true) && speakers.score.ducks == ducks {
        return;
    }
    let volume = Volumes::of(&settings).music;
    // Music that is not heard is not loaded.
    let theme = list.0.music.get(&theme.0).filter(|_| volume > 0.0).cloned();
    let gain = theme.as_ref().map_or(0.0, |theme| volume * factor(theme.gain));
    let score = Score { theme, gain, tension: tension.0.clamp(0.0, 1.0), ducks };
    if speakers.score != score {
        speakers.score = score;
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
        let hit = Sound { class: Class::Hit, gain: 0.0, variants: vec!["hit.ogg".to_owned()] };
        list.0.sounds.insert("hit".to_owned(), hit);
        let mut app = App::new();
        app.insert_resource(list)
            .init_resource::<Speakers>()
            .init_resource::<Mixer>()
            .init_resource::<Tension>()
            .init_resource::<RedrawRequests>()
            .insert_resource(MusicTheme("jungle".to_owned()))
            .insert_resource(Settings { music_volume: 100, ..default() })
            .insert_resource(Time::<Real>::default())
            .add_message::<PlaySound>()
            .add_systems(Update, (mixing::mix.run_if(on_message::<PlaySound>), direct).chain());
        app.update();
        app
    }

    fn score(app: &mut App) -> Score {
        app.update();
        app.world().resource::<Speakers>().score.clone()
    }

    fn pass(app: &mut App, milliseconds: u64) {
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.advance_by(Duration::from_millis(milliseconds));
    }

    #[test]
    fn the_tense_layer_follows_the_match_slowly() {
        let mut app = hall();
        let calm = score(&mut app);
        assert_eq!(calm.gains(), [1.0, 0.0]);
        app.insert_resource(Tension(0.6));
        let tense = score(&mut app);
        assert_eq!(tense.gains(), [1.0, 0.6]);
        assert_eq!(tense.fade(&calm), SLOW);
        app.insert_resource(Tension(7.0));
        assert_eq!(score(&mut app).gains(), [1.0, 1.0]);
    }

    #[test]
    fn a_screen_with_another_theme_changes_the_music() {
        let mut app = hall();
        let table = score(&mut app);
        app.insert_resource(MusicTheme("title".to_owned()));
        let title = score(&mut app);
        assert_eq!(title.theme.as_ref().map(|theme| theme.calm.as_str()), Some("title.ogg"));
        assert_eq!(title.fade(&table), SLOW);
        app.insert_resource(MusicTheme("five".to_owned()));
        assert_eq!(score(&mut app).theme, None, "a game without music is silent");
    }

    #[test]
    fn music_that_is_switched_off_is_not_even_loaded() {
        let mut app = hall();
        for (volume, music_volume, muted) in [(100, 0, false), (0, 100, false), (100, 100, true)] {
            app.insert_resource(Settings { volume, music_volume, muted, ..default() });
            let silence = score(&mut app);
            assert_eq!((silence.theme.as_ref(), silence.fade(&Score::default())), (None, QUICK));
        }
    }

    #[test]
    fn under_a_hit_the_music_is_half_as_loud_for_a_moment() {
        let mut app = hall();
        pass(&mut app, 1000);
        app.world_mut().write_message(PlaySound::of("hit"));
        assert_eq!(score(&mut app).gains(), [0.5, 0.0]);
        pass(&mut app, 390);
        assert_eq!(score(&mut app).gains(), [0.5, 0.0]);
        pass(&mut app, 20);
        assert_eq!(score(&mut app).gains(), [1.0, 0.0]);
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
