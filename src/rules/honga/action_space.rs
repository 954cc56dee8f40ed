//! Every action that can be written down in a level, legal or not. The laws compare it with the
//! legal actions.

use crate::rules::honga::{
    Action, Area, MAX_HERD, MAX_OPEN, Place, Resource, Source, Space, Tables,
};
use crate::rules::{MAX_SEATS, Seat};

/// Appends all of them.
pub(super) fn list(tables: &Tables, out: &mut Vec<Action>) {
    for seat in (0..MAX_SEATS as u8).map(Seat) {
        out.push(Action::Begin(seat));
        out.extend([0, 1].map(|number| Action::Keep { seat, number }));
    }
    out.extend(tables.disc_kinds().map(Action::DrawDisc));
    out.extend(tables.barter_kinds().map(Action::OpenBarter));
    out.extend(tables.bonus_kinds().map(Action::DrawBonus));
    let areas = tables.plan().areas.len() as u8;
    for place in (0..tables.plan().places.len() as u8).map(Place) {
        out.extend((0..4).map(|rotation| Action::Place { place, rotation }));
    }
    out.extend((0..areas).map(|area| Action::Gather(Area(area))));
    out.extend((0..MAX_OPEN as u8).map(|space| Action::Barter(Space(space))));
    for resource in Resource::ALL {
        out.extend([Action::Convert(resource), Action::Spare(resource), Action::Give(resource)]);
    }
    for card in tables.bonus_kinds() {
        out.extend([Action::Play(card), Action::Steps(card), Action::Chase(card)]);
        out.extend((0..areas).map(|area| Action::LuckyHand { card, area: Area(area) }));
    }
    out.push(Action::Send(Source::Tray));
    out.extend((0..MAX_HERD as u8).map(|space| Action::Send(Source::Herd(space))));
    out.extend([Action::Explore, Action::Lure, Action::Climb, Action::Enough, Action::EndTurn]);
}
