//! The command line's options: what opens first, in which language and window, and where everything
//! is kept.
//!
//! They hold for one run and are never saved. Errors are one line each with a remedy, printed
//! before a window opens, and in English, because the player's language is known only after
//! settings and texts have been read. A browser has no command line.
//!
//! Deliberately absent: options for what the settings screen already offers, and modes without a
//! window, which the programs in `examples` provide, but for those who write packs (`modding.rs`).

use std::ffi::OsString;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use bevy::app::AppExit;
use clap::builder::{NonEmptyStringValueParser, PossibleValuesParser};
use clap::{ArgGroup, CommandFactory, FromArgMatches, Parser, ValueEnum};

mod faults;
mod modding;
mod opening;
#[cfg(test)]
mod tests;

use crate::app::catalog::game_list::GameList;
use crate::app::games::plug::{Guest, with_guests};
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::packs::held_back::{self, Tried};
use crate::app::platform::folders;
use crate::app::platform::version::version;
use crate::app::saving::{Brought, import};
use crate::commands::Said;
use crate::data::{Files, index};
use crate::packs::Layered;
use crate::saves::Save;

/// The largest side of a window in logical pixels; graphics cards usually draw at most twice that.
const LARGEST: u32 = 8_192;

/// The arguments after the program's name.
#[derive(Parser, Debug)]
#[command(
    name = "menagerie",
    version = version(),
    about,
    args_override_self = true,
    disable_help_subcommand = true
)]
#[command(group = ArgGroup::new("opens").multiple(false))]
struct Options {
    #[command(subcommand)]
    command: Option<modding::Command>,
    /// A save or a record to open: to go on with a copy of it, or to look at it when it is over
    #[arg(group = "opens")]
    record: Option<PathBuf>,
    /// Opens the boards of a game
    #[arg(long, group = "opens")]
    game: Option<String>,
    /// Opens the set-up of a level, such as arena/jungla
    #[arg(long, group = "opens")]
    level: Option<String>,
    /// Speaks this language instead of the one in the settings
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// Kind of window; F11 changes it
    #[arg(long, value_name = "MODE")]
    window: Option<Mode>,
    /// Size of the window in pixels, before the desktop's scaling
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    size: Option<(u32, u32)>,
    /// Keeps matches, settings and reports here instead of in the system's folders
    #[arg(long, global = true, value_name = "FOLDER", value_parser = NonEmptyStringValueParser::new())]
    data: Option<String>,
    /// Lays a pack, a folder or a zip file, over the game's files
    #[arg(long = "pack", global = true, value_name = "PATH")]
    packs: Vec<PathBuf>,
    /// Starts without any pack
    #[arg(long, global = true)]
    safe: bool,
}

/// How the window opens. The values have no docs, because docs would make the help text long.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Windowed,
    Fullscreen,
}

/// What opens in place of the title.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Opens {
    Game(String),
    Level(String),
    Match(Box<Save>),
}

/// Options that were checked.
#[derive(Default, Debug)]
pub struct Launch {
    first: Option<Opens>,
    language: Option<String>,
    mode: Option<Mode>,
    size: Option<(u32, u32)>,
    packs: Tried,
}

/// Why the game does not start.
#[derive(PartialEq, Eq, Debug)]
pub enum Stop {
    /// The text of the help or the version, which was asked for.
    Asked(String),
    /// What a command says.
    Said(Said),
    /// An error, in one line.
    Wrong(String),
}

/// Prints a text. A reader that goes away early, such as `head`, is no error.
fn print(text: &str) {
    let _ = std::io::stdout().write_all(text.as_bytes());
}

impl Stop {
    /// Prints the text or the error and returns the program's exit status.
    pub fn tell(self) -> AppExit {
        match self {
            Self::Asked(text) => {
                print(&text);
                AppExit::Success
            }
            Self::Said(Said { answer, trouble, status }) => {
                print(&answer);
                if !trouble.is_empty() {
                    eprintln!("menagerie: {trouble}");
                }
                NonZero::new(status).map_or(AppExit::Success, AppExit::Error)
            }
            Self::Wrong(line) => {
                eprintln!("menagerie: {line}");
                // Shells expect 2 for wrong options.
                AppExit::from_code(2)
            }
        }
    }
}

impl Launch {
    /// Reads the options and the files they name, and sets the folder in which everything is kept.
    ///
    /// # Errors
    /// [`Stop`], when help was asked for or an option is wrong.
    pub fn read(
        words: impl IntoIterator<Item = OsString>,
        files: &dyn Files,
        guests: &[Guest],
    ) -> Result<Self, Stop> {
        let (games, brought) = with_guests(guests);
        let offered = |files: &dyn Files| {
            let of_guests = brought.levels().map(str::to_owned);
            levels(files, games).into_iter().chain(of_guests).collect::<Vec<_>>()
        };
        let languages = languages(files);
        let ready = games.0.iter().filter(|card| card.menu.is_some());
        let ready = PossibleValuesParser::new(ready.map(|card| card.game));
        let command = Options::command()
            .mut_arg("game", |game| game.value_parser(ready))
            .after_help(footnote(games, &offered(files), &languages));
        let options = command
            .try_get_matches_from(words)
            .and_then(|mut matches| Options::from_arg_matches_mut(&mut matches))
            .map_err(|error| faults::told(&error))?;
        let Options { command, record, game, level, language, window, size, data, packs, safe } =
            options;
        if let Some(folder) = data.map(PathBuf::from).or_else(folders::carried) {
            keep_in(&folder)?;
        }
        let without = FoundPacks::none;
        if let Some(command) = command {
            let packs = if safe { without() } else { FoundPacks::read(&packs) };
            return Err(Stop::Said(modding::answer(command, files, packs)));
        }
        let packs = if safe { Tried::before(without()) } else { held_back::read(&packs) };
        let stack = packs.found.all();
        let layered = Layered::new(&stack, files);
        // What was not read may bring what is asked for.
        let is_all = !packs.found.wait();
        if let Some(level) = level.as_ref().filter(|_| is_all) {
            faults::choose("level", level, &offered(&layered))?;
        }
        if let Some(language) = language.as_ref().filter(|_| is_all) {
            let of_packs = stack.languages().into_keys().map(str::to_owned);
            let known: Vec<String> = languages.into_iter().chain(of_packs).collect();
            faults::choose("language", language, &known)?;
        }
        let kept = record.map(|path| open_match(path, games)).transpose()?;
        let first = game.map(Opens::Game).or(level.map(Opens::Level));
        Ok(Self { first: first.or(kept), language, mode: window, size, packs })
    }
}

/// Parses a window's size, such as `1280x720`.
fn size(text: &str) -> Result<(u32, u32), String> {
    let allowed = crate::app::kit::window::SMALLEST as u32..=LARGEST;
    let side = |text: &str| text.parse().ok().filter(|side| allowed.contains(side));
    let sides =
        text.split_once('x').and_then(|(width, height)| Some((side(width)?, side(height)?)));
    sides.ok_or_else(|| {
        let (least, most) = (allowed.start(), allowed.end());
        format!("write two numbers from {least} to {most} with an x between them, such as 1280x720")
    })
}

/// The ids of all known levels; empty when their list cannot be read, which the game reports on its
/// screen.
fn levels(files: &dyn Files, games: GameList) -> Vec<String> {
    let known = |id: &&str| index::split(id).is_some_and(|(game, _)| games.menu(game).is_some());
    index::Index::read(files).ids().filter(known).map(str::to_owned).collect()
}

/// The ids of all languages with texts; empty when their list cannot be read.
fn languages(files: &dyn Files) -> Vec<String> {
    let known = crate::data::languages::load(files).unwrap_or_default();
    known.into_iter().map(|language| language.id).collect()
}

/// The help text below the options.
fn footnote(games: GameList, levels: &[String], languages: &[String]) -> String {
    let line = |title: &str, known: &[String]| match known {
        [] => String::new(),
        known => format!("{title}: {}\n", known.join(", ")),
    };
    let levels: String = games
        .0
        .iter()
        .map(|card| {
            let of_game =
                |id: &&String| index::split(id).is_some_and(|(game, _)| game == card.game);
            let ids: Vec<String> = levels.iter().filter(of_game).cloned().collect();
            line("  ", &ids).replacen(": ", "", 1)
        })
        .collect();
    let levels = if levels.is_empty() { levels } else { format!("Levels:\n{levels}\n") };
    format!(
        "{levels}{}\nThe options hold for this run and change no settings.",
        line("Languages", languages)
    )
}

/// Reads a match in the way the list of saves reads a dropped file.
fn open_match(path: PathBuf, games: GameList) -> Result<Opens, Stop> {
    let shown = path.display().to_string();
    let path = std::path::absolute(&path).unwrap_or(path);
    let save = import::read(Brought::File(path)).map_err(|trouble| faults::wrong(&trouble))?;
    let game = &save.record.game;
    if games.menu(game).is_none() {
        let fault = format!(
            "{shown}: a match of `{game}`, which this version does not play; update the game"
        );
        return Err(faults::wrong(&fault));
    }
    Ok(Opens::Match(Box::new(save)))
}

fn keep_in(folder: &Path) -> Result<(), Stop> {
    let path = std::path::absolute(folder).unwrap_or_else(|_| folder.into());
    // An existing folder may not be writable, so a file is written to it before the game relies on
    // it.
    let probe = path.join(format!(".menagerie-{}", std::process::id()));
    std::fs::create_dir_all(&path)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|why| {
            let shown = folder.display();
            let line =
                format!("nothing can be kept in {shown}: {why}; name another folder behind --data");
            faults::wrong(&line)
        })?;
    folders::keep_in(path);
    Ok(())
}
