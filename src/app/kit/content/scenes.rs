//! Whole pictures: the title's are loaded before the title shows, those of one game with its table.
//!
//! The title's pictures are baked in two widths. The smaller one is loaded first and is enough for
//! windows of common size; the larger one replaces it where it is shown with more pixels than the
//! smaller one has. The title's layers, the largest pictures of all, leave the memory while a match
//! is played.

use std::sync::LazyLock;

use bevy::asset::AssetPath;
use bevy::image::TRANSPARENT_IMAGE_HANDLE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy_asset_loader::mapped::{AssetFileStem, MapKey};
use iyes_progress::{Progress, ProgressReturningSystem};

use super::first_frames_are_drawn;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;
use crate::rules::GAMES;

/// The layers of the picture behind all screens but the table, from the sky to the nearest leaves.
pub const LAYERS: [&str; 4] = ["title", "title_far", "title_mid", "title_near"];

/// The scenes baked in two widths, as `art/NAME_WIDTH.png`: the layers of the title, its bird, and
/// the card of every shipped game.
static WIDE: LazyLock<Vec<Wide>> = LazyLock::new(|| {
    let card = |game| Wide { name: format!("card_{game}"), small: 256, large: 640 };
    let layer = |name: &&str| Wide { name: (*name).to_owned(), small: 1280, large: 1920 };
    let bird = Wide { name: "title_bird".to_owned(), small: 48, large: 96 };
    let title = LAYERS.iter().map(layer);
    title.chain([bird]).chain(GAMES.iter().map(card)).collect()
});

/// A scene that is baked in two widths, in pixels.
struct Wide {
    name: String,
    small: u32,
    large: u32,
}

impl Wide {
    fn stem(&self, width: u32) -> String {
        format!("{}_{width}", self.name)
    }
}

/// How far a picture may be enlarged before the larger one is loaded, in per cent of its width.
const STRETCHED: f32 = 105.0;

/// Whole pictures, by file stem: `title_1280`, `card_jungle_256`, `honga_gate`, ...
#[derive(Resource, Default)]
pub struct Scenes {
    /// Every scene that was requested.
    pub pictures: HashMap<AssetFileStem, Handle<Image>>,
}

impl Scenes {
    /// A scene by its name, in the width that is loaded; an invisible picture for one never
    /// requested.
    pub fn get(&self, name: &str) -> Handle<Image> {
        let wide = WIDE.iter().find(|wide| wide.name == name);
        let sizes =
            wide.into_iter().flat_map(|wide| [wide.small, wide.large].map(|w| wide.stem(w)));
        let mut stems = sizes.chain([name.to_owned()]);
        let there = stems.find_map(|stem| self.pictures.get(&*stem).cloned());
        there.unwrap_or(TRANSPARENT_IMAGE_HANDLE)
    }
}

/// Scenes that are loading while the title is already shown.
#[derive(Resource, Default)]
struct Coming(Vec<Handle<Image>>);

/// The stems of the layers that are put away while a match is played.
#[derive(Resource, Default)]
struct PutAway(Vec<String>);

/// The larger pictures, by the index of their scene in [`WIDE`]. One that failed stays, so that it
/// is not requested again.
#[derive(Resource)]
struct Larger(Vec<Option<Handle<Image>>>);

impl Default for Larger {
    fn default() -> Self {
        Self(vec![None; WIDE.len()])
    }
}

/// Requests what the title shows.
fn send_for_the_title(server: Res<AssetServer>, mut commands: Commands) {
    let file = |wide: &Wide| AssetPath::from(format!("art/{}.png", wide.stem(wide.small)));
    let load = |path| (AssetFileStem::from_asset_path(&path), server.load(path));
    let pictures = WIDE.iter().map(file).map(load).collect();
    commands.insert_resource(Scenes { pictures });
}

/// A picture of the title that cannot be read ends the loading.
fn count_scenes(
    scenes: Res<Scenes>,
    server: Res<AssetServer>,
    images: Res<Assets<Image>>,
    mut next: ResMut<NextState<Screen>>,
) -> Progress {
    if scenes.pictures.values().any(|picture| server.load_state(picture).is_failed()) {
        NextState::set_if_neq(&mut next, Screen::Broken);
    }
    let done = scenes.pictures.values().filter(|picture| images.contains(*picture)).count();
    Progress { done: done as u32, total: scenes.pictures.len() as u32 }
}

/// Requests the scenes of a table; scenes already loaded stay. One whose file is missing is
/// invisible.
pub(in crate::app) fn send_for_scenes(world: &mut World, stems: &[&str]) {
    let Some(server) = world.get_resource::<AssetServer>().cloned() else { return };
    let Some(mut scenes) = world.get_resource_mut::<Scenes>() else { return };
    // What failed before is tried again.
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
        .init_resource::<PutAway>()
        .add_systems(OnEnter(Screen::Play), put_layers_away.run_if(resource_exists::<Scenes>))
        .add_systems(
            OnEnter(Overlay::None),
            put_layers_away.run_if(in_state(Screen::Play).and_then(resource_exists::<Scenes>)),
        )
        // Every way from the table leads over a sheet, so they are there again when their screen is.
        .add_systems(OnExit(Overlay::None), fetch_layers)
        .add_systems(OnExit(Screen::Play), fetch_layers)
        .add_systems(OnEnter(Screen::Loading), send_for_the_title)
        .add_systems(
            Update,
            count_scenes.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
        )
        .add_systems(
            PostUpdate,
            enlarge
                .after(UiSystems::Layout)
                .run_if(first_frames_are_drawn.and_then(resource_exists::<Scenes>)),
        )
        .add_systems(Last, await_scenes);
}

fn put_layers_away(
    (mut scenes, mut larger): (ResMut<Scenes>, ResMut<Larger>),
    mut away: ResMut<PutAway>,
) {
    for (wide, larger) in WIDE.iter().zip(&mut larger.0) {
        if LAYERS.contains(&&*wide.name) {
            let stems = [wide.small, wide.large].map(|width| wide.stem(width)).into_iter();
            away.0.extend(stems.filter(|stem| scenes.pictures.remove(&**stem).is_some()));
            *larger = None;
        }
    }
}

fn fetch_layers(world: &mut World) {
    let stems = std::mem::take(&mut world.resource_mut::<PutAway>().0);
    if stems.is_empty() {
        return;
    }
    send_for_scenes(world, &stems.iter().map(|stem| &**stem).collect::<Vec<_>>());
}

/// Replaces each scene that is shown too large by its larger picture, once that is loaded.
fn enlarge(
    server: Res<AssetServer>,
    mut scenes: ResMut<Scenes>,
    (mut larger, mut coming): (ResMut<Larger>, ResMut<Coming>),
    mut shown: Query<(&mut ImageNode, &ComputedNode)>,
) {
    for (wide, sent) in WIDE.iter().zip(&mut larger.0) {
        let stem = wide.stem(wide.small);
        let Some(picture) = scenes.pictures.get(&*stem).cloned() else { continue };
        let path = || AssetPath::from(format!("art/{}.png", wide.stem(wide.large)));
        let Some(file) = sent.as_ref() else {
            let most = wide.small as f32 * STRETCHED / 100.0;
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

/// Keeps the window drawing until the requested pictures have arrived.
fn await_scenes(
    mut coming: ResMut<Coming>,
    server: Res<AssetServer>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let coming = &mut coming.bypass_change_detection().0;
    let before = coming.len();
    coming.retain(|picture| server.load_state(picture).is_loading());
    let redraw = redraw.bypass_change_detection();
    match (before, coming.len()) {
        (0, 0) => {}
        (_, 0) => {
            redraw.release("scenes");
            redraw.nudge();
        }
        _ => redraw.hold("scenes"),
    }
}

#[cfg(test)]
mod tests {
    use crate::app::catalog::levels::tests::shipped;
    use crate::app::table::TableGame;
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
        for wide in super::WIDE.iter() {
            for stem in [wide.small, wide.large].map(|width| wide.stem(width)) {
                assert!(folder.join(format!("{stem}.png")).is_file(), "{stem}");
            }
        }
    }
}
