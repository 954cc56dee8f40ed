//! Makes the sounds and the music of `assets/sounds`, which the game loads:
//!
//! ```text
//! cargo run --no-default-features --features sound --example bake_sounds
//! ```
//!
//! - Every effect is a recipe of this program (`effects/`, `voices.rs`): bodies that are struck (`solid.rs`), paper, cloth, water
//!   and fire (`air.rs`), throats (`throat.rs`), and the instruments of the music (`instruments.rs`).
//! - Every piece of music is a score, a text in `assets/sounds/scores`.
//! - `assets/sounds/sounds.ron` lists names, files and how loud the game plays them.
//!
//! The same recipes give the same bytes on every run: nothing depends on the clock.

mod air;
mod dice;
mod effects;
mod files;
mod instruments;
mod loops;
mod measure;
mod music;
mod ogg;
mod score;
mod solid;
mod throat;
mod voices;
mod wave;

use std::process::ExitCode;

fn main() -> ExitCode {
    match files::bake_all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(flaw) => {
            eprintln!("bake_sounds: {flaw}");
            ExitCode::FAILURE
        }
    }
}
