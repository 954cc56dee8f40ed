//! Whole pictures: the title's before the title shows, those that only one game shows when its table is laid.
//!
//! The title's are baked in two widths. The smaller come first, which is all that a window of common size needs; a larger one takes
//! its place where it is shown in more pixels than the smaller has.

use bevy::asset::AssetPath;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy_asset_loader::mapped::{AssetFileStem, MapKey};
use bevy_asset_loader::prelude::*;

use super::first_frames_are_drawn;
use crate::app::platform::redraw::Awake;

/// The scenes that are baked in two widths, in pixels: `art/NAME_WIDTH.png`.
const WIDTHS: [(&str, [u32; 2]); 5] = [
    ("title", [1280, 1920]),
    ("card_jungle", [256, 640]),
    ("card_arena", [256, 640]),
    ("card_zoon", [256, 640]),
    ("card_honga", [256, 640]),
];

/// A picture may be shown so much larger than it is before a larger one is sent for, in per cent.
const STRETCHED: f32 = 105.0;

/// Whole pictures, by file stem: `title_1280`, `card_jungle_256`, `honga_gate`, ...
#[derive(AssetCollection, Resource)]
pub struct Scenes {
    /// Every scene that was sent for.
    #[asset(
        paths(
            "art/title_1280.png",
            "art/card_jungle_256.png",
            "art/card_arena_256.png",
            "art/card_zoon_256.png",
            "art/card_honga_256.png"
        ),
        collection(typed, mapped)
    )]
    pub pictures: HashMap<AssetFileStem, Handle<Image>>,
}

impl Scenes {
    /// A scene by its name, in the width that is there; one that nobody has sent for is an invisible picture.
    pub fn get(&self, name: &str) -> Handle<Image> {
        let widths = WIDTHS.iter().find(|(known, _)| *known == name).map(|(_, widths)| widths);
        let sizes = widths.into_iter().flatten().map(|width| format!("{name}_{width}"));
        let mut stems = sizes.chain([name.to_owned()]);
        let there = stems.find_map(|stem| self.pictures.get(&*stem).cloned());
        there.unwrap_or(TRANSPARENT_IMAGE_HANDLE)
    }
}

/// Scenes on their way while the title is long there.
#[derive(Resource, Default)]
struct Coming(Vec<Handle<Image>>);

/// Larger pictures by the place of their scene in [`WIDTHS`]. One that cannot be had stays, so that nobody asks for it again.
#[derive(Resource, Default)]
struct Larger([Option<Handle<Image>>; WIDTHS.len()]);

/// Sends for the scenes that a table shows; those that are there stay. One whose file is missing is invisible.
pub(in crate::app) fn send_for_scenes(world: &mut World, stems: &[&str]) {
    let Some(server) = world.get_resource::<AssetServer>().cloned() else { return };
    let Some(mut scenes) = world.get_resource_mut::<Scenes>() else { return };
    // What has not come once may come now.
    scenes.pictures.retain(|_, picture| !server.load_state(&*picture).is_failed());
    let mut sent = Vec::new();
    for stem in stems.iter().filter(|stem| !stem.is_empty()) {
        let path = AssetPath::from(format!("art/{stem}.png"));
        let key = AssetFileStem::from_asset_path(&path);
        let load = || {
            let picture = server.load(path);
            sent.push(picture.clone());
            picture
        };
        scenes.pictures.entry(key).or_insert_with(load);
    }
    world.get_resource_or_init::<Coming>().0.extend(sent);
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Coming>()
        .init_resource::<Larger>()
        .add_systems(
            PostUpdate,
            enlarge
                .after(UiSystems::Layout)
                .run_if(first_frames_are_drawn.and_then(resource_exists::<Scenes>)),
        )
        .add_systems(Last, await_scenes);
}

/// Shows every scene in a width that suffices, as soon as it is there.
fn enlarge(
    server: Res<AssetServer>,
    mut scenes: ResMut<Scenes>,
    (mut larger, mut coming): (ResMut<Larger>, ResMut<Coming>),
    mut shown: Query<(&mut ImageNode, &ComputedNode)>,
) {
    for ((name, [small, large]), sent) in WIDTHS.iter().zip(&mut larger.0) {
        let stem = format!("{name}_{small}");
        let Some(picture) = scenes.pictures.get(&*stem).cloned() else { continue };
        let path = || AssetPath::from(format!("art/{name}_{large}.png"));
        let Some(file) = sent.as_ref() else {
            let most = *small as f32 * STRETCHED / 100.0;
            let is_wide = |(node, place): (&ImageNode, &ComputedNode)| {
                node.image == picture && place.size.x > most
            };
            if shown.iter().any(is_wide) {
                let file = server.load(path());
                coming.0.push(file.clone());
                *sent = Some(file);
            }
            continue;
        };
        if server.load_state(file).is_loaded() {
            for (mut node, _) in shown.iter_mut().filter(|(node, _)| node.image == picture) {
                node.image = file.clone();
            }
            scenes.pictures.remove(&*stem);
            scenes.pictures.insert(AssetFileStem::from_asset_path(&path()), file.clone());
        }
    }
}

/// The window does not sleep over a picture that is to be seen when it comes.
fn await_scenes(mut coming: ResMut<Coming>, server: Res<AssetServer>, mut awake: ResMut<Awake>) {
    let coming = &mut coming.bypass_change_detection().0;
    let before = coming.len();
    coming.retain(|picture| server.load_state(picture).is_loading());
    let awake = awake.bypass_change_detection();
    match (before, coming.len()) {
        (0, 0) => {}
        (_, 0) => {
            awake.release("scenes");
            awake.nudge();
        }
        _ => awake.hold("scenes"),
    }
}

#[cfg(test)]
mod tests {
    use crate::app::catalog::levels::tests::shipped;
    use crate::app::table::Dress;
    use crate::data;
    use crate::rules::honga::Honga;
    use crate::rules::zoon::{Tables, Zoon};

    #[test]
    fn every_scene_is_there_in_every_width() {
        let zoon = data::zoon::load(&shipped, "zoon/duel-of-tribes").expect("a level").plan;
        let honga = data::honga::load(&shipped, "honga/feed-the-tiger").expect("a level").tables;
        let looks = [Zoon::board(&Tables::build(&zoon)), Honga::board(&honga)];
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
        for stem in looks.iter().flat_map(|look| look.scenes.iter().chain([&look.curtain])) {
            assert!(folder.join(format!("{stem}.png")).is_file(), "{stem}");
        }
        for (name, widths) in super::WIDTHS {
            for width in widths {
                assert!(folder.join(format!("{name}_{width}.png")).is_file(), "{name}_{width}");
            }
        }
    }
}
