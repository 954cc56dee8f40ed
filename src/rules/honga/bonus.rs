//! Bonus cards (H46): played after the vigil, whatever its result.

use crate::rules::honga::herd::pay;
use crate::rules::honga::mountain::score;
use crate::rules::honga::plan::Effect;
use crate::rules::honga::refusal::Why;
use crate::rules::honga::{
    Action, Area, Awaited, BonusKind, Cause, Event, Field, Held, Honga, MAX_BONUS, Position,
    Resource, Slot, Stock, Tables, joker,
};
use crate::rules::{Seat, Turn};

/// Why the seat whose turn it is cannot play the card in any way.
pub(super) fn card_obstacle(tables: &Tables, position: &Position, card: BonusKind) -> Option<Why> {
    let (field, seat) = (position.field(), position.field().turn_state().turn);
    let has = |held| field.cards().any(|(s, h)| h == held && position.bonus(s) == Some(card));
    // H26, H48: cards drawn in this turn are not in a hand yet.
    if !has(Held::Hand(seat)) {
        return Some(if has(Held::Played(seat)) { Why::Played } else { Why::NotYours });
    }
    // H46 as a condition: no hand of the disc points at HONGA. A hand added by a card comes too
    // late.
    if !may_play(tables, field) {
        return Some(Why::NotWatched);
    }
    // H47: at most this many per turn, two according to the sheet.
    if field.turn_state().played >= tables.options.bonus_a_turn {
        return Some(Why::MostPlayed);
    }
    match tables.bonus_card(card).effect {
        // H51: playable only while HONGA is on the player's tray.
        Effect::Chase if field.honga() != Some(seat) => Some(Why::NoHonga),
        Effect::BoughtPoints { resources, .. } => {
            let stock = field.tray(seat).stock;
            // H24: water may be converted into one of them.
            let may = |one| stock.of(one) > 0 || joker::obstacle(tables, field, one).is_none();
            let none = !resources.iter().any(may);
            none.then_some(Why::NothingForCard)
        }
        _ => None,
    }
}

/// H46: whether this turn's disc allows bonus cards.
pub(super) fn may_play(tables: &Tables, field: &Field) -> bool {
    !tables.options.watched_bonus || field.hands_at(tables, tables.honga()) > 0
}

/// Why a card cannot be played in this way.
pub(super) fn obstacle(tables: &Tables, position: &Position, action: Action) -> Option<Why> {
    let Some(card) = action.card() else { return Some(Why::NotAsked) };
    if let Some(why) = card_obstacle(tables, position, card) {
        return Some(why);
    }
    let (field, seat) = (position.field(), position.field().turn_state().turn);
    match (tables.bonus_card(card).effect, action) {
        // H52: any quarter of the disc, including an empty one.
        (Effect::LuckyHand | Effect::LuckyHandOrChase, Action::LuckyHand { area, .. }) => {
            field.quarter(tables, area).is_none().then_some(Why::NoQuarter)
        }
        // H54, H57: or HONGA is chased instead.
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
    let seat = field.turn_state().turn;
    if field.turn_state().played >= tables.options.bonus_a_turn || !may_play(tables, field) {
        return;
    }
    let mut before = None;
    for slot in field.hand(seat) {
        let Some(card) = position.bonus(slot) else { continue };
        // Cards of equal kind are adjacent and can be played in the same ways.
        if before.replace(card) == Some(card) || card_obstacle(tables, position, card).is_some() {
            continue;
        }
        let (hand, steps, chase) = match tables.bonus_card(card).effect {
            Effect::Chase => (false, false, true),
            Effect::LuckyHand => (true, false, false),
            Effect::LuckyHandOrChase => (true, false, true),
            Effect::StepsOrChase(_) => (false, true, true),
            _ => {
                out.push(Action::Play(card));
                continue;
            }
        };
        if hand {
            let quarters = tables.place(field.turn_state().place).quarters;
            out.extend(quarters.map(|area| Action::LuckyHand { card, area }));
        }
        if steps {
            out.push(Action::Steps(card));
        }
        if chase && field.honga() == Some(seat) {
            out.push(Action::Chase(card));
        }
    }
}

/// Why a unit cannot be given for points.
pub(super) fn give_obstacle(tables: &Tables, field: &Field, resource: Resource) -> Option<Why> {
    let Awaited::Purchase { kind, left: 1.. } = field.turn_state().awaited else {
        return Some(Why::NotAsked);
    };
    let bought = match tables.bonus_card(kind).effect {
        Effect::BoughtPoints { resources, .. } => resources.has(resource),
        _ => false,
    };
    if !bought {
        return Some(Why::NotIllustrated);
    }
    let stock = field.tray(field.turn_state().turn).stock;
    (stock.of(resource) == 0).then_some(Why::NothingToGive)
}

/// Why water cannot be converted into a raw material that the card takes. H24: points may be bought
/// with water too.
pub(super) fn convert_obstacle(tables: &Tables, field: &Field, to: Resource) -> Option<Why> {
    match give_obstacle(tables, field, to) {
        None | Some(Why::NothingToGive) => joker::obstacle(tables, field, to),
        why => why,
    }
}

/// Whether a unit can be given, or made from water to be given.
pub(super) fn may_buy(tables: &Tables, field: &Field) -> bool {
    let gives = |one| give_obstacle(tables, field, one).is_none();
    let makes = |one| convert_obstacle(tables, field, one).is_none();
    Resource::ALL.into_iter().any(|one| gives(one) || makes(one))
}

/// Why a seat cannot stop giving. H58: it gives at least one unit.
pub(super) fn enough_obstacle(tables: &Tables, field: &Field) -> Option<Why> {
    let Awaited::Purchase { kind, left } = field.turn_state().awaited else {
        return Some(Why::NotAsked);
    };
    let most = match tables.bonus_card(kind).effect {
        Effect::BoughtPoints { most, .. } => most,
        _ => 0,
    };
    (left >= most).then_some(Why::GiveOne)
}

/// Plays a card, or continues to give units for it.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::Play(card)
        | Action::LuckyHand { card, .. }
        | Action::Steps(card)
        | Action::Chase(card) => play(turn, card),
        Action::Give(resource) => {
            if let Awaited::Purchase { kind, left } = turn.position.field.turn_state().awaited {
                give(turn, kind, left, resource);
            }
        }
        Action::Enough => turn.position.field.moment.awaited = Awaited::Deeds,
        _ => {}
    }
}

fn play(turn: &mut Turn<'_, Honga>, kind: BonusKind) {
    let seat = turn.position.field.turn_state().turn;
    let Some(slot) = turn.position.field.hand(seat).last() else { return };
    turn.position.play_bonus(seat, slot, kind);
    turn.position.field.moment.played += 1;
    turn.tell(|| Event::Played { seat, slot, kind });
    let effect = turn.tables.bonus_card(kind).effect;
    // H59: a card with two alternatives is used up by either of them.
    match (turn.action, effect) {
        (Action::Chase(_), _) => chase(turn, seat),
        (Action::LuckyHand { area, .. }, _) => add_hand(turn, seat, area),
        (Action::Steps(_), Effect::StepsOrChase(steps)) => turn.scratch.steps = steps,
        _ => take_effect(turn, seat, kind, effect),
    }
}

/// H21, H51: HONGA goes from the tray back to his square.
fn chase(turn: &mut Turn<'_, Honga>, seat: Seat) {
    turn.position.field.honga = None;
    turn.tell(|| Event::Chased { seat });
}

/// H52: adds a hand, which does not change the result of the vigil.
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
        // H49: helps in the next barter of this turn.
        Effect::Barter(stock) => moment.help = moment.help.plus(stock),
        // H53: a second card of this kind has no further effect.
        Effect::ExtraDisc => moment.extra = true,
        Effect::Swap(_) => moment.swap = true, // H55
        // H56: for the rest of the turn, once for each card.
        Effect::Docile => moment.docile = moment.docile.saturating_add(1),
        Effect::BoughtPoints { most, .. } => {
            moment.awaited = Awaited::Purchase { kind, left: most };
        }
        Effect::Points(points) => score(turn, seat, points, Cause::Bonus), // H50
        _ => {}
    }
}

/// H58: one point for every unit given, at once.
fn give(turn: &mut Turn<'_, Honga>, kind: BonusKind, left: u8, resource: Resource) {
    let seat = turn.position.field.turn_state().turn;
    let left = left.saturating_sub(1);
    turn.position.field.moment.awaited = Awaited::Purchase { kind, left };
    pay(turn, Stock::default().with(resource, 1));
    score(turn, seat, 1, Cause::Bonus);
    let field = &turn.position.field;
    if !may_buy(turn.tables, field) {
        turn.position.field.moment.awaited = Awaited::Deeds;
    }
}

impl Action {
    /// The bonus card that the action plays, if any.
    #[must_use]
    pub const fn card(self) -> Option<BonusKind> {
        match self {
            Self::Play(card)
            | Self::LuckyHand { card, .. }
            | Self::Steps(card)
            | Self::Chase(card) => Some(card),
            _ => None,
        }
    }
}

impl Position {
    /// H26: puts a card into a hand, which is ordered by kind with unknown cards last.
    pub(super) fn take_bonus(&mut self, seat: Seat, slot: Slot, kind: BonusKind) {
        self.field.put_bonus(slot, Held::Hand(seat));
        self.secrets.bonus[usize::from(slot.0) % MAX_BONUS] = kind;
        self.order_hand(seat);
    }

    /// H47: moves a card of a hand to this slot, face up; the others fill the remaining slots.
    pub(super) fn play_bonus(&mut self, seat: Seat, slot: Slot, kind: BonusKind) {
        let found = self.field.hand(seat).find(|slot| self.bonus(*slot) == Some(kind));
        let (from, to) = (usize::from(found.unwrap_or(slot).0), usize::from(slot.0) % MAX_BONUS);
        self.secrets.bonus[from] = self.secrets.bonus[to];
        self.secrets.bonus[to] = kind;
        self.field.put_bonus(slot, Held::Played(seat));
        self.order_hand(seat);
    }

    /// Sorts a hand by kind, so that a slot does not reveal when its card was drawn.
    pub(super) fn order_hand(&mut self, seat: Seat) {
        let mut sorted = [BonusKind::NONE; MAX_BONUS];
        let mut count = 0;
        for slot in self.field.hand(seat) {
            sorted[count] = self.secrets.bonus[usize::from(slot.0)];
            count += 1;
        }
        sorted[..count].sort_unstable();
        for (slot, kind) in self.field.hand(seat).zip(sorted) {
            self.secrets.bonus[usize::from(slot.0)] = kind;
        }
    }
}

impl Field {
    /// The slots of the cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        let held = self.bonus;
        self.used_slots().filter(move |slot| held[usize::from(slot.0)] == Held::Hand(seat))
    }

    /// Sets the place of a bonus card.
    pub(super) fn put_bonus(&mut self, slot: Slot, held: Held) {
        if let Some(place) = self.bonus.get_mut(usize::from(slot.0)) {
            *place = held;
            let bit = 1 << slot.0;
            self.used = if held == Held::Nowhere { self.used & !bit } else { self.used | bit };
        }
    }
}
