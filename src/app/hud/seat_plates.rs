//! The plates for games in which every seat plays for itself: one below the other in seat order,
//! each with the seat's belongings, so that five of them can be read at once.
//!
//! Colour and shape show the seat; the seat to move has a brighter background, and words say the
//! same. Pointing at a picture shows its meaning. Deliberately absent: what the belongings are good
//! for, which the game's cards explain.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::layout::{Part, Room};
use super::plates::{self, Badge};
use super::tips::Tipped;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, panels, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::opponent::Thinks;
use crate::app::session::plan::PlayerKind;
use crate::app::table::{Belonging, Belongings, PlayerStyle, Score, Seats, TurnSeen};
use crate::rules::{Seat, Side};

/// The edge length of a belonging's picture, in interface units.
const PICTURE: u16 = 24;

/// What one plate shows.
#[derive(Clone, Debug, PartialEq)]
struct SeatPlate {
    side: Side,
    name: String,
    player: PlayerKind,
    to_move: bool,
    thinks: bool,
    score: Option<Score>,
    belongings: Belongings,
    narrow: bool,
}

/// All plates in seat order; empty in games with two sides.
#[derive(Resource, Default, Debug, PartialEq)]
struct SeatPlates(Vec<SeatPlate>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatPlates>()
        .add_systems(OnEnter(Screen::Play), |mut plates: ResMut<SeatPlates>| plates.0.clear())
        .add_systems(
            Update,
            (read_seats, lay_plates.run_if(resource_changed::<SeatPlates>))
                .chain()
                .in_set(super::HudSystems::Show),
        );
}

fn read_seats(
    (seats, now, style): (Res<Seats>, Res<TurnSeen>, Res<PlayerStyle>),
    (thinks, room): (Res<Thinks>, Res<Room>),
    mut plates: ResMut<SeatPlates>,
) {
    let seated = (0..).map(Seat).zip(&seats.0).filter(|_| *style == PlayerStyle::Seats);
    let plate = |(seat, plan): (Seat, &crate::app::session::plan::SeatPlan)| SeatPlate {
        side: now.side_of(seat),
        name: plan.name.clone(),
        player: plan.player,
        to_move: now.seat() == Some(seat),
        thinks: thinks.0 == Some(seat) && now.seat() == thinks.0,
        score: now.scores.get(usize::from(seat.0)).copied().flatten(),
        belongings: now.belongings.get(usize::from(seat.0)).cloned().unwrap_or_default(),
        narrow: room.narrow,
    };
    let wanted = seated.map(plate).collect();
    plates.set_if_neq(SeatPlates(wanted));
}

fn lay_plates(
    plates: Res<SeatPlates>,
    style: Res<PlayerStyle>,
    parts: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let Some((entity, _)) = parts.iter().find(|(_, part)| **part == Part::SeatPlates) else {
        return;
    };
    commands.entity(entity).despawn_children().with_children(|column| {
        plates.0.iter().for_each(|plate| lay_plate(column, plate, *style));
    });
}

fn lay_plate(column: &mut ChildSpawnerCommands, plate: &SeatPlate, style: PlayerStyle) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(2),
        padding: UiRect::new(px(space::S), px(space::S), px(space::XS), px(space::XS)),
        border: UiRect::left(px(7)),
        border_radius: BorderRadius::all(px(12)),
        flex_shrink: 0.0,
        ..default()
    };
    let paper = if plate.to_move { palette::DEN_LAND } else { palette::PAPER };
    let edge = BorderColor::all(style.color(plate.side));
    column.spawn((node, BackgroundColor(paper), edge, panels::shadow(4.0))).with_children(
        |paper| {
            head(paper, plate, style);
            for row in plate.belongings.rows.iter().filter(|row| !row.is_empty()) {
                let line = Node { row_gap: px(0), ..theme::row(space::S + 2.0) };
                paper.spawn((line, Pickable::IGNORE)).with_children(|line| {
                    row.iter().for_each(|belonging| lay_belonging(line, belonging));
                });
            }
        },
    );
}

/// Token with face, name and badges, with the kind of player below and the points at the end.
fn head(paper: &mut ChildSpawnerCommands, plate: &SeatPlate, style: PlayerStyle) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        let badge = Badge {
            side: plate.side,
            style,
            name: &plate.name,
            player: plate.player,
            size: if plate.narrow { 36 } else { 44 },
        };
        plates::badge(row, &badge);
        let column = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            min_width: px(0),
            ..default()
        };
        row.spawn((column, Pickable::IGNORE)).with_children(|column| {
            let line = Node { row_gap: px(0), ..theme::row(space::XS) };
            column.spawn((line, Pickable::IGNORE)).with_children(|line| {
                line.spawn(plain(plate.name.clone(), Lettering::Strong, palette::INK));
                plate.belongings.badges.iter().for_each(|badge| lay_belonging(line, badge));
            });
            if !plate.narrow {
                who(column, plate);
            }
        });
        if let Some(score) = plate.score {
            plates::write_score(row, plate.narrow, plate.side, score);
        }
    });
}

fn who(column: &mut ChildSpawnerCommands, plate: &SeatPlate) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::XS) };
    column.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let words = plates::words(plate.player, plate.to_move, plate.thinks);
        let ink = if plate.to_move { palette::INK } else { palette::COCOA };
        line.spawn((text(words, Lettering::Small, ink), TextLayout::no_wrap()));
        if plate.to_move {
            line.spawn((Icon::new("play", 18), Tint(palette::INK)));
        }
    });
}

/// A picture and a number; with a count of 0 the picture is pale.
fn lay_belonging(row: &mut ChildSpawnerCommands, belonging: &Belonging) {
    let (sheet, cell) = &belonging.picture;
    let node = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(2.0) };
    let pale = belonging.count == Some(0);
    let tipped = Tipped { says: belonging.label.clone(), key: None };
    row.spawn((node, Hovered::default(), tipped)).with_children(|place| {
        let tint = if pale { Color::WHITE.with_alpha(0.4) } else { Color::WHITE };
        let tint = if *sheet == "icons" { palette::COCOA.with_alpha(tint.alpha()) } else { tint };
        place.spawn((Icon::of(sheet, cell.clone(), PICTURE), Tint(tint)));
        if let Some(count) = belonging.count {
            let ink = if pale { palette::COCOA.with_alpha(0.6) } else { palette::INK };
            let number = match belonging.of {
                Some(goal) => format!("{count}/{goal}"),
                None => count.to_string(),
            };
            place.spawn(plain(number, Lettering::Strong, ink));
        }
    });
}
