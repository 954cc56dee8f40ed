//! Marks: what can be picked next, what is picked, what happened last, where the focus is.
//!
//! [`Lit`] is rewritten whenever something it depends on changes; this module only draws it. The
//! game decides which spots are marked.

use bevy::prelude::*;

use super::cloth::Board;
use super::drawn::Drawn;
use super::layout::{BoardLayout, layer};
use super::places::SpotPlaces;
use super::ranks::Numbered;
use crate::app::kit::palette::Dyes;
use crate::app::kit::settings::Settings;
use crate::app::session::card_face::{CARD, GRID};
use crate::app::table::contract::anchors::{Anchor, Anchors};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::mark::Mark;
use crate::app::table::contract::pieces::{Pawn, Slot, Whereabouts};
use crate::rules::Spot;

/// A mark over a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LitSpot {
    /// The marked spot.
    pub spot: Spot,
    /// Which mark.
    pub mark: Mark,
    /// Whether it is only a preview.
    pub faint: bool,
    /// From where a pawn would go there, if one would.
    pub from: Option<Spot>,
}

impl LitSpot {
    /// A mark that is no preview.
    #[must_use]
    pub fn new(spot: Spot, mark: Mark) -> Self {
        Self { spot, mark, faint: false, from: None }
    }
}

/// Every mark on the board now.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Lit(pub Vec<LitSpot>);

impl Lit {
    /// The spots that carry a mark.
    pub fn with(&self, mark: Mark) -> impl Iterator<Item = Spot> + '_ {
        self.0.iter().filter(move |lit| lit.mark == mark).map(|lit| lit.spot)
    }
}

/// A mark's picture on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkPicture(pub LitSpot);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lit>().init_resource::<Anchors>().add_systems(
        Update,
        draw_marks.in_set(TableSystems::Show).run_if(resource_exists::<BoardLayout>).run_if(
            resource_changed::<Lit>
                .or_else(resource_changed::<Anchors>)
                .or_else(resource_exists_and_changed::<BoardLayout>)
                .or_else(resource_exists_and_changed::<Dyes>)
                .or_else(resource_exists_and_changed::<Settings>)
                .or_else(pawns_moved),
        ),
    );
}

type Moved = (With<Pawn>, Or<(Changed<Whereabouts>, Changed<Slot>)>);

/// Marks lie on trays too, so they follow pawns there.
fn pawns_moved(pawns: Query<(), Moved>) -> bool {
    !pawns.is_empty()
}

pub(in crate::app::table) fn draw_marks(
    lit: Res<Lit>,
    places: SpotPlaces,
    board: Query<Entity, With<Board>>,
    old: Query<Entity, With<MarkPicture>>,
    (dyes, numbered): (Option<Res<Dyes>>, Numbered),
    mut commands: Commands,
) {
    old.iter().for_each(|mark| commands.entity(mark).despawn());
    let Ok(board) = board.single() else { return };
    // On a sketched board the pieces themselves show what happened last.
    let is_drawn = |mark: &&LitSpot| {
        places.layout.sketch.is_none() || !matches!(mark.mark, Mark::LastFrom | Mark::LastTo)
    };
    for mark in lit.0.iter().filter(is_drawn) {
        // Petals, badges and turnable things show their state themselves.
        let shows_itself = |anchor: &Anchor| {
            matches!(anchor, Anchor::Petal { .. } | Anchor::Badge { .. } | Anchor::Turn { .. })
        };
        if places.anchors.of(mark.spot).is_some_and(shows_itself) {
            continue;
        }
        // Around a card these marks are frames that cover no corner of it.
        let frames = matches!(mark.mark, Mark::Focus | Mark::Picked);
        let rim = places.rim(mark.spot).filter(|_| mark.mark == Mark::Focus);
        let card = places.card(mark.spot).filter(|_| frames && rim.is_none());
        let look = match (mark.spot, mark.mark) {
            _ if card.is_some() => around_card(),
            // A small mark at the rim keeps a pawn in its tray recognisable.
            (Spot::Marker(_), Mark::Free | Mark::Ready) => in_tray(),
            _ => look(mark.mark),
        };
        let sheet = if card.is_some() { "cards" } else { "marks" };
        let cell = if rim.is_some() { "focus_round" } else { mark.mark.cell() };
        let place = rim.or(card).or_else(|| places.find(mark.spot));
        let Some(place) = place else { continue };
        let strong = dyes.as_ref().is_some_and(|dyes| dyes.is_dark);
        let alpha = match (mark.faint, strong) {
            (true, _) => 0.5,
            (false, true) => 1.0,
            (false, false) => look.alpha,
        };
        // The ring hides no number on a pawn or a pile.
        let is_pile = rim.is_some() && matches!(mark.spot, Spot::Marker(_));
        let below = numbered.below_plates(mark.spot).or(is_pile.then_some(layer::PAWN));
        let layer = below.filter(|_| mark.mark == Mark::Focus).unwrap_or(look.layer);
        let middle = place.middle + look.offset * place.size;
        let from = mark.from.filter(|_| mark.mark == Mark::Leap);
        let from = from.and_then(|spot| places.middle(spot));
        let lies = from.map_or(Transform::default(), |from| along(place.middle - from));
        commands.spawn((
            MarkPicture(*mark),
            Drawn::new(sheet, cell, look.size * place.size).tinted(Color::WHITE.with_alpha(alpha)),
            lies.with_translation(middle.extend(layer)),
            ChildOf(board),
        ));
    }
}

/// How the sign of a leap lies: it is drawn to the right.
fn along(way: Vec2) -> Transform {
    if way.y.abs() > way.x.abs() {
        let turn = std::f32::consts::FRAC_PI_2 * way.y.signum();
        return Transform::from_rotation(Quat::from_rotation_z(turn));
    }
    // Mirrored, so that its arc stays above.
    Transform::from_scale(Vec3::new(if way.x < 0.0 { -1.0 } else { 1.0 }, 1.0, 1.0))
}

/// How a mark lies on its square.
struct MarkLook {
    size: f32,
    layer: f32,
    offset: Vec2,
    alpha: f32,
}

/// A mark at the rim of a pawn in its tray.
fn in_tray() -> MarkLook {
    MarkLook { size: 0.5, layer: layer::OVER, offset: Vec2::new(0.3, 0.3), alpha: 1.0 }
}

/// A frame outside the rim of a card, so that both are seen.
fn around_card() -> MarkLook {
    let size = 1.1 * GRID / CARD.x;
    MarkLook { size, layer: layer::FOCUS, offset: Vec2::ZERO, alpha: 1.0 }
}

fn look(mark: Mark) -> MarkLook {
    let under = |size, alpha| MarkLook { size, layer: layer::UNDER, offset: Vec2::ZERO, alpha };
    let over = |size| MarkLook { size, layer: layer::OVER, offset: Vec2::ZERO, alpha: 1.0 };
    let badge = || MarkLook {
        size: 0.36,
        layer: layer::OVER + 1.0,
        offset: Vec2::new(0.31, 0.31),
        alpha: 1.0,
    };
    match mark {
        Mark::LastFrom | Mark::LastTo => under(1.0, 0.62),
        Mark::Picked => MarkLook { layer: layer::UNDER + 1.0, ..under(1.0, 0.9) },
        Mark::Dot | Mark::Idle | Mark::Ready => over(0.9),
        Mark::Leap | Mark::Spring | Mark::Wave => over(0.62),
        Mark::Goal | Mark::PlusOne | Mark::PlusTwo | Mark::Skull | Mark::Chain | Mark::Free => {
            over(0.72)
        }
        Mark::Lure | Mark::Look => over(0.6),
        Mark::Ring => over(1.0),
        Mark::Focus => MarkLook { layer: layer::FOCUS, ..over(1.0) },
        Mark::Win | Mark::Exchange | Mark::Lose => badge(),
        // At the other corner, because a piece that takes another may be in danger there.
        Mark::Web => MarkLook { offset: Vec2::new(-0.31, 0.31), ..badge() },
        // Its picture keeps to that corner by itself.
        Mark::Threat => MarkLook { layer: layer::OVER + 1.0, ..over(1.0) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_of_a_leap_points_where_the_leap_goes() {
        let ways = [Vec2::X * 3.0, Vec2::NEG_X * 3.0, Vec2::Y * 4.0, Vec2::NEG_Y * 4.0];
        for way in ways {
            let sign = along(way).transform_point(Vec3::X).truncate();
            assert!(sign.distance(way.normalize()) < 1e-5, "{sign} for {way}");
        }
    }
}
