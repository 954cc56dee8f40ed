//! What is felt: a pad rumbles softly on blows, and a phone vibrates.
//!
//! Deliberately absent: pads that nobody holds; only the one that was used last rumbles.

use std::time::Duration;

use bevy::input::gamepad::{GamepadEvent, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use super::PlaySound;
use crate::app::kit::input::LastDevice;
use crate::app::kit::settings::Settings;

/// The sounds that are felt.
const FELT: [&str; 4] = ["hit", "hit_heavy", "trap", "honga_roar"];
/// How long a pad rumbles.
const RUMBLE: Duration = Duration::from_millis(120);
/// How long a phone vibrates, in milliseconds.
#[cfg(target_arch = "wasm32")]
const VIBRATION: u32 = 20;
const SOFTLY: GamepadRumbleIntensity =
    GamepadRumbleIntensity { strong_motor: 0.0, weak_motor: 0.4 };

/// The pad that was used last.
#[derive(Resource, Default)]
struct PadInHand(Option<Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PadInHand>().add_systems(
        PostUpdate,
        (notice_pad.run_if(on_message::<GamepadEvent>), feel.run_if(on_message::<PlaySound>))
            .chain(),
    );
}

fn notice_pad(mut events: MessageReader<GamepadEvent>, mut pad: ResMut<PadInHand>) {
    for event in events.read() {
        if let GamepadEvent::Button(pressed) = event {
            pad.0 = Some(pressed.entity);
        }
    }
}

fn feel(
    mut asked: MessageReader<PlaySound>,
    (settings, device): (Res<Settings>, Res<LastDevice>),
    pad: Res<PadInHand>,
    mut rumbles: MessageWriter<GamepadRumbleRequest>,
) {
    let felt = asked.read().filter(|asked| FELT.contains(&asked.name.as_str())).count() > 0;
    if !felt || !settings.vibration {
        return;
    }
    match (*device, pad.0) {
        (LastDevice::Pad, Some(gamepad)) => {
            let (duration, intensity) = (RUMBLE, SOFTLY);
            rumbles.write(GamepadRumbleRequest::Add { gamepad, duration, intensity });
        }
        #[cfg(target_arch = "wasm32")]
        (LastDevice::Touch, _) => {
            if let Some(window) = web_sys::window() {
                window.navigator().vibrate_with_duration(VIBRATION);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rumbles(name: &str, device: LastDevice, vibration: bool) -> usize {
        let mut app = App::new();
        let pad = app.world_mut().spawn_empty().id();
        app.insert_resource(Settings { vibration, ..default() })
            .insert_resource(device)
            .insert_resource(PadInHand(Some(pad)))
            .add_message::<PlaySound>()
            .add_message::<GamepadRumbleRequest>()
            .add_systems(Update, feel);
        app.world_mut().write_message(PlaySound::of(name));
        app.update();
        app.world().resource::<Messages<GamepadRumbleRequest>>().len()
    }

    #[test]
    fn a_pad_in_use_rumbles_on_blows_unless_that_is_switched_off() {
        assert_eq!(rumbles("hit", LastDevice::Pad, true), 1);
        assert_eq!(rumbles("step", LastDevice::Pad, true), 0);
        assert_eq!(rumbles("hit", LastDevice::Pointer, true), 0);
        assert_eq!(rumbles("hit", LastDevice::Pad, false), 0);
    }
}
