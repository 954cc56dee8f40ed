//! How Honga's discs, cards and pieces look: names of drawings and their places on a card.
//!
//! The places are those of the drawings (`assets/art/svg/README.md`). Hands are composed of paw
//! prints, so a level may bring any disc. Texts are in `words`.

use bevy::math::Vec2;

use crate::app::session::card_face::CardFace;
use crate::rules::honga::{
    BarterKind, BarterPlan, BonusKind, BonusPlan, Colour, DiscKind, Effect, Meal, Resource, Stock,
    Tables,
};
use crate::rules::{MAX_SEATS, Seat};

/// The sheet of Honga's drawings.
pub(super) const SHEET: &str = "honga";
const MIDDLE: Vec2 = Vec2::new(64.0, 64.0);
const WHOLE: f32 = 128.0;

/// The name of a disc's face in a rotation, in quarter turns.
pub(super) fn disc_name(kind: DiscKind, rotation: u8) -> String {
    format!("disc-{}-{}", kind.0, rotation & 3)
}

/// The name of a disc's back.
pub(super) fn back_name(colour: Colour) -> String {
    format!("back-{}", colour.id())
}

/// The name of a barter card's face.
pub(super) fn barter_name(kind: BarterKind) -> String {
    format!("barter-{}", kind.0)
}

/// The name of a bonus card's face.
pub(super) fn bonus_name(kind: BonusKind) -> String {
    format!("bonus-{}", kind.0)
}

/// The name of a marker that counts a raw material.
pub(super) fn resource_name(resource: Resource, count: u8) -> String {
    format!("{}-{count}", resource.id())
}

/// The name of one unit of a raw material.
pub(super) fn unit_name(resource: Resource) -> String {
    format!("unit-{}", resource.id())
}

/// The name of a seat's mammoth.
pub(super) fn mammoth_name(seat: Seat) -> String {
    format!("mammoth-{}", seat.0)
}

/// The name of a seat's caveman.
pub(super) fn caveman_name(seat: Seat) -> String {
    format!("caveman-{}", seat.0)
}

/// The name of HONGA's face while he eats something.
pub(super) fn eating_name(meal: Meal) -> Option<String> {
    match meal {
        Meal::Unit(one) => Some(format!("eating-{}", one.id())),
        Meal::Mammoth => Some("eating-mammoth".to_owned()),
        Meal::Nothing => None,
    }
}

/// The drawing of points, and the name of the star that flies to them.
pub(super) const STAR: &str = "bonus_points";

/// The drawing of a raw material.
pub(super) fn resource_cell(resource: Resource) -> &'static str {
    resource.id()
}

/// A cell of the seats' drawings, which count from 1.
pub(super) fn seat_cell(of: &str, seat: Seat) -> String {
    format!("{of}_{}", usize::from(seat.0) % MAX_SEATS + 1)
}

fn piece(cell: impl Into<String>) -> CardFace {
    CardFace::default().with(SHEET, cell, MIDDLE, WHOLE)
}

/// A seat's caveman.
pub(super) fn caveman(seat: Seat) -> CardFace {
    piece(seat_cell("caveman", seat))
}

/// Every face of a level.
pub(super) fn all(tables: &Tables) -> Vec<(String, CardFace)> {
    let mut faces = Vec::new();
    for kind in tables.disc_kinds() {
        faces.extend((0..4).map(|turn| (disc_name(kind, turn), disc(tables, kind, turn))));
    }
    for colour in Colour::ALL {
        faces.push((back_name(colour), back(colour)));
    }
    for kind in tables.barter_kinds() {
        faces.push((barter_name(kind), barter(tables.barter_card(kind))));
    }
    for kind in tables.bonus_kinds() {
        faces.push((bonus_name(kind), bonus(tables.bonus_card(kind))));
    }
    for resource in Resource::ALL {
        let counts = 0..=tables.options.track;
        faces.extend(counts.map(|count| (resource_name(resource, count), marker(resource, count))));
        let unit = CardFace::default().with(SHEET, resource_cell(resource), MIDDLE, 84.0);
        faces.push((unit_name(resource), unit));
    }
    for seat in (0..MAX_SEATS as u8).map(Seat) {
        faces.push((mammoth_name(seat), piece(seat_cell("mammoth", seat))));
        faces.push((caveman_name(seat), caveman(seat)));
    }
    let named = ["honga_awake", "honga_asleep", "honga_startled", "tusk", "fire", STAR];
    faces.extend(named.map(|cell| (cell.to_owned(), piece(cell))));
    let meals = Resource::ALL.map(Meal::Unit).into_iter().chain([Meal::Mammoth]);
    faces.extend(meals.filter_map(|meal| Some((eating_name(meal)?, eating(meal)))));
    faces
}

/// A disc's back.
pub(super) fn back(colour: Colour) -> CardFace {
    rimmed(&format!("disc_back_{}", colour.id()))
}

/// A round card with its shadow, which does not turn with it.
fn rimmed(cell: &str) -> CardFace {
    CardFace::default()
        .with(SHEET, "disc_shadow", MIDDLE + Vec2::new(2.4, 4.0), WHOLE)
        .with(SHEET, cell, MIDDLE, WHOLE)
}

/// A disc with its hands in a rotation, in quarter turns.
pub(in crate::app::games) fn disc(tables: &Tables, kind: DiscKind, rotation: u8) -> CardFace {
    let colour = tables.disc(kind).colour.id();
    let mut face = rimmed(&format!("disc_{colour}"));
    for (quarter, hands) in tables.turned(kind, rotation).into_iter().enumerate() {
        let (places, size) = paws(hands);
        for (x, y) in places {
            let at = MIDDLE + turned(*x, *y, quarter);
            face = face.with(SHEET, format!("paw_{colour}"), at, size);
        }
        if hands > MOST_PAWS {
            let at = MIDDLE + turned(34.0, 12.0, quarter);
            face = face.numbered(hands.to_string(), at, 16.0);
        }
    }
    face
}

/// More hands than this are drawn as one paw and their number.
const MOST_PAWS: u8 = 5;

/// The places of a quarter's paws, for the lower right quarter and from the disc's middle, and the
/// size of a paw.
fn paws(hands: u8) -> (&'static [(f32, f32)], f32) {
    match hands {
        0 => (&[], 0.0),
        1 => (&[(22.0, 22.0)], 34.0),
        2 => (&[(14.0, 30.0), (30.0, 14.0)], 25.0),
        3 => (&[(14.0, 14.0), (13.0, 35.0), (35.0, 13.0)], 22.0),
        4 => (&[(12.0, 12.0), (12.0, 34.0), (34.0, 12.0), (29.0, 29.0)], 19.0),
        5 => (&[(10.0, 10.0), (10.0, 26.0), (26.0, 10.0), (26.0, 26.0), (40.0, 12.0)], 16.0),
        _ => (&[(16.0, 24.0)], 24.0),
    }
}

/// Turns a place in the lower right quarter into another quarter, which counts clockwise from the
/// upper left.
fn turned(x: f32, y: f32, quarter: usize) -> Vec2 {
    match quarter & 3 {
        0 => Vec2::new(-x, -y),
        1 => Vec2::new(y, -x),
        2 => Vec2::new(x, y),
        _ => Vec2::new(-y, x),
    }
}

/// The marker of a raw material on a tray, with its count. The number is as near to every picture and
/// nearer to it than to the next one; the drop of water is drawn narrower than the others.
fn marker(resource: Resource, count: u8) -> CardFace {
    let x = if resource == Resource::Water { 45.0 } else { 36.0 };
    CardFace::default().with(SHEET, resource_cell(resource), Vec2::new(x, 64.0), 76.0).numbered(
        count.to_string(),
        Vec2::new(100.0, 66.0),
        56.0,
    )
}

/// The drawing of HONGA's open mouth for a meal. The one for fish has a fish in it already.
pub(super) fn hungry_cell(meal: Meal) -> &'static str {
    match meal {
        Meal::Unit(Resource::Fish) | Meal::Nothing => "honga_eating",
        _ => "honga_munching",
    }
}

/// HONGA with something between his teeth.
fn eating(meal: Meal) -> CardFace {
    let cell = match meal {
        Meal::Unit(Resource::Fish) | Meal::Nothing => return piece(hungry_cell(meal)),
        Meal::Unit(one) => resource_cell(one),
        Meal::Mammoth => "mammoth",
    };
    piece(hungry_cell(meal)).with(SHEET, cell, Vec2::new(64.0, 103.0), 50.0)
}

/// A barter card: its price, and its points.
pub(in crate::app::games) fn barter(plan: &BarterPlan) -> CardFace {
    let mut rows: Vec<(&str, u8)> =
        Resource::ALL.iter().map(|one| (resource_cell(*one), plan.cost.of(*one))).collect();
    rows.push(("mammoth", plan.mammoths));
    rows.retain(|(_, count)| *count > 0);
    let face = CardFace::new("face_honga_barter");
    let face = goods(face, &rows, Vec2::new(64.0, 45.0), Vec2::new(54.0, 50.0));
    face.numbered(plan.points.to_string(), Vec2::new(64.0, 94.0), 23.0)
}

/// Rows of pictures, as large as a field allows.
fn goods(mut face: CardFace, rows: &[(&str, u8)], middle: Vec2, field: Vec2) -> CardFace {
    let widest = rows.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let lines = rows.len().max(1) as f32;
    let pitch = (field.x / f32::from(widest)).min(field.y / lines).min(26.0);
    for (row, (cell, count)) in rows.iter().enumerate() {
        let y = middle.y + (row as f32 - (lines - 1.0) / 2.0) * pitch;
        for at in 0..*count {
            let x = middle.x + (f32::from(at) - (f32::from(*count) - 1.0) / 2.0) * pitch;
            face = face.with(SHEET, *cell, Vec2::new(x, y), pitch * 1.04);
        }
    }
    face
}

fn of_stock(stock: Stock) -> Vec<(&'static str, u8)> {
    let all = Resource::ALL.into_iter().map(|one| (resource_cell(one), stock.of(one)));
    all.filter(|(_, count)| *count > 0).collect()
}

/// The drawing of a bonus card's effect.
pub(super) fn effect_cell(effect: Effect) -> &'static str {
    match effect {
        Effect::Barter(_) => "bonus_barter",
        Effect::Points(_) => "bonus_points",
        Effect::Chase => "bonus_chase",
        Effect::LuckyHand => "bonus_lucky",
        Effect::ExtraDisc => "bonus_extra_disc",
        Effect::LuckyHandOrChase => "bonus_lucky_or_chase",
        Effect::Swap(_) => "bonus_swap",
        Effect::Docile => "bonus_docile",
        Effect::StepsOrChase(_) => "bonus_climb_or_chase",
        Effect::BoughtPoints { .. } => "bonus_bought",
    }
}

/// A bonus card: its picture, and its numbers below.
pub(in crate::app::games) fn bonus(plan: &BonusPlan) -> CardFace {
    let face = CardFace::new("face_honga_bonus");
    let face = face.with(SHEET, effect_cell(plan.effect), Vec2::new(64.0, 46.0), 62.0);
    let field = Vec2::new(64.0, 100.5);
    let says = |face: CardFace, words: String| face.numbered(words, field, 22.0);
    match plan.effect {
        Effect::Barter(stock) => {
            let row: Vec<&str> = of_stock(stock)
                .into_iter()
                .flat_map(|(cell, count)| std::iter::repeat_n(cell, usize::from(count)))
                .collect();
            side_by_side(face, &row, field)
        }
        Effect::Points(points) => says(face, format!("+{points}")),
        Effect::LuckyHand | Effect::LuckyHandOrChase => face
            .with(SHEET, "paw_grey", field + Vec2::new(9.0, 0.0), 22.0)
            .numbered("+1", field - Vec2::new(12.0, 0.0), 20.0),
        Effect::StepsOrChase(steps) => says(face, format!("+{steps}")),
        Effect::ExtraDisc => says(face, "1 / 2".to_owned()),
        Effect::Docile => says(face, "–1".to_owned()),
        Effect::Swap([one, other]) => {
            side_by_side(face, &[resource_cell(one), resource_cell(other)], field)
        }
        Effect::BoughtPoints { resources, .. } => {
            let cells: Vec<&str> = resources.iter().map(resource_cell).collect();
            side_by_side(face, &cells, field)
        }
        Effect::Chase => side_by_side(face, &["honga_token"], field),
    }
}

fn side_by_side(mut face: CardFace, cells: &[&str], middle: Vec2) -> CardFace {
    let pitch = (62.0 / cells.len().max(1) as f32).min(24.0);
    for (at, cell) in cells.iter().enumerate() {
        let x = (at as f32 - (cells.len() as f32 - 1.0) / 2.0) * pitch;
        face = face.with(SHEET, *cell, middle + Vec2::new(x, 0.0), pitch.min(26.0));
    }
    face
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paw_turns_with_its_quarter() {
        let places: Vec<Vec2> = (0..4).map(|quarter| turned(10.0, 30.0, quarter)).collect();
        let signs: Vec<(bool, bool)> = places.iter().map(|at| (at.x > 0.0, at.y > 0.0)).collect();
        assert_eq!(signs, [(false, false), (true, false), (true, true), (false, true)]);
        assert!(places.iter().all(|at| (at.length() - places[0].length()).abs() < 0.01));
    }
}
