//! Counts finished matches for the statistics and for the sheet of the evening.
//!
//! A match counts once, even when its end is taken back and played again. Deliberately absent:
//! lessons and puzzles, replays, and matches in which only computers play.

use bevy::prelude::*;

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

/// Whether the match on the table has been counted.
#[derive(Resource, Default)]
struct Counted(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>()
        .add_message::<MatchEnded>()
        .add_observer(|_: On<MatchStarted>, mut counted: ResMut<Counted>| counted.0 = false)
        .add_systems(Update, count.run_if(on_message::<MatchEnded>));
}

fn count(
    mut ended: MessageReader<MatchEnded>,
    (plan, now): (Option<Res<MatchPlan>>, Option<Res<TurnNow>>),
    (watching, task): (Option<Res<Watching>>, Option<Res<TaskNow>>),
    tried: Option<Res<TriedLevel>>,
    calendar: Option<Res<Calendar>>,
    mut counted: ResMut<Counted>,
    mut settings: ResMut<Settings>,
) {
    let (Some(end), Some(plan), Some(now)) = (ended.read().last(), plan, now) else { return };
    let is_task = task.is_some_and(|task| task.0.is_some());
    if watching.is_some() || is_task || tried.is_some() || counted.0 {
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
    counted.0 = true;
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
