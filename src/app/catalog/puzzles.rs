//! The puzzles on offer: those of every game's file, and today's of each.
//!
//! Deliberately absent: positions and solutions, which the table loads when a puzzle begins.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::game_list::GameList;
use super::progress::Progress;
use super::tasks;
use crate::app::kit::locale::Locale;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::platform::calendar::Calendar;
use crate::app::session::plan::MatchPlan;
use crate::app::table::turns::puzzles::{DAY, task_id};
use crate::data::puzzles::daily::{Day, daily};
use crate::data::puzzles::{self, Head};
use crate::data::{Files, index};

/// One puzzle on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// Its game.
    pub game: String,
    /// Its id among the game's puzzles.
    pub name: String,
    /// Its number among them, from 1.
    pub number: usize,
    /// The number of moves.
    pub moves: u8,
    /// How hard it is, 1 to 5.
    pub grade: u8,
}

impl PuzzleInfo {
    /// Its id among all tasks.
    #[must_use]
    pub fn id(&self) -> String {
        task_id(&self.game, &self.name)
    }
}

/// All puzzles, of each game in the order of its file: easiest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleList(pub Vec<PuzzleInfo>);

impl PuzzleList {
    /// The puzzles of one game.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &PuzzleInfo> {
        self.0.iter().filter(move |puzzle| puzzle.game == game)
    }

    /// How many puzzles of one game are solved.
    #[must_use]
    pub fn progress(&self, game: &str, settings: &Settings) -> Progress {
        Progress::of(self.of_game(game).map(|puzzle| settings.has_done(&puzzle.id())))
    }

    /// A game's puzzle of a day.
    #[must_use]
    pub fn of_day(&self, game: &str, day: Day) -> Option<&PuzzleInfo> {
        let all: Vec<_> = self.of_game(game).collect();
        daily(day, all.len()).and_then(|place| all.get(place).copied())
    }

    /// The puzzle of a task's id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&PuzzleInfo> {
        self.0.iter().find(|puzzle| puzzle.id() == id)
    }

    /// The next puzzle of the same game that is not solved yet, after this one and then from the beginning;
    /// if all are solved, simply the next one.
    #[must_use]
    pub fn after(&self, id: &str, settings: &Settings) -> Option<&PuzzleInfo> {
        let here = self.find(id)?;
        let all: Vec<_> =
            self.of_game(&here.game).filter(|other| other.name != here.name).collect();
        let later = || all.iter().filter(|other| other.number > here.number);
        let open = later().chain(&all).find(|other| !settings.has_done(&other.id()));
        open.or(later().next()).copied()
    }
}

/// Every puzzle of these games whose file can be read.
pub(super) fn describe(files: &dyn Files, games: GameList) -> Vec<PuzzleInfo> {
    let index = index::Index::read(files);
    // A game without a level in the list, such as one from outside, has no such file.
    let listed = games.0.iter().filter(|card| index.of_game(card.game).next().is_some());
    let of_game = |game: &'static str| {
        let info = move |(Head { id, moves, grade, .. }, number)| PuzzleInfo {
            game: game.to_owned(),
            name: id,
            number,
            moves,
            grade,
        };
        puzzles::heads(files, game).into_iter().zip(1..).map(info)
    };
    listed.flat_map(|card| of_game(card.game)).collect()
}

fn plan(puzzle: &PuzzleInfo, day: Option<Day>, locale: &Locale) -> MatchPlan {
    let id = format!("{}/{}", puzzle.game, puzzle.name);
    let day = day.map(|day| (DAY.to_owned(), day.0.to_string()));
    let options = [(puzzles::OPTION.to_owned(), id)].into_iter().chain(day).collect();
    tasks::plan(&puzzle.game, options, locale)
}

/// Puts puzzles on the table.
#[derive(SystemParam)]
pub struct BeginPuzzle<'w, 's> {
    locale: Res<'w, Locale>,
    list: Res<'w, PuzzleList>,
    calendar: Res<'w, Calendar>,
    next: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl BeginPuzzle<'_, '_> {
    /// Goes to the table with the puzzle of a task's id, also from another one. If it is its game's puzzle
    /// of today it counts for today, even if it is solved after midnight.
    pub fn begin(&mut self, id: &str) {
        let Some(puzzle) = self.list.find(id) else { return };
        let today = self.calendar.today();
        let is_todays = self.list.of_day(&puzzle.game, today) == Some(puzzle);
        self.commands.insert_resource(plan(puzzle, is_todays.then_some(today), &self.locale));
        self.next.set(Screen::Play);
    }
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::shipped;
    use super::*;
    use crate::app::games::GAMES;

    fn list() -> PuzzleList {
        PuzzleList(describe(&shipped, GAMES))
    }

    #[test]
    fn every_game_has_puzzles_and_one_of_them_is_todays() {
        let (list, today) = (list(), Day::of_date(2026, 11, 24).expect("a day"));
        for card in GAMES.0 {
            let all: Vec<_> = list.of_game(card.game).collect();
            assert!(!all.is_empty(), "{}", card.game);
            let tomorrow = Day(today.0 + 1);
            let [now, then] = [today, tomorrow].map(|day| list.of_day(card.game, day));
            assert!(now.is_some() && now != then, "{}", card.game);
            assert_eq!(
                now,
                super::tests::list().of_day(card.game, today),
                "the same for everybody"
            );
        }
        assert_eq!(list.of_day("ludo", today), None);
    }

    #[test]
    fn the_next_puzzle_is_one_that_is_not_solved() {
        let (list, mut settings) = (list(), Settings::default());
        let all: Vec<_> = list.of_game("jungle").collect();
        let after = |place: usize, settings: &Settings| {
            list.after(&all[place].id(), settings).map(|next| next.number)
        };
        assert_eq!(after(0, &settings), Some(2));
        settings.keep_done(&all[1].id());
        assert_eq!(after(0, &settings), Some(3));
        let last = all.len() - 1;
        assert_eq!(after(last, &settings), Some(1), "from the beginning");
        all.iter().for_each(|puzzle| settings.keep_done(&puzzle.id()));
        assert_eq!((after(0, &settings), after(last, &settings)), (Some(2), None));
    }

    #[test]
    fn a_plan_names_the_puzzle_and_its_day() {
        let list = list();
        let puzzle = list.of_game("zoon").next().expect("a puzzle");
        let plan = plan(puzzle, Some(Day(3)), &Locale::default());
        assert_eq!((plan.game.as_str(), plan.level.as_str()), ("zoon", ""));
        let named = format!("zoon/{}", puzzle.name);
        assert_eq!(plan.option(puzzles::OPTION), Some(named.as_str()));
        assert_eq!(plan.option(DAY), Some("3"));
    }
}
