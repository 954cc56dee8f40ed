//! The picture of the window, where a system shows one: in its title bar and in the list of windows.
//!
//! Wayland and desktops take it from the `.desktop` file instead (`desktop/`). The engine has no word for it, so the window library
//! is spoken to. Deliberately absent: the browser's tab, whose picture the page names.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

const PICTURE: &str = "art/icon.png";

/// The picture on its way to the window.
#[derive(Resource)]
struct WindowIcon(Handle<Image>);

/// Hangs the picture up as soon as picture and window are there.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, send_for_picture)
        .add_systems(Update, hang_up.run_if(resource_exists::<WindowIcon>));
}

fn send_for_picture(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(WindowIcon(server.load(PICTURE)));
}

/// The window library's windows can be reached on the main thread only.
fn hang_up(
    _: NonSendMarker,
    icon: Res<WindowIcon>,
    images: Res<Assets<Image>>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let Some(image) = images.get(&icon.0) else { return };
    let hung = WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(*window)?;
        window.set_window_icon(picture(image));
        Some(())
    });
    if hung.is_some() {
        commands.remove_resource::<WindowIcon>();
    }
}

/// As the window library wants it; none of an image that is not of four bytes a pixel.
fn picture(image: &Image) -> Option<Icon> {
    Icon::from_rgba(image.data.clone()?, image.width(), image.height()).ok()
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};

    use super::*;

    #[test]
    fn the_shipped_picture_suits_a_window() {
        let bytes = super::super::shipped::read(&format!("assets/{PICTURE}")).expect("the picture");
        let image = Image::from_buffer(
            &bytes,
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::default(),
        );
        assert!(picture(&image.expect("a PNG")).is_some());
    }
}
