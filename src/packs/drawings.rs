//! Drawings of heads (SVG): judged before they are drawn, and drawn.
//!
//! A few bytes of such a file can stand for very much work, or lead out of it. So it is read as XML with limits and written anew
//! from what is known to be harmless (`plain.rs`). Only that copy reaches the crate `resvg`, and what it would paint is counted
//! before it does. Deliberately absent: texts, pictures, filters, masks and patterns.

mod plain;
mod square;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ops::Range;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Group, Node, Options, Paint, Path, Tree};

use crate::data::{Flaw, Place};
use crate::packs::content::HEADS;
use crate::packs::limits::MAX_DRAWINGS;
use crate::packs::paths::{Holds, Why};

/// The side of a drawing in the units that it is counted in.
const SIDE: f32 = 256.0;
/// How far a shape may reach beyond the edges, in widths of the picture.
const REACH: f32 = 1.0;
/// How far a shape may reach in its own units, before it is made smaller.
const FARTHEST: f32 = 6_000.0;
/// The most that a drawing may cost: the ends of lines and curves, and the points of the picture that are painted over and over.
const MOST_ENDS: usize = 4_000;
const MOST_PAINTED: f32 = 100.0 * SIDE * SIDE;
/// As many of the most costly drawings a pack may have.
const MOST_TOGETHER: usize = 4;
/// As how many ends one of a line with a width counts: it has two sides, and corners.
const OF_LINE: usize = 4;
/// The most see-through groups in one another; each is a canvas of its own.
const MOST_CANVASES: usize = 6;
const SMALLER: &str = "draw it with fewer shapes, or save it as PNG";

/// What a copy tells of shapes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Where they lie.
    Outlines,
    /// How they look too.
    All,
}

/// Why a drawing is refused, and where.
#[derive(Debug)]
struct Fault {
    range: Option<Range<usize>>,
    why: Why,
}

impl Fault {
    /// The flaw of a file with these bytes.
    fn flaw(self, file: &str, bytes: &[u8]) -> Flaw {
        let (cause, hint) = self.why;
        let flaw = Flaw::of_file(file, cause).suggest(hint);
        match self.range {
            Some(range) => flaw.at(Place::new(&String::from_utf8_lossy(bytes), range)),
            None => flaw,
        }
    }
}

fn fault(range: Option<Range<usize>>, cause: impl Into<String>, hint: impl Into<String>) -> Fault {
    Fault { range, why: (cause.into(), hint.into()) }
}

/// What a drawing costs.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Cost {
    ends: usize,
    painted: f32,
}

/// Flaws of the heads among the files of a pack that cannot be drawn, with the path of each as messages name it.
pub(super) fn flaws(files: &BTreeMap<String, Vec<u8>>, told: impl Fn(&str) -> String) -> Vec<Flaw> {
    let refused = refused(files).into_iter();
    refused.map(|(path, fault)| fault.flaw(&told(path), &files[path])).collect()
}

/// The heads among the files of a pack that cannot be drawn, and why. A drawing beside a picture of its name is for people.
fn refused(files: &BTreeMap<String, Vec<u8>>) -> Vec<(&str, Fault)> {
    let mut refused = Vec::new();
    let (mut bytes, mut all) = (0, Cost::default());
    for (path, drawing) in files {
        let beside = path
            .strip_suffix("svg")
            .filter(|_| path.starts_with(HEADS))
            .map(|stem| format!("{stem}png"));
        if beside.is_none_or(|picture| files.contains_key(&picture)) {
            continue;
        }
        bytes += drawing.len();
        if bytes > MAX_DRAWINGS || all.is_much() {
            let cause = "with this one the drawings of the pack are more than are drawn together";
            refused.push((path.as_str(), fault(None, cause, "save some of them as PNG")));
            break;
        }
        match tree(drawing) {
            Ok((_, cost)) => {
                all = Cost { ends: all.ends + cost.ends, painted: all.painted + cost.painted }
            }
            Err(fault) => refused.push((path, fault)),
        }
    }
    refused
}

/// The picture of a drawing in a square of so many pixels a side, four bytes each; nothing where it is refused.
#[must_use]
pub fn drawn(bytes: &[u8], side: u32) -> Option<Vec<u8>> {
    let (tree, _) = tree(bytes).ok()?;
    let mut canvas = Pixmap::new(side, side)?;
    let scale = side as f32 / SIDE;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut canvas.as_mut());
    let pixels = canvas.pixels().iter().map(|pixel| pixel.demultiply());
    Some(
        pixels
            .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
            .collect(),
    )
}

fn tree(bytes: &[u8]) -> Result<(Tree, Cost), Fault> {
    if let Some(why) = Holds::Drawing.too_big(bytes.len() as u64) {
        return Err(Fault { range: None, why });
    }
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Err(fault(None, "this drawing is not UTF-8 text", "save it as plain SVG"));
    };
    // A line with a width around far points is many curves: where shapes lie is known before lines are drawn around them.
    Cost::of(&parsed(text, Told::Outlines)?)?;
    let tree = parsed(text, Told::All)?;
    let cost = Cost::of(&tree)?;
    if cost.ends == 0 {
        let hint = "lay a shape into it, such as `<circle cx=\"64\" cy=\"64\" r=\"48\"/>`";
        return Err(fault(None, "nothing is seen in this drawing", hint));
    }
    Ok((tree, cost))
}

fn parsed(text: &str, told: Told) -> Result<Tree, Fault> {
    let copy = plain::copied(text, told)?;
    let unread = |error| {
        fault(None, format!("this drawing cannot be read: {error}"), "save it as plain SVG")
    };
    Tree::from_str(&copy, &Options::default()).map_err(unread)
}

impl Cost {
    fn of(tree: &Tree) -> Result<Self, Fault> {
        let mut cost = Self::default();
        cost.add(tree.root(), 0)?;
        Ok(cost)
    }

    /// Adds what a group costs.
    fn add(&mut self, group: &Group, canvases: usize) -> Result<(), Fault> {
        let is_canvas = group.should_isolate();
        let canvases = canvases + usize::from(is_canvas);
        if canvases > MOST_CANVASES {
            let cause = format!("more than {MOST_CANVASES} see-through groups lie in one another");
            return Err(fault(
                plain::place(group.id()),
                cause,
                "make the shapes see-through in their place",
            ));
        }
        for node in group.children() {
            match node {
                Node::Group(group) => self.add(group, canvases)?,
                Node::Path(path) => self.shape(path)?,
                // The copy has none.
                Node::Image(_) | Node::Text(_) => {}
            }
        }
        if is_canvas {
            // It is cleared, and laid over what lies below.
            let room = group.abs_bounding_box();
            self.painted += 2.0 * room.width() * room.height();
        }
        self.judged(group.id())
    }

    fn shape(&mut self, path: &Path) -> Result<(), Fault> {
        let room = path.abs_stroke_bounding_box();
        let [least, most] = [-REACH * SIDE, (1.0 + REACH) * SIDE];
        let is_near = |at: f32| (least..=most).contains(&at);
        if ![room.left(), room.top(), room.right(), room.bottom()].into_iter().all(is_near) {
            let cause = "a shape reaches further beyond the edge than the picture is wide";
            return Err(fault(plain::place(path.id()), cause, "cut it off at the edge"));
        }
        let own = path.data().bounds();
        let is_own = |at: f32| at.abs() <= FARTHEST;
        if ![own.left(), own.top(), own.right(), own.bottom()].into_iter().all(is_own) {
            let cause = format!("a shape lies further out than {FARTHEST} in its own units");
            return Err(fault(plain::place(path.id()), cause, "make the whole drawing smaller"));
        }
        let ends = path.data().len();
        let area = room.width() * room.height();
        let paints = [
            path.fill().map(|fill| (fill.paint(), 1)),
            path.stroke().map(|line| (line.paint(), OF_LINE)),
        ];
        for (paint, weight) in paints.into_iter().flatten() {
            self.ends += weight * ends;
            self.painted += area * of_paint(paint);
        }
        self.judged(path.id())
    }

    /// Whether drawings cost as much as all of a pack may together.
    fn is_much(&self) -> bool {
        self.ends > MOST_TOGETHER * MOST_ENDS || self.painted > MOST_TOGETHER as f32 * MOST_PAINTED
    }

    fn judged(&self, at: &str) -> Result<(), Fault> {
        let cause = if self.ends > MOST_ENDS {
            "this drawing has more lines and curves than are drawn"
        } else if self.painted > MOST_PAINTED {
            "too many large shapes lie over each other in this drawing"
        } else {
            return Ok(());
        };
        Err(fault(plain::place(at), cause, SMALLER))
    }
}

/// How much more a point in this paint costs than one in a colour.
fn of_paint(paint: &Paint) -> f32 {
    let stops = match paint {
        Paint::Color(_) | Paint::Pattern(_) => return 1.0,
        Paint::LinearGradient(gradient) => gradient.stops().len(),
        Paint::RadialGradient(gradient) => gradient.stops().len(),
    };
    2.0 + stops as f32 / 2.0
}
