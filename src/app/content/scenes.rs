//! Whole pictures: the title's before the title shows, those that only one game shows when its table is laid.

use bevy::asset::AssetPath;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::mapped::{AssetFileStem, MapKey};
use bevy_asset_loader::prelude::*;

use crate::app::window::Awake;

/// Whole pictures, by file stem: `title`, `card_jungle`, ...
#[derive(AssetCollection, Resource)]
pub struct Scenes {
    /// Every scene that was sent for.
    #[asset(
        paths(
            "art/title.png",
            "art/card_jungle.png",
            "art/card_arena.png",
            "art/card_zoon.png",
            "art/card_honga.png"
        ),
        collection(typed, mapped)
    )]
    pub pictures: HashMap<AssetFileStem, Handle<Image>>,
}

impl Scenes {
    /// A scene by its stem; one that nobody has sent for is an invisible picture.
    pub fn get(&self, stem: &str) -> Handle<Image> {
        self.pictures.get(stem).cloned().unwrap_or_default()
    }
}

/// Scenes on their way while the title is long there.
#[derive(Resource, Default)]
struct Coming(Vec<Handle<Image>>);

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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coming>().add_systems(Last, await_scenes);
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
    use crate::app::screens::levels::tests::shipped;
    use crate::app::table::Dress;
    use crate::data;
    use crate::rules::honga::Honga;
    use crate::rules::zoon::{Tables, Zoon};

    #[test]
    fn every_scene_that_a_table_shows_is_there() {
        let zoon = data::zoon::load(&shipped, "zoon/duel-of-tribes").expect("a level").plan;
        let honga = data::honga::load(&shipped, "honga/feed-the-tiger").expect("a level").tables;
        let looks = [Zoon::board(&Tables::build(&zoon)), Honga::board(&honga)];
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
        for stem in looks.iter().flat_map(|look| look.scenes.iter().chain([&look.curtain])) {
            assert!(folder.join(format!("{stem}.png")).is_file(), "{stem}");
        }
    }
}
