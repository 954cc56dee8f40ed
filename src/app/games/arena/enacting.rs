//! What Arena's events do to the pawns on screen: one system a stage.

use bevy::prelude::*;

use super::marks::leaps;
use super::{ARMOR, BARS, BROKEN_ARMOR, THREADS, number, spot, words};
use crate::app::table::{Pawns, PhaseEvents, Playback, Playing, Standing, Step};
use crate::rules::Square;
use crate::rules::arena::{Arena, Event, Path, PawnId, Tables, movement};

type Events<'w> = Res<'w, PhaseEvents<Arena>>;

pub(super) fn show_who_begins(
    events: Events,
    mut standing: ResMut<Standing>,
    mut playback: ResMut<Playback>,
) {
    for event in events.iter() {
        let Event::Began { side } = event else { continue };
        standing.to_move = Some(*side);
        playback.push(Step::Announce(words::begins(*side)));
    }
}

pub(super) fn place_pawns(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        let Event::Placed { pawn, square, heading } = event else { continue };
        let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
        let to = spot(*square);
        pawns.put(pawn, to);
        pawns.point(pawn, heading.0);
        playback.push(Step::Slide { pawn, to });
    }
}

pub(super) fn turn_heads(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        let Event::Turned { pawn, heading, .. } = event else { continue };
        let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
        pawns.point(pawn, heading.0);
        playback.push(Step::Turn { pawn, to: heading.0 });
    }
}

pub(super) fn slide_pawns(
    events: Events,
    playing: Res<Playing<Arena>>,
    mut pawns: Pawns,
    mut playback: ResMut<Playback>,
) {
    for event in events.iter() {
        let Event::Moved { pawn: id, from, to, path, distance } = event else { continue };
        let Some(pawn) = pawns.with_id(number(*id)) else { continue };
        pawns.put(pawn, spot(*to));
        let tables = playing.tables();
        let to = spot(*to);
        let leaps = leaps(tables, *id, *from, *distance);
        match corner(tables, *from, *path, *distance) {
            Some(corner) => {
                playback.push(Step::Slide { pawn, to: spot(corner) });
                playback.push(Step::Slide { pawn, to });
            }
            None if leaps => playback.push(Step::Leap { pawn, to }),
            None => playback.push(Step::Slide { pawn, to }),
        }
    }
}

/// Where an L turns.
fn corner(tables: &Tables, from: Square, path: Path, distance: u8) -> Option<Square> {
    let Path::Bent { .. } = path else { return None };
    let straight = usize::from(distance).checked_sub(2)?;
    movement::squares(tables, from, path, distance).nth(straight).map(|(square, _)| square)
}

/// Carries a pawn off to prison, with nothing but bars on.
fn jail(pawns: &mut Pawns, playback: &mut Playback, id: PawnId) {
    let Some(pawn) = pawns.with_id(number(id)) else { return };
    pawns.take(pawn);
    pawns.doff(pawn, ARMOR);
    pawns.doff(pawn, THREADS);
    pawns.don(pawn, BARS);
    playback.push(Step::Take { pawn });
}

/// Carries a pawn off to beside the board, from where it starts again.
fn send_home(pawns: &mut Pawns, playback: &mut Playback, id: PawnId) {
    let Some(pawn) = pawns.with_id(number(id)) else { return };
    pawns.set_aside(pawn);
    pawns.doff(pawn, THREADS);
    playback.push(Step::Take { pawn });
}

fn spring_back(pawns: &mut Pawns, playback: &mut Playback, event: &Event) {
    let Event::SprangBack { pawn, to, .. } = event else { return };
    let Some(pawn) = pawns.with_id(number(*pawn)) else { return };
    pawns.put(pawn, spot(*to));
    playback.push(Step::Spring { pawn, to: spot(*to) });
}

pub(super) fn jail_captives(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        match event {
            Event::Captured { pawn, .. } => jail(&mut pawns, &mut playback, *pawn),
            Event::SentHome { pawn, .. } => send_home(&mut pawns, &mut playback, *pawn),
            _ => spring_back(&mut pawns, &mut playback, event),
        }
    }
}

pub(super) fn score_hunts(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        let Event::Hunted { pawn: id, .. } = event else { continue };
        let Some(pawn) = pawns.with_id(number(*id)) else { continue };
        playback.push(Step::Cheer { pawn });
        send_home(&mut pawns, &mut playback, *id);
    }
}

pub(super) fn crack_armor(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        match event {
            Event::ArmorGained { pawn } => {
                let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
                pawns.don(pawn, ARMOR);
                playback.push(Step::Don { pawn, worn: ARMOR.to_owned() });
            }
            Event::ArmorCracked { pawn, .. } => {
                let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
                pawns.doff(pawn, ARMOR);
                let (worn, broken) = (ARMOR.to_owned(), BROKEN_ARMOR.to_owned());
                playback.push(Step::Break { pawn, worn, broken });
            }
            _ => spring_back(&mut pawns, &mut playback, event),
        }
    }
}

pub(super) fn free_captives(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        match event {
            Event::Rescued { pawn, jailed: true, .. } => jail(&mut pawns, &mut playback, *pawn),
            Event::Rescued { pawn, jailed: false, .. } => {
                send_home(&mut pawns, &mut playback, *pawn);
            }
            Event::Freed { pawn } => {
                let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
                pawns.set_aside(pawn);
                pawns.doff(pawn, BARS);
                playback.push(Step::Doff { pawn, worn: BARS.to_owned() });
            }
            _ => {}
        }
    }
}

pub(super) fn tighten_webs(events: Events, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        match event {
            Event::Endangered { pawn } => {
                let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
                pawns.don(pawn, THREADS);
                playback.push(Step::Don { pawn, worn: THREADS.to_owned() });
            }
            Event::OutOfDanger { pawn } => {
                let Some(pawn) = pawns.with_id(number(*pawn)) else { continue };
                pawns.doff(pawn, THREADS);
                playback.push(Step::Doff { pawn, worn: THREADS.to_owned() });
            }
            Event::Webbed { pawn: id, .. } => {
                let Some(pawn) = pawns.with_id(number(*id)) else { continue };
                playback.push(Step::Shake { pawn });
                jail(&mut pawns, &mut playback, *id);
            }
            Event::SentHome { pawn, .. } => send_home(&mut pawns, &mut playback, *pawn),
            _ => {}
        }
    }
}

pub(super) fn pass_turn(events: Events, mut standing: ResMut<Standing>) {
    for event in events.iter() {
        let Event::Awaits { moment, .. } = event else { continue };
        // Who begins is the lot's to show.
        standing.to_move = standing.to_move.map(|_| moment.to_move);
    }
}

pub(super) fn end_match(events: Events, mut standing: ResMut<Standing>) {
    standing.ended |= events.iter().any(|event| matches!(event, Event::Ended { .. }));
}
