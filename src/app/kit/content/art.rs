//! The atlases, in the sizes that the screen needs.
//!
//! Every sheet is baked in several sizes. The title waits only for its icons; the smallest size of
//! every other sheet is loaded after its first frames, and no table is shown before that. A larger
//! size is loaded once something is drawn that large; until then the closest size is used. So a
//! small window neither waits for large pictures nor keeps them in memory, and a browser does not
//! download them. Systems that draw must redraw when [`Art`] changes.

mod brought;
mod lending;

use std::collections::BTreeSet;
use std::sync::Mutex;

use bevy::asset::LoadState;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use iyes_progress::{Progress, ProgressReturningSystem};
use serde::Deserialize;

use self::brought::{Brought, take_in_pictures};
use super::{RonLoader, first_frames_are_drawn};
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::BroughtFiles;
pub use crate::data::pictures::{HEADS, STIRS};
use crate::data::pictures::{ICONS, SHEETS};

/// The sheet that the title is drawn with.
#[derive(AssetCollection, Resource)]
pub(in crate::app) struct FirstSheet {
    #[asset(path = "art/icons_32.png")]
    icons: Handle<Image>,
}

/// The grids, loaded by type: a collection selects the loader by file extension only, and several
/// modules read `.ron` files in their own formats.
#[derive(Resource)]
pub(in crate::app::kit) struct SheetGrids(Vec<(&'static str, Handle<SheetGrid>)>);

impl SheetGrids {
    /// The grid of a sheet.
    pub(in crate::app::kit) fn of(&self, sheet: &str) -> Option<&Handle<SheetGrid>> {
        self.0.iter().find(|(name, _)| *name == sheet).map(|(_, grid)| grid)
    }
}

/// The grid of an atlas, with the names of its cells in reading order.
#[derive(Asset, TypePath, Deserialize, Clone, Debug)]
pub struct SheetGrid {
    columns: u32,
    rows: u32,
    padding: u32,
    names: Vec<String>,
}

impl SheetGrid {
    /// How many cells it has.
    pub(in crate::app::kit) fn count(&self) -> usize {
        self.names.len()
    }

    /// The width of the cells of a picture of this size, and the upper left corner of one.
    pub(in crate::app::kit) fn place(&self, size: UVec2, index: usize) -> (u32, UVec2) {
        let (columns, index) = (self.columns.max(1), index as u32);
        let pitch = size / UVec2::new(columns, self.rows.max(1));
        let corner = UVec2::new(index % columns, index / columns) * pitch + self.padding;
        (pitch.x.saturating_sub(2 * self.padding), corner)
    }
}

struct Sheet {
    pixels: u32,
    picture: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
}

impl Sheet {
    fn of(
        grid: &SheetGrid,
        picture: &Handle<Image>,
        image: &Image,
        layouts: &mut Assets<TextureAtlasLayout>,
    ) -> Self {
        let (pixels, layout) = cut(grid, image.size());
        Self { pixels, picture: picture.clone(), layout: layouts.add(layout) }
    }
}

/// A request for a size of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct SizeRequest {
    /// The index of the sheet in [`SHEETS`].
    sheet: usize,
    /// The width of a cell.
    pixels: u32,
}

/// The atlases, by sheet and cell name.
#[derive(Resource, Default)]
pub struct Art {
    sheets: HashMap<String, Vec<Sheet>>,
    cells: HashMap<(String, String), usize>,
    lent: HashMap<(&'static str, String), String>,
    /// The heads that packs bring, by name.
    brought: HashMap<String, Brought>,
    /// Sizes that were requested and are not loaded.
    requests: Mutex<BTreeSet<SizeRequest>>,
}

impl Art {
    /// A cell's index. An unknown head gets another one of the sheet, always the same, so that no
    /// pawn is invisible.
    pub(super) fn index(&self, sheet: &str, name: &str) -> Option<usize> {
        let lent = self.lent(sheet, name);
        let found = self.cells.get(&(sheet.to_owned(), lent.to_owned())).copied();
        found.or_else(|| {
            let heads = self.cells.keys().filter(|(of, _)| sheet == HEADS && of == HEADS).count();
            let letters = lent.bytes().map(usize::from).sum::<usize>();
            letters.checked_rem(heads).inspect(|_| warn_once!("There is no head called {lent}."))
        })
    }

    /// All sheets without pictures, one of them with these cells, for tests that check which cell
    /// is shown.
    #[cfg(test)]
    pub fn of_names(sheet: &str, names: &[&str]) -> Self {
        let mut art = Self::default();
        for sheet in SHEETS.iter() {
            let size = Sheet { pixels: 64, picture: default(), layout: default() };
            art.take_in(sheet.name, size);
        }
        for (index, name) in names.iter().enumerate() {
            art.cells.insert((sheet.to_owned(), (*name).to_owned()), index);
        }
        art
    }

    /// The picture and cell for drawing at `pixels` on screen: the next baked size up, so that
    /// nothing is enlarged if avoidable. A size that is missing is requested and another one used
    /// meanwhile. `None` before the sheet's first size is loaded, or when the sheet has no such
    /// cell.
    pub fn cell(
        &self,
        sheet: &str,
        name: &str,
        pixels: f32,
    ) -> Option<(Handle<Image>, TextureAtlas)> {
        if let Some(Brought { picture, layout }) = self.brought(sheet, name).cloned() {
            return Some((picture, TextureAtlas { layout, index: 0 }));
        }
        let Some(index) = self.index(sheet, name) else {
            warn_once!("The sheet {sheet} has no cell {name}.");
            return None;
        };
        let sizes = self.sheets.get(sheet)?;
        let request = fitting_size(sheet, pixels);
        let missing =
            |request: &SizeRequest| sizes.iter().all(|size| size.pixels != request.pixels);
        if let Some(request) = request.filter(missing)
            && let Ok(mut requests) = self.requests.lock()
        {
            requests.insert(request);
        }
        let fitting = sizes.iter().find(|size| size.pixels as f32 >= pixels * 0.95);
        let chosen = fitting.or(sizes.last())?;
        Some((chosen.picture.clone(), TextureAtlas { layout: chosen.layout.clone(), index }))
    }

    /// A sprite of `size` units; a plain square when there is no picture.
    pub fn sprite(&self, sheet: &str, name: &str, size: f32, scale: f32) -> Sprite {
        let Some((image, atlas)) = self.cell(sheet, name, size * scale) else {
            return Sprite::from_color(palette::PARCHMENT, Vec2::splat(size * 0.3));
        };
        Sprite { custom_size: Some(Vec2::splat(size)), ..Sprite::from_atlas_image(image, atlas) }
    }

    /// A user interface picture, drawn at about `pixels` on screen.
    pub fn node(&self, sheet: &str, name: &str, pixels: f32) -> ImageNode {
        let Some((image, atlas)) = self.cell(sheet, name, pixels) else {
            return ImageNode::default();
        };
        ImageNode::from_atlas_image(image, atlas).with_mode(NodeImageMode::Stretch)
    }

    /// Whether every sheet is loaded in some size, so that everything drawn is visible.
    pub fn is_whole(&self) -> bool {
        (0..SHEETS.len()).all(|place| self.has_any(place))
    }

    fn has_any(&self, place: usize) -> bool {
        self.sheets.contains_key(SHEETS[place].name)
    }

    /// Requests the smallest size of every sheet that has none yet.
    fn request_the_rest(&mut self) {
        let Ok(requests) = self.requests.get_mut() else { return };
        for (place, sheet) in SHEETS.iter().enumerate() {
            if !self.sheets.contains_key(sheet.name) {
                requests.insert(SizeRequest { sheet: place, pixels: sheet.sizes[0] });
            }
        }
    }

    fn take_in(&mut self, name: &str, sheet: Sheet) {
        let sizes = self.sheets.entry(name.to_owned()).or_default();
        sizes.push(sheet);
        sizes.sort_by_key(|size| size.pixels);
    }
}

/// The baked size for drawing at `pixels`: the next one up, otherwise the largest.
fn fitting_size(sheet: &str, pixels: f32) -> Option<SizeRequest> {
    let place = SHEETS.iter().position(|known| known.name == sheet)?;
    let sizes = SHEETS[place].sizes;
    let fitting = sizes.iter().find(|size| **size as f32 >= pixels * 0.95);
    Some(SizeRequest { sheet: place, pixels: *fitting.or(sizes.last())? })
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_asset::<SheetGrid>()
        .register_asset_loader(RonLoader::<SheetGrid>::default())
        .init_resource::<Art>()
        .init_resource::<BroughtFiles>()
        .init_resource::<Coming>()
        .add_systems(OnEnter(Screen::Loading), send_for_grids)
        .add_systems(
            Update,
            count_grids.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
        )
        .add_systems(
            OnTransition { exited: Screen::Loading, entered: Screen::Title },
            (cut_first_sheet, take_in_pictures).chain(),
        )
        .add_systems(
            Update,
            take_in_pictures
                .run_if(resource_changed::<BroughtFiles>.and_then(not(in_state(Screen::Loading)))),
        )
        .add_systems(Last, (send_for_sizes, take_in_sizes).chain().run_if(first_frames_are_drawn));
}

fn send_for_grids(server: Res<AssetServer>, mut commands: Commands) {
    let load = |name| (name, server.load(format!("art/{name}.ron")));
    let grids = SHEETS.iter().map(|sheet| load(sheet.name)).collect();
    commands.insert_resource(SheetGrids(grids));
}

/// A grid that cannot be read ends the loading, as a missing picture does.
fn count_grids(
    sent: Res<SheetGrids>,
    server: Res<AssetServer>,
    grids: Res<Assets<SheetGrid>>,
    mut next: ResMut<NextState<Screen>>,
) -> Progress {
    if sent.0.iter().any(|(_, grid)| server.load_state(grid).is_failed()) {
        NextState::set_if_neq(&mut next, Screen::Broken);
    }
    let done = sent.0.iter().filter(|(_, grid)| grids.contains(grid)).count();
    Progress { done: done as u32, total: sent.0.len() as u32 }
}

fn cut_first_sheet(
    file: Option<Res<FirstSheet>>,
    sent: Res<SheetGrids>,
    grids: Res<Assets<SheetGrid>>,
    images: Res<Assets<Image>>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut art: ResMut<Art>,
) {
    let Some(file) = file else { return };
    for (name, grid) in &sent.0 {
        let Some(grid) = grids.get(grid) else { continue };
        for (index, cell) in grid.names.iter().enumerate() {
            art.cells.insert(((*name).to_owned(), cell.clone()), index);
        }
        if *name == ICONS
            && let Some(image) = images.get(&file.icons)
        {
            art.take_in(name, Sheet::of(grid, &file.icons, image, &mut layouts));
        }
    }
    art.request_the_rest();
}

/// The sizes that are being loaded. `None` for those that are done, also when they failed, so that
/// they are not requested again.
#[derive(Resource, Default)]
struct Coming(HashMap<SizeRequest, Option<Handle<Image>>>);

fn send_for_sizes(mut art: ResMut<Art>, mut coming: ResMut<Coming>, server: Res<AssetServer>) {
    let requests = art.bypass_change_detection().requests.get_mut().map(std::mem::take);
    for request in requests.unwrap_or_default() {
        let (name, pixels) = (SHEETS[request.sheet].name, request.pixels);
        let load = || Some(server.load(format!("art/{name}_{pixels}.png")));
        coming.0.entry(request).or_insert_with(load);
    }
}

fn take_in_sizes(
    mut coming: ResMut<Coming>,
    sent: Res<SheetGrids>,
    grids: Res<Assets<SheetGrid>>,
    (server, images): (Res<AssetServer>, Res<Assets<Image>>),
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut art: ResMut<Art>,
    (mut redraw, mut next): (ResMut<RedrawRequests>, ResMut<NextState<Screen>>),
) {
    let coming = &mut coming.bypass_change_detection().0;
    for (request, handle) in coming.iter_mut() {
        let Some(picture) = handle.as_ref() else { continue };
        let (name, grid) = &sent.0[request.sheet];
        if let (Some(grid), Some(image)) = (grids.get(grid), images.get(picture)) {
            art.take_in(name, Sheet::of(grid, picture, image, &mut layouts));
            *handle = None;
            redraw.nudge();
        } else if let LoadState::Failed(why) = server.load_state(picture) {
            if art.has_any(request.sheet) {
                warn!(
                    "A larger size of the sheet {name} is missing, a smaller one is shown: {why}"
                );
            } else {
                error!("The sheet {name} is missing: {why}");
            }
            *handle = None;
        }
    }
    // Repeated every frame, because a button press in the same frame may set another screen.
    if coming.iter().any(|(request, sent)| sent.is_none() && !art.has_any(request.sheet)) {
        NextState::set_if_neq(&mut next, Screen::Broken);
    }
    let redraw = redraw.bypass_change_detection();
    if coming.values().any(Option::is_some) {
        redraw.hold("pictures");
    } else {
        redraw.release("pictures");
    }
}

/// Cuts a picture into an even grid of cells with padding on all sides, and returns the width of a
/// cell in pixels.
fn cut(grid: &SheetGrid, size: UVec2) -> (u32, TextureAtlasLayout) {
    let pitch = size / UVec2::new(grid.columns.max(1), grid.rows.max(1));
    let padding = UVec2::splat(grid.padding);
    let tile = pitch.saturating_sub(padding * 2);
    let layout = TextureAtlasLayout::from_grid(
        tile,
        grid.columns,
        grid.rows,
        Some(padding * 2),
        Some(padding),
    );
    (tile.x, layout)
}

#[cfg(test)]
mod tests;
