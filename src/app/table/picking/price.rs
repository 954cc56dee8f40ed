//! What a petal costs, on a small tag beside it while it is pointed at.
//!
//! Deliberately absent: what may be afforded; a petal that cannot be picked is grey and bears no tag.

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

/// The tag.
#[derive(Component)]
pub(in crate::app::table) struct PriceTag(LocalText, Vec2);

/// How far from the pawn's middle it hangs, in squares.
const OUT: f32 = 1.12;
/// Its width and height on the screen, for letters of one size on every board.
const SIZE: Vec2 = Vec2::new(84.0, 27.0);

/// Hangs the tag and takes it away.
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
    // The board's unit is a square; letters are set in pixels.
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
