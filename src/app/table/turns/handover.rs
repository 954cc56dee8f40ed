//! The handover: how several people with secrets share one screen.
//!
//! The screen shows a spectator's view until the seat that owes a private decision opens its curtain.
//! Then it shows that seat's view until the seat has decided, asks for the curtain to be shut, turns
//! to another window, or does nothing for a minute. Choices, refusals, marks, log and hover texts
//! follow the viewer, so a shut curtain needs no further care. A player who opens a curtain sees again
//! what the others did meanwhile ([`super::replays`]). A seat that only holds secrets decides
//! without a curtain and may look at them at any time; nothing is shown again, because the players
//! kept watching. [`TableGame::is_private`] says which decisions are private; the HUD has the gesture
//! that opens a curtain.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::playing::{NeedsRelayout, Playing};
use super::seats::{Seats, sits_far};
use super::waiting::Waiting;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::picking::selection::Selection;
use crate::rules::{Seat, Viewer};

/// An open curtain shuts after this long without input.
pub const STAYS_OPEN: Duration = Duration::from_secs(60);

/// The state of the curtain.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Handover {
    /// The seat that is asked to take the screen while the others look away.
    pub waits_for: Option<Seat>,
    /// The seat whose curtain is open.
    pub open_for: Option<Seat>,
    /// The seat that may look at its secrets and decides without a curtain.
    pub may_peek: Option<Seat>,
    /// How many curtains were opened in this match.
    pub opened: u32,
}

/// Set while the pending decision is made without handing the screen over: there is no curtain.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct HandoverYields(pub bool);

/// The scene shown in front of a shut curtain.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Curtain(pub &'static str);

/// The awaited seat has taken the screen.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenCurtain;

/// The player at the screen covers it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShutCurtain;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Handover>()
        .init_resource::<Curtain>()
        .init_resource::<HandoverYields>()
        .add_message::<OpenCurtain>()
        .add_message::<ShutCurtain>()
        .add_message::<WindowFocused>()
        .add_systems(
            Update,
            (
                shut_by_itself.in_set(TableSystems::Listen),
                peek_or_cover.in_set(TableSystems::Select),
            ),
        );
}

/// Opens and shuts the curtain as the match goes on.
pub(in crate::app::table) fn keep_handover<G: TableGame>(
    mut asked: (MessageReader<OpenCurtain>, MessageReader<ShutCurtain>),
    (seats, playback): (Res<Seats>, Res<Playback>),
    (waiting, yields, relayout): (Res<Waiting<G>>, Res<HandoverYields>, Res<NeedsRelayout>),
    mut asked_of: Local<(Option<Seat>, Option<Seat>)>,
    mut playing: ResMut<Playing<G>>,
    (mut handover, mut again): (ResMut<Handover>, ResMut<SeeAgain>),
    mut layout: Option<ResMut<BoardLayout>>,
) {
    let (open, shut) = (asked.0.read().count() > 0, asked.1.read().count() > 0);
    if seats.humans().count() < 2 {
        handover.set_if_neq(Handover { opened: handover.opened, ..default() });
        return;
    }
    if playing.is_changed() {
        let here = |seat: &Seat| seats.is_human(*seat);
        *asked_of = (playing.private_seat().filter(here), playing.peeking_seat().filter(here));
    }
    let (owes, peeks) = *asked_of;
    // A viewer who looks without a curtain was not let in here and is not shut out here.
    if matches!(playing.viewer(), Viewer::Seat(_)) && handover.open_for.is_none() {
        return;
    }
    let all_seen = (playback.is_idle() || relayout.0) && waiting.is_empty();
    let mut now = Handover { waits_for: None, may_peek: peeks, ..*handover };
    match (playing.viewer(), owes.filter(|_| !yields.0)) {
        (Viewer::Seat(seat), owing) => {
            let over = owing.or(peeks) != Some(seat) && all_seen;
            if over || shut {
                playing.look_as(Viewer::Spectator);
                (now.open_for, now.waits_for) = (None, owing);
            } else {
                now.open_for = Some(seat);
            }
        }
        (Viewer::Spectator, Some(seat)) if open => {
            playing.look_as(Viewer::Seat(seat));
            (now.open_for, now.opened) = (Some(seat), handover.opened + 1);
            again.0 = Some(Again::Others);
            // The player at the screen sits at the bottom.
            if let Some(layout) = &mut layout {
                let far = sits_far::<G>(&playing, seat);
                if layout.flipped != far {
                    layout.flipped = far;
                }
            }
        }
        (Viewer::Spectator, owing) => {
            (now.open_for, now.waits_for) = (None, owing);
            if let Some(seat) = peeks.filter(|_| open && owing.is_none()) {
                playing.look_as(Viewer::Seat(seat));
                now.open_for = Some(seat);
            }
        }
    }
    handover.set_if_neq(now);
}

fn peek_or_cover(
    mut table_commands: MessageReader<TableCommand>,
    handover: Res<Handover>,
    (mut opens, mut shuts): (MessageWriter<OpenCurtain>, MessageWriter<ShutCurtain>),
) {
    for command in table_commands.read() {
        match command {
            TableCommand::Peek | TableCommand::Cover if handover.open_for.is_some() => {
                shuts.write(ShutCurtain);
            }
            TableCommand::Peek if handover.may_peek.is_some() => drop(opens.write(OpenCurtain)),
            _ => {}
        }
    }
}

/// Shuts an open curtain after a minute without input or when the window loses the focus.
fn shut_by_itself(
    time: Res<Time<Real>>,
    handover: Res<Handover>,
    (pointing, selection): (Res<Pointing>, Res<Selection>),
    mut focus: MessageReader<WindowFocused>,
    mut since: Local<Duration>,
    mut shuts: MessageWriter<ShutCurtain>,
) {
    let left = focus.read().any(|focus| !focus.focused);
    if handover.is_changed() || pointing.is_changed() || selection.is_changed() {
        *since = time.elapsed();
    }
    if handover.open_for.is_some() && (left || time.elapsed().saturating_sub(*since) >= STAYS_OPEN)
    {
        shuts.write(ShutCurtain);
    }
}

/// Set to show again what happened.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SeeAgain(pub Option<Again>);

/// What is shown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    /// What the others decided while the screen was covered. Chance was seen by all.
    Others,
    /// Everything since the viewer's last decision, or else the last turn.
    LastTurn,
}
