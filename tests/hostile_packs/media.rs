//! Pictures, sounds and fonts that are none, or too much of one.

use super::zips::Entry;
use super::{Case, class, refused_files, refused_zip, zipped};

/// The head of a PNG picture.
pub(super) fn png(width: u32, height: u32) -> Vec<u8> {
    let begin = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR";
    [&begin[..], &width.to_be_bytes(), &height.to_be_bytes(), b"\x08\x06\x00\x00\x00"].concat()
}

fn head(name: &str, bytes: &[u8]) -> Case {
    refused_files(name, &[("assets/art/heads/otter.png", bytes)])
}

#[test]
fn pictures_are_judged_by_their_first_bytes() {
    let cut = png(128, 128)[..20].to_vec();
    let big = [png(128, 128), vec![0; 2_100_000]].concat();
    class(
        "pictures",
        [
            head("30,000 pixels a side", &png(30_000, 30_000)),
            head("4 billion pixels a side", &png(u32::MAX, u32::MAX)),
            head("no pixels", &png(0, 0)),
            head("8 pixels a side", &png(8, 8)),
            head("not square", &png(256, 128)),
            head("JPEG", b"\xff\xd8\xff\xe0\x00\x10JFIF"),
            head("cut off", &cut),
            head("nothing", b""),
            head("2.1 MB", &big),
            head("a program", b"\x7fELF"),
            refused_files("no sound", &[("assets/sounds/a.ogg", b"RIFF....WAVE")]),
            refused_files("no font", &[("assets/fonts/a.ttf", b"wOFF")]),
            refused_files("a font without letters", &[("assets/fonts/a.ttf", &[0, 1, 0, 0, 0, 0])]),
            refused_zip(
                "a picture in a zip file",
                &zipped(&[Entry::new("assets/art/heads/a.png", &png(5_000, 5_000))]),
            ),
        ],
    );
}
