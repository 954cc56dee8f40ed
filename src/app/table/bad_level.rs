//! What is shown when a level cannot be played: which file, which line, why, and the way back.
//!
//! A modder reads it, so the flaws stand as the data layer tells them. Deliberately absent: any
//! attempt to play on regardless.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::starting::BadLevel;
use crate::app::input::MenuScope;
use crate::app::input::menus::FirstFocus;
use crate::app::screens::Screen;
use crate::app::theme::{self, ButtonKind, Lettering, button, palette, plain, text};

/// As much as a screen holds; the terminal has all of it.
const MOST_LINES: usize = 16;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_flaws.run_if(resource_exists_and_changed::<BadLevel>).run_if(in_state(Screen::Play)),
    );
}

fn show_flaws(bad: Res<BadLevel>, mut commands: Commands) {
    let lines: Vec<&str> = bad.0.lines().take(MOST_LINES).collect();
    commands
        .spawn((DespawnOnExit(Screen::Play), theme::veil(20), MenuScope { layer: 1 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(1000))).with_children(|paper| {
                paper.spawn(text("table-bad-level", Lettering::Heading, palette::INK));
                paper.spawn(plain(lines.join("\n"), Lettering::Note, palette::INK));
                paper.spawn((
                    button("result-title", ButtonKind::Primary),
                    FirstFocus,
                    observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                        next.set(Screen::Title);
                    }),
                ));
            });
        });
}
