//! What Arena's events do to the pawns on screen.

use bevy::prelude::Entity;

use super::marks::leaps;
use super::{
    ARMOR, BARS, BARS_AJAR, BROKEN_ARMOR, GLEAMING_ARMOR, OPEN_BARS, THREADS, TIGHT_THREADS,
    number, spot, words,
};
use crate::app::table::{Enact, Mark, Motion, Whereabouts};
use crate::rules::arena::outlook::enemy;
use crate::rules::arena::{Arena, Ending, Event, Path, PawnId, Tables, movement, pawn_id};
use crate::rules::{Spot, Square};

/// The cell of the `tokens` sheet that flies to the plate of a side that scores.
const STAR: &str = "speck_star";
/// The width of a web: the spider's square and those around it (R58).
const WEB: f32 = 2.9;

type Stagehand<'w, 's> = crate::app::table::Stagehand<'w, 's, Arena>;

impl Enact for Arena {
    fn enact(stage: &mut Stagehand) {
        stage.each(|stage, event| match *event {
            Event::Began { side } => {
                stage.standing.to_move = Some(side);
                stage.announce_beginner(side, words::begins(side), "table-you-begin");
            }
            // Until the lot is drawn no side is to move; `Began` sets the first one.
            Event::Awaits { moment, .. } => {
                stage.standing.to_move = stage.standing.to_move.map(|_| moment.to_move);
            }
            Event::Ended { ending } => {
                stage.standing.ended = true;
                // Whoever wins by a hunt is seen where it has won and not on its way home (R37).
                let won = matches!(ending, Ending::Points { .. });
                let hunted = won.then(|| stage.stay_instead("home")).flatten();
                stage.celebrate(ending.winner(), hunted);
            }
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
        "gleam",
        "endanger",
        "loosen",
        "web-seen",
        "web",
        "gate",
        "rescue",
        "free",
        "out",
        "home",
        "hunt",
        "point",
        "win",
        "loss",
        "draw",
    ];

    /// Silent: whose decision is awaited, because nothing happens on the board, and the end, whose
    /// cue depends on who looks.
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
            jail(stage, pawn, Motion::Take);
        }
        Event::SentHome { .. } => {
            fall(stage, pawn);
            send_home(stage, pawn, Motion::Take);
        }
        Event::Hunted { pawn: id, square, .. } => {
            stage.voice(pawn);
            stage.animate(pawn, Motion::Cheer);
            stage.send("point", STAR, spot(square), id.side());
            send_home(stage, pawn, Motion::Take);
        }
        _ => show_held(stage, pawn, event),
    }
}

/// The same for what holds a pawn or protects it: gates, threads and armor.
fn show_held(stage: &mut Stagehand, pawn: Entity, event: &Event) {
    match *event {
        Event::Rescued { jailed, .. } => {
            let gates = [("", BARS), (BARS, BARS_AJAR), (BARS_AJAR, OPEN_BARS)];
            for (from, to) in gates {
                stage.animate_as("gate", pawn, Motion::Change { from, to });
            }
            stage.animate(pawn, Motion::Cheer);
            // It leaves the open gate behind.
            let leaves = Motion::Detach(OPEN_BARS.to_owned());
            match jailed {
                true => jail(stage, pawn, leaves),
                false => send_home(stage, pawn, leaves),
            }
        }
        Event::Webbed { pawn: id, square } => {
            show_web(stage, id, square);
            stage.animate_as("endanger", pawn, Motion::Attach(THREADS.to_owned()));
            stage.animate(pawn, Motion::Change { from: THREADS, to: TIGHT_THREADS });
            jail(stage, pawn, Motion::Take);
        }
        Event::ArmorGained { .. } => {
            attach(stage, pawn, ARMOR);
            for (from, to) in [(ARMOR, GLEAMING_ARMOR), (GLEAMING_ARMOR, ARMOR)] {
                stage.animate_as("gleam", pawn, Motion::Change { from, to });
            }
        }
        Event::ArmorCracked { .. } => {
            strike(stage);
            stage.pawns.detach(pawn, ARMOR);
            let (attachment, broken) = (ARMOR.to_owned(), BROKEN_ARMOR.to_owned());
            stage.animate(pawn, Motion::Break { attachment, broken });
        }
        Event::Freed { .. } => {
            stage.pawns.set_aside(pawn);
            stage.pawns.detach(pawn, BARS);
            stage.animate(pawn, Motion::Change { from: BARS, to: BARS_AJAR });
            stage.animate_as("gate", pawn, Motion::Change { from: BARS_AJAR, to: OPEN_BARS });
            stage.animate_as("out", pawn, Motion::Detach(OPEN_BARS.to_owned()));
        }
        Event::Endangered { pawn: id } => {
            if let Some(Spot::Square(number)) = stage.pawns.whereabouts(pawn).spot() {
                show_web(stage, id, Square(number));
            }
            attach(stage, pawn, THREADS);
        }
        Event::OutOfDanger { .. } => detach(stage, pawn, THREADS),
        _ => {}
    }
}

/// Shows the web that catches a pawn on a square: it belongs to an enemy beside it (R58).
fn show_web(stage: &mut Stagehand, pawn: PawnId, square: Square) {
    let enemy = enemy(pawn.side());
    let spiders = pawn_id::pawns(enemy, stage.tables().spinners(enemy));
    let stands = |spider: PawnId| {
        let spider = stage.pawns.with_id(number(spider))?;
        let Whereabouts::On(Spot::Square(number)) = stage.pawns.whereabouts(spider) else {
            return None;
        };
        Some(Square(number)).filter(|spider| stage.tables().webs(*spider, square))
    };
    if let Some(spider) = spiders.into_iter().find_map(stands) {
        stage.glimpse("web-seen", Mark::Web.cell(), spot(spider), WEB);
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
pub(super) fn corner(tables: &Tables, from: Square, path: Path, distance: u8) -> Option<Square> {
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
fn jail(stage: &mut Stagehand, pawn: Entity, motion: Motion) {
    stage.pawns.take(pawn);
    stage.pawns.detach(pawn, ARMOR);
    stage.pawns.detach(pawn, THREADS);
    stage.pawns.attach(pawn, BARS);
    stage.animate_as("jail", pawn, motion);
}

/// Moves a pawn beside the board, from where its side can place it again.
fn send_home(stage: &mut Stagehand, pawn: Entity, motion: Motion) {
    stage.pawns.set_aside(pawn);
    stage.pawns.detach(pawn, THREADS);
    stage.animate_as("home", pawn, motion);
}
