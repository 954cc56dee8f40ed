//! The buttons of a replay's strip, and the words on them.
//!
//! Deliberately absent: which of them are grey.

use bevy::prelude::*;

use super::{Asks, Counter, Movement, Strip};
use crate::app::hud::tips::{ForPointers, Tipped};
use crate::app::hud::{moments, replay_bar};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::room::{keep_room, shared_place};
use crate::app::kit::theme::{ButtonKind, Lettering, icon_button, lettered_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::table::turns::watching::ReplayPace;
use crate::app::table::{ReplayRequest, Seats, Watching};
use crate::rules::Viewer;

/// What the strip tells of, when it is laid.
pub(super) struct Told<'a> {
    pub(super) watching: &'a Watching,
    pub(super) seats: &'a Seats,
}

/// The buttons that lead through the match stand side by side, closer and narrower in a narrow column.
fn movement() -> Node {
    Node {
        flex_wrap: FlexWrap::NoWrap,
        justify_content: JustifyContent::Center,
        max_width: percent(100),
        min_width: px(0),
        flex_shrink: 1.0,
        ..theme::row(space::XS)
    }
}

/// Whatever is written on a button later, no other one moves. What a review adds stands where it moves none: at the end of a
/// column, and on top of a strip that stands on the window's lower edge.
pub(super) fn spawn_buttons(row: &mut ChildSpawnerCommands, strip: Strip, told: &Told) {
    let add_moments = |row: &mut ChildSpawnerCommands| {
        if strip.mistakes > 0 {
            moments::spawn_steps(row, strip.mistakes);
        }
    };
    if strip.narrow {
        add_moments(row);
    }
    row.spawn(replay_bar::bar());
    row.spawn((Movement, movement(), Pickable::IGNORE)).with_children(spawn_movement);
    let mut place = row.spawn((Node::default(), Pickable::IGNORE));
    let lettering = Lettering::Strong;
    place.with_child((
        Counter,
        text(LocalText::default(), lettering, palette::INK),
        shared_place(),
    ));
    let (_, total) = told.watching.counted();
    keep_room(&mut place, lettering, [counted(&widest(total), &widest(total))]);
    for (request, words) in [
        (ReplayRequest::Pace, ReplayPace::ALL.map(pace_words).into()),
        (
            ReplayRequest::Eyes,
            told.watching.eyes.iter().map(|eyes| eyes_words(Some(*eyes), told.seats)).collect(),
        ),
        (ReplayRequest::Review, review_words()),
    ] {
        if request != ReplayRequest::Eyes || strip.several_eyes {
            spawn_words(row, request, words);
        }
    }
    spawn_words(row, ReplayRequest::PlayOn, vec!["viewer-play-on".into()]);
    if !strip.narrow {
        add_moments(row);
    }
}

/// A button with these words in turn, which fills the line with those beside it.
fn spawn_words(row: &mut ChildSpawnerCommands, request: ReplayRequest, words: Vec<LocalText>) {
    let first = words.first().cloned().unwrap_or_default();
    let mut button = row.spawn((low_button(first, ButtonKind::Choice), Asks(request)));
    button.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
    keep_room(&mut button, Lettering::Cap, words);
}

fn spawn_movement(row: &mut ChildSpawnerCommands) {
    let tip =
        |label: &'static str, key| (Tipped { says: label.into(), key: Some(key) }, ForPointers);
    let first = (lettered_button("«", "viewer-first"), tip("viewer-first", Intent::Threat));
    row.spawn((first, Asks(ReplayRequest::First)));
    let back = (icon_button("arrow_left", "viewer-back"), tip("viewer-back", Intent::Left));
    row.spawn((back, Asks(ReplayRequest::Back)));
    row.spawn((icon_button("play", "viewer-run"), Asks(ReplayRequest::Run)));
    let forward =
        (icon_button("arrow_right", "viewer-forward"), tip("viewer-forward", Intent::Right));
    row.spawn((forward, Asks(ReplayRequest::Forward), FirstFocus));
    let last = (lettered_button("»", "viewer-last"), tip("viewer-last", Intent::Reach));
    row.spawn((last, Asks(ReplayRequest::Last)));
}

pub(super) fn pace_words(pace: ReplayPace) -> LocalText {
    LocalText::new(match pace {
        ReplayPace::Slow => "viewer-slow",
        ReplayPace::Normal => "viewer-normal",
        ReplayPace::Fast => "viewer-fast",
    })
}

pub(super) fn eyes_words(viewer: Option<Viewer>, seats: &Seats) -> LocalText {
    let name = match viewer {
        Some(Viewer::Seat(seat)) => seats.0.get(usize::from(seat.0)).map(|seat| seat.name.clone()),
        Some(Viewer::Spectator) | None => None,
    };
    match name {
        Some(name) => LocalText::new("viewer-eyes").with("player", name),
        None => LocalText::new("viewer-everybody"),
    }
}

pub(super) fn looking_words(at: &str, of: &str) -> LocalText {
    LocalText::new("review-looking").with("done", at).with("of", of)
}

/// What stands on the button of a review, with the widest numbers.
fn review_words() -> Vec<LocalText> {
    vec!["review-begin".into(), "review-judging".into(), looking_words("00", "00")]
}

pub(super) fn counted(at: &str, total: &str) -> LocalText {
    LocalText::new("viewer-at").with("at", at).with("total", total)
}

/// A number that is at least as wide as this one and those before it: no digit is wider than 0.
fn widest(number: usize) -> String {
    "0".repeat(number.to_string().len())
}
