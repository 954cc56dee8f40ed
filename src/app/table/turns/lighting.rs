//! Anchors and marks of the spots that can be picked, as the game returns them.
//!
//! Both are updated whenever something is picked or the match changes. Hovering or focusing a pawn
//! shows the same as picking it, only fainter. The last turn is marked as far as it has been seen.
//! While a line of the log is retold, only its squares are marked.

use std::ops::Range;

use bevy::prelude::*;

use super::foreseeing::Risks;
use super::offers::Offers;
use super::playing::Playing;
use crate::app::kit::settings::Settings;
use crate::app::session::route::Route;
use crate::app::table::board::arrows::{Arrows, draw_arrows};
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::board::marks::{Lit, LitSpot, draw_marks};
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::mark::Mark;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::choices::{Choices, NextSpot};
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::picking::selection::Selection;
use crate::rules::Spot;

/// The entries that are shown on the board in place of the last turn, while a player looks at their
/// line of the log.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Retold(pub Option<Range<usize>>);

/// The squares of the last turn or of what is retold, action by action, the latest first; cached because pointers move
/// more often than pawns.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct LastTurn(Vec<Route>);

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<LastTurn>().init_resource::<Retold>().add_systems(
        Update,
        (
            note_turn::<G>.run_if(
                another_is_seen::<G>
                    .or_else(resource_exists_and_changed::<Playing<G>>)
                    .or_else(resource_changed::<Retold>),
            ),
            (drop_anchors::<G>, light_spots::<G>),
        )
            .chain()
            .in_set(TableSystems::Show)
            .before(draw_marks)
            .before(draw_arrows)
            .run_if(resource_exists::<Playing<G>>)
            .run_if(
                another_is_seen::<G>
                    .or_else(resource_exists_and_changed::<Playing<G>>)
                    .or_else(resource_changed::<Choices>)
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_changed::<Retold>)
                    .or_else(resource_changed::<Pointing>)
                    .or_else(resource_changed::<Risks>)
                    .or_else(resource_changed::<Settings>),
            ),
    );
}

/// How many entries have been shown to their end; all of them where nothing is animated.
fn seen<G: TableGame>(playing: &Playing<G>, playback: &Playback, settings: &Settings) -> usize {
    let untold = if settings.playback.stretch() == 0.0 { 0 } else { playback.untold() };
    playing.entries().len().saturating_sub(untold)
}

/// Whether more or fewer entries have been shown than in the frame before.
fn another_is_seen<G: TableGame>(
    playing: Option<Res<Playing<G>>>,
    (playback, settings): (Res<Playback>, Res<Settings>),
    mut before: Local<usize>,
) -> bool {
    let now = playing.map_or(0, |playing| seen(&playing, &playback, &settings));
    std::mem::replace(&mut *before, now) != now
}

fn note_turn<G: TableGame>(
    (playing, retold): (Res<Playing<G>>, Res<Retold>),
    (playback, settings): (Res<Playback>, Res<Settings>),
    mut last: ResMut<LastTurn>,
    mut arrows: ResMut<Arrows>,
) {
    let squares = match &retold.0 {
        Some(entries) => playing.squares_of(entries.clone()),
        None => playing.last_turn(seen(&playing, &playback, &settings)),
    };
    last.set_if_neq(LastTurn(squares));
    let ways = last.0.iter().map(Route::line).filter(|line| !line.is_empty());
    arrows.set_if_neq(Arrows(ways.collect()));
}

pub(super) fn light_spots<G: TableGame>(
    (playing, last, retold): (Res<Playing<G>>, Res<LastTurn>, Res<Retold>),
    layout: Option<Res<BoardLayout>>,
    offers: Res<Offers<G>>,
    (choices, risks): (Res<Choices>, Res<Risks>),
    selection: Res<Selection>,
    (pointing, settings): (Res<Pointing>, Res<Settings>),
    mut lit: ResMut<Lit>,
) {
    let mut marks = last_turn(&last.0);
    if retold.0.is_some() {
        // On a sketched board only these marks can be seen.
        if layout.is_some_and(|layout| layout.sketch.is_some()) {
            marks.iter_mut().for_each(|lit| lit.mark = Mark::Picked);
        }
        lit.set_if_neq(Lit(marks));
        return;
    }
    let spots = |mark| move |spot| LitSpot::new(spot, mark);
    let picked = selection.picked();
    marks.extend(picked.iter().copied().chain(selection.armed()).map(spots(Mark::Picked)));
    let peeked = pointing.peek().filter(|spot| choices.leads_on(&[*spot]));
    if settings.hints && !choices.is_empty() {
        let (from, faint) = match (picked, peeked) {
            ([], Some(spot)) => (vec![spot], true),
            (picked, _) => (picked.to_vec(), false),
        };
        marks.extend(next_spots(&playing, &offers, &choices, &from, faint));
    }
    let mut signs: Vec<(Spot, Mark)> = risks.0.iter().map(|risk| (risk.spot, risk.mark)).collect();
    signs.dedup();
    marks.extend(signs.into_iter().map(|(spot, mark)| LitSpot::new(spot, mark)));
    marks.extend(pointing.focus().map(spots(Mark::Focus)));
    lit.set_if_neq(Lit(marks));
}

/// Marks where the actions of the last turn began and ended; a square on which one ended and
/// another began is marked once.
fn last_turn(actions: &[Route]) -> Vec<LitSpot> {
    let mut marks: Vec<LitSpot> = Vec::new();
    for route in actions {
        let (from, to) = match route.spots.as_slice() {
            [] => continue,
            [only] => (None, only),
            [from, .., to] => (Some(from), to),
        };
        let ends = [from.map(|spot| (spot, Mark::LastFrom)), Some((to, Mark::LastTo))];
        for (spot, mark) in ends.into_iter().flatten() {
            if !marks.iter().any(|known| known.spot == *spot) {
                marks.push(LitSpot::new(*spot, mark));
            }
        }
    }
    marks
}

/// Marks on what may be picked next. Before anything is picked, pawns on the board are not marked;
/// pawns beside it are, and so is a square that is the whole choice.
fn next_spots<G: TableGame>(
    playing: &Playing<G>,
    offers: &Offers<G>,
    choices: &Choices,
    from: &[Spot],
    faint: bool,
) -> Vec<LitSpot> {
    let tables = playing.tables();
    let is_told = |spot| !from.is_empty() || matches!(spot, Spot::Marker(_));
    let mut marks: Vec<LitSpot> = choices
        .after(from)
        .filter(|next| is_told(next.spot) || next.is_last && matches!(next.spot, Spot::Square(_)))
        .filter_map(|NextSpot { offer, spot, is_last }| {
            let (action, view) = (offers.action(offer)?, offers.view(offer)?);
            let mark = match spot {
                _ if is_last => G::mark(tables, view, action),
                // A dot would lie on the pawn's face, a ring on its token's colour.
                Spot::Marker(_) => Mark::Ready,
                _ => Mark::Dot,
            };
            Some(LitSpot { faint, from: from.first().copied(), ..LitSpot::new(spot, mark) })
        })
        .collect();
    marks.dedup();
    if !faint && !from.is_empty() {
        let view = choices.after(from).next().and_then(|next| offers.view(next.offer));
        let warnings = view.map(|view| G::warnings(tables, view, from)).unwrap_or_default();
        marks.extend(warnings.into_iter().map(|(spot, mark)| LitSpot::new(spot, mark)));
    }
    marks
}

/// Updates the anchors from the game whenever the selection changes.
pub(super) fn drop_anchors<G: TableGame>(
    playing: Res<Playing<G>>,
    offers: Res<Offers<G>>,
    choices: Res<Choices>,
    selection: Res<Selection>,
    mut anchors: ResMut<Anchors>,
) {
    let picked = selection.picked();
    let view = choices.after(picked).next().and_then(|next| offers.view(next.offer));
    let found = view.map(|view| G::anchors(playing.tables(), view, picked));
    anchors.set_if_neq(Anchors(found.unwrap_or_default()));
}
