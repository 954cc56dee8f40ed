//! What the action under the pointer or the focus would expose its piece to, before it is played.
//!
//! The game asks the rules ([`TableGame::risks`]). The table marks the place, the HUD shows the
//! sentences. Deliberately absent: choices that nobody here may make, and every warning after which
//! an action has to be picked again ([`TableGame::warning`]).

use bevy::prelude::*;

use super::lighting::light_spots;
use super::offers::Offers;
use super::playing::Playing;
use crate::app::kit::settings::Settings;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::risk::Risk;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::picking::choices::Choices;
use crate::app::table::picking::pointing::Pointing;
use crate::app::table::picking::selection::Selection;
use crate::rules::Spot;

/// What the action that the player points at would expose its piece to.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Risks(pub Vec<Risk>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Risks>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        foresee::<G>
            .in_set(TableSystems::Show)
            .before(light_spots::<G>)
            .run_if(resource_exists::<Playing<G>>)
            .run_if(
                resource_exists_and_changed::<Playing<G>>
                    .or_else(resource_changed::<Choices>)
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_changed::<Pointing>)
                    .or_else(resource_changed::<Settings>),
            ),
    );
}

/// The spot that would complete the choice: picked once, or pointed at in any way.
fn aimed(selection: &Selection, pointing: &Pointing) -> Option<Spot> {
    selection.armed().or(pointing.petal()).or(pointing.peek())
}

fn foresee<G: TableGame>(
    (playing, offers): (Res<Playing<G>>, Res<Offers<G>>),
    (choices, selection): (Res<Choices>, Res<Selection>),
    (pointing, settings): (Res<Pointing>, Res<Settings>),
    mut risks: ResMut<Risks>,
) {
    let found = || {
        let spot = aimed(&selection, &pointing).filter(|_| settings.hints)?;
        let mut next = choices.after(selection.picked());
        let offer = next.find(|next| next.is_last && next.spot == spot)?.offer;
        Some(G::risks(playing.tables(), offers.view(offer)?, offers.action(offer)?))
    };
    risks.set_if_neq(Risks(found().unwrap_or_default()));
}
