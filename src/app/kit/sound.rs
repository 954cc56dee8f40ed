//! What is heard and felt: any part asks for a sound by its name, and one plugin plays it.
//!
//! [`mixing`] decides which of the sounds asked for ([`PlaySound`]) are heard, and how loud;
//! [`music`] which music and which ambience play. Both write what is to be heard to [`Speakers`], and `kira` plays it
//! on the desktop, the page in a browser. Without a sound card, without files and without the
//! browser's permission nothing is heard, and the game plays on. Deliberately absent: anything that
//! is told by sound alone.

pub mod buttons;
#[cfg(not(target_arch = "wasm32"))]
pub mod kira;
mod list;
pub mod mixing;
pub mod music;
#[cfg(target_arch = "wasm32")]
mod page;
mod touch;
#[cfg(not(target_arch = "wasm32"))]
mod unpacked;

use bevy::prelude::*;

use self::mixing::{Mixer, Voice};
use self::music::{MusicTheme, Score, Tension};
use super::input::{Intent, Intents};
use super::settings::Settings;

/// Asks for a sound of `assets/sounds/sounds.ron`. An unknown name is not heard.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct PlaySound {
    /// The name of the sound.
    pub name: String,
    /// Where it comes from, -1 at the left edge of the window to 1 at the right.
    pub pan: f32,
}

impl PlaySound {
    /// A sound from the middle.
    #[must_use]
    pub fn of(name: impl Into<String>) -> Self {
        Self { name: name.into(), pan: 0.0 }
    }
}

/// What is to be heard. Whatever plays on this platform takes it from here.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Speakers {
    /// Sounds that begin now.
    voices: Vec<Voice>,
    /// Whether the sounds that are playing end now.
    hush: bool,
    /// The music, and the ambience.
    scores: [Score; 2],
    /// Whether everything pauses because the window is not in front.
    rests: bool,
}

/// The systems that decide what is to be heard; whatever plays it runs after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SoundSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .init_resource::<Speakers>()
        .init_resource::<Mixer>()
        .init_resource::<MusicTheme>()
        .init_resource::<Tension>()
        .add_systems(Update, mute.run_if(resource_exists::<Settings>))
        .add_systems(
            PostUpdate,
            (
                mixing::rest.run_if(not(in_a_browser)),
                mixing::mix.run_if(on_message::<PlaySound>),
                mixing::hush.run_if(resource_changed::<Settings>),
                music::direct,
            )
                .chain()
                .in_set(SoundSystems),
        )
        .add_plugins((list::plugin, buttons::plugin, touch::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
}

/// In a browser the page itself notices that it is not in front.
fn in_a_browser() -> bool {
    cfg!(target_arch = "wasm32")
}

fn mute(intents: Intents, mut settings: ResMut<Settings>) {
    if intents.just(Intent::Mute) {
        settings.muted = !settings.muted;
    }
}

#[cfg(test)]
mod tests {
    use leafwing_input_manager::prelude::ActionState;

    use super::*;

    #[test]
    fn the_mute_key_switches_sounds_off_and_on_again() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_systems(Update, mute);
        let hand = app.world_mut().spawn(ActionState::<Intent>::default()).id();
        let mut press = || {
            let mut keys = app.world_mut().get_mut::<ActionState<Intent>>(hand).expect("a hand");
            *keys = default();
            keys.press(&Intent::Mute);
            app.update();
            app.world().resource::<Settings>().muted
        };
        assert_eq!([press(), press()], [true, false]);
    }
}
