//! Tooltips: what a button does, and its key, beside it while it is pointed at or focused.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::OverrideClip;

use super::card_panel::LevelNote;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme::prompts::{EvenWithMouse, Prompt};
use crate::app::kit::theme::{Lettering, panels, space, text};

/// What a tooltip says about a button.
#[derive(Component, Clone, Debug)]
pub(super) struct Tipped {
    /// What the button does; a game may have words of its own for it.
    pub(super) says: LocalText,
    /// The key that does the same.
    pub(super) key: Option<Intent>,
}

/// On a button whose tooltip is for pointers only, because its keys work without the focus.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct ForPointers;

/// A tooltip on screen.
#[derive(Component)]
struct Tip;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_tips.in_set(super::HudSystems::Show));
}

type Buttons<'a> = (Entity, &'a Tipped, &'a Hovered, Has<ForPointers>, Option<&'a Children>);

fn show_tips(
    buttons: Query<Buttons>,
    tips: Query<Entity, With<Tip>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    source: LevelNote,
    mut commands: Commands,
) {
    for (entity, tipped, hovered, for_pointers, children) in &buttons {
        let known = children.into_iter().flatten().copied().find(|child| tips.contains(*child));
        let focused = !for_pointers && visible.0 && focus.get() == Some(entity);
        match (hovered.get() || focused, known) {
            (true, None) => {
                let key = source.wording(&tipped.says.key).into();
                let says = LocalText { key, ..tipped.says.clone() };
                commands.entity(entity).with_child(tip(says, tipped.key));
            }
            (false, Some(tip)) => commands.entity(tip).despawn(),
            _ => {}
        }
    }
}

/// The tooltip; it grows to the left, because its button stands near the window's right edge.
fn tip(says: LocalText, key: Option<Intent>) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(0),
        bottom: percent(114),
        padding: UiRect::axes(px(space::M), px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let label = (text(says, Lettering::Note, palette::PAPER), TextLayout::no_wrap());
    (
        Tip,
        // A panel that scrolls does not cut it off.
        OverrideClip,
        node,
        BackgroundColor(palette::INK),
        panels::shadow(3.0),
        GlobalZIndex(5),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |tip: &mut ChildSpawner| {
            tip.spawn(label);
            if let Some(key) = key {
                tip.spawn((Prompt(key), EvenWithMouse));
            }
        })),
    )
}
