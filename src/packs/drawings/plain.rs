//! Writes a drawing anew from what is known to be harmless: shapes, groups, gradients, and what they look like.
//!
//! What editors note for themselves is left out without a word, and so is what stands in `defs` and is no gradient. What would
//! change the picture and is not drawn is told with its line.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;

use resvg::usvg::roxmltree::{Document, Error, Node, ParsingOptions};

use super::{Fault, Told, fault, square};
use crate::data::letters::visible;
use crate::data::suggest::did_you_mean;

/// The most pieces of XML, with blanks and comments between elements, and the most attributes.
const MOST_NODES: u32 = 6_000;
const MOST_ATTRIBUTES: usize = 6_000;
/// The most names of kinds of XML, each of which the reader of XML compares with all others at every element.
const MOST_KINDS: usize = 40;
/// The most shapes, groups and stops of gradients together.
const MOST_ELEMENTS: usize = 500;
/// The most groups within each other.
const DEEPEST: usize = 16;
/// The most arcs: each may become many curves, and more the larger it is. So are numbers bounded: this is the most digits.
const MOST_ARCS: usize = 1_000;
const MOST_DIGITS: usize = 6;
/// The most gradients that borrow the stops of each other in a row.
const LONGEST_LOAN: usize = 4;
/// The most stops of a gradient.
const MOST_STOPS: usize = 16;

const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";

const SHAPES: [&str; 7] = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const GRADIENTS: [&str; 2] = ["linearGradient", "radialGradient"];
/// Elements for people and programs that show nothing.
const NOTES: [&str; 3] = ["title", "desc", "metadata"];
/// Attributes and properties that are taken over as they are.
#[rustfmt::skip]
const KEPT: [&str; 41] = [
    "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points", "transform",
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "opacity", "color", "display", "visibility", "paint-order",
    "gradientUnits", "gradientTransform", "spreadMethod", "fx", "fy", "fr", "offset", "stop-color", "stop-opacity",
    "id", "href",
];
/// What those of them begin with that say how shapes look.
const LOOKS: [&str; 3] = ["fill", "stroke", "opacity"];
/// Those of them that are no numbers.
const WORDS: [&str; 6] = ["fill", "stroke", "color", "stop-color", "id", "href"];
/// Properties that would change the picture and are not drawn: their name, what they are, and what to do instead.
const CHANGING: [(&str, &str, &str); 9] = [
    ("stroke-dasharray", "a line of dashes", "draw each dash as a line of its own"),
    ("clip-path", "a cut by another shape", "cut the shape itself"),
    ("mask", "a mask", "cut the shape itself"),
    ("filter", "a filter", "use gradients and see-through shapes in its place"),
    ("marker-start", "a marker", "draw it as a shape"),
    ("marker-mid", "a marker", "draw it as a shape"),
    ("marker-end", "a marker", "draw it as a shape"),
    ("mix-blend-mode", "a blend of colours", "choose the colour that it would give"),
    ("transform-origin", "a centre of turning", "write it into `transform`"),
];
/// Values of these that change nothing.
const NEUTRAL: [&str; 4] = ["none", "normal", "auto", "inherit"];
/// Elements that are not drawn, what they are, and what to do instead; all others are told by their name.
const NOT_DRAWN: [(&str, &str, &str); 14] = [
    ("use", "a shape that is used again", "lay the shape itself there: `Unlink clone` in Inkscape"),
    ("symbol", "a symbol", "lay its shapes where they are seen"),
    ("image", "a picture within the picture", "draw it with shapes, or save the whole as PNG"),
    ("text", "a text", "turn it into a path: `Object to path` in Inkscape"),
    ("style", "a style sheet", "save it as plain SVG, with styles at the shapes"),
    ("filter", "a filter", "use gradients and see-through shapes in its place"),
    ("mask", "a mask", "cut the shapes themselves"),
    ("clipPath", "a cut by another shape", "cut the shapes themselves"),
    ("pattern", "a pattern", "draw it with shapes, or use a gradient"),
    ("script", "a script", "take it out: a drawing does nothing"),
    ("foreignObject", "a foreign object", "take it out"),
    ("a", "a link", "take it out, and leave the shapes in it"),
    ("switch", "a choice between languages", "leave one of the choices"),
    ("svg", "a drawing within the drawing", "put its shapes into a group"),
];

/// The drawing with nothing in it but what is known to be harmless.
///
/// # Errors
/// What is not drawn, or more than is drawn.
pub(super) fn copied(text: &str, told: Told) -> Result<String, Fault> {
    for (begin, most, what) in
        [("=", MOST_ATTRIBUTES, "attributes"), ("xmlns", MOST_KINDS, "kinds of XML")]
    {
        if text.matches(begin).count() > most {
            let cause = format!("this drawing has more than {most} {what}");
            return Err(fault(None, cause, "save it as plain SVG"));
        }
    }
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document =
        Document::parse_with_options(text, options).map_err(|error| unread(text, &error))?;
    let root = document.root_element();
    if !is_drawn(root) || root.tag_name().name() != "svg" {
        return Err(fault(Some(named(root)), "this is no drawing", "save it as plain SVG"));
    }
    let gradients = gradients(&document)?;
    let mut copy = Copy { text: String::new(), told, gradients, elements: 0, arcs: 0 };
    let square = square::view_box(root)?;
    let _ =
        write!(copy.text, "<svg xmlns=\"{SVG}\" width=\"256\" height=\"256\" viewBox=\"{square}\"");
    // What all shapes share; the measures are those of the square.
    let mut shared = properties(root)?;
    shared.retain(|name, _| !["x", "y", "width", "height", "id"].contains(name));
    copy.attributes(&shared)?;
    copy.text.push('>');
    copy.children(root, 0)?;
    copy.text.push_str("</svg>");
    Ok(copy.text)
}

/// What the reader of XML has to say.
fn unread(text: &str, error: &Error) -> Fault {
    let (cause, hint) = match error {
        Error::DtdDetected => {
            ("a document type stands in this drawing".to_owned(), "save it as plain SVG")
        }
        Error::NodesLimitReached => (
            format!("this drawing has more than {MOST_NODES} elements and remarks"),
            super::SMALLER,
        ),
        error => {
            let told = error.to_string();
            // Its place is told as the place of the flaw.
            let cause = told.rsplit_once(" at ").map_or(&*told, |(cause, _)| cause);
            (format!("this drawing cannot be read: {}", visible(cause)), "save it as plain SVG")
        }
    };
    let place = error.pos();
    let line = text.split_inclusive('\n').take(place.row.saturating_sub(1) as usize);
    let line = line.map(str::len).sum::<usize>();
    let letters = text[line..].chars().take(place.col.saturating_sub(1) as usize);
    let begin = line + letters.map(char::len_utf8).sum::<usize>();
    fault(Some(begin..begin + 1), cause, hint)
}

/// Stands between the begin and the end of an element's name in the ids of the copy.
const BETWEEN: char = '-';

/// Where the name of an element stands of which the copy has this id.
pub(super) fn place(id: &str) -> Option<Range<usize>> {
    let (begin, end) = id.split_once(BETWEEN)?;
    Some(begin.parse().ok()?..end.parse().ok()?)
}

/// Where the name of an element stands.
pub(super) fn named(node: Node<'_, '_>) -> Range<usize> {
    let begin = node.range().start + 1;
    begin..begin + node.tag_name().name().len()
}

/// Whether an element is one of a drawing, and no note of an editor.
fn is_drawn(node: Node<'_, '_>) -> bool {
    node.is_element() && matches!(node.tag_name().namespace(), None | Some(SVG))
}

/// A property: its value, and where it stands.
type Property<'a> = (&'a str, Range<usize>);
type Properties<'a> = BTreeMap<&'a str, Property<'a>>;

/// What is said of an element, by attributes or in its `style`, which counts more.
fn properties<'a>(node: Node<'a, '_>) -> Result<Properties<'a>, Fault> {
    let mut all = Properties::new();
    let mut styled = Vec::new();
    for attribute in node.attributes() {
        match (attribute.namespace(), attribute.name()) {
            (None, "style") => {
                let pairs = attribute.value().split(';').filter_map(|pair| pair.split_once(':'));
                styled.extend(pairs.map(|(name, value)| {
                    let value = value.trim().trim_end_matches("!important").trim_end();
                    (name.trim(), (value, attribute.range()))
                }));
            }
            (None, name) | (Some(XLINK), name @ "href") => {
                all.insert(name, (attribute.value().trim(), attribute.range()));
            }
            _ => {}
        }
    }
    all.extend(styled);
    for (name, what, hint) in CHANGING {
        if let Some((value, range)) = all.get(name)
            && !NEUTRAL.contains(value)
        {
            return Err(fault(Some(range.clone()), format!("{what} is not drawn"), hint));
        }
    }
    Ok(all)
}

/// The ids of all gradients, with the gradient whose stops each borrows.
type Loans<'a> = BTreeMap<&'a str, Option<&'a str>>;

/// The gradients of a drawing; a circle of loans would never end.
fn gradients<'a>(document: &'a Document<'_>) -> Result<Loans<'a>, Fault> {
    let all = || document.descendants().filter(|node| is_gradient(*node));
    let id = |node: Node<'a, '_>| node.attribute("id").unwrap_or_default();
    let lender = |node: Node<'a, '_>| {
        let href = node.attribute("href").or_else(|| node.attribute((XLINK, "href")))?;
        href.trim().strip_prefix('#')
    };
    let loans: Loans<'_> = all().map(|node| (id(node), lender(node))).collect();
    for node in all() {
        let mut at = lender(node);
        for _ in 0..LONGEST_LOAN {
            at = at.and_then(|id| loans.get(id).copied().flatten());
        }
        if at.is_some() {
            let cause = format!(
                "this gradient borrows its stops of more than {LONGEST_LOAN} others, or in a circle"
            );
            return Err(fault(Some(named(node)), cause, "give it stops of its own"));
        }
    }
    Ok(loans)
}

fn is_gradient(node: Node<'_, '_>) -> bool {
    is_drawn(node) && GRADIENTS.contains(&node.tag_name().name())
}

/// The copy while it is written.
struct Copy<'a> {
    text: String,
    told: Told,
    gradients: Loans<'a>,
    elements: usize,
    arcs: usize,
}

impl Copy<'_> {
    fn children(&mut self, of: Node<'_, '_>, depth: usize) -> Result<(), Fault> {
        for node in of.children().filter(|node| is_drawn(*node)) {
            let name = node.tag_name().name();
            match name {
                "g" if depth == DEEPEST => {
                    let cause = format!("more than {DEEPEST} groups lie in one another");
                    return Err(fault(Some(named(node)), cause, "ungroup some of them"));
                }
                "g" => self.element(node, |copy| copy.children(node, depth + 1))?,
                "defs" => self.definitions(node)?,
                _ if is_gradient(node) => self.gradient(node)?,
                _ if SHAPES.contains(&name) => self.element(node, |_| Ok(()))?,
                _ if NOTES.contains(&name) => {}
                _ => return Err(not_drawn(node)),
            }
        }
        Ok(())
    }

    /// What stands there to be named by others: gradients are taken over.
    fn definitions(&mut self, of: Node<'_, '_>) -> Result<(), Fault> {
        for node in of.children().filter(|node| is_drawn(*node)) {
            match node.tag_name().name() {
                "style" | "script" => return Err(not_drawn(node)),
                _ if is_gradient(node) => self.gradient(node)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn gradient(&mut self, node: Node<'_, '_>) -> Result<(), Fault> {
        let stops =
            || node.children().filter(|node| is_drawn(*node) && node.tag_name().name() == "stop");
        if stops().count() > MOST_STOPS {
            let cause = format!("this gradient has more than {MOST_STOPS} stops");
            return Err(fault(Some(named(node)), cause, "leave some of them out"));
        }
        self.element(node, |copy| stops().try_for_each(|stop| copy.element(stop, |_| Ok(()))))
    }

    /// Writes an element with what stands in it.
    fn element(
        &mut self,
        node: Node<'_, '_>,
        inside: impl FnOnce(&mut Self) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.elements += 1;
        if self.elements > MOST_ELEMENTS {
            let cause =
                format!("this drawing has more than {MOST_ELEMENTS} shapes, groups and stops");
            return Err(fault(Some(named(node)), cause, super::SMALLER));
        }
        let name = node.tag_name().name();
        let mut properties = properties(node)?;
        // Nothing but gradients is named by others.
        properties.retain(|name, _| is_gradient(node) || !["id", "href"].contains(name));
        let _ = write!(self.text, "<{name}");
        if !is_gradient(node) {
            // By this id what draws it tells which element is meant.
            let Range { start, end } = named(node);
            let _ = write!(self.text, " id=\"{start}{BETWEEN}{end}\"");
        }
        self.attributes(&properties)?;
        self.text.push('>');
        inside(self)?;
        let _ = write!(self.text, "</{name}>");
        Ok(())
    }

    fn attributes(&mut self, properties: &Properties<'_>) -> Result<(), Fault> {
        for (name, (value, range)) in properties.iter().filter(|(name, _)| KEPT.contains(name)) {
            let is_look = LOOKS.iter().any(|begin| name.starts_with(begin));
            if is_look && self.told == Told::Outlines {
                continue;
            }
            let refers = match *name {
                "href" => Some(*value),
                _ => value
                    .split_once("url(")
                    .map(|(_, rest)| rest.trim_start_matches(['"', '\'', ' '])),
            };
            if let Some(other) = refers {
                self.refers(other, range)?;
            }
            if *name == "d" {
                self.arcs += value.matches(['a', 'A']).count();
            }
            if self.arcs > MOST_ARCS {
                let cause = format!("this drawing has more than {MOST_ARCS} arcs");
                return Err(fault(Some(range.clone()), cause, super::SMALLER));
            }
            if !WORDS.contains(name) && has_large(value) {
                let cause = format!(
                    "a number has more than {MOST_DIGITS} digits before the point, or a power of ten"
                );
                let hint = "make the whole drawing smaller, and write 100 in place of 1e2";
                return Err(fault(Some(range.clone()), cause, hint));
            }
            let _ = write!(self.text, " {name}=\"");
            for letter in value.chars() {
                match letter {
                    '&' => self.text.push_str("&amp;"),
                    '<' => self.text.push_str("&lt;"),
                    '"' => self.text.push_str("&quot;"),
                    letter => self.text.push(letter),
                }
            }
            self.text.push('"');
        }
        Ok(())
    }

    /// Tells of a reference that leads out of the drawing, or to no gradient.
    fn refers(&self, other: &str, range: &Range<usize>) -> Result<(), Fault> {
        let Some(id) = other.strip_prefix('#') else {
            let cause = "this drawing refers to another file";
            return Err(fault(Some(range.clone()), cause, "draw it with plain shapes"));
        };
        let id = id.split([')', '"', '\'']).next().unwrap_or_default();
        if self.gradients.contains_key(id) {
            return Ok(());
        }
        let cause = format!("there is no gradient `{}` in this drawing", visible(id));
        let meant = did_you_mean(id, self.gradients.keys().copied());
        let hint = meant.unwrap_or_else(|| "name a gradient, or choose a colour".to_owned());
        Err(fault(Some(range.clone()), cause, hint))
    }
}

/// Whether a number among others is large, or written with a power of ten that would make it so.
fn has_large(numbers: &str) -> bool {
    let is_power = |(at, _): (usize, &str)| {
        numbers[at + 1..].starts_with(|next: char| next == '+' || next.is_ascii_digit())
    };
    let mut runs = numbers.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let digits =
        |run: &str| run.split('.').next().unwrap_or_default().trim_start_matches('0').len();
    runs.any(|run| digits(run) > MOST_DIGITS) || numbers.match_indices(['e', 'E']).any(is_power)
}

/// Why an element is refused.
fn not_drawn(node: Node<'_, '_>) -> Fault {
    let name = node.tag_name().name();
    let known = NOT_DRAWN.iter().find(|(other, ..)| *other == name);
    let (cause, hint) = match known {
        Some((_, what, hint)) => (format!("{what} is not drawn"), (*hint).to_owned()),
        None => {
            let near = did_you_mean(name, SHAPES.into_iter().chain(["g"]));
            let hint =
                near.unwrap_or_else(|| format!("draw it with plain shapes: {}", SHAPES.join(", ")));
            (format!("`{}` is not drawn", visible(name)), hint)
        }
    };
    fault(Some(named(node)), cause, hint)
}
