//! What is written into `assets/sounds`.

use std::fmt::{Display, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use crate::dice::Dice;
use crate::effects::{self, Effect};
use crate::loops;
use crate::measure::{levelled, loudest, overall};
use crate::music::{self, THEMES};
use crate::ogg;
use crate::places::PLACES;
use crate::score::{self, Layer};
use crate::wave::{RATE, Wave};

/// A message that names the file and the cause.
pub(crate) type Flaw = String;

/// How loud the layers of the music are, in LUFS: alone and together 8 to 10 below the effects, which are at -22.5 on average.
const CALM: f64 = -32.2;
const TENSE: f64 = -36.0;
/// The same of a bed. The game plays it softer still, but the encoder would drop what is faint.
const BED: f64 = -28.0;
/// What the game adds to a bed, in decibels.
const BED_GAIN: f32 = -10.0;

/// At this quality the tables at the beginning of a file are smallest, and they are most of a short one.
const EFFECT_QUALITY: f32 = 0.1;
const LOOP_QUALITY: f32 = -0.2;
/// Samples a second of the music: its instruments have little above a third of this.
const MUSIC_RATE: f64 = 24_000.0;
/// The same of beds, which are dull.
const BED_RATE: f64 = 12_000.0;

pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds")
}

/// Puts the file's name before the cause.
pub(crate) fn at<Cause: Display>(path: &Path) -> impl Fn(Cause) -> Flaw {
    move |cause| format!("{}: {cause}", path.display())
}

/// The file of an effect's variant.
pub(crate) fn variant_file(effect: &Effect, variant: usize) -> String {
    match effect.variants {
        1 => format!("{}.ogg", effect.name),
        _ => format!("{}_{}.ogg", effect.name, variant + 1),
    }
}

/// The file of a layer of a theme.
pub(crate) fn layer_file(theme: &str, layer: Layer) -> String {
    match layer {
        Layer::Calm => format!("music_{theme}.ogg"),
        Layer::Tense => format!("music_{theme}_tense.ogg"),
    }
}

/// The file of a place's bed.
fn bed_file(place: &str) -> String {
    format!("bed_{place}.ogg")
}

/// Makes the files of these names, or of all if there are none.
pub(crate) fn bake(names: &[&str]) -> Result<(), Flaw> {
    let folder = folder();
    let is_wanted = |name: &str| names.is_empty() || names.contains(&name);
    for effect in effects::all().filter(|effect| is_wanted(effect.name)) {
        for variant in 0..effect.variants {
            bake_effect(&folder.join(variant_file(effect, variant)), effect, variant)?;
        }
    }
    for theme in THEMES.into_iter().filter(|theme| is_wanted(theme)) {
        let score = read_score(theme)?;
        for layer in score.layers() {
            let target = if layer == Layer::Calm { CALM } else { TENSE };
            let path = folder.join(layer_file(theme, layer));
            bake_loop(&path, music::play(&score, layer, theme), target, MUSIC_RATE)?;
        }
    }
    for (place, make) in PLACES.into_iter().filter(|(place, _)| is_wanted(place)) {
        let bed = loops::from_quietest(make(&mut Dice::of(place, 0)));
        bake_loop(&folder.join(bed_file(place)), bed, BED, BED_RATE)?;
    }
    write_list(&folder.join("sounds.ron"))
}

/// Writes a loop as loud as its target once it is unpacked: the encoder and the lower rate take a little away.
fn bake_loop(path: &Path, wave: Wave, target: f64, rate: f64) -> Result<(), Flaw> {
    let (mut aim, count) = (target, (wave.seconds() * rate).round() as usize);
    let mut bytes = Vec::new();
    for _ in 0..3 {
        let loud = levelled(wave.clone(), aim, overall).map_err(at(path))?;
        bytes =
            ogg::encoded(&loops::resampled(&loud, count), rate, LOOP_QUALITY).map_err(at(path))?;
        let (heard, rate) = ogg::decoded(&bytes).map_err(at(path))?;
        aim += target - overall(&heard, rate).map_err(at(path))?;
    }
    write(path, &bytes)
}

fn bake_effect(path: &Path, effect: &Effect, variant: usize) -> Result<(), Flaw> {
    let wave =
        levelled(effect.variant(variant), effect.class.target(), loudest).map_err(at(path))?;
    write(path, &ogg::encoded(&wave, RATE, EFFECT_QUALITY).map_err(at(path))?)
}

pub(crate) fn read_score(theme: &str) -> Result<score::Score, Flaw> {
    let path = folder().join(format!("scores/{theme}.score"));
    let text = fs::read_to_string(&path).map_err(at(&path))?;
    score::read(&text).map_err(at(&path))
}

/// The list that the game reads.
fn write_list(path: &Path) -> Result<(), Flaw> {
    let mut text = String::from(
        "// Written by `cargo run --no-default-features --features sound --example bake_sounds`.\n\
         // Each sound: the player's volume that it belongs to, decibels to add, and files that take turns.\n\
         (\n    sounds: {\n",
    );
    for Effect { name, class, gain, variants, .. } in effects::all() {
        let files: Vec<_> = match variants {
            1 => vec![format!("\"{name}.ogg\"")],
            _ => (1..=*variants).map(|variant| format!("\"{name}_{variant}.ogg\"")).collect(),
        };
        let files = files.join(", ");
        writeln!(
            text,
            "        \"{name}\": (class: {class:?}, gain: {gain:?}, variants: [{files}]),"
        )
        .map_err(at(path))?;
    }
    text.push_str("    },\n    music: {\n");
    for theme in THEMES {
        let score = read_score(theme)?;
        let files = score.layers().map(|layer| match layer {
            Layer::Calm => format!("calm: \"{}\"", layer_file(theme, layer)),
            Layer::Tense => format!("tense: Some(\"{}\")", layer_file(theme, layer)),
        });
        let files = files.collect::<Vec<_>>().join(", ");
        writeln!(text, "        \"{theme}\": ({files}, gain: 0.0),").map_err(at(path))?;
    }
    text.push_str("    },\n    ambience: {\n");
    for (place, _) in PLACES {
        let file = bed_file(place);
        writeln!(text, "        \"{place}\": (calm: \"{file}\", gain: {BED_GAIN:?}),")
            .map_err(at(path))?;
    }
    text.push_str("    },\n)\n");
    write(path, text.as_bytes())
}

pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Flaw> {
    fs::write(path, bytes).map_err(at(path))
}
