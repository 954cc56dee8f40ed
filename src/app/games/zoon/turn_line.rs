//! The line that says what the player has to decide, and within a decision what to pick next.

use super::words;
use super::words::tribe_name;
use crate::app::kit::locale::LocalText;
use crate::rules::zoon::spots::{self, Picked};
use crate::rules::zoon::{
    Pending, Slot, Stage, Tables, Tactic, TrumpId, TrumpKind, TrumpState, View, Whereabouts,
    deployment,
};
use crate::rules::{Seat, Spot, Viewer};

/// When no more changes than this are left in a deployment, they are counted on screen.
const FEW_CHANGES: u16 = 12;

/// What the viewer has to decide, or to pick after `picked`; `None` when it is not asked.
pub(super) fn turn_line(tables: &Tables, view: &View, picked: &[Spot]) -> Option<LocalText> {
    let moment = view.field().turn_state();
    let text = |key: &'static str| Some(LocalText::new(key));
    // Only the seat that decides reads what it has to decide, unless the decision is public.
    let is_open = matches!(moment.pending(), Some(Pending::Flee(_)));
    let is_asked = match view.viewer() {
        Viewer::Seat(seat) => moment.decider() == Some(seat),
        Viewer::Spectator => is_open || matches!(moment.stage, Stage::Deploying(_)),
    };
    if !is_asked {
        return None;
    }
    if let Some(next) = next_line(tables, view, picked) {
        return Some(next);
    }
    match (moment.stage, moment.pending()) {
        (Stage::Deploying(seat), _) if view.viewer() == Viewer::Seat(seat) => {
            deploying_line(tables, view, seat)
        }
        (Stage::Deploying(_), _) => text("zoon-turn-others-deploy"),
        (Stage::Lot, _) | (_, Some(Pending::Nothing | Pending::Pivot)) => None,
        (_, Some(Pending::Touch(_))) => text("zoon-turn-touch"),
        (_, Some(Pending::Flee(_))) => text("zoon-turn-flee"),
        (_, Some(Pending::Exchange(_))) => text("zoon-turn-exchange"),
        (_, Some(Pending::Peek { left, .. })) => {
            Some(LocalText::new("zoon-turn-peek").with("left", u32::from(left)))
        }
        (_, Some(Pending::SecondMove(_))) => text("zoon-turn-second-move"),
        (_, Some(Pending::March { left, .. })) => {
            Some(LocalText::new("zoon-turn-march").with("left", u32::from(left)))
        }
        (_, Some(Pending::Drive(_))) => text("zoon-turn-drive"),
        (_, None) if moment.draw_advised => text("zoon-turn-draw-advised"),
        (_, None) => text(if has_hand(view) { "zoon-turn-one" } else { "zoon-turn-move" }),
    }
}

/// Whether the seat whose turn it is has a card in its hand: a trump or a reinforcement.
fn has_hand(view: &View) -> bool {
    let (field, turn) = (view.field(), view.field().turn_state().turn);
    TrumpId::of(turn).any(|trump| matches!(field.trump(trump), TrumpState::Hand { .. }))
        || Slot::of(turn).any(|slot| field.card(slot).whereabouts == Whereabouts::Hand)
}

/// How many cards a seat has still to lay out.
pub(super) fn left_to_lay(tables: &Tables, view: &View, seat: Seat) -> u32 {
    let hand = deployment::hand(tables, view.position(), seat).map(|(_, count)| u32::from(count));
    hand.sum::<u32>().saturating_sub(u32::from(view.field().reserves()))
}

fn deploying_line(tables: &Tables, view: &View, seat: Seat) -> Option<LocalText> {
    let tribe = tribe_name(tables, view.field().tribe(seat));
    if view.field().deployment() == crate::rules::zoon::Deployment::Formations {
        return Some(LocalText::new("zoon-turn-formation").with("tribe", tribe));
    }
    let left = left_to_lay(tables, view, seat);
    let limit = tables.options.rearrangements;
    let changes = limit.saturating_sub(view.position().rearrangements(seat));
    if left == 0 && changes <= FEW_CHANGES.min(limit / 2) {
        let line = LocalText::new("zoon-turn-deploy-changes").with("tribe", tribe);
        return Some(line.with("changes", u32::from(changes)));
    }
    Some(LocalText::new("zoon-turn-deploy").with("left", left).with("tribe", tribe))
}

/// What to pick after `picked` for the turn's one action, which is a move, a trump or a
/// reinforcement (Z11), or for one of several moves; `None` before anything is picked.
fn next_line(tables: &Tables, view: &View, picked: &[Spot]) -> Option<LocalText> {
    let moment = view.field().turn_state();
    let is_move = matches!(
        moment.pending(),
        None | Some(Pending::SecondMove(_) | Pending::March { .. } | Pending::Drive(_))
    );
    if moment.stage != Stage::Playing || !is_move {
        return None;
    }
    let says = |key: &'static str| Some(LocalText::new(key));
    match *picked {
        [] => None,
        [Spot::Square(_)] if matches!(moment.pending(), Some(Pending::Drive(_))) => None,
        [Spot::Square(_)] => says("zoon-turn-to"),
        [Spot::Square(_), ..] => says("zoon-turn-way"),
        [card, ref further @ ..] => match spots::picked(card)? {
            Picked::Kept(_) => says("zoon-turn-reinforce"),
            Picked::Trump(trump) => trump_line(tables, view, trump, further.len()),
            Picked::ToDeploy(_) => None,
        },
    }
}

/// What a trump needs next, after `picked` squares.
fn trump_line(tables: &Tables, view: &View, trump: TrumpId, picked: usize) -> Option<LocalText> {
    let tribe = view.field().tribe(trump.seat());
    let plan = tables.trump(tribe, trump)?;
    let key = match (&plan.kind, picked) {
        (TrumpKind::Shot { .. }, 0) => "zoon-turn-shooter",
        (TrumpKind::Shot { .. }, _) => "zoon-turn-shot",
        (TrumpKind::Gear { .. }, _) => "zoon-turn-gear",
        (TrumpKind::Terrain { .. }, 0) => "zoon-turn-lay",
        (TrumpKind::Terrain { .. }, _) => "zoon-turn-lay-second",
        (TrumpKind::Tactic(Tactic::Lure { singers, .. }), 0) if !singers.is_empty() => {
            "zoon-turn-singer"
        }
        (TrumpKind::Tactic(Tactic::Lure { .. }), _) => "zoon-turn-lure",
        (TrumpKind::Tactic(Tactic::Leap { .. }), 0) => "zoon-turn-leaper",
        (TrumpKind::Tactic(Tactic::Leap { .. }), _) => "zoon-turn-leap",
        (TrumpKind::Tactic(Tactic::SeveralMoves { .. }), _) => return None,
    };
    Some(LocalText::new(key).with("trump", words::trump_label(tables, tribe, plan)))
}
