//! What happens in Zoon, in text keys.
//!
//! A line of the log says only what its fact says: cards are named where a fact names a face, and are
//! squares otherwise.

use crate::app::locale::LocalText;
use crate::app::table::LogLine;
use crate::rules::zoon::{
    Attacker, Effect, Ending, Event, Field, Ground, Kind, Pending, Rank, Stage, Tables, Tactic,
    TrumpId, TrumpKind, TrumpPlan, TrumpState, Verdict, View, deployment,
};
use crate::rules::{Seat, Side, Square, Viewer};

pub(super) fn tribe_key(tribe: &str) -> String {
    format!("zoon-tribe-{tribe}")
}

pub(super) fn card_key(tribe: &str, id: &str) -> String {
    format!("zoon-card-{tribe}-{id}")
}

pub(super) fn trump_key(tribe: &str, id: &str) -> String {
    format!("zoon-trump-{tribe}-{id}")
}

pub(super) fn formation_key(id: &str) -> String {
    format!("zoon-formation-{id}")
}

/// A tribe's name.
pub(in crate::app::games) fn tribe_name(tables: &Tables, tribe: u8) -> LocalText {
    LocalText::new(tribe_key(&tables.tribe(tribe).id))
}

/// A Zoon's name.
pub(in crate::app::games) fn card_name(tables: &Tables, kind: Kind) -> LocalText {
    let face = tables.face(kind);
    LocalText::new(card_key(&tables.tribe(face.tribe).id, &face.id))
}

/// A trump's name.
pub(in crate::app::games) fn trump_label(tables: &Tables, tribe: u8, plan: &TrumpPlan) -> LocalText {
    LocalText::new(trump_key(&tables.tribe(tribe).id, &plan.id))
}

/// The word for a type.
pub(in crate::app::games) fn rank_name(rank: Rank) -> LocalText {
    LocalText::new(format!("zoon-rank-{}", rank.id()))
}

/// What a ★ does, in a sentence.
pub(in crate::app::games) fn star_line(effect: Effect) -> LocalText {
    match effect {
        Effect::SecondMove => LocalText::new("zoon-star-second-move"),
        Effect::Stun { turns } => {
            LocalText::new("zoon-star-stun").with("turns", u32::from(turns))
        }
        Effect::Flee => LocalText::new("zoon-star-flee"),
        Effect::Push { cells } => LocalText::new("zoon-star-push").with("cells", u32::from(cells)),
        Effect::FaceUp => LocalText::new("zoon-star-face-up"),
        Effect::ExchangeWith { rank } => {
            LocalText::new("zoon-star-exchange").with("rank", rank_name(rank))
        }
        Effect::Peek { count } => LocalText::new("zoon-star-peek").with("count", u32::from(count)),
        Effect::Devour => LocalText::new("zoon-star-devour"),
    }
}

/// What a trump does, in sentences.
pub(in crate::app::games) fn trump_line(plan: &TrumpPlan) -> Vec<LocalText> {
    let text = |key: &'static str| LocalText::new(key);
    let mut lines = match &plan.kind {
        TrumpKind::Shot { shooters, .. } => {
            let by = shooters.iter().map(|rank| text("zoon-shot-by").with("rank", rank_name(rank)));
            std::iter::once(text("zoon-trump-shot")).chain(by).collect()
        }
        TrumpKind::Gear { bearers, attacking, defending, unpushable } => {
            let on = bearers.iter().map(|rank| text("zoon-gear-on").with("rank", rank_name(rank)));
            let bonus = |key: &'static str, by: u8| text(key).with("bonus", u32::from(by));
            let mut lines: Vec<LocalText> = on.collect();
            match (*attacking, *defending) {
                (0, by) => lines.push(bonus("zoon-gear-defending", by)),
                (by, 0) => lines.push(bonus("zoon-gear-attacking", by)),
                (by, _) => lines.push(bonus("zoon-gear-both", by)),
            }
            lines.extend(unpushable.then(|| text("zoon-gear-unpushable")));
            lines
        }
        TrumpKind::Terrain { squares, ground, owner_passes } => {
            let lies = match ground {
                Ground::OutsideEnemyDeployment => "zoon-terrain-outside",
                Ground::OwnCamp => "zoon-terrain-camp",
            };
            let bars = if *owner_passes { "zoon-terrain-enemy" } else { "zoon-terrain-all" };
            vec![text(lies).with("squares", u32::from(*squares)), text(bars)]
        }
        TrumpKind::Tactic(tactic) => vec![tactic_line(*tactic)],
    };
    if plan.uses > 0 {
        lines.push(text("zoon-trump-uses").with("uses", u32::from(plan.uses)));
    }
    lines
}

fn tactic_line(tactic: Tactic) -> LocalText {
    match tactic {
        Tactic::SeveralMoves { count } => {
            LocalText::new("zoon-tactic-march").with("count", u32::from(count))
        }
        Tactic::Lure { asks, .. } => LocalText::new("zoon-tactic-lure").with("rank", rank_name(asks)),
        Tactic::Leap { distance, .. } => {
            LocalText::new("zoon-tactic-leap").with("distance", u32::from(distance))
        }
    }
}

fn side_name(seat: Seat) -> LocalText {
    LocalText::new(["side-red", "side-blue"][usize::from(seat.0 & 1)])
}

/// Who begins, for the banner and the log.
pub(super) fn begins(seat: Seat) -> LocalText {
    LocalText::new("zoon-log-begins").with("side", side_name(seat))
}

/// What is to be decided.
pub(super) fn turn_line(tables: &Tables, view: &View) -> Option<LocalText> {
    let moment = view.field().moment();
    let text = |key: &'static str| Some(LocalText::new(key));
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
        (_, None) => text("zoon-turn-one"),
    }
}

fn deploying_line(tables: &Tables, view: &View, seat: Seat) -> Option<LocalText> {
    let tribe = tribe_name(tables, view.field().tribe(seat));
    if view.field().deployment() == crate::rules::zoon::Deployment::Formations {
        return Some(LocalText::new("zoon-turn-formation").with("tribe", tribe));
    }
    let hand = deployment::hand(tables, view.position(), seat).map(|(_, count)| u32::from(count));
    let kept = u32::from(view.field().reserves());
    let left = hand.sum::<u32>().saturating_sub(kept);
    Some(LocalText::new("zoon-turn-deploy").with("left", left).with("tribe", tribe))
}

/// A trump in a line of the log: its tribe is not in the fact, so it goes by its kind.
fn played(tables: &Tables, trump: TrumpId, key: &'static str) -> Option<LocalText> {
    // Trumps of all tribes have names; which tribe a seat has the fact does not say.
    let _ = (tables, trump);
    Some(LocalText::new(key))
}

/// A fact as a line; what goes without saying is left out.
pub(super) fn log_line(tables: &Tables, event: &Event) -> Option<LogLine> {
    let line = |seat: Seat, text: LocalText| Some(LogLine { side: Some(Side(seat.0)), text });
    let name = |square: Square| tables.grid.name(square);
    let way = |key: &'static str, from: Square, to: Square| {
        LocalText::new(key).with("from", name(from)).with("to", name(to))
    };
    match event {
        Event::Readied { seat } => line(*seat, LocalText::new("zoon-log-ready")),
        // The lot fell by itself: no player's name stands before it.
        Event::Began { seat } => Some(LogLine { side: None, text: begins(*seat) }),
        Event::Moved { slot, from, to, .. } => line(slot.seat(), way("zoon-log-moved", *from, *to)),
        Event::Attacked { slot, from, to, .. } => {
            line(slot.seat(), way("zoon-log-attacked", *from, *to))
        }
        Event::Shot { trump, .. } => line(trump.seat(), played(tables, *trump, "zoon-log-shot")?),
        Event::TrumpBecame { trump, state } => {
            let key = match state {
                TrumpState::On(_) => "zoon-log-equipped",
                TrumpState::Laid(_) => "zoon-log-laid",
                TrumpState::Tomb => "zoon-log-spent",
                TrumpState::Hand { .. } | TrumpState::Absent => return None,
            };
            line(trump.seat(), played(tables, *trump, key)?)
        }
        Event::Answered { slot, yes } => {
            let key = if *yes { "zoon-log-answered-yes" } else { "zoon-log-answered-no" };
            line(slot.seat(), LocalText::new(key))
        }
        Event::Reinforced { slot, square } => {
            line(slot.seat(), LocalText::new("zoon-log-reinforced").with("to", name(*square)))
        }
        Event::Revealed { slot, kind } => {
            let text = LocalText::new("zoon-log-revealed").with("card", card_name(tables, *kind));
            line(slot.seat(), text)
        }
        Event::Compared { .. } => compared(event),
        Event::Stunned { slot, turns } if *turns > 0 => {
            line(slot.seat(), LocalText::new("zoon-log-stunned"))
        }
        Event::Pushed { slot, to, .. } => {
            line(slot.seat(), LocalText::new("zoon-log-pushed").with("to", name(*to)))
        }
        Event::FacedUp { slot } => line(slot.seat(), LocalText::new("zoon-log-faced-up")),
        Event::Fled { slot, to, .. } => {
            line(slot.seat(), LocalText::new("zoon-log-fled").with("to", name(*to)))
        }
        Event::Exchanged { slot, .. } => line(slot.seat(), LocalText::new("zoon-log-exchanged")),
        Event::Peeked { slot, .. } => {
            line(crate::rules::zoon::enemy(slot.seat()), LocalText::new("zoon-log-peeked"))
        }
        Event::Ended { ending } => ended(*ending),
        _ => None,
    }
}

/// The numbers against each other, and what came of it.
fn compared(event: &Event) -> Option<LogLine> {
    let Event::Compared { attacker, attacking, defending, verdict, .. } = event else {
        return None;
    };
    let says = |score: &crate::rules::zoon::Score| match score.number() {
        Some(number) => LocalText::new("zoon-score-number").with("number", u32::from(number)),
        None if score.mark == crate::rules::zoon::Mark::Star => LocalText::new("zoon-score-star"),
        None => LocalText::new("zoon-score-cross"),
    };
    let key = match (verdict, attacker) {
        (Verdict::DefenderFalls, _) => "zoon-log-won",
        (Verdict::AttackerFalls, _) => "zoon-log-lost",
        (Verdict::Tie, Attacker::Zoon(_)) => "zoon-log-tied",
        (Verdict::Tie, Attacker::Shot { .. }) => "zoon-log-missed",
    };
    let text = LocalText::new(key).with("mine", says(attacking)).with("theirs", says(defending));
    Some(LogLine { side: Some(Side(attacker.seat().0)), text })
}

fn ended(ending: Ending) -> Option<LogLine> {
    let side = ending.winner().map(|seat| Side(seat.0));
    Some(LogLine { side, text: LocalText::new(ending.outcome().reason) })
}

/// Whose trump a seat holds, by its number.
pub(super) fn trump_of<'a>(tables: &'a Tables, field: &Field, trump: TrumpId) -> Option<&'a TrumpPlan> {
    tables.trump(field.tribe(trump.seat()), trump)
}
