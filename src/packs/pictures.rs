//! What pictures, drawings, sounds and fonts are, told without decoding any of them.

use crate::packs::limits::PIXELS;
use crate::packs::paths::{Holds, Why};

/// The first bytes of archives: zip, gzip, 7z, rar, xz, bzip2, zstd.
const ARCHIVES: [&[u8]; 7] = [
    b"PK\x03\x04",
    &[0x1f, 0x8b],
    b"7z\xbc\xaf",
    b"Rar!",
    &[0xfd, b'7', b'z', b'X', b'Z'],
    b"BZh",
    &[0x28, 0xb5, 0x2f, 0xfd],
];
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
/// What may not stand in a drawing: each could reach outside it or grow without end.
const NOT_DRAWN: [(&str, &str); 5] = [
    ("<!doctype", "a document type"),
    ("<!entity", "an entity"),
    ("<script", "a script"),
    ("<foreignobject", "a foreign object"),
    ("<image", "a picture within the picture"),
];
/// The most elements of a drawing, and how many of them it may use again.
const MOST_ELEMENTS: usize = 5_000;
const MOST_USES: usize = 200;

/// Why a file does not hold what its ending says; of sounds and fonts only the begin is looked at.
pub(super) fn misfit(holds: Holds, bytes: &[u8]) -> Option<Why> {
    if ARCHIVES.iter().any(|begin| bytes.starts_with(begin)) {
        let cause = "this file is an archive, whatever its ending".to_owned();
        return Some((cause, "lay its files into the pack instead".to_owned()));
    }
    match holds {
        Holds::Picture => picture(bytes),
        Holds::Drawing => drawing(bytes),
        Holds::Sound => begins(bytes, &[b"OggS"], "sound", "Ogg Vorbis"),
        Holds::Font => {
            begins(bytes, &[&[0, 1, 0, 0], b"OTTO", b"true"], "font", "TrueType or OpenType")
        }
        Holds::Data | Holds::Paper => None,
    }
}

fn begins(bytes: &[u8], right: &[&[u8]], what: &str, kind: &str) -> Option<Why> {
    let begins = right.iter().any(|begin| bytes.starts_with(begin));
    (!begins).then(|| (format!("this is no {what}"), format!("save it as {kind}")))
}

/// The width and height of a PNG picture.
#[must_use]
pub(super) fn size(bytes: &[u8]) -> Option<[u32; 2]> {
    let head = bytes.strip_prefix(PNG)?;
    let number = |at: usize| Some(u32::from_be_bytes(head.get(at..at + 4)?.try_into().ok()?));
    (head.get(4..8)? == b"IHDR" && number(0)? == 13).then_some([number(8)?, number(12)?])
}

fn picture(bytes: &[u8]) -> Option<Why> {
    let Some([width, height]) = size(bytes) else {
        return Some(("this is no picture".to_owned(), "save it as PNG".to_owned()));
    };
    let [least, most] = PIXELS;
    let cause = if width != height {
        format!("the picture is {width} pixels wide and {height} high")
    } else if !(least..=most).contains(&width) {
        format!("the picture has {width} pixels a side")
    } else {
        return None;
    };
    Some((cause, format!("save it as a square of {least} to {most} pixels")))
}

fn drawing(bytes: &[u8]) -> Option<Why> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Some(("this drawing is not UTF-8 text".to_owned(), "save it as plain SVG".into()));
    };
    let small = text.to_ascii_lowercase();
    if !small.contains("<svg") {
        return Some(("this is no drawing".to_owned(), "save it as plain SVG".to_owned()));
    }
    let hint = || "draw it with plain shapes".to_owned();
    if let Some((_, what)) = NOT_DRAWN.iter().find(|(begin, _)| small.contains(begin)) {
        return Some((format!("{what} stands in this drawing"), hint()));
    }
    let elsewhere =
        small.split("href=").skip(1).any(|rest| !rest[1.min(rest.len())..].starts_with('#'));
    if elsewhere || small.contains("url(http") || small.contains("@import") {
        return Some(("this drawing refers to another file".to_owned(), hint()));
    }
    let (elements, uses) = (small.matches('<').count(), small.matches("<use").count());
    if elements > MOST_ELEMENTS || uses > MOST_USES {
        let cause = format!(
            "this drawing has {elements} elements and uses {uses} of them again; {MOST_ELEMENTS} and \
             {MOST_USES} are the most"
        );
        return Some((cause, "draw it with fewer shapes, or save it as PNG".to_owned()));
    }
    uses_grow(&small).then(|| {
        let cause = "a shape that can be used again uses others itself";
        (cause.to_owned(), "give no `id` to what holds a `<use>`".to_owned())
    })
}

/// Whether a `<use>` stands within an element with an id: such uses could use each other, and grow without
/// end.
fn uses_grow(small: &str) -> bool {
    let mut open: Vec<bool> = Vec::new();
    for tag in small.split('<').skip(1) {
        let inside = tag.split('>').next().unwrap_or_default();
        if inside.starts_with('/') {
            open.pop();
        } else if !inside.starts_with(['!', '?']) {
            if inside.starts_with("use") && open.contains(&true) {
                return true;
            }
            if !inside.ends_with('/') {
                open.push(inside.split_ascii_whitespace().any(|word| word.starts_with("id=")));
            }
        }
    }
    false
}
