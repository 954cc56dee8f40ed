//! Draws the pictures of the book (`docs/book/pictures`), without a window.
//!
//!     cargo run --example book_pictures -- FOLDER [WIDTHxHEIGHT]
//!
//! `scripts/book --pictures` runs this and makes the pictures small. A match of each game is taken from
//! `tests/records` and played on from a moment in its middle; the last picture shows the board that the chapter "Your first
//! pack" has the reader write. In another size than 1280x720 they are the pictures for stores (`docs/images`).

#[path = "../tests/book/page.rs"]
#[allow(dead_code, reason = "shared with the tests of the book")]
mod page;
#[path = "shared/project.rs"]
mod project;
#[path = "shared/studio.rs"]
mod studio;
#[path = "../tests/book/writing.rs"]
mod writing;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::prelude::*;
use menagerie::app::kit::screen_state::Screen;
use menagerie::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use menagerie::app::table::{Pick, Playing, ReplayRequest, Seats, TurnNow, Watching};
use menagerie::rules::Spot;
use menagerie::rules::arena::Arena;

use studio::Studio;

const USAGE: &str = "usage: book_pictures FOLDER [WIDTHxHEIGHT]";
/// The usual size.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// For each picture a finished match, and after how many entries it is shown.
const MOMENTS: [(&str, &str, usize); 4] = [
    ("jungle", "jungle-combat", 121),
    ("arena", "arena-jungla", 150),
    ("zoon", "zoon-duel-formations", 49),
    ("honga", "honga-feed-the-tiger", 420),
];

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let size = std::env::args_os().nth(2);
    let size = size.map_or(Some(SIZE), |size| studio::size(&size.to_string_lossy()));
    let drawn = folder.zip(size).ok_or_else(|| USAGE.to_owned());
    match drawn.and_then(|(folder, size)| draw(&folder, size)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("book_pictures: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn draw(folder: &Path, size: UVec2) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for (name, record, moment) in MOMENTS {
        let record = project::root().join(format!("tests/records/{record}.ron"));
        draw_moment(&record, moment, size, &folder.join(format!("{name}.png")))?;
    }
    draw_first_pack(size, &folder.join("pond.png"))
}

/// A match at a moment, where a person is to play on.
fn draw_moment(record: &Path, moment: usize, size: UVec2, file: &Path) -> Result<(), String> {
    let mut studio = Studio::open(size, &[&record.to_string_lossy()])?;
    studio.wait(|app| app.world().contains_resource::<Watching>())?;
    studio.app.world_mut().write_message(ReplayRequest::GoTo(moment));
    studio.wait(|app| app.world().resource::<Watching>().at >= moment)?;
    // At a screen that several people share, hidden cards would lie behind a curtain.
    for seat in studio.app.world_mut().resource_mut::<Seats>().0.iter_mut().skip(1) {
        seat.player = PlayerKind::Computer(Skill::Easy);
    }
    studio.app.world_mut().write_message(ReplayRequest::PlayOn);
    wait_for_person(&mut studio)?;
    shoot(&mut studio, file)
}

/// The board of the pack that the reader of the book has made, where the new animal is picked.
fn draw_first_pack(size: UVec2, file: &Path) -> Result<(), String> {
    let pack = write_pack()?;
    let mut studio = Studio::open(size, &["--pack", &pack.to_string_lossy()])?;
    let seat = |name: &str, player| SeatPlan { name: name.into(), player };
    let plan = MatchPlan {
        game: "arena".into(),
        level: "arena/garden:pond".into(),
        options: vec![("packs".into(), "ready".into())],
        first: First::Seat(0),
        minutes: None,
        clock: None,
        seats: vec![
            seat("Otter", PlayerKind::Human),
            seat("Heron", PlayerKind::Computer(Skill::Easy)),
        ],
    };
    let world = studio.app.world_mut();
    world.insert_resource(plan);
    world.resource_mut::<NextState<Screen>>().set(Screen::Play);
    wait_for_person(&mut studio)?;
    let world = studio.app.world_mut();
    let hedgehog = world.resource::<Playing<Arena>>().tables().grid.square("c3");
    world.write_message(Pick(Spot::Square(hedgehog.map_err(|flaw| flaw.cause)?.0)));
    shoot(&mut studio, file)
}

/// Writes the pack of the chapter into a folder of its own.
fn write_pack() -> Result<PathBuf, String> {
    let chapter = page::pages("en").into_iter().find(|page| page.name == "first-pack.md");
    let mut files = writing::Written::new();
    for part in &chapter.ok_or("there is no chapter first-pack.md")?.parts {
        writing::write(&mut files, part)?;
    }
    let folder = std::env::temp_dir().join(format!("menagerie-book-{}", std::process::id()));
    for (path, bytes) in files {
        let path = folder.join(path);
        let written = std::fs::create_dir_all(path.parent().unwrap_or(&folder))
            .and_then(|()| std::fs::write(&path, bytes));
        written.map_err(|why| format!("{}: {why}", path.display()))?;
    }
    Ok(folder.join("garden"))
}

fn wait_for_person(studio: &mut Studio) -> Result<(), String> {
    studio.wait(|app| app.world().get_resource::<TurnNow>().is_some_and(TurnNow::awaits_human))
}

fn shoot(studio: &mut Studio, file: &Path) -> Result<(), String> {
    studio.settle();
    studio.shoot();
    let picture = studio.pictures()?.pop().ok_or("there is no picture")?;
    let picture = picture.try_into_dynamic().map_err(|why| why.to_string())?;
    picture.to_rgb8().save(file).map_err(|why| format!("{}: {why}", file.display()))?;
    println!("{}", file.display());
    Ok(())
}
