//! Where Honga's choices lie that have no place of their own on the board: rotations around a
//! place, raw materials and cards on trays, buttons.

use super::{scene, sites, words};
use crate::app::kit::locale::LocalText;
use crate::app::table::{Anchor, ButtonAnchor};
use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{
    Awaited, Effect, Field, Held, Place, Resource, Source, Tables, View, Vigil, outlook,
};
use crate::rules::{Seat, Spot};

pub(super) fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let (field, moment) = (view.field(), view.field().turn_state());
    let Some(seat) = moment.decider() else { return Vec::new() };
    match moment.awaited {
        Awaited::Placement if picked.is_empty() => chips(tables, seat).collect(),
        Awaited::Placement => turns(tables, view, seat, picked),
        Awaited::Keep => {
            let discs = [0, 1].map(|number| spots::disc(seat, number));
            discs.map(|disc| over(disc, disc)).into_iter().chain(chips(tables, seat)).collect()
        }
        Awaited::Deeds => {
            let hand = lair_hand(tables, picked);
            deeds(tables, view, seat).into_iter().chain(hand).collect()
        }
        Awaited::Spare { .. } => goods(seat),
        Awaited::Payment { .. } => {
            let herd = (0..tables.herd(field.seats()))
                .map(|space| over(spots::mammoth(Source::Herd(space)), sites::herd(space)));
            let tray = over(spots::mammoth(Source::Tray), sites::mammoth(seat, 0));
            goods(seat).into_iter().chain(herd).chain([tray]).collect()
        }
        Awaited::Purchase { .. } => {
            // Space ends turns; if it also ended the purchase, pressing it twice would end both.
            let enough = button(spots::ENOUGH, ButtonAnchor::new("honga-button-enough"));
            goods(seat).into_iter().chain(waters(tables, field)).chain([enough]).collect()
        }
        _ => Vec::new(),
    }
}

fn over(spot: Spot, on: Spot) -> (Spot, Anchor) {
    (spot, Anchor::Over { on })
}

fn button(spot: Spot, button: ButtonAnchor) -> (Spot, Anchor) {
    (spot, Anchor::Button(button))
}

/// The raw materials on a seat's tray.
fn goods(seat: Seat) -> Vec<(Spot, Anchor)> {
    Resource::ALL.map(|one| over(spots::resource(one), sites::resource(seat, one))).into()
}

/// Buttons that turn water into a raw material to give (H24); buttons, because the raw materials
/// themselves are already the choice of what to give.
fn waters(tables: &Tables, field: &Field) -> Vec<(Spot, Anchor)> {
    let joker = tables.options.joker;
    let may = |one: &Resource| outlook::may_convert(tables, field, *one);
    let makes = |one: Resource| {
        let label = LocalText::new("honga-button-convert")
            .with("water", words::counted(Resource::Water, joker))
            .with("good", words::counted(one, 1));
        button(spots::convert(one), ButtonAnchor::new(label))
    };
    Resource::ALL.into_iter().filter(may).map(makes).collect()
}

/// H52: a lucky hand may also point at the lair, where it has no further effect.
fn lair_hand(tables: &Tables, picked: &[Spot]) -> Option<(Spot, Anchor)> {
    let Some(Picked::Bonus(card)) = spots::picked(tables, *picked.first()?) else { return None };
    let effect = tables.bonus_card(card).effect;
    let adds = matches!(effect, Effect::LuckyHand | Effect::LuckyHandOrChase);
    adds.then(|| button(spots::LAIR_HAND, ButtonAnchor::new("honga-button-lair-hand")))
}

/// Cards in hand, HONGA where he stands, the joker's chips, and the button that ends the turn.
fn deeds(tables: &Tables, view: &View, seat: Seat) -> Vec<(Spot, Anchor)> {
    let field = view.field();
    let own =
        |held: Held| matches!(held, Held::Hand(s) | Held::Fresh(s) | Held::Played(s) if s == seat);
    let cards = field.cards().filter(|(_, held)| own(*held)).map(|(slot, _)| slot);
    let cards =
        cards.map(|slot| over(scene::card_spot(view, slot), scene::in_hand(field, seat, slot)));
    let home = field.honga().map_or(sites::HOME, sites::guest);
    let tiger = field.honga().is_some().then(|| over(spots::HONGA, home));
    let no_hands = words::hands_left(tables, field) == 0;
    let end = ButtonAnchor::new("honga-button-end").ends_turn().due(no_hands);
    let end = button(spots::END, end);
    cards.chain(chips(tables, seat)).chain(tiger).chain([end]).collect()
}

/// The joker's chips, which lie over the raw materials of a seat's tray.
fn chips(tables: &Tables, seat: Seat) -> impl Iterator<Item = (Spot, Anchor)> {
    let joker = tables.options.joker;
    let foods = Resource::ALL.into_iter().filter(move |one| joker > 0 && *one != Resource::Water);
    foods.map(move |one| over(spots::convert(one), sites::resource(seat, one)))
}

/// All rotations around the picked place, beginning with the best one: it sees to HONGA if possible
/// and wastes the fewest hands.
fn turns(tables: &Tables, view: &View, seat: Seat, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
    let [around] = picked else { return Vec::new() };
    let Some(Picked::Place(place)) = spots::picked(tables, *around) else { return Vec::new() };
    let first = view.position().disc(seat, 0).map_or(0, |kind| {
        let ways =
            (0..4).map(|turn| outlook::prospect(tables, view.field(), seat, kind, (place, turn)));
        let best = ways.max_by_key(|prospect| {
            let seen = prospect.vigil != Vigil::Comes;
            let wasted = prospect.quarters.iter().find(|(area, _)| *area == tables.honga());
            let wasted = wasted.map_or(0, |(_, hands)| *hands);
            (seen, u8::MAX - wasted, 3 - prospect.rotation)
        });
        best.map_or(0, |prospect| prospect.rotation)
    });
    let all = (0..4).map(|ahead| spots::rotation((first + ahead) & 3));
    all.map(|spot| (spot, Anchor::Turn { around: *around })).collect()
}

/// The picked place and the disc's rotation on it, in quarter turns.
pub(super) fn meant(tables: &Tables, picked: &[Spot], turned: Option<Spot>) -> Option<(Place, u8)> {
    let [around] = picked else { return None };
    let Some(Picked::Place(place)) = spots::picked(tables, *around) else { return None };
    match turned {
        Some(Spot::Button(quarters)) if quarters < 4 => Some((place, quarters as u8)),
        _ => Some((place, 0)),
    }
}
