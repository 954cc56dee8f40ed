//! Sounds as pictures, to see what cannot be heard here: time to the right, pitch upwards in the ear's steps.

use std::fs;
use std::path::Path;

use crate::files::{Flaw, at, folder, write};
use crate::likeness::{BANDS, portrait};
use crate::list;
use crate::ogg;

/// Pixels of one band.
const TALL: usize = 5;
/// Pixels of a fiftieth of a second.
const WIDE: usize = 6;

/// Draws one picture a file.
pub(crate) fn draw_all(to: &Path) -> Result<(), Flaw> {
    fs::create_dir_all(to).map_err(at(to))?;
    let list = list::read()?;
    for file in list.sounds.values().flat_map(|sound| &sound.variants) {
        let path = folder().join(file);
        let (wave, _) = ogg::decoded(&fs::read(&path).map_err(at(&path))?).map_err(at(&path))?;
        let rows = portrait(&wave).0;
        let mut picture = format!("P5 {} {} 255\n", rows.len() * WIDE, BANDS * TALL).into_bytes();
        for y in 0..BANDS * TALL {
            let band = BANDS - 1 - y / TALL;
            picture.extend(
                (0..rows.len() * WIDE).map(|x| (rows[x / WIDE][band] * 255.0 / 55.0) as u8),
            );
        }
        write(&to.join(file).with_extension("pgm"), &picture)?;
    }
    Ok(())
}
