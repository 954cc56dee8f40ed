//! A save in words: game and level, players, age, number of actions.
//!
//! Deliberately absent: anything that needs a replay of the match; the list must appear at once.

use bevy::prelude::*;

use crate::app::catalog::characters::Character;
use crate::app::catalog::levels::LevelList;
use crate::app::kit::form::Form;
use crate::app::kit::locale::LocalText;
use crate::app::platform::folders;
use crate::app::saving::notes;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::saves::Head;

/// Everything that distinguishes a match, in one line.
pub(super) fn in_a_line(save: &Head, levels: &LevelList) -> LocalText {
    LocalText::new("saves-line")
        .with("match", title(save, levels))
        // With more players the names alone fill a line, so computers are not marked.
        .with("players", players(save, save.seats.len() <= 2))
        .with("ago", ago(&save.date))
}

/// Game and level.
pub(super) fn title(save: &Head, levels: &LevelList) -> LocalText {
    let known = levels.0.iter().find(|level| level.id == save.level);
    // The game is unknown to this version.
    if levels.of_game(&save.game).next().is_none() {
        return LocalText::new("saves-unknown-match").with("level", save.level.clone());
    }
    let title =
        LocalText::new("saves-match").with("game", LocalText::new(format!("game-{}", save.game)));
    match known {
        Some(level) => title.with("level", LocalText::new(level.title_key.clone())),
        // A missing level is shown by its id.
        None => title.with("level", save.level.clone()),
    }
}

/// Players, age, number of actions, and whether the match is over.
pub(super) fn details(save: &Head) -> LocalText {
    let entries = LocalText::new("saves-actions")
        .with("count", u32::try_from(save.entries).unwrap_or(u32::MAX));
    LocalText::new("saves-details")
        .with("players", players(save, true))
        .with("ago", ago(&save.date))
        .with("actions", entries)
        .with("state", state(save))
}

/// Whether the match is over, and who won it.
fn state(save: &Head) -> LocalText {
    if !save.over {
        return LocalText::new("saves-running");
    }
    let Some(winners) = notes::winners(save) else { return LocalText::new("saves-over") };
    let names = winners.iter().filter_map(|seat| save.seats.get(*seat));
    let names = names.map(|name| LocalText::new("saves-person").with("name", name.clone()));
    match joined(names) {
        Some(names) => LocalText::new("saves-won").with("names", names),
        None => LocalText::new("saves-drawn"),
    }
}

/// Several texts, with commas between.
fn joined(all: impl DoubleEndedIterator<Item = LocalText>) -> Option<LocalText> {
    all.rev().reduce(|rest, one| LocalText::new("saves-and").with("first", one).with("next", rest))
}

/// On a telephone the buttons stand below the words.
pub(super) fn fit_line(form: Form, node: &mut Node) {
    node.flex_wrap = form.pick(FlexWrap::NoWrap, FlexWrap::Wrap);
}

pub(super) fn fit_words(form: Form, node: &mut Node) {
    node.flex_basis = px(form.pick(0.0, 200.0));
}

pub(super) fn fit_presses(form: Form, node: &mut Node) {
    node.flex_wrap = form.pick(FlexWrap::NoWrap, FlexWrap::Wrap);
    node.flex_shrink = form.pick(0.0, 1.0);
}

/// The players' names, with computers marked if asked for.
fn players(save: &Head, marks_computers: bool) -> LocalText {
    let player = |seat: &SeatPlan| {
        let is_marked = marks_computers && matches!(seat.player, PlayerKind::Computer(_));
        let key = if is_marked { "saves-computer" } else { "saves-person" };
        LocalText::new(key).with("name", seat.name.clone())
    };
    let seats = notes::seats_told(save).0;
    joined(seats.iter().map(player)).unwrap_or_default()
}

/// The characters that play in a match.
pub(super) fn characters(save: &Head) -> Vec<Character> {
    let seats = notes::seats_told(save).0;
    seats.iter().filter_map(|seat| Character::of_player(seat.player)).collect()
}

/// The age, because a date without a time zone would often be an hour off.
fn ago(date: &str) -> LocalText {
    let Some(seconds) = folders::seconds_since(date) else {
        return LocalText::new("saves-some-time-ago");
    };
    let (key, count) = match seconds {
        ..60 => return LocalText::new("saves-just-now"),
        60..3_600 => ("saves-minutes-ago", seconds / 60),
        3_600..86_400 => ("saves-hours-ago", seconds / 3_600),
        _ => ("saves-days-ago", seconds / 86_400),
    };
    LocalText::new(key).with("count", u32::try_from(count).unwrap_or(u32::MAX))
}
