//! Jungle on the table: how its pawns and squares look, and how events change them.
//!
//! Names and pictures of animals are found by the ids in the level's data, so a level with other
//! animals needs pictures and texts but no code.

pub mod card;
mod editing;
mod enacting;
mod marks;
mod menu;
mod pages;
mod signs;
mod why;
mod words;

#[cfg(test)]
mod tests;

use crate::app::session::plan::{First, MatchPlan};
use crate::app::session::rule::Rule;
use crate::app::table::{
    BoardLook, LogLine, Looks, Mark, PawnSeen, Rank, Risk, Scene, Standing, TableGame, Whereabouts,
};
use crate::data::{self, Files, Label};
use crate::rules::jungle::{Event, Jungle, Kind, SIDES, Setup, Tables, View};
use crate::rules::{self, Seat, Side, Spot, Square};

impl TableGame for Jungle {
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
        let ranks = tables.kinds.iter().map(|kind| {
            let rank = Rank { says: kind.rank.to_string(), in_water: false };
            (kind.id.clone(), vec![rank])
        });
        BoardLook { ranks: ranks.collect(), ..BoardLook::new(tables.grid, squares.collect()) }
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

    fn mark(tables: &Tables, view: &View, action: Self::Action) -> Mark {
        marks::of_action(tables, view, action)
    }

    fn warnings(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        marks::warnings(tables, view, picked)
    }

    fn risks(tables: &Tables, view: &View, action: Self::Action) -> Vec<Risk> {
        marks::risks(tables, view, action)
    }

    fn rule(tables: &Tables, event: &Event) -> Option<Rule> {
        Some(why::rule(tables, event))
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

/// The square's picture.
pub(super) fn look(tables: &Tables, square: Square) -> String {
    for (side, [den, trap]) in SIDES.into_iter().zip([['D', 'T'], ['d', 't']]) {
        if tables.den(side) == square {
            return drawn(den, square);
        }
        if tables.traps(side) & square.bit() != 0 {
            return drawn(trap, square);
        }
    }
    drawn(if tables.water & square.bit() != 0 { '~' } else { '.' }, square)
}

/// The picture of a square that files draw with this letter; land and water come in three variants, chosen
/// by the square's number.
fn drawn(letter: char, square: Square) -> String {
    let ground = match letter {
        'D' => return "den_red".to_owned(),
        'd' => return "den_blue".to_owned(),
        'T' => return "trap_red".to_owned(),
        't' => return "trap_blue".to_owned(),
        '~' => "water",
        _ => "land",
    };
    format!("{ground}_{}", u32::from(square.0) * 7 % 11 % 3 + 1)
}
