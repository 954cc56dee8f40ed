//! What can be edited of Honga's levels: which areas there are, where they and the round places lie, and the options that
//! are switches. Decks are other files.

use super::board::MAX_SIDE;
use super::switches;
use crate::data::Label;
use crate::data::editing::{Areas, Between, Editing, Ground, Means, PieceKind, Pieces, alone};
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
    Ground::new('.', "editor-ground-empty"),
];

/// How they are written.
const DRAWN: Areas = Areas {
    field: "areas",
    names: "honga-area-",
    kind: |letter| {
        Some(match letter {
            'h' => "Honga",
            'm' => "Mountain",
            'f' => "Forest",
            'b' => "Barter",
            'a' => "Mammoths",
            'l' => "Gathering(resource: Fish)",
            'e' => "Gathering(resource: Berry)",
            'c' => "Gathering(resource: Mushroom)",
            's' => "Gathering(resource: Water)",
            _ => return None,
        })
    },
    most_side: MAX_SIDE as u8,
};

/// The round places, whose names in the texts say where they lie.
const PLACES: Between = Between {
    field: "places",
    name: "honga-places",
    ids: [
        "south-west",
        "south",
        "south-east",
        "west",
        "middle",
        "east",
        "north-west",
        "north",
        "north-east",
    ],
};

impl Editing for Honga {
    fn means() -> Means {
        Means {
            game: Self::ID,
            grounds: AREAS,
            areas: Some(DRAWN),
            // The size of its drawing binds before this.
            most_squares: MAX_SIDE * MAX_SIDE,
            images: alone,
            is_symmetric: false,
            pieces: Pieces::Between(PLACES),
            cast: "",
            kinds: |_, _| vec![place()],
            switches: switches(),
            beside: &[],
            written: &[],
        }
    }
}

fn place() -> PieceKind {
    let name = Label::Key("honga-place".to_owned());
    PieceKind { id: "place".to_owned(), letter: ' ', name, picture: "place".to_owned() }
}
