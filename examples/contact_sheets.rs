//! Draws every screen of the game in windows of six sizes, without a window, and writes a contact
//! sheet for each size.
//!
//!     cargo run --example contact_sheets -- FOLDER [SIZE..] [--language fr] [--texts 150]
//!         [--palette 0..3] [--ranks] [--only WORD]
//!
//! `FOLDER/<size>.png` shows all screens reduced, `FOLDER/<size>/<screen>.png` each at its full size.
//! With `--only`, only screens whose name contains the word are drawn.

#[path = "shared/studio.rs"]
mod studio;
#[path = "shared/words.rs"]
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bevy::prelude::*;
use menagerie::app::catalog::game_list::{GameCard, GameList};
use menagerie::app::catalog::levels::LevelList;
use menagerie::app::catalog::setup_sheet::SetUpSheet;
use menagerie::app::kit::palette::Palettes;
use menagerie::app::kit::screen_state::{Overlay, Screen};
use menagerie::app::kit::settings::Settings;
use menagerie::app::screens::rules::RulesPages;
use menagerie::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use menagerie::app::session::story::Story;
use menagerie::app::session::table_command::TableCommand;
use menagerie::app::table::{ReplayRequest, TurnNow, Watching};

use studio::{Studio, write_sheet};

const USAGE: &str = "usage: contact_sheets FOLDER [SIZE..] [--language fr] [--texts 150] [--palette 0..3] [--ranks] [--only WORD]";
/// The windows drawn if none is named.
const SIZES: [&str; 6] = ["1280x720", "1280x800", "1920x1080", "2560x1440", "800x600", "360x640"];
/// A level of each game, with its number of seats.
const MATCHES: [(&str, usize); 4] = [
    ("jungle/combat", 2),
    ("arena/duel", 2),
    ("zoon/duel-of-tribes", 2),
    ("honga/feed-the-tiger", 5),
];
/// The width of one picture on a sheet, at most.
const WIDTH: usize = 640;
/// The width of a sheet.
const SHEET: usize = 2_600;

/// What was asked for.
struct Wish {
    folder: PathBuf,
    sizes: Vec<UVec2>,
    language: String,
    texts: u32,
    palette: String,
    ranks: bool,
    only: String,
}

fn main() -> ExitCode {
    match words::words().and_then(|words| wish(&words)).and_then(|wish| draw_all(&wish)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("contact_sheets: {trouble}");
            ExitCode::from(2)
        }
    }
}

fn wish(words: &[String]) -> Result<Wish, String> {
    let mut words = words.iter();
    let folder = words.next().filter(|word| !word.starts_with("--")).ok_or(USAGE)?;
    let mut wish = Wish {
        folder: folder.into(),
        sizes: Vec::new(),
        language: "en".into(),
        texts: 100,
        palette: String::new(),
        ranks: false,
        only: String::new(),
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().cloned().ok_or(USAGE);
        match word.as_str() {
            "--language" => wish.language = value()?,
            "--texts" => wish.texts = value()?.parse().map_err(|_| USAGE)?,
            "--palette" => {
                let number = value()?.parse::<usize>().ok();
                let palettes = Palettes::default();
                let palette = number.and_then(|at| palettes.iter().nth(at)).ok_or(USAGE)?;
                wish.palette.clone_from(&palette.id);
            }
            "--ranks" => wish.ranks = true,
            "--only" => wish.only = value()?,
            size => wish.sizes.push(studio::size(size).ok_or(USAGE)?),
        }
    }
    if wish.sizes.is_empty() {
        wish.sizes = SIZES.iter().filter_map(|size| studio::size(size)).collect();
    }
    Ok(wish)
}

fn draw_all(wish: &Wish) -> Result<(), String> {
    for size in &wish.sizes {
        let studio = Studio::open(*size, &["--language", &wish.language])?;
        let name = format!("{}x{}", size.x, size.y);
        let folder = wish.folder.join(&name);
        std::fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        let mut sheet = Sheet { studio, names: Vec::new(), only: wish.only.clone() };
        let mut settings = sheet.studio.app.world_mut().resource_mut::<Settings>();
        (settings.palette, settings.ranks) = (wish.palette.clone(), wish.ranks);
        settings.text_size = wish.texts;
        draw_screens(&mut sheet)?;
        let pictures = sheet.studio.pictures()?;
        for (picture, screen) in pictures.iter().zip(&sheet.names) {
            write(std::slice::from_ref(picture), &folder.join(format!("{screen}.png")), 1)?;
        }
        let file = wish.folder.join(format!("{name}.png"));
        write(&pictures, &file, (size.x as usize).div_ceil(WIDTH))?;
        println!("{}: {}", file.display(), sheet.names.join(", "));
    }
    Ok(())
}

fn write(pictures: &[Image], file: &Path, reduced: usize) -> Result<(), String> {
    let width = pictures.first().map_or(1, |picture| picture.width() as usize / reduced);
    write_sheet(pictures, (SHEET / width.max(1)).max(1), reduced, file)
}

/// The screens drawn so far.
struct Sheet {
    studio: Studio,
    names: Vec<String>,
    only: String,
}

impl Sheet {
    /// Draws the current screen, if it was asked for.
    fn draw(&mut self, name: String) {
        if name.contains(&self.only) {
            self.studio.settle();
            self.studio.shoot();
            self.names.push(name);
        }
    }

    fn world(&mut self) -> &mut World {
        self.studio.app.world_mut()
    }

    fn go_to(&mut self, screen: Screen) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        (0..8).for_each(|_| self.studio.frame());
    }

    fn open(&mut self, overlay: Overlay) {
        self.world().resource_mut::<NextState<Overlay>>().set(overlay);
        (0..8).for_each(|_| self.studio.frame());
    }
}

fn draw_screens(sheet: &mut Sheet) -> Result<(), String> {
    sheet.draw("title".into());
    sheet.open(Overlay::Settings);
    sheet.draw("settings".into());
    sheet.open(Overlay::Controls);
    sheet.draw("controls".into());
    sheet.open(Overlay::Puzzles);
    sheet.draw("puzzles".into());
    sheet.open(Overlay::None);
    let cards = sheet.world().resource::<GameList>().0;
    for card in cards.iter() {
        draw_menus(sheet, card);
    }
    for (level, seats) in MATCHES {
        draw_match(sheet, level, seats)?;
    }
    sheet.go_to(Screen::Saves);
    sheet.draw("matches".into());
    Ok(())
}

/// The set-up of a game, and its rules.
fn draw_menus(sheet: &mut Sheet, card: &GameCard) {
    for (unfolded, name) in [(false, "set-up"), (true, "set-up-unfolded")] {
        sheet.go_to(Screen::Title);
        sheet.world().resource_scope(|world, mut set_up: Mut<SetUpSheet>| {
            set_up.open_game(card, world.resource::<LevelList>(), &Settings::default());
            set_up.unfolded = unfolded;
        });
        sheet.go_to(Screen::SetUp);
        sheet.draw(format!("{}-{name}", card.game));
    }
    sheet.open(Overlay::Rules);
    for page in 0..sheet.world().resource::<RulesPages>().pages.len() {
        sheet.world().resource_mut::<RulesPages>().open = page;
        sheet.draw(format!("{}-rules-{}", card.game, page + 1));
    }
    sheet.open(Overlay::None);
}

/// A match from its first decision to its end: the table, what opens over it, the result, the
/// replay.
fn draw_match(sheet: &mut Sheet, level: &str, seats: usize) -> Result<(), String> {
    let game = level.split('/').next().unwrap_or_default();
    if !sheet.only.is_empty()
        && !sheet.only.contains(game)
        && !"table-pause-powers-result-replay".contains(&sheet.only)
    {
        return Ok(());
    }
    sheet.go_to(Screen::Title);
    sheet.world().insert_resource(plan(level, seats));
    sheet.go_to(Screen::Play);
    sheet.studio.wait(|app| app.world().resource::<TurnNow>().awaits_human())?;
    sheet.draw(format!("{game}-table"));
    for (overlay, name) in [(Overlay::Pause, "pause"), (Overlay::Powers, "powers")] {
        sheet.open(overlay);
        sheet.draw(format!("{game}-{name}"));
        sheet.open(Overlay::None);
    }
    sheet.world().write_message(TableCommand::Resign);
    sheet.studio.wait(|app| *app.world().resource::<State<Overlay>>() == Overlay::Result)?;
    sheet.studio.wait(|app| {
        let story = app.world().resource::<Story>();
        story.told && story.moments.iter().all(|moment| moment.picture.is_some())
    })?;
    sheet.draw(format!("{game}-result"));
    sheet.open(Overlay::None);
    sheet.draw(format!("{game}-after"));
    sheet.world().write_message(ReplayRequest::Watch);
    sheet.studio.wait(|app| app.world().contains_resource::<Watching>())?;
    sheet.draw(format!("{game}-replay"));
    Ok(())
}

/// One person against easy computers.
fn plan(level: &str, seats: usize) -> MatchPlan {
    let names = ["Otter", "Heron", "Badger", "Marten", "Raven"];
    let seat = |(seat, name): (usize, &&str)| {
        let computer = PlayerKind::Computer(Skill::Easy);
        let player = if seat == 0 { PlayerKind::Human } else { computer };
        SeatPlan { name: (*name).into(), player }
    };
    MatchPlan {
        game: level.split('/').next().unwrap_or_default().into(),
        level: level.into(),
        options: Vec::new(),
        first: First::Seat(0),
        minutes: None,
        clock: None,
        seats: names.iter().take(seats).enumerate().map(seat).collect(),
    }
}
