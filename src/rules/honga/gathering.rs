//! Using a hand to gather raw materials (H23) or to take a bonus card in the forest (H26).

use crate::rules::Turn;
use crate::rules::honga::plan::AreaKind;
use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Area, Awaited, Event, Field, Honga, Pile, Tables, draw, placement,
};

/// Why a hand cannot gather in an area.
pub(super) fn obstacle(tables: &Tables, field: &Field, area: Area) -> Option<Why> {
    match tables.area_kind(area) {
        AreaKind::Gathering(_) if field.hands_at(tables, area) > 0 => None,
        _ => Some(Why::NoHand),
    }
}

/// Why a hand cannot explore the forest. H62: if all bonus cards are in hands, none can be drawn.
pub(super) fn forest_obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    if field.hands_at(tables, tables.forest()) == 0 {
        return Some(Why::NoHand);
    }
    (!field.has_bonus(tables)).then_some(Why::NoBonusLeft)
}

/// Uses a hand in the forest or in a gathering area.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::Gather(area) => gather(turn, area),
        Action::Explore => {
            placement::use_hand(turn, turn.tables.forest());
            // H61: the card is drawn at once, after renewing an exhausted pile.
            if draw::make_ready(turn, Pile::Bonus) {
                turn.position.field.moment.awaited = Awaited::Bonus;
            }
        }
        _ => {}
    }
}

/// H23: one unit per hand. At the end of the track it is lost.
fn gather(turn: &mut Turn<'_, Honga>, area: Area) {
    let AreaKind::Gathering(resource) = turn.tables.area_kind(area) else { return };
    placement::use_hand(turn, area);
    let track = turn.tables.options.track;
    let field = &mut turn.position.field;
    let seat = field.turn_state().turn;
    let tray = field.tray_mut(seat);
    let had = tray.stock.of(resource);
    let now = had.saturating_add(1).min(track);
    tray.stock = tray.stock.with(resource, now);
    turn.tell(|| Event::Gathered { seat, resource, now, lost: now == had });
}
