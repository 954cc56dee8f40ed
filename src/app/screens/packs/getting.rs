//! How packs come: from a folder on the desktop, and chosen or dropped there and in a browser.
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
    use std::path::{Path, PathBuf};
    use std::time::{Duration, Instant};

    use bevy::ecs::system::NonSendMarker;
    use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
    use bevy::window::FileDragAndDrop;
    use bevy::winit::EventLoopProxyWrapper;

    use super::*;
    use crate::app::kit::clipboard::Copies;
    use crate::app::kit::locale::Locale;
    use crate::app::kit::packs::{folder, may_be_pack};
    use crate::app::platform::waker::LoopWaker;
    use crate::app::screens::widgets::ButtonLabels;

    /// An answer that comes sooner is no choice of a player: the system has no such window.
    const NO_HAND: Duration = Duration::from_millis(400);

    /// After so long a press asks anew: there are systems that never answer.
    const ANEW: Duration = Duration::from_secs(5);

    /// A button that asks for the system's window, in which a file is chosen.
    #[derive(Message)]
    struct Choose(Entity);

    /// The system's windows that are open, the newest last: a choice in any of them counts.
    #[derive(Resource, Default)]
    struct Choosing(Vec<FileWindow>);

    /// A window of the system, the button that asked for it, and when.
    struct FileWindow {
        button: Entity,
        since: Instant,
        file: Task<Answer>,
    }

    /// What was chosen, and when the window was closed.
    type Answer = (Option<PathBuf>, Instant);

    pub(in crate::app::screens::packs) fn plugin(app: &mut App) {
        let near = || in_state(Screen::Title).or_else(in_state(Screen::Saves));
        app.init_resource::<Choosing>()
            .add_message::<FileDragAndDrop>()
            .add_message::<Choose>()
            .add_systems(
                Update,
                (
                    take_dropped.run_if(near()),
                    show_files.run_if(on_message::<Choose>),
                    take_chosen.run_if(near()),
                ),
            );
    }

    /// Shows the system's window for choosing a zip file. Where there is none, nothing is chosen at once.
    fn show_files(
        // macOS shows windows from its main thread only.
        _: NonSendMarker,
        mut choose: MessageReader<Choose>,
        (locale, proxy): (Res<Locale>, Option<Res<EventLoopProxyWrapper>>),
        mut open: ResMut<Choosing>,
    ) {
        let Some(Choose(button)) = choose.read().last() else { return };
        if open.0.last().is_some_and(|newest| newest.since.elapsed() < ANEW) {
            return;
        }
        let dialog = rfd::AsyncFileDialog::new()
            .set_title(locale.say(&LocalText::new("packs-choose")))
            .add_filter("zip", &["zip"]);
        let (answer, waker) = (dialog.pick_file(), LoopWaker::of(proxy.as_deref()));
        let file = IoTaskPool::get().spawn(async move {
            let file = answer.await.map(|file| file.path().to_owned());
            waker.ring();
            (file, Instant::now())
        });
        open.0.push(FileWindow { button: *button, since: Instant::now(), file });
    }

    /// Takes in the packs that were chosen.
    fn take_chosen(
        mut choosing: ResMut<Choosing>,
        mut found: ResMut<FoundPacks>,
        (mut labels, mut overlays): (ButtonLabels, Overlays),
    ) {
        choosing.0.retain_mut(|window| {
            let Some((file, closed)) = check_ready(&mut window.file) else { return true };
            match file {
                Some(file) => {
                    bring(&mut found, &file);
                    show_list(&mut overlays);
                }
                None if closed.saturating_duration_since(window.since) < NO_HAND => {
                    labels.set(window.button, &LocalText::new("packs-no-window"));
                }
                None => labels.set(window.button, &LocalText::new("packs-choose")),
            }
            false
        });
    }

    fn bring(found: &mut FoundPacks, path: &Path) {
        if let Some(folder) = folder() {
            found.bring(path, &folder);
        }
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
            if may_be_pack(path) {
                bring(&mut found, path);
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
            let choose = |pressed: On<Activate>, mut choose: MessageWriter<Choose>| {
                choose.write(Choose(pressed.entity));
            };
            row.spawn((button("packs-choose", ButtonKind::Secondary), observe(choose)));
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

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::app::screens::tests::{settle, shell};

        /// Opens a window of the system that is answered so.
        fn open(app: &mut App, answer: impl Future<Output = Answer> + Send + 'static) -> Entity {
            let button = app.world_mut().spawn(button("packs-choose", ButtonKind::Secondary)).id();
            let file = IoTaskPool::get().spawn(answer);
            let window = FileWindow { button, since: Instant::now(), file };
            app.world_mut().resource_mut::<Choosing>().0.push(window);
            button
        }

        /// Waits until so many windows are left.
        fn settle_to(app: &mut App, left: usize) {
            while app.world().resource::<Choosing>().0.len() > left {
                settle(app);
            }
        }

        /// The words on the button and how many files were turned away, after an answer that took so long.
        fn answered(file: Option<PathBuf>, took: Duration) -> (String, usize) {
            let mut app = shell(Screen::Title);
            let closed = Instant::now() + took;
            let button = open(&mut app, async move { (file, closed) });
            settle_to(&mut app, 0);
            let world = app.world_mut();
            let children = world.entity(button).get::<Children>().expect("words").to_vec();
            let words = children.iter().find_map(|child| world.entity(*child).get::<LocalText>());
            let words = words.expect("words").key.to_string();
            (words, world.resource::<FoundPacks>().turned_away.len())
        }

        #[test]
        fn where_the_system_shows_no_files_the_button_names_another_way() {
            let quick = Duration::from_millis(5);
            assert_eq!(answered(None, quick), ("packs-no-window".to_owned(), 0));
        }

        #[test]
        fn a_window_that_is_closed_without_a_choice_changes_nothing() {
            let slow = Duration::from_secs(2);
            assert_eq!(answered(None, slow), ("packs-choose".to_owned(), 0));
        }

        #[test]
        fn a_chosen_file_that_is_no_pack_is_turned_away() {
            let file = Some(PathBuf::from("no-such-pack.zip"));
            assert_eq!(answered(file, Duration::from_secs(2)), ("packs-choose".to_owned(), 1));
        }

        #[test]
        fn a_file_chosen_in_an_earlier_window_is_taken_while_a_later_one_is_open() {
            let mut app = shell(Screen::Title);
            let file = Some(PathBuf::from("no-such-pack.zip"));
            open(&mut app, async move { (file, Instant::now()) });
            open(&mut app, std::future::pending());
            settle_to(&mut app, 1);
            assert_eq!(app.world().resource::<FoundPacks>().turned_away.len(), 1);
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
