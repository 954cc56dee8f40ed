//! What can be done after a match: in rows of buttons as wide as each other, the first of which is the main one.
//!
//! Who has won a lesson goes on to the next one. Deliberately absent: what the buttons lead to.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::catalog::lessons::{BeginLesson, LessonList};
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::{ButtonKind, button, space};
use crate::app::session::plan::{MatchPlan, Mood, PlayerKind, SeatPlan, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::ReplayRequest;
use crate::data::lessons;

/// The match after which something is to be chosen.
pub(super) struct After<'a> {
    pub(super) mood: Mood,
    pub(super) plan: Option<&'a MatchPlan>,
    pub(super) lessons: &'a LessonList,
    /// Whether the result was opened again from the replay.
    pub(super) watched: bool,
}

/// Something to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    WatchOn,
    /// The lesson of this id.
    NextLesson(String),
    Lessons,
    Rematch,
    /// A rematch against another computer.
    Other(Rematch),
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
            _ if self.watched => vec![Choice::WatchOn],
            Some(lesson) => {
                let next = self.lessons.after(lesson).map(|next| next.id.clone());
                let mut on: Vec<Choice> = next.into_iter().map(Choice::NextLesson).collect();
                on.push(Choice::Lessons);
                let again = if self.mood == Mood::Won { on.len() } else { 0 };
                on.insert(again, Choice::Rematch);
                on
            }
            None => {
                let other = self.plan.and_then(|plan| Rematch::for_mood(self.mood, &plan.seats));
                std::iter::once(Choice::Rematch).chain(other.map(Choice::Other)).collect()
            }
        };
        if !self.watched {
            choices.extend([Choice::Board, Choice::Watch, Choice::Review]);
        }
        choices.extend([Choice::SetUp, Choice::Title]);
        choices
    }

    /// The lesson that it was.
    fn lesson(&self) -> Option<&str> {
        self.plan.and_then(|plan| plan.option(lessons::OPTION))
    }
}

impl Choice {
    fn label(&self) -> &'static str {
        match self {
            Self::WatchOn => "pause-watch-on",
            Self::NextLesson(_) => "task-next",
            Self::Lessons => "task-list",
            Self::Rematch => "result-rematch",
            Self::Other(rematch) => rematch.label(),
            Self::Board => "result-board",
            Self::Watch => "result-watch",
            Self::Review => "review-begin",
            Self::SetUp => "result-setup",
            Self::Title => "result-title",
        }
    }

    /// Gives a button what it does.
    fn act(&self, laid: &mut EntityCommands) {
        match self.clone() {
            Self::WatchOn | Self::Board => laid.insert(TableCommand::Close),
            Self::NextLesson(id) => laid
                .insert(observe(move |_: On<Activate>, mut lesson: BeginLesson| lesson.begin(&id))),
            Self::Lessons => laid.insert(TableCommand::Open(Overlay::Lessons)),
            Self::Rematch => laid.insert(TableCommand::Rematch),
            Self::Other(rematch) => laid.insert((TableCommand::Rematch, observe(ask_for(rematch)))),
            Self::Watch => laid.insert(observe(watch)),
            Self::Review => laid.insert(observe(review)),
            Self::SetUp => laid.insert(TableCommand::Leave(Screen::SetUp)),
            Self::Title => laid.insert(TableCommand::Leave(Screen::Title)),
        };
    }
}

/// How many buttons stand side by side, and how many places the main one takes so that no row has a gap.
fn columns(choices: usize) -> (usize, usize) {
    if choices <= 4 {
        return (choices + 1, 2);
    }
    let columns = choices / 2 + 1;
    (columns, 2 * columns - (choices - 1))
}

/// Lays them: in two rows, on a phone by twos.
pub(super) fn spawn(column: &mut ChildSpawnerCommands, choices: &[Choice]) {
    let (columns, first) = columns(choices.len());
    let grid = Node {
        display: Display::Grid,
        // At its full width the grid accounts for wrapped lines.
        width: percent(100),
        flex_shrink: 0.0,
        column_gap: px(space::S),
        row_gap: px(space::S),
        ..default()
    };
    let fit = Fit(if columns > 4 { in_columns::<5> } else { in_columns::<4> });
    column.spawn((grid, fit, Pickable::IGNORE)).with_children(|row| {
        for (place, choice) in choices.iter().enumerate() {
            let (main, last) = (place == 0, place + 1 == choices.len());
            let mut laid = if main {
                row.spawn((button(choice.label(), ButtonKind::Primary), FirstFocus))
            } else {
                row.spawn(low_button(choice.label(), ButtonKind::Secondary))
            };
            choice.act(&mut laid);
            if main {
                laid.insert(Fit(if first > 2 { main_over::<3> } else { main_over::<2> }));
            } else if last && choices.len().is_multiple_of(2) {
                laid.insert(Fit(whole_row_on_a_phone));
            }
        }
    });
}

fn in_columns<const WIDE: u16>(form: Form, node: &mut Node) {
    node.grid_template_columns = RepeatedGridTrack::flex(form.pick(WIDE, 2), 1.0);
}

fn main_over<const WIDE: u16>(form: Form, node: &mut Node) {
    node.grid_column = GridPlacement::span(form.pick(WIDE, 2));
}

fn whole_row_on_a_phone(form: Form, node: &mut Node) {
    node.grid_column = GridPlacement::span(form.pick(1, 2));
    node.min_height = px(form.pick(36.0, 44.0));
}

/// A rematch against computers of another strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rematch {
    Harder,
    Easier,
}

impl Rematch {
    /// The one to offer after a match of these seats: who has lost is offered an easier one. `None`
    /// if there is none, or nobody plays against a computer.
    fn for_mood(mood: Mood, seats: &[SeatPlan]) -> Option<Self> {
        let offered = if mood == Mood::Lost { Self::Easier } else { Self::Harder };
        let against = seats.iter().any(|seat| seat.player == PlayerKind::Human);
        (against && offered.players(seats) != seats).then_some(offered)
    }

    fn label(self) -> &'static str {
        match self {
            Self::Harder => "result-harder",
            Self::Easier => "result-easier",
        }
    }

    /// The same players with every computer one strength stronger or weaker, where there is one.
    fn players(self, seats: &[SeatPlan]) -> Vec<SeatPlan> {
        let skill = |skill| match (self, skill) {
            (Self::Harder, Skill::Easy) | (Self::Easier, Skill::Hard) => Skill::Medium,
            (Self::Harder, _) => Skill::Hard,
            (Self::Easier, _) => Skill::Easy,
        };
        let mut others = seats.to_vec();
        for seat in &mut others {
            if let PlayerKind::Computer(now) = seat.player {
                seat.player = PlayerKind::Computer(skill(now));
            }
        }
        others
    }
}

/// The rematch that the button asks for takes its players from the plan.
fn ask_for(rematch: Rematch) -> impl Fn(On<Activate>, Option<ResMut<MatchPlan>>) {
    move |_, plan| {
        if let Some(mut plan) = plan {
            plan.seats = rematch.players(&plan.seats);
        }
    }
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
    use crate::app::session::plan::First;

    #[test]
    fn who_has_lost_is_offered_the_next_weaker_computer_and_others_the_next_stronger() {
        let seats = |players: [PlayerKind; 2]| {
            players.map(|player| SeatPlan { name: "Ann".into(), player }).to_vec()
        };
        let against = |mood, player| {
            let seats = seats([PlayerKind::Human, player]);
            Rematch::for_mood(mood, &seats).map(|rematch| rematch.players(&seats)[1].player)
        };
        let [easy, medium, hard] =
            [Skill::Easy, Skill::Medium, Skill::Hard].map(PlayerKind::Computer);
        for mood in [Mood::Won, Mood::Even, Mood::Plain] {
            assert_eq!(against(mood, easy), Some(medium));
            assert_eq!(against(mood, medium), Some(hard));
            assert_eq!(against(mood, hard), None);
        }
        assert_eq!(against(Mood::Lost, hard), Some(medium));
        assert_eq!(against(Mood::Lost, medium), Some(easy));
        assert_eq!(against(Mood::Lost, easy), None);
        assert_eq!(against(Mood::Won, PlayerKind::Human), None);
        assert_eq!(Rematch::for_mood(Mood::Plain, &seats([easy; 2])), None, "nobody plays there");
    }

    fn after_a_lesson(name: &str, mood: Mood) -> Vec<Choice> {
        let lesson = |id: &str| LessonInfo { id: id.into(), title: "title".into(), guided: true };
        let lessons = LessonList(vec![lesson("ludo/one"), lesson("ludo/two")]);
        let plan = MatchPlan {
            game: "ludo".into(),
            level: "ludo/round".into(),
            options: vec![(lessons::OPTION.to_owned(), name.to_owned())],
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: Vec::new(),
        };
        After { mood, plan: Some(&plan), lessons: &lessons, watched: false }.choices()
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
    fn the_rows_of_choices_have_no_gap() {
        for choices in 2..=9 {
            let (columns, first) = columns(choices);
            let places = first + choices - 1;
            assert!(places.is_multiple_of(columns) && places <= 2 * columns, "{choices}");
            assert!((2..=5).contains(&columns) || choices > 8, "{choices}: {columns}");
            assert!((2..=3).contains(&first), "{choices}: {first}");
        }
    }
}
