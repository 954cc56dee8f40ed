//! How packs come: from a folder or dropped on the desktop, chosen or dropped in a browser.
//!
//! Deliberately absent: reading them, which is `kit/packs`.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::{ButtonKind, Lettering, button, space, text};
use crate::app::kit::{palette, theme};

#[cfg(not(target_arch = "wasm32"))]
pub(super) use self::desktop::{lay, plugin};
#[cfg(target_arch = "wasm32")]
pub(super) use self::page::{lay, plugin};

/// Shows the list after something was brought.
fn show_list(overlays: &mut Overlays) {
    if overlays.now() != Overlay::Packs {
        overlays.open(Overlay::Packs);
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod desktop {
    use bevy::window::FileDragAndDrop;

    use super::*;
    use crate::app::kit::clipboard::Copies;
    use crate::app::kit::packs::{folder, may_be_pack};
    use crate::app::screens::widgets::ButtonLabels;

    pub(in crate::app::screens::packs) fn plugin(app: &mut App) {
        app.add_message::<FileDragAndDrop>().add_systems(
            Update,
            take_dropped.run_if(in_state(Screen::Title).or_else(in_state(Screen::Saves))),
        );
    }

    /// Takes in packs that are dropped on the window.
    fn take_dropped(
        mut dropped: MessageReader<FileDragAndDrop>,
        mut found: ResMut<FoundPacks>,
        mut overlays: Overlays,
    ) {
        let mut any = false;
        for drop in dropped.read() {
            let FileDragAndDrop::DroppedFile { path_buf: path, .. } = drop else { continue };
            if may_be_pack(path)
                && let Some(folder) = folder()
            {
                found.bring(path, &folder);
                any = true;
            }
        }
        if any {
            show_list(&mut overlays);
        }
    }

    /// Says where packs are to be put.
    pub(in crate::app::screens::packs) fn lay(list: &mut ChildSpawnerCommands, _: &FoundPacks) {
        let Some(folder) = folder() else { return };
        let place = LocalText::new("packs-folder").with("folder", &*folder.to_string_lossy());
        list.spawn(text(place, Lettering::Note, palette::COCOA));
        list.spawn(theme::row(space::M)).with_children(|row| {
            row.spawn((button("packs-open-folder", ButtonKind::Secondary), observe(open_folder)));
            // The game does not learn whether the system has a file manager.
            row.spawn((button("packs-copy-path", ButtonKind::Secondary), observe(copy_path)));
        });
    }

    fn copy_path(pressed: On<Activate>, mut labels: ButtonLabels, mut copies: ResMut<Copies>) {
        let Some(folder) = folder() else { return };
        let path = folder.to_string_lossy();
        labels.set(pressed.entity, &copies.copy_and_say(&path, "packs-copied"));
    }

    /// Shows the folder of packs in the system's own file manager.
    fn open_folder(pressed: On<Activate>, mut labels: ButtonLabels) {
        let Some(folder) = folder() else { return };
        let shown = std::fs::create_dir_all(&folder).is_ok() && opener::open(&folder).is_ok();
        if !shown {
            labels.set(pressed.entity, &LocalText::new("packs-no-files-shown"));
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod page {
    use super::*;
    use crate::app::kit::files::{ChooseFile, PackCame};

    pub(in crate::app::screens::packs) fn plugin(app: &mut App) {
        let near = in_state(Screen::Title)
            .or_else(in_state(Screen::Saves))
            .or_else(in_state(Overlay::Packs));
        app.add_message::<PackCame>().add_systems(Update, take_in.run_if(near));
    }

    /// Takes in packs that were chosen or dropped on the page.
    fn take_in(
        mut came: MessageReader<PackCame>,
        mut found: ResMut<FoundPacks>,
        mut overlays: Overlays,
    ) {
        let mut any = false;
        for PackCame { name, bytes } in came.read() {
            found.bring(name, bytes.as_deref());
            any = true;
        }
        if any {
            show_list(&mut overlays);
        }
    }

    /// Offers to choose a pack, and tells of the room and of what went wrong.
    pub(in crate::app::screens::packs) fn lay(list: &mut ChildSpawnerCommands, found: &FoundPacks) {
        list.spawn(text("packs-here", Lettering::Note, palette::COCOA));
        list.spawn(theme::row(space::M)).with_children(|row| {
            let choose = |_: On<Activate>, mut choose: MessageWriter<ChooseFile>| {
                choose.write(ChooseFile::Pack);
            };
            row.spawn((button("packs-choose", ButtonKind::Secondary), observe(choose)));
        });
        if let Some(space) = found.store.space {
            let room = LocalText::new("packs-room")
                .with("used", in_bytes(space.used))
                .with("most", in_bytes(space.most));
            list.spawn(text(room, Lettering::Note, palette::COCOA));
        }
        for trouble in found.store.troubles() {
            list.spawn(text(trouble.words(), Lettering::Strong, palette::RED));
        }
    }

    /// So many bytes in megabytes or gigabytes.
    fn in_bytes(bytes: f64) -> LocalText {
        let (key, unit) = if bytes < 1e9 { ("packs-mb", 1e6) } else { ("packs-gb", 1e9) };
        LocalText::new(key).with("count", (bytes / unit).ceil() as u32)
    }
}
