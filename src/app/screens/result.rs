//! The result: who won and why, and what to do next.
//!
//! Deliberately absent: judging the match; the table hands over the lines to show.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::plan::{MatchEnded, TableRequest};
use super::{Overlay, Overlays, Screen, widgets};
use crate::app::hud::card_print::{card_node, print_face};
use crate::app::input::menus::FirstFocus;
use crate::app::input::{Intent, MenuScope};
use crate::app::theme::{self, ButtonKind, Icon, Lettering, button, palette, space, text};

/// The height of a card that is shown.
const CARD: f32 = 220.0;

/// The last match's end, kept while its result is shown.
#[derive(Resource, Clone, Debug, PartialEq)]
struct LastResult(MatchEnded);

/// Whether the match on the table is over and its end has been told; the table writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchOver(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchOver>()
        .add_systems(Update, hear_the_end.run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Overlay::Result), open_result);
}

fn hear_the_end(
    mut ended: MessageReader<MatchEnded>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    if let Some(end) = ended.read().last() {
        commands.insert_resource(LastResult(end.clone()));
        overlays.close();
        overlays.open(Overlay::Result);
    }
}

fn open_result(result: Option<Res<LastResult>>, mut commands: Commands) {
    let Some(result) = result else { return };
    commands
        .spawn((DespawnOnExit(Overlay::Result), theme::veil(20), MenuScope { layer: 1 }))
        .with_children(|veil| {
            let paper = Node { align_items: AlignItems::Center, ..default() };
            veil.spawn(theme::panel(px(620))).with_children(|panel| {
                panel
                    .spawn(Node {
                        flex_direction: FlexDirection::Column,
                        row_gap: px(space::M),
                        ..paper
                    })
                    .with_children(|column| {
                        spawn_lines(column, &result.0);
                        spawn_choices(column);
                    });
            });
            veil.spawn(widgets::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-board"),
            ]));
        });
}

fn spawn_lines(column: &mut ChildSpawnerCommands, end: &MatchEnded) {
    if let Some(animal) = &end.animal {
        column.spawn(Icon::of("heads", animal.clone(), 144));
    }
    if let Some(face) = &end.card {
        column
            .spawn((card_node(CARD), Pickable::IGNORE))
            .with_children(|card| print_face(card, face, CARD));
    }
    for (line, says) in end.headline.iter().enumerate() {
        let lettering = if line == 0 { Lettering::Display } else { Lettering::Body };
        let mut spawned = column.spawn(text(says.clone(), lettering, palette::INK));
        spawned.insert(TextLayout::justify(Justify::Center));
    }
}

fn spawn_choices(column: &mut ChildSpawnerCommands) {
    column.spawn((button("result-rematch", ButtonKind::Primary), FirstFocus, observe(rematch)));
    column
        .spawn(Node { justify_content: JustifyContent::Center, ..theme::row(space::M) })
        .with_children(|row| {
            row.spawn((
                button("result-board", ButtonKind::Secondary),
                observe(|_: On<Activate>, mut overlays: Overlays| overlays.close()),
            ));
            row.spawn((
                button("result-setup", ButtonKind::Secondary),
                observe(leave_for(Screen::SetUp)),
            ));
            row.spawn((
                button("result-title", ButtonKind::Secondary),
                observe(leave_for(Screen::Title)),
            ));
        });
}

/// A press that begins the same match anew.
pub fn rematch(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<TableRequest>) {
    requests.write(TableRequest::Rematch);
    overlays.close();
}

/// A press that leaves the table for a screen, unasked.
pub(super) fn leave_for(
    screen: Screen,
) -> impl FnMut(On<Activate>, MessageWriter<TableRequest>, ResMut<NextState<Screen>>) {
    move |_, mut requests, mut next| {
        requests.write(TableRequest::Leave);
        next.set(screen);
    }
}
