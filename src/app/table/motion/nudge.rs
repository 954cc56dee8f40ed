//! A nudge of the picture when something hits hard: the camera swings for a moment and comes back.

use bevy::prelude::*;

use super::staged::AccentMade;
use crate::app::kit::settings::Settings;
use crate::app::kit::window::StageCamera;
use crate::app::platform::redraw::RedrawRequests;

/// How long the picture swings, in seconds.
const SECONDS: f32 = 0.14;

/// The swing that is left.
#[derive(Resource, Default, Debug)]
pub(super) struct Nudge {
    left: f32,
    /// Its first swing, in pixels.
    by: Vec2,
    /// Where the camera belongs.
    home: Vec2,
}

/// Begins a swing in the direction of the blow.
pub(super) fn nudge(
    settings: Res<Settings>,
    cameras: Query<&Transform, With<StageCamera>>,
    mut accents: MessageReader<AccentMade>,
    mut nudge: ResMut<Nudge>,
) {
    for made in accents.read().filter(|made| made.accent.camera > 0.0) {
        if settings.less_motion() {
            continue;
        }
        if nudge.left <= 0.0 {
            let at = cameras.iter().next().map(|camera| camera.translation.truncate());
            nudge.home = at.unwrap_or_default();
        }
        let way = if made.way == Vec2::ZERO { Vec2::NEG_Y } else { made.way };
        (nudge.left, nudge.by) = (SECONDS, way * made.accent.camera);
    }
}

/// Swings the camera. Runs on every screen, so that it never stays off its place.
pub(super) fn swing(
    time: Res<Time>,
    mut nudge: ResMut<Nudge>,
    mut cameras: Query<&mut Transform, With<StageCamera>>,
    redraw: Option<ResMut<RedrawRequests>>,
) {
    if nudge.left <= 0.0 {
        return;
    }
    nudge.left -= time.delta_secs();
    let left = (nudge.left / SECONDS).max(0.0);
    let off = -nudge.by * left * (left * 3.0 * std::f32::consts::PI).sin();
    for mut camera in &mut cameras {
        camera.translation = (nudge.home + off).extend(camera.translation.z);
    }
    if let Some(mut redraw) = redraw {
        redraw.nudge();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::kit::settings::ReducedMotion;
    use crate::data::staging::Accent;

    /// The places of the camera in the frames after a blow.
    fn swung(reduced_motion: ReducedMotion) -> Vec<Vec3> {
        let mut app = App::new();
        app.add_message::<AccentMade>()
            .init_resource::<Nudge>()
            .init_resource::<Time>()
            .insert_resource(Settings { reduced_motion, ..default() })
            .add_systems(Update, (nudge, swing).chain());
        let camera = app.world_mut().spawn((StageCamera, Transform::from_xyz(1.0, 2.0, 3.0))).id();
        let accent = Accent { camera: 4.0, ..default() };
        app.world_mut().write_message(AccentMade { accent, at: Vec2::ZERO, way: Vec2::X });
        let frame = |_| {
            app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(20));
            app.update();
            app.world().get::<Transform>(camera).unwrap().translation
        };
        (0..12).map(frame).collect()
    }

    #[test]
    fn the_camera_swings_a_little_and_comes_back_exactly() {
        let home = Vec3::new(1.0, 2.0, 3.0);
        let places = swung(ReducedMotion::Off);
        let far = places.iter().map(|place| place.distance(home)).fold(0.0, f32::max);
        assert!(far > 1.0 && far <= 4.0, "{places:?}");
        assert_eq!(places.last(), Some(&home));
        assert!(swung(ReducedMotion::On).iter().all(|place| *place == home));
    }
}
