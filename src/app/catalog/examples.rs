//! An example of the rules: a lesson's own way from its start to the end of its first step, and as far
//! beyond as the lesson says.
//!
//! Deliberately absent: painting it, and when it moves.

use std::sync::Arc;

use crate::app::table::board::painting::Painter;
use crate::app::table::contract::looks::Looks;
use crate::app::table::matches::laying::layout_of;
use crate::app::table::model::ModelTable;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{BoardLayout, BoardLook, CloseCard, Enact, KnownView, Scene, TableGame};
use crate::data::Files;
use crate::data::lessons::{self, Course, Loaded, Way};
use crate::referee::Match;
use crate::rules::{Seat, Spot, Viewer};

use bevy::prelude::*;

/// The largest width and height of a picture.
const LARGEST: UVec2 = UVec2::new(300, 300);
/// The numbers of random draws; an example draws none.
const SEED: u64 = 1;

/// What one picture of an example shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Picture {
    /// The board, with frames around the squares in question.
    Board(Scene, Vec<Spot>),
    /// Cards from near.
    Cards(Vec<CloseCard>),
}

/// See the module.
pub(super) struct Example<G: TableGame> {
    /// What its level displays in its own way.
    pub(super) looks: Looks,
    /// The actions, in order.
    pub(super) way: Vec<G::Action>,
    seat: Seat,
    start: Match<G>,
}

impl<G: TableGame> Example<G> {
    /// The example that a lesson gives. `None` if it cannot be read or leads nowhere.
    pub(super) fn of(files: &dyn Files, id: &str) -> Option<Self> {
        let Loaded { lesson, tables } = lessons::load::<G>(files, id).ok()?;
        let Way::Found(mut way) = Course::new(&tables, &lesson).way() else { return None };
        way.extend(lesson.example);
        let (looks, seat) = (G::looks(files, &lesson.level), lesson.seat);
        let start = Match::<G>::new(Arc::new(tables), lesson.setup, SEED);
        let known = start.clone();
        let example = Self { looks, way, seat, start };
        // An action that the level does not allow any more leads nowhere.
        let all_legal = example.way.iter().try_fold(known, |mut played, action| {
            played.play(*action).ok()?;
            Some(played)
        });
        all_legal.map(|_| example)
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn look(&self) -> BoardLook {
        G::board(self.start.tables())
    }

    fn layout(&self) -> BoardLayout {
        layout_of(&self.start, &self.look(), &self.looks.drawn)
    }

    /// Paints boards of its level.
    pub(super) fn painter(&self) -> Painter {
        Painter::new(self.look(), self.layout(), G::PLAYER_STYLE, LARGEST, false)
    }

    /// A table on which it can be played as its learner sees it.
    pub(super) fn table(&self, staged: Staged) -> ModelTable<G>
    where
        G: Enact,
    {
        ModelTable::lay(self.start.clone(), self.seat, self.looks.clone(), staged)
    }

    /// The squares in question.
    pub(super) fn framed(&self) -> Vec<Spot> {
        let tables = self.start.tables();
        let spots =
            self.way.iter().flat_map(|action| G::spots(tables, *action).as_slice().to_vec());
        let mut framed: Vec<Spot> = spots.filter(|spot| matches!(spot, Spot::Square(_))).collect();
        framed.dedup();
        framed
    }

    /// What stands still of it: the board before, cards that were compared, the board after.
    pub(super) fn pictures(&self) -> Vec<Picture> {
        let mut played = self.start.clone();
        let scene = |played: &Match<G>| {
            let view = played.view(self.viewer());
            G::stage(played.tables(), &G::shown_to(&view))
        };
        let mut pictures = vec![Picture::Board(scene(&played), self.framed())];
        for action in &self.way {
            let cards = self.close_up(&played, *action);
            if !cards.is_empty() {
                pictures.push(Picture::Cards(cards));
            }
            if played.play(*action).is_err() {
                break;
            }
        }
        pictures.push(Picture::Board(scene(&played), Vec::new()));
        pictures
    }

    /// The cards that each action compares, in the order of the way.
    pub(super) fn close_ups(&self) -> Vec<Vec<CloseCard>> {
        let mut played = self.start.clone();
        let cards = |action: &G::Action| {
            let cards = self.close_up(&played, *action);
            // The way is legal.
            let _ = played.play(*action);
            cards
        };
        self.way.iter().map(cards).collect()
    }

    /// The cards that an action compares, as its learner hears it.
    fn close_up(&self, played: &Match<G>, action: G::Action) -> Vec<CloseCard> {
        let (tables, viewer) = (played.tables(), self.viewer());
        let Ok(mut resolution) = played.begin(action) else { return Vec::new() };
        let mut known = KnownView::<G>::new(played.view(viewer));
        for index in 0..G::TURN.len() {
            resolution.step(tables, index);
            for event in resolution.last_told() {
                let Some(heard) = G::told_to(resolution.position(), event, viewer) else {
                    continue;
                };
                let cards = G::close_up(tables, known.known(), &heard);
                if !cards.is_empty() {
                    return cards;
                }
                known.learn(tables, [&heard]);
            }
        }
        Vec::new()
    }
}
