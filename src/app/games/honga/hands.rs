//! Marks on the board for what can be done now: hands left beside their areas, cards that can be
//! paid for, chips where water can be converted, bonus cards that are of use.
//!
//! They follow from the choices on offer and from what lies open.

use bevy::prelude::*;

use super::ground::HongaGround;
use super::painting::{Letters, Pen, Pens};
use super::placement_preview::joker_pays;
use super::{board_layout, faces, painting, scene, sites};
use crate::app::kit::palette;
use crate::app::table::board::layout::layer;
use crate::app::table::{Board, BoardLayout, Choices, Playback, Playing, TableSystems};
use crate::rules::honga::{
    AreaKind, Awaited, Colour, Honga, Place, Resource, Space, Tables, View, outlook, spots,
};
use crate::rules::{Seat, Spot};

/// The root of all marks drawn here.
#[derive(Component)]
struct Signs;

/// The hands left in a quarter of the disc that was placed.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Left {
    place: Place,
    quarter: usize,
    hands: u8,
    /// Whether a hand can do something now.
    open: bool,
    /// Whether the disc is red.
    red: bool,
}

/// A card that glows because it can be used.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Glow {
    spot: Spot,
    /// Whether it can be paid for only by converting water.
    with_water: bool,
}

/// What is drawn.
#[derive(Clone, PartialEq, Default, Debug)]
struct Wanted {
    hands: Vec<Left>,
    glows: Vec<Glow>,
    /// Raw materials that water can become, and the seat on whose tray they lie.
    chips: Vec<(Seat, Resource)>,
    square: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_signs
            .in_set(TableSystems::Play)
            .run_if(resource_exists::<Playing<Honga>>)
            .run_if(resource_exists::<BoardLayout>)
            .run_if(
                resource_exists_and_changed::<Playing<Honga>>
                    .or_else(resource_changed::<Choices>)
                    .or_else(resource_changed::<Playback>)
                    .or_else(resource_exists_and_changed::<BoardLayout>),
            ),
    );
}

fn wanted(tables: &Tables, view: &View, choices: &Choices, square: f32) -> Wanted {
    let (field, moment) = (view.field(), view.field().turn_state());
    let mut wanted = Wanted { square, ..Wanted::default() };
    if field.ending().is_some() {
        return wanted;
    }
    let may = |one: &Resource| choices.goes_on(&[], spots::convert(*one));
    wanted.chips = Resource::ALL.into_iter().filter(may).map(|one| (moment.turn, one)).collect();
    if !moment.is_acting() {
        return wanted;
    }
    let red =
        field.top(moment.place).is_some_and(|top| tables.disc(top.kind).colour == Colour::Red);
    for (quarter, area) in tables.place(moment.place).quarters.into_iter().enumerate() {
        let hands = moment.hands[quarter];
        let kind = tables.area_kind(area);
        if hands == 0 || kind == AreaKind::Honga {
            continue;
        }
        let open = match kind {
            AreaKind::Barter => (0..tables.options.open).map(Space).any(|space| {
                let jokers = !choices.is_empty() && moment.awaited == Awaited::Deeds;
                choices.goes_on(&[], spots::open(space))
                    || jokers && joker_pays(tables, view, space).is_some()
            }),
            _ => choices.goes_on(&[], spots::area(area)) && !outlook::is_full(tables, field, area),
        };
        wanted.hands.push(Left { place: moment.place, quarter, hands, open, red });
    }
    if choices.is_empty() || moment.awaited != Awaited::Deeds {
        return wanted;
    }
    let barters = field.hands_at(tables, tables.barter()) > 0;
    for space in (0..tables.options.open).map(Space).filter(|_| barters) {
        let spot = spots::open(space);
        let is_open = choices.goes_on(&[], spot);
        if is_open || joker_pays(tables, view, space).is_some() {
            wanted.glows.push(Glow { spot, with_water: !is_open });
        }
    }
    for slot in field.hand(moment.turn) {
        let Some(card) = view.bonus(slot) else { continue };
        let spot = spots::bonus(card);
        let open = choices.complete(&[spot]).is_some() || choices.leads_on(&[spot]);
        if open && !outlook::in_vain(tables, field, card) {
            let spot = scene::in_hand(field, moment.turn, slot);
            wanted.glows.push(Glow { spot, with_water: false });
        }
    }
    wanted
}

fn lay_signs(
    playing: Res<Playing<Honga>>,
    (choices, layout, playback): (Res<Choices>, Res<BoardLayout>, Res<Playback>),
    pens: Pens,
    boards: Query<Entity, With<Board>>,
    signs: Query<Entity, With<Signs>>,
    mut laid: Local<Wanted>,
    mut commands: Commands,
) {
    // The marks change only after an action has been shown.
    if !playback.is_idle() {
        return;
    }
    let wanted = wanted(playing.tables(), &playing.shown(), &choices, layout.letters());
    if *laid == wanted && !signs.is_empty() {
        return;
    }
    signs.iter().for_each(|sign| commands.entity(sign).despawn());
    laid.clone_from(&wanted);
    let Ok(board) = boards.single() else { return };
    let ground = HongaGround::on(&layout, playing.tables());
    let pen = pens.pen(layout.letters());
    let root = (Signs, Transform::from_xyz(0.0, 0.0, layer::OVER), Visibility::default());
    commands.spawn((root, ChildOf(board))).with_children(|root| {
        for left in &wanted.hands {
            let at = board_layout::counted(playing.tables(), &ground, left.place, left.quarter);
            paws(root, &pen, at, left);
        }
        wanted.glows.iter().for_each(|card| glow(root, &layout, *card));
        for (seat, one) in &wanted.chips {
            if let Some(at) = layout.place(sites::resource(*seat, *one)) {
                let at = (at + Vec2::new(-0.18, 0.3)).extend(0.4);
                root.spawn(painting::picture(faces::SHEET, "joker", 0.42, at));
            }
        }
    });
}

/// One paw and the number of hands, on paper that is bright if they can do something.
fn paws(root: &mut ChildSpawnerCommands, pen: &Pen, at: Vec2, left: &Left) {
    let (paper, ink) = if left.open {
        (palette::GOLD, palette::INK)
    } else {
        (palette::PARCHMENT, palette::COCOA)
    };
    pen.lay_paper(root, paper, board_layout::BADGE, at.extend(0.3));
    let cell = if left.red { "paw_red" } else { "paw_grey" };
    let paw = at.extend(0.32) - Vec3::X * 0.2;
    root.spawn(painting::picture(faces::SHEET, cell, 0.42, paw));
    let number = Letters::new(0.36, ink);
    let place = at.extend(0.33) + Vec3::X * 0.2;
    root.spawn(pen.number(left.hands.to_string(), &number, place));
}

/// A ring of light around a card, with a chip if water has to pay for it.
fn glow(root: &mut ChildSpawnerCommands, layout: &BoardLayout, Glow { spot, with_water }: Glow) {
    let Some(at) = layout.place(spot) else { return };
    let size = layout.scale(spot);
    let cell = if with_water { "focus" } else { "picked" };
    root.spawn(painting::picture("cards", cell, size * 0.965, at.extend(0.1)));
    if with_water {
        let chip = at + Vec2::new(0.26, 0.4) * size;
        root.spawn(painting::picture(faces::SHEET, "joker", 0.46, chip.extend(0.4)));
    }
}
