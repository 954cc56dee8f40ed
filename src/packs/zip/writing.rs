//! Writes a zip file, so that a pack can be given to a friend as one file.
//!
//! The same files always give the same bytes: there are no dates in it.

use miniz_oxide::deflate::compress_to_vec;

/// How hard a file is pressed, 0 to 10.
const LEVEL: u8 = 8;
/// The version of the format that is needed to read it, and a date that every program takes: 1980-01-01.
const NEEDED: u16 = 20;
const DATE: u16 = 0x21;

/// A zip file of these files, each with its path.
pub(in crate::packs) fn zip<'f>(files: impl Iterator<Item = (&'f str, &'f [u8])>) -> Vec<u8> {
    let (mut bytes, mut list, mut count) = (Vec::new(), Vec::new(), 0_u16);
    for (path, file) in files {
        let packed = compress_to_vec(file, LEVEL);
        let begins = number(bytes.len());
        let fields = fields(path, file, &packed);
        bytes.extend(b"PK\x03\x04");
        bytes.extend(&fields);
        bytes.extend([0, 0]);
        bytes.extend(path.as_bytes());
        bytes.extend(&packed);
        list.extend(b"PK\x01\x02");
        list.extend(NEEDED.to_le_bytes());
        list.extend(&fields);
        // No extras, no comment, first part, no attributes.
        list.extend([0; 12]);
        list.extend(begins);
        list.extend(path.as_bytes());
        count = count.saturating_add(1);
    }
    let [size, begins] = [number(list.len()), number(bytes.len())];
    bytes.extend(list);
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    bytes.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    bytes.extend([size, begins].concat());
    bytes.extend([0, 0]);
    bytes
}

/// What stands both before a file and in the list, up to the length of its name.
fn fields(path: &str, file: &[u8], packed: &[u8]) -> Vec<u8> {
    let deflated = 8_u16;
    let words = [NEEDED, 0, deflated, 0, DATE].map(u16::to_le_bytes).concat();
    let sum = crc32fast::hash(file).to_le_bytes();
    let name = u16::try_from(path.len()).unwrap_or(u16::MAX).to_le_bytes();
    [&words[..], &sum, &number(packed.len()), &number(file.len()), &name].concat()
}

/// A number of bytes; a pack has far fewer than can be written so.
fn number(bytes: usize) -> [u8; 4] {
    u32::try_from(bytes).unwrap_or(u32::MAX).to_le_bytes()
}
