//! The table of all sounds in `docs/sounds.md`.

use std::fmt::Write as _;
use std::path::Path;

use crate::check::{
    APART, BED_BELOW, BELOW, File, LOUDNESS, MOST_BYTES, Measured, MeasuredTheme, PEAK, Report,
};
use crate::files::{Flaw, at, write};

const HEAD: &str = "# Sounds

Written by `cargo run --no-default-features --features sound --example bake_sounds`, which makes every file of
`assets/sounds` and measures the files as they are shipped. `-- --check` only measures, and its tests fail on a flaw.
";

/// Some of the pictures that `--spectrograms` draws.
const PICTURES: &str = "Some of the pictures that `-- --spectrograms FOLDER` draws. Time to the right, pitch upwards from 50 Hz to 12 kHz in octaves of equal height, 70 dB from black to white:

| | |
|---|---|
| ![A blow](images/sound-hit.png) a blow: `hit` | ![A lion](images/sound-lion.png) a voice: `animal_lion` |
| ![Water](images/sound-splash.png) water: `splash` | ![A victory](images/sound-win.png) an ending: `win` |
| ![Music](images/sound-seam.png) two seconds to the seam of Jungle's music, and two seconds from it | \
![Ambience](images/sound-bed.png) the same of Honga's ambience: crickets and fire |

";

pub(crate) fn write_table(report: &Report) -> Result<(), Flaw> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/sounds.md");
    let mut text = String::from(HEAD);
    describe(report, &mut text).map_err(at(&path))?;
    write(&path, text.as_bytes())
}

fn describe(report: &Report, text: &mut String) -> std::fmt::Result {
    let files = report.sounds.iter().map(|sound| sound.files.len()).sum::<usize>();
    writeln!(
        text,
        "\n{} sounds in {files} files, {} pieces of music, {} beds of ambience, {} of at most {MOST_BYTES} bytes.\n\n\
         - Loudness: the loudest 400 ms, at most {LOUDNESS} LU from the aim of the class. Music: the whole; the calm layer alone\n  \
         and both together are {} to {} LU below the mean of all effects as they are played ({:.1} LUFS). Ambience: {} to {} LU below.\n\
         - Peak: at most {PEAK} dBTP.\n\
         - Nearest: the other sound that is most alike, by the loudness in 26 bands fifty times a second, in decibels; at\n  \
         least {APART}, while variants of one sound are mostly {:.1} apart.\n\
         - Seam: how rough the curve is where a loop begins again, as a part of its roughest tenth of a percent; at most 1.\n\
         - The test also finds clicks at both ends, sounds that are not centred, effects that are heard late, and loops that\n  \
         fall silent.\n",
        report.sounds.len(),
        report.themes.len(),
        report.beds.len(),
        report.bytes,
        BELOW.0,
        BELOW.1,
        report.mean_effect(),
        BED_BELOW.0,
        BED_BELOW.1,
        report.between_variants(),
    )?;
    text.push_str(PICTURES);
    writeln!(
        text,
        "| Name | Class | Files | Seconds | Bytes | LUFS | Gain | dBTP | Nearest | Distance |"
    )?;
    writeln!(text, "|---|---|--:|--:|--:|--:|--:|--:|---|--:|")?;
    report.sounds.iter().try_for_each(|sound| effect_row(sound, text))?;
    writeln!(
        text,
        "\n| Music | Layer | Seconds | Bytes | LUFS | Together | dBTP | Seam |\n|---|---|--:|--:|--:|--:|--:|--:|"
    )?;
    report.themes.iter().try_for_each(|theme| theme_rows(theme, text))?;
    writeln!(
        text,
        "\n| Ambience | Seconds | Bytes | LUFS | dBTP | Seam | Nearest | Distance |\n|---|--:|--:|--:|--:|--:|---|--:|"
    )?;
    report.beds.iter().try_for_each(|bed| bed_row(bed, text))
}

fn effect_row(sound: &Measured, text: &mut String) -> std::fmt::Result {
    let most =
        |value: fn(&File) -> f64| sound.files.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
    let bytes = sound.files.iter().map(|file| file.bytes).sum::<u64>();
    let (nearest, distance) = &sound.nearest;
    writeln!(
        text,
        "| {} | {:?} | {} | {:.2} | {bytes} | {:.1} | {:+.0} | {:.1} | {nearest} | {distance:.1} |",
        sound.name,
        sound.class,
        sound.files.len(),
        most(|file| file.seconds),
        most(|file| file.loud),
        sound.gain,
        most(|file| file.peak),
    )
}

fn theme_rows(theme: &MeasuredTheme, text: &mut String) -> std::fmt::Result {
    let layers = [("calm", Some(&theme.calm)), ("tense", theme.tense.as_ref())];
    for ((layer, file), seam) in layers.into_iter().zip(&theme.seams) {
        let Some(File { bytes, seconds, loud, peak, .. }) = file else { continue };
        writeln!(
            text,
            "| {} | {layer} | {seconds:.2} | {bytes} | {loud:.1} | {:.1} | {peak:.1} | {seam:.2} |",
            theme.name, theme.together
        )?;
    }
    Ok(())
}

fn bed_row(bed: &MeasuredTheme, text: &mut String) -> std::fmt::Result {
    let File { bytes, seconds, loud, peak, .. } = &bed.calm;
    let (seam, (nearest, distance)) = (bed.seams[0], &bed.nearest);
    writeln!(
        text,
        "| {} | {seconds:.2} | {bytes} | {loud:.1} | {peak:.1} | {seam:.2} | {nearest} | {distance:.1} |",
        bed.name
    )
}
