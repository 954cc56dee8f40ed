//! Where the HUD's parts stand: a column on either side of the board, remarks over its far edge.
//!
//! The board keeps the middle at full height, so the columns take what is left of the width and fold away when that is too little
//! to read. Deliberately absent: what stands in the parts; each panel fills its own.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy::window::PrimaryWindow;

use super::wish::LogShown;
use crate::app::screens::Screen;
use crate::app::table::{BoardLayout, Livery};
use crate::app::theme::{self, palette, panels, space};

/// A part of the HUD, filled by the panel of the same name.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Left of the board: plates and log.
    Left,
    /// Right of the board: card and bar.
    Right,
    /// Whose turn it is.
    Turn,
    /// What is left of the turn, and choices that are buttons.
    Choices,
    /// What is said in passing, over the board's edge.
    Remarks,
    /// Plate of the player on the far side.
    FarPlate,
    /// Plate of the player on the near side.
    NearPlate,
    /// The plates of all seats, where everybody plays for themselves.
    SeatPlates,
    /// The log of the match.
    Log,
    /// The card of an animal.
    Card,
    /// The buttons.
    Bar,
    /// Keys and what they do.
    Keys,
}

/// How much room there is beside the board, in interface units.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    /// Width of a column.
    pub column: f32,
    /// Whether the columns are too narrow for texts.
    pub narrow: bool,
    /// Whether the board has trays of its own, which take the upper part of the left column.
    pub trays: bool,
    /// Where the left column begins below them, and its height.
    pub top: f32,
    /// See there.
    pub height: f32,
    /// The trays take the whole left column: the log shares the right one with the card.
    pub crowded: bool,
}

/// A log lower than this is none.
const LOWEST_LOG: f32 = 90.0;
/// Columns narrower than this show no texts.
const NARROW: f32 = 190.0;
/// Columns wider than this only stretch their lines.
const WIDE: f32 = 350.0;
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Room>().add_systems(OnEnter(Screen::Play), lay_out).add_systems(
        Update,
        (measure_room, fit_columns, move_log).chain().run_if(in_state(Screen::Play)),
    );
}

fn lay_out(mut commands: Commands) {
    let root = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    commands
        .spawn((Name::new("Hud"), DespawnOnExit(Screen::Play), root, Pickable::IGNORE))
        .with_children(|root| {
            root.spawn((Part::Left, column(true), Pickable::IGNORE)).with_children(|left| {
                left.spawn((Part::SeatPlates, stack(), Pickable::IGNORE));
                left.spawn((Part::FarPlate, paper()));
                left.spawn((Part::Log, tall_paper()));
                left.spawn((Part::NearPlate, paper()));
            });
            root.spawn((Part::Right, column(false), Pickable::IGNORE)).with_children(|right| {
                right.spawn((Part::Turn, paper()));
                right.spawn((Part::Choices, paper()));
                right
                    .spawn((Part::Card, tall_paper(), ScrollArea))
                    .entry::<Node>()
                    .and_modify(|mut node| node.overflow = Overflow::scroll_y());
                right.spawn((Part::Keys, keys(), Pickable::IGNORE));
                right
                    .spawn((Part::Bar, paper()))
                    .entry::<Node>()
                    .and_modify(|mut node| node.padding = UiRect::all(px(space::S)));
            });
            root.spawn((Part::Remarks, edge(), Pickable::IGNORE));
        });
}

fn column(left: bool) -> Node {
    let edge = px(space::S);
    Node {
        position_type: PositionType::Absolute,
        top: edge,
        bottom: edge,
        left: if left { edge } else { auto() },
        right: if left { auto() } else { edge },
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        row_gap: px(space::S),
        ..default()
    }
}

/// The board's far edge: its hem is empty, while the near one has the files' letters.
fn edge() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        top: px(2),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

fn stack() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S - 2.0),
        flex_shrink: 0.0,
        ..default()
    }
}

fn keys() -> Node {
    Node { justify_content: JustifyContent::Center, ..theme::row(space::M) }
}

/// A piece of paper with things below each other.
pub(in crate::app) fn paper() -> impl Bundle {
    (paper_node(), BackgroundColor(palette::PAPER), panels::shadow(4.0))
}

fn tall_paper() -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..paper_node()
    };
    (node, BackgroundColor(palette::PAPER), panels::shadow(4.0))
}

fn paper_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        padding: UiRect::axes(px(space::M), px(space::S + space::XS)),
        border_radius: BorderRadius::all(px(16)),
        flex_shrink: 0.0,
        ..default()
    }
}

/// The table says how much it covers; the columns share what is left.
fn measure_room(
    window: Single<&Window, With<PrimaryWindow>>,
    scale: Res<UiScale>,
    layout: Option<Res<BoardLayout>>,
    mut room: ResMut<Room>,
) {
    let unit = scale.0.max(0.01);
    let board = layout.as_ref().map_or(0.0, |layout| layout.area().x);
    let beside = (window.width() - board) / 2.0 / unit - space::S * 2.0;
    let sketch = layout.as_ref().and_then(|layout| Some((layout.sketch.as_ref()?, layout)));
    let top = sketch.map_or(0.0, |(sketch, layout)| {
        let above = (window.height() - layout.area().y) / 2.0;
        (above + sketch.taken * layout.square) / unit
    });
    let height = window.height() / unit - top - space::S * 2.0;
    let (column, narrow) = (beside.clamp(60.0, WIDE), beside < NARROW);
    let trays = sketch.is_some();
    let crowded = trays && height <= LOWEST_LOG && !narrow;
    room.set_if_neq(Room { column, narrow, trays, top, height, crowded });
}

/// Where trays take the left column, as those of a full table do, the log lies below the card.
fn move_log(
    room: Res<Room>,
    parts: Query<(Entity, &Part, Option<&ChildOf>)>,
    mut commands: Commands,
) {
    let found = |wanted: Part| parts.iter().find(|(_, part, _)| **part == wanted);
    let (Some((log, _, Some(column))), Some((left, ..)), Some((right, ..))) =
        (found(Part::Log), found(Part::Left), found(Part::Right))
    else {
        return;
    };
    let (goal, place) = if room.crowded { (right, 3) } else { (left, 2) };
    if column.parent() != goal {
        commands.entity(goal).insert_children(place, &[log]);
    }
}

fn fit_columns(
    (room, livery): (Res<Room>, Res<Livery>),
    log: Res<LogShown>,
    mut parts: Query<(&Part, &mut Node)>,
    fresh: Query<(), Added<Part>>,
) {
    let changed = [room.is_changed(), livery.is_changed(), log.is_changed()];
    if !changed.contains(&true) && fresh.is_empty() {
        return;
    }
    for (part, mut node) in &mut parts {
        // That paper is there or away as the turn has it.
        if *part == Part::Choices {
            continue;
        }
        let shown = match part {
            Part::Card => !room.narrow,
            Part::FarPlate | Part::NearPlate => *livery == Livery::Packs,
            Part::SeatPlates => *livery == Livery::Seats && !room.trays,
            Part::Log => log.0 && (room.height > LOWEST_LOG || room.crowded),
            _ => true,
        };
        let display = if shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if *part == Part::Left && node.top != px(room.top + space::S) {
            node.top = px(room.top + space::S);
        }
        // A log called for in a narrow window lies over the board's edge rather than being cut.
        let width = if room.narrow && *part == Part::Left && log.0 { 240.0 } else { room.column };
        if matches!(part, Part::Left | Part::Right) && node.width != px(width) {
            node.width = px(width);
        }
    }
}
