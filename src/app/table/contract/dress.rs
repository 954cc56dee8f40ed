//! How a game looks on the table. What its phases change there it says with [`Enact`].
//!
//! Everything else about a game comes through [`Game`]. A dress says how a position looks ([`Dress::stage`]) and how a legal spot is
//! marked. It never decides anything.
//!
//! # Spots that are no squares
//!
//! A pawn with an id that lies beside the board *is* `Spot::Marker(id)`: it is drawn, lit, hit,
//! focused and dragged there without a word of the dress. When it is the only one that can be
//! picked first, it is picked by itself. Everything else is told by [`Dress::anchors`], which is
//! asked again whenever something is picked:
//!
//! - [`Anchor::Petal`]: the ring around a pawn. Tell all eight; those that cannot be picked are
//!   grey and say why. Without a pick, tell the ring of the pawn whose heading is pending; with a
//!   pick, that of the picked pawn.
//! - [`Anchor::Badge`]: a switch on a square, a marker between the first and the last spot of a
//!   path. Switches are picked in any order.
//! - [`Anchor::Button`]: a labelled button in the HUD. Tell the one that ends the turn always, with
//!   `ends_turn`, so that Space and Y press it.
//!
//! # What goes without saying
//!
//! While [`Game::unsaid`] gives an action, what could be decided after it is on offer too, and the
//! view handed to [`Dress::mark`], [`Dress::warnings`] and [`Dress::anchors`] is the one in which
//! the picked spots mean something. A flick from a destination outwards picks the petal there; undo
//! takes an unsaid action back with the one before which it was taken.
//!
//! # Seats that play each for itself
//!
//! Such a game says so with [`Dress::LIVERY`]. Its seats wear colours and shapes of their own, their
//! plates stand below each other and show [`Dress::belongings`], the result is a list of ranks
//! ([`Dress::score`], [`Dress::tie_break`], [`Dress::GREETING`]), and the board is never turned for
//! anybody. The side of each seat has the seat's number.
//!
//! # Cards and secrets
//!
//! A pawn whose look is a card lies face down or names a face of [`BoardLook::faces`]; beside the
//! board it is picked as `Spot::Card(id)`. Facts tell what was heard, not what lies open because of
//! it, so games that turn cards take the facts into a view ([`Told`]) and show what lies open of that.
//! Where several people share the screen, [`Dress::is_private`] says
//! whose decisions nobody else may watch: a [`gate`] then has the screen handed over. What a seat
//! may merely want to look at in its turn, [`Dress::may_peek`] tells.
//!
//! [`Game`]: crate::rules::Game
//! [`Game::unsaid`]: crate::rules::Game::unsaid
//! [`Told`]: super::told::Told
//! [`Enact`]: crate::app::table::turns::stagehand::Enact
//! [`gate`]: crate::app::table::turns::gate

use bevy::prelude::*;

use super::log::LogLine;
use super::looks::{BoardLook, Cells, Looks};
use super::mark::Mark;

pub use super::anchors::Anchor;
pub use super::belongings::{Belonging, Belongings};
use super::livery::Livery;
use super::scene::Scene;
use super::sketch::Sketch;

use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::session::plan::MatchPlan;
use crate::data::Files;
use crate::data::FromFiles;
use crate::rules::Actor;
use crate::rules::Reason;
use crate::rules::Seat;
use crate::rules::Side;
use crate::rules::Spot;

/// A game that can be played on the table.
pub trait Dress: FromFiles<Tables: Clone> {
    /// Names and pictures that the level brings along; asked only of levels that [`FromFiles::tables`] accepted.
    fn looks(files: &dyn Files, level: &str) -> Looks {
        let _ = (files, level);
        Looks::default()
    }
    /// The set-up of a planned match.
    fn setup(tables: &Self::Tables, plan: &MatchPlan) -> Self::Setup;
    /// The board's size and the look of every square.
    fn board(tables: &Self::Tables) -> BoardLook;
    /// Where everything lies on a board that is no grid, for so many seats, as the level has drawn it ([`Looks::drawn`]; nothing
    /// where a position is shown without its level); such a board's look has one square that nobody sees.
    fn sketch(tables: &Self::Tables, drawn: &[(Spot, Cells)], seats: u8) -> Option<Sketch> {
        let _ = (tables, drawn, seats);
        None
    }
    /// Everything a view shows.
    fn stage(tables: &Self::Tables, view: &Self::View) -> Scene;
    /// How the last spot of a legal action is marked.
    fn mark(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Mark {
        let _ = (tables, view, action);
        Mark::Dot
    }
    /// Where the spots lie that are no squares, those that cannot be picked now included. See the
    /// module.
    fn anchors(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Vec<(Spot, Anchor)> {
        let _ = (tables, view, picked);
        Vec::new()
    }
    /// Whose turn is running when `actor` is to decide: where others may have to decide something within it, not always the actor's.
    fn turn_of(view: &Self::View, actor: Actor) -> Option<Side> {
        let _ = view;
        match actor {
            Actor::Seat(seat) => Some(Side(seat.0)),
            Actor::Chance | Actor::Nobody(_) => None,
        }
    }
    /// What the seat has won so far and how much wins the match; `None` where nothing is counted.
    fn score(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<Score> {
        let _ = (tables, view, seat);
        None
    }
    /// How its players are told apart.
    const LIVERY: Livery = Livery::Packs;
    /// What lies before a seat, for its plate. Asked only of games whose seats play each for itself.
    fn belongings(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Belongings {
        let _ = (tables, view, seat);
        Belongings::default()
    }
    /// How the winner is greeted when the match is over: a text key that may name `$winner`, several
    /// of them (`$count`) joined.
    const GREETING: Option<&'static str> = None;
    /// What decides between equal points, as the list of ranks shows it beside them.
    fn tie_break(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<LocalText> {
        let _ = (tables, view, seat);
        None
    }
    /// What is left of the turn, or what is to be picked after what is picked, in a line; `None` where a turn is one action.
    fn turn_line(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Option<LocalText> {
        let _ = (tables, view, picked);
        None
    }
    /// A sensible way to finish what is being decided, which a player may take in one go and change
    /// afterwards by taking back: what to call it, and its actions in order.
    fn proposal(
        tables: &Self::Tables,
        view: &Self::View,
    ) -> Option<(LocalText, Vec<Self::Action>)> {
        let _ = (tables, view);
        None
    }
    /// Whether the pending decision shows or tells what nobody but the seat that owes it may know.
    /// The view is a spectator's.
    fn is_private(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// Whether the seat that is to decide has something that nobody else may see, though its decision
    /// is not private: it may look at it when it likes, and no curtain hangs before. The view is a
    /// spectator's.
    fn may_peek(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// Whether an action tells what the seat that may peek has: it is on offer only to eyes that look.
    fn is_whispered(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> bool {
        let _ = (tables, view, action);
        false
    }
    /// Whether a proposal, taken once, is taken again whenever it is made to the same seat, until
    /// something is taken back.
    fn proposal_stands(tables: &Self::Tables, view: &Self::View) -> bool {
        let _ = (tables, view);
        false
    }
    /// What is said when an action with a grave mark has been picked once.
    fn warning(tables: &Self::Tables, view: &Self::View, action: Self::Action) -> Reason {
        let _ = (tables, view, action);
        Reason::new("table-pick-again")
    }
    /// What the pawn on `picked` may win or must fear, for badges.
    fn warnings(tables: &Self::Tables, view: &Self::View, picked: &[Spot]) -> Vec<(Spot, Mark)> {
        let _ = (tables, view, picked);
        Vec::new()
    }
    /// An event as a line of the log; `None` for what goes without saying. The view is what the hearer
    /// knows once the whole action is done.
    fn log_line(tables: &Self::Tables, view: &Self::View, event: &Self::Event) -> Option<LogLine>;
    /// The pawn that an event makes its side's hero, by its id. The winner's latest one is shown with the
    /// result; where nobody is told, it is who reached the goal, or any pawn that is left.
    fn hero(event: &Self::Event) -> Option<u16> {
        let _ = event;
        None
    }
    /// The card that stands for a seat that has won, where pawns are no heroes.
    fn champion(tables: &Self::Tables, view: &Self::View, seat: Seat) -> Option<CardFace> {
        let _ = (tables, view, seat);
        None
    }
}

/// Points out of as many as win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Won so far.
    pub won: u32,
    /// So many win the match.
    pub target: u32,
}
