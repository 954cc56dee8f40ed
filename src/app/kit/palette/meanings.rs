//! What colours mean, and how every palette shows it.
//!
//! Pictures are drawn and code is written in the house's colours. Another palette replaces them
//! where they are drawn ([`super::dyes`]): a meaning is found by its house colour, so no two
//! meanings share one. Where colour alone is not enough there is a second sign, such as a token's
//! shape; the tests say which. Deliberately absent: colours that only decorate.

use bevy::prelude::*;
use serde::Deserialize;

/// A set of colours for everything that has a meaning.
#[derive(Reflect, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub enum Palette {
    /// The colours in which everything is drawn.
    #[default]
    House,
    /// For eyes that confuse red and green (protanopia, deuteranopia).
    RedGreen,
    /// For eyes that confuse blue and yellow (tritanopia).
    BlueYellow,
    /// Black on white, pieces on a dark board, stronger marks; for every kind of colour vision.
    HighContrast,
}

impl Palette {
    /// Every palette, in the order the settings show them.
    pub const ALL: [Self; 4] = [Self::House, Self::RedGreen, Self::BlueYellow, Self::HighContrast];

    /// Whether the ground under the pieces is dark.
    #[must_use]
    pub fn is_dark(self) -> bool {
        self == Self::HighContrast
    }
}

/// A colour that has a meaning, as 0xRRGGBB.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// What it means.
    pub name: &'static str,
    /// The house's colour.
    pub house: u32,
    /// For red and green, for blue and yellow, for high contrast.
    others: [u32; 3],
    /// Darker and lighter tones of the house's colour in pictures; they change with it.
    pub tones: &'static [u32],
}

impl Meaning {
    /// The same in every palette.
    pub(super) const fn always(name: &'static str, house: u32) -> Self {
        shown(name, house, [house; 3], &[])
    }

    /// The colour in a palette.
    #[must_use]
    pub const fn shown_in(&self, palette: Palette) -> u32 {
        match palette {
            Palette::House => self.house,
            Palette::RedGreen => self.others[0],
            Palette::BlueYellow => self.others[1],
            Palette::HighContrast => self.others[2],
        }
    }
}

const fn shown(name: &'static str, house: u32, others: [u32; 3], tones: &'static [u32]) -> Meaning {
    Meaning { name, house, others, tones }
}

const fn always(name: &'static str, house: u32) -> Meaning {
    Meaning::always(name, house)
}

/// The red pack; warnings, the tusk's discs.
pub const RED: Meaning = shown(
    "red",
    0xA61C28,
    [0xAC1C16, 0xA61C28, 0xAB0005],
    &[0x7E121D, 0x6E0F1A, 0x6B1016, 0x8E1A22, 0xC9484A, 0xC84A4A],
);
/// The blue pack.
pub const BLUE: Meaning = always("blue", 0x1F4E79);
/// Seats that play each for itself, in seat order.
pub const SEATS: [Meaning; 5] = [
    shown("seat 1", 0xB23A2E, [0xAF3629, 0xB23A2E, 0xB33A2E], &[0x842419, 0xE0806F]),
    shown("seat 2", 0x2C6E9B, [0x2C6E9B, 0x2B6D9A, 0x2F6A94], &[0x1E4F72, 0x7FB2D2]),
    shown("seat 3", 0xE9B43A, [0xFDC830, 0xE9B43A, 0xFFCA31], &[0xB5811C, 0xF7D98A]),
    shown("seat 4", 0x3E3346, [0x392B36, 0x3E3346, 0x332530], &[0x271F2D, 0x9385A0]),
    shown("seat 5", 0x6FA05A, [0x7DA98C, 0x8DA55F, 0x87B399], &[0x4C773A, 0xB4D3A0]),
];
/// The Cendrelins, and trumps that are shots.
pub const EMBER: Meaning = shown("ember", 0xB23A20, [0xA93014, 0xB4381E, 0xA93014], &[0x8E2A16]);
/// The Mousserocs.
pub const MOSS: Meaning = always("moss", 0x7E9A4A);
/// The Ventplumes.
pub const SKY: Meaning = always("sky", 0x3A86A8);
/// The Vasards.
pub const MUD: Meaning = always("mud", 0x5F3D6B);
/// Trumps that are gear.
pub const GEAR: Meaning = shown("gear", 0x4D5A66, [0x2F5578, 0x525963, 0x293B50], &[0x39434D]);
/// Trumps that are terrain.
pub const TERRAIN: Meaning =
    shown("terrain", 0x7A5A2E, [0x9D805B, 0x7A5A2E, 0x9D805B], &[0x5C421F]);
/// The focus, the primary button, trumps that are tactics, what is done.
pub const FOCUS: Meaning = always("focus", 0x0E6B5C);
/// What is picked or can be had: captures that win, prizes, armor. Always with an edge of ink.
pub const GOLD: Meaning = always("gold", 0xF2B632);
/// A capture that loses.
pub const LOSS: Meaning = shown("loss", 0x9A2A22, [0xBE3D0D, 0x9A2A22, 0xBE3D0D], &[]);
/// Cells of movement grids: on the way, reached straight, the start; aim grids: hit.
pub const GRID: [Meaning; 4] = [
    shown("way", 0xF6CF4C, [0xF6CF4C, 0xA0960B, 0xCAE73F], &[0xD3A325]),
    shown("straight", 0x8DBF5A, [0x6E992C, 0x8DBF5A, 0x70A527], &[0x5F9136]),
    always("start", 0x7D4A9B),
    shown("aim", 0xF0B7A4, [0xC09A93, 0xF0B19C, 0xC09A93], &[0xC8694F]),
];
/// Hands on grey discs; those on the tusk's discs are red.
pub const PAW: Meaning = shown("paw", 0x4A4540, [0x4E4647, 0x4A4540, 0x4E4744], &[0x6E6862]);
/// Grey discs.
pub const DISC: Meaning = shown("disc", 0xDDD5C6, [0xDCD7CF, 0xD2D7C6, 0xE1DED7], &[]);
/// The tusk's discs.
pub const TUSK_DISC: Meaning =
    shown("tusk disc", 0xF2D2BC, [0xFEC181, 0xF6D1BA, 0xF4BB84], &[0xC98A78]);

/// Every meaning.
pub const MEANINGS: [Meaning; 23] = [
    RED, BLUE, SEATS[0], SEATS[1], SEATS[2], SEATS[3], SEATS[4], EMBER, MOSS, SKY, MUD, GEAR,
    TERRAIN, FOCUS, GOLD, LOSS, GRID[0], GRID[1], GRID[2], GRID[3], PAW, DISC, TUSK_DISC,
];

/// What pieces stand on; a dark board darkens it, other palettes leave
/// it, because every kind of square has a pattern of its own.
pub const GROUNDS: [Meaning; 7] = [
    always("land", 0xCFA77A),
    always("den", 0xE9C46A),
    always("water", 0x8FC1D4),
    always("shallows", 0xE4EEEC),
    always("middle", 0xB3A6BC),
    always("camp", 0x9F91AC),
    always("front", 0x8C7D9C),
];

/// Text and eyes.
pub const INK: u32 = 0x2B211C;
/// Quiet text and edges.
pub const COCOA: u32 = 0x5A4334;
/// The lightest paper.
pub const PAPER: u32 = 0xF7EBD0;
/// Paper behind other paper.
pub const PARCHMENT: u32 = 0xEAD9B5;
/// The table's cloth.
pub const CLOTH: u32 = 0xA9845B;
/// Letters on the cloth: nearly ink, so that a palette can tell them from ink on paper.
pub const ON_CLOTH: u32 = 0x2B211D;

/// What high contrast makes of text and paper. Pictures keep theirs.
pub const STARK: [(u32, u32); 6] = [
    (INK, 0x000000),
    (COCOA, 0x1E140C),
    (PAPER, 0xFFFFFF),
    (PARCHMENT, 0xFFF3D6),
    (CLOTH, 0x241B14),
    (ON_CLOTH, 0xFFF3D6),
];
