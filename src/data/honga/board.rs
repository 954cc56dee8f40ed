//! The board drawn as text: areas, and round places where four areas meet.
//!
//! Every other character of every other row is a cell with the letter of an area. The character
//! between four cells is a crossing, where a round place may lie:
//!
//! ```text
//! "b m s",
//! " 1 2 ",
//! "e h l",
//! " 4 3 ",
//! "f c a",
//! ```
//!
//! Here the round place `1` touches `b`, `m`, `h` and `e`. A blank or `.` is empty. An area may be
//! a rectangle of several cells, and the drawing may have up to nine cells a side. The screen shows
//! everything where the drawing has it; the [`Sketch`] holds these positions.

mod legend;

use serde::Deserialize;

use crate::data::board::{Row, rows};
use crate::data::honga::deck::Named;
use crate::data::honga::goods::ResourceDef;
use crate::data::letters::quoted;
use crate::data::source::{At, Reader};
use crate::data::{self, Told};
use crate::rules::honga::{Area, AreaKind, AreaPlan, PlacePlan};
use legend::Sign;

/// The most cells of a board, across and down.
pub(super) const MAX_SIDE: usize = 9;

/// An area: `(letter: 'l', id: "lake", kind: Gathering(resource: Fish))`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AreaDef<'a> {
    /// The letter or digit that stands for it on the board, in single quotes.
    pub letter: At<'a, char>,
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `honga-area-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// What players can do there.
    pub kind: At<'a, AreaKindDef<'a>>,
}

/// What a hand pointing at an area lets a player do (H22). A board has exactly one area of each
/// kind, except `Gathering`, of which it may have any number.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub enum AreaKindDef<'a> {
    /// Gather one unit of a raw material. H23.
    Gathering {
        /// The raw material: `Fish`, `Berry`, `Mushroom` or `Water`.
        #[serde(borrow)]
        resource: At<'a, ResourceDef>,
    },
    /// Take a bonus card. H26.
    Forest,
    /// Climb one step. H35.
    Mountain,
    /// Lure a mammoth. H27.
    Mammoths,
    /// Exchange a barter card. H40.
    Barter,
    /// Look after HONGA. H15.
    Honga,
}

/// A round place: `(letter: '1', id: "north-west")`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PlaceDef<'a> {
    /// The letter or digit that stands for it on the board, in single quotes.
    pub letter: At<'a, char>,
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `honga-place-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
}

/// Where things lie on screen, in cells from the board's top left corner.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sketch {
    /// Cells from left to right.
    pub columns: u8,
    /// Cells from top to bottom.
    pub rows: u8,
    /// The areas, in the order of the plan.
    pub areas: Vec<Cells>,
    /// The round places, in the order of the plan.
    pub places: Vec<Crossing>,
}

/// The rectangle of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cells {
    /// The first cell from the left, counted from 0.
    pub column: u8,
    /// The first cell from the top, counted from 0.
    pub row: u8,
    /// Cells from left to right.
    pub width: u8,
    /// Cells from top to bottom.
    pub height: u8,
}

/// The middle of a round place: a corner that four cells share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crossing {
    /// The number of cells to its left.
    pub column: u8,
    /// The number of cells above it.
    pub row: u8,
}

/// The board, compiled: the part the rules use and the part the screens show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) areas: Vec<AreaPlan>,
    pub(super) places: Vec<PlacePlan>,
    pub(super) area_names: Vec<Named>,
    pub(super) place_names: Vec<Named>,
    pub(super) sketch: Sketch,
}

/// The drawing: a rectangle of characters with their places in the file.
type Picture<'p, 'a> = &'p [Row<'a>];

/// Reads the board with its legends; reads as much as possible before giving up.
pub(super) fn compile<'a>(
    reader: &mut Reader<'a>,
    drawn: &At<'a, Vec<At<'a, String>>>,
    areas: &At<'a, Vec<At<'a, AreaDef<'a>>>>,
    places: &At<'a, Vec<At<'a, PlaceDef<'a>>>>,
) -> Option<Board> {
    const WHAT: [&str; 2] =
        ["a board drawn as strings, the top row first,", "a row drawn in double quotes"];
    let areas = legend::areas(reader, areas);
    let places = legend::places(reader, places);
    let rows = rows(reader, drawn, WHAT).and_then(|rows| measured(reader, drawn.token(), rows));
    let (areas, places, rows) = (areas?, places?, rows?);
    let known = signs_are_known(reader, &rows, &areas, &places);
    let cells: Option<Vec<Cells>> = {
        let all: Vec<_> = areas.iter().map(|area| area_cells(reader, &rows, area)).collect();
        all.into_iter().collect()
    };
    let crossings: Option<Vec<(Crossing, [Area; 4])>> = {
        let all: Vec<_> =
            places.iter().map(|place| crossing(reader, &rows, place, &areas)).collect();
        all.into_iter().collect()
    };
    let (cells, crossings) = (cells?, crossings?);
    known.then_some(())?;
    is_reached(reader, &areas, &crossings)?;
    let half = |count: usize| count.div_ceil(2) as u8;
    let sketch = Sketch {
        columns: half(rows.first().map_or(0, |(_, row)| row.len())),
        rows: half(rows.len()),
        areas: cells,
        places: crossings.iter().map(|(at, _)| *at).collect(),
    };
    let plan = |(place, (_, quarters)): (&Sign<'a, ()>, &(Crossing, [Area; 4]))| PlacePlan {
        id: place.shown.id.clone(),
        quarters: *quarters,
    };
    Some(Board {
        places: places.iter().zip(&crossings).map(plan).collect(),
        areas: areas
            .iter()
            .map(|area| AreaPlan { id: area.shown.id.clone(), kind: area.kind })
            .collect(),
        area_names: areas.into_iter().map(|area| area.shown).collect(),
        place_names: places.into_iter().map(|place| place.shown).collect(),
        sketch,
    })
}

/// Whether a character stands for an empty spot.
fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '.')
}

/// The drawing, if it is a rectangle with an odd number of characters on each side.
fn measured<'a>(reader: &mut Reader<'a>, token: &str, rows: Vec<Row<'a>>) -> Option<Vec<Row<'a>>> {
    const HINT: &str = "cells stand in every other row at every other sign, round places between \
                        four of them";
    let width = rows.first().map_or(0, |(_, row)| row.len());
    let uneven: Vec<_> = rows.iter().filter(|(_, row)| row.len() != width).collect();
    for (token, row) in &uneven {
        let cause = format!("this row has {} signs, the first has {width}", row.len());
        reader.flaw(token, cause, Some("draw every row equally long, with blanks".to_owned()));
    }
    let cause = if width < 3 || rows.len() < 3 {
        "this board is too small for a round place".to_owned()
    } else if width.is_multiple_of(2) || rows.len().is_multiple_of(2) {
        format!("this board is {width} signs wide and {} high, but both must be odd", rows.len())
    } else if width > 2 * MAX_SIDE - 1 || rows.len() > 2 * MAX_SIDE - 1 {
        format!("this board has more than {MAX_SIDE} cells a side")
    } else {
        return uneven.is_empty().then_some(rows);
    };
    reader.flaw(token, cause, Some(HINT.to_owned()));
    None
}

/// Reports characters that have no meaning where they stand.
fn signs_are_known(
    reader: &mut Reader<'_>,
    rows: Picture<'_, '_>,
    areas: &[Sign<'_, AreaKind>],
    places: &[Sign<'_, ()>],
) -> bool {
    let mut sound = true;
    for (y, (_, row)) in rows.iter().enumerate() {
        for (x, (sign, place)) in row.iter().enumerate().filter(|(_, (sign, _))| !is_blank(*sign)) {
            let (known, cause, hint) = match (x % 2, y % 2) {
                (0, 0) => (
                    areas.iter().any(|area| area.letter == *sign),
                    format!("no area has the letter {}", quoted(*sign)),
                    format!("areas here are {}", legend::letters(areas)),
                ),
                (1, 1) => (
                    places.iter().any(|place| place.letter == *sign),
                    format!("no round place has the letter {}", quoted(*sign)),
                    format!("round places here are {}", legend::letters(places)),
                ),
                _ => (
                    false,
                    format!("{} stands between two cells", quoted(*sign)),
                    "leave a blank there: round places lie where four cells meet".to_owned(),
                ),
            };
            if !known {
                reader.flaw(place, cause, Some(hint));
                sound = false;
            }
        }
    }
    sound
}

/// Where a letter stands among the cells (`from` = 0) or the crossings (`from` = 1), from the top
/// left: column, row and place in the file.
fn found<'p, 'a>(rows: Picture<'p, 'a>, letter: char, from: usize) -> Vec<(usize, usize, &'a str)> {
    let rows = rows.iter().enumerate().skip(from).step_by(2);
    let signs = rows.flat_map(|(y, (_, row))| {
        let signs = row.iter().enumerate().skip(from).step_by(2);
        signs.map(move |(x, (sign, place))| (x, y, *sign, *place))
    });
    signs.filter(|at| at.2 == letter).map(|(x, y, _, place)| (x, y, place)).collect()
}

/// The rectangle of an area.
fn area_cells(
    reader: &mut Reader<'_>,
    rows: Picture<'_, '_>,
    area: &Sign<'_, AreaKind>,
) -> Option<Cells> {
    let drawn = found(rows, area.letter, 0);
    let (letter, id) = (area.letter, &area.shown.id);
    let Some((left, top, _)) = drawn.first().copied() else {
        let cause = format!("the area `{id}` is not drawn on the board");
        reader.flaw(area.token, cause, Some(format!("draw {letter:?} there, or leave it out")));
        return None;
    };
    let right = drawn.iter().map(|at| at.0).max().unwrap_or(left);
    let bottom = drawn.iter().map(|at| at.1).max().unwrap_or(top);
    let least = drawn.iter().map(|at| at.0).min().unwrap_or(left);
    let [width, height] = [(right - least) / 2 + 1, (bottom - top) / 2 + 1];
    if let Some((_, _, place)) = drawn.last().filter(|_| drawn.len() != width * height) {
        let cause = format!("the cells of `{id}` are no rectangle");
        let hint = "give areas apart from each other different letters".to_owned();
        let told = Told::new("flaw-area-apart").naming("area", shown(area));
        reader.flaw(place, cause, Some(hint)).told(told);
        return None;
    }
    let [column, row] = [least / 2, top / 2];
    let [column, row, width, height] = [column, row, width, height].map(|number| number as u8);
    Some(Cells { column, row, width, height })
}

/// Where a round place lies, and the four areas it touches. Checks that they differ and include
/// HONGA's.
fn crossing(
    reader: &mut Reader<'_>,
    rows: Picture<'_, '_>,
    place: &Sign<'_, ()>,
    areas: &[Sign<'_, AreaKind>],
) -> Option<(Crossing, [Area; 4])> {
    let drawn = found(rows, place.letter, 1);
    let id = &place.shown.id;
    let (x, y, token) = match drawn[..] {
        [] => {
            let cause = format!("the round place `{id}` is not drawn on the board");
            let hint = format!("draw {:?} where four cells meet", place.letter);
            reader.flaw(place.token, cause, Some(hint));
            return None;
        }
        [only] => only,
        [_, (_, _, token), ..] => {
            let cause = format!("the round place `{id}` is drawn twice");
            reader.flaw(token, cause, Some("give it a letter of its own".to_owned()));
            return None;
        }
    };
    let around = [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)];
    let signs = around.map(|(x, y)| rows[y].1.get(x).map_or(' ', |(sign, _)| *sign));
    let quarters = signs.map(|sign| areas.iter().position(|area| area.letter == sign));
    let twice = quarters
        .iter()
        .enumerate()
        .find_map(|(at, quarter)| quarters[..at].contains(quarter).then_some(*quarter).flatten());
    let honga = areas.iter().position(|area| area.kind == AreaKind::Honga);
    let (cause, told) = if signs.iter().any(|sign| is_blank(*sign)) {
        let cause = format!("a quarter of the round place `{id}` points at nothing");
        (cause, Told::new("flaw-place-open"))
    } else if let Some(area) = twice.and_then(|area| areas.get(area)) {
        let cause = format!("two quarters of the round place `{id}` point at `{}`", area.shown.id);
        (cause, Told::new("flaw-place-twice").naming("area", shown(area)))
    } else if let Some(den) = honga.filter(|_| !quarters.contains(&honga)) {
        let cause = format!(
            "the round place `{id}` does not touch HONGA's area: nobody could see to him there"
        );
        (cause, Told::new("flaw-place-apart").naming("area", shown(&areas[den])))
    } else {
        let [one, two, three, four] = quarters;
        let quarters = [one?, two?, three?, four?].map(|area| Area(area as u8));
        let [column, row] = [x.div_ceil(2) as u8, y.div_ceil(2) as u8];
        return Some((Crossing { column, row }, quarters));
    };
    let hint = "a round place lies where four different areas meet, one of them HONGA's";
    reader.flaw(token, cause, Some(hint.to_owned())).told(told);
    None
}

/// The name of an area, as players read it.
fn shown(area: &Sign<'_, AreaKind>) -> data::Named {
    data::Named::Shown(area.shown.name.clone())
}

/// Reports areas that no round place touches.
fn is_reached(
    reader: &mut Reader<'_>,
    areas: &[Sign<'_, AreaKind>],
    crossings: &[(Crossing, [Area; 4])],
) -> Option<()> {
    let mut sound = Some(());
    for (number, area) in areas.iter().enumerate() {
        let reached = crossings.iter().any(|(_, at)| at.contains(&Area(number as u8)));
        if !reached {
            let cause = format!("no round place points at `{}`", area.shown.id);
            let hint = "draw a round place at one of its corners, or leave it out";
            let told = Told::new("flaw-area-unreached").naming("area", shown(area));
            reader.flaw(area.token, cause, Some(hint.to_owned())).told(told);
            sound = None;
        }
    }
    sound
}
