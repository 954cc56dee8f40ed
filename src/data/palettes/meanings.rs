//! What colours mean, in the house's colours, and which of them can stand side by side.
//!
//! Pictures are drawn and code is written in these colours; a palette says what becomes of each. A meaning
//! is found by its house colour, so no two meanings share one. Deliberately absent: colours that only
//! decorate.

/// A colour that has a meaning, as 0xRRGGBB.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meaning {
    /// Its name in files of palettes.
    pub name: &'static str,
    /// The house's colour.
    pub house: u32,
    /// Darker and lighter tones of the house's colour in pictures; they change with it.
    pub tones: &'static [u32],
}

const fn toned(name: &'static str, house: u32, tones: &'static [u32]) -> Meaning {
    Meaning { name, house, tones }
}

const fn plain(name: &'static str, house: u32) -> Meaning {
    toned(name, house, &[])
}

/// The red pack; warnings, the tusk's discs.
pub const RED: Meaning =
    toned("red", 0xA61C28, &[0x7E121D, 0x6E0F1A, 0x6B1016, 0x8E1A22, 0xC9484A, 0xC84A4A]);
/// The blue pack.
pub const BLUE: Meaning = plain("blue", 0x1F4E79);
/// Seats that play each for itself, in seat order.
pub const SEATS: [Meaning; 5] = [
    toned("seat-1", 0xB23A2E, &[0x842419, 0xE0806F]),
    toned("seat-2", 0x2C6E9B, &[0x1E4F72, 0x7FB2D2]),
    toned("seat-3", 0xE9B43A, &[0xB5811C, 0xF7D98A]),
    toned("seat-4", 0x3E3346, &[0x271F2D, 0x9385A0]),
    toned("seat-5", 0x6FA05A, &[0x4C773A, 0xB4D3A0]),
];
/// The Cendrelins, and trumps that are shots.
pub const EMBER: Meaning = toned("ember", 0xB23A20, &[0x8E2A16]);
/// The Mousserocs.
pub const MOSS: Meaning = plain("moss", 0x7E9A4A);
/// The Ventplumes.
pub const SKY: Meaning = plain("sky", 0x3A86A8);
/// The Vasards.
pub const MUD: Meaning = plain("mud", 0x5F3D6B);
/// Trumps that are gear.
pub const GEAR: Meaning = toned("gear", 0x4D5A66, &[0x39434D]);
/// Trumps that are terrain.
pub const TERRAIN: Meaning = toned("terrain", 0x7A5A2E, &[0x5C421F]);
/// The focus, the primary button, trumps that are tactics, what is done.
pub const FOCUS: Meaning = plain("focus", 0x0E6B5C);
/// What is picked or can be had: captures that win, prizes, armor. Always with an edge of ink.
pub const GOLD: Meaning = plain("gold", 0xF2B632);
/// A capture that loses.
pub const LOSS: Meaning = plain("loss", 0x9A2A22);
/// Cells of movement grids: on the way, reached straight, the start; aim grids: hit.
pub const GRID: [Meaning; 4] = [
    toned("way", 0xF6CF4C, &[0xD3A325]),
    toned("straight", 0x8DBF5A, &[0x5F9136]),
    plain("start", 0x7D4A9B),
    toned("aim", 0xF0B7A4, &[0xC8694F]),
];
/// Hands on grey discs; those on the tusk's discs are red.
pub const PAW: Meaning = toned("paw", 0x4A4540, &[0x6E6862]);
/// Grey discs.
pub const DISC: Meaning = plain("disc", 0xDDD5C6);
/// The tusk's discs.
pub const TUSK_DISC: Meaning = toned("tusk-disc", 0xF2D2BC, &[0xC98A78]);

/// Every meaning.
pub const MEANINGS: [Meaning; 23] = [
    RED, BLUE, SEATS[0], SEATS[1], SEATS[2], SEATS[3], SEATS[4], EMBER, MOSS, SKY, MUD, GEAR,
    TERRAIN, FOCUS, GOLD, LOSS, GRID[0], GRID[1], GRID[2], GRID[3], PAW, DISC, TUSK_DISC,
];

/// What pieces stand on. A dark board darkens it; other palettes leave it, because every kind of square has
/// a pattern of its own.
pub const GROUNDS: [Meaning; 7] = [
    plain("land", 0xCFA77A),
    plain("den", 0xE9C46A),
    plain("water", 0x8FC1D4),
    plain("shallows", 0xE4EEEC),
    plain("middle", 0xB3A6BC),
    plain("camp", 0x9F91AC),
    plain("front", 0x8C7D9C),
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

/// What texts are written with and on. Pictures keep theirs.
pub const PAPERS: [Meaning; 6] = [
    plain("ink", INK),
    plain("cocoa", COCOA),
    plain("paper", PAPER),
    plain("parchment", PARCHMENT),
    plain("cloth", CLOTH),
    plain("on-cloth", ON_CLOTH),
];

/// Meanings that can stand side by side.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are.
    pub name: &'static str,
    /// Each is compared with all others.
    pub of: &'static [Meaning],
    /// What each is also compared with.
    pub beside: &'static [Meaning],
}

const fn group(name: &'static str, of: &'static [Meaning], beside: &'static [Meaning]) -> Group {
    Group { name, of, beside }
}

const INKED: Meaning = plain("ink", INK);
const PAPERED: Meaning = plain("paper", PAPER);
/// A capture that takes both.
const EXCHANGE: Meaning = plain("exchange", COCOA);

/// All groups.
pub const GROUPS: [Group; 9] = [
    group("packs", &[RED, BLUE], &[INKED, PAPERED]),
    group("seats", &SEATS, &[PAPERED]),
    group("tribes", &[EMBER, MOSS, SKY, MUD], &[]),
    group("trumps", &[GEAR, EMBER, FOCUS, TERRAIN], &[]),
    group("marks", &[FOCUS, GOLD, LOSS, INKED], &[]),
    group("captures", &[GOLD, LOSS, EXCHANGE], &[]),
    group("grids", &GRID, &[PAPERED]),
    // Hands are seen on their discs, whose rims are smooth and toothed.
    group("hands", &[PAW, RED], &[DISC, TUSK_DISC]),
    group("discs", &[DISC, TUSK_DISC], &[]),
];
