//! A sheet that compares all placements of the disc in hand: a row for every place, a column for
//! every quarter turn.
//!
//! The key that shows an animal's reach in other games opens it; pressing a placement picks it.
//! Deliberately absent: which placement is best.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::placement_preview::{Promise, preview};
use super::{faces, words};
use crate::app::hud::HudSystems;
use crate::app::hud::switches::Marking;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::card_face::CardFace;
use crate::app::session::plan::TableStepsBack;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Choices, Faces, Pick, Playback, Playing};
use crate::rules::honga::{Awaited, Honga, Place, Tables, View, spots};
use crate::rules::{Seat, Spot};

/// The sheet, with the number of entries of the match when it was opened.
#[derive(Component)]
struct PlaceSheet(usize);

/// A disc's width on the sheet, in pixels.
const DISC: f32 = 66.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (close_by_key, lay_sheet)
            .chain()
            .in_set(HudSystems::Show)
            .run_if(resource_exists::<Playing<Honga>>),
    )
    .add_systems(Last, keep_back.run_if(in_state(Screen::Play)));
}

/// While the sheet is open, Back closes it instead of opening a menu.
fn keep_back(sheets: Query<(), With<PlaceSheet>>, mut back: ResMut<TableStepsBack>) {
    if !sheets.is_empty() {
        back.0 = true;
    }
}

fn close_by_key(
    sheets: Query<(), With<PlaceSheet>>,
    intents: Intents,
    mut marking: ResMut<Marking>,
) {
    let asked = intents.just(Intent::Back) || intents.just(Intent::Reach);
    if !sheets.is_empty() && asked {
        marking.bypass_change_detection().reach = false;
    }
}

fn lay_sheet(
    (playing, choices, faces): (Res<Playing<Honga>>, Res<Choices>, Res<Faces>),
    (playback, overlay): (Res<Playback>, Res<State<Overlay>>),
    (mut marking, mut remarks): (ResMut<Marking>, MessageWriter<Remark>),
    sheets: Query<(Entity, &PlaceSheet)>,
    mut commands: Commands,
) {
    let entries = playing.entries().len();
    let moment = *playing.position().field().turn_state();
    let view = playing.shown();
    let knows = view.position().disc(moment.turn, 0).is_some();
    let placing = moment.awaited == Awaited::Placement && !choices.is_empty() && knows;
    if marking.reach && !placing {
        // There is nothing to compare, and the next turn must not open the sheet.
        if marking.is_changed() {
            remarks.write(Remark::new("warning", "honga-sheet-nothing"));
        }
        marking.bypass_change_detection().reach = false;
    }
    let wanted = marking.reach && placing && playback.is_idle() && *overlay.get() == Overlay::None;
    match sheets.iter().next() {
        Some((_, sheet)) if wanted && sheet.0 == entries => return,
        None if !wanted => return,
        _ => {}
    }
    sheets.iter().for_each(|(sheet, _)| commands.entity(sheet).despawn());
    if !wanted {
        return;
    }
    commands
        .spawn((
            PlaceSheet(entries),
            DespawnOnExit(Screen::Play),
            theme::veil(6),
            MenuScope { layer: 0 },
        ))
        .with_children(|veil| {
            veil.spawn(theme::panel(auto())).with_children(|paper| {
                head(paper);
                for place in playing.tables().places() {
                    row(paper, playing.tables(), &view, moment.turn, place, &faces);
                }
            });
        });
}

fn head(paper: &mut ChildSpawnerCommands) {
    let line = Node { justify_content: JustifyContent::SpaceBetween, ..theme::row(space::L) };
    paper.spawn(line).with_children(|line| {
        line.spawn(text("honga-sheet-title", Lettering::Heading, palette::INK));
        line.spawn((button("honga-sheet-close", ButtonKind::Secondary), TableCommand::Reach));
    });
}

fn row(
    paper: &mut ChildSpawnerCommands,
    tables: &Tables,
    view: &View,
    seat: Seat,
    place: Place,
    faces: &Faces,
) {
    let Some(kind) = view.position().disc(seat, 0) else { return };
    paper.spawn(Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) }).with_children(
        |line| {
            let name = LocalText::new(words::place_key(&tables.place(place).id));
            let label = Node { width: px(104), flex_shrink: 0.0, ..default() };
            line.spawn((label, Pickable::IGNORE)).with_child(text(
                name,
                Lettering::Small,
                palette::COCOA,
            ));
            for rotation in 0..4 {
                let said = preview(tables, view, seat, kind, place, rotation);
                let face =
                    faces.get(&faces::disc_name(kind, rotation)).cloned().unwrap_or_default();
                let path = [spots::place(tables, place), spots::rotation(rotation)];
                let spoken = LocalText::new(words::place_key(&tables.place(place).id));
                let first = place == Place(0) && rotation == 0;
                cell(line, spoken, path, first).with_children(|cell| {
                    disc(cell, &face);
                    tell_all(cell, &said);
                });
            }
        },
    );
}

/// A button that picks a place and a rotation.
fn cell<'a>(
    line: &'a mut ChildSpawnerCommands,
    spoken: LocalText,
    path: [Spot; 2],
    first: bool,
) -> EntityCommands<'a> {
    let node = Node {
        width: px(158),
        padding: UiRect::all(px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(14)),
        ..default()
    };
    let mut laid = line.spawn((
        node,
        behaviour(ButtonKind::Choice, spoken),
        observe(
            move |_: On<Activate>,
                  mut picks: MessageWriter<Pick>,
                  mut focus: ResMut<InputFocus>,
                  mut marking: ResMut<Marking>| {
                picks.write_batch(path.map(Pick));
                focus.clear();
                marking.bypass_change_detection().reach = false;
            },
        ),
    ));
    if first {
        laid.insert(FirstFocus);
    }
    laid
}

fn tell_all(cell: &mut ChildSpawnerCommands, said: &[Option<Promise>; 4]) {
    let column = Node { flex_direction: FlexDirection::Column, row_gap: px(1), ..default() };
    cell.spawn((column, Pickable::IGNORE)).with_children(|column| {
        said.iter().flatten().for_each(|promise| tell(column, promise));
    });
}

/// A picture and a number; warnings are on dark paper.
fn tell(column: &mut ChildSpawnerCommands, promise: &Promise) {
    let (paper, ink) =
        if promise.warns { (palette::INK, palette::PAPER) } else { (Color::NONE, palette::INK) };
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        padding: UiRect::horizontal(px(4)),
        border_radius: BorderRadius::all(px(8)),
        ..theme::row(space::XS)
    };
    column.spawn((line, BackgroundColor(paper), Pickable::IGNORE)).with_children(|line| {
        line.spawn(Icon::of(faces::SHEET, promise.cell, 24));
        line.spawn(plain(promise.short.clone(), Lettering::Small, ink));
    });
}

fn disc(cell: &mut ChildSpawnerCommands, face: &CardFace) {
    let frame = Node { width: px(DISC), height: px(DISC), flex_shrink: 0.0, ..default() };
    let unit = DISC / 128.0;
    cell.spawn((frame, Pickable::IGNORE)).with_children(|frame| {
        for picture in &face.pictures {
            let corner = (picture.middle - Vec2::splat(picture.size / 2.0)) * unit;
            let place = Node {
                position_type: PositionType::Absolute,
                left: px(corner.x),
                top: px(corner.y),
                ..default()
            };
            let size = (picture.size * unit).round().max(1.0) as u16;
            frame.spawn((Icon::of(picture.sheet, picture.cell.clone(), size), place));
        }
    });
}
