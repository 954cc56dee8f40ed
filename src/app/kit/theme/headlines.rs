//! The top and bottom of every sheet: a headline with a way back, and hints for keys.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::lettering::{Lettering, text};
use super::menus::{LeadsBack, MenuScope};
use super::prompts::Prompt;
use super::space;
use crate::app::kit::form::Form;
use crate::app::kit::input::Intent;
use crate::app::kit::input::device::LastDevice;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlays, Screen};
use crate::app::kit::{palette, theme};

/// Shows and hides hints with the device.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show_hints);
}

/// A headline with a button that goes back.
pub fn headline(key: impl Into<LocalText>) -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::SpaceBetween,
            width: percent(100),
            ..theme::row(space::M)
        },
        children![text(key, Lettering::Display, palette::INK), close_button()],
    )
}

/// A button that closes the overlay it belongs to.
pub fn close_button() -> impl Bundle {
    (closes(), observe(|_: On<Activate>, mut overlays: Overlays| overlays.back()))
}

/// A button that closes a screen that was opened from the title.
pub fn close_to_title() -> impl Bundle {
    let leave = |_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title);
    (closes(), observe(leave))
}

/// The way out of every sheet, at the end of its headline.
fn closes() -> impl Bundle {
    (theme::icon_button("close", "shell-close"), LeadsBack)
}

/// Keys and what they do, at the bottom of a screen; visible only while keys or a pad are in use.
pub fn hints(pairs: &[(Intent, &'static str)]) -> impl Bundle + use<> {
    let pairs = pairs.to_vec();
    let whole = Node {
        position_type: PositionType::Absolute,
        bottom: px(space::XS),
        left: px(0),
        width: percent(100),
        justify_content: JustifyContent::Center,
        display: Display::None,
        ..default()
    };
    let paper = Node {
        padding: UiRect::axes(px(space::M), px(3)),
        border_radius: BorderRadius::all(px(20)),
        flex_wrap: FlexWrap::NoWrap,
        ..theme::row(space::L)
    };
    let spawn_pairs = SpawnWith(move |row: &mut ChildSpawner| {
        for (intent, key) in pairs {
            row.spawn((
                Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) },
                children![Prompt(intent), text(key, Lettering::Note, palette::INK)],
            ));
        }
    });
    (
        whole,
        HintsRow,
        Pickable::IGNORE,
        children![(
            paper,
            BackgroundColor(palette::PAPER),
            Pickable::IGNORE,
            Children::spawn(spawn_pairs)
        )],
    )
}

/// Marks the hints of a screen.
#[derive(Component)]
struct HintsRow;

/// A small window has no room for hints, and only the uppermost menu shows its own.
fn show_hints(
    last: Res<LastDevice>,
    form: Option<Res<Form>>,
    (parents, scopes): (Query<&ChildOf>, Query<&MenuScope>),
    mut rows: Query<(Entity, &mut Node), With<HintsRow>>,
) {
    let has_strip = form.is_none_or(|form| !form.is_small());
    let has_room = last.moves_focus() && has_strip;
    let layer = |row: Entity| {
        let mut above = parents.iter_ancestors(row);
        above.find_map(|menu| scopes.get(menu).ok()).map(|scope| scope.layer)
    };
    // Below a dialog they would lie under its own.
    let top = rows.iter().map(|(row, _)| layer(row)).max().flatten();
    for (row, mut node) in &mut rows {
        let is_shown = has_room && layer(row) >= top;
        let wanted = if is_shown { Display::Flex } else { Display::None };
        if node.display != wanted {
            node.display = wanted;
        }
    }
}
