//! News in words, for players who listen: what happened, whose turn it is, why something cannot be
//! done, how the match ended.
//!
//! All of it is what the panels show, and no sooner. When another player comes to the screen,
//! everything said before is forgotten. Deliberately absent: what lies on the table, which is
//! `spoken_places.rs`'s.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::HudSystems;
use super::explain::spoken;
use super::log_panel::spoken as row_words;
use super::log_rows::rows;
use super::status::{Line, Status};
use super::task_panel::lines as task_lines;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::spoken::{SayAloud, Spoken};
use crate::app::session::plan::MatchEnded;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::TaskNow;
use crate::app::table::{Handover, Log, Seats, TurnSeen, TurnTold, TypedReply};
use crate::rules::{Seat, Side};

/// The most rows of the log that are said at once; of more, the last ones.
const ROWS: usize = 12;

/// What was said last.
#[derive(Resource, Default, Debug)]
pub(super) struct Said {
    entries: usize,
    /// The entries that each seat has heard of: behind a shut curtain nobody listens.
    heard: BTreeMap<Seat, usize>,
    /// Whether the match is about to begin anew.
    anew: bool,
    turn: LocalText,
    rest: Option<LocalText>,
    line: Line,
    task: Vec<LocalText>,
    /// For whom the curtain is shut, and for whom it is open.
    curtain: [Option<Seat>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Said>()
        .init_resource::<Spoken>()
        .init_resource::<TurnTold>()
        .add_message::<SayAloud>()
        .add_systems(OnEnter(Screen::Play), |mut said: ResMut<Said>| *said = default())
        .add_systems(OnExit(Screen::Play), |mut spoken: ResMut<Spoken>| spoken.hush())
        .add_systems(
            Update,
            (hush, tell_deeds, tell_turn, tell_task, tell_typed, tell_the_end)
                .chain()
                .in_set(HudSystems::Show)
                .after(super::status::write_line),
        );
}

impl Said {
    /// How many entries those who listen now have heard of; from now on they have heard of all. Without
    /// an open curtain everybody listens, and what one of them has missed is told again.
    fn hears(&mut self, handover: &Handover, seats: &Seats, (last, now): (usize, usize)) -> usize {
        let listen = |seat: &Seat| handover.open_for.is_none_or(|open| open == *seat);
        let heard = seats.humans().filter(listen).map(|seat| self.heard.insert(seat, now));
        heard.map(Option::unwrap_or_default).min().unwrap_or(last)
    }
}

/// Forgets what the player before has heard, and calls the next one.
pub(super) fn hush(
    (handover, seats): (Res<Handover>, Res<Seats>),
    mut said: ResMut<Said>,
    mut spoken: ResMut<Spoken>,
    mut news: MessageWriter<SayAloud>,
) {
    let curtain = [handover.waits_for, handover.open_for];
    if std::mem::replace(&mut said.curtain, curtain) == curtain {
        return;
    }
    spoken.hush();
    (said.turn, said.line) = default();
    if let Some(seat) = handover.waits_for {
        let name = seats.names([seat]).join("");
        news.write(SayAloud(LocalText::new("gate-title").with("player", name)));
        let others = seats.humans().count().saturating_sub(1) as u32;
        news.write(SayAloud(LocalText::new("gate-line").with("others", others)));
    }
}

/// Says the rows of the log that are new or longer.
fn tell_deeds(
    (log, seats, seen): (Res<Log>, Res<Seats>, Res<TurnSeen>),
    (handover, status): (Res<Handover>, Res<Status>),
    mut commands: MessageReader<TableCommand>,
    mut said: ResMut<Said>,
    mut news: MessageWriter<SayAloud>,
) {
    said.anew |= commands.read().any(|command| *command == TableCommand::Rematch);
    let last = std::mem::replace(&mut said.entries, seen.entries);
    // A rematch of a match that had not begun takes nothing back.
    said.anew &= seen.entries <= last && last > 0;
    // What was taken back to the beginning can be played again, unlike another match.
    let back = seen.entries > 0 || seen.can_redo;
    if seen.entries < last && !std::mem::take(&mut said.anew) && back {
        news.write(SayAloud("spoken-back".into()));
    }
    said.heard.values_mut().for_each(|heard| *heard = seen.entries.min(*heard));
    if handover.waits_for.is_some() {
        return;
    }
    let before = said.hears(&handover, &seats, (last, seen.entries));
    if seen.entries <= before {
        return;
    }
    let rows = rows(&log, seen.entries, &seats, &seen);
    let fresh: Vec<_> = rows.iter().filter(|row| row.entries.end > before).collect();
    let left_out = fresh.len().saturating_sub(ROWS);
    news.write_batch(fresh.iter().skip(left_out).map(|row| SayAloud(row_words(row))));
    // Whose turn it is is said again when somebody else has acted.
    let own = |side: Option<Side>| side.is_none() || side == status.turn.side;
    if !fresh.iter().all(|row| own(row.side)) {
        said.turn = LocalText::default();
    }
}

/// Says whose turn it is, what is left of it, and the remarks.
fn tell_turn(
    (status, told, handover): (Res<Status>, Res<TurnTold>, Res<Handover>),
    seen: Res<TurnSeen>,
    mut said: ResMut<Said>,
    mut news: MessageWriter<SayAloud>,
) {
    if handover.waits_for.is_some() {
        return;
    }
    let turn = &status.turn.words;
    // That a computer thinks is known: it is not one's own turn.
    if said.turn != *turn && turn.key != "status-thinks" {
        news.write(SayAloud(turn.clone()));
    }
    said.turn.clone_from(turn);
    // The line may run ahead of what is still shown, but is said after it.
    if said.rest != told.line && !seen.is_behind() {
        said.rest.clone_from(&told.line);
        news.write_batch(told.line.clone().map(SayAloud));
    }
    if said.line != status.line {
        said.line.clone_from(&status.line);
        if let Line::Remark(_, words) | Line::Offer(_, words) = &status.line {
            news.write(SayAloud(words.clone()));
        }
    }
}

/// Says the lines of the task's paper that are new, once what was done has been seen.
fn tell_task(
    (task, seen): (Res<TaskNow>, Res<TurnSeen>),
    mut said: ResMut<Said>,
    mut news: MessageWriter<SayAloud>,
) {
    let changed = task.is_changed() || seen.is_changed();
    if !changed || seen.is_behind() && !said.task.is_empty() {
        return;
    }
    let words: Vec<LocalText> = task.0.iter().flat_map(task_lines).collect();
    let fresh = words.iter().filter(|words| !said.task.contains(words)).cloned();
    news.write_batch(fresh.map(SayAloud));
    said.task = words;
}

/// Says how a typed text may go on when asked, and at once when it cannot.
fn tell_typed(reply: Res<TypedReply>, mut news: MessageWriter<SayAloud>) {
    let asked = reply.enter || reply.why.is_some() && !reply.text.is_empty();
    if reply.is_changed() && asked {
        news.write_batch(reply_words(&reply).map(SayAloud));
    }
}

/// What a typed text leads to; nothing once it is played.
pub(super) fn reply_words(reply: &TypedReply) -> Option<LocalText> {
    if let Some(why) = &reply.why {
        return Some(spoken(why.key, &why.arguments));
    }
    let ways = || {
        LocalText::new("typed-ways")
            .with("count", reply.moves as u32)
            .with("ways", reply.ways.join(", "))
    };
    (!reply.played && reply.moves > 0).then(ways)
}

fn tell_the_end(mut ended: MessageReader<MatchEnded>, mut news: MessageWriter<SayAloud>) {
    for end in ended.read() {
        news.write_batch(end.headline.iter().cloned().map(SayAloud));
        news.write_batch(end.ranks.iter().map(|ranked| {
            let points = ranked.points.unwrap_or_default();
            let words = LocalText::new("spoken-rank").with("place", ranked.place);
            SayAloud(words.with("player", ranked.name.clone()).with("points", points))
        }));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;
    use crate::app::session::task::{Task, TaskKind, TaskState};
    use crate::app::table::TurnNow;

    #[test]
    fn a_listener_hears_what_is_left_of_a_turn_once_what_was_done_is_shown() {
        let mut app = App::new();
        app.init_resource::<Status>()
            .init_resource::<Handover>()
            .init_resource::<TurnSeen>()
            .init_resource::<Said>()
            .insert_resource(TurnTold { line: Some("left".into()), ..default() })
            .add_message::<SayAloud>()
            .add_systems(Update, tell_turn);
        app.world_mut().resource_mut::<TurnSeen>().expect(TurnNow::default());
        app.update();
        assert!(app.world().resource::<Messages<SayAloud>>().is_empty(), "it is being shown");
        app.insert_resource(TurnSeen::default());
        app.update();
        assert_eq!(app.world().resource::<Messages<SayAloud>>().len(), 1);
    }

    #[test]
    fn a_listener_hears_what_the_paper_of_a_task_says_and_no_sooner() {
        let mut app = App::new();
        app.init_resource::<TaskNow>()
            .init_resource::<TurnSeen>()
            .init_resource::<Said>()
            .add_message::<SayAloud>()
            .add_systems(Update, tell_task);
        let hears = |app: &mut App| {
            app.update();
            let mut news = app.world_mut().resource_mut::<Messages<SayAloud>>();
            news.drain().map(|said| said.0.key.to_string()).collect::<Vec<_>>()
        };
        let mut task = Task { kind: TaskKind::Puzzle(None), ..Task::blank() };
        app.insert_resource(TaskNow(Some(task.clone())));
        assert_eq!(hears(&mut app), ["say"]);
        task.help_on();
        app.insert_resource(TaskNow(Some(task.clone())));
        assert_eq!(hears(&mut app), ["hint"]);
        app.world_mut().resource_mut::<TurnSeen>().expect(TurnNow::default());
        (task.state, task.verdict) = (TaskState::Missed, Some("miss".into()));
        app.insert_resource(TaskNow(Some(task.clone())));
        assert_eq!(hears(&mut app), [""; 0], "the move is still being shown");
        app.insert_resource(TurnSeen::default());
        assert_eq!(hears(&mut app), ["miss"]);
        (task.state, task.verdict) = (TaskState::Open, None);
        app.insert_resource(TaskNow(Some(task)));
        assert_eq!(hears(&mut app), ["say", "hint"], "it begins anew");
    }
}
