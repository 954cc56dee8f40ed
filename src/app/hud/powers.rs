//! The table of all animals, opened with one key: rank, portrait, what each takes, its powers.
//!
//! It is drawn from the cards of the current level, so it is right for every rule set and modded
//! animal. Deliberately absent: support for hundreds of cards.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::card_panel::{LevelNote, heads_line, paragraph, pips, portrait};
use super::card_print::{card_node, print_face};
use super::explain::Card;
use super::numbers;
use crate::app::kit::form::Fit;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{Lettering, headlines, space, text};
use crate::app::kit::{palette, theme};

/// The height of a printed card, in interface units.
const PRINTED: f32 = 110.0;

/// The cards of the current level, strongest first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct AllCards(pub Vec<Card>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AllCards>()
        .add_systems(Update, close_on_key.run_if(in_state(Overlay::Powers)))
        .add_systems(OnEnter(Overlay::Powers), lay_powers);
}

/// The key that opens the table closes it too.
fn close_on_key(intents: Intents, mut opened: Local<bool>, mut overlays: Overlays) {
    // In the first frame the press that opened the table still counts as just pressed.
    let first = !std::mem::replace(&mut *opened, true);
    if !first && intents.just(Intent::Powers) {
        *opened = false;
        overlays.back();
    }
}

fn lay_powers(cards: Res<AllCards>, source: LevelNote, mut commands: Commands) {
    commands
        .spawn((DespawnOnExit(Overlay::Powers), theme::veil(20), MenuScope { layer: 1 }))
        .with_children(|veil| {
            let mut paper = veil.spawn(theme::panel(px(1060)));
            paper.entry::<Node>().and_modify(|mut node| node.row_gap = px(space::S));
            paper.with_children(|paper| {
                paper.spawn(headlines::headline(source.wording("powers-title")));
                let line = LocalText::new(source.wording("powers-line"));
                paper.spawn(text(line, Lettering::Small, palette::INK));
                let rows = Node {
                    flex_direction: FlexDirection::Column,
                    overflow: Overflow::scroll_y(),
                    flex_shrink: 1.0,
                    min_height: px(0),
                    row_gap: px(2),
                    ..default()
                };
                if cards.0.iter().any(|card| card.takes.is_some()) {
                    write_heading(paper);
                }
                paper.spawn((rows, ScrollArea)).with_children(|rows| {
                    for (index, card) in cards.0.iter().enumerate() {
                        write_animal(rows, card, index % 2 == 1);
                    }
                });
            });
        });
}

/// Says above the column of heads what they are.
fn write_heading(paper: &mut ChildSpawnerCommands) {
    let line = Node { padding: UiRect::horizontal(px(space::S)), ..theme::row(space::M) };
    let wide = Fit(|form, node| node.display = form.pick(Display::Flex, Display::None));
    paper.spawn((line, wide, Pickable::IGNORE)).with_children(|row| {
        for width in [50.0, 130.0, 128.0] {
            cell(row, width);
        }
        cell(row, 268.0).with_children(|cell| {
            cell.spawn(text("card-takes", Lettering::Cap, palette::COCOA));
        });
    });
}

fn write_animal(rows: &mut ChildSpawnerCommands, card: &Card, shaded: bool) {
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        padding: UiRect::axes(px(space::S), px(1)),
        border_radius: BorderRadius::all(px(10)),
        flex_shrink: 0.0,
        ..theme::row(space::M)
    };
    let paper = if shaded { palette::PARCHMENT.with_alpha(0.5) } else { Color::NONE };
    let wraps = Fit(|form, node| {
        node.flex_wrap = form.pick(FlexWrap::NoWrap, FlexWrap::Wrap);
    });
    rows.spawn((line, wraps, BackgroundColor(paper), Pickable::IGNORE)).with_children(|row| {
        match &card.face {
            Some(face) => {
                row.spawn((card_node(PRINTED), Pickable::IGNORE))
                    .with_children(|card| print_face(card, face, PRINTED));
            }
            None => portrait(row, None, &card.head, 50.0),
        }
        cell(row, 130.0).with_children(|cell| {
            cell.spawn(text(card.name.clone(), Lettering::Strong, palette::INK));
        });
        cell(row, if card.face.is_some() { 210.0 } else { 128.0 }).with_children(|cell| {
            if let Some((rank, most)) = card.rank {
                pips(cell, rank, most);
            }
            numbers::class_line(cell, card);
        });
        // A printed card shows its numbers itself.
        if card.face.is_none() {
            cell(row, 268.0).with_children(|cell| {
                if let Some(takes) = &card.takes {
                    heads_line(cell, "card-takes-nothing", takes, 31);
                }
                numbers::number_rows(cell, card);
            });
        }
        let words = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        let below = Fit(|form, node| node.flex_basis = form.pick(px(0), percent(100)));
        row.spawn((words, below, Pickable::IGNORE)).with_children(|cell| {
            paragraph(cell, &card.powers, Lettering::Small);
        });
    });
}

fn cell<'a>(row: &'a mut ChildSpawnerCommands, width: f32) -> EntityCommands<'a> {
    let node = Node {
        width: px(width),
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        ..default()
    };
    row.spawn((node, Pickable::IGNORE))
}
