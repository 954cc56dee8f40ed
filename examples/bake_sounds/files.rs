//! What is written into `assets/sounds`.

use std::fmt::{Display, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use crate::effects::{self, Effect};
use crate::loops;
use crate::measure::{levelled, loudest, overall};
use crate::music::{self, THEMES};
use crate::ogg;
use crate::score::{self, Layer};
use crate::wave::RATE;

/// A message that names the file and the cause.
pub(crate) type Flaw = String;

/// How loud the layers of the music are, in LUFS: 8 to 10 below the effects, which are at -22 on average.
pub(crate) const CALM: f64 = -30.0;
pub(crate) const TENSE: f64 = -34.0;

/// At this quality the tables at the beginning of a file are smallest, and they are most of a short one.
const EFFECT_QUALITY: f32 = 0.1;
const MUSIC_QUALITY: f32 = -0.2;
/// Samples a second of the music: its instruments have little above a third of this.
pub(crate) const MUSIC_RATE: f64 = 24_000.0;

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
        for (layer, target) in [(Layer::Calm, CALM), (Layer::Tense, TENSE)] {
            let path = folder.join(layer_file(theme, layer));
            let wave =
                levelled(music::play(&score, layer, theme), target, overall).map_err(at(&path))?;
            let count = (wave.seconds() * MUSIC_RATE).round() as usize;
            let fewer = loops::resampled(&wave, count);
            write(&path, &ogg::encoded(&fewer, MUSIC_RATE, MUSIC_QUALITY).map_err(at(&path))?)?;
        }
    }
    write_list(&folder.join("sounds.ron"))
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
         // Each sound: the player's volume that it belongs to, decibels to add, and files of which one is played at random.\n\
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
        let (calm, tense) = (layer_file(theme, Layer::Calm), layer_file(theme, Layer::Tense));
        writeln!(
            text,
            "        \"{theme}\": (calm: \"{calm}\", tense: Some(\"{tense}\"), gain: 0.0),"
        )
        .map_err(at(path))?;
    }
    text.push_str("    },\n)\n");
    write(path, text.as_bytes())
}

pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Flaw> {
    fs::write(path, bytes).map_err(at(path))
}
