//! The picture behind the screens: hills of paper in four layers, with birds before the sun.
//!
//! On the title the layers rise one after the other, follow the pointer by different lengths, and
//! sway for a few seconds after each input. Then everything is still, and the loop sleeps. On all
//! other screens they rest.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::kit::content::Scenes;
use crate::app::kit::content::scenes::LAYERS;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::CoverPicture;
use crate::app::platform::redraw::RedrawRequests;

/// How far the nearest layer follows the pointer, in per cent of the window's width.
const LEAN: f32 = 1.2;
/// How much larger the layers are drawn than the window, so that no edge shows when they move.
const OVERLAP: f32 = 1.05;
/// How far a layer rises when the title opens first, in per cent of the window's height.
const RISE: f32 = 22.0;
/// How much larger the nearest layer begins: its leaves hang from the upper edge too, so it comes
/// in from all sides instead.
const ZOOM: f32 = 0.3;
/// How long a layer takes to rise, in seconds.
const RISE_TIME: f32 = 0.8;
/// How long the scene lives on after an input, in seconds.
const LIVELY: f32 = 8.0;
/// The last seconds of that, in which the motion fades.
const FADING: f32 = 2.0;
/// Birds: where they begin and how high they fly in per cent of the window, how fast they fly in
/// per cent of its width a second, and how wide they are in per cent.
const BIRDS: [(f32, f32, f32, f32); 3] =
    [(25.0, 18.0, 1.1, 3.8), (30.0, 16.0, 0.9, 2.5), (70.0, 18.5, 0.7, 3.2)];

/// A layer of the backdrop: 0 is the sky, 3 the nearest.
#[derive(Component, Clone, Copy, Debug)]
struct Layer(u8);

/// A bird, by its place in [`BIRDS`].
#[derive(Component, Clone, Copy, Debug)]
struct Bird(usize);

/// How the scene moves now.
#[derive(Resource, Debug, Default)]
struct Life {
    /// Seconds since the title opened first.
    risen: f32,
    /// Seconds for which the scene lives on.
    left: f32,
    /// Seconds that it has moved in all.
    age: f32,
    /// Where the layers lean, and where the pointer pulls them: from -1 to 1 in each direction.
    lean: Vec2,
    pulled: Vec2,
}

impl Life {
    /// The share of a layer's way up that it has come: layers rise one after the other.
    fn rise(&self, layer: u8) -> f32 {
        let time = (self.risen - 0.12 * f32::from(layer)) / RISE_TIME;
        EaseFunction::CubicOut.sample_clamped(time.clamp(0.0, 1.0))
    }

    fn has_risen(&self) -> bool {
        self.rise(LAYERS.len() as u8 - 1) >= 1.0
    }

    /// How strongly the layers sway, from 0 to 1.
    fn sway(&self) -> f32 {
        (self.left / FADING).clamp(0.0, 1.0)
    }

    fn rests(&self) -> bool {
        self.has_risen() && self.left <= 0.0 && self.lean.distance(self.pulled) < 0.002
    }

    /// Moves the scene on. `seconds` is how far, `passed` how much time has really passed: where
    /// drawing is slow it is longer, and the scene must not live longer for it.
    fn advance(&mut self, seconds: f32, passed: f32) {
        self.risen += seconds;
        if self.left > 0.0 {
            self.age += seconds * self.sway();
            self.left -= passed;
        }
        let share = 1.0 - (-6.0 * seconds).exp();
        self.lean = self.lean.lerp(self.pulled, share);
    }

    /// Everything where it belongs.
    fn settle(&mut self) {
        *self = Self { risen: f32::MAX, age: self.age, ..default() };
    }

    /// A layer's offset in per cent of the window's width and height, and its size.
    fn place(&self, Layer(number): Layer) -> (Vec2, f32) {
        let depth = f32::from(number) / (LAYERS.len() - 1) as f32;
        let swing = (0.9 * self.age + f32::from(number)).sin() * self.sway();
        let missing = 1.0 - self.rise(number);
        let nearest = usize::from(number) + 1 == LAYERS.len();
        let (down, zoom) =
            if nearest { (0.0, ZOOM * missing) } else { (RISE * missing * depth, 0.0) };
        let off = -self.lean * Vec2::new(LEAN, 0.6 * LEAN) * depth;
        let sways = Vec2::new(0.25, 0.12) * swing * depth;
        (off + sways + Vec2::new(0.0, down), 1.0 + (OVERLAP - 1.0) * depth + zoom)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Life>()
        .add_systems(OnEnter(Screen::Title), wake)
        .add_systems(Update, (listen, live).chain().run_if(in_state(Screen::Title)));
}

/// Spawns the layers below everything that comes later.
pub(super) fn spawn(page: &mut ChildSpawnerCommands, scenes: &Scenes) {
    for (number, name) in LAYERS.into_iter().enumerate() {
        page.spawn((
            ImageNode::new(scenes.get(name)).with_mode(NodeImageMode::Stretch),
            CoverPicture,
            Layer(number as u8),
            UiTransform::default(),
            Pickable::IGNORE,
        ));
        if number == 0 {
            BIRDS.iter().enumerate().for_each(|bird| spawn_bird(page, scenes, bird));
        }
    }
}

fn spawn_bird(
    page: &mut ChildSpawnerCommands,
    scenes: &Scenes,
    (number, &(left, top, _, wide)): (usize, &(f32, f32, f32, f32)),
) {
    let place = Node {
        position_type: PositionType::Absolute,
        left: vw(left),
        top: vh(top),
        width: vw(wide),
        height: vw(wide / 2.0),
        ..default()
    };
    let picture = ImageNode::new(scenes.get("title_bird")).with_mode(NodeImageMode::Stretch);
    page.spawn((place, picture, Bird(number), UiTransform::default(), Pickable::IGNORE));
}

fn wake(mut life: ResMut<Life>) {
    life.left = LIVELY;
}

/// Whatever a hand does keeps the scene alive; the pointer pulls it.
fn listen(
    window: Query<&Window, With<PrimaryWindow>>,
    focus: Res<InputFocus>,
    mut before: Local<Option<Vec2>>,
    mut life: ResMut<Life>,
) {
    let Ok(window) = window.single() else { return };
    let pointer = window.cursor_position();
    if pointer != *before || focus.is_changed() {
        life.left = LIVELY;
    }
    *before = pointer;
    if let Some(pointer) = pointer {
        life.pulled =
            (2.0 * pointer / window.size().max(Vec2::ONE) - 1.0).clamp(-Vec2::ONE, Vec2::ONE);
    }
}

fn live(
    (time, real): (Res<Time>, Res<Time<Real>>),
    settings: Res<Settings>,
    mut life: ResMut<Life>,
    mut layers: Query<(&Layer, &mut UiTransform), Without<Bird>>,
    mut birds: Query<(&Bird, &mut UiTransform), Without<Layer>>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if settings.less_motion() {
        life.settle();
    } else if !life.rests() {
        // The first frame after a sleep reports the sleep too.
        life.advance(time.delta_secs(), real.delta_secs().min(0.5));
        redraw.bypass_change_detection().nudge();
    }
    for (layer, mut transform) in &mut layers {
        let (off, size) = life.place(*layer);
        let translation = Val2::new(vw(off.x), vh(off.y));
        transform.set_if_neq(UiTransform { translation, scale: Vec2::splat(size), ..default() });
    }
    for (Bird(number), mut transform) in &mut birds {
        let (left, _, speed, wide) = BIRDS[*number];
        // It leaves at the right edge and comes back at the left.
        let way = (left + wide + speed * life.age).rem_euclid(100.0 + wide) - wide;
        let beat = (life.age * (5.0 + speed) + *number as f32).sin();
        let translation = Val2::new(vw(way - left), vh(0.4 * (0.7 * life.age).sin()));
        let scale = Vec2::new(1.0, 1.0 - 0.35 * beat.max(0.0));
        transform.set_if_neq(UiTransform { translation, scale, ..default() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(life: &mut Life, seconds: f32) {
        for _ in 0..(seconds * 60.0) as usize {
            life.advance(1.0 / 60.0, 1.0 / 60.0);
        }
    }

    #[test]
    fn the_scene_is_still_some_seconds_after_the_last_input() {
        let mut life = Life { left: LIVELY, pulled: Vec2::new(0.8, -0.4), ..default() };
        after(&mut life, 2.0);
        assert!(!life.rests());
        assert!(life.place(Layer(3)).0.x < -0.5, "the nearest layer leans away from the pointer");
        after(&mut life, LIVELY);
        assert!(life.rests());
    }

    #[test]
    fn slow_drawing_does_not_keep_the_scene_alive_for_longer() {
        let mut life = Life { left: LIVELY, ..default() };
        let frames = (0..).take_while(|_| {
            life.advance(0.033, 0.2);
            !life.rests()
        });
        assert!(frames.count() as f32 * 0.2 < LIVELY + 1.0);
    }

    #[test]
    fn nearer_layers_rise_further_and_later_and_no_edge_shows() {
        let mut life = Life::default();
        assert!(life.place(Layer(2)).0.y > life.place(Layer(1)).0.y);
        assert!(life.place(Layer(3)).1 > life.place(Layer(2)).1);
        after(&mut life, 2.0);
        life.lean = Vec2::splat(1.0);
        life.left = LIVELY;
        for layer in 1..4 {
            let (off, size) = life.place(Layer(layer));
            let spare = 50.0 * (size - 1.0);
            assert!(off.abs().max_element() <= spare, "{layer}: {off} of {spare}");
        }
    }

    #[test]
    fn reduced_motion_keeps_every_layer_where_it_belongs() {
        let mut life = Life { left: LIVELY, pulled: Vec2::ONE, ..default() };
        life.settle();
        assert!(life.rests());
        assert_eq!(life.place(Layer(3)).0, Vec2::ZERO);
    }
}
