//! What a game tells the HUD about itself: animals, their reach, their dangers. All as text keys and names of drawings.
//!
//! The HUD draws these plain values and never asks the rules anything; a game's answers come from its compiled tables, so that a
//! modded animal explains itself. Deliberately absent: layout, and words (they live in the locale files).

use crate::app::kit::locale::LocalText;
use crate::app::session::card_face::CardFace;
use crate::app::table::Reconstructed;
use crate::rules::{Argument, Game, Side, Spot};

/// All that is known of one animal.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    /// Its portrait, a cell of the `heads` sheet.
    pub head: String,
    /// What is printed on it, if it is a card: then it is its own portrait.
    pub face: Option<CardFace>,
    /// Its name.
    pub name: LocalText,
    /// Its rank, and the highest there is, where animals have ranks.
    pub rank: Option<(u8, u8)>,
    /// Its class: a cell of the `icons` sheet and a word.
    pub class: Option<(&'static str, LocalText)>,
    /// Numbers it may use, a row for each occasion.
    pub numbers: Vec<NumberRow>,
    /// Its directions: cells of the `icons` sheet.
    pub ways: Vec<&'static str>,
    /// Whether no source tells its directions.
    pub ways_reconstructed: bool,
    /// Heads of those it takes, where that goes by animal.
    pub takes: Option<Vec<String>>,
    /// Heads of those that take it.
    pub taken_by: Option<Vec<String>>,
    /// What it can do beyond the ordinary, a sentence each.
    pub powers: Vec<LocalText>,
    /// What is special about where it stands now.
    pub notes: Vec<LocalText>,
    /// Whose it is, when it is one on the board.
    pub side: Option<Side>,
}

/// The numbers that an animal may use on one occasion, to be drawn as pips with gaps.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberRow {
    /// A cell of the `icons` sheet.
    pub icon: &'static str,
    /// When they hold.
    pub label: LocalText,
    /// The numbers, the smallest first; none is a statement too.
    pub numbers: Vec<u8>,
    /// Those of them that no source tells.
    pub reconstructed: Vec<u8>,
    /// The highest number that any animal has.
    pub most: u8,
}

impl Card {
    /// Marks what the level's data calls reconstructed.
    pub(super) fn doubt(&mut self, doubts: &[(String, Reconstructed)]) {
        let Some((_, doubt)) = doubts.iter().find(|(head, _)| *head == self.head) else { return };
        self.ways_reconstructed = doubt.ways;
        for (row, numbers) in self.numbers.iter_mut().zip(&doubt.numbers) {
            row.reconstructed.clone_from(numbers);
        }
    }

    /// Whether anything on it is reconstructed.
    pub(super) fn is_doubtful(&self) -> bool {
        self.ways_reconstructed || self.numbers.iter().any(|row| !row.reconstructed.is_empty())
    }
}

/// What is special about a square, whoever stands there.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// Its look, a cell of the `squares` sheet.
    pub picture: String,
    /// Its name.
    pub name: LocalText,
    /// What it does, a sentence each.
    pub lines: Vec<LocalText>,
}

/// A game that explains itself.
pub trait Explain: Game {
    /// The cards of all animals in this match, strongest first.
    fn cards(tables: &Self::Tables, view: &Self::View) -> Vec<Card>;
    /// The card of the animal on a spot.
    fn card_at(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Option<Card>;
    /// Whether the viewer may look at what lies face down on a spot, as long as it points there. The
    /// view is all it knows; elsewhere views hold what lies face up.
    fn may_look(tables: &Self::Tables, known: &Self::View, spot: Spot) -> bool {
        let _ = (tables, known, spot);
        false
    }
    /// What is special about a spot's square; `None` for plain ground.
    fn ground_at(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Option<Ground> {
        let _ = (tables, view, spot);
        None
    }
    /// Whether the key that shows reach lays a sheet of the game's own instead.
    const SHEET: bool = false;
    /// Where the pawn on a spot could go if it were its side's turn.
    fn reach(tables: &Self::Tables, view: &Self::View, spot: Spot) -> Vec<Spot>;
    /// Squares where pawns of `side` must not stay, and the mark for them.
    fn deadly(tables: &Self::Tables, view: &Self::View, side: Side) -> Vec<(Spot, &'static str)> {
        let _ = (tables, view, side);
        Vec::new()
    }
    /// Pawns of `side` that an enemy could take next.
    fn endangered(tables: &Self::Tables, view: &Self::View, side: Side) -> Vec<Spot>;
}

/// A sentence of the rules or of a computer player as a text.
#[must_use]
pub fn spoken(key: &'static str, arguments: &[(&'static str, Argument)]) -> LocalText {
    arguments.iter().fold(LocalText::new(key), |text, (name, argument)| match argument {
        Argument::Key(key) => text.with(name, LocalText::new(key.clone())),
        Argument::Word(word) => text.with(name, word.clone()),
        Argument::Number(number) => text.with(name, *number as i32),
    })
}
