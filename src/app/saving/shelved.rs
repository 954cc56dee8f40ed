//! The list of saves as the screens show it, and the report of faults, each once.
//!
//! Screens ask for the list when they need it; it is valid until the next [`SaveEvent`]. Deliberately absent:
//! drawing.

use bevy::prelude::*;

use super::autosave::Kept;
use super::blocked_saves::Blocked;
use super::save_jobs::SaveJob;
use super::save_worker::{SaveEvent, SaveWorker};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::platform::folders;
use crate::app::session::remark::Remark;
use crate::saves::{Cause, Found, Head, Listed, SaveName, Trouble};

/// All saves, the newest first.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// The saves.
    pub list: Vec<Listed>,
    /// Why the list could not be read.
    pub trouble: Option<Trouble>,
    /// Whether the list has arrived.
    pub told: bool,
}

impl Shelved {
    /// The newest unfinished match that can be continued.
    #[must_use]
    pub fn unfinished(&self, in_the_way: &Blocked) -> Option<(&SaveName, &Found<Head>)> {
        let mut sound = self.list.iter().filter_map(|listed| {
            let found = listed.found.as_ref().ok()?;
            Some((&listed.name, found))
        });
        sound.find(|(name, found)| !found.save.over && in_the_way.of(name).is_none())
    }

    /// How many saved matches are of a game.
    #[must_use]
    pub fn matches_of(&self, game: &str) -> usize {
        self.list.iter().filter(|listed| game_of(&listed.name) == game).count()
    }

    /// The save of this name.
    #[must_use]
    pub fn find(&self, name: &SaveName) -> Option<&Listed> {
        self.list.iter().find(|listed| listed.name == *name)
    }
}

/// Whether the running match is saved.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct KeptState {
    /// Why it is not; this was reported to the player.
    pub trouble: Option<Trouble>,
}

impl KeptState {
    /// The sign on the table while the match is not saved.
    #[must_use]
    pub fn sign(&self) -> Option<LocalText> {
        let why = match self.trouble.as_ref()?.cause {
            Cause::Full => "saves-sign-full",
            Cause::Forbidden => "saves-sign-forbidden",
            _ => "saves-sign",
        };
        Some(LocalText::new(why))
    }
}

/// A fault in words: what is wrong, where, and what helps.
#[must_use]
pub fn in_words(trouble: &Trouble) -> LocalText {
    let text = LocalText::new(format!("trouble-{}", trouble.cause.key()))
        .with("place", trouble.place.clone());
    match &trouble.cause {
        Cause::Failed(why) | Cause::Unreadable(why) => text.with("why", why.clone()),
        Cause::Newer(format) => text.with("format", *format),
        _ => text,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelved>()
        .init_resource::<KeptState>()
        .add_message::<Remark>()
        .add_systems(Startup, clear_old)
        .add_systems(OnEnter(Screen::Title), ask_for_list)
        .add_systems(OnExit(Screen::Play), forget_match)
        .add_systems(PreUpdate, hear.after(super::save_worker::send_save_events));
    // Another tab may have written a save.
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        PreUpdate,
        ask_for_list
            .run_if(on_message::<crate::app::platform::tab::StoreStirred>)
            .run_if(in_state(Screen::Title).or_else(in_state(Screen::Saves))),
    );
}

/// Deletes the oldest finished matches, so that they do not pile up.
fn clear_old(worker: Option<ResMut<SaveWorker>>) {
    if let Some(mut worker) = worker {
        worker.send(SaveJob::Clear);
    }
}

/// Asks for the list of saves.
pub fn ask_for_list(worker: Option<ResMut<SaveWorker>>) {
    if let Some(mut worker) = worker {
        worker.send(SaveJob::List);
    }
}

/// The list is older than the match that was just played, so it is dropped.
fn forget_match(mut state: ResMut<KeptState>, mut shelved: ResMut<Shelved>) {
    *state = KeptState::default();
    *shelved = Shelved::default();
}

pub(super) fn hear(
    mut news: MessageReader<SaveEvent>,
    mut shelved: ResMut<Shelved>,
    mut state: ResMut<KeptState>,
    mut remarks: MessageWriter<Remark>,
    (mut worker, mut kept): (ResMut<SaveWorker>, Option<ResMut<Kept>>),
) {
    for news in news.read() {
        match news {
            SaveEvent::Listed(Ok(list)) => {
                shelved.set_if_neq(Shelved { list: list.clone(), trouble: None, told: true });
            }
            SaveEvent::Listed(Err(trouble)) => {
                let trouble = Some(trouble.clone());
                shelved.set_if_neq(Shelved { list: Vec::new(), trouble, told: true });
            }
            SaveEvent::Kept(..) => {
                if state.trouble.take().is_some() {
                    remarks.write(said("check", LocalText::new("saves-kept-again")));
                }
            }
            // Another program has claimed the match. Under a new name neither program loses
            // anything, and the next frame saves it there. Refusals of saves still queued under the
            // old name change nothing more.
            SaveEvent::NotKept(name, Trouble { cause: Cause::Taken, .. }) => {
                let own = folders::fresh_name(game_of(name));
                let kept = kept.as_mut().filter(|kept| kept.0 == *name);
                if let (Some(kept), Some(own)) = (kept, own) {
                    kept.0 = own;
                    remarks.write(own_match());
                }
            }
            SaveEvent::NotKept(_, trouble) => {
                let told = state.trouble.as_ref().map(|told| &told.cause);
                if told != Some(&trouble.cause) {
                    error!("The match is not kept: {trouble}");
                    let text = LocalText::new("saves-not-kept").with("why", in_words(trouble));
                    remarks.write(said("warning", text));
                }
                state.trouble = Some(trouble.clone());
            }
            SaveEvent::Deleted(_) | SaveEvent::Imported(_) => worker.send(SaveJob::List),
            SaveEvent::Fetched { .. } | SaveEvent::Exported(_) | SaveEvent::Failed(_) => {}
        }
    }
}

/// The game's id, with which a name begins.
fn game_of(name: &SaveName) -> &str {
    name.as_str().split('-').next().unwrap_or_default()
}

/// The remark that another program plays this match, which continues here as a copy.
pub(super) fn own_match() -> Remark {
    said("window", LocalText::new("saves-own-match"))
}

/// A remark that stays long enough to be read, whatever happens on the board.
fn said(icon: &'static str, text: LocalText) -> Remark {
    let stays = std::time::Duration::from_secs(15);
    Remark { stays, outlasts_actions: true, ..Remark::new(icon, text) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Shared, name};
    use super::*;

    #[test]
    fn the_matches_of_a_game_are_counted_by_their_names() {
        let lost = || Trouble { place: "here".into(), cause: Cause::Taken };
        let listed = |name| Listed { name, found: Err(lost()) };
        let shelved = Shelved { list: [name(), name()].map(listed).to_vec(), ..default() };
        assert_eq!((shelved.matches_of("acorns"), shelved.matches_of("ludo")), (2, 0));
    }

    #[test]
    fn a_match_that_is_refused_twice_gets_one_name_of_its_own() {
        let mut app = App::new();
        app.add_message::<SaveEvent>()
            .add_message::<Remark>()
            .init_resource::<Shelved>()
            .init_resource::<KeptState>()
            .insert_resource(SaveWorker::new(Box::new(Shared::default())))
            .insert_resource(Kept(name()))
            .add_systems(Update, hear);
        let taken = || Trouble { place: "here".into(), cause: Cause::Taken };
        let renamed = |app: &mut App| {
            app.world_mut().write_message(SaveEvent::NotKept(name(), taken()));
            app.update();
            app.world().resource::<Kept>().0.clone()
        };
        let own = renamed(&mut app);
        assert!(own != name() && own.as_str().starts_with("acorns-"), "{own}");
        assert_eq!(renamed(&mut app), own);
        assert_eq!(app.world().resource::<KeptState>().trouble, None);
    }
}
