//! The trays of all seats, and what is printed on the board.
//!
//! A tray is paper on the cloth with its seat's colour and shape, name and points. The pieces on it
//! are in `scene`.

use bevy::prelude::*;

use super::board_layout::Trays;
use super::ground::HongaGround;
use super::painting::{Letters, Pen, Pens};
use super::{board_layout, faces, painting, sites};
use crate::app::catalog::characters::Character;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::opponent::Thinks;
use crate::app::table::board::drawn::Drawn;
use crate::app::table::board::layout::layer;
use crate::app::table::turns::seen::follow_playback;
use crate::app::table::{Board, BoardLayout, PlayerStyle, Playing, Seats, TableSystems, TurnSeen};
use crate::rules::honga::{Colour, Honga, Tables, View, outlook};
use crate::rules::{Seat, Side};

/// The width of the stripe in a seat's colour, in squares.
const STRIPE: f32 = 0.1;

/// The root of all trays.
#[derive(Component)]
struct Papers;

/// The root of what is printed on the board.
#[derive(Component)]
struct Printed;

/// What is written on one tray.
#[derive(Clone, PartialEq, Debug)]
struct Said {
    name: String,
    opponent: Option<Character>,
    to_move: bool,
    thinks: bool,
    points: u32,
    goal: u32,
    stored: u8,
}

/// The trays as they are drawn now.
#[derive(Clone, PartialEq, Default, Debug)]
struct Laid {
    said: Vec<Said>,
    /// A square's width in pixels.
    square: f32,
    /// Whether they lie below the board, and whether they are larger beside it.
    below: bool,
    roomy: bool,
}

/// What is printed on the board: the cards and discs left in the piles, and a square's width.
#[derive(Clone, PartialEq, Default, Debug)]
struct Piles {
    barter: u32,
    bonus: u32,
    discs: [u32; 2],
    square: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay_papers, print_board)
            .in_set(TableSystems::Play)
            .after(follow_playback)
            .run_if(resource_exists::<Playing<Honga>>)
            .run_if(resource_exists::<BoardLayout>),
    );
}

fn said(
    playing: &Playing<Honga>,
    seats: &Seats,
    now: &TurnSeen,
    thinks: Option<Seat>,
) -> Vec<Said> {
    let field = playing.position().field();
    let goal = u32::from(playing.tables().goal(field.seats()));
    let of = |seat: Seat| {
        let plan = seats.0.get(usize::from(seat.0));
        let tray = field.tray(seat);
        Said {
            name: plan.map(|plan| plan.name.clone()).unwrap_or_default(),
            opponent: plan.and_then(|plan| Character::of_player(plan.player)),
            to_move: now.seat() == Some(seat),
            thinks: thinks == Some(seat) && now.seat() == thinks,
            points: u32::from(tray.points),
            goal,
            stored: tray.storage,
        }
    };
    field.every_seat().map(of).collect()
}

fn lay_papers(
    playing: Res<Playing<Honga>>,
    (seats, seen, thinks, style): (
        Res<Seats>,
        Res<TurnSeen>,
        Option<Res<Thinks>>,
        Res<PlayerStyle>,
    ),
    layout: Res<BoardLayout>,
    pens: Pens,
    (boards, papers): (Query<Entity, With<Board>>, Query<Entity, With<Papers>>),
    mut laid: Local<Laid>,
    mut commands: Commands,
) {
    // Points are shown only after the action that scores them.
    if seen.is_behind() && !papers.is_empty() {
        return;
    }
    let thinks = thinks.and_then(|thinks| thinks.0);
    let said = said(&playing, &seats, &seen, thinks);
    let Some(sketch) = &layout.sketch else { return };
    let (below, roomy) = (sketch.below > 0.0, sketch.roomy > 0.0);
    let wanted = Laid { said, square: layout.letters(), below, roomy };
    if *laid == wanted && !papers.is_empty() {
        return;
    }
    papers.iter().for_each(|paper| commands.entity(paper).despawn());
    laid.clone_from(&wanted);
    let Ok(board) = boards.single() else { return };
    let ground = HongaGround::on(&layout, playing.tables());
    let seats = u8::try_from(wanted.said.len()).unwrap_or_default();
    let trays = Trays::of(sketch, &ground, seats);
    // Letters are set in the size in pixels that they have on screen.
    let pen = pens.pen(layout.letters() * trays.scale());
    let root = (Papers, Transform::from_xyz(0.0, 0.0, layer::CLOTH), Visibility::default());
    commands.spawn((root, ChildOf(board))).with_children(|root| {
        for (seat, said) in (0_u8..).map(Seat).zip(&wanted.said) {
            let corner = board_layout::tray(&ground, seat, trays).extend(0.0);
            let paper = Transform::from_translation(corner)
                .with_scale(Vec2::splat(trays.scale()).extend(1.0));
            root.spawn((paper, Visibility::default())).with_children(|paper| {
                lay_paper(paper, (&pen, trays), seat, *style, said);
            });
        }
    });
}

fn lay_paper(
    root: &mut ChildSpawnerCommands,
    (pen, trays): (&Pen, Trays),
    seat: Seat,
    style: PlayerStyle,
    said: &Said,
) {
    let (side, shape) = (Side(seat.0), trays.shape());
    let at = |x: f32, y: f32, z: f32| Vec3::new(x, -y, z);
    let paper = if said.to_move { palette::DEN_LAND } else { palette::PAPER };
    // The seat's colour shows as a stripe at the left of the paper that lies on it.
    pen.lay_paper(root, style.color(side), shape, at(shape.x / 2.0, shape.y / 2.0, 0.05));
    let upper = Vec2::new(shape.x - STRIPE, shape.y);
    let middle = at((shape.x + STRIPE) / 2.0, shape.y / 2.0, 0.06);
    root.spawn((pen.sheet(paper, upper), Transform::from_translation(middle)));
    root.spawn(painting::picture("tokens", style.token(side), 0.5, at(0.42, 0.31, 0.07)));
    let who = match said.opponent.map(Character::picture) {
        Some((sheet, face)) => Drawn::new(sheet, face, 0.34),
        None => Drawn::new("icons", "person", 0.26).tinted(style.color(side)),
    };
    root.spawn((who, Transform::from_translation(at(0.42, 0.31, 0.08)), Pickable::IGNORE));
    let name = Letters::new(0.26, palette::INK).leftward();
    let shown: String = said.name.chars().take(10).collect();
    root.spawn(pen.plain(shown, &name, at(0.76, 0.31, 0.08)));
    let count = Letters::new(0.22, palette::COCOA).leftward();
    root.spawn(pen.plain(format!("×{}", said.stored), &count, at(2.24, 0.33, 0.08)));
    root.spawn(painting::picture(faces::SHEET, "bonus_points", 0.4, at(2.74, 0.31, 0.07)));
    let points = Letters::new(0.33, palette::INK).leftward();
    let won = pen.number(said.points.to_string(), &points, at(2.98, 0.31, 0.08));
    let goal = pen.after(format!("/{}", said.goal), 0.22, palette::COCOA);
    root.spawn(won).with_child(goal);
    if said.thinks {
        let dots = Letters::new(0.24, palette::COCOA).rightward();
        let thinks = LocalText::new("honga-thinks");
        root.spawn(pen.words(thinks, &dots, at(shape.x - 0.1, 1.72 + trays.lower(), 0.08)));
    }
}

fn piles(tables: &Tables, view: &View, square: f32) -> Piles {
    let field = view.field();
    let barter = tables.barter_kinds().map(|kind| u32::from(field.barter_pile(kind))).sum();
    let held = field.cards().count() as u32;
    let gone: u32 = tables.bonus_kinds().map(|kind| u32::from(field.discarded(kind))).sum();
    let bonus = u32::from(tables.bonus_cards()).saturating_sub(held + gone);
    let discs = Colour::ALL.map(|colour| u32::from(outlook::discs_left(tables, field, colour)));
    Piles { barter, bonus, discs, square }
}

/// Prints the steps with their points, and how many cards and discs the piles hold.
fn print_board(
    (playing, seen): (Res<Playing<Honga>>, Res<TurnSeen>),
    layout: Res<BoardLayout>,
    pens: Pens,
    boards: Query<Entity, With<Board>>,
    printed: Query<Entity, With<Printed>>,
    mut before: Local<Piles>,
    mut commands: Commands,
) {
    let tables = playing.tables();
    let stays = seen.is_behind() || !playing.is_changed() && !seen.is_changed();
    if stays && before.square == layout.letters() && !printed.is_empty() {
        return;
    }
    let wanted = piles(tables, &playing.shown(), layout.letters());
    if *before == wanted && !printed.is_empty() {
        return;
    }
    printed.iter().for_each(|print| commands.entity(print).despawn());
    before.clone_from(&wanted);
    let Ok(board) = boards.single() else { return };
    let ground = HongaGround::on(&layout, tables);
    let pen = pens.pen(layout.letters());
    let root = (Printed, Transform::from_xyz(0.0, 0.0, layer::UNDER), Visibility::default());
    commands.spawn((root, ChildOf(board))).with_children(|root| {
        let (mountain, top) = (ground.area(tables.mountain()), tables.top());
        for step in 0..=top {
            let at = mountain + board_layout::step_place(step, top);
            let cell = if step == top { "step_last" } else { "step" };
            root.spawn(painting::picture(faces::SHEET, cell, 0.66, at.extend(0.0)));
            let points = Letters::new(0.22, palette::INK);
            let number = tables.step_points(step).to_string();
            root.spawn(pen.number(
                number,
                &points,
                (at - Vec2::Y * board_layout::BELOW_FEET).extend(0.02),
            ));
        }
        let count = Letters::new(0.26, palette::PAPER);
        let cards = [(sites::BARTER_PILE, wanted.barter), (sites::BONUS_PILE, wanted.bonus)];
        let discs = Colour::ALL.map(sites::disc_pile).into_iter().zip(wanted.discs);
        for (site, left) in cards.into_iter().chain(discs) {
            let Some(place) = layout.place(site) else { continue };
            let at = place - Vec2::Y * 0.44 * layout.scale(site);
            let paper = Vec2::new(0.5, 0.3);
            // Over the piles, but below a card that everybody is to read.
            let high = layer::MOVING - layer::UNDER - 0.4;
            pen.lay_paper(root, palette::INK, paper, at.extend(high));
            root.spawn(pen.number(left.to_string(), &count, at.extend(high + 0.01)));
        }
    });
}
