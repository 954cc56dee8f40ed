//! Loading of pictures behind the title, and larger ones that replace smaller ones.

use std::path::Path;
use std::time::Duration;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::image::{CompressedImageFormats, ImageLoader};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::art::{Art, HEADS};
use super::scenes::{LAYERS, Scenes};
use crate::app::games::GAMES;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;

/// The shipped drawings except one.
fn drawings(missing: &str) -> Dir {
    let root = Dir::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
    for file in std::fs::read_dir(folder).expect("a folder").flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if file.path().is_file() && name != missing {
            let bytes = std::fs::read(file.path()).expect("a file");
            root.insert_asset(&Path::new("art").join(name), bytes);
        }
    }
    root
}

fn loading(missing: &str) -> App {
    let root = drawings(missing);
    let source =
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    let mut app = App::new();
    app.register_asset_source(AssetSourceId::Default, source)
        .add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_asset::<TextureAtlasLayout>()
        .register_asset_loader(ImageLoader::new(CompressedImageFormats::NONE))
        .init_resource::<RedrawRequests>()
        .insert_state(Screen::Loading)
        .add_plugins(super::pictures);
    app
}

/// Draws a frame, and gives files time to arrive.
fn frame(app: &mut App) {
    app.update();
    std::thread::sleep(Duration::from_millis(3));
}

/// Draws enough frames for a file to arrive.
pub(in crate::app) fn frames_pass(app: &mut App) {
    (0..50).for_each(|_| frame(app));
}

pub(in crate::app) fn frames_until(app: &mut App, so: impl Fn(&World) -> bool) {
    for _ in 0..2000 {
        frame(app);
        if so(app.world()) {
            return;
        }
    }
    panic!("the files never came");
}

fn is_on(screen: Screen) -> impl Fn(&World) -> bool {
    move |world| *world.resource::<State<Screen>>().get() == screen
}

fn shows_heads(world: &World) -> bool {
    world.resource::<Art>().cell(HEADS, "lion", 64.0).is_some()
}

#[test]
fn the_title_comes_before_the_sheets_and_they_all_come_behind_it() {
    let mut app = loading("");
    frames_until(&mut app, is_on(Screen::Title));
    assert!(!shows_heads(app.world()));
    assert!(app.world().resource::<Art>().cell("icons", "settings", 24.0).is_some());
    assert!(!app.world().resource::<Art>().is_whole());
    frames_until(&mut app, |world| world.resource::<Art>().is_whole());
    assert!(shows_heads(app.world()));
    assert!(is_on(Screen::Title)(app.world()));
}

#[test]
fn a_sheet_that_is_missing_is_told_even_behind_the_title() {
    let mut app = loading("zoon_64.png");
    frames_until(&mut app, is_on(Screen::Title));
    frames_until(&mut app, is_on(Screen::Broken));
}

#[test]
fn a_larger_size_that_is_missing_ends_nothing() {
    let mut app = loading("heads_128.png");
    frames_until(&mut app, |world| world.resource::<Art>().is_whole());
    let asked = |world: &World| world.resource::<Art>().cell(HEADS, "lion", 128.0).is_some();
    assert!(asked(app.world()));
    frames_pass(&mut app);
    assert!(asked(app.world()));
    assert!(is_on(Screen::Title)(app.world()));
}

/// The file of the picture that a node shows.
fn shown(world: &World, entity: Entity) -> String {
    let node = world.get::<ImageNode>(entity).expect("a picture");
    let path = world.resource::<AssetServer>().get_path(&node.image);
    path.map(|path| path.to_string()).unwrap_or_default()
}

fn show(app: &mut App, scene: &str, width: f32) -> Entity {
    let node = ImageNode::new(app.world().resource::<Scenes>().get(scene));
    let place = ComputedNode { size: Vec2::new(width, width * 9.0 / 16.0), ..default() };
    app.world_mut().spawn((node, place)).id()
}

#[test]
fn the_title_has_its_scenes_in_the_smaller_width() {
    let mut app = loading("");
    frames_until(&mut app, is_on(Screen::Title));
    let title = show(&mut app, "title", 1280.0);
    assert_eq!(shown(app.world(), title), "art/title_1280.png");
    for card in GAMES.0 {
        let picture = show(&mut app, card.picture, 256.0);
        assert_eq!(shown(app.world(), picture), format!("art/{}_256.png", card.picture));
    }
}

#[test]
fn a_wider_file_that_is_missing_leaves_the_scene_as_it_is() {
    let mut app = loading("title_1920.png");
    frames_until(&mut app, is_on(Screen::Title));
    let title = show(&mut app, "title", 1920.0);
    frames_until(&mut app, |world| world.resource::<Art>().is_whole());
    frames_pass(&mut app);
    assert_eq!(shown(app.world(), title), "art/title_1280.png");
    assert!(is_on(Screen::Title)(app.world()));
}

#[test]
fn a_scene_shown_wider_than_it_is_comes_again_in_a_wider_file() {
    let mut app = loading("");
    frames_until(&mut app, is_on(Screen::Title));
    let title = show(&mut app, "title", 1920.0);
    let card = show(&mut app, "card_zoon", 256.0);
    assert_eq!(shown(app.world(), title), "art/title_1280.png");
    frames_until(&mut app, |world| shown(world, title) == "art/title_1920.png");
    assert_eq!(shown(app.world(), card), "art/card_zoon_256.png");
    let next = show(&mut app, "title", 1280.0);
    assert_eq!(shown(app.world(), next), "art/title_1920.png");
}

#[test]
fn the_layers_of_the_title_leave_the_memory_at_the_table_and_come_back_with_a_sheet_over_it() {
    let mut app = loading("");
    app.insert_state(Overlay::None);
    frames_until(&mut app, is_on(Screen::Title));
    let layers = |world: &World| {
        let paths = LAYERS.map(|layer| format!("art/{layer}_1280.png"));
        let server = world.resource::<AssetServer>();
        paths.into_iter().filter(|path| server.get_handle::<Image>(path).is_some()).count()
    };
    assert_eq!(layers(app.world()), LAYERS.len());
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    frames_until(&mut app, |world| layers(world) == 0);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Pause);
    frames_until(&mut app, |world| {
        let images = world.resource::<Assets<Image>>();
        LAYERS.iter().all(|layer| images.contains(&world.resource::<Scenes>().get(layer)))
    });
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    frames_until(&mut app, |world| layers(world) == 0);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    frames_until(&mut app, |world| layers(world) == LAYERS.len());
}
