//! The HUD's marks on the board: animals in danger, reach, hints.
//!
//! Marks are pictures on spots, spawned on request and removed when they are no longer true.
//! Deliberately absent: the marks of legal actions and of the last one, which the table draws.

use bevy::prelude::*;

use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::layer;
use crate::app::table::board::marks::LitSpot;
use crate::app::table::{Board, BoardLayout, Lit, Mark, SpotPlaces};
use crate::rules::Spot;

/// Spots to be marked, each with a cell of the `marks` sheet.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked(pub Vec<(Spot, &'static str)>);

/// A mark of the HUD.
#[derive(Component)]
struct HudMark;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>().add_systems(
        Update,
        lay_marks.in_set(super::HudSystems::Show).run_if(resource_exists::<BoardLayout>),
    );
}

/// The height of a mark above the board: those that cover the ground lie under the pawns.
fn height(cell: &str) -> f32 {
    if cell == Mark::Web.cell() { layer::UNDER + 2.0 } else { layer::OVER + 2.0 }
}

/// All marks except reach on spots that are already lit with what going there does.
fn wanted<'a>(
    marked: &'a Marked,
    lit: &'a Lit,
) -> impl Iterator<Item = (&'a Spot, &'static str)> + 'a {
    let tells = |lit: &LitSpot| {
        !matches!(lit.mark, Mark::Picked | Mark::LastFrom | Mark::LastTo | Mark::Focus)
    };
    let told = move |spot: &Spot| lit.0.iter().any(|lit| lit.spot == *spot && tells(lit));
    let all = marked.0.iter().map(|(spot, cell)| (spot, *cell));
    all.filter(move |(spot, cell)| *cell != "reach" || !told(spot))
}

fn lay_marks(
    (marked, lit): (Res<Marked>, Res<Lit>),
    places: SpotPlaces,
    boards: Query<(Entity, Ref<Board>)>,
    marks: Query<Entity, With<HudMark>>,
    mut commands: Commands,
) {
    let Ok((board, fresh)) = boards.single() else { return };
    let changed = [marked.is_changed(), lit.is_changed(), places.layout.is_changed()];
    if !changed.contains(&true) && !fresh.is_added() {
        return;
    }
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    for (spot, cell) in wanted(&marked, &lit) {
        let Some(place) = places.find(*spot) else { continue };
        commands.spawn((
            HudMark,
            Drawn::new("marks", cell, place.size),
            Transform::from_translation(place.middle.extend(height(cell))),
            Pickable::IGNORE,
            ChildOf(board),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_that_is_lit_already_is_not_marked_as_in_reach_too() {
        let [one, other] = [Spot::Square(3), Spot::Square(4)];
        let marked = Marked(vec![(one, "reach"), (other, "reach"), (one, "threat")]);
        let lit = |mark| Lit(vec![LitSpot { spot: one, mark, faint: true }]);
        let left = |lit: &Lit| wanted(&marked, lit).map(|(spot, _)| *spot).collect::<Vec<_>>();
        assert_eq!(left(&lit(Mark::Ring)), [other, one], "the danger stays");
        assert_eq!(left(&lit(Mark::LastTo)), [one, other, one]);
    }
}
