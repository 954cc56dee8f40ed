//! Step 4: the turn ends, discs and cards are drawn, the next turn begins.

use crate::rules::Turn;
use crate::rules::honga::plan::Colour;
use crate::rules::honga::{
    Action, Awaited, BonusKind, Event, Field, Held, Honga, Pile, Position, Slot, Stock, draw, end,
};

/// Determines the next pending decision.
pub(super) fn resolve(turn: &mut Turn<'_, Honga>) {
    match turn.action {
        Action::EndTurn => {
            clear_up(turn);
            if !end::is_over(turn.tables, &turn.position.field) {
                go_on(turn);
            }
        }
        Action::Begin(_) | Action::OpenBarter(_) | Action::DrawDisc(_) | Action::Keep { .. } => {
            go_on(turn)
        }
        _ => {}
    }
    turn.tell_of(|position| Event::Awaits { moment: *position.field().turn_state() });
}

/// H47: cards played in this turn go to the discard. Their effects end with the turn, and unused
/// help is lost.
fn clear_up(turn: &mut Turn<'_, Honga>) {
    let moment = &mut turn.position.field.moment;
    let seat = moment.turn;
    (moment.hands, moment.played) = ([0; 4], 0);
    (moment.help, moment.swap, moment.docile) = (Stock::default(), false, 0);
    for slot in turn.position.field.used_slots() {
        if turn.position.field.held(slot) == Held::Played(seat)
            && let Some(kind) = turn.position.bonus(slot)
        {
            turn.position.discard(slot, kind);
            turn.tell(|| Event::Discarded { seat, slot, kind });
        }
    }
}

/// Determines the next draw or decision: H4, H41: barter cards; H11, H60: discs; then the next
/// turn.
fn go_on(turn: &mut Turn<'_, Honga>) {
    if turn.position.field.empty_space(turn.tables).is_some()
        && draw::make_ready(turn, Pile::Barter)
    {
        turn.position.field.moment.awaited = Awaited::Barter;
        return;
    }
    let field = &turn.position.field;
    let moment = *field.turn_state();
    if moment.dealt < field.seats() {
        // H11: one grey disc for each seat.
        await_disc(turn, Colour::Grey);
    } else if moment.turns == 0 {
        turn.position.field.moment.turn = moment.first;
        begin_turn(turn);
    } else {
        match [0, 1].map(|number| field.back(moment.turn, number).is_some()) {
            [false, _] if draw_disc(turn) => {}
            [true, false] if moment.extra => draw_another(turn),
            [true, true] => turn.position.field.moment.awaited = Awaited::Keep,
            _ => pass_on(turn),
        }
    }
}

fn await_disc(turn: &mut Turn<'_, Honga>, colour: Colour) -> bool {
    let ready = draw::make_ready(turn, Pile::Discs(colour));
    if ready {
        turn.position.field.moment.awaited = Awaited::Disc(colour);
    }
    ready
}

/// H60: red for a seat that holds the tusk at the end of its turn, otherwise grey. H62: grey if no
/// red disc is left.
fn draw_disc(turn: &mut Turn<'_, Honga>) -> bool {
    let field = &turn.position.field;
    let red = field.tusk() == Some(field.turn_state().turn);
    red && await_disc(turn, Colour::Red) || await_disc(turn, Colour::Grey)
}

/// H53: draws a second disc of the same pile; if there is none, the first one is kept.
fn draw_another(turn: &mut Turn<'_, Honga>) {
    turn.position.field.moment.extra = false;
    if !draw_disc(turn) {
        pass_on(turn);
    }
}

/// H12: the turn passes clockwise.
fn pass_on(turn: &mut Turn<'_, Honga>) {
    let field = &mut turn.position.field;
    field.moment.turn = field.after(field.turn_state().turn);
    begin_turn(turn);
}

/// A turn begins. H26: cards drawn in the last turn are taken into the hand; H13: the host of HONGA
/// feeds him.
fn begin_turn(turn: &mut Turn<'_, Honga>) {
    let moment = &mut turn.position.field.moment;
    moment.turns = moment.turns.saturating_add(1);
    (moment.awaited, moment.extra) = (Awaited::Placement, false);
    let seat = moment.turn;
    turn.tell(|| Event::TurnBegan { seat });
    for slot in turn.position.field.used_slots() {
        if turn.position.field.held(slot) == Held::Fresh(seat) {
            let kind = turn.position.secrets.bonus[usize::from(slot.0)];
            turn.position.take_bonus(seat, slot, kind);
            turn.tell(|| Event::Taken { seat, slot, kind: Some(kind) });
        }
    }
    if turn.position.field.honga() == Some(seat) {
        turn.scratch.guest = Some(seat);
    }
}

impl Position {
    /// Moves a played card to the discard.
    pub(super) fn discard(&mut self, slot: Slot, kind: BonusKind) {
        self.field.put_bonus(slot, Held::Nowhere);
        self.field.count_discarded(kind);
        if let Some(face) = self.secrets.bonus.get_mut(usize::from(slot.0)) {
            *face = BonusKind::NONE;
        }
    }
}

impl Field {
    fn count_discarded(&mut self, kind: BonusKind) {
        if let Some(count) = self.bonus_discard.get_mut(usize::from(kind.0)) {
            *count = count.saturating_add(1);
        }
    }
}
