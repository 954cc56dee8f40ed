//! What can be done after a match: in rows of buttons as wide as each other, the first of which is the main one.
//!
//! Who has won a lesson goes on to the next one. Deliberately absent: what the buttons lead to.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{Activate, observe};

use super::rematch::{Rematch, ask_for, leave_replay};
use crate::app::catalog::characters::Character;
use crate::app::catalog::lessons::{BeginLesson, LessonList};
use crate::app::kit::form::Form;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::{ButtonKind, button, space};
use crate::app::session::plan::{MatchPlan, Mood};
use crate::app::session::table_command::TableCommand;
use crate::app::table::{ReplayRequest, Watching};
use crate::data::lessons;

/// The match after which something is to be chosen.
pub(super) struct After<'a> {
    pub(super) mood: Mood,
    pub(super) plan: Option<&'a MatchPlan>,
    pub(super) lessons: &'a LessonList,
    /// The replay from which the result was opened again.
    pub(super) watched: Option<&'a Watching>,
    /// Whether there may be a turning point to look back at.
    pub(super) turned: bool,
}

/// Something to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    WatchOn,
    /// The lesson of this id.
    NextLesson(String),
    Lessons,
    Rematch,
    /// A rematch against other computers.
    Other(Rematch, Option<Character>),
    Board,
    Watch,
    Review,
    SetUp,
    Title,
}

impl After<'_> {
    /// Everything on offer, the main choice first.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut choices = match self.lesson() {
            _ if self.watched.is_some() => self.of_replay(),
            Some(lesson) => {
                let next = self.lessons.after(lesson).map(|next| next.id.clone());
                let mut on: Vec<Choice> = next.into_iter().map(Choice::NextLesson).collect();
                on.push(Choice::Lessons);
                let again = if self.mood == Mood::Won { on.len() } else { 0 };
                on.insert(again, Choice::Rematch);
                on
            }
            None => self.rematches().collect(),
        };
        if self.watched.is_none() {
            choices.extend([Choice::Board, Choice::Watch]);
        }
        let is_reviewed = self.watched.is_some_and(|watched| watched.reviews);
        choices.extend((self.turned && !is_reviewed).then_some(Choice::Review));
        choices.extend([Choice::SetUp, Choice::Title]);
        choices
    }

    /// The way back into the replay, which at its end shows the board after the match, and rematches.
    fn of_replay(&self) -> Vec<Choice> {
        let at_end = self.watched.is_some_and(|watched| watched.at == watched.total);
        let back = if at_end { Choice::Board } else { Choice::WatchOn };
        let again = self.rematches().filter(|_| self.lesson().is_none());
        std::iter::once(back).chain(again).collect()
    }

    fn rematches(&self) -> impl Iterator<Item = Choice> + '_ {
        let other = self.plan.and_then(|plan| Rematch::for_mood(self.mood, &plan.seats));
        let named = |rematch: Rematch| Choice::Other(rematch, self.newcomer(rematch));
        std::iter::once(Choice::Rematch).chain(other.map(named))
    }

    /// The character that a rematch is against, if it is one alone.
    fn newcomer(&self, rematch: Rematch) -> Option<Character> {
        let seats = rematch.players(&self.plan?.seats);
        let mut characters = seats.iter().filter_map(|seat| Character::of_player(seat.player));
        let first = characters.next()?;
        characters.all(|one| one == first).then_some(first)
    }

    /// The lesson that it was.
    fn lesson(&self) -> Option<&str> {
        self.plan.and_then(|plan| plan.option(lessons::OPTION))
    }
}

impl Choice {
    fn label(&self) -> LocalText {
        LocalText::new(match self {
            Self::WatchOn => "pause-watch-on",
            Self::NextLesson(_) => "task-next",
            Self::Lessons => "task-list",
            Self::Rematch => "result-rematch",
            Self::Other(rematch, who) => return rematch.label(*who),
            Self::Board => "result-board",
            Self::Watch => "result-watch",
            Self::Review => "review-begin",
            Self::SetUp => "result-setup",
            Self::Title => "result-title",
        })
    }

    /// Gives a button what it does.
    fn act(&self, laid: &mut EntityCommands) {
        match self.clone() {
            Self::WatchOn | Self::Board => laid.insert(TableCommand::Close),
            Self::NextLesson(id) => laid
                .insert(observe(move |_: On<Activate>, mut lesson: BeginLesson| lesson.begin(&id))),
            Self::Lessons => laid.insert(TableCommand::Open(Overlay::Lessons)),
            Self::Rematch => laid.insert((TableCommand::Rematch, observe(leave_replay))),
            Self::Other(rematch, _) => laid.insert((
                TableCommand::Rematch,
                observe(leave_replay),
                observe(ask_for(rematch)),
            )),
            Self::Watch => laid.insert(observe(watch)),
            Self::Review => laid.insert(observe(review)),
            Self::SetUp => laid.insert(TableCommand::Leave(Screen::SetUp)),
            Self::Title => laid.insert(TableCommand::Leave(Screen::Title)),
        };
    }
}

/// How the buttons of this many choices stand: in two rows, on a phone by twos.
#[derive(Clone, Copy)]
struct Rows(usize);

impl Rows {
    /// How many columns the rows have.
    fn columns(self) -> InColumns {
        let wide = if self.0 <= 4 { self.0 + 1 } else { self.0 / 2 + 1 };
        InColumns { wide: wide as u16, phone: 2 }
    }

    /// How many of them a choice takes: the main one and, on a phone, the last one so many that no row has a gap.
    fn taken_by(self, place: usize) -> InColumns {
        let others = self.0 - 1;
        match place {
            0 if self.0 <= 4 => InColumns { wide: 2, phone: 2 },
            0 => InColumns { wide: 2 * self.columns().wide - others as u16, phone: 2 },
            last if last == others && self.0.is_multiple_of(2) => InColumns { wide: 1, phone: 2 },
            _ => InColumns { wide: 1, phone: 1 },
        }
    }
}

/// A number of columns, which depends on the window's form.
#[derive(Clone, Copy)]
struct InColumns {
    wide: u16,
    phone: u16,
}

/// A node of the rows; a button among them is also a button like any other in windows of every form.
#[derive(Component, Clone, Copy)]
enum Laid {
    /// The node that has so many columns.
    Over(InColumns),
    /// A button that takes so many of them.
    Across(InColumns),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(PostUpdate, fit_rows.before(UiSystems::Prepare));
}

fn fit_rows(form: Res<Form>, mut nodes: Query<(Ref<Laid>, &mut Node)>) {
    for (laid, mut node) in &mut nodes {
        if !form.is_changed() && !laid.is_added() {
            continue;
        }
        let columns = |of: InColumns| form.pick(of.wide, of.phone);
        match *laid {
            Laid::Over(all) => {
                node.grid_template_columns = RepeatedGridTrack::flex(columns(all), 1.0);
            }
            Laid::Across(some) => node.grid_column = GridPlacement::span(columns(some)),
        }
    }
}

/// Lays them, the main one first.
pub(super) fn spawn(column: &mut ChildSpawnerCommands, choices: &[Choice]) {
    let rows = Rows(choices.len());
    let grid = Node {
        display: Display::Grid,
        // At its full width the grid accounts for wrapped lines.
        width: percent(100),
        flex_shrink: 0.0,
        column_gap: px(space::S),
        row_gap: px(space::S),
        ..default()
    };
    column.spawn((grid, Laid::Over(rows.columns()), Pickable::IGNORE)).with_children(|row| {
        for (place, choice) in choices.iter().enumerate() {
            let mut laid = if place == 0 {
                row.spawn((button(choice.label(), ButtonKind::Primary), FirstFocus))
            } else {
                row.spawn(low_button(choice.label(), ButtonKind::Secondary))
            };
            choice.act(&mut laid);
            laid.insert(Laid::Across(rows.taken_by(place)));
        }
    });
}

/// Plays the match again from its start.
fn watch(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Watch);
    requests.write(ReplayRequest::Run);
    overlays.close();
}

/// Opens the replay, which then is reviewed.
fn review(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Watch);
    requests.write(ReplayRequest::Review);
    overlays.close();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalog::lessons::LessonInfo;
    use crate::app::kit::form;
    use crate::app::session::plan::{First, PlayerKind, SeatPlan, Skill};

    #[test]
    fn the_rematch_on_offer_names_the_one_that_comes_where_it_is_one_alone() {
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        let offered = |others: &[Skill]| {
            let computers = others.iter().map(|skill| seat(PlayerKind::Computer(*skill)));
            let seats = std::iter::once(seat(PlayerKind::Human)).chain(computers).collect();
            let plan = MatchPlan { seats, ..plan("ludo/round", Vec::new()) };
            let lessons = LessonList::default();
            won(&plan, &lessons).choices()[1].label()
        };
        let finn = Character::of(Skill::Fourth);
        let named = LocalText::new("result-harder-named").with("name", finn.name());
        assert_eq!(offered(&[Skill::Third]), named);
        assert_eq!(offered(&[Skill::Third, Skill::Third]), named);
        assert_eq!(offered(&[Skill::Third, Skill::First]), LocalText::new("result-harder"));
    }

    fn won<'a>(plan: &'a MatchPlan, lessons: &'a LessonList) -> After<'a> {
        After { mood: Mood::Won, plan: Some(plan), lessons, watched: None, turned: true }
    }

    fn plan(level: &str, options: Vec<(String, String)>) -> MatchPlan {
        MatchPlan {
            game: "ludo".into(),
            level: level.into(),
            options,
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: Vec::new(),
        }
    }

    fn after_a_lesson(name: &str, mood: Mood) -> Vec<Choice> {
        let lesson = |id: &str| LessonInfo { id: id.into(), title: "title".into(), guided: true };
        let lessons = LessonList(vec![lesson("ludo/one"), lesson("ludo/two")]);
        let plan = plan("ludo/round", vec![(lessons::OPTION.to_owned(), name.to_owned())]);
        After { mood, plan: Some(&plan), lessons: &lessons, watched: None, turned: true }.choices()
    }

    #[test]
    fn who_has_won_a_lesson_goes_on_to_the_next_one_and_after_the_last_to_the_list() {
        let next = || Choice::NextLesson("ludo/two".into());
        let won = after_a_lesson("ludo/one", Mood::Won);
        assert_eq!(won[..3], [next(), Choice::Lessons, Choice::Rematch]);
        let lost = after_a_lesson("ludo/one", Mood::Lost);
        assert_eq!(lost[..3], [Choice::Rematch, next(), Choice::Lessons]);
        let last = after_a_lesson("ludo/two", Mood::Won);
        assert_eq!(last[..2], [Choice::Lessons, Choice::Rematch]);
    }

    #[test]
    fn from_its_replay_a_match_can_be_played_again_reviewed_and_looked_at() {
        let (plan, lessons) = (plan("ludo/round", Vec::new()), LessonList::default());
        let mut replay = Watching::default();
        (replay.at, replay.total) = (3, 9);
        let choices =
            |replay: &Watching| After { watched: Some(replay), ..won(&plan, &lessons) }.choices();
        let ways = [Choice::SetUp, Choice::Title];
        let begins = [Choice::WatchOn, Choice::Rematch, Choice::Review];
        assert_eq!(choices(&replay), [begins.as_slice(), ways.as_slice()].concat());
        (replay.at, replay.reviews) = (9, true);
        assert_eq!(choices(&replay), [[Choice::Board, Choice::Rematch], ways].concat());
    }

    #[test]
    fn the_rows_of_choices_have_no_gap() {
        for choices in 2..=9 {
            let rows = Rows(choices);
            let InColumns { wide, phone } = rows.columns();
            let taken = || (0..choices).map(|place| rows.taken_by(place));
            let places: u16 = taken().map(|taken| taken.wide).sum();
            assert!(places.is_multiple_of(wide) && places <= 2 * wide, "{choices}");
            assert!((2..=5).contains(&wide) && (2..=3).contains(&rows.taken_by(0).wide));
            let places: u16 = taken().map(|taken| taken.phone).sum();
            assert!(places.is_multiple_of(phone) && phone == 2, "{choices} on a phone");
        }
    }

    #[test]
    fn in_the_rows_a_button_is_as_high_and_as_padded_as_any_other() {
        for form in [Form::Wide, Form::Flat, Form::Tall] {
            let mut app = App::new();
            app.insert_resource(form).add_plugins((plugin, form::fitting));
            let mut commands = app.world_mut().commands();
            let alone = [
                commands.spawn(button("alone", ButtonKind::Primary)).id(),
                commands.spawn(low_button("alone", ButtonKind::Secondary)).id(),
            ];
            let choices = [Choice::Rematch, Choice::Board, Choice::SetUp, Choice::Title];
            let column =
                commands.spawn_empty().with_children(|column| spawn(column, &choices)).id();
            app.update();
            let node = |entity: Entity| app.world().get::<Node>(entity).expect("a node").clone();
            let children = |of: Entity| app.world().get::<Children>(of).expect("children").to_vec();
            let rows = children(column)[0];
            for (place, button) in children(rows).into_iter().enumerate() {
                let grid_column = node(button).grid_column;
                let usual = Node { grid_column, ..node(alone[place.min(1)]) };
                assert_eq!(node(button), usual, "{form:?} {place}");
            }
            let columns = node(rows).grid_template_columns;
            assert_eq!(columns, RepeatedGridTrack::flex::<Vec<_>>(form.pick(5, 2), 1.0));
        }
    }
}
