//! Makes the sounds and the music of `assets/sounds`, which the game loads:
//!
//! ```text
//! cargo run --no-default-features --features sound --example bake_sounds
//! ```
//!
//! - Every effect is a recipe of this program (`effects/`, `voices.rs`): bodies that are struck (`solid.rs`), paper, cloth, water
//!   and fire (`air.rs`), throats (`throat.rs`), and the instruments of the music (`instruments.rs`).
//! - Every piece of music is a score, a text in `assets/sounds/scores`.
//! - The ambience of every place is a loop of noise and small sounds (`places.rs`).
//! - `assets/sounds/sounds.ron` lists names, files and how loud the game plays them.
//!
//! The same recipes give the same bytes on every run: nothing depends on the clock.

mod air;
mod check;
mod dice;
mod effects;
mod files;
mod instruments;
mod likeness;
mod list;
mod loops;
mod measure;
mod music;
mod ogg;
mod pictures;
mod places;
mod score;
mod solid;
mod table;
mod throat;
mod voices;
mod wave;
#[path = "../shared/words.rs"]
mod words;

use std::path::Path;
use std::process::ExitCode;

use check::Report;
use files::Flaw;

const USAGE: &str = "Usage: bake_sounds [NAME..] | --check | --spectrograms FOLDER

Bakes everything, or the sounds and themes of these names; then measures all files and writes docs/sounds.md.
--check                only measures the files as they are
--spectrograms FOLDER  draws every file as a picture (PGM): time to the right, pitch upwards";

fn main() -> ExitCode {
    match words::words().and_then(|words| run(&words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(flaw) => {
            eprintln!("bake_sounds: {flaw}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), Flaw> {
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["--check"] => check::measure_all().and_then(|report| conclude(&report)),
        ["--spectrograms", folder] => pictures::draw_all(Path::new(folder)),
        [option, ..] if option.starts_with('-') => Err(USAGE.to_owned()),
        names => bake(names),
    }
}

fn bake(names: &[&str]) -> Result<(), Flaw> {
    files::bake(names)?;
    let report = check::measure_all()?;
    table::write_table(&report)?;
    conclude(&report)
}

/// Says what is wrong, if anything.
fn conclude(report: &Report) -> Result<(), Flaw> {
    let flaws = report.flaws();
    println!(
        "{} sounds, {} themes, {} beds, {} bytes",
        report.sounds.len(),
        report.themes.len(),
        report.beds.len(),
        report.bytes
    );
    if flaws.is_empty() {
        Ok(())
    } else {
        Err(format!("{} flaws\n{}", flaws.len(), flaws.join("\n")))
    }
}
