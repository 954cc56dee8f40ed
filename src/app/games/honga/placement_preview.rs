//! What a placement would bring, quarter by quarter, for badges and for the sheet that compares all
//! placements.
//!
//! All of it is computed by the rules (`outlook`) from what the viewer knows. Deliberately absent:
//! which placement is best.

use super::{faces, words};
use crate::app::kit::locale::LocalText;
use crate::rules::honga::{
    Action, Area, AreaKind, DiscKind, Field, Honga, Meal, Place, Position, Resource, Space, Tables,
    View, Vigil, outlook,
};
use crate::rules::{Seat, after};

/// What one quarter would bring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Promise {
    /// A cell of Honga's drawings.
    pub(super) cell: &'static str,
    /// As a number, where there is no room for words.
    pub(super) short: String,
    /// In words.
    pub(super) says: LocalText,
    /// Whether it is a warning.
    pub(super) warns: bool,
}

/// What each quarter of a placement would bring: `None` for quarters without hands, except that the
/// lair always has an entry about HONGA.
pub(super) fn preview(
    tables: &Tables,
    view: &View,
    seat: Seat,
    kind: DiscKind,
    place: Place,
    rotation: u8,
) -> [Option<Promise>; 4] {
    let field = view.field();
    let prospect = outlook::prospect(tables, field, seat, kind, (place, rotation));
    let laid = after::<Honga>(tables, view.position(), Action::Place { place, rotation });
    let gathered = outlook::gathered(tables, view.position(), (place, rotation));
    prospect.quarters.map(|(area, hands)| match (tables.area_kind(area), hands) {
        (AreaKind::Honga, _) => {
            Some(of_tiger(prospect.vigil, prospect.meal, hands, field.honga(), seat))
        }
        (_, 0) => None,
        _ => Some(of_area(tables, laid.field(), &gathered, seat, area, hands)),
    })
}

fn of_tiger(
    vigil: Vigil,
    meal: Option<Meal>,
    hands: u8,
    with: Option<Seat>,
    seat: Seat,
) -> Promise {
    let promise =
        |cell, short: &str, says, warns| Promise { cell, short: short.into(), says, warns };
    match (vigil, meal) {
        // H17, H20: a hand here is wasted while HONGA is on the seat's own tray.
        (Vigil::SeenTo, _) if with == Some(seat) => {
            let says = LocalText::new("honga-badge-stays-all-the-same");
            promise("honga_awake", "", says, true)
        }
        (Vigil::SeenTo, _) if with.is_some() => {
            promise("honga_awake", "", LocalText::new("honga-badge-stays-there"), false)
        }
        (Vigil::SeenTo, _) => {
            let says = LocalText::new("honga-badge-asleep").with("hands", u32::from(hands));
            promise("honga_asleep", "", says, false)
        }
        (Vigil::Stays, _) => promise("honga_awake", "", LocalText::new("honga-badge-stays"), false),
        (Vigil::Comes, Some(Meal::Unit(one))) => {
            let says = LocalText::new("honga-badge-eats").with("good", words::counted(one, 1));
            promise(faces::hungry_cell(Meal::Unit(one)), "–1", says, true)
        }
        (Vigil::Comes, Some(Meal::Mammoth)) => {
            let says = LocalText::new("honga-badge-eats-mammoth");
            promise(faces::hungry_cell(Meal::Mammoth), "–1", says, true)
        }
        (Vigil::Comes, _) => promise("honga_awake", "!", LocalText::new("honga-badge-comes"), true),
    }
}

/// What the hands in an area bring. Gathering counts from after HONGA's meal, payments from after
/// all gathering.
fn of_area(
    tables: &Tables,
    laid: &Field,
    gathered: &Position,
    seat: Seat,
    area: Area,
    hands: u8,
) -> Promise {
    let says = |key: &'static str, count: u8| LocalText::new(key).with("count", u32::from(count));
    let promise = |cell, count: u8, says| Promise {
        cell,
        short: format!("+{count}"),
        says,
        warns: count == 0,
    };
    match tables.area_kind(area) {
        AreaKind::Gathering(one) => {
            let room = tables.options.track.saturating_sub(laid.tray(seat).stock.of(one));
            let count = hands.min(room);
            let gains =
                LocalText::new("honga-badge-gather").with("good", words::counted(one, count));
            promise(faces::resource_cell(one), count, gains)
        }
        AreaKind::Forest => promise("bonus_lucky", hands, says("honga-badge-forest", hands)),
        AreaKind::Mountain => {
            let top = outlook::reaches_top(tables, laid, seat, hands);
            let key = if top { "honga-badge-top" } else { "honga-badge-mountain" };
            let points = u32::from(tables.step_points(tables.top()));
            promise("step", hands, says(key, hands).with("points", points))
        }
        AreaKind::Mammoths => {
            let count = outlook::mammoths_paid(tables, gathered);
            let key = if count > 0 { "honga-badge-mammoths" } else { "honga-badge-no-mammoths" };
            promise("mammoth", count, says(key, count))
        }
        AreaKind::Barter => match outlook::barter_points(tables, gathered.field()) {
            Some(points) => {
                let says = says("honga-badge-barter", hands).with("points", points);
                Promise { short: up_to(points), ..promise("bonus_barter", hands, says) }
            }
            None => {
                let says = says("honga-badge-no-barter", hands);
                Promise { warns: true, short: "0".into(), ..promise("bonus_barter", hands, says) }
            }
        },
        AreaKind::Honga => promise("honga_asleep", hands, LocalText::default()),
    }
}

/// A range of points from 0, in characters that the fonts have.
fn up_to(points: u32) -> String {
    if points == 0 { "0".into() } else { format!("0–{points}") }
}

/// The raw material that water has to become to pay for an open card; `None` if that does not help
/// or is not needed.
pub(super) fn joker_pays(tables: &Tables, view: &View, space: Space) -> Option<Resource> {
    outlook::joker_pays(tables, view.field(), space)
}
