//! The question before a level is lost that is not written: by leaving the editor, by opening another level, or by
//! closing the window.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::state::Edited;
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::{Lettering, text};
use crate::app::screens::dialog::{answers, dialog};

/// What is done once the level may be lost.
#[derive(Resource, Default)]
pub(in crate::app) enum Then {
    /// The editor is left.
    #[default]
    Leave,
    /// Another level is opened.
    Open(Box<Edited>),
    /// The window closes.
    Close,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Then>().add_systems(OnEnter(Overlay::DropLevel), open_question);
}

/// Leaves the editor, or the game.
#[derive(SystemParam)]
pub(in crate::app::screens) struct Leaving<'w, 's> {
    edited: Option<ResMut<'w, Edited>>,
    then: ResMut<'w, Then>,
    pub(in crate::app::screens) overlays: Overlays<'w>,
    next: ResMut<'w, NextState<Screen>>,
    exit: MessageWriter<'w, AppExit>,
    commands: Commands<'w, 's>,
}

impl Leaving<'_, '_> {
    /// Leaves the editor, or asks first.
    pub(super) fn ask(&mut self) {
        if self.overlays.now() == Overlay::None {
            self.go_or_ask(Then::Leave);
        }
    }

    /// Puts down a piece that is picked up; whether one was.
    pub(super) fn puts_down(&mut self) -> bool {
        let held = self.edited.as_mut().filter(|edited| edited.tool != edited.tool.empty());
        held.map(|edited| edited.tool = edited.tool.empty()).is_some()
    }

    /// Closes the game, or asks first.
    pub(in crate::app::screens) fn close_or_ask(&mut self) {
        self.go_or_ask(Then::Close);
    }

    fn go_or_ask(&mut self, then: Then) {
        *self.then = then;
        if !self.edited.as_ref().is_some_and(|edited| edited.draft.is_unsaved()) {
            self.go();
        } else if self.overlays.now() != Overlay::DropLevel {
            self.overlays.open(Overlay::DropLevel);
        }
    }

    fn go(&mut self) {
        match std::mem::take(&mut *self.then) {
            Then::Leave => {
                self.overlays.close();
                let from = self.edited.as_ref().map_or(Screen::Title, |edited| edited.from);
                self.next.set(from);
                // Its edits are given up, so nobody is asked for them again.
                if let Some(edited) = &mut self.edited {
                    edited.draft.saved();
                }
            }
            Then::Open(edited) => {
                self.overlays.close();
                self.commands.insert_resource(*edited);
                self.next.set(Screen::Editor);
            }
            Then::Close => drop(self.exit.write(AppExit::Success)),
        }
    }

    /// Goes on with the level.
    fn stay(&mut self) {
        if let Then::Open(_) = std::mem::take(&mut *self.then) {
            self.overlays.close();
            self.next.set(Screen::Editor);
        } else {
            self.overlays.back();
        }
    }
}

fn open_question(then: Res<Then>, mut commands: Commands) {
    let question = if matches!(*then, Then::Open(_)) { "editor-drop-other" } else { "editor-drop" };
    dialog(&mut commands, Overlay::DropLevel, 580.0, |paper| {
        paper.spawn(text(question, Lettering::Heading, palette::INK));
        answers(paper, |row| {
            let go = |_: On<Activate>, mut leaving: Leaving| leaving.go();
            let stay = |_: On<Activate>, mut leaving: Leaving| leaving.stay();
            row.other("editor-drop-yes", observe(go));
            row.careful("editor-drop-no", observe(stay));
        });
    });
}
