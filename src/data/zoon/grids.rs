//! Grids as tribes draw them: movement, aim and corners.
//!
//! Movement is drawn as on the card: the Zoon `@` in the middle of 3 × 3 or 5 × 5 squares, with the
//! enemy at the top (Z20).
//!
//! | letter | means |
//! |---|---|
//! | `o` | yellow with a dot: a move may end here (Z17) |
//! | `+` | yellow without a dot: only crossed (Z24) |
//! | `g` | green with a dot: reached directly, whatever is in between (Z21) |
//! | `b` | both yellow and green; the player chooses which (Z25) |
//! | `.` | nothing |
//!
//! A yellow square in the outer ring is reached straight through the square before it, which must
//! be yellow too. This Zoon moves one square to each side, one or two forward, and jumps
//! diagonally:
//!
//! ```ron
//! grid: [
//!     "g.o.g",
//!     "..o..",
//!     ".o@o.",
//!     ".....",
//!     ".....",
//! ],
//! ```
//!
//! Trajectories that bend are listed separately, see [`StepDef`]. An aim is drawn in the same way,
//! with `x` for the squares aimed at (Z67). Corners are drawn as two rows of two.

use serde::Deserialize;

use crate::data::board::{Row, rows};
use crate::data::letters::quoted;
use crate::data::source::{At, Reader};
use crate::rules::zoon::{Corners, Mark, Offset, Waypoint};

/// The largest distance of a grid's square from its Zoon, in each direction.
pub const FAR: i8 = 2;
/// The most trajectories in a list.
const MAX_PATHS: usize = 24;

const WAYS: &str = "`o` is yellow with a dot, `+` yellow without, `g` green, `b` both yellow and \
                    green, `.` nothing, and `@` the Zoon";
const AIM: &str = "`x` is aimed at, `.` is not, and `@` is the shooter";

/// One square of a trajectory, relative to the Zoon: `Stop(1, 2)` is one square to the right and
/// two towards the enemy.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepDef {
    /// A move may end here.
    Stop(i64, i64),
    /// A move may only cross it.
    Cross(i64, i64),
}

/// A letter of a drawing, with its offset from the middle.
struct Inked<'a> {
    at: Offset,
    letter: char,
    place: &'a str,
}

/// Trajectories, and green squares.
pub(super) type Ways = (Vec<Vec<Waypoint>>, Vec<Offset>);

/// Reads a drawing of 3 × 3 or 5 × 5 letters around `@`.
fn sketch<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
    letters: &str,
    legend: &str,
) -> Option<Vec<Inked<'a>>> {
    const WHAT: [&str; 2] = ["a grid drawn as a list of strings", "a row drawn in double quotes"];
    let rows = rows(reader, list, WHAT)?;
    let size = rows.len();
    if !matches!(size, 3 | 5) || rows.iter().any(|(_, row)| row.len() != size) {
        let uneven = rows.iter().find(|(_, row)| row.len() != size);
        let (place, cause) = match uneven.filter(|_| matches!(size, 3 | 5)) {
            Some((token, row)) => {
                (*token, format!("this row has {} squares, not {size}", row.len()))
            }
            None => (list.token(), format!("this grid has {size} rows, not 3 or 5")),
        };
        let hint = "draw 3 rows of 3 squares or 5 rows of 5, the Zoon `@` in the middle";
        reader.flaw(place, cause, Some(hint.to_owned()));
        return None;
    }
    let middle = size as i8 / 2;
    let inked: Vec<Inked<'_>> = offsets(rows, middle).collect();
    let mut sound = true;
    for Inked { at, letter, place } in &inked {
        let central = *at == (0, 0);
        let (cause, hint) = if central && *letter != '@' {
            (format!("the middle is {}", quoted(*letter)), "the Zoon `@` is drawn in the middle")
        } else if *letter == '@' && !central {
            ("the Zoon is not in the middle".to_owned(), "draw `@` in the middle, and only there")
        } else if *letter != '@' && !letters.contains(*letter) {
            (format!("no grid has squares drawn {}", quoted(*letter)), legend)
        } else {
            continue;
        };
        reader.flaw(place, cause, Some(hint.to_owned()));
        sound = false;
    }
    Some(inked).filter(|_| sound)
}

fn offsets(rows: Vec<Row<'_>>, middle: i8) -> impl Iterator<Item = Inked<'_>> {
    (0..).zip(rows).flat_map(move |(down, (_, row))| {
        (0..).zip(row).map(move |(across, (letter, place))| {
            let at: Offset = (across as i8 - middle, middle - down as i8);
            Inked { at, letter, place }
        })
    })
}

/// Reads a drawn movement grid. An empty list is a grid without squares.
pub(super) fn ways<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
) -> Option<Ways> {
    if list.ok().is_some_and(Vec::is_empty) {
        return Some((Vec::new(), Vec::new()));
    }
    let inked = sketch(reader, list, "o+gb.", WAYS)?;
    let yellow = |at: Offset| {
        let found = inked.iter().find(|square| square.at == at).map(|square| square.letter);
        found.filter(|letter| "o+b".contains(*letter))
    };
    let mut paths = Vec::new();
    let mut sound = true;
    for square in inked.iter().filter(|square| yellow(square.at).is_some()) {
        let (x, y) = square.at;
        if x.abs() < FAR && y.abs() < FAR {
            let beyond = (2 * x, 2 * y);
            let on = yellow(beyond).filter(|letter| *letter != '+').map(|_| beyond);
            if on.is_none() && square.letter == '+' {
                let cause = "this square is only crossed, but nothing yellow lies behind it";
                let hint = "draw `o` two squares away in the same direction, or `o` here";
                reader.flaw(square.place, cause, Some(hint.to_owned()));
                sound = false;
            }
            let first = Waypoint { offset: square.at, arrival: square.letter != '+' };
            let rest = on.map(|offset| Waypoint { offset, arrival: true });
            paths.push([first].into_iter().chain(rest).collect());
        } else {
            sound &= leads_there(reader, square, yellow((x / 2, y / 2)).is_some());
        }
    }
    let green = inked.iter().filter(|square| "gb".contains(square.letter));
    let green = green.map(|square| square.at).collect();
    Some((paths, green)).filter(|_| sound)
}

/// Reports a yellow square of the outer ring that no drawn trajectory reaches.
fn leads_there(reader: &mut Reader<'_>, square: &Inked<'_>, before: bool) -> bool {
    let (x, y) = square.at;
    let straight = x % 2 == 0 && y % 2 == 0;
    let (cause, hint) = if square.letter == '+' {
        let hint = "draw `o` for an arrival square; trajectories that bend are listed in `paths`";
        ("this square is only crossed, but it lies at the edge of the grid", hint.to_owned())
    } else if !straight {
        let hint = format!(
            "draw `.` here, and list the trajectory in `paths`, ending with `Stop({x}, {y})`"
        );
        ("more than one trajectory could lead to this yellow square", hint)
    } else if !before {
        let hint = "draw `o` or `+` on the square before it, or `g` here";
        ("no trajectory leads to this yellow square", hint.to_owned())
    } else {
        return true;
    };
    reader.flaw(square.place, cause, Some(hint));
    false
}

/// Reads listed trajectories.
pub(super) fn paths<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, Vec<At<'a, StepDef>>>>>,
) -> Option<Vec<Vec<Waypoint>>> {
    let entries = reader.get(list, "a list of trajectories such as `[[Stop(0, 1)]]`")?;
    if entries.len() > MAX_PATHS {
        let cause = format!("there are {} trajectories, more than {MAX_PATHS}", entries.len());
        reader.flaw(list.token(), cause, Some("list each only once".to_owned()));
        return None;
    }
    let made: Vec<_> = entries.iter().map(|entry| path(reader, entry)).collect();
    made.into_iter().collect()
}

/// Z19: each square of a trajectory is a neighbour of the one before, and a move may end on the
/// last.
fn path<'a>(
    reader: &mut Reader<'a>,
    entry: &At<'a, Vec<At<'a, StepDef>>>,
) -> Option<Vec<Waypoint>> {
    let steps = reader.get(entry, "a trajectory such as `[Cross(0, 1), Stop(1, 2)]`")?;
    if steps.is_empty() {
        let hint = "write its squares, such as `[Cross(0, 1), Stop(1, 2)]`";
        reader.flaw(entry.token(), "this trajectory has no squares", Some(hint.to_owned()));
        return None;
    }
    let mut path: Vec<Waypoint> = Vec::new();
    let (mut last, mut sound) = ((0, 0), true);
    for at in steps {
        let Some(def) = reader.get(at, "`Stop(0, 1)` or `Cross(0, 1)`") else {
            sound = false;
            continue;
        };
        let (StepDef::Stop(x, y) | StepDef::Cross(x, y)) = *def;
        let far = i64::from(FAR);
        // `i64::MIN` has no positive counterpart.
        let beyond = |at: i64| at.unsigned_abs() > FAR.unsigned_abs().into();
        let near = |to: i64, from: i64| to.abs_diff(from) <= 1;
        let offset: Offset = (x.clamp(-far, far) as i8, y.clamp(-far, far) as i8);
        let been = offset == (0, 0) || path.iter().any(|point| point.offset == offset);
        let (cause, hint) = if beyond(x) || beyond(y) {
            let hint = "at most two squares from the Zoon in each direction: numbers from -2 to 2";
            ("this trajectory leaves the grid", hint)
        } else if !near(x, last.0) || !near(y, last.1) {
            ("this square is no neighbour of the one before", "write every square on the way")
        } else if been {
            ("this trajectory has been here already", "write every square once")
        } else {
            path.push(Waypoint { offset, arrival: matches!(def, StepDef::Stop(..)) });
            last = (x, y);
            continue;
        };
        reader.flaw(at.token(), cause, Some(hint.to_owned()));
        sound = false;
        last = (x, y);
    }
    let ends = path.last().is_some_and(|point| point.arrival);
    if let Some(end) = steps.last().filter(|_| sound && !ends) {
        let hint = "let it end with `Stop(…)`";
        reader.flaw(end.token(), "no move can end on this trajectory", Some(hint.to_owned()));
        return None;
    }
    Some(path).filter(|_| sound)
}

/// Reads a drawn aim: at least one square.
pub(super) fn aim<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
) -> Option<Vec<Offset>> {
    let inked = sketch(reader, list, "x.", AIM)?;
    let aimed = inked.iter().filter(|square| square.letter == 'x').map(|square| square.at);
    let aimed: Vec<Offset> = aimed.collect();
    if aimed.is_empty() {
        let hint = "draw `x` on the squares that can be targets";
        reader.flaw(list.token(), "this shot aims at nothing", Some(hint.to_owned()));
        return None;
    }
    Some(aimed)
}

/// Reads four corners, drawn as on the card. `special` is the mark allowed besides numbers: ★,
/// written `*`, or ✖, written `x`.
pub(super) fn corners<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
    special: Mark,
) -> Option<Corners> {
    const HINT: &str = "draw two rows of two corners, with numbers from 0 to 9, such as \
                        `[\"3 2\", \"1 0\"]`";
    const WHAT: [&str; 2] =
        ["corners drawn as two strings, the upper two first,", "a row of corners in double quotes"];
    let rows = rows(reader, list, WHAT)?;
    if rows.len() != 2 {
        let cause = format!("corners are drawn in 2 rows, not {}", rows.len());
        reader.flaw(list.token(), cause, Some(HINT.to_owned()));
        return None;
    }
    let mut marks = Vec::new();
    for (token, row) in rows {
        let row: Vec<_> = row.into_iter().filter(|(letter, _)| *letter != ' ').collect();
        if row.len() != 2 {
            let count = row.len();
            let cause = match count {
                0 => "both corners are missing in this row".to_owned(),
                1 => "a corner is missing in this row".to_owned(),
                _ => format!("this row has {count} corners, not 2"),
            };
            reader.flaw(token, cause, Some(HINT.to_owned()));
        } else {
            marks.extend(
                row.into_iter().map(|(letter, place)| mark(reader, letter, place, special)),
            );
        }
    }
    let [top_left, top_right, bottom_left, bottom_right] = marks.try_into().ok()?;
    Some([top_left?, top_right?, bottom_right?, bottom_left?])
}

fn mark(reader: &mut Reader<'_>, letter: char, place: &str, special: Mark) -> Option<Mark> {
    let mark = match letter {
        '*' | '★' => Mark::Star,
        'x' | '✖' => Mark::Cross,
        _ => match letter.to_digit(10) {
            Some(number) => return Some(Mark::Number(number as u8)),
            None => {
                let cause = format!("{} is no corner", quoted(letter));
                let sign = if special == Mark::Star { "`*` for ★" } else { "`x` for ✖" };
                let hint = format!("write a number from 0 to 9, or {sign}");
                reader.flaw(place, cause, Some(hint));
                return None;
            }
        },
    };
    if mark == special {
        return Some(mark);
    }
    let (cause, hint) = match special {
        Mark::Star => ("only shots have a ✖", "write a number from 0 to 9, or `*` for ★"),
        _ => ("only Zoons have a ★", "write a number from 0 to 9, or `x` for ✖"),
    };
    reader.flaw(place, cause, Some(hint.to_owned()));
    None
}
