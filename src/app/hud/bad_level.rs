//! A level or a save that cannot be played: what is wrong with its files, and the way back.
//!
//! The text for modders, with file, line and cause, is shown as the data layer wrote it.
//! Deliberately absent: repairing anything.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Lettering, button, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::shipped::BroughtFiles;
use crate::app::saving::{BadSave, Reopening, lacks};
use crate::app::table::{BadLevel, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // A match that goes on where its level cannot be compiled again takes that back.
            show_level.after(TableSystems::Listen).run_if(resource_added::<BadLevel>),
            show_save.run_if(resource_added::<BadSave>),
        )
            .run_if(in_state(Screen::Play)),
    );
}

fn show_level(
    flaws: Res<BadLevel>,
    reopening: Option<Res<Reopening>>,
    brought: Option<Res<BroughtFiles>>,
    mut commands: Commands,
) {
    let lacks = reopening.map(|saved| lacks(brought.as_deref(), &saved.save.record));
    let flaws = lacks.unwrap_or_default() + &flaws.0;
    show(&mut commands, "bad-level-title", "bad-level-line", &flaws, Screen::SetUp);
}

fn show_save(flaw: Res<BadSave>, mut commands: Commands) {
    show(&mut commands, "bad-save-title", "bad-save-line", &flaw.0, Screen::Saves);
}

fn show(
    commands: &mut Commands,
    title: &'static str,
    line: &'static str,
    flaws: &str,
    back: Screen,
) {
    commands
        .spawn((DespawnOnExit(Screen::Play), theme::veil(15), MenuScope { layer: 0 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(960))).with_children(|paper| {
                paper.spawn(text(title, Lettering::Display, palette::INK));
                paper.spawn(text(line, Lettering::Body, palette::INK));
                let scroll = Node {
                    flex_direction: FlexDirection::Column,
                    overflow: Overflow::scroll_y(),
                    flex_shrink: 1.0,
                    min_height: px(0),
                    padding: UiRect::all(px(space::S)),
                    ..default()
                };
                paper
                    .spawn((scroll, ScrollArea, BackgroundColor(palette::PARCHMENT)))
                    .with_children(|page| {
                        page.spawn(plain(drawable(flaws), Lettering::Small, palette::INK));
                    });
                paper.spawn((
                    button("shell-back", ButtonKind::Primary),
                    FirstFocus,
                    observe(move |_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                        next.set(back)
                    }),
                ));
            });
        });
}

/// Replaces stars (U+2605) and crosses (U+2716), which the font lacks, by the letters that files
/// use for them.
fn drawable(flaws: &str) -> String {
    flaws.replace('\u{2605}', "*").replace('\u{2716}', "x")
}
