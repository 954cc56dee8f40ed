//! The pixels of the atlases in main memory, for pictures that are painted without the graphics
//! device.
//!
//! A sheet is read when the first of its cells is asked for, in the size that fits. Who paints asks
//! for all cells, and paints again when [`Cutouts::lacks_any`] is false. Leaving the table or the
//! rules frees the memory. Deliberately absent: painting.

use std::sync::Mutex;

use bevy::asset::{AssetLoader, LoadContext, RenderAssetUsages, io::Reader};
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::art::{Art, SheetGrid, SheetGrids};
use super::numerals::Numerals;
use crate::app::kit::canvas::Cell;
use crate::app::kit::palette::{Dyes, drawing};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;
use crate::data::pictures::SHEETS;

/// The pixels of a sheet, row by row, four bytes each.
#[derive(Asset, TypePath, Clone)]
pub(super) struct SheetPixels {
    pub(super) size: UVec2,
    pub(super) bytes: Vec<u8>,
}

/// Reads the same files as the loader of the engine's pictures, which go to the graphics device.
#[derive(Default, TypePath)]
struct PixelsLoader;

impl AssetLoader for PixelsLoader {
    type Asset = SheetPixels;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _: &mut LoadContext<'_>,
    ) -> Result<SheetPixels, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
        let (sampler, usage) = (ImageSampler::Default, RenderAssetUsages::MAIN_WORLD);
        let image = Image::from_buffer(&bytes, kind, formats, true, sampler, usage)?;
        Ok(SheetPixels { size: image.size(), bytes: image.data.unwrap_or_default() })
    }
}

/// A sheet on its way or here.
enum Cutout {
    Asked(Handle<SheetPixels>),
    Here {
        pixels: SheetPixels,
        grid: SheetGrid,
    },
    /// It cannot be read; its cells are left out.
    Missing,
}

/// A sheet in the size in which its cells are this wide.
type Sized = (&'static str, u32);

/// All sheets whose cells were asked for.
#[derive(Resource, Default)]
pub struct Cutouts {
    sheets: HashMap<Sized, Cutout>,
    wanted: Mutex<Vec<Sized>>,
    /// Heads of packs, by name; they keep their colours in every palette.
    brought: HashMap<String, SheetPixels>,
    pub(super) numerals: Numerals,
    /// The palette in which they are.
    dyes: Dyes,
}

impl Cutouts {
    /// A cell to be painted this wide. `None` where there is none, or while its sheet is on its
    /// way.
    pub fn cell(
        &self,
        art: &Art,
        sheet: &'static str,
        name: &str,
        pixels: u32,
    ) -> Option<Cell<'_>> {
        if let Some(own) = art.brought_name(sheet, name).and_then(|own| self.brought.get(own)) {
            let (stride, corner) = (own.size.x, UVec2::ZERO);
            return Some(Cell { bytes: &own.bytes, stride, corner, side: stride });
        }
        let sized = (sheet, size_for(sheet, pixels)?);
        match self.sheets.get(&sized) {
            Some(Cutout::Here { pixels, grid }) => {
                let (side, corner) = grid.place(pixels.size, art.index(sheet, name)?);
                Some(Cell { bytes: &pixels.bytes, stride: pixels.size.x, corner, side })
            }
            Some(_) => None,
            None => {
                self.wanted.lock().ok()?.push(sized);
                None
            }
        }
    }

    /// Replaces the heads of packs.
    pub(super) fn bring(&mut self, heads: HashMap<String, SheetPixels>) {
        self.brought = heads;
    }

    /// The same without the sheets, in this palette.
    fn emptied(&mut self, dyes: Dyes) -> Self {
        Self { dyes, brought: std::mem::take(&mut self.brought), ..default() }
    }

    /// A colour in the palette of the cells.
    #[must_use]
    pub fn color(&self, color: Color) -> Color {
        self.dyes.color(color)
    }

    /// A numeral; `None` before numerals are here.
    pub fn numeral(&self, sign: &str) -> Option<Cell<'_>> {
        self.numerals.cell(sign)
    }

    /// Where the middle of each sign of a text lies, from the text's middle, as multiples of the
    /// font size.
    #[must_use]
    pub fn set<'a>(&self, says: &'a str) -> Vec<(&'a str, f32)> {
        self.numerals.set(says)
    }

    /// Whether a sheet that was asked for is still on its way.
    #[must_use]
    pub fn lacks_any(&self) -> bool {
        self.wanted.lock().is_ok_and(|wanted| !wanted.is_empty())
            || self.sheets.values().any(|cutout| matches!(cutout, Cutout::Asked(_)))
    }
}

/// The smallest size of a sheet whose cells need not be enlarged, or else its largest.
fn size_for(sheet: &str, pixels: u32) -> Option<u32> {
    let sizes = SHEETS.iter().find(|known| known.name == sheet)?.sizes;
    sizes.iter().find(|size| **size >= pixels).or(sizes.last()).copied()
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Cutouts>()
        .init_asset::<SheetPixels>()
        .register_asset_loader(PixelsLoader)
        .add_systems(PreUpdate, (follow_palette, fetch).chain())
        .add_systems(OnExit(Screen::Play), free)
        .add_systems(OnExit(Overlay::Rules), free);
}

fn free(mut all: ResMut<Cutouts>) {
    let dyes = std::mem::take(&mut all.dyes);
    *all = all.emptied(dyes);
}

/// Pictures of another palette are painted from the files again.
fn follow_palette(dyes: Option<Res<Dyes>>, mut all: ResMut<Cutouts>) {
    if let Some(dyes) = dyes.filter(|dyes| dyes.is_changed()) {
        *all = all.emptied(dyes.clone());
    }
}

fn fetch(
    mut all: ResMut<Cutouts>,
    (server, grids): (Res<AssetServer>, Option<Res<SheetGrids>>),
    grid_assets: Res<Assets<SheetGrid>>,
    mut pixels: ResMut<Assets<SheetPixels>>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if !all.lacks_any() {
        return;
    }
    redraw.nudge();
    let all = &mut *all;
    for sized in all.wanted.get_mut().map(std::mem::take).unwrap_or_default() {
        let load = |(name, size)| server.load(format!("art/{name}_{size}.png"));
        all.sheets.entry(sized).or_insert_with(|| Cutout::Asked(load(sized)));
    }
    for ((name, _), cutout) in &mut all.sheets {
        let Cutout::Asked(handle) = cutout else { continue };
        let grid = grids.as_ref().and_then(|grids| grid_assets.get(grids.of(name)?));
        if server.load_state(&*handle).is_failed() || grid.is_none() {
            *cutout = Cutout::Missing;
        } else if let Some(grid) = grid.cloned()
            && let Some(mut pixels) = pixels.remove(&*handle)
        {
            if all.dyes.change(name) {
                drawing::dye_sheet(&all.dyes, name, &grid, pixels.size, &mut pixels.bytes);
            }
            *cutout = Cutout::Here { pixels, grid };
        }
    }
}
