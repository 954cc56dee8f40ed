//! The bar of a replay: how far it is, and a mark for every moment that a review has found. A press
//! goes there.
//!
//! Keys and pads reach the same moments with the buttons beside it. Deliberately absent: the buttons.

use bevy::prelude::*;
use bevy::ui_widgets::observe;

use super::HudSystems;
use crate::app::kit::form::Fit;
use crate::app::kit::palette;
use crate::app::session::match_review::MatchReview;
use crate::app::table::{ReplayRequest, Watching};

/// The width of a moment's mark.
const MARK: f32 = 6.0;

/// The bar.
#[derive(Component)]
struct Bar;

/// What a bar shows.
#[derive(Component, Clone, Default, PartialEq, Debug)]
struct Shown {
    /// The part that has been seen, in percent.
    seen: f32,
    /// The places of the moments, in percent.
    moments: Vec<f32>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchReview>()
        .add_systems(Update, fill.in_set(HudSystems::Show).after(super::viewer::lay_strip));
}

/// The bar, empty.
pub(super) fn bar() -> impl Bundle {
    let node = Node {
        width: percent(100),
        border_radius: BorderRadius::all(px(8)),
        overflow: Overflow::clip(),
        flex_shrink: 0.0,
        ..default()
    };
    // A finger needs a higher one.
    let height = Fit(|form, node| node.height = px(form.pick(18.0, 28.0)));
    (
        Bar,
        Shown::default(),
        node,
        height,
        BackgroundColor(palette::PARCHMENT),
        Pickable::default(),
        observe(press),
    )
}

/// A place in a match of so many entries, in percent.
fn share(entries: usize, total: usize) -> f32 {
    entries as f32 / total.max(1) as f32 * 100.0
}

fn fill(
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    mut bars: Query<(Entity, &mut Shown), With<Bar>>,
    mut commands: Commands,
) {
    let Some(watching) = watching else { return };
    let moments = review.mistakes.iter().map(|mistake| share(mistake.entries, watching.total));
    let wanted = Shown { seen: share(watching.at, watching.total), moments: moments.collect() };
    for (entity, mut shown) in &mut bars {
        if *shown == wanted {
            continue;
        }
        shown.clone_from(&wanted);
        commands.entity(entity).despawn_children().with_children(|bar| {
            bar.spawn((part(0.0, percent(wanted.seen)), BackgroundColor(palette::CLOTH)));
            for moment in &wanted.moments {
                bar.spawn((part(*moment, px(MARK)), BackgroundColor(palette::RED)));
            }
        });
    }
}

fn part(left: f32, width: Val) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        // The last moment lies within the bar.
        left: percent(left.min(98.0)),
        width,
        top: px(0),
        bottom: px(0),
        ..default()
    };
    (node, Pickable::IGNORE)
}

/// The number of entries at a place of the bar, from 0 at its left end to 1. Near a moment of the
/// review it is that moment, because its mark is narrow.
fn entries_at(place: f32, total: usize, review: &MatchReview) -> usize {
    let at = place.clamp(0.0, 1.0) * 100.0;
    let far = |moment: usize| (share(moment, total) - at).abs();
    let moments = review.mistakes.iter().map(|mistake| mistake.entries);
    let near = moments.filter(|moment| far(*moment) <= 4.0);
    let nearest = near.min_by(|one, other| far(*one).total_cmp(&far(*other)));
    nearest.unwrap_or_else(|| (at / 100.0 * total as f32).round() as usize)
}

fn press(
    pressed: On<Pointer<Click>>,
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    mut requests: MessageWriter<ReplayRequest>,
) {
    // The place within the node, from -0.5 to 0.5.
    let (Some(place), Some(watching)) = (pressed.hit.position, watching) else { return };
    let entries = entries_at(place.x + 0.5, watching.total, &review);
    requests.write(ReplayRequest::GoTo(entries));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::match_review::Mistake;

    #[test]
    fn a_press_near_a_moment_goes_to_it_and_elsewhere_to_that_place() {
        let review = MatchReview { mistakes: [50, 54].map(Mistake::blank).into(), ..default() };
        let at = |place| entries_at(place, 100, &review);
        assert_eq!([0.0, 0.2, 0.48, 0.51, 0.53, 1.0].map(at), [0, 20, 50, 50, 54, 100]);
        assert_eq!(entries_at(-0.3, 100, &review), 0);
    }
}
