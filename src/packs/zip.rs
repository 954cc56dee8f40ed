//! Zip files, read so strictly that no two programs can see different files in them.
//!
//! A zip file says everything twice: in a list at its end and before every file. Here both must agree,
//! no two files may share bytes, and nothing may follow the list. Sizes that the file states are never
//! trusted: what is unpacked is counted. Only the two ways of packing are read that every program
//! writes: stored, and deflated.

mod writing;

pub(super) use writing::zip;

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress, inflate_flags};

use crate::packs::limits::{MAX_BYTES, MAX_ENTRIES};
use crate::packs::pack::{Sack, around};
use crate::packs::paths::{self, Why};

/// The bytes of the end of the list, without the comment after it.
const END: usize = 22;
/// The bytes of an entry of the list, without name and extras.
const LISTED: usize = 46;
/// The bytes before a file, without name and extras.
const HEAD: usize = 30;
/// The longest comment.
const LONGEST_COMMENT: usize = 65_535;
/// Flags: the entry is encrypted, its sizes follow its bytes.
const ENCRYPTED: u64 = 1 | 1 << 6 | 1 << 13;
const SIZES_FOLLOW: u64 = 1 << 3;
/// Kinds of files in the upper half of what Unix says of an entry.
const KIND: u64 = 0o170_000;
const LINK: u64 = 0o120_000;
const FOLDER: u64 = 0o040_000;
const FILE: u64 = 0o100_000;

/// A whole number in a zip file: its bytes at a place, the lowest first.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<u64> {
    let part = bytes.get(at..at.checked_add(length)?)?;
    Some(part.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// An entry of the list.
struct Entry {
    name: String,
    flags: u64,
    method: u64,
    sum: u64,
    packed: u64,
    size: u64,
    kind: u64,
    /// Where the file's own head begins.
    head: usize,
}

impl Entry {
    fn is_folder(&self) -> bool {
        self.name.ends_with('/')
    }

    /// Why an entry is refused for what the list says of it.
    fn misfit(&self) -> Option<Why> {
        if self.flags & ENCRYPTED != 0 {
            let cause = "this file is encrypted".to_owned();
            return Some((cause, "pack it without a password".to_owned()));
        }
        match self.kind {
            LINK => return Some(paths::link()),
            FOLDER if self.is_folder() => {}
            0 | FILE if !self.is_folder() => {}
            0 if self.is_folder() => {}
            _ => return Some(paths::device()),
        }
        if !matches!(self.method, 0 | 8) {
            let cause = format!("this file is packed in an unusual way, number {}", self.method);
            return Some((cause, "pack it as a plain zip file (deflate)".to_owned()));
        }
        None
    }
}

/// The bytes of a zip file and its list.
struct Archive<'a> {
    bytes: &'a [u8],
    /// Where the list begins.
    list: usize,
    entries: Vec<Entry>,
}

/// Why a whole zip file is refused.
struct Torn(&'static str);

const AGAIN: &str = "pack the folder again with a usual program";

/// Unpacks a zip file into a sack; everything that is wrong is told there.
pub(super) fn unpack(bytes: &[u8], sack: &mut Sack) {
    if bytes.len() > MAX_BYTES {
        let cause = format!("the file has more than {} MB", MAX_BYTES / 1_000_000);
        return sack.flaw_of_all(&cause, "make pictures and sounds smaller, or make two packs");
    }
    let archive = match Archive::read(bytes) {
        Ok(archive) => archive,
        Err(Torn(cause)) => return sack.flaw_of_all(cause, AGAIN),
    };
    sack.around = around(archive.entries.iter().map(|entry| entry.name.as_str()));
    // All names and sizes are judged before the first byte is unpacked.
    let mut taken = Vec::new();
    let mut announced = Vec::new();
    for entry in &archive.entries {
        if let Some(why) = entry.misfit() {
            if sack.count() {
                sack.flaw(&entry.name, why);
            }
        } else if entry.is_folder() {
            let judged = paths::within(entry.name.trim_end_matches('/'));
            match judged {
                Err(why) if !paths::is_left_out(&entry.name) => sack.flaw(&entry.name, why),
                _ => {
                    sack.count();
                }
            }
        } else {
            let place = archive.place(entry);
            match &place {
                Ok(place) => taken.push((place.clone(), entry)),
                Err(cause) => sack.flaw(&entry.name, again(cause)),
            }
            if sack.announce(&entry.name, entry.size)
                && let Ok(place) = place
            {
                announced.push((entry, place));
            }
        }
    }
    taken.sort_by_key(|(place, _)| place.start);
    for pair in taken.windows(2) {
        if let [(one, _), (other, entry)] = pair
            && other.start < one.end
        {
            sack.flaw(&entry.name, again("this file shares bytes with another one"));
        }
    }
    if sack.has_flaws() {
        return;
    }
    for (entry, place) in announced {
        let packed = &bytes[place.end - entry.packed as usize..place.end];
        match unpacked(entry, packed, sack.most(&entry.name)) {
            Ok(bytes) => sack.put(&entry.name, bytes),
            Err(why) => sack.flaw(&entry.name, why),
        }
    }
}

fn again(cause: &str) -> Why {
    (cause.to_owned(), AGAIN.to_owned())
}

/// The bytes of a file, counted while they are unpacked: never more than were announced.
fn unpacked(entry: &Entry, packed: &[u8], most: usize) -> Result<Vec<u8>, Why> {
    let size = (entry.size as usize).min(most);
    let bytes = match entry.method {
        0 => packed.to_vec(),
        _ => inflated(packed, size).map_err(|cause| again(&cause))?,
    };
    if bytes.len() as u64 != entry.size {
        let (has, size) = (bytes.len(), entry.size);
        return Err(again(&format!("this file has {has} bytes, and the zip file states {size}")));
    }
    if u64::from(crc32fast::hash(&bytes)) != entry.sum {
        return Err(again("the bytes of this file are damaged: their sum is another one"));
    }
    Ok(bytes)
}

/// Inflates all of these bytes into no more than so many.
fn inflated(packed: &[u8], size: usize) -> Result<Vec<u8>, String> {
    let mut bytes = vec![0; size];
    let whole = inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let mut state = Box::<DecompressorOxide>::default();
    let (status, read, written) = decompress(&mut state, packed, &mut bytes, 0, whole);
    match status {
        TINFLStatus::Done if read == packed.len() => {
            bytes.truncate(written);
            Ok(bytes)
        }
        TINFLStatus::Done => Err("something is hidden behind the bytes of this file".to_owned()),
        TINFLStatus::HasMoreOutput => {
            Err(format!("this file is larger than the {size} bytes that the zip file states"))
        }
        _ => Err("the bytes of this file are damaged".to_owned()),
    }
}

impl<'a> Archive<'a> {
    /// Reads the list.
    fn read(bytes: &'a [u8]) -> Result<Self, Torn> {
        if !bytes.starts_with(b"PK") {
            return Err(Torn("this is no zip file"));
        }
        let end = end(bytes).ok_or(Torn(
            "the zip file does not end with its list: it is cut off, or something follows",
        ))?;
        let field = |at: usize, length| number(bytes, end + at, length).unwrap_or_default();
        if [field(4, 2), field(6, 2)] != [0, 0] || field(8, 2) != field(10, 2) {
            return Err(Torn("the zip file is one of several parts"));
        }
        let (count, size, list) = (field(10, 2), field(12, 4), field(16, 4));
        if count > MAX_ENTRIES as u64 {
            return Err(Torn("the zip file lists too many entries"));
        }
        if list + size != end as u64 {
            return Err(Torn("the list of the zip file lies where it should not"));
        }
        let (mut entries, mut at) = (Vec::new(), list as usize);
        for _ in 0..count {
            let (entry, next) =
                listed(bytes, at, end).ok_or(Torn("the list of the zip file is damaged"))?;
            entries.push(entry);
            at = next;
        }
        if at != end {
            return Err(Torn("the zip file lists more entries than it states"));
        }
        Ok(Self { bytes, list: list as usize, entries })
    }

    /// The range of bytes of an entry with its own head, which must say what the list says.
    fn place(&self, entry: &Entry) -> Result<std::ops::Range<usize>, &'static str> {
        let bytes = &self.bytes[..self.list];
        let at = |offset, length| number(bytes, entry.head.saturating_add(offset), length);
        let beyond = "this file lies outside the zip file";
        if bytes.get(entry.head..).is_none_or(|rest| !rest.starts_with(b"PK\x03\x04")) {
            return Err(beyond);
        }
        let [name, extra] = [at(26, 2), at(28, 2)].map(Option::unwrap_or_default);
        let name_at = entry.head + HEAD;
        let starts = name_at + name as usize + extra as usize;
        let ends = (starts as u64).saturating_add(entry.packed);
        if ends > bytes.len() as u64 {
            return Err(beyond);
        }
        let follows = entry.flags & SIZES_FOLLOW != 0;
        let stated = [at(14, 4), at(18, 4), at(22, 4)];
        let listed = [entry.sum, entry.packed, entry.size].map(Some);
        // A program that packs into a pipe writes sums and sizes behind the file, and zero before it.
        let agree = stated
            .iter()
            .zip(&listed)
            .all(|(stated, listed)| stated == listed || follows && *stated == Some(0));
        let same = bytes.get(name_at..name_at + name as usize) == Some(entry.name.as_bytes())
            && at(6, 2) == Some(entry.flags)
            && at(8, 2) == Some(entry.method)
            && agree;
        if !same {
            return Err("the zip file says two different things about this file");
        }
        Ok(entry.head..ends as usize)
    }
}

/// Where the end of the list begins. The comment after it reaches to the end of the file.
fn end(bytes: &[u8]) -> Option<usize> {
    let last = bytes.len().checked_sub(END)?;
    let first = last.saturating_sub(LONGEST_COMMENT);
    (first..=last).rev().find(|at| {
        bytes[*at..].starts_with(b"PK\x05\x06")
            && number(bytes, at + 20, 2) == Some((last - at) as u64)
    })
}

/// The entry of the list at a place, and where the next one begins.
fn listed(bytes: &[u8], at: usize, end: usize) -> Option<(Entry, usize)> {
    let bytes = &bytes[..end];
    if !bytes.get(at..)?.starts_with(b"PK\x01\x02") {
        return None;
    }
    let field = |offset, length| number(bytes, at + offset, length);
    let [name, extra, comment] = [field(28, 2)?, field(30, 2)?, field(32, 2)?];
    let name_ends = at + LISTED + name as usize;
    let name = bytes.get(at + LISTED..name_ends)?;
    let next = name_ends + extra as usize + comment as usize;
    // The maker is in the upper byte of the version: 3 is Unix, 19 is Darwin.
    let unix = matches!(field(5, 1)?, 3 | 19);
    let entry = Entry {
        // Whatever is no UTF-8 becomes a sign that no name may have.
        name: String::from_utf8_lossy(name).into_owned(),
        flags: field(8, 2)?,
        method: field(10, 2)?,
        sum: field(16, 4)?,
        packed: field(20, 4)?,
        size: field(24, 4)?,
        kind: if unix { field(40, 2)? & KIND } else { 0 },
        head: field(42, 4)? as usize,
    };
    (next <= end).then_some((entry, next))
}
