//! Where a game meets the HUD: its answers become the plain values that panels and marks show.
//!
//! These are the only systems of the HUD that know which game is played, by its type alone. Deliberately absent: drawing.

use std::time::Duration;

use bevy::picking::events::{Out, Over, Pointer};
use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::HudSystems;
use super::card_panel::CardShown;
use super::explain::Explain;
use super::hint::HintShown;
use super::marks::Marked;
use super::powers::AllCards;
use super::wish::Marking;
use crate::app::locale::LocalText;
use crate::app::screens::{MatchEnded, Screen};
use crate::app::table::{Dress, OnSpot, Playback, Playing, Seats, Selection, TurnNow};
use crate::app::window::Awake;
use crate::rules::{Outcome, Side, Spot};

/// How long the last action may be looked at before the result covers it.
const LAST_LOOK: Duration = Duration::from_millis(700);

/// The spot under the pointer or the focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed(pub Option<Spot>);

/// The end of this match as far as it has been told.
#[derive(Resource, Debug, Default)]
struct Told {
    outcome: Option<Outcome>,
    due: Option<Instant>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<Told>()
        .add_observer(point_at)
        .add_observer(point_away)
        .add_systems(OnEnter(Screen::Play), |mut told: ResMut<Told>| *told = default());
}

pub(super) fn game_plugin<G: Dress + Explain>(app: &mut App) {
    let at_play = in_state(Screen::Play).and(resource_exists::<Playing<G>>);
    app.add_systems(
        Update,
        (collect_cards::<G>, turn_up_card::<G>, mark_board::<G>, tell_the_end::<G>)
            .in_set(HudSystems::Feed)
            .run_if(at_play),
    );
}

fn point_at(over: On<Pointer<Over>>, spots: Query<&OnSpot>, mut pointed: ResMut<Pointed>) {
    if let Ok(spot) = spots.get(over.entity) {
        pointed.set_if_neq(Pointed(Some(spot.0)));
    }
}

fn point_away(out: On<Pointer<Out>>, spots: Query<&OnSpot>, mut pointed: ResMut<Pointed>) {
    if spots.get(out.entity).is_ok_and(|spot| pointed.0 == Some(spot.0)) {
        pointed.0 = None;
    }
}

fn collect_cards<G: Dress + Explain>(playing: Res<Playing<G>>, mut cards: ResMut<AllCards>) {
    if playing.is_changed() {
        cards.set_if_neq(AllCards(G::cards(playing.tables())));
    }
}

/// The card of what is pointed at, else of what is picked; else the last one stays.
fn turn_up_card<G: Dress + Explain>(
    playing: Res<Playing<G>>,
    pointed: Res<Pointed>,
    selection: Res<Selection>,
    mut shown: ResMut<CardShown>,
) {
    if !playing.is_changed() && !pointed.is_changed() && !selection.is_changed() {
        return;
    }
    let view = playing.seen();
    let mut spots = pointed.0.into_iter().chain(selection.picked().first().copied());
    if let Some(card) = spots.find_map(|spot| G::card_at(playing.tables(), &view, spot)) {
        shown.set_if_neq(CardShown(Some(card)));
    }
}

fn mark_board<G: Dress + Explain>(
    playing: Res<Playing<G>>,
    pointed: Res<Pointed>,
    marking: Res<Marking>,
    now: Res<TurnNow>,
    seats: Res<Seats>,
    hint: Res<HintShown>,
    mut marked: ResMut<Marked>,
) {
    let mut wanted = Vec::new();
    let (tables, view) = (playing.tables(), playing.seen());
    if marking.threats && now.outcome.is_none() {
        for side in watched_sides(&now, &seats) {
            wanted.extend(G::endangered(tables, &view, side).into_iter().map(|spot| (spot, "threat")));
        }
    }
    if let Some(spot) = pointed.0.filter(|_| marking.reach) {
        wanted.extend(G::reach(tables, &view, spot).into_iter().map(|spot| (spot, "reach")));
    }
    wanted.extend(hint.spots().iter().map(|spot| (*spot, "hint")));
    marked.set_if_neq(Marked(wanted));
}

/// Whose dangers matter to those at the screen: the one person's, or the side's to move among several.
fn watched_sides(now: &TurnNow, seats: &Seats) -> Vec<Side> {
    let humans: Vec<Side> = seats.humans().map(|seat| Side(seat.0)).collect();
    match humans[..] {
        [] => (0..seats.0.len() as u8).map(Side).collect(),
        [one] => vec![one],
        _ => now.side.into_iter().collect(),
    }
}

fn tell_the_end<G: Dress + Explain>(
    playing: Res<Playing<G>>,
    playback: Res<Playback>,
    seats: Res<Seats>,
    mut told: ResMut<Told>,
    mut ended: MessageWriter<MatchEnded>,
    mut awake: ResMut<Awake>,
) {
    let outcome = playing.outcome();
    if outcome == told.outcome || outcome.is_some() && !playback.is_idle() {
        return;
    }
    let Some(outcome) = outcome else {
        *told = default();
        return;
    };
    let due = *told.due.get_or_insert_with(|| Instant::now() + LAST_LOOK);
    if Instant::now() < due {
        awake.until(due + Duration::from_millis(30));
        return;
    }
    *told = Told { outcome: Some(outcome), due: None };
    ended.write(result::<G>(&playing, &outcome, &seats));
}

fn result<G: Dress + Explain>(playing: &Playing<G>, outcome: &Outcome, seats: &Seats) -> MatchEnded {
    let name = |wins: bool| {
        let mut seats = (0..).zip(&seats.0);
        let found = seats.find(|(seat, _)| (outcome.rank(crate::rules::Seat(*seat)) == 0) == wins);
        found.map(|(_, plan)| plan.name.clone()).unwrap_or_default()
    };
    let named = |text: LocalText| text.with("winner", name(true)).with("loser", name(false));
    let finale = G::finale(playing.tables(), &playing.seen(), outcome);
    let headline = LocalText::new(if outcome.is_draw() { "end-draw" } else { "end-won" });
    MatchEnded { headline: vec![named(headline), named(finale.text)], animal: finale.head }
}
