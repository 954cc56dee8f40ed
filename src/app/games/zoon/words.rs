//! The texts of what happens in Zoon.
//!
//! A line of the log reveals only what its event does: cards are named by their squares until they
//! have fought, when all have seen them, and trumps by name once they are played.

use super::faces;
use crate::app::kit::locale::LocalText;
use crate::app::table::{Joins, LogLine, side_name};
use crate::rules::zoon::{
    Attacker, Effect, Ending, Event, Field, Ground, Kind, Mark, Pending, Rank, Ranks, Score, Slot,
    Tables, Tactic, TrumpKind, TrumpPlan, TrumpState, Verdict, View, enemy,
};
use crate::rules::{Seat, Side, Square};

pub(super) fn tribe_key(tribe: &str) -> String {
    format!("zoon-tribe-{tribe}")
}

pub(super) fn card_key(tribe: &str, id: &str) -> String {
    format!("zoon-card-{tribe}-{id}")
}

pub(super) fn trump_key(tribe: &str, id: &str) -> String {
    format!("zoon-trump-{tribe}-{id}")
}

pub(super) fn formation_key(tribe: &str, id: &str) -> String {
    format!("zoon-formation-{id}/{tribe}")
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
pub(in crate::app::games) fn trump_label(
    tables: &Tables,
    tribe: u8,
    plan: &TrumpPlan,
) -> LocalText {
    LocalText::new(trump_key(&tables.tribe(tribe).id, &plan.id))
}

/// The name of a rank.
pub(in crate::app::games) fn rank_name(rank: Rank) -> LocalText {
    LocalText::new(format!("zoon-rank-{}", rank.id()))
}

fn star_name(effect: Effect) -> &'static str {
    match effect {
        Effect::SecondMove => "second-move",
        Effect::Stun { .. } => "stun",
        Effect::Flee => "flee",
        Effect::Push { .. } => "push",
        Effect::FaceUp => "face-up",
        Effect::ExchangeWith { .. } => "exchange-with",
        Effect::Peek { .. } => "peek",
        Effect::Devour => "devour",
    }
}

/// The name of a ★ and what it does, in a line.
pub(in crate::app::games) fn star_line(effect: Effect) -> LocalText {
    let name = star_name(effect);
    let does = LocalText::new(format!("zoon-star-{name}-line"));
    let does = match effect {
        Effect::Stun { turns } => does.with("turns", u32::from(turns)),
        Effect::Push { cells } => does.with("cells", u32::from(cells)),
        Effect::ExchangeWith { rank } => does.with("rank", rank_name(rank)),
        Effect::Peek { count } => does.with("count", u32::from(count)),
        _ => does,
    };
    LocalText::new("zoon-star")
        .with("name", LocalText::new(format!("zoon-star-{name}")))
        .with("does", does)
}

/// What a trump does, in sentences.
pub(in crate::app::games) fn trump_line(plan: &TrumpPlan) -> Vec<LocalText> {
    let mut lines = match &plan.kind {
        TrumpKind::Shot { shooters, .. } => {
            vec![line("shot").with("by", listed(*shooters, a_rank))]
        }
        TrumpKind::Gear { bearers, attacking, defending, unpushable } => {
            let on = line("gear").with("on", ranks(*bearers));
            let bonus = |name, bonus: u8| line(name).with("bonus", u32::from(bonus));
            let helps = match (*attacking, *defending) {
                (0, 0) => vec![],
                (both, defending) if both == defending => vec![bonus("gear-both", both)],
                (0, defending) => vec![bonus("gear-defending", defending)],
                (attacking, 0) => vec![bonus("gear-attacking", attacking)],
                (attacking, defending) => {
                    vec![bonus("gear-attacking", attacking), bonus("gear-defending", defending)]
                }
            };
            let holds = unpushable.then(|| line("gear-unpushable"));
            [on].into_iter().chain(helps).chain(holds).collect()
        }
        TrumpKind::Terrain { squares, ground, owner_passes } => {
            let lies = match ground {
                Ground::OutsideEnemyDeployment => "terrain-outside-enemy-deployment",
                Ground::OwnCamp => "terrain-own-camp",
            };
            let bars = if *owner_passes { "terrain-enemy" } else { "terrain-all" };
            vec![line("terrain").with("squares", u32::from(*squares)), line(lies), line(bars)]
        }
        TrumpKind::Tactic(tactic) => tactic_lines(*tactic),
    };
    // Gear and terrain stay where they are laid, and are not used again.
    let stays = matches!(plan.kind, TrumpKind::Gear { .. } | TrumpKind::Terrain { .. });
    if plan.uses > 0 || !stays {
        lines.push(LocalText::new("zoon-trump-uses").with("uses", u32::from(plan.uses)));
    }
    lines
}

fn tactic_lines(tactic: Tactic) -> Vec<LocalText> {
    match tactic {
        Tactic::SeveralMoves { count } => {
            vec![line("several-moves").with("count", u32::from(count))]
        }
        Tactic::Lure { asks, singers } => {
            let by = (!singers.is_empty()).then(|| line("lure-by").with("by", ranks(singers)));
            [line("lure").with("rank", rank_name(asks))].into_iter().chain(by).collect()
        }
        Tactic::Leap { distance, not } => {
            let not = (!not.is_empty()).then(|| line("leap-not").with("not", ranks(not)));
            [line("leap").with("distance", u32::from(distance))].into_iter().chain(not).collect()
        }
    }
}

fn line(name: &str) -> LocalText {
    LocalText::new(format!("zoon-kind-{name}-line"))
}

/// A list of ranks: "Soldier or Elite".
fn ranks(set: Ranks) -> LocalText {
    listed(set, rank_name)
}

/// A rank with its article: "an Elite".
fn a_rank(rank: Rank) -> LocalText {
    LocalText::new("zoon-a-rank").with("rank", rank_name(rank))
}

/// A list of ranks, each named by `called`.
fn listed(set: Ranks, called: impl Fn(Rank) -> LocalText) -> LocalText {
    let mut names = set.iter().map(called);
    let first = names.next().unwrap_or_default();
    names.fold(first, |all, next| {
        LocalText::new("zoon-ranks").with("first", all).with("second", next)
    })
}

/// Who begins, for the banner and the log.
pub(super) fn begins(seat: Seat) -> LocalText {
    LocalText::new("zoon-log-begins").with("side", side_name(Side(seat.0)))
}

/// The line of the log for an event; `None` if it is not worth one.
pub(super) fn log_line(tables: &Tables, view: &View, event: &Event) -> Option<LogLine> {
    let line = |seat: Seat, text: LocalText| Some(LogLine::new(Some(Side(seat.0)), text));
    // These lines are what a player does, so the player's name stands before them where they begin a row.
    let does = |seat: Seat, text: LocalText| Some(line(seat, text)?.of_player());
    // What a combat or a trump leads to belongs to the line about it.
    let then = |seat: Seat, text: LocalText| Some(does(seat, text)?.joining(Joins::On));
    let name = |square: Square| tables.grid.name(square);
    let way = |key: &'static str, from: Square, to: Square| {
        LocalText::new(key).with("from", name(from)).with("to", name(to))
    };
    match event {
        Event::Readied { seat } => does(*seat, LocalText::new("zoon-log-ready")),
        // No player draws the lot, so no name stands before the line.
        Event::Began { seat } => Some(LogLine::new(None, begins(*seat))),
        Event::Moved { slot, from, to, .. } => line(slot.seat(), way("zoon-log-moved", *from, *to)),
        Event::Attacked { slot, from, to, .. } => {
            line(slot.seat(), way("zoon-log-attacked", *from, *to))
        }
        Event::Shot { .. } | Event::Played { .. } | Event::TrumpBecame { .. } => {
            trump_told(tables, view, event)
        }
        // Z55: the line is that of the player who called, not of the one who answers.
        Event::Answered { slot, yes } => {
            then(enemy(slot.seat()), answered(tables, view, *slot, *yes))
        }
        Event::Reinforced { slot, square } => {
            does(slot.seat(), LocalText::new("zoon-log-reinforced").with("to", name(*square)))
        }
        Event::Compared { attacker, defender, .. } => {
            let told = line(attacker.seat(), told(tables, view, event, BRIEFLY)?)?;
            Some(pictured(told.joining(Joins::On), tables, view, *attacker, *defender))
        }
        // The count that goes down at once, where the turn ends, tells nothing new.
        Event::Stunned { slot, turns } if *turns > 0 => {
            Some(does(slot.seat(), LocalText::new("zoon-log-stunned"))?.joining(Joins::Instead))
        }
        Event::Pushed { slot, to, .. } => {
            then(slot.seat(), LocalText::new("zoon-log-pushed").with("to", name(*to)))
        }
        Event::FacedUp { slot } => then(slot.seat(), LocalText::new("zoon-log-faced-up")),
        Event::Fled { slot, to, .. } => {
            then(slot.seat(), LocalText::new("zoon-log-fled").with("to", name(*to)))
        }
        Event::Exchanged { slot, .. } => then(slot.seat(), LocalText::new("zoon-log-exchanged")),
        Event::Peeked { slot, .. } => then(enemy(slot.seat()), LocalText::new("zoon-log-peeked")),
        Event::Ended { ending } => Some(ended(*ending)),
        _ => None,
    }
}

/// What a card that was called answers, for the banner (Z55).
pub(super) fn called(at: &str, yes: bool) -> LocalText {
    LocalText::new(if yes { "zoon-called-yes" } else { "zoon-called-no" }).with("at", at.to_owned())
}

/// The same for the log (Z55), with whether the card can go anywhere (Z53).
pub(super) fn answered(tables: &Tables, view: &View, slot: Slot, yes: bool) -> LocalText {
    let goes = view.field().turn_state().pending() == Some(Pending::Drive(slot));
    let key = if !yes {
        "zoon-log-answered-no"
    } else if goes {
        "zoon-log-answered-yes"
    } else {
        "zoon-log-answered-held"
    };
    let at = tables.grid.name(view.field().card(slot).square);
    LocalText::new(key).with("at", at)
}

/// Who fights whom, by their squares.
pub(super) fn fight(tables: &Tables, field: &Field, attacker: Attacker, to: Square) -> LocalText {
    let (key, who) = match attacker {
        Attacker::Zoon(slot) => ("zoon-touch-fight", slot),
        Attacker::Shot { shooter, .. } => ("zoon-touch-shot", shooter),
    };
    let from = tables.grid.name(field.card(who).square);
    LocalText::new(key).with("from", from).with("to", tables.grid.name(to))
}

/// The outcome of a combat, in a line.
pub(super) fn verdict(event: &Event) -> Option<LocalText> {
    let Event::Compared { attacker, verdict, .. } = event else { return None };
    Some(LocalText::new(match (verdict, attacker) {
        (Verdict::DefenderFalls, _) => "zoon-combat-won",
        (Verdict::AttackerFalls, _) => "zoon-combat-lost",
        (Verdict::Tie, Attacker::Zoon(_)) => "zoon-combat-tied",
        (Verdict::Tie, Attacker::Shot { .. }) => "zoon-combat-missed",
    }))
}

/// What was done with a trump, by name: a played trump is public (Z57).
fn trump_told(tables: &Tables, view: &View, event: &Event) -> Option<LogLine> {
    let field = view.field();
    let name = |square: Square| tables.grid.name(square);
    let at = |slot: Slot| name(field.card(slot).square);
    let (trump, text) = match event {
        Event::Shot { trump, target, .. } => {
            (trump, LocalText::new("zoon-log-shot").with("to", at(*target)))
        }
        Event::Played { trump } => (trump, LocalText::new("zoon-log-played")),
        Event::TrumpBecame { trump, state } => match state {
            TrumpState::On(slot) => {
                (trump, LocalText::new("zoon-log-equipped").with("to", at(*slot)))
            }
            TrumpState::Laid([square, _]) => {
                (trump, LocalText::new("zoon-log-laid").with("to", name(*square)))
            }
            TrumpState::Tomb => (trump, LocalText::new("zoon-log-spent")),
            TrumpState::Hand { .. } | TrumpState::Absent => return None,
        },
        _ => return None,
    };
    let tribe = field.tribe(trump.seat());
    let plan = tables.trump(tribe, *trump)?;
    // Tactics are logged when they are played, all others by where they go.
    let is_tactic = matches!(plan.kind, TrumpKind::Tactic(_));
    let is_told = match event {
        Event::Played { .. } => is_tactic,
        Event::TrumpBecame { .. } => !is_tactic,
        _ => true,
    };
    let text = text.with("trump", trump_label(tables, tribe, plan));
    let line = LogLine::new(Some(Side(trump.seat().0)), text).of_player();
    is_told.then_some(line.showing("zoon", faces::trump_cell(&tables.tribe(tribe).id, &plan.id)))
}

/// The outcomes of a combat as whole sentences: won, lost, tied, missed by a shot.
const WHOLE: [&str; 4] = ["zoon-log-won", "zoon-log-lost", "zoon-log-tied", "zoon-log-missed"];
/// The same after what tells who attacks, beside the pictures of both cards.
const BRIEFLY: [&str; 4] = ["zoon-row-won", "zoon-row-lost", "zoon-row-tied", "zoon-row-missed"];

/// Who fought whom, both numbers, and the outcome.
pub(super) fn compared(tables: &Tables, view: &View, event: &Event) -> Option<LocalText> {
    told(tables, view, event, WHOLE)
}

/// The same in these sentences. Both cards have been seen (Z34).
fn told(tables: &Tables, view: &View, event: &Event, keys: [&'static str; 4]) -> Option<LocalText> {
    let Event::Compared { attacker, defender, attacking, defending, verdict } = event else {
        return None;
    };
    let says = |score: &Score| match score.number() {
        Some(number) => LocalText::new("zoon-score-number").with("number", u32::from(number)),
        None if score.mark == Mark::Star => LocalText::new("zoon-score-star"),
        None => LocalText::new("zoon-score-cross"),
    };
    let [won, lost, tied, missed] = keys;
    let key = match (verdict, attacker) {
        (Verdict::DefenderFalls, _) => won,
        (Verdict::AttackerFalls, _) => lost,
        (Verdict::Tie, Attacker::Zoon(_)) => tied,
        (Verdict::Tie, Attacker::Shot { .. }) => missed,
    };
    let zoon = |slot: Slot| Some(card_name(tables, view.face(slot)?));
    let first = match attacker {
        Attacker::Zoon(slot) => zoon(*slot)?,
        Attacker::Shot { trump, .. } => {
            let tribe = view.field().tribe(trump.seat());
            trump_label(tables, tribe, tables.trump(tribe, *trump)?)
        }
    };
    let text = LocalText::new(key).with("first", first).with("second", zoon(*defender)?);
    Some(text.with("mine", says(attacking)).with("theirs", says(defending)))
}

/// A line about a combat with the pictures of both cards; a shot's trump has been shown before.
fn pictured(
    line: LogLine,
    tables: &Tables,
    view: &View,
    attacker: Attacker,
    defender: Slot,
) -> LogLine {
    let first = match attacker {
        Attacker::Zoon(slot) => Some(slot),
        Attacker::Shot { .. } => None,
    };
    let faces = first.into_iter().chain([defender]).filter_map(|slot| view.face(slot));
    faces.fold(line, |line, kind| line.showing("zoon", faces::zoon_cell(tables, kind)))
}

/// How the match ended, after the name of the loser, if there is one.
fn ended(ending: Ending) -> LogLine {
    let (key, winner) = match ending {
        Ending::Emblem { winner } => ("zoon-log-emblem-lost", Some(winner)),
        Ending::Stuck { winner } => ("zoon-log-stuck", Some(winner)),
        Ending::Quiet => (ending.outcome().reason, None),
    };
    let side = winner.map(|seat| Side(enemy(seat).0));
    LogLine::new(side, key).of_player()
}
