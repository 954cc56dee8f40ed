//! The pause menu and its one question: are you sure?
//!
//! What cannot be undone is asked twice, and the careful answer has the focus. Deliberately absent: the requests' effects; the
//! table hears them as messages.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::result;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::kit::{palette, theme};
use crate::app::saving::KeptState;
use crate::app::session::asked::Asked;
use crate::app::session::over::{MatchOver, rematch};
use crate::app::session::plan::{Customs, TableRequest};
use crate::app::table::Watching;
use crate::app::table::matches::copying::CopyRequest;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Asked(TableRequest::Leave))
        .init_resource::<KeptState>()
        .add_message::<CopyRequest>()
        .add_systems(OnEnter(Overlay::Pause), open_pause)
        .add_systems(OnEnter(Overlay::Confirm), open_question);
}

fn open_pause(
    (over, customs): (Res<MatchOver>, Res<Customs>),
    (watching, state): (Option<Res<Watching>>, Res<KeptState>),
    mut commands: Commands,
) {
    let title = title(watching.is_some(), over.0);
    commands
        .spawn((DespawnOnExit(Overlay::Pause), theme::veil(20), MenuScope { layer: 1 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(480))).with_children(|paper| {
                paper.spawn((
                    Node { align_self: AlignSelf::Center, ..default() },
                    children![text(title, Lettering::Display, palette::INK)],
                ));
                if watching.is_some() {
                    spawn_choices_of_replay(paper);
                } else if over.0 {
                    spawn_choices_afterwards(paper);
                } else {
                    spawn_choices(paper, customs.draws, state.trouble.is_none());
                }
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// Only a match that goes on can pause.
fn title(watched: bool, over: bool) -> &'static str {
    match (watched, over) {
        (true, _) => "pause-title-replay",
        (false, true) => "pause-title-over",
        (false, false) => "pause-title",
    }
}

fn spawn_choices(paper: &mut ChildSpawnerCommands, draws: bool, kept: bool) {
    paper.spawn((
        button("pause-resume", ButtonKind::Primary),
        FirstFocus,
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.close()),
    ));
    spawn_sheets(paper);
    spawn_copies(paper);
    if draws {
        paper.spawn((button("pause-draw", ButtonKind::Secondary), observe(offer_draw)));
    }
    paper
        .spawn((button("pause-resign", ButtonKind::Secondary), observe(ask(TableRequest::Resign))));
    // What is kept is not lost, so nobody is asked.
    if kept {
        let leave = observe(result::leave_for(Screen::Title));
        paper.spawn((button("pause-leave", ButtonKind::Quiet), leave));
    } else {
        paper.spawn((button("pause-leave", ButtonKind::Quiet), observe(ask(TableRequest::Leave))));
    }
}

/// The match as text.
fn spawn_copies(paper: &mut ChildSpawnerCommands) {
    let row = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    let copies =
        [("pause-copy", CopyRequest::Record), ("pause-copy-position", CopyRequest::Position)];
    paper.spawn(row).with_children(|row| {
        for (key, request) in copies {
            let copy = move |_: On<Activate>,
                             mut requests: MessageWriter<CopyRequest>,
                             mut overlays: Overlays| {
                requests.write(request);
                overlays.close();
            };
            row.spawn((button(key, ButtonKind::Choice), observe(copy)))
                .entry::<Node>()
                .and_modify(|mut node| node.flex_grow = 1.0);
        }
    });
}

fn spawn_choices_of_replay(paper: &mut ChildSpawnerCommands) {
    paper.spawn((
        button("pause-watch-on", ButtonKind::Primary),
        FirstFocus,
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.close()),
    ));
    spawn_sheets(paper);
    spawn_copies(paper);
    for (key, screen) in [("title-saves", Screen::Saves), ("result-title", Screen::Title)] {
        paper.spawn((button(key, ButtonKind::Quiet), observe(result::leave_for(screen))));
    }
}

fn offer_draw(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<TableRequest>) {
    requests.write(TableRequest::OfferDraw);
    overlays.close();
}

fn spawn_sheets(paper: &mut ChildSpawnerCommands) {
    for (key, sheet) in [("pause-rules", Overlay::Rules), ("pause-settings", Overlay::Settings)] {
        paper.spawn((
            button(key, ButtonKind::Secondary),
            observe(move |_: On<Activate>, mut overlays: Overlays| overlays.open(sheet)),
        ));
    }
}

/// Nothing is lost any more once the match is over, so nothing is asked twice.
fn spawn_choices_afterwards(paper: &mut ChildSpawnerCommands) {
    paper.spawn((button("result-rematch", ButtonKind::Primary), FirstFocus, observe(rematch)));
    paper.spawn((
        button("pause-result", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Result)),
    ));
    paper.spawn((
        button("result-board", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.close()),
    ));
    spawn_sheets(paper);
    spawn_copies(paper);
    paper.spawn((
        button("result-title", ButtonKind::Quiet),
        observe(result::leave_for(Screen::Title)),
    ));
}

fn ask(request: TableRequest) -> impl FnMut(On<Activate>, Overlays, ResMut<Asked>) {
    move |_, mut overlays, mut asked| {
        asked.0 = request;
        overlays.open(Overlay::Confirm);
    }
}

fn open_question(asked: Res<Asked>, customs: Res<Customs>, mut commands: Commands) {
    let (question, yes) = match (asked.0, &customs.hands_over) {
        (TableRequest::Resign, Some(player)) => (
            LocalText::new("confirm-hand-over").with("player", player.clone()),
            "confirm-hand-over-yes",
        ),
        (TableRequest::Resign, None) => (LocalText::new("confirm-resign"), "confirm-resign-yes"),
        _ => (LocalText::new("confirm-leave"), "confirm-leave-yes"),
    };
    commands
        .spawn((DespawnOnExit(Overlay::Confirm), theme::veil(20), MenuScope { layer: 2 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(520))).with_children(|paper| {
                paper.spawn(text(question, Lettering::Heading, palette::INK));
                paper
                    .spawn(Node {
                        justify_content: JustifyContent::FlexEnd,
                        ..theme::row(space::M)
                    })
                    .with_children(|row| {
                        row.spawn((button(yes, ButtonKind::Secondary), observe(do_it)));
                        row.spawn((
                            button("confirm-no", ButtonKind::Primary),
                            FirstFocus,
                            observe(|_: On<Activate>, mut overlays: Overlays| overlays.back()),
                        ));
                    });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

fn do_it(
    _: On<Activate>,
    asked: Res<Asked>,
    mut requests: MessageWriter<TableRequest>,
    mut overlays: Overlays,
    mut next: ResMut<NextState<Screen>>,
) {
    requests.write(asked.0);
    overlays.close();
    if asked.0 == TableRequest::Leave {
        next.set(Screen::Title);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_a_match_that_goes_on_pauses() {
        let titles = [(false, false), (false, true), (true, false), (true, true)]
            .map(|(watched, over)| super::title(watched, over));
        let replay = "pause-title-replay";
        assert_eq!(titles, ["pause-title", "pause-title-over", replay, replay]);
    }
}
