//! Counts finished matches for the statistics and for the sheet of the evening.
//!
//! A match counts once, even when its end is taken back and played again. Deliberately absent:
//! lessons and puzzles, replays, and matches in which only computers play.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::autosave::Kept;
use crate::app::kit::settings::Settings;
use crate::app::kit::settings::evening::Scored;
use crate::app::kit::settings::tally::Ending;
use crate::app::platform::calendar::Calendar;
use crate::app::session::plan::{
    MatchEnded, MatchPlan, MatchStarted, Mood, PlayerKind, TriedLevel,
};
use crate::app::session::task::TaskNow;
use crate::app::table::{TurnNow, Watching};
use crate::rules::Seat;
use crate::saves::SaveName;

/// The matches that have been counted since the program began, by the names of their saves; `None` is the one on the
/// table, where it is not saved.
#[derive(Resource, Default)]
struct Counted(Vec<Option<SaveName>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>()
        .add_message::<MatchEnded>()
        .add_observer(|_: On<MatchStarted>, mut counted: ResMut<Counted>| {
            counted.0.retain(Option::is_some);
        })
        .add_systems(Update, count.run_if(on_message::<MatchEnded>));
}

/// What sets a match apart from those that count.
#[derive(SystemParam)]
struct Apart<'w> {
    watching: Option<Res<'w, Watching>>,
    task: Option<Res<'w, TaskNow>>,
    tried: Option<Res<'w, TriedLevel>>,
}

impl Apart<'_> {
    /// Whether it is a replay, a task, or a level that is tried in the editor.
    fn is_so(&self) -> bool {
        let is_task = self.task.as_ref().is_some_and(|task| task.0.is_some());
        self.watching.is_some() || is_task || self.tried.is_some()
    }
}

fn count(
    mut ended: MessageReader<MatchEnded>,
    (plan, now): (Option<Res<MatchPlan>>, Option<Res<TurnNow>>),
    (apart, kept): (Apart, Option<Res<Kept>>),
    calendar: Option<Res<Calendar>>,
    mut counted: ResMut<Counted>,
    mut settings: ResMut<Settings>,
) {
    let (Some(end), Some(plan), Some(now)) = (ended.read().last(), plan, now) else { return };
    let name = kept.map(|kept| kept.0.clone());
    if apart.is_so() || counted.0.contains(&name) {
        return;
    }
    let people = people(&plan, &end.winners);
    let ending = match (people.len(), end.mood) {
        (0, _) => return,
        (1, Mood::Won) => Ending::Won,
        (1, Mood::Lost) => Ending::Lost,
        (1, Mood::Even) => Ending::Drawn,
        _ => Ending::Shared,
    };
    counted.0.push(name);
    if ending == Ending::Shared {
        settings.count_evening(Calendar::of(calendar).now(), &people);
    }
    settings.count_match(&plan.level, ending, u32::try_from(now.entries).unwrap_or(u32::MAX));
}

/// How the match ended for every person.
fn people(plan: &MatchPlan, winners: &[Seat]) -> Vec<(String, Scored)> {
    let people = (0..).map(Seat).zip(&plan.seats);
    let people = people.filter(|(_, planned)| planned.player == PlayerKind::Human);
    let scored = |seat: Seat| match winners {
        [] => Scored::Drawn,
        _ if winners.contains(&seat) => Scored::Won,
        _ => Scored::Lost,
    };
    people.map(|(seat, planned)| (planned.name.clone(), scored(seat))).collect()
}
