//! The question about a match that is played in another tab: watch it, or continue with a copy.
//!
//! Watching changes nothing, so it has the focus. Deliberately absent: taking the match away from
//! the other tab.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::dialog::{answers, dialog};
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme::{Lettering, text};
use crate::app::saving::claims::TakenElsewhere;
use crate::app::saving::{Reopening, TakingUp};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Taken), ask);
}

fn ask(mut commands: Commands) {
    dialog(&mut commands, Overlay::Taken, 620.0, |paper| {
        paper.spawn(text("taken-title", Lettering::Heading, palette::INK));
        paper.spawn(text("taken-line", Lettering::Body, palette::INK));
        answers(paper, |row| {
            let back = |_: On<Activate>, mut overlays: Overlays| overlays.close();
            row.quiet("taken-back", observe(back));
            row.other("taken-copy", observe(copy));
            row.careful("taken-watch", observe(watch));
        });
    });
}

fn watch(
    _: On<Activate>,
    taken: Option<Res<TakenElsewhere>>,
    mut taking: TakingUp,
    mut overlays: Overlays,
) {
    overlays.close();
    if let Some(taken) = taken {
        taking.take_up(Reopening { replay: true, ..taken.0.clone() });
    }
}

fn copy(
    _: On<Activate>,
    taken: Option<Res<TakenElsewhere>>,
    mut taking: TakingUp,
    mut overlays: Overlays,
) {
    overlays.close();
    if let Some(taken) = taken {
        taking.take_up_copy(taken.0.clone());
    }
}
