//! Badges: small aims in each game, and how far the player is.
//!
//! They are computed from tallies, lessons and puzzles in the settings, so they need no storage of
//! their own. Forgetting the results removes the badges for wins. Deliberately absent: aims between players and aims by time.

use super::lessons::LessonList;
use super::levels::LevelList;
use super::puzzles::PuzzleList;
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::Settings;

/// An aim. Its text has the key `badge-` and its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// All lessons are done.
    Lessons,
    /// A match against computers is won.
    Win,
    /// 25 are won.
    Wins,
    /// Five are won in a row on one level.
    Streak,
    /// A match is won on every level.
    Levels,
    /// 20 puzzles are solved, or all if there are fewer.
    Puzzles,
}

/// Wins for [`Badge::Wins`].
const MANY_WINS: u32 = 25;
/// Wins in a row for [`Badge::Streak`].
const LONG_STREAK: u32 = 5;
/// Puzzles for [`Badge::Puzzles`].
const MANY_PUZZLES: u32 = 20;

/// How far the player is on the way to a badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadgeNow {
    /// Which one.
    pub badge: Badge,
    /// What is done of [`Self::all`]; no more than that.
    pub done: u32,
    /// What is needed.
    pub all: u32,
}

impl BadgeNow {
    /// Whether the player has it.
    #[must_use]
    pub fn is_earned(self) -> bool {
        self.done >= self.all
    }

    /// The aim in words.
    #[must_use]
    pub fn aim(self) -> LocalText {
        let word = match self.badge {
            Badge::Lessons => "lessons",
            Badge::Win => "win",
            Badge::Wins => "wins",
            Badge::Streak => "streak",
            Badge::Levels => "levels",
            Badge::Puzzles => "puzzles",
        };
        LocalText::new(format!("badge-{word}")).with("all", self.all)
    }
}

/// What there is to be done in all games.
#[derive(Clone, Copy, Debug)]
pub struct Offered<'a> {
    /// The levels.
    pub levels: &'a LevelList,
    /// The lessons.
    pub lessons: &'a LessonList,
    /// The puzzles.
    pub puzzles: &'a PuzzleList,
}

/// Every badge of a game, in the order in which most players earn them. A game without lessons or
/// puzzles has no badge for them.
#[must_use]
pub fn badges(game: &str, offered: Offered, settings: &Settings) -> Vec<BadgeNow> {
    let levels = offered.levels.of_game(game);
    let tallies: Vec<_> = levels.map(|level| settings.tally(&level.id)).collect();
    let wins = tallies.iter().fold(0_u32, |wins, tally| wins.saturating_add(tally.won));
    let streak = tallies.iter().map(|tally| tally.best).max().unwrap_or_default();
    let won_on = tallies.iter().filter(|tally| tally.won > 0).count() as u32;
    let lessons = offered.lessons.progress(game, settings);
    let puzzles = offered.puzzles.progress(game, settings);
    [
        (Badge::Lessons, lessons.done, lessons.all),
        (Badge::Win, wins, 1),
        (Badge::Streak, streak, LONG_STREAK),
        (Badge::Puzzles, puzzles.done, MANY_PUZZLES.min(puzzles.all)),
        (Badge::Levels, won_on, tallies.len() as u32),
        (Badge::Wins, wins, MANY_WINS),
    ]
    .into_iter()
    .filter(|(.., all)| *all > 0)
    .map(|(badge, done, all)| BadgeNow { badge, done: done.min(all), all })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::super::lessons::LessonInfo;
    use super::super::levels::tests::shipped_levels;
    use super::super::puzzles::PuzzleInfo;
    use super::*;
    use crate::app::kit::settings::tally::Ending;

    const LESSONS: [&str; 3] = ["jungle/one", "jungle/two", "zoon/one"];

    fn earned(settings: &Settings) -> Vec<Badge> {
        let puzzle = |number: usize| PuzzleInfo {
            game: "jungle".to_owned(),
            name: format!("p{number}"),
            number,
            moves: 1,
            grade: 1,
        };
        let lesson = |id: &str| LessonInfo { id: id.into(), title: "".into(), guided: false };
        let offered = Offered {
            levels: &shipped_levels(),
            lessons: &LessonList(LESSONS.map(lesson).to_vec()),
            puzzles: &PuzzleList((1..=30).map(puzzle).collect()),
        };
        let all = badges("jungle", offered, settings);
        all.into_iter().filter(|now| now.is_earned()).map(|now| now.badge).collect()
    }

    fn won(settings: &mut Settings, level: &str, times: u32) {
        (0..times).for_each(|_| settings.count_match(level, Ending::Won, 9));
    }

    #[test]
    fn the_first_win_and_five_in_a_row_on_one_board_earn_a_badge() {
        let mut settings = Settings::default();
        assert_eq!(earned(&settings), []);
        settings.count_match("jungle/combat", Ending::Lost, 9);
        settings.count_match("jungle/combat", Ending::Shared, 9);
        assert_eq!(earned(&settings), []);
        won(&mut settings, "jungle/combat", 4);
        won(&mut settings, "jungle/classic", 4);
        assert_eq!(earned(&settings), [Badge::Win]);
        won(&mut settings, "jungle/combat", 1);
        assert_eq!(earned(&settings), [Badge::Win, Badge::Streak]);
    }

    #[test]
    fn a_win_on_every_board_earns_a_badge_and_so_do_many_wins() {
        let mut settings = Settings::default();
        let levels: Vec<String> =
            shipped_levels().of_game("jungle").map(|level| level.id.clone()).collect();
        for level in &levels[1..] {
            won(&mut settings, level, 1);
        }
        assert_eq!(earned(&settings), [Badge::Win]);
        won(&mut settings, &levels[0], 1);
        assert_eq!(earned(&settings), [Badge::Win, Badge::Levels]);
        for _ in levels.len()..MANY_WINS as usize {
            settings.count_match(&levels[0], Ending::Lost, 9);
            won(&mut settings, &levels[0], 1);
        }
        assert_eq!(earned(&settings), [Badge::Win, Badge::Levels, Badge::Wins]);
    }

    #[test]
    fn all_lessons_of_a_game_earn_a_badge() {
        let mut settings = Settings::default();
        settings.keep_done("jungle/one");
        settings.keep_done("zoon/one");
        assert_eq!(earned(&settings), []);
        settings.keep_done("jungle/two");
        assert_eq!(earned(&settings), [Badge::Lessons]);
    }

    #[test]
    fn twenty_puzzles_of_a_game_earn_a_badge() {
        let mut settings = Settings::default();
        let id = |number: u32| {
            crate::app::table::turns::puzzles::task_id("jungle", &format!("p{number}"))
        };
        (1..MANY_PUZZLES).for_each(|number| settings.keep_done(&id(number)));
        assert_eq!(earned(&settings), []);
        settings.keep_done(&id(MANY_PUZZLES));
        assert_eq!(earned(&settings), [Badge::Puzzles]);
    }
}
