//! Packs that wait for an answer: the last run broke down while packs were on, or never came to the title with
//! them, so this one begins without them and asks.
//!
//! A pack that breaks the game before the title, or keeps it busy for ever, would spoil every start. A start that
//! hangs leaves no report; what it leaves is a mark, a file that lies there while packs are tried. Two programs
//! that are started within the same moments may see each other's mark, and the second one asks.
//! Deliberately absent: the question, which is a screen's, and which of the packs it was, which neither a report
//! nor a mark tells.

use std::path::PathBuf;

use bevy::prelude::*;

use super::FoundPacks;
use crate::app::platform::black_box::Report;
use crate::app::platform::folders;
use crate::app::platform::redraw::RedrawRequests;

/// The mark's name among the player's data.
const MARK: &str = "packs-on-trial";
/// After so many frames of the title, or of the match that the command line named, the game has started with its packs.
const FRAMES: u32 = 10;

/// Packs with which the game has not yet come to its title in this run. Its mark goes with it.
#[derive(Resource, Debug)]
pub struct Trial {
    mark: PathBuf,
    frames: u32,
}

/// What lies where packs are looked for, and whether it is being tried.
#[derive(Default, Debug)]
pub struct Tried {
    /// The packs; not read where the last start with them left its mark.
    pub found: FoundPacks,
    /// Where the mark is left, if there are packs and a place for it.
    mark: Option<PathBuf>,
    trial: Option<Trial>,
}

/// The packs that are not laid until the player says so.
#[derive(Resource, Debug)]
pub struct HeldBack {
    found: FoundPacks,
    mark: Option<PathBuf>,
}

impl Tried {
    /// Packs that need no trial.
    #[must_use]
    pub fn before(found: FoundPacks) -> Self {
        Self { found, ..Self::default() }
    }
}

impl Trial {
    fn begin(mark: PathBuf) -> Option<Self> {
        let written = mark.parent().map_or(Ok(()), std::fs::create_dir_all);
        match written.and_then(|()| std::fs::write(&mark, "")) {
            Ok(()) => Some(Self { mark, frames: 0 }),
            Err(why) => {
                warn!("A start that hangs with packs will not be noticed: {why}");
                None
            }
        }
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_file(&self.mark);
        }
    }
}

/// Reads the packs, unless the last start with packs has left its mark.
#[must_use]
pub fn read(named: &[PathBuf]) -> Tried {
    let mark = folders::data_folder().map(|folder| folder.join(MARK));
    read_marked(FoundPacks::unread(named), mark)
}

pub(super) fn read_marked(unread: FoundPacks, mark: Option<PathBuf>) -> Tried {
    let mark = mark.filter(|_| unread.are_somewhere());
    if mark.as_ref().is_some_and(|mark| mark.exists()) {
        return Tried { found: unread, mark, trial: None };
    }
    // Before they are read, because reading may already hang.
    let trial = mark.clone().and_then(Trial::begin);
    Tried { found: unread.read_now(), mark, trial }
}

/// Takes over the packs that were found, or holds them back.
pub fn take_in(world: &mut World, Tried { found, mark, trial }: Tried) {
    let broke_down = world.get_resource::<Report>().is_some_and(Report::had_packs);
    if found.wait() || (broke_down && !found.packs.is_empty()) {
        world.insert_resource(FoundPacks::none());
        world.insert_resource(HeldBack { found, mark });
        return;
    }
    world.insert_resource(found);
    if let Some(trial) = trial {
        world.insert_resource(trial);
    }
}

/// Lays the packs that were held back, as a new trial.
pub fn lay(world: &mut World) {
    let Some(HeldBack { found, mark }) = world.remove_resource::<HeldBack>() else { return };
    if let Some(trial) = mark.and_then(Trial::begin) {
        world.insert_resource(trial);
    }
    let found = if found.wait() { found.read_now() } else { found };
    world.insert_resource(found);
}

/// Counts frames once everything is loaded, and ends the trial.
pub(super) fn count_frames(
    mut trial: ResMut<Trial>,
    redraw: Option<ResMut<RedrawRequests>>,
    mut commands: Commands,
) {
    trial.frames += 1;
    if trial.frames > FRAMES {
        commands.remove_resource::<Trial>();
    } else if let Some(mut redraw) = redraw {
        redraw.nudge();
    }
}

/// A program that is left in good order has not hung.
pub(super) fn end_trial(mut commands: Commands) {
    commands.remove_resource::<Trial>();
}
