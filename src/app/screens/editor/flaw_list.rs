//! What keeps the level from being played, below the panel.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::flaw_words;
use super::state::Edited;
use crate::app::kit::form::Fit;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::{Lettering, space, text};

/// The most flaws that are shown.
pub(super) const MOST_SHOWN: usize = 6;

/// The list, and the flaws that it shows.
#[derive(Component, Default)]
pub(super) struct FlawList(Option<Vec<LocalText>>);

pub(super) fn spawn(paper: &mut ChildSpawnerCommands) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        height: px(96),
        overflow: Overflow::scroll_y(),
        padding: UiRect::all(px(space::S)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let paper_of = BackgroundColor(Color::WHITE.with_alpha(0.45));
    // A phone has room for a line and a half, which scrolls.
    let fit = Fit(|form, node| node.height = px(form.pick(96.0, 52.0)));
    paper.spawn((node, fit, ScrollArea, FlawList::default(), paper_of));
}

/// Shows the flaws, and says how many there are.
pub(super) fn lay(
    edited: Res<Edited>,
    mut lists: Query<(Entity, &mut FlawList)>,
    mut say: MessageWriter<SayAloud>,
    mut commands: Commands,
) {
    let Ok((entity, mut list)) = lists.single_mut() else { return };
    if list.0.is_some() && !edited.is_changed() {
        return;
    }
    let flaws: Vec<LocalText> =
        edited.flaws.iter().map(|found| flaw_words::of_draft(&edited, found)).collect();
    if list.0.as_ref() == Some(&flaws) || edited.judged.is_none() {
        return;
    }
    let count = LocalText::new("editor-flaws").with("count", flaws.len() as u32);
    commands.entity(entity).despawn_children().with_children(|column| {
        if flaws.is_empty() {
            column.spawn(text("editor-sound", Lettering::Note, palette::COCOA));
            return;
        }
        column.spawn(text(count.clone(), Lettering::Cap, palette::RED));
        for flaw in flaws.iter().take(MOST_SHOWN) {
            column.spawn(text(flaw.clone(), Lettering::Note, palette::INK));
        }
    });
    if list.0.is_some() {
        say.write(SayAloud(if flaws.is_empty() { "editor-sound".into() } else { count }));
    }
    list.0 = Some(flaws);
}
