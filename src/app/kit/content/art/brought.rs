//! Pictures that packs bring: heads, each a square PNG or a drawing of its own.

use std::io::Cursor;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use image::imageops::{self, FilterType};
use image::{ImageFormat, ImageReader, Limits};

use super::{Art, HEADS};
use crate::app::kit::content::cutouts::{Cutouts, SheetPixels};
use crate::app::platform::shipped::BroughtFiles;
use crate::packs::{self, Picture};

/// The width and height in which heads of packs are kept.
const SIDE: u32 = 256;
/// The most heads of all packs together: 128 take 32 MB on the graphics device and as much beside it.
const MOST_HEADS: usize = 128;
/// The most bytes that one picture may need while it is unpacked.
const MOST_UNPACKED: u64 = 32 << 20;

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
    for picture in pictures.into_iter().take(MOST_HEADS) {
        let Some(bytes) = decoded(&picture) else {
            warn!("The picture {} of the pack {} cannot be shown.", picture.path, picture.pack);
            continue;
        };
        let size = UVec2::splat(SIDE);
        let (extent, usage) = (Extent3d { width: SIDE, height: SIDE, ..default() }, default());
        let (shape, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let image = Image::new(extent, shape, bytes.clone(), format, usage);
        let pixels = SheetPixels { size, bytes };
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

/// The pixels of a picture, four bytes each, in the size of the largest baked heads. Foreign bytes are
/// unpacked with a limit.
fn decoded(picture: &Picture<'_>) -> Option<Vec<u8>> {
    if picture.path.ends_with(".svg") {
        return packs::drawn(picture.bytes, SIDE);
    }
    let mut reader = ImageReader::with_format(Cursor::new(picture.bytes), ImageFormat::Png);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_UNPACKED);
    reader.limits(limits);
    let pixels = reader.decode().ok()?.into_rgba8();
    Some(imageops::resize(&pixels, SIDE, SIDE, FilterType::Triangle).into_raw())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_the_same_as_a_drawing_and_as_a_picture() {
        let folder =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("packs/otter/assets/art/heads");
        let shown = |path: &str| {
            let bytes = std::fs::read(folder.join(path)).expect("the otter");
            let picture = Picture {
                name: "otter:otter".to_owned(),
                plain: "otter",
                pack: "otter",
                path,
                bytes: &bytes,
            };
            decoded(&picture).expect("it is shown")
        };
        let [drawing, picture] = ["otter.svg", "otter.png"].map(shown);
        assert_eq!(drawing.len(), (4 * SIDE * SIDE) as usize);
        let covered = drawing.chunks(4).filter(|pixel| pixel[3] == 255).count();
        assert!(covered > (SIDE * SIDE / 3) as usize, "{covered} pixels");
        // Pixels at edges differ, because the picture was drawn in another size; of what is not seen the colour may differ.
        let near = |(one, other): (&[u8], &[u8])| {
            let is_near = |at: usize| one[at].abs_diff(other[at]) < 24;
            is_near(3) && (one[3] == 0 || (0..3).all(is_near))
        };
        let alike = drawing.chunks(4).zip(picture.chunks(4)).filter(|pair| near(*pair)).count();
        assert!(alike > (SIDE * SIDE * 97 / 100) as usize, "{alike} pixels are alike");
    }
}
