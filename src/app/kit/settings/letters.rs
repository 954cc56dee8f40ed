//! How large letters are: as the player wishes, as far as the window has room.

use bevy::prelude::*;
use bevy::text::RemSize;
use bevy::window::{PrimaryWindow, WindowResized};

use super::Settings;
use crate::app::kit::form::{self, Form};

/// The width of windows with room for the largest letters, in interface units.
const ROOMY: f32 = 1_190.0;

/// Whether the wish or the window is new.
pub(super) fn may_differ(
    settings: Res<Settings>,
    mut resized: MessageReader<WindowResized>,
) -> bool {
    resized.read().count() > 0 || settings.is_changed()
}

/// Makes all letters as large as the player wishes and the window allows.
pub(super) fn grow(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut size: ResMut<RemSize>,
) {
    let most = window.single().map_or(f32::MAX, |window| largest_letters(window.size()));
    let wanted =
        RemSize::default().0 * settings.text_factor().min(most) * settings.typeface.scale();
    if size.0 != wanted {
        size.0 = wanted;
    }
}

/// The largest letters, as a factor, in a window of this size: larger ones would leave no room for
/// anything else.
pub fn largest_letters(window: Vec2) -> f32 {
    let roomy = !Form::of(window).is_small() && window.x / form::unit(window) >= ROOMY;
    if roomy { 2.0 } else { 1.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_of_usual_size_has_room_for_letters_twice_as_large_and_a_phone_has_not() {
        for (size, factor) in [
            ((1280.0, 720.0), 2.0),
            ((1920.0, 1080.0), 2.0),
            ((800.0, 600.0), 1.5),
            ((360.0, 640.0), 1.5),
        ] {
            assert_eq!(largest_letters(size.into()), factor, "{size:?}");
        }
    }
}
