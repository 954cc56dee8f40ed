//! What pointers hit besides squares: petals, badges, and pawns in their trays.
//!
//! Each such spot keeps one entity as long as it exists, so that a press and its release hit the
//! same one. [`super::pointer`] decides what a hit means.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::choices::Choices;
use super::pointing::Pointing;
use super::selection::Selection;
use crate::app::table::board::cards::{CARD_HEIGHT, CARD_WIDTH};
use crate::app::table::board::cloth::Board;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::{BoardLayout, layer};
use crate::app::table::board::places::{PETAL, SpotPlaces};
use crate::app::table::contract::anchors::{Anchor, Petal};
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{OnSpot, Pawn, Whereabouts};
use crate::app::table::contract::sketch::Place;
use crate::app::table::motion::playback::Playback;
use crate::rules::Spot;

/// Something to hit that is no square; it has an [`OnSpot`].
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Target;

/// The desired state of a target.
struct Wanted {
    spot: Spot,
    place: Place,
    turned: Quat,
    /// `None` for a pawn in its tray, which is drawn already.
    picture: Option<Drawn>,
    /// The height, if it is not the width.
    height: Option<f32>,
}

impl Wanted {
    fn unseen(spot: Spot, place: Place) -> Self {
        Self { spot, place, turned: Quat::IDENTITY, picture: None, height: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_targets
            .in_set(TableSystems::Play)
            .before(crate::app::table::board::drawn::draw)
            .run_if(resource_exists::<BoardLayout>),
    );
}

type Places<'w, 's> = Query<'w, 's, (Entity, &'static Whereabouts), With<Pawn>>;

fn lay_targets(
    places: SpotPlaces,
    (choices, selection): (Res<Choices>, Res<Selection>),
    pointing: Res<Pointing>,
    (pawns, playback): (Places, Res<Playback>),
    board: Query<Entity, With<Board>>,
    mut targets: Query<(Entity, &OnSpot, &mut Transform, Option<&mut Drawn>), With<Target>>,
    mut commands: Commands,
) {
    let Ok(board) = board.single() else { return };
    let mut wanted = wanted(&places, &choices, &selection, &pointing);
    let comes =
        |(pawn, place): (Entity, &Whereabouts)| place.spot().filter(|_| playback.moves(pawn));
    let on_the_way: Vec<Spot> = pawns.iter().filter_map(comes).collect();
    wanted.retain(|wanted| {
        let waits = |petal: Petal| petal.spot == wanted.spot && on_the_way.contains(&petal.around);
        !places.anchors.petals().any(waits)
    });
    for (entity, spot, mut transform, drawn) in &mut targets {
        let Some(at) = wanted.iter().position(|wanted| wanted.spot == spot.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let wanted = wanted.swap_remove(at);
        transform.set_if_neq(lie(&wanted));
        if let (Some(mut drawn), Some(picture)) = (drawn, wanted.picture) {
            drawn.set_if_neq(picture);
        }
    }
    for wanted in wanted {
        let place = lie(&wanted);
        let mut target = commands.spawn((
            Target,
            OnSpot(wanted.spot),
            place,
            Visibility::default(),
            Pickable::default(),
            ChildOf(board),
        ));
        match wanted.picture {
            Some(picture) => target.insert(picture),
            None => target.insert(Sprite::from_color(Color::NONE, Vec2::splat(1.0))),
        };
    }
}

fn lie(wanted: &Wanted) -> Transform {
    let size = if wanted.picture.is_some() { 1.0 } else { wanted.place.size };
    Transform::from_translation(wanted.place.middle.extend(layer::PETAL))
        .with_rotation(wanted.turned)
        .with_scale(Vec3::new(size, wanted.height.unwrap_or(size), 1.0))
}

fn wanted(
    places: &SpotPlaces,
    choices: &Choices,
    selection: &Selection,
    pointing: &Pointing,
) -> Vec<Wanted> {
    let picked = selection.picked();
    let anchored = places.anchors.iter().filter_map(|(spot, anchor)| {
        let place = places.find(spot)?;
        let open = choices.goes_on(picked, spot);
        let (turned, picture) = match anchor {
            Anchor::Petal { eighths, costs, .. } => {
                let meant = open && pointing.means(spot);
                (outwards(*eighths, places.layout.flipped), petal(open, meant, costs.is_some()))
            }
            Anchor::Badge { cell, .. } => {
                let on = picked.contains(&spot) || pointing.means(spot);
                let alpha = if on { 1.0 } else { 0.55 };
                let tint = Color::WHITE.with_alpha(alpha);
                (Quat::IDENTITY, Drawn::new("marks", *cell, place.size).tinted(tint))
            }
            Anchor::Over { .. } => {
                return Some(Wanted::unseen(spot, place));
            }
            Anchor::Button(_) | Anchor::Turn { .. } => return None,
        };
        Some(Wanted { turned, picture: Some(picture), ..Wanted::unseen(spot, place) })
    });
    // In a row a card is pressed from its upper to its lower edge.
    let height = |spot| {
        let card = places.card(spot).filter(|_| places.layout.upright.is_some())?;
        Some(card.size * CARD_HEIGHT / CARD_WIDTH)
    };
    let lying = places
        .trays()
        .map(|(spot, place)| Wanted { height: height(spot), ..Wanted::unseen(spot, place) });
    anchored.chain(lying).collect()
}

/// The head stays upright, but petals point away from it.
fn outwards(eighths: u8, flipped: bool) -> Quat {
    let eighths = f32::from(if flipped { eighths + 4 } else { eighths });
    Quat::from_rotation_z(-eighths * FRAC_PI_4)
}

fn petal(open: bool, meant: bool, costs: bool) -> Drawn {
    let cell = if !open {
        "petal_forbidden"
    } else if meant {
        "petal_picked"
    } else if costs {
        "petal_dear"
    } else {
        "petal"
    };
    Drawn::new("tokens", cell, PETAL)
}
