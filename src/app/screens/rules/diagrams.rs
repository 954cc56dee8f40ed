//! The diagram of a page of the rules, once it is painted, and its small moving picture.
//!
//! The moving picture takes the place of the last board. It plays once when it comes into view, and
//! again when it is pressed. For those who want less motion the boards stand still.

use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use bevy::ui_widgets::{Activate, observe};

use crate::app::catalog::diagrams::{Diagram, Diagrams};
use crate::app::catalog::lessons::LessonList;
use crate::app::catalog::moving_pictures::MovingPictures;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, space, text};
use crate::app::platform::redraw::RedrawRequests;

/// Units for each pixel of a diagram's board, which is painted sharper than it is shown.
const BOARD: f32 = 0.8;
/// The same where three pictures stand side by side.
const THREE: f32 = 0.6;
/// The size of the sign that says that a board can be played.
const SIGN: u16 = 30;

/// Where the diagram of a lesson goes. It is the last thing on its page, so that nothing moves when it
/// comes.
#[derive(Component)]
pub(super) struct DiagramPlace(&'static str);

/// The board that moves.
#[derive(Component)]
pub(super) struct MovingBoard {
    lesson: &'static str,
    /// What it shows when nothing moves.
    rests: Handle<Image>,
    /// Whether it has played since its page was opened.
    played: bool,
}

/// Its picture.
#[derive(Component)]
pub(super) struct BoardPicture(Entity);

/// The sign over it.
#[derive(Component)]
pub(super) struct Playable(Entity);

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
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let Some(mut diagrams) = diagrams else { return };
    for (entity, DiagramPlace(lesson)) in &places {
        let Some(diagram) = diagrams.bypass_change_detection().ask(lesson) else { continue };
        let title = lessons.as_ref().and_then(|lessons| lessons.find(lesson));
        let title = title.map(|lesson| lesson.title.clone()).unwrap_or_default();
        let caption = LocalText::new("rules-example").with("lesson", title);
        let moves = !settings.less_motion();
        let mut place = commands.entity(entity);
        place.remove::<DiagramPlace>().with_children(|place| {
            place.spawn(text(caption, Lettering::Note, palette::COCOA));
            place.spawn((theme::row(space::M), Pickable::IGNORE)).with_children(|row| {
                lay_boards(row, diagram, lesson, moves);
            });
        });
    }
}

fn lay_boards(row: &mut ChildSpawnerCommands, diagram: Diagram, lesson: &'static str, moves: bool) {
    let scale = if diagram.boards.len() > 2 { THREE } else { BOARD };
    let size = diagram.size.as_vec2() * scale;
    let last = diagram.boards.len().saturating_sub(1);
    for (number, board) in diagram.boards.into_iter().enumerate() {
        if number > 0 {
            row.spawn(Icon::of("icons", "arrow_right", 28)).insert(Tint(palette::COCOA));
        }
        let node = Node { width: px(size.x), height: px(size.y), ..default() };
        if moves && number == last {
            lay_moving(row, node, MovingBoard { lesson, rests: board, played: false });
        } else {
            row.spawn((node, ImageNode::new(board), Pickable::IGNORE));
        }
    }
}

/// A board that plays its example when it is pressed.
fn lay_moving(row: &mut ChildSpawnerCommands, node: Node, board: MovingBoard) {
    let again =
        |pressed: On<Activate>, boards: Query<&MovingBoard>, mut moving: ResMut<MovingPictures>| {
            if let Ok(board) = boards.get(pressed.entity) {
                moving.play(board.lesson);
            }
        };
    let spoken = behaviour(ButtonKind::Line, "rules-example-play".into());
    let (rests, whole) =
        (board.rests.clone(), Node { position_type: PositionType::Absolute, ..node.clone() });
    let button = row.spawn((node, spoken, board, observe(again))).id();
    row.commands().entity(button).with_children(|button_node| {
        button_node.spawn((whole, ImageNode::new(rests), BoardPicture(button), Pickable::IGNORE));
        let corner = Node {
            position_type: PositionType::Absolute,
            right: px(space::XS),
            bottom: px(space::XS),
            padding: UiRect::all(px(space::XS)),
            border_radius: BorderRadius::all(px(SIGN)),
            ..default()
        };
        let sign = (corner, BackgroundColor(palette::PAPER), Playable(button), Pickable::IGNORE);
        button_node.spawn(sign).with_children(|sign| {
            sign.spawn(Icon::new("play", SIGN)).insert(Tint(palette::COCOA));
        });
    });
}

type Seen<'a> =
    (&'a mut MovingBoard, &'a ComputedNode, &'a UiGlobalTransform, Option<&'a CalculatedClip>);

/// Plays an example once when it comes into view.
pub(super) fn play_in_view(
    mut boards: Query<Seen>,
    mut moving: ResMut<MovingPictures>,
    mut redraw: ResMut<RedrawRequests>,
) {
    for (mut board, node, place, clip) in &mut boards {
        if board.played {
            continue;
        }
        if node.size().y == 0.0 {
            redraw.nudge();
            continue;
        }
        if clip.is_none_or(|clip| clip.clip.contains(place.translation)) {
            board.played = true;
            moving.play(board.lesson);
        }
    }
}

/// Shows the moving picture on its board, and hides the sign meanwhile.
pub(super) fn show_moving(
    moving: Res<MovingPictures>,
    boards: Query<&MovingBoard>,
    mut screens: Query<(&BoardPicture, &mut ImageNode)>,
    mut signs: Query<(&Playable, &mut Visibility)>,
) {
    for (BoardPicture(board), mut shown) in &mut screens {
        let Ok(board) = boards.get(*board) else { continue };
        let picture = moving.picture(board.lesson).unwrap_or_else(|| board.rests.clone());
        if shown.image != picture {
            shown.image = picture;
        }
    }
    for (Playable(board), mut sign) in &mut signs {
        let Ok(board) = boards.get(*board) else { continue };
        let plays = moving.picture(board.lesson).is_some();
        sign.set_if_neq(if plays { Visibility::Hidden } else { Visibility::Inherited });
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn an_example_plays_when_it_comes_into_view_and_once_only() {
        let mut world = World::new();
        world.init_resource::<MovingPictures>();
        world.init_resource::<RedrawRequests>();
        let rests = Handle::default();
        let board = MovingBoard { lesson: "jungle/leap", rests, played: false };
        let node = ComputedNode { size: Vec2::splat(90.0), ..ComputedNode::DEFAULT };
        let below = CalculatedClip { clip: Rect::new(0.0, 200.0, 300.0, 400.0) };
        let at = UiGlobalTransform::default();
        let board = world.spawn((board, node, at, below)).id();
        let plays = |world: &mut World| {
            world.run_system_once(play_in_view).expect("it is looked for");
            let plays = world.resource::<MovingPictures>().is_playing();
            world.resource_mut::<MovingPictures>().stop();
            plays
        };
        assert!(!plays(&mut world), "it is scrolled out of sight");
        let seen = CalculatedClip { clip: Rect::new(-9.0, -9.0, 300.0, 200.0) };
        world.entity_mut(board).insert(seen);
        assert!(plays(&mut world));
        assert!(!plays(&mut world), "it has played");
    }
}
