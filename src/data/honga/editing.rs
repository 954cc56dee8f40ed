//! What can be edited of Honga's levels: where the areas lie, and the options that are switches. Round places stay where
//! they are, and decks are other files.

use super::switches;
use crate::data::editing::{Editing, Ground, Means, Pieces, alone};
use crate::rules::Game;
use crate::rules::honga::Honga;

/// The areas of the game's own levels, in the order in which they are offered.
const AREAS: &[Ground] = &[
    Ground::new('h', "honga-area-honga"),
    Ground::new('m', "honga-area-mountain"),
    Ground::new('f', "honga-area-forest"),
    Ground::new('b', "honga-area-barter"),
    Ground::new('a', "honga-area-mammoths"),
    Ground::new('l', "honga-area-lake"),
    Ground::new('e', "honga-area-berries"),
    Ground::new('c', "honga-area-mushrooms"),
    Ground::new('s', "honga-area-spring"),
];

impl Editing for Honga {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: AREAS,
            areas: true,
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
