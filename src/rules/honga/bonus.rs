//! Bonus cards (H46): played after the vigil, whatever came of it.

use crate::rules::honga::herd::pay;
use crate::rules::honga::mountain::score;
use crate::rules::honga::plan::Effect;
use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Area, Awaited, BonusKind, Cause, Event, Field, Held, Honga, Position, Resource, Slot,
    Stock, Tables,
};
use crate::rules::{Seat, Turn};

/// What keeps the seat whose turn it is from playing any half of a card.
pub(super) fn card_obstacle(tables: &Tables, position: &Position, slot: Slot) -> Option<Why> {
    let (field, seat) = (position.field(), position.field().moment().turn);
    match field.held(slot) {
        Held::Hand(owner) if owner == seat => {}
        // H26, H48: not in the turn in which it was drawn.
        Held::Fresh(owner) if owner == seat => return Some(Why::Fresh),
        Held::Played(_) => return Some(Why::Played),
        _ => return Some(Why::NotYours),
    }
    // H47: so many a turn, two by the sheet.
    if field.moment().played >= tables.options.bonus_a_turn {
        return Some(Why::TwoPlayed);
    }
    let effect = position.bonus(slot).map(|kind| tables.bonus_card(kind).effect);
    match effect {
        // H51: playable only where he is.
        Some(Effect::Chase) if field.honga() != Some(seat) => Some(Why::NoHonga),
        Some(Effect::BoughtPoints { resources, .. }) => {
            let stock = field.tray(seat).stock;
            let none = resources.iter().all(|resource| stock.of(resource) == 0);
            none.then_some(Why::NothingToGive)
        }
        _ => None,
    }
}

/// What keeps a card from being played like that.
pub(super) fn obstacle(tables: &Tables, position: &Position, action: Action) -> Option<Why> {
    let slot = match action {
        Action::Play(slot)
        | Action::LuckyHand { slot, .. }
        | Action::Steps(slot)
        | Action::Chase(slot) => slot,
        _ => return Some(Why::NotAsked),
    };
    if let Some(why) = card_obstacle(tables, position, slot) {
        return Some(why);
    }
    let (field, seat) = (position.field(), position.field().moment().turn);
    let Some(kind) = position.bonus(slot) else { return Some(Why::NotYours) };
    match (tables.bonus_card(kind).effect, action) {
        // H52: any quarter of the disc, also an empty one.
        (Effect::LuckyHand | Effect::LuckyHandOrChase, Action::LuckyHand { area, .. }) => {
            field.quarter(tables, area).is_none().then_some(Why::NoQuarter)
        }
        // H54, H57: or else HONGA is chased.
        (Effect::Chase | Effect::LuckyHandOrChase | Effect::StepsOrChase(_), Action::Chase(_)) => {
            (field.honga() != Some(seat)).then_some(Why::NoHonga)
        }
        (Effect::StepsOrChase(_), Action::Steps(_)) => None,
        (
            Effect::Barter(_)
            | Effect::Points(_)
            | Effect::ExtraDisc
            | Effect::Swap(_)
            | Effect::Docile
            | Effect::BoughtPoints { .. },
            Action::Play(_),
        ) => None,
        _ => Some(Why::OtherCard),
    }
}

/// Appends every way of playing every card.
pub(super) fn list(tables: &Tables, position: &Position, out: &mut Vec<Action>) {
    let field = position.field();
    let seat = field.moment().turn;
    if field.moment().played >= tables.options.bonus_a_turn {
        return;
    }
    for (slot, _) in field.cards().filter(|(_, held)| *held == Held::Hand(seat)) {
        if card_obstacle(tables, position, slot).is_some() {
            continue;
        }
        let Some(kind) = position.bonus(slot) else { continue };
        let (hand, steps, chase) = match tables.bonus_card(kind).effect {
            Effect::Chase => (false, false, true),
            Effect::LuckyHand => (true, false, false),
            Effect::LuckyHandOrChase => (true, false, true),
            Effect::StepsOrChase(_) => (false, true, true),
            _ => {
                out.push(Action::Play(slot));
                continue;
            }
        };
        if hand {
            let quarters = tables.place(field.moment().place).quarters;
            out.extend(quarters.map(|area| Action::LuckyHand { slot, area }));
        }
        if steps {
            out.push(Action::Steps(slot));
        }
        if chase && field.honga() == Some(seat) {
            out.push(Action::Chase(slot));
        }
    }
}

/// What keeps a unit from being given for points.
pub(super) fn give_obstacle(tables: &Tables, field: &Field, resource: Resource) -> Option<Why> {
    let Awaited::Purchase { kind, left: 1.. } = field.moment().awaited else {
        return Some(Why::NotAsked);
    };
    let bought = match tables.bonus_card(kind).effect {
        Effect::BoughtPoints { resources, .. } => resources.has(resource),
        _ => false,
    };
    if !bought {
        return Some(Why::NotIllustrated);
    }
    let stock = field.tray(field.moment().turn).stock;
    (stock.of(resource) == 0).then_some(Why::NothingToGive)
}

/// What keeps a seat from giving no more: H58: at least one.
pub(super) fn enough_obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    let Awaited::Purchase { kind, left } = field.moment().awaited else {
        return Some(Why::NotAsked);
    };
    let most = match tables.bonus_card(kind).effect {
        Effect::BoughtPoints { most, .. } => most,
        _ => 0,
    };
    (left >= most).then_some(Why::GiveOne)
}

/// Plays a card, or goes on giving for it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::Play(slot)
        | Action::LuckyHand { slot, .. }
        | Action::Steps(slot)
        | Action::Chase(slot) => play(turn, slot),
        Action::Give(resource) => {
            if let Awaited::Purchase { kind, left } = turn.position.field.moment().awaited {
                give(turn, kind, left, resource);
            }
        }
        Action::Enough => turn.position.field.moment.awaited = Awaited::Deeds,
        _ => {}
    }
}

fn play(turn: &mut Turn<'_, Honga>, slot: Slot) {
    let Some(kind) = turn.position.bonus(slot) else { return };
    let seat = turn.position.field.moment().turn;
    turn.position.field.put_bonus(slot, Held::Played(seat));
    turn.position.field.moment.played += 1;
    turn.tell(|| Event::Played { seat, slot, kind });
    let effect = turn.tables.bonus_card(kind).effect;
    // H59: a card that does one or the other is spent whichever half is used.
    match (turn.action, effect) {
        (Action::Chase(_), _) => chase(turn, seat),
        (Action::LuckyHand { area, .. }, _) => add_hand(turn, seat, area),
        (Action::Steps(_), Effect::StepsOrChase(steps)) => turn.scratch.steps = steps,
        _ => take_effect(turn, seat, kind, effect),
    }
}

/// H21, H51: from the tray back to his square.
fn chase(turn: &mut Turn<'_, Honga>, seat: Seat) {
    turn.position.field.honga = None;
    turn.tell(|| Event::Chased { seat });
}

/// H52: one more hand, which repairs no vigil.
fn add_hand(turn: &mut Turn<'_, Honga>, seat: Seat, area: Area) {
    if let Some(quarter) = turn.position.field.quarter(turn.tables, area) {
        let hands = &mut turn.position.field.moment.hands[quarter];
        *hands = hands.saturating_add(1);
        turn.tell(|| Event::HandAdded { seat, area });
    }
}

fn take_effect(turn: &mut Turn<'_, Honga>, seat: Seat, kind: BonusKind, effect: Effect) {
    let moment = &mut turn.position.field.moment;
    match effect {
        // H49: for the next barter of this turn.
        Effect::Barter(stock) => moment.help = moment.help.plus(stock),
        // H53: a second card of the kind changes nothing.
        Effect::ExtraDisc => moment.extra = true,
        Effect::Swap(_) => moment.swap = true, // H55
        // H56: for the rest of the turn, and each card once more.
        Effect::Docile => moment.docile = moment.docile.saturating_add(1),
        Effect::BoughtPoints { most, .. } => {
            moment.awaited = Awaited::Purchase { kind, left: most };
        }
        Effect::Points(points) => score(turn, seat, points, Cause::Bonus), // H50
        _ => {}
    }
}

/// H58: a point for every unit given, at once.
fn give(turn: &mut Turn<'_, Honga>, kind: BonusKind, left: u8, resource: Resource) {
    let seat = turn.position.field.moment().turn;
    let left = left.saturating_sub(1);
    turn.position.field.moment.awaited = Awaited::Purchase { kind, left };
    pay(turn, Stock::default().with(resource, 1));
    score(turn, seat, 1, Cause::Bonus);
    let field = &turn.position.field;
    let more = |resource| give_obstacle(turn.tables, field, resource).is_none();
    if !Resource::ALL.into_iter().any(more) {
        turn.position.field.moment.awaited = Awaited::Deeds;
    }
}

impl Field {
    /// Says where a bonus card is.
    pub(super) fn put_bonus(&mut self, slot: Slot, held: Held) {
        if let Some(place) = self.bonus.get_mut(usize::from(slot.0)) {
            *place = held;
            let bit = 1 << slot.0;
            self.used = if held == Held::Nowhere { self.used & !bit } else { self.used | bit };
        }
    }
}
