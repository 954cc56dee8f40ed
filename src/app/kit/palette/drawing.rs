//! Brings a palette onto the screen: colours on their way to the graphics device, and pictures
//! when they are loaded.
//!
//! So everything else keeps to the house's colours, and a new palette shows at once. Pictures are
//! loaded again for it, because they are dyed from their files.

use bevy::asset::{AssetEventSystems, AssetLoadFailedEvent, AssetPath};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::extract_resource::ExtractResourcePlugin;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::sprite_render::ExtractedSprites;
use bevy::ui_render::box_shadow::ExtractedBoxShadows;
use bevy::ui_render::{ExtractedUiItem, ExtractedUiNodes};

use super::dyes::{Dyes, Pixels};
use super::list::{Palettes, list_again};
use crate::app::kit::content::art::{SheetGrid, SheetGrids};
use crate::app::kit::content::pixels;
use crate::app::kit::settings::Settings;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::BroughtFiles;
use crate::data::pictures::SHEETS;

/// Pictures that are being loaded again.
#[derive(Resource, Default)]
struct Again(HashSet<AssetId<Image>>);

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Dyes>()
        .init_resource::<Again>()
        .init_resource::<Palettes>()
        .add_systems(
            PreUpdate,
            (
                list_again.run_if(resource_exists_and_changed::<BroughtFiles>),
                change_palette.run_if(
                    resource_exists::<Settings>.and_then(
                        resource_changed::<Settings>.or_else(resource_changed::<Palettes>),
                    ),
                ),
            )
                .chain(),
        )
        .add_systems(
            PostUpdate,
            (dye_pictures, wait_for_pictures)
                .chain()
                .after(AssetEventSystems)
                .before(pixels::hand_over)
                .run_if(resource_exists::<Assets<Image>>),
        );
    if app.get_sub_app(RenderApp).is_some() {
        app.add_plugins(ExtractResourcePlugin::<Dyes>::default());
    }
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // In the first frame, the dyes arrive with the extracted commands.
        let drawn = dye_drawn.after(RenderSystems::ExtractCommands).before(RenderSystems::Queue);
        render.add_systems(Render, drawn);
    }
}

/// The sheet that a file holds.
fn sheet_of(path: &AssetPath) -> Option<&'static str> {
    let stem = path.path().file_stem()?.to_string_lossy();
    let (name, size) = stem.rsplit_once('_')?;
    let size: u32 = size.parse().ok()?;
    let known = SHEETS.iter().find(|sheet| sheet.name == name && sheet.sizes.contains(&size))?;
    Some(known.name)
}

fn change_palette(
    (settings, palettes): (Res<Settings>, Res<Palettes>),
    (server, images): (Option<Res<AssetServer>>, Option<Res<Assets<Image>>>),
    mut dyes: ResMut<Dyes>,
    mut again: ResMut<Again>,
) {
    let new = Dyes::of(&palettes.named(&settings.palette));
    if *dyes == new {
        return;
    }
    let before = std::mem::replace(&mut *dyes, new);
    let (Some(server), Some(images)) = (server, images) else { return };
    for id in images.ids() {
        let Some(path) = server.get_path(id) else { continue };
        let changes = |sheet| before.change(sheet) || dyes.change(sheet);
        if sheet_of(&path).is_some_and(changes) {
            again.0.insert(id);
            server.reload(path);
        }
    }
}

fn dye_pictures(
    mut came: MessageReader<AssetEvent<Image>>,
    (server, dyes): (Res<AssetServer>, Res<Dyes>),
    (sent, grids): (Option<Res<SheetGrids>>, Option<Res<Assets<SheetGrid>>>),
    mut images: ResMut<Assets<Image>>,
    mut again: ResMut<Again>,
) {
    for event in came.read() {
        let (id, is_here) = match event {
            AssetEvent::Added { id } | AssetEvent::Modified { id } => (id, true),
            // Nobody needs it any more, so it never comes.
            AssetEvent::Removed { id } | AssetEvent::Unused { id } => (id, false),
            AssetEvent::LoadedWithDependencies { .. } => continue,
        };
        again.bypass_change_detection().0.remove(id);
        if !is_here {
            continue;
        }
        let Some(sheet) = server.get_path(*id).as_ref().and_then(sheet_of) else { continue };
        let grid = sent.as_ref().and_then(|sent| grids.as_ref()?.get(sent.of(sheet)?));
        if let Some(grid) = grid.filter(|_| dyes.change(sheet))
            && let Some(image) = images.get_mut_untracked(*id)
        {
            let size = image.size();
            if let Some(bytes) = &mut image.data {
                dye_sheet(&dyes, sheet, grid, size, bytes);
            }
        }
    }
}

/// Dyes every cell of a sheet's picture.
pub(in crate::app::kit) fn dye_sheet(
    dyes: &Dyes,
    sheet: &str,
    grid: &SheetGrid,
    size: UVec2,
    bytes: &mut [u8],
) {
    let mut pixels = Pixels { bytes, width: size.x };
    for index in 0..grid.count() {
        let (side, corner) = grid.place(size, index);
        dyes.dye(sheet, &mut pixels, (corner, side));
    }
}

fn wait_for_pictures(
    mut failed: MessageReader<AssetLoadFailedEvent<Image>>,
    mut again: ResMut<Again>,
    mut redraw: ResMut<RedrawRequests>,
    mut held: Local<bool>,
) {
    for fault in failed.read() {
        again.bypass_change_detection().0.remove(&fault.id);
    }
    let waits = !again.0.is_empty();
    if waits != *held {
        *held = waits;
        if waits {
            redraw.hold("palette");
        } else {
            redraw.release("palette");
            redraw.nudge();
        }
    }
}

/// Dyes everything that is drawn without a picture of its own, or tinted.
fn dye_drawn(
    dyes: Res<Dyes>,
    nodes: Option<ResMut<ExtractedUiNodes>>,
    shadows: Option<ResMut<ExtractedBoxShadows>>,
    sprites: Option<ResMut<ExtractedSprites>>,
) {
    if dyes.palette.is_empty() {
        return;
    }
    let dye = |color: &mut LinearRgba| *color = dyes.color((*color).into()).into();
    if let Some(mut nodes) = nodes {
        for node in &mut nodes.uinodes {
            if let ExtractedUiItem::Node { color, .. } = &mut node.item {
                dye(color);
            }
        }
        nodes.glyphs.iter_mut().for_each(|glyph| dye(&mut glyph.color));
    }
    if let Some(mut shadows) = shadows {
        shadows.box_shadows.iter_mut().for_each(|shadow| dye(&mut shadow.color));
    }
    if let Some(mut sprites) = sprites {
        sprites.sprites.iter_mut().for_each(|sprite| dye(&mut sprite.color));
    }
}

#[cfg(test)]
mod tests {
    use bevy::asset::AssetPlugin;
    use bevy::window::RequestRedraw;

    use super::*;
    use crate::app::platform::redraw::ask_for_frames;

    #[test]
    fn no_frame_is_asked_for_once_a_picture_has_come_or_is_needed_no_more() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_resource::<Dyes>()
            .init_resource::<Again>()
            .init_resource::<RedrawRequests>()
            .add_message::<AssetLoadFailedEvent<Image>>()
            .add_message::<RequestRedraw>()
            .add_systems(
                PostUpdate,
                (dye_pictures, wait_for_pictures).chain().after(AssetEventSystems),
            )
            .add_systems(Last, ask_for_frames);
        let asks = |app: &mut App| {
            app.update();
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
        };
        let rests = |app: &mut App| (0..20).any(|_| !asks(app));
        let picture = app.world_mut().resource_mut::<Assets<Image>>().add(Image::default());
        assert!(rests(&mut app));
        app.world_mut().resource_mut::<Again>().0.insert(picture.id());
        assert!(!rests(&mut app), "it is awaited");
        let mut images = app.world_mut().resource_mut::<Assets<Image>>();
        *images.get_mut(&picture).expect("a picture") = Image::default();
        assert!(rests(&mut app), "it has come");
        app.world_mut().resource_mut::<Again>().0.insert(picture.id());
        assert!(!rests(&mut app), "it is awaited");
        drop(picture);
        assert!(rests(&mut app), "nobody needs it");
    }
}
