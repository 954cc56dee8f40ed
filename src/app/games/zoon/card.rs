//! Zoon's cards for the HUD, and what is known of cards that lie face down.
//!
//! Everything is computed from what the viewer sees, so a card of which only the back is seen
//! reveals public knowledge alone.

use std::collections::BTreeSet;

use super::faces::{trump as trump_face, zoon as zoon_face};
use super::words::{card_name, rank_name, star_line, tribe_name, trump_label, trump_line};
use crate::app::hud::{Card, Explain};
use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::rules::zoon::spots::{self, Picked};
use crate::rules::zoon::{
    Action, Face, Field, Kind, Peeking, Rank, SEATS, Slot, Stage, Tables, TrumpKind, View,
    Whereabouts, Zoon, enemy, outlook,
};
use crate::rules::{Game, Seat, Side, Spot, Square, Viewer};

impl Explain for Zoon {
    /// Both tribes with their trumps.
    fn cards(tables: &Tables, view: &View) -> Vec<Card> {
        let field = view.field();
        let mut tribes = SEATS.map(|seat| field.tribe(seat)).to_vec();
        tribes.dedup();
        let of_tribe = |tribe: u8| {
            let zoons =
                kinds_in_play(tables, tribe, field.reserves()).map(|kind| zoon(tables, kind));
            let count = tables.tribe(tribe).trumps.len() as u8;
            zoons.chain((0..count).filter_map(move |index| trump(tables, tribe, index)))
        };
        tribes.into_iter().flat_map(of_tribe).collect()
    }

    fn card_at(tables: &Tables, view: &View, spot: Spot) -> Option<Card> {
        let field = view.field();
        match spot {
            Spot::Square(number) => {
                let slot = slot_on(tables, view, Square(number))?;
                Some(card_of(tables, view, slot))
            }
            _ => match spots::picked(spot)? {
                Picked::Kept(slot) => Some(card_of(tables, view, slot)),
                Picked::ToDeploy(kind) => Some(zoon(tables, kind)),
                Picked::Trump(id) if view.viewer() == Viewer::Seat(id.seat()) => {
                    let mut card = trump(tables, field.tribe(id.seat()), id.index())?;
                    card.side = Some(Side(id.seat().0));
                    Some(card)
                }
                Picked::Trump(id) => {
                    Some(unknown(tables, view, Side(id.seat().0), "zoon-card-trump"))
                }
            },
        }
    }

    /// A player's own card that is pointed at, with strict peeking. A fallen card lies face down
    /// (Z36), but its fall was public and the log names it, so pointing at it shows it.
    fn may_look(tables: &Tables, known: &View, spot: Spot) -> bool {
        let Spot::Square(number) = spot else { return has_fallen(known, spot) };
        let own = |slot: Slot| known.viewer() == Viewer::Seat(slot.seat());
        known.field().peeking() == Peeking::OneByOne
            && known.may_peek()
            && slot_on(tables, known, Square(number)).is_some_and(own)
    }

    fn reach(tables: &Tables, view: &View, spot: Spot) -> Vec<Spot> {
        let Spot::Square(number) = spot else { return Vec::new() };
        let mut actions = Vec::new();
        if view.viewer() == Viewer::Seat(view.field().turn_state().turn) {
            Zoon::actions(tables, view.position(), &mut actions);
        }
        let goes = |action: Action| match action {
            Action::Move { from, to, .. } if from.0 == number => Some(Spot::Square(to.0)),
            _ => None,
        };
        let mut reach: Vec<Spot> = actions.into_iter().filter_map(goes).collect();
        reach.sort();
        reach.dedup();
        reach
    }

    /// Cards that could be attacked next. A face-down card counts as everything it may still be, so
    /// a warning reveals nothing but public knowledge.
    fn endangered(tables: &Tables, view: &View, side: Side) -> Vec<Spot> {
        let own = Seat(side.0 & 1);
        let held = view.field().held(own);
        let squares: BTreeSet<Square> =
            enemy_steps(tables, view, own).map(|(_, square)| square).collect();
        let struck = |square: &Square| held & square.bit() != 0;
        squares.into_iter().filter(struck).map(|square| Spot::Square(square.0)).collect()
    }

    /// Z45: few places are left where an Emblème can be, or an enemy stands beside the only one;
    /// and tribes of few cards.
    fn tension(tables: &Tables, view: &View) -> u8 {
        let field = view.field();
        if field.turn_state().stage != Stage::Playing {
            return 0;
        }
        SEATS.into_iter().map(|seat| peril(tables, field, seat)).max().unwrap_or_default()
    }
}

/// The cards of a tribe that take part, with its reserve or without.
fn kinds_in_play(tables: &Tables, tribe: u8, reserves: bool) -> impl Iterator<Item = Kind> {
    tables.tribe(tribe).kinds().filter(move |kind| tables.count(*kind, reserves) > 0)
}

/// The faces of a tribe that take part.
pub(super) fn faces_in_play(
    tables: &Tables,
    tribe: u8,
    reserves: bool,
) -> impl Iterator<Item = &Face> {
    kinds_in_play(tables, tribe, reserves).map(|kind| tables.face(kind))
}

/// Where the enemies of a seat could go next, each with the card. A face-down card counts as
/// everything it may still be.
pub(super) fn enemy_steps<'a>(
    tables: &'a Tables,
    view: &'a View,
    own: Seat,
) -> impl Iterator<Item = (Slot, Square)> + 'a {
    let field = view.field();
    let goes = move |slot: Slot| {
        let known = view.face(slot);
        let set = if known.is_some() { 0 } else { field.card(slot).may_be };
        let guessed = outlook::kinds(tables, field.tribe(slot.seat()), set);
        let kinds = known.into_iter().chain(guessed);
        let steps = kinds.flat_map(move |kind| outlook::steps(tables, field, slot, kind));
        steps.map(move |step| (slot, step.to))
    };
    let able = field.standing(enemy(own)).filter(|(slot, _)| outlook::is_able(field, *slot));
    able.flat_map(move |(slot, _)| goes(slot))
}

/// A tribe of at most this many cards is in peril.
const FEW: usize = 6;

/// How near a seat is to losing, as far as everybody knows.
fn peril(tables: &Tables, field: &Field, seat: Seat) -> u8 {
    let tribe = tables.tribe(field.tribe(seat));
    let emblem = tribe.kinds().filter(|kind| tables.face(*kind).rank == Rank::Emblem);
    let emblem = emblem.fold(0, |set, kind| set | tribe.bit(kind));
    let may_be = field.standing(seat).filter(|(_, card)| card.may_be & emblem != 0);
    let may_be: Vec<(i8, i8)> = may_be.map(|(_, card)| tables.grid.place(card.square)).collect();
    let beside = |(x, y): (i8, i8)| {
        let mut enemies =
            field.standing(enemy(seat)).map(|(_, card)| tables.grid.place(card.square));
        enemies.any(|(ex, ey)| x.abs_diff(ex).max(y.abs_diff(ey)) <= 1)
    };
    let few = if field.standing(seat).count() <= FEW { 50 } else { 0 };
    match may_be[..] {
        [known] if beside(known) => 100,
        [_] => 60,
        [_, _] | [_, _, _] => few.max(40),
        _ => few,
    }
}

/// Whether a card beside the field lies in a tomb.
fn has_fallen(view: &View, spot: Spot) -> bool {
    let Some(Picked::Kept(slot)) = spots::picked(spot) else { return false };
    view.field().card(slot).whereabouts == Whereabouts::Tomb
}

/// The card on a square; before play begins the viewer's own.
fn slot_on(tables: &Tables, view: &View, square: Square) -> Option<Slot> {
    let laid_out = || {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let place = tables.deployment(seat).iter().position(|other| *other == square)?;
        let slot = Slot::new(seat, place as u8);
        let before = view.field().turn_state().stage != crate::rules::zoon::Stage::Playing;
        view.face(slot).filter(|_| before).map(|_| slot)
    };
    view.field().slot_at(square).or_else(laid_out)
}

fn card_of(tables: &Tables, view: &View, slot: Slot) -> Card {
    let side = Side(slot.seat().0);
    let mut card = match view.face(slot) {
        Some(kind) => zoon(tables, kind),
        None => unknown(tables, view, side, "zoon-card-unknown"),
    };
    card.side = Some(side);
    card.notes = notes(tables, view, slot);
    card
}

fn zoon(tables: &Tables, kind: Kind) -> Card {
    let face = tables.face(kind);
    let class = LocalText::new("zoon-card-class")
        .with("rank", rank_name(face.rank))
        .with("value", u32::from(face.value));
    let mut powers: Vec<LocalText> = face.star.map(star_line).into_iter().collect();
    if face.rank == Rank::Emblem {
        powers.push(LocalText::new("zoon-card-emblem"));
    }
    if face.paths.is_empty() && face.green.is_empty() {
        powers.push(LocalText::new("zoon-card-still"));
    }
    if face.reserve {
        powers.push(LocalText::new("zoon-card-reserve"));
    }
    Card {
        head: tables.tribe(face.tribe).id.clone(),
        face: Some(zoon_face(tables, kind)),
        name: card_name(tables, kind),
        class: Some(("card", class)),
        powers,
        ..Card::default()
    }
}

fn trump(tables: &Tables, tribe: u8, index: u8) -> Option<Card> {
    let plan = tables.tribe(tribe).trumps.get(usize::from(index))?;
    let kind = match plan.kind {
        TrumpKind::Shot { .. } => "zoon-kind-shot",
        TrumpKind::Gear { .. } => "zoon-kind-gear",
        TrumpKind::Terrain { .. } => "zoon-kind-terrain",
        TrumpKind::Tactic(_) => "zoon-kind-tactic",
    };
    let strength = LocalText::new("zoon-trump-class")
        .with("kind", LocalText::new(kind))
        .with("strength", u32::from(plan.strength));
    Some(Card {
        head: tables.tribe(tribe).id.clone(),
        face: Some(trump_face(tables, tribe, plan)),
        name: trump_label(tables, tribe, plan),
        class: Some(("card", strength)),
        powers: trump_line(plan),
        ..Card::default()
    })
}

/// A card of which only the back and the owner are known.
fn unknown(tables: &Tables, view: &View, side: Side, key: &'static str) -> Card {
    let tribe = view.field().tribe(crate::rules::Seat(side.0));
    let back = format!("back_{}", tables.tribe(tribe).id);
    Card {
        face: Some(CardFace::new(back)),
        name: LocalText::new(key),
        class: Some(("card", tribe_name(tables, tribe))),
        side: Some(side),
        ..Card::default()
    }
}

/// What is special about a card now, and what is known of one that lies face down.
fn notes(tables: &Tables, view: &View, slot: Slot) -> Vec<LocalText> {
    let field = view.field();
    let (card, tribe) = (field.card(slot), field.tribe(slot.seat()));
    let mut notes = Vec::new();
    if card.stunned > 0 {
        notes.push(LocalText::new("zoon-note-stunned"));
    }
    if card.face_up {
        notes.push(LocalText::new("zoon-note-open"));
    }
    if let Some(plan) = card.gear.and_then(|gear| tables.trump(tribe, gear)) {
        notes
            .push(LocalText::new("zoon-note-gear").with("trump", trump_label(tables, tribe, plan)));
    }
    notes.extend(may_be(tables, view, slot));
    notes
}

/// A reminder of what an enemy card may still be, if that is no more than three Zoons.
fn may_be(tables: &Tables, view: &View, slot: Slot) -> Option<LocalText> {
    let field = view.field();
    let tribe = tables.tribe(field.tribe(slot.seat()));
    let set = field.card(slot).may_be;
    let mut names: Vec<LocalText> = Vec::new();
    for kind in tribe.kinds().filter(|kind| set & tribe.bit(*kind) != 0) {
        let name = card_name(tables, kind);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let few = view.face(slot).is_none() && (1..=3).contains(&names.len());
    few.then(|| {
        let all = names.into_iter().reduce(|all, next| {
            LocalText::new("zoon-ranks").with("first", all).with("second", next)
        });
        LocalText::new("zoon-note-may-be").with("names", all.unwrap_or_default())
    })
}
