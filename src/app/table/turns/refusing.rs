//! Why something cannot be picked, as the game explains it.

use bevy::prelude::*;

use super::offers::Offers;
use super::playing::Playing;
use super::seats::{Seats, TurnNow};
use crate::app::session::task::TaskNow;
use crate::app::table::contract::anchors::{Anchor, Anchors};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::picking::choices::Choices;
use crate::app::table::picking::selection::{PickRefused, Selection, WhyNot, take_picks};
use crate::rules::{Argument, Refusal, Spot};

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        explain::<G>
            .in_set(TableSystems::Select)
            .after(take_picks)
            .run_if(resource_exists::<Playing<G>>),
    );
}

/// An explained refusal keeps the selection, so that the player can try elsewhere; any other
/// refusal clears it.
fn explain<G: TableGame>(
    mut refused: MessageReader<PickRefused>,
    playing: Res<Playing<G>>,
    (offers, choices): (Res<Offers<G>>, Res<Choices>),
    (now, seats, task): (Res<TurnNow>, Res<Seats>, Res<TaskNow>),
    (mut selection, anchors): (ResMut<Selection>, Res<Anchors>),
    mut why: MessageWriter<WhyNot>,
) {
    // A button beside the board always has an explanation.
    let dead = |spot| matches!(anchors.of(spot), Some(Anchor::Button(_)));
    let dead = |spot| dead(spot).then(|| Refusal::new("table-not-now"));
    for PickRefused { picked, spot } in refused.read() {
        // A reason could reveal hidden things to the current viewer. After the end nothing is picked
        // any more, so a press on the board needs no reason.
        if playing.is_veiled() && now.awaits_human() || now.outcome.is_some() {
            continue;
        }
        let ruled = || why_refused(&playing, &offers, &choices, (picked, *spot));
        // The rules would allow it, but the task is another.
        let tasked = || task.refuses().map(Refusal::new);
        let reason = not_your_turn(&now, &seats).or_else(ruled).or_else(|| dead(*spot));
        match reason.or_else(tasked) {
            Some(reason) => {
                why.write(WhyNot(reason));
            }
            None => selection.begin_anew(&choices),
        }
    }
}

/// Why the rules forbid to pick a spot after others.
pub(super) fn why_refused<G: TableGame>(
    playing: &Playing<G>,
    offers: &Offers<G>,
    choices: &Choices,
    (picked, spot): (&[Spot], Spot),
) -> Option<Refusal> {
    let meant = choices.after(picked).next().and_then(|next| offers.view(next.offer));
    let view = meant.cloned().unwrap_or_else(|| playing.seen());
    G::refusal(playing.tables(), &view, picked, spot)
}

/// While a player who is not here decides, that alone is the reason.
pub(super) fn not_your_turn(now: &TurnNow, seats: &Seats) -> Option<Refusal> {
    let seat = now.seat().filter(|seat| !seats.is_human(*seat))?;
    let name = seats.0.get(usize::from(seat.0))?.name.clone();
    Some(Refusal::new("table-not-your-turn").with("player", Argument::Word(name)))
}
