//! Particles: scraps of paper that fly up where something happens, and are gone a moment later.
//!
//! Their kinds are data. Only so many are alive at once, so a long turn never slows the picture.
//! Deliberately absent: anything that lasts, and anything that can be pressed.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::staged::{AccentMade, Staged};
use crate::app::kit::palette;
use crate::app::kit::settings::{Playback, Settings};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::cloth::Board;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::layer;
use crate::data::particles::{Colour, Kind, Shape};

/// The most particles at once.
const MOST: usize = 160;
/// The share of its life after which a particle fades.
const FADES: f32 = 0.6;

/// How far from the middle particles begin, in squares: about the rim of a pawn.
const NEAREST: f32 = 0.25;
const FARTHEST: f32 = 0.5;

/// A particle in flight. Distances are in squares.
#[derive(Component, Clone, Copy, Debug)]
#[require(Transform, Visibility)]
pub struct Particle {
    speed: Vec2,
    gravity: f32,
    drag: f32,
    /// Turns a second.
    spin: f32,
    age: f32,
    seconds: f32,
    tint: Color,
}

/// A small generator: particles need no dice of the referee, and look the same on every machine.
#[derive(Resource, Default, Debug)]
pub(in crate::app::table) struct Scatter(u32);

impl Scatter {
    /// The next number from 0 to 1.
    pub(in crate::app::table) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1_u32 << 24) as f32
    }

    /// The next number from `low` to `high`.
    pub(in crate::app::table) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }
}

/// Lets particles fly where a cue asks for them, unless the player wants none.
pub(super) fn burst(
    (staged, settings): (Res<Staged>, Res<Settings>),
    mut accents: MessageReader<AccentMade>,
    boards: Query<Entity, With<Board>>,
    alive: Query<(), With<Particle>>,
    mut scatter: ResMut<Scatter>,
    mut commands: Commands,
) {
    let mut room = MOST.saturating_sub(alive.iter().len());
    let none = settings.less_motion() || settings.playback == Playback::Instant;
    for made in accents.read().filter(|_| !none) {
        let kind = made.accent.particles.as_ref().and_then(|name| staged.particles.kind(name));
        let (Some(kind), Ok(board)) = (kind, boards.single()) else { continue };
        let count = usize::from(kind.count).min(room);
        room -= count;
        for number in 0..count {
            let tint = tint(kind.colours[number % kind.colours.len()]);
            let (particle, place) = thrown(kind, made, tint, &mut scatter);
            let picture = Drawn::new("tokens", cell(kind.shape), kind.size).tinted(tint);
            commands.spawn((particle, picture, place, Pickable::IGNORE, ChildOf(board)));
        }
    }
}

/// One particle of a kind, and where it begins.
fn thrown(
    kind: &Kind,
    made: &AccentMade,
    tint: Color,
    scatter: &mut Scatter,
) -> (Particle, Transform) {
    let half = kind.spread.to_radians() / 2.0;
    let way = Vec2::from_angle(std::f32::consts::FRAC_PI_2 + scatter.between(-half, half));
    let speed = kind.speed * scatter.between(0.45, 1.0);
    let particle = Particle {
        // What hits from the side throws its dust on.
        speed: way * speed + made.way * kind.speed * 0.3,
        gravity: kind.gravity,
        drag: kind.drag,
        spin: kind.spin * scatter.between(-1.0, 1.0),
        age: 0.0,
        seconds: kind.seconds * scatter.between(0.7, 1.0),
        tint,
    };
    let place = made.at + way * scatter.between(NEAREST, FARTHEST);
    let turned = Quat::from_rotation_z(scatter.between(0.0, TAU));
    (particle, Transform::from_translation(place.extend(layer::PARTICLE)).with_rotation(turned))
}

/// Moves particles on and takes away those whose time is over.
pub(super) fn fly(
    time: Res<Time>,
    mut particles: Query<(Entity, &mut Particle, &mut Transform, Option<&mut Sprite>)>,
    redraw: Option<ResMut<RedrawRequests>>,
    mut commands: Commands,
) {
    let passed = time.delta_secs();
    let mut alive = false;
    for (entity, mut particle, mut transform, sprite) in &mut particles {
        particle.age += passed;
        if particle.age >= particle.seconds {
            commands.entity(entity).despawn();
            continue;
        }
        alive = true;
        let slowed = (1.0 - particle.drag * passed).max(0.0);
        particle.speed = particle.speed * slowed - Vec2::Y * particle.gravity * passed;
        transform.translation += (particle.speed * passed).extend(0.0);
        transform.rotate_z(particle.spin * TAU * passed);
        let left = 1.0 - particle.age / particle.seconds;
        if let Some(mut sprite) = sprite {
            sprite.color = particle.tint.with_alpha((left / (1.0 - FADES)).min(1.0));
        }
    }
    let Some(mut redraw) = redraw else { return };
    if alive {
        redraw.bypass_change_detection().hold("particles");
        redraw.bypass_change_detection().nudge();
    } else {
        redraw.bypass_change_detection().release("particles");
    }
}

/// The cell of the `tokens` sheet for a shape.
fn cell(shape: Shape) -> &'static str {
    match shape {
        Shape::Puff => "speck_puff",
        Shape::Drop => "speck_drop",
        Shape::Spark => "speck_spark",
        Shape::Feather => "speck_feather",
        Shape::Leaf => "speck_leaf",
        Shape::Scrap => "speck_scrap",
        Shape::Shard => "speck_shard",
        Shape::Thread => "speck_thread",
        Shape::Star => "speck_star",
    }
}

fn tint(colour: Colour) -> Color {
    match colour {
        Colour::Ink => palette::INK,
        Colour::Cocoa => palette::COCOA,
        Colour::Paper => palette::PAPER,
        Colour::Parchment => palette::PARCHMENT,
        Colour::Cloth => palette::CLOTH,
        Colour::Land => palette::LAND,
        Colour::Water => palette::DEN_WATER,
        Colour::Gold => palette::GOLD,
        Colour::Red => palette::RED,
        Colour::Blue => palette::BLUE,
        Colour::Green => palette::SEATS[4],
        Colour::Iron => palette::PRISON,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::kit::settings::ReducedMotion;
    use crate::data::Memory;
    use crate::data::particles::{PATH, load};
    use crate::data::staging::Accent;

    fn sky(settings: Settings) -> App {
        let text =
            "(kinds: [(id: \"dust\", shape: Puff, colours: [Paper], count: 60, seconds: 1)])";
        let particles = load(&Memory::default().with(PATH, text)).unwrap();
        let mut app = App::new();
        app.add_message::<AccentMade>()
            .insert_resource(Staged { particles, ..default() })
            .insert_resource(settings)
            .init_resource::<Scatter>()
            .init_resource::<Time>()
            .init_resource::<RedrawRequests>()
            .add_systems(Update, (burst, fly).chain());
        app.world_mut().spawn(Board);
        app
    }

    /// The particles alive after this many blows and milliseconds.
    fn alive(app: &mut App, blows: usize, after: u64) -> usize {
        let accent = Accent { particles: Some("dust".into()), ..default() };
        let blow = AccentMade { accent, at: Vec2::ZERO, way: Vec2::X };
        for _ in 0..blows {
            app.world_mut().write_message(blow.clone());
        }
        app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(after));
        app.update();
        app.world_mut().query::<&Particle>().iter(app.world()).count()
    }

    #[test]
    fn particles_are_bounded_in_number_and_gone_when_their_time_is_over() {
        let mut app = sky(Settings::default());
        assert_eq!(alive(&mut app, 1, 10), 60);
        assert_eq!(alive(&mut app, 10, 10), MOST);
        assert_eq!(alive(&mut app, 0, 1_000), 0);
    }

    #[test]
    fn nobody_who_wants_reduced_motion_sees_particles() {
        let mut app = sky(Settings { reduced_motion: ReducedMotion::On, ..default() });
        assert_eq!(alive(&mut app, 3, 10), 0);
        let mut app = sky(Settings { playback: Playback::Instant, ..default() });
        assert_eq!(alive(&mut app, 3, 10), 0);
    }
}
