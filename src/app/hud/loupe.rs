//! A loupe over a finger on small squares: what the finger hides is seen larger above it.
//!
//! It is a second camera that looks at the same board, so it shows everything as it is, marks included. It exists
//! only while a finger rests, aims or drags ([`Finger::hides`]). Deliberately absent: what the finger does.

use bevy::camera::visibility::RenderLayers;
use bevy::camera::{ClearColorConfig, Viewport};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::HudSystems;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::window::StageCamera;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::{BoardLayout, Finger, View};

/// Squares narrower than this are hidden by a finger, in pixels.
const SMALL: f32 = 44.0;
/// How wide squares are in the loupe, in pixels.
const LARGE: f32 = 72.0;
/// Width and height of the loupe, in pixels, and of its rim.
const SIDE: f32 = 152.0;
const RIM: f32 = 4.0;
/// The distance from the middle of a finger to the loupe, in pixels.
const FAR: f32 = 44.0;
/// What only the loupe shows.
const LAYER: usize = 1;
/// Above everything on the board.
const HIGH: f32 = 60.0;

/// Where the loupe lies and what it shows.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Loupe {
    /// Its area, in pixels from the window's upper left corner.
    area: Rect,
    /// The point under the finger, in the same way.
    shows: Vec2,
    /// How much larger.
    larger: f32,
}

/// A part of the loupe: the camera, the paper behind it, and the point in its middle.
#[derive(Component)]
struct Part;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, raise.in_set(HudSystems::Show));
}

/// The loupe for a finger that hides this point.
fn wanted(point: Vec2, square: f32, window: Vec2) -> Option<Loupe> {
    if square >= SMALL {
        return None;
    }
    let half = Vec2::splat(SIDE / 2.0);
    let reach = FAR + half.y;
    let above = point - Vec2::Y * reach;
    // At the window's upper edge there is more room beside the finger.
    let beside = Vec2::X * reach * if point.x < window.x / 2.0 { 1.0 } else { -1.0 };
    let middle = if above.y < half.y { point + beside } else { above };
    let middle = middle.clamp(half, (window - half).max(half));
    let area = Rect::from_center_half_size(middle, half);
    Some(Loupe { area, shows: point, larger: (LARGE / square).max(1.5) })
}

type Eyes<'w, 's> = Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<StageCamera>>;

fn raise(
    (finger, view, layout): (Res<Finger>, Res<View>, Option<Res<BoardLayout>>),
    (window, eyes): (Query<&Window, With<PrimaryWindow>>, Eyes),
    parts: Query<(Entity, Option<&Loupe>), With<Part>>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let loupe = layout.zip(window.single().ok()).and_then(|(layout, window)| {
        wanted(finger.hides()?, layout.square * view.factor(), window.size())
    });
    if parts.iter().find_map(|(_, loupe)| loupe.copied()) == loupe {
        return;
    }
    redraw.nudge();
    parts.iter().for_each(|(part, _)| commands.entity(part).despawn());
    let (Some(loupe), Ok(window), Ok((camera, eye))) = (loupe, window.single(), eyes.single())
    else {
        return;
    };
    let Ok(place) = camera.viewport_to_world_2d(eye, loupe.shows) else { return };
    let (wide, _, _) = eye.to_scale_rotation_translation();
    look_through(loupe, (place, wide.x / loupe.larger), window, &mut commands);
}

fn look_through(
    loupe: Loupe,
    (place, scale): (Vec2, f32),
    window: &Window,
    commands: &mut Commands,
) {
    let pixels = |length: Vec2| (length * window.scale_factor()).round().as_uvec2();
    let whole = UVec2::new(window.physical_width(), window.physical_height());
    let from = pixels(loupe.area.min).min(whole.saturating_sub(UVec2::ONE));
    let size = pixels(loupe.area.size()).min(whole - from).max(UVec2::ONE);
    let viewport = Viewport { physical_position: from, physical_size: size, ..default() };
    let camera = Camera {
        order: 1,
        viewport: Some(viewport),
        // The paper behind it is drawn already.
        clear_color: ClearColorConfig::None,
        ..default()
    };
    let layers = RenderLayers::from_layers(&[0, LAYER]);
    let stands =
        Transform::from_translation(place.extend(0.0)).with_scale(Vec3::new(scale, scale, 1.0));
    let gone = DespawnOnExit(Screen::Play);
    commands.spawn((Part, loupe, Camera2d, camera, Msaa::Off, layers, stands, gone));
    let point = (
        Sprite::from_color(palette::RED, Vec2::splat(7.0 * scale)),
        Transform::from_translation(place.extend(HIGH)),
        RenderLayers::layer(LAYER),
    );
    commands.spawn((Part, DespawnOnExit(Screen::Play), point, Pickable::IGNORE));
    let Rect { min, max } = loupe.area.inflate(RIM);
    let unit = window.size();
    let share = |part: f32, of: f32| percent(100.0 * part / of);
    let paper = Node {
        position_type: PositionType::Absolute,
        left: share(min.x, unit.x),
        top: share(min.y, unit.y),
        width: share(max.x - min.x, unit.x),
        height: share(max.y - min.y, unit.y),
        border: UiRect::all(px(RIM)),
        ..default()
    };
    let colors = (BackgroundColor(palette::PARCHMENT), BorderColor::all(palette::INK));
    let gone = DespawnOnExit(Screen::Play);
    commands.spawn((Part, gone, paper, colors, GlobalZIndex(6), Pickable::IGNORE));
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Vec2 = Vec2::new(360.0, 640.0);

    #[test]
    fn a_loupe_stands_over_small_squares_within_the_window_and_never_under_the_finger() {
        for x in 0..=12 {
            for y in 0..=20 {
                let finger = Vec2::new(30.0 * x as f32, 32.0 * y as f32);
                let loupe = wanted(finger, 26.0, PHONE).expect("small squares");
                assert!(loupe.larger * 26.0 >= SMALL);
                let Rect { min, max } = loupe.area;
                assert!(min.cmpge(Vec2::ZERO).all() && max.cmple(PHONE).all(), "{loupe:?}");
                assert!(!loupe.area.inflate(20.0).contains(finger), "{loupe:?}");
            }
        }
        assert_eq!(wanted(PHONE / 2.0, 44.0, PHONE), None, "these are large enough");
    }
}
