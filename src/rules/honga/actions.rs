//! The legal actions, combined from the questions of the phases.

use crate::rules::honga::{
    Action, AreaKind, Awaited, Field, Position, Resource, Source, Space, Tables, barter, bonus,
    draw, gathering, herd, joker, lot, mountain, placement,
};

/// Appends every legal action, each once.
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let field = position.field();
    if field.ending().is_some() {
        return;
    }
    let seat = field.turn_state().turn;
    match field.turn_state().awaited {
        Awaited::Lot => out.extend(lot::draws(field)),
        Awaited::Barter => {
            out.extend(draw::barter(tables, field).map(|(kind, _)| Action::OpenBarter(kind)));
        }
        Awaited::Disc(colour) => {
            let discs = draw::discs(tables, position, colour);
            out.extend(discs.map(|(kind, _)| Action::DrawDisc(kind)));
        }
        Awaited::Bonus => {
            out.extend(draw::bonus(tables, position).map(|(kind, _)| Action::DrawBonus(kind)));
        }
        Awaited::Keep => {
            out.extend([0, 1].map(|number| Action::Keep { seat, number }));
            out.extend(conversions(tables, field));
        }
        Awaited::Placement => {
            out.extend(placement::each(tables));
            out.extend(conversions(tables, field));
        }
        Awaited::Deeds => list_deeds(tables, position, out),
        Awaited::Spare { .. } => {
            let all = Resource::ALL.into_iter();
            let may = all.filter(|one| herd::spare_obstacle(field, *one).is_none());
            out.extend(may.map(Action::Spare));
        }
        Awaited::Payment { .. } => {
            out.extend(gifts().filter(|action| accepts(tables, position, *action)));
            let herd = (0..tables.herd(field.seats())).map(Source::Herd);
            let sources = [Source::Tray].into_iter().chain(herd).map(Action::Send);
            out.extend(sources.filter(|action| accepts(tables, position, *action)));
        }
        Awaited::Purchase { .. } => {
            let all = gifts().chain(Resource::ALL.map(Action::Convert)).chain([Action::Enough]);
            out.extend(all.filter(|action| accepts(tables, position, *action)));
        }
    }
}

fn gifts() -> impl Iterator<Item = Action> {
    Resource::ALL.into_iter().map(Action::Give)
}

/// H24: the raw materials into which water may be converted.
fn conversions(tables: &Tables, field: &Field) -> impl Iterator<Item = Action> {
    let may = Resource::ALL.map(|to| joker::obstacle(tables, field, to).is_none().then_some(to));
    may.into_iter().flatten().map(Action::Convert)
}

/// Step 3: H22: hands, cards and water in any order, or the end of the turn.
fn list_deeds(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let (field, moment) = (position.field(), position.field().turn_state());
    let quarters = tables.place(moment.place).quarters.into_iter().zip(moment.hands);
    for (area, _) in quarters.filter(|(_, hands)| *hands > 0) {
        let (action, why) = match tables.area_kind(area) {
            AreaKind::Gathering(_) => {
                (Action::Gather(area), gathering::obstacle(tables, field, area))
            }
            AreaKind::Forest => (Action::Explore, gathering::forest_obstacle(tables, field)),
            AreaKind::Mountain => (Action::Climb, mountain::obstacle(tables, field)),
            AreaKind::Mammoths => (Action::Lure, herd::obstacle(tables, field)),
            AreaKind::Barter => {
                let spaces = (0..tables.options.open).map(Space);
                let open = spaces.filter(|s| barter::obstacle(tables, field, *s).is_none());
                out.extend(open.map(Action::Barter));
                continue;
            }
            AreaKind::Honga => continue,
        };
        if why.is_none() {
            out.push(action);
        }
    }
    out.extend(conversions(tables, field));
    bonus::list(tables, position, out);
    out.push(Action::EndTurn);
}

/// Whether one action is legal. Evaluates only the question for that action.
pub(super) fn accepts(tables: &Tables, position: &Position, action: Action) -> bool {
    let field = position.field();
    let (awaited, seat) = (field.turn_state().awaited, field.turn_state().turn);
    if field.ending().is_some() {
        return false;
    }
    let why = match (awaited, action) {
        (Awaited::Lot, Action::Begin(seat)) => return seat.0 < field.seats(),
        (Awaited::Barter, Action::OpenBarter(kind)) => return field.barter_pile(kind) > 0,
        (Awaited::Disc(colour), Action::DrawDisc(kind)) => {
            return draw::discs(tables, position, colour).any(|(other, _)| other == kind);
        }
        (Awaited::Bonus, Action::DrawBonus(kind)) => {
            return draw::bonus(tables, position).any(|(other, _)| other == kind);
        }
        (Awaited::Keep, Action::Keep { seat: who, number }) => return who == seat && number < 2,
        (Awaited::Placement, Action::Place { place, rotation }) => {
            let places = tables.plan().places.len();
            return usize::from(place.0) < places && rotation < placement::ROTATIONS;
        }
        (Awaited::Deeds, Action::Gather(area)) => {
            if usize::from(area.0) >= tables.plan().areas.len() {
                return false;
            }
            gathering::obstacle(tables, field, area)
        }
        (Awaited::Deeds, Action::Explore) => gathering::forest_obstacle(tables, field),
        (Awaited::Deeds, Action::Climb) => mountain::obstacle(tables, field),
        (Awaited::Deeds, Action::Lure) => herd::obstacle(tables, field),
        (Awaited::Deeds, Action::Barter(space)) => barter::obstacle(tables, field, space),
        (Awaited::Placement | Awaited::Deeds | Awaited::Keep, Action::Convert(to)) => {
            joker::obstacle(tables, field, to)
        }
        (Awaited::Deeds, Action::EndTurn) => None,
        (Awaited::Deeds, _) => bonus::obstacle(tables, position, action),
        (Awaited::Spare { .. }, Action::Spare(one)) => herd::spare_obstacle(field, one),
        (Awaited::Payment { .. }, Action::Give(one)) => barter::give_obstacle(tables, field, one),
        (Awaited::Payment { .. }, Action::Send(from)) => barter::send_obstacle(tables, field, from),
        (Awaited::Purchase { .. }, Action::Give(one)) => bonus::give_obstacle(tables, field, one),
        (Awaited::Purchase { .. }, Action::Convert(to)) => {
            bonus::convert_obstacle(tables, field, to)
        }
        (Awaited::Purchase { .. }, Action::Enough) => bonus::enough_obstacle(tables, field),
        _ => return false,
    };
    why.is_none()
}
