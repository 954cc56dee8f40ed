//! A position as a tiny board for the list of saves: a word of text in the save, a picture of dots
//! on screen.
//!
//! It shows what everyone may see: which side stands where, not with which pawn. Deliberately
//! absent: boards that are not grids, which so few dots cannot show.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::kit::palette;
use crate::app::table::{PlayerStyle, TableGame, Whereabouts};
use crate::referee::Match;
use crate::rules::{Side, Spot, Viewer};
use crate::saves::Head;

/// Its key in the save's table.
const KEY: &str = "picture";
/// Pixels along the edge of a square.
const EDGE: usize = 12;
/// The most squares along an edge.
const MOST: usize = 32;

/// Rows from the top, separated by `/`: `.` a free square, `~` water, `#` a den, and a side's
/// number for a pawn.
#[must_use]
pub fn draw<G: TableGame>(played: &Match<G>) -> Option<(String, String)> {
    let tables = played.tables();
    let board = G::board(tables);
    let ground = |cell: &String| match cell {
        cell if cell.contains("water") => '~',
        cell if cell.contains("den") => '#',
        _ => '.',
    };
    let mut signs: Vec<char> = board.squares.iter().map(ground).collect();
    let view = G::shown_to(&played.view(Viewer::Spectator));
    for pawn in G::stage(tables, &view).pawns {
        if let Whereabouts::On(Spot::Square(square)) = pawn.whereabouts
            && let Some(sign) = signs.get_mut(usize::from(square))
        {
            *sign = char::from(b'0' + pawn.side.0);
        }
    }
    let width = usize::from(board.grid.width);
    let rows: Vec<String> = signs.chunks(width).rev().map(|row| row.iter().collect()).collect();
    (!rows.is_empty()).then(|| (KEY.to_owned(), rows.join("/")))
}

/// The miniature in a save.
#[must_use]
pub fn of(head: &Head) -> Option<Miniature> {
    let (_, rows) = head.table.iter().find(|(key, _)| key == KEY)?;
    let rows: Vec<Vec<u8>> = rows.split('/').map(|row| row.bytes().collect()).collect();
    let width = rows[0].len();
    let is_board = (1..=MOST).contains(&width)
        && rows.len() <= MOST
        && rows.iter().all(|row| row.len() == width);
    is_board.then_some(Miniature(rows))
}

/// A tiny board, drawn in the node of the same entity.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Miniature(Vec<Vec<u8>>);

impl Miniature {
    /// Its width divided by its height.
    #[must_use]
    pub fn aspect(&self) -> f32 {
        self.0[0].len() as f32 / self.0.len() as f32
    }

    /// Its pixels as sRGB bytes with alpha, row by row.
    fn pixels(&self) -> Vec<u8> {
        let mut pixels = Vec::new();
        for y in 0..self.0.len() * EDGE {
            for x in 0..self.0[0].len() * EDGE {
                let sign = self.0[y / EDGE][x / EDGE];
                let color = pixel(sign, x % EDGE, y % EDGE).to_srgba().to_u8_array();
                pixels.extend(color);
            }
        }
        pixels
    }
}

/// The pixel at `x` and `y` of a square: a dot of the side's colour, and a line along the left and
/// upper edge.
fn pixel(sign: u8, x: usize, y: usize) -> Color {
    let ground = match sign {
        b'~' => palette::DEN_WATER,
        b'#' => palette::DEN_LAND,
        _ => palette::LAND,
    };
    let middle = |at: usize| 2 * at as i32 + 1 - EDGE as i32;
    let (across, down) = (middle(x), middle(y));
    let in_dot = across * across + down * down <= 81;
    match sign {
        b'0'..=b'9' if in_dot => PlayerStyle::Packs.color(Side(sign - b'0')),
        _ if x == 0 || y == 0 => palette::CLOTH,
        _ => ground,
    }
}

/// Draws the miniatures that were just added.
pub(super) fn show(
    images: Option<ResMut<Assets<Image>>>,
    mut added: Query<(&Miniature, &mut ImageNode), Added<Miniature>>,
) {
    let Some(mut images) = images else { return };
    for (miniature, mut node) in &mut added {
        let edge = |squares: usize| (squares * EDGE) as u32;
        let size = Extent3d {
            width: edge(miniature.0[0].len()),
            height: edge(miniature.0.len()),
            depth_or_array_layers: 1,
        };
        node.image = images.add(Image::new(
            size,
            TextureDimension::D2,
            miniature.pixels(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        ));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::tests::{blank, two_people};
    use super::*;
    use crate::app::catalog::levels::tests::shipped;
    use crate::data::FromFiles;
    use crate::rules::honga::Honga;
    use crate::rules::jungle::Jungle;

    #[test]
    fn a_miniature_shows_every_pawn_and_comes_back_from_its_save() {
        let tables = Jungle::tables(&shipped, "jungle/combat", &[]).expect("a level");
        let played = Match::<Jungle>::new(Arc::new(tables), Default::default(), 1);
        let mut save = blank(&two_people("jungle"));
        assert_eq!(of(&save.head()), None);
        save.table.extend(draw(&played));
        let miniature = of(&save.head()).expect("a miniature");
        let count = |sign: u8| miniature.0.iter().flatten().filter(|seen| **seen == sign).count();
        assert_eq!((count(b'0'), count(b'1'), count(b'~')), (8, 8, 12));
        assert_eq!((miniature.0.len(), miniature.0[0].len()), (9, 7));
        assert!(miniature.0[0].contains(&b'1'), "red sits at the bottom, as on the board");
        assert_eq!(miniature.pixels().len(), 9 * 7 * EDGE * EDGE * 4);
    }

    #[test]
    fn a_board_that_is_no_grid_has_no_miniature_and_nonsense_neither() {
        let tables = Honga::tables(&shipped, "honga/first-steps", &[]).expect("a level");
        let played = Match::<Honga>::new(Arc::new(tables), Default::default(), 1);
        assert_eq!(draw(&played), None);
        for nonsense in ["", "../.", &"./".repeat(200), &".".repeat(99)] {
            let mut save = blank(&two_people("jungle"));
            save.table.push((KEY.into(), nonsense.into()));
            assert_eq!(of(&save.head()), None, "{nonsense}");
        }
    }
}
