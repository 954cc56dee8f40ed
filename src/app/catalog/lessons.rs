//! The lessons on offer: those listed in `levels/index.ron`, and which of them the player has done.
//!
//! Deliberately absent: the content of a lesson, which the table loads when it begins.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::progress::Progress;
use super::tasks;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::MatchPlan;
use crate::app::session::task::told;
use crate::data::lessons::{self, Head};
use crate::data::{Files, index};

/// One lesson on offer.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonInfo {
    /// Its id, `jungle/ranks`.
    pub id: String,
    /// Its name.
    pub title: LocalText,
    /// Whether it is a guided match.
    pub guided: bool,
}

/// All lessons, in the order in which they are offered.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LessonList(pub Vec<LessonInfo>);

impl LessonList {
    /// The lessons of one game.
    pub fn of_game(&self, game: &str) -> impl Iterator<Item = &LessonInfo> {
        let is_of = move |id: &str| index::split(id).is_some_and(|(of, _)| of == game);
        self.0.iter().filter(move |lesson| is_of(&lesson.id))
    }

    /// How many lessons of one game are done.
    #[must_use]
    pub fn progress(&self, game: &str, settings: &Settings) -> Progress {
        Progress::of(self.of_game(game).map(|lesson| settings.has_done(&lesson.id)))
    }

    /// The lesson of an id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&LessonInfo> {
        self.0.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson after this one, of the same game.
    #[must_use]
    pub fn after(&self, id: &str) -> Option<&LessonInfo> {
        let (game, _) = index::split(id)?;
        self.of_game(game).skip_while(|lesson| lesson.id != id).nth(1)
    }
}

/// Every lesson of the index whose file can be read.
pub(super) fn describe(files: &dyn Files) -> Vec<LessonInfo> {
    let index = index::Index::read(files);
    let info = |id: &str| {
        let Head { title, guided } = lessons::head(files, id)?;
        Some(LessonInfo { id: id.to_owned(), title: told(&title), guided })
    };
    index.lessons().filter_map(info).collect()
}

fn plan(id: &str, locale: &Locale) -> MatchPlan {
    let game = index::split(id).map_or("", |(game, _)| game);
    tasks::plan(game, vec![(lessons::OPTION.to_owned(), id.to_owned())], locale)
}

/// Puts lessons on the table.
#[derive(SystemParam)]
pub struct BeginLesson<'w, 's> {
    locale: Res<'w, Locale>,
    next: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl BeginLesson<'_, '_> {
    /// Goes to the table with a lesson, also from another one.
    pub fn begin(&mut self, id: &str) {
        self.commands.insert_resource(plan(id, &self.locale));
        self.next.set(Screen::Play);
    }
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::shipped;
    use super::*;

    #[test]
    fn every_listed_lesson_is_offered_and_knows_the_next_one_of_its_game() {
        let list = LessonList(describe(&shipped));
        let ids: Vec<String> = index::Index::read(&shipped).lessons().map(str::to_owned).collect();
        assert_eq!(list.0.iter().map(|lesson| lesson.id.clone()).collect::<Vec<_>>(), ids);
        for (lesson, next) in ids.iter().zip(&ids[1..]) {
            let game = |id: &str| index::split(id).map(|(game, _)| game.to_owned());
            let after = list.after(lesson).map(|lesson| lesson.id.as_str());
            assert_eq!(after, (game(lesson) == game(next)).then_some(next.as_str()));
        }
        assert_eq!(list.after("ludo/none"), None);
    }

    #[test]
    fn a_plan_of_a_lesson_names_nothing_but_the_lesson() {
        let plan = plan("ludo/one", &Locale::default());
        assert_eq!((plan.game.as_str(), plan.level.as_str()), ("ludo", ""));
        assert_eq!(plan.option(lessons::OPTION), Some("ludo/one"));
    }
}
