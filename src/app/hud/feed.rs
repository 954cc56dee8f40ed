//! Converts a game's answers to the plain values that panels and marks show.
//!
//! These are the only systems of the HUD with the game as a type parameter. Deliberately absent:
//! drawing.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::HudSystems;
use super::card_panel::{CardShown, GroundShown, LookedUp};
use super::explain::{Card, Explain};
use super::marks::{HINT, Marked};
use super::powers::AllCards;
use super::switches::Marking;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::sound::music::Tension;
use crate::app::session::over::MatchOver;
use crate::app::session::remark::Remark;
use crate::app::table::board::arrows::WayShown;
use crate::app::table::{Playing, Pointing, Seats, Selection, TableGame, TurnNow, TurnSeen};
use crate::rules::{Seat, Side, Spot, Viewer};

pub(super) fn game_plugin<G: TableGame + Explain>(app: &mut App) {
    let at_play = in_state(Screen::Play).and_then(resource_exists::<Playing<G>>);
    app.add_systems(
        Update,
        (
            (collect_cards::<G>, turn_up_card::<G>, mark_board::<G>, tell_unmarked::<G>),
            follow_tension::<G>.run_if(resource_changed::<TurnSeen>),
        )
            .in_set(HudSystems::Feed)
            .run_if(at_play),
    );
}

fn collect_cards<G: TableGame + Explain>(playing: Res<Playing<G>>, mut cards: ResMut<AllCards>) {
    if playing.is_changed() {
        cards.set_if_neq(AllCards(G::cards(playing.tables(), &playing.shown())));
    }
}

/// The card of what is pointed at, as the viewer may see it.
pub(super) fn card_at<G: TableGame + Explain>(playing: &Playing<G>, spot: Spot) -> Option<Card> {
    let known = playing.seen();
    if G::may_look(playing.tables(), &known, spot) {
        return G::card_at(playing.tables(), &known, spot);
    }
    G::card_at(playing.tables(), &playing.shown(), spot)
}

/// Shows the card of what is pointed at, else of what is picked; else the last one stays. Once the
/// match is over and everything lies open, it is looked up again. Also shows the ground under the
/// pointer and whether an animal stands there.
fn turn_up_card<G: TableGame + Explain>(
    playing: Res<Playing<G>>,
    (pointing, over): (Res<Pointing>, Res<MatchOver>),
    selection: Res<Selection>,
    mut of: ResMut<LookedUp>,
    mut shown: ResMut<CardShown>,
    mut ground: ResMut<GroundShown>,
) {
    let ends = over.is_changed() && over.0;
    if !playing.is_changed() && !pointing.is_changed() && !selection.is_changed() && !ends {
        return;
    }
    let view = playing.shown();
    let card_at = |spot| card_at(&playing, spot);
    if of.viewer.replace(playing.viewer()).is_some_and(|viewer| viewer != playing.viewer()) {
        // Another player looks at the screen now, who may not see the previous player's card.
        shown.set_if_neq(CardShown(None));
    }
    let found = |spot: Spot| card_at(spot).map(|card| (spot, card));
    let here = pointing.peek().and_then(found);
    let is_occupied = here.is_some();
    if let Some((spot, card)) = here.or_else(|| selection.picked().first().copied().and_then(found))
    {
        of.spot = Some(spot);
        shown.set_if_neq(CardShown(Some(card)));
    } else if ends {
        shown.set_if_neq(CardShown(of.spot.and_then(card_at)));
    } else if playing.is_changed() && G::HAS_SECRETS && playing.outcome().is_some() {
        // What lies face down is about to turn up.
        shown.set_if_neq(CardShown(None));
    } else if playing.is_changed()
        && let Some(mut stale) = shown.0.clone()
    {
        // The card stays readable, but its notes on the moment are outdated.
        stale.notes.clear();
        shown.set_if_neq(CardShown(Some(stale)));
    }
    let under = pointing.peek().and_then(|spot| G::ground_at(playing.tables(), &view, spot));
    ground.set_if_neq(GroundShown(under.map(|under| (under, is_occupied))));
}

fn mark_board<G: TableGame + Explain>(
    playing: Res<Playing<G>>,
    pointing: Res<Pointing>,
    marking: Res<Marking>,
    seen: Res<TurnSeen>,
    seats: Res<Seats>,
    way: Res<WayShown>,
    mut marked: ResMut<Marked>,
) {
    let asked = [marking.is_changed(), seen.is_changed(), way.is_changed(), pointing.is_changed()];
    if !playing.is_changed() && !asked.contains(&true) {
        return;
    }
    let mut wanted = Vec::new();
    let (tables, view) = (playing.tables(), playing.shown());
    // While the picture lags behind the match, dangers would be shown before the pawns arrive.
    if marking.threats && seen.outcome.is_none() && !seen.is_behind() {
        for side in watched_sides(&seen, &seats) {
            wanted.extend(G::deadly(tables, &view, side));
            wanted.extend(
                G::endangered(tables, &view, side).into_iter().map(|spot| (spot, "threat")),
            );
        }
    }
    if let Some(spot) = pointing.peek().filter(|_| marking.reach) {
        wanted.extend(G::reach(tables, &view, spot).into_iter().map(|spot| (spot, "reach")));
    }
    let shown = way.0.iter().flat_map(|route| &route.spots);
    wanted.extend(shown.map(|spot| (*spot, HINT)));
    marked.set_if_neq(Marked(wanted));
}

/// A mark that finds nothing says so; otherwise its button would seem broken.
fn tell_unmarked<G: TableGame + Explain>(
    playing: Res<Playing<G>>,
    pointing: Res<Pointing>,
    marking: Res<Marking>,
    now: Res<TurnNow>,
    seats: Res<Seats>,
    mut before: Local<Marking>,
    mut remarks: MessageWriter<Remark>,
) {
    if !marking.is_changed() {
        return;
    }
    let earlier = std::mem::replace(&mut *before, *marking);
    let (tables, view) = (playing.tables(), playing.shown());
    if marking.threats && !earlier.threats && now.outcome.is_none() {
        let safe = |side: &Side| {
            G::endangered(tables, &view, *side).is_empty()
                && G::deadly(tables, &view, *side).is_empty()
        };
        if watched_sides(&now, &seats).iter().all(safe) {
            remarks.write(Remark::new("threat", "mark-no-danger"));
        }
    }
    if marking.reach && !earlier.reach && !G::SHEET {
        let pawn = pointing.peek().and_then(|spot| G::card_at(tables, &view, spot));
        if pawn.is_none() {
            remarks.write(Remark::new("reach", "mark-no-pawn"));
        }
    }
}

/// Passes on how tense the match is, once everything before has been seen.
fn follow_tension<G: TableGame + Explain>(
    playing: Res<Playing<G>>,
    seen: Res<TurnSeen>,
    mut tension: ResMut<Tension>,
) {
    if seen.is_behind() {
        return;
    }
    let running = seen.outcome.is_none();
    let view = playing.view(Viewer::Spectator);
    let tense = if running { G::tension(playing.tables(), &view) } else { 0 };
    tension.set_if_neq(Tension(f32::from(tense) / 100.0));
}

/// The sides whose dangers are shown: that of a single human; with several humans, the side to
/// move; without humans, all.
fn watched_sides(now: &TurnNow, seats: &Seats) -> Vec<Side> {
    let humans = sides(now, seats.humans());
    match humans[..] {
        [] => sides(now, (0..seats.0.len() as u8).map(Seat)),
        [one] => vec![one],
        _ => now.side.into_iter().collect(),
    }
}

/// The sides of seats, each once.
fn sides(now: &TurnNow, seats: impl Iterator<Item = Seat>) -> Vec<Side> {
    let sides: BTreeSet<Side> = seats.map(|seat| now.side_of(seat)).collect();
    sides.into_iter().collect()
}
