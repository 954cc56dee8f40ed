//! The result: who won and why, and what to do next.
//!
//! Deliberately absent: judging the match; the table sends the lines to show.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::hud::card_print::{card_node, print_face};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, headlines, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{MatchEnded, Ranked};
use crate::app::session::table_command::TableCommand;
use crate::app::table::ReplayRequest;

/// The panel's width.
const WIDTH: f32 = 780.0;

/// The height of a card, without and with a list of ranks, which needs room for five places.
const CARD: [f32; 2] = [220.0, 84.0];

/// The end of the last match.
#[derive(Resource, Clone, Debug, PartialEq)]
struct LastResult(MatchEnded);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchOver>()
        .add_message::<ReplayRequest>()
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
            veil.spawn(theme::panel(px(WIDTH))).with_children(|panel| {
                panel
                    .spawn(Node {
                        flex_direction: FlexDirection::Column,
                        row_gap: px(space::M),
                        ..paper
                    })
                    .with_children(|column| {
                        spawn_lines(column, &result.0);
                        spawn_ranks(column, &result.0.ranks);
                        spawn_choices(column);
                    });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-board"),
            ]));
        });
}

fn spawn_lines(column: &mut ChildSpawnerCommands, end: &MatchEnded) {
    if let Some(animal) = &end.animal {
        // The list of ranks needs room for five places.
        let size = if end.ranks.is_empty() { 144 } else { 72 };
        column.spawn(Icon::of("heads", animal.clone(), size));
    }
    if !end.cards.is_empty() {
        let height = CARD[usize::from(!end.ranks.is_empty())];
        column.spawn((theme::row(space::L), Pickable::IGNORE)).with_children(|row| {
            for face in &end.cards {
                row.spawn((card_node(height), Pickable::IGNORE))
                    .with_children(|card| print_face(card, face, height));
            }
        });
    }
    for (line, says) in end.headline.iter().enumerate() {
        let lettering = if line == 0 { Lettering::Display } else { Lettering::Body };
        let mut spawned = column.spawn(text(says.clone(), lettering, palette::INK));
        spawned.insert(TextLayout::justify(Justify::Center));
    }
}

/// A line for every seat, the winners' on brighter paper.
fn spawn_ranks(column: &mut ChildSpawnerCommands, ranks: &[Ranked]) {
    if ranks.is_empty() {
        return;
    }
    let list = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        width: percent(100),
        ..default()
    };
    column.spawn((list, Pickable::IGNORE)).with_children(|list| {
        ranks.iter().for_each(|ranked| spawn_rank(list, ranked));
    });
}

fn spawn_rank(list: &mut ChildSpawnerCommands, ranked: &Ranked) {
    let line = Node {
        padding: UiRect::axes(px(space::M), px(2)),
        border_radius: BorderRadius::all(px(10)),
        flex_wrap: FlexWrap::NoWrap,
        min_height: px(38),
        ..theme::row(space::M)
    };
    let paper = if ranked.place == 1 { palette::DEN_LAND } else { palette::PARCHMENT };
    list.spawn((line, BackgroundColor(paper), Pickable::IGNORE)).with_children(|row| {
        let place = LocalText::new("end-place").with("place", ranked.place);
        let narrow = Node { width: px(32), flex_shrink: 0.0, ..default() };
        row.spawn((narrow, children![text(place, Lettering::Strong, palette::INK)]));
        row.spawn(Icon::of("tokens", ranked.token, 32));
        row.spawn(plain(ranked.name.clone(), Lettering::Strong, palette::INK));
        row.spawn(Node { flex_grow: 1.0, ..default() });
        if let Some(note) = &ranked.note {
            row.spawn(text(note.clone(), Lettering::Note, palette::COCOA));
        }
        if let Some(points) = ranked.points {
            let points = LocalText::new("end-points").with("count", points);
            row.spawn((text(points, Lettering::Strong, palette::INK), TextLayout::no_wrap()));
        }
    });
}

fn spawn_choices(column: &mut ChildSpawnerCommands) {
    let again = button("result-rematch", ButtonKind::Primary);
    column.spawn((again, FirstFocus, TableCommand::Rematch));
    column
        .spawn(Node {
            justify_content: JustifyContent::Center,
            // At its full width the row's height accounts for wrapped lines.
            width: percent(100),
            flex_shrink: 0.0,
            ..theme::row(space::M)
        })
        .with_children(|row| {
            let plain = |label: &'static str| button(label, ButtonKind::Secondary);
            row.spawn((plain("result-board"), TableCommand::Close));
            row.spawn((plain("result-watch"), observe(watch)));
            row.spawn((plain("result-setup"), TableCommand::Leave(Screen::SetUp)));
            row.spawn((plain("result-title"), TableCommand::Leave(Screen::Title)));
        });
}

/// Shows the match again from its start.
fn watch(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Watch);
    overlays.close();
}
