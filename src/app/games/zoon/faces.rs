//! What is printed on Zoon's cards: the names of drawings and their places on a card.
//!
//! Places are in the units of the drawings (`assets/art/svg/README.md`). Pictures are named by the
//! ids of the tribes; a level gives each tribe a family of pictures. The HUD adds the texts.

use bevy::math::Vec2;

use crate::app::session::card_face::CardFace;
use crate::rules::zoon::{
    Corners, Effect, Kind, Mark, Offset, Rank, Tables, Tactic, TrumpKind, TrumpPlan, Waypoint,
};

/// The middles of the corners, in the order of [`Corners`].
pub(super) const CORNERS: [Vec2; 4] =
    [Vec2::new(37.5, 19.5), Vec2::new(90.5, 19.5), Vec2::new(90.5, 108.5), Vec2::new(37.5, 108.5)];
const PLATE: f32 = 27.0;
const SIGN: f32 = 19.0;
const NUMBER: f32 = 27.7;
/// The picture of a Zoon and of a trump.
const PICTURE: FacePlace = FacePlace::new(64.0, 57.0, 62.0);
const TRUMP_PICTURE: FacePlace = FacePlace::new(64.0, 43.0, 54.0);
/// The grid of a Zoon and the aim of a shot.
const GRID: FacePlace = FacePlace::new(64.0, 107.0, 29.0);
const AIM: FacePlace = FacePlace::new(64.0, 101.0, 32.0);
/// What a trump without corners does; the width is that of one picture.
const USE: FacePlace = FacePlace::new(64.0, 101.0, 27.0);

/// A place on a card, in the units of the drawings.
#[derive(Clone, Copy)]
struct FacePlace {
    middle: Vec2,
    width: f32,
}

impl FacePlace {
    const fn new(x: f32, y: f32, width: f32) -> Self {
        Self { middle: Vec2::new(x, y), width }
    }
}

/// The name of a face.
pub(super) fn face_name(kind: Kind) -> String {
    format!("kind-{}", kind.0)
}

/// The name of a trump's face, by the tribe's place in the level's list and the trump's in the
/// tribe.
pub(super) fn trump_name(tribe: u8, index: u8) -> String {
    format!("trump-{tribe}-{index}")
}

/// The back of a tribe's cards.
pub(super) fn back(tables: &Tables, tribe: u8) -> String {
    format!("back_{}", tables.tribe(tribe).id)
}

/// The picture of a trump. It names the tribe, because two tribes may use the same id.
pub(super) fn trump_cell(tribe: &str, id: &str) -> String {
    format!("trump_{tribe}_{id}")
}

/// The badge of gear on a card.
pub(super) fn gear(tables: &Tables, tribe: u8, plan: &TrumpPlan) -> String {
    gear_cell(&tables.tribe(tribe).id, &plan.id)
}

fn gear_cell(tribe: &str, id: &str) -> String {
    format!("gear_{tribe}_{id}")
}

/// The picture of what a ★ does: a cell of the `marks` sheet.
pub(super) fn effect_cell(effect: Effect) -> &'static str {
    match effect {
        Effect::SecondMove => "plus_one",
        Effect::Stun { .. } => "zoon_stunned",
        Effect::Flee => "leap",
        Effect::Push { .. } => "spring",
        Effect::FaceUp => "zoon_open",
        Effect::ExchangeWith { .. } => "exchange",
        Effect::Peek { .. } => "look",
        Effect::Devour => "skull",
    }
}

/// A tribe's pictures: the sheet, the name used here, and the name of the drawing.
pub(super) fn lent<'a>(
    tribe: &str,
    family: &str,
    trumps: impl Iterator<Item = (&'a str, &'a str)>,
) -> Vec<(&'static str, String, String)> {
    let mut lent: Vec<(&'static str, String, String)> = ["back", "face"]
        .map(|part| ("cards", format!("{part}_{tribe}"), format!("{part}_{family}")))
        .into();
    lent.extend(Rank::ALL.map(|rank| {
        let of = |name: &str| format!("{name}_{}", rank.id());
        ("zoon", of(tribe), of(family))
    }));
    for (id, picture) in trumps {
        let drawn = picture.replace('-', "_");
        lent.push(("zoon", trump_cell(tribe, id), format!("trump_{drawn}")));
        lent.push(("marks", gear_cell(tribe, id), format!("zoon_gear_{drawn}")));
    }
    lent
}

/// Every face and every trump of a level.
pub(super) fn all(tables: &Tables) -> Vec<(String, CardFace)> {
    let kinds = (0..tables.faces().len() as u8).map(Kind);
    let zoons = kinds.map(|kind| (face_name(kind), zoon(tables, kind)));
    let trumps = (0_u8..).zip(tables.tribes()).flat_map(|(number, tribe)| {
        let trumps = (0_u8..).zip(&tribe.trumps);
        trumps.map(move |(index, plan)| (trump_name(number, index), trump(tables, number, plan)))
    });
    zoons.chain(trumps).collect()
}

/// The drawing of a Zoon.
pub(super) fn zoon_cell(tables: &Tables, kind: Kind) -> String {
    let face = tables.face(kind);
    format!("{}_{}", tables.tribe(face.tribe).id, face.rank.id())
}

/// A Zoon's face.
pub(in crate::app::games) fn zoon(tables: &Tables, kind: Kind) -> CardFace {
    let face = tables.face(kind);
    let tribe = &tables.tribe(face.tribe).id;
    let FacePlace { middle, width } = PICTURE;
    let card = CardFace::new(format!("face_{tribe}"));
    let card = card.with("zoon", zoon_cell(tables, kind), middle, width);
    let reach = face.paths.iter().flatten().map(|point| point.offset).chain(face.green.clone());
    let mut grid = Grid::new(GRID, reach);
    grid.lay_cells(|offset| {
        if offset == (0, 0) {
            "start"
        } else if face.green.contains(&offset) {
            "green"
        } else if face.paths.iter().flatten().any(|point| point.offset == offset) {
            "yellow"
        } else {
            "plain"
        }
    });
    face.paths.iter().for_each(|path| grid.draw_path(path));
    let arrivals = face.paths.iter().flatten().filter(|point| point.arrival);
    for offset in arrivals.map(|point| point.offset).chain(face.green.clone()) {
        grid.put("dot", offset);
    }
    with_corners(grid.onto(card), &face.corners)
}

/// A trump's face.
pub(in crate::app::games) fn trump(tables: &Tables, tribe: u8, plan: &TrumpPlan) -> CardFace {
    let kind = match plan.kind {
        TrumpKind::Shot { .. } => "trump_shot",
        TrumpKind::Gear { .. } => "trump_gear",
        TrumpKind::Terrain { .. } => "trump_terrain",
        TrumpKind::Tactic(_) => "trump_tactic",
    };
    let FacePlace { middle, width } = TRUMP_PICTURE;
    let cell = trump_cell(&tables.tribe(tribe).id, &plan.id);
    let card = CardFace::new(kind).with("zoon", cell, middle, width);
    let TrumpKind::Shot { aim, corners, .. } = &plan.kind else {
        return with_use(card, &plan.kind);
    };
    let mut grid = Grid::new(AIM, aim.iter().copied());
    grid.lay_cells(|offset| {
        if offset == (0, 0) {
            "shooter"
        } else if aim.contains(&offset) {
            "aim"
        } else {
            "plain"
        }
    });
    with_corners(grid.onto(card), corners)
}

/// The picture of terrain on one of its squares; of two it is a half, such as `left`. What its owner crosses is lava, what none
/// cross a rampart, whose halves meet.
pub(super) fn terrain(owner_passes: bool, half: Option<&str>) -> String {
    if owner_passes {
        return "zoon_lava".to_owned();
    }
    half.map_or("zoon_peat".to_owned(), |half| format!("zoon_peat_{half}"))
}

/// Adds what a trump without corners does, in the lower half of the card.
fn with_use(card: CardFace, kind: &TrumpKind) -> CardFace {
    let FacePlace { middle, width } = USE;
    let beside = |step: f32| middle + Vec2::X * width * step;
    match kind {
        TrumpKind::Gear { attacking, defending, .. } => {
            card.numbered(format!("+{}", attacking.max(defending)), middle, NUMBER)
        }
        TrumpKind::Terrain { squares: 1, owner_passes, .. } => {
            card.with("squares", terrain(*owner_passes, None), middle, width)
        }
        TrumpKind::Terrain { owner_passes, .. } => card
            .with("squares", terrain(*owner_passes, Some("left")), beside(-0.5), width)
            .with("squares", terrain(*owner_passes, Some("right")), beside(0.5), width),
        TrumpKind::Tactic(Tactic::SeveralMoves { count }) => {
            card.numbered(format!("×{count}"), middle, NUMBER)
        }
        TrumpKind::Tactic(Tactic::Leap { distance, .. }) => card
            .with("marks", "leap", beside(-0.5), width)
            .numbered(distance.to_string(), beside(0.6), NUMBER),
        TrumpKind::Tactic(Tactic::Lure { asks, .. }) => card
            .with("zoon", format!("regalia_{}", asks.id()), beside(-0.35), width * 1.3)
            .numbered("?", beside(0.6), NUMBER),
        TrumpKind::Shot { .. } => card,
    }
}

fn with_corners(mut card: CardFace, corners: &Corners) -> CardFace {
    for (corner, middle) in corners.iter().zip(CORNERS) {
        card = card.with("zoon", "plate", middle, PLATE);
        card = match corner {
            Mark::Number(number) => card.numbered(number.to_string(), middle, NUMBER),
            Mark::Star => card.with("zoon", "star", middle, SIGN),
            Mark::Cross => card.with("zoon", "cross", middle, SIGN),
        };
    }
    card
}

/// A printed grid: five squares a side, or more if the offsets need them.
struct Grid {
    middle: Vec2,
    /// The width of a cell.
    cell: f32,
    /// The number of cells on each side of the middle one.
    reach: i8,
    pictures: Vec<Printed>,
}

/// A picture of a grid, as wide as a cell.
#[derive(PartialEq)]
struct Printed {
    cell: &'static str,
    middle: Vec2,
}

impl Grid {
    fn new(place: FacePlace, reach: impl Iterator<Item = Offset>) -> Self {
        let reach = reach.map(|(x, y)| x.abs().max(y.abs())).max().unwrap_or(0).max(2);
        let cell = place.width / f32::from(2 * reach + 1);
        Self { middle: place.middle, cell, reach, pictures: Vec::new() }
    }

    fn place(&self, (x, y): (f32, f32)) -> Vec2 {
        self.middle + Vec2::new(x, -y) * self.cell
    }

    fn put(&mut self, cell: &'static str, (x, y): Offset) {
        let picture = Printed { cell, middle: self.place((f32::from(x), f32::from(y))) };
        if !self.pictures.contains(&picture) {
            self.pictures.push(picture);
        }
    }

    fn lay_cells(&mut self, cell: impl Fn(Offset) -> &'static str) {
        for y in -self.reach..=self.reach {
            for x in -self.reach..=self.reach {
                self.put(cell((x, y)), (x, y));
            }
        }
    }

    /// A line from the start through every square of a trajectory.
    fn draw_path(&mut self, path: &[Waypoint]) {
        let mut from = (0, 0);
        for point in path {
            let to = point.offset;
            let step = (to.0 - from.0, to.1 - from.1);
            let (Some(out), Some(back)) = (arm(step), arm((-step.0, -step.1))) else { return };
            self.put(out, from);
            self.put(back, to);
            if step.0 != 0 && step.1 != 0 {
                let joint = if step.0 == step.1 { "joint_up" } else { "joint_down" };
                let half = |from: i8, step: i8| f32::from(from) + f32::from(step) / 2.0;
                let middle = self.place((half(from.0, step.0), half(from.1, step.1)));
                self.pictures.push(Printed { cell: joint, middle });
            }
            from = to;
        }
    }

    fn onto(self, card: CardFace) -> CardFace {
        self.pictures
            .into_iter()
            .fold(card, |card, picture| card.with("grid", picture.cell, picture.middle, self.cell))
    }
}

/// The line from a cell's middle towards a neighbour.
fn arm(step: Offset) -> Option<&'static str> {
    Some(match step {
        (0, 1) => "path_up",
        (1, 1) => "path_up_right",
        (1, 0) => "path_right",
        (1, -1) => "path_down_right",
        (0, -1) => "path_down",
        (-1, -1) => "path_down_left",
        (-1, 0) => "path_left",
        (-1, 1) => "path_up_left",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;
    use crate::app::table::TALLY;

    #[test]
    fn how_many_cards_lie_below_covers_no_corner_of_the_one_on_top() {
        for middle in CORNERS {
            let plate = Rect::from_center_size(middle, Vec2::splat(PLATE));
            assert!(plate.intersect(TALLY).is_empty(), "{middle}");
        }
    }
}
