//! Where a step from one button leads: geometry of focus, in units.

use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::math::CompassOctant;
use bevy::prelude::*;

/// Where a step up or down leads from one end of a list: to the nearest button of the row at the other end.
pub(super) fn other_end(
    origin: &FocusableArea,
    up: i32,
    candidates: &[FocusableArea],
) -> Option<Entity> {
    // Coordinates run downwards.
    let ahead = |area: &FocusableArea| area.position.y * up as f32;
    let end = candidates.iter().map(ahead).max_by(f32::total_cmp)?;
    let row = candidates.iter().filter(|area| end - ahead(area) < area.size.y / 2.0);
    let aside = |area: &FocusableArea| (area.position.x - origin.position.x).abs();
    row.min_by(|a, b| aside(a).total_cmp(&aside(b))).map(|area| area.entity)
}

/// Where a step up or down leads: to the nearest row in that direction, and there to what lies straight ahead. The engine's own search
/// goes to what is straight ahead in whatever row, so it leaves rows out where the buttons are not in columns.
pub(super) fn ahead(
    origin: &FocusableArea,
    up: i32,
    candidates: &[FocusableArea],
) -> Option<Entity> {
    let beyond = |area: &&FocusableArea| {
        (origin.position.y - area.position.y) * up as f32 > 0.0 && apart(origin, area).y > -TOUCHING
    };
    let far = |area: &FocusableArea| {
        let between = (area.position - origin.position).abs();
        between.y + apart(origin, area).x.max(0.0) * 0.2 + between.x * 0.05
    };
    let nearest = candidates.iter().filter(beyond).min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.map(|area| area.entity)
}

/// By how much, in units, buttons of two rows may overlap.
const TOUCHING: f32 = 4.0;

/// The gaps between two buttons; less than zero where they overlap.
fn apart(origin: &FocusableArea, area: &FocusableArea) -> Vec2 {
    (area.position - origin.position).abs() - (area.size + origin.size) / 2.0
}

/// Where a step to the side leads: to a button of the same row, or to one that lies more beside than above or below. From the last of
/// the title's cards a step to the right would otherwise end at the far corner, on the button that quits.
pub(super) fn beside(
    origin: &FocusableArea,
    right: i32,
    candidates: &[FocusableArea],
    config: &AutoNavigationConfig,
) -> Option<Entity> {
    let beside = candidates.iter().filter(|area| {
        let apart = apart(origin, area);
        apart.y <= apart.x.max(0.0)
    });
    let beside: Vec<_> = beside.copied().collect();
    let direction = if right > 0 { CompassOctant::East } else { CompassOctant::West };
    find_best_candidate(origin, direction, &beside, config)
}

pub(super) fn area(
    entity: Entity,
    node: &ComputedNode,
    place: &UiGlobalTransform,
) -> FocusableArea {
    let scale = node.inverse_scale_factor();
    FocusableArea { entity, position: place.translation * scale, size: node.size() * scale }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lays buttons: the middle of each, and its size.
    fn layer() -> impl FnMut(f32, f32, Vec2) -> FocusableArea {
        let mut world = World::new();
        move |x, y, size| {
            let (entity, position) = (world.spawn_empty().id(), Vec2::new(x, y));
            FocusableArea { entity, position, size }
        }
    }

    #[test]
    fn up_from_the_first_row_of_a_list_lies_the_last_one_and_down_from_there_the_first() {
        let (mut lay, size) = (layer(), Vec2::new(80.0, 44.0));
        let mut lay = |x: f32, y: f32| lay(x, y, size);
        let first = lay(100.0, 30.0);
        let pair = [lay(50.0, 90.0), lay(150.0, 90.0)];
        let last = [lay(50.0, 150.0), lay(150.0, 152.0)];
        let all = [first, pair[0], pair[1], last[0], last[1]];
        let to = |origin: &FocusableArea, up| other_end(origin, up, &all);
        assert_eq!(to(&last[1], -1), Some(first.entity));
        assert!(last.map(|area| area.entity).map(Some).contains(&to(&first, 1)));
        let aside = FocusableArea { position: Vec2::new(140.0, 30.0), ..first };
        assert_eq!(to(&aside, 1), Some(last[1].entity), "the nearest of its row");
    }

    #[test]
    fn a_step_up_or_down_leaves_out_no_row_and_stays_out_of_its_own() {
        let mut lay = layer();
        // As in a set-up: faces and a lower button beside them, boards, a short row, and the start at the right.
        let (face, label) = (Vec2::new(84.0, 74.0), Vec2::new(110.0, 46.0));
        let [near, far] = [510.0, 964.0].map(|x| lay(x, 156.0, face));
        let friend = lay(1067.0, 157.0, label);
        let boards = [590.0, 805.0, 947.0, 1094.0].map(|x| lay(x, 260.0, label));
        let beginners = [525.0, 616.0, 697.0].map(|x| lay(x, 347.0, Vec2::new(80.0, 46.0)));
        let start = lay(1130.0, 713.0, Vec2::new(152.0, 54.0));
        let all = [&[near, far, friend, start][..], &boards, &beginners].concat();
        let to = |origin: &FocusableArea, up| ahead(origin, up, &all);
        assert_eq!(to(&start, 1), Some(beginners[2].entity), "the nearest row, however short");
        assert_eq!(to(&beginners[1], 1), Some(boards[0].entity));
        assert_eq!(to(&boards[3], 1), Some(friend.entity));
        assert_eq!(to(&boards[0], 1), Some(near.entity));
        assert_eq!(to(&friend, -1), Some(boards[3].entity));
        assert_eq!(to(&friend, 1), None, "its own row is no row above, and so the text scrolls");
        assert_eq!(to(&far, -1), Some(boards[2].entity));
        assert_eq!(to(&beginners[0], -1), Some(start.entity));
    }

    #[test]
    fn a_step_to_the_side_stays_in_its_row_or_goes_more_to_the_side_than_up_or_down() {
        let mut lay = layer();
        let card = lay(1000.0, 540.0, Vec2::new(230.0, 260.0));
        let quit = lay(1200.0, 80.0, Vec2::new(140.0, 44.0));
        let play = lay(740.0, 150.0, Vec2::new(80.0, 44.0));
        let neighbour = lay(1240.0, 640.0, Vec2::new(230.0, 40.0));
        let to = |origin, right, area: &FocusableArea| {
            beside(origin, right, std::slice::from_ref(area), &AutoNavigationConfig::default())
                .is_some()
        };
        assert!(!to(&card, 1, &quit));
        assert!(to(&play, 1, &quit));
        assert!(to(&card, 1, &neighbour));
        assert!(!to(&card, -1, &neighbour));
    }
}
