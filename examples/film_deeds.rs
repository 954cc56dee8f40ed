//! Films deeds of a game as strips of pictures, to look at motion without a window.
//!
//!     cargo run --example film_deeds -- LEVEL CUE[,CUE..] [--out FOLDER] [--size 1280x720] [--frames 8] [--reduced 2] [--seeds 40]
//!     cargo run --example film_deeds -- RECORD ENTRY [the same]
//!
//! Greedy computers play matches until an action has an event with a cue of
//! `assets/<game>/staging.ron`; then that action is shown on the table as in a replay, 25
//! milliseconds a frame. So many of its frames, evenly spread and reduced, become
//! `FOLDER/<game>-<cue>.png`; the match is written beside it, and the line printed names the entry, so
//! that the same deed can be filmed again, by another version too. A rare cue takes more seeds. `--area`
//! cuts this part out of every frame, in pixels.

#[path = "shared/files.rs"]
mod files;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/studio.rs"]
mod studio;
#[path = "shared/words.rs"]
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use bevy::prelude::*;
use menagerie::ai::tournament::{Player, play_match};
use menagerie::ai::{ComputerPlayer, Strength};
use menagerie::app::games::plug::Plug;
use menagerie::app::kit::screen_state::Screen;
use menagerie::app::table::{Playback, Playing, ReplayRequest, Waiting, Watching};
use menagerie::data::FromFiles;
use menagerie::for_game;
use menagerie::referee::{Entry, Match, Record};
use menagerie::rules::Seat;
use menagerie::rules::dice::SmallDice;

use games::{game_of, no_level, tables};
use studio::{FRAME, Studio, write_sheet};

const USAGE: &str = "usage: film_deeds LEVEL CUE[,CUE..] [--size 1280x720] [--frames 8] [--reduced 2] [--seeds 40] [--out FOLDER]";
/// The most frames of a deed.
const LONGEST: usize = 400;
/// Frames without motion after which a deed is over.
const STILL: usize = 6;

/// What was asked for.
struct Wish {
    level: String,
    cues: Vec<String>,
    size: UVec2,
    frames: usize,
    reduced: usize,
    seeds: u64,
    area: Option<URect>,
    out: PathBuf,
}

fn main() -> ExitCode {
    match words::words().and_then(|words| wish(&words)).and_then(|wish| film(&wish)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("film_deeds: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn wish(words: &[String]) -> Result<Wish, String> {
    let [level, cues, options @ ..] = words else { return Err(USAGE.to_owned()) };
    let mut wish = Wish {
        level: level.clone(),
        cues: cues.split(',').map(str::to_owned).collect(),
        size: UVec2::new(1280, 720),
        frames: 8,
        reduced: 2,
        seeds: 40,
        area: None,
        out: std::env::temp_dir(),
    };
    for option in options.chunks(2) {
        let [name, value] = option else { return Err(USAGE.to_owned()) };
        let number =
            || value.parse::<usize>().map_err(|_| format!("`{value}` is no number; {USAGE}"));
        match name.as_str() {
            "--size" => wish.size = studio::size(value).ok_or(USAGE)?,
            "--frames" => wish.frames = number()?.max(2),
            "--reduced" => wish.reduced = number()?.max(1),
            "--seeds" => wish.seeds = number()? as u64,
            "--area" => wish.area = Some(area(value).ok_or(USAGE)?),
            "--out" => wish.out = value.into(),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(wish)
}

/// Reads the left and upper edge, the width and the height of a rectangle.
fn area(text: &str) -> Option<URect> {
    let numbers: Vec<u32> = text.split(',').map_while(|number| number.parse().ok()).collect();
    let [x, y, width, height] = numbers[..] else { return None };
    Some(URect::new(x, y, x + width, y + height))
}

fn film(wish: &Wish) -> Result<(), String> {
    let [what, which] = [wish.level.as_str(), wish.cues[0].as_str()];
    if let (true, Ok(entry)) = (Path::new(what).is_file(), which.parse()) {
        let text = std::fs::read_to_string(what).map_err(|why| format!("{what}: {why}"))?;
        let game = Record::from_text(&text).map_err(|flaw| format!("{what}: {flaw}"))?.game;
        let file = wish.out.join(format!("{game}-{entry}.png"));
        return for_game!(&game, G => shoot::<G>(Path::new(what), entry, wish, &file))
            .unwrap_or_else(|| Err(no_level(&game)));
    }
    for_game!(game_of(what), G => film_cues::<G>(wish)).unwrap_or_else(|| Err(no_level(what)))
}

/// Looks for each cue and films it.
fn film_cues<G: Plug + FromFiles<Setup: Default>>(wish: &Wish) -> Result<(), String> {
    let tables = Arc::new(tables::<G>(&wish.level, &[])?);
    for cue in &wish.cues {
        if !G::CUES.contains(&cue.as_str()) {
            return Err(format!("{} has no cue `{cue}`: {}", G::ID, G::CUES.join(", ")));
        }
        let found = (0..wish.seeds).find_map(|seed| find::<G>(&tables, cue, seed));
        let Some((played, before)) = found else {
            eprintln!("{cue}: no event has it in {} matches", wish.seeds);
            continue;
        };
        let file = |ending| wish.out.join(format!("{}-{cue}.{ending}", G::ID));
        let kept = file("ron");
        let record = Record::of(&played, &wish.level, &[], &[]).to_text();
        let record = record.map_err(|why| why.to_string())?;
        std::fs::write(&kept, record).map_err(|why| format!("{}: {why}", kept.display()))?;
        shoot::<G>(&kept, before, wish, &file("png"))?;
    }
    Ok(())
}

/// A match and the number of entries before the first action with this cue.
fn find<G: Plug + FromFiles<Setup: Default>>(
    tables: &Arc<G::Tables>,
    cue: &str,
    seed: u64,
) -> Option<(Match<G>, usize)> {
    let setup = G::Setup::default();
    let greedy = ComputerPlayer { strength: Strength::Greedy, nodes: None };
    let seats = G::seats(&G::start(tables, &setup));
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..seats).map(|_| Box::new(greedy) as Box<dyn Player<G>>).collect();
    let mut dice = SmallDice::new(seed);
    let actions = play_match::<G>(tables, &setup, &mut players, &mut dice, &mut |_, _| ()).actions;
    let mut played = Match::<G>::new(tables.clone(), setup, seed);
    let mut before = None;
    for action in actions {
        let entries = played.entries().len();
        let events = played.enter_recorded(Entry::Action(action)).ok()?;
        if before.is_none() && events.iter().any(|event| G::cue(tables, event) == Some(cue)) {
            before = Some(entries);
        }
    }
    let before = before?;
    // Only a finished match is opened as a replay.
    if played.outcome().is_none() {
        played.resign(Seat(0)).ok()?;
    }
    Some((played, before))
}

/// Films the entry after `before` of a finished match, writes the strip and prints how long the deed
/// took.
fn shoot<G: Plug>(record: &Path, before: usize, wish: &Wish, file: &Path) -> Result<(), String> {
    let mut studio = Studio::open(wish.size, &[&record.to_string_lossy()])?;
    studio.wait(|app| *app.world().resource::<State<Screen>>().get() == Screen::Play)?;
    studio.wait(|app| app.world().contains_resource::<Watching>())?;
    studio.app.world_mut().write_message(ReplayRequest::GoTo(before));
    studio.wait(|app| app.world().resource::<Playing<G>>().entries().len() == before)?;
    studio.settle();
    studio.shoot();
    studio.app.world_mut().write_message(ReplayRequest::Forward);
    let (mut shots, mut still) = (1, 0);
    while shots < LONGEST && still < STILL {
        studio.shoot();
        shots += 1;
        let world = studio.app.world();
        let over =
            world.resource::<Playback>().is_idle() && world.resource::<Waiting<G>>().is_empty();
        still = if over { still + 1 } else { 0 };
    }
    let pictures = studio.pictures()?;
    let last = pictures.len() - 1;
    let whole = URect::new(0, 0, wish.size.x, wish.size.y);
    let part = wish.area.map_or(whole, |area| area.intersect(whole));
    let frames = (0..wish.frames).map(|frame| &pictures[frame * last / (wish.frames - 1)]);
    let chosen: Vec<Image> = frames.map(|picture| studio::cut(picture, part)).collect();
    write_sheet(&chosen, 4.min(wish.frames), wish.reduced, file)?;
    let took = FRAME.as_millis() * (shots - still) as u128;
    println!("{}: {took} ms, {} {before}", file.display(), record.display());
    Ok(())
}
