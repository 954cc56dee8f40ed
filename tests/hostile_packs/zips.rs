//! Zip files made byte by byte, so that each can lie in one place.

use miniz_oxide::deflate::compress_to_vec;

/// An entry; what the head and the list say of it may be changed.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) name: Vec<u8>,
    pub(super) data: Vec<u8>,
    pub(super) sum: u32,
    pub(super) size: u32,
    pub(super) method: u16,
    pub(super) flags: u16,
    /// What Unix says of the file.
    pub(super) mode: u16,
    /// What the head says instead, where it differs.
    pub(super) head_name: Option<Vec<u8>>,
    pub(super) head_size: Option<u32>,
    /// Where the list says that the head begins, where it differs.
    pub(super) offset: Option<u32>,
}

impl Entry {
    /// A file, deflated.
    pub(super) fn new(name: impl AsRef<[u8]>, bytes: &[u8]) -> Self {
        Self {
            name: name.as_ref().to_vec(),
            data: compress_to_vec(bytes, 6),
            sum: crc32fast::hash(bytes),
            size: bytes.len() as u32,
            method: 8,
            flags: 0,
            mode: 0o100_644,
            head_name: None,
            head_size: None,
            offset: None,
        }
    }

    /// A file, stored as it is.
    pub(super) fn stored(name: &str, bytes: &[u8]) -> Self {
        Self { data: bytes.to_vec(), method: 0, ..Self::new(name, bytes) }
    }

    pub(super) fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    fn fields(&self, size: u32) -> Vec<u8> {
        let words = [20, self.flags, self.method, 0, 0x5a21].map(u16::to_le_bytes).concat();
        let sizes = [self.sum, self.data.len() as u32, size].map(u32::to_le_bytes).concat();
        [words, sizes].concat()
    }
}

fn short(number: usize) -> [u8; 2] {
    (number as u16).to_le_bytes()
}

fn long(number: usize) -> [u8; 4] {
    (number as u32).to_le_bytes()
}

/// A zip file of these entries.
pub(super) fn zip(entries: &[Entry]) -> Vec<u8> {
    let (mut bytes, mut list) = (Vec::new(), Vec::new());
    for entry in entries {
        let begins = entry.offset.map_or(bytes.len(), |offset| offset as usize);
        let name = entry.head_name.as_ref().unwrap_or(&entry.name);
        bytes.extend(b"PK\x03\x04");
        bytes.extend(entry.fields(entry.head_size.unwrap_or(entry.size)));
        bytes.extend([short(name.len()), short(0)].concat());
        bytes.extend(name);
        bytes.extend(&entry.data);
        // The maker is Unix.
        list.extend(b"PK\x01\x02\x14\x03");
        list.extend(entry.fields(entry.size));
        list.extend([short(entry.name.len()), short(0), short(0), short(0), short(0)].concat());
        list.extend([long(usize::from(entry.mode) << 16), long(begins)].concat());
        list.extend(&entry.name);
    }
    let end = Ending { count: entries.len(), size: list.len(), begins: bytes.len() };
    bytes.extend(list);
    bytes.extend(end.bytes(b""));
    bytes
}

/// The end of a zip file.
pub(super) struct Ending {
    pub(super) count: usize,
    pub(super) size: usize,
    pub(super) begins: usize,
}

impl Ending {
    pub(super) fn bytes(&self, comment: &[u8]) -> Vec<u8> {
        let count = [short(0), short(0), short(self.count), short(self.count)].concat();
        let place = [long(self.size), long(self.begins)].concat();
        [b"PK\x05\x06", &*count, &*place, &short(comment.len()), comment].concat()
    }
}
