//! Single lines: whose turn it is, why an action is refused, the reason for a hint, a draw offer.
//!
//! Remarks cover the board's edge for a few seconds. An offer stays until it is answered or the
//! match goes on. Deliberately absent: a queue of messages; the newest replaces the others.

mod lines;

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

pub(super) use self::lines::{place_line, write_line};
use super::layout::Part;
use super::refusals::explain_refusals;
use crate::app::kit::input::key_words::KeyWords;
use crate::app::kit::input::{Intent, LastDevice};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::opponent::Thinks;
use crate::app::opponent::draws::DrawAnswered;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::waker::LoopWaker;
use crate::app::saving::KeptState;
use crate::app::session::remark::Remark;
use crate::app::session::stage_words::StageWords;
use crate::app::table::matches::clock::{ClockFace, MatchClock};
use crate::app::table::{
    BoardLayout, HandedOver, OwnScene, Playback, PlayerStyle, Seats, TurnNow, TurnSeen, Watching,
};
use crate::rules::{Actor, Seat, Side};

/// The line over the board's edge.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Line {
    #[default]
    Nothing,
    Remark(&'static str, LocalText),
    Offer(Side, LocalText),
}

/// Whose turn it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TurnWords {
    pub(super) side: Option<Side>,
    pub(super) words: LocalText,
}

impl TurnWords {
    fn without_side(key: &'static str) -> Self {
        Self { side: None, words: key.into() }
    }
}

/// What the turn panel shows.
#[derive(Clone, Default, PartialEq)]
struct TurnShown {
    words: LocalText,
    clock: Option<ClockFace>,
    /// Why the match is not being saved.
    sign: Option<LocalText>,
}

/// The lines on screen: whose turn it is, and what covers the board's edge for a while.
#[derive(Resource, Debug, Default)]
pub(super) struct Status {
    pub(super) turn: TurnWords,
    pub(super) line: Line,
    remark: Option<(Remark, Instant)>,
    /// The seat that decided last.
    decider: Option<Seat>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Status>()
        .init_resource::<KeptState>()
        .init_resource::<StageWords>()
        .add_message::<Remark>()
        .add_systems(OnEnter(Screen::Play), begin_anew)
        .add_systems(
            Update,
            (
                explain_refusals,
                tell_answers,
                tell_leavers,
                take_remarks,
                choose_words,
                write_turn,
                write_line,
                place_line.run_if(resource_exists::<BoardLayout>),
            )
                .chain()
                .in_set(super::HudSystems::Show),
        );
}

fn begin_anew(mut status: ResMut<Status>, mut words: ResMut<StageWords>) {
    *status = default();
    *words = default();
}

fn tell_answers(
    mut answers: MessageReader<DrawAnswered>,
    seats: Res<Seats>,
    mut remarks: MessageWriter<Remark>,
) {
    for answer in answers.read().filter(|answer| !answer.agreed) {
        let text = LocalText::new("offer-declined").with("player", name(&seats, answer.seat));
        remarks.write(Remark::new("draw", text));
    }
}

fn tell_leavers(
    mut leavers: MessageReader<HandedOver>,
    seats: Res<Seats>,
    mut remarks: MessageWriter<Remark>,
) {
    for HandedOver(seat) in leavers.read() {
        let text = LocalText::new("table-handed-over").with("player", name(&seats, *seat));
        remarks.write(Remark::new("computer", text));
    }
}

fn take_remarks(
    mut remarks: MessageReader<Remark>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut status: ResMut<Status>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if let Some(remark) = remarks.read().last() {
        let end = Instant::now() + remark.stays;
        status.remark = Some((remark.clone(), end));
        wake_at(end, &LoopWaker::of(proxy.as_deref()), &mut redraw);
        redraw.nudge();
    }
}

/// Chooses the lines on screen; most remarks disappear with the next action.
fn choose_words(
    (now, seen): (Res<TurnNow>, Res<TurnSeen>),
    (seats, thinks, watching): (Res<Seats>, Res<Thinks>, Option<Res<Watching>>),
    (playback, words): (Res<Playback>, Res<StageWords>),
    (device, keys): (Res<LastDevice>, KeyWords),
    mut status: ResMut<Status>,
    mut entries: Local<usize>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let moved_on = std::mem::replace(&mut *entries, now.entries) != now.entries;
    let over = status.remark.as_ref().is_some_and(|(remark, end)| {
        moved_on && !remark.outlasts_actions || Instant::now() >= *end
    });
    if over {
        status.remark = None;
    }
    let runs = watching.is_none() && seen.entries > 0;
    status.decider = seen.seat().or(status.decider.filter(|_| runs));
    let turn = turn_words(watching.is_some(), &seen, &seats, (thinks.0, status.decider));
    let told = playback.scene().map(OwnScene::told).or(words.0.as_ref());
    let mut turn = shown_words(told, turn);
    if playback.is_held() {
        turn.words = go_on_words(*device).with("key", keys.of(Intent::Pick));
    }
    // An offer that awaits an answer is not covered by remarks.
    let line = match (offer_line(&now, &seats), &status.remark) {
        (offer @ Line::Offer(..), _) => offer,
        (_, Some((remark, _))) => Line::Remark(remark.icon, remark.text.clone()),
        (line, None) => line,
    };
    if status.line != line || status.turn != turn {
        (status.line, status.turn) = (line, turn);
        redraw.nudge();
    }
}

/// Wakes the sleeping loop when the remark is over.
fn wake_at(end: Instant, waker: &LoopWaker, redraw: &mut RedrawRequests) {
    let late = Duration::from_millis(20);
    if !waker.ring_after(end.saturating_duration_since(Instant::now()) + late) {
        redraw.until(end + late);
    }
}

fn offer_line(now: &TurnNow, seats: &Seats) -> Line {
    let Some(seat) = now.open_offer() else {
        return Line::Nothing;
    };
    if now.offer_to_answer(seats).is_some() {
        Line::Offer(
            now.side_of(seat),
            LocalText::new("offer-made")
                .with("player", name(seats, seat))
                .with("other", name(seats, other_seat(now, seat))),
        )
    } else {
        Line::Remark(
            "draw",
            LocalText::new("offer-waits").with("player", name(seats, other_seat(now, seat))),
        )
    }
}

/// Whose turn it is, given who thinks and who decided last.
fn turn_words(
    is_replay: bool,
    now: &TurnNow,
    seats: &Seats,
    (thinks, decider): (Option<Seat>, Option<Seat>),
) -> TurnWords {
    // At the start of a replay no decision is pending.
    if is_replay && now.entries == 0 {
        return TurnWords::without_side("status-replay-start");
    }
    let seat = match now.actor {
        Actor::Nobody(_) => return TurnWords::without_side("status-over"),
        Actor::Seat(seat) => seat,
        // Chance decides at once. While its result is shown, the turn is still that of the seat
        // before.
        Actor::Chance => match decider {
            Some(seat) => seat,
            None => return TurnWords::without_side("status-draws-lots"),
        },
    };
    let words = if thinks == Some(seat) {
        LocalText::new("status-thinks").with("player", name(seats, seat))
    } else if !is_replay && seats.only_human() == Some(seat) {
        LocalText::new("status-your-turn")
    } else {
        LocalText::new("status-to-move").with("player", name(seats, seat))
    };
    TurnWords { side: Some(now.side_of(seat)), words }
}

/// What to press for the next step.
fn go_on_words(device: LastDevice) -> LocalText {
    LocalText::new(match device {
        LastDevice::Pointer => "status-go-on-click",
        LastDevice::Touch => "status-go-on-tap",
        LastDevice::Keyboard => "status-go-on-key",
        LastDevice::Pad => "status-go-on-pad",
    })
}

/// While a game shows a stage of its own, what is seen there, else whose turn it is.
fn shown_words(told: Option<&LocalText>, turn: TurnWords) -> TurnWords {
    let told = told.map(|words| TurnWords { side: None, words: words.clone() });
    told.unwrap_or(turn)
}

/// The first seat of another side, which answers an offer.
fn other_seat(now: &TurnNow, seat: Seat) -> Seat {
    let others = (0..now.sides.len() as u8).map(Seat);
    others.into_iter().find(|other| now.side_of(*other) != now.side_of(seat)).unwrap_or(seat)
}

fn name(seats: &Seats, seat: Seat) -> String {
    seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone()).unwrap_or_default()
}

fn write_turn(
    (status, style): (Res<Status>, Res<PlayerStyle>),
    (clock, state): (Res<MatchClock>, Res<KeptState>),
    parts: Query<(Entity, Ref<Part>)>,
    mut shown: Local<TurnShown>,
    mut commands: Commands,
) {
    let Some((entity, part)) = parts.iter().find(|(_, part)| **part == Part::Turn) else { return };
    let TurnWords { side, words } = &status.turn;
    let wanted = TurnShown { words: words.clone(), clock: clock.face(), sign: state.sign() };
    if *shown == wanted && !part.is_added() {
        return;
    }
    shown.clone_from(&wanted);
    commands.entity(entity).despawn_children().with_children(|paper| {
        let line = Node { flex_wrap: FlexWrap::NoWrap, min_height: px(28), ..theme::row(space::S) };
        paper.spawn((line, Pickable::IGNORE)).with_children(|line| {
            if let Some(side) = side {
                line.spawn(Icon::of("tokens", style.token(*side), 28));
            }
            let color = side.map_or(palette::INK, |side| style.ink(side));
            line.spawn(text(words.clone(), Lettering::Strong, color));
            if let Some(face) = wanted.clock {
                show_clock(line, face);
            }
        });
        wanted.sign.into_iter().for_each(|sign| show_sign(paper, sign));
    });
}

/// The sign that the match is not being saved.
fn show_sign(paper: &mut ChildSpawnerCommands, sign: LocalText) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|line| {
        line.spawn((Icon::new("warning", 24), Tint(palette::RED)));
        line.spawn(text(sign, Lettering::Note, palette::RED));
    });
}

/// The match's clock, at the far end of the line.
fn show_clock(line: &mut ChildSpawnerCommands, face: ClockFace) {
    let node = Node { margin: UiRect::left(auto()), flex_shrink: 0.0, ..theme::row(space::XS) };
    line.spawn((node, Pickable::IGNORE)).with_children(|place| {
        place.spawn((Icon::new("clock", 24), Tint(palette::COCOA)));
        place.spawn(text(clock_words(face), Lettering::Strong, palette::COCOA));
    });
}

/// What a clock shows, in words.
pub(super) fn clock_words(face: ClockFace) -> LocalText {
    let (key, left) = match face {
        ClockFace::Minutes(minutes) => ("clock-minutes", minutes),
        ClockFace::Seconds(seconds) => ("clock-seconds", seconds),
    };
    LocalText::new(key).with("left", left)
}

#[cfg(test)]
mod tests;
