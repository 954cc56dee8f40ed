//! Ranks on pieces: small numbers at the rim of every token, for who wishes.
//!
//! What they say is the game's ([`BoardLook::ranks`]). Deliberately absent: cards, which show their
//! numbers themselves.
//!
//! [`BoardLook::ranks`]: crate::app::table::contract::looks::BoardLook::ranks

use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::FontSize;

use super::appearance::TOKEN;
use super::layout::BoardLayout;
use super::places::beside_spot;
use crate::app::kit::content::Fonts;
use crate::app::kit::palette;
use crate::app::kit::settings::Settings;
use crate::app::table::contract::looks::Rank;
use crate::app::table::contract::pieces::{Look, Pawn, Whereabouts};
use crate::rules::Spot;

/// Height of a plate and of its digits, in squares.
const PLATE: f32 = 0.25;
const DIGITS: f32 = 0.22;
/// Width of a digit, as a share of its height, and of the margin beside the digits.
const DIGIT: f32 = 0.66;
const MARGIN: f32 = 0.08;
/// Width of a plate's edge, in squares.
const EDGE: f32 = 0.02;
/// Height (z) of plates on a pawn, and of what lies over the rest of the pawn but not over them.
const HIGH: f32 = 0.6;
const BELOW: f32 = HIGH - 0.02;

/// What the tokens of this match may show, by the pictures of their pawns.
#[derive(Resource, Clone, Default, Debug)]
pub struct Ranks(HashMap<String, Vec<Rank>>);

impl Ranks {
    /// The ranks of a level.
    #[must_use]
    pub fn new(ranks: Vec<(String, Vec<Rank>)>) -> Self {
        Self(ranks.into_iter().collect())
    }
}

/// A plate on a token, with digits.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plate;

/// The pawns that show plates.
#[derive(SystemParam)]
pub(in crate::app::table) struct Numbered<'w, 's> {
    settings: Option<Res<'w, Settings>>,
    ranks: Option<Res<'w, Ranks>>,
    pawns: Query<'w, 's, (&'static Pawn, &'static Look, &'static Whereabouts, &'static Transform)>,
}

impl Numbered<'_, '_> {
    /// The height (z) just below the plates of a pawn on this spot, if it shows any.
    pub(super) fn below_plates(&self, spot: Spot) -> Option<f32> {
        let ranks = self
            .ranks
            .as_ref()
            .filter(|_| self.settings.as_ref().is_some_and(|settings| settings.ranks))?;
        let is_here = |pawn: &Pawn, look: &Look, place: &Whereabouts| {
            let lies = place.spot().or_else(|| beside_spot(pawn, look)) == Some(spot);
            lies && *look == Look::Token && ranks.0.contains_key(&pawn.picture)
        };
        let mut pawns = self.pawns.iter();
        let here = pawns.find(|(pawn, look, place, _)| is_here(pawn, look, place));
        here.map(|(.., stands)| stands.translation.z + BELOW)
    }
}

type Tokens<'a> = (Entity, &'a Pawn, &'a Look);

/// Gives every token its plates, or takes them away.
pub(in crate::app::table) fn number_pawns(
    (settings, layout, ranks): (Option<Res<Settings>>, Res<BoardLayout>, Res<Ranks>),
    fonts: Option<Res<Fonts>>,
    (pawns, fresh): (Query<Tokens>, Query<(), Added<Pawn>>),
    plates: Query<Entity, With<Plate>>,
    mut before: Local<(bool, f32)>,
    mut commands: Commands,
) {
    let now = (settings.is_some_and(|settings| settings.ranks), layout.letters());
    let news = now.0 && (!fresh.is_empty() || ranks.is_changed());
    if std::mem::replace(&mut *before, now) == now && !news {
        return;
    }
    plates.iter().for_each(|plate| commands.entity(plate).despawn());
    let font = fonts.map(|fonts| fonts.bold.clone()).unwrap_or_default();
    for (entity, pawn, _) in pawns.iter().filter(|(.., look)| now.0 && **look == Look::Token) {
        let ranks = ranks.0.get(&pawn.picture).map_or(&[][..], Vec::as_slice);
        commands.entity(entity).with_children(|pawn| {
            for (place, rank) in (0_u8..).zip(ranks) {
                lay_plate(pawn, rank, f32::from(place), layout.letters(), &font);
            }
        });
    }
}

/// Lays a plate at the lower left of the rim, the next one above it.
fn lay_plate(
    pawn: &mut ChildSpawnerCommands,
    rank: &Rank,
    place: f32,
    square: f32,
    font: &Handle<Font>,
) {
    let width = rank.says.chars().count() as f32 * DIGIT * DIGITS + MARGIN;
    let size = Vec2::new(width.max(PLATE), PLATE);
    let corner = Vec2::splat(-TOKEN / 2.0) + Vec2::Y * place * (PLATE + EDGE);
    let at = (corner + size / 2.0).extend(HIGH + 0.02 * place);
    let paper = if rank.in_water { palette::BLUE } else { palette::INK };
    // Text is set in pixels to be sharp, then scaled back to squares.
    let shrunk = Vec3::new(1.0 / square, 1.0 / square, 1.0);
    let face = TextFont {
        font: font.clone().into(),
        font_size: FontSize::Px(square * DIGITS),
        ..default()
    };
    pawn.spawn((Plate, Transform::from_translation(at), Visibility::Inherited)).with_children(
        |plate| {
            plate.spawn(Sprite::from_color(palette::PAPER, size + 2.0 * EDGE));
            plate.spawn((Sprite::from_color(paper, size), Transform::from_xyz(0.0, 0.0, 0.005)));
            let lies = Transform::from_xyz(0.0, 0.0, 0.01).with_scale(shrunk);
            plate.spawn((Text2d::new(rank.says.clone()), face, TextColor(palette::PAPER), lies));
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::board::cloth::Board;
    use crate::app::table::board::layout::layer;
    use crate::app::table::board::marks::{Lit, LitSpot, MarkPicture, draw_marks};
    use crate::app::table::contract::anchors::Anchors;
    use crate::app::table::contract::mark::Mark;
    use crate::rules::{Grid, Side};

    #[test]
    fn tokens_show_their_ranks_while_it_is_wished_and_cards_never() {
        let mut app = App::new();
        let rank = |says: &str| Rank { says: says.into(), in_water: false };
        let known = vec![("rat".to_owned(), vec![rank("1"), rank("2")])];
        app.insert_resource(Ranks::new(known))
            .insert_resource(BoardLayout::new(Grid { width: 3, height: 3 }, false))
            .init_resource::<Settings>()
            .add_systems(Update, number_pawns);
        let pawn = |picture: &str| Pawn {
            id: None,
            side: Side(0),
            picture: picture.into(),
            name: picture.into(),
        };
        let card = Look::Card { back: "back".into() };
        app.world_mut().spawn_batch([
            (pawn("rat"), Look::Token),
            (pawn("cat"), Look::Token),
            (pawn("rat"), card),
        ]);
        let shown = |app: &mut App, ranks: bool| {
            app.world_mut().resource_mut::<Settings>().ranks = ranks;
            app.update();
            let world = app.world_mut();
            world.query_filtered::<(), With<Plate>>().iter(world).count()
        };
        assert_eq!([false, true, true, false].map(|on| shown(&mut app, on)), [0, 2, 2, 0]);
    }

    #[test]
    fn a_ring_around_a_piece_lies_over_its_head_and_under_its_number() {
        let mut app = App::new();
        let ranks = vec![Rank { says: "1".into(), in_water: false }];
        app.insert_resource(Ranks::new(vec![("rat".to_owned(), ranks)]))
            .insert_resource(BoardLayout::new(Grid { width: 3, height: 3 }, false))
            .init_resource::<Settings>()
            .init_resource::<Anchors>()
            .add_systems(Update, (number_pawns, draw_marks).chain());
        app.world_mut().spawn(Board);
        let focused = LitSpot::new(Spot::Square(4), Mark::Focus);
        app.insert_resource(Lit(vec![focused]));
        let pawn = Pawn { id: None, side: Side(0), picture: "rat".into(), name: "rat".into() };
        let stands = (Whereabouts::On(Spot::Square(4)), Transform::from_xyz(0.0, 0.0, layer::PAWN));
        app.world_mut().spawn((pawn, Look::Token, stands));
        let ring = |app: &mut App, ranks: bool| {
            app.world_mut().resource_mut::<Settings>().ranks = ranks;
            app.update();
            let world = app.world_mut();
            let mut rings = world.query_filtered::<&Transform, With<MarkPicture>>();
            rings.single(world).expect("a ring").translation.z
        };
        assert_eq!(ring(&mut app, false), layer::FOCUS);
        let ring = ring(&mut app, true);
        let world = app.world_mut();
        let mut plates = world.query_filtered::<&Transform, With<Plate>>();
        let plate = layer::PAWN + plates.single(world).expect("a plate").translation.z;
        assert!(layer::PAWN + 0.5 < ring && ring < plate, "{ring} and {plate}");
    }
}
