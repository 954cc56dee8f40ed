//! Measures how long a frame of the whole game takes while the computer thinks, and while it does
//! not.
//!
//!     cargo run --release --example frame_times -- LEVEL ACTIONS beside|between
//!
//! A random player meets `hard` at 60 frames a second: screens, HUD, texts and layout all run, but
//! nothing is drawn. `beside` thinks on a thread of its own, as on the desktop; `between` takes its
//! share of every frame, as in the browser. Where the system counts it, time during which the
//! machine ran something else instead of the frame's thread is reported separately, and so are
//! frames during which a virtual machine's host ran something else. Deliberately absent: drawing,
//! which is the graphics card's time.

#[path = "shared/words.rs"]
mod words;

use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use menagerie::app::kit::screen_state::Screen;
use menagerie::app::opponent::ThinkingPlace;
use menagerie::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use menagerie::app::shell::game_without_window;
use menagerie::app::table::{PlayAction, Playing, TableGame, TurnNow};
use menagerie::for_game;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Dice, Seat};
use menagerie::saves::Memory;

const FRAME: Duration = Duration::from_micros(16_667);
/// The number of frames to wait for a screen or a match.
const PATIENCE: u32 = 2_000;

fn main() -> ExitCode {
    let Ok(arguments) = words::words() else { return usage() };
    let (level, actions, pace) = match &arguments[..] {
        [level, actions, pace] => (level, actions.parse(), pace.as_str()),
        _ => return usage(),
    };
    let pace = match pace {
        "beside" => ThinkingPlace::Beside,
        "between" => ThinkingPlace::Between,
        _ => return usage(),
    };
    let Ok(actions) = actions else { return usage() };
    let game = level.split('/').next().unwrap_or_default();
    let Some(measured) = for_game!(game, G => measure::<G>(game, level, actions, pace)) else {
        return usage();
    };
    let Some((thinking, resting)) = measured else {
        eprintln!("frame_times: {level} did not begin");
        return ExitCode::FAILURE;
    };
    println!("{level}, {actions} actions, {pace:?}; milliseconds a frame");
    tell("the computer thinks", thinking);
    tell("a player decides", resting);
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: frame_times LEVEL ACTIONS beside|between");
    ExitCode::from(2)
}

/// Plays the given number of entries of a match; `None` if it does not begin.
fn measure<G: TableGame>(
    game: &str,
    level: &str,
    actions: usize,
    pace: ThinkingPlace,
) -> Option<Frames> {
    let mut app = windowless(pace);
    begin::<G>(&mut app, game, level).then(|| play::<G>(&mut app, actions))
}

/// The game without window and drawing.
fn windowless(pace: ThinkingPlace) -> App {
    // In memory, so that measuring leaves no files.
    let mut app = game_without_window(Box::new(Memory::default()));
    app.insert_resource(pace);
    app
}

/// Waits for the title and begins a match; `false` if it does not appear.
fn begin<G: TableGame>(app: &mut App, game: &str, level: &str) -> bool {
    let screen = |app: &App| *app.world().resource::<State<Screen>>().get();
    if !frames_until(app, |app| screen(app) == Screen::Title) {
        return false;
    }
    let seat = |player| SeatPlan { name: "Player".into(), player };
    app.world_mut().insert_resource(MatchPlan {
        game: game.into(),
        level: level.into(),
        options: Vec::new(),
        first: First::Seat(0),
        minutes: None,
        clock: None,
        seats: vec![seat(PlayerKind::Human), seat(PlayerKind::Computer(Skill::Hard))],
    });
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    frames_until(app, |app| app.world().contains_resource::<Playing<G>>())
}

fn frames_until(app: &mut App, so: impl Fn(&App) -> bool) -> bool {
    (0..PATIENCE).any(|_| {
        frame(app);
        so(app)
    })
}

/// Runs one frame; returns how long it took, and how much of that the machine spent elsewhere.
fn frame(app: &mut App) -> Took {
    let (began, waited, stolen) = (Instant::now(), waited(), stolen());
    app.update();
    let all = began.elapsed();
    let waited = self::waited().saturating_sub(waited);
    sleep(FRAME.saturating_sub(all));
    // Read after the pause, because a host updates this count a little later.
    Took { all, waited, whole: self::stolen() == stolen }
}

#[derive(Clone, Copy)]
struct Took {
    all: Duration,
    /// How much of that its thread had to wait for a core.
    waited: Duration,
    /// Whether the host took no time from this machine meanwhile.
    whole: bool,
}

impl Took {
    fn own(&self) -> Duration {
        self.all.saturating_sub(self.waited)
    }
}

/// The time a virtual machine's host has taken for others so far, in its own units; `None` if not
/// counted.
fn stolen() -> Option<u64> {
    let counts = std::fs::read_to_string("/proc/stat").ok()?;
    counts.lines().next()?.split_whitespace().nth(8)?.parse().ok()
}

/// How long this thread has waited for a core so far; zero if not counted.
fn waited() -> Duration {
    let counts = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = counts.split(' ').nth(1).and_then(|count| count.parse().ok());
    Duration::from_nanos(nanos.unwrap_or_default())
}

/// The frames while the computer owed a decision, and the others.
type Frames = (Vec<Took>, Vec<Took>);

fn play<G: TableGame>(app: &mut App, actions: usize) -> Frames {
    let (mut thinking, mut resting) = (Vec::new(), Vec::new());
    let mut dice = SmallDice::new(1);
    loop {
        let playing = app.world().resource::<Playing<G>>();
        let after = playing.entries().len();
        if playing.outcome().is_some() || after >= actions {
            return (thinking, resting);
        }
        let seat = app.world().resource::<TurnNow>().seat();
        // The player looks at the board for a second.
        if seat == Some(Seat(0)) && resting.len() % 60 == 59 {
            let actions = app.world().resource::<Playing<G>>().actions();
            let action = actions[dice.below(actions.len() as u32) as usize];
            app.world_mut().write_message(PlayAction::<G> { action, after });
        }
        let took = frame(app);
        if seat == Some(Seat(1)) { thinking.push(took) } else { resting.push(took) }
    }
}

fn tell(when: &str, frames: Vec<Took>) {
    let row = |what: &str, mut times: Vec<Duration>| {
        times.sort_unstable();
        let at = |part: f64| {
            let place = (times.len().saturating_sub(1) as f64 * part) as usize;
            times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        println!(
            "{when:<20} {what:<14} {:>6} frames, median {:>6.2}, 99 % {:>6.2}, longest {:>6.2}",
            times.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    };
    row("on the clock", frames.iter().map(|took| took.all).collect());
    row("without waits", frames.iter().map(Took::own).collect());
    row("nothing stolen", frames.iter().filter(|took| took.whole).map(Took::own).collect());
}
