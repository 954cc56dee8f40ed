//! How a pawn is drawn: token, head, heading, and attachments.
//!
//! [`Appearance`] is the state the player has been shown so far. It lags behind the other
//! components while playback still has steps for the pawn, and equals them when the pawn rests.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::drawn::Drawn;
use super::layout::BoardLayout;
use crate::app::kit::settings::Settings;
use crate::app::table::contract::pieces::{Appearance, Look, Pawn};
use crate::app::table::contract::player_style::PlayerStyle;

/// Width of a token, in squares.
pub(in crate::app) const TOKEN: f32 = 0.95;
/// Width of a head, in squares.
pub(in crate::app) const HEAD: f32 = 0.77;
/// The same for who wishes larger animals: a token fills its square, and a head leaves the rim free that tells
/// the side.
const LARGE_TOKEN: f32 = 1.0;
const LARGE_HEAD: f32 = 0.9;
/// Size of a heading's picture relative to the token; the heading is drawn outside the rim.
pub(in crate::app) const HEADING: f32 = 1.5;
/// The attachment of captives, whose head lies in the shade.
const BARS: &str = "bars";

/// A picture of a pawn that follows its [`Appearance`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::table) enum Layer {
    Token,
    Head,
    Heading,
    Attachment,
}

/// Width of heads as the player wishes, in squares.
pub(in crate::app::table) fn head(settings: &Settings) -> f32 {
    if settings.large_animals { LARGE_HEAD } else { HEAD }
}

fn token(settings: &Settings) -> f32 {
    if settings.large_animals { LARGE_TOKEN } else { TOKEN }
}

/// Gives a new pawn its token and head. Cards are printed by [`super::cards`].
pub(super) fn draw_pawn(
    added: On<Add, Pawn>,
    pawns: Query<(&Pawn, &Look)>,
    (style, settings): (Res<PlayerStyle>, Option<Res<Settings>>),
    mut commands: Commands,
) {
    let Ok((pawn, Look::Token)) = pawns.get(added.entity) else { return };
    let widths = settings.map_or((TOKEN, HEAD), |settings| (token(&settings), head(&settings)));
    let token = Drawn::new("tokens", style.token(pawn.side), widths.0);
    let head = Drawn::new("heads", pawn.picture.clone(), widths.1);
    commands.entity(added.entity).with_children(|pawn| {
        pawn.spawn((Layer::Token, token, Transform::from_xyz(0.0, 0.0, 0.0)));
        pawn.spawn((Layer::Head, head, Transform::from_xyz(0.0, 0.01, 0.5)));
    });
}

/// Makes all animals as large as the player wishes now.
pub(in crate::app::table) fn grow_animals(
    settings: Option<Res<Settings>>,
    mut before: Local<bool>,
    mut layers: Query<(&Layer, &mut Drawn)>,
) {
    let Some(settings) = settings else { return };
    if std::mem::replace(&mut *before, settings.large_animals) == settings.large_animals {
        return;
    }
    for (layer, mut drawn) in &mut layers {
        match layer {
            Layer::Token => drawn.resize(token(&settings)),
            Layer::Head => drawn.resize(head(&settings)),
            Layer::Heading | Layer::Attachment => {}
        }
    }
}

/// Redraws headings and attachments when they change or the board is turned.
pub(in crate::app::table) fn follow_appearance(
    (layout, style): (Res<BoardLayout>, Res<PlayerStyle>),
    pawns: Query<(Entity, &Pawn, &Look, Ref<Appearance>, &Children)>,
    mut layers: Query<(&Layer, &mut Drawn)>,
    mut commands: Commands,
) {
    for (entity, pawn, look, appearance, children) in &pawns {
        if *look != Look::Token {
            continue;
        }
        if !appearance.is_changed() && !layout.is_changed() {
            continue;
        }
        for child in children {
            match layers.get_mut(*child) {
                Ok((Layer::Token, _)) => {}
                Ok((Layer::Head, mut head)) => head.set_tint(head_tint(&appearance)),
                Ok(_) => commands.entity(*child).despawn(),
                Err(_) => {}
            }
        }
        commands.entity(entity).with_children(|children| {
            if let Some(eighths) = appearance.heading {
                let turn = if layout.flipped { eighths + 4.0 } else { eighths };
                children.spawn(heading(style.token(pawn.side), turn));
            }
            for (order, cell) in (1_u8..).zip(&appearance.attachments) {
                let above = Transform::from_xyz(0.0, 0.0, 0.5 + 0.01 * f32::from(order));
                children.spawn((
                    Layer::Attachment,
                    Drawn::new("tokens", cell.clone(), TOKEN),
                    above,
                ));
            }
        });
    }
}

/// The heads of captives lie in the shade.
fn head_tint(appearance: &Appearance) -> Color {
    tint_of(&appearance.attachments)
}

/// The same from what lies over the head.
pub(in crate::app::table) fn tint_of(attachments: &[String]) -> Color {
    let behind_bars = attachments.iter().any(|attachment| attachment == BARS);
    if behind_bars { Color::srgb(0.84, 0.81, 0.82) } else { Color::WHITE }
}

/// The triangle outside the rim. The corners of a square token lie further out than its sides, so
/// diagonal headings there have their own picture.
pub(in crate::app) fn heading_cell(token: &str, eighths: f32) -> String {
    let corner = token == "blue" && eighths.rem_euclid(2.0) == 1.0;
    format!("heading_{token}{}", if corner { "_corner" } else { "" })
}

fn heading(token: &str, eighths: f32) -> impl Bundle + use<> {
    let cell = heading_cell(token, eighths);
    let turned = Quat::from_rotation_z(-eighths * FRAC_PI_4);
    let place = Transform::from_xyz(0.0, 0.0, 0.4).with_rotation(turned);
    (Layer::Heading, Drawn::new("tokens", cell, TOKEN * HEADING), place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    #[test]
    fn animals_are_larger_for_who_wishes_within_their_square_and_leave_their_rim_free() {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<PlayerStyle>()
            .add_observer(draw_pawn)
            .add_systems(Update, grow_animals);
        let pawn = || Pawn { id: None, side: Side(0), picture: "rat".into(), name: "rat".into() };
        app.world_mut().spawn((pawn(), Look::Token));
        let widths = |app: &mut App, large: bool| {
            app.world_mut().resource_mut::<Settings>().large_animals = large;
            app.update();
            // One that is laid now is as large as the others.
            app.world_mut().spawn((pawn(), Look::Token));
            let world = app.world_mut();
            let mut layers = world.query::<(&Layer, &Drawn)>();
            [Layer::Token, Layer::Head].map(|wanted| {
                let own = layers.iter(world).filter(|(layer, _)| **layer == wanted);
                let widths: Vec<f32> = own.map(|(_, drawn)| drawn.width()).collect();
                assert!(widths.iter().all(|width| *width == widths[0]), "{widths:?}");
                widths[0]
            })
        };
        let [usual, large, again] = [false, true, false].map(|large| widths(&mut app, large));
        let [token, head] = large;
        assert!(head >= usual[1] * 1.15 && token > usual[0] && token <= 1.0, "{large:?}");
        assert!(head <= 0.9 * token, "{large:?}");
        assert_eq!(again, usual);
    }
}
