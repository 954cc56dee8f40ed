//! Trays: where pawns lie beside the board, both captives and those still to come.
//!
//! A game may have cells on its board for captives; only those without a cell lie in the tray.
//! The red side sits below; its pawns lie in the left tray, those of blue in the right one. Tokens
//! are smaller there. Cards in hand are as large as on the board and overlap when there are many.

use bevy::prelude::*;

use super::appearance::TOKEN;
use super::cards::{CARD_HEIGHT, CARD_WIDTH};
use super::layout::{BoardLayout, HEM};
use crate::app::table::contract::sketch::Place;
use crate::rules::{Side, Spot};

/// How many pawns fill a tray from end to end, whatever the board's height.
const TRAY_PAWNS: f32 = 16.0;
/// The part of a tray's width that a pawn fills.
const TRAY_FILLED: f32 = 0.94;
/// Scale of a captive in its cell.
const IN_CELL: f32 = 0.9;
/// Scale of a captured card.
const TAKEN_CARD: f32 = 0.5;
/// Distance between captured cards in a pile, in squares.
const PILE: f32 = 0.16;
/// Distance between cards in hand when there is room, in squares.
const SPREAD: f32 = 1.02;

impl BoardLayout {
    /// The width of a tray in squares; on screen it is the same for every board.
    #[must_use]
    pub fn tray(&self) -> f32 {
        if let Some(sketch) = &self.sketch {
            return sketch.beside;
        }
        if self.cards { CARD_WIDTH + 0.1 } else { (self.size().y / TRAY_PAWNS).max(0.5) }
    }

    /// Scale of a captured pawn.
    #[must_use]
    pub fn small(&self) -> f32 {
        if self.cards { TAKEN_CARD } else { self.tray() * TRAY_FILLED / TOKEN }
    }

    /// Scale of a pawn that is still to come onto the board.
    #[must_use]
    pub fn at_hand(&self) -> f32 {
        if self.cards { 1.0 } else { self.small() }
    }

    /// Where a captive of `side` lies: in its cell or beside the enemies who took it, the first
    /// nearest to them. A card lies on its own side's pile, at the far end.
    #[must_use]
    pub fn prison(&self, side: Side, slot: u8) -> Vec2 {
        let cell = self.cell(side, slot).and_then(|cell| self.place(cell));
        let cells = self.cells.get(usize::from(side.0)).map_or(0, |cells| cells.len() as u8);
        let in_tray = || self.in_tray(side, self.along_prison(slot.saturating_sub(cells)));
        cell.unwrap_or_else(|| self.turned(in_tray()))
    }

    /// The square that is a captive's cell.
    #[must_use]
    pub(super) fn cell(&self, side: Side, slot: u8) -> Option<Spot> {
        self.cells.get(usize::from(side.0))?.get(usize::from(slot)).copied()
    }

    /// Scale of a captive.
    #[must_use]
    pub(super) fn captive(&self, side: Side, slot: u8) -> f32 {
        if self.cell(side, slot).is_some() { IN_CELL } else { self.small() }
    }

    /// Where a pawn lies that is still to come onto the board: beside its own side, in the other
    /// half of the tray that holds its side's captives.
    #[must_use]
    pub fn bench(&self, side: Side, slot: u8) -> Vec2 {
        self.turned(self.in_tray(side, self.along_bench(side, slot)))
    }

    /// The prison's place as a spot.
    #[must_use]
    pub fn prison_place(&self, side: Side, slot: u8) -> Place {
        let size = match self.cell(side, slot) {
            Some(_) => 1.0,
            None if self.cards => CARD_WIDTH * TAKEN_CARD,
            None => self.tray(),
        };
        Place { middle: self.prison(side, slot), size }
    }

    /// The bench's place as a spot: for overlapping cards, the visible part.
    #[must_use]
    pub fn bench_place(&self, side: Side, slot: u8) -> Place {
        if !self.cards {
            return Place { middle: self.bench(side, slot), size: self.tray() };
        }
        let seen = if slot == 0 { CARD_HEIGHT } else { self.pitch(side).min(CARD_HEIGHT) };
        let hidden = self.in_tray(side, self.along_bench(side, slot));
        // The next card nearer to its side covers the lower part.
        let up = if side.0 == 0 { 1.0 } else { -1.0 };
        let middle = hidden + Vec2::new(0.0, up * (CARD_HEIGHT - seen) / 2.0);
        Place { middle: self.turned(middle), size: seen.min(self.tray()) }
    }

    /// Distance between a side's cards in hand.
    fn pitch(&self, side: Side) -> f32 {
        let others = f32::from(self.hands[usize::from(side.0 & 1)].saturating_sub(1));
        let room = self.size().y + 2.0 * HEM - CARD_HEIGHT;
        if others * SPREAD <= room { SPREAD } else { room / others }
    }

    /// The tray's ends are as far from the middle as the hem.
    fn end(&self) -> f32 {
        self.size().y / 2.0 + HEM
    }

    fn along_prison(&self, slot: u8) -> f32 {
        let step = if self.cards { PILE } else { self.tray() };
        let half = if self.cards { CARD_HEIGHT * TAKEN_CARD } else { self.tray() } / 2.0;
        self.end() - half - f32::from(slot) * step
    }

    fn along_bench(&self, side: Side, slot: u8) -> f32 {
        let (half, step) = if self.cards {
            (CARD_HEIGHT / 2.0, self.pitch(side))
        } else {
            (self.tray() / 2.0, self.tray())
        };
        half + f32::from(slot) * step - self.end()
    }

    fn in_tray(&self, side: Side, along: f32) -> Vec2 {
        let beside = self.size().x / 2.0 + HEM + self.tray() / 2.0;
        if side.0 == 0 { Vec2::new(-beside, along) } else { Vec2::new(beside, -along) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Grid;

    #[test]
    fn both_trays_of_a_side_hold_a_pack_without_meeting() {
        let layout = BoardLayout::new(Grid { width: 13, height: 15 }, false);
        for side in [Side(0), Side(1)] {
            let last = layout.prison(side, 7);
            let other = layout.bench(side, 7);
            assert_eq!(last.x, other.x);
            assert!((last.y - other.y).abs() >= layout.tray() * 0.9, "{last} {other}");
        }
    }

    #[test]
    fn captives_stand_in_the_cells_of_the_board_and_those_without_one_in_the_tray() {
        let mut layout = BoardLayout::new(Grid { width: 7, height: 10 }, false);
        let first = layout.prison(Side(1), 0);
        layout.cells = vec![Vec::new(), vec![Spot::Square(1), Spot::Square(5)]];
        for (slot, square) in [(0, 1), (1, 5)] {
            let place = layout.prison_place(Side(1), slot);
            assert_eq!(Some(place.middle), layout.place(Spot::Square(square)));
            // As large as the pawns on the board, so that it is known.
            assert!(place.size >= 1.0 && layout.captive(Side(1), slot) > 0.8);
        }
        assert_eq!(layout.prison(Side(1), 2), first, "the tray begins at its end");
        assert!(layout.prison(Side(0), 0).x < -3.5, "the other side has none");
    }

    #[test]
    fn every_card_in_a_large_hand_can_be_seen() {
        let mut layout = BoardLayout::new(Grid { width: 6, height: 6 }, false);
        (layout.cards, layout.hands) = (true, [13, 3]);
        let ends = [layout.bench(Side(0), 0), layout.bench(Side(0), 12)];
        assert!(ends.iter().all(|end| end.y.abs() + CARD_HEIGHT / 2.0 <= layout.end() + 0.01));
        assert!(layout.pitch(Side(0)) > 0.3 && layout.pitch(Side(1)) > CARD_HEIGHT);
        assert!(layout.prison(Side(1), 11).y < layout.bench(Side(1), 3).y - CARD_HEIGHT / 2.0);
    }
}
