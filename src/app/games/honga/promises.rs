//! What a placement would bring, quarter by quarter, for badges and for the sheet that compares all placements.
//!
//! Everything is the rules' own outlook, asked of what the viewer knows. Deliberately absent: which placement is best.

use super::{faces, proposals, words};
use crate::app::locale::LocalText;
use crate::rules::honga::{
    Action, Area, AreaKind, DiscKind, Honga, Meal, Place, Resource, Space, Tables, View, Vigil,
    outlook,
};
use crate::rules::{Seat, after};

/// What one quarter would bring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Promise {
    /// A cell of Honga's drawings.
    pub(super) cell: &'static str,
    /// As a number, for places where there is no room for words.
    pub(super) short: String,
    /// In words.
    pub(super) says: LocalText,
    /// It is a warning.
    pub(super) warns: bool,
}

/// What a placement would bring; nothing for quarters without hands, but always a word about HONGA.
pub(super) fn promises(
    tables: &Tables,
    view: &View,
    seat: Seat,
    kind: DiscKind,
    (place, rotation): (Place, u8),
) -> [Option<Promise>; 4] {
    let prospect = outlook::prospect(tables, view.field(), seat, kind, (place, rotation));
    let best = best_barter(tables, view, place, rotation);
    prospect.quarters.map(|(area, hands)| match (tables.area_kind(area), hands) {
        (AreaKind::Honga, _) => Some(of_tiger(prospect.vigil, prospect.meal, hands)),
        (_, 0) => None,
        _ => Some(of_area(tables, view, seat, (area, hands), best)),
    })
}

fn of_tiger(vigil: Vigil, meal: Option<Meal>, hands: u8) -> Promise {
    let promise =
        |cell, short: &str, says, warns| Promise { cell, short: short.into(), says, warns };
    match (vigil, meal) {
        (Vigil::SeenTo, _) => {
            let says = LocalText::new("honga-badge-asleep").with("hands", u32::from(hands));
            promise("honga_asleep", "", says, false)
        }
        (Vigil::Stays, _) => promise("honga_awake", "", LocalText::new("honga-badge-stays"), true),
        (Vigil::Comes, Some(Meal::Unit(one))) => {
            let says = LocalText::new("honga-badge-eats").with("good", words::counted(one, 1));
            promise("honga_startled", "−1", says, true)
        }
        (Vigil::Comes, Some(Meal::Mammoth)) => {
            promise("honga_startled", "−1", LocalText::new("honga-badge-eats-mammoth"), true)
        }
        (Vigil::Comes, _) => {
            promise("honga_startled", "!", LocalText::new("honga-badge-comes"), true)
        }
    }
}

fn of_area(
    tables: &Tables,
    view: &View,
    seat: Seat,
    (area, hands): (Area, u8),
    best: Option<u8>,
) -> Promise {
    let tray = view.field().tray(seat);
    let says = |key: &'static str, count: u8| LocalText::new(key).with("count", u32::from(count));
    let promise = |cell, count: u8, says| Promise {
        cell,
        short: format!("+{count}"),
        says,
        warns: count == 0,
    };
    match tables.area_kind(area) {
        AreaKind::Gathering(one) => {
            let room = tables.options.track.saturating_sub(tray.stock.of(one));
            let count = hands.min(room);
            let gains =
                LocalText::new("honga-badge-gather").with("good", words::counted(one, count));
            promise(faces::resource_cell(one), count, gains)
        }
        AreaKind::Forest => promise("bonus_lucky", hands, says("honga-badge-forest", hands)),
        AreaKind::Mountain => {
            let top = tray.step.saturating_add(hands) >= tables.top();
            let key = if top { "honga-badge-top" } else { "honga-badge-mountain" };
            let points = u32::from(tables.step_points(tables.top()));
            promise("step", hands, says(key, hands).with("points", points))
        }
        AreaKind::Mammoths => {
            let affords = tray.stock.lacks(tables.options.lure) == 0 && tray.storage > 0;
            let key = if affords { "honga-badge-mammoths" } else { "honga-badge-no-mammoths" };
            Promise { warns: !affords, ..promise("mammoth", hands, says(key, hands)) }
        }
        AreaKind::Barter => match best {
            Some(points) => {
                let says = says("honga-badge-barter", hands).with("points", u32::from(points));
                Promise { short: format!("≤{points}"), ..promise("bonus_barter", hands, says) }
            }
            None => {
                let says = says("honga-badge-no-barter", hands);
                Promise { warns: true, short: "0".into(), ..promise("bonus_barter", hands, says) }
            }
        },
        AreaKind::Honga => promise("honga_asleep", hands, LocalText::default()),
    }
}

/// The most points of a card that could be bartered once the same disc has gathered what it can.
fn best_barter(tables: &Tables, view: &View, place: Place, rotation: u8) -> Option<u8> {
    let mut now = after::<Honga>(tables, view.position(), Action::Place { place, rotation });
    for action in proposals::gathering(tables, &now) {
        now = after::<Honga>(tables, &now, action);
    }
    let (field, seat) = (now.field(), now.field().moment().turn);
    let affords = |space: Space| {
        let price = outlook::price(tables, field, space)?;
        let mammoths = field.tray(seat).mammoths + field.mammoths_on_area(seat);
        outlook::conversions(tables, field, seat, price).filter(|_| mammoths >= price.mammoths)?;
        field.open(space).map(|kind| tables.barter_card(kind).points)
    };
    (0..tables.options.open).map(Space).filter_map(affords).max()
}

/// What a seat would have to make of water to pay for an open card; `None` where that does not help or is not needed.
pub(super) fn joker_pays(tables: &Tables, view: &View, space: Space) -> Option<Resource> {
    let (field, seat) = (view.field(), view.field().moment().turn);
    let price = outlook::price(tables, field, space)?;
    let mammoths = field.tray(seat).mammoths + field.mammoths_on_area(seat);
    let made = outlook::conversions(tables, field, seat, price)?;
    let first = Resource::ALL.into_iter().find(|one| made.of(*one) > 0);
    first.filter(|_| mammoths >= price.mammoths)
}
