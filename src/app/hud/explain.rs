//! What a game reports to the HUD: its animals, their reach, their dangers, as text keys and names
//! of pictures.
//!
//! The HUD draws these plain values and never asks the rules; they come from the game's compiled
//! tables, so that modded animals are explained too. Deliberately absent: layout, and words, which
//! are in the locale files.

use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::rules::{Argument, Game, Side, Spot};

/// Everything shown about one animal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    /// Its portrait, a cell of the `heads` sheet.
    pub head: String,
    /// Its printed face if it is a card, in place of a portrait.
    pub face: Option<CardFace>,
    /// Its name.
    pub name: LocalText,
    /// Its rank and the highest rank, in games with ranks.
    pub rank: Option<(u8, u8)>,
    /// A cell of the `icons` sheet and the class's name.
    pub class: Option<(&'static str, LocalText)>,
    /// The numbers it may use, a row for each occasion.
    pub numbers: Vec<NumberRow>,
    /// Its directions: cells of the `icons` sheet.
    pub ways: Vec<&'static str>,
    /// Heads of the animals it takes, in games where that depends on the animal.
    pub takes: Option<Vec<String>>,
    /// Heads of the animals that take it.
    pub taken_by: Option<Vec<String>>,
    /// Its special powers, a sentence each.
    pub powers: Vec<LocalText>,
    /// Notes on the place where it stands now.
    pub notes: Vec<LocalText>,
    /// Its side, if it is a pawn on the board.
    pub side: Option<Side>,
}

/// The numbers an animal may use on one occasion, drawn as pips with gaps.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberRow {
    /// A cell of the `icons` sheet.
    pub icon: &'static str,
    /// The occasion.
    pub label: LocalText,
    /// The numbers in ascending order; may be empty.
    pub numbers: Vec<u8>,
    /// The highest number of any animal.
    pub most: u8,
}

/// What is special about a square, regardless of who stands there.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// A cell of the `squares` sheet.
    pub picture: String,
    /// Its name.
    pub name: LocalText,
    /// Its effects, a sentence each.
    pub lines: Vec<LocalText>,
}

/// A game that can explain itself to the HUD.
pub trait Explain: Game {
    /// The cards of all animals in this match, strongest first.
    fn cards(tables: &Self::Tables, view: &Self::View) -> Vec<Card>;
    /// The card of the animal on a spot.
    fn card_at(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Option<Card>;
    /// Whether the viewer may look at what lies face down on a spot while pointing at it. `known`
    /// is everything the viewer knows; the views of the other questions hold only what lies face
    /// up.
    fn may_look(tables: &Self::Tables, known: &Self::View, spot: Spot) -> bool {
        let _ = (tables, known, spot);
        false
    }
    /// What is special about a spot's square; `None` for plain ground.
    fn ground_at(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Option<Ground> {
        let _ = (tables, view, spot);
        None
    }
    /// Whether the reach key opens a sheet of the game's own instead.
    const SHEET: bool = false;
    /// Where the pawn on a spot could go if it were its side's turn.
    fn reach(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Vec<Spot>;
    /// Squares where pawns of `side` must not stay, each with a cell of the `marks` sheet.
    fn deadly(tables: &Self::Tables, view: &Self::View, side: Side) -> Vec<(Spot, &'static str)> {
        let _ = (tables, view, side);
        Vec::new()
    }
    /// Pawns of `side` that an enemy could take next.
    fn endangered(tables: &Self::Tables, view: &Self::View, side: Side) -> Vec<Spot>;
    /// How near the match is to a decision, 0 to 100; the music follows it. The view is a
    /// spectator's, so the music tells nobody a secret.
    fn tension(tables: &Self::Tables, view: &Self::View) -> u8 {
        let _ = (tables, view);
        0
    }
}

/// A reason of the rules or of a computer player as a text.
#[must_use]
pub fn spoken(key: &'static str, arguments: &[(&'static str, Argument)]) -> LocalText {
    arguments.iter().fold(LocalText::new(key), |text, (name, argument)| match argument {
        Argument::Key(key) => text.with(name, LocalText::new(key.clone())),
        Argument::Word(word) => text.with(name, word.clone()),
        Argument::Number(number) => text.with(name, *number as i32),
    })
}
