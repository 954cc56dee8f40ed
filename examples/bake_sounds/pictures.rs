//! Sounds as pictures, to see what cannot be heard here: time to the right, pitch upwards in octaves of equal height.

use std::fs;
use std::path::Path;

use rustfft::FftPlanner;
use rustfft::num_complex::Complex;

use crate::files::{Flaw, at, folder, write};
use crate::list;
use crate::ogg;
use crate::wave::Wave;

/// Pixels upwards.
const TALL: usize = 160;
/// The most pixels to the right.
const WIDE: usize = 400;
/// From the lowest pitch to the highest, in Hz.
const PITCHES: (f64, f64) = (50.0, 12_000.0);
/// Decibels from the loudest to black.
const RANGE: f32 = 70.0;
const WINDOW: usize = 2048;
/// Seconds on either side of a loop's seam.
const AROUND: f64 = 2.0;

/// Draws one picture a file, and one of the seam of each loop.
pub(crate) fn draw_all(to: &Path) -> Result<(), Flaw> {
    fs::create_dir_all(to).map_err(at(to))?;
    let list = list::read()?;
    for file in list.files() {
        let path = folder().join(file);
        let (wave, rate) = ogg::decoded(&fs::read(&path).map_err(at(&path))?).map_err(at(&path))?;
        write(&to.join(file).with_extension("pgm"), &picture(&wave, rate))?;
        if wave.0.len() as f64 > 2.0 * AROUND * rate {
            let part = (AROUND * rate) as usize;
            let seam = [&wave.0[wave.0.len() - part..], &wave.0[..part]].concat();
            write(&to.join(file).with_extension("seam.pgm"), &picture(&Wave(seam), rate))?;
        }
    }
    Ok(())
}

fn picture(wave: &Wave, rate: f64) -> Vec<u8> {
    let fft = FftPlanner::new().plan_fft_forward(WINDOW);
    let wide = WIDE.min(wave.0.len() / 32).max(1);
    let columns: Vec<Vec<f32>> = (0..wide)
        .map(|x| {
            let centre = (x * wave.0.len() + wave.0.len() / 2) / wide;
            let mut spectrum: Vec<_> = (0..WINDOW)
                .map(|at| {
                    let sample =
                        (centre + at).checked_sub(WINDOW / 2).and_then(|at| wave.0.get(at));
                    let bell =
                        0.5 - 0.5 * (std::f32::consts::TAU * at as f32 / WINDOW as f32).cos();
                    Complex::new(sample.copied().unwrap_or(0.0) * bell, 0.0)
                })
                .collect();
            fft.process(&mut spectrum);
            let bin = |y: f64| {
                PITCHES.0 * (PITCHES.1 / PITCHES.0).powf(y / TALL as f64) / rate * WINDOW as f64
            };
            let power = |y: usize| {
                let (low, high) = (bin(y as f64) as usize, bin(y as f64 + 1.0) as usize);
                let heard = spectrum[..WINDOW / 2].get(low..=high.max(low)).unwrap_or_default();
                heard.iter().fold(0.0_f32, |most, bin| most.max(bin.norm_sqr()))
            };
            (0..TALL).map(power).collect()
        })
        .collect();
    let most = columns.iter().flatten().fold(1e-12_f32, |most, power| most.max(*power));
    let light = |power: f32| {
        (255.0 * (1.0 + 10.0 * (power / most).max(1e-12).log10() / RANGE)).max(0.0) as u8
    };
    let mut picture = format!("P5 {wide} {TALL} 255\n").into_bytes();
    picture
        .extend((0..TALL).rev().flat_map(|y| columns.iter().map(move |column| light(column[y]))));
    picture
}
