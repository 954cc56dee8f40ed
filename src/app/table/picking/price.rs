//! The cost of a petal, on a small tag beside it while it is pointed at.
//!
//! A petal that cannot be picked is grey and has no tag.

use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::Selection;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::Lettering;
use crate::app::table::board::cloth::Board;
use crate::app::table::board::layout::layer;
use crate::app::table::board::places::SpotPlaces;
use crate::app::table::contract::anchors::{Anchor, way};

/// The tag: its text and its place.
#[derive(Component)]
pub(in crate::app::table) struct PriceTag(LocalText, Vec2);

/// Distance of the tag from the pawn's middle, in squares.
const OUT: f32 = 1.12;
/// Width and height on the screen in pixels; the text has the same size on every board.
const SIZE: Vec2 = Vec2::new(84.0, 27.0);

/// Adds and removes the tag.
pub(in crate::app::table) fn hang_price_tag(
    places: SpotPlaces,
    choices: Res<Choices>,
    selection: Res<Selection>,
    pointing: Res<Pointing>,
    board: Query<Entity, With<Board>>,
    tags: Query<(Entity, &PriceTag)>,
    mut commands: Commands,
) {
    let wanted = places.anchors.iter().find_map(|(spot, anchor)| {
        let Anchor::Petal { around, eighths, costs: Some(costs) } = anchor else { return None };
        let open = pointing.means(spot) && choices.goes_on(selection.picked(), spot);
        let middle = places.layout.place(*around).filter(|_| open)?;
        Some((costs.clone(), middle + places.layout.turned(way(*eighths)) * OUT))
    });
    let hangs = tags.iter().find(|(_, tag)| {
        wanted.as_ref().is_some_and(|(text, place)| *text == tag.0 && *place == tag.1)
    });
    if hangs.is_some() {
        return;
    }
    for (tag, _) in &tags {
        commands.entity(tag).despawn();
    }
    let (Some((text, place)), Ok(board)) = (wanted, board.single()) else { return };
    // The board's unit is a square; text is set in pixels.
    let scale = 1.0 / places.layout.square;
    commands.spawn((
        PriceTag(text.clone(), place),
        Sprite::from_color(palette::INK, SIZE),
        Transform::from_translation(place.extend(layer::WORDS - 1.0))
            .with_scale(Vec3::new(scale, scale, 1.0)),
        Pickable::IGNORE,
        ChildOf(board),
        children![(
            Text2d::default(),
            text,
            Lettering::Cap,
            TextColor(palette::PAPER),
            Transform::from_xyz(0.0, 0.0, 0.5),
            Pickable::IGNORE,
        )],
    ));
}
