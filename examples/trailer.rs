//! Films recorded matches for the trailer, as pictures of one size, without a window.
//!
//!     cargo run --example trailer -- FOLDER
//!
//! `scripts/trailer` runs this and makes a film of them. After the title come moments of a match of each game, from `tests/records`,
//! as their replays show them; the game's clock goes on by two frames for each picture, so that the film runs as the game does.

#[path = "shared/project.rs"]
mod project;
#[path = "shared/studio.rs"]
mod studio;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::prelude::*;
use menagerie::app::table::{Playback, ReplayRequest, Watching};

use studio::{FRAME, Studio};

const SIZE: UVec2 = UVec2::new(1280, 720);
/// How many of the game's frames pass for each picture.
const STRIDE: u32 = 2;
/// How long the title is shown.
const TITLE: f32 = 1.6;
/// How long the film rests when an action has been shown.
const REST: f32 = 0.25;
/// The moments: a finished match, after how many entries it is shown, and for how long.
const MOMENTS: [(&str, usize, f32); 4] = [
    ("jungle-combat", 116, 4.4),
    ("arena-jungla", 150, 4.6),
    ("zoon-duel-formations", 49, 5.2),
    ("honga-feed-the-tiger", 420, 4.2),
];

/// The pictures that are written, numbered from 1.
struct Film {
    folder: PathBuf,
    count: usize,
}

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let filmed = folder.ok_or_else(|| "usage: trailer FOLDER".to_owned());
    match filmed.and_then(film) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("trailer: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn film(folder: PathBuf) -> Result<(), String> {
    std::fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut film = Film { folder, count: 0 };
    let mut studio = Studio::open(SIZE, &[])?;
    for _ in 0..pictures_of(TITLE) {
        shoot(&mut studio);
    }
    film.write(&studio.pictures()?)?;
    for (record, moment, seconds) in MOMENTS {
        let record = project::root().join(format!("tests/records/{record}.ron"));
        film.write(&film_moment(&record, moment, pictures_of(seconds))?)?;
        println!("{}: {} pictures by now", record.display(), film.count);
    }
    Ok(())
}

/// How many pictures show so many seconds.
fn pictures_of(seconds: f32) -> usize {
    (seconds / (FRAME * STRIDE).as_secs_f32()).round() as usize
}

/// Takes a picture, and lets the clock go on to the next.
fn shoot(studio: &mut Studio) {
    studio.shoot();
    (1..STRIDE).for_each(|_| studio.frame());
}

/// Pictures of a match from a moment on.
fn film_moment(record: &Path, moment: usize, count: usize) -> Result<Vec<Image>, String> {
    let mut studio = Studio::open(SIZE, &[&record.to_string_lossy()])?;
    studio.wait(|app| app.world().contains_resource::<Watching>())?;
    studio.app.world_mut().write_message(ReplayRequest::GoTo(moment));
    studio.wait(|app| app.world().resource::<Watching>().at >= moment)?;
    studio.settle();
    let mut still = 0;
    for _ in 0..count {
        still = if studio.app.world().resource::<Playback>().is_idle() { still + 1 } else { 0 };
        if still > pictures_of(REST) {
            studio.app.world_mut().write_message(ReplayRequest::Forward);
            still = 0;
        }
        shoot(&mut studio);
    }
    studio.pictures()
}

impl Film {
    fn write(&mut self, pictures: &[Image]) -> Result<(), String> {
        for picture in pictures {
            self.count += 1;
            let file = self.folder.join(format!("{:04}.png", self.count));
            let picture = picture.clone().try_into_dynamic().map_err(|why| why.to_string())?;
            picture.to_rgb8().save(&file).map_err(|why| format!("{}: {why}", file.display()))?;
        }
        Ok(())
    }
}
