//! A strip of paper over the board that shows a few words to all players.
//!
//! It stays for a moment and is a step of playback like any other, so a click removes it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};
use bevy_tweening::{Lens, Tween, TweenAnim};

use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::Lettering;
use crate::app::kit::window::StageCamera;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::board::opacity::Opacity;

/// The strip.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Banner;

/// The words on it, and the width that they may take, in units of the screen.
#[derive(Component)]
pub(in crate::app::table) struct Letters {
    room: f32,
}

/// How much wider the strip is than its longest words, in units of the screen.
const MARGIN: f32 = 40.0;

/// The strip's least height, in units of the screen: a lower one would cut off the letters.
const LOWEST: f32 = 72.0;

/// The scale of the paper from which on its words fit.
const OPEN: f32 = 0.75;

/// How long the strip stays at normal speed, in seconds.
const SECONDS: f32 = 1.1;

/// Spawns the strip; playback despawns it when its animation ends. Calm, it fades in and out.
pub(super) fn hang(
    commands: &mut Commands,
    layout: &BoardLayout,
    words: LocalText,
    (stretch, calm): (f32, bool),
) -> Entity {
    let size = Vec2::new(layout.size().x + 0.5, 1.15) * layout.square;
    let size = size.max(Vec2::new(0.0, LOWEST));
    let time = Duration::from_secs_f32(SECONDS * stretch);
    let (anim, height) = if calm {
        (TweenAnim::new(Tween::new(EaseFunction::Linear, time, Fading)), 1.0)
    } else {
        (TweenAnim::new(Tween::new(EaseFunction::Linear, time, Unrolling)), 0.0)
    };
    let text = (
        Text2d::default(),
        words,
        Lettering::Display,
        TextColor(palette::INK),
        TextFont { font_size: FontSize::Px(40.0), ..default() },
        Transform::from_xyz(0.0, 0.0, 2.0),
    );
    commands
        .spawn((
            Banner,
            DespawnOnExit(Screen::Play),
            Visibility::default(),
            Transform::from_xyz(0.0, 0.0, layer::WORDS).with_scale(Vec3::new(1.0, height, 1.0)),
            Opacity(1.0 - height),
            anim,
            children![
                (Sprite::from_color(palette::SHADOW, size), Transform::from_xyz(3.0, -5.0, 0.5)),
                (Sprite::from_color(palette::PAPER, size), Transform::from_xyz(0.0, 0.0, 1.0)),
                (Letters { room: size.x - MARGIN }, text)
            ],
        ))
        .id()
}

/// The strip hangs before the eye, however near that comes to the board.
pub(super) fn hang_before_eye(
    hung: On<Add, Banner>,
    eyes: Query<Entity, With<StageCamera>>,
    mut commands: Commands,
) {
    if let Ok(eye) = eyes.single() {
        commands.entity(hung.entity).insert(ChildOf(eye));
    }
}

/// Keeps the letters unstretched while the paper unrolls, and hides them while it is too narrow. Words too
/// long for the strip are smaller.
pub(in crate::app::table) fn keep_letters(
    banners: Query<&Transform, (With<Banner>, Without<Letters>)>,
    mut letters: Query<(&ChildOf, &Letters, &TextLayoutInfo, &mut Transform)>,
) {
    for (banner, Letters { room }, words, mut letters) in &mut letters {
        let Ok(paper) = banners.get(banner.parent()) else { continue };
        let fit = if words.size.x > *room { room / words.size.x } else { 1.0 };
        letters.scale.x = fit;
        letters.scale.y = if paper.scale.y < OPEN { 0.0 } else { fit / paper.scale.y };
    }
}

/// Opens quickly, stays, and closes quickly.
struct Unrolling;

/// Comes and goes as quickly without moving.
struct Fading;

/// How much of the strip is seen.
fn shown(ratio: f32) -> f32 {
    (ratio.min(1.0 - ratio) * 8.0).clamp(0.0, 1.0)
}

impl Lens<Transform> for Unrolling {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.scale.y = shown(ratio);
    }
}

impl Lens<Opacity> for Fading {
    fn lerp(&mut self, mut target: Mut<'_, Opacity>, ratio: f32) {
        target.0 = shown(ratio);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_too_long_for_the_strip_are_smaller_and_not_cut_off() {
        let mut app = App::new();
        app.add_systems(Update, keep_letters);
        let banner = app.world_mut().spawn((Banner, Transform::default())).id();
        let scales = [80.0, 100.0, 200.0].map(|width| {
            let words = TextLayoutInfo { size: Vec2::new(width, 40.0), ..default() };
            let letters = (Letters { room: 100.0 }, words, Transform::default(), ChildOf(banner));
            let letters = app.world_mut().spawn(letters).id();
            app.update();
            app.world().get::<Transform>(letters).unwrap().scale.xy()
        });
        assert_eq!(scales, [1.0, 1.0, 0.5].map(Vec2::splat));
    }
}
