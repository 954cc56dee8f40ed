//! What pictures, sounds and fonts are, told without decoding any of them.

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

/// Why a file does not hold what its ending says; of sounds and fonts only the begin is looked at.
pub(super) fn misfit(holds: Holds, bytes: &[u8]) -> Option<Why> {
    if ARCHIVES.iter().any(|begin| bytes.starts_with(begin)) {
        let cause = "this file is an archive, whatever its ending".to_owned();
        return Some((cause, "lay its files into the pack instead".to_owned()));
    }
    match holds {
        Holds::Picture => picture(bytes),
        Holds::Sound => begins(bytes, &[b"OggS"], "sound", "Ogg Vorbis"),
        Holds::Font => {
            begins(bytes, &[&[0, 1, 0, 0], b"OTTO", b"true"], "font", "TrueType or OpenType")
        }
        // Those that are shown are read as a whole.
        Holds::Drawing | Holds::Data | Holds::Paper => None,
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
