//! Frees the main memory of pictures once they are on the graphics device, except those whose
//! transparent pixels must not react to a press.
//!
//! When the graphics device is lost, its pictures are lost too. They are then read again and kept
//! from then on, because the next device takes them only once it is ready. Deliberately absent:
//! pictures made while the game runs.

use bevy::asset::{AssetEventSystems, AssetPath, RenderAssetUsages};
use bevy::prelude::*;

use crate::data::pictures::SHEETS;

/// The window's icon, which goes to the system.
const ICON: &str = "icon";

/// Whether the pixels of a file are read by anything except the graphics device.
fn is_asked(path: &AssetPath) -> bool {
    let stem = path.path().file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
    let sheet = stem.rsplit_once('_').filter(|(_, size)| size.parse::<u32>().is_ok());
    let name = sheet.map_or(&*stem, |(name, _)| name);
    // Squares, places, petals and badges are pressed; only their visible pixels react.
    name == ICON || SHEETS.iter().any(|sheet| sheet.pressed && sheet.name == name)
}

/// Set after a device was lost: pictures are kept in main memory from now on.
#[derive(Resource)]
struct KeepAll;

pub(in crate::app) fn plugin(app: &mut App) {
    // Before the renderer extracts them at the end of the same frame.
    let hand_over = hand_over.after(AssetEventSystems).run_if(not(resource_exists::<KeepAll>));
    app.add_systems(PostUpdate, hand_over);
}

pub(in crate::app::kit) fn hand_over(
    mut came: MessageReader<AssetEvent<Image>>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in came.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = event else { continue };
        if server.get_path(*id).is_some_and(|path| !is_asked(&path))
            && let Some(image) = images.get_mut_untracked(*id)
        {
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

/// Reloads the pictures that only the lost graphics device held.
pub(in crate::app) fn read_again(world: &mut World) {
    world.insert_resource(KeepAll);
    let server = world.resource::<AssetServer>();
    for (id, image) in world.resource::<Assets<Image>>().iter() {
        if image.asset_usage == RenderAssetUsages::RENDER_WORLD
            && let Some(path) = server.get_path(id)
        {
            server.reload(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_are_kept_of_what_is_pressed_and_of_the_icon() {
        let asked = |path: &'static str| is_asked(&AssetPath::from(path));
        for kept in ["art/squares_64.png", "art/honga_areas_128.png", "art/icon.png"] {
            assert!(asked(kept), "{kept}");
        }
        for given in
            ["art/heads_64.png", "art/title_1280.png", "art/honga_gate.png", "art/icons_32.png"]
        {
            assert!(!asked(given), "{given}");
        }
    }
}
