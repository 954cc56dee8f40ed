//! What changes of a head that blinks or turns an ear: the sheet `stirs`, made of the drawings of the folders [`FOLDERS`].
//!
//! Two comments of a drawing say how:
//!
//! - `<!-- eyes: … ; lids 7 6.5 #CF9433 -->`: half the width and height of a lid, and its colour. It covers each of the
//!   two eyes after the comment.
//! - `<!-- ears; turned 10 1.16 86 40 -->`: by how many degrees the right ear turns, how much larger it grows, and the
//!   point that stays where it is. The ear is what has an id up to the next comment, or refers to it without a mirror.
//!
//! A drawing composed of others stirs with its parts; a part gets no cell of its own.
//!
//! A cell holds only the pixels that differ from the head at rest, so it is laid over it.

use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};
use resvg::usvg::{Error, ImageHrefResolver, ImageKind, Options, Tree};

/// The ends of the cells' names.
pub(super) const KINDS: [&str; 2] = ["blink", "ear"];
/// The folders of the drawings.
pub(super) const FOLDERS: [&str; 3] = ["heads", "zoon", "honga"];

/// A drawing while it stirs in this way; `None` if it does not.
pub(super) fn stirred(text: &str, folder: &Path, kind: &str) -> Option<Result<Tree, Error>> {
    if let Some(changed) = changed(text, kind) {
        return Some(Tree::from_str(&changed, &Options::default()));
    }
    let part = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    if !parts(text).any(|name| changed(&part(name), kind).is_some()) {
        return None;
    }
    let resolve_string = Box::new(move |name: &str, _: &Options| {
        let text = part(name);
        let drawn = changed(&text, kind).unwrap_or(text);
        Tree::from_str(&drawn, &Options::default()).ok().map(ImageKind::SVG)
    });
    let image_href_resolver = ImageHrefResolver { resolve_string, ..ImageHrefResolver::default() };
    Some(Tree::from_str(text, &Options { image_href_resolver, ..Options::default() }))
}

/// The names of the drawings that a drawing is composed of.
pub(super) fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split("<image href=\"").skip(1).filter_map(|after| after.split('"').next())
}

/// A drawing that is composed of no others while it stirs in this way.
fn changed(text: &str, kind: &str) -> Option<String> {
    match kind {
        "blink" => blinking(text),
        _ => turning(text),
    }
}

/// Takes away what a picture has in common with the head at rest.
pub(super) fn keep_changes(stirred: &mut Pixmap, at_rest: &Pixmap) {
    for (pixel, known) in stirred.pixels_mut().iter_mut().zip(at_rest.pixels()) {
        if pixel == known {
            *pixel = PremultipliedColorU8::TRANSPARENT;
        }
    }
}

/// Splits a drawing at the end of the comment that holds these words; returns the words after them too.
fn comment<'a>(text: &'a str, words: &str) -> Option<(&'a str, Vec<&'a str>, &'a str)> {
    let begin = text.find(words)?;
    let end = begin + text[begin..].find("-->")?;
    let said = text[begin + words.len()..end].split_whitespace().collect();
    Some((&text[..end + 3], said, &text[end + 3..]))
}

fn number(word: &str) -> Option<f32> {
    word.parse().ok()
}

/// The value of an attribute.
fn attribute(element: &str, name: &str) -> Option<f32> {
    let value = element.split(&format!(" {name}=\"")).nth(1)?;
    number(value.split('"').next()?)
}

fn blinking(text: &str) -> Option<String> {
    let (before, said, mut after) = comment(text, "; lids ")?;
    let [wide, high, colour] = said[..] else { return None };
    let (wide, high) = (number(wide)?, number(high)?);
    let mut drawn = before.to_owned();
    for _ in 0..2 {
        let begin = after.find("<circle")?;
        let end = begin + after[begin..].find("/>")? + 2;
        let (x, y) = (attribute(&after[begin..end], "cx")?, attribute(&after[begin..end], "cy")?);
        // The glint belongs to the eye.
        let glint = end + after[end..].find("/>")? + 2;
        let (left, right, edge, deep) =
            (x - 0.62 * wide, x + 0.62 * wide, y + 0.1 * high, y + 0.75 * high);
        drawn.push_str(&after[..begin]);
        drawn.push_str(&format!(
            "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{wide}\" ry=\"{high}\" fill=\"{colour}\"/>\
             <path d=\"M{left} {edge} Q{x} {deep} {right} {edge}\" fill=\"none\" stroke=\"#2B211C\" \
             stroke-width=\"3\" stroke-linecap=\"round\"/>"
        ));
        after = &after[glint..];
    }
    Some(drawn + after)
}

fn turning(text: &str) -> Option<String> {
    let (before, said, after) = comment(text, "; turned ")?;
    let [degrees, larger, x, y] = said[..] else { return None };
    let turn = format!(
        "<g transform=\"translate({x} {y}) rotate({degrees}) scale({larger}) translate(-{x} -{y})\">"
    );
    let (ear, rest) = after.split_at(after.find("<!--")?);
    let mut drawn = before.to_owned();
    for element in ear.split_inclusive("/>") {
        let begin = element.rfind('<').unwrap_or_default();
        let (before, part) = element.split_at(begin);
        let is_right =
            part.contains(" id=\"") || part.starts_with("<use") && !part.contains("transform");
        drawn.push_str(before);
        match is_right {
            true => drawn.push_str(&format!("{turn}{part}</g>")),
            false => drawn.push_str(part),
        }
    }
    Some(drawn + rest)
}
