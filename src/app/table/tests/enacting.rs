//! How the vanes are presented.

use super::vanes::{END_TURN, Event, GRID, Gust, MIDDLE, Roof, Vanes, side_of};
use crate::app::kit::locale::LocalText;
use crate::app::session::plan::MatchPlan;
use crate::app::table::contract::anchors::{Anchor, ButtonAnchor};
use crate::app::table::contract::log::LogLine;
use crate::app::table::contract::looks::BoardLook;
use crate::app::table::contract::mark::Mark;
use crate::app::table::contract::pieces::{Standing, Whereabouts};
use crate::app::table::contract::scene::{PawnSeen, Scene};
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::steps::Motion;
use crate::app::table::turns::stagehand::{Enact, Stagehand};
use crate::data::{Files, FromFiles};
use crate::rules::Spot;

const BARS: &str = "bars";
const ROSETTE: &str = "rosette";

impl FromFiles for Vanes {
    fn tables(_: &dyn Files, _: &str, _: &[(String, String)]) -> Result<(), String> {
        Ok(())
    }
}

impl TableGame for Vanes {
    fn setup((): &(), _: &MatchPlan) {}

    fn board((): &()) -> BoardLook {
        BoardLook::new(GRID, vec!["land_1".into(); GRID.len()])
    }

    fn stage((): &(), roof: &Roof) -> Scene {
        let pawns = (0..4).zip(&roof.vanes).map(|(id, vane)| {
            let place = match (vane.square, vane.captive) {
                (Some(square), _) => Whereabouts::On(Spot::Square(square)),
                (None, true) => Whereabouts::Captive,
                (None, false) => Whereabouts::Aside,
            };
            let bars = vane.captive.then(|| BARS.to_owned());
            let rosette = vane.decorated.then(|| ROSETTE.to_owned());
            PawnSeen {
                id: Some(id.into()),
                heading: vane.square.map(|_| vane.heading),
                attachments: bars.into_iter().chain(rosette).collect(),
                ..PawnSeen::new(place, side_of(id), "cat".into(), "vane".into())
            }
        });
        let ended = matches!(
            <Self as crate::rules::Game>::actor(&(), roof),
            crate::rules::Actor::Nobody(_)
        );
        let standing = Standing { to_move: Some(roof.to_move), ended };
        Scene { pawns: pawns.collect(), standing }
    }

    fn mark((): &(), roof: &Roof, action: Gust) -> Mark {
        match action {
            Gust::Step(_, MIDDLE) => Mark::Skull,
            Gust::Step(_, to) if roof.on(to).is_some() => Mark::Ring,
            _ => Mark::Dot,
        }
    }

    fn anchors((): &(), roof: &Roof, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        let square = match picked {
            [Spot::Square(square)] => Some(*square),
            [] => roof.due.and_then(|vane| roof.vanes[usize::from(vane)].square),
            _ => None,
        };
        let petals = square.into_iter().flat_map(|square| {
            let around = Spot::Square(square);
            (0..8).map(move |eighths| {
                (Spot::Button(eighths.into()), Anchor::Petal { around, eighths, costs: None })
            })
        });
        let end = Anchor::Button(ButtonAnchor::new("vanes-end-turn").ends_turn());
        petals.chain([(END_TURN, end)]).collect()
    }

    fn turn_line((): &(), roof: &Roof, _: &[Spot]) -> Option<LocalText> {
        Some(LocalText::new("vanes-left").with("count", u32::from(2_u8.saturating_sub(roof.done))))
    }

    fn proposal((): &(), roof: &Roof) -> Option<(LocalText, Vec<Gust>)> {
        let waits = (0..4).find(|id| {
            let vane = roof.vanes[usize::from(*id)];
            side_of(*id) == roof.to_move && vane.square.is_none() && !vane.captive
        })?;
        let home = roof.to_move.0 * 10 + 2;
        let free = roof.on(home).is_none() && roof.done == 0 && roof.due.is_none();
        let actions = vec![Gust::Place(waits, home), Gust::Turn(home, 2)];
        free.then(|| (LocalText::new("vanes-fill"), actions))
    }

    fn log_line((): &(), _: &Roof, _: &Event) -> Option<LogLine> {
        None
    }
}

impl Enact for Vanes {
    fn enact(stage: &mut Stagehand<'_, '_, Self>) {
        for event in stage.events() {
            show(stage, event);
        }
    }
}

fn show(stage: &mut Stagehand<Vanes>, event: Event) {
    let vane = match event {
        Event::Passed(side) => {
            stage.standing.to_move = Some(side);
            return;
        }
        Event::Over => {
            stage.standing.ended = true;
            return;
        }
        Event::Awaits(_) => return,
        Event::Placed { vane, .. }
        | Event::Stepped(vane, _)
        | Event::Decorated(vane)
        | Event::Taken(vane)
        | Event::Turned(vane, _) => vane,
    };
    let Some(pawn) = stage.pawns.with_id(vane.into()) else { return };
    let motion = match event {
        Event::Placed { square, heading, .. } => {
            stage.pawns.put(pawn, Spot::Square(square));
            stage.pawns.point(pawn, heading);
            Motion::Leap(Spot::Square(square))
        }
        Event::Stepped(_, square) => {
            stage.pawns.put(pawn, Spot::Square(square));
            Motion::Slide(Spot::Square(square))
        }
        Event::Decorated(_) => {
            stage.pawns.attach(pawn, ROSETTE);
            Motion::Attach(ROSETTE.into())
        }
        Event::Taken(_) => {
            stage.pawns.take(pawn);
            stage.pawns.attach(pawn, BARS);
            Motion::Take
        }
        Event::Turned(_, to) => {
            stage.pawns.point(pawn, to);
            Motion::Turn(to)
        }
        Event::Awaits(_) | Event::Passed(_) | Event::Over => return,
    };
    stage.animate(pawn, motion);
}
