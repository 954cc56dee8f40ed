//! Pays for a picked barter card with water: first water becomes what is lacking, then the card is
//! exchanged.
//!
//! Each step is an action with an entry of its own in the record, so each can be undone. Cards that
//! can be paid for without water are picked like anything else.

use bevy::prelude::*;

use super::placement_preview::joker_pays;
use crate::app::table::{
    Choices, PlayAction, Playback, Playing, Pointing, TableSystems, Waiting, WhyNot,
};
use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{Action, Honga, Space, Why};
use crate::rules::{Seat, Spot};

/// The seat that is paying with water, and the space of the card it pays for.
#[derive(Resource, Default, Debug)]
struct Paying(Option<(Seat, Space)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paying>().add_systems(
        Update,
        (hear_refusals, pay)
            .chain()
            .in_set(TableSystems::Show)
            .run_if(resource_exists::<Playing<Honga>>),
    );
}

/// Begins to pay for a card that was refused for its price, if water helps.
fn hear_refusals(
    mut refusals: MessageReader<WhyNot>,
    playing: Res<Playing<Honga>>,
    choices: Res<Choices>,
    pointing: Res<Pointing>,
    mut paying: ResMut<Paying>,
) {
    let unpaid = refusals.read().any(|WhyNot(refusal)| refusal.key == Why::CannotPay.key());
    if !unpaid || choices.is_empty() {
        return;
    }
    let tables = playing.tables();
    let meant = pointing.peek().and_then(|spot: Spot| spots::picked(tables, spot));
    if let Some(Picked::Space(space)) = meant
        && joker_pays(tables, &playing.shown(), space).is_some()
    {
        paying.0 = Some((playing.position().field().turn_state().turn, space));
    }
}

/// Plays the next step of the payment as soon as the last one has been shown.
fn pay(
    playing: Res<Playing<Honga>>,
    choices: Res<Choices>,
    playback: Res<Playback>,
    waiting: Res<Waiting<Honga>>,
    mut paying: ResMut<Paying>,
    mut played: MessageWriter<PlayAction<Honga>>,
) {
    let Some((seat, space)) = paying.0 else { return };
    if playing.position().field().turn_state().turn != seat || choices.is_empty() {
        paying.0 = None;
        return;
    }
    if !playback.is_idle() || !waiting.is_empty() {
        return;
    }
    let after = playing.entries().len();
    let tables = playing.tables();
    if choices.goes_on(&[], spots::open(space)) {
        played.write(PlayAction { action: Action::Barter(space), after });
        paying.0 = None;
    } else if let Some(lacking) = joker_pays(tables, &playing.shown(), space) {
        played.write(PlayAction { action: Action::Convert(lacking), after });
    } else {
        paying.0 = None;
    }
}
