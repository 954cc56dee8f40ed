//! Trays: where pawns lie beside the board, both captives and those still to come.
//!
//! A game may have cells on its board for captives; only those without a cell lie in the tray.
//! The red side sits below; its pawns lie in the left tray, those of blue in the right one. Tokens
//! are smaller there. Cards in hand are as large as on the board and overlap when there are many.
//! In an upright window cards lie in rows: those of the near side below the board, across the whole window and large
//! enough for a finger, and those of the far side above it, small.

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
/// The gap between cards in hand when there is room, in squares.
const APART: f32 = 0.07;
/// Scale of the cards in hand below the board of an upright window, and of those above it.
const IN_ROWS: [f32; 2] = [1.45, 0.5];
/// The height of a row of them, in squares.
const NEAR_ROW: f32 = IN_ROWS[0] * CARD_HEIGHT + 0.1;
const FAR_ROW: f32 = IN_ROWS[1] * CARD_HEIGHT + 0.1;

impl BoardLayout {
    /// The width of a tray in squares; on screen it is the same for every board.
    #[must_use]
    pub fn tray(&self) -> f32 {
        if let Some(sketch) = &self.sketch {
            return sketch.beside;
        }
        if self.cards { CARD_WIDTH + 0.1 } else { (self.size().y / TRAY_PAWNS).max(0.5) }
    }

    /// Whether pawns beside the board lie in rows below and above it where the window is upright.
    pub(super) fn has_rows(&self) -> bool {
        self.cards && self.sketch.is_none()
    }

    /// The width and height of what lies around the board in an upright window.
    pub(super) fn around_upright(&self) -> Vec2 {
        let below = self.sketch.as_ref().map_or(0.0, |sketch| sketch.below);
        match self.has_rows() {
            true => Vec2::new(0.0, NEAR_ROW + FAR_ROW),
            false => Vec2::new(2.0 * self.tray(), below),
        }
    }

    /// The height of the row of cards below the board of an upright window.
    pub(super) fn near_row(&self) -> f32 {
        self.upright.map_or(0.0, |_| NEAR_ROW)
    }

    /// The height of the row of cards above the board of an upright window.
    pub(super) fn far_row(&self) -> f32 {
        self.upright.map_or(0.0, |_| FAR_ROW)
    }

    fn is_near(&self, side: Side) -> bool {
        (side.0 == 0) != self.flipped
    }

    /// Scale of a captured pawn.
    #[must_use]
    pub fn small(&self) -> f32 {
        if self.cards { TAKEN_CARD } else { self.tray() * TRAY_FILLED / TOKEN }
    }

    /// Scale of a pawn that is still to come onto the board.
    #[must_use]
    pub fn at_hand(&self, side: Side) -> f32 {
        match self.upright {
            Some(_) if self.is_near(side) => IN_ROWS[0],
            Some(_) => IN_ROWS[1],
            None if self.cards => 1.0,
            None => self.small(),
        }
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
        let length = self.length() * self.at_hand(side);
        let seen = if slot == 0 { length } else { self.pitch(side).min(length) };
        // The next card nearer to its side covers a part of it.
        let middle = self.in_tray(side, self.along_bench(side, slot) + (length - seen) / 2.0);
        let most = if self.upright.is_some() { length } else { self.tray() };
        Place { middle: self.turned(middle), size: seen.min(most) }
    }

    /// The length of a card along its tray.
    fn length(&self) -> f32 {
        if self.upright.is_some() { CARD_WIDTH } else { CARD_HEIGHT }
    }

    /// Distance between a side's cards in hand.
    fn pitch(&self, side: Side) -> f32 {
        let others = f32::from(self.hands[usize::from(side.0 & 1)].saturating_sub(1));
        let length = self.length() * self.at_hand(side);
        (2.0 * self.end() - length).max(0.0).min(others * (length + APART)) / others.max(1.0)
    }

    /// The tray's ends are as far from the middle as the hem, or as the sides of an upright window.
    fn end(&self) -> f32 {
        self.upright.map_or(self.size().y / 2.0 + HEM, |half| half - APART)
    }

    fn along_prison(&self, slot: u8) -> f32 {
        let step = if self.cards { PILE } else { self.tray() };
        let half = if self.cards { self.length() * TAKEN_CARD } else { self.tray() } / 2.0;
        self.end() - half - f32::from(slot) * step
    }

    fn along_bench(&self, side: Side, slot: u8) -> f32 {
        let (half, step) = if self.cards {
            (self.length() * self.at_hand(side) / 2.0, self.pitch(side))
        } else {
            (self.tray() / 2.0, self.tray())
        };
        half + f32::from(slot) * step - self.end()
    }

    fn in_tray(&self, side: Side, along: f32) -> Vec2 {
        let place = if self.upright.is_some() {
            let row = if self.is_near(side) { self.near_row() } else { self.far_row() };
            Vec2::new(along, -(self.size().y / 2.0 + HEM + row / 2.0))
        } else {
            Vec2::new(-(self.size().x / 2.0 + HEM + self.tray() / 2.0), along)
        };
        if side.0 == 0 { place } else { -place }
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
