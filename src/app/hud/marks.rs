//! The HUD's marks on the board: animals in danger, reach, hints.
//!
//! Marks are pictures on spots, spawned on request and removed when they are no longer true. An action that is
//! suggested also has an arrow, which the table draws ([`WayShown`]).
//! Deliberately absent: the marks of legal actions and of the last one, which the table draws.

use bevy::prelude::*;

use super::HudSystems;
use super::hint::HintShown;
use super::moments::BetterShown;
use crate::app::kit::screen_state::Screen;
use crate::app::session::task::{Task, TaskNow};
use crate::app::table::board::arrows::WayShown;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::layer;
use crate::app::table::board::marks::LitSpot;
use crate::app::table::{Board, BoardLayout, Lit, Mark, SpotPlaces, TableSystems, TurnSeen};
use crate::rules::Spot;

/// Spots to be marked, each with a cell of the `marks` sheet.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked(pub Vec<(Spot, &'static str)>);

/// The cell of the mark where a suggested action begins and where it ends.
pub(super) const HINT: &str = "hint";

/// A mark of the HUD.
#[derive(Component)]
struct HudMark;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>()
        .init_resource::<WayShown>()
        .init_resource::<HintShown>()
        .init_resource::<BetterShown>()
        .add_systems(
            Update,
            (
                show_way
                    .after(HudSystems::Hint)
                    .before(TableSystems::Play)
                    .run_if(in_state(Screen::Play)),
                lay_marks.in_set(HudSystems::Show).run_if(resource_exists::<BoardLayout>),
            ),
        )
        .add_systems(OnExit(Screen::Play), |mut way: ResMut<WayShown>| way.0 = None);
}

/// Shows the action that the task leads to, else that of the hint, else in a replay the better one, once the
/// board stands where it would be taken.
fn show_way(
    (task, seen): (Res<TaskNow>, Res<TurnSeen>),
    (hint, better): (Res<HintShown>, Res<BetterShown>),
    mut way: ResMut<WayShown>,
) {
    let of_task = task.0.as_ref().map(Task::shown_way).filter(|way| !way.spots.is_empty());
    let wanted = of_task.or_else(|| hint.route().or(better.0.as_ref()).cloned());
    way.set_if_neq(WayShown(wanted.filter(|_| !seen.is_behind())));
}

/// The height of a mark above the board: what covers the ground lies under the pawns, and so do the stars of a hint, of which
/// as much is seen around a token as covers no face.
fn height(cell: &str, places: &SpotPlaces, spot: Spot) -> f32 {
    let is_token = || matches!(spot, Spot::Square(_)) && places.card(spot).is_none();
    let under = cell == Mark::Web.cell() || cell == HINT && is_token();
    if under { layer::UNDER + 2.0 } else { layer::OVER + 2.0 }
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
            Transform::from_translation(place.middle.extend(height(cell, &places, *spot))),
            Pickable::IGNORE,
            ChildOf(board),
        ));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::app::session::route::Route;
    use crate::app::table::contract::anchors::Anchors;
    use crate::app::table::contract::pieces::{Slot, Stance};
    use crate::app::table::{Look, Pawn, Whereabouts};
    use crate::rules::{Grid, Side};

    #[test]
    fn the_stars_of_a_hint_lie_under_a_token_and_over_a_card() {
        let mut world = World::new();
        world.insert_resource(BoardLayout::new(Grid { width: 7, height: 9 }, false));
        world.init_resource::<Anchors>();
        for (number, look) in [(3, Look::Token), (4, Look::Card { back: "back".into() })] {
            let pawn =
                Pawn { id: None, side: Side(0), picture: String::new(), name: String::new() };
            let on = Whereabouts::On(Spot::Square(number));
            world.spawn((pawn, look, on, Slot::default(), Stance::default()));
        }
        let under_pawns = |world: &mut World, cell: &'static str, number| {
            let spot = Spot::Square(number);
            let height =
                world.run_system_once(move |places: SpotPlaces| height(cell, &places, spot));
            height.expect("the table is laid") < layer::PAWN
        };
        assert!(under_pawns(&mut world, HINT, 3));
        assert!(!under_pawns(&mut world, HINT, 4), "a card would cover them");
        assert!(!under_pawns(&mut world, "threat", 3), "a danger is seen over the animal");
    }

    #[test]
    fn a_square_that_is_lit_already_is_not_marked_as_in_reach_too() {
        let [one, other] = [Spot::Square(3), Spot::Square(4)];
        let marked = Marked(vec![(one, "reach"), (other, "reach"), (one, "threat")]);
        let lit = |mark| Lit(vec![LitSpot::new(one, mark)]);
        let left = |lit: &Lit| wanted(&marked, lit).map(|(spot, _)| *spot).collect::<Vec<_>>();
        assert_eq!(left(&lit(Mark::Ring)), [other, one], "the danger stays");
        assert_eq!(left(&lit(Mark::LastTo)), [one, other, one]);
    }

    /// A way over these squares.
    fn way(squares: [u8; 2]) -> Route {
        Route { spots: squares.map(Spot::Square).to_vec(), ..default() }
    }

    /// What is shown of a task, a hint, and what would have been better, as far as there are any.
    fn shown(task: Option<Task>, hint: bool, better: bool, seen: TurnSeen) -> Option<Route> {
        let mut world = World::new();
        world.insert_resource(TaskNow(task));
        world.insert_resource(if hint { HintShown::of(way([3, 4])) } else { default() });
        world.insert_resource(BetterShown(better.then(|| way([5, 6]))));
        world.insert_resource(seen);
        world.insert_resource(WayShown(Some(way([7, 8]))));
        world.run_system_once(show_way).expect("the way is shown");
        world.remove_resource::<WayShown>().and_then(|way| way.0)
    }

    #[test]
    fn the_way_of_a_task_comes_before_a_hint_and_a_hint_before_the_better_action() {
        let task = Task { hint: None, way: way([1, 2]), ..Task::blank() };
        let seen = TurnSeen::default;
        assert_eq!(shown(Some(task.clone()), true, true, seen()), Some(way([1, 2])));
        let asks_first = Task { hint: Some("hint".into()), ..task.clone() };
        assert_eq!(shown(Some(asks_first.clone()), true, true, seen()), Some(way([3, 4])));
        assert_eq!(shown(None, false, true, seen()), Some(way([5, 6])));
        assert_eq!(shown(Some(asks_first), false, false, seen()), None, "the old one goes");
        let mut behind = seen();
        behind.expect(default());
        assert_eq!(shown(Some(task), true, true, behind), None, "the board stands elsewhere");
    }
}
