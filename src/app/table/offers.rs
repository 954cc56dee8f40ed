//! What the people here may decide now, as a game's own actions.
//!
//! An action that a player may take without a word ([`Game::unsaid`]) does not bar the way: what
//! could be decided after it is offered as well, level by level, and picking that takes the unsaid
//! actions first. [`super::choices::Choices`] holds the same as plain paths of spots, in the same order.
//! Deliberately absent: decisions of anybody who is not at this machine, or has not taken the screen; and those that would tell what
//! somebody holds who is not looking at it ([`Dress::is_whispered`]).

use bevy::prelude::*;

use super::Playing;
use super::choices::Choices;
use super::dress::Dress;
use super::replaying::Watching;
use super::seats::Seats;
use crate::rules::{Actor, Game, Spots, after};

/// The most actions that are left unsaid in a row.
const LEVELS: usize = 32;

/// What may be decided once the same actions are left unsaid.
#[derive(Clone, Debug)]
struct Level<G: Game> {
    unsaid: Vec<G::Action>,
    view: G::View,
}

/// Every action on offer, in the order of [`Choices`].
#[derive(Resource, Clone, Debug)]
pub struct Offers<G: Game> {
    levels: Vec<Level<G>>,
    actions: Vec<(usize, G::Action)>,
    silent: Option<G::Action>,
}

impl<G: Game> Default for Offers<G> {
    fn default() -> Self {
        Self { levels: Vec::new(), actions: Vec::new(), silent: None }
    }
}

impl<G: Dress> Offers<G> {
    /// What the people here may decide, and the paths that pick it. What a spot means before
    /// something is left unsaid, it does not mean afterwards.
    pub(super) fn of(playing: &Playing<G>, seats: &Seats) -> (Self, Vec<Spots>) {
        let (mut offers, mut paths) = (Self::default(), Vec::<Spots>::new());
        if playing.outcome().is_some() || playing.is_veiled() {
            return (offers, paths);
        }
        let tables = playing.tables();
        let covered = playing.is_covered();
        let mut position = playing.position().clone();
        let mut unsaid = Vec::new();
        while offers.levels.len() < LEVELS
            && matches!(G::actor(tables, &position), Actor::Seat(seat) if seats.is_human(seat))
        {
            let view = G::known_to(tables, &position, playing.viewer());
            let level = offers.levels.len();
            offers.levels.push(Level { unsaid: unsaid.clone(), view });
            let mut actions = Vec::new();
            G::actions(tables, &position, &mut actions);
            let view = &offers.levels[level].view;
            actions.retain(|action| !covered || !G::is_whispered(tables, view, *action));
            let told = paths.len();
            for action in actions {
                let path = G::spots(tables, action);
                if !paths[..told].contains(&path) {
                    paths.push(path);
                    offers.actions.push((level, action));
                }
            }
            let Some(silent) = G::unsaid(tables, &position) else { break };
            offers.silent = offers.silent.or(Some(silent).filter(|_| level == 0));
            unsaid.push(silent);
            position = after::<G>(tables, &position, silent);
        }
        (offers, paths)
    }

    /// An offered action.
    pub(super) fn action(&self, choice: usize) -> Option<G::Action> {
        self.actions.get(choice).map(|(_, action)| *action)
    }

    /// The view in which an offered action is taken.
    pub(super) fn view(&self, choice: usize) -> Option<&G::View> {
        let (level, _) = self.actions.get(choice)?;
        self.levels.get(*level).map(|level| &level.view)
    }

    /// An offered action behind all that is left unsaid before it.
    pub(super) fn whole(&self, choice: usize) -> Option<Vec<G::Action>> {
        let (level, action) = self.actions.get(choice)?;
        let unsaid = &self.levels.get(*level)?.unsaid;
        Some(unsaid.iter().copied().chain([*action]).collect())
    }

    /// How many of the first offered actions decide what may go without a word, because more is decided after it.
    fn free(&self) -> usize {
        let last = self.levels.len().saturating_sub(1);
        self.actions.iter().take_while(|(level, _)| *level < last).count()
    }

    /// The offered action that may be taken without a word, whoever decides after it.
    fn unsaid(&self) -> Option<usize> {
        let silent = self.silent?;
        self.actions.iter().position(|offer| *offer == (0, silent))
    }
}

/// Everything on offer anew, as actions and as paths.
pub(super) fn make_offers<G: Dress>(
    playing: Res<Playing<G>>,
    seats: Res<Seats>,
    watching: Option<Res<Watching>>,
    mut offers: ResMut<Offers<G>>,
    mut choices: ResMut<Choices>,
) {
    // Nobody decides anything in a match that is only looked at.
    let (fresh, paths) =
        if watching.is_some() { Default::default() } else { Offers::of(&playing, &seats) };
    let tables = playing.tables();
    let grave = |choice: usize| {
        let (action, view) = (fresh.action(choice)?, fresh.view(choice)?);
        let is_grave = G::mark(tables, view, action).is_grave();
        is_grave.then(|| (choice, G::warning(tables, view, action)))
    };
    *choices = Choices::new(paths)
        .with_graves((0..fresh.actions.len()).filter_map(grave).collect())
        .with_unsaid(fresh.unsaid(), fresh.levels.len() == 1)
        .with_free(fresh.free());
    *offers = fresh;
}
