//! Buttons for a picture of the board and a film of the match, and a line that says how far it is
//! and where it lies.
//!
//! The line keeps its height, so that nothing moves under the pointer. Deliberately absent: making
//! them.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::theme;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::{ButtonKind, Lettering, space, text};
use crate::app::session::keepsake::{Keepsake, KeptFile, KeptKind};
use crate::app::session::table_command::TableCommand;

/// The line.
#[derive(Component)]
struct KeepsakeLine;

/// A button that is shown once there is a file with which it can do something.
#[derive(Component)]
struct OnceKept(fn(&KeptFile) -> bool);

/// What can be done with a finished file.
const DEEDS: [(&str, TableCommand, OnceKept); 3] = [
    ("keep-copy-place", TableCommand::CopyPlace, OnceKept(|kept| !kept.downloaded)),
    (
        "keep-copy-picture",
        TableCommand::CopyPicture,
        OnceKept(|kept| kept.kind == KeptKind::Picture),
    ),
    ("keep-share", TableCommand::ShareKept, OnceKept(|kept| kept.shares)),
];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keepsake>().add_systems(Update, tell);
}

/// The two buttons.
pub(super) const KEEPS: [(&str, TableCommand); 2] =
    [("keep-picture", TableCommand::KeepPicture), ("keep-film", TableCommand::KeepFilm)];

fn row() -> Node {
    Node {
        min_height: px(36),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        ..theme::row(space::S)
    }
}

/// The buttons, and the line beside them.
pub(super) fn spawn(column: &mut ChildSpawnerCommands) {
    column.spawn((row(), Pickable::IGNORE)).with_children(|line| {
        for (label, command) in KEEPS {
            line.spawn((low_button(label, ButtonKind::Choice), command));
        }
        spawn_line(line);
    });
}

/// The line alone.
pub(super) fn spawn_line(place: &mut ChildSpawnerCommands) {
    // A long path wraps.
    let words = Node { max_width: percent(100), flex_shrink: 1.0, ..row() };
    place.spawn((words, Pickable::IGNORE)).with_children(|line| {
        let words = text(LocalText::default(), Lettering::Small, palette::COCOA);
        line.spawn((KeepsakeLine, words));
        for (label, command, once_kept) in DEEDS {
            let button = low_button(label, ButtonKind::Choice);
            line.spawn((button, command, once_kept))
                .entry::<Node>()
                .and_modify(|mut node| node.display = Display::None);
        }
    });
}

fn says(keepsake: &Keepsake) -> LocalText {
    let told =
        |key: &'static str, name: &'static str, what: &str| LocalText::new(key).with(name, what);
    match keepsake {
        Keepsake::Nothing => LocalText::default(),
        Keepsake::Making(percent) => LocalText::new("keep-making").with("percent", *percent),
        Keepsake::Kept(KeptFile { copied: Some(true), .. }) => LocalText::new("keep-copied"),
        Keepsake::Kept(KeptFile { copied: Some(false), .. }) => LocalText::new("keep-not-copied"),
        Keepsake::Kept(kept) if kept.downloaded => told("keep-downloaded", "file", &kept.place),
        Keepsake::Kept(kept) => told("keep-kept", "file", &kept.place),
        Keepsake::Failed(why) => told("keep-failed", "why", why),
    }
}

fn tell(
    keepsake: Res<Keepsake>,
    mut lines: Query<(&mut LocalText, Ref<KeepsakeLine>)>,
    mut buttons: Query<(&mut Node, &OnceKept)>,
) {
    if !keepsake.is_changed() && !lines.iter().any(|(_, line)| line.is_added()) {
        return;
    }
    for (mut line, _) in &mut lines {
        line.set_if_neq(says(&keepsake));
    }
    for (mut node, once_kept) in &mut buttons {
        let shown = matches!(&*keepsake, Keepsake::Kept(kept) if once_kept.0(kept));
        node.display = if shown { Display::Flex } else { Display::None };
    }
}
