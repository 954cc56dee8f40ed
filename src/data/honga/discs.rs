//! Discs, `assets/honga/<name>.discs.ron`: the hands in the quarters of each, in two colours.
//!
//! A modder writes a [`DiscsDef`]; it compiles to [`Discs`].

use serde::Deserialize;

use crate::data::board::rows;
use crate::data::fields::{distinct, id, whole};
use crate::data::honga::deck::{self, Limits};
use crate::data::letters::quoted;
use crate::data::source::{At, Reader};
use crate::data::{Files, Flaw};
use crate::rules::MAX_SEATS;
use crate::rules::honga::{Colour, DiscPlan, MAX_DISC_KINDS, MAX_DISCS};

/// All discs of a level; statements H2, H3. `grey` is required.
///
/// ```ron
/// (
///     grey: (
///         hands: 4,
///         discs: [
///             (id: "g1", hands: ["3 1", ". ."], count: 3),
///             (id: "g2", hands: ["2 .", ". 2"], count: 4),
///         ],
///     ),
///     red: (
///         hands: 5,
///         discs: [
///             (id: "r1", hands: ["4 1", ". ."]),
///         ],
///     ),
/// )
/// ```
///
/// Both piles together have at most 32 entries and 64 discs.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiscsDef<'a> {
    /// `true` marks these discs on screen as reconstructed: no source gives them. `false` when left
    /// out.
    #[serde(borrow, default)]
    pub reconstructed: At<'a, bool>,
    /// The pile that all players draw from: at least six discs, so that five players can always
    /// draw.
    pub grey: At<'a, PileDef<'a>>,
    /// The pile of the player who holds the tusk. When left out there is no such pile, and the tusk
    /// has no effect.
    #[serde(default)]
    pub red: At<'a, Option<At<'a, PileDef<'a>>>>,
}

/// The discs of one colour.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PileDef<'a> {
    /// The number of hands on every disc of this pile, 1 to 16.
    #[serde(borrow)]
    pub hands: At<'a, i64>,
    /// The total number of discs, to check the counts against. Optional.
    #[serde(default)]
    pub total: At<'a, Option<i64>>,
    /// The discs.
    pub discs: At<'a, Vec<At<'a, DiscDef<'a>>>>,
}

/// One kind of disc: `(id: "g1", hands: ["3 1", ". ."], count: 3)`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DiscDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// The hands in its four quarters, the upper two first: a digit, or `.` for none. `["2 1", ".
    /// 1"]` has two hands at the top left, one at the top right, one at the bottom right and none
    /// at the bottom left. Players may turn the disc, but a mirror image is a different disc. H14.
    pub hands: At<'a, Vec<At<'a, String>>>,
    /// The number of these discs, 1 to 20; 1 when left out.
    #[serde(default = "deck::one")]
    pub count: At<'a, i64>,
}

/// Discs, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discs {
    /// Whether they are reconstructed: found in no source.
    pub reconstructed: bool,
    /// The part the rules use, grey discs first.
    pub plan: Vec<DiscPlan>,
}

/// The most hands on a disc.
const MOST_HANDS: i64 = 16;
/// The fewest grey discs: one more than there are players (H60).
const FEWEST_GREY: usize = MAX_SEATS + 1;

/// The path of the deck of discs `name`.
#[must_use]
pub fn path(name: &str) -> String {
    format!("assets/honga/{name}.discs.ron")
}

/// Loads the deck of discs `name`.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, name: &str) -> Result<Discs, Vec<Flaw>> {
    deck::load(files, &path(name), compile)
}

/// Reads both piles before giving up, so that all flaws are reported.
fn compile(reader: &mut Reader<'_>) -> Option<Discs> {
    const PILE: &str = "a pile `(hands: …, discs: […])`";
    let def: DiscsDef<'_> = reader.whole()?;
    let reconstructed = reader.get(&def.reconstructed, "`true` or `false`").copied();
    let grey_def = reader.get(&def.grey, PILE);
    let grey = grey_def.and_then(|def| pile(reader, def, Colour::Grey));
    let (red_def, red) = match reader.get(&def.red, PILE)? {
        None => (None, Some(Vec::new())),
        Some(at) => {
            let def = reader.get(at, PILE);
            (def, def.and_then(|def| pile(reader, def, Colour::Red)))
        }
    };
    let entries = [grey_def, red_def].into_iter().flatten().filter_map(|def| def.discs.ok());
    let discs = entries.flatten().filter_map(At::ok);
    distinct(reader, discs.map(|disc| &disc.id), "disc");
    let plan = [grey?, red?].concat();
    let count: usize = plan.iter().map(|disc| usize::from(disc.count)).sum();
    let cause = if plan.len() > MAX_DISC_KINDS {
        format!("there are {} kinds of discs, more than {MAX_DISC_KINDS}", plan.len())
    } else if count > MAX_DISCS {
        format!("there are {count} discs in both piles, more than {MAX_DISCS}")
    } else {
        return Some(Discs { reconstructed: reconstructed?, plan });
    };
    let place = red_def.map_or(def.grey.token(), |red| red.discs.token());
    reader.flaw(place, cause, Some("leave some out".to_owned()));
    None
}

/// The discs of one colour.
fn pile<'a>(reader: &mut Reader<'a>, def: &PileDef<'a>, colour: Colour) -> Option<Vec<DiscPlan>> {
    let limits = Limits {
        kinds: MAX_DISC_KINDS,
        cards: MAX_DISCS,
        fewest: if colour == Colour::Grey { FEWEST_GREY } else { 1 },
        what: if colour == Colour::Grey { "grey discs" } else { "red discs" },
    };
    let sum = whole(reader, &def.hands, 1, MOST_HANDS);
    let entries = reader.get(&def.discs, "a list of discs")?;
    limits.hold(reader, def.discs.token(), entries.len())?;
    let made: Vec<_> = entries
        .iter()
        .map(|entry| {
            let disc = reader.get(entry, "a disc `(id: …, hands: …)`")?;
            let id = id(reader, &disc.id, "a disc's id in double quotes");
            let hands = hands(reader, &disc.hands, sum);
            let count = deck::count(reader, &disc.count);
            Some((count, Some(DiscPlan { id: id?, colour, hands: hands?, count: count? })))
        })
        .collect();
    let counts: Vec<_> = made.iter().map(|disc| disc.as_ref()?.0).collect();
    limits.add_up(reader, def.discs.token(), &counts, &def.total)?;
    sum?;
    made.into_iter().map(|disc| disc?.1).collect()
}

/// Reads drawn hands, which must add up to `sum`, and returns them clockwise.
fn hands<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
    sum: Option<u8>,
) -> Option<[u8; 4]> {
    const HINT: &str = "draw two rows of two quarters, each a digit or `.`, such as \
                        `[\"3 1\", \". .\"]`";
    const WHAT: [&str; 2] = [
        "hands drawn as two strings, the upper two quarters first,",
        "two quarters in double quotes",
    ];
    let rows = rows(reader, list, WHAT)?;
    let drawn = rows.iter().flat_map(|(_, row)| row).filter(|(sign, _)| *sign != ' ');
    let quarters = drawn.clone().count();
    let uneven =
        rows.iter().any(|(_, row)| row.iter().filter(|(sign, _)| *sign != ' ').count() != 2);
    if quarters != 4 || rows.len() != 2 || uneven {
        let cause = match quarters {
            4 => "two quarters belong in each of two rows".to_owned(),
            _ => format!("a disc has 4 quarters, not {quarters}"),
        };
        reader.flaw(list.token(), cause, Some(HINT.to_owned()));
        return None;
    }
    let read: Vec<Option<u8>> = drawn
        .map(|(sign, place)| {
            let hands = if *sign == '.' { Some(0) } else { sign.to_digit(10) };
            if hands.is_none() {
                let cause = format!("{} is no number of hands", quoted(*sign));
                reader.flaw(place, cause, Some(HINT.to_owned()));
            }
            hands.map(|hands| hands as u8)
        })
        .collect();
    let [top_left, top_right, bottom_left, bottom_right] = read.try_into().ok()?;
    let hands = [top_left?, top_right?, bottom_right?, bottom_left?];
    let all: u8 = hands.iter().sum();
    match sum {
        Some(sum) if sum != all => {
            let cause = format!("this disc has {all} hands, but discs of its pile have {sum}");
            let hint = "change its hands, or `hands` of the whole pile";
            reader.flaw(list.token(), cause, Some(hint.to_owned()));
            None
        }
        _ => Some(hands),
    }
}
