//! What the buttons in the list of saves do, what pasting and dropping do, and the reply to each.
//!
//! The save worker reads saves when they are needed, so most presses are answered a few frames later.
//! Copying a running match with secrets copies only what everyone may read; exporting it asks
//! first, because the file contains everything.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use bevy::window::FileDragAndDrop;

use super::confirm_dialog::{Confirmation, Deed};
use super::saves_row::title;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::records::KnownFiles;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::clipboard::{Copies, NotCopied, Paste, Pasted};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::packs::may_be_pack;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::platform::folders;
use crate::app::saving::{
    Brought, Purpose, Reopening, SaveEvent, SaveJob, SaveWorker, Shelved, TakingUp, import,
    in_words,
};
use crate::saves::{Head, Save, SaveName};

/// The reply to the last press.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub(super) struct Notice(pub(super) Option<LocalText>);

/// What a button does with its save.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub(super) enum Press {
    GoOn(SaveName),
    Watch(SaveName),
    Copy(SaveName),
    Export(SaveName),
    Delete(SaveName),
}

pub(super) fn plugin(app: &mut App) {
    let near = in_state(Screen::Saves).or_else(in_state(Screen::Title));
    app.init_resource::<Notice>()
        .init_resource::<Copies>()
        .add_message::<Paste>()
        .add_message::<Pasted>()
        .add_message::<NotCopied>()
        .add_message::<SaveEvent>()
        .add_message::<FileDragAndDrop>()
        .add_observer(press)
        .add_systems(OnExit(Screen::Saves), |mut told: ResMut<Notice>| told.0 = None)
        .add_systems(Update, bring_in.before(hear_news).run_if(in_state(Screen::Saves)))
        .add_systems(Update, (ask_for_text, go_where_it_lies, hear_news).run_if(near));
}

/// Reads records with the help of their games.
#[derive(SystemParam)]
pub(super) struct Games<'w> {
    games: Res<'w, GameList>,
    levels: Res<'w, LevelList>,
    files: Option<Res<'w, KnownFiles>>,
}

impl Games<'_> {
    /// Whether a match hides something from a player; true if its game is unknown.
    pub(super) fn hides(&self, head: &Head) -> bool {
        !head.over && self.games.menu(&head.game).is_none_or(|menu| menu.records.secrets)
    }

    /// The text of a save to be copied, and the key of the reply.
    fn text(&self, save: &Save) -> Option<(String, &'static str)> {
        if !self.hides(&save.head()) {
            return Some((save.to_text().ok()?, "saves-copied"));
        }
        let menu = self.games.menu(&save.record.game)?;
        let seen = (menu.records.seen_by_all)(&*self.files.as_ref()?.0, &save.record)?;
        Some((seen.to_text().ok()?, "saves-copied-with-gaps"))
    }

    /// A match that begins in the pasted position. The text may name its level first; otherwise the
    /// board set up last is tried, then all others in order.
    fn position(&self, text: &str, sheet: &SetUpSheet) -> Option<Save> {
        let text = text.trim();
        let strange = text.lines().count() != 1 || text.starts_with(['(', '/', '"']);
        if strange || import::path_in(text).is_some() {
            return None;
        }
        let files = self.files.as_ref()?;
        let (named, rest) = text.split_once(' ').unwrap_or((text, ""));
        let names = |level: &&crate::app::catalog::levels::LevelInfo| level.id == named;
        let begin = |level: &crate::app::catalog::levels::LevelInfo, text| {
            (self.games.menu(&level.game)?.records.from_position)(&*files.0, &level.id, text)
        };
        let record = match self.levels.0.iter().find(names) {
            Some(level) => begin(level, rest),
            None => {
                let last = self.levels.of_game(&sheet.game).nth(sheet.level);
                last.into_iter().chain(&self.levels.0).find_map(|level| begin(level, text))
            }
        };
        let (players, table) = (Vec::new(), Vec::new());
        Some(Save { date: folders::now(), players, table, record: record? })
    }
}

fn press(
    pressed: On<Activate>,
    presses: Query<&Press>,
    (shelved, games): (Res<Shelved>, Games),
    mut worker: ResMut<SaveWorker>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    let Ok(press) = presses.get(pressed.entity) else { return };
    let mut ask = |text, answers, deed| {
        commands.insert_resource(Confirmation { text, answers, deed });
        overlays.open(Overlay::Ask);
    };
    let head = |name| Some(&shelved.find(name)?.found.as_ref().ok()?.save);
    match press.clone() {
        Press::GoOn(name) => worker.send(SaveJob::Fetch(name, Purpose::GoOn)),
        Press::Watch(name) => worker.send(SaveJob::Fetch(name, Purpose::Watch)),
        Press::Copy(name) => worker.send(SaveJob::Fetch(name, Purpose::Copy)),
        Press::Export(name) if head(&name).is_some_and(|head| games.hides(head)) => {
            let answers = ["saves-export-all", "saves-export-not"];
            ask(LocalText::new("saves-export-ask"), answers, Deed::Export(name));
        }
        Press::Export(name) => export(name, &mut worker),
        Press::Delete(name) => {
            let named = head(&name).map(|head| title(head, &games.levels));
            let named = named.unwrap_or(LocalText::new("saves-damaged"));
            let text = LocalText::new("saves-delete-ask").with("match", named);
            ask(text, ["saves-delete", "saves-keep"], Deed::Delete(name));
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) fn export(name: SaveName, worker: &mut SaveWorker) {
    // Without a folder the text is copied instead.
    worker.send(match folders::data_folder() {
        Some(folder) => {
            let file = folder.join("exports").join(format!("{name}.save"));
            SaveJob::Export(name, file)
        }
        None => SaveJob::Fetch(name, Purpose::Copy),
    });
}

/// A browser has no folders, so the save is downloaded.
#[cfg(target_arch = "wasm32")]
pub(super) fn export(name: SaveName, worker: &mut SaveWorker) {
    worker.send(SaveJob::Fetch(name, Purpose::Download));
}

#[cfg(target_arch = "wasm32")]
fn download(name: &SaveName, save: &Save) -> LocalText {
    use crate::app::kit::files;
    const TEXT: &str = "text/plain;charset=utf-8";
    let name = format!("{name}.save");
    let text = save.to_text().ok();
    if text.is_some_and(|text| files::download(&name, TEXT, text.as_bytes()).is_ok()) {
        LocalText::new("saves-downloaded").with("file", name)
    } else {
        LocalText::new("saves-no-folder")
    }
}

/// The usual key pastes on the title and in the list.
fn ask_for_text(intents: Intents, mut paste: MessageWriter<Paste>) {
    if intents.just(Intent::Paste) {
        paste.write(Paste);
    }
}

/// Shows the list after something was pasted or dropped on the title.
fn go_where_it_lies(
    mut pasted: MessageReader<Pasted>,
    mut dropped: MessageReader<FileDragAndDrop>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    let dropped = dropped.read().any(|drop| dropped_match(drop).is_some());
    if (pasted.read().count() > 0 || dropped) && *screen.get() == Screen::Title {
        next.set(Screen::Saves);
    }
}

/// The file that was dropped, unless it is meant as a pack.
fn dropped_match(drop: &FileDragAndDrop) -> Option<&std::path::PathBuf> {
    match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => {
            Some(path_buf).filter(|path| !may_be_pack(path))
        }
        _ => None,
    }
}

/// Imports a save, a record, a position, or the file at a path.
fn bring_in(
    mut pasted: MessageReader<Pasted>,
    mut dropped: MessageReader<FileDragAndDrop>,
    (games, sheet): (Games, Res<SetUpSheet>),
    mut worker: ResMut<SaveWorker>,
    mut told: ResMut<Notice>,
) {
    for drop in dropped.read() {
        if let Some(path_buf) = dropped_match(drop) {
            worker.send(SaveJob::Bring(Brought::File(path_buf.clone())));
        }
    }
    for Pasted(text) in pasted.read() {
        let text = text.clone().unwrap_or_default();
        if text.trim().is_empty() {
            let page = cfg!(target_arch = "wasm32");
            let says = if page { "saves-nothing-came" } else { "saves-nothing-pasted" };
            told.0 = Some(LocalText::new(says));
            continue;
        }
        let brought = match games.position(&text, &sheet) {
            Some(save) => Brought::Save(Box::new(save)),
            None => Brought::Text(text),
        };
        worker.send(SaveJob::Bring(brought));
    }
}

pub(super) fn hear_news(
    (mut news, mut failed): (MessageReader<SaveEvent>, MessageReader<NotCopied>),
    games: Games,
    mut told: ResMut<Notice>,
    (mut copies, mut worker): (ResMut<Copies>, ResMut<SaveWorker>),
    (screen, mut taking): (Res<State<Screen>>, TakingUp),
) {
    if failed.read().count() > 0 {
        told.0 = Some(LocalText::new("copy-refused"));
    }
    for news in news.read() {
        told.0 = Some(match news {
            SaveEvent::Fetched { purpose: Purpose::Copy, found, .. } => {
                match games.text(&found.save) {
                    Some((text, says)) => copies.copy_and_say(&text, says),
                    None => LocalText::new("saves-not-copied"),
                }
            }
            #[cfg(target_arch = "wasm32")]
            SaveEvent::Fetched { name, purpose: Purpose::Download, found, .. } => {
                download(name, &found.save)
            }
            SaveEvent::Fetched { name, purpose, found, taken } => {
                let (name, save) = (name.clone(), found.save.clone());
                let reopening = match purpose {
                    Purpose::Watch => Reopening::watch(name.clone(), save),
                    _ => Reopening { parted: *taken, ..Reopening::go_on(name.clone(), save) },
                };
                if taking.take_up(reopening) {
                    continue;
                }
                worker.send(SaveJob::Release(name));
                LocalText::new("saves-strange-game").with("game", found.save.record.game.clone())
            }
            SaveEvent::Deleted(_) => LocalText::new("saves-deleted"),
            SaveEvent::Imported(_) => LocalText::new("saves-brought"),
            SaveEvent::Exported(file) => {
                let file = file.display().to_string();
                copies.copy(&file);
                LocalText::new("saves-exported").with("file", file)
            }
            SaveEvent::Failed(trouble) => {
                // The title has no line for the reply, but the list does.
                if *screen.get() == Screen::Title {
                    taking.show_list();
                }
                in_words(trouble)
            }
            _ => continue,
        });
    }
}
