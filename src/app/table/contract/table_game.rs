//! How a game is presented on the table: the trait that a game implements for the app. What its
//! phases change there is [`Enact`].
//!
//! Everything else about a game comes through [`Game`]. A table game defines how a position looks
//! ([`TableGame::stage`]) and how a legal spot is marked. It makes no decisions about legality.
//!
//! # Spots that are no squares
//!
//! A pawn with an id that lies beside the board *is* `Spot::Marker(id)`: the table draws, marks,
//! hits, focuses and drags it without code in the game. If it is the only one that can be picked
//! first, it is picked automatically. All other spots come from [`TableGame::anchors`], which is called
//! again whenever something is picked:
//!
//! - [`Anchor::Petal`]: the ring around a pawn. Return all eight; those that cannot be picked are
//!   grey and explain why. Without a pick, return the ring of the pawn whose heading is pending;
//!   with a pick, that of the picked pawn.
//! - [`Anchor::Badge`]: a switch on a square, a marker between the first and the last spot of a
//!   path. Switches are picked in any order.
//! - [`Anchor::Button`]: a labelled button in the HUD. Always return the one that ends the turn,
//!   with `ends_turn`, so that Space and Y press it.
//!
//! # Default actions
//!
//! While [`Game::default_action`] returns an action, the choices after it are on offer too, and the view
//! passed to [`TableGame::mark`], [`TableGame::warnings`] and [`TableGame::anchors`] is the one in which the
//! picked spots have their meaning. A flick outwards from a destination picks the petal there. Undo
//! takes back a default action together with the action before it.
//!
//! # Games where each seat plays for itself
//!
//! Such a game sets [`TableGame::PLAYER_STYLE`]. Its seats have colours and shapes of their own, their plates
//! are stacked and show [`TableGame::belongings`], the result is a list of ranks ([`TableGame::score`],
//! [`TableGame::tie_break`], [`TableGame::GREETING`]), and the board is never turned. The side of each seat
//! has the seat's number.
//!
//! # Cards and secrets
//!
//! A pawn whose look is a card lies face down or names a face of [`BoardLook::faces`]; beside the
//! board it is picked as `Spot::Card(id)`. Events contain what was heard, not which cards lie
//! open as a result, so games that turn cards apply the events to a view ([`KnownView`]) and show
//! its open cards. When several people share the screen, [`TableGame::is_private`] says whose
//! decisions the others must not watch: the screen is then handed over ([`handover`]).
//! [`TableGame::may_peek`] says whether a seat may look at secrets of its own during its turn.
//!
//! [`Game`]: crate::rules::Game
//! [`Game::default_action`]: crate::rules::Game::default_action
//! [`KnownView`]: super::known_view::KnownView
//! [`Enact`]: crate::app::table::turns::stagehand::Enact
//! [`handover`]: crate::app::table::turns::handover

use bevy::prelude::*;

use super::log::LogLine;
use super::looks::{BoardLook, Cells, Looks};
use super::mark::Mark;

use super::anchors::Anchor;
use super::belongings::Belongings;
use super::player_style::PlayerStyle;
use super::risk::Risk;
use super::scene::Scene;
use super::sketch::Sketch;

use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::session::plan::MatchPlan;
use crate::app::session::route::Route;
use crate::app::session::rule::Rule;
use crate::data::Files;
use crate::data::FromFiles;
use crate::rules::Actor;
use crate::rules::Reason;
use crate::rules::Seat;
use crate::rules::Side;
use crate::rules::Spot;
use crate::rules::Viewer;

/// A game that can be played on the table.
pub trait TableGame: FromFiles<Tables: Clone> {
    /// Names and pictures of the level. Called only for levels that [`FromFiles::tables`] accepted.
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let _ = (files, level);
        Looks::default()
    }
    /// The set-up of a planned match.
    fn setup(tables: &Self::Tables, plan: &MatchPlan) -> Self::Setup;
    /// The board's size and the look of every square.
    fn board(tables: &Self::Tables) -> BoardLook;
    /// The places of a board that is no grid, for this many seats. `drawn` is what the level draws
    /// ([`Looks::drawn`]), empty where a position is shown without its level. The look of such a
    /// board has one square, which is not shown.
    fn sketch(tables: &Self::Tables, drawn: &[(Spot, Cells)], seats: u8) -> Option<Sketch> {
        let _ = (tables, drawn, seats);
        None
    }
    /// Everything a view shows.
    fn stage(tables: &Self::Tables, view: &Self::View) -> Scene;
    /// What everybody may see once the match is over: the whole position, in games with secrets.
    /// By default the viewer sees no more than before.
    fn laid_open(position: &Self::Position, viewer: Viewer) -> Option<Self::View> {
        let _ = (position, viewer);
        None
    }
    /// What of a view lies face up for those who look back at a match that is over: by default what lay face up then.
    fn shown_afterwards(view: &Self::View) -> Self::View {
        Self::shown_to(view)
    }
    /// The mark on the last spot of a legal action.
    fn mark(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Mark {
        let _ = (tables, view, action);
        Mark::Dot
    }
    /// The squares at which the way of an action over the board bends, in order.
    fn bends(tables: &Self::Tables, action: Self::Action) -> Vec<Spot> {
        let _ = (tables, action);
        Vec::new()
    }
    /// An action as it is shown to somebody who could take it.
    fn route(tables: &Self::Tables, action: Self::Action) -> Route {
        let spots = Self::spots(tables, action).as_slice().to_vec();
        Route { spots, bends: Self::bends(tables, action) }
    }
    /// Where the spots lie that are no squares, including those that cannot be picked now. See the
    /// module.
    fn anchors(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        let _ = (tables, view, picked);
        Vec::new()
    }
    /// Whose turn is running when `actor` is to decide. It is not always the actor's, where others
    /// may have to decide something within a turn.
    fn turn_of(view: &Self::View, actor: Actor) -> Option<Side> {
        let _ = view;
        match actor {
            Actor::Seat(seat) => Some(Side(seat.0)),
            Actor::Chance | Actor::Nobody(_) => None,
        }
    }
    /// The same for the clocks of sides, which a turn's end gives time back: a decision of the other side
    /// within a turn ends none.
    fn clock_turn_of(view: &Self::View, actor: Actor) -> Option<Side> {
        Self::turn_of(view, actor)
    }
    /// What the seat has won so far and how much wins the match; `None` where nothing is counted.
    fn score(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<Score> {
        let _ = (tables, view, seat);
        None
    }
    /// How its players are told apart.
    const PLAYER_STYLE: PlayerStyle = PlayerStyle::Packs;
    /// The belongings on a seat's plate. Called only for games where each seat plays for itself.
    fn belongings(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Belongings {
        let _ = (tables, view, seat);
        Belongings::default()
    }
    /// The text key of the greeting of a lone winner at the end of the match. It may use `$winner`.
    const GREETING: Option<&'static str> = None;
    /// What decides between equal points; the list of ranks shows it beside them.
    fn tie_break(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<LocalText> {
        let _ = (tables, view, seat);
        None
    }
    /// One line about what is left of the turn or what to pick next; `None` where a turn is one
    /// action.
    fn turn_line(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Option<LocalText> {
        let _ = (tables, view, picked);
        None
    }
    /// A sensible way to finish the pending decision, which a player may take in one go and change
    /// afterwards by undo: its label, and its actions in order.
    fn proposal(
        tables: &Self::Tables,
        view: &Self::View,
    ) -> Option<(LocalText, Vec<Self::Action>)> {
        let _ = (tables, view);
        None
    }
    /// Whether the pending decision shows something only the deciding seat may know. The view is a
    /// spectator's.
    fn is_private(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// Whether the deciding seat holds something the others may not see although its decision is
    /// not private: it may look at it at any time, and no curtain hides the table. The view is a
    /// spectator's.
    fn may_peek(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// Whether an action reveals what the seat that may peek holds. It is offered only while that
    /// seat looks.
    fn is_whispered(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> bool {
        let _ = (tables, view, action);
        false
    }
    /// Whether a proposal, once taken, is taken again whenever it is made to the same seat, until
    /// something is taken back.
    fn proposal_stands(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// Whether pawns are still set up, before the match proper: what computers do then is shown
    /// quickly.
    fn is_setting_up(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// The warning after an action with a grave mark has been picked once.
    fn warning(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Reason {
        let _ = (tables, view, action);
        Reason::new("table-pick-again")
    }
    /// What the pawn on `picked` may capture or must fear, for badges.
    fn warnings(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        let _ = (tables, view, picked);
        Vec::new()
    }
    /// What could happen next to the piece that an action moves, where the action leaves it. Shown
    /// while the player points at the action or has picked it once.
    fn risks(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Vec<Risk> {
        let _ = (tables, view, action);
        Vec::new()
    }
    /// An event as a line of the log; `None` to leave it out. The view is what the viewer knows
    /// after the whole action.
    fn log_line(tables: &Self::Tables, view: &Self::View, event: &Self::Event) -> Option<LogLine>;
    /// The sentence of the rules that explains an event, for players who ask why it happened. A game
    /// with pages of rules has one for every event.
    fn rule(tables: &Self::Tables, event: &Self::Event) -> Option<Rule> {
        let _ = (tables, event);
        None
    }
    /// Cards that an event has compared, to be seen from near in an example of the rules, the first one
    /// on the left. `known` is what the viewer knows with this event.
    fn close_up(tables: &Self::Tables, known: &Self::View, event: &Self::Event) -> Vec<CloseCard> {
        let _ = (tables, known, event);
        Vec::new()
    }
    /// The id of the pawn that an event makes its side's hero. The winner's latest one is shown
    /// with the result; without one, it is a pawn that reached the goal, or any pawn that is left.
    fn hero(event: &Self::Event) -> Option<u16> {
        let _ = event;
        None
    }
    /// The card that stands for a seat that has won, in games without heroes.
    fn champion(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<CardFace> {
        let _ = (tables, view, seat);
        None
    }
}

/// An event as a line of the log, with the rule that explains it.
pub(in crate::app) fn log_line<G: TableGame>(
    tables: &G::Tables,
    view: &G::View,
    event: &G::Event,
) -> Option<LogLine> {
    let line = G::log_line(tables, view, event)?;
    Some(LogLine { rule: G::rule(tables, event), ..line })
}

/// A card seen from near.
#[derive(Clone, PartialEq, Debug)]
pub struct CloseCard {
    /// Whose it is.
    pub side: Side,
    /// Its face.
    pub face: CardFace,
}

/// Points won, and how many are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Won so far.
    pub won: u32,
    /// How many win the match.
    pub target: u32,
}
