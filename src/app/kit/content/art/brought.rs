//! Pictures that packs bring: heads, each a square PNG of its own.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::{Art, HEADS};
use crate::app::kit::content::cutouts::{Cutouts, SheetPixels};
use crate::app::platform::shipped::BroughtFiles;
use crate::packs::Picture;

/// A picture that is a sheet of its own, of one cell.
#[derive(Clone)]
pub(super) struct Brought {
    pub(super) picture: Handle<Image>,
    pub(super) layout: Handle<TextureAtlasLayout>,
}

impl Art {
    /// The picture of a pack that is shown for a cell.
    pub(super) fn brought(&self, sheet: &str, name: &str) -> Option<&Brought> {
        self.brought.get(self.lent(sheet, name)).filter(|_| sheet == HEADS)
    }

    /// Whether a pack brings the picture of this cell.
    pub(in crate::app::kit::content) fn brought_name<'a>(
        &'a self,
        sheet: &str,
        name: &'a str,
    ) -> Option<&'a str> {
        self.brought(sheet, name).map(|_| self.lent(sheet, name))
    }
}

/// Takes in the pictures of the packs that are on, when packs come or go.
pub(super) fn take_in_pictures(
    brought: Res<BroughtFiles>,
    mut art: ResMut<Art>,
    mut cutouts: ResMut<Cutouts>,
    mut images: ResMut<Assets<Image>>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
) {
    let pictures = brought.packs.pictures();
    if pictures.is_empty() && art.brought.is_empty() {
        return;
    }
    let (mut shown, mut painted) = (HashMap::default(), HashMap::default());
    for picture in pictures {
        let Some(image) = decoded(&picture) else {
            warn!("The picture {} of the pack {} cannot be shown.", picture.path, picture.pack);
            continue;
        };
        let size = image.size();
        let pixels = SheetPixels { size, bytes: image.data.clone().unwrap_or_default() };
        let mut layout = TextureAtlasLayout::new_empty(size);
        layout.add_texture(URect::from_corners(UVec2::ZERO, size));
        let one = Brought { picture: images.add(image), layout: layouts.add(layout) };
        // Where the game has a head of this name, this one takes its place.
        let known = (HEADS.to_owned(), picture.plain.to_owned());
        let plain = art.cells.contains_key(&known).then(|| picture.plain.to_owned());
        for name in plain.into_iter().chain([picture.name]) {
            shown.insert(name.clone(), one.clone());
            painted.insert(name, pixels.clone());
        }
    }
    art.brought = shown;
    cutouts.bring(painted);
}

fn decoded(picture: &Picture<'_>) -> Option<Image> {
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let (sampler, usage) = (ImageSampler::Default, RenderAssetUsages::default());
    Image::from_buffer(picture.bytes, kind, formats, true, sampler, usage).ok()
}
