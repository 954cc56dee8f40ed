//! What can be edited of Honga's levels: the options that are switches. The board is drawn as areas of several
//! cells, with round places between them, and decks are other files; neither is edited square by square.

use super::switches;
use crate::data::editing::{Editing, Means, Pieces, alone};
use crate::rules::Game;
use crate::rules::honga::Honga;

impl Editing for Honga {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: &[],
            most_squares: 0,
            images: alone,
            is_symmetric: false,
            pieces: Pieces::None,
            cast: "",
            kinds: |_, _| Vec::new(),
            switches: switches(),
            beside: &[],
            written: &[],
        }
    }
}
