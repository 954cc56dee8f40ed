//! What the people here may decide now, as actions of the game.
//!
//! An action that may be left to its default ([`Game::default_action`]) does not block what comes next: the choices
//! after it are offered as well, level by level, and picking one takes the default actions first.
//! [`Choices`] holds the same as plain paths of spots, in the same order. Nothing is offered to
//! players who are not at this machine or have not taken the screen, and no action that would
//! reveal what a seat holds while that seat is not looking ([`TableGame::is_whispered`]).

use bevy::prelude::*;

use super::lessons::{OpenActions, Taught, follow};
use super::playing::Playing;
use super::seats::Seats;
use super::watching::Watching;
use super::whose_turn::tell_whose_turn;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::picking::choices::{Choices, Offer, OfferId};
use crate::app::table::picking::selection::begin_anew;
use crate::rules::{Actor, Game, Spots, after};

/// The most default actions in a row.
const LEVELS: usize = 32;

/// The view after some default actions.
#[derive(Clone, Debug)]
struct Ahead<G: Game> {
    defaults: Vec<G::Action>,
    view: G::View,
}

/// An action and the spots that pick it.
#[derive(Clone, Debug)]
struct Offered<G: Game> {
    level: usize,
    action: G::Action,
    path: Spots,
}

/// Every action on offer. Picking refers to one by its [`OfferId`].
#[derive(Resource, Clone, Debug)]
pub struct Offers<G: Game> {
    /// The number of entries after which they are made.
    after: usize,
    levels: Vec<Ahead<G>>,
    offered: Vec<Offered<G>>,
    default_action: Option<G::Action>,
}

impl<G: Game> Default for Offers<G> {
    fn default() -> Self {
        Self { after: 0, levels: Vec::new(), offered: Vec::new(), default_action: None }
    }
}

impl<G: TableGame> Offers<G> {
    /// The offers to the people here. A path of spots that is offered at one level is not offered
    /// again at a later one. In a task only what is open there is offered.
    pub(super) fn of(playing: &Playing<G>, seats: &Seats, taught: Option<&Taught<G>>) -> Self {
        let mut offers = Self { after: playing.entries().len(), ..Self::default() };
        if playing.outcome().is_some() || playing.is_veiled() {
            return offers;
        }
        let tables = playing.tables();
        let covered = playing.is_hidden_now();
        let mut position = playing.position().clone();
        let mut defaults = Vec::new();
        while offers.levels.len() < LEVELS
            && matches!(G::actor(tables, &position), Actor::Seat(seat) if seats.is_human(seat))
        {
            let view = G::known_to(tables, &position, playing.viewer());
            let level = offers.levels.len();
            let mut actions = Vec::new();
            G::actions(tables, &position, &mut actions);
            actions.retain(|action| !covered || !G::is_whispered(tables, &view, *action));
            let open = taught.map_or(OpenActions::All, |taught| taught.open(playing, &defaults));
            match &open {
                OpenActions::All => {}
                OpenActions::Only(open) => actions.retain(|action| open.contains(action)),
                OpenActions::Nothing => break,
            }
            offers.levels.push(Ahead { defaults: defaults.clone(), view });
            let earlier = offers.offered.len();
            for action in actions.iter().copied() {
                let path = G::spots(tables, action);
                if offers.offered[..earlier].iter().all(|offered| offered.path != path) {
                    offers.offered.push(Offered { level, action, path });
                }
            }
            let default = G::default_action(tables, &position);
            let is_open =
                |default: &G::Action| open == OpenActions::All || actions.contains(default);
            let default = default.filter(is_open);
            let Some(default) = default else { break };
            offers.default_action = offers.default_action.or(Some(default).filter(|_| level == 0));
            defaults.push(default);
            position = after::<G>(tables, &position, default);
        }
        offers
    }

    fn offered(&self, id: OfferId) -> Option<&Offered<G>> {
        self.offered.get(id.place).filter(|_| id.after == self.after)
    }

    /// Every offered action in the game's notation, each once.
    pub(super) fn spelt(&self, tables: &G::Tables) -> impl Iterator<Item = (String, OfferId)> {
        let mut known = std::collections::BTreeSet::new();
        self.offered.iter().enumerate().filter_map(move |(place, offered)| {
            let spelt = G::action_text(tables, offered.action);
            let id = OfferId { after: self.after, place };
            known.insert(spelt.clone()).then_some((spelt, id))
        })
    }

    /// An offered action.
    pub(super) fn action(&self, id: OfferId) -> Option<G::Action> {
        self.offered(id).map(|offered| offered.action)
    }

    /// The view in which an offered action is taken.
    pub(super) fn view(&self, id: OfferId) -> Option<&G::View> {
        self.levels.get(self.offered(id)?.level).map(|level| &level.view)
    }

    /// An offered action after the default actions before it; `None` when the match has gone on
    /// since the offer.
    pub(super) fn whole(&self, id: OfferId, playing: &Playing<G>) -> Option<Vec<G::Action>> {
        let offered = self.offered(id).filter(|_| playing.entries().len() == self.after)?;
        let defaults = &self.levels.get(offered.level)?.defaults;
        Some(defaults.iter().copied().chain([offered.action]).collect())
    }

    /// The same offers independent of the game.
    fn choices(&self, tables: &G::Tables) -> Choices {
        let last = self.levels.len().saturating_sub(1);
        let offers = self.offered.iter().enumerate().map(|(place, offered)| {
            let Offered { level, action, path } = *offered;
            let view = &self.levels[level].view;
            let is_grave = G::mark(tables, view, action).is_grave();
            Offer {
                id: OfferId { after: self.after, place },
                path,
                warning: is_grave.then(|| G::warning(tables, view, action)),
                is_free: level < last,
            }
        });
        Choices::new(offers.collect()).with_default(self.default_action(), self.levels.len() == 1)
    }

    /// The offered action that may be left to its default.
    fn default_action(&self) -> Option<OfferId> {
        let default = self.default_action?;
        let is_it = |offered: &Offered<G>| offered.level == 0 && offered.action == default;
        let place = self.offered.iter().position(is_it)?;
        Some(OfferId { after: self.after, place })
    }
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (make_offers::<G>, begin_anew)
            .chain()
            .in_set(TableSystems::Tell)
            .after(tell_whose_turn::<G>)
            .after(follow::<G>)
            .run_if(resource_exists_and_changed::<Playing<G>>),
    );
}

/// Updates everything on offer, as actions and as paths.
fn make_offers<G: TableGame>(
    playing: Res<Playing<G>>,
    seats: Res<Seats>,
    (watching, taught): (Option<Res<Watching>>, Option<Res<Taught<G>>>),
    mut offers: ResMut<Offers<G>>,
    mut choices: ResMut<Choices>,
) {
    // No player decides anything in a replay.
    let fresh = if watching.is_some() {
        Offers::default()
    } else {
        Offers::of(&playing, &seats, taught.as_deref())
    };
    *choices = fresh.choices(playing.tables());
    *offers = fresh;
}
