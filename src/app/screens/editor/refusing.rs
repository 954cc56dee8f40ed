//! Why a level cannot be edited.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::flaw_list::MOST_SHOWN;
use super::flaw_words::words;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::{Lettering, plain, space, text};
use crate::app::screens::dialog::{answers, dialog};
use crate::data::Flaw;

/// The flaws of a level that cannot be edited.
#[derive(Resource, Default, Debug)]
pub(in crate::app) struct Unedited(pub(super) Vec<Flaw>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Unedited>()
        .add_message::<SayAloud>()
        .add_systems(OnEnter(Overlay::Unedited), open);
}

fn open(why: Res<Unedited>, mut say: MessageWriter<SayAloud>, mut commands: Commands) {
    let first = why.0.first().map(words).unwrap_or_default();
    say.write(SayAloud(LocalText::new("editor-unedited-why").with("why", first)));
    dialog(&mut commands, Overlay::Unedited, 620.0, |paper| {
        paper.spawn(text("editor-unedited", Lettering::Heading, palette::INK));
        let column = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(space::S),
            overflow: Overflow::scroll_y(),
            flex_shrink: 1.0,
            min_height: px(0),
            ..default()
        };
        paper.spawn((column, ScrollArea)).with_children(|column| {
            for flaw in why.0.iter().take(MOST_SHOWN) {
                column.spawn(plain(flaw.file.clone(), Lettering::Note, palette::COCOA));
                column.spawn(text(words(flaw), Lettering::Body, palette::INK));
            }
        });
        answers(paper, |row| row.back("shell-back"));
    });
}
