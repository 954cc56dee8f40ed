//! What Arena's events do to the pawns on screen.

use bevy::prelude::Entity;

use super::marks::leaps;
use super::{ARMOR, BARS, BROKEN_ARMOR, THREADS, number, spot, words};
use crate::app::table::{Enact, Motion};
use crate::rules::Square;
use crate::rules::arena::{Arena, Event, Path, PawnId, Tables, movement};

/// The cell of the `tokens` sheet that flies to the plate of a side that scores.
const STAR: &str = "speck_star";

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Arena>;

impl Enact for Arena {
    fn enact(stage: &mut Stagehand) {
        stage.each(|stage, event| match *event {
            Event::Began { side } => {
                stage.standing.to_move = Some(side);
                stage.announce(words::begins(side));
            }
            // Until the lot is drawn no side is to move; `Began` sets the first one.
            Event::Awaits { moment, .. } => {
                stage.standing.to_move = stage.standing.to_move.map(|_| moment.to_move);
            }
            Event::Ended { .. } => stage.standing.ended = true,
            _ => show(stage, event),
        });
    }

    const CUES: &'static [&'static str] = &[
        "begin",
        "placed",
        "turn",
        "move",
        "leap",
        "strike",
        "pounce",
        "spring-back",
        "hit",
        "jail",
        "armor-crack",
        "armor-on",
        "endanger",
        "loosen",
        "web",
        "rescue",
        "free",
        "home",
        "hunt",
        "point",
    ];

    /// Silent: whose decision is awaited, because nothing happens on the board, and the end, which
    /// the result tells.
    fn cue(tables: &Tables, event: &Event) -> Option<&'static str> {
        match event {
            Event::Began { .. } => Some("begin"),
            Event::Placed { .. } => Some("placed"),
            Event::Turned { .. } => Some("turn"),
            Event::Moved { pawn, from, distance, path: Path::Straight(_), .. }
                if leaps(tables, *pawn, *from, *distance) =>
            {
                Some("leap")
            }
            Event::Moved { .. } => Some("move"),
            Event::Captured { .. } | Event::SentHome { .. } => Some("hit"),
            Event::ArmorCracked { .. } => Some("armor-crack"),
            Event::ArmorGained { .. } => Some("armor-on"),
            Event::SprangBack { .. } => Some("spring-back"),
            Event::Endangered { .. } => Some("endanger"),
            Event::OutOfDanger { .. } => Some("loosen"),
            Event::Webbed { .. } => Some("web"),
            Event::Rescued { .. } => Some("rescue"),
            Event::Freed { .. } => Some("free"),
            Event::Hunted { .. } => Some("hunt"),
            Event::Awaits { .. } | Event::Ended { .. } => None,
        }
    }
}

/// Changes and animates the pawn of an event.
fn show(stage: &mut Stagehand, event: &Event) {
    let Some(pawn) = whose(event).and_then(|id| stage.pawns.with_id(number(id))) else { return };
    match *event {
        Event::Placed { square, heading, .. } => {
            stage.pawns.put(pawn, spot(square));
            stage.pawns.point(pawn, heading.0);
            stage.animate(pawn, Motion::Slide(spot(square)));
        }
        Event::Turned { heading, .. } => {
            stage.pawns.point(pawn, heading.0);
            stage.animate(pawn, Motion::Turn(heading.0));
        }
        Event::Moved { .. } => go(stage, pawn, event),
        Event::SprangBack { to, .. } => {
            stage.pawns.put(pawn, spot(to));
            stage.animate(pawn, Motion::Spring(spot(to)));
        }
        Event::Captured { .. } => {
            fall(stage, pawn);
            jail(stage, pawn);
        }
        Event::SentHome { .. } => {
            fall(stage, pawn);
            send_home(stage, pawn);
        }
        Event::Rescued { jailed, .. } => {
            stage.animate(pawn, Motion::Cheer);
            if jailed { jail(stage, pawn) } else { send_home(stage, pawn) }
        }
        Event::Hunted { pawn: id, square, .. } => {
            stage.voice(pawn);
            stage.animate(pawn, Motion::Cheer);
            stage.send("point", STAR, spot(square), id.side());
            send_home(stage, pawn);
        }
        Event::Webbed { .. } => {
            stage.animate(pawn, Motion::Shake);
            jail(stage, pawn);
        }
        Event::ArmorGained { .. } => attach(stage, pawn, ARMOR),
        Event::ArmorCracked { .. } => {
            strike(stage);
            stage.pawns.detach(pawn, ARMOR);
            let (attachment, broken) = (ARMOR.to_owned(), BROKEN_ARMOR.to_owned());
            stage.animate(pawn, Motion::Break { attachment, broken });
        }
        Event::Freed { .. } => {
            stage.pawns.set_aside(pawn);
            detach(stage, pawn, BARS);
        }
        Event::Endangered { .. } => attach(stage, pawn, THREADS),
        Event::OutOfDanger { .. } => detach(stage, pawn, THREADS),
        Event::Began { .. } | Event::Awaits { .. } | Event::Ended { .. } => {}
    }
}

/// The mover strikes instead of only coming. Returns it the first time.
fn strike(stage: &mut Stagehand) -> Option<Entity> {
    stage.recue("move", "strike").or_else(|| stage.recue("leap", "pounce"))
}

/// A pawn is hit, and its captor is heard.
fn fall(stage: &mut Stagehand, pawn: Entity) {
    if let Some(captor) = strike(stage) {
        stage.voice(captor);
    }
    stage.animate(pawn, Motion::Shake);
}

/// The pawn that an event is about.
fn whose(event: &Event) -> Option<PawnId> {
    match event {
        Event::Placed { pawn, .. }
        | Event::Turned { pawn, .. }
        | Event::Moved { pawn, .. }
        | Event::SprangBack { pawn, .. }
        | Event::Captured { pawn, .. }
        | Event::SentHome { pawn, .. }
        | Event::Hunted { pawn, .. }
        | Event::ArmorGained { pawn }
        | Event::ArmorCracked { pawn, .. }
        | Event::Rescued { pawn, .. }
        | Event::Freed { pawn }
        | Event::Webbed { pawn, .. }
        | Event::Endangered { pawn }
        | Event::OutOfDanger { pawn } => Some(*pawn),
        Event::Began { .. } | Event::Awaits { .. } | Event::Ended { .. } => None,
    }
}

fn go(stage: &mut Stagehand, pawn: Entity, event: &Event) {
    let Event::Moved { pawn: id, from, to, path, distance } = *event else { return };
    let tables = stage.tables();
    let corner = corner(tables, from, path, distance);
    let leaps = corner.is_none() && leaps(tables, id, from, distance);
    stage.pawns.put(pawn, spot(to));
    if let Some(corner) = corner {
        stage.animate(pawn, Motion::Slide(spot(corner)));
    }
    stage.animate(pawn, if leaps { Motion::Leap(spot(to)) } else { Motion::Slide(spot(to)) });
}

/// The square on which an L move turns.
fn corner(tables: &Tables, from: Square, path: Path, distance: u8) -> Option<Square> {
    let Path::Bent { .. } = path else { return None };
    let straight = usize::from(distance).checked_sub(2)?;
    movement::squares(tables, from, path, distance).nth(straight).map(|(square, _)| square)
}

fn attach(stage: &mut Stagehand, pawn: Entity, attachment: &str) {
    stage.pawns.attach(pawn, attachment);
    stage.animate(pawn, Motion::Attach(attachment.to_owned()));
}

fn detach(stage: &mut Stagehand, pawn: Entity, attachment: &str) {
    stage.pawns.detach(pawn, attachment);
    stage.animate(pawn, Motion::Detach(attachment.to_owned()));
}

/// Moves a pawn to prison, where bars are its only attachment.
fn jail(stage: &mut Stagehand, pawn: Entity) {
    stage.pawns.take(pawn);
    stage.pawns.detach(pawn, ARMOR);
    stage.pawns.detach(pawn, THREADS);
    stage.pawns.attach(pawn, BARS);
    stage.animate_as("jail", pawn, Motion::Take);
}

/// Moves a pawn beside the board, from where its side can place it again.
fn send_home(stage: &mut Stagehand, pawn: Entity) {
    stage.pawns.set_aside(pawn);
    stage.pawns.detach(pawn, THREADS);
    stage.animate_as("home", pawn, Motion::Take);
}
