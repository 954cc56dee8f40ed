//! The list of saves as screens see it, and faults told once.
//!
//! The list is asked for when a screen needs it and stands until the next news. Deliberately absent: drawing.

use bevy::prelude::*;

use super::errands::Errand;
use super::keeper::{Keeper, News};
use crate::app::hud::status::Remark;
use crate::app::locale::LocalText;
use crate::app::screens::Screen;
use crate::saves::{Cause, Found, Listed, SaveName, Trouble};

/// All saves, the newest first.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// The saves.
    pub list: Vec<Listed>,
    /// Why nobody knows any.
    pub trouble: Option<Trouble>,
    /// Whether the list has come at all.
    pub told: bool,
}

impl Shelved {
    /// The newest match that is not over.
    #[must_use]
    pub fn unfinished(&self) -> Option<(&SaveName, &Found)> {
        let mut sound = self.list.iter().filter_map(|listed| {
            let found = listed.found.as_ref().ok()?;
            Some((&listed.name, found))
        });
        sound.find(|(_, found)| found.save.record.result.is_none())
    }

    /// The save of this name.
    #[must_use]
    pub fn find(&self, name: &SaveName) -> Option<&Listed> {
        self.list.iter().find(|listed| listed.name == *name)
    }
}

/// Whether the running match lies safe, and what is in the way.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct KeptState {
    /// What is in the way; it was told.
    pub trouble: Option<Trouble>,
}

/// A trouble in words: what is wrong, where, and what helps.
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
        .add_systems(Startup, ask_for_list)
        .add_systems(OnEnter(Screen::Title), ask_for_list)
        .add_systems(OnExit(Screen::Play), forget_match)
        .add_systems(PreUpdate, hear.after(super::keeper::pass_on_news));
}

/// Asks what saves there are.
pub fn ask_for_list(keeper: Option<ResMut<Keeper>>) {
    if let Some(mut keeper) = keeper {
        keeper.send(Errand::List);
    }
}

/// What was listed before a match is older than the match: nobody may go on from it.
fn forget_match(mut state: ResMut<KeptState>, mut shelved: ResMut<Shelved>) {
    *state = KeptState::default();
    *shelved = Shelved::default();
}

fn hear(
    mut news: MessageReader<News>,
    mut shelved: ResMut<Shelved>,
    mut state: ResMut<KeptState>,
    mut remarks: MessageWriter<Remark>,
    mut keeper: ResMut<Keeper>,
) {
    for news in news.read() {
        match news {
            News::Listed(Ok(list)) => {
                shelved.set_if_neq(Shelved { list: list.clone(), trouble: None, told: true });
            }
            News::Listed(Err(trouble)) => {
                let trouble = Some(trouble.clone());
                shelved.set_if_neq(Shelved { list: Vec::new(), trouble, told: true });
            }
            News::Kept(..) => {
                if state.trouble.take().is_some() {
                    remarks.write(said("check", LocalText::new("saves-kept-again")));
                }
            }
            // The match parts ways with the other one.
            News::NotKept(trouble) if trouble.cause == Cause::Taken => {}
            News::NotKept(trouble) => {
                let told = state.trouble.as_ref().map(|told| &told.cause);
                if told != Some(&trouble.cause) {
                    error!("The match is not kept: {trouble}");
                    let text = LocalText::new("saves-not-kept").with("why", in_words(trouble));
                    remarks.write(said("warning", text));
                }
                state.trouble = Some(trouble.clone());
            }
            News::Deleted(_) | News::Imported(_) => keeper.send(Errand::List),
            News::Exported(_) | News::Failed(_) => {}
        }
    }
}

/// Long enough to be read to the end, whatever happens on the board.
pub(super) fn said(icon: &'static str, text: LocalText) -> Remark {
    let stays = std::time::Duration::from_secs(15);
    Remark { stays, outlasts_actions: true, ..Remark::new(icon, text) }
}
