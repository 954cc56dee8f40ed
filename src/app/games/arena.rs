//! Arena on the table: how its pawns and squares look, and what its events do to them.
//!
//! Animals, their pictures and their names are found by the ids of the level's data, so a level
//! with other animals needs pictures and texts but no code. Deliberately absent: rules.

pub mod card;
mod editing;
mod enacting;
mod looks;
mod marks;
mod menu;
mod pages;
mod proposals;
mod ring;
mod risks;
mod signs;
mod why;
mod words;

#[cfg(test)]
mod tests;

use crate::app::kit::locale::LocalText;
use crate::app::session::plan::MatchPlan;
use crate::app::session::rule::Rule;
use crate::app::table::{
    Anchor, BoardLook, LogLine, Looks, Mark, PawnSeen, Risk, Scene, Score, Standing, TableGame,
    Whereabouts,
};
use crate::data::{self, Files, Label};
use crate::rules::arena::{
    Action, Arena, Event, First, Packs, PawnId, Position, SIDES, Setup, Stage, Tables, View,
    pawn_id,
};
use crate::rules::{Actor, Game, Reason, Seat, Side, Spot, Square, arena};

// Switches of the set-up that are not options of a level: how the packs come onto the board, and
// how many players there are.
const PACKS: &str = "packs";
const PLAYERS: &str = "players";

impl TableGame for Arena {
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let Ok(level) = data::arena::load(files, level) else { return Looks::default() };
        let mut looks = Looks::default();
        for animal in level.animals {
            if let Label::Words(words) = animal.name {
                looks.names.push((words::animal_key(&animal.id), words));
            }
            looks.heads.push((animal.id, animal.picture));
        }
        looks
    }

    fn setup(_: &Tables, plan: &MatchPlan) -> Setup {
        let first = match plan.first {
            crate::app::session::plan::First::Lot => First::Lot,
            crate::app::session::plan::First::Seat(seat) => First::Seat(Seat(seat)),
        };
        let packs = match plan.option(PACKS) {
            Some("by-hand") => Packs::ByHand,
            _ => Packs::Ready,
        };
        Setup { first, packs, teams: plan.seats.len() == 4, target: None, position: None }
    }

    fn board(tables: &Tables) -> BoardLook {
        looks::board(tables)
    }

    fn stage(tables: &Tables, view: &View) -> Scene {
        let position = view.position();
        let all = SIDES.into_iter().flat_map(|side| pawn_id::pawns(side, tables.whole_pack(side)));
        Scene {
            pawns: all.map(|pawn| seen(tables, position, pawn)).collect(),
            standing: standing(position),
        }
    }

    /// Within a turn the other side may have to place a pawn or choose captives to free.
    fn turn_of(view: &View, actor: Actor) -> Option<Side> {
        matches!(actor, Actor::Seat(_)).then(|| view.position().turn_state().to_move)
    }

    fn mark(tables: &Tables, view: &View, action: Action) -> Mark {
        marks::of_action(tables, view.position(), action)
    }

    fn bends(tables: &Tables, action: Action) -> Vec<Spot> {
        let Action::Move { from, path, distance, .. } = action else { return Vec::new() };
        enacting::corner(tables, from, path, distance).map(spot).into_iter().collect()
    }

    fn risks(tables: &Tables, view: &View, action: Action) -> Vec<Risk> {
        risks::of_action(tables, view.position(), action)
    }

    fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        ring::anchors(tables, view.position(), picked)
    }

    fn warning(tables: &Tables, view: &View, action: Action) -> Reason {
        words::warning(tables, view.position(), action)
    }

    fn score(_: &Tables, view: &View, seat: Seat) -> Option<Score> {
        let position = view.position();
        let won = position.score(Arena::side_of(position, seat));
        Some(Score { won: won.into(), target: position.target().into() })
    }

    fn turn_line(tables: &Tables, view: &View, _: &[Spot]) -> Option<LocalText> {
        words::turn_line(tables, view.position())
    }

    fn proposal(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
        proposals::of(tables, view.position())
    }

    fn is_setting_up(_: &Tables, view: &View) -> bool {
        view.position().turn_state().stage == Stage::Placing
    }

    /// A proposal to fill the rest of the pack, once taken, holds for every round of placing.
    fn proposal_stands(_: &Tables, view: &View) -> bool {
        view.position().turn_state().stage == Stage::Placing
    }

    fn warnings(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        marks::warnings(tables, view.position(), picked)
    }

    fn rule(tables: &Tables, event: &Event) -> Option<Rule> {
        Some(why::rule(tables, event))
    }

    fn log_line(tables: &Tables, view: &View, event: &Event) -> Option<LogLine> {
        words::log_line(tables, view.position(), event)
    }

    /// The pawn that hunts.
    fn hero(event: &Event) -> Option<u16> {
        match event {
            Event::Hunted { pawn, .. } => Some(number(*pawn)),
            _ => None,
        }
    }
}

/// The name of an animal by its id.
pub(super) fn animal(id: &str) -> LocalText {
    LocalText::new(words::animal_key(id))
}

// Cells of the `tokens` sheet for the attachments of pawns.
const ARMOR: &str = "armor";
const BROKEN_ARMOR: &str = "armor_cracked";
const GLEAMING_ARMOR: &str = "armor_gleam";
const THREADS: &str = "threads";
const TIGHT_THREADS: &str = "threads_tight";
const BARS: &str = "bars";
const BARS_AJAR: &str = "bars_ajar";
const OPEN_BARS: &str = "bars_open";

fn seen(tables: &Tables, position: &Position, id: PawnId) -> PawnSeen {
    let pawn = position.pawn(id);
    let picture = tables.kind_of(id).plan.id.clone();
    let name = words::animal_key(&picture);
    let (whereabouts, heading) = match pawn.whereabouts() {
        arena::Whereabouts::Board => (Whereabouts::On(spot(pawn.square())), Some(pawn.heading().0)),
        arena::Whereabouts::Captive => (Whereabouts::Captive, None),
        arena::Whereabouts::Aside => (Whereabouts::Aside, None),
    };
    let captive = whereabouts == Whereabouts::Captive;
    let attachments = [(pawn.armored(), ARMOR), (pawn.endangered(), THREADS), (captive, BARS)];
    PawnSeen {
        id: Some(number(id)),
        heading,
        attachments: attachments
            .iter()
            .filter(|(on, _)| *on)
            .map(|(_, cell)| (*cell).to_owned())
            .collect(),
        ..PawnSeen::new(whereabouts, id.side(), picture, name)
    }
}

fn standing(position: &Position) -> Standing {
    let moment = position.turn_state();
    let to_move = (moment.stage != Stage::Lot).then_some(moment.to_move);
    Standing { to_move, ended: position.ending().is_some() }
}

/// A pawn's number on the table.
fn number(pawn: PawnId) -> u16 {
    u16::from(pawn.0)
}

fn spot(square: Square) -> Spot {
    Spot::Square(square.0)
}
