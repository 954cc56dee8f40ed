//! Honga on the table: its areas, discs, cards and people, and what its events do to them.
//!
//! Where everything lies follows from the level's board (`ground`). Discs and cards are composed
//! from their numbers (`faces`), so a level with other ones needs no drawings. What lies open
//! follows from the events that the viewer has seen ([`crate::app::table::KnownView`]), never from the
//! position. Deliberately absent: rules.

mod anchors;
pub mod board_layout;
pub mod card;
mod editing;
mod enacting;
mod faces;
mod finale;
mod ground;
mod hands;
mod herding;
mod menu;
mod pages;
mod painting;
pub mod placement_preview;
pub mod placement_sheet;
mod placing;
mod proposals;
mod scene;
mod signs;
mod sites;
mod tiger;
mod trail;
mod trays;
mod water;
mod why;
mod words;

#[cfg(test)]
mod tests;

use bevy::prelude::{App, Startup};

use self::ground::HongaGround;
use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::session::plan;
use crate::app::session::plan::MatchPlan;
use crate::app::session::rule::Rule;
use crate::app::table::contract::looks::Cells;
use crate::app::table::{
    Anchor, Belongings, BoardLook, LogLine, Looks, Mark, PlayerStyle, Scene, Score, Sketch,
    TableGame,
};
use crate::data::{self, Files, Label};
use crate::rules::honga::{
    Action, Awaited, Event, First, Held, Honga, Position, Setup, Tables, View, end, outlook,
};
use crate::rules::{Grid, Reason, Seat, Spot, Viewer};

/// Honga's own part of the app: the marks over the board while a player decides, the trays, the
/// sheet of placements.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<painting::RoundPaper>()
        .add_systems(Startup, painting::RoundPaper::cut)
        .add_plugins((
            hands::plugin,
            placing::plugin,
            placement_sheet::plugin,
            trays::plugin,
            water::plugin,
        ));
}

/// The switch for whether all players see discs in hand (H11).
const OPEN_DISCS: &str = "open-discs";

impl TableGame for Honga {
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let Ok(level) = data::honga::load(files, level) else { return Looks::default() };
        let mut looks = Looks::default();
        let areas = level.areas.iter().map(|area| (words::area_key(&area.id), &area.name));
        let places = level.places.iter().map(|place| (words::place_key(&place.id), &place.name));
        let cards = level.bonus.iter().zip(&level.plan.bonus);
        let cards = cards.map(|(card, plan)| (words::bonus_key(plan), &card.name));
        for (key, name) in areas.chain(places).chain(cards) {
            if let Label::Words(words) = name {
                looks.names.push((key, words.clone()));
            }
        }
        looks.drawn = ground::cells(&level);
        looks
    }

    fn setup(_: &Tables, plan: &MatchPlan) -> Setup {
        Setup {
            seats: plan.seats.len() as u8,
            first: match plan.first {
                plan::First::Lot => First::Lot,
                plan::First::Seat(seat) => First::Seat(Seat(seat)),
            },
            position: None,
        }
    }

    fn board(tables: &Tables) -> BoardLook {
        let look = BoardLook::new(Grid { width: 1, height: 1 }, Vec::new());
        BoardLook { faces: faces::all(tables), curtain: "honga_gate", ..look }
    }

    fn sketch(tables: &Tables, drawn: &[(Spot, Cells)], seats: u8) -> Option<Sketch> {
        Some(board_layout::sketch(tables, HongaGround::drawn(tables, drawn), seats))
    }

    fn stage(tables: &Tables, view: &View) -> Scene {
        Scene { pawns: scene::pawns(tables, view), standing: scene::standing(view) }
    }

    fn warning(_: &Tables, _: &View, action: Action) -> Reason {
        match action {
            Action::EndTurn => Reason::new("honga-hands-left"),
            _ => Reason::new("honga-would-be-lost"),
        }
    }

    fn mark(tables: &Tables, view: &View, action: Action) -> Mark {
        match action {
            Action::Play(card) if outlook::in_vain(tables, view.field(), card) => Mark::Idle,
            Action::Gather(area) if outlook::is_full(tables, view.field(), area) => Mark::Idle,
            Action::EndTurn if outlook::has_useful_hand(tables, view.position()) => Mark::Idle,
            Action::Chase(_) => Mark::Free,
            Action::Spare(_) | Action::Give(_) | Action::Send(_) => Mark::Ready,
            _ => Mark::Dot,
        }
    }

    fn anchors(tables: &Tables, view: &View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        anchors::anchors(tables, view, picked)
    }

    fn laid_open(position: &Position, viewer: Viewer) -> Option<View> {
        Some(View::whole(position, viewer))
    }

    fn score(tables: &Tables, view: &View, seat: Seat) -> Option<Score> {
        let field = view.field();
        let won = u32::from(field.tray(seat).points);
        Some(Score { won, target: u32::from(tables.goal(field.seats())) })
    }

    const PLAYER_STYLE: PlayerStyle = PlayerStyle::Seats;

    fn belongings(tables: &Tables, view: &View, seat: Seat) -> Belongings {
        words::belongings(tables, view, seat)
    }

    const GREETING: Option<&'static str> = Some("honga-greeting");

    /// The seat's caveman.
    fn champion(_: &Tables, _: &View, seat: Seat) -> Option<CardFace> {
        Some(faces::caveman(seat))
    }

    /// H66: raw materials break ties.
    fn tie_break(_: &Tables, view: &View, seat: Seat) -> Option<LocalText> {
        let (_, goods) = end::standing(view.field(), seat);
        Some(LocalText::new("honga-tie-break").with("count", u32::from(goods)))
    }

    fn turn_line(tables: &Tables, view: &View, _: &[Spot]) -> Option<LocalText> {
        words::turn_line(tables, view)
    }

    fn proposal(tables: &Tables, view: &View) -> Option<(LocalText, Vec<Action>)> {
        proposals::of(tables, view)
    }

    /// Private are placing a hidden disc and keeping one of two. Bonus cards need no privacy: they
    /// lie face down until their owner looks.
    fn is_private(_: &Tables, view: &View) -> bool {
        let (field, moment) = (view.field(), view.field().turn_state());
        let disc = matches!(moment.awaited, Awaited::Placement | Awaited::Keep);
        moment.decider().is_some() && disc && !field.open_discs()
    }

    fn may_peek(_: &Tables, view: &View) -> bool {
        let (field, moment) = (view.field(), view.field().turn_state());
        let holds = field.cards().any(|(_, held)| held == Held::Hand(moment.turn));
        moment.decider().is_some() && holds
    }

    /// Actions that bonus cards allow: offering one openly would reveal the card.
    fn is_whispered(_: &Tables, _: &View, action: Action) -> bool {
        use Action::{Chase, LuckyHand, Play, Steps};
        matches!(action, Play(_) | Chase(_) | Steps(_) | LuckyHand { .. })
    }

    fn rule(_: &Tables, event: &Event) -> Option<Rule> {
        Some(why::rule(event))
    }

    fn log_line(tables: &Tables, _: &View, event: &Event) -> Option<LogLine> {
        words::log_line(tables, event)
    }
}
