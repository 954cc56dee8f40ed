//! Sounds of packs: whether they are Ogg Vorbis, and how long they are. None is decoded.
//!
//! A few bytes of such a file can stand for very much sound, and for very large books of codes, by which a
//! decoder reads it. So packets and books are counted here before anything else reads the file; what lies
//! in pages is read by the crate `ogg`.

use std::io::Cursor;

use ogg::PacketReader;

use crate::packs::paths::{Holds, Why};
use crate::packs::pictures;

/// The longest sound, in seconds.
const LONGEST: u64 = 180;
/// The most samples that packets could unpack to, however short they say that they are: those of blocks of
/// the longer kind in every packet. Half as many again as the longest sound has, because most sounds hold
/// some of the shorter kind.
const MOST_UNPACKED: u64 = LONGEST * 72_000;
/// The most samples of all sounds of a pack together: those that were heard stay in memory.
const MOST_TOGETHER: u64 = 600 * 48_000;
/// The rates at which sounds are played, in samples a second.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=48_000;
/// The most numbers in all books of codes together, and the most entries.
const MOST_NUMBERS: u64 = 2_000_000;
const MOST_ENTRIES: u64 = 400_000;

/// The sounds of a pack, counted one after another.
#[derive(Default)]
pub(super) struct Together {
    samples: u64,
}

impl Together {
    /// Adds a file; tells why it is no sound that is played, or is too much beside those before.
    pub(super) fn misfit(&mut self, bytes: &[u8]) -> Option<Why> {
        if let Some(why) = pictures::misfit(Holds::Sound, bytes) {
            return Some(why);
        }
        match length(bytes) {
            Ok(length) => self.samples = self.samples.saturating_add(length),
            Err(cause) => {
                let hint = format!(
                    "save it as Ogg Vorbis, in mono or stereo, of at most {LONGEST} seconds"
                );
                return Some((cause, hint));
            }
        }
        (self.samples > MOST_TOGETHER).then(|| {
            let cause = "with this one the sounds of the pack are longer than 10 minutes together";
            (cause.to_owned(), "make them shorter, or make two packs".to_owned())
        })
    }
}

/// The head of a sound: what the first packet says.
struct Head {
    rate: u32,
    /// The samples of a block of the longer kind.
    block: u64,
}

/// How long a sound is: the samples that its packets could unpack to.
fn length(bytes: &[u8]) -> Result<u64, String> {
    let mut packets = PacketReader::new(Cursor::new(bytes));
    let mut next =
        || packets.read_packet().map_err(|why| format!("this sound cannot be read: {why}"));
    let ends = || "this sound ends before it begins".to_owned();
    let first = next()?.ok_or_else(ends)?;
    let head = head(&first.data)?;
    let comment = next()?.ok_or_else(ends)?;
    let books = next()?.ok_or_else(ends)?;
    if !comment.data.starts_with(b"\x03vorbis") || !books.data.starts_with(b"\x05vorbis") {
        return Err("what stands before the sound is not that of Vorbis".to_owned());
    }
    Bits::new(&books.data[7..])
        .books()
        .ok_or("its books of codes cannot be read, or are too large")?;
    let (mut count, mut samples) = (0, 0);
    while let Some(packet) = next()? {
        if packet.stream_serial() != first.stream_serial() {
            return Err("several sounds lie in this file".to_owned());
        }
        count += 1;
        samples = packet.absgp_page().max(samples);
    }
    let seconds = samples / u64::from(head.rate);
    let unpacked = count * head.block / 2;
    if seconds > LONGEST || unpacked > MOST_UNPACKED {
        return Err(format!("this sound is longer than {LONGEST} seconds"));
    }
    if count == 0 {
        return Err(ends());
    }
    Ok(unpacked.max(samples))
}

/// Reads the first packet.
fn head(packet: &[u8]) -> Result<Head, String> {
    let other = || "this is not the sound of Vorbis".to_owned();
    let rest =
        packet.strip_prefix(b"\x01vorbis").filter(|rest| rest.len() == 23).ok_or_else(other)?;
    let number =
        |at: usize| u32::from_le_bytes([rest[at], rest[at + 1], rest[at + 2], rest[at + 3]]);
    let (channels, rate, blocks) = (rest[4], number(5), rest[21]);
    let (short, long) = (blocks & 15, blocks >> 4);
    if number(0) != 0 || !(6..=13).contains(&short) || !(short..=13).contains(&long) {
        return Err(other());
    }
    if !(1..=2).contains(&channels) {
        return Err(format!("this sound has {channels} channels"));
    }
    if !RATES.contains(&rate) {
        return Err(format!("this sound has {rate} samples a second"));
    }
    Ok(Head { rate, block: 1 << long })
}

/// Bits from the lowest of every byte on.
struct Bits<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Bits<'b> {
    fn new(bytes: &'b [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The next bits as a number; at most 32.
    fn number(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for bit in 0..bits {
            let byte = self.bytes.get(self.at / 8)?;
            number |= u64::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }

    fn skip(&mut self, bits: u64) -> Option<()> {
        self.at = self.at.checked_add(usize::try_from(bits).ok()?)?;
        (self.at <= self.bytes.len() * 8).then_some(())
    }

    /// Reads over all books of codes; nothing if they cannot be read or are too large.
    fn books(&mut self) -> Option<()> {
        let (mut numbers, mut entries) = (0, 0);
        for _ in 0..=self.number(8)? {
            let book = self.book()?;
            numbers += book.entries * book.dimensions;
            entries += book.entries;
            if numbers > MOST_NUMBERS || entries > MOST_ENTRIES {
                return None;
            }
        }
        Some(())
    }

    fn book(&mut self) -> Option<Book> {
        if self.number(24)? != 0x56_4342 {
            return None;
        }
        let book = Book { dimensions: self.number(16)?, entries: self.number(24)? };
        if book.entries > MOST_ENTRIES {
            return None;
        }
        if self.number(1)? == 1 {
            self.ordered_lengths(book.entries)?;
        } else {
            let is_sparse = self.number(1)? == 1;
            for _ in 0..book.entries {
                if !is_sparse || self.number(1)? == 1 {
                    self.skip(5)?;
                }
            }
        }
        let kind = self.number(4)?;
        if kind > 0 {
            self.skip(64)?;
            let bits = self.number(4)? + 1;
            self.skip(1)?;
            let values = match kind {
                1 => book.values()?,
                2 => book.entries * book.dimensions,
                _ => return None,
            };
            self.skip(values * bits)?;
        }
        Some(book)
    }

    /// Reads over the lengths of codes where each group of them is given by its size.
    fn ordered_lengths(&mut self, entries: u64) -> Option<()> {
        self.skip(5)?;
        let mut done = 0;
        while done < entries {
            let group = self.number(u64::BITS - (entries - done).leading_zeros())?;
            // An empty group takes bits too, so a file of empty groups comes to its end.
            done += group;
        }
        (done == entries).then_some(())
    }
}

/// A book of codes.
struct Book {
    dimensions: u64,
    entries: u64,
}

impl Book {
    /// The number of values of which each entry is made: the largest whose power is not above the entries.
    fn values(&self) -> Option<u64> {
        let power = u32::try_from(self.dimensions).ok().filter(|power| *power > 0)?;
        let fits = |value: u64| value.checked_pow(power).is_some_and(|all| all <= self.entries);
        (1..=self.entries + 1).find(|value| !fits(*value)).map(|value| value - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shipped(name: &str) -> Vec<u8> {
        let path = crate::project::root().join("assets/sounds").join(name);
        std::fs::read(path).unwrap()
    }

    #[test]
    fn every_shipped_sound_could_be_a_pack_s() {
        let folder = crate::project::root().join("assets/sounds");
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let files =
            files.filter_map(|name| name.into_string().ok()).filter(|it| it.ends_with(".ogg"));
        let mut longest = 0;
        for name in files {
            let length = length(&shipped(&name)).unwrap_or_else(|why| panic!("{name}: {why}"));
            longest = length.max(longest);
        }
        assert!((20 * 48_000..MOST_UNPACKED / 2).contains(&longest), "{longest}");
    }

    #[test]
    fn a_sound_that_is_cut_off_or_spoilt_is_refused() {
        let sound = shipped("hit_1.ogg");
        assert_eq!(Together::default().misfit(&sound), None);
        for bytes in [&sound[..40], &sound[..200], b"OggS", b""] {
            assert!(length(bytes).is_err(), "{}", bytes.len());
        }
        let spoilt = |at: usize| {
            let mut bytes = sound.clone();
            bytes[at] ^= 0x10;
            length(&bytes).expect_err("a spoilt sound")
        };
        // The sums of pages tell it, wherever it is.
        assert!(spoilt(33).contains("cannot be read"), "{}", spoilt(33));
        assert!(spoilt(sound.len() - 9).contains("cannot be read"), "{}", spoilt(sound.len() - 9));
    }

    #[test]
    fn the_sounds_of_a_pack_are_bounded_together() {
        let (music, mut sounds) = (shipped("music_zoon.ogg"), Together::default());
        let each = length(&music).expect("music");
        let fitting = (0..).take_while(|_| sounds.misfit(&music).is_none()).take(100).count();
        assert_eq!(fitting as u64, MOST_TOGETHER / each);
        let (cause, _) = sounds.misfit(&music).expect("too much");
        assert!(cause.contains("10 minutes together"), "{cause}");
    }

    /// The first packet of a sound.
    fn first(channels: u8, rate: u32, blocks: u8) -> Vec<u8> {
        let rate = rate.to_le_bytes();
        let parts: [&[u8]; 6] =
            [b"\x01vorbis", &[0; 4], &[channels], &rate, &[0; 12], &[blocks, 1]];
        parts.concat()
    }

    #[test]
    fn channels_rates_and_blocks_that_are_not_played_are_refused() {
        assert!(head(&first(2, 44_100, 0xb8)).is_ok());
        assert!(head(&first(6, 44_100, 0xb8)).is_err());
        assert!(head(&first(1, 192_000, 0xb8)).is_err());
        assert!(head(&first(1, 44_100, 0xf8)).is_err());
        assert!(head(&first(1, 44_100, 0x8b)).is_err());
        assert!(head(b"\x01vorbis").is_err());
    }

    /// A book of so many entries, all with codes of one length, and numbers that take up no space.
    fn book(entries: u64, dimensions: u64) -> Vec<bool> {
        let fields = [(0x56_4342, 24), (dimensions, 16), (entries, 24), (1, 1), (20, 5)];
        let group = [(entries, u64::from(u64::BITS - entries.leading_zeros())), (0, 4)];
        let fields = fields.into_iter().chain(group);
        fields.flat_map(|(number, bits)| (0..bits).map(move |bit| number >> bit & 1 == 1)).collect()
    }

    #[test]
    fn books_of_codes_that_grow_large_are_refused() {
        let read = |books: &[Vec<bool>]| {
            let count = (0..8).map(|bit| (books.len() - 1) >> bit & 1 == 1);
            let bits: Vec<bool> = count.chain(books.iter().flatten().copied()).collect();
            let bytes = bits.chunks(8).map(|bits| {
                bits.iter().enumerate().fold(0, |byte, (at, bit)| byte | u8::from(*bit) << at)
            });
            Bits::new(&bytes.collect::<Vec<u8>>()).books()
        };
        assert_eq!(read(&[book(100, 2)]), Some(()));
        assert_eq!(read(&[book(100_000, 32)]), None, "numbers of one book");
        assert_eq!(read(&vec![book(100_000, 1); 5]), None, "entries of several");
        assert_eq!(read(&[book(16_000_000, 1)]), None, "entries of one");
        let book = Book { dimensions: 2, entries: 99 };
        assert_eq!(book.values(), Some(9));
    }
}
