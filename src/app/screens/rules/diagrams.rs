//! The diagram of a page of the rules, once it is painted.

use bevy::prelude::*;

use crate::app::catalog::diagrams::Diagrams;
use crate::app::catalog::lessons::LessonList;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, space, text};

/// Units for each pixel of a diagram's board, which is painted sharper than it is shown.
const BOARD: f32 = 0.8;

/// Where the diagram of a lesson goes. It is the last thing on its page, so that nothing moves when it
/// comes.
#[derive(Component)]
pub(super) struct DiagramPlace(&'static str);

/// The place of a lesson's diagram.
pub(super) fn place(lesson: &'static str) -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    (DiagramPlace(lesson), node)
}

/// Hangs diagrams in their places.
pub(super) fn hang(
    places: Query<(Entity, &DiagramPlace)>,
    diagrams: Option<ResMut<Diagrams>>,
    lessons: Option<Res<LessonList>>,
    mut commands: Commands,
) {
    let Some(mut diagrams) = diagrams else { return };
    for (entity, DiagramPlace(lesson)) in &places {
        let Some(diagram) = diagrams.bypass_change_detection().ask(lesson) else { continue };
        let title = lessons.as_ref().and_then(|lessons| lessons.find(lesson));
        let title = title.map(|lesson| lesson.title.clone()).unwrap_or_default();
        let caption = LocalText::new("rules-example").with("lesson", title);
        let mut place = commands.entity(entity);
        place.remove::<DiagramPlace>().with_children(|place| {
            place.spawn(text(caption, Lettering::Note, palette::COCOA));
            place.spawn((theme::row(space::M), Pickable::IGNORE)).with_children(|row| {
                for (number, board) in diagram.boards.into_iter().enumerate() {
                    if number > 0 {
                        let arrow = Icon::of("icons", "arrow_right", 28);
                        row.spawn(arrow).insert(Tint(palette::COCOA));
                    }
                    let size = diagram.size.as_vec2() * BOARD;
                    let node = Node { width: px(size.x), height: px(size.y), ..default() };
                    row.spawn((node, ImageNode::new(board), Pickable::IGNORE));
                }
            });
        });
    }
}
