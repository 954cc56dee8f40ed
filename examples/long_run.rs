//! Measures the memory of the whole game over many matches.
//!
//!     cargo run --example long_run -- LEVEL ACTIONS
//!
//! Two easy computers play match after match, as on the screen but without animations; nothing is
//! drawn. Prints the resident memory after every thousand actions and its growth since the first
//! thousand, and fails if it has grown by more than a tenth at the end. Linux only, because it
//! reads `/proc`.

use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use bevy::prelude::*;
use menagerie::app::kit::screen_state::{Overlay, Screen};
use menagerie::app::kit::settings::{Playback, Settings};
use menagerie::app::platform::folders;
use menagerie::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use menagerie::app::session::table_command::TableCommand;
use menagerie::app::shell::game_without_window;
use menagerie::app::table::TurnNow;
use menagerie::saves::Folder;

/// The pause between two frames.
const PAUSE: Duration = Duration::from_millis(4);
/// The growth of memory allowed at the end, in per cent.
const MOST_GROWN: f64 = 10.0;
/// The number of frames to wait for a screen.
const PATIENCE: u32 = 4_000;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().skip(1).map(|word| word.into_string()).collect();
    let [Ok(level), Ok(actions)] = &words[..] else { return usage() };
    let Ok(actions @ 2_000..) = actions.parse() else { return usage() };
    let saves = std::env::temp_dir().join(format!("menagerie-long-run-{}", std::process::id()));
    // Keeps settings there too, so that the player's own stay unchanged.
    folders::keep_in(saves.clone());
    let grew = run(level, actions, Folder::new(&saves));
    // If removing fails, the files stay in the system's temporary folder.
    let _ = std::fs::remove_dir_all(saves);
    match grew {
        Some(grown) if grown <= MOST_GROWN => ExitCode::SUCCESS,
        Some(grown) => {
            eprintln!("long_run: memory grew by {grown:.1} %, more than {MOST_GROWN} %");
            ExitCode::FAILURE
        }
        None => {
            eprintln!("long_run: {level} does not begin or go on, or memory cannot be read here");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!(
        "usage: long_run LEVEL ACTIONS   (such as jungle/combat 10000; 2000 actions at least)"
    );
    ExitCode::from(2)
}

/// The growth of memory from the first thousand actions to the last, in per cent.
fn run(level: &str, actions: usize, saves: Folder) -> Option<f64> {
    let mut app = game_without_window(Box::new(saves));
    app.world_mut().resource_mut::<Settings>().playback = Playback::Instant;
    let title = |app: &App| *app.world().resource::<State<Screen>>().get() == Screen::Title;
    (0..PATIENCE)
        .any(|_| {
            frame(&mut app);
            title(&app)
        })
        .then_some(())?;
    begin(&mut app, level);

    let (mut played, mut before, mut first, mut grown) = (0, 0, None, 0.0);
    let mut waited = 0;
    while played < actions {
        frame(&mut app);
        waited += 1;
        if waited > PATIENCE {
            return None;
        }
        let now = app.world().resource::<TurnNow>();
        let (entries, over) = (now.entries, now.outcome.is_some());
        let thousands = played / 1_000;
        if entries != before {
            waited = 0;
        }
        played += entries.saturating_sub(before);
        before = entries;
        if played / 1_000 > thousands {
            let memory = resident()?;
            let first = *first.get_or_insert(memory);
            grown = 100.0 * (memory as f64 / first as f64 - 1.0);
            println!("{played:>7} actions {memory:>8} kB {grown:>+6.1} %");
        }
        // Shows the result first, then presses its button for a rematch.
        let overlay = *app.world().resource::<State<Overlay>>().get();
        if over && overlay == Overlay::Result {
            app.world_mut().write_message(TableCommand::Rematch);
            app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
            before = 0;
            frame(&mut app);
            frame(&mut app);
        }
    }
    Some(grown)
}

fn begin(app: &mut App, level: &str) {
    let easy = || SeatPlan { name: "Player".into(), player: PlayerKind::Computer(Skill::Easy) };
    app.world_mut().insert_resource(MatchPlan {
        game: level.split('/').next().unwrap_or_default().into(),
        level: level.into(),
        options: Vec::new(),
        first: First::Lot,
        minutes: None,
        clock: None,
        seats: vec![easy(), easy()],
    });
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
}

fn frame(app: &mut App) {
    app.update();
    sleep(PAUSE);
}

/// The resident memory of this program, in kB.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
