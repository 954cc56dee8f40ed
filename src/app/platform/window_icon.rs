//! The icon of the window, where a system shows one: in its title bar and in the list of windows.
//!
//! Wayland and desktops take it from the `.desktop` file instead (`desktop/`). The engine has no
//! setting for it, so the window library is called directly. Deliberately absent: the browser's
//! tab, whose icon the page sets.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

const PICTURE: &str = "art/icon.png";

/// The icon while it loads.
#[derive(Resource)]
struct WindowIcon(Handle<Image>);

/// Sets the icon as soon as both picture and window exist.
pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(Startup, send_for_picture)
        .add_systems(Update, hang_up.run_if(resource_exists::<WindowIcon>));
}

fn send_for_picture(server: Res<AssetServer>, mut commands: Commands) {
    commands.insert_resource(WindowIcon(server.load(PICTURE)));
}

/// The window library's windows are only accessible on the main thread.
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

/// The icon in the window library's format; `None` when the image has not four bytes a pixel.
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
