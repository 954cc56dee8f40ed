//! Reviews a match that is being watched: finds the actions that cost their seats most, and for each
//! of them a better one.
//!
//! First every moment is judged, as for the story of a match ([`Judging`]). Then each mistake is
//! searched like a hint: with what its seat could know at that moment, so it is told only what it
//! could have found out. Where the search finds nothing else, the action was no mistake. A match with
//! secrets is reviewed only once it is over ([`Watching::reviews`]). Deliberately absent: showing it.

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::judging::{Judging, SHARE};
use super::observation;
use super::pondering::{Mind, Pondering, ThoughtRequest};
use crate::ai::{AiGame, Hint, Strength, Thinking, explain};
use crate::app::kit::locale::LocalText;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::match_review::{MatchReview, Mistake, ReviewStage};
use crate::app::table::{Playing, TableGame, TableSystems, Watching};
use crate::referee::Match;
use crate::rules::{Actor, Game, Seat, Viewer};

/// The most mistakes that a review tells of.
const MISTAKES: usize = 6;
/// How long a better action is searched, in slices of the game; a second at most.
const SLICES: u64 = 150;

/// A match being reviewed.
#[derive(Resource)]
struct Reviewing<G: AiGame> {
    judging: Judging<G>,
    viewer: Viewer,
    /// The entries still to be looked at, the next one last.
    left: Vec<usize>,
    /// The search for a better action than this entry.
    search: Option<(usize, Pondering<Hint<<G as Game>::Action>>)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchReview>().add_systems(Update, forget);
}

pub(super) fn game_plugin<G: TableGame + AiGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin::<G>.run_if(resource_exists::<Watching>),
            look_on::<G>.run_if(resource_exists::<Reviewing<G>>),
        )
            .chain()
            .after(TableSystems::Play)
            .after(forget)
            .run_if(resource_exists::<Playing<G>>),
    );
}

/// A review belongs to the replay in which it was asked for.
fn forget(watching: Option<Res<Watching>>, mut review: ResMut<MatchReview>) {
    if !watching.is_some_and(|watching| watching.reviews) {
        review.set_if_neq(MatchReview::default());
    }
}

fn begin<G: TableGame + AiGame>(
    (watching, playing): (Res<Watching>, Res<Playing<G>>),
    mut review: ResMut<MatchReview>,
    mut commands: Commands,
) {
    if !watching.reviews || review.stage != ReviewStage::Unasked {
        return;
    }
    let mut whole = playing.fork();
    while whole.redo().is_some() {}
    review.stage = ReviewStage::Looking { done: 0, of: 0 };
    let (judging, viewer) = (Judging::new(whole), playing.viewer());
    commands.insert_resource(Reviewing { judging, viewer, left: Vec::new(), search: None });
}

/// Does a little of the review in every frame.
fn look_on<G: TableGame + AiGame>(
    mut reviewing: ResMut<Reviewing<G>>,
    watching: Option<Res<Watching>>,
    mind: Mind,
    mut review: ResMut<MatchReview>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let (Some(watching), ReviewStage::Looking { done, of }) = (watching, review.stage) else {
        return commands.remove_resource::<Reviewing<G>>();
    };
    redraw.nudge();
    if of == 0 {
        if reviewing.judging.judge_until(Instant::now() + SHARE) {
            reviewing.left = reviewing.mistakes(&watching);
            review.stage = match reviewing.left.len() {
                0 => ReviewStage::Done,
                of => ReviewStage::Looking { done: 0, of },
            };
        }
        return;
    }
    let Some((entry, search)) = &mut reviewing.search else {
        let Some(entry) = reviewing.left.pop() else {
            review.mistakes.sort_by_key(|mistake| mistake.entries);
            review.stage = ReviewStage::Done;
            return;
        };
        reviewing.search = reviewing.seek(entry, &mind);
        return;
    };
    let Some(found) = search.answer() else { return };
    let entry = *entry;
    reviewing.search = None;
    review.stage = ReviewStage::Looking { done: done + 1, of };
    review.mistakes.extend(found.and_then(|found| reviewing.mistake(entry, found)));
}

impl<G: TableGame + AiGame> Reviewing<G> {
    /// The entries to look at, the last one first. A replay has to be able to stop before each.
    fn mistakes(&self, watching: &Watching) -> Vec<usize> {
        let played = &self.judging.played;
        let decided: Vec<bool> = played.history().map(|passed| passed.action().is_some()).collect();
        let counts = |entry: usize| watching.is_moment(entry) && decided.get(entry) == Some(&true);
        let mut mistakes = self.judging.review.mistakes(MISTAKES, counts);
        mistakes.reverse();
        mistakes
    }

    /// The match as it stood before an entry, and the seat that decided it.
    fn before(&self, entry: usize) -> Option<(Match<G>, Seat)> {
        let mut then = self.judging.played.clone();
        then.go_to(entry);
        match then.actor() {
            Actor::Seat(seat) => Some((then, seat)),
            Actor::Chance | Actor::Nobody(_) => None,
        }
    }

    /// Begins to search for a better action than an entry.
    fn seek(
        &self,
        entry: usize,
        mind: &Mind,
    ) -> Option<(usize, Pondering<Hint<<G as Game>::Action>>)> {
        let (then, seat) = self.before(entry)?;
        let request = ThoughtRequest::<G> {
            tables: then.tables().clone(),
            observation: observation(&then, seat),
            strength: Strength::Hard,
            nodes: Some(SLICES * G::SLICE),
            seed: 0,
        };
        let conclude = |tables: &G::Tables, thinking: &Thinking<G>| explain(tables, thinking);
        Some((entry, mind.ponder(request, conclude)))
    }

    /// What is told of an entry; `None` if nothing better was found.
    fn mistake(&self, entry: usize, found: Hint<G::Action>) -> Option<Mistake> {
        let passed = self.judging.played.history().nth(entry)?;
        if passed.action() == Some(found.action) {
            return None;
        }
        let (then, seat) = self.before(entry)?;
        let side = G::side_of(then.position(), seat);
        Some(Mistake {
            entries: entry,
            seat,
            token: G::PLAYER_STYLE.token(side),
            better: G::route(then.tables(), found.action),
            says: self.told(&then, found.action),
            reason: found.reason,
        })
    }

    /// The first line with which the log would tell of an action.
    fn told(&self, then: &Match<G>, action: G::Action) -> Vec<LocalText> {
        let Ok(mut resolution) = then.begin(action) else { return Vec::new() };
        let mut lines = Vec::new();
        for index in 0..G::TURN.len() {
            resolution.step(then.tables(), index);
            let seen = G::known_to(then.tables(), resolution.position(), self.viewer);
            let heard = |event| G::told_to(resolution.position(), event, self.viewer);
            let heard = resolution.last_told().iter().filter_map(heard);
            lines.extend(heard.filter_map(|event| G::log_line(then.tables(), &seen, &event)));
        }
        lines.into_iter().take(1).map(|line| line.text).collect()
    }
}
