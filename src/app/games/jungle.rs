//! Jungle's dress: how its pawns and squares look, and what its events do to them.
//!
//! Animals, their pictures and their names go by the ids of the level's data, so a level with
//! other animals needs pictures and texts but no code. Deliberately absent: every rule.

pub mod card;
mod marks;
mod menu;
mod pages;
mod words;

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::app::session::plan::{First, MatchPlan};
use crate::app::table::{
    BoardLook, Dress, LogLine, Looks, Mark, PawnSeen, Pawns, PhaseEvents, Playback, Scene, Stages,
    Standing, Step, Whereabouts,
};
use crate::data::{self, Files, Label};
use crate::rules::jungle::{Event, Jungle, Kind, SIDES, Setup, Tables, View};
use crate::rules::{self, Phase, Seat, Side, Spot, Square};

impl Dress for Jungle {
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let Ok(level) = data::jungle::load(files, level) else { return Looks::default() };
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
            First::Lot => rules::jungle::First::Lot,
            First::Seat(seat) => rules::jungle::First::Seat(Seat(seat)),
        };
        Setup { first, position: None }
    }

    fn board(tables: &Tables) -> BoardLook {
        let squares = (0..tables.grid.len() as u8).map(|number| look(tables, Square(number)));
        BoardLook::new(tables.grid, squares.collect())
    }

    fn stage(tables: &Tables, view: &View) -> Scene {
        let position = view.position();
        let mut taken: Vec<(Side, Kind)> =
            tables.start_with(SIDES[0]).all_pawns().map(|(_, side, kind)| (side, kind)).collect();
        let mut scene = Scene::default();
        for (square, side, kind) in position.all_pawns() {
            scene.pawns.push(seen(tables, Some(square), side, kind));
            if let Some(place) = taken.iter().position(|pawn| *pawn == (side, kind)) {
                taken.swap_remove(place);
            }
        }
        scene.pawns.extend(taken.iter().map(|(side, kind)| seen(tables, None, *side, *kind)));
        scene.standing =
            Standing { to_move: position.to_move(), ended: position.ending().is_some() };
        scene
    }

    fn enact(stages: &mut Stages<'_, Self>) {
        stages
            .enact(Phase::LOT, show_who_begins)
            .enact(Phase::MOVEMENT, slide_pawns)
            .enact(Phase::CAPTURE, remove_captives)
            .enact(Phase::DEN, enter_den)
            .enact(Phase::UPKEEP, pass_turn)
            .enact(Phase::END, end_match);
    }

    fn mark(tables: &Tables, view: &View, action: Self::Action) -> Mark {
        marks::of_action(tables, view, action)
    }

    fn warnings(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        marks::warnings(tables, view, picked)
    }

    fn log_line(tables: &Tables, _: &View, event: &Event) -> Option<LogLine> {
        words::log_line(tables, event)
    }
}

fn seen(tables: &Tables, square: Option<Square>, side: Side, kind: Kind) -> PawnSeen {
    let id = &tables.kinds[kind.index()].id;
    let at_goal = square.is_some_and(|square| tables.enemy_den(side) & square.bit() != 0);
    let place = square.map_or(Whereabouts::Captive, |square| Whereabouts::On(spot(square)));
    PawnSeen { at_goal, ..PawnSeen::new(place, side, id.clone(), words::animal_key(id)) }
}

fn spot(square: Square) -> Spot {
    Spot::Square(square.0)
}

/// The square's picture; land and water come in three variants, strewn by number.
pub(super) fn look(tables: &Tables, square: Square) -> String {
    for (side, colour) in SIDES.into_iter().zip(["red", "blue"]) {
        if tables.den(side) == square {
            return format!("den_{colour}");
        }
        if tables.traps(side) & square.bit() != 0 {
            return format!("trap_{colour}");
        }
    }
    let ground = if tables.water & square.bit() != 0 { "water" } else { "land" };
    format!("{ground}_{}", u32::from(square.0) * 7 % 11 % 3 + 1)
}

fn show_who_begins(
    events: Res<PhaseEvents<Jungle>>,
    mut standing: ResMut<Standing>,
    mut playback: ResMut<Playback>,
) {
    for event in events.iter() {
        let Event::Began { side } = event else { continue };
        standing.to_move = Some(*side);
        playback.push(Step::Announce(words::begins(*side)));
    }
}

fn slide_pawns(events: Res<PhaseEvents<Jungle>>, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        let Event::Moved { side, from, to, leapt, .. } = event else { continue };
        let Some(pawn) = pawns.standing(spot(*from), *side) else { continue };
        let to = spot(*to);
        pawns.put(pawn, to);
        playback.push(if *leapt { Step::Leap { pawn, to } } else { Step::Slide { pawn, to } });
    }
}

fn remove_captives(
    events: Res<PhaseEvents<Jungle>>,
    mut pawns: Pawns,
    mut playback: ResMut<Playback>,
) {
    for event in events.iter() {
        let Event::Captured { side, square, .. } = event else { continue };
        let Some(pawn) = pawns.standing(spot(*square), *side) else { continue };
        pawns.take(pawn);
        playback.push(Step::Take { pawn });
    }
}

fn enter_den(events: Res<PhaseEvents<Jungle>>, mut pawns: Pawns, mut playback: ResMut<Playback>) {
    for event in events.iter() {
        let Event::DenEntered { side, square } = event else { continue };
        let Some(pawn) = pawns.standing(spot(*square), *side) else { continue };
        pawns.arrive(pawn);
        playback.push(Step::Cheer { pawn });
    }
}

fn pass_turn(events: Res<PhaseEvents<Jungle>>, mut standing: ResMut<Standing>) {
    for event in events.iter() {
        let Event::TurnPassed { to } = event else { continue };
        standing.to_move = Some(*to);
    }
}

fn end_match(events: Res<PhaseEvents<Jungle>>, mut standing: ResMut<Standing>) {
    standing.ended |= events.iter().any(|event| matches!(event, Event::Ended { .. }));
}
