//! Zoon on the table: its cards, and how events change them.
//!
//! A card lies face down or shows a face. Which faces are shown follows from the events that the
//! viewer has received ([`crate::app::table::KnownView`]), never from the position. Names and pictures
//! of tribes are found by the ids in the level's data, so a level with other tribes needs pictures
//! and texts but no code.

mod anchors;
pub mod card;
mod combat;
mod editing;
mod enacting;
mod faces;
mod favourites;
mod finale;
mod marks;
mod menu;
mod pages;
mod preview;
mod proposals;
mod scene;
mod signs;
mod touching;
mod turn_line;
mod why;
mod words;

#[cfg(test)]
mod tests;

use self::combat::plugin;
pub(super) use self::faces::zoon as zoon_face;

use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::session::plan;
use crate::app::session::plan::MatchPlan;
use crate::app::session::rule::Rule;
use crate::app::table::{
    Anchor, BoardLook, CloseCard, LogLine, Looks, Mark, Risk, Scene, TableGame,
};
use crate::data::{self, Files, Label};
use crate::rules::zoon::{
    Action, Deployment, Event, First, Peeking, Pending, Position, Rank, Setup, Stage, Tables, View,
    Zoon,
};
use crate::rules::{Actor, Seat, Side, Spot, Square, Viewer};

// Set-up switches that are not options of a level.
const TRIBES: [&str; 2] = ["tribe-red", "tribe-blue"];
const DEPLOYMENT: &str = "deployment";
const RESERVES: &str = "reserves";
const FACES: &str = "faces";
const TOUCH: &str = "touch";

impl TableGame for Zoon {
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let Ok(level) = data::zoon::load(files, level) else { return Looks::default() };
        let mut looks = Looks::default();
        for tribe in &level.tribes {
            let mut name = |key: String, label: &Label| {
                if let Label::Words(words) = label {
                    looks.names.push((key, words.clone()));
                }
            };
            name(words::tribe_key(&tribe.id), &tribe.name);
            tribe
                .zoons
                .iter()
                .for_each(|zoon| name(words::card_key(&tribe.id, &zoon.id), &zoon.name));
            for trump in &tribe.trumps {
                name(words::trump_key(&tribe.id, &trump.id), &trump.name);
            }
            for formation in &tribe.formations {
                name(words::formation_key(&tribe.id, &formation.id), &formation.name);
            }
            let trumps =
                tribe.trumps.iter().map(|trump| (trump.id.as_str(), trump.picture.as_str()));
            looks.pictures.extend(faces::lent(&tribe.id, &tribe.picture, trumps));
        }
        looks
    }

    fn setup(tables: &Tables, plan: &MatchPlan) -> Setup {
        let tribe = |seat: usize| {
            let named = plan.option(TRIBES[seat]);
            let place = tables.tribes().iter().position(|tribe| Some(tribe.id.as_str()) == named);
            place.unwrap_or(seat.min(tables.tribes().len().saturating_sub(1))) as u8
        };
        Setup {
            tribes: [tribe(0), tribe(1)],
            reserves: plan.option(RESERVES) == Some("yes"),
            deployment: match plan.option(DEPLOYMENT) {
                Some("ready") => Deployment::Formations,
                _ => Deployment::ByHand,
            },
            peeking: match plan.option(FACES) {
                Some("one-by-one") => Peeking::OneByOne,
                Some("always") => Peeking::Always,
                _ => Peeking::OwnTurn,
            },
            first: match plan.first {
                plan::First::Lot => First::Lot,
                plan::First::Seat(seat) => First::Seat(Seat(seat)),
            },
            position: None,
        }
    }

    fn board(tables: &Tables) -> BoardLook {
        let squares = tables.grid.squares().map(|square| scene::look(tables, square)).collect();
        BoardLook {
            faces: faces::all(tables),
            curtain: "zoon_gate",
            scenes: &["zoon_combat"],
            choices: true,
            ..BoardLook::new(tables.grid, squares)
        }
    }

    fn stage(tables: &Tables, view: &View) -> Scene {
        Scene { pawns: scene::pawns(tables, view), standing: scene::standing(view) }
    }

    /// Z81: after the end nothing is hidden.
    fn laid_open(position: &Position, viewer: Viewer) -> Option<View> {
        Some(View::whole(position, viewer))
    }

    fn shown_afterwards(view: &View) -> View {
        view.with_own_faces()
    }

    /// In a combat the other side touches a corner within the attacker's turn.
    fn clock_turn_of(view: &View, actor: Actor) -> Option<Side> {
        let state = view.field().turn_state();
        match state.stage {
            Stage::Playing => matches!(actor, Actor::Seat(_)).then_some(Side(state.turn.0)),
            Stage::Deploying(_) | Stage::Lot => Self::turn_of(view, actor),
        }
    }

    fn mark(tables: &Tables, view: &View, action: Action) -> Mark {
        marks::of_action(tables, view, action)
    }

    fn risks(tables: &Tables, view: &View, action: Action) -> Vec<Risk> {
        marks::risks(tables, view, action)
    }

    fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        anchors::anchors(tables, view, picked)
    }

    fn turn_line(tables: &Tables, view: &View, picked: &[Spot]) -> Option<LocalText> {
        turn_line::turn_line(tables, view, picked)
    }

    fn proposal(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
        proposals::of(tables, view)
    }

    /// Decisions that show the player's own faces, a touched corner or which cards can act are
    /// private. Where a fleeing Zoon may go is public (Z39), and in the enemy's turn players do not
    /// look at their cards (Z13).
    fn is_private(_: &Tables, view: &View) -> bool {
        let moment = view.field().turn_state();
        match (moment.stage, moment.pending()) {
            (Stage::Lot, _) | (_, Some(Pending::Pivot)) => false,
            (_, Some(Pending::Flee(slot))) => slot.seat() == moment.turn,
            _ => true,
        }
    }

    fn rule(_: &Tables, event: &Event) -> Option<Rule> {
        Some(why::rule(event))
    }

    fn close_up(tables: &Tables, known: &View, event: &Event) -> Vec<CloseCard> {
        combat::drawing::close_up(tables, known, event)
    }

    fn log_line(tables: &Tables, view: &View, event: &Event) -> Option<LogLine> {
        words::log_line(tables, view, event)
    }

    /// The seat's Emblem.
    fn champion(tables: &Tables, view: &View, seat: Seat) -> Option<CardFace> {
        let mut kinds = tables.tribe(view.field().tribe(seat)).kinds();
        let emblem = kinds.find(|kind| tables.face(*kind).rank == Rank::Emblem)?;
        Some(zoon_face(tables, emblem))
    }
}

fn spot(square: Square) -> Spot {
    Spot::Square(square.0)
}
