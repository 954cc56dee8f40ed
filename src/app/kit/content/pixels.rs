//! Pixels are kept once: drawing takes them, and only pictures that are pressed where they are not transparent keep them beside.
//!
//! A graphics device that was lost takes its pictures with it. They are then read again and kept from then on, for the next device takes
//! them only once it is ready. Deliberately absent: pictures that are made while the game runs.

use bevy::asset::{AssetEventSystems, AssetPath, RenderAssetUsages};
use bevy::prelude::*;

use crate::data::pictures::SHEETS;

/// The window's picture goes to the system.
const ICON: &str = "icon";

/// Whether somebody besides the graphics device asks for the pixels of a file.
fn is_asked(path: &AssetPath) -> bool {
    let stem = path.path().file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
    let sheet = stem.rsplit_once('_').filter(|(_, size)| size.parse::<u32>().is_ok());
    let name = sheet.map_or(&*stem, |(name, _)| name);
    // Squares, places, petals and badges are pressed: a press is meant for what is seen of them.
    name == ICON || SHEETS.iter().any(|sheet| sheet.pressed && sheet.name == name)
}

/// A device was lost: what may be lost again is kept.
#[derive(Resource)]
struct KeepAll;

pub(in crate::app) fn plugin(app: &mut App) {
    // Before they are taken for drawing, at the end of the same frame.
    let hand_over = hand_over.after(AssetEventSystems).run_if(not(resource_exists::<KeepAll>));
    app.add_systems(PostUpdate, hand_over);
}

fn hand_over(
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

/// Reads again what only a lost graphics device had.
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
