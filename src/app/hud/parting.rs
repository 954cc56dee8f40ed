//! The curtain parts as it opens: two halves that cover the window for a moment draw aside.
//!
//! Deliberately absent: when it opens, and what lies behind it.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::kit::content::Scenes;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::Handover;
use crate::app::table::turns::handover::Curtain;

/// How long the curtain takes to part, at normal pace.
const PARTS: Duration = Duration::from_millis(600);

/// A half that draws aside: to the left or to the right.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Half {
    side: f32,
    /// When it began, as the time since the start.
    since: Duration,
    lasts: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin, part).chain().in_set(super::HudSystems::Show));
}

fn begin(
    handover: Res<Handover>,
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    (scenes, curtain): (Option<Res<Scenes>>, Res<Curtain>),
    mut opened: Local<u32>,
    mut commands: Commands,
) {
    let before = std::mem::replace(&mut *opened, handover.opened);
    let stretch = settings.playback.stretch();
    if handover.opened != before + 1 || stretch == 0.0 || settings.less_motion() {
        return;
    }
    let picture = scenes.map(|scenes| scenes.get(curtain.0)).unwrap_or_default();
    let (since, lasts) = (time.elapsed(), PARTS.mul_f32(stretch));
    for side in [-1.0, 1.0] {
        let place = Node {
            position_type: PositionType::Absolute,
            width: percent(50),
            height: percent(100),
            left: if side < 0.0 { percent(0) } else { percent(50) },
            overflow: Overflow::clip(),
            ..default()
        };
        let whole = Node {
            position_type: PositionType::Absolute,
            width: percent(200),
            height: percent(100),
            left: if side < 0.0 { percent(0) } else { percent(-100) },
            ..default()
        };
        let cloth = ImageNode::new(picture.clone()).with_mode(NodeImageMode::Stretch);
        commands.spawn((
            (Half { side, since, lasts }, place, UiTransform::default()),
            (GlobalZIndex(5), DespawnOnExit(Screen::Play), Pickable::IGNORE),
            children![(whole, cloth, Pickable::IGNORE)],
        ));
    }
}

fn part(
    time: Res<Time<Real>>,
    mut halves: Query<(Entity, &Half, &mut UiTransform)>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    for (entity, half, mut drawn) in &mut halves {
        let share = (time.elapsed() - half.since).div_duration_f32(half.lasts);
        if share >= 1.0 {
            commands.entity(entity).despawn();
        }
        let aside = EaseFunction::CubicInOut.sample_clamped(share.clamp(0.0, 1.0));
        drawn.translation = Val2::percent(100.0 * half.side * aside, 0.0);
        redraw.nudge();
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn halves(world: &mut World) -> usize {
        world.query::<&Half>().iter(world).count()
    }

    fn world() -> World {
        let mut world = World::new();
        world.init_resource::<Handover>();
        world.init_resource::<Settings>();
        world.init_resource::<Time<Real>>();
        world.init_resource::<Curtain>();
        world.init_resource::<RedrawRequests>();
        world
    }

    #[test]
    fn two_halves_draw_aside_when_a_curtain_opens_and_are_gone_at_the_end() {
        let mut world = world();
        let begins = world.register_system(begin);
        world.run_system(begins).unwrap();
        assert_eq!(halves(&mut world), 0, "nothing has opened");
        world.resource_mut::<Handover>().opened = 1;
        world.run_system(begins).unwrap();
        world.run_system(begins).unwrap();
        assert_eq!(halves(&mut world), 2);
        world.resource_mut::<Time<Real>>().advance_by(PARTS / 2);
        world.run_system_once(part).unwrap();
        let mut drawn = world.query::<(&Half, &UiTransform)>();
        for (half, drawn) in drawn.iter(&world) {
            let Val::Percent(aside) = drawn.translation.x else { panic!("{drawn:?}") };
            assert!(aside * half.side > 20.0, "{drawn:?}");
        }
        world.resource_mut::<Time<Real>>().advance_by(PARTS * 3);
        world.run_system_once(part).unwrap();
        assert_eq!(halves(&mut world), 0);
    }

    #[test]
    fn who_wants_less_motion_sees_no_curtain_move() {
        let mut world = world();
        world.resource_mut::<Settings>().reduced_motion =
            crate::app::kit::settings::ReducedMotion::On;
        let begins = world.register_system(begin);
        world.run_system(begins).unwrap();
        world.resource_mut::<Handover>().opened = 1;
        world.run_system(begins).unwrap();
        assert_eq!(halves(&mut world), 0);
    }
}
